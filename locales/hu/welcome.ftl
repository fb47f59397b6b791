### Welcome To…. Az egyes üzenetfajták argumentumai: locales/README.md.
### A szavak a docs/rules/welcome.md szójegyzékéből valók. A házak jele: utca.ház.

## A dobozon

game-welcome = Welcome To…
game-welcome-blurb = Számozd meg három utca házait, parkokkal és medencékkel – mindenki egyszerre játszik.

## Beállítások

welcome-option-draft_rules = Draftszabályok
welcome-option-draft_rules-blurb = Mindenkinél három lap van: kettőt kijátszik, a harmadikat továbbadja jobbra.
welcome-option-expert_variant = Haladó változat
welcome-option-expert_variant-blurb = Körforgalmak és csillagos várostervek.

## Hatások

welcome-card-fence = Kerítés
welcome-card-agent = Ingatlanos
welcome-card-park = Park
welcome-card-pool = Medence
welcome-card-temp = Alkalmi munkás
welcome-card-bis = Bis
welcome-does-fence = Építs kerítést két ház közé.
welcome-does-agent = Válassz egy méretet: minden ekkora házcsoportod többet ér.
welcome-does-park = Húzz át egy parkot abban az utcában, ahová írtál.
welcome-does-pool = Építsd meg a ház medencéjét, ha van.
welcome-does-temp = Módosítsd a számot legfeljebb 2-vel.
welcome-does-bis = Másolj egy számot a mellette lévő üres házba.

## Építési lapok: szám és hatás

