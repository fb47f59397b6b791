### Happy City. Az egyes üzenetfajták argumentumai: locales/README.md.
### A szavak a docs/rules/happy_city.md szójegyzékéből valók.

## A dobozon

game-happy_city = Happy City
game-happy_city-blurb = Tíz lapból egy város. Csalogass be lakókat, tedd őket boldoggá, és költs el okosan minden érmét.

## Beállítások

happy_city-option-mode = Játékmód
happy_city-option-mode-family = Családi
happy_city-option-mode-family-blurb = A játék, ahogy kitalálták: lakók × szívek.
happy_city-option-mode-junior = Gyerek
happy_city-option-mode-junior-blurb = Szelídebb számolás a kisebbeknek: lakók + szívek.
happy_city-option-mode-expert = Haladó
happy_city-option-mode-expert-blurb = Színes piacok, és speciális épületek saját képességekkel.
happy_city-option-first = Első játékos
happy_city-option-first-random = Sorsolással
happy_city-option-first-0 = 1. játékos
happy_city-option-first-1 = 2. játékos
happy_city-option-first-2 = 3. játékos
happy_city-option-first-3 = 4. játékos
happy_city-option-first-4 = 5. játékos

## Színek, magukban vagy felsorolásban

happy_city-colour-yellow = sárga
happy_city-colour-blue = kék
happy_city-colour-green = zöld
happy_city-colour-orange = narancssárga
happy_city-colour-purple = lila

## Az 1. pakli épületei

happy_city-card-haunted_house = Kísértetház
happy_city-card-factory = Gyár
happy_city-card-steelworks = Acélmű
happy_city-card-grocery = Vegyesbolt
happy_city-card-shoe_shop = Cipőbolt
happy_city-card-school = Iskola
happy_city-card-police_station = Rendőrség
happy_city-card-library = Könyvtár
happy_city-card-town_park = Városi park
happy_city-card-florist = Virágbolt
happy_city-card-pastry_shop = Cukrászda
happy_city-card-bookshop = Könyvesbolt
happy_city-card-bank = Bank
happy_city-card-igloo = Iglu

## A 2. pakli épületei

happy_city-card-museum = Múzeum
happy_city-card-observatory = Csillagvizsgáló
happy_city-card-hospital = Kórház
happy_city-card-hardware_store = Barkácsbolt
happy_city-card-perfumery = Illatszerbolt
happy_city-card-shopping_mall = Bevásárlóközpont
happy_city-card-garage = Autószerelő
happy_city-card-offices = Irodaház
happy_city-card-grand_hotel = Grand Hotel
happy_city-card-restaurant = Étterem

## A 3. pakli épületei

happy_city-card-laboratory = Laboratórium
happy_city-card-university = Egyetem
happy_city-card-spa = Gyógyfürdő
happy_city-card-casino = Kaszinó
happy_city-card-ski_resort = Síközpont
happy_city-card-zoo = Állatkert
happy_city-card-tree_house = Lombház
happy_city-card-stadium = Stadion
happy_city-card-amusement_park = Vidámpark

## Lakóépületek

happy_city-card-house = Családi ház
happy_city-card-apartment_building = Társasház
happy_city-card-luxury_residence = Luxusvilla

## Piacok

happy_city-card-market = Boldogpiac
happy_city-card-market_yellow = Sárga Boldogpiac
happy_city-card-market_blue = Kék Boldogpiac
happy_city-card-market_green = Zöld Boldogpiac
happy_city-card-market_orange = Narancs Boldogpiac
happy_city-card-market_purple = Lila Boldogpiac

## A családi játék speciális épületei

happy_city-card-dinosaur_park = Dinópark
happy_city-card-ball_pit = Labdatenger
happy_city-card-cat_cafe = Macskakávézó
happy_city-card-toy_store = Játékbolt
happy_city-card-disco = Diszkó
happy_city-card-superhero_academy = Szuperhősképző
happy_city-card-dragon_parking = Sárkányparkoló
happy_city-card-candy_factory = Cukorkagyár
happy_city-card-film_studio = Filmstúdió
happy_city-card-maze = Labirintus
happy_city-card-ghost_hunters_hq = Szellemvadász-központ
happy_city-card-mars_embassy = Marsi nagykövetség
happy_city-card-pirate_ship = Kalózhajó
happy_city-card-chocolate_factory = Csokigyár
happy_city-card-unicorn_ranch = Egyszarvúfarm
happy_city-card-dream_factory = Álomgyár
happy_city-card-aqua_pony_club = Vízipóni-klub
happy_city-card-wizard_school = Varázslóiskola

