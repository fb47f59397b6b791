### Streets. Argumenty každého druhu zprávy: locales/README.md.
### Slova jsou ze slovníčku v docs/rules/streets.md. Peníze jsou dolary, $ za číslem.

## Na krabici

game-streets = Streets
game-streets-blurb = Stavte ulice společně a posílejte lidi tam, kde to žije.

## Možnosti

streets-option-business = Modul podnikání
streets-option-business-blurb = Ulice přinášejí i žetony: 10 $ za nejvíc jednoho druhu a 10 $ za každou sadu čtyř.
streets-option-consultants = Poradci
streets-option-consultants-blurb = Každý má poradce s vlastní schopností.
streets-option-difficulty = Vychytralec (hra pro jednoho)
streets-option-difficulty-easy = Lehká
streets-option-difficulty-easy-blurb = Vychytralec začíná bez peněz.
streets-option-difficulty-normal = Střední
streets-option-difficulty-normal-blurb = Vychytralec má na začátku 20 $.
streets-option-difficulty-hard = Těžká
streets-option-difficulty-hard-blurb = Vychytralec má na začátku 50 $.
streets-option-first = První hráč
streets-option-first-random = Losem
streets-option-first-0 = Hráč 1
streets-option-first-1 = Hráč 2
streets-option-first-2 = Hráč 3
streets-option-first-3 = Hráč 4
streets-option-first-4 = Hráč 5

## Kdo hraje sám, vedle hráčů u stolu

streets-automaton = Vychytralec

## Budovy

streets-card-central_station = Hlavní nádraží
streets-card-city_park = Městský park
streets-card-chillax_spa = Lázně Pohoda
streets-card-souvenir_shop = Obchod se suvenýry
streets-card-boutique_hotel = Butikový hotel
streets-card-observation_deck = Vyhlídková plošina
streets-card-tapas_bar = Bar s tapas
streets-card-backpacker_hostel = Hostel pro baťůžkáře
streets-card-seafood_terrace = Terasa s mořskými plody
streets-card-postcard_kiosk = Stánek s pohlednicemi
streets-card-starter_home = První domov
streets-card-flea_market = Bleší trh
streets-card-trendy_lofts = Módní lofty
streets-card-toy_store = Hračkářství
streets-card-family_diner = Rodinná jídelna
streets-card-petting_farm = Dětská farma
streets-card-adventure_playground = Lanové centrum
streets-card-neighbourhood_bakery = Pekárna za rohem
streets-card-art_gallery = Galerie umění
streets-card-student_house = Studentská kolej
streets-card-micro_brewery = Minipivovar
streets-card-vinyl_shop = Obchod s vinyly
streets-card-concept_store = Konceptový obchod
streets-card-tattoo_studio = Tetovací salon
streets-card-street_food_yard = Dvůr s pouličním jídlem
streets-card-live_work_studios = Ateliéry s bydlením
streets-card-shoe_store = Obchod s obuví
streets-card-bubble_tea_bar = Bublinkový čaj
streets-card-department_store = Obchodní dům
streets-card-video_arcade = Herna s automaty
streets-card-food_court = Jídelní dvorana
streets-card-cinema_complex = Multikino
streets-card-arcade_flats = Byty nad pasáží
streets-card-serviced_apartments = Apartmány se službami
streets-card-hardware_store = Železářství
streets-card-copy_shop = Kopírování
streets-card-popup_space = Krám na týden
streets-card-corner_pub = Hospoda na rohu
streets-card-gatehouse_flats = Dům u brány
streets-card-community_centre = Komunitní centrum
streets-card-mixed_use_tower = Věž pro všechno
streets-card-startup_hub = Dům startupů
streets-card-bike_tours = Výlety na kole
streets-card-terraced_houses = Řadové domky
streets-card-barber_shop = Holičství
streets-card-ramen_counter = Pult s ramenem
streets-card-market_hall = Tržnice

## Totéž, kde je málo místa: nejvýš 12 písmen

