### UpTown. Argumenty každého druhu správy: locales/README.md.

## Na krabici

game-uptown = UpTown
game-uptown-blurb = Z kariet projektov postav päť budov až po strechu a získaj najviac prestíže.