## A haladó játék speciális épületei, és amit tudnak

happy_city-card-great_pyramid = Nagy piramis
happy_city-does-great_pyramid = A játék végén lemásolja egy szomszéd lapját ugyanarról a helyről.
happy_city-card-castle = Kastély
happy_city-does-castle = 1 érme, valahányszor egy szomszéd 4 vagy több érmét fizet egy lapért.
happy_city-card-joke_shop = Tréfabolt
happy_city-does-joke_shop = Amikor megszerzed: 1 érme a városod minden lapja után, ezt is beleértve.
happy_city-card-harbor = Kikötő
happy_city-does-harbor = A kék lapok neked 3 érmével olcsóbbak.
happy_city-card-airport = Repülőtér
happy_city-does-airport = A zöld lapok neked 3 érmével olcsóbbak.
happy_city-card-art_gallery = Képtár
happy_city-does-art_gallery = Lemásolja az előtte lévő lapot: bevételt, lakókat és szíveket.
happy_city-card-bowling_alley = Bowlingpálya
happy_city-does-bowling_alley = +3 bevétel minden lila lapod után.
happy_city-card-concert_arena = Koncertaréna
happy_city-does-concert_arena = Amikor megszerzed: 2 × a bevételed, érmében. A játék végén annyi pontot veszítesz, amennyi a bevételed.
happy_city-card-moai = Moai
happy_city-does-moai = A játék végén: 2 szív, ha pontosan 9 lap van a városodban, 4 szív, ha kevesebb.
happy_city-card-train_station = Pályaudvar
happy_city-does-train_station = A narancssárga lapok neked 3 érmével olcsóbbak.
happy_city-card-statue_of_liberty = Szabadság-szobor
happy_city-does-statue_of_liberty = A városod utolsó lapja helyére kerül, akkor is, ha a város betelt.
happy_city-card-hot_dog_stand = Hotdogos
happy_city-does-hot_dog_stand = Az 1., 2. és 3. pakli lapjai neked 1, 4 és 6 érmébe kerülnek.
happy_city-card-barber_shop = Borbély
happy_city-does-barber_shop = +3 bevétel, amíg a tiéd mindenki másénál kisebb.
happy_city-card-sphinx = Szfinx
happy_city-does-sphinx = A játék végén lemásolja egy ellenfél speciális épületét, vagy egyet, amelyet a dobozból húzol.
happy_city-card-royal_palace = Királyi palota
happy_city-does-royal_palace = Bevétel után: vegyél el 1 érmét a leggazdagabb ellenfeledtől, holtverseny esetén mindegyiküktől.
happy_city-card-burger_joint = Hamburgeres
happy_city-does-burger_joint = Ha neked van a legtöbb kék lapod: 3 szív. Holtverseny: 2. Különben: 1.
happy_city-card-underwater_tunnel = Víz alatti alagút
happy_city-does-underwater_tunnel = A következő lap, amelyet megveszel, ingyen van.
happy_city-card-water_park = Élményfürdő
happy_city-does-water_park = Amikor megszerzed: mindenki kap 1 érmét.
happy_city-card-escape_room = Szabadulószoba
happy_city-does-escape_room = +2 bevétel, amíg senkinek sincs nálad kevesebb sárga lapja.
happy_city-card-machu_picchu = Machu Picchu
happy_city-does-machu_picchu = 1 lakó a bal oldali szomszédod minden narancssárga lapja után.
happy_city-card-big_ben = Big Ben
happy_city-does-big_ben = Ha nem vásárolsz, 5 érmét kapsz.
happy_city-card-golden_gate_bridge = Golden Gate híd
happy_city-does-golden_gate_bridge = Érintkező lapok: 2 egyforma színű 1 szívet és 1 lakót hoz, 3 pedig 2 szívet és 1 lakót.
happy_city-card-stonehenge = Stonehenge
happy_city-does-stonehenge = 1 lakó az egyik szomszédod minden kék lapja után.
happy_city-card-sushi_bar = Szusibár
happy_city-does-sushi_bar = +1 bevétel minden kék lapod után.
happy_city-card-wind_turbine = Szélerőmű
happy_city-does-wind_turbine = 1 szív minden zöld lapod után.
happy_city-card-taj_mahal = Tádzs Mahal
happy_city-does-taj_mahal = 3 szív, ha a bevételed minden szomszédodénál kisebb, különben 1.
happy_city-card-louvre = Louvre
happy_city-does-louvre = A következő 2 bevételkor te is megkapod egy ellenfeled bevételét.
happy_city-card-greengrocer = Zöldséges
happy_city-does-greengrocer = +1 bevétel a városod minden szív–lakó párja után.
happy_city-card-croissant_bakery = Croissantpékség
happy_city-does-croissant_bakery = +2 bevétel minden zöld lapod után.
happy_city-card-mayan_pyramid = Maja piramis
happy_city-does-mayan_pyramid = Ha neked van a legtöbb zöld lapod: 3 szív. Holtverseny: 1. Különben: 1.
happy_city-card-leaning_tower = Pisai ferde torony
happy_city-does-leaning_tower = 1 szív az egyik szomszédod minden sárga lapja után.
happy_city-card-arcade = Játékterem
happy_city-does-arcade = Bevétel előtt: 2 érme, ha van legalább egy érméd.
happy_city-card-great_wall = Kínai nagy fal
happy_city-does-great_wall = 3 szív, ha a következő két lap egyforma színű, különben 1.
happy_city-card-billiard_hall = Biliárdterem
happy_city-does-billiard_hall = +1 bevétel minden különböző szín után az előtte lévő helyeken.
happy_city-card-domed_cathedral = Kupolás székesegyház
happy_city-does-domed_cathedral = 3 szív, ha a játék végén nincs narancssárga lapod.
happy_city-card-japanese_garden = Japánkert
happy_city-does-japanese_garden = 2 × a pontjaid, ha nem érik el a 30-at.
happy_city-card-parthenon = Parthenón
happy_city-does-parthenon = 4 lakó, ha a játék végén nincs zöld lapod.
happy_city-card-colosseum = Kolosszeum
happy_city-does-colosseum = Ha neked van a legtöbb narancssárga lapod: 3 lakó. Holtverseny: 2. Különben: 1.

