### UpTown. Argumenty komunikatów: locales/README.md.

## Na pudełku

game-uptown = UpTown
game-uptown-blurb = Z kart projektów zbuduj pięć budynków, aż po dachy, i zdobądź najwięcej prestiżu.
