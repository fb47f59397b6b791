### Samotný dům: obrazovky, tlačítka, potíže, hlášky. Hry mají vlastní soubory.

app-name = Kvartal
title-of = { $title } · Kvartal
# $count: stoly, které čekají na čtenáře.
title-awaited = ({ $count }) { $title }
skip-to-content = Přejít k obsahu
screen-failed = Stránku se nepodařilo načíst
part-late = Něco se nenačetlo. Zkoušíme to znovu…
close = Zavřít
# Pro čtečky obrazovky: místo, kde zaznívají novinky.
announcements = Oznámení
cancel = Zrušit

header-home = Kvartal, na úvodní stránku
header-navigation = Hlavní navigace
header-waiting = Čeká se na tebe
header-waiting-count = { $count ->
    [one] Čeká na tebe { $count } stůl
    [few] Čekají na tebe { $count } stoly
   *[other] Čeká na tebe { $count } stolů
}
header-settings = Nastavení
notify-your-turn = Jsi na tahu

## Hry

game-plots = Parcely
game-neighbours = Sousedé

## Úvodní stránka

home-title = Postav si šťastné městečko
home-explained = Deskové hry o stavbě měst, celé a přesně podle pravidel. Bez účtu a bez instalace: otevři stůl, pošli odkaz a hraj.
# $game: název hry.
home-play = Hrát hned: { $game }
home-dealing = Chystáme stůl…
home-new = Založit stůl pro přátele
home-mine = Tvoje stoly
home-games = Hry
home-with-bots = S boty
home-alone = Sólo
home-open = Otevřené stoly
home-open-none = Zrovna nikdo nečeká na spoluhráče. Založ stůl a nech ho otevřený.
home-open-seats = Volná místa: { $free } z { $seats }
home-open-join = Přisednout

## První hra s trenérem

first-title = První hra: { $game }?
first-explained = Vedle tebe sedí trenér a vysvětlí každou otázku, až přijde. Skuteční boti, asi deset minut a žádná pravidla předem.
first-guided = Hrát s trenérem
first-without = Hrát už umím
coach-title = Trenér
coach-go-on = Rozumím
coach-stop = Bez trenéra
coach-hear = Znovu poslouchat trenéra
coach-confirm = Ještě se nic nestalo: v klidu si to prohlédni, případně vrať zpět a pak potvrď. Od té chvíle to platí.
learned-title = První hra je za tebou. Teď už víš:
learned-next = V této první hře jsou karty vždycky stejné. Od příští hry se míchají.
learned-play-on = Hrát dál

## Stoly v seznamu

tables-your-turn = Jsi na tahu
tables-others = Hrají ostatní
tables-lobby = Ještě se nehraje
tables-over = Dohráno
tables-abandoned = Opuštěno
# $points: in words, with their noun.
tables-place = { $rank }. místo z { $count }, { $points }
# $names: ostatní hráči jako výčet.
tables-with = Spoluhráči: { $names }
tables-alone = Zatím nikdo další
# $time: například 4:05 nebo „2 dny 3 h“.
tables-left = Zbývá { $time }
tables-unreadable = { $count ->
    [one] { $count } tvůj stůl teď nejde otevřít. Podívej se později.
    [few] { $count } tvoje stoly teď nejdou otevřít. Podívej se později.
   *[other] { $count } tvých stolů teď nejde otevřít. Podívej se později.
}

waiting-title = Čeká se na tebe
waiting-none = Žádný stůl na tebe nečeká. Jen tak dál!
waiting-others = Čeká se na ostatní
waiting-over = Dohráno

## Založení stolu

new-title = Založit stůl
new-of = Nový stůl: { $game }
new-seats = Hráči
new-bots = Z toho boti
new-limit = Jen pro { $least }–{ $most } hráčů
new-level = Jak dobře boti hrají
new-visibility = Kdo může přijít
new-each = Míst na osobu
new-each-one = Jedno
new-each-any = Kolik kdo chce
new-hints = Nápověda
new-hints-yes = Povolena
new-hints-no = Bez ní
new-pace = Tempo
new-more = Další možnosti
new-make = Otevřít stůl

visibility-link = Přes odkaz
visibility-link-blurb = Kdo má odkaz, může si přisednout nebo se dívat.
visibility-open = Pro všechny
visibility-open-blurb = Stůl uvidí každý na úvodní stránce.
visibility-private = Jen s pozvánkou
visibility-private-blurb = Bez pozvánky o stole nikdo neví.

