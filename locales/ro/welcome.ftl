### Welcome To…. Argumentele fiecărui fel de mesaj: locales/README.md.
### Cuvintele sunt cele din glosarul din docs/rules/welcome.md. Casele se scriu stradă.casă.

## Pe cutie

game-welcome = Welcome To…
game-welcome-blurb = Numerotează casele de pe trei străzi cu parcuri și piscine. Toți joacă în același timp.

## Opțiuni

welcome-option-draft_rules = Reguli de draft
welcome-option-draft_rules-blurb = Fiecare are trei cărți în mână, joacă două și o dă pe a treia vecinului din dreapta.
welcome-option-expert_variant = Varianta pentru experți
welcome-option-expert_variant-blurb = Sensuri giratorii și planuri urbanistice cu stea.

## Efecte

welcome-card-fence = Gard
welcome-card-agent = Agent imobiliar
welcome-card-park = Parc
welcome-card-pool = Piscină
welcome-card-temp = Zilieri
welcome-card-bis = Bis
welcome-does-fence = Construiește un gard între două case.
welcome-does-agent = Mărește valoarea tuturor ansamblurilor de o anumită mărime.
welcome-does-park = Bifează un parc pe strada pe care ai scris.
welcome-does-pool = Construiește piscina casei, dacă are una.
welcome-does-temp = Modifică numărul cu cel mult 2.
welcome-does-bis = Copiază un număr pe casa goală de alături.

## Cărți de construcție: număr și efect

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

## Planuri urbanistice

welcome-card-plan1_estates_111111 = Ansambluri (1, 1, 1, 1, 1, 1)
welcome-card-plan1_estates_2222 = Ansambluri (2, 2, 2, 2)
welcome-card-plan1_estates_333 = Ansambluri (3, 3, 3)
welcome-card-plan1_estates_44 = Ansambluri (4, 4)
welcome-card-plan1_estates_55 = Ansambluri (5, 5)
welcome-card-plan1_estates_66 = Ansambluri (6, 6)
welcome-card-plan2_estates_1116 = Ansambluri (1, 1, 1, 6)
welcome-card-plan2_estates_225 = Ansambluri (2, 2, 5)
welcome-card-plan2_estates_334 = Ansambluri (3, 3, 4)
welcome-card-plan2_estates_36 = Ansambluri (3, 6)
welcome-card-plan2_estates_45 = Ansambluri (4, 5)
welcome-card-plan2_estates_1114 = Ansambluri (1, 1, 1, 4)
welcome-card-plan3_estates_126 = Ansambluri (1, 2, 6)
welcome-card-plan3_estates_145 = Ansambluri (1, 4, 5)
welcome-card-plan3_estates_34 = Ansambluri (3, 4)
welcome-card-plan3_estates_25 = Ansambluri (2, 5)
welcome-card-plan3_estates_1223 = Ansambluri (1, 2, 2, 3)
welcome-card-plan3_estates_235 = Ansambluri (2, 3, 5)
welcome-card-plan1x_full_street_3 = Toate casele de pe strada 3
welcome-card-plan1x_full_street_1 = Toate casele de pe strada 1
welcome-card-plan1x_five_bis = 5 case bis pe aceeași stradă
welcome-card-plan1x_seven_temps = 7 zilieri
welcome-card-plan1x_street_ends = Prima și ultima casă de pe fiecare stradă
welcome-card-plan2x_parks_two_streets = Toate parcurile de pe 2 străzi
welcome-card-plan2x_pools_two_streets = Toate piscinele de pe 2 străzi
welcome-card-plan2x_parks_pools_street_3 = Toate parcurile și piscinele de pe strada 3
welcome-card-plan2x_parks_pools_street_2 = Toate parcurile și piscinele de pe strada 2
welcome-card-plan2x_parks_pools_roundabout = Toate parcurile, piscinele și un sens giratoriu pe o stradă
welcome-card-solo_card = Carte solo
welcome-card-sheet = Foaie

## Din ce e făcut punctajul

welcome-part-plans = Planuri urbanistice
welcome-part-parks = Parcuri
welcome-part-pools = Piscine
welcome-part-temps = Zilieri
welcome-part-estates = Ansambluri
welcome-part-bis = Bis
welcome-part-roundabouts = Sensuri giratorii
welcome-part-refusals = Refuzuri
welcome-part-total = Total

