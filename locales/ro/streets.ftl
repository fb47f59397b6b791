### Streets. Argumentele fiecărui fel de mesaj: locales/README.md.

## Pe cutie

game-streets = Streets
game-streets-blurb = Construiește străzi alături de ceilalți și mută oamenii acolo unde e distracția.
