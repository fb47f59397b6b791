### Maga a ház: képernyők, gombok, hibák, bemondások. A játékoknak saját fájljuk van.

app-name = Kvartal
title-of = { $title } · Kvartal
# $count: hány asztal vár az olvasóra.
title-awaited = ({ $count }) { $title }
skip-to-content = Ugrás a tartalomra
screen-failed = Ezt az oldalt nem sikerült betölteni
part-late = Valami nem töltődött be. Újra próbáljuk…
close = Bezárás
# Képernyőolvasóknak: itt hangzanak el a hírek.
announcements = Hírek
cancel = Mégse

header-home = Kvartal, a kezdőlapra
header-navigation = Főmenü
header-waiting = Rád vár
header-waiting-count = { $count } asztal vár rád
header-settings = Beállítások
notify-your-turn = Te jössz

## Játékok

game-plots = Telkek
game-neighbours = Szomszédok

## Kezdőlap

home-title = Építs boldog kisvárost
home-explained = Városépítő társasjátékok, hiánytalanul, a szabálykönyv szerint. Nem kell fiók, nem kell telepíteni: nyiss asztalt, küldd el a linket, és játssz.
# $game: egy játék neve.
home-play = Játssz most: { $game }
home-dealing = Terítjük az asztalt…
home-new = Asztal barátokkal
home-mine = Asztalaid
home-games = Játékok
home-with-bots = Botokkal
home-alone = Egyedül
home-open = Nyitott asztalok
home-open-none = Most senki sem vár játékosokra. Nyiss egy asztalt, és hagyd nyitva.
home-open-seats = Szabad hely: { $free } / { $seats }
home-open-join = Beülök

## Az első játék edzővel

first-title = Az első játékod: { $game }?
first-explained = Egy edző ül melletted, és minden kérdést akkor magyaráz el, amikor sorra kerül. Igazi botok, körülbelül tíz perc, és előtte semmi szabályolvasás.
first-guided = Játék az edzővel
first-without = Már tudom, hogy kell
coach-title = Edző
coach-go-on = Értem
coach-stop = Edző nélkül
coach-hear = Hallgassuk újra az edzőt
coach-confirm = Még nem történt semmi: nézd meg nyugodtan, vond vissza, ha akarod, aztán erősítsd meg. Onnantól számít.
learned-title = Az első játékodnak vége. Most már tudod:
learned-next = Ebben az első játékban mindig ugyanazok a lapok vannak. A következőtől kezdve keverünk.
learned-play-on = Tovább játszom

## Asztalok listában

tables-your-turn = Te jössz
tables-others = A többiek jönnek
tables-lobby = Még nem indult el
tables-over = Befejezve
tables-abandoned = Félbehagyva
# $points: in words, with their noun.
tables-place = { $rank }. hely { $count } közül, { $points }
# $names: a többi játékos, felsorolva.
tables-with = Asztaltársak: { $names }
tables-alone = Még nincs más
# $time: például 4:05 vagy „2 nap 3 óra”.
tables-left = Még { $time }
tables-unreadable = { $count } asztalod most nem nyitható meg. Nézz vissza később.

waiting-title = Rád vár
waiting-none = Egy asztal sem vár rád. Szép volt!
waiting-others = A többiekre várunk
waiting-over = Befejezve

## Új asztal

new-title = Új asztal
new-of = Új asztal: { $game }
new-seats = Játékosok
new-bots = Ebből bot
new-limit = Csak { $least }–{ $most } játékossal
new-level = Milyen jól játszanak a botok
new-visibility = Ki jöhet
new-each = Helyek fejenként
new-each-one = Egy
new-each-any = Akárhány
new-hints = Tippek
new-hints-yes = Megengedve
new-hints-no = Nincsenek
new-pace = Tempó
new-more = További beállítások
new-make = Asztal megnyitása

visibility-link = Linkkel
visibility-link-blurb = Akinek megvan a link, leülhet vagy nézheti.
visibility-open = Nyitott
visibility-open-blurb = A kezdőlapon mindenki láthatja.
visibility-private = Zártkörű
visibility-private-blurb = Meghívó nélkül senki sem tud róla.

