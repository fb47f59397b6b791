### Vítejte… (Welcome To…). Argumenty každého druhu zprávy: locales/README.md.
### Slova odpovídají slovníčku v docs/rules/welcome.md. Domy se zapisují ulice.dům.

## Na krabici

game-welcome = Vítejte…
game-welcome-blurb = Čísluj domy ve třech ulicích s parky a bazény. Všichni hrají zároveň.

## Volby

welcome-option-draft_rules = Draftování
welcome-option-draft_rules-blurb = Každý má v ruce tři karty, dvě zahraje a třetí pošle doprava.
welcome-option-expert_variant = Pokročilá varianta
welcome-option-expert_variant-blurb = Kruhové objezdy a projekty s hvězdičkou.

## Akce

welcome-card-fence = Plot
welcome-card-agent = Realitní makléř
welcome-card-park = Park
welcome-card-pool = Bazén
welcome-card-temp = Personální agentura
welcome-card-bis = Bis
welcome-does-fence = Postav plot mezi dvěma domy.
welcome-does-agent = Zvyš hodnotu všech obytných bloků jedné velikosti.
welcome-does-park = Škrtni park v ulici, do které zapisuješ.
welcome-does-pool = Postav bazén, pokud k domu patří.
welcome-does-temp = Změň číslo nejvýš o 2.
welcome-does-bis = Zkopíruj číslo do prázdného domu hned vedle.

## Karty stavby: číslo a akce

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

## Projekty

welcome-card-plan1_estates_111111 = Obytné bloky 1 + 1 + 1 + 1 + 1 + 1
welcome-card-plan1_estates_2222 = Obytné bloky 2 + 2 + 2 + 2
welcome-card-plan1_estates_333 = Obytné bloky 3 + 3 + 3
welcome-card-plan1_estates_44 = Obytné bloky 4 + 4
welcome-card-plan1_estates_55 = Obytné bloky 5 + 5
welcome-card-plan1_estates_66 = Obytné bloky 6 + 6
welcome-card-plan2_estates_1116 = Obytné bloky 1 + 1 + 1 + 6
welcome-card-plan2_estates_225 = Obytné bloky 2 + 2 + 5
welcome-card-plan2_estates_334 = Obytné bloky 3 + 3 + 4
welcome-card-plan2_estates_36 = Obytné bloky 3 + 6
welcome-card-plan2_estates_45 = Obytné bloky 4 + 5
welcome-card-plan2_estates_1114 = Obytné bloky 1 + 1 + 1 + 4
welcome-card-plan3_estates_126 = Obytné bloky 1 + 2 + 6
welcome-card-plan3_estates_145 = Obytné bloky 1 + 4 + 5
welcome-card-plan3_estates_34 = Obytné bloky 3 + 4
welcome-card-plan3_estates_25 = Obytné bloky 2 + 5
welcome-card-plan3_estates_1223 = Obytné bloky 1 + 2 + 2 + 3
welcome-card-plan3_estates_235 = Obytné bloky 2 + 3 + 5
welcome-card-plan1x_full_street_3 = Všechny domy v ulici 3
welcome-card-plan1x_full_street_1 = Všechny domy v ulici 1
welcome-card-plan1x_five_bis = 5 domů s bis v jedné ulici
welcome-card-plan1x_seven_temps = Personální agentura 7×
welcome-card-plan1x_street_ends = První a poslední dům každé ulice
welcome-card-plan2x_parks_two_streets = Všechny parky ve 2 ulicích
welcome-card-plan2x_pools_two_streets = Všechny bazény ve 2 ulicích
welcome-card-plan2x_parks_pools_street_3 = Všechny parky a bazény v ulici 3
welcome-card-plan2x_parks_pools_street_2 = Všechny parky a bazény v ulici 2
welcome-card-plan2x_parks_pools_roundabout = Všechny parky i bazény a kruhový objezd v jedné ulici
welcome-card-solo_card = Sólová karta
welcome-card-sheet = List

## Z čeho se skládají body

