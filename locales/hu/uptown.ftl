### UpTown. Az egyes üzenetfajták argumentumai: locales/README.md.

## A dobozon

game-uptown = UpTown
game-uptown-blurb = Építs tervkártyákból öt házat, egészen a tetőig, és szerezd a legtöbb presztízst.
