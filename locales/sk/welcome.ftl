### Welcome To…. Argumenty každého druhu správy: locales/README.md.
### Slová zodpovedajú slovníčku v docs/rules/welcome.md. Domy sa zapisujú ulica.dom.

## Na krabici

game-welcome = Welcome To…
game-welcome-blurb = Čísluj domy v troch uliciach s parkami a bazénmi. Všetci hrajú naraz.

## Voľby

welcome-option-draft_rules = Draftovanie
welcome-option-draft_rules-blurb = Každý má v ruke tri karty, dve zahrá a tretiu pošle doprava.
welcome-option-expert_variant = Pokročilý variant
welcome-option-expert_variant-blurb = Kruhové objazdy a projekty s hviezdičkou.

## Akcie

welcome-card-fence = Plot
welcome-card-agent = Realitný maklér
welcome-card-park = Park
welcome-card-pool = Bazén
welcome-card-temp = Personálna agentúra
welcome-card-bis = Bis
welcome-does-fence = Postav plot medzi dvoma domami.
welcome-does-agent = Zvýš hodnotu všetkých obytných blokov jednej veľkosti.
welcome-does-park = Škrtni park v ulici, do ktorej zapisuješ.
welcome-does-pool = Postav bazén, ak k domu patrí.
welcome-does-temp = Zmeň číslo najviac o 2.
welcome-does-bis = Skopíruj číslo do prázdneho domu hneď vedľa.

## Karty stavby: číslo a akcia

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
welcome-card-plan1x_full_street_3 = Všetky domy v ulici 3
welcome-card-plan1x_full_street_1 = Všetky domy v ulici 1
welcome-card-plan1x_five_bis = 5 domov s bis v jednej ulici
welcome-card-plan1x_seven_temps = Personálna agentúra 7×
welcome-card-plan1x_street_ends = Prvý a posledný dom všetkých ulíc
welcome-card-plan2x_parks_two_streets = Všetky parky v 2 uliciach
welcome-card-plan2x_pools_two_streets = Všetky bazény v 2 uliciach
welcome-card-plan2x_parks_pools_street_3 = Všetky parky a bazény v ulici 3
welcome-card-plan2x_parks_pools_street_2 = Všetky parky a bazény v ulici 2
welcome-card-plan2x_parks_pools_roundabout = Všetky parky a bazény a kruhový objazd v jednej ulici
welcome-card-solo_card = Sólová karta
welcome-card-sheet = Hárok

## Z čoho sa skladajú body

welcome-part-plans = Projekty
welcome-part-parks = Parky
welcome-part-pools = Bazény
welcome-part-temps = Personálna agentúra
welcome-part-estates = Obytné bloky
welcome-part-bis = Bis
welcome-part-roundabouts = Kruhové objazdy
welcome-part-refusals = Nepovolené stavby
welcome-part-total = Spolu

welcome-part-park_1 = Parky v ulici 1
welcome-part-park_2 = Parky v ulici 2
welcome-part-park_3 = Parky v ulici 3
welcome-part-estates_1 = Bloky veľkosti 1
welcome-part-estates_2 = Bloky veľkosti 2
welcome-part-estates_3 = Bloky veľkosti 3
welcome-part-estates_4 = Bloky veľkosti 4
welcome-part-estates_5 = Bloky veľkosti 5
welcome-part-estates_6 = Bloky veľkosti 6

## Rozhodnutia

welcome-action-take = Vziať kombináciu { $combination }
welcome-action-play = Číslo z karty { $number_card }, akcia z karty { $effect_card }
welcome-action-refuse = Zapísať nepovolenú stavbu
welcome-action-write = Zapísať { $number } do domu { $house }
welcome-action-fence = Plot vpravo od domu { $gap }
welcome-action-agent = Zvýšiť hodnotu blokov: { $size ->
    [one] { $size } dom
    [few] { $size } domy
   *[other] { $size } domov
}
welcome-action-park = Škrtnúť park
welcome-action-pool = Postaviť bazén
welcome-action-temp = Využiť personálnu agentúru
welcome-action-bis = Bis: dom { $house } ako dom { $source }
welcome-action-skip = Bez akcie
welcome-action-roundabout = Kruhový objazd namiesto domu { $house }
welcome-action-claim = Splniť projekt { $plan }
welcome-action-estate = Započítať blok od domu { $house }
welcome-action-wish = { $answer-id ->
    [yes] Zamiešať všetky karty
   *[no] Nemiešať
}
welcome-action-pass = Poslať ďalej kartu { $card }
welcome-action-done = Hotovo