pace-none = Óra nélkül
pace-none-blurb = Annyi időd van, amennyit csak akarsz.
pace-live = Élőben
pace-live-blurb = Körönként 45 másodperc, és 5 perc tartalék.
pace-quick = Gyors
pace-quick-blurb = Körönként 20 másodperc, és 2 perc tartalék.
pace-slow = Körönként egy nap
pace-slow-blurb = Akkor játszol, amikor van egy perced.
pace-slower = Körönként három nap
pace-slower-blurb = Sűrű hetekre. Szabadság alatt áll az óra.
# $time: például 0:45 vagy „1 nap 0 óra”.
pace-live-of = Élőben, körönként { $time }
pace-slow-of = Ráérősen, körönként { $time }

level-random = Álmodozó
level-random-blurb = Azt lépi, ami épp eszébe jut.
level-greedy = Szomszéd
level-greedy-blurb = Azt választja, ami most a legjobbnak tűnik.
level-beginner = Kezdő
level-beginner-blurb = Még tanul, sok mindent nem vesz észre.
level-casual = Alkalmi játékos
level-casual-blurb = Megtervezi a körét, de ezt-azt nem vesz észre.
level-regular = Törzsvendég
level-regular-blurb = Az egész körét megtervezi, tapasztalattal.
level-expert = Szakértő
level-expert-blurb = Előre néz, a következő köréig.
level-master = Mester
level-master-blurb = Előre néz, és sok tervet mérlegel.

table-seats = { $count } játékos
table-fixed = { $number }. számú rögzített osztás
# Whoever plays alone or with bots may ask for them.
table-hints = Tippek megengedve
# A játék egyik beállítása, és amit választottak hozzá.
table-option = { $name }: { $value }
table-opening = Nyílik az asztal…
table-failed = Ez az asztal nem jeleníthető meg

## A játék előtt

seat-free = Szabad hely
lobby-sit = Ide ülök
lobby-guest = Valaki mellettem
lobby-sit-guest = Leül
lobby-bot = Bot hozzáadása
lobby-fill = Feltöltés botokkal
lobby-level = { $name } játékereje
lobby-leave = Felállok
lobby-remove = Eltávolítás
lobby-start = Játék indítása
lobby-free = { $count ->
    [one] Még { $count } hely szabad. Küldd el a linket, vagy adj hozzá egy botot.
   *[other] Még { $count } hely szabad. Küldd el a linket, vagy adj hozzá botokat.
}
lobby-free-guest = Még { $count } hely szabad.
lobby-wait-host = Mindenki itt van. A házigazda indítja a játékot.
lobby-ready = Mindenki itt van: indíthatod a játékot.
# $names: who has no page of this table open at the moment.
lobby-not-here = Most nincs itt: { $names }.
lobby-start-anyway = Indíthatod a játékot, vagy várhatsz még egy kicsit.
lobby-host-starts = A házigazda indítja a játékot.
lobby-starting = Keverés: minden böngésző véletlen bájtokat ad hozzá…
lobby-sit-named = Ide ülök le
lobby-name-hint = Így látnak majd a többiek.
watchers-title = Nézők
# Who watches without a name.
watchers-others = { $count } vendég
lobby-given-up = Ez az asztal bezárt.
guest-name = Név

share-title = Hívj másokat
share-table = Link ehhez az asztalhoz
share-private = A link egyben meghívó: csak barátoknak add tovább.
share-qr = A link QR-kódja
share-copy = Másolás
share-copied = Másolva
share-pass = Megosztás…
# $name: ennek a böngészőnek egy játékosa.
share-seat = { $name } másik eszközön
share-seat-explained = Ezzel a titkos linkkel a telefonodon is a helyedre ülhetsz, vagy visszakapod, ha a böngésző elfelejt téged.
share-seat-show = Titkos link mutatása
share-seat-link = Titkos link a helyedhez
share-renew = Új link, a többi eszköz kiléptetése
share-renewed = A régi linkek már nem érvényesek

take-title = Elfoglalod a helyed…
take-failed = Ez a link nem működik
take-malformed = Nem teljes. Másold ki újra, a végéig.
take-watch = Nézem a játékot

## Játékosok

player-you = te
player-you-large = Te
player-bot = Bot · { $level }
player-your-turn = Te jössz
player-thinking = Gondolkodik…
player-choosing = Választ…
player-on-holiday = Szabadságon
player-gone = Most nincs itt
player-away-resigned = Feladta: bot játszik helyette
player-away-timed_out = Nincs itt: bot játszik helyette
player-away-returning = A következő lépésénél visszaül
player-score = { $score }
players-title = Játékosok
players-all = Minden játékos: { $count }
# Játékosok felsorolásának vége.
players-others = még { $count } játékos
clock-left = Hátralévő idő
time-hours = { $hours } óra { $minutes } perc
time-days = { $days } nap { $hours } óra