welcome-part-park_1 = Parcurile de pe strada 1
welcome-part-park_2 = Parcurile de pe strada 2
welcome-part-park_3 = Parcurile de pe strada 3
welcome-part-estates_1 = Ansambluri de 1
welcome-part-estates_2 = Ansambluri de 2
welcome-part-estates_3 = Ansambluri de 3
welcome-part-estates_4 = Ansambluri de 4
welcome-part-estates_5 = Ansambluri de 5
welcome-part-estates_6 = Ansambluri de 6

## Decizii

welcome-action-take = Ia combinația { $combination }
welcome-action-play = Numărul cărții { $number_card }, efectul cărții { $effect_card }
welcome-action-refuse = Ia un refuz de autorizație
welcome-action-write = Scrie { $number } pe casa { $house }
welcome-action-fence = Gard la dreapta casei { $gap }
welcome-action-agent = Mărește valoarea ansamblurilor de { $size ->
    [one] { $size } casă
    [few] { $size } case
   *[other] { $size } de case
}
welcome-action-park = Bifează un parc
welcome-action-pool = Construiește piscina
welcome-action-temp = Angajează un zilier
welcome-action-bis = Bis: casa { $house } la fel ca { $source }
welcome-action-skip = Renunță la efect
welcome-action-roundabout = Sens giratoriu în locul casei { $house }
welcome-action-claim = Revendică planul { $plan }
welcome-action-estate = Folosește ansamblul de la casa { $house }
welcome-action-wish = { $answer-id ->
    [yes] Amestecă din nou toate cărțile
   *[no] Nu amesteca
}
welcome-action-pass = Dă mai departe cartea { $card }
welcome-action-done = Gata

## Ce se cere

welcome-ask-choose = Alege un număr cu efectul lui
welcome-ask-choose-two = Alege o carte pentru număr și alta pentru efect
welcome-ask-write = Scrie numărul pe o casă
welcome-ask-effect = Folosește efectul sau renunță la el
welcome-ask-pass = Refuz de autorizație. Alege cartea pe care o dai mai departe
welcome-ask-finish = Revendică un plan urbanistic sau încheie tura
welcome-ask-refused = Refuz de autorizație. { welcome-ask-finish }
welcome-ask-refused-only = Refuz de autorizație: încheie tura
welcome-ask-estate = Alege un ansamblu pentru plan
welcome-ask-wish = Se amestecă din nou toate cărțile?
welcome-ask-committed = Ți-ai încheiat tura

## Ce se întâmplă, pentru toți

