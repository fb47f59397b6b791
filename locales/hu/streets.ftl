### Streets. Az egyes üzenetfajták argumentumai: locales/README.md.
### A szavak a docs/rules/streets.md szójegyzékéből valók. A pénz dollár, a szám után $ áll.

## A dobozon

game-streets = Streets
game-streets-blurb = Építs utcákat a többiekkel, és költöztesd az embereket oda, ahol zajlik az élet.

## Beállítások

streets-option-business = Üzleti modul
streets-option-business-blurb = Az utcák jelzőt is hoznak: 10 $ annak, akinek egy fajtából a legtöbb van, és 10 $ minden négyes készletért.
streets-option-consultants = Tanácsadók
streets-option-consultants-blurb = Mindenki kap egy tanácsadót, saját képességgel.
streets-option-difficulty = A Svindler (egyedüli játék)
streets-option-difficulty-easy = Könnyű
streets-option-difficulty-easy-blurb = A Svindler pénz nélkül indul.
streets-option-difficulty-normal = Közepes
streets-option-difficulty-normal-blurb = A Svindlernek induláskor 20 $-a van.
streets-option-difficulty-hard = Nehéz
streets-option-difficulty-hard-blurb = A Svindlernek induláskor 50 $-a van.
streets-option-first = Első játékos
streets-option-first-random = Sorsolással
streets-option-first-0 = 1. játékos
streets-option-first-1 = 2. játékos
streets-option-first-2 = 3. játékos
streets-option-first-3 = 4. játékos
streets-option-first-4 = 5. játékos

## Aki magától játszik, az asztalnál ülők mellett

streets-automaton = Svindler

## Épületek

streets-card-central_station = Központi pályaudvar
streets-card-city_park = Városi park
streets-card-chillax_spa = Lazulós fürdő
streets-card-souvenir_shop = Ajándékbolt
streets-card-boutique_hotel = Butikszálló
streets-card-observation_deck = Kilátóterasz
streets-card-tapas_bar = Tapasbár
streets-card-backpacker_hostel = Hátizsákos szálló
streets-card-seafood_terrace = Halas terasz
streets-card-postcard_kiosk = Képeslapbódé
streets-card-starter_home = Első otthon
streets-card-flea_market = Bolhapiac
streets-card-trendy_lofts = Menő loftok
streets-card-toy_store = Játékbolt
streets-card-family_diner = Családi étkezde
streets-card-petting_farm = Állatsimogató
streets-card-adventure_playground = Kalandpark
streets-card-neighbourhood_bakery = Sarki pékség
streets-card-art_gallery = Képtár
streets-card-student_house = Kollégium
streets-card-micro_brewery = Kézműves sörfőzde
streets-card-vinyl_shop = Bakelitbolt
streets-card-concept_store = Ötletbolt
streets-card-tattoo_studio = Tetoválószalon
streets-card-street_food_yard = Utcakonyha-udvar
streets-card-live_work_studios = Lakóműhelyek
streets-card-shoe_store = Cipőbolt
streets-card-bubble_tea_bar = Buborékos teázó
streets-card-department_store = Áruház
streets-card-video_arcade = Játékterem
streets-card-food_court = Ételudvar
streets-card-cinema_complex = Multimozi
streets-card-arcade_flats = Lakások az átjáróban
streets-card-serviced_apartments = Apartmanház
streets-card-hardware_store = Szerszámbolt
streets-card-copy_shop = Fénymásoló
streets-card-popup_space = Egyhetes bolt
streets-card-corner_pub = Sarki kocsma
streets-card-gatehouse_flats = Kapuház
streets-card-community_centre = Közösségi ház
streets-card-mixed_use_tower = Mindentudó torony
streets-card-startup_hub = Startupház
streets-card-bike_tours = Kerékpártúrák
streets-card-terraced_houses = Sorházak
streets-card-barber_shop = Borbély
streets-card-ramen_counter = Rámenpult
streets-card-market_hall = Vásárcsarnok

## Ugyanez szűk helyre: legfeljebb 12 betű