streets-short-central_station = Nádraží
streets-short-city_park = Městský park
streets-short-chillax_spa = Lázně
streets-short-souvenir_shop = Suvenýry
streets-short-boutique_hotel = Hotel
streets-short-observation_deck = Vyhlídka
streets-short-tapas_bar = Bar s tapas
streets-short-backpacker_hostel = Hostel
streets-short-seafood_terrace = Mořské plody
streets-short-postcard_kiosk = Pohlednice
streets-short-starter_home = První domov
streets-short-flea_market = Bleší trh
streets-short-trendy_lofts = Módní lofty
streets-short-toy_store = Hračkářství
streets-short-family_diner = Jídelna
streets-short-petting_farm = Dětská farma
streets-short-adventure_playground = Lana
streets-short-neighbourhood_bakery = Pekárna
streets-short-art_gallery = Galerie
streets-short-student_house = Kolej
streets-short-micro_brewery = Minipivovar
streets-short-vinyl_shop = Vinyly
streets-short-concept_store = Koncept
streets-short-tattoo_studio = Tetování
streets-short-street_food_yard = Dvůr s jídly
streets-short-live_work_studios = Ateliéry
streets-short-shoe_store = Obuv
streets-short-bubble_tea_bar = Čaj
streets-short-department_store = Obchodní dům
streets-short-video_arcade = Herna
streets-short-food_court = Dvorana
streets-short-cinema_complex = Multikino
streets-short-arcade_flats = Pasáž
streets-short-serviced_apartments = Apartmány
streets-short-hardware_store = Železářství
streets-short-copy_shop = Kopírování
streets-short-popup_space = Na týden
streets-short-corner_pub = Hospoda
streets-short-gatehouse_flats = Dům u brány
streets-short-community_centre = Komunita
streets-short-mixed_use_tower = Věž
streets-short-startup_hub = Startupy
streets-short-bike_tours = Na kole
streets-short-terraced_houses = Řadovky
streets-short-barber_shop = Holičství
streets-short-ramen_counter = Rámen
streets-short-market_hall = Tržnice

## Druhy budov, symboly a lidé

streets-card-tourist = Turista
streets-card-hipster = Hipster
streets-card-parent = Rodič
streets-card-shopper = Nakupující
streets-card-wild = Libovolný
# Část vět: $count lidí barvy $colour.
streets-people = { $colour-id ->
    [tourist] { $count ->
        [one] { $count } turista
        [few] { $count } turisté
       *[other] { $count } turistů
    }
    [hipster] { $count ->
        [one] { $count } hipster
        [few] { $count } hipsteři
       *[other] { $count } hipsterů
    }
    [parent] { $count ->
        [one] { $count } rodič
        [few] { $count } rodiče
       *[other] { $count } rodičů
    }
   *[shopper] { $count ->
        [one] { $count } nakupující
        [few] { $count } nakupující
       *[other] { $count } nakupujících
    }
}
# Část vět: lidé barvy $colour vůbec.
streets-crowd = { $colour-id ->
    [tourist] Turisté
    [hipster] Hipsteři
    [parent] Rodiče
   *[shopper] Nakupující
}

## Druhy podnikání

streets-card-restaurant = Restaurace
streets-card-housing = Bydlení
streets-card-leisure = Volný čas
streets-card-retail = Obchod
streets-business-universal = Libovolný druh
# Část vět: $count žetonů druhu $business.
streets-tokens = { $business-id ->
    [restaurant] { $count ->
        [one] { $count } žeton restaurace
        [few] { $count } žetony restaurace
       *[other] { $count } žetonů restaurace
    }
    [housing] { $count ->
        [one] { $count } žeton bydlení
        [few] { $count } žetony bydlení
       *[other] { $count } žetonů bydlení
    }
    [leisure] { $count ->
        [one] { $count } žeton volného času
        [few] { $count } žetony volného času
       *[other] { $count } žetonů volného času
    }
   *[retail] { $count ->
        [one] { $count } žeton obchodu
        [few] { $count } žetony obchodu
       *[other] { $count } žetonů obchodu
    }
}

## Poradci

