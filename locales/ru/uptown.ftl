### UpTown. Аргументы сообщений: locales/README.md.

## На коробке

game-uptown = UpTown
game-uptown-blurb = Собери из карт проектов пять зданий, до самых крыш, и заслужи больше всех престижа.