streets-short-central_station = Pályaudvar
streets-short-city_park = Városi park
streets-short-chillax_spa = Fürdő
streets-short-souvenir_shop = Ajándékbolt
streets-short-boutique_hotel = Butikszálló
streets-short-observation_deck = Kilátóterasz
streets-short-tapas_bar = Tapasbár
streets-short-backpacker_hostel = Szálló
streets-short-seafood_terrace = Halas terasz
streets-short-postcard_kiosk = Képeslapbódé
streets-short-starter_home = Első otthon
streets-short-flea_market = Bolhapiac
streets-short-trendy_lofts = Menő loftok
streets-short-toy_store = Játékbolt
streets-short-family_diner = Étkezde
streets-short-petting_farm = Simogató
streets-short-adventure_playground = Kalandpark
streets-short-neighbourhood_bakery = Sarki pékség
streets-short-art_gallery = Képtár
streets-short-student_house = Kollégium
streets-short-micro_brewery = Sörfőzde
streets-short-vinyl_shop = Bakelitbolt
streets-short-concept_store = Ötletbolt
streets-short-tattoo_studio = Tetoválás
streets-short-street_food_yard = Utcakonyha
streets-short-live_work_studios = Lakóműhelyek
streets-short-shoe_store = Cipőbolt
streets-short-bubble_tea_bar = Teázó
streets-short-department_store = Áruház
streets-short-video_arcade = Játékterem
streets-short-food_court = Ételudvar
streets-short-cinema_complex = Multimozi
streets-short-arcade_flats = Átjáróház
streets-short-serviced_apartments = Apartmanház
streets-short-hardware_store = Szerszámbolt
streets-short-copy_shop = Fénymásoló
streets-short-popup_space = Egyhetes
streets-short-corner_pub = Sarki kocsma
streets-short-gatehouse_flats = Kapuház
streets-short-community_centre = Közösség
streets-short-mixed_use_tower = Torony
streets-short-startup_hub = Startupház
streets-short-bike_tours = Bringatúrák
streets-short-terraced_houses = Sorházak
streets-short-barber_shop = Borbély
streets-short-ramen_counter = Rámenpult
streets-short-market_hall = Vásárcsarnok

## Az épületek fajtái, jelképek és emberek

streets-card-tourist = Turista
streets-card-hipster = Hipszter
streets-card-parent = Szülő
streets-card-shopper = Vásárló
streets-card-wild = Bármilyen
# Mondatrész: $count ember $colour színben.
streets-people = { $colour-id ->
    [tourist] { $count ->
        [one] { $count } turista
       *[other] { $count } turista
    }
    [hipster] { $count ->
        [one] { $count } hipszter
       *[other] { $count } hipszter
    }
    [parent] { $count ->
        [one] { $count } szülő
       *[other] { $count } szülő
    }
   *[shopper] { $count ->
        [one] { $count } vásárló
       *[other] { $count } vásárló
    }
}
# Mondatrész: a $colour színű emberek általában.
streets-crowd = { $colour-id ->
    [tourist] A turisták
    [hipster] A hipszterek
    [parent] A szülők
   *[shopper] A vásárlók
}

## Üzletfajták

streets-card-restaurant = Étterem
streets-card-housing = Lakás
streets-card-leisure = Szabadidő
streets-card-retail = Kereskedelem
streets-business-universal = Bármelyik fajta
# Mondatrész: $count jelző a $business fajtából.
streets-tokens = { $business-id ->
    [restaurant] { $count ->
        [one] { $count } étteremjelző
       *[other] { $count } étteremjelző
    }
    [housing] { $count ->
        [one] { $count } lakásjelző
       *[other] { $count } lakásjelző
    }
    [leisure] { $count ->
        [one] { $count } szabadidőjelző
       *[other] { $count } szabadidőjelző
    }
   *[retail] { $count ->
        [one] { $count } kereskedelemjelző
       *[other] { $count } kereskedelemjelző
    }
}

## Tanácsadók

