### Streets. Argumentele fiecărui fel de mesaj: locales/README.md.
### Cuvintele sunt din glosarul din docs/rules/streets.md. Banii sunt dolari, cu $ după număr.

## Pe cutie

game-streets = Streets
game-streets-blurb = Construiește străzi alături de ceilalți și mută oamenii acolo unde e distracția.

## Opțiuni

streets-option-business = Modulul de afaceri
streets-option-business-blurb = Străzile aduc și jetoane: 10 $ pentru cele mai multe de un tip și 10 $ pentru fiecare set de patru.
streets-option-consultants = Consultanți
streets-option-consultants-blurb = Fiecare are un consultant cu o putere a lui.
streets-option-difficulty = Șmecherul (joc de unul singur)
streets-option-difficulty-easy = Ușor
streets-option-difficulty-easy-blurb = Șmecherul începe fără bani.
streets-option-difficulty-normal = Mediu
streets-option-difficulty-normal-blurb = Șmecherul are la început 20 $.
streets-option-difficulty-hard = Greu
streets-option-difficulty-hard-blurb = Șmecherul are la început 50 $.
streets-option-first = Primul jucător
streets-option-first-random = La sorți
streets-option-first-0 = Jucătorul 1
streets-option-first-1 = Jucătorul 2
streets-option-first-2 = Jucătorul 3
streets-option-first-3 = Jucătorul 4
streets-option-first-4 = Jucătorul 5

## Cine joacă singur, pe lângă cei de la masă

streets-automaton = Șmecherul

## Clădiri

streets-card-central_station = Gara Centrală
streets-card-city_park = Parcul orașului
streets-card-chillax_spa = Spa „La relaxare”
streets-card-souvenir_shop = Magazin de suveniruri
streets-card-boutique_hotel = Hotel de lux mic
streets-card-observation_deck = Punct de belvedere
streets-card-tapas_bar = Bar cu tapas
streets-card-backpacker_hostel = Hostel pentru rucsaci
streets-card-seafood_terrace = Terasă cu pește
streets-card-postcard_kiosk = Chioșc de vederi
streets-card-starter_home = Prima casă
streets-card-flea_market = Talcioc
streets-card-trendy_lofts = Lofturi la modă
streets-card-toy_store = Magazin de jucării
streets-card-family_diner = Birt de familie
streets-card-petting_farm = Fermă pentru copii
streets-card-adventure_playground = Parc de aventură
streets-card-neighbourhood_bakery = Brutărie de cartier
streets-card-art_gallery = Galerie de artă
streets-card-student_house = Cămin studențesc
streets-card-micro_brewery = Bere artizanală
streets-card-vinyl_shop = Magazin de viniluri
streets-card-concept_store = Magazin concept
streets-card-tattoo_studio = Salon de tatuaje
streets-card-street_food_yard = Curte cu mâncare
streets-card-live_work_studios = Ateliere de locuit
streets-card-shoe_store = Magazin de pantofi
streets-card-bubble_tea_bar = Ceai cu bule
streets-card-department_store = Magazin universal
streets-card-video_arcade = Sală de jocuri
streets-card-food_court = Zonă de restaurante
streets-card-cinema_complex = Cinema multiplex
streets-card-arcade_flats = Locuințe în pasaj
streets-card-serviced_apartments = Apartamente hoteliere
streets-card-hardware_store = Magazin de scule
streets-card-copy_shop = Centru de copiere
streets-card-popup_space = Magazin de o săptămână
streets-card-corner_pub = Cârciuma din colț
streets-card-gatehouse_flats = Casa de la poartă
streets-card-community_centre = Centru comunitar
streets-card-mixed_use_tower = Turn bun la toate
streets-card-startup_hub = Cuib de startupuri
streets-card-bike_tours = Plimbări cu bicicleta
streets-card-terraced_houses = Case înșiruite
streets-card-barber_shop = Frizerie
streets-card-ramen_counter = Tejghea cu ramen
streets-card-market_hall = Hala pieței

## La fel, unde e puțin loc: cel mult 12 litere