## Na čo sa hra pýta

welcome-ask-choose = Vyber číslo s akciou
welcome-ask-choose-two = Vyber jednu kartu pre číslo a inú pre akciu
welcome-ask-write = Zapíš číslo do niektorého domu
welcome-ask-effect = Využi akciu alebo ju vynechaj
welcome-ask-pass = Nepovolená stavba. Vyber kartu, ktorú pošleš ďalej
welcome-ask-finish = Splň projekt alebo ukonči ťah
welcome-ask-refused = Nepovolená stavba. { welcome-ask-finish }
welcome-ask-refused-only = Nepovolená stavba: ukonči ťah
welcome-ask-estate = Vyber obytný blok pre projekt
welcome-ask-wish = Majú sa všetky karty znova zamiešať?
welcome-ask-committed = Tvoj ťah je hotový

## Čo sa deje, pre všetkých

# Za tým, čo kto robí: body, ktoré to prináša, ak nejaké sú.
welcome-gained = { $total ->
    [0] { "" }
   *[other] { $sign ->
        [minus] { " " }(−{ $amount })
       *[plus] { " " }(+{ $total })
    }
}
# To isté so zdrojom, ak je len jeden.
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
    [yes] Máš sólovú kartu: rozdáva sa od teba
   *[no] { $seat } má sólovú kartu: rozdáva sa od tohto miesta
}
welcome-fact-drawn = Potiahnuté karty: { $cards }
welcome-fact-solo_card_drawn = Sólová karta: všetky projekty sú schválené
welcome-fact-dealt = { $seat-you ->
    [yes] Dostávaš: { $effects }
   *[no] { $seat } dostáva: { $effects }
}
welcome-fact-dealt_cards = Tvoje nové karty: { $cards }
welcome-fact-discarded = { $seat-you ->
    [yes] Odhadzuješ: { $effects-count ->
        [one] { $number } a { $effects }
        [few] { $effects }
       *[other] { $effects }
    }
   *[no] { $seat } odhadzuje: { $effects-count ->
        [one] { $number } a { $effects }
        [few] { $effects }
       *[other] { $effects }
    }
}
welcome-fact-passed_on = { $seat-you ->
    [yes] { $to } od teba dostáva: { $effect }
   *[no] { $to-you ->
        [yes] { $seat } ti posiela: { $effect }
       *[no] { $seat } posiela kartu ďalej, dostáva ju { $to }: { $effect }
    }
}
welcome-fact-passed_card = { $seat-you ->
    [yes] { $to } od teba dostáva: { $card }
   *[no] { $seat } ti posiela: { $card }
}
welcome-fact-top_seen = Na vrchu balíčka: { $effect }
welcome-fact-reshuffled = { $wished ->
    [yes] Miešanie na želanie
   *[no] Nové miešanie
}: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kariet
}
welcome-fact-committed = { $seat-you ->
    [yes] Končíš ťah
   *[no] { $seat } končí ťah
}
welcome-fact-turn = { $seat-you ->
    [yes] Zapisuješ { $number } do domu { $house }
   *[no] { $seat } zapisuje { $number } do domu { $house }
}{ $effect-id ->
    [fence] , plot vpravo od domu { $target }
    [agent] , maklér pre bloky veľkosti { $target }
    [park] , park
    [pool] , bazén
    [temp] , s personálnou agentúrou
    [bis] , bis v dome { $target }
   *[other] { "" }
}{ welcome-brought }
welcome-fact-turn_refused = { $seat-you ->
    [yes] Zapisuješ { $refusals }. nepovolenú stavbu
   *[no] { $seat } zapisuje { $refusals }. nepovolenú stavbu
}{ welcome-brought }
welcome-fact-turn_roundabout = { $seat-you ->
    [yes] Staviaš kruhový objazd namiesto domu { $house }
   *[no] { $seat } stavia kruhový objazd namiesto domu { $house }
}
welcome-fact-plan_scored = { $seat-you ->
    [yes] Máš splnený projekt: { $plan }
   *[no] { $seat } má splnený projekt: { $plan }
}{ welcome-gained }
welcome-fact-plan_approved = Schválené: { $plan }
welcome-fact-ended = Hra sa končí: { $reasons }
welcome-reasons-refusals = 3 nepovolené stavby
welcome-reasons-plans = všetky projekty sú splnené
welcome-reasons-full = všetky domy sú vyplnené
welcome-reasons-deck = karty sa minuli