streets-card-contractor = Kivitelező
streets-card-hacker = Hekker
streets-card-entrepreneur = Vállalkozó
streets-card-investor = Befektető
streets-card-hipster_legend = Hipszterlegenda
streets-card-renovator = Felújító
streets-card-location_scout = Helyszínkereső
streets-does-contractor = Amíg van pakli, körönként két lapkát építesz, és kettőt húzol.
streets-does-hacker = Minden értékelt utcában az épületeid egy bármilyen jelképet és a kezedben lévő lapkák hátlapját is számítják.
streets-does-entrepreneur = Egy értékelt utcában egyik épületedet értékelheted egy kezedben lévő lapka szerint.
streets-does-investor = Építéskor két jelet is tehetsz a lapkára: az értéke megduplázódik. Két jel csak egyetlen épületeden lehet.
streets-does-hipster_legend = Neked a hipszterek jelképei bármilyenek. Minden értékelt utcában eggyel több számít.
streets-does-renovator = Építhetsz egy lezárt utca lapkájára. Azt az utcát rögtön értékeljük.
streets-does-location_scout = Egy értékelt utcában az épületeid más utcákban álló épületeid jelképeit is számítják, de a játék végén nem.

## Mennyit hoz egy épület. $per: dollár; $one, $other: színek neve.

streets-value-people = { $per } $ mindenkiért az utcában: { $one }
streets-value-symbol = { $per } $ minden jelképért: { $one }
streets-value-set = { $per } $ minden párért: { $one } + { $other }
streets-value-wild = { $per } $ minden bármilyen jelképért
streets-value-ownership = { $per } $ minden jeledért az utcában
streets-value-street_size = { $per } $ minden épületért az utcában
streets-value-adjacency = { $per } $ minden épületért körülötte
streets-value-enclosure = { $per } $, ha lezár egy utcát
streets-value-copy = Amennyit az utca egy másik épülete ér

## Mi a teendő

streets-ask-consultant = Válassz tanácsadót
streets-ask-abandon = Nincs több jeled: hagyj el egy épületet
streets-ask-build = Válassz lapkát az építéshez
streets-ask-place = Válassz helyet, és hol legyen az út
streets-ask-return = Nincs hova építeni: adj vissza egy lapkát
streets-ask-street = Melyik utcát értékeljük most?
streets-ask-business = Melyik épületért veszel jelzőt?
streets-ask-token = Válassz üzleti jelzőt
streets-ask-swap = Értékelsz épületet kézben lévő lapkával?
streets-ask-move = Válaszd ki, hova megy ez az ember
streets-ask-grifter_place = Válaszd ki, hova épít a Svindler
streets-ask-grifter_token = Válaszd ki, mit vesz el a Svindler
streets-ask-over = Vége a játéknak

## Döntések. $cell: egy hely a városban, a Központi pályaudvartól keletre és délre.

streets-action-hire = Ezt a tanácsadót kérem: { $consultant }
streets-action-draw = Bármelyik tanácsadót kérem
streets-action-abandon = Elhagyom: { $tile }
streets-action-build = Megépítem: { $tile }
streets-action-invest = Megépítem két jellel: { $tile }
streets-action-return = Visszaadom: { $tile }
streets-action-place = Hely: { $cell }, { $facing }
streets-action-cover = Erre rá: { $tile }
streets-action-score = Utca: { $tile }
streets-action-business = Jelző ezért: { $tile }
streets-action-token = { $business }
streets-action-claim = { $business } – ezért: { $tile }
streets-action-swap = Értékelés: { $tile } – mint { $instead }
streets-action-decline = Marad, ahogy van
streets-action-move = Ide: { $tile }
streets-facing-n = út északon
streets-facing-e = út keleten
streets-facing-s = út délen
streets-facing-w = út nyugaton

## Mi történt. $kinds, $back: lapkák fajtái a hátlapjuk szerint; $origin: honnan jönnek az emberek.