streets-short-central_station = Gara
streets-short-city_park = Parcul
streets-short-chillax_spa = Spa
streets-short-souvenir_shop = Suveniruri
streets-short-boutique_hotel = Hotel
streets-short-observation_deck = Belvedere
streets-short-tapas_bar = Bar cu tapas
streets-short-backpacker_hostel = Hostel
streets-short-seafood_terrace = Terasă
streets-short-postcard_kiosk = Vederi
streets-short-starter_home = Prima casă
streets-short-flea_market = Talcioc
streets-short-trendy_lofts = Lofturi
streets-short-toy_store = Jucării
streets-short-family_diner = Birt
streets-short-petting_farm = Fermă
streets-short-adventure_playground = Aventură
streets-short-neighbourhood_bakery = Brutărie
streets-short-art_gallery = Galerie
streets-short-student_house = Cămin
streets-short-micro_brewery = Berărie
streets-short-vinyl_shop = Viniluri
streets-short-concept_store = Mag. concept
streets-short-tattoo_studio = Tatuaje
streets-short-street_food_yard = Curte
streets-short-live_work_studios = Ateliere
streets-short-shoe_store = Pantofi
streets-short-bubble_tea_bar = Ceai cu bule
streets-short-department_store = Mag. mare
streets-short-video_arcade = Jocuri
streets-short-food_court = Restaurante
streets-short-cinema_complex = Multiplex
streets-short-arcade_flats = Pasaj
streets-short-serviced_apartments = Apartamente
streets-short-hardware_store = Scule
streets-short-copy_shop = Copii
streets-short-popup_space = Mag. scurt
streets-short-corner_pub = Cârciumă
streets-short-gatehouse_flats = Poarta
streets-short-community_centre = Comunitate
streets-short-mixed_use_tower = Turn
streets-short-startup_hub = Startupuri
streets-short-bike_tours = Biciclete
streets-short-terraced_houses = Case
streets-short-barber_shop = Frizerie
streets-short-ramen_counter = Cu ramen
streets-short-market_hall = Hala pieței

## Feluri de clădiri, simboluri și oameni

streets-card-tourist = Turist
streets-card-hipster = Hipster
streets-card-parent = Părinte
streets-card-shopper = Cumpărător
streets-card-wild = Orice
# Parte de propoziție: $count oameni de culoarea $colour.
streets-people = { $colour-id ->
    [tourist] { $count ->
        [one] { $count } turist
        [few] { $count } turiști
       *[other] { $count } de turiști
    }
    [hipster] { $count ->
        [one] { $count } hipster
        [few] { $count } hipsteri
       *[other] { $count } de hipsteri
    }
    [parent] { $count ->
        [one] { $count } părinte
        [few] { $count } părinți
       *[other] { $count } de părinți
    }
   *[shopper] { $count ->
        [one] { $count } cumpărător
        [few] { $count } cumpărători
       *[other] { $count } de cumpărători
    }
}
# Parte de propoziție: oamenii de culoarea $colour, în general.
streets-crowd = { $colour-id ->
    [tourist] Turiștii
    [hipster] Hipsterii
    [parent] Părinții
   *[shopper] Cumpărătorii
}

## Tipuri de afaceri

streets-card-restaurant = Restaurante
streets-card-housing = Locuințe
streets-card-leisure = Timp liber
streets-card-retail = Comerț
streets-business-universal = Orice tip
# Parte de propoziție: $count jetoane de tipul $business.
streets-tokens = { $business-id ->
    [restaurant] { $count ->
        [one] { $count } jeton de restaurante
        [few] { $count } jetoane de restaurante
       *[other] { $count } de jetoane de restaurante
    }
    [housing] { $count ->
        [one] { $count } jeton de locuințe
        [few] { $count } jetoane de locuințe
       *[other] { $count } de jetoane de locuințe
    }
    [leisure] { $count ->
        [one] { $count } jeton de timp liber
        [few] { $count } jetoane de timp liber
       *[other] { $count } de jetoane de timp liber
    }
   *[retail] { $count ->
        [one] { $count } jeton de comerț
        [few] { $count } jetoane de comerț
       *[other] { $count } de jetoane de comerț
    }
}

## Consultanți

