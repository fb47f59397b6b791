### Streets. Argumenty komunikatów: locales/README.md.

## Na pudełku

game-streets = Streets
game-streets-blurb = Budujcie ulice razem i ściągajcie ludzi tam, gdzie jest najweselej.
