### Ginkgopolis. Argumenty každého druhu zprávy: locales/README.md.

## Na krabici

game-ginkgopolis = Ginkgopolis
game-ginkgopolis-blurb = Zelené město, které roste do šířky i do výšky, dílek po dílku.
