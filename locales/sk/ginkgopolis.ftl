### Ginkgopolis. Argumenty každého druhu správy: locales/README.md.

## Na krabici

game-ginkgopolis = Ginkgopolis
game-ginkgopolis-blurb = Zelené mesto, ktoré rastie do šírky aj do výšky, dielik po dieliku.