streets-card-contractor = Dodavatel
streets-card-hacker = Hacker
streets-card-entrepreneur = Podnikatel
streets-card-investor = Investor
streets-card-hipster_legend = Legenda hipsterů
streets-card-renovator = Renovátor
streets-card-location_scout = Hledač míst
streets-does-contractor = Dokud je balíček, stavíš za tah dvě destičky a bereš si dvě.
streets-does-hacker = V každé vyhodnocené ulici tvé budovy počítají i jeden libovolný symbol a rub destiček v tvé ruce.
streets-does-entrepreneur = Ve vyhodnocené ulici smíš jednu svou budovu ocenit podle destičky z ruky.
streets-does-investor = Když stavíš, smíš na destičku dát dvě značky: její hodnota se zdvojí. Dvě značky může mít jen jedna tvá budova.
streets-does-hipster_legend = Pro tebe jsou symboly hipsterů libovolné. V každé vyhodnocené ulici se počítá ještě jeden.
streets-does-renovator = Smíš stavět na destičku v uzavřené ulici. Ta ulice se hned vyhodnotí.
streets-does-location_scout = Ve vyhodnocené ulici tvé budovy počítají i symboly tvých budov v jiných ulicích, ale ne na konci hry.

## Co budova přináší. $per: dolary; $one, $other: názvy barev.

streets-value-people = { $per } $ za každého v ulici: { $one }
streets-value-symbol = { $per } $ za každý symbol: { $one }
streets-value-set = { $per } $ za každý pár: { $one } + { $other }
streets-value-wild = { $per } $ za každý libovolný symbol
streets-value-ownership = { $per } $ za každou tvou značku v ulici
streets-value-street_size = { $per } $ za každou budovu v ulici
streets-value-adjacency = { $per } $ za každou budovu okolo
streets-value-enclosure = { $per } $, pokud uzavírá ulici
streets-value-copy = Tolik, kolik má jiná budova v ulici

## Co je třeba udělat

streets-ask-consultant = Vyber si poradce
streets-ask-abandon = Nemáš už značku: opusť budovu
streets-ask-build = Vyber destičku ke stavbě
streets-ask-place = Vyber místo a stranu pro silnici
streets-ask-return = Není kde stavět: vrať destičku
streets-ask-street = Která ulice se vyhodnotí teď?
streets-ask-business = Za kterou budovu vzít žetony?
streets-ask-token = Vyber žeton podnikání
streets-ask-swap = Ocenit budovu podle destičky z ruky?
streets-ask-move = Vyber, kam tento člověk půjde
streets-ask-grifter_place = Vyber, kde Vychytralec staví
streets-ask-grifter_token = Vyber, co si Vychytralec bere
streets-ask-over = Konec hry

## Rozhodnutí. $cell: místo ve městě, na východ a na jih od Hlavního nádraží.

streets-action-hire = Vzít poradce: { $consultant }
streets-action-draw = Vzít kteréhokoli poradce
streets-action-abandon = Opustit: { $tile }
streets-action-build = Postavit: { $tile }
streets-action-invest = Postavit se dvěma značkami: { $tile }
streets-action-return = Vrátit: { $tile }
streets-action-place = Místo { $cell }, { $facing }
streets-action-cover = Navrch: { $tile }
streets-action-score = Ulice: { $tile }
streets-action-business = Žetony za budovu: { $tile }
streets-action-token = { $business }
streets-action-claim = { $business } – za budovu: { $tile }
streets-action-swap = Ocenit: { $tile } – jako { $instead }
streets-action-decline = Nechat, jak je
streets-action-move = Sem: { $tile }
streets-facing-n = silnice na severu
streets-facing-e = silnice na východě
streets-facing-s = silnice na jihu
streets-facing-w = silnice na západě

## Co se stalo. $kinds, $back: druhy destiček podle rubu; $origin: odkud lidé jdou.