welcome-card-c_01_fence_a = 1 · { welcome-card-fence }
welcome-card-c_01_park_a = 1 · { welcome-card-park }
welcome-card-c_01_agent_a = 1 · { welcome-card-agent }
welcome-card-c_02_fence_a = 2 · { welcome-card-fence }
welcome-card-c_02_park_a = 2 · { welcome-card-park }
welcome-card-c_02_agent_a = 2 · { welcome-card-agent }
welcome-card-c_03_fence_a = 3 · { welcome-card-fence }
welcome-card-c_03_pool_a = 3 · { welcome-card-pool }
welcome-card-c_03_temp_a = 3 · { welcome-card-temp }
welcome-card-c_03_bis_a = 3 · { welcome-card-bis }
welcome-card-c_04_pool_a = 4 · { welcome-card-pool }
welcome-card-c_04_temp_a = 4 · { welcome-card-temp }
welcome-card-c_04_bis_a = 4 · { welcome-card-bis }
welcome-card-c_04_park_a = 4 · { welcome-card-park }
welcome-card-c_04_agent_a = 4 · { welcome-card-agent }
welcome-card-c_05_fence_a = 5 · { welcome-card-fence }
welcome-card-c_05_fence_b = 5 · { welcome-card-fence }
welcome-card-c_05_park_a = 5 · { welcome-card-park }
welcome-card-c_05_park_b = 5 · { welcome-card-park }
welcome-card-c_05_agent_a = 5 · { welcome-card-agent }
welcome-card-c_05_agent_b = 5 · { welcome-card-agent }
welcome-card-c_06_fence_a = 6 · { welcome-card-fence }
welcome-card-c_06_fence_b = 6 · { welcome-card-fence }
welcome-card-c_06_pool_a = 6 · { welcome-card-pool }
welcome-card-c_06_temp_a = 6 · { welcome-card-temp }
welcome-card-c_06_bis_a = 6 · { welcome-card-bis }
welcome-card-c_06_park_a = 6 · { welcome-card-park }
welcome-card-c_06_agent_a = 6 · { welcome-card-agent }
welcome-card-c_07_fence_a = 7 · { welcome-card-fence }
welcome-card-c_07_pool_a = 7 · { welcome-card-pool }
welcome-card-c_07_temp_a = 7 · { welcome-card-temp }
welcome-card-c_07_bis_a = 7 · { welcome-card-bis }
welcome-card-c_07_park_a = 7 · { welcome-card-park }
welcome-card-c_07_park_b = 7 · { welcome-card-park }
welcome-card-c_07_agent_a = 7 · { welcome-card-agent }
welcome-card-c_07_agent_b = 7 · { welcome-card-agent }
welcome-card-c_08_fence_a = 8 · { welcome-card-fence }
welcome-card-c_08_fence_b = 8 · { welcome-card-fence }
welcome-card-c_08_pool_a = 8 · { welcome-card-pool }
welcome-card-c_08_temp_a = 8 · { welcome-card-temp }
welcome-card-c_08_bis_a = 8 · { welcome-card-bis }
welcome-card-c_08_park_a = 8 · { welcome-card-park }
welcome-card-c_08_park_b = 8 · { welcome-card-park }
welcome-card-c_08_agent_a = 8 · { welcome-card-agent }
welcome-card-c_08_agent_b = 8 · { welcome-card-agent }
welcome-card-c_09_fence_a = 9 · { welcome-card-fence }
welcome-card-c_09_pool_a = 9 · { welcome-card-pool }
welcome-card-c_09_temp_a = 9 · { welcome-card-temp }
welcome-card-c_09_bis_a = 9 · { welcome-card-bis }
welcome-card-c_09_park_a = 9 · { welcome-card-park }
welcome-card-c_09_park_b = 9 · { welcome-card-park }
welcome-card-c_09_agent_a = 9 · { welcome-card-agent }
welcome-card-c_09_agent_b = 9 · { welcome-card-agent }
welcome-card-c_10_fence_a = 10 · { welcome-card-fence }
welcome-card-c_10_fence_b = 10 · { welcome-card-fence }
welcome-card-c_10_pool_a = 10 · { welcome-card-pool }
welcome-card-c_10_temp_a = 10 · { welcome-card-temp }
welcome-card-c_10_bis_a = 10 · { welcome-card-bis }
welcome-card-c_10_park_a = 10 · { welcome-card-park }
welcome-card-c_10_agent_a = 10 · { welcome-card-agent }
welcome-card-c_11_fence_a = 11 · { welcome-card-fence }
welcome-card-c_11_fence_b = 11 · { welcome-card-fence }
welcome-card-c_11_park_a = 11 · { welcome-card-park }
welcome-card-c_11_park_b = 11 · { welcome-card-park }
welcome-card-c_11_agent_a = 11 · { welcome-card-agent }
welcome-card-c_11_agent_b = 11 · { welcome-card-agent }
welcome-card-c_12_pool_a = 12 · { welcome-card-pool }
welcome-card-c_12_temp_a = 12 · { welcome-card-temp }
welcome-card-c_12_bis_a = 12 · { welcome-card-bis }
welcome-card-c_12_park_a = 12 · { welcome-card-park }
welcome-card-c_12_agent_a = 12 · { welcome-card-agent }
welcome-card-c_13_fence_a = 13 · { welcome-card-fence }
welcome-card-c_13_pool_a = 13 · { welcome-card-pool }
welcome-card-c_13_temp_a = 13 · { welcome-card-temp }
welcome-card-c_13_bis_a = 13 · { welcome-card-bis }
welcome-card-c_14_fence_a = 14 · { welcome-card-fence }
welcome-card-c_14_park_a = 14 · { welcome-card-park }
welcome-card-c_14_agent_a = 14 · { welcome-card-agent }
welcome-card-c_15_fence_a = 15 · { welcome-card-fence }
welcome-card-c_15_park_a = 15 · { welcome-card-park }
welcome-card-c_15_agent_a = 15 · { welcome-card-agent }

## Várostervek

welcome-card-plan1_estates_111111 = Házcsoportok (1, 1, 1, 1, 1, 1)
welcome-card-plan1_estates_2222 = Házcsoportok (2, 2, 2, 2)
welcome-card-plan1_estates_333 = Házcsoportok (3, 3, 3)
welcome-card-plan1_estates_44 = Házcsoportok (4, 4)
welcome-card-plan1_estates_55 = Házcsoportok (5, 5)
welcome-card-plan1_estates_66 = Házcsoportok (6, 6)
welcome-card-plan2_estates_1116 = Házcsoportok (1, 1, 1, 6)
welcome-card-plan2_estates_225 = Házcsoportok (2, 2, 5)
welcome-card-plan2_estates_334 = Házcsoportok (3, 3, 4)
welcome-card-plan2_estates_36 = Házcsoportok (3, 6)
welcome-card-plan2_estates_45 = Házcsoportok (4, 5)
welcome-card-plan2_estates_1114 = Házcsoportok (1, 1, 1, 4)
welcome-card-plan3_estates_126 = Házcsoportok (1, 2, 6)
welcome-card-plan3_estates_145 = Házcsoportok (1, 4, 5)
welcome-card-plan3_estates_34 = Házcsoportok (3, 4)
welcome-card-plan3_estates_25 = Házcsoportok (2, 5)
welcome-card-plan3_estates_1223 = Házcsoportok (1, 2, 2, 3)
welcome-card-plan3_estates_235 = Házcsoportok (2, 3, 5)
welcome-card-plan1x_full_street_3 = A 3. utca összes háza
welcome-card-plan1x_full_street_1 = Az 1. utca összes háza
welcome-card-plan1x_five_bis = 5 bis ház egy utcában
welcome-card-plan1x_seven_temps = 7 alkalmi munkás
welcome-card-plan1x_street_ends = Minden utca első és utolsó háza
welcome-card-plan2x_parks_two_streets = 2 utca összes parkja
welcome-card-plan2x_pools_two_streets = 2 utca összes medencéje
welcome-card-plan2x_parks_pools_street_3 = A 3. utca összes parkja és medencéje
welcome-card-plan2x_parks_pools_street_2 = A 2. utca összes parkja és medencéje
welcome-card-plan2x_parks_pools_roundabout = Minden park, minden medence és egy körforgalom egy utcában
welcome-card-solo_card = Szólólap
welcome-card-sheet = Játékoslap

