### Samotný dom: obrazovky, tlačidlá, problémy, hlášky. Hry majú vlastné súbory.

app-name = Kvartal
title-of = { $title } · Kvartal
# $count: stoly, ktoré čakajú na čitateľa.
title-awaited = ({ $count }) { $title }
skip-to-content = Prejsť na obsah
screen-failed = Stránku sa nepodarilo načítať
part-late = Niečo sa nenačítalo. Skúšame to znova…
close = Zavrieť
# Pre čítačky obrazovky: miesto, kde zaznievajú novinky.
announcements = Oznámenia
cancel = Zrušiť

header-home = Kvartal, na úvodnú stránku
header-navigation = Hlavná navigácia
header-waiting = Čaká sa na teba
header-waiting-count = { $count ->
    [one] Čaká na teba { $count } stôl
    [few] Čakajú na teba { $count } stoly
   *[other] Čaká na teba { $count } stolov
}
header-settings = Nastavenia
notify-your-turn = Si na ťahu

## Hry

game-plots = Parcely
game-neighbours = Susedia

## Úvodná stránka

home-title = Postav si šťastné mestečko
home-explained = Stolové hry o stavaní miest, celé a presne podľa pravidiel. Bez účtu a bez inštalácie: otvor stôl, pošli odkaz a hraj.
# $game: názov hry.
home-play = Hrať hneď: { $game }
home-dealing = Stôl sa chystá…
home-new = Založiť stôl pre priateľov
home-mine = Tvoje stoly
home-games = Hry
home-with-bots = S botmi
home-alone = Sólo
home-open = Otvorené stoly
home-open-none = Práve nikto nečaká na spoluhráčov. Založ stôl a nechaj ho otvorený.
home-open-seats = { $free ->
    [one] Voľné miesto: { $free } / { $seats }
    [few] Voľné miesta: { $free } / { $seats }
   *[other] Voľné miesta: { $free } / { $seats }
}
home-open-join = Prisadnúť

## Prvá hra s trénerom

first-title = Prvá hra: { $game }?
first-explained = Vedľa teba sedí tréner a vysvetlí každú otázku, keď príde. Skutoční boti, asi desať minút a žiadne pravidlá vopred.
first-guided = Hrať s trénerom
first-without = Hrať už viem
coach-title = Tréner
coach-go-on = Rozumiem
coach-stop = Bez trénera
coach-hear = Znova počúvať trénera
coach-confirm = Ešte sa nič nestalo: pokojne si to prezri, prípadne vráť späť a potom potvrď. Od tej chvíle to platí.
learned-title = Prvú hru máš za sebou. Teraz už vieš:
learned-next = V tejto prvej hre sú karty vždy rovnaké. Od ďalšej hry sa miešajú.
learned-play-on = Hrať ďalej

## Stoly v zozname

tables-your-turn = Si na ťahu
tables-others = Hrajú ostatní
tables-lobby = Ešte sa nehrá
tables-over = Dohraté
tables-abandoned = Opustené
# $points: in words, with their noun.
tables-place = { $rank }. miesto z { $count }, { $points }
# $names: ostatní hráči ako výpočet.
tables-with = Spoluhráči: { $names }
tables-alone = Zatiaľ nikto ďalší
# $time: napríklad 4:05 alebo „2 dni 3 h“.
tables-left = Zostáva { $time }
tables-unreadable = { $count ->
    [one] { $count } tvoj stôl sa teraz nedá otvoriť. Pozri sa neskôr.
    [few] { $count } tvoje stoly sa teraz nedajú otvoriť. Pozri sa neskôr.
   *[other] { $count } tvojich stolov sa teraz nedá otvoriť. Pozri sa neskôr.
}

waiting-title = Čaká sa na teba
waiting-none = Žiadny stôl na teba nečaká. Len tak ďalej!
waiting-others = Čaká sa na ostatných
waiting-over = Dohraté

## Založenie stola

new-title = Založiť stôl
new-of = Nový stôl: { $game }
new-seats = Hráči
new-bots = Z toho boti
new-limit = Len pre { $least }–{ $most } hráčov
new-level = Ako dobre boti hrajú
new-visibility = Kto môže prísť
new-each = Miest na osobu
new-each-one = Jedno
new-each-any = Koľko kto chce
new-hints = Nápoveda
new-hints-yes = Povolená
new-hints-no = Bez nej
new-pace = Tempo
new-more = Ďalšie možnosti
new-make = Otvoriť stôl

visibility-link = Cez odkaz
visibility-link-blurb = Kto má odkaz, môže si prisadnúť alebo sa pozerať.
visibility-open = Pre všetkých
visibility-open-blurb = Stôl uvidí každý na úvodnej stránke.
visibility-private = Len s pozvánkou
visibility-private-blurb = Bez pozvánky o stole nikto nevie.