# După ce face cineva: punctele aduse, dacă sunt.
welcome-gained = { $total ->
    [0] { "" }
   *[other] { $sign ->
        [minus] { " " }(−{ $amount })
       *[plus] { " " }(+{ $total })
    }
}
# La fel, cu proveniența lor, dacă e una singură.
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
welcome-fact-plans_dealt = Planuri urbanistice: { $plans }
welcome-fact-round_began = Runda { $round }
welcome-fact-marker_placed = { $seat-you ->
    [yes] Ai cartea solo: împărțirea începe cu tine
   *[no] { $seat } are cartea solo: de acolo începe împărțirea
}
welcome-fact-drawn = Cărți trase: { $cards }
welcome-fact-solo_card_drawn = Apare cartea solo: toate planurile urbanistice sunt aprobate
welcome-fact-dealt = { $seat-you ->
    [yes] Primești: { $effects }
   *[no] { $seat } primește: { $effects }
}
welcome-fact-dealt_cards = Cărțile tale noi: { $cards }
welcome-fact-discarded = { $seat-you ->
    [yes] Decartezi: { $effects-count ->
        [one] { $number } și { $effects }
        [few] { $effects }
       *[other] { $effects }
    }
   *[no] { $seat } decartează: { $effects-count ->
        [one] { $number } și { $effects }
        [few] { $effects }
       *[other] { $effects }
    }
}
welcome-fact-passed_on = { $seat-you ->
    [yes] Dai mai departe către { $to }: { $effect }
   *[no] { $to-you ->
        [yes] { $seat } îți dă mai departe: { $effect }
       *[no] { $seat } dă mai departe către { $to }: { $effect }
    }
}
welcome-fact-passed_card = { $seat-you ->
    [yes] Dai mai departe către { $to }: { $card }
   *[no] { $seat } îți dă mai departe: { $card }
}
welcome-fact-top_seen = În vârful pachetului: { $effect }
welcome-fact-reshuffled = { $wished ->
    [yes] { $cards ->
        [one] La cerere se amestecă din nou { $cards } carte
        [few] La cerere se amestecă din nou { $cards } cărți
       *[other] La cerere se amestecă din nou { $cards } de cărți
    }
   *[no] { $cards ->
        [one] Se amestecă din nou { $cards } carte
        [few] Se amestecă din nou { $cards } cărți
       *[other] Se amestecă din nou { $cards } de cărți
    }
}
welcome-fact-committed = { $seat-you ->
    [yes] Îți închei tura
   *[no] { $seat } își încheie tura
}
welcome-fact-turn = { $seat-you ->
    [yes] Scrii { $number } pe casa { $house }
   *[no] { $seat } scrie { $number } pe casa { $house }
}{ $effect-id ->
    [fence] , gard la dreapta casei { $target }
    [agent] , agent pentru ansamblurile de { $target }
    [park] , un parc
    [pool] , o piscină
    [temp] , cu zilieri
    [bis] , bis pe casa { $target }
   *[other] { "" }
}{ welcome-brought }
welcome-fact-turn_refused = { $seat-you ->
    [yes] Iei refuzul nr. { $refusals }
   *[no] { $seat } ia refuzul nr. { $refusals }
}{ welcome-brought }
welcome-fact-turn_roundabout = { $seat-you ->
    [yes] Construiești un sens giratoriu în locul casei { $house }
   *[no] { $seat } construiește un sens giratoriu în locul casei { $house }
}
welcome-fact-plan_scored = { $seat-you ->
    [yes] Îndeplinești un plan urbanistic: { $plan }
   *[no] { $seat } îndeplinește un plan urbanistic: { $plan }
}{ welcome-gained }
welcome-fact-plan_approved = Plan aprobat: { $plan }
welcome-fact-ended = Jocul se încheie: { $reasons }
welcome-reasons-refusals = 3 refuzuri de autorizație
welcome-reasons-plans = toate planurile urbanistice îndeplinite
welcome-reasons-full = toate casele numerotate
welcome-reasons-deck = nu mai sunt cărți

## Ce se întâmplă, doar pentru tine

welcome-fact-chose = Alegi: { $number } cu { $effect }
welcome-fact-wrote = Scrii { $number } pe casa { $house }{ welcome-earned }
welcome-fact-refused = { $forced ->
    [yes] Niciun număr nu se potrivește: refuz de autorizație
   *[no] Iei un refuz de autorizație
}{ welcome-earned }
welcome-fact-used = { $effect-id ->
    [fence] Construiești un gard la dreapta casei { $target }
    [agent] Ansamblurile de { $target } valorează acum câte { $amount }
    [park] Un parc pe strada { $target }: parcurile ei valorează acum { $amount }
    [pool] O piscină la casa { $target }: piscinele tale valorează acum { $amount }
    [temp] Zilieri: { $amount }
   *[bis] Copiezi { $amount } pe casa { $target }
}{ welcome-earned }
welcome-fact-skipped = { $forced ->
    [yes] { $effect }: nimic de făcut
   *[no] { $effect }: efect nefolosit
}
welcome-fact-roundabout_built = Construiești un sens giratoriu în locul casei { $house }{ welcome-earned }
welcome-fact-claim_began = Alegi ansambluri pentru un plan urbanistic: { $plan }
welcome-fact-estate_counted = Ansamblul de { $size } de la casa { $house } e folosit pentru: { $plan }
welcome-fact-claimed = Îndeplinești un plan urbanistic: { $plan }{ welcome-gained }
welcome-fact-wished = { $yes ->
    [yes] Ceri ca toate cărțile să fie amestecate din nou
   *[no] Nu ceri amestecarea cărților
}
welcome-fact-pass_chosen = Vei da mai departe: { $card }

## De ce nu

