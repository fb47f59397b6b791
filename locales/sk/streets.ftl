### Streets. Argumenty každého druhu správy: locales/README.md.
### Slová sú zo slovníčka v docs/rules/streets.md. Peniaze sú doláre, $ za číslom.

## Na krabici

game-streets = Streets
game-streets-blurb = Stavajte ulice spoločne a posielajte ľudí tam, kde to žije.

## Možnosti

streets-option-business = Modul podnikania
streets-option-business-blurb = Ulice prinášajú aj žetóny: 10 $ za najviac jedného druhu a 10 $ za každú sadu štyroch.
streets-option-consultants = Poradcovia
streets-option-consultants-blurb = Každý má poradcu s vlastnou schopnosťou.
streets-option-difficulty = Prefíkanec (hra pre jedného)
streets-option-difficulty-easy = Ľahká
streets-option-difficulty-easy-blurb = Prefíkanec začína bez peňazí.
streets-option-difficulty-normal = Stredná
streets-option-difficulty-normal-blurb = Prefíkanec má na začiatku 20 $.
streets-option-difficulty-hard = Ťažká
streets-option-difficulty-hard-blurb = Prefíkanec má na začiatku 50 $.
streets-option-first = Prvý hráč
streets-option-first-random = Žrebom
streets-option-first-0 = Hráč 1
streets-option-first-1 = Hráč 2
streets-option-first-2 = Hráč 3
streets-option-first-3 = Hráč 4
streets-option-first-4 = Hráč 5

## Kto hrá sám, popri hráčoch pri stole

streets-automaton = Prefíkanec

## Budovy

streets-card-central_station = Hlavná stanica
streets-card-city_park = Mestský park
streets-card-chillax_spa = Kúpele Pohoda
streets-card-souvenir_shop = Obchod so suvenírmi
streets-card-boutique_hotel = Butikový hotel
streets-card-observation_deck = Vyhliadková plošina
streets-card-tapas_bar = Bar s tapas
streets-card-backpacker_hostel = Hostel pre batôžkarov
streets-card-seafood_terrace = Terasa s plodmi mora
streets-card-postcard_kiosk = Stánok s pohľadnicami
streets-card-starter_home = Prvý domov
streets-card-flea_market = Blší trh
streets-card-trendy_lofts = Módne lofty
streets-card-toy_store = Hračkárstvo
streets-card-family_diner = Rodinná jedáleň
streets-card-petting_farm = Detská farma
streets-card-adventure_playground = Lanové centrum
streets-card-neighbourhood_bakery = Pekáreň za rohom
streets-card-art_gallery = Galéria umenia
streets-card-student_house = Študentský internát
streets-card-micro_brewery = Minipivovar
streets-card-vinyl_shop = Obchod s vinylmi
streets-card-concept_store = Konceptový obchod
streets-card-tattoo_studio = Tetovací salón
streets-card-street_food_yard = Dvor s pouličným jedlom
streets-card-live_work_studios = Ateliéry s bývaním
streets-card-shoe_store = Obchod s obuvou
streets-card-bubble_tea_bar = Bublinkový čaj
streets-card-department_store = Obchodný dom
streets-card-video_arcade = Herňa s automatmi
streets-card-food_court = Jedálenská hala
streets-card-cinema_complex = Multikino
streets-card-arcade_flats = Byty nad pasážou
streets-card-serviced_apartments = Apartmány so službami
streets-card-hardware_store = Železiarstvo
streets-card-copy_shop = Kopírovanie
streets-card-popup_space = Krám na týždeň
streets-card-corner_pub = Krčma na rohu
streets-card-gatehouse_flats = Dom pri bráne
streets-card-community_centre = Komunitné centrum
streets-card-mixed_use_tower = Veža na všetko
streets-card-startup_hub = Dom startupov
streets-card-bike_tours = Výlety na bicykli
streets-card-terraced_houses = Radové domy
streets-card-barber_shop = Holičstvo
streets-card-ramen_counter = Pult s ramenom
streets-card-market_hall = Tržnica

## To isté, kde je málo miesta: najviac 12 písmen