pace-none = Bez hodín
pace-none-blurb = Času máš, koľko chceš.
pace-live = Naživo
pace-live-blurb = 45 sekúnd na ťah a 5 minút v rezerve.
pace-quick = Rýchlo
pace-quick-blurb = 20 sekúnd na ťah a 2 minúty v rezerve.
pace-slow = Deň na ťah
pace-slow-blurb = Hraj, kedykoľvek máš chvíľku.
pace-slower = Tri dni na ťah
pace-slower-blurb = Na nabité týždne. Dovolenka zastaví hodiny.
# $time: napríklad 0:45 alebo „1 deň 0 h“.
pace-live-of = Naživo, { $time } na ťah
pace-slow-of = Pomaly, { $time } na ťah

level-random = Rojko
level-random-blurb = Hrá, čo mu práve napadne.
level-greedy = Sused
level-greedy-blurb = Berie, čo teraz vyzerá najlepšie.
level-beginner = Začiatočník
level-beginner-blurb = Učí sa a veľa prehliada.
level-casual = Rekreačný hráč
level-casual-blurb = Plánuje ťah, ale všeličo prehliadne.
level-regular = Štamgast
level-regular-blurb = Plánuje celý ťah a má skúsenosti.
level-expert = Znalec
level-expert-blurb = Pozerá dopredu, k ďalšiemu ťahu.
level-master = Majster
level-master-blurb = Pozerá dopredu a zvažuje veľa plánov.

table-seats = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčov
}
table-fixed = Pevné rozdanie { $number }
# Whoever plays alone or with bots may ask for them.
table-hints = Nápoveda povolená
# Voľba hry a čo sa pre ňu vybralo.
table-option = { $name }: { $value }
table-opening = Stôl sa otvára…
table-failed = Tento stôl sa nedá zobraziť

## Pred hrou

seat-free = Voľné miesto
lobby-sit = Sadnúť si sem
lobby-guest = Niekto vedľa mňa
lobby-sit-guest = Posadiť
lobby-bot = Pridať bota
lobby-fill = Doplniť botmi
lobby-level = Ako dobre hrá { $name }
lobby-leave = Odísť
lobby-remove = Odobrať
lobby-start = Začať hru
lobby-free = { $count ->
    [one] Ešte je { $count } voľné miesto. Pošli odkaz alebo pridaj bota.
    [few] Ešte sú { $count } voľné miesta. Pošli odkaz alebo pridaj botov.
   *[other] Ešte je { $count } voľných miest. Pošli odkaz alebo pridaj botov.
}
lobby-free-guest = { $count ->
    [one] Ešte je { $count } voľné miesto.
    [few] Ešte sú { $count } voľné miesta.
   *[other] Ešte je { $count } voľných miest.
}
lobby-wait-host = Všetci sú tu. Hru spustí hostiteľ.
lobby-ready = Všetci sú tu: môžeš začať.
# $names: who has no page of this table open at the moment.
lobby-not-here = Teraz mimo stola: { $names }.
lobby-start-anyway = Môžeš začať alebo chvíľu počkať.
lobby-host-starts = Hru spustí hostiteľ.
lobby-starting = Mieša sa: každý prehliadač prihadzuje náhodné bajty…
lobby-sit-named = Sadnem si sem
lobby-name-hint = Takto ťa uvidia ostatní.
watchers-title = Pozerajú sa
# Who watches without a name.
watchers-others = { $count ->
    [one] { $count } hosť
    [few] { $count } hostia
   *[other] { $count } hostí
}
lobby-given-up = Tento stôl je opustený.
guest-name = Meno

share-title = Prizvi ďalších
share-table = Odkaz na tento stôl
share-private = V odkaze je pozvánka: posielaj ho len priateľom.
share-qr = QR kód odkazu
share-copy = Kopírovať
share-copied = Skopírované
share-pass = Zdieľať…
# $name: hráč v tomto prehliadači.
share-seat = { $name } na inom zariadení
share-seat-explained = Tento tajný odkaz prenesie tvoje miesto do telefónu. A vráti ti ho, keby ťa tento prehliadač zabudol.
share-seat-show = Ukázať tajný odkaz
share-seat-link = Tajný odkaz na tvoje miesto
share-renew = Vytvoriť nový odkaz a odpojiť ostatné zariadenia
share-renewed = Staršie odkazy už neplatia

take-title = Sadáš si na svoje miesto…
take-failed = Tento odkaz nefunguje
take-malformed = Nie je celý. Skopíruj ho ešte raz, až do konca.
take-watch = Sledovať hru

## Hráči