# A botokat a helyük szerint hívják; a továbbiaknak számuk van.
bot-name-0 = Ada
bot-name-1 = Brúnó
bot-name-2 = Klára
bot-name-3 = Dárió
bot-name-4 = Elza
bot-name-5 = Félix
bot-name = { $number }. bot
player-number = { $number }. játékos

person-menu = { $name }: lehetőségek
person-mute = Üzenetek némítása
person-hide = Név és figura elrejtése
person-here = A többiek nem veszik észre.
person-report = Név bejelentése
person-reported = Bejelentve. A név itt már nem látszik.

away-explained = Lejárt az időd, egy bot játszik helyetted.
away-come-back = Visszaülök
away-returning = A következő lépésedtől újra te játszol: ezt most a bot lépi meg.

## Az asztalnál

prompt-title = Mi a teendő
prompt-your-turn = Te jössz
# Több játékos egy képernyőnél.
prompt-turn-of = { $name } jön
prompt-choose = Válassz
prompt-reveals = Erősítsd meg, vagy vond vissza
prompt-wait = Most nem te jössz
prompt-playing = { $name } következik
prompt-watching = Nézőként vagy itt
prompt-waiting = { $count ->
    [one] Éppen választ: { $names }
   *[other] Éppen választanak: { $names }
}
prompt-how = Válassz a táblán vagy a listából.
prompt-over = Vége a játéknak
prompt-steps = Eddigi választásaid
prompt-undo = Visszavonás
prompt-confirm = Megerősítés

## Hints

hint-title = Tipp
# On the button that asks for one.
hint-ask = Tipp
hint-thinking = Gondolkodunk …
# $worlds: in how many imagined worlds the choices were tried; 0 if in none.
hint-how = { $worlds ->
    [0] Csak a terv alapján.
    [one] Egy elképzelt világban kipróbálva, az alapján, amit tudhatsz.
   *[other] { $worlds } elképzelt világban kipróbálva, az alapján, amit tudhatsz.
}
# Stands after it if there is something below.
hint-why = Lent: miben térnek el a pontok a végén.
hint-best = A legjobb választás
# There is another that cannot be told from it.
hint-good = Jó választás
hint-as-good = Ugyanolyan jó
# What is lost against the best, and its error.
hint-less-points = Pont: −{ $loss } ± { $error }
hint-less-share = Esély: −{ $loss } % ± { $error }
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

choices-title = Lehetőségek
choices-open = { $count } lehetőség
log-title = Mi történt
log-short = Napló
log-new = Új
log-others = Még { $count } játékos
log-sum = Összesen
recap-title = Az előző köröd óta
recap-again = Mutasd újra
stage-go-on = Tovább
key-space = Szóköz

curtain-one = Add tovább: { $name } jön
curtain-several = Ki következik?
curtain-why = A többiek nézzenek félre: ami most jön, az titkos.
curtain-take = { $name } vagyok

connection-lost = Megszakadt a kapcsolat. Újrapróbáljuk…
connection-back = Újra van kapcsolat. Semmiről sem maradtál le.

menu-title = Menü
menu-say = Mondj valamit
menu-share = Mások hívása, játék másik eszközön
menu-known = Mi fogyott el, és mi van még
menu-known-share = { $name }: { $left } / { $all }
menu-how = Így játsszuk
menu-replay = Visszajátszás
menu-holiday = Szabadságra megyek: álljon az órám
menu-holiday-end = Megjöttem a szabadságról
menu-holiday-left = Ebben a játszmában maradt szabadságod: { $days } nap
menu-report = Hiba bejelentése
menu-resign = Feladás

resign-title = Feladod?
resign-explained = A helyeden egy bot játszik végig. Nézheted, de vissza már nem ülhetsz.
resign-do = Feladom

report-title = Hiba bejelentése
report-explained = Egyetlen fájlban benne van minden, amivel a hiba újra előidézhető: az állás, ahogy te látod, a sorszáma, a helyed és a verzió. Küldd el annak, aki a szervert üzemelteti, vagy csatold egy hibajegyhez.
report-what = Mi nem működött jól?
report-save = Fájl mentése

## A vége