streets-short-central_station = Stanica
streets-short-city_park = Mestský park
streets-short-chillax_spa = Kúpele
streets-short-souvenir_shop = Suveníry
streets-short-boutique_hotel = Hotel
streets-short-observation_deck = Vyhliadka
streets-short-tapas_bar = Bar s tapas
streets-short-backpacker_hostel = Hostel
streets-short-seafood_terrace = Plody mora
streets-short-postcard_kiosk = Pohľadnice
streets-short-starter_home = Prvý domov
streets-short-flea_market = Blší trh
streets-short-trendy_lofts = Módne lofty
streets-short-toy_store = Hračkárstvo
streets-short-family_diner = Jedáleň
streets-short-petting_farm = Detská farma
streets-short-adventure_playground = Laná
streets-short-neighbourhood_bakery = Pekáreň
streets-short-art_gallery = Galéria
streets-short-student_house = Internát
streets-short-micro_brewery = Minipivovar
streets-short-vinyl_shop = Vinyly
streets-short-concept_store = Koncept
streets-short-tattoo_studio = Tetovanie
streets-short-street_food_yard = Dvor jedál
streets-short-live_work_studios = Ateliéry
streets-short-shoe_store = Obuv
streets-short-bubble_tea_bar = Čaj
streets-short-department_store = Obchodný dom
streets-short-video_arcade = Herňa
streets-short-food_court = Jedlá
streets-short-cinema_complex = Multikino
streets-short-arcade_flats = Pasáž
streets-short-serviced_apartments = Apartmány
streets-short-hardware_store = Železiarstvo
streets-short-copy_shop = Kopírovanie
streets-short-popup_space = Na týždeň
streets-short-corner_pub = Krčma
streets-short-gatehouse_flats = Pri bráne
streets-short-community_centre = Komunita
streets-short-mixed_use_tower = Veža
streets-short-startup_hub = Startupy
streets-short-bike_tours = Na bicykli
streets-short-terraced_houses = Radovky
streets-short-barber_shop = Holičstvo
streets-short-ramen_counter = Rámen
streets-short-market_hall = Tržnica

## Druhy budov, symboly a ľudia

streets-card-tourist = Turista
streets-card-hipster = Hipster
streets-card-parent = Rodič
streets-card-shopper = Nakupujúci
streets-card-wild = Ľubovoľný
# Časť viet: $count ľudí farby $colour.
streets-people = { $colour-id ->
    [tourist] { $count ->
        [one] { $count } turista
        [few] { $count } turisti
       *[other] { $count } turistov
    }
    [hipster] { $count ->
        [one] { $count } hipster
        [few] { $count } hipsteri
       *[other] { $count } hipsterov
    }
    [parent] { $count ->
        [one] { $count } rodič
        [few] { $count } rodičia
       *[other] { $count } rodičov
    }
   *[shopper] { $count ->
        [one] { $count } nakupujúci
        [few] { $count } nakupujúci
       *[other] { $count } nakupujúcich
    }
}
# Časť viet: ľudia farby $colour vôbec.
streets-crowd = { $colour-id ->
    [tourist] Turisti
    [hipster] Hipsteri
    [parent] Rodičia
   *[shopper] Nakupujúci
}

## Druhy podnikania

streets-card-restaurant = Reštaurácia
streets-card-housing = Bývanie
streets-card-leisure = Voľný čas
streets-card-retail = Obchod
streets-business-universal = Ľubovoľný druh
# Časť viet: $count žetónov druhu $business.
streets-tokens = { $business-id ->
    [restaurant] { $count ->
        [one] { $count } žetón reštaurácie
        [few] { $count } žetóny reštaurácie
       *[other] { $count } žetónov reštaurácie
    }
    [housing] { $count ->
        [one] { $count } žetón bývania
        [few] { $count } žetóny bývania
       *[other] { $count } žetónov bývania
    }
    [leisure] { $count ->
        [one] { $count } žetón voľného času
        [few] { $count } žetóny voľného času
       *[other] { $count } žetónov voľného času
    }
   *[retail] { $count ->
        [one] { $count } žetón obchodu
        [few] { $count } žetóny obchodu
       *[other] { $count } žetónov obchodu
    }
}

## Poradcovia