welcome-part-plans = Projekty
welcome-part-parks = Parky
welcome-part-pools = Bazény
welcome-part-temps = Personální agentura
welcome-part-estates = Obytné bloky
welcome-part-bis = Bis
welcome-part-roundabouts = Kruhové objezdy
welcome-part-refusals = Nepovolené stavby
welcome-part-total = Celkem

welcome-part-park_1 = Parky v ulici 1
welcome-part-park_2 = Parky v ulici 2
welcome-part-park_3 = Parky v ulici 3
welcome-part-estates_1 = Bloky velikosti 1
welcome-part-estates_2 = Bloky velikosti 2
welcome-part-estates_3 = Bloky velikosti 3
welcome-part-estates_4 = Bloky velikosti 4
welcome-part-estates_5 = Bloky velikosti 5
welcome-part-estates_6 = Bloky velikosti 6

## Rozhodnutí

welcome-action-take = Vzít kombinaci { $combination }
welcome-action-play = Číslo z karty { $number_card }, akce z karty { $effect_card }
welcome-action-refuse = Zapsat nepovolenou stavbu
welcome-action-write = Zapsat { $number } do domu { $house }
welcome-action-fence = Plot za domem { $gap }
welcome-action-agent = Zvýšit hodnotu bloků: { $size ->
    [one] { $size } dům
    [few] { $size } domy
   *[other] { $size } domů
}
welcome-action-park = Škrtnout park
welcome-action-pool = Postavit bazén
welcome-action-temp = Využít personální agenturu
welcome-action-bis = Bis: dům { $house } jako dům { $source }
welcome-action-skip = Bez akce
welcome-action-roundabout = Kruhový objezd místo domu { $house }
welcome-action-claim = Splnit projekt { $plan }
welcome-action-estate = Započítat blok od domu { $house }
welcome-action-wish = { $answer-id ->
    [yes] Zamíchat všechny karty
   *[no] Nemíchat
}
welcome-action-pass = Poslat dál kartu { $card }
welcome-action-done = Hotovo

## Na co se hra ptá

welcome-ask-choose = Vyber číslo s akcí
welcome-ask-choose-two = Vyber jednu kartu pro číslo a jinou pro akci
welcome-ask-write = Zapiš číslo do některého domu
welcome-ask-effect = Využij akci, nebo ji vynech
welcome-ask-pass = Nepovolená stavba. Vyber kartu, kterou pošleš dál
welcome-ask-finish = Splň projekt, nebo ukonči tah
welcome-ask-refused = Nepovolená stavba. { welcome-ask-finish }
welcome-ask-refused-only = Nepovolená stavba: ukonči tah
welcome-ask-estate = Vyber obytný blok pro projekt
welcome-ask-wish = Mají se všechny karty znovu zamíchat?
welcome-ask-committed = Tvůj tah je hotový

## Co se děje, pro všechny