streets-fact-hired = { $seat-you ->
    [yes] A tanácsadód: { $consultant }
   *[no] { $seat } tanácsadója: { $consultant }
}
streets-fact-removed = Látatlanul kikerül a játékból: { $kinds }
streets-fact-drew = { $seat-you ->
    [yes] Húzol: { $kinds }
   *[no] { $seat } húz: { $kinds }
}
streets-fact-drew_tiles = { $seat-you ->
    [yes] Húzol: { $tiles }
   *[no] { $seat } húz: { $tiles }
}
streets-fact-top_seen = A pakli tetején: { $back }
streets-fact-turned_up = Nyitva a paklin: { $tile }
streets-fact-drew_open = { $seat-you ->
    [yes] Felveszed a nyitott lapkát: { $tile }
   *[no] { $seat } felveszi a nyitott lapkát: { $tile }
}
streets-fact-endgame_laid = A Svindler végjátékpaklijának tetején: { $back }
streets-fact-endgame_began = Elfogyott a pakli: a Svindler a végjátékpakliból épít
streets-fact-turn_began = { $seat-you ->
    [yes] Te jössz
   *[no] { $seat } jön
}
streets-fact-abandoned = { $seat-you ->
    [yes] Elhagysz egy épületet: { $tile }
   *[no] { $seat } elhagy egy épületet: { $tile }
}
streets-fact-took = { $seat-you ->
    [yes] { $signs ->
        [1] Választásod: { $tile }
       *[other] Választásod, két jellel: { $tile }
    }
   *[no] { $signs ->
        [1] { $seat } választása: { $tile }
       *[other] { $seat } választása, két jellel: { $tile }
    }
}
streets-fact-built = { $seat-you ->
    [yes] { $signs ->
        [1] Építesz: { $tile }, { $facing }
       *[other] Két jellel építesz: { $tile }, { $facing }
    }
   *[no] { $signs ->
        [1] { $seat } épít: { $tile }, { $facing }
       *[other] { $seat } két jellel épít: { $tile }, { $facing }
    }
}
streets-fact-built_over = { $seat-you ->
    [yes] Egy másik épületre építesz: { $tile } ← { $covered }
   *[no] { $seat } egy másik épületre épít: { $tile } ← { $covered }
}
streets-fact-returned = { $seat-you ->
    [yes] Nincs hova építeni: visszaadod ezt: { $tile }
   *[no] Nincs hova építeni: { $seat } visszaadja ezt: { $tile }
}
streets-fact-sent = { $origin } → { $tile }, továbbra is keres: { streets-people }
streets-fact-came_new = { $tile }, új emberek: { streets-people }
streets-fact-found_home = A keresők helyet találnak: { streets-people }, { $origin } → { $tile }
streets-fact-enclosed = { $seat-you ->
    [yes] Utcát értékelsz: { $tiles }
   *[no] { $seat } utcát értékel: { $tiles }
}
streets-fact-chose_business = { $seat-you ->
    [yes] Jelzőt veszel ezért: { $tile }
   *[no] { $seat } jelzőt vesz ezért: { $tile }
}
streets-fact-got_tokens = { $seat-you ->
    [yes] Kapsz: { streets-tokens }
   *[no] { $seat } kap: { streets-tokens }
}
streets-fact-swapped = { $seat-you ->
    [yes] Megmutatod ezt: { $instead }, és eszerint értékeled: { $tile }
   *[no] { $seat } megmutatja ezt: { $instead }, és eszerint értékeli: { $tile }
}
streets-fact-declined = { $seat-you ->
    [yes] Az épületeidet úgy értékeled, ahogy vannak
   *[no] { $seat } úgy értékeli az épületeit, ahogy vannak
}
streets-fact-income = { $seat-you ->
    [yes] { $total } $-t kapsz: { $tile }
   *[no] { $seat } { $total } $-t kap: { $tile }
}
streets-fact-moved = { $seat-you ->
    [yes] Átköltöztetsz: { streets-people }, { $origin } → { $tile }
   *[no] { $seat } átköltöztet: { streets-people }, { $origin } → { $tile }
}
streets-fact-became_seekers = { $tile } – nincs hova menni, helyet keres: { streets-people }
streets-fact-final_income = { $seat-you ->
    [yes] A végén a felét kapod, { $total } $-t: { $tile }
   *[no] A végén { $seat } a felét kapja, { $total } $-t: { $tile }
}
streets-fact-bonus = { $seat-you ->
    [yes] A jelzőid { $total } $-t hoznak
   *[no] { $seat } jelzői { $total } $-t hoznak
}
streets-fact-ended = Vége a játéknak

