### Streets. Argumenty každého druhu zprávy: locales/README.md.

## Na krabici

game-streets = Streets
game-streets-blurb = Stavte ulice společně a posílejte lidi tam, kde to žije.
