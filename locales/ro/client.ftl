### Casa însăși: ecrane, butoane, probleme, replici. Jocurile au fișierele lor.

app-name = Kvartal
title-of = { $title } · Kvartal
# $count: mesele care îl așteaptă pe cititor.
title-awaited = ({ $count }) { $title }
skip-to-content = Sari la conținut
screen-failed = Pagina nu s-a putut încărca
part-late = Ceva nu s-a încărcat. Încercăm din nou…
close = Închide
# Pentru cititoarele de ecran: locul unde se spun noutățile.
announcements = Noutăți
cancel = Anulează

header-home = Kvartal, la pagina de start
header-navigation = Navigare
header-waiting = Te așteaptă
header-waiting-count = { $count ->
    [one] Te așteaptă { $count } masă
    [few] Te așteaptă { $count } mese
   *[other] Te așteaptă { $count } de mese
}
header-settings = Setări
notify-your-turn = E rândul tău

## Jocuri

game-plots = Parcele
game-neighbours = Vecini

## Pagina de start

home-title = Construiește un orășel fericit
home-explained = Jocuri de societate în care construiești orașe, complete și ca la carte. Fără cont, fără instalare: deschide o masă, trimite linkul și joacă.
# $game: numele unui joc.
home-play = Joacă acum { $game }
home-dealing = Se pregătește masa…
home-new = Masă pentru prieteni
home-mine = Mesele tale
home-games = Jocuri
home-with-bots = Cu boți
home-alone = Solo
home-open = Mese deschise
home-open-none = Nimeni nu așteaptă jucători acum. Pregătește o masă și las-o deschisă.
home-open-seats = { $free ->
    [one] { $free } loc liber din { $seats }
    [few] { $free } locuri libere din { $seats }
   *[other] { $free } de locuri libere din { $seats }
}
home-open-join = Intră

## Primul joc, cu antrenor

first-title = Primul tău joc de { $game }?
first-explained = Lângă tine stă un antrenor care explică fiecare întrebare atunci când vine. Boți adevărați, cam zece minute și nicio regulă de citit înainte.
first-guided = Joacă cu antrenorul
first-without = Știu să joc
coach-title = Antrenorul
coach-go-on = Am înțeles
coach-stop = Fără antrenor
coach-hear = Ascultă din nou antrenorul
coach-confirm = Încă nu s-a întâmplat nimic: privește în voie, anulează dacă vrei, apoi confirmă. De atunci contează.
learned-title = Ai jucat primul joc. Acum știi:
learned-next = În acest prim joc cărțile sunt mereu aceleași. De la următorul, ele se amestecă.
learned-play-on = Joacă mai departe

## Mese într-o listă

tables-your-turn = Rândul tău
tables-others = Joacă ceilalți
tables-lobby = Nu a început încă
tables-over = Încheiată
tables-abandoned = Abandonată
# $points: in words, with their noun.
tables-place = Locul { $rank } din { $count }, { $points }
# $names: ceilalți jucători, ca listă.
tables-with = Cu { $names }
tables-alone = Încă nimeni altcineva
# $time: de pildă 4:05 sau „2 zile 3 h”.
tables-left = Timp rămas: { $time }
tables-unreadable = { $count ->
    [one] { $count } dintre mesele tale nu poate fi deschisă acum. Revino mai târziu.
    [few] { $count } dintre mesele tale nu pot fi deschise acum. Revino mai târziu.
   *[other] { $count } dintre mesele tale nu pot fi deschise acum. Revino mai târziu.
}

waiting-title = Te așteaptă
waiting-none = Nu te așteaptă nicio masă. Bine jucat!
waiting-others = E rândul celorlalți
waiting-over = Încheiate

## O masă nouă

new-title = Masă nouă
new-of = Masă nouă: { $game }
new-seats = Jucători
new-bots = Dintre care boți
new-limit = Număr de jucători: doar { $least }–{ $most }
new-level = Cât de bine joacă boții
new-visibility = Cine poate veni
new-each = Locuri de persoană
new-each-one = Unul
new-each-any = Oricâte
new-hints = Indicii
new-hints-yes = Permise
new-hints-no = Fără
new-pace = Ritm
new-more = Mai multe opțiuni
new-make = Deschide masa

visibility-link = Cu link
visibility-link-blurb = Cine are linkul poate juca sau privi.
visibility-open = Deschisă
visibility-open-blurb = Apare pe pagina de start, pentru toată lumea.
visibility-private = Privată
visibility-private-blurb = N-o vede nimeni fără invitație.