welcome-refusal-WT-26 = La draft e nevoie de cel puțin doi jucători: cineva trebuie să primească a treia carte.
welcome-refusal-WT-40 = Numărul ales trebuie scris pe una dintre casele pe care se potrivește.
welcome-refusal-WT-47 = Casa aceasta nu e goală.
welcome-refusal-WT-48 = { $number } nu se potrivește aici: numerele cresc de la stânga la dreapta.
welcome-refusal-WT-49 = { $number } e deja pe strada aceasta: doar bis scrie un număr de două ori.
welcome-refusal-WT-58 = Există un număr care se poate scrie, deci nu poți lua un refuz.
welcome-refusal-WT-64 = Poți folosi doar efectul care a venit cu numărul tău.
welcome-refusal-WT-70 = Aici e deja un gard.
welcome-refusal-WT-71 = Între două numere egale nu se pune gard.
welcome-refusal-WT-72 = Ansamblul acesta a fost folosit pentru un plan urbanistic: nu mai poate fi împărțit.
welcome-refusal-WT-81 = Coloana aceasta e plină.
welcome-refusal-WT-87 = Zilierii modifică numărul { $number } cu cel mult 2, dar niciodată sub 0 sau peste 17.
welcome-refusal-WT-93 = Un număr poate fi copiat doar pe o casă goală chiar lângă el.
welcome-refusal-WT-95 = Între ele e un gard.
welcome-refusal-WT-96 = Un sens giratoriu nu poate fi copiat.
welcome-refusal-WT-102 = Ai îndeplinit deja acest plan urbanistic.
welcome-refusal-WT-103 = Planul acesta cere ansambluri nefolosite, exact de aceste mărimi.
welcome-refusal-WT-118 = Poți construi două sensuri giratorii pe joc, câte unul pe tură.
welcome-refusal-WT-119 = Sensul giratoriu se construiește înainte de alegere sau după efect.
welcome-refusal-WT-120 = Sensul giratoriu se construiește doar în locul unei case goale.
welcome-refusal-WT-126 = Toate casele de pe strada aceasta trebuie să fie completate și niciuna să nu fie folosită pentru alt plan.
welcome-refusal-WT-127 = Prima și ultima casă de pe fiecare stradă trebuie să fie completate și niciuna să nu fie folosită pentru alt plan.
welcome-refusal-WT-128 = Ai nevoie de 7 zilieri.
welcome-refusal-WT-129 = Ai nevoie de 5 case bis pe aceeași stradă.
welcome-refusal-WT-130 = Ai nevoie de toate parcurile și piscinele de pe această stradă.
welcome-refusal-WT-131 = Ai nevoie de toate parcurile de pe 2 străzi.
welcome-refusal-WT-132 = Ai nevoie de toate piscinele de pe 2 străzi.
welcome-refusal-WT-133 = Ai nevoie de toate parcurile, toate piscinele și un sens giratoriu pe aceeași stradă.
welcome-refusal-WT-156 = La draft, cărțile ajung pentru cel mult { $most ->
    [one] { $most } jucător.
    [few] { $most } jucători.
   *[other] { $most } de jucători.
}

## Rândurile sumelor

welcome-line-WT-107 = { $source }
welcome-line-WT-108 = { $source }
welcome-line-WT-144 = Cel puțin 6 zilieri
welcome-line-WT-158 = Planuri urbanistice
welcome-line-WT-159 = { $source }
welcome-line-WT-160 = Piscine
welcome-line-WT-161 = { $count ->
    [one] { $source }
    [few] { $source }: { $count } × { $each }
   *[other] { $source }: { $count } × { $each }
}
welcome-line-WT-162 = Zilieri, după clasament
welcome-line-WT-165 = { $source }
welcome-line-WT-168 = { $source }

## Foaia și masa de joc