streets-card-contractor = Dodávateľ
streets-card-hacker = Hacker
streets-card-entrepreneur = Podnikateľ
streets-card-investor = Investor
streets-card-hipster_legend = Legenda hipsterov
streets-card-renovator = Renovátor
streets-card-location_scout = Hľadač miest
streets-does-contractor = Kým je balíček, staviaš za ťah dve dlaždice a berieš si dve.
streets-does-hacker = V každej vyhodnotenej ulici tvoje budovy rátajú aj jeden ľubovoľný symbol a rub dlaždíc v tvojej ruke.
streets-does-entrepreneur = Vo vyhodnotenej ulici smieš jednu svoju budovu oceniť podľa dlaždice z ruky.
streets-does-investor = Keď staviaš, smieš na dlaždicu dať dve značky: jej hodnota sa zdvojí. Dve značky môže mať len jedna tvoja budova.
streets-does-hipster_legend = Pre teba sú symboly hipsterov ľubovoľné. V každej vyhodnotenej ulici sa ráta ešte jeden.
streets-does-renovator = Smieš stavať na dlaždicu v uzavretej ulici. Tá ulica sa hneď vyhodnotí.
streets-does-location_scout = Vo vyhodnotenej ulici tvoje budovy rátajú aj symboly tvojich budov v iných uliciach, ale nie na konci hry.

## Čo budova prináša. $per: doláre; $one, $other: názvy farieb.

streets-value-people = { $per } $ za každého v ulici: { $one }
streets-value-symbol = { $per } $ za každý symbol: { $one }
streets-value-set = { $per } $ za každý pár: { $one } + { $other }
streets-value-wild = { $per } $ za každý ľubovoľný symbol
streets-value-ownership = { $per } $ za každú tvoju značku v ulici
streets-value-street_size = { $per } $ za každú budovu v ulici
streets-value-adjacency = { $per } $ za každú budovu okolo
streets-value-enclosure = { $per } $, ak uzatvára ulicu
streets-value-copy = Toľko, koľko má iná budova v ulici

## Čo treba urobiť

streets-ask-consultant = Vyber si poradcu
streets-ask-abandon = Nemáš už značku: opusti budovu
streets-ask-build = Vyber dlaždicu na stavbu
streets-ask-place = Vyber miesto a stranu pre cestu
streets-ask-return = Niet kde stavať: vráť dlaždicu
streets-ask-street = Ktorá ulica sa vyhodnotí teraz?
streets-ask-business = Za ktorú budovu vziať žetóny?
streets-ask-token = Vyber žetón podnikania
streets-ask-swap = Oceniť budovu podľa dlaždice z ruky?
streets-ask-move = Vyber, kam tento človek pôjde
streets-ask-grifter_place = Vyber, kde Prefíkanec stavia
streets-ask-grifter_token = Vyber, čo si Prefíkanec berie
streets-ask-over = Koniec hry

## Rozhodnutia. $cell: miesto v meste, na východ a na juh od Hlavnej stanice.

streets-action-hire = Vziať poradcu: { $consultant }
streets-action-draw = Vziať ktoréhokoľvek poradcu
streets-action-abandon = Opustiť: { $tile }
streets-action-build = Postaviť: { $tile }
streets-action-invest = Postaviť s dvoma značkami: { $tile }
streets-action-return = Vrátiť: { $tile }
streets-action-place = Miesto { $cell }, { $facing }
streets-action-cover = Navrch: { $tile }
streets-action-score = Ulica: { $tile }
streets-action-business = Žetóny za budovu: { $tile }
streets-action-token = { $business }
streets-action-claim = { $business } – za budovu: { $tile }
streets-action-swap = Oceniť: { $tile } – ako { $instead }
streets-action-decline = Nechať, ako je
streets-action-move = Sem: { $tile }
streets-facing-n = cesta na severe
streets-facing-e = cesta na východe
streets-facing-s = cesta na juhu
streets-facing-w = cesta na západe

## Čo sa stalo. $kinds, $back: druhy dlaždíc podľa rubu; $origin: odkiaľ ľudia idú.