end-you-win = Nyertél!
end-wins = { $name } nyer
end-win-together = Közös győzelem: { $names }
# A végén felolvasva. $points: a szám a mínuszával; $count: nélküle, a többes számhoz.
end-points-of = { $count ->
    [one] { $name }: { $points } pont
   *[other] { $name }: { $points } pont
}
# Beside the points: $margin points more or fewer than $name.
end-ahead = { $margin } ponttal több, mint { $name }
end-behind = Te { $rank }. vagy, { $margin } ponttal lemaradva
# As many points, but ahead by the tie-break.
end-level = ugyanannyi, mint { $name }, a holtversenyszabály döntött
end-behind-level = Te { $rank }. vagy ugyanannyi ponttal, a holtversenyszabály döntött
# $points: the number as it is printed; $count: without its minus, for the plural.
end-points = { $count ->
    [one] { $points } pont
   *[other] { $points } pont
}
# Somebody who plays alone, compared with earlier games.
end-best-new = eddigi legjobbad, korábban { $points } volt
end-best-still = a legjobbad: { $points }
end-ranking = Sorrend
end-reasons = Mi döntött
# What decided the game. Between asterisks: bold. $line: where the points come from; $worth: yes if $part counts by what it is multiplied with.
end-reason-line = { $worth ->
    [yes] { $you ->
        [first] Te: { $line }, { $part-low } { $amount }, *{ $points }*.
       *[no] { $name }: { $line }, { $part-low } { $amount }, *{ $points }*.
    }
   *[no] { $you ->
        [first] Te: { $line }, *{ $points }*.
       *[no] { $name }: { $line }, *{ $points }*.
    }
}
# $name has more of $part than $other; $you: which of the two reads it.
end-reason-part = { $you ->
    [first] { $part }: te *{ $more }*, { $other } *{ $less }*
    [second] { $part }: { $name } *{ $more }*, te *{ $less }*
   *[no] { $part }: { $name } *{ $more }*, { $other } *{ $less }*
}{ $worth ->
    [yes] {" "}(*{ $points }*).
   *[no] .
}
end-sheet = Miből lettek a pontok
end-share = Mutasd meg a városod
end-picture = Kép a városról az eredménnyel
end-picture-pass = Kép küldése
end-picture-save = Kép mentése
end-replay-link = Link a visszajátszáshoz
end-abandoned = Ez a játszma félbemaradt
end-rematch = Még egy játszma
end-join-rematch = Beülök a következőbe
end-record = Játszma letöltése
end-check = Keverés ellenőrzése
end-checked = A keverés ellenőrizve
end-check-fixed = Rögzített osztás
end-check-left-out = A te bájtjaid nélkül keverve
end-check-broken = A keverés nem stimmel!
end-home = Kezdőlap

sheet-title = Pontozólap
sheet-rank = { $rank }. hely
sheet-points = Pont
sheet-ties = Holtverseny

shuffle-checked = Ez a böngésző ellenőrizte: az osztás abból adódik, amit rögzítettek, mielőtt bárki ismerte volna a többiek véletlen bájtjait.
shuffle-fits = Minden rész összeillik. Ez a böngésző nem adott hozzá semmit, így többet nem mondhat.
shuffle-left-out = A te véletlen bájtjaid hiányoznak: későn érkeztek, vagy a szerver kihagyta őket.
shuffle-first = Előre csak a titkot rögzítették, mint akkoriban minden asztalnál. Az stimmel.
shuffle-fixed = Ez a { $number }. számú rögzített osztás volt: nem kevertünk, hogy mindenki, aki tanul, ugyanazokat a lapokat kapja.
shuffle-without = Nincsenek benne az ő véletlen bájtjaik: { $names }.
shuffle-broken = Ez nem az, amit a játék előtt rögzítettek!
shuffle-ours = { $count ->
    [one] A te véletlen bájtjaid is benne vannak.
   *[other] A te véletlen bájtjaid is benne vannak, mindegyik adag ({ $count }).
}
shuffle-explained = Az első lap előtt a szerver rögzített egy titkot, minden böngésző pedig a maga véletlen bájtjait; csak ezután fedték fel őket. Az osztás mindebből együtt adódik, így senki sem választhatta meg. A „kvartal verify” a letöltött játszma minden lapját ellenőrzi.
shuffle-branch = Ez az asztal egy korábbi játékot folytat ettől a lépéstől: { $turn }. Ami előtte volt, olyan, mint ott; minden, ami utána jön, ebből a magból következik.
shuffle-commitment = A titok lenyomata, a kezdettől ismert
shuffle-roster = Ki hol ült, és mit ígért
shuffle-secret = Titok
shuffle-contributions = A játékosok véletlen bájtjai
shuffle-seed = Az osztás magja
shuffle-command = Minden lap ellenőrzése