welcome-sheet-town = Oraș
welcome-sheet-plan = nr. { $level }
welcome-board-street = Strada { $street }: { $houses }
welcome-board-fence = gard
welcome-board-empty = goală
welcome-board-roundabout = sens giratoriu
welcome-board-used = folosită pentru un plan
welcome-board-plan-points = Puncte: { $points }
welcome-board-crossed = Bifate: { $counts }
welcome-board-combination = { $number } cu { $effect }; efectul din runda următoare: { $next }
welcome-board-pair = { $number } cu { $effect }
welcome-board-pair-passing = { welcome-board-pair }, mai departe: { $card }
welcome-board-passing = Dă mai departe: { $card }
welcome-board-hand-card = { $number } sau { $effect }
welcome-board-now-effect = Acum alege cartea al cărei efect îl vrei.
welcome-board-plan = Planul urbanistic { $level }: { $plan }. { $first } puncte, apoi { $later }. { $approved ->
    [yes] Aprobat
   *[no] Încă neaprobat
}. Ai { $have } din { $need }.
welcome-board-plan-title = Planul urbanistic { $level }
welcome-board-plan-worth = Valorează { $first } puncte pentru toți cei care îl îndeplinesc în prima rundă în care reușește cineva; după aceea, { $later }.
welcome-board-plan-done = Gata: { $points }
welcome-board-approved = Aprobat
welcome-board-street-name = Strada { $street }
welcome-board-towns = Toate orașele
welcome-board-town = { $name }: locul { $rank }, puncte { $points }, { $state }
welcome-board-yours = Orașul tău
welcome-board-ready = gata
welcome-board-thinking = se mai gândește
welcome-board-all-towns = Toate ({ $count })
welcome-board-still = { $count ->
    [one] { $count } se mai gândește
    [few] { $count } se mai gândesc
   *[other] { $count } se mai gândesc
}
welcome-board-follow = Urmărește: { $name }
welcome-board-which-number = Ce număr
welcome-board-holds = În mână:
welcome-board-roundabout-build = Construiește un sens giratoriu
welcome-board-no-roundabout = Fără sens giratoriu

## Cum se joacă