## Čo sa deje, len pre teba

welcome-fact-chose = Vyberáš { $number }, akcia: { $effect }
welcome-fact-wrote = Zapisuješ { $number } do domu { $house }{ welcome-earned }
welcome-fact-refused = { $forced ->
    [yes] Žiadne číslo sa nehodí: nepovolená stavba
   *[no] Zapisuješ nepovolenú stavbu
}{ welcome-earned }
welcome-fact-used = { $effect-id ->
    [fence] Staviaš plot vpravo od domu { $target }
    [agent] Každý blok veľkosti { $target } má teraz hodnotu { $amount }
    [park] Park v ulici { $target }: jej parky majú teraz hodnotu { $amount }
    [pool] Bazén pri dome { $target }: tvoje bazény majú teraz hodnotu { $amount }
    [temp] Personálna agentúra: { $amount }×
   *[bis] Kopíruješ { $amount } do domu { $target }
}{ welcome-earned }
welcome-fact-skipped = { $forced ->
    [yes] { $effect }: nedá sa využiť
   *[no] { $effect }: bez využitia
}
welcome-fact-roundabout_built = Staviaš kruhový objazd namiesto domu { $house }{ welcome-earned }
welcome-fact-claim_began = Vyberáš obytné bloky do projektu: { $plan }
welcome-fact-estate_counted = Blok veľkosti { $size } od domu { $house } sa počíta pre projekt: { $plan }
welcome-fact-claimed = Máš splnený projekt: { $plan }{ welcome-gained }
welcome-fact-wished = { $yes ->
    [yes] Želáš si zamiešať všetky karty
   *[no] Miešanie si neželáš
}
welcome-fact-pass_chosen = Pošleš ďalej: { $card }

## Prečo to nejde