streets-fact-hired = { $seat-you ->
    [yes] Tvůj poradce: { $consultant }
   *[no] { $seat } – poradce: { $consultant }
}
streets-fact-removed = Neviděny ze hry: { $kinds }
streets-fact-drew = { $seat-you ->
    [yes] Bereš si: { $kinds }
   *[no] { $seat } si bere: { $kinds }
}
streets-fact-drew_tiles = { $seat-you ->
    [yes] Bereš si: { $tiles }
   *[no] { $seat } si bere: { $tiles }
}
streets-fact-top_seen = Navrchu balíčku: { $back }
streets-fact-turned_up = Lícem nahoru na balíčku: { $tile }
streets-fact-drew_open = { $seat-you ->
    [yes] Bereš si otočenou destičku: { $tile }
   *[no] { $seat } si bere otočenou destičku: { $tile }
}
streets-fact-endgame_laid = Navrchu Vychytralcova závěrečného balíčku: { $back }
streets-fact-endgame_began = Balíček došel: Vychytralec staví ze závěrečného balíčku
streets-fact-turn_began = { $seat-you ->
    [yes] Jsi na tahu
   *[no] { $seat } je na tahu
}
streets-fact-abandoned = { $seat-you ->
    [yes] Opouštíš budovu: { $tile }
   *[no] { $seat } opouští budovu: { $tile }
}
streets-fact-took = { $seat-you ->
    [yes] { $signs ->
        [1] Vybíráš: { $tile }
       *[other] Vybíráš se dvěma značkami: { $tile }
    }
   *[no] { $signs ->
        [1] { $seat } vybírá: { $tile }
       *[other] { $seat } vybírá se dvěma značkami: { $tile }
    }
}
streets-fact-built = { $seat-you ->
    [yes] { $signs ->
        [1] Stavíš: { $tile }, { $facing }
       *[other] Stavíš se dvěma značkami: { $tile }, { $facing }
    }
   *[no] { $signs ->
        [1] { $seat } staví: { $tile }, { $facing }
       *[other] { $seat } staví se dvěma značkami: { $tile }, { $facing }
    }
}
streets-fact-built_over = { $seat-you ->
    [yes] Stavíš na jiné budově: { $tile } ← { $covered }
   *[no] { $seat } staví na jiné budově: { $tile } ← { $covered }
}
streets-fact-returned = { $seat-you ->
    [yes] Není kde stavět: vracíš destičku { $tile }
   *[no] Není kde stavět: { $seat } vrací destičku { $tile }
}
streets-fact-sent = { $origin } → { $tile }, dál hledají: { streets-people }
streets-fact-came_new = { $tile }, noví lidé: { streets-people }
streets-fact-found_home = Hledající nacházejí místo: { streets-people }, { $origin } → { $tile }
streets-fact-enclosed = { $seat-you ->
    [yes] Vyhodnocuješ ulici: { $tiles }
   *[no] { $seat } vyhodnocuje ulici: { $tiles }
}
streets-fact-chose_business = { $seat-you ->
    [yes] Bereš si žetony za budovu: { $tile }
   *[no] { $seat } si bere žetony za budovu: { $tile }
}
streets-fact-got_tokens = { $seat-you ->
    [yes] Dostáváš { streets-tokens }
   *[no] { $seat } dostává { streets-tokens }
}
streets-fact-swapped = { $seat-you ->
    [yes] Ukazuješ destičku { $instead } a podle ní oceňuješ: { $tile }
   *[no] { $seat } ukazuje destičku { $instead } a podle ní oceňuje: { $tile }
}
streets-fact-declined = { $seat-you ->
    [yes] Oceňuješ své budovy, jak jsou
   *[no] { $seat } oceňuje své budovy, jak jsou
}
streets-fact-income = { $seat-you ->
    [yes] Dostáváš { $total } $: { $tile }
   *[no] { $seat } dostává { $total } $: { $tile }
}
streets-fact-moved = { $seat-you ->
    [yes] Stěhuješ lidi: { streets-people }, { $origin } → { $tile }
   *[no] { $seat } stěhuje lidi: { streets-people }, { $origin } → { $tile }
}
streets-fact-became_seekers = { $tile } – není kam jít, hledají místo: { streets-people }
streets-fact-final_income = { $seat-you ->
    [yes] Na konci dostáváš polovinu, { $total } $: { $tile }
   *[no] Na konci { $seat } dostává polovinu, { $total } $: { $tile }
}
streets-fact-bonus = { $seat-you ->
    [yes] Tvé žetony přinášejí { $total } $
   *[no] { $seat } – žetony přinášejí { $total } $
}
streets-fact-ended = Konec hry