## Ami a kérdés

happy_city-ask-draft = Válassz egy Boldogpiacot: a színe is számít
happy_city-ask-louvre = Louvre: kinek a bevételét kapod meg te is?
happy_city-ask-discard = Dobj el egy felcsapott lapot, vagy hagyd meg mindet
happy_city-ask-reveal = Válassz egy paklit, és csapd fel a felső lapját
happy_city-ask-buy = Vegyél épületet vagy lakóépületet, vagy kérj érmét
happy_city-ask-special = Kérsz speciális épületet? Csak egy lehet a tiéd
happy_city-ask-sphinx = Szfinx: melyik speciális épületet másolja?
happy_city-ask-pyramid = Nagy piramis: kinek a lapját másolja?
happy_city-ask-over = Vége a játéknak

## Döntések

happy_city-action-draft = Ezt kérem: { $card }
happy_city-action-louvre = { $seat } bevételét kérem
happy_city-action-discard = Eldobom: { $card }
happy_city-action-keep = Minden lap marad
happy_city-action-reveal = { $deck ->
    [one] Felcsapok az { $deck }. pakliból
   *[other] Felcsapok a { $deck }. pakliból
}
happy_city-action-buy = Megveszem: { $card }
happy_city-action-pass = Nem vásárolok, érmét kérek
happy_city-action-take = Ezt kérem: { $card }
happy_city-action-decline = Egyiket sem kérem
happy_city-action-copy = Ezt másolom: { $card }
happy_city-action-refuse = Húzok egyet a dobozból
happy_city-action-pyramid = { $seat } lapját másolom