# Za tím, co kdo dělá: body, které to přináší, pokud nějaké jsou.
welcome-gained = { $total ->
    [0] { "" }
   *[other] { $sign ->
        [minus] { " " }(−{ $amount })
       *[plus] { " " }(+{ $total })
    }
}
# Totéž se zdrojem, je-li jen jeden.
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
welcome-fact-plans_dealt = Projekty: { $plans }
welcome-fact-round_began = { $round }. kolo
welcome-fact-marker_placed = { $seat-you ->
    [yes] Máš sólovou kartu: rozdává se od tebe
   *[no] { $seat } má sólovou kartu: rozdává se od tohoto místa
}
welcome-fact-drawn = Líznuté karty: { $cards }
welcome-fact-solo_card_drawn = Sólová karta: všechny projekty jsou schválené
welcome-fact-dealt = { $seat-you ->
    [yes] Dostáváš: { $effects }
   *[no] { $seat } dostává: { $effects }
}
welcome-fact-dealt_cards = Tvoje nové karty: { $cards }
welcome-fact-discarded = { $seat-you ->
    [yes] Odhazuješ: { $effects-count ->
        [one] { $number } a { $effects }
        [few] { $effects }
       *[other] { $effects }
    }
   *[no] { $seat } odhazuje: { $effects-count ->
        [one] { $number } a { $effects }
        [few] { $effects }
       *[other] { $effects }
    }
}
welcome-fact-passed_on = { $seat-you ->
    [yes] { $to } od tebe dostává: { $effect }
   *[no] { $seat } posílá kartu dál, dostává ji { $to }: { $effect }
}
welcome-fact-passed_card = { $seat-you ->
    [yes] { $to } od tebe dostává: { $card }
   *[no] { $seat } ti posílá: { $card }
}
welcome-fact-top_seen = Na vrchu balíčku: { $effect }
welcome-fact-reshuffled = { $wished ->
    [yes] Míchání na přání
   *[no] Nové míchání
}: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
welcome-fact-committed = { $seat-you ->
    [yes] Končíš tah
   *[no] { $seat } končí tah
}
welcome-fact-turn = { $seat-you ->
    [yes] Zapisuješ { $number } do domu { $house }
   *[no] { $seat } zapisuje { $number } do domu { $house }
}{ $effect-id ->
    [fence] , plot za domem { $target }
    [agent] , makléř pro bloky velikosti { $target }
    [park] , park
    [pool] , bazén
    [temp] , s personální agenturou
    [bis] , bis v domě { $target }
   *[other] { "" }
}{ welcome-brought }
welcome-fact-turn_refused = { $seat-you ->
    [yes] Zapisuješ { $refusals }. nepovolenou stavbu
   *[no] { $seat } zapisuje { $refusals }. nepovolenou stavbu
}{ welcome-brought }
welcome-fact-turn_roundabout = { $seat-you ->
    [yes] Stavíš kruhový objezd místo domu { $house }
   *[no] { $seat } staví kruhový objezd místo domu { $house }
}
welcome-fact-plan_scored = { $seat-you ->
    [yes] Máš splněný projekt: { $plan }
   *[no] { $seat } má splněný projekt: { $plan }
}{ welcome-gained }
welcome-fact-plan_approved = Schváleno: { $plan }
welcome-fact-ended = Hra končí: { $reasons }
welcome-reasons-refusals = 3 nepovolené stavby
welcome-reasons-plans = všechny projekty splněny
welcome-reasons-full = všechny domy zaplněny
welcome-reasons-deck = došly karty

## Co se děje, jen pro tebe

welcome-fact-chose = Vybíráš { $number } s akcí: { $effect }
welcome-fact-wrote = Zapisuješ { $number } do domu { $house }{ welcome-earned }
welcome-fact-refused = { $forced ->
    [yes] Žádné číslo se nehodí: nepovolená stavba
   *[no] Zapisuješ nepovolenou stavbu
}{ welcome-earned }
welcome-fact-used = { $effect-id ->
    [fence] Stavíš plot za domem { $target }
    [agent] Každý blok velikosti { $target } má teď hodnotu { $amount }
    [park] Park v ulici { $target }: její parky mají teď hodnotu { $amount }
    [pool] Bazén u domu { $target }: tvoje bazény mají teď hodnotu { $amount }
    [temp] Personální agentura: { $amount }
   *[bis] Kopíruješ { $amount } do domu { $target }
}{ welcome-earned }
welcome-fact-skipped = { $forced ->
    [yes] { $effect }: nejde využít
   *[no] { $effect }: bez využití
}
welcome-fact-roundabout_built = Stavíš kruhový objezd místo domu { $house }{ welcome-earned }
welcome-fact-claim_began = Vybíráš obytné bloky do projektu: { $plan }
welcome-fact-estate_counted = Blok velikosti { $size } od domu { $house } se počítá do projektu: { $plan }
welcome-fact-claimed = Máš splněný projekt: { $plan }{ welcome-gained }
welcome-fact-wished = { $yes ->
    [yes] Přeješ si zamíchat všechny karty
   *[no] Míchání si nepřeješ
}
welcome-fact-pass_chosen = Pošleš dál: { $card }

## Proč to nejde