pace-none = Fără ceas
pace-none-blurb = Ai timp cât vrei.
pace-live = În timp real
pace-live-blurb = 45 de secunde pe tură și 5 minute rezervă.
pace-quick = Rapid
pace-quick-blurb = 20 de secunde pe tură și 2 minute rezervă.
pace-slow = O zi pe tură
pace-slow-blurb = Joci când găsești un minut.
pace-slower = Trei zile pe tură
pace-slower-blurb = Pentru săptămâni pline. Vacanța oprește ceasul.
# $time: de pildă 0:45 sau „1 zi 0 h”.
pace-live-of = În timp real, { $time } pe tură
pace-slow-of = Pe îndelete, { $time } pe tură

level-random = Visător
level-random-blurb = Joacă ce-i trece prin minte.
level-greedy = Vecin
level-greedy-blurb = Ia ce pare mai bun pe moment.
level-beginner = Începător
level-beginner-blurb = Învață și trece multe cu vederea.
level-casual = Amator
level-casual-blurb = Își planifică tura, dar mai scapă câte ceva.
level-regular = Obișnuit
level-regular-blurb = Își planifică toată tura, cu experiență.
level-expert = Cunoscător
level-expert-blurb = Privește înainte, până la tura următoare.
level-master = Maestru
level-master-blurb = Privește înainte și cântărește multe planuri.

table-seats = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
table-fixed = Împărțire fixă { $number }
# Whoever plays alone or with bots may ask for them.
table-hints = Indicii permise
# O opțiune a jocului și ce s-a ales pentru ea.
table-option = { $name }: { $value }
table-opening = Se deschide masa…
table-failed = Masa nu poate fi afișată

## Înainte de joc

seat-free = Loc liber
lobby-sit = Așază-te aici
lobby-guest = Cineva lângă mine
lobby-sit-guest = Ia loc
lobby-bot = Adaugă un bot
lobby-fill = Completează cu boți
lobby-level = Cât de bine joacă { $name }
lobby-leave = Pleacă
lobby-remove = Scoate
lobby-start = Începe jocul
lobby-free = { $count ->
    [one] Mai e { $count } loc liber. Trimite linkul sau adaugă un bot.
    [few] Mai sunt { $count } locuri libere. Trimite linkul sau adaugă boți.
   *[other] Mai sunt { $count } de locuri libere. Trimite linkul sau adaugă boți.
}
lobby-free-guest = { $count ->
    [one] Mai este { $count } loc liber.
    [few] Mai sunt { $count } locuri libere.
   *[other] Mai sunt { $count } de locuri libere.
}
lobby-wait-host = Sunt toți aici. Gazda începe jocul.
lobby-ready = Sunt toți aici: poți începe.
# $names: who has no page of this table open at the moment.
lobby-not-here = Fără pagina deschisă acum: { $names }.
lobby-start-anyway = Poți începe sau mai poți aștepta puțin.
lobby-host-starts = Gazda începe jocul.
lobby-starting = Se amestecă: fiecare browser adaugă octeți aleatori…
lobby-sit-named = Mă așez aici
lobby-name-hint = Așa te văd ceilalți.
watchers-title = Se uită
# Who watches without a name.
watchers-others = { $count ->
    [one] { $count } oaspete
    [few] { $count } oaspeți
   *[other] { $count } de oaspeți
}
lobby-given-up = Masa a fost abandonată.
guest-name = Nume

share-title = Cheamă-i și pe alții
share-table = Linkul acestei mese
share-private = Linkul e și invitație: dă-l doar prietenilor.
share-qr = Codul QR al linkului
share-copy = Copiază
share-copied = Copiat
share-pass = Trimite…
# $name: un jucător din acest browser.
share-seat = { $name } pe alt dispozitiv
share-seat-explained = Acest link secret îți aduce locul pe telefon sau ți-l dă înapoi dacă browserul te uită.
share-seat-show = Arată linkul secret
share-seat-link = Linkul secret al locului tău
share-renew = Creează un link nou și deconectează celelalte dispozitive
share-renewed = Linkurile vechi nu mai sunt valabile

take-title = Îți ocupi locul…
take-failed = Linkul nu funcționează
take-malformed = Nu este întreg. Copiază-l încă o dată, până la capăt.
take-watch = Privește masa

## Jucători