streets-fact-hired = { $seat-you ->
    [yes] Tvoj poradca: { $consultant }
   *[no] { $seat } – poradca: { $consultant }
}
streets-fact-removed = Nevidené z hry von: { $kinds }
streets-fact-drew = { $seat-you ->
    [yes] Berieš si: { $kinds }
   *[no] { $seat } si berie: { $kinds }
}
streets-fact-drew_tiles = { $seat-you ->
    [yes] Berieš si: { $tiles }
   *[no] { $seat } si berie: { $tiles }
}
streets-fact-top_seen = Navrchu balíčka: { $back }
streets-fact-turned_up = Lícom nahor na balíčku: { $tile }
streets-fact-drew_open = { $seat-you ->
    [yes] Berieš si otočenú dlaždicu: { $tile }
   *[no] { $seat } si berie otočenú dlaždicu: { $tile }
}
streets-fact-endgame_laid = Navrchu Prefíkancovho záverečného balíčka: { $back }
streets-fact-endgame_began = Balíček sa minul: Prefíkanec stavia zo záverečného balíčka
streets-fact-turn_began = { $seat-you ->
    [yes] Si na ťahu
   *[no] { $seat } je na ťahu
}
streets-fact-abandoned = { $seat-you ->
    [yes] Opúšťaš budovu: { $tile }
   *[no] { $seat } opúšťa budovu: { $tile }
}
streets-fact-took = { $seat-you ->
    [yes] { $signs ->
        [1] Vyberáš: { $tile }
       *[other] Vyberáš s dvoma značkami: { $tile }
    }
   *[no] { $signs ->
        [1] { $seat } vyberá: { $tile }
       *[other] { $seat } vyberá s dvoma značkami: { $tile }
    }
}
streets-fact-built = { $seat-you ->
    [yes] { $signs ->
        [1] Staviaš: { $tile }, { $facing }
       *[other] Staviaš s dvoma značkami: { $tile }, { $facing }
    }
   *[no] { $signs ->
        [1] { $seat } stavia: { $tile }, { $facing }
       *[other] { $seat } stavia s dvoma značkami: { $tile }, { $facing }
    }
}
streets-fact-built_over = { $seat-you ->
    [yes] Staviaš na inej budove: { $tile } ← { $covered }
   *[no] { $seat } stavia na inej budove: { $tile } ← { $covered }
}
streets-fact-returned = { $seat-you ->
    [yes] Niet kde stavať: vraciaš dlaždicu { $tile }
   *[no] Niet kde stavať: { $seat } vracia dlaždicu { $tile }
}
streets-fact-sent = { $origin } → { $tile }, stále hľadajú: { streets-people }
streets-fact-came_new = { $tile }, noví ľudia: { streets-people }
streets-fact-found_home = Hľadajúci nachádzajú miesto: { streets-people }, { $origin } → { $tile }
streets-fact-enclosed = { $seat-you ->
    [yes] Vyhodnocuješ ulicu: { $tiles }
   *[no] { $seat } vyhodnocuje ulicu: { $tiles }
}
streets-fact-chose_business = { $seat-you ->
    [yes] Berieš si žetóny za budovu: { $tile }
   *[no] { $seat } si berie žetóny za budovu: { $tile }
}
streets-fact-got_tokens = { $seat-you ->
    [yes] Dostávaš { streets-tokens }
   *[no] { $seat } dostáva { streets-tokens }
}
streets-fact-swapped = { $seat-you ->
    [yes] Ukazuješ dlaždicu { $instead } a podľa nej oceňuješ: { $tile }
   *[no] { $seat } ukazuje dlaždicu { $instead } a podľa nej oceňuje: { $tile }
}
streets-fact-declined = { $seat-you ->
    [yes] Oceňuješ svoje budovy, ako sú
   *[no] { $seat } oceňuje svoje budovy, ako sú
}
streets-fact-income = { $seat-you ->
    [yes] Dostávaš { $total } $: { $tile }
   *[no] { $seat } dostáva { $total } $: { $tile }
}
streets-fact-moved = { $seat-you ->
    [yes] Sťahuješ ľudí: { streets-people }, { $origin } → { $tile }
   *[no] { $seat } sťahuje ľudí: { streets-people }, { $origin } → { $tile }
}
streets-fact-became_seekers = { $tile } – niet kam ísť, hľadajú miesto: { streets-people }
streets-fact-final_income = { $seat-you ->
    [yes] Na konci dostávaš polovicu, { $total } $: { $tile }
   *[no] Na konci { $seat } dostáva polovicu, { $total } $: { $tile }
}
streets-fact-bonus = { $seat-you ->
    [yes] Tvoje žetóny prinášajú { $total } $
   *[no] { $seat } – žetóny prinášajú { $total } $
}
streets-fact-ended = Koniec hry

## Prečo nie

