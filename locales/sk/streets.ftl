### Streets. Argumenty každého druhu správy: locales/README.md.

## Na krabici

game-streets = Streets
game-streets-blurb = Stavajte ulice spoločne a posielajte ľudí tam, kde to žije.