streets-card-contractor = Antreprenor
streets-card-hacker = Hacker
streets-card-entrepreneur = Om de afaceri
streets-card-investor = Investitor
streets-card-hipster_legend = Legenda hipsterilor
streets-card-renovator = Renovator
streets-card-location_scout = Căutător de locații
streets-does-contractor = Cât există teancul, construiești două piese pe tură și tragi două.
streets-does-hacker = Pe fiecare stradă punctată, clădirile tale numără și un simbol „orice” și spatele pieselor din mâna ta.
streets-does-entrepreneur = Pe o stradă punctată, poți evalua una dintre clădirile tale după o piesă din mână.
streets-does-investor = Când construiești, poți pune pe piesă două semne: valoarea ei se dublează. Doar una dintre clădirile tale poate avea două.
streets-does-hipster_legend = Pentru tine, simbolurile hipster sunt „orice”. Pe fiecare stradă punctată se mai numără unul.
streets-does-renovator = Poți construi peste o piesă de pe o stradă închisă. Strada aceea e punctată imediat.
streets-does-location_scout = Pe o stradă punctată, clădirile tale numără și simbolurile clădirilor tale de pe alte străzi, dar nu la sfârșitul jocului.

## Ce aduce o clădire. $per: dolari; $one, $other: nume de culori.

streets-value-people = { $per } $ pentru fiecare om de pe stradă: { $one }
streets-value-symbol = { $per } $ pentru fiecare simbol: { $one }
streets-value-set = { $per } $ pentru fiecare pereche: { $one } + { $other }
streets-value-wild = { $per } $ pentru fiecare simbol „orice”
streets-value-ownership = { $per } $ pentru fiecare semn al tău de pe stradă
streets-value-street_size = { $per } $ pentru fiecare clădire de pe stradă
streets-value-adjacency = { $per } $ pentru fiecare clădire din jur
streets-value-enclosure = { $per } $ dacă închide o stradă
streets-value-copy = Cât valorează altă clădire de pe stradă

## Ce ai de făcut

streets-ask-consultant = Alege-ți consultantul
streets-ask-abandon = Nu mai ai semne: părăsește o clădire
streets-ask-build = Alege o piesă de construit
streets-ask-place = Alege locul și partea cu drumul
streets-ask-return = Nu ai unde construi: dă înapoi o piesă
streets-ask-street = Ce stradă e punctată acum?
streets-ask-business = Pentru ce clădire iei jetoane?
streets-ask-token = Alege un jeton de afaceri
streets-ask-swap = Evaluezi o clădire după o piesă din mână?
streets-ask-move = Alege unde merge omul acesta
streets-ask-grifter_place = Alege unde construiește Șmecherul
streets-ask-grifter_token = Alege ce ia Șmecherul
streets-ask-over = Jocul s-a încheiat

## Decizii. $cell: un loc din oraș, la est și la sud de Gara Centrală.

streets-action-hire = Ia consultantul: { $consultant }
streets-action-draw = Ia orice consultant
streets-action-abandon = Părăsește: { $tile }
streets-action-build = Construiește: { $tile }
streets-action-invest = Construiește cu două semne: { $tile }
streets-action-return = Dă înapoi: { $tile }
streets-action-place = Locul { $cell }, { $facing }
streets-action-cover = Deasupra: { $tile }
streets-action-score = Strada: { $tile }
streets-action-business = Jetoane pentru clădirea: { $tile }
streets-action-token = { $business }
streets-action-claim = { $business } – pentru clădirea: { $tile }
streets-action-swap = Evaluează: { $tile } – ca { $instead }
streets-action-decline = Lasă cum e
streets-action-move = Aici: { $tile }
streets-facing-n = drum la nord
streets-facing-e = drum la est
streets-facing-s = drum la sud
streets-facing-w = drum la vest

## Ce s-a întâmplat. $kinds, $back: felurile pieselor, după spate; $origin: de unde vin oamenii.