streets-refusal-ST-28 = Hráči pri tomto stole: { $seats }. Prvý hráč musí byť jedným z nich.
streets-refusal-ST-60 = Túto dlaždicu nemáš v ruke.
streets-refusal-ST-62 = Tam už niečo stojí.
streets-refusal-ST-63 = Cesta by sa nedotýkala žiadnej inej. Musí inú rovno predĺžiť alebo sa s ňou stretnúť v pravom uhle.
streets-refusal-ST-64 = Dve cesty by ležali vedľa seba.
streets-refusal-ST-65 = Budov v ulici by bolo { $length }, smie ich byť najviac { $most }.
streets-refusal-ST-74 = Táto ulica sa neuzavrela práve teraz.
streets-refusal-ST-111 = { streets-crowd } idú len k svojmu symbolu v otvorenej ulici, nikdy do opustenej budovy ani na počiatočnú dlaždicu.
streets-refusal-ST-120 = Na tejto budove nie je tvoja značka.
streets-refusal-ST-162 = Vyber jednu zo svojich budov v tejto ulici.
streets-refusal-ST-164 = Žetóny tohto druhu sa minuli.
streets-refusal-ST-198 = Vyber jednu zo svojich budov v tejto ulici a dlaždicu z ruky.
streets-refusal-ST-199 = Dlaždica, ktorá kopíruje iné, sa na to nehodí.
streets-refusal-ST-202 = Treba dve voľné značky a žiadna iná tvoja budova nesmie mať dve.
streets-refusal-ST-205 = Na iné budovy stavia len Renovátor: v uzavretých uliciach a nikdy na Hlavnú stanicu ani Mestský park.
streets-refusal-ST-231 = Prefíkanec stavia tam, kde má dlaždica najväčšiu hodnotu: { $tile }.
streets-refusal-ST-241 = { streets-crowd } idú najprv do Prefíkancových budov, ak tam pre nich je miesto.
streets-refusal-ST-250 = Prefíkanec si berie druh, ktorého má najmenej.
streets-refusal-ST-251 = Tento poradca pri takom stole nepracuje.

## Z čoho sú sumy. $source je budova, čia je to hodnota; samotná suma stojí vedľa.

streets-line-ST-82 = Ľudia na nej: { $count } × { $each }
streets-line-ST-84 = Uzavreté ulice
streets-line-ST-90 = { $source }, ľudia v ulici: { $count } × { $each }
streets-line-ST-91 = { $source }, symboly: { $count } × { $each }
streets-line-ST-92 = { $source }, páry: { $count } × { $each }
streets-line-ST-93 = { $source }, ľubovoľné symboly: { $count } × { $each }
streets-line-ST-94 = { $source }, vlastné značky: { $count } × { $each }
streets-line-ST-95 = { $source }, budovy v ulici: { $count } × { $each }
streets-line-ST-96 = { $source }, budovy okolo: { $count } × { $each }
streets-line-ST-97 = { $count ->
    [0] { $source }: žiadna uzavretá ulica
   *[other] { $source }: uzavretie ulice
}
streets-line-ST-99 = { $source } – niet čo kopírovať
streets-line-ST-151 = { $source-id ->
    [final] Budovy na konci
   *[other] Len polovica, nahor
}
streets-line-ST-171 = { $source-id ->
    [majority] Najviac žetónov jedného druhu
   *[other] Najviac žetónov: { $source }
}
streets-line-ST-172 = { $source-id ->
    [sets] Sady štyroch žetónov
   *[other] Sady štyroch žetónov: { $count } × { $each }
}
streets-line-ST-203 = Druhá značka: ešte raz toľko
streets-line-ST-221 = Peniaze na začiatku

## Z čoho je výsledok

streets-part-start = Začiatok
streets-part-streets = Uzavreté ulice
streets-part-final = Budovy na konci
streets-part-majority = Najviac žetónov
streets-part-sets = Sady žetónov

## Pri stole, v prehliadači

