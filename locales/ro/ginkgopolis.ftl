### Ginkgopolis. Argumentele fiecărui fel de mesaj: locales/README.md.

## Pe cutie

game-ginkgopolis = Ginkgopolis
game-ginkgopolis-blurb = Un oraș verde care crește în lățime și în înălțime, piesă cu piesă.