## Miből áll a pontszám

welcome-part-plans = Várostervek
welcome-part-parks = Parkok
welcome-part-pools = Medencék
welcome-part-temps = Alkalmi munkások
welcome-part-estates = Házcsoportok
welcome-part-bis = Bis
welcome-part-roundabouts = Körforgalmak
welcome-part-refusals = Elutasítások
welcome-part-total = Összesen

welcome-part-park_1 = Az 1. utca parkjai
welcome-part-park_2 = A 2. utca parkjai
welcome-part-park_3 = A 3. utca parkjai
welcome-part-estates_1 = 1-es házcsoportok
welcome-part-estates_2 = 2-es házcsoportok
welcome-part-estates_3 = 3-as házcsoportok
welcome-part-estates_4 = 4-es házcsoportok
welcome-part-estates_5 = 5-ös házcsoportok
welcome-part-estates_6 = 6-os házcsoportok

## Döntések

welcome-action-take = Ezt kérem: { $combination }. kombináció
welcome-action-play = Szám: { $number_card }. lap, hatás: { $effect_card }. lap
welcome-action-refuse = Elutasítást vállalok
welcome-action-write = Beírom: { $number }, ide: { $house }
welcome-action-fence = Kerítés { $gap } után
welcome-action-agent = Értéknövelés: { $size } házból álló csoportok
welcome-action-park = Áthúzok egy parkot
welcome-action-pool = Megépítem a medencét
welcome-action-temp = Felveszek egy alkalmi munkást
welcome-action-bis = Bis ide: { $house }, innen: { $source }
welcome-action-skip = Hatás nélkül
welcome-action-roundabout = Körforgalom ide: { $house }
welcome-action-claim = Teljesítem: { $plan }. városterv
welcome-action-estate = Felhasználom az itt kezdődő házcsoportot: { $house }
welcome-action-wish = { $answer-id ->
    [yes] Keverjük újra az összes lapot
   *[no] Ne keverjünk
}
welcome-action-pass = Továbbadom: { $card }. lap
welcome-action-done = Kész

## Ami a kérdés

welcome-ask-choose = Válassz számot és hatást
welcome-ask-choose-two = Válassz egy lapot a számáért és egy másikat a hatásáért
welcome-ask-write = Írd be a számot egy házba
welcome-ask-effect = Használd a hatást, vagy hagyd ki
welcome-ask-pass = Elutasítás. Válaszd ki, melyik lapot adod tovább
welcome-ask-finish = Teljesíts egy várostervet, vagy fejezd be a kört
welcome-ask-refused = Elutasítás. { welcome-ask-finish }
welcome-ask-refused-only = Elutasítás: fejezd be a kört
welcome-ask-estate = Válassz egy házcsoportot a tervhez
welcome-ask-wish = Keverjük újra az összes lapot?
welcome-ask-committed = Befejezted a kört

## Mi történik, mindenkinek