streets-board-map = Mapa
streets-board-nearer = Priblížiť
streets-board-farther = Oddialiť
streets-board-all = Ukázať celé mesto
streets-board-hand = Tvoja ruka
streets-board-stack = { $count ->
    [one] { $count } dlaždica v balíčku
    [few] { $count } dlaždice v balíčku
   *[other] { $count } dlaždíc v balíčku
}
# Osamote: dlaždica, ktorá leží na balíčku lícom nahor.
streets-board-next = Lícom nahor na balíčku: { $tile }
streets-board-turn = Otočiť
streets-board-money = Peniaze
streets-board-signs = Voľné značky: { $count }
streets-board-kinds = Dlaždice v ruke
streets-board-tokens = Žetóny podnikania
streets-board-owner = Majiteľ: { $name }
streets-board-abandoned = Opustená
streets-board-seekers = Hľadajú miesto: { $people }
streets-board-symbols = { $count ->
    [one] { $kind }: { $count } symbol
    [few] { $kind }: { $count } symboly
   *[other] { $kind }: { $count } symbolov
}
# $business: názov druhu. Dva žetóny, keď je značka zdvojená.
streets-board-business = Značka podnikania: { $business } × { $count }
# Koľko by budova vyniesla majiteľovi, keby sa jej ulica vyhodnotila teraz.
streets-board-worth = { $name } – teraz by to bolo { $amount } $
streets-board-enclosed = { $count ->
    [one] Uzavretá ulica, { $count } budova
    [few] Uzavretá ulica, { $count } budovy
   *[other] Uzavretá ulica, { $count } budov
}
streets-board-open = { $count ->
    [one] Otvorená ulica, { $count } budova
    [few] Otvorená ulica, { $count } budovy
   *[other] Otvorená ulica, { $count } budov
}
streets-board-start = Počiatočná dlaždica: nikomu nepatrí a nikto sa sem nesťahuje.
streets-board-closes = Uzavrie ulicu, budov: { $count }
streets-board-later = Keď sa ulica uzavrie: { $amount } $
# To isté, kde je málo miesta.
streets-board-later-short = potom { $amount }
# Prečo sa dlaždica nedá takto otočiť, kde je málo miesta.
streets-board-not-wide = priširoké
streets-board-not-apart = bez cesty
streets-board-not-long = pridlhé
streets-board-not-taken = obsadené
# Kam by ľudia šli. $people: koľko a kto.
streets-board-go-to = { $people } → { $tile }
streets-board-go-choice = { $people }: miest na výber: { $count }
streets-board-go-nowhere = { $people }: niet kam ísť, hľadajú miesto
# Kde je voľné miesto.
streets-board-cell-n = Na sever: { $tile }
streets-board-cell-e = Na východ: { $tile }
streets-board-cell-s = Na juh: { $tile }
streets-board-cell-w = Na západ: { $tile }
streets-board-ask-place = Kde postaviť: { $tile }?
streets-board-ask-move = Kam idú: { $people }?
streets-board-together = Koľkí idú spolu
streets-board-all-of = Všetci: { $count }
# V zozname rozhodnutí, vedľa miesta: na ktorej strane je cesta.
streets-board-road-n = sever
streets-board-road-e = východ
streets-board-road-s = juh
streets-board-road-w = západ

## Ako sa hrá

