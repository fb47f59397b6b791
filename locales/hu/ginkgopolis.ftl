### Ginkgopolis. Az egyes üzenetfajták argumentumai: locales/README.md.

## A dobozon

game-ginkgopolis = Ginkgopolis
game-ginkgopolis-blurb = Zöld város, amely lapkáról lapkára terjeszkedik és magasodik.