pace-none = Bez hodin
pace-none-blurb = Času máš, kolik chceš.
pace-live = Živě
pace-live-blurb = 45 sekund na tah a 5 minut v rezervě.
pace-quick = Rychle
pace-quick-blurb = 20 sekund na tah a 2 minuty v rezervě.
pace-slow = Den na tah
pace-slow-blurb = Hraj, kdykoli máš chvilku.
pace-slower = Tři dny na tah
pace-slower-blurb = Pro nabité týdny. Dovolená zastaví hodiny.
# $time: například 0:45 nebo „1 den 0 h“.
pace-live-of = Živě, { $time } na tah
pace-slow-of = Pomalu, { $time } na tah

level-random = Snílek
level-random-blurb = Hraje, co ho zrovna napadne.
level-greedy = Soused
level-greedy-blurb = Bere, co teď vypadá nejlíp.
level-beginner = Začátečník
level-beginner-blurb = Učí se a hodně přehlíží.
level-casual = Rekreační hráč
level-casual-blurb = Plánuje tah, ale ledacos přehlédne.
level-regular = Štamgast
level-regular-blurb = Plánuje celý tah a má zkušenosti.
level-expert = Znalec
level-expert-blurb = Dívá se dopředu, k příštímu tahu.
level-master = Mistr
level-master-blurb = Dívá se dopředu a zvažuje mnoho plánů.

table-seats = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
table-fixed = Pevné rozdání { $number }
# Whoever plays alone or with bots may ask for them.
table-hints = Nápověda povolena
# Volba hry a co se pro ni vybralo.
table-option = { $name }: { $value }
table-opening = Stůl se otevírá…
table-failed = Tento stůl nejde zobrazit

## Před hrou

seat-free = Volné místo
lobby-sit = Sednout si sem
lobby-guest = Někdo vedle mě
lobby-sit-guest = Posadit
lobby-bot = Přidat bota
lobby-fill = Doplnit boty
lobby-level = Jak dobře hraje { $name }
lobby-leave = Odejít
lobby-remove = Odebrat
lobby-start = Začít hru
lobby-free = { $count ->
    [one] Ještě je { $count } volné místo. Pošli odkaz, nebo přidej bota.
    [few] Ještě jsou { $count } volná místa. Pošli odkaz, nebo přidej bota.
   *[other] Ještě je { $count } volných míst. Pošli odkaz, nebo přidej bota.
}
lobby-free-guest = { $count ->
    [one] Ještě je { $count } volné místo.
    [few] Ještě jsou { $count } volná místa.
   *[other] Ještě je { $count } volných míst.
}
lobby-wait-host = Všichni jsou tu. Hru spustí hostitel.
lobby-ready = Všichni jsou tu: můžeš začít.
# $names: who has no page of this table open at the moment.
lobby-not-here = U stolu teď chybí: { $names }.
lobby-start-anyway = Můžeš začít, nebo chvíli počkat.
lobby-host-starts = Hru spustí hostitel.
lobby-starting = Míchá se: každý prohlížeč přihazuje náhodné bajty…
lobby-sit-named = Sednu si sem
lobby-name-hint = Takhle tě uvidí ostatní.
watchers-title = Dívají se
# Who watches without a name.
watchers-others = { $count ->
    [one] { $count } host
    [few] { $count } hosté
   *[other] { $count } hostů
}
lobby-given-up = Tento stůl je opuštěný.
guest-name = Jméno

share-title = Přizvi další
share-table = Odkaz na tento stůl
share-private = V odkazu je pozvánka: posílej ho jen přátelům.
share-qr = QR kód odkazu
share-copy = Kopírovat
share-copied = Zkopírováno
share-pass = Sdílet…
# $name: hráč u tohoto prohlížeče.
share-seat = { $name } na jiném zařízení
share-seat-explained = Tento tajný odkaz přenese tvoje místo do telefonu. A vrátí ti ho, kdyby tě tento prohlížeč zapomněl.
share-seat-show = Ukázat tajný odkaz
share-seat-link = Tajný odkaz na tvoje místo
share-renew = Vytvořit nový odkaz a odpojit ostatní zařízení
share-renewed = Starší odkazy už neplatí