streets-fact-hired = { $seat-you ->
    [yes] Consultantul tău: { $consultant }
   *[no] { $seat } – consultant: { $consultant }
}
streets-fact-removed = Scoase din joc, nevăzute: { $kinds }
streets-fact-drew = { $seat-you ->
    [yes] Tragi: { $kinds }
   *[no] { $seat } trage: { $kinds }
}
streets-fact-drew_tiles = { $seat-you ->
    [yes] Tragi: { $tiles }
   *[no] { $seat } trage: { $tiles }
}
streets-fact-top_seen = Deasupra teancului: { $back }
streets-fact-turned_up = La vedere pe teanc: { $tile }
streets-fact-drew_open = { $seat-you ->
    [yes] Iei piesa la vedere: { $tile }
   *[no] { $seat } ia piesa la vedere: { $tile }
}
streets-fact-endgame_laid = Deasupra teancului final al Șmecherului: { $back }
streets-fact-endgame_began = Teancul s-a terminat: Șmecherul construiește din teancul final
streets-fact-turn_began = { $seat-you ->
    [yes] E rândul tău
   *[no] La rând: { $seat }
}
streets-fact-abandoned = { $seat-you ->
    [yes] Părăsești clădirea: { $tile }
   *[no] { $seat } părăsește clădirea: { $tile }
}
streets-fact-took = { $seat-you ->
    [yes] { $signs ->
        [1] Alegi: { $tile }
       *[other] Alegi cu două semne: { $tile }
    }
   *[no] { $signs ->
        [1] { $seat } alege: { $tile }
       *[other] { $seat } alege cu două semne: { $tile }
    }
}
streets-fact-built = { $seat-you ->
    [yes] { $signs ->
        [1] Construiești: { $tile }, { $facing }
       *[other] Construiești cu două semne: { $tile }, { $facing }
    }
   *[no] { $signs ->
        [1] { $seat } construiește: { $tile }, { $facing }
       *[other] { $seat } construiește cu două semne: { $tile }, { $facing }
    }
}
streets-fact-built_over = { $seat-you ->
    [yes] Construiești peste altă clădire: { $tile } ← { $covered }
   *[no] { $seat } construiește peste altă clădire: { $tile } ← { $covered }
}
streets-fact-returned = { $seat-you ->
    [yes] Nu ai unde construi: dai înapoi piesa { $tile }
   *[no] Nu are unde construi: { $seat } dă înapoi piesa { $tile }
}
streets-fact-sent = { $origin } → { $tile }, încă în căutare: { streets-people }
streets-fact-came_new = { $tile }, oameni noi: { streets-people }
streets-fact-found_home = Căutătorii își găsesc loc: { streets-people }, { $origin } → { $tile }
streets-fact-enclosed = { $seat-you ->
    [yes] Punctezi strada: { $tiles }
   *[no] { $seat } punctează strada: { $tiles }
}
streets-fact-chose_business = { $seat-you ->
    [yes] Iei jetoane pentru clădirea: { $tile }
   *[no] { $seat } ia jetoane pentru clădirea: { $tile }
}
streets-fact-got_tokens = { $seat-you ->
    [yes] Primești { streets-tokens }
   *[no] { $seat } primește { streets-tokens }
}
streets-fact-swapped = { $seat-you ->
    [yes] Arăți piesa { $instead } și evaluezi după ea: { $tile }
   *[no] { $seat } arată piesa { $instead } și evaluează după ea: { $tile }
}
streets-fact-declined = { $seat-you ->
    [yes] Îți evaluezi clădirile așa cum sunt
   *[no] { $seat } își evaluează clădirile așa cum sunt
}
streets-fact-income = { $seat-you ->
    [yes] Primești { $total } $: { $tile }
   *[no] { $seat } primește { $total } $: { $tile }
}
streets-fact-moved = { $seat-you ->
    [yes] Muți: { streets-people }, { $origin } → { $tile }
   *[no] { $seat } mută: { streets-people }, { $origin } → { $tile }
}
streets-fact-became_seekers = { $tile } – n-au unde merge, caută loc: { streets-people }
streets-fact-final_income = { $seat-you ->
    [yes] La sfârșit primești jumătate, { $total } $: { $tile }
   *[no] La sfârșit { $seat } primește jumătate, { $total } $: { $tile }
}
streets-fact-bonus = { $seat-you ->
    [yes] Jetoanele tale aduc { $total } $
   *[no] { $seat } – jetoanele aduc { $total } $
}
streets-fact-ended = Jocul s-a încheiat