# Amit valaki tett, annak a végén: a pontok, ha járnak érte.
welcome-gained = { $total ->
    [0] { "" }
   *[other] { $sign ->
        [minus] { " " }(−{ $amount })
       *[plus] { " " }(+{ $total })
    }
}
# Ugyanez az eredetével együtt, ha csak egy van.
welcome-earned = { $lines-count ->
    [0] { "" }
    [1] { $sign ->
        [minus] { " " }({ $source }: −{ $amount })
       *[plus] { " " }({ $source }: +{ $total })
    }
   *[other] { welcome-gained }
}
# The same for a turn; at a large table only the number.
welcome-brought = { $lines-count ->
    [0] { $gained ->
        [0] { "" }
       *[other] { " " }({ $gained })
    }
   *[other] { welcome-earned }
}
welcome-fact-plans_dealt = Várostervek: { $plans }
welcome-fact-round_began = { $round }. forduló
welcome-fact-marker_placed = { $seat-you ->
    [yes] Előtted van a szólólap: nálad kezdődik az osztás
   *[no] { $seat } előtt van a szólólap: ott kezdődik az osztás
}
welcome-fact-drawn = Húzott lapok: { $cards }
welcome-fact-solo_card_drawn = Előkerül a szólólap: minden városterv jóváhagyva
welcome-fact-dealt = { $seat-you ->
    [yes] Ezt kapod: { $effects }
   *[no] { $seat } ezt kapja: { $effects }
}
welcome-fact-dealt_cards = Új lapjaid: { $cards }
welcome-fact-discarded = { $seat-you ->
    [yes] Eldobod: { $effects-count ->
        [one] { $number } és { $effects }
       *[other] { $effects }
    }
   *[no] { $seat } eldobja: { $effects-count ->
        [one] { $number } és { $effects }
       *[other] { $effects }
    }
}
welcome-fact-passed_on = { $seat-you ->
    [yes] { $to } kapja a lapodat: { $effect }
   *[no] { $to-you ->
        [yes] { $seat } lapját te kapod: { $effect }
       *[no] { $seat } lapját { $to } kapja: { $effect }
    }
}
welcome-fact-passed_card = { $seat-you ->
    [yes] { $to } kapja a lapodat: { $card }
   *[no] { $seat } lapját te kapod: { $card }
}
welcome-fact-top_seen = A pakli tetején: { $effect }
welcome-fact-reshuffled = { $wished ->
    [yes] Kérésre újrakeverünk { $cards } lapot
   *[no] Újrakeverünk { $cards } lapot
}
welcome-fact-committed = { $seat-you ->
    [yes] Befejezed a kört
   *[no] { $seat } befejezi a kört
}
welcome-fact-turn = { $seat-you ->
    [yes] Beírod: { $number }, ide: { $house }
   *[no] { $seat } beírja: { $number }, ide: { $house }
}{ $effect-id ->
    [fence] , kerítés { $target } után
    [agent] , ingatlanos: { $target } házból álló csoportok
    [park] , park
    [pool] , medence
    [temp] , alkalmi munkással
    [bis] , bis ide: { $target }
   *[other] { "" }
}{ welcome-brought }
welcome-fact-turn_refused = { $seat-you ->
    [yes] Elutasítást kapsz, eddig összesen { $refusals }
   *[no] { $seat } elutasítást kap, eddig összesen { $refusals }
}{ welcome-brought }
welcome-fact-turn_roundabout = { $seat-you ->
    [yes] Körforgalmat építesz ide: { $house }
   *[no] { $seat } körforgalmat épít ide: { $house }
}
welcome-fact-plan_scored = { $seat-you ->
    [yes] Teljesítesz egy várostervet: { $plan }
   *[no] { $seat } teljesít egy várostervet: { $plan }
}{ welcome-gained }
welcome-fact-plan_approved = Jóváhagyva: { $plan }
welcome-fact-ended = Vége a játéknak: { $reasons }
welcome-reasons-refusals = 3 elutasítás
welcome-reasons-plans = minden városterv teljesítve
welcome-reasons-full = minden ház kitöltve
welcome-reasons-deck = elfogytak a lapok

## Mi történik, csak neked

welcome-fact-chose = Ezt választod: { $number } és { $effect }
welcome-fact-wrote = Beírod: { $number }, ide: { $house }{ welcome-earned }
welcome-fact-refused = { $forced ->
    [yes] Egyik szám sem írható be: elutasítás
   *[no] Elutasítást vállalsz
}{ welcome-earned }
welcome-fact-used = { $effect-id ->
    [fence] Kerítést építesz ez után: { $target }
    [agent] { $target } házból álló csoport értéke mostantól { $amount }
    [park] Park, { $target }. utca: a parkok értéke itt mostantól { $amount }
    [pool] Medence itt: { $target }; a medencéid értéke mostantól { $amount }
    [temp] Alkalmi munkások: { $amount }
   *[bis] Másolod: { $amount }, ide: { $target }
}{ welcome-earned }
welcome-fact-skipped = { $forced ->
    [yes] { $effect }: nincs mit tenni
   *[no] { $effect }: kihagyva
}
welcome-fact-roundabout_built = Körforgalmat építesz ide: { $house }{ welcome-earned }
welcome-fact-claim_began = Házcsoportokat választasz ehhez a várostervhez: { $plan }
welcome-fact-estate_counted = { $house }: { $size } házból álló csoport, felhasználva ehhez: { $plan }
welcome-fact-claimed = Teljesítesz egy várostervet: { $plan }{ welcome-gained }
welcome-fact-wished = { $yes ->
    [yes] Kéred az összes lap újrakeverését
   *[no] Nem kérsz újrakeverést
}
welcome-fact-pass_chosen = Ezt adod majd tovább: { $card }