take-title = Usedáš na své místo…
take-failed = Tento odkaz nefunguje
take-malformed = Není celý. Zkopíruj ho ještě jednou, až do konce.
take-watch = Sledovat hru

## Hráči

player-you = ty
player-you-large = Ty
player-bot = Bot · { $level }
player-your-turn = Jsi na tahu
player-thinking = Přemýšlí…
player-choosing = Vybírá…
player-on-holiday = Na dovolené
player-gone = Teď není u stolu
player-away-resigned = Vzdáno: dohrává bot
player-away-timed_out = Pryč: hraje bot
player-away-returning = Zpět v příštím tahu
player-score = { $score }
players-title = Hráči
players-all = Všichni hráči: { $count }
# Konec výčtu hráčů.
players-others = { $count ->
    [one] ještě { $count } hráč
    [few] ještě { $count } hráči
   *[other] ještě { $count } hráčů
}
clock-left = Zbývající čas
time-hours = { $hours } h { $minutes } min
time-days = { $days ->
    [one] { $days } den { $hours } h
    [few] { $days } dny { $hours } h
   *[other] { $days } dní { $hours } h
}

# Boti mají jména podle místa, další mají čísla.
bot-name-0 = Anežka
bot-name-1 = Bořek
bot-name-2 = Cecilka
bot-name-3 = Dalibor
bot-name-4 = Eliška
bot-name-5 = Filip
bot-name = Bot { $number }
player-number = Hráč { $number }

person-menu = { $name }: možnosti
person-mute = Ztlumit hlášky
person-hide = Skrýt jméno a obrázek
person-here = Ostatní si toho nevšimnou.
person-report = Nahlásit jméno
person-reported = Nahlášeno. Jméno je tu skryté.

away-explained = Došel ti čas a hraje za tebe bot.
away-come-back = Hrát zase za sebe
away-returning = Od příštího tahu zase hraješ ty: tenhle odehraje bot.

## U stolu

prompt-title = Co je na řadě
prompt-your-turn = Jsi na tahu
# Více hráčů u jedné obrazovky.
prompt-turn-of = { $name } je na tahu
prompt-choose = Vyber si
prompt-reveals = Potvrď, nebo vezmi zpět
prompt-wait = Nejsi na tahu
prompt-playing = Hraje { $name }
prompt-watching = Jen se díváš
prompt-waiting = { $count ->
    [one] { $names } vybírá
    [few] { $names } vybírají
   *[other] { $names } vybírají
}
prompt-how = Vyber na stole, nebo ze seznamu.
prompt-over = Konec hry
prompt-steps = Zatím vybráno
prompt-undo = Zpět
prompt-confirm = Potvrdit

## Hints

hint-title = Nápověda
# On the button that asks for one.
hint-ask = Nápověda
hint-thinking = Přemýšlíme …
# $worlds: in how many imagined worlds the choices were tried; 0 if in none.
hint-how = { $worlds ->
    [0] Podle samotného plánu.
    [one] Vyzkoušeno v jednom vymyšleném světě, jen z toho, co můžeš vědět.
    [few] Vyzkoušeno ve { $worlds } vymyšlených světech, jen z toho, co můžeš vědět.
   *[other] Vyzkoušeno v { $worlds } vymyšlených světech, jen z toho, co můžeš vědět.
}
# Stands after it if there is something below.
hint-why = Níže: rozdíl v bodech na konci.
hint-best = Nejlepší volba
# There is another that cannot be told from it.
hint-good = Dobrá volba
hint-as-good = Stejně dobrá
# What is lost against the best, and its error.
hint-less-points = Body: −{ $loss } ± { $error }
hint-less-share = Šance: −{ $loss } % ± { $error }
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
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
}
log-title = Co se stalo
log-short = Deník
log-new = Nové
log-others = { $count ->
    [one] Ještě { $count } hráč
    [few] Ještě { $count } hráči
   *[other] Ještě { $count } hráčů
}
log-sum = Celkem
recap-title = Od tvého tahu
recap-again = Ukázat znovu
stage-go-on = Dál
key-space = Mezerník

curtain-one = Předej zařízení: hraje { $name }
curtain-several = Kdo je další?
curtain-why = Ostatní se nedívají: co přijde, je tajné.
curtain-take = Jsem { $name }

connection-lost = Spojení je přerušené. Navazuje se znovu…
connection-back = Spojení je zpět. O nic nepřicházíš.

