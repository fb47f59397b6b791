### UpTown. Argumentele fiecărui fel de mesaj: locales/README.md.

## Pe cutie

game-uptown = UpTown
game-uptown-blurb = Înalță cinci clădiri din cartonașe de proiect, până la acoperiș, și câștigă cel mai mult prestigiu.
