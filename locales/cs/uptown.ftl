### UpTown. Argumenty každého druhu zprávy: locales/README.md.

## Na krabici

game-uptown = UpTown
game-uptown-blurb = Z karet projektů postav pět domů až po střechy a získej nejvíc prestiže.
