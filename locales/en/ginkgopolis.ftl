### Ginkgopolis. Arguments of each kind of message: locales/README.md.

## On its box

game-ginkgopolis = Ginkgopolis
game-ginkgopolis-blurb = A green city that grows outwards and upwards, tile by tile.