welcome-refusal-WT-26 = Draftování potřebuje aspoň dva hráče: někdo si musí poslanou kartu vzít.
welcome-refusal-WT-40 = Vybrané číslo musíš zapsat do některého z domů, kam se hodí.
welcome-refusal-WT-47 = Tento dům není prázdný.
welcome-refusal-WT-48 = { $number } se sem nehodí: čísla rostou zleva doprava.
welcome-refusal-WT-49 = { $number } už v této ulici je: zopakovat číslo umí jen bis.
welcome-refusal-WT-58 = Nějaké číslo zapsat jde, nepovolená stavba tedy není možná.
welcome-refusal-WT-64 = Využít můžeš jen akci, která patří k tvému číslu.
welcome-refusal-WT-70 = Tady už plot stojí.
welcome-refusal-WT-71 = Mezi dvěma stejnými čísly plot být nesmí.
welcome-refusal-WT-72 = Tento obytný blok se už počítá do projektu: rozdělit ho nejde.
welcome-refusal-WT-81 = Tento sloupec je plný.
welcome-refusal-WT-87 = Personální agentura mění { $number } nejvýš o 2, a nikdy pod 0 ani nad 17.
welcome-refusal-WT-93 = Číslo jde zkopírovat jen do prázdného domu hned vedle.
welcome-refusal-WT-95 = Mezi nimi stojí plot.
welcome-refusal-WT-96 = Kruhový objezd zkopírovat nejde.
welcome-refusal-WT-102 = Tento projekt už máš.
welcome-refusal-WT-103 = Tento projekt chce volné obytné bloky přesně těchto velikostí.
welcome-refusal-WT-118 = Dva kruhové objezdy za hru, jeden za tah.
welcome-refusal-WT-119 = Kruhový objezd se staví před výběrem, nebo po akci.
welcome-refusal-WT-120 = Kruhový objezd potřebuje prázdný dům.
welcome-refusal-WT-126 = Všechny domy této ulice musí být zaplněné a žádný se nesmí počítat do jiného projektu.
welcome-refusal-WT-127 = První a poslední dům každé ulice musí být zaplněný a žádný se nesmí počítat do jiného projektu.
welcome-refusal-WT-128 = Personální agenturu musíš mít využitou 7×.
welcome-refusal-WT-129 = Potřebuješ 5 domů s bis v jedné ulici.
welcome-refusal-WT-130 = Potřebuješ všechny parky a bazény v této ulici.
welcome-refusal-WT-131 = Potřebuješ všechny parky ve 2 ulicích.
welcome-refusal-WT-132 = Potřebuješ všechny bazény ve 2 ulicích.
welcome-refusal-WT-133 = Potřebuješ všechny parky, všechny bazény a kruhový objezd v jedné ulici.
welcome-refusal-WT-156 = Na draftování vystačí karty nejvýš pro { $most } hráčů.

## Řádky částek

welcome-line-WT-107 = { $source }
welcome-line-WT-108 = { $source }
welcome-line-WT-144 = Personální agentura aspoň 6×
welcome-line-WT-158 = Projekty
welcome-line-WT-159 = { $source }
welcome-line-WT-160 = Bazény
welcome-line-WT-161 = { $count ->
    [one] { $source }
    [few] { $source }: { $count } × { $each }
   *[other] { $source }: { $count } × { $each }
}
welcome-line-WT-162 = Personální agentura, podle pořadí
welcome-line-WT-165 = { $source }
welcome-line-WT-168 = { $source }

## List a deska