## Mi történt

happy_city-fact-market_taken = { $seat-you ->
    [yes] A te piacod: { $market }
   *[no] { $seat } piaca: { $market }
}
happy_city-fact-round_began = Kezdődik: { $round }. forduló
happy_city-fact-income = { $seat-you ->
    [yes] Bevételed: { $total } érme
   *[no] { $seat } bevétele: { $total } érme
}
# Érmék, amelyek nem bevételből jönnek: $source az épület, amely hozza vagy viszi őket, $amount, hogy mennyit,
# $sign "plus" vagy "minus".
happy_city-fact-coins = { $seat-you ->
    [yes] { $sign ->
        [minus] { $source }: { $amount } érmét veszítesz
       *[plus] { $source }: { $amount } érmét kapsz
    }
   *[no] { $sign ->
        [minus] { $source }: { $seat } { $amount } érmét veszít
       *[plus] { $source }: { $seat } { $amount } érmét kap
    }
}
happy_city-fact-louvre_chose = { $seat-you ->
    [yes] Louvre: te is megkapod { $opponent } bevételét
   *[no] { $opponent-you ->
        [yes] Louvre: { $seat } is megkapja a te bevételedet
       *[no] Louvre: { $seat } is megkapja { $opponent } bevételét
    }
}
happy_city-fact-turn_began = { $seat-you ->
    [yes] Te jössz
   *[no] { $seat } jön
}
happy_city-fact-discarded = { $seat-you ->
    [yes] Eldobod: { $card }
   *[no] { $seat } eldobja: { $card }
}
happy_city-fact-kept = { $seat-you ->
    [yes] Minden felcsapott lapot meghagysz
   *[no] { $seat } minden felcsapott lapot meghagy
}
happy_city-fact-revealed = { $seat-you ->
    [yes] { $deck ->
        [one] Felcsapod az { $deck }. pakliból: { $card }
       *[other] Felcsapod a { $deck }. pakliból: { $card }
    }
   *[no] { $deck ->
        [one] { $seat } felcsapja az { $deck }. pakliból: { $card }
       *[other] { $seat } felcsapja a { $deck }. pakliból: { $card }
    }
}
happy_city-fact-reshuffled = { $deck ->
    [one] Az { $deck }. pakli elfogyott: megkeverjük a dobópakliját ({ $cards } lap)
   *[other] A { $deck }. pakli elfogyott: megkeverjük a dobópakliját ({ $cards } lap)
}
# $slot: a hely a városban, 1-től 10-ig.
happy_city-fact-bought = { $seat-you ->
    [yes] { $total ->
        [0] Ingyen megkapod: { $card }
        [one] Megveszed { $total } érméért: { $card }
       *[other] Megveszed { $total } érméért: { $card }
    }
   *[no] { $total ->
        [0] { $seat } ingyen megkapja: { $card }
        [one] { $seat } megveszi { $total } érméért: { $card }
       *[other] { $seat } megveszi { $total } érméért: { $card }
    }
}
happy_city-fact-passed = { $seat-you ->
    [yes] Nem vásárolsz, { $total } érmét kapsz
   *[no] { $seat } nem vásárol, { $total } érmét kap
}
happy_city-fact-took = { $seat-you ->
    [yes] Speciális épületet szerzel: { $card }
   *[no] { $seat } speciális épületet szerez: { $card }
}
happy_city-fact-declined = { $seat-you ->
    [yes] Nem kérsz speciális épületet
   *[no] { $seat } nem kér speciális épületet
}
happy_city-fact-lost = { $seat-you ->
    [yes] Kikerül a városodból: { $card }
   *[no] { $seat } városából kikerül: { $card }
}
happy_city-fact-final_began = Véget ért az utolsó, { $round }. forduló
# $drawn: "yes", ha a dobozból húzták.
happy_city-fact-sphinx_copied = { $seat-you ->
    [yes] { $drawn ->
        [yes] A Szfinxed a dobozból húzott lapot másolja: { $card }
       *[no] A Szfinxed ezt másolja: { $card }
    }
   *[no] { $drawn ->
        [yes] { $seat } Szfinxe a dobozból húzott lapot másolja: { $card }
       *[no] { $seat } Szfinxe ezt másolja: { $card }
    }
}
happy_city-fact-pyramid_copied = { $seat-you ->
    [yes] A Nagy piramisod { $neighbour } lapját másolja: { $card }
   *[no] { $neighbour-you ->
        [yes] { $seat } Nagy piramisa a te lapodat másolja: { $card }
       *[no] { $seat } Nagy piramisa { $neighbour } lapját másolja: { $card }
    }
}
happy_city-fact-ended = Vége a játéknak

