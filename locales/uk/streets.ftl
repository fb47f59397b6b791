### Streets. Аргументи повідомлень кожного виду: locales/README.md.

## На коробці

game-streets = Streets
game-streets-blurb = Будуй вулиці разом з усіма й веди людей туди, де найвеселіше.