welcome-refusal-WT-26 = Na draftovanie treba aspoň dvoch hráčov: niekto si musí poslanú kartu vziať.
welcome-refusal-WT-40 = Vybrané číslo musíš zapísať do niektorého z domov, kam sa hodí.
welcome-refusal-WT-47 = Tento dom nie je prázdny.
welcome-refusal-WT-48 = { $number } sa sem nehodí: čísla rastú zľava doprava.
welcome-refusal-WT-49 = { $number } už v tejto ulici je: zopakovať číslo môže len bis.
welcome-refusal-WT-58 = Nejaké číslo sa zapísať dá, nepovolená stavba teda nie je možná.
welcome-refusal-WT-64 = Využiť môžeš len akciu, ktorá patrí k tvojmu číslu.
welcome-refusal-WT-70 = Tu už plot stojí.
welcome-refusal-WT-71 = Medzi dvoma rovnakými číslami plot byť nesmie.
welcome-refusal-WT-72 = Tento obytný blok sa už počíta pre projekt: rozdeliť sa nedá.
welcome-refusal-WT-81 = Tento stĺpec je plný.
welcome-refusal-WT-87 = Personálna agentúra mení { $number } najviac o 2, nikdy však nie pod 0 ani nad 17.
welcome-refusal-WT-93 = Číslo sa dá skopírovať len do prázdneho domu hneď vedľa.
welcome-refusal-WT-95 = Medzi nimi stojí plot.
welcome-refusal-WT-96 = Kruhový objazd sa skopírovať nedá.
welcome-refusal-WT-102 = Tento projekt už máš.
welcome-refusal-WT-103 = Tento projekt chce voľné obytné bloky presne týchto veľkostí.
welcome-refusal-WT-118 = Najviac dva kruhové objazdy za hru a jeden za ťah.
welcome-refusal-WT-119 = Kruhový objazd sa stavia pred výberom alebo po akcii.
welcome-refusal-WT-120 = Kruhový objazd sa stavia len namiesto prázdneho domu.
welcome-refusal-WT-126 = Všetky domy tejto ulice musia byť vyplnené a žiadny sa nesmie počítať pre iný projekt.
welcome-refusal-WT-127 = Prvý a posledný dom každej ulice musia byť vyplnené a žiadny sa nesmie počítať pre iný projekt.
welcome-refusal-WT-128 = Personálnu agentúru musíš mať využitú 7×.
welcome-refusal-WT-129 = Potrebuješ 5 domov s bis v jednej ulici.
welcome-refusal-WT-130 = Potrebuješ všetky parky a bazény v tejto ulici.
welcome-refusal-WT-131 = Potrebuješ všetky parky v 2 uliciach.
welcome-refusal-WT-132 = Potrebuješ všetky bazény v 2 uliciach.
welcome-refusal-WT-133 = Potrebuješ všetky parky, všetky bazény a kruhový objazd v jednej ulici.
welcome-refusal-WT-156 = Na draftovanie vystačia karty najviac pre { $most } hráčov.

## Riadky súm

welcome-line-WT-107 = { $source }
welcome-line-WT-108 = { $source }
welcome-line-WT-144 = Personálna agentúra aspoň 6×
welcome-line-WT-158 = Projekty
welcome-line-WT-159 = { $source }
welcome-line-WT-160 = Bazény
welcome-line-WT-161 = { $count ->
    [one] { $source }
    [few] { $source }: { $count } × { $each }
   *[other] { $source }: { $count } × { $each }
}
welcome-line-WT-162 = Personálna agentúra, podľa poradia
welcome-line-WT-165 = { $source }
welcome-line-WT-168 = { $source }

## Hárok a hracia plocha

welcome-sheet-town = Mesto
welcome-sheet-plan = č. { $level }
welcome-board-street = Ulica { $street }: { $houses }
welcome-board-fence = plot
welcome-board-empty = prázdny
welcome-board-roundabout = kruhový objazd
welcome-board-used = počíta sa pre projekt
welcome-board-plan-points = Body: { $points }
welcome-board-crossed = Škrtnuté: { $counts }
welcome-board-combination = { $number }, akcia: { $effect }; akcia v ďalšom kole: { $next }
welcome-board-pair = { $number }, akcia: { $effect }
welcome-board-pair-passing = { welcome-board-pair }, poslať ďalej: { $card }
welcome-board-passing = Poslať ďalej: { $card }
welcome-board-hand-card = { $number } alebo { $effect }
welcome-board-now-effect = Teraz vyber kartu, ktorej akciu chceš.
welcome-board-plan = Projekt { $level }: { $plan }. Body: { $first }, neskôr { $later }. { $approved ->
    [yes] Schválený
   *[no] Zatiaľ neschválený
}. Máš { $have } z { $need }.
welcome-board-plan-title = Projekt { $level }
welcome-board-plan-worth = Body pre všetkých, ktorí ho splnia v prvom kole, v ktorom sa to niekomu podarí: { $first }. Neskôr: { $later }.
welcome-board-plan-done = Hotovo: { $points }
welcome-board-approved = Schválené
welcome-board-street-name = Ulica { $street }
welcome-board-towns = Všetky mestá
welcome-board-town = { $name }: { $rank }. miesto, body: { $points }, { $state }
welcome-board-yours = Tvoje mesto
welcome-board-ready = hotovo
welcome-board-thinking = ešte premýšľa
welcome-board-all-towns = Všetky: { $count }
welcome-board-still = { $count ->
    [one] { $count } ešte premýšľa
    [few] { $count } ešte premýšľajú
   *[other] { $count } ešte premýšľa
}
welcome-board-follow = Sledovať: { $name }
welcome-board-which-number = Ktoré číslo
welcome-board-holds = V ruke:
welcome-board-roundabout-build = Postaviť kruhový objazd
welcome-board-no-roundabout = Bez kruhového objazdu