## Miért nem

happy_city-refusal-HC-60 = Nincs a felcsapott lapok között: { $card }.
happy_city-refusal-HC-68 = Ez a pakli elfogyott, és a dobópaklija is üres.
happy_city-refusal-HC-70 = Nincs a felcsapott lapok között: { $card }.
happy_city-refusal-HC-71 = Ebből már nincs több lap: { $card }.
happy_city-refusal-HC-74 = Ára: { $price }. Érméid: { $coins }.
happy_city-refusal-HC-75 = Ez már megvan: { $card }. Egy városban nem lehet két azonos nevű lap.
happy_city-refusal-HC-80 = Nincs a speciális épületek sorában: { $card }.
happy_city-refusal-HC-81 = Ennyi { $colour } lap kell hozzá: { $needed }. Neked van: { $has }.
happy_city-refusal-HC-84 = Már van speciális épületed. Mindenki csak egyet kaphat.
happy_city-refusal-HC-87 = A városod betelt: már 10 lapból áll.
happy_city-refusal-HC-133 = Ez már elkelt: { $card }.
happy_city-refusal-HC-140 = A Nagy piramis egy szomszéd ugyanazon a helyen álló lapját másolja, de speciális épületet nem.
happy_city-refusal-HC-151 = A Szfinx egy ellenfél speciális épületét másolja.
happy_city-refusal-HC-162 = A Louvre egy ellenfél bevételét adja meg neked is.
happy_city-refusal-HC-201 = Játékosok ennél az asztalnál: { $seats }. Az első játékos csak közülük kerülhet ki.

## Összegek tételei. $source a lap, $sign "plus" vagy "minus"; maga az összeg mellette áll.

happy_city-line-HC-50 = { $source }
happy_city-line-HC-72 = Nincs vásárlás
happy_city-line-HC-74 = { $source }
happy_city-line-HC-110 = { $source }
happy_city-line-HC-111 = { $source }
happy_city-line-HC-112 = Lakók × szívek: { $count } × { $each }
happy_city-line-HC-116 = Érmék
happy_city-line-HC-120 = { $source }
happy_city-line-HC-140 = { $source }: mint a lemásolt lap
happy_city-line-HC-141 = { $source }: egy szomszéd legalább 4 érmét fizetett
happy_city-line-HC-142 = { $source }: a város minden lapja után
happy_city-line-HC-143 = { $source }: olcsóbban
happy_city-line-HC-144 = { $source }: mint az előtte lévő lap
happy_city-line-HC-145 = { $source }: minden ilyen színű lap után
happy_city-line-HC-146 = { $sign ->
    [minus] { $source }: mínusz a bevétel
   *[plus] { $source }: 2 × a bevétel
}
happy_city-line-HC-147 = { $source }: a város mérete szerint
happy_city-line-HC-149 = { $source }: a pakli legkisebb ára
happy_city-line-HC-150 = { $source }: a legkisebb bevétel
happy_city-line-HC-152 = { $source }: a leggazdagabbtól
happy_city-line-HC-153 = { $source }: lapok száma a többiekéhez képest
happy_city-line-HC-154 = { $source }: ingyen
happy_city-line-HC-155 = { $source }: mindenkinek
happy_city-line-HC-156 = { $source }: senkinek sincs kevesebb sárga lapja
happy_city-line-HC-157 = { $source }: egy szomszéd lapjai után
happy_city-line-HC-158 = { $source }: nincs vásárlás
happy_city-line-HC-159 = { $source }: érintkező, egyforma színű lapok
happy_city-line-HC-160 = { $source }: minden zöld lap után
happy_city-line-HC-161 = { $source }: bevétel a szomszédokéhoz képest
happy_city-line-HC-162 = { $source }: egy ellenfél bevétele
happy_city-line-HC-163 = { $source }: szív–lakó párok
happy_city-line-HC-164 = { $source }: bevétel előtt
happy_city-line-HC-165 = { $source }: a következő két lap
happy_city-line-HC-166 = { $source }: különböző színek előtte
happy_city-line-HC-167 = { $source }: nincs ilyen színű lap
happy_city-line-HC-168 = { $source }: duplázva