player-you = tu
player-you-large = Tu
player-bot = Bot · { $level }
player-your-turn = Rândul tău
player-thinking = Se gândește…
player-choosing = Alege…
player-on-holiday = În vacanță
player-gone = Nu e la masă acum
player-away-resigned = A renunțat: joacă un bot
player-away-timed_out = Lipsește: joacă un bot
player-away-returning = Revine la tura următoare
player-score = { $score }
players-title = Jucători
players-all = Toți jucătorii: { $count }
# Sfârșitul unei liste de jucători.
players-others = { $count ->
    [one] încă { $count } jucător
    [few] încă { $count } jucători
   *[other] încă { $count } de jucători
}
clock-left = Timp rămas
time-hours = { $hours } h { $minutes } min
time-days = { $days ->
    [one] { $days } zi { $hours } h
    [few] { $days } zile { $hours } h
   *[other] { $days } de zile { $hours } h
}

# Boții au nume după locul lor; următorii au numere.
bot-name-0 = Ada
bot-name-1 = Bruno
bot-name-2 = Clara
bot-name-3 = Dario
bot-name-4 = Elsa
bot-name-5 = Felix
bot-name = Botul { $number }
player-number = Jucătorul { $number }

person-menu = { $name }: opțiuni
person-mute = Ascunde replicile
person-hide = Ascunde numele și avatarul
person-here = Ceilalți nu observă nimic.
person-report = Raportează numele
person-reported = Raportat. Numele e ascuns aici.

away-explained = Ți s-a terminat timpul și un bot joacă în locul tău.
away-come-back = Joc eu mai departe
away-returning = De la tura următoare joci din nou tu: pe aceasta o joacă un bot.

## La masă

prompt-title = Ce ai de făcut
prompt-your-turn = Rândul tău
# Mai mulți jucători la același ecran.
prompt-turn-of = La rând: { $name }
prompt-choose = Alege
prompt-reveals = Confirmă sau anulează
prompt-wait = Nu e rândul tău
prompt-playing = Joacă { $name }
prompt-watching = Privești jocul
prompt-waiting = { $count ->
    [one] { $names } alege
    [few] { $names } aleg
   *[other] { $names } aleg
}
prompt-how = Alege pe tablă sau din listă.
prompt-over = Jocul s-a încheiat
prompt-steps = Ales până acum
prompt-undo = Anulează
prompt-confirm = Confirmă

## Hints

hint-title = Indiciu
# On the button that asks for one.
hint-ask = Indiciu
hint-thinking = Ne gândim …
# $worlds: in how many imagined worlds the choices were tried; 0 if in none.
hint-how = { $worlds ->
    [0] Judecat doar după plan.
    [one] Încercat într-o lume imaginată, din ce poți ști.
    [few] Încercat în { $worlds } lumi imaginate, din ce poți ști.
   *[other] Încercat în { $worlds } de lumi imaginate, din ce poți ști.
}
# Stands after it if there is something below.
hint-why = Mai jos: diferența de puncte la final.
hint-best = Cea mai bună alegere
# There is another that cannot be told from it.
hint-good = O alegere bună
hint-as-good = La fel de bună
# What is lost against the best, and its error.
hint-less-points = Puncte: −{ $loss } ± { $error }
hint-less-share = Șanse: −{ $loss } % ± { $error }
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

choices-title = Opțiuni
choices-open = { $count ->
    [one] { $count } opțiune
    [few] { $count } opțiuni
   *[other] { $count } de opțiuni
}
log-title = Ce s-a întâmplat
log-short = Jurnal
log-new = Nou
log-others = { $count ->
    [one] Încă { $count } jucător
    [few] Încă { $count } jucători
   *[other] Încă { $count } de jucători
}
log-sum = În total
recap-title = De la ultima ta tură
recap-again = Arată din nou
stage-go-on = Mai departe
key-space = Spațiu

curtain-one = Dă ecranul mai departe: { $name }
curtain-several = Cine urmează?
curtain-why = Ceilalți nu se uită: urmează ceva secret.
curtain-take = Eu sunt { $name }

connection-lost = S-a pierdut conexiunea. Încercăm din nou…
connection-back = Conexiunea a revenit. N-ai pierdut nimic.

menu-title = Meniu
menu-say = Spune ceva
menu-share = Cheamă pe cineva sau joacă pe alt dispozitiv
menu-known = Ce a ieșit și ce a rămas
menu-known-share = { $name }: { $left } din { $all }
menu-how = Cum se joacă
menu-replay = Reluare
menu-holiday = Plec în vacanță: oprește-mi ceasul
menu-holiday-end = M-am întors din vacanță
menu-holiday-left = Vacanță rămasă în această partidă: { $days ->
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
}
menu-report = Raportează o eroare
menu-resign = Renunță