## Miért nem

streets-refusal-ST-28 = Játékosok ennél az asztalnál: { $seats }. Az első játékos csak közülük kerülhet ki.
streets-refusal-ST-60 = Ez a lapka nincs a kezedben.
streets-refusal-ST-62 = Ott már áll valami.
streets-refusal-ST-63 = Az út egyetlen másikhoz sem érne hozzá. Egyenesen folytatnia kell egyet, vagy derékszögben találkoznia vele.
streets-refusal-ST-64 = Két út egymás mellett futna.
streets-refusal-ST-65 = Az utcában { $length } épület lenne, legfeljebb { $most } lehet.
streets-refusal-ST-74 = Ez az utca nem most zárult le.
streets-refusal-ST-111 = { streets-crowd } csak a saját jelképükhöz mennek, nyitott utcába, sosem elhagyott épületbe vagy kezdőlapkára.
streets-refusal-ST-120 = Ezen az épületen nincs a jeled.
streets-refusal-ST-162 = Válaszd ki egyik épületedet ebben az utcában.
streets-refusal-ST-164 = Ebből a fajtából nincs több jelző.
streets-refusal-ST-198 = Válaszd ki egyik épületedet ebben az utcában, és egy lapkát a kezedből.
streets-refusal-ST-199 = Olyan lapka, amely másokat másol, erre nem jó.
streets-refusal-ST-202 = Két szabad jel kell hozzá, és más épületeden nem lehet két jel.
streets-refusal-ST-205 = Csak a Felújító épít másokra: lezárt utcákban, és sosem a Központi pályaudvarra vagy a Városi parkra.
streets-refusal-ST-231 = A Svindler oda épít, ahol a lapka a legtöbbet éri: { $tile }.
streets-refusal-ST-241 = { streets-crowd } előbb a Svindler épületeibe mennek, ha ott van nekik hely.
streets-refusal-ST-250 = A Svindler azt a fajtát veszi el, amiből a legkevesebbje van.
streets-refusal-ST-251 = Ez a tanácsadó ilyen asztalnál nem dolgozik.

## Miből áll össze egy összeg. $source az épület, amelynek az értéke; maga az összeg mellette áll.

streets-line-ST-82 = Emberek rajta: { $count } × { $each }
streets-line-ST-84 = Lezárt utcák
streets-line-ST-90 = { $source }, emberek az utcában: { $count } × { $each }
streets-line-ST-91 = { $source }, jelképek: { $count } × { $each }
streets-line-ST-92 = { $source }, párok: { $count } × { $each }
streets-line-ST-93 = { $source }, bármilyen jelképek: { $count } × { $each }
streets-line-ST-94 = { $source }, saját jelek: { $count } × { $each }
streets-line-ST-95 = { $source }, épületek az utcában: { $count } × { $each }
streets-line-ST-96 = { $source }, épületek körülötte: { $count } × { $each }
streets-line-ST-97 = { $count ->
    [0] { $source }: nem zár le utcát
   *[other] { $source }: utcát zár le
}
streets-line-ST-99 = { $source } – nincs mit másolni
streets-line-ST-151 = { $source-id ->
    [final] Épületek a végén
   *[other] Csak a fele, felfelé kerekítve
}
streets-line-ST-171 = { $source-id ->
    [majority] A legtöbb jelző egy fajtából
   *[other] A legtöbb jelző: { $source }
}
streets-line-ST-172 = { $source-id ->
    [sets] Négyes jelzőkészletek
   *[other] Négyes jelzőkészletek: { $count } × { $each }
}
streets-line-ST-203 = Második jel: még egyszer ennyi
streets-line-ST-221 = Induló pénz

## Miből áll össze az eredmény

streets-part-start = Indulás
streets-part-streets = Lezárt utcák
streets-part-final = Épületek a végén
streets-part-majority = A legtöbb jelző
streets-part-sets = Jelzőkészletek

## Az asztalnál, böngészőben