## De ce nu

streets-refusal-ST-28 = Jucători la această masă: { $seats }. Primul jucător trebuie să fie unul dintre ei.
streets-refusal-ST-60 = Piesa aceasta nu e în mâna ta.
streets-refusal-ST-62 = Acolo e deja ceva.
streets-refusal-ST-63 = Drumul nu ar atinge niciun alt drum. Trebuie să continue unul în linie dreaptă sau să îl întâlnească în unghi drept.
streets-refusal-ST-64 = Două drumuri ar sta unul lângă altul.
streets-refusal-ST-65 = Clădiri pe stradă ar fi { $length }, iar cel mult pot fi { $most }.
streets-refusal-ST-74 = Strada aceasta nu s-a închis chiar acum.
streets-refusal-ST-111 = { streets-crowd } merg doar la simbolul lor de pe o stradă deschisă, niciodată într-o clădire părăsită sau pe o piesă de început.
streets-refusal-ST-120 = Pe clădirea aceasta nu e semnul tău.
streets-refusal-ST-162 = Alege una dintre clădirile tale de pe strada aceasta.
streets-refusal-ST-164 = Nu mai sunt jetoane de tipul acesta.
streets-refusal-ST-198 = Alege una dintre clădirile tale de pe strada aceasta și o piesă din mână.
streets-refusal-ST-199 = O piesă care copiază altele nu e bună pentru asta.
streets-refusal-ST-202 = E nevoie de două semne libere și nicio altă clădire a ta nu poate avea două.
streets-refusal-ST-205 = Doar Renovatorul construiește peste altele: pe străzi închise și niciodată peste Gara Centrală sau Parcul orașului.
streets-refusal-ST-231 = Șmecherul construiește unde piesa valorează cel mai mult: { $tile }.
streets-refusal-ST-241 = { streets-crowd } merg întâi în clădirile Șmecherului, dacă au loc acolo.
streets-refusal-ST-250 = Șmecherul ia tipul din care are cel mai puțin.
streets-refusal-ST-251 = Consultantul acesta nu lucrează la o astfel de masă.

## Din ce se compun sumele. $source e clădirea a cărei valoare este; suma însăși stă alături.

streets-line-ST-82 = Oameni pe ea: { $count } × { $each }
streets-line-ST-84 = Străzi închise
streets-line-ST-90 = { $source }, oameni pe stradă: { $count } × { $each }
streets-line-ST-91 = { $source }, simboluri: { $count } × { $each }
streets-line-ST-92 = { $source }, perechi: { $count } × { $each }
streets-line-ST-93 = { $source }, simboluri „orice”: { $count } × { $each }
streets-line-ST-94 = { $source }, semne proprii: { $count } × { $each }
streets-line-ST-95 = { $source }, clădiri pe stradă: { $count } × { $each }
streets-line-ST-96 = { $source }, clădiri în jur: { $count } × { $each }
streets-line-ST-97 = { $count ->
    [0] { $source }: nicio stradă închisă
   *[other] { $source }: închiderea unei străzi
}
streets-line-ST-99 = { $source } – nimic de copiat
streets-line-ST-151 = { $source-id ->
    [final] Clădiri la sfârșit
   *[other] Doar jumătate, rotunjit în sus
}
streets-line-ST-171 = { $source-id ->
    [majority] Cele mai multe jetoane de un tip
   *[other] Cele mai multe jetoane: { $source }
}
streets-line-ST-172 = { $source-id ->
    [sets] Seturi de patru jetoane
   *[other] Seturi de patru jetoane: { $count } × { $each }
}
streets-line-ST-203 = Al doilea semn: încă o dată atât
streets-line-ST-221 = Bani la început

## Din ce se compune scorul

streets-part-start = Început
streets-part-streets = Străzi închise
streets-part-final = Clădiri la sfârșit
streets-part-majority = Majorități de jetoane
streets-part-sets = Seturi de jetoane

## La masă, în browser

