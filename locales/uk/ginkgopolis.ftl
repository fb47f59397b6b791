### Ginkgopolis. Аргументи повідомлень кожного виду: locales/README.md.

## На коробці

game-ginkgopolis = Ginkgopolis
game-ginkgopolis-blurb = Зелене місто, що росте вшир і вгору, плитка за плиткою.