streets-how-goal-title = Cieľ
streets-how-goal = Spoločne staviate jedno mesto. Keď sa ulica uzavrie, jej budovy zaplatia majiteľom a ľudia idú ďalej. Vyhráva ten, kto má na konci najviac peňazí.
streets-how-turn-title = Tvoj ťah
streets-how-turn-build-title = Stavaj
streets-how-turn-build = Vyber jednu zo svojich 3 dlaždíc, miesto pre ňu a stranu, na ktorej leží cesta. S dlaždicou príde toľko ľudí jej farby, koľko má symbolov, a tvoja značka hovorí, že je tvoja.
streets-how-turn-score-title = Vyhodnoť
streets-how-turn-score = Keď sa tým ulica uzavrie, každý, kto v nej má značku, dostane zaplatené a značku si vezme späť, a ty rozhodneš, kam ľudia pôjdu.
streets-how-turn-draw-title = Potiahni si
streets-how-turn-draw = Vezmi si novú dlaždicu z balíčka, kým nejaká je.
streets-how-place-title = Kde sa smie stavať
streets-how-place = Cesta vedie pozdĺž jednej strany dlaždice. Musí rovno predĺžiť inú cestu alebo sa s ňou stretnúť v pravom uhle. Dve cesty nikdy neležia vedľa seba.
streets-how-street = Dlaždice, ktorých cesty na seba nadväzujú, sú ulica, najviac 5 dlaždíc. Uzavretá je, len čo na oboch koncoch niečo stojí.
streets-how-income-title = Čo budova vynesie
streets-how-income = Každá budova má hodnotu: toľko a toľko dolárov za symboly, páry, ľudí, značky alebo susedov. Vynesie ju a k tomu 1 $ za každého človeka na nej.
streets-how-symbols = Rátajú sa všetky symboly v ulici, nech sú čiekoľvek, a tie na jej koncoch, ktoré do nej ukazujú. Ľubovoľný symbol platí ako ktorýkoľvek.
streets-how-people-title = Ľudia idú ďalej
streets-how-people = Keď majú všetci zaplatené, ľudia z ulice idú do budov so svojím symbolom v otvorených uliciach. Ak ich je viac, vyberáš pre každého.
streets-how-seekers = Kto nemá kam ísť, vstane a hľadá. Všetci hľadajúci jednej farby sa nasťahujú do ďalšej dlaždice svojej farby, nech stojí kdekoľvek.
streets-how-example-start = Začiatok: Hlavná stanica a Mestský park. Kúpele na západ od stanice by uzavreli jej ulicu.
streets-how-example-income = Medveď stavia Študentský internát. Ten uzavrie ulicu s tromi budovami: Galéria umenia vynesie 9 $, sova dostane 7 $ a 11 $. Internát a Železiarstvo ukazujú do ulice, takže sa ich symboly rátajú.
streets-how-example-moved = 3 hipsteri idú do jedinej otvorenej budovy svojho druhu, Študentského internátu: teraz sú tam 4. 2 rodičia nemajú kam ísť a hľadajú.
streets-how-example-seekers = Sova stavia Módne lofty: s dlaždicou prídu 2 rodičia a obaja hľadajúci sa nasťahujú tiež.
streets-how-signs-title = Minuli sa značky
streets-how-signs = Máš 5 značiek. Keď sú všetky v meste a máš stavať, najprv opusti budovu: jej značka sa vráti bez peňazí a ľudia odídu.
streets-how-end-title = Koniec
streets-how-end = Hra sa končí, keď sú všetky dlaždice postavené. Každá budova, na ktorej je ešte značka, vynesie polovicu svojho príjmu, zaokrúhlenú nahor.
streets-how-modules-title = Ako ešte hrať
streets-how-module-business = Podnikanie: za každú uzavretú ulicu si každý majiteľ v nej vezme žetóny za jednu budovu.
streets-how-module-consultants = Poradcovia: každý má svojho, s vlastnou schopnosťou.
streets-how-module-solo = Osamote: hráš proti Prefíkancovi, ktorý vždy stavia tam, kde má dlaždica najväčšiu hodnotu.
streets-how-tokens = Žetóny podnikania vynesú 10 $ za najviac jedného druhu a 10 $ za každú sadu štyroch.
streets-how-table-title = Pri tomto stole
streets-how-table-map = Mesto posúvaš ťahaním, približuješ kolieskom alebo dvoma prstami a tlačidlo v rohu ho ukáže celé.
streets-how-table-turn = S dlaždicou v ruke ukáž na voľné miesto: uvidíš, čo by tam vyniesla. Otáčaj ju klávesom R, kolieskom alebo krúžkami na stranách.
streets-how-table-move = Vyber, koľko ľudí ide spolu, a klikni, kam idú, alebo ich tam pretiahni.
streets-how-table-why = Ukáž na ktorúkoľvek budovu a uvidíš, čo by teraz vyniesla a prečo.
streets-how-tips-title = Dobré vedieť
streets-how-tips-close = Ulica platí všetkým, čo v nej sú. Uzavri ju, keď je hlavne tvoja.
streets-how-tips-people = Ľudia prinášajú peniaze tam, kde bývajú. Priprav im budovu v otvorenej ulici, kým uzavrieš tú ich.
streets-how-tips-signs = Značky sa vracajú len z uzavretých ulíc. Nezačínaj päť ulíc naraz.
streets-how-ours = Zoznam skutočných dlaždíc nikto nezverejnil: 36 zo 45 dlaždíc je našich, podľa pravidiel, ktoré sú v knižke.

## Na plagáte mesta