streets-board-map = Harta
streets-board-nearer = Apropie
streets-board-farther = Depărtează
streets-board-all = Arată tot orașul
streets-board-hand = Mâna ta
streets-board-stack = { $count ->
    [one] { $count } piesă în teanc
    [few] { $count } piese în teanc
   *[other] { $count } de piese în teanc
}
# De unul singur: piesa care stă la vedere pe teanc.
streets-board-next = La vedere pe teanc: { $tile }
streets-board-turn = Rotește
streets-board-money = Bani
streets-board-signs = Semne libere: { $count }
streets-board-kinds = Piese în mână
streets-board-tokens = Jetoane de afaceri
streets-board-owner = Proprietar: { $name }
streets-board-abandoned = Părăsită
streets-board-seekers = Caută loc: { $people }
streets-board-symbols = { $count ->
    [one] { $kind }: { $count } simbol
    [few] { $kind }: { $count } simboluri
   *[other] { $kind }: { $count } de simboluri
}
# $business: numele unui tip. Două jetoane dacă semnul e dublat.
streets-board-business = Semn de afaceri: { $business } × { $count }
# Cât i-ar aduce clădirea proprietarului dacă strada ei ar fi punctată acum.
streets-board-worth = { $name } ar primi acum { $amount } $
streets-board-enclosed = { $count ->
    [one] Stradă închisă, { $count } clădire
    [few] Stradă închisă, { $count } clădiri
   *[other] Stradă închisă, { $count } de clădiri
}
streets-board-open = { $count ->
    [one] Stradă deschisă, { $count } clădire
    [few] Stradă deschisă, { $count } clădiri
   *[other] Stradă deschisă, { $count } de clădiri
}
streets-board-start = O piesă de început: nu e a nimănui și nimeni nu se mută în ea.
streets-board-closes = Închide o stradă, clădiri: { $count }
streets-board-later = Când strada se închide: { $amount } $
# La fel, unde e puțin loc.
streets-board-later-short = apoi { $amount }
# De ce piesa nu poate fi rotită așa, unde e puțin loc.
streets-board-not-wide = prea lat
streets-board-not-apart = fără drum
streets-board-not-long = prea lung
streets-board-not-taken = ocupat
# Unde ar merge oamenii. $people: câți și cine.
streets-board-go-to = { $people } → { $tile }
streets-board-go-choice = { $people }: locuri de ales: { $count }
streets-board-go-nowhere = { $people }: n-au unde merge, caută loc
# Unde e un loc liber.
streets-board-cell-n = La nord: { $tile }
streets-board-cell-e = La est: { $tile }
streets-board-cell-s = La sud: { $tile }
streets-board-cell-w = La vest: { $tile }
streets-board-ask-place = Unde construiești: { $tile }?
streets-board-ask-move = Unde merg: { $people }?
streets-board-together = Câți merg împreună
streets-board-all-of = Toți: { $count }
# În lista deciziilor, lângă un loc: în ce parte e drumul.
streets-board-road-n = nord
streets-board-road-e = est
streets-board-road-s = sud
streets-board-road-w = vest

## Cum se joacă