## Proč ne

streets-refusal-ST-28 = Hráči u tohoto stolu: { $seats }. První hráč musí být jedním z nich.
streets-refusal-ST-60 = Tuto destičku nemáš v ruce.
streets-refusal-ST-62 = Tam už něco stojí.
streets-refusal-ST-63 = Silnice by se nedotýkala žádné jiné. Musí jinou rovně prodloužit, nebo se s ní setkat v pravém úhlu.
streets-refusal-ST-64 = Dvě silnice by ležely vedle sebe.
streets-refusal-ST-65 = Budov v ulici by bylo { $length }, smí jich být nejvýš { $most }.
streets-refusal-ST-74 = Tato ulice se neuzavřela právě teď.
streets-refusal-ST-111 = { streets-crowd } jdou jen ke svému symbolu v otevřené ulici, nikdy do opuštěné budovy ani na počáteční destičku.
streets-refusal-ST-120 = Na této budově není tvá značka.
streets-refusal-ST-162 = Vyber jednu ze svých budov v této ulici.
streets-refusal-ST-164 = Žetony tohoto druhu došly.
streets-refusal-ST-198 = Vyber jednu ze svých budov v této ulici a destičku z ruky.
streets-refusal-ST-199 = Destička, která kopíruje jiné, se na to nehodí.
streets-refusal-ST-202 = Jsou potřeba dvě volné značky a žádná jiná tvá budova nesmí mít dvě.
streets-refusal-ST-205 = Na jiné budovy staví jen Renovátor: v uzavřených ulicích a nikdy na Hlavní nádraží ani Městský park.
streets-refusal-ST-231 = Vychytralec staví tam, kde má destička největší hodnotu: { $tile }.
streets-refusal-ST-241 = { streets-crowd } jdou nejdřív do Vychytralcových budov, pokud tam pro ně je místo.
streets-refusal-ST-250 = Vychytralec si bere druh, kterého má nejméně.
streets-refusal-ST-251 = Tento poradce u takového stolu nepracuje.

## Z čeho jsou částky. $source je budova, čí je to hodnota; sama částka stojí vedle.

streets-line-ST-82 = Lidé na ní: { $count } × { $each }
streets-line-ST-84 = Uzavřené ulice
streets-line-ST-90 = { $source }, lidé v ulici: { $count } × { $each }
streets-line-ST-91 = { $source }, symboly: { $count } × { $each }
streets-line-ST-92 = { $source }, páry: { $count } × { $each }
streets-line-ST-93 = { $source }, libovolné symboly: { $count } × { $each }
streets-line-ST-94 = { $source }, vlastní značky: { $count } × { $each }
streets-line-ST-95 = { $source }, budovy v ulici: { $count } × { $each }
streets-line-ST-96 = { $source }, budovy okolo: { $count } × { $each }
streets-line-ST-97 = { $count ->
    [0] { $source }: žádná uzavřená ulice
   *[other] { $source }: uzavření ulice
}
streets-line-ST-99 = { $source } – není co kopírovat
streets-line-ST-151 = { $source-id ->
    [final] Budovy na konci
   *[other] Jen polovina, nahoru
}
streets-line-ST-171 = { $source-id ->
    [majority] Nejvíc žetonů jednoho druhu
   *[other] Nejvíc žetonů: { $source }
}
streets-line-ST-172 = { $source-id ->
    [sets] Sady čtyř žetonů
   *[other] Sady čtyř žetonů: { $count } × { $each }
}
streets-line-ST-203 = Druhá značka: ještě jednou tolik
streets-line-ST-221 = Peníze na začátku

## Z čeho je výsledek

streets-part-start = Začátek
streets-part-streets = Uzavřené ulice
streets-part-final = Budovy na konci
streets-part-majority = Nejvíc žetonů
streets-part-sets = Sady žetonů

## U stolu, v prohlížeči