## Ako sa hrá

welcome-how-goal-title = Cieľ hry
welcome-how-goal = Na hárku papiera plánuješ tri ulice nového predmestia. Očísluj domy, rozdeľ ich plotmi na obytné bloky, pridaj parky a bazény a poponáhľaj sa s projektmi. Kto má najviac bodov, vyhráva.
welcome-how-round-title = Kolo
welcome-how-round = Všetci hrajú naraz a vyberajú z rovnakých troch kombinácií: číslo a vedľa neho akcia. Malá značka v rohu karty s číslom je jej akcia: príde na rad v ďalšom kole. Čo robíš, zostáva skryté, kým nie sú všetci hotoví.
welcome-how-step-choose-title = Vyber jednu z troch kombinácií
welcome-how-step-choose = Ostatní si môžu vybrať tú istú.
welcome-how-step-write-title = Zapíš jej číslo do prázdneho domu
welcome-how-step-write = V každej ulici čísla rastú zľava doprava. Čísla aj domy môžeš preskakovať, ale žiadne číslo sa v ulici neopakuje.
welcome-how-step-effect-title = Využi jej akciu, ak chceš
welcome-how-step-effect = Akcie nie sú nikdy povinné.
welcome-how-step-plans-title = Splň projekty
welcome-how-step-plans = Keď je na tvojom hárku to, čo projekt chce, môžeš ho teraz splniť.
welcome-how-figure-write = Číslo 5 sa hodí do oboch zvýraznených domov medzi 4 a 7 a kamkoľvek do prázdnych ulíc. Po zapísaní 5 do tretieho domu sa už medzi 4 a 5 žiadne číslo nezmestí.
welcome-how-refusal = Keď sa nehodí žiadne z troch čísel, zapíšeš si nepovolenú stavbu. Prvá nič nestojí, druhá 3 body, s treťou strácaš spolu 5 a hra sa končí.
welcome-board-effects-title = Šesť akcií
welcome-how-effect-fence = Nakresli plot medzi dvoma susednými domami v ktorejkoľvek ulici, ale nikdy nie medzi dvoma rovnakými číslami.
welcome-how-effect-agent = Škrtni políčko v stĺpci jednej veľkosti blokov: na konci majú všetky tvoje obytné bloky tejto veľkosti väčšiu hodnotu.
welcome-how-effect-park = Škrtni strom v ulici, do ktorej práve zapisuješ. Škrtnúť všetky stromy jednej ulice sa veľmi oplatí.
welcome-how-effect-pool = Ak k domu, do ktorého práve zapisuješ, patrí bazén, postavíš ho.
welcome-how-effect-temp = Pri zápise pripočítaj alebo odpočítaj 1 alebo 2; možné sú tak aj čísla 0, 16 a 17. Kto personálnu agentúru využije najčastejšie, získa 7 bodov, druhý 4, tretí 1.
welcome-how-effect-bis = Skopíruj číslo do prázdneho domu hneď vedľa, ak medzi nimi nestojí plot. Každý bis stojí body.
welcome-how-estates-title = Obytné bloky
welcome-how-estates = Medzi dvoma plotmi tvorí 1 až 6 domov obytný blok, ak má každý z nich číslo. Na koncoch ulíc stoja ploty od začiatku. Sedem a viac domov v rade už blok nie je.
welcome-how-figure-fence = Nový plot, zatiaľ nakreslený pastelkou, delí blok veľkosti 3 na bloky veľkosti 1 a 2.
welcome-how-plans-title = Projekty
welcome-how-plans = Sú tri, pre všetkých rovnaké. Všetci, ktorí projekt splnia v prvom kole, v ktorom sa to niekomu podarí, získajú vyšší počet bodov; neskôr prináša menej. Kto ho splní za vyšší počet bodov, môže si želať zamiešať všetky karty.
welcome-how-plans-used = Nad blokmi, ktoré pre projekt započítaš, pribudne čiara. Znova ich započítať ani rozdeliť sa nedá, ale body za ne ti zostávajú.
welcome-how-end-title = Koniec hry
welcome-how-end = Hra sa končí po kole, v ktorom niekto
welcome-how-end-plans = má splnené všetky tri projekty,
welcome-how-end-refusals = zapíše tretiu nepovolenú stavbu
welcome-how-end-full = alebo vyplní všetky domy.
welcome-how-score = Spočítaj projekty, parky, bazény, personálnu agentúru a obytné bloky; odpočítaj bis, kruhové objazdy a nepovolené stavby. Stĺpec má hodnotu svojho prvého neškrtnutého čísla. Pri zhode vyhráva, kto má viac obytných blokov, potom kto má viac blokov veľkosti 1, 2 a tak ďalej.
welcome-how-figure-end = Hárok na konci: 7 za projekt, 16 za parky, 13 za bazény, 4 za personálnu agentúru a 22 za obytné bloky, mínus 1 za bis, 3 za kruhový objazd a 3 za nepovolené stavby: 55 bodov.
welcome-how-solo-title = Sólo
welcome-how-solo = Každé kolo si potiahneš tri karty: jedna dá číslo, iná akciu. Len čo sa v dolnej polovici balíčka objaví sólová karta, majú všetky projekty už len nižšiu hodnotu. Keď personálnu agentúru využiješ 6×, získaš 7 bodov. Najneskôr po 27 kolách je balíček prázdny.
welcome-how-expert-title = Pokročilý variant
welcome-how-expert = Raz za ťah, pred výberom alebo po akcii, môžeš namiesto prázdneho domu postaviť kruhový objazd: 2 za hru, prvý stojí 3 body, druhý ďalších 5. Po oboch stranách má ploty a čísla vľavo a vpravo od neho tvoria dva samostatné rady. K ostatným projektom pribúdajú projekty s hviezdičkou.
welcome-how-draft-title = Draftovanie
welcome-how-draft = Každý má v ruke tri karty: jednu zahrá ako číslo, jednu ako akciu a tretiu pošle doprava. Akcie v tvojej ruke vidia všetci, čísla len ty.
welcome-how-table-title = Pri tomto stole
welcome-how-table-pencil = Čo ešte nie je potvrdené, je nakreslené pastelkou. „Späť“ vracia jeden krok, „Potvrdiť“ končí tvoj ťah.
welcome-how-table-reasons = Vyber prázdny dom, kam sa číslo nehodí, a dozvieš sa prečo.
welcome-how-table-towns = Nad tvojím hárkom sú ostatné mestá tak, ako vyzerali po poslednom kole. Vo veľkej spoločnosti sleduj svoje obľúbené.
welcome-how-tips-title = Tri rady
welcome-how-tips-middle = Nízke čísla doľava, vysoké doprava; najčastejšie je 8, vzácne sú 1 a 15.
welcome-how-tips-watch = Rohy kariet prezrádzajú, aké akcie prídu nabudúce.
welcome-how-tips-fences = Skôr než postavíš prvé ploty, pozri sa na projekty.