welcome-sheet-town = Město
welcome-sheet-plan = č. { $level }
welcome-board-street = Ulice { $street }: { $houses }
welcome-board-fence = plot
welcome-board-empty = prázdný
welcome-board-roundabout = kruhový objezd
welcome-board-used = počítá se do projektu
welcome-board-plan-points = Body: { $points }
welcome-board-crossed = Škrtnuto: { $counts }
welcome-board-combination = { $number }, akce: { $effect }; akce v příštím kole: { $next }
welcome-board-pair = { $number }, akce: { $effect }
welcome-board-pair-passing = { welcome-board-pair }, poslat dál: { $card }
welcome-board-passing = Poslat dál: { $card }
welcome-board-hand-card = { $number }, nebo { $effect }
welcome-board-now-effect = Teď vyber kartu, jejíž akci chceš.
welcome-board-plan = Projekt { $level }: { $plan }. Body: { $first }, později { $later }. { $approved ->
    [yes] Schváleno
   *[no] Zatím neschváleno
}. Máš { $have }, potřebuješ { $need }.
welcome-board-plan-title = Projekt { $level }
welcome-board-plan-worth = Počet bodů pro všechny, kdo ho splní v kole, kdy se to někomu podaří poprvé: { $first }. Později: { $later }.
welcome-board-plan-done = Hotovo: { $points }
welcome-board-approved = Schváleno
welcome-board-street-name = Ulice { $street }
welcome-board-towns = Všechna města
welcome-board-town = { $name }: { $rank }. místo, body: { $points }, { $state }
welcome-board-yours = Tvoje město
welcome-board-ready = hotovo
welcome-board-thinking = ještě přemýšlí
welcome-board-all-towns = Všechna: { $count }
welcome-board-still = { $count ->
    [one] { $count } ještě přemýšlí
    [few] { $count } ještě přemýšlejí
   *[other] { $count } ještě přemýšlí
}
welcome-board-follow = Sledovat: { $name }
welcome-board-which-number = Které číslo
welcome-board-holds = V ruce:
welcome-board-roundabout-build = Postavit kruhový objezd
welcome-board-no-roundabout = Bez kruhového objezdu

## Jak se hraje

