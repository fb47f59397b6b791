### UpTown. Arguments of each kind of message: locales/README.md.

## On its box

game-uptown = UpTown
game-uptown-blurb = Stack project cards into five buildings, roof and all, and earn the most prestige in town.