streets-how-goal-title = Scopul
streets-how-goal = Construiți împreună un singur oraș. Când o stradă se închide, clădirile ei își plătesc proprietarii, iar oamenii merg mai departe. Câștigă cine are la sfârșit cei mai mulți bani.
streets-how-turn-title = Rândul tău
streets-how-turn-build-title = Construiește
streets-how-turn-build = Alege una dintre cele 3 piese ale tale, un loc pentru ea și partea pe care se află drumul. Cu piesa vin atâția oameni de culoarea ei câte simboluri are, iar un semn al tău spune că e a ta.
streets-how-turn-score-title = Punctează
streets-how-turn-score = Dacă astfel se închide o stradă, toți cei care au un semn pe ea sunt plătiți și își iau semnul înapoi, iar tu hotărăști unde merg oamenii.
streets-how-turn-draw-title = Trage
streets-how-turn-draw = Ia o piesă nouă din teanc, cât timp mai este.
streets-how-place-title = Unde poți construi
streets-how-place = Drumul trece de-a lungul uneia dintre laturile piesei. Trebuie să continue alt drum în linie dreaptă sau să îl întâlnească în unghi drept. Două drumuri nu stau niciodată unul lângă altul.
streets-how-street = Piesele ale căror drumuri se continuă formează o stradă, cel mult 5 piese. E închisă de îndată ce la ambele capete se află ceva.
streets-how-income-title = Ce aduce o clădire
streets-how-income = Fiecare clădire are o valoare: atâția dolari pentru simboluri, perechi, oameni, semne sau vecini. O aduce pe ea și încă 1 $ pentru fiecare om de pe ea.
streets-how-symbols = Se numără toate simbolurile de pe stradă, ale oricui ar fi, și cele de la capete care arată spre ea. Simbolul „orice” ține loc de oricare.
streets-how-people-title = Oamenii merg mai departe
streets-how-people = După ce toți sunt plătiți, oamenii de pe stradă merg în clădiri cu simbolul lor de pe străzi deschise. Dacă sunt mai multe, alegi pentru fiecare.
streets-how-seekers = Cine nu găsește loc se ridică și caută. Toți căutătorii de o culoare se mută în următoarea piesă de culoarea lor, oriunde ar fi construită.
streets-how-example-start = Începutul: Gara Centrală și Parcul orașului. Un spa la vest de gară i-ar închide strada.
streets-how-example-income = Ursul construiește Căminul studențesc. Acesta închide o stradă de trei clădiri: Galeria de artă aduce 9 $, bufnița primește 7 $ și 11 $. Căminul și Magazinul de scule arată spre stradă, deci simbolurile lor se numără.
streets-how-example-moved = Cei 3 hipsteri merg în singura clădire deschisă de felul lor, Căminul studențesc: acum sunt 4 acolo. Cei 2 părinți nu au unde merge și caută.
streets-how-example-seekers = Bufnița construiește Lofturi la modă: cu piesa vin 2 părinți, iar amândoi căutătorii se mută și ei.
streets-how-signs-title = Nu mai ai semne
streets-how-signs = Ai 5 semne. Dacă toate sunt în oraș și trebuie să construiești, mai întâi părăsești o clădire: semnul ei se întoarce fără bani, iar oamenii pleacă.
streets-how-end-title = Sfârșitul
streets-how-end = Jocul se termină când toate piesele sunt construite. Fiecare clădire care mai are un semn aduce jumătate din venitul ei, rotunjit în sus.
streets-how-modules-title = Alte feluri de a juca
streets-how-module-business = Afaceri: pentru fiecare stradă închisă, fiecare proprietar de pe ea ia jetoane pentru o clădire.
streets-how-module-consultants = Consultanți: fiecare are unul, cu o putere a lui.
streets-how-module-solo = De unul singur: joci împotriva Șmecherului, care construiește mereu acolo unde piesa valorează cel mai mult.
streets-how-tokens = Jetoanele de afaceri aduc 10 $ pentru cele mai multe de un tip și 10 $ pentru fiecare set de patru.
streets-how-table-title = La această masă
streets-how-table-map = Trage orașul ca să îl muți, apropie-l cu rotița sau cu două degete, iar butonul din colț îl arată întreg.
streets-how-table-turn = Cu o piesă în mână, arată un loc liber: se vede ce ar aduce acolo. Rotește-o cu tasta R, cu rotița sau cu discurile de pe laturi.
streets-how-table-move = Alege câți oameni merg împreună, apoi apasă unde merg sau trage-i acolo.
streets-how-table-why = Arată orice clădire ca să vezi cât ar aduce acum și de ce.
streets-how-tips-title = Bine de știut
streets-how-tips-close = O stradă îi plătește pe toți cei de pe ea. Închide-o când e mai ales a ta.
streets-how-tips-people = Oamenii aduc bani acolo unde locuiesc. Pregătește-le o clădire pe o stradă deschisă înainte să o închizi pe a lor.
streets-how-tips-signs = Semnele se întorc doar de pe străzile închise. Nu începe cinci străzi deodată.
streets-how-ours = Nicio listă a pieselor adevărate nu e publică: 36 din cele 45 de piese sunt ale noastre, după regulile tipărite în carte.

## Pe un afiș al orașului