streets-board-map = Mapa
streets-board-nearer = Přiblížit
streets-board-farther = Oddálit
streets-board-all = Ukázat celé město
streets-board-hand = Tvá ruka
streets-board-stack = { $count ->
    [one] { $count } destička v balíčku
    [few] { $count } destičky v balíčku
   *[other] { $count } destiček v balíčku
}
# O samotě: destička, která leží na balíčku lícem nahoru.
streets-board-next = Lícem nahoru na balíčku: { $tile }
streets-board-turn = Otočit
streets-board-money = Peníze
streets-board-signs = Volné značky: { $count }
streets-board-kinds = Destičky v ruce
streets-board-tokens = Žetony podnikání
streets-board-owner = Majitel: { $name }
streets-board-abandoned = Opuštěná
streets-board-seekers = Hledají místo: { $people }
streets-board-symbols = { $count ->
    [one] { $kind }: { $count } symbol
    [few] { $kind }: { $count } symboly
   *[other] { $kind }: { $count } symbolů
}
# $business: název druhu. Dva žetony, když je značka zdvojená.
streets-board-business = Značka podnikání: { $business } × { $count }
# Kolik by budova vynesla majiteli, kdyby se její ulice vyhodnotila teď.
streets-board-worth = { $name } – teď by to bylo { $amount } $
streets-board-enclosed = { $count ->
    [one] Uzavřená ulice, { $count } budova
    [few] Uzavřená ulice, { $count } budovy
   *[other] Uzavřená ulice, { $count } budov
}
streets-board-open = { $count ->
    [one] Otevřená ulice, { $count } budova
    [few] Otevřená ulice, { $count } budovy
   *[other] Otevřená ulice, { $count } budov
}
streets-board-start = Počáteční destička: nikomu nepatří a nikdo se sem nestěhuje.
streets-board-closes = Uzavře ulici, budov: { $count }
streets-board-later = Až se ulice uzavře: { $amount } $
# Totéž, kde je málo místa.
streets-board-later-short = pak { $amount }
# Proč se destička nedá takto otočit, kde je málo místa.
streets-board-not-wide = moc široké
streets-board-not-apart = bez silnice
streets-board-not-long = moc dlouhé
streets-board-not-taken = obsazeno
# Kam by lidé šli. $people: kolik a kdo.
streets-board-go-to = { $people } → { $tile }
streets-board-go-choice = { $people }: míst na výběr: { $count }
streets-board-go-nowhere = { $people }: není kam jít, hledají místo
# Kde je volné místo.
streets-board-cell-n = Na sever: { $tile }
streets-board-cell-e = Na východ: { $tile }
streets-board-cell-s = Na jih: { $tile }
streets-board-cell-w = Na západ: { $tile }
streets-board-ask-place = Kde postavit: { $tile }?
streets-board-ask-move = Kam jdou: { $people }?
streets-board-together = Kolik jich jde spolu
streets-board-all-of = Všichni: { $count }
# V seznamu rozhodnutí, vedle místa: na které straně je silnice.
streets-board-road-n = sever
streets-board-road-e = východ
streets-board-road-s = jih
streets-board-road-w = západ

## Jak se hraje