resign-title = Renunți?
resign-explained = Un bot joacă în locul tău până la sfârșit. Poți privi, dar nu te mai poți întoarce.
resign-do = Renunță

report-title = Raportează o eroare
report-explained = Un singur fișier cuprinde tot ce trebuie pentru a reproduce eroarea: poziția așa cum o știi tu, numărul ei, locul tău și versiunea. Trimite-l cui are grijă de server sau atașează-l la o sesizare.
report-what = Ce n-a mers bine?
report-save = Salvează fișierul

## Sfârșitul

end-you-win = Ai câștigat!
end-wins = { $name } câștigă
end-win-together = { $names } câștigă împreună
# Citit cu voce tare la sfârșit. $points: numărul cu minusul lui; $count: fără minus, pentru plural.
end-points-of = { $count ->
    [one] { $name }: { $points } punct
    [few] { $name }: { $points } puncte
   *[other] { $name }: { $points } de puncte
}
# Beside the points: $margin points more or fewer than $name.
end-ahead = cu { $margin } mai mult decât { $name }
end-behind = Ești pe locul { $rank }, la { $margin } de primul loc
# As many points, but ahead by the tie-break.
end-level = la egalitate cu { $name }, a decis departajarea
end-behind-level = Ești pe locul { $rank } cu tot atâtea puncte, a decis departajarea
# $points: the number as it is printed; $count: without its minus, for the plural.
end-points = { $count ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
# Somebody who plays alone, compared with earlier games.
end-best-new = cel mai bun rezultat al tău, înainte { $points }
end-best-still = cel mai bun rezultat al tău: { $points }
end-ranking = Clasament
end-reasons = Ce a decis partida
# What decided the game. Between asterisks: bold. $line: where the points come from; $worth: yes if $part counts by what it is multiplied with.
end-reason-line = { $worth ->
    [yes] { $you ->
        [first] Tu: { $line }, { $part-low } { $amount }, *{ $points }*.
       *[no] { $name }: { $line }, { $part-low } { $amount }, *{ $points }*.
    }
   *[no] { $you ->
        [first] Tu: { $line }, *{ $points }*.
       *[no] { $name }: { $line }, *{ $points }*.
    }
}
# $name has more of $part than $other; $you: which of the two reads it.
end-reason-part = { $you ->
    [first] { $part }: tu *{ $more }*, { $other } *{ $less }*
    [second] { $part }: { $name } *{ $more }*, tu *{ $less }*
   *[no] { $part }: { $name } *{ $more }*, { $other } *{ $less }*
}{ $worth ->
    [yes] {" "}(*{ $points }*).
   *[no] .
}
end-sheet = De unde vin punctele
end-share = Arată-ți orașul
end-picture = Imaginea orașului cu rezultatul
end-picture-pass = Trimite imaginea
end-picture-save = Salvează imaginea
end-replay-link = Link la reluare
end-abandoned = Partida a fost abandonată
end-rematch = Încă o partidă
end-join-rematch = Intră în partida următoare
end-record = Descarcă partida
end-check = Verifică amestecarea
end-checked = Amestecare verificată
end-check-fixed = Împărțire fixă
end-check-left-out = Amestecat fără octeții tăi
end-check-broken = Amestecarea nu e corectă!
end-home = Pagina de start

sheet-title = Foaie de punctaj
sheet-rank = Locul { $rank }
sheet-points = Puncte
sheet-ties = Departajare

shuffle-checked = Verificat de acest browser: împărțirea rezultă din ce s-a fixat înainte ca cineva să știe octeții aleatori ai celorlalți.
shuffle-fits = Toate părțile se potrivesc. Acest browser n-a adăugat nimic, deci nu poate spune mai mult.
shuffle-left-out = Octeții tăi aleatori lipsesc: au venit prea târziu sau i-a omis serverul.
shuffle-first = Dinainte s-a fixat doar secretul, ca la toate mesele de atunci. E același.
shuffle-fixed = Aceasta a fost împărțirea fixă numărul { $number }: nu s-a amestecat nimic, pentru ca oricine învață să aibă aceleași cărți.
shuffle-without = Fără octeții aleatori ai: { $names }.
shuffle-broken = Nu e ce s-a fixat înainte de joc!
shuffle-ours = { $count ->
    [one] Octeții tăi aleatori fac parte din ea.
    [few] Toate cele { $count } porții ale tale de octeți aleatori fac parte din ea.
   *[other] Toate cele { $count } de porții ale tale de octeți aleatori fac parte din ea.
}
shuffle-explained = Înainte de prima carte, serverul a fixat un secret, iar fiecare browser octeții lui aleatori; abia apoi au fost dezvăluiți. Împărțirea rezultă din toate, așa că nimeni n-a putut s-o aleagă. „kvartal verify” verifică fiecare carte dintr-o partidă descărcată.
shuffle-branch = Această masă continuă un joc anterior de la mutarea { $turn }. Ce a fost înainte este ca acolo; tot ce urmează rezultă din această sămânță.
shuffle-commitment = Amprenta secretului, cunoscută de la început
shuffle-roster = Cine unde a stat și ce a promis
shuffle-secret = Secretul
shuffle-contributions = Octeții aleatori ai jucătorilor
shuffle-seed = Sămânța împărțirii
shuffle-command = Verificarea fiecărei cărți

replay-title = Reluare: { $game }
replay-controls = Reluare
replay-play = Pornește
replay-pause = Pauză
replay-before = O mutare înapoi
replay-after = O mutare înainte
replay-turn = Mutarea
replay-at = { $at } din { $last }
replay-so-far = Tura { $at }
replay-whole = Arată toată durata
replay-link = Link la această mutare
replay-back = Înapoi la masă
replay-not-started = Partida nu a început încă.

## Review

review-open = Analiză
review-title = Analiza jocului { $game }
review-none = Partida nu poate fi analizată
review-about = Serverul joacă partida mai departe de la diferite mutări, de multe ori, și află unde s-a hotărât, cât a fost noroc și ce alegeri ar fi fost mai bune.
review-ask = Analizează partida
review-again = Încearcă din nou
# $ahead: how many reviews come first.
review-waiting = { $ahead ->
    [0] Urmează a ta.
    [one] Mai este { $ahead } analiză înainte.
    [few] Mai sunt { $ahead } analize înainte.
   *[other] Mai sunt { $ahead } de analize înainte.
}
review-working = Jucăm mai departe de la fiecare mutare: { $percent }
review-leave = Se face în timpul liber al serverului și se păstrează cu partida: poți părăsi pagina și reveni.
review-failed = Analiza nu a reușit.
review-off = Acest server nu face analize.
review-ready = Analiza este gata.
review-curve-chance = Șansa de a câștiga
review-curve-share = Șansa de a învinge un adversar, în medie
review-curve-points = Puncte așteptate
review-at = Momentul partidei
review-opening = Se deschide acest moment al partidei…
review-move = Mutarea { $move }
review-column-move = Mutarea
review-value = { $name }: { $value }
# A mark on the curve.
review-mark = { $name }, mutarea { $move }: pierdere { $loss }
review-made = Din { $worlds } partide jucate până la capăt, cu o eroare de cel mult { $error }
review-table = Ca tabel
review-balance = Noroc și pricepere
review-start = Început
review-luck = Noroc
review-choices = Alegeri
review-choices-parts = proprii { $own }, ale altora { $others }
review-final = Rezultat
review-balance-about = Ce se putea aștepta la început, norocul și alegerile dau împreună rezultatul, fiecare cu o eroare de cel mult { $error }.
review-choices-about = Alegerile sunt comparate cu ceea ce jocul a învățat să vadă. Este o măsură aproximativă: cele proprii sau cele ale altora, luate singure, pot părea prea bune sau prea rele. Contează suma lor.
review-mistakes = Cele mai scumpe decizii
review-of = Deciziile cui
review-no-mistakes = { $name }: nicio alegere care să fi costat sigur ceva.
# $loss and $error: per cent, or points.
review-cost-chance = A costat { $loss } (± { $error }) din șansa de a câștiga.
review-cost-share = A costat { $loss } (± { $error }) din șansa de a învinge un adversar.
review-cost-points = Puncte pierdute: { $loss } (± { $error }).
review-played = S-a jucat
review-better = Mai bine
review-as-good = La fel de bine
review-why = De ce: puncte la sfârșit, în medie
# $amount: points with their sign.
review-reason = { $you ->
    [yes] { $source }: { $amount } pentru tine
   *[no] { $source }: { $amount } ({ $name })
}
review-question = Întrebarea { $at } din { $count }
review-what-now = Ce ai face aici?
review-tell = Arată-mi direct
review-verdict-best = Corect: nu s-a găsit nimic sigur mai bun.
review-verdict-played = Chiar așa s-a jucat. Exista ceva mai bun.
review-verdict-other = Nu este printre cele mai bune găsite.
review-next = Întrebarea următoare
review-replay = Arată în reluare

## A juca mai departe dintr-o mutare a unui joc încheiat

branch-play-on = Joacă mai departe de aici
branch-title = Joacă mai departe de la mutarea { $turn }
branch-explained = O masă nouă cu exact această poziție. Fiecare loc păstrează cărțile pe care le avea în mână; ce urmează să vină se amestecă din nou.
branch-seat = Locul tău
branch-with = Cu cine
branch-with-bots = Boți
branch-with-bots-blurb = Începe imediat.
branch-with-same = Aceeași companie
branch-with-same-blurb = Vin prin linkul tău sau găsesc masa în această reluare.
branch-begin = Joacă mai departe
branch-from = Continuă un joc anterior, de la mutarea { $turn }
branch-list = Continuări de aici
branch-turn = De la mutarea { $turn }
branch-then = Atunci aici: { $name }
branch-compare = Compară cele două jocuri
branch-compare-short = Compară

compare-title = Comparație
compare-of = { $game }: două drumuri
compare-opening = Punem cele două jocuri alături…
compare-nothing = Deocamdată nu există cu ce să compari.
compare-with = Compară cu
compare-origin = Cum a fost
compare-origin-blurb = Jocul de la care pornește
compare-table = La masă
compare-curve = Puncte așteptate
compare-curve-explained = La ce se putea aștepta jucătorul după fiecare mutare; la sfârșit, punctele însele. Cercul arată unde se despart jocurile.
compare-curve-label = Punctele după fiecare mutare, { $name }: la sfârșit { $first } în primul joc și { $second } în al doilea
compare-player = Jucător
compare-difference = Diferență

## Setări

settings-title = Setări
settings-name = Numele tău
settings-keep = Salvează
settings-kept = Salvat. De acum apare la mesele la care te așezi.
settings-language = Limba
settings-theme = Culori
settings-theme-auto = Ca pe dispozitiv
settings-theme-light = Zi
settings-theme-dark = Seară
settings-size = Mărimea textului
settings-size-normal = Normală
settings-size-large = Mare
settings-size-larger = Foarte mare
settings-motion = Animații
settings-motion-auto = Ca pe dispozitiv
settings-motion-none = Fără
settings-pace = Turele celorlalți
settings-pace-calm = Liniștit
settings-pace-brisk = Vioi
settings-pace-instant = Imediat
settings-confirm-at-once = Confirmă imediat când alegerea e clară
settings-turn = Când e rândul meu și nu mă uit aici
settings-sound = Sunete
settings-sound-off = Oprite
settings-sound-quiet = Încet
settings-sound-full = Tare
settings-notify = Arată o notificare
settings-push = Arată o notificare și când Kvartal e închis
settings-push-explained = Vine prin serviciul de notificări al browserului tău, care nu o poate citi. Spune doar că e rândul tău și în ce joc.
settings-push-denied = Notificările de la acest site sunt blocate. Permite-le în setările browserului și reîncarcă pagina.
settings-erase = Șterge-mă
settings-erase-explained = Numele, avatarul și linkurile tale dispar, și de la mesele vechi; partidele tale le termină un bot. Nu mai e cale de întoarcere.
settings-erase-sure = Ștergi tot?
home-erased = Șters. Kvartal nu te mai cunoaște.

how-title = Cum se joacă { $game }
how-none = Jocul acesta nu are încă o prezentare.
how-try-title = Încearcă
how-try = Cel mai bine înveți jucând: un prim joc cu un antrenor care explică fiecare întrebare atunci când vine, în cam zece minute.
how-try-now = Joacă primul joc

offline-title = Nu ai conexiune
offline-explained = Fără rețea merg paginile acestea:
offline-not = Mesele au nevoie de server: jocurile continuă de unde au rămas, imediat ce revine conexiunea.
offline-again = Încearcă din nou

not-found-title = Aici nu e nimic
not-found-explained = Poate adresa e scrisă greșit sau ce era aici nu mai există.
not-found-home = La pagina de start

## Galerie: toate piesele înfățișării pe o pagină, pentru cei care o construiesc

gallery-title = Galerie
gallery-cards = Cărți
gallery-signs = Semne
gallery-controls = Butoane și ferestre
gallery-dialog = Deschide o fereastră
gallery-notice = Arată un anunț
gallery-board = Tabla de joc
gallery-facades = Fațade

## Avatare

face-title = Avatar
face-fox = Vulpe
face-owl = Bufniță
face-cat = Pisică
face-bear = Urs
face-hare = Iepure
face-heron = Stârc
face-otter = Vidră
face-robin = Măcăleandru
face-tram = Tramvai
face-bike = Bicicletă
face-boat = Barcă
face-balloon = Balon
face-lamp = Lampă
face-clock = Ceas
face-bell = Clopoțel
face-key = Cheie
face-tree = Copac
face-tulip = Lalea
face-cactus = Cactus
face-acorn = Ghindă
face-cloud = Nor
face-moon = Lună
face-star = Stea
face-kite = Zmeu

## Replici

phrase-hello = Salut!
phrase-good_luck = Baftă!
phrase-your_turn = E rândul tău!
phrase-thinking = Stai să mă gândesc…
phrase-nice_move = Frumoasă mutare!
phrase-well_played = Bine jucat!
phrase-oops = Ups!
phrase-lucky = Ce noroc!
phrase-thanks = Mulțumesc!
phrase-sorry = Scuze!
phrase-back_soon = Revin imediat
phrase-good_game = Frumos joc!
phrase-again = Mai jucăm?

## Ce se întâmplă la masă pe lângă joc

table-fact-created = Se deschide o masă: { $game }
table-fact-sat = { $seat-you ->
    [yes] Te așezi la masă
   *[no] { $name } se așază la masă
}
table-fact-bot_sat = Un bot se așază la masă: { $seat }, { $level }
table-fact-left = { $removed ->
    [yes] Se eliberează un loc
   *[no] Cineva pleacă și un loc rămâne liber
}
table-fact-linked = { $seat-you ->
    [yes] Încă un dispozitiv se conectează la locul tău; un link secret nou le deconectează pe toate celelalte
   *[no] { $seat }: încă un dispozitiv se conectează la acest loc; un link secret nou le deconectează pe toate celelalte
}
table-fact-started = Jocul începe
table-fact-branched = De aici totul e nou: mutarea { $turn } a unui joc anterior
table-fact-said = { $seat-you ->
    [yes] Tu spui: { $phrase }
   *[no] { $seat }: { $phrase }
}
table-fact-resigned = { $seat-you ->
    [yes] Renunți; un bot joacă mai departe
   *[no] { $seat } renunță; un bot joacă mai departe
}
table-fact-timed_out = { $seat-you ->
    [yes] Ți s-a terminat timpul; un bot joacă mai departe
   *[no] { $seat } nu mai are timp; un bot joacă mai departe
}
table-fact-returning = { $seat-you ->
    [yes] Revii la tura următoare
   *[no] { $seat } revine la tura următoare
}
table-fact-returned = { $seat-you ->
    [yes] Revii la masă
   *[no] { $seat } revine la masă
}
table-fact-holiday = { $on ->
    [yes] { $seat-you ->
        [yes] Pleci în vacanță
       *[no] { $seat } pleacă în vacanță
    }
   *[no] { $seat-you ->
        [yes] Te întorci din vacanță
       *[no] { $seat } se întoarce din vacanță
    }
}
table-fact-rematched = Partida următoare se pregătește la altă masă
table-fact-abandoned = Masa e abandonată: { $reason }
reason-empty = au plecat toți
reason-idle = de prea mult timp nu s-a mai întâmplat nimic
reason-other_rules = serverul nu mai are regulile ei

## De ce nu, în orice joc

kvartal-refusal-KV-1 = Nu e rândul tău.
kvartal-refusal-KV-2 = Nu asta ai de ales acum.

## Probleme: cum le numește serverul și ce se poate face.

problem-offline = Serverul nu răspunde. Verifică conexiunea și încearcă din nou.
problem-push_unreachable = Serviciul de notificări al browserului tău nu răspunde. Încearcă mai târziu.
problem-unknown_push_service = Acest server nu lucrează cu serviciul de notificări al browserului tău.
problem-internal = Ceva n-a mers bine la noi. Încearcă din nou. { $incident }
problem-bad_request = Serverul n-a înțeles. Reîncarcă pagina.
problem-bad_name = Te rugăm să alegi alt nume.
problem-bad_face = Nu există un asemenea avatar.
problem-bad_notation = Serverul nu cunoaște această mutare. Reîncarcă pagina.
problem-bad_option = Opțiunile acestea nu se potrivesc între ele.
problem-bad_pace = Tura și rezerva trebuie să aibă împreună cel puțin { $least ->
    [one] { $least } secundă.
    [few] { $least } secunde.
   *[other] { $least } de secunde.
}
problem-bad_seats = La acest joc, numărul de jucători e între { $least } și { $most }.
problem-no_seat_left = Păstrează un loc și pentru tine: nu pot fi toți boți.
problem-no_such_phrase = Nu există o asemenea replică.
problem-too_many_tables = Sunt prea multe mese deodată (cel mult { $most }).
problem-no_session = Serverul nu te mai cunoaște. Reîncarcă pagina.
problem-cross_site = Cererea a venit de pe alt site și a fost respinsă.
problem-link_void = Linkul a fost înlocuit cu unul mai nou.
problem-not_host = Doar gazda mesei poate face asta.
problem-not_your_seat = Nu e locul tău.
problem-not_found = Aici nu e nimic.
problem-no_such_method = Serverul n-a înțeles. Reîncarcă pagina.
problem-no_such_game = Serverul nu are acest joc.
problem-no_such_number = Partida n-a ajuns atât de departe.
problem-no_such_seat = Nu există un asemenea loc.
problem-no_such_table = Masa nu există sau ai nevoie de o invitație ca s-o vezi.
problem-archived = Masa e în arhivă și nu mai poate fi schimbată.
problem-against_rule = O regulă a jocului nu permite asta.
problem-not_a_bot = La acest loc nu joacă un bot.
problem-not_awaited = Nu e rândul tău.
problem-not_lobby = Jocul a început deja.
problem-not_running = Jocul nu e în desfășurare.
problem-not_starting = Jocul nu începe acum.
problem-not_promised = S-au promis alți octeți aleatori.
problem-not_over = Jocul nu s-a încheiat încă.
problem-no_review = Partida nu a fost jucată până la capăt sau a fost jucată după reguli pe care acest server nu le mai are: nu poate fi analizată.
problem-not_begun = Acest joc nu a început niciodată.
problem-no_turn_there = În acest moment al jocului nu este nimic de continuat.
problem-rules_gone = Acest joc s-a jucat după reguli mai vechi, pe care serverul nu le mai are. Nu poate fi continuat.
problem-branched_too_often = Acest joc s-a ramificat de prea multe ori.
problem-too_long = Acest joc este prea lung pentru a fi continuat.
problem-not_settled = Mai întâi confirmă ce ai ales.
problem-not_slow = Vacanța e doar pentru jocurile pe îndelete.
problem-no_holiday_left = Ți-ai folosit toată vacanța din această partidă.
problem-no_hint = De data aceasta nu ai un indiciu: serverul este ocupat. Mai întreabă peste o clipă.
problem-no_hints = La această masă nu sunt indicii.
problem-out_of_time = Ți s-a terminat timpul: tura aceasta o joacă un bot.
problem-resigned = Ai renunțat la această partidă.
problem-seat_away = La acest loc joacă acum un bot. Mai întâi revino la masă.
problem-seat_taken = Cineva a fost mai rapid: locul e ocupat.
problem-too_many_seats = La masa aceasta nu poți ocupa încă un loc.
problem-removed = Gazda te-a trimis de la această masă.
problem-deal_for_one = O împărțire fixă e pentru o singură persoană și boți: ceilalți ar putea ști cărțile.
problem-seats_free = Mai sunt locuri libere.
problem-step_from_the_future = Browserul e cu un pas înaintea mesei. Ce se vede acum e corect.
problem-step_taken = S-a decis pe alt dispozitiv. Ce se vede acum e corect.
problem-too_many_devices = Prea multe dispozitive joacă la acest loc. Creează un link nou ca să le deconectezi.
problem-enough_here = La această masă s-a făcut asta de prea multe ori.
problem-too_many = Prea repede. Încearcă din nou peste { $seconds ->
    [one] { $seconds } secundă.
    [few] { $seconds } secunde.
   *[other] { $seconds } de secunde.
}
problem-too_many_streams = Sunt prea multe ferestre deschise. Închide câteva.
problem-crowded = Serverul este plin acum. Încearcă din nou peste puțin timp.
problem-other_rules = Serverul are altă versiune a regulilor decât această masă. Încearcă din nou peste puțin timp.
problem-unreadable = Serverul nu poate deschide acum această masă. Încearcă mai târziu. { $incident }
problem-store_down = Serverul nu are acces la datele sale. Încearcă din nou peste puțin timp.
problem-too_large = E prea mult deodată.
problem-too_slow = Conexiunea e prea lentă. Încearcă din nou.
problem-not_json = Serverul n-a înțeles. Reîncarcă pagina.