menu-title = Nabídka
menu-say = Říct něco
menu-share = Přizvat další nebo hrát na jiném zařízení
menu-known = Co už bylo a co zbývá
menu-known-share = { $name }: { $left } z { $all }
menu-how = Jak se hraje
menu-replay = Záznam hry
menu-holiday = Na dovolenou: moje hodiny stojí
menu-holiday-end = Zpět z dovolené
menu-holiday-left = Dovolená, která v této hře zbývá: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
menu-report = Nahlásit chybu
menu-resign = Vzdát hru

resign-title = Vzdát hru?
resign-explained = Tvoje místo dohraje bot. Můžeš se dívat, ale vrátit se už nejde.
resign-do = Vzdát hru

report-title = Nahlásit chybu
report-explained = V jednom souboru je vše, aby šla chyba znovu vyvolat: pozice, jak ji znáš, její číslo, tvoje místo a verze. Pošli ho tomu, kdo se o tento server stará, nebo ho přilož k hlášení chyby.
report-what = Co se pokazilo?
report-save = Uložit soubor

## Konec

end-you-win = Vyhráváš!
end-wins = { $name } vyhrává
end-win-together = { $names } vyhrávají společně
# Čtené nahlas na konci. $points: číslo i s mínusem; $count: bez něj, pro množné číslo.
end-points-of = { $count ->
    [one] { $name }: { $points } bod
    [few] { $name }: { $points } body
   *[other] { $name }: { $points } bodů
}
# Beside the points: $margin points more or fewer than $name.
end-ahead = o { $margin } víc než { $name }
end-behind = Jsi na { $rank }. místě, ztráta { $margin }
# As many points, but ahead by the tie-break.
end-level = stejně jako { $name }, rozhodlo doplňkové pravidlo
end-behind-level = Jsi na { $rank }. místě se stejným počtem bodů, rozhodlo doplňkové pravidlo
# $points: the number as it is printed; $count: without its minus, for the plural.
end-points = { $count ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
# Somebody who plays alone, compared with earlier games.
end-best-new = tvůj nejlepší výsledek, dosud { $points }
end-best-still = tvůj nejlepší výsledek: { $points }
end-ranking = Pořadí
end-reasons = Co rozhodlo
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
end-sheet = Jak body vznikly
end-share = Ukázat své město
end-picture = Obrázek města s výsledkem
end-picture-pass = Poslat obrázek
end-picture-save = Uložit obrázek
end-replay-link = Odkaz na záznam hry
end-abandoned = Tato hra zůstala nedohraná
end-rematch = Hrát znovu
end-join-rematch = Přidat se k další hře
end-record = Stáhnout zápis hry
end-check = Ověřit míchání
end-checked = Míchání ověřeno
end-check-fixed = Pevné rozdání
end-check-left-out = Zamícháno bez tvých bajtů
end-check-broken = Míchání nesedí!
end-home = Úvodní stránka

sheet-title = Bodování
sheet-rank = { $rank }. místo
sheet-points = Body
sheet-ties = Při shodě

shuffle-checked = Ověřeno tímto prohlížečem: rozdání vychází z toho, co bylo pevně dáno dřív, než kdokoli znal náhodné bajty ostatních.
shuffle-fits = Všechno k sobě sedí. Tento prohlížeč nic nepřihodil, víc tedy říct nemůže.
shuffle-left-out = Tvoje náhodné bajty chybějí: přišly pozdě, nebo je server vynechal.
shuffle-first = Předem bylo dáno jen tajemství, jako u všech stolů té doby. Je to ono.
shuffle-fixed = Tohle bylo pevné rozdání číslo { $number }: nic se nemíchalo, aby měl každý, kdo se učí, stejné karty.
shuffle-without = Bez náhodných bajtů: { $names }.
shuffle-broken = Tohle není to, co bylo pevně dáno před hrou!
shuffle-ours = { $count ->
    [one] Tvoje náhodné bajty jsou jeho součástí.
    [few] Všechny { $count } dávky tvých náhodných bajtů jsou jeho součástí.
   *[other] Všech { $count } dávek tvých náhodných bajtů je jeho součástí.
}
shuffle-explained = Ještě před první kartou si server zvolil tajemství a každý prohlížeč své náhodné bajty; teprve pak se odhalily. Rozdání vychází ze všeho dohromady, takže si ho nikdo nemohl vybrat. Příkaz „kvartal verify“ ověří každou kartu zápisu.
shuffle-branch = Tento stůl pokračuje v dřívější hře od tahu { $turn }. Co bylo předtím, je stejné jako tam; vše potom plyne z tohoto semínka.
shuffle-commitment = Závazek, známý od začátku
shuffle-roster = Kdo kde seděl a co slíbil
shuffle-secret = Tajemství
shuffle-contributions = Náhodné bajty hráčů
shuffle-seed = Semínko rozdání
shuffle-command = Ověření každé karty

replay-title = Záznam hry: { $game }
replay-controls = Ovládání záznamu
replay-play = Přehrát
replay-pause = Pauza
replay-before = O tah zpět
replay-after = O tah dál
replay-turn = Tah
replay-at = { $at } / { $last }
replay-so-far = Tah { $at }
replay-whole = Ukázat celou délku
replay-link = Odkaz na tento tah
replay-back = Zpět ke stolu
replay-not-started = Tato hra ještě nezačala.

## Review

review-open = Rozbor
review-title = Rozbor hry { $game }
review-none = Tuto hru nelze rozebrat
review-about = Server tuto hru mnohokrát dohraje od různých tahů a najde, kde se rozhodla, kolik v ní bylo štěstí a která rozhodnutí by byla lepší.
review-ask = Rozebrat tuto hru
review-again = Zkusit znovu
# $ahead: how many reviews come first.
review-waiting = { $ahead ->
    [0] Tvůj je na řadě další.
    [one] Před ním je ještě { $ahead } rozbor.
    [few] Před ním jsou ještě { $ahead } rozbory.
   *[other] Před ním je ještě { $ahead } rozborů.
}
review-working = Dohráváme od každého tahu: { $percent }
review-leave = Rozbor vzniká ve volném čase serveru a zůstane u hry: stránku můžeš opustit a vrátit se.
review-failed = Rozbor se nepodařil.
review-off = Tento server rozbory nedělá.
review-ready = Rozbor je hotový.
review-curve-chance = Šance na výhru
review-curve-share = Šance porazit soupeře, v průměru
review-curve-points = Očekávané body
review-at = Okamžik hry
review-opening = Tento okamžik hry se otevírá…
review-move = Tah { $move }
review-column-move = Tah
review-value = { $name }: { $value }
# A mark on the curve.
review-mark = { $name }, tah { $move }: ztráta { $loss }
review-made = Z { $worlds } her dohraných do konce, s chybou do { $error }
review-table = Jako tabulka
review-balance = Štěstí a umění
review-start = Začátek
review-luck = Štěstí
review-choices = Volby
review-choices-parts = vlastní { $own }, ostatních { $others }
review-final = Výsledek
review-balance-about = Očekávání na začátku, štěstí a volby dohromady dávají výsledek, každé s chybou do { $error }.
review-choices-about = Volby se porovnávají s tím, co se hra naučila vidět. Je to hrubé měřítko: vlastní nebo cizí volby samy mohou vypadat příliš dobře či špatně. Rozhoduje součet obojích.
review-mistakes = Nejdražší rozhodnutí
review-of = Čí rozhodnutí
review-no-mistakes = { $name }: žádná volba, která by jistě něco stála.
# $loss and $error: per cent, or points.
review-cost-chance = Stálo to { $loss } (± { $error }) šance na výhru.
review-cost-share = Stálo to { $loss } (± { $error }) šance porazit soupeře.
review-cost-points = Ztracené body: { $loss } (± { $error }).
review-played = Zahráno
review-better = Lepší
review-as-good = Stejně dobré
review-why = Proč: body na konci, v průměru
# $amount: points with their sign.
review-reason = { $you ->
    [yes] { $source }: { $amount } pro tebe
   *[no] { $source }: { $amount } ({ $name })
}
review-question = Otázka { $at } z { $count }
review-what-now = A co tady zvolíš ty?
review-tell = Rovnou ukázat
review-verdict-best = Správně: nic jistě lepšího se nenašlo.
review-verdict-played = Přesně tak se hrálo. Bylo i něco lepšího.
review-verdict-other = Není mezi nejlepšími, které se našly.
review-next = Další otázka
review-replay = Ukázat v záznamu

## Hrát dál od tahu skončené hry

branch-play-on = Hrát dál odsud
branch-title = Hrát dál od tahu { $turn }
branch-explained = Nový stůl s přesně touto pozicí. Každému místu zůstávají karty, které mělo v ruce; co teprve přijde, se zamíchá znovu.
branch-seat = Tvoje místo
branch-with = S kým
branch-with-bots = Boti
branch-with-bots-blurb = Hra začne hned.
branch-with-same = Stejná společnost
branch-with-same-blurb = Přijdou přes tvůj odkaz, nebo najdou stůl v tomto záznamu.
branch-begin = Hrát dál
branch-from = Pokračování dřívější hry od tahu { $turn }
branch-list = Pokračování odsud
branch-turn = Od tahu { $turn }
branch-then = Tehdy tady: { $name }
branch-compare = Porovnat obě hry
branch-compare-short = Porovnat

compare-title = Porovnání
compare-of = { $game }: dvě cesty
compare-opening = Klademe obě hry vedle sebe…
compare-nothing = Zatím není s čím porovnávat.
compare-with = Porovnat s
compare-origin = Jak to bylo
compare-origin-blurb = Hra, ze které to vyšlo
compare-table = Ke stolu
compare-curve = Očekávané body
compare-curve-explained = S čím se po každém tahu dalo počítat; na konci samotné body. Kroužek ukazuje, kde se hry rozcházejí.
compare-curve-label = Body po každém tahu, { $name }: na konci { $first } v první hře a { $second } ve druhé
compare-player = Hráč
compare-difference = Rozdíl

## Nastavení

settings-title = Nastavení
settings-name = Tvoje jméno
settings-keep = Uložit
settings-kept = Uloženo. Platí pro stoly, ke kterým si sedneš odteď.
settings-language = Jazyk
settings-theme = Barvy
settings-theme-auto = Podle zařízení
settings-theme-light = Den
settings-theme-dark = Večer
settings-size = Velikost písma
settings-size-normal = Běžná
settings-size-large = Větší
settings-size-larger = Největší
settings-motion = Animace
settings-motion-auto = Podle zařízení
settings-motion-none = Žádné
settings-pace = Tahy ostatních
settings-pace-calm = V klidu
settings-pace-brisk = Svižně
settings-pace-instant = Hned
settings-confirm-at-once = Potvrdit hned, když je volba jednoznačná
settings-turn = Když jsem na tahu a dívám se jinam
settings-sound = Zvuky
settings-sound-off = Vypnuto
settings-sound-quiet = Tiše
settings-sound-full = Naplno
settings-notify = Zobrazit oznámení
settings-push = Zobrazit oznámení, i když je Kvartal zavřený
settings-push-explained = Přijde přes službu oznámení tvého prohlížeče, která ho nedokáže přečíst. Říká jen, že jsi na tahu a ve které hře.
settings-push-denied = Oznámení z tohoto webu jsou zablokovaná. Povol je v nastavení prohlížeče a načti stránku znovu.
settings-erase = Vymazat mě
settings-erase-explained = Tvoje jméno, obrázek a odkazy zmizí, i u starých stolů; tvoje hry dohraje bot. Vrátit to nejde.
settings-erase-sure = Vymazat všechno?
home-erased = Vymazáno. Kvartal už tě nezná.

how-title = Jak se hraje { $game }
how-none = K této hře zatím není žádný úvod.
how-try-title = Zkus to
how-try = Nejlíp se to učí hraním: první hra s trenérem, který vysvětlí každou otázku, až přijde, asi za deset minut.
how-try-now = Zahrát první hru

offline-title = Jsi offline
offline-explained = Bez připojení fungují tyto stránky:
offline-not = Ke stolům je potřeba server. Jakmile budeš zase online, hry pokračují tam, kde přestaly.
offline-again = Zkusit znovu

not-found-title = Tady nic není
not-found-explained = V adrese je možná překlep, nebo už zmizelo, co tu bývalo.
not-found-home = Na úvodní stránku

## Galerie: všechny kousky vzhledu na jedné stránce, pro ty, kdo ho tvoří

gallery-title = Galerie
gallery-cards = Karty
gallery-signs = Značky
gallery-controls = Tlačítka a okna
gallery-dialog = Otevřít okno
gallery-notice = Zobrazit upozornění
gallery-board = Deska
gallery-facades = Fasády

## Obrázky

face-title = Obrázek
face-fox = Liška
face-owl = Sova
face-cat = Kočka
face-bear = Medvěd
face-hare = Zajíc
face-heron = Volavka
face-otter = Vydra
face-robin = Červenka
face-tram = Tramvaj
face-bike = Kolo
face-boat = Loďka
face-balloon = Balon
face-lamp = Lampa
face-clock = Hodiny
face-bell = Zvonek
face-key = Klíč
face-tree = Strom
face-tulip = Tulipán
face-cactus = Kaktus
face-acorn = Žalud
face-cloud = Mrak
face-moon = Měsíc
face-star = Hvězda
face-kite = Papírový drak

## Hlášky

phrase-hello = Ahoj!
phrase-good_luck = Hodně štěstí!
phrase-your_turn = Jsi na tahu!
phrase-thinking = Chvilku, přemýšlím…
phrase-nice_move = Pěkný tah!
phrase-well_played = Skvěle zahráno!
phrase-oops = Jejda!
phrase-lucky = To je ale štěstí!
phrase-thanks = Díky!
phrase-sorry = Promiň!
phrase-back_soon = Hned jsem zpět
phrase-good_game = To byla hra!
phrase-again = Dáme další?

## Co se děje u stolu vedle hry

table-fact-created = Stůl je otevřený: { $game }
table-fact-sat = { $seat-you ->
    [yes] Sedáš si ke stolu
   *[no] { $name } si sedá ke stolu
}
table-fact-bot_sat = Ke stolu si sedá bot: { $seat }, { $level }
table-fact-left = { $removed ->
    [yes] Místo se uvolňuje
   *[no] Někdo odchází a místo se uvolňuje
}
table-fact-linked = { $seat-you ->
    [yes] K tvému místu se připojuje další zařízení; nový tajný odkaz odpojí všechna ostatní
   *[no] { $seat }: k místu se připojuje další zařízení; nový tajný odkaz odpojí všechna ostatní
}
table-fact-started = Hra začíná
table-fact-branched = Odsud nově: tah { $turn } dřívější hry
table-fact-said = { $seat-you ->
    [yes] Říkáš: { $phrase }
   *[no] { $seat }: { $phrase }
}
table-fact-resigned = { $seat-you ->
    [yes] Vzdáváš hru, dohrává bot
   *[no] { $seat } vzdává hru, dohrává bot
}
table-fact-timed_out = { $seat-you ->
    [yes] Došel ti čas, dál hraje bot
   *[no] { $seat }: čas vypršel, dál hraje bot
}
table-fact-returning = { $seat-you ->
    [yes] Vrátíš se v příštím tahu
   *[no] { $seat } se vrátí v příštím tahu
}
table-fact-returned = { $seat-you ->
    [yes] Jsi zpět
   *[no] { $seat } je zpět
}
table-fact-holiday = { $on ->
    [yes] { $seat-you ->
        [yes] Odjíždíš na dovolenou
       *[no] { $seat } odjíždí na dovolenou
    }
   *[no] { $seat-you ->
        [yes] Jsi zpět z dovolené
       *[no] { $seat } je zpět z dovolené
    }
}
table-fact-rematched = Další hra je připravená u jiného stolu
table-fact-abandoned = Stůl je opuštěný: { $reason }
reason-empty = všichni odešli
reason-idle = už příliš dlouho se nic neděje
reason-other_rules = server už nemá jeho pravidla

## Proč to nejde, v každé hře

kvartal-refusal-KV-1 = Nejsi na tahu.
kvartal-refusal-KV-2 = Teď je na řadě něco jiného.

## Potíže. Jak jim říká server a co se s nimi dá dělat.

problem-offline = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
problem-push_unreachable = Služba oznámení tvého prohlížeče neodpovídá. Zkus to později.
problem-unknown_push_service = Tento server nespolupracuje se službou oznámení tvého prohlížeče.
problem-internal = Něco se u nás pokazilo. Zkus to znovu. { $incident }
problem-bad_request = Server tomu nerozumí. Načti stránku znovu.
problem-bad_name = Zvol si prosím jiné jméno.
problem-bad_face = Takový obrázek tu není.
problem-bad_notation = Server tento tah nezná. Načti stránku znovu.
problem-bad_option = Tyto volby nejdou dohromady.
problem-bad_pace = { $least ->
    [one] Tah s rezervou musí mít dohromady aspoň { $least } sekundu.
    [few] Tah s rezervou musí mít dohromady aspoň { $least } sekundy.
   *[other] Tah s rezervou musí mít dohromady aspoň { $least } sekund.
}
problem-bad_seats = Počet hráčů v této hře: { $least } až { $most }.
problem-no_seat_left = Nech jedno místo pro sebe: všichni nemohou být boti.
problem-no_such_phrase = Taková hláška tu není.
problem-too_many_tables = Tolik stolů najednou nejde (nejvíc { $most }).
problem-no_session = Server už tě nezná. Načti stránku znovu.
problem-cross_site = Přišlo to z cizí stránky, a tak to server odmítl.
problem-link_void = Tento odkaz nahradil novější.
problem-not_host = Tohle smí jen hostitel stolu.
problem-not_your_seat = Tohle není tvoje místo.
problem-not_found = Tady nic není.
problem-no_such_method = Server tomu nerozumí. Načti stránku znovu.
problem-no_such_game = Tuto hru server nemá.
problem-no_such_number = Tak daleko hra ještě není.
problem-no_such_seat = Takové místo tu není.
problem-no_such_table = Takový stůl tu není, nebo k němu potřebuješ pozvánku.
problem-archived = Stůl je v archivu a už ho nejde změnit.
problem-against_rule = To pravidla hry nedovolují.
problem-not_a_bot = Na tomto místě nehraje bot.
problem-not_awaited = Nejsi na tahu.
problem-not_lobby = Hra už začala.
problem-not_running = Hra neběží.
problem-not_starting = Hra právě nezačíná.
problem-not_promised = Slíbeny byly jiné náhodné bajty.
problem-not_over = Hra ještě neskončila.
problem-no_review = Tato hra se nedohrála do konce, nebo se hrála podle pravidel, která tento server už nemá: nelze ji rozebrat.
problem-not_begun = Tato hra nikdy nezačala.
problem-no_turn_there = V tomto okamžiku hry není v čem pokračovat.
problem-rules_gone = Tato hra se hrála podle starších pravidel, která tento server už nemá. Pokračovat v ní nejde.
problem-branched_too_often = Tato hra se rozvětvila už příliš mnohokrát.
problem-too_long = Tato hra je na pokračování příliš dlouhá.
problem-not_settled = Nejdřív potvrď, co máš vybráno.
problem-not_slow = Dovolená je jen pro pomalé hry.
problem-no_holiday_left = Dovolená pro tuto hru je vyčerpaná.
problem-no_hint = Tentokrát nápověda není: server má plno práce. Zeptej se za chvilku znovu.
problem-no_hints = U tohoto stolu nápověda není.
problem-out_of_time = Čas ti vypršel: tento tah odehraje bot.
problem-resigned = Tuto hru už máš vzdanou.
problem-seat_away = Na tomto místě teď hraje bot. Nejdřív se vrať do hry.
problem-seat_taken = Někdo byl rychlejší: místo je obsazené.
problem-too_many_seats = U tohoto stolu už další místo zabrat nemůžeš.
problem-removed = Hostitel tě od tohoto stolu poslal pryč.
problem-deal_for_one = Pevné rozdání je pro jednoho člověka a boty: ostatní by mohli karty znát.
problem-seats_free = Ještě jsou tu volná místa.
problem-step_from_the_future = Tento prohlížeč stůl předběhl. Teď už vidíš, co platí.
problem-step_taken = Rozhodlo se na jiném zařízení. Teď už vidíš, co platí.
problem-too_many_devices = Na tomto místě hraje příliš mnoho zařízení. Vytvoř nový odkaz a odpojí se.
problem-enough_here = Tohle se u tohoto stolu dělalo už příliš často.
problem-too_many = To bylo moc rychle. Zkus to znovu za { $seconds ->
    [one] { $seconds } sekundu.
    [few] { $seconds } sekundy.
   *[other] { $seconds } sekund.
}
problem-too_many_streams = Máš otevřeno příliš mnoho oken. Některá zavři.
problem-crowded = Server je teď plný. Zkus to za chvíli.
problem-other_rules = Server má jinou verzi pravidel než tento stůl. Zkus to za chvíli.
problem-unreadable = Server teď tento stůl nedokáže otevřít. Zkus to později. { $incident }
problem-store_down = Server se nedostane ke svým datům. Zkus to za chvíli.
problem-too_large = To je najednou příliš mnoho.
problem-too_slow = Spojení je moc pomalé. Zkus to znovu.
problem-not_json = Server tomu nerozumí. Načti stránku znovu.