## Miért nem

welcome-refusal-WT-26 = A drafthoz legalább két játékos kell: valakinek át kell vennie a továbbadott lapot.
welcome-refusal-WT-40 = A választott számot be kell írni egy olyan házba, ahová illik.
welcome-refusal-WT-47 = Ez a ház nem üres.
welcome-refusal-WT-48 = Ez a szám ({ $number }) ide nem illik: a számok balról jobbra nőnek.
welcome-refusal-WT-49 = Ez a szám ({ $number }) már megvan ebben az utcában: másodszor csak a bis írhatja be.
welcome-refusal-WT-58 = Van beírható szám, ezért most nem vállalhatsz elutasítást.
welcome-refusal-WT-64 = Csak a számoddal együtt választott hatást használhatod.
welcome-refusal-WT-70 = Itt már áll kerítés.
welcome-refusal-WT-71 = Két egyforma szám közé nem kerülhet kerítés.
welcome-refusal-WT-72 = Ezt a házcsoportot már felhasználtad egy várostervhez: nem lehet kettéosztani.
welcome-refusal-WT-81 = Ez az oszlop betelt.
welcome-refusal-WT-87 = Az alkalmi munkások legfeljebb 2-vel módosítják a számot (most: { $number }), de soha nem 0 alá vagy 17 fölé.
welcome-refusal-WT-93 = Egy számot csak a közvetlenül mellette lévő üres házba lehet másolni.
welcome-refusal-WT-95 = Kerítés áll közöttük.
welcome-refusal-WT-96 = Körforgalmat nem lehet másolni.
welcome-refusal-WT-102 = Ezt a várostervet már teljesítetted.
welcome-refusal-WT-103 = Ehhez a várostervhez pontosan ekkora, még fel nem használt házcsoportok kellenek.
welcome-refusal-WT-118 = Egy játékban két körforgalmat építhetsz, egy körben csak egyet.
welcome-refusal-WT-119 = Körforgalmat a választás előtt vagy a hatás után lehet építeni.
welcome-refusal-WT-120 = Körforgalomhoz üres ház kell.
welcome-refusal-WT-126 = Ennek az utcának egyik háza sem lehet üres, és egyik sem lehet másik tervhez felhasználva.
welcome-refusal-WT-127 = Egyik utca első és utolsó háza sem lehet üres, és egyik sem lehet másik tervhez felhasználva.
welcome-refusal-WT-128 = 7 alkalmi munkás kell hozzá.
welcome-refusal-WT-129 = 5 bis ház kell hozzá egy utcában.
welcome-refusal-WT-130 = Ennek az utcának minden parkja és medencéje kell hozzá.
welcome-refusal-WT-131 = 2 utca összes parkja kell hozzá.
welcome-refusal-WT-132 = 2 utca összes medencéje kell hozzá.
welcome-refusal-WT-133 = Minden park, minden medence és egy körforgalom kell hozzá egy utcában.
welcome-refusal-WT-156 = A draftban legfeljebb { $most } játékosnak jut elég lap.

## Összegek tételei

welcome-line-WT-107 = { $source }
welcome-line-WT-108 = { $source }
welcome-line-WT-144 = Legalább 6 alkalmi munkás
welcome-line-WT-158 = Várostervek
welcome-line-WT-159 = { $source }
welcome-line-WT-160 = Medencék
welcome-line-WT-161 = { $count ->
    [one] { $source }
   *[other] { $source }: { $count } × { $each }
}
welcome-line-WT-162 = Alkalmi munkások, helyezés szerint
welcome-line-WT-165 = { $source }
welcome-line-WT-168 = { $source }

## A játékoslap és a tábla