streets-how-goal-title = Cíl
streets-how-goal = Společně stavíte jedno město. Když se ulice uzavře, její budovy zaplatí majitelům a lidé jdou dál. Vyhrává ten, kdo má na konci nejvíc peněz.
streets-how-turn-title = Tvůj tah
streets-how-turn-build-title = Stav
streets-how-turn-build = Vyber jednu ze svých 3 destiček, místo pro ni a stranu, na které leží silnice. S destičkou přijde tolik lidí její barvy, kolik má symbolů, a tvá značka říká, že je tvoje.
streets-how-turn-score-title = Vyhodnoť
streets-how-turn-score = Když se tím ulice uzavře, každý, kdo v ní má značku, dostane zaplaceno a značku si vezme zpět, a ty rozhodneš, kam lidé půjdou.
streets-how-turn-draw-title = Lízni si
streets-how-turn-draw = Vezmi si novou destičku z balíčku, dokud nějaká je.
streets-how-place-title = Kde se smí stavět
streets-how-place = Silnice vede podél jedné strany destičky. Musí rovně prodloužit jinou silnici, nebo se s ní setkat v pravém úhlu. Dvě silnice nikdy neleží vedle sebe.
streets-how-street = Destičky, jejichž silnice na sebe navazují, jsou ulice, nejvýš 5 destiček. Uzavřená je, jakmile na obou koncích něco stojí.
streets-how-income-title = Co budova vynese
streets-how-income = Každá budova má hodnotu: tolik a tolik dolarů za symboly, páry, lidi, značky nebo sousedy. Vynese ji a k tomu 1 $ za každého člověka na ní.
streets-how-symbols = Počítají se všechny symboly v ulici, ať jsou čí chtějí, a ty na jejích koncích, které do ní ukazují. Libovolný symbol platí jako kterýkoli.
streets-how-people-title = Lidé jdou dál
streets-how-people = Když mají všichni zaplaceno, lidé z ulice jdou do budov se svým symbolem v otevřených ulicích. Je-li jich víc, vybíráš pro každého.
streets-how-seekers = Kdo nemá kam jít, vstane a hledá. Všichni hledající jedné barvy se nastěhují do další destičky své barvy, ať stojí kdekoli.
streets-how-example-start = Začátek: Hlavní nádraží a Městský park. Lázně na západ od nádraží by uzavřely jeho ulici.
streets-how-example-income = Medvěd staví Studentskou kolej. Ta uzavře ulici o třech budovách: Galerie umění vynese 9 $, sova dostane 7 $ a 11 $. Kolej a Železářství ukazují do ulice, takže se jejich symboly počítají.
streets-how-example-moved = 3 hipsteři jdou do jediné otevřené budovy svého druhu, Studentské koleje: teď jsou tam 4. 2 rodiče nemají kam jít a hledají.
streets-how-example-seekers = Sova staví Módní lofty: s destičkou přijdou 2 rodiče a oba hledající se nastěhují taky.
streets-how-signs-title = Došly značky
streets-how-signs = Máš 5 značek. Když jsou všechny ve městě a máš stavět, nejdřív opusť budovu: její značka se vrátí bez peněz a lidé odejdou.
streets-how-end-title = Konec
streets-how-end = Hra končí, když jsou všechny destičky postavené. Každá budova, na které je ještě značka, vynese polovinu svého příjmu, zaokrouhlenou nahoru.
streets-how-modules-title = Jak ještě hrát
streets-how-module-business = Podnikání: za každou uzavřenou ulici si každý majitel v ní vezme žetony za jednu budovu.
streets-how-module-consultants = Poradci: každý má svého, s vlastní schopností.
streets-how-module-solo = O samotě: hraješ proti Vychytralci, který vždy staví tam, kde má destička největší hodnotu.
streets-how-tokens = Žetony podnikání vynesou 10 $ za nejvíc jednoho druhu a 10 $ za každou sadu čtyř.
streets-how-table-title = U tohoto stolu
streets-how-table-map = Město posunuješ tažením, přibližuješ kolečkem nebo dvěma prsty a tlačítko v rohu ho ukáže celé.
streets-how-table-turn = S destičkou v ruce ukaž na volné místo: uvidíš, co by tam vynesla. Otáčej ji klávesou R, kolečkem nebo kotoučky na stranách.
streets-how-table-move = Vyber, kolik lidí jde spolu, a klikni, kam jdou, nebo je tam přetáhni.
streets-how-table-why = Ukaž na kteroukoli budovu a uvidíš, co by teď vynesla a proč.
streets-how-tips-title = Dobré vědět
streets-how-tips-close = Ulice platí všem, kdo v ní jsou. Uzavři ji, když je hlavně tvoje.
streets-how-tips-people = Lidé přinášejí peníze tam, kde bydlí. Připrav jim budovu v otevřené ulici, než uzavřeš tu jejich.
streets-how-tips-signs = Značky se vracejí jen z uzavřených ulic. Nezačínej pět ulic najednou.
streets-how-ours = Seznam skutečných destiček nikdo nezveřejnil: 36 ze 45 destiček je našich, podle pravidel, která jsou v knížce.

## Na plakátu města

