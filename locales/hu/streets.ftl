### Streets. Az egyes üzenetfajták argumentumai: locales/README.md.

## A dobozon

game-streets = Streets
game-streets-blurb = Építs utcákat a többiekkel, és költöztesd az embereket oda, ahol zajlik az élet.