welcome-sheet-town = Város
welcome-sheet-plan = { $level }. terv
welcome-board-street = { $street }. utca: { $houses }
welcome-board-fence = kerítés
welcome-board-empty = üres
welcome-board-roundabout = körforgalom
welcome-board-used = tervhez felhasználva
welcome-board-plan-points = Pontok: { $points }
welcome-board-crossed = Áthúzva: { $counts }
welcome-board-combination = { $number } és { $effect }; a következő forduló hatása: { $next }
welcome-board-pair = { $number } és { $effect }
welcome-board-pair-passing = { welcome-board-pair }, továbbadva: { $card }
welcome-board-passing = Továbbadom: { $card }
welcome-board-hand-card = { $number } vagy { $effect }
welcome-board-now-effect = Most válaszd ki azt a lapot, amelyiknek a hatását kéred.
welcome-board-plan = { $level }. városterv: { $plan }. { $first } pont, később { $later } pont. { $approved ->
    [yes] Jóváhagyva
   *[no] Még nincs jóváhagyva
}. Kell { $need }, megvan { $have }
welcome-board-plan-title = { $level }. városterv
welcome-board-plan-worth = { $first } pontot ér mindenkinek, aki abban a fordulóban teljesíti, amelyikben ez először sikerül valakinek; utána { $later } pontot.
welcome-board-plan-done = Kész: { $points }
welcome-board-approved = Jóváhagyva
welcome-board-street-name = { $street }. utca
welcome-board-towns = Az összes város
welcome-board-town = { $name }: { $rank }. hely, { $points } pont, { $state }
welcome-board-yours = A te városod
welcome-board-ready = kész
welcome-board-thinking = még gondolkodik
welcome-board-all-towns = Mind ({ $count })
welcome-board-still = Még gondolkodik: { $count }
welcome-board-follow = Követem: { $name }
welcome-board-which-number = Melyik szám
welcome-board-holds = Kézben:
welcome-board-roundabout-build = Körforgalmat építek
welcome-board-no-roundabout = Nem kell körforgalom

## Így játsszuk