welcome-how-goal-title = Scopul
welcome-how-goal = Plănuiești pe o foaie de hârtie trei străzi dintr-un cartier nou. Dă numere caselor, împarte-le cu garduri în ansambluri, adaugă parcuri și piscine și nu întârzia cu planurile urbanistice. Câștigă cine are cele mai multe puncte.
welcome-how-round-title = O rundă
welcome-how-round = Toți joacă în același timp, cu aceleași trei combinații: un număr și, lângă el, un efect. Semnul mic din colțul unei cărți cu număr e efectul ei: vine în runda următoare. Ce faci tu rămâne ascuns până termină toți.
welcome-how-step-choose-title = Alege una dintre cele trei combinații
welcome-how-step-choose = Și alții o pot alege pe aceeași.
welcome-how-step-write-title = Scrie numărul ei pe o casă goală
welcome-how-step-write = Pe fiecare stradă, numerele cresc de la stânga la dreapta. Poți sări peste numere și peste case, dar niciun număr nu apare de două ori pe aceeași stradă.
welcome-how-step-effect-title = Folosește-i efectul, dacă vrei
welcome-how-step-effect = Efectele nu sunt niciodată obligatorii.
welcome-how-step-plans-title = Revendică planuri urbanistice
welcome-how-step-plans = Dacă foaia ta are ce cere un plan, îl poți revendica acum.
welcome-how-figure-write = Numărul 5 se potrivește pe ambele case luminate dintre 4 și 7 și oriunde pe străzile goale. După un 5 pe a treia casă, între 4 și 5 nu mai încape niciun număr.
welcome-how-refusal = Dacă niciunul dintre cele trei numere nu se potrivește, primești un refuz de autorizație. Primul nu costă nimic, al doilea costă 3 puncte, iar cu al treilea pierzi 5 în total și jocul se încheie.
welcome-board-effects-title = Cele șase efecte
welcome-how-effect-fence = Desenează un gard între două case vecine, pe orice stradă, dar niciodată între două numere egale.
welcome-how-effect-agent = Bifează o căsuță din coloana unei mărimi de ansamblu: la final, toate ansamblurile tale de acea mărime valorează mai mult.
welcome-how-effect-park = Bifează un copac pe strada pe care tocmai ai scris. Împreună, toți copacii unei străzi valorează mult.
welcome-how-effect-pool = Dacă pe casa pe care tocmai ai scris e desenată o piscină, o construiești.
welcome-how-effect-temp = Adună sau scade 1 sau 2 când scrii; așa sunt posibile și 0, 16 și 17. Cine angajează cei mai mulți zilieri primește 7 puncte, al doilea 4, al treilea 1.
welcome-how-effect-bis = Copiază un număr pe casa goală chiar de lângă el, dacă nu e niciun gard între ele. Fiecare bis costă puncte.
welcome-how-estates-title = Ansambluri
welcome-how-estates = Între două garduri, de la 1 la 6 case, toate numerotate, formează un ansamblu. La capetele străzilor sunt garduri de la început. Șapte sau mai multe case la rând nu formează un ansamblu.
welcome-how-figure-fence = Gardul nou, încă în creion, împarte un ansamblu de 3 în unul de 1 și unul de 2.
welcome-how-plans-title = Planuri urbanistice
welcome-how-plans = Sunt trei, aceleași pentru toți. Toți cei care îndeplinesc un plan în prima rundă în care reușește cineva primesc punctajul mai mare; după aceea valorează mai puțin. Cine revendică un plan la punctajul mai mare poate cere ca toate cărțile să fie amestecate din nou.
welcome-how-plans-used = Ansamblurile folosite pentru un plan primesc o linie deasupra. Nu mai pot fi folosite încă o dată și nici împărțite, dar își păstrează punctele.
welcome-how-end-title = Sfârșitul
welcome-how-end = Jocul se încheie după runda în care cineva
welcome-how-end-plans = a îndeplinit toate cele trei planuri urbanistice,
welcome-how-end-refusals = a luat al treilea refuz de autorizație
welcome-how-end-full = sau a completat toate casele.
welcome-how-score = Aduni punctele pentru planuri, parcuri, piscine, zilieri și ansambluri; le scazi pe cele pentru bis, sensuri giratorii și refuzuri. O coloană valorează cât prima ei valoare nebifată. La egalitate câștigă cine are mai multe ansambluri, apoi mai multe ansambluri de mărimea 1, 2 și așa mai departe.
welcome-how-figure-end = O foaie la final: 7 pentru plan, 16 pentru parcuri, 13 pentru piscine, 4 pentru zilieri și 22 pentru ansambluri, minus 1 pentru bis, 3 pentru sensul giratoriu și 3 pentru refuzuri: 55 de puncte.
welcome-how-solo-title = Solo
welcome-how-solo = Tragi trei cărți în fiecare rundă: una îți dă numărul, alta efectul. Când apare cartea solo, ascunsă în jumătatea de jos a pachetului, toate planurile rămân la punctajul mai mic. Cu 6 zilieri primești 7 puncte. După cel mult 27 de runde, pachetul e gol.
welcome-how-expert-title = Varianta pentru experți
welcome-how-expert = O dată pe tură, înainte de alegere sau după efect, poți construi un sens giratoriu în locul unei case goale: 2 pe joc, primul costă 3 puncte, al doilea încă 5. Are garduri de ambele părți, iar numerele din stânga și din dreapta lui sunt două șiruri separate. Celorlalte planuri li se alătură și cele cu stea.
welcome-how-draft-title = Reguli de draft
welcome-how-draft = Fiecare are trei cărți în mână, joacă una pentru număr și una pentru efect, iar pe a treia o dă vecinului din dreapta. Efectele din mâna ta le văd toți, numerele doar tu.
welcome-how-table-title = La această masă
welcome-how-table-pencil = Ce nu e încă confirmat e scris cu creion colorat. „Anulează” te întoarce cu un pas, „Confirmă” îți încheie tura.
welcome-how-table-reasons = Alege o casă goală pe care numărul nu se potrivește și afli de ce.
welcome-how-table-towns = Deasupra foii tale sunt celelalte orașe, așa cum erau după ultima rundă. Când sunteți mulți, urmărește-ți favoriții.
welcome-how-tips-title = Trei sfaturi
welcome-how-tips-middle = Numerele mici la stânga, cele mari la dreapta; 8 apare cel mai des, 1 și 15 rar.
welcome-how-tips-watch = Colțurile cărților îți spun ce efecte urmează.
welcome-how-tips-fences = Uită-te la planurile urbanistice înainte să pui primele garduri.

## Primul joc, cu antrenor