replay-title = Visszajátszás: { $game }
replay-controls = Visszajátszás
replay-play = Lejátszás
replay-pause = Szünet
replay-before = Egy lépés vissza
replay-after = Egy lépés előre
replay-turn = Lépés
replay-at = { $at } / { $last }
replay-so-far = { $at }. lépés
replay-whole = A teljes hossz mutatása
replay-link = Link ehhez a lépéshez
replay-back = Vissza az asztalhoz
replay-not-started = Ez a játszma még nem kezdődött el.

## Review

review-open = Elemzés
review-title = Elemzés: { $game }
review-none = Ez a játszma nem elemezhető
review-about = A szerver sokszor végigjátssza ezt a játszmát a különböző lépésektől, és megkeresi, hol dőlt el, mennyi volt benne a szerencse, és mely döntések lettek volna jobbak.
review-ask = A játszma elemzése
review-again = Újra
# $ahead: how many reviews come first.
review-waiting = { $ahead ->
    [0] A tiéd következik.
    [one] Még { $ahead } elemzés van előtte.
   *[other] Még { $ahead } elemzés van előtte.
}
review-working = Végigjátsszuk minden lépéstől: { $percent }
review-leave = A szerver szabad idejében készül, és a játszmával együtt megmarad: elhagyhatod az oldalt, és visszajöhetsz.
review-failed = Az elemzés nem sikerült.
review-off = Ez a szerver nem készít elemzést.
review-ready = Az elemzés elkészült.
review-curve-chance = Győzelmi esély
review-curve-share = Esély egy ellenfél legyőzésére, átlagosan
review-curve-points = Várható pontok
review-at = A játszma pillanata
review-opening = Megnyitjuk a játszmának ezt a pillanatát…
review-move = { $move }. lépés
review-column-move = Lépés
review-value = { $name }: { $value }
# A mark on the curve.
review-mark = { $name }, { $move }. lépés: veszteség { $loss }
review-made = { $worlds } végigjátszott játszmából, legfeljebb { $error } hibával
review-table = Táblázatként
review-balance = Szerencse és tudás
review-start = Kezdet
review-luck = Szerencse
review-choices = Döntések
review-choices-parts = saját { $own }, másoké { $others }
review-final = Eredmény
review-balance-about = A kezdeti várakozás, a szerencse és a döntések együtt adják az eredményt, mindegyik hibája legfeljebb { $error }.
review-choices-about = A döntések mércéje az, amit a játék megtanult meglátni. Durva mérce: a saját vagy mások döntései külön-külön túl jónak vagy túl rossznak tűnhetnek. A kettő együtt számít.
review-mistakes = A legdrágább döntések
review-of = Kinek a döntései
review-no-mistakes = { $name }: nem volt olyan döntés, amely biztosan ártott.
# $loss and $error: per cent, or points.
review-cost-chance = Ennyi győzelmi esélybe került: { $loss } (± { $error }).
review-cost-share = Egy ellenfél legyőzésének esélyéből ennyibe került: { $loss } (± { $error }).
review-cost-points = Elveszett pontok: { $loss } (± { $error }).
review-played = A megtett lépés
review-better = Jobb
review-as-good = Ugyanolyan jó
review-why = Miért: pontok a végén, átlagosan
# $amount: points with their sign.
review-reason = { $you ->
    [yes] { $source }: { $amount } neked
   *[no] { $source }: { $amount } ({ $name })
}
review-question = { $at }. kérdés, összesen { $count }
review-what-now = Mit tennél itt?
review-tell = Csak mutasd meg
review-verdict-best = Helyes: biztosan jobbat nem találtunk.
review-verdict-played = Pontosan ez volt a lépés. Volt ennél jobb.
review-verdict-other = Nincs a legjobbak között, amelyeket találtunk.
review-next = Következő kérdés
review-replay = Mutasd a visszajátszásban

## Továbbjátszás egy befejezett játék lépésétől