welcome-how-goal-title = A cél
welcome-how-goal = Egy új kertváros három utcáját tervezed meg papíron. Számozd meg a házakat, oszd őket kerítésekkel házcsoportokra, építs parkokat és medencéket, és siess a várostervekkel. Az nyer, akinek a legtöbb pontja van.
welcome-how-round-title = Egy forduló
welcome-how-round = Mindenki egyszerre játszik, ugyanazzal a három kombinációval: egy szám, mellette egy hatás. A számot mutató lap sarkában a kis jel a lap saját hatása: ez a következő fordulóban jön. Amit teszel, rejtve marad, amíg mindenki el nem készül.
welcome-how-step-choose-title = Válassz egyet a három kombináció közül
welcome-how-step-choose = Más is választhatja ugyanazt.
welcome-how-step-write-title = Írd be a számát egy üres házba
welcome-how-step-write = A számok minden utcában balról jobbra nőnek. Számokat és házakat is kihagyhatsz, de egy utcában nem lehet kétszer ugyanaz a szám.
welcome-how-step-effect-title = Használd a hatását, ha szeretnéd
welcome-how-step-effect = Hatást sosem kötelező használni.
welcome-how-step-plans-title = Teljesíts várostervet
welcome-how-step-plans = Ha a játékoslapodon megvan, amit egy terv kér, most teljesítheted.
welcome-how-figure-write = Az 5 a 4 és a 7 közötti mindkét világító házba illik, és az üres utcákban bárhová. Ha a harmadik házba kerül az 5, a 4 és az 5 közé már nem fér szám.
welcome-how-refusal = Ha a három szám egyike sem írható be sehová, elutasítják az építési kérelmedet. Az első elutasítás nem kerül semmibe, a második 3 pontba kerül, a harmadikkal összesen 5 pontot veszítesz, és véget ér a játék.
welcome-board-effects-title = A hat hatás
welcome-how-effect-fence = Húzz kerítést két szomszédos ház közé bármelyik utcában, de két egyforma szám közé soha.
welcome-how-effect-agent = Húzz át egy mezőt az egyik házcsoportméret oszlopában: a végén minden ekkora házcsoportod többet ér.
welcome-how-effect-park = Húzz át egy fát abban az utcában, ahová épp írtál. Egy utca összes fája sokat ér.
welcome-how-effect-pool = Ha annak a háznak, amelyikbe épp írtál, van medencéje, megépül.
welcome-how-effect-temp = Beíráskor adj hozzá a számhoz vagy vonj ki belőle 1-et vagy 2-t; így a 0, a 16 és a 17 is lehetséges. Aki a legtöbb alkalmi munkást foglalkoztatja, 7 pontot kap, a második 4-et, a harmadik 1-et.
welcome-how-effect-bis = Másolj egy számot a közvetlenül mellette lévő üres házba, ha nincs köztük kerítés. Minden bis pontba kerül.
welcome-how-estates-title = Házcsoportok
welcome-how-estates = Két kerítés között 1–6 ház házcsoportot alkot, ha mindegyiknek van száma. Az utcák két végén kezdettől áll kerítés. Hét vagy több ház egymás mellett nem házcsoport.
welcome-how-figure-fence = Az új, még ceruzával rajzolt kerítés a 3 házból álló csoportot kettéosztja: az egyikben 1, a másikban 2 ház lesz.
welcome-how-plans-title = Várostervek
welcome-how-plans = Három van belőlük, mindenkinek ugyanaz a három. A magasabb pontszámot mindenki megkapja, aki abban a fordulóban teljesíti a tervet, amelyikben ez először sikerül valakinek; később kevesebbet ér. Aki a magasabb pontszámért teljesít egy tervet, kérheti a lapok újrakeverését.
welcome-how-plans-used = A tervhez felhasznált házcsoportok fölé vonal kerül. Ezeket nem lehet még egyszer felhasználni, sem kettéosztani, de a pontjaik megmaradnak.
welcome-how-end-title = A játék vége
welcome-how-end = A játék annak a fordulónak a végén ér véget, amelyikben valaki
welcome-how-end-plans = mindhárom várostervet teljesítette,
welcome-how-end-refusals = megkapta a harmadik elutasítást,
welcome-how-end-full = vagy minden házat kitöltött.
welcome-how-score = Add össze a terveket, a parkokat, a medencéket, az alkalmi munkásokat és a házcsoportokat; vond le a bis házakat, a körforgalmakat és az elutasításokat. Egy oszlop annyit ér, amennyi az első át nem húzott értéke. Holtversenyben a több házcsoport nyer, aztán a több 1, majd 2 házból álló csoport, és így tovább.
welcome-how-figure-end = Egy játékoslap a játék végén: 7 a tervért, 16 a parkokért, 13 a medencékért, 4 az alkalmi munkásokért és 22 a házcsoportokért, mínusz 1 a bis miatt, 3 a körforgalom és 3 az elutasítások miatt: 55 pont.
welcome-how-solo-title = Egyedül
welcome-how-solo = Fordulónként három lapot húzol: az egyik a számát adja, egy másik a hatását. Amikor a pakli alsó felében előkerül a szólólap, onnantól minden terv csak az alacsonyabb pontszámot éri. Legalább 6 alkalmi munkással 7 pontot kapsz. Legfeljebb 27 forduló után elfogy a pakli.
welcome-how-expert-title = Haladó változat
welcome-how-expert = Körönként egyszer, a választás előtt vagy a hatás után, körforgalmat építhetsz egy üres ház helyére: egy játékban 2-t, az első 3, a második további 5 pontba kerül. Mindkét oldalán kerítés áll, és a tőle balra és jobbra álló számok két külön sort alkotnak. A többi terv közé bekerülnek a csillagosak is.
welcome-how-draft-title = Draftszabályok
welcome-how-draft = Mindenkinél három lap van: egyet a számáért, egyet a hatásáért játszik ki, a harmadikat pedig továbbadja jobbra. A kezedben lévő hatásokat mindenki látja, a számokat csak te.
welcome-how-table-title = Ennél az asztalnál
welcome-how-table-pencil = Ami még nincs megerősítve, az színes ceruzával van írva. A Visszavonás egy lépést von vissza, a Megerősítés befejezi a kört.
welcome-how-table-reasons = Válassz egy üres házat, ahová a szám nem illik, és megtudod, miért nem.
welcome-how-table-towns = A játékoslapod fölött a többi város látszik, ahogy az előző forduló után állt. Nagy társaságban kövesd a kedvenceidet.
welcome-how-tips-title = Három tipp
welcome-how-tips-middle = A kis számok balra, a nagyok jobbra valók; a 8 a leggyakoribb, az 1 és a 15 ritka.
welcome-how-tips-watch = A lapok sarka megmutatja, milyen hatások jönnek.
welcome-how-tips-fences = Nézd meg a városterveket, mielőtt az első kerítéseket felállítod.

## Az első játék edzővel