welcome-how-goal-title = Cíl hry
welcome-how-goal = Na listu papíru plánuješ tři ulice nového předměstí. Očísluj domy, rozděl je ploty na obytné bloky, přidej parky a bazény a pospěš si s projekty. Kdo má nejvíc bodů, vyhrává.
welcome-how-round-title = Kolo
welcome-how-round = Všichni hrají zároveň a vybírají ze stejných tří kombinací: číslo a vedle něj akce. Malá značka v rohu karty s číslem je její akce: přijde na řadu v příštím kole. Co děláš, zůstává skryté, dokud nejsou všichni hotovi.
welcome-how-step-choose-title = Vyber jednu ze tří kombinací
welcome-how-step-choose = Ostatní si smějí vybrat stejnou.
welcome-how-step-write-title = Zapiš její číslo do prázdného domu
welcome-how-step-write = V každé ulici čísla rostou zleva doprava. Čísla i domy smíš přeskakovat, ale žádné číslo se v ulici neopakuje.
welcome-how-step-effect-title = Využij její akci, pokud chceš
welcome-how-step-effect = Akce nejsou nikdy povinné.
welcome-how-step-plans-title = Plň projekty
welcome-how-step-plans = Když je na tvém listu to, co projekt chce, můžeš ho teď splnit.
welcome-how-figure-write = Číslo 5 se hodí do obou zvýrazněných domů mezi 4 a 7 a kamkoli do prázdných ulic. Když zapíšeš 5 do třetího domu, mezi 4 a 5 se už žádné číslo nevejde.
welcome-how-refusal = Když se nehodí žádné ze tří čísel, zapíšeš si nepovolenou stavbu. První nic nestojí, druhá 3 body, se třetí ztrácíš celkem 5 a hra končí.
welcome-board-effects-title = Šest akcí
welcome-how-effect-fence = Nakresli plot mezi dvěma sousedními domy v kterékoli ulici, ale nikdy ne mezi dvěma stejnými čísly.
welcome-how-effect-agent = Škrtni políčko ve sloupci jedné velikosti bloků: na konci mají všechny tvé obytné bloky této velikosti větší hodnotu.
welcome-how-effect-park = Škrtni strom v ulici, do které právě zapisuješ. Všechny stromy v ulici mají dohromady velkou hodnotu.
welcome-how-effect-pool = Pokud k domu, do kterého právě zapisuješ, patří bazén, postavíš ho.
welcome-how-effect-temp = Při zápisu přičti nebo odečti 1 nebo 2; jde tak zapsat i 0, 16 a 17. Kdo personální agenturu využije nejčastěji, získá 7 bodů, druhý 4, třetí 1.
welcome-how-effect-bis = Zkopíruj číslo do prázdného domu hned vedle, pokud mezi nimi nestojí plot. Každý bis stojí body.
welcome-how-estates-title = Obytné bloky
welcome-how-estates = Mezi dvěma ploty tvoří 1 až 6 domů obytný blok, pokud má každý z nich číslo. Na koncích ulic stojí ploty od začátku. Sedm a více domů v řadě už blok není.
welcome-how-figure-fence = Nový plot, zatím nakreslený pastelkou, dělí blok velikosti 3 na bloky velikosti 1 a 2.
welcome-how-plans-title = Projekty
welcome-how-plans = Jsou tři, pro všechny stejné. Všichni, kdo projekt splní v kole, kdy se to někomu podaří poprvé, získají vyšší počet bodů; později projekt přináší méně. Kdo ho splní za vyšší počet bodů, může si přát zamíchat všechny karty.
welcome-how-plans-used = Nad bloky, které do projektu započítáš, se objeví čára. Znovu je započítat ani rozdělit nejde, ale jejich body jim zůstávají.
welcome-how-end-title = Konec hry
welcome-how-end = Hra končí po kole, ve kterém někdo
welcome-how-end-plans = má splněné všechny tři projekty,
welcome-how-end-refusals = zapíše třetí nepovolenou stavbu
welcome-how-end-full = nebo zaplní všechny domy.
welcome-how-score = Sečti projekty, parky, bazény, personální agenturu a obytné bloky; odečti bis, kruhové objezdy a nepovolené stavby. Sloupec má hodnotu svého prvního neškrtnutého čísla. Při shodě vyhrává, kdo má víc obytných bloků, potom kdo má víc bloků velikosti 1, 2 a tak dále.
welcome-how-figure-end = List na konci: 7 za projekt, 16 za parky, 13 za bazény, 4 za personální agenturu a 22 za obytné bloky, minus 1 za bis, 3 za kruhový objezd a 3 za nepovolené stavby: 55 bodů.
welcome-how-solo-title = Sólo
welcome-how-solo = Každé kolo si lízneš tři karty: jedna dá číslo, jiná akci. Jakmile se v dolní polovině balíčku objeví sólová karta, mají všechny projekty už jen nižší hodnotu. Když personální agenturu využiješ 6×, získáš 7 bodů. Nejpozději po 27 kolech je balíček prázdný.
welcome-how-expert-title = Pokročilá varianta
welcome-how-expert = Jednou za tah, před výběrem nebo po akci, můžeš místo prázdného domu postavit kruhový objezd: 2 za hru, první stojí 3 body, druhý dalších 5. Po obou stranách má ploty a čísla vlevo a vpravo od něj tvoří dvě samostatné řady. K ostatním projektům přibývají projekty s hvězdičkou.
welcome-how-draft-title = Draftování
welcome-how-draft = Každý má v ruce tři karty: jednu zahraje pro číslo, jednu pro akci a třetí pošle doprava. Akce v tvé ruce vidí všichni, čísla jen ty.
welcome-how-table-title = U tohoto stolu
welcome-how-table-pencil = Co ještě není potvrzené, je nakreslené pastelkou. „Zpět“ vrátí jeden krok, „Potvrdit“ ukončí tvůj tah.
welcome-how-table-reasons = Vyber prázdný dům, kam se číslo nehodí, a dozvíš se proč.
welcome-how-table-towns = Nad tvým listem jsou ostatní města tak, jak vypadala po posledním kole. Ve velké společnosti sleduj svá oblíbená.
welcome-how-tips-title = Tři rady
welcome-how-tips-middle = Nízká čísla doleva, vysoká doprava; nejčastější je 8, vzácné jsou 1 a 15.
welcome-how-tips-watch = Rohy karet prozrazují, jaké akce přijdou příště.
welcome-how-tips-fences = Než postavíš první ploty, podívej se na projekty.

## První hra s trenérem