branch-play-on = Továbbjátszás innen
branch-title = Továbbjátszás ettől a lépéstől: { $turn }
branch-explained = Új asztal pontosan ezzel az állással. Minden helynél ugyanazok a lapok maradnak kézben; ami még hátravan, azt újra megkeverjük.
branch-seat = A te helyed
branch-with = Kikkel
branch-with-bots = Botok
branch-with-bots-blurb = Azonnal kezdődik.
branch-with-same = Ugyanaz a társaság
branch-with-same-blurb = A te linkeddel jönnek, vagy ebben a visszajátszásban találják meg az asztalt.
branch-begin = Továbbjátszás
branch-from = Egy korábbi játék folytatása, ettől a lépéstől: { $turn }
branch-list = Folytatások innen
branch-turn = Ettől a lépéstől: { $turn }
branch-then = Akkor itt: { $name }
branch-compare = A két játék összehasonlítása
branch-compare-short = Összehasonlítás

compare-title = Összehasonlítás
compare-of = { $game }: két út
compare-opening = Egymás mellé tesszük a két játékot…
compare-nothing = Még nincs mivel összehasonlítani.
compare-with = Mivel hasonlítsuk össze
compare-origin = Ahogy volt
compare-origin-blurb = A játék, amelyből ered
compare-table = Az asztalhoz
compare-curve = Várható pontok
compare-curve-explained = Mire számíthatott a játékos az egyes lépések után; a végén maguk a pontok. A karika mutatja, hol válik szét a két játék.
compare-curve-label = Pontok az egyes lépések után, { $name }: a végén { $first } az első játékban és { $second } a másodikban
compare-player = Játékos
compare-difference = Különbség

## Beállítások

settings-title = Beállítások
settings-name = A neved
settings-keep = Mentés
settings-kept = Elmentve. Mostantól ezzel a névvel ülsz asztalhoz.
settings-language = Nyelv
settings-theme = Színek
settings-theme-auto = Mint az eszközön
settings-theme-light = Nappal
settings-theme-dark = Este
settings-size = Betűméret
settings-size-normal = Normál
settings-size-large = Nagy
settings-size-larger = Nagyobb
settings-motion = Animáció
settings-motion-auto = Mint az eszközön
settings-motion-none = Nincs
settings-pace = Mások körei
settings-pace-calm = Nyugodt
settings-pace-brisk = Élénk
settings-pace-instant = Azonnal
settings-confirm-at-once = Azonnali megerősítés, ha a választás egyértelmű
settings-turn = Ha én jövök, és nem ide nézek
settings-sound = Hangok
settings-sound-off = Ki
settings-sound-quiet = Halkan
settings-sound-full = Hangosan
settings-notify = Jöjjön értesítés
settings-push = Jöjjön értesítés akkor is, ha a Kvartal be van zárva
settings-push-explained = A böngésződ értesítési szolgáltatásán át érkezik, amely nem tudja elolvasni. Csak annyi áll benne, hogy te jössz, és melyik játékban.
settings-push-denied = Az oldal értesítései le vannak tiltva. Engedélyezd őket a böngésző beállításaiban, és töltsd be újra az oldalt.
settings-erase = Törlöm magam
settings-erase-explained = A neved, a figurád és a linkjeid eltűnnek, a régi asztaloknál is; a játszmáidat bot fejezi be. Ez nem vonható vissza.
settings-erase-sure = Mindent törölsz?
home-erased = Törölve. A Kvartal már nem ismer téged.

how-title = Így játsszuk: { $game }
how-none = Ehhez a játékhoz még nincs bevezető.
how-try-title = Próbáld ki
how-try = Játszva a legkönnyebb megtanulni: egy első játék edzővel, aki minden kérdést akkor magyaráz el, amikor sorra kerül, körülbelül tíz perc alatt.
how-try-now = Az első játék

offline-title = Nincs hálózat
offline-explained = Hálózat nélkül ezek az oldalak működnek:
offline-not = Az asztalokhoz szerver kell: amint újra van kapcsolat, minden játék ott folytatódik, ahol abbamaradt.
offline-again = Újra

not-found-title = Itt nincs semmi
not-found-explained = Talán elírás van a címben, vagy ami itt volt, már nincs meg.
not-found-home = A kezdőlapra

## Galéria: a megjelenés minden darabja egy oldalon, azoknak, akik építik

gallery-title = Galéria
gallery-cards = Lapok
gallery-signs = Jelek
gallery-controls = Gombok és ablakok
gallery-dialog = Ablak nyitása
gallery-notice = Üzenet mutatása
gallery-board = Tábla
gallery-facades = Homlokzatok

## Figurák

