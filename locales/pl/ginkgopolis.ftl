### Ginkgopolis. Argumenty komunikatów: locales/README.md.

## Na pudełku

game-ginkgopolis = Ginkgopolis
game-ginkgopolis-blurb = Zielone miasto, które kafelek po kafelku rośnie wszerz i wzwyż.