streets-poster-buildings = { $count ->
    [one] { $count } budova
    [few] { $count } budovy
   *[other] { $count } budov
}
streets-poster-finished = { $count ->
    [one] { $count } uzavretá ulica
    [few] { $count } uzavreté ulice
   *[other] { $count } uzavretých ulíc
}
streets-poster-people = { $count ->
    [one] { $count } človek
    [few] { $count } ľudia
   *[other] { $count } ľudí
}

## Prvá hra s trénerom

streets-coach-goal = Vitaj na stavbe! Vo dvojici staviate jedno mesto, ulicu po ulici; uzavretá ulica platí a vyhráva ten, kto má najviac peňazí.
streets-coach-build = Vyber jednu zo svojich 3 dlaždíc. Prídu s ňou ľudia, jeden za každý symbol, a minca hore hovorí, za čo platí.
streets-coach-place = Vyber osvetlené miesto a otoč dlaždicu tak, aby jej cesta nadviazala na inú. Ukáž na miesto a uvidíš, čo by tam dlaždica vyniesla.
streets-coach-road = Cesty, ktoré na seba rovno nadväzujú, sú jedna ulica, najviac 5 dlaždíc. Uzavrie ju, keď na oboch koncoch niečo stojí.
streets-coach-sign = Na tvojej budove teraz stojí jedna z tvojich 5 značiek. Vráti sa, keď sa ulica uzavrie a zaplatí.
streets-coach-less = Táto ulica dala tebe { $mine } $ a súperovi { $theirs } $. Uzatváraj ulice, v ktorých je viac tvojich budov.
streets-coach-more = Táto ulica dala tebe { $mine } $ a súperovi { $theirs } $. Tak je to správne: nechaj ju rásť, kým je tvoja, a potom ju uzavri.
streets-coach-street = Uzavreli sa dve ulice naraz. Vyber, ktorá sa vyhodnotí prvá: jej ľudia môžu prejsť do tej druhej.
streets-coach-move = Ľudia z ulice idú ďalej a ty rozhoduješ kam. Na tvojej budove bude mať každý z nich cenu o 1 $ väčšiu.
streets-coach-seekers = Niekto nenašiel domov, tak stojí a hľadá. Nasťahuje sa do ďalšej dlaždice svojej farby, nech ju postaví ktokoľvek.
streets-coach-home = Hľadajúci našli domov: { $tile }. Dlaždicu farby, ktorú hľadá veľa ľudí, sa oplatí postaviť skoro.
streets-coach-abandon = Všetky tvoje značky stoja v meste, takže jednu budovu musíš opustiť. Vyber takú, ktorá by dala málo, v ulici, ktorá sa tak skoro neuzavrie.
streets-coach-abandoned = Túto budovu bolo treba opustiť bez peňazí: { $tile }. Uzavri svoju ulicu, kým sa neminú značky.
streets-coach-return = Žiadna z tvojich dlaždíc sa nikam nehodí. Jednu vráť: vypadne z hry.
streets-coach-worth = Ukáž na ktorúkoľvek budovu a uvidíš, čo by teraz dala a prečo. Symbol sa počíta pre celú ulicu, nech ho postavil ktokoľvek.
streets-coach-end = Hra sa končí, keď sú postavené všetky dlaždice. Značka, ktorá potom ešte stojí, prinesie len polovicu, tak uzatváraj, čo môžeš.
streets-coach-learned-enclose = Uzavretá ulica platí všetkým, čo v nej sú: uzatváraj tie, ktoré sú hlavne tvoje.
streets-coach-learned-people = Ľudia prinášajú peniaze a idú ďalej; hľadajúci idú do ďalšej dlaždice svojej farby.
streets-coach-learned-signs = Máš 5 značiek a vracajú sa len z uzavretých ulíc.
streets-coach-learned-end = Keď sú postavené všetky dlaždice, čo je otvorené, dá polovicu.

## Čo už bolo a čo zostáva

streets-known-how = Všetky dlaždice podľa druhov. Niektoré mohli byť pred hrou odstránené nevidené: nikto nevie ktoré.
streets-known-left = Nevidené: { $count }
streets-known-open = Vidno, nepostavené: { $count }
streets-known-gone = Postavené alebo preč: { $count }
streets-known-where = balíček { $stack } · ruky { $hands } · odstránené { $removed }
streets-known-tile = { $tile } – { $state ->
    [left] nevidená
    [open] vidno ju
   *[gone] postavená alebo preč
}
streets-known-tokens = Zostávajúce žetóny podnikania