face-title = Figura
face-fox = Róka
face-owl = Bagoly
face-cat = Macska
face-bear = Medve
face-hare = Nyúl
face-heron = Gém
face-otter = Vidra
face-robin = Vörösbegy
face-tram = Villamos
face-bike = Bicikli
face-boat = Csónak
face-balloon = Léggömb
face-lamp = Lámpa
face-clock = Óra
face-bell = Csengő
face-key = Kulcs
face-tree = Fa
face-tulip = Tulipán
face-cactus = Kaktusz
face-acorn = Makk
face-cloud = Felhő
face-moon = Hold
face-star = Csillag
face-kite = Papírsárkány

## Bemondások

phrase-hello = Helló!
phrase-good_luck = Sok szerencsét!
phrase-your_turn = Te jössz!
phrase-thinking = Hadd gondolkodjak…
phrase-nice_move = Szép lépés!
phrase-well_played = Ügyes!
phrase-oops = Hoppá!
phrase-lucky = Mázli!
phrase-thanks = Köszönöm!
phrase-sorry = Bocsánat!
phrase-back_soon = Mindjárt jövök
phrase-good_game = Jó játék volt!
phrase-again = Még egyet?

## Ami az asztalnál a játékon kívül történik

table-fact-created = Új asztal nyílik: { $game }
table-fact-sat = { $seat-you ->
    [yes] Leülsz az asztalhoz
   *[no] { $name } leül az asztalhoz
}
table-fact-bot_sat = Bot ül az asztalhoz: { $seat }, { $level }
table-fact-left = { $removed ->
    [yes] Felszabadul egy hely
   *[no] Valaki feláll, és felszabadul egy hely
}
table-fact-linked = { $seat-you ->
    [yes] Még egy eszköz csatlakozik a helyedhez; egy új titkos link az összes többit kilépteti
   *[no] { $seat }: még egy eszköz csatlakozik a helyhez; egy új titkos link az összes többit kilépteti
}
table-fact-started = Kezdődik a játék
table-fact-branched = Innen minden új: egy korábbi játék { $turn }. lépése
table-fact-said = { $seat-you ->
    [yes] Ezt mondod: { $phrase }
   *[no] { $seat }: { $phrase }
}
table-fact-resigned = { $seat-you ->
    [yes] Feladod; innentől egy bot játszik
   *[no] { $seat } feladja; innentől egy bot játszik
}
table-fact-timed_out = { $seat-you ->
    [yes] Lejárt az időd; innentől egy bot játszik
   *[no] { $seat } ideje lejárt; innentől egy bot játszik
}
table-fact-returning = { $seat-you ->
    [yes] A következő lépésednél visszaülsz
   *[no] { $seat } a következő lépésénél visszaül
}
table-fact-returned = { $seat-you ->
    [yes] Visszaülsz az asztalhoz
   *[no] { $seat } visszaül az asztalhoz
}
table-fact-holiday = { $on ->
    [yes] { $seat-you ->
        [yes] Szabadságra mész
       *[no] { $seat } szabadságra megy
    }
   *[no] { $seat-you ->
        [yes] Visszajössz a szabadságról
       *[no] { $seat } visszajön a szabadságról
    }
}
table-fact-rematched = A következő játszma egy másik asztalnál lesz
table-fact-abandoned = Az asztal bezár: { $reason }
reason-empty = mindenki elment
reason-idle = túl régóta nem történt semmi
reason-other_rules = a szerveren már nincsenek meg a szabályai

## Miért nem, minden játékban

kvartal-refusal-KV-1 = Most nem te jössz.
kvartal-refusal-KV-2 = Most nem ez a kérdés.

## Hibák: minek hívja a szerver, és mit tehet az ember.