## Miből áll a pontszám

happy_city-part-residents = Lakók
happy_city-part-hearts = Szívek

## A tábla: feliratok és felolvasott lapok

happy_city-board-display = Felcsapott lapok
happy_city-board-dwellings = Lakóépületek
happy_city-board-decks = Paklik
happy_city-board-specials = Speciális épületek
happy_city-board-markets = Boldogpiacok
happy_city-board-yours = A te városod
# Az összes város listája.
happy_city-board-cities = Városok
# $coins: hány érmét kap, aki nézi.
happy_city-board-pass = { $coins ->
    [one] Nem vásárolok, { $coins } érmét kérek
   *[other] Nem vásárolok, { $coins } érmét kérek
}
happy_city-board-coins = Érmék
happy_city-board-income-each-round = Bevétel fordulónként
happy_city-board-cards = Lapok a városban
# Egy város felolvasva. $seat kivételével mind szám; $residents és $hearts 0 alatt is lehet.
happy_city-board-city-about = { $seat-you ->
    [yes] A te városod: érme { $coins }, bevétel { $income }, lakó { $residents }, szív { $hearts }, lap { $cards }
   *[no] { $seat } városa: érme { $coins }, bevétel { $income }, lakó { $residents }, szív { $hearts }, lap { $cards }
}
# Egy pakli felolvasva: mennyibe kerülnek a lapjai, hány maradt, hány van a dobópaklijában.
happy_city-board-deck-about = { $deck }. pakli, ár { $low }–{ $high }, maradt { $cards }, eldobva { $discarded }
# $slot: a hely a városban, 1-től 10-ig; $card: egy felolvasott lap.
happy_city-board-plot = { $slot }: { $card }
happy_city-board-free-plot = { $slot }: üres telek
# Mennyi épült be a városból.
happy_city-board-plots-used = { $used } / { $plots } telek
# A különleges épülethez kellő lapokból hány van meg a városban.
happy_city-board-met = { $met } / { $needed }
# Hány lap maradt egy lakóépület-kupacban.
happy_city-board-left = maradt { $count }
# Egy lap felolvasva, részenként, vesszővel elválasztva. $count 0 alatt is lehet.
happy_city-board-cost = ára { $coins }
# Mennyit fizet, aki nézi, ha egy különleges épület megváltoztatja a lap árát.
happy_city-board-cost-instead = ára { $printed } helyett { $coins }
happy_city-board-income = bevétel { $count }
happy_city-board-residents = lakó { $count }
happy_city-board-hearts = szív { $count }
# $needs: a következő üzenet felsorolva, például „2 kék és 1 zöld”.
happy_city-board-needs = feltétel: { $needs }
# $colour: a neve, mint happy_city-colour-…
happy_city-board-need = { $count } { $colour }

## Így játsszuk: ötperces oldal

happy_city-how-goal-title = A cél
happy_city-how-goal = Legfeljebb 10 lapból álló várost építesz, körönként egy új lappal. Lakók költöznek be, a szívek pedig azt mutatják, mennyire boldogok. A végén szorzol: lakók × szívek. A sok lakó egyetlen szív nélkül semmit sem ér, ezért mindkettőre figyelj.