## Prvá hra s trénerom

welcome-coach-goal = Vitaj v ateliéri! Čísluješ domy v troch uliciach a body prinášajú ploty, parky, bazény a projekty.
welcome-coach-choose = Všetci majú rovnaké tri dvojice: číslo a vedľa neho akciu. Vezmi si jednu dvojicu a máš oboje.
welcome-coach-write = V každej ulici musia čísla rásť zľava doprava. Nechaj si teda miesto: nízke vľavo, vysoké vpravo, 8 približne v strede.
welcome-coach-fence = Plot ukončí obytný blok: 1 až 6 domov medzi dvoma plotmi, všetky s číslom. Pozri sa na projekty: hovoria, aké veľkosti chcú.
welcome-coach-park = Park v ulici, kam sa práve písalo: škrtni strom. Každý ďalší v tej istej ulici má väčšiu hodnotu.
welcome-coach-pool = K tomuto domu patrí bazén, takže ho môžeš postaviť. Bazény majú čoraz väčšiu hodnotu, ale len tam, kde sú nakreslené.
welcome-coach-agent = Agent zvyšuje hodnotu blokov jednej veľkosti. Vyber veľkosť, ktorej chceš mať veľa.
welcome-coach-temp = Personálna agentúra dovolí zmeniť číslo najviac o 2. Kto ju využije najčastejšie, získa na konci 7 bodov.
welcome-coach-bis = Bis skopíruje číslo do prázdneho domu hneď vedľa. Zaplnia sa tak medzery, ale každý bis stojí body.
welcome-coach-claim = Na tvojom hárku je to, čo tento projekt chce: splň ho hneď. Kto ho splní v neskoršom kole, získa menej bodov.
welcome-coach-estate = Vyber, ktorý blok sa do projektu započíta. Body mu zostanú, ale pre iný projekt už neplatí a rozdeliť sa nedá.
welcome-coach-wish = Kto je s projektom prvý, smie dať zamiešať všetky karty. Zmení sa tým, ktoré čísla ešte prídu.
welcome-coach-skipped = Akcia zostala nevyužitá: { $effect }. Už sa nevráti, a takmer všetky body prinášajú práve akcie.
welcome-coach-refused = Nič sa už nehodilo, takže je to nepovolená stavba. Prvá nič nestojí, dve stoja 3 body a tretia ukončí hru.
welcome-coach-corner = Vidíš malý symbol v rohu každej karty s číslom? Je to akcia, ktorú bude mať táto karta v ďalšom kole.
welcome-coach-gained = Tvoj posledný ťah zmenil skóre o { $total }. Políčka dole na hárku ukazujú, z čoho sa každý bod skladá.
welcome-coach-plans = Tieto tri projekty prinášajú veľa, a najviac tomu, kto je prvý. Stavaj ploty tak, aby k nim bloky sedeli.
welcome-coach-rival = Súper je s projektom prvý: { $plan }. Tebe teraz prinesie menej, ale stále sa počíta.
welcome-coach-end = Hra sa končí, keď má niekto všetky tri projekty, tri nepovolené stavby alebo žiadny prázdny dom. Najdrahšie sú teraz medzery, kam sa nič nehodí.
welcome-coach-learned-rising = Čísla rastú zľava doprava a miesto v strede je vzácne.
welcome-coach-learned-effects = Dvojica dáva číslo aj akciu a body prinášajú akcie.
welcome-coach-learned-plans = Projekty chcú bloky určitých veľkostí a prvý získa viac.
welcome-coach-learned-end = Hru ukončia tri projekty, tri nepovolené stavby alebo plný hárok.

## Čo už bolo a čo zostáva

welcome-known-how = Každé poschodie je karta: dole jej číslo, znak je jej akcia.
welcome-known-standard = Čo je preč, vráti sa po zamiešaní.
welcome-known-solo = Balíček sa znova nemieša: čo je preč, už sa nevráti.
welcome-known-draft = Čo je skryté, môže byť v balíčku, u niekoho v ruke alebo rubom nahor medzi odhodenými.
welcome-known-solo-card = { $left ->
    [yes] Sólová karta je ešte v balíčku.
   *[no] Sólová karta sa už objavila.
}
welcome-known-left = Ešte skryté: { $count }
welcome-known-open = Práve v hre: { $count }
welcome-known-gone = Preč: { $count }
welcome-known-tower = Číslo { $number }, ešte skryté: { $left } z { $all }. { $effects }
welcome-known-effects = Akcie, ktoré sú ešte v balíčku
welcome-known-nobody = Zatiaľ nikto