player-you = ty
player-you-large = Ty
player-bot = Bot · { $level }
player-your-turn = Si na ťahu
player-thinking = Premýšľa…
player-choosing = Vyberá…
player-on-holiday = Na dovolenke
player-gone = Teraz nie je pri stole
player-away-resigned = Vzdaté: dohráva bot
player-away-timed_out = Preč: hrá bot
player-away-returning = Vráti sa v ďalšom ťahu
player-score = { $score }
players-title = Hráči
players-all = Všetci hráči: { $count }
# Koniec zoznamu hráčov.
players-others = { $count ->
    [one] ešte { $count } hráč
    [few] ešte { $count } hráči
   *[other] ešte { $count } hráčov
}
clock-left = Zostávajúci čas
time-hours = { $hours } h { $minutes } min
time-days = { $days ->
    [one] { $days } deň { $hours } h
    [few] { $days } dni { $hours } h
   *[other] { $days } dní { $hours } h
}

# Boti majú mená podľa miesta, ďalší majú čísla.
bot-name-0 = Agáta
bot-name-1 = Boris
bot-name-2 = Cecília
bot-name-3 = Dušan
bot-name-4 = Elenka
bot-name-5 = Filip
bot-name = Bot { $number }
player-number = Hráč { $number }

person-menu = { $name }: možnosti
person-mute = Stlmiť hlášky
person-hide = Skryť meno a obrázok
person-here = Ostatní si to nevšimnú.
person-report = Nahlásiť meno
person-reported = Nahlásené. Meno je tu skryté.

away-explained = Minul sa ti čas a hrá za teba bot.
away-come-back = Hrať zase za seba
away-returning = Od ďalšieho ťahu hráš zase ty: tento odohrá bot.

## Pri stole

prompt-title = Čo je na rade
prompt-your-turn = Si na ťahu
# Viac hráčov pri jednej obrazovke.
prompt-turn-of = { $name } je na ťahu
prompt-choose = Vyber si
prompt-reveals = Potvrď alebo vezmi späť
prompt-wait = Nie si na ťahu
prompt-playing = Hrá { $name }
prompt-watching = Len sa pozeráš
prompt-waiting = { $count ->
    [one] { $names } vyberá
    [few] { $names } vyberajú
   *[other] { $names } vyberajú
}
prompt-how = Vyber na hracej ploche alebo zo zoznamu.
prompt-over = Koniec hry
prompt-steps = Zatiaľ vybraté
prompt-undo = Späť
prompt-confirm = Potvrdiť

## Hints

hint-title = Nápoveda
# On the button that asks for one.
hint-ask = Nápoveda
hint-thinking = Premýšľame …
# $worlds: in how many imagined worlds the choices were tried; 0 if in none.
hint-how = { $worlds ->
    [0] Podľa samotného plánu.
    [one] Vyskúšané v jednom vymyslenom svete, len z toho, čo môžeš vedieť.
    [few] Vyskúšané v { $worlds } vymyslených svetoch, len z toho, čo môžeš vedieť.
   *[other] Vyskúšané v { $worlds } vymyslených svetoch, len z toho, čo môžeš vedieť.
}
# Stands after it if there is something below.
hint-why = Nižšie: rozdiel v bodoch na konci.
hint-best = Najlepšia voľba
# There is another that cannot be told from it.
hint-good = Dobrá voľba
hint-as-good = Rovnako dobrá
# What is lost against the best, and its error.
hint-less-points = Body: −{ $loss } ± { $error }
hint-less-share = Šanca: −{ $loss } % ± { $error }
# How many points more or fewer come from something: a card, or a part of the score.
hint-reason = { $source }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
}
# The same of somebody else.
hint-reason-of = { $name }, { $source }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
}

choices-title = Možnosti
choices-open = { $count ->
    [one] { $count } možnosť
    [few] { $count } možnosti
   *[other] { $count } možností
}
log-title = Čo sa stalo
log-short = Denník
log-new = Nové
log-others = { $count ->
    [one] Ešte { $count } hráč
    [few] Ešte { $count } hráči
   *[other] Ešte { $count } hráčov
}
log-sum = Spolu
recap-title = Od tvojho ťahu
recap-again = Ukázať znova
stage-go-on = Ďalej
key-space = Medzerník

curtain-one = Odovzdaj zariadenie: hrá { $name }
curtain-several = Kto je ďalší?
curtain-why = Ostatní sa nepozerajú: čo príde, je tajné.
curtain-take = Som { $name }

connection-lost = Spojenie je prerušené. Nadväzuje sa znova…
connection-back = Spojenie je späť. O nič neprichádzaš.