happy_city-how-card-title = Mit mutat egy lap
happy_city-how-card-cost-title = Ár
happy_city-how-card-cost = Ennyit fizetsz érte, egyszer.
happy_city-how-card-income-title = Bevétel
happy_city-how-card-income = Ennyi érmét hoz neked minden forduló elején.
happy_city-how-card-people-title = Lakók és szívek
happy_city-how-card-people = Ez számít a végén. Az áthúzott jel egyet levon.
happy_city-how-card-colour-title = Szín
happy_city-how-card-colour = Magában nem ér semmit, de a speciális épületekhez kell. Minden színnek saját jele van.

happy_city-how-start-title = A kezdet
happy_city-how-start = Mindenki 2 érmével kezd, és egy lap már áll a városában: a Boldogpiac, 1 bevétellel.

happy_city-how-round-title = Egy forduló
happy_city-how-round-income = Először jön a bevétel: mindenki egyszerre kapja meg az érméket az összes lapja után.
happy_city-how-round-turns = Aztán egymás után jönnek a játékosok. Mindig az első játékos kezd, és ő az egész játék alatt ugyanaz marad.

happy_city-how-turn-title = A köröd, négy lépésben
happy_city-how-turn-discard-title = Eldobás
happy_city-how-turn-discard = Eldobhatod az egyik felcsapott lapot, vagy meghagyhatod mindet.
happy_city-how-turn-reveal-title = Felcsapás
happy_city-how-turn-reveal = Amíg 3 lapnál kevesebb van felcsapva, válassz egy paklit, és fordítsd fel a felső lapját. Az 1. pakliban az olcsó lapok vannak (ár: 1–3), a 2. pakliban a közepesek (4–5), a 3. pakliban a nagyszabásúak (6–9).
happy_city-how-turn-buy-title = Vásárlás
happy_city-how-turn-buy = Vedd meg az egyik felcsapott lapot vagy az egyik lakóépületet, és fizesd ki az árát. Vagy ne vegyél semmit, és kapsz 1 érmét. Egy városban nem lehet két azonos nevű lap.
happy_city-how-turn-special-title = Speciális épület
happy_city-how-turn-special = Ha a városodban megvannak a színek, amelyeket egy speciális épület kér, a tiéd lehet. Ingyen van, és a lapjaid a helyükön maradnak. Az egész játékban csak egyet kaphatsz, úgyhogy válassz jól.
happy_city-how-figure-buy = Te vásárolsz, 5 érméd van. A Múzeum ára 4, és 2 szívet hoz. Ez egyben a második kék lapod.
happy_city-how-figure-special = 2 kék és 1 zöld lappal tiéd lehet a Filmstúdió: fordulónként 2 érme, a végén 2 szív.

happy_city-how-end-title = A játék vége
happy_city-how-end-when = Ha egy város eléri a 10 lapot, ez az utolsó forduló. Ezt még végigjátsszuk, hogy mindenki ugyanannyiszor kerüljön sorra.
happy_city-how-end-score = Most add össze a városod összes lakóját, aztán az összes szívét, és szorozd össze a kettőt. A negatív szám itt nullának számít (mi így értjük, a szabálykönyv nem szól róla). Akinek a legtöbb pontja van, az nyer. Az érme nem ér pontot, de holtversenyben dönt.
happy_city-how-figure-end = Egy kész város: 5 lakó és 9 − 1 = 8 szív. 5 × 8 = 40 pont.

happy_city-how-junior-title = Gyerekmód: a kisebbeknek
happy_city-how-junior = Minden ugyanaz, csak a végén a lakókat és a szíveket összeadjuk. A fenti város 5 + 8 = 13 pontot ér.

happy_city-how-expert-title = Haladó mód: ha már otthon vagy benne
happy_city-how-expert-market = Az első forduló előtt mindenki választ egy színes Boldogpiacot; az utolsó játékos választ először. A színe ugyanúgy számít, mint bármelyik lapé.
happy_city-how-expert-special = A speciális épületeknek saját képességük van: van, amelyik olcsóbbá tesz lapokat, van, amelyik érmét hoz, van, amelyik a szomszédokat figyeli, és van, amelyik csak a végén számít. Hogy melyik mit tud, ott áll mellette.
happy_city-how-figure-expert = Piacválasztás, amikor már látszanak a speciális épületek: milyen színekre lesz szükséged?

