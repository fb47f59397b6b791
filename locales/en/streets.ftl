### Streets. Arguments of each kind of message: locales/README.md.

## On its box

game-streets = Streets
game-streets-blurb = Build streets together, and move people to wherever the fun is.