streets-board-map = A térkép
streets-board-nearer = Közelítés
streets-board-farther = Távolítás
streets-board-all = Az egész város
streets-board-hand = A kezed
streets-board-stack = { $count ->
    [one] { $count } lapka a pakliban
   *[other] { $count } lapka a pakliban
}
# Egyedül: a lapka, amely nyitva fekszik a paklin.
streets-board-next = Nyitva a paklin: { $tile }
streets-board-turn = Forgatás
streets-board-money = Pénz
streets-board-signs = Szabad jelek: { $count }
streets-board-kinds = Lapkák kézben
streets-board-tokens = Üzleti jelzők
streets-board-owner = Tulajdonos: { $name }
streets-board-abandoned = Elhagyott
streets-board-seekers = Helyet keres: { $people }
streets-board-symbols = { $count ->
    [one] { $kind }: { $count } jelkép
   *[other] { $kind }: { $count } jelkép
}
# $business: egy fajta neve. Két jelző, ha a jel kettős.
streets-board-business = Üzleti jel: { $business } × { $count }
# Mennyit hozna az épület a gazdájának, ha az utcáját most értékelnénk.
streets-board-worth = { $name } most { $amount } $-t kapna
streets-board-enclosed = { $count ->
    [one] Lezárt utca, { $count } épület
   *[other] Lezárt utca, { $count } épület
}
streets-board-open = { $count ->
    [one] Nyitott utca, { $count } épület
   *[other] Nyitott utca, { $count } épület
}
streets-board-start = Kezdőlapka: senkié, és senki sem költözik ide.
streets-board-closes = Lezár egy utcát, épületek: { $count }
streets-board-later = Ha lezárul az utcája: { $amount } $
# Ugyanez szűk helyre.
streets-board-later-short = később { $amount }
# Miért nem fordulhat így a lapka, szűk helyre.
streets-board-not-wide = túl széles
streets-board-not-apart = nincs út
streets-board-not-long = túl hosszú
streets-board-not-taken = foglalt
# Hova mennének az emberek. $people: hányan és kik.
streets-board-go-to = { $people } → { $tile }
streets-board-go-choice = { $people }: választható helyek: { $count }
streets-board-go-nowhere = { $people }: nincs hova menni, helyet keres
# Hol van egy szabad hely.
streets-board-cell-n = Északra: { $tile }
streets-board-cell-e = Keletre: { $tile }
streets-board-cell-s = Délre: { $tile }
streets-board-cell-w = Nyugatra: { $tile }
streets-board-ask-place = Hova épül: { $tile }?
streets-board-ask-move = Hova megy: { $people }?
streets-board-together = Hányan mennek együtt
streets-board-all-of = Mindenki: { $count }
# A döntések listájában, a hely mellett: melyik oldalon van az út.
streets-board-road-n = észak
streets-board-road-e = kelet
streets-board-road-s = dél
streets-board-road-w = nyugat

## A játék menete