welcome-coach-goal = Vítej v ateliéru! Čísluješ domy ve třech ulicích a body přinášejí ploty, parky, bazény a projekty.
welcome-coach-choose = Všichni mají stejné tři dvojice: číslo a vedle něj akci. Vezmi si jednu dvojici a máš obojí.
welcome-coach-write = V každé ulici musí čísla růst zleva doprava. Nech si tedy místo: nízká vlevo, vysoká vpravo, 8 zhruba uprostřed.
welcome-coach-fence = Plot ukončí obytný blok: 1 až 6 domů mezi dvěma ploty, všechny s číslem. Podívej se na projekty: říkají, jaké velikosti chtějí.
welcome-coach-park = Park v ulici, kam se právě psalo: škrtni strom. Každý další v téže ulici má větší hodnotu.
welcome-coach-pool = K tomuto domu patří bazén, takže ho můžeš postavit. Bazény mají čím dál větší hodnotu, ale jen tam, kde jsou nakreslené.
welcome-coach-agent = Agent zvyšuje hodnotu bloků jedné velikosti. Vyber velikost, které chceš mít hodně.
welcome-coach-temp = Personální agentura dovolí změnit číslo nejvýš o 2. Kdo ji využije nejčastěji, získá na konci 7 bodů.
welcome-coach-bis = Bis zkopíruje číslo do prázdného domu hned vedle. Zaplní se tak mezery, ale každý bis stojí body.
welcome-coach-claim = Na tvém listu je to, co tento projekt chce: splň ho hned. Kdo ho splní v pozdějším kole, získá méně bodů.
welcome-coach-estate = Vyber, který blok se do projektu započítá. Body mu zůstanou, ale pro jiný projekt už neplatí a rozdělit nejde.
welcome-coach-wish = Kdo je s projektem první, smí dát zamíchat všechny karty. Změní se tím, která čísla ještě přijdou.
welcome-coach-skipped = Akce zůstala nevyužitá: { $effect }. Už se nevrátí, a skoro všechny body přinášejí právě akce.
welcome-coach-refused = Nic už se nehodilo, takže je to nepovolená stavba. První nic nestojí, dvě stojí 3 body a třetí ukončí hru.
welcome-coach-corner = Vidíš malý symbol v rohu každé karty s číslem? Je to akce, kterou bude tato karta mít v příštím kole.
welcome-coach-gained = Tvůj poslední tah změnil skóre o { $total }. Políčka dole na listu ukazují, z čeho se každý bod skládá.
welcome-coach-plans = Tyto tři projekty přinášejí hodně, a nejvíc tomu, kdo je první. Stav ploty tak, aby k nim bloky seděly.
welcome-coach-rival = Soupeř je s projektem první: { $plan }. Tobě teď přinese méně, ale pořád se počítá.
welcome-coach-end = Hra končí, když má někdo všechny tři projekty, tři nepovolené stavby, nebo žádný prázdný dům. Nejdražší jsou teď mezery, kam se nic nehodí.
welcome-coach-learned-rising = Čísla rostou zleva doprava a místo uprostřed je vzácné.
welcome-coach-learned-effects = Dvojice dává číslo i akci a body přinášejí akce.
welcome-coach-learned-plans = Projekty chtějí bloky určitých velikostí a první získá víc.
welcome-coach-learned-end = Hru ukončí tři projekty, tři nepovolené stavby, nebo plný list.

## Co už bylo a co zbývá

welcome-known-how = Každé patro je karta: dole její číslo, znak je její akce.
welcome-known-standard = Co je pryč, vrátí se po zamíchání.
welcome-known-solo = Balíček se znovu nemíchá: co je pryč, už se nevrátí.
welcome-known-draft = Co je skryté, může být v balíčku, u někoho v ruce nebo rubem nahoru mezi odhozenými.
welcome-known-solo-card = { $left ->
    [yes] Sólová karta je ještě v balíčku.
   *[no] Sólová karta už se objevila.
}
welcome-known-left = Ještě skryté: { $count }
welcome-known-open = Právě ve hře: { $count }
welcome-known-gone = Pryč: { $count }
welcome-known-tower = Číslo { $number }, ještě skryté: { $left } z { $all }. { $effects }
welcome-known-effects = Akce, které jsou ještě v balíčku
welcome-known-nobody = Zatím nikdo