streets-poster-buildings = { $count ->
    [one] { $count } clădire
    [few] { $count } clădiri
   *[other] { $count } de clădiri
}
streets-poster-finished = { $count ->
    [one] { $count } stradă închisă
    [few] { $count } străzi închise
   *[other] { $count } de străzi închise
}
streets-poster-people = { $count ->
    [one] { $count } om
    [few] { $count } oameni
   *[other] { $count } de oameni
}

## Primul joc, cu antrenor

streets-coach-goal = Bine ai venit pe șantier! Construiți în doi un singur oraș, stradă cu stradă; o stradă închisă plătește, și câștigă cine are cei mai mulți bani.
streets-coach-build = Alege una dintre cele 3 piese ale tale. Vin cu ea oameni, câte unul pentru fiecare simbol, iar moneda de sus spune pentru ce plătește.
streets-coach-place = Alege un loc luminat și rotește piesa astfel încât drumul ei să se lege de altul. Arată spre un loc ca să vezi cât ar aduce piesa acolo.
streets-coach-road = Drumurile care se continuă în linie dreaptă sunt o singură stradă, cel mult 5 piese. Se închide când la ambele capete se află ceva.
streets-coach-sign = Pe clădirea ta stă acum unul dintre cele 5 semne ale tale. Se întoarce când strada se închide și plătește.
streets-coach-less = Strada aceasta ți-a adus { $mine } $, iar rivalului { $theirs } $. Închide străzi pe care mai multe clădiri sunt ale tale.
streets-coach-more = Strada aceasta ți-a adus { $mine } $, iar rivalului { $theirs } $. Așa trebuie: las-o să crească cât e a ta, apoi închide-o.
streets-coach-street = S-au închis două străzi deodată. Alege care plătește prima: oamenii ei se pot muta pe cealaltă.
streets-coach-move = Oamenii de pe stradă merg mai departe, iar tu hotărăști unde. Pe o clădire a ta, fiecare va aduce cu 1 $ mai mult.
streets-coach-seekers = Unii n-au găsit casă, așa că stau în picioare și caută. Se vor muta în următoarea piesă de culoarea lor, oricine ar construi-o.
streets-coach-home = Căutătorii au găsit casă: { $tile }. O piesă de culoarea pe care o caută mulți merită construită curând.
streets-coach-abandon = Toate semnele tale sunt în oraș, așa că trebuie părăsită o clădire. Alege una care ar aduce puțin, pe o stradă departe de a fi închisă.
streets-coach-abandoned = A trebuit părăsită o clădire fără plată: { $tile }. Închide o stradă de-a ta înainte să se termine semnele.
streets-coach-return = Niciuna dintre piesele tale nu se potrivește nicăieri. Dă una înapoi: iese din joc.
streets-coach-worth = Arată spre orice clădire ca să vezi cât ar aduce acum și de ce. Un simbol contează pentru toată strada, oricine l-ar fi pus.
streets-coach-end = Jocul se încheie când toate piesele sunt construite. Un semn rămas atunci aduce doar jumătate, așa că închide ce poți.
streets-coach-learned-enclose = O stradă închisă îi plătește pe toți cei de pe ea: închide-le pe cele mai ales ale tale.
streets-coach-learned-people = Oamenii aduc bani și merg mai departe; căutătorii merg în următoarea piesă de culoarea lor.
streets-coach-learned-signs = Ai 5 semne, iar ele se întorc doar de pe străzile închise.
streets-coach-learned-end = Când toate piesele sunt construite, ce e deschis aduce jumătate.

## Ce a ieșit și ce a rămas

streets-known-how = Toate piesele, pe feluri. Unele au putut fi scoase nevăzute înainte de joc: nimeni nu știe care.
streets-known-left = Nevăzute: { $count }
streets-known-open = La vedere, neconstruite: { $count }
streets-known-gone = Construite sau ieșite: { $count }
streets-known-where = teanc { $stack } · mâini { $hands } · scoase { $removed }
streets-known-tile = { $tile } – { $state ->
    [left] nevăzută
    [open] la vedere
   *[gone] construită sau ieșită
}
streets-known-tokens = Jetoane de afaceri rămase
