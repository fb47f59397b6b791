### Гинкгополис. Аргументы сообщений: locales/README.md.

## На коробке

game-ginkgopolis = Гинкгополис
game-ginkgopolis-blurb = Зелёный город, который тайл за тайлом растёт вширь и ввысь.