problem-offline = A szerver nem válaszol. Nézd meg a kapcsolatot, és próbáld újra.
problem-push_unreachable = A böngésződ értesítési szolgáltatása nem válaszol. Próbáld újra később.
problem-unknown_push_service = Ez a szerver nem működik együtt a böngésződ értesítési szolgáltatásával.
problem-internal = Valami elromlott nálunk. Próbáld újra. { $incident }
problem-bad_request = A szerver ezt nem értette. Töltsd be újra az oldalt.
problem-bad_name = Kérjük, válassz másik nevet.
problem-bad_face = Nincs ilyen figura.
problem-bad_notation = A szerver nem ismeri ezt a lépést. Töltsd be újra az oldalt.
problem-bad_option = Ezek a beállítások nem férnek össze.
problem-bad_pace = Egy körre és a tartalékra együtt legalább { $least } másodperc kell.
problem-bad_seats = A játékosok száma ebben a játékban: { $least }–{ $most }.
problem-no_seat_left = Hagyj magadnak is helyet: nem lehet mindenki bot.
problem-no_such_phrase = Nincs ilyen bemondás.
problem-too_many_tables = Ez egyszerre túl sok asztal (legfeljebb { $most } lehet).
problem-no_session = A szerver már nem ismer téged. Töltsd be újra az oldalt.
problem-cross_site = Ez egy másik webhelyről jött, ezért elutasítottuk.
problem-link_void = Ezt a linket egy újabb váltotta fel.
problem-not_host = Ezt csak az asztal házigazdája teheti meg.
problem-not_your_seat = Ez nem a te helyed.
problem-not_found = Itt nincs semmi.
problem-no_such_method = A szerver ezt nem értette. Töltsd be újra az oldalt.
problem-no_such_game = Ezen a szerveren nincs meg ez a játék.
problem-no_such_number = A játszma még nem tart ott.
problem-no_such_seat = Nincs ilyen hely.
problem-no_such_table = Nincs ilyen asztal, vagy csak meghívóval láthatod.
problem-archived = Ez az asztal az archívumban van, már nem változhat.
problem-against_rule = Ezt a játékszabály nem engedi.
problem-not_a_bot = Ezen a helyen nem bot játszik.
problem-not_awaited = Most nem te jössz.
problem-not_lobby = A játék már elkezdődött.
problem-not_running = A játék nincs folyamatban.
problem-not_starting = A játék most nem indul.
problem-not_promised = Más véletlen bájtokat ígértek.
problem-not_over = A játéknak még nincs vége.
problem-no_review = Ezt a játszmát nem játszották végig, vagy olyan szabályokkal játszották, amelyek ezen a szerveren már nincsenek meg: nem elemezhető.
problem-not_begun = Ez a játék el sem kezdődött.
problem-no_turn_there = A játéknak ezen a pontján nincs mit folytatni.
problem-rules_gone = Ezt a játékot régebbi szabályokkal játszották, amelyek ezen a szerveren már nincsenek meg. Nem lehet folytatni.
problem-branched_too_often = Ez a játék már túl sokszor ágazott el.
problem-too_long = Ez a játék túl hosszú ahhoz, hogy folytatni lehessen.
problem-not_settled = Előbb erősítsd meg, amit választottál.
problem-not_slow = Szabadságra csak ráérős játékból lehet menni.
problem-no_holiday_left = Ebben a játszmában elfogyott a szabadságod.
problem-no_hint = Most nincs tipp: a szerver foglalt. Kérj újra kicsit később.
problem-no_hints = Ennél az asztalnál nincs tipp.
problem-out_of_time = Lejárt az időd: ezt a lépést a bot teszi meg.
problem-resigned = Ezt a játszmát feladtad.
problem-seat_away = Ezen a helyen most bot játszik. Előbb ülj vissza.
problem-seat_taken = Valaki gyorsabb volt: ez a hely foglalt.
problem-too_many_seats = Ennél az asztalnál nem foglalhatsz el több helyet.
problem-removed = A házigazda elküldött ettől az asztaltól.
problem-deal_for_one = A rögzített osztás egy embernek és botoknak való: mások ismerhetnék a lapokat.
problem-seats_free = Még vannak szabad helyek.
problem-step_from_the_future = Ez a böngésző megelőzte az asztalt. Amit most látsz, az a helyes.
problem-step_taken = Ez már eldőlt egy másik eszközön. Amit most látsz, az a helyes.
problem-too_many_devices = Túl sok eszköz játszik ezen a helyen. Kérj új linket, azzal kilépteted őket.
problem-enough_here = Ez ennél az asztalnál már túl sokszor történt.
problem-too_many = Ez túl gyors volt. Próbáld újra { $seconds } másodperc múlva.
problem-too_many_streams = Túl sok ablak van nyitva. Zárj be néhányat.
problem-crowded = A szerver most tele van. Próbáld újra egy kicsit később.
problem-other_rules = A szerveren más változatú szabályok vannak, mint ennél az asztalnál. Próbáld újra egy kicsit később.
problem-unreadable = A szerver most nem tudja megnyitni ezt az asztalt. Próbáld újra később. { $incident }
problem-store_down = A szerver nem éri el az adatait. Próbáld újra egy kicsit később.
problem-too_large = Ez így egyszerre túl sok.
problem-too_slow = Túl lassú a kapcsolat. Próbáld újra.
problem-not_json = A szerver ezt nem értette. Töltsd be újra az oldalt.