streets-poster-buildings = { $count ->
    [one] { $count } budova
    [few] { $count } budovy
   *[other] { $count } budov
}
streets-poster-finished = { $count ->
    [one] { $count } uzavřená ulice
    [few] { $count } uzavřené ulice
   *[other] { $count } uzavřených ulic
}
streets-poster-people = { $count ->
    [one] { $count } člověk
    [few] { $count } lidé
   *[other] { $count } lidí
}

## První hra s trenérem

streets-coach-goal = Vítej na stavbě! Ve dvou stavíte jedno město, ulici po ulici; uzavřená ulice platí a vyhrává ten, kdo má nejvíc peněz.
streets-coach-build = Vyber jednu ze svých 3 destiček. Přijdou s ní lidé, jeden za každý symbol, a mince nahoře říká, za co platí.
streets-coach-place = Vyber osvětlené místo a otoč destičku tak, aby její silnice navázala na jinou. Ukaž na místo a uvidíš, co by tam destička vynesla.
streets-coach-road = Silnice, které na sebe rovně navazují, jsou jedna ulice, nejvýš 5 destiček. Uzavře ji, když na obou koncích něco stojí.
streets-coach-sign = Na tvé budově teď stojí jedna z tvých 5 značek. Vrátí se, až se ulice uzavře a zaplatí.
streets-coach-less = Tahle ulice dala tobě { $mine } $ a soupeři { $theirs } $. Uzavírej ulice, ve kterých je víc tvých budov.
streets-coach-more = Tahle ulice dala tobě { $mine } $ a soupeři { $theirs } $. Tak je to správně: nech ji růst, dokud je tvoje, a pak ji uzavři.
streets-coach-street = Uzavřely se dvě ulice najednou. Vyber, která se vyhodnotí první: její lidé mohou přejít do té druhé.
streets-coach-move = Lidé z ulice jdou dál a ty rozhoduješ kam. Na tvé budově bude mít každý z nich cenu o 1 $ větší.
streets-coach-seekers = Někdo nenašel domov, tak stojí a hledá. Nastěhuje se do další destičky své barvy, ať ji postaví kdokoli.
streets-coach-home = Hledající našli domov: { $tile }. Destičku barvy, kterou hledá hodně lidí, se vyplatí postavit brzy.
streets-coach-abandon = Všechny tvé značky stojí ve městě, takže jednu budovu musíš opustit. Vyber takovou, která by dala málo, v ulici, která se hned tak neuzavře.
streets-coach-abandoned = Tuto budovu bylo nutné opustit bez peněz: { $tile }. Uzavři svou ulici, než dojdou značky.
streets-coach-return = Žádná z tvých destiček se nikam nehodí. Jednu vrať: vypadne ze hry.
streets-coach-worth = Ukaž na kteroukoli budovu a uvidíš, co by teď dala a proč. Symbol se počítá pro celou ulici, ať ho postavil kdokoli.
streets-coach-end = Hra končí, když jsou postavené všechny destičky. Značka, která pak ještě stojí, přinese jen polovinu, tak uzavírej, co můžeš.
streets-coach-learned-enclose = Uzavřená ulice platí všem, kdo v ní jsou: uzavírej ty, které jsou hlavně tvoje.
streets-coach-learned-people = Lidé přinášejí peníze a jdou dál; hledající jdou do další destičky své barvy.
streets-coach-learned-signs = Máš 5 značek a vracejí se jen z uzavřených ulic.
streets-coach-learned-end = Když jsou postavené všechny destičky, co je otevřené, dá polovinu.

## Co už bylo a co zbývá

streets-known-how = Všechny destičky podle druhů. Některé mohly být před hrou odstraněny, aniž je kdo viděl: nikdo neví které.
streets-known-left = Neviděné: { $count }
streets-known-open = Vidět, nepostavené: { $count }
streets-known-gone = Postavené nebo pryč: { $count }
streets-known-where = balíček { $stack } · ruce { $hands } · odstraněno { $removed }
streets-known-tile = { $tile } – { $state ->
    [left] neviděná
    [open] je vidět
   *[gone] postavená nebo pryč
}
streets-known-tokens = Zbývající žetony podnikání