welcome-coach-goal = Üdv a tervezőirodában! Három utca házait számozod, a pontokat kerítések, parkok, medencék és várostervek hozzák.
welcome-coach-choose = Mindenkinek ugyanaz a három párja van: egy szám és mellette egy hatás. Végy egy párt, és mindkettő a tiéd.
welcome-coach-write = Minden utcában balról jobbra nőnek a számok. Hagyj hát helyet: a kicsik balra, a nagyok jobbra, a 8 nagyjából középre.
welcome-coach-fence = A kerítés lezár egy házcsoportot: 1 és 6 közötti ház két kerítés között, mind számmal. Nézd meg a városterveket: megmondják, mekkorák kellenek.
welcome-coach-park = Park abban az utcában, ahová épp írtál: húzz át egy fát. Ugyanabban az utcában minden további többet ér.
welcome-coach-pool = Ennek a háznak van medencéje, megépítheted. A medencék egyre többet érnek, de csak ott, ahová rajzolva vannak.
welcome-coach-agent = Az ügynök egy méret házcsoportjait teszi értékesebbé. Azt a méretet válaszd, amelyikből sokat akarsz.
welcome-coach-temp = Az alkalmi munkásokkal legfeljebb 2 az eltérés a számtól. Aki a legtöbbet foglalkoztatja, a végén 7 pontot kap.
welcome-coach-bis = A bis egy számot másol a közvetlenül mellette lévő üres házba. Így betömheted a réseket, de minden bis pontba kerül.
welcome-coach-claim = A lapodon megvan, amit ez a városterv kér: teljesítsd most. Aki egy későbbi fordulóban teljesíti, kevesebb pontot kap.
welcome-coach-estate = Válaszd ki, melyik házcsoport számítson a tervhez. A pontjai megmaradnak, de más tervhez már nem jó, és nem osztható ketté.
welcome-coach-wish = Aki elsőként teljesít egy tervet, újrakeverheti az összes lapot. Ettől változik, milyen számok jönnek még.
welcome-coach-skipped = Egy hatás kimaradt: { $effect }. Már nem jön vissza, pedig szinte minden pont a hatásokból jön.
welcome-coach-refused = Már semmi sem fért be, ezért elutasítást kaptál. Az első nem kerül semmibe, kettő 3 pont, a harmadikkal pedig véget ér a játék.
welcome-coach-corner = Látod a kis jelet a számkártyák sarkában? Ez lesz a lap hatása a következő fordulóban.
welcome-coach-gained = Az utolsó köröd ennyivel változtatta a pontjaidat: { $total }. A lapod alján lévő mezők mutatják, miből áll össze minden pont.
welcome-coach-plans = Ez a három városterv sokat hoz, leginkább annak, aki az első. Úgy húzd a kerítéseket, hogy a házcsoportjaid beléjük illjenek.
welcome-coach-rival = Az ellenfeled elsőként teljesített egy várostervet: { $plan }. Neked mostantól kevesebbet ér, de még számít.
welcome-coach-end = A játéknak vége, ha valakinek megvan mindhárom terve, három elutasítása vagy egyetlen üres háza sincs. Most azok a rések a legdrágábbak, ahová semmi sem fér.
welcome-coach-learned-rising = A számok balról jobbra nőnek, és középen drága a hely.
welcome-coach-learned-effects = Egy pár számot és hatást ad, a pontokat pedig a hatások hozzák.
welcome-coach-learned-plans = A várostervek adott méretű házcsoportokat kérnek, és az első többet kap.
welcome-coach-learned-end = Három terv, három elutasítás vagy egy teli lap vet véget a játéknak.

## Mi fogyott el, és mi van még

welcome-known-how = Minden emelet egy lap: alul a száma, a jel pedig a hatása.
welcome-known-standard = Ami elment, keveréskor tér vissza.
welcome-known-solo = A paklit nem keverjük újra: ami elment, nem tér vissza.
welcome-known-draft = Ami rejtve van, lehet a pakliban, valakinek a kezében vagy lefordítva az eldobottak között.
welcome-known-solo-card = { $left ->
    [yes] A szólólap még a pakliban van.
   *[no] A szólólap már előkerült.
}
welcome-known-left = Még rejtve: { $count }
welcome-known-open = Most játékban: { $count }
welcome-known-gone = Elment: { $count }
welcome-known-tower = { $number }. szám, még rejtve: { $left }, összesen { $all }. { $effects }
welcome-known-effects = Hatások, amelyek még a pakliban vannak
welcome-known-nobody = Még senki