happy_city-how-table-title = Ennél az asztalnál
happy_city-how-table-choices = Amit most megtehetsz, az világít a táblán, és ott van a lehetőségek listáján. Mutass rá az egyikre, és látod, mit hozna.
happy_city-how-table-undo = Amíg meg nem erősíted, minden lépés visszavonható, ha nem fedett fel semmi újat.
happy_city-how-table-why = Ha valami most nem lehetséges, megtudod, miért. A naplóban minden összegnél látszik, miből áll.

happy_city-how-tips-title = Három tipp
happy_city-how-tips-income = Előbb az érmék: az első fordulókban minden kis bevétel sokszorosan megtérül.
happy_city-how-tips-balance = Hat lakó és hat szív többet ér, mint tíz és kettő.
happy_city-how-tips-watch = Figyeld a többieket: ami a szomszédodnak jól jönne, azt eldobhatod.

## Az első játék edzővel

happy_city-coach-goal = Üdv a városházán! 10 lappal töltöd meg a városodat, és a végén a lakók szorozva a szívekkel: ez a pontszámod.
happy_city-coach-reveal = Fordíts fel lapokat, amíg 3 nem lesz. Az 1-es pakli olcsó, a 2-esben 4 vagy 5 érme egy lap, a 3-asban nagyszabású és drága: neked 3 érméd van.
happy_city-coach-buy = Most vegyél meg egyet: a lapon lévő érme az ára. Ami minden fordulóban érmét hoz, az az elején a legjobb.
happy_city-coach-poor = Itt egyelőre minden túl drága. Vegyél el egy érmét: a következő fordulóban a városod újra fizet.
happy_city-coach-passed = Nem építettél, csak 1 érmét vettél el. Eggyel kevesebb lap a városban, és eggyel kevesebb forduló, amelyben fizetne.
happy_city-coach-income = Minden forduló bevétellel kezdődik: most { $total } jött a városodból. Aki többet keres, hamarosan nagyszabásúan építhet.
happy_city-coach-discard = Mielőtt új lapok jönnek, egyet eldobhatsz ezek közül. Olyat dobj el, ami csak az ellenfelednek jó, vagy senkinek nem telik rá.
happy_city-coach-balance = A végén ezt a kettőt szorozzuk össze: a lakókat és a szíveket. A kisebbet növeld, mert 6 × 6 több, mint 10 × 2.
happy_city-coach-special = Megvannak a színeid: ez a speciális épület ingyen van. Az egész játékban csak egyet kaphatsz, úgyhogy nézd meg, mit hoz.
happy_city-coach-colours = Ezek a speciális épületek. Mindegyik színeket kér, ezért a vásárolt lap színére is figyelj.
happy_city-coach-declined = A helyén maradt. A lapjaid színe megmarad: amíg itt van, bármelyik köröd után elveheted.
happy_city-coach-taken = Az ellenfeled elvett egy speciális épületet: { $card }. Neked ez már nincs meg, a többi még vár.
happy_city-coach-end = Az a forduló az utolsó, amelyben egy város eléri a 10 lapot. Az érme akkor már semmit sem ér: váltsd lakókra és szívekre.
happy_city-coach-learned-income = Bevétel minden fordulóban jön, ezért vedd meg korán.
happy_city-coach-learned-points = A pont: lakók × szívek. Mindkettőnek nőnie kell.
happy_city-coach-learned-special = A színek speciális épületeket nyitnak meg, de városonként csak egyet.
happy_city-coach-learned-end = Ha egy városban 10 lap van, a fordulót még végigjátsszuk, és az érme semmit sem ér.

## Mi fogyott el, és mi van még

happy_city-known-how = Minden épületből kettő van. Az eldobott lapok visszatérnek, ha a paklijuk elfogy.
happy_city-known-left = A paklikban: { $count }
happy_city-known-open = Felcsapva: { $count }
happy_city-known-back = Eldobva: { $count }
happy_city-known-gone = A városokban: { $count }
happy_city-known-name = { $name }, ár { $cost }: { $where }
happy_city-known-is-left = a pakliban
happy_city-known-is-open = felcsapva
happy_city-known-is-back = eldobva
happy_city-known-is-gone = egy városban