welcome-coach-goal = Bine ai venit în atelier! Numerotezi casele a trei străzi, iar gardurile, parcurile, piscinele și planurile urbanistice aduc puncte.
welcome-coach-choose = Toți au aceleași trei perechi: un număr și, alături, un efect. Ia o pereche și le ai pe amândouă.
welcome-coach-write = Pe fiecare stradă numerele trebuie să crească de la stânga la dreapta. Lasă deci loc: mici la stânga, mari la dreapta, 8 cam la mijloc.
welcome-coach-fence = Gardul încheie un ansamblu: 1 până la 6 case între două garduri, toate cu număr. Uită-te la planurile urbanistice: ele spun ce mărimi se cer.
welcome-coach-park = Un parc pe strada pe care tocmai ai scris: bifează un copac. Fiecare în plus pe aceeași stradă valorează mai mult.
welcome-coach-pool = Casa aceasta are piscină, așa că o poți construi. Piscinele valorează tot mai multe puncte, dar numai unde sunt desenate.
welcome-coach-agent = Agentul crește valoarea ansamblurilor de o mărime. Alege mărimea din care vrei să ai multe.
welcome-coach-temp = Zilierii îți permit să schimbi numărul cu cel mult 2. Cine a angajat cei mai mulți primește la final 7 puncte.
welcome-coach-bis = Bis copiază un număr pe casa goală chiar de alături. Așa se umplu golurile, dar fiecare bis costă puncte.
welcome-coach-claim = Pe foaia ta e ceea ce cere acest plan urbanistic: revendică-l acum. Cine îl îndeplinește într-o rundă următoare primește mai puține puncte.
welcome-coach-estate = Alege ce ansamblu contează pentru plan. Își păstrează punctele, dar nu mai e bun pentru alt plan și nu mai poate fi împărțit.
welcome-coach-wish = Cine îndeplinește primul un plan poate cere amestecarea tuturor cărților. Asta schimbă ce numere mai urmează.
welcome-coach-skipped = Un efect a rămas nefolosit: { $effect }. Nu se mai întoarce, iar aproape toate punctele vin din efecte.
welcome-coach-refused = Nu se mai potrivea nimic, așa că e un refuz de autorizație. Primul nu costă nimic, două costă 3 puncte, iar al treilea încheie jocul.
welcome-coach-corner = Vezi semnul mic din colțul fiecărei cărți cu număr? E efectul pe care îl va avea cartea runda viitoare.
welcome-coach-gained = Ultima ta tură a schimbat scorul cu { $total }. Căsuțele de jos ale foii arată din ce e făcut fiecare punct.
welcome-coach-plans = Aceste trei planuri urbanistice aduc mult, cel mai mult primului. Pune gardurile astfel încât ansamblurile să li se potrivească.
welcome-coach-rival = Rivalul îndeplinește primul un plan urbanistic: { $plan }. De acum îți aduce mai puțin, dar tot contează.
welcome-coach-end = Jocul se încheie când cineva are toate cele trei planuri, trei refuzuri sau nicio casă goală. Cele mai scumpe sunt acum golurile în care nu intră nimic.
welcome-coach-learned-rising = Numerele cresc de la stânga la dreapta, iar locul de la mijloc e prețios.
welcome-coach-learned-effects = O pereche dă număr și efect, iar efectele aduc punctele.
welcome-coach-learned-plans = Planurile urbanistice cer ansambluri de anumite mărimi, iar primul primește mai mult.
welcome-coach-learned-end = Trei planuri, trei refuzuri sau o foaie plină încheie jocul.

## Ce a ieșit și ce a rămas

welcome-known-how = Fiecare etaj e o carte: dedesubt numărul ei, iar semnul e efectul ei.
welcome-known-standard = Ce a ieșit revine când se amestecă din nou cărțile.
welcome-known-solo = Pachetul nu se mai amestecă: ce a ieșit nu revine.
welcome-known-draft = Ce e ascuns poate fi în pachet, în mâna cuiva sau cu fața în jos printre cele decartate.
welcome-known-solo-card = { $left ->
    [yes] Cartea solo e încă în pachet.
   *[no] Cartea solo a apărut deja.
}
welcome-known-left = Încă ascunse: { $count }
welcome-known-open = Acum în joc: { $count }
welcome-known-gone = Ieșite: { $count }
welcome-known-tower = Numărul { $number }, încă ascunse: { $left } din { $all }. { $effects }
welcome-known-effects = Efecte încă în pachet
welcome-known-nobody = Încă nimeni