streets-how-goal-title = A cél
streets-how-goal = Együtt építetek egy várost. Ha egy utca lezárul, az épületei fizetnek a gazdájuknak, az emberek pedig továbbmennek. Az nyer, akinek a végén a legtöbb pénze van.
streets-how-turn-title = A köröd
streets-how-turn-build-title = Építs
streets-how-turn-build = Válassz egyet a 3 lapkád közül, helyet neki, és hogy melyik oldalán legyen az út. A lapkával annyi ember jön a színéből, ahány jelkép van rajta, és egy jeled mutatja, hogy a tiéd.
streets-how-turn-score-title = Értékelj
streets-how-turn-score = Ha ezzel lezárul egy utca, mindenki pénzt kap, akinek ott jele van, a jelet visszaveszi, te pedig eldöntöd, hova mennek az emberek.
streets-how-turn-draw-title = Húzz
streets-how-turn-draw = Vegyél új lapkát a pakliból, amíg van.
streets-how-place-title = Hova építhetsz
streets-how-place = Az út a lapka egyik oldala mentén fut. Egyenesen kell folytatnia egy másik utat, vagy derékszögben kell találkoznia vele. Két út sosem futhat egymás mellett.
streets-how-street = Az egymást egyenesen folytató utak lapkái egy utcát alkotnak, legfeljebb 5 lapkát. Lezárt, amint mindkét végén áll valami.
streets-how-income-title = Mennyit hoz egy épület
streets-how-income = Minden épületnek értéke van: ennyi meg ennyi dollár jelképekért, párokért, emberekért, jelekért vagy szomszédokért. Ennyit hoz, és még 1 $-t minden emberért, aki rajta van.
streets-how-symbols = Az utca minden jelképe számít, bárkié is, és azok is, amelyek a végeiről az utcába mutatnak. A bármilyen jelkép bármelyiknek számít.
streets-how-people-title = Az emberek továbbmennek
streets-how-people = Ha mindenki megkapta a pénzét, az utca emberei nyitott utcákba mennek, a saját jelképükkel jelölt épületekbe. Ha több ilyen van, mindegyiküknek te választasz.
streets-how-seekers = Akinek nincs hely, feláll és keres. Egy szín minden keresője beköltözik a színe következő lapkájába, bárhol épül is.
streets-how-example-start = A kezdet: a Központi pályaudvar és a Városi park. Egy fürdő a pályaudvartól nyugatra lezárná a pályaudvar utcáját.
streets-how-example-income = A medve megépíti a Kollégiumot. Ez lezár egy három épületből álló utcát: a Képtár 9 $-t hoz, a bagoly 7 $-t és 11 $-t kap. A Kollégium és a Szerszámbolt az utcába mutat, ezért a jelképeik számítanak.
streets-how-example-moved = A 3 hipszter a fajtája egyetlen nyitott épületébe megy, a Kollégiumba: most 4 van ott. A 2 szülőnek nincs hova mennie, ők keresnek.
streets-how-example-seekers = A bagoly Menő loftokat épít: a lapkával 2 szülő jön, és mindkét kereső is beköltözik.
streets-how-signs-title = Nincs több jel
streets-how-signs = 5 jeled van. Ha mind a városban áll, és építened kell, előbb elhagysz egy épületet: a jele pénz nélkül jön vissza, az emberei pedig elmennek.
streets-how-end-title = A vége
streets-how-end = A játéknak akkor van vége, amikor minden lapka megépült. Minden épület, amelyen még jel áll, a jövedelme felét hozza, felfelé kerekítve.
streets-how-modules-title = Más játékmódok
streets-how-module-business = Üzlet: minden lezárt utcáért minden ottani tulajdonos jelzőt vesz egy épületéért.
streets-how-module-consultants = Tanácsadók: mindenkinek van egy, saját képességgel.
streets-how-module-solo = Egyedül: a Svindler ellen játszol, aki mindig oda épít, ahol a lapka a legtöbbet éri.
streets-how-tokens = Az üzleti jelzők 10 $-t hoznak annak, akinek egy fajtából a legtöbb van, és 10 $-t minden négyes készletért.
streets-how-table-title = Ennél az asztalnál
streets-how-table-map = Húzd a várost, hogy elmozdítsd, közelíts görgővel vagy két ujjal, a sarokban lévő gomb pedig az egészet mutatja.
streets-how-table-turn = Lapkával a kézben mutass egy szabad helyre: látszik, mit hozna ott. Forgasd az R billentyűvel, görgővel vagy az oldalán lévő korongokkal.
streets-how-table-move = Válaszd ki, hányan mennek együtt, aztán kattints oda, ahova mennek, vagy húzd oda őket.
streets-how-table-why = Mutass bármelyik épületre, és látod, mennyit hozna most, és miért.
streets-how-tips-title = Jó tudni
streets-how-tips-close = Az utca mindenkinek fizet, aki benne van. Akkor zárd le, ha többnyire a tiéd.
streets-how-tips-people = Az emberek ott hoznak pénzt, ahol laknak. Legyen nekik épületed egy nyitott utcában, mielőtt lezárod az övékét.
streets-how-tips-signs = A jelek csak a lezárt utcákból jönnek vissza. Ne kezdj öt utcát egyszerre.
streets-how-ours = Az igazi lapkákról nincs nyilvános lista: a 45 lapkából 36 a miénk, a szabálykönyvben lévő szabályok szerint.