menu-title = Ponuka
menu-say = Povedať niečo
menu-share = Prizvať ďalších alebo hrať na inom zariadení
menu-known = Čo už bolo a čo zostáva
menu-known-share = { $name }: { $left } z { $all }
menu-how = Ako sa hrá
menu-replay = Záznam hry
menu-holiday = Na dovolenku: moje hodiny stoja
menu-holiday-end = Späť z dovolenky
menu-holiday-left = Dovolenka, ktorá v tejto hre zostáva: { $days ->
    [one] { $days } deň
    [few] { $days } dni
   *[other] { $days } dní
}
menu-report = Nahlásiť chybu
menu-resign = Vzdať hru

resign-title = Vzdať hru?
resign-explained = Tvoje miesto dohrá bot. Môžeš sa pozerať, ale vrátiť sa už nedá.
resign-do = Vzdať hru

report-title = Nahlásiť chybu
report-explained = V jednom súbore je všetko, aby sa dala chyba znova vyvolať: pozícia, ako ju poznáš, jej číslo, tvoje miesto a verzia. Pošli ho tomu, kto sa o tento server stará, alebo ho prilož k hláseniu chyby.
report-what = Čo sa pokazilo?
report-save = Uložiť súbor

## Koniec

end-you-win = Vyhrávaš!
end-wins = { $name } vyhráva
end-win-together = { $names } vyhrávajú spoločne
# Čítané nahlas na konci. $points: číslo aj s mínusom; $count: bez neho, pre množné číslo.
end-points-of = { $count ->
    [one] { $name }: { $points } bod
    [few] { $name }: { $points } body
   *[other] { $name }: { $points } bodov
}
# Beside the points: $margin points more or fewer than $name.
end-ahead = o { $margin } viac ako { $name }
end-behind = Si na { $rank }. mieste, strata { $margin }
# As many points, but ahead by the tie-break.
end-level = rovnako ako { $name }, rozhodlo doplnkové pravidlo
end-behind-level = Si na { $rank }. mieste s rovnakým počtom bodov, rozhodlo doplnkové pravidlo
# $points: the number as it is printed; $count: without its minus, for the plural.
end-points = { $count ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
# Somebody who plays alone, compared with earlier games.
end-best-new = tvoj najlepší výsledok, doteraz { $points }
end-best-still = tvoj najlepší výsledok: { $points }
end-ranking = Poradie
end-reasons = Čo rozhodlo
# What decided the game. Between asterisks: bold. $line: where the points come from; $worth: yes if $part counts by what it is multiplied with.
end-reason-line = { $worth ->
    [yes] { $you ->
        [first] Ty: { $line }, { $part-low } { $amount }, *{ $points }*.
       *[no] { $name }: { $line }, { $part-low } { $amount }, *{ $points }*.
    }
   *[no] { $you ->
        [first] Ty: { $line }, *{ $points }*.
       *[no] { $name }: { $line }, *{ $points }*.
    }
}
# $name has more of $part than $other; $you: which of the two reads it.
end-reason-part = { $you ->
    [first] { $part }: ty *{ $more }*, { $other } *{ $less }*
    [second] { $part }: { $name } *{ $more }*, ty *{ $less }*
   *[no] { $part }: { $name } *{ $more }*, { $other } *{ $less }*
}{ $worth ->
    [yes] {" "}(*{ $points }*).
   *[no] .
}
end-sheet = Ako body vznikli
end-share = Ukázať svoje mesto
end-picture = Obrázok mesta s výsledkom
end-picture-pass = Poslať obrázok
end-picture-save = Uložiť obrázok
end-replay-link = Odkaz na záznam hry
end-abandoned = Táto hra zostala nedohratá
end-rematch = Hrať znova
end-join-rematch = Pridať sa k ďalšej hre
end-record = Stiahnuť zápis hry
end-check = Overiť miešanie
end-checked = Miešanie overené
end-check-fixed = Pevné rozdanie
end-check-left-out = Zamiešané bez tvojich bajtov
end-check-broken = Miešanie nesedí!
end-home = Úvodná stránka

sheet-title = Bodovanie
sheet-rank = { $rank }. miesto
sheet-points = Body
sheet-ties = Pri zhode

shuffle-checked = Overené týmto prehliadačom: rozdanie vychádza z toho, čo bolo pevne dané skôr, než ktokoľvek poznal náhodné bajty ostatných.
shuffle-fits = Všetko k sebe sedí. Tento prehliadač nič neprihodil, viac teda povedať nemôže.
shuffle-left-out = Tvoje náhodné bajty chýbajú: prišli neskoro alebo ich server vynechal.
shuffle-first = Vopred bolo dané len tajomstvo, ako pri všetkých stoloch tej doby. Je to ono.
shuffle-fixed = Toto bolo pevné rozdanie číslo { $number }: nič sa nemiešalo, aby mal každý, kto sa učí, rovnaké karty.
shuffle-without = Bez náhodných bajtov: { $names }.
shuffle-broken = Toto nie je to, čo bolo pevne dané pred hrou!
shuffle-ours = { $count ->
    [one] Tvoje náhodné bajty sú jeho súčasťou.
    [few] Všetky { $count } dávky tvojich náhodných bajtov sú jeho súčasťou.
   *[other] Všetkých { $count } dávok tvojich náhodných bajtov je jeho súčasťou.
}
shuffle-explained = Ešte pred prvou kartou si server zvolil tajomstvo a každý prehliadač svoje náhodné bajty; až potom sa odhalili. Rozdanie vychádza zo všetkého spolu, takže si ho nikto nemohol vybrať. Príkaz „kvartal verify“ overí každú kartu zápisu.
shuffle-branch = Tento stôl pokračuje v skoršej hre od ťahu { $turn }. Čo bolo predtým, je také ako tam; všetko potom vyplýva z tohto semienka.
shuffle-commitment = Záväzok, známy od začiatku
shuffle-roster = Kto kde sedel a čo sľúbil
shuffle-secret = Tajomstvo
shuffle-contributions = Náhodné bajty hráčov
shuffle-seed = Semienko rozdania
shuffle-command = Overenie každej karty

replay-title = Záznam hry: { $game }
replay-controls = Ovládanie záznamu
replay-play = Spustiť
replay-pause = Pauza
replay-before = O ťah späť
replay-after = O ťah ďalej
replay-turn = Ťah
replay-at = { $at } / { $last }
replay-so-far = Ťah { $at }
replay-whole = Ukázať celú dĺžku
replay-link = Odkaz na tento ťah
replay-back = Späť k stolu
replay-not-started = Táto hra sa ešte nezačala.

## Review

review-open = Rozbor
review-title = Rozbor hry { $game }
review-none = Túto hru nemožno rozobrať
review-about = Server túto hru mnohokrát dohrá od rôznych ťahov a nájde, kde sa rozhodla, koľko v nej bolo šťastia a ktoré rozhodnutia by boli lepšie.
review-ask = Rozobrať túto hru
review-again = Skúsiť znova
# $ahead: how many reviews come first.
review-waiting = { $ahead ->
    [0] Tvoj je na rade ďalší.
    [one] Pred ním je ešte { $ahead } rozbor.
    [few] Pred ním sú ešte { $ahead } rozbory.
   *[other] Pred ním je ešte { $ahead } rozborov.
}
review-working = Dohrávame od každého ťahu: { $percent }
review-leave = Rozbor vzniká vo voľnom čase servera a zostane pri hre: stránku môžeš opustiť a vrátiť sa.
review-failed = Rozbor sa nepodaril.
review-off = Tento server rozbory nerobí.
review-ready = Rozbor je hotový.
review-curve-chance = Šanca na výhru
review-curve-share = Šanca poraziť súpera, v priemere
review-curve-points = Očakávané body
review-at = Okamih hry
review-opening = Tento okamih hry sa otvára…
review-move = Ťah { $move }
review-column-move = Ťah
review-value = { $name }: { $value }
# A mark on the curve.
review-mark = { $name }, ťah { $move }: strata { $loss }
review-made = Z { $worlds } hier dohraných do konca, s chybou do { $error }
review-table = Ako tabuľka
review-balance = Šťastie a umenie
review-start = Začiatok
review-luck = Šťastie
review-choices = Voľby
review-choices-parts = vlastné { $own }, ostatných { $others }
review-final = Výsledok
review-balance-about = Očakávanie na začiatku, šťastie a voľby spolu dávajú výsledok, každé s chybou do { $error }.
review-choices-about = Voľby sa porovnávajú s tým, čo sa hra naučila vidieť. Je to hrubé meradlo: vlastné alebo cudzie voľby samy môžu vyzerať príliš dobre či zle. Rozhoduje súčet oboch.
review-mistakes = Najdrahšie rozhodnutia
review-of = Čie rozhodnutia
review-no-mistakes = { $name }: žiadna voľba, ktorá by určite niečo stála.
# $loss and $error: per cent, or points.
review-cost-chance = Stálo to { $loss } (± { $error }) šance na výhru.
review-cost-share = Stálo to { $loss } (± { $error }) šance poraziť súpera.
review-cost-points = Stratené body: { $loss } (± { $error }).
review-played = Zahrané
review-better = Lepšie
review-as-good = Rovnako dobré
review-why = Prečo: body na konci, v priemere
# $amount: points with their sign.
review-reason = { $you ->
    [yes] { $source }: { $amount } pre teba
   *[no] { $source }: { $amount } ({ $name })
}
review-question = Otázka { $at } z { $count }
review-what-now = A čo tu zvolíš ty?
review-tell = Rovno ukázať
review-verdict-best = Správne: nič určite lepšie sa nenašlo.
review-verdict-played = Presne tak sa hralo. Bolo aj niečo lepšie.
review-verdict-other = Nie je medzi najlepšími, ktoré sa našli.
review-next = Ďalšia otázka
review-replay = Ukázať v zázname

## Hrať ďalej od ťahu skončenej hry

branch-play-on = Hrať ďalej odtiaľto
branch-title = Hrať ďalej od ťahu { $turn }
branch-explained = Nový stôl s presne touto pozíciou. Každému miestu zostávajú karty, ktoré malo v ruke; čo ešte len príde, sa zamieša nanovo.
branch-seat = Tvoje miesto
branch-with = S kým
branch-with-bots = Boti
branch-with-bots-blurb = Hra sa začne hneď.
branch-with-same = Tá istá spoločnosť
branch-with-same-blurb = Prídu cez tvoj odkaz alebo nájdu stôl v tomto zázname.
branch-begin = Hrať ďalej
branch-from = Pokračovanie skoršej hry od ťahu { $turn }
branch-list = Pokračovania odtiaľto
branch-turn = Od ťahu { $turn }
branch-then = Vtedy tu: { $name }
branch-compare = Porovnať obe hry
branch-compare-short = Porovnať

compare-title = Porovnanie
compare-of = { $game }: dve cesty
compare-opening = Kladieme obe hry vedľa seba…
compare-nothing = Zatiaľ nie je s čím porovnávať.
compare-with = Porovnať s
compare-origin = Ako to bolo
compare-origin-blurb = Hra, z ktorej to vyšlo
compare-table = K stolu
compare-curve = Očakávané body
compare-curve-explained = S čím sa po každom ťahu dalo rátať; na konci samotné body. Krúžok ukazuje, kde sa hry rozchádzajú.
compare-curve-label = Body po každom ťahu, { $name }: na konci { $first } v prvej hre a { $second } v druhej
compare-player = Hráč
compare-difference = Rozdiel

## Nastavenia

settings-title = Nastavenia
settings-name = Tvoje meno
settings-keep = Uložiť
settings-kept = Uložené. Platí pre stoly, ku ktorým si sadneš odteraz.
settings-language = Jazyk
settings-theme = Farby
settings-theme-auto = Podľa zariadenia
settings-theme-light = Deň
settings-theme-dark = Večer
settings-size = Veľkosť písma
settings-size-normal = Bežná
settings-size-large = Väčšia
settings-size-larger = Najväčšia
settings-motion = Animácie
settings-motion-auto = Podľa zariadenia
settings-motion-none = Žiadne
settings-pace = Ťahy ostatných
settings-pace-calm = Pokojne
settings-pace-brisk = Svižne
settings-pace-instant = Hneď
settings-confirm-at-once = Potvrdiť hneď, keď je voľba jednoznačná
settings-turn = Keď som na ťahu a pozerám sa inam
settings-sound = Zvuky
settings-sound-off = Vypnuté
settings-sound-quiet = Ticho
settings-sound-full = Naplno
settings-notify = Zobraziť oznámenie
settings-push = Zobraziť oznámenie, aj keď je Kvartal zatvorený
settings-push-explained = Príde cez službu oznámení tvojho prehliadača, ktorá ho nedokáže prečítať. Hovorí len to, že si na ťahu a v ktorej hre.
settings-push-denied = Oznámenia z tejto stránky sú zablokované. Povoľ ich v nastaveniach prehliadača a načítaj stránku znova.
settings-erase = Vymazať ma
settings-erase-explained = Tvoje meno, obrázok a odkazy zmiznú, aj pri starých stoloch; tvoje hry dohrá bot. Vrátiť sa to nedá.
settings-erase-sure = Vymazať všetko?
home-erased = Vymazané. Kvartal ťa už nepozná.

how-title = Ako sa hrá { $game }
how-none = K tejto hre zatiaľ nie je žiadny úvod.
how-try-title = Skús to
how-try = Najlepšie sa to učí hraním: prvá hra s trénerom, ktorý vysvetlí každú otázku, keď príde, asi za desať minút.
how-try-now = Zahrať prvú hru

offline-title = Si offline
offline-explained = Bez pripojenia fungujú tieto stránky:
offline-not = K stolom treba server. Len čo budeš zase online, hry budú pokračovať tam, kde sa zastavili.
offline-again = Skúsiť znova

not-found-title = Tu nič nie je
not-found-explained = V adrese je možno preklep, alebo už zmizlo, čo tu bolo.
not-found-home = Na úvodnú stránku

## Galéria: všetky kúsky vzhľadu na jednej stránke, pre tých, čo ho tvoria

gallery-title = Galéria
gallery-cards = Karty
gallery-signs = Značky
gallery-controls = Tlačidlá a okná
gallery-dialog = Otvoriť okno
gallery-notice = Zobraziť upozornenie
gallery-board = Hracia plocha
gallery-facades = Fasády

## Obrázky

face-title = Obrázok
face-fox = Líška
face-owl = Sova
face-cat = Mačka
face-bear = Medveď
face-hare = Zajac
face-heron = Volavka
face-otter = Vydra
face-robin = Červienka
face-tram = Električka
face-bike = Bicykel
face-boat = Loďka
face-balloon = Balón
face-lamp = Lampa
face-clock = Hodiny
face-bell = Zvonček
face-key = Kľúč
face-tree = Strom
face-tulip = Tulipán
face-cactus = Kaktus
face-acorn = Žaluď
face-cloud = Oblak
face-moon = Mesiac
face-star = Hviezda
face-kite = Šarkan

## Hlášky

phrase-hello = Ahoj!
phrase-good_luck = Veľa šťastia!
phrase-your_turn = Si na ťahu!
phrase-thinking = Chvíľku, rozmýšľam…
phrase-nice_move = Pekný ťah!
phrase-well_played = Skvele zahraté!
phrase-oops = Ojoj!
phrase-lucky = To je ale šťastie!
phrase-thanks = Vďaka!
phrase-sorry = Prepáč!
phrase-back_soon = Hneď som späť
phrase-good_game = To bola hra!
phrase-again = Dáme ďalšiu?

## Čo sa deje pri stole popri hre

table-fact-created = Stôl je otvorený: { $game }
table-fact-sat = { $seat-you ->
    [yes] Sadáš si k stolu
   *[no] { $name } si sadá k stolu
}
table-fact-bot_sat = K stolu si sadá bot: { $seat }, { $level }
table-fact-left = { $removed ->
    [yes] Miesto sa uvoľňuje
   *[no] Niekto odchádza a miesto sa uvoľňuje
}
table-fact-linked = { $seat-you ->
    [yes] K tvojmu miestu sa pripája ďalšie zariadenie; nový tajný odkaz odpojí všetky ostatné
   *[no] { $seat }: k miestu sa pripája ďalšie zariadenie; nový tajný odkaz odpojí všetky ostatné
}
table-fact-started = Hra sa začína
table-fact-branched = Odtiaľto nanovo: ťah { $turn } skoršej hry
table-fact-said = { $seat-you ->
    [yes] Hovoríš: { $phrase }
   *[no] { $seat }: { $phrase }
}
table-fact-resigned = { $seat-you ->
    [yes] Vzdávaš hru, dohráva bot
   *[no] { $seat } vzdáva hru, dohráva bot
}
table-fact-timed_out = { $seat-you ->
    [yes] Minul sa ti čas, ďalej hrá bot
   *[no] { $seat } už nemá čas, ďalej hrá bot
}
table-fact-returning = { $seat-you ->
    [yes] Vrátiš sa v ďalšom ťahu
   *[no] { $seat } sa vráti v ďalšom ťahu
}
table-fact-returned = { $seat-you ->
    [yes] Si späť
   *[no] { $seat } je späť
}
table-fact-holiday = { $on ->
    [yes] { $seat-you ->
        [yes] Odchádzaš na dovolenku
       *[no] { $seat } odchádza na dovolenku
    }
   *[no] { $seat-you ->
        [yes] Si späť z dovolenky
       *[no] { $seat } je späť z dovolenky
    }
}
table-fact-rematched = Ďalšia hra je pripravená pri inom stole
table-fact-abandoned = Stôl je opustený: { $reason }
reason-empty = všetci odišli
reason-idle = už príliš dlho sa nič nedeje
reason-other_rules = server už nemá jeho pravidlá

## Prečo to nejde, v každej hre

kvartal-refusal-KV-1 = Nie si na ťahu.
kvartal-refusal-KV-2 = Teraz je na rade niečo iné.

## Problémy. Ako ich volá server a čo sa s nimi dá robiť.

problem-offline = Server neodpovedá. Skontroluj pripojenie a skús to znova.
problem-push_unreachable = Služba oznámení tvojho prehliadača neodpovedá. Skús to neskôr.
problem-unknown_push_service = Tento server nespolupracuje so službou oznámení tvojho prehliadača.
problem-internal = Niečo sa u nás pokazilo. Skús to znova. { $incident }
problem-bad_request = Server tomu nerozumie. Načítaj stránku znova.
problem-bad_name = Zvoľ si, prosím, iné meno.
problem-bad_face = Taký obrázok tu nie je.
problem-bad_notation = Server tento ťah nepozná. Načítaj stránku znova.
problem-bad_option = Tieto voľby nejdú dokopy.
problem-bad_pace = { $least ->
    [one] Ťah s rezervou musí mať spolu aspoň { $least } sekundu.
    [few] Ťah s rezervou musí mať spolu aspoň { $least } sekundy.
   *[other] Ťah s rezervou musí mať spolu aspoň { $least } sekúnd.
}
problem-bad_seats = Počet hráčov v tejto hre: { $least } až { $most }.
problem-no_seat_left = Nechaj jedno miesto pre seba: všetci nemôžu byť boti.
problem-no_such_phrase = Taká hláška tu nie je.
problem-too_many_tables = Toľko stolov naraz sa nedá (najviac { $most }).
problem-no_session = Server ťa už nepozná. Načítaj stránku znova.
problem-cross_site = Prišlo to z cudzej stránky, a tak to server odmietol.
problem-link_void = Tento odkaz nahradil novší.
problem-not_host = Toto môže urobiť len hostiteľ stola.
problem-not_your_seat = Toto nie je tvoje miesto.
problem-not_found = Tu nič nie je.
problem-no_such_method = Server tomu nerozumie. Načítaj stránku znova.
problem-no_such_game = Túto hru server nemá.
problem-no_such_number = Tak ďaleko hra ešte nie je.
problem-no_such_seat = Také miesto tu nie je.
problem-no_such_table = Taký stôl tu nie je, alebo k nemu potrebuješ pozvánku.
problem-archived = Stôl je v archíve a už sa nedá zmeniť.
problem-against_rule = To pravidlá hry nedovoľujú.
problem-not_a_bot = Na tomto mieste nehrá bot.
problem-not_awaited = Nie si na ťahu.
problem-not_lobby = Hra sa už začala.
problem-not_running = Hra nebeží.
problem-not_starting = Hra sa práve nezačína.
problem-not_promised = Sľúbené boli iné náhodné bajty.
problem-not_over = Hra sa ešte neskončila.
problem-no_review = Táto hra sa nedohrala do konca alebo sa hrala podľa pravidiel, ktoré tento server už nemá: nemožno ju rozobrať.
problem-not_begun = Táto hra sa nikdy nezačala.
problem-no_turn_there = V tejto chvíli hry nie je v čom pokračovať.
problem-rules_gone = Táto hra sa hrala podľa starších pravidiel, ktoré tento server už nemá. Pokračovať v nej sa nedá.
problem-branched_too_often = Táto hra sa rozvetvila už príliš veľakrát.
problem-too_long = Táto hra je na pokračovanie príliš dlhá.
problem-not_settled = Najprv potvrď, čo máš vybraté.
problem-not_slow = Dovolenka je len pre pomalé hry.
problem-no_holiday_left = Dovolenka pre túto hru je vyčerpaná.
problem-no_hint = Tentoraz nápoveda nie je: server má plno práce. Spýtaj sa o chvíľu znova.
problem-no_hints = Pri tomto stole nápoveda nie je.
problem-out_of_time = Čas ti vypršal: tento ťah odohrá bot.
problem-resigned = Túto hru už máš vzdatú.
problem-seat_away = Na tomto mieste teraz hrá bot. Najprv sa vráť do hry.
problem-seat_taken = Niekto bol rýchlejší: miesto je obsadené.
problem-too_many_seats = Pri tomto stole už ďalšie miesto obsadiť nemôžeš.
problem-removed = Hostiteľ ťa od tohto stola poslal preč.
problem-deal_for_one = Pevné rozdanie je pre jedného človeka a botov: ostatní by mohli karty poznať.
problem-seats_free = Ešte sú tu voľné miesta.
problem-step_from_the_future = Tento prehliadač stôl predbehol. Teraz už vidíš, čo platí.
problem-step_taken = Rozhodlo sa na inom zariadení. Teraz už vidíš, čo platí.
problem-too_many_devices = Na tomto mieste hrá priveľa zariadení. Vytvor nový odkaz a odpoja sa.
problem-enough_here = Toto sa pri tomto stole robilo už priveľmi často.
problem-too_many = To bolo priveľmi rýchlo. Skús to znova o { $seconds ->
    [one] { $seconds } sekundu.
    [few] { $seconds } sekundy.
   *[other] { $seconds } sekúnd.
}
problem-too_many_streams = Máš otvorených priveľa okien. Niektoré zavri.
problem-crowded = Server je teraz plný. Skús to o chvíľu.
problem-other_rules = Server má inú verziu pravidiel ako tento stôl. Skús to o chvíľu.
problem-unreadable = Server teraz tento stôl nedokáže otvoriť. Skús to neskôr. { $incident }
problem-store_down = Server sa nedostane k svojim dátam. Skús to o chvíľu.
problem-too_large = To je naraz priveľa.
problem-too_slow = Spojenie je veľmi pomalé. Skús to znova.
problem-not_json = Server tomu nerozumie. Načítaj stránku znova.