## A város plakátján

streets-poster-buildings = { $count ->
    [one] { $count } épület
   *[other] { $count } épület
}
streets-poster-finished = { $count ->
    [one] { $count } lezárt utca
   *[other] { $count } lezárt utca
}
streets-poster-people = { $count ->
    [one] { $count } ember
   *[other] { $count } ember
}

## Az első játék edzővel

streets-coach-goal = Üdv az építkezésen! Ketten építetek egy várost, utcáról utcára; a lezárt utca fizet, és az nyer, akinek a legtöbb pénze van.
streets-coach-build = Válassz egyet a 3 lapkád közül. Emberek jönnek vele, jelképenként egy, a felül lévő érme pedig mutatja, miért fizet.
streets-coach-place = Válassz egy megvilágított helyet, és fordítsd úgy a lapkát, hogy az útja egy másikhoz kapcsolódjon. Mutass egy helyre, és látod, mit hozna ott.
streets-coach-road = Az egymást egyenesen folytató utak egy utcát alkotnak, legfeljebb 5 lapkát. Lezárul, ha mindkét végén áll valami.
streets-coach-sign = Most az 5 jeled egyike áll az épületeden. Visszajön, ha az utcája lezárul és fizet.
streets-coach-less = Ez az utca neked { $mine } $-t, az ellenfelednek { $theirs } $-t fizetett. Olyan utcát zárj le, ahol több épület a tiéd.
streets-coach-more = Ez az utca neked { $mine } $-t, az ellenfelednek { $theirs } $-t fizetett. Így kell: hadd nőjön, amíg a tiéd, aztán zárd le.
streets-coach-street = Két utca zárult le egyszerre. Válaszd ki, melyik fizet előbb: az emberei átmehetnek a másikba.
streets-coach-move = Az utca emberei továbbmennek, és te döntöd el, hova. A te épületeden mindegyik 1 $-ral többet hoz.
streets-coach-seekers = Néhányan nem találtak otthont, ezért állnak és keresnek. A színük következő lapkájába költöznek, bárki építi is.
streets-coach-home = A keresők otthonra leltek: { $tile }. Amilyen színt sokan keresnek, azt érdemes hamar megépíteni.
streets-coach-abandon = Minden jeled a városban áll, ezért egy épületet el kell hagynod. Olyat válassz, ami keveset hozna, és az utcája még soká zárul le.
streets-coach-abandoned = El kellett hagynod egy épületet fizetség nélkül: { $tile }. Zárd le egy utcádat, mielőtt elfogynak a jeleid.
streets-coach-return = Egyik lapkád sem fér sehova. Adj vissza egyet: kikerül a játékból.
streets-coach-worth = Mutass bármelyik épületre, és látod, mennyit fizetne most, és miért. Egy jelkép az egész utcának számít, bárki építette is.
streets-coach-end = A játéknak vége, ha minden lapka megépült. Az a jel, ami akkor még áll, csak a felét hozza, ezért zárd le, amit tudsz.
streets-coach-learned-enclose = A lezárt utca mindenkinek fizet, aki benne van: azt zárd le, ami többnyire a tiéd.
streets-coach-learned-people = Az emberek pénzt hoznak és továbbmennek; a keresők a színük következő lapkájába mennek.
streets-coach-learned-signs = 5 jeled van, és csak a lezárt utcákból jönnek vissza.
streets-coach-learned-end = Ha minden lapka megépült, ami nyitva van, a felét fizeti.

## Mi fogyott el, és mi van még

streets-known-how = Az összes lapka fajták szerint. Néhány a játék előtt látatlanul kikerülhetett: senki sem tudja, melyik.
streets-known-left = Még nem látott: { $count }
streets-known-open = Látható, nincs megépítve: { $count }
streets-known-gone = Megépült vagy kiesett: { $count }
streets-known-where = pakli { $stack } · kezek { $hands } · kikerült { $removed }
streets-known-tile = { $tile } – { $state ->
    [left] még nem látott
    [open] látható
   *[gone] megépült vagy kiesett
}
streets-known-tokens = Maradt üzletjelzők
