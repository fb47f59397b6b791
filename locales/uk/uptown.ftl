### UpTown. Аргументи повідомлень кожного виду: locales/README.md.
### Слова — зі словничка в docs/rules/uptown.md. Гроші — апкоїни, позначені $ після числа.

## На коробці

game-uptown = UpTown
game-uptown-blurb = Складай із карт проєктів п’ять будинків, аж до дахів, і здобудь найбільше престижу.

## Варіанти

uptown-option-first = Перший гравець
uptown-option-first-random = За жеребом
uptown-option-first-0 = Гравець 1
uptown-option-first-1 = Гравець 2
uptown-option-first-2 = Гравець 3
uptown-option-first-3 = Гравець 4

## Проєкти, по два на карті

uptown-card-student_digs = Студентське житло
uptown-card-flea_market = Блошиний ринок
uptown-card-typing_pool = Машбюро
uptown-card-copy_and_print = Копіювання та друк
uptown-card-bedsit = Кімнатка
uptown-card-sinking_foundations = Просілий фундамент
uptown-card-phone_repair_nook = Ремонт телефонів
uptown-card-tin_roof = Бляшаний дах
uptown-card-shoeshine_stand = Чистильник взуття
uptown-card-attic_hideaway = Сховок на горищі
uptown-card-backpackers_dorm = Ночівля мандрівників
uptown-card-abandoned_floor = Покинутий поверх
uptown-card-laundrette = Пральня
uptown-card-slanted_studio = Скісна майстерня
uptown-card-corner_shop = Крамниця на розі
uptown-card-artists_attic = Горище художників
uptown-card-porters_lodge = Квартира портьє
uptown-card-asbestos_scare = Азбестова тривога
uptown-card-greengrocer = Овочева крамниця
uptown-card-pigeon_colony = Голубина колонія
uptown-card-espresso_bar = Еспресо-бар
uptown-card-concrete_canopy = Бетонний козирок
uptown-card-temp_agency = Агенція зайнятості
uptown-card-broken_lift = Зламаний ліфт
uptown-card-nail_bar = Манікюрний салон
uptown-card-dovecote_flat = Квартира в голубнику
uptown-card-garden_gazebo = Садова альтанка
uptown-card-haunted_flat = Квартира з привидами
uptown-card-milk_bar = Молочний бар
uptown-card-weather_bureau = Бюро погоди
uptown-card-cellar_bar = Бар у підвалі
uptown-card-debt_collectors = Колектори
uptown-card-basement_flat = Квартира в підвалі
uptown-card-leaky_pipes = Діряві труби
uptown-card-vending_gallery = Галерея автоматів
uptown-card-builders_tarpaulin = Будівельний брезент
uptown-card-open_plan_offices = Офіси без стін
uptown-card-courtyard_flats = Квартири у дворі
uptown-card-accountants_row = Бухгалтери
uptown-card-family_flat = Сімейна квартира
uptown-card-map_and_survey_bureau = Бюро геодезії
uptown-card-studio_with_skylight = Студія з ліхтарем
uptown-card-tea_room = Чайна
uptown-card-law_chambers = Адвокатська контора
uptown-card-dance_school = Школа танців
uptown-card-filing_rooms = Картотека
uptown-card-notarys_chambers = Контора нотаріуса
uptown-card-garret_studio = Студія на горищі
uptown-card-umbrella_stall = Ятка парасольок
uptown-card-box_room_flats = Мініквартири
uptown-card-newlyweds_nest = Гніздечко молодят
uptown-card-bookshop = Книгарня
uptown-card-dental_surgery = Стоматологія
uptown-card-roof_terrace_flat = Квартира з терасою
uptown-card-toy_shop = Крамниця іграшок
uptown-card-photo_loft = Фотостудія
uptown-card-bungalow = Бунгало
uptown-card-noisy_nightclub = Гучний клуб
uptown-card-filling_station = Автозаправка
uptown-card-radio_station = Радіостанція
uptown-card-pancake_house = Млинцева
uptown-card-accordion_flats = Квартири гармошкою
uptown-card-beehives = Вулики
uptown-card-rubble_lot = Купа щебеню
uptown-card-capsule_hotel = Капсульний готель
uptown-card-pawnshop = Ломбард
uptown-card-newsroom = Редакція
uptown-card-delicatessen = Делікатеси
uptown-card-bay_window_flat = Квартира з еркером
uptown-card-art_gallery = Художня галерея
uptown-card-startup_hive = Вулик стартапів
uptown-card-loft_conversion = Перебудоване горище
uptown-card-tailors_workshop = Кравецька майстерня
uptown-card-bell_tower_flat = Квартира у дзвіниці
uptown-card-ice_cream_parlour = Морозиво
uptown-card-puppet_theatre = Ляльковий театр
uptown-card-boiler_room_offices = Офіси в котельні
uptown-card-gabled_loft = Лофт під щипцем
uptown-card-solar_array = Сонячні панелі
uptown-card-jackhammer_crew = Відбійні молотки
uptown-card-design_studio = Дизайн-студія
uptown-card-yoga_loft = Йога-лофт
uptown-card-house_manager = Управитель будинку
uptown-card-bed_and_breakfast = Нічліг зі сніданком
uptown-card-mansard_flats = Мансардні квартири
uptown-card-reading_terrace = Читацька тераса
uptown-card-mansard_offices = Мансардні офіси
uptown-card-florist = Квіти
uptown-card-sauna_and_steam_room = Сауна й парна
uptown-card-attic_bookroom = Книги на горищі
uptown-card-foyer_with_fountain = Фойє з фонтаном
uptown-card-fast_food_fumes = Сморід фастфуду
uptown-card-neon_sign = Неонова вивіска
uptown-card-tax_inspectors = Податкова перевірка
uptown-card-patent_office = Патентне бюро
uptown-card-turret_rooms = Номери у вежі
uptown-card-game_studio = Студія ігор
uptown-card-water_tower = Водонапірна вежа
uptown-card-shipping_agency = Морська агенція
uptown-card-twin_flats = Квартири-близнюки
uptown-card-stockbrokers = Біржові маклери
uptown-card-garden_maisonette = Дворівнева із садком
uptown-card-book_cafe = Книжкова кав’ярня
uptown-card-balcony_flat = Квартира з балконом
uptown-card-chocolate_lounge = Шоколадний салон
uptown-card-lantern_hall = Зала з ліхтарем
uptown-card-patisserie = Кондитерська
uptown-card-winter_garden = Зимовий сад
uptown-card-escape_rooms = Квест-кімнати
uptown-card-editors_eyrie = Гніздо редактора
uptown-card-gated_court = Закритий двір
uptown-card-basement_bistro = Бістро в підвалі
uptown-card-stonemasons_flat = Квартира каменяра
uptown-card-rooftop_garden = Сад на даху
uptown-card-museum_of_curiosities = Музей дивовиж
uptown-card-boutique_hotel = Бутик-готель
uptown-card-coffee_roastery = Кавосмажня
uptown-card-corner_suite = Кутовий кабінет
uptown-card-summer_pavilion = Літній павільйон
uptown-card-climbing_gym = Скеледром
uptown-card-pocket_park = Кишеньковий парк
uptown-card-fashion_arcade = Пасаж моди
uptown-card-insurance_tower = Вежа страхування
uptown-card-rooftop_bar = Бар на даху
uptown-card-publishing_house = Видавництво
uptown-card-rooftop_cinema = Кіно на даху
uptown-card-consulate = Консульство
uptown-card-optician = Оптика
uptown-card-market_hall = Критий ринок
uptown-card-sky_villa = Вілла в небі
uptown-card-jewellers = Ювелір
uptown-card-sky_lounge = Салон у небі
uptown-card-think_tank = Аналітичний центр
uptown-card-glass_dome_cafe = Кав’ярня під куполом
uptown-card-music_school = Музична школа
uptown-card-family_terrace = Сімейна тераса
uptown-card-airport_hotel = Готель біля аеропорту
uptown-card-sculpture_garden = Сад скульптур
uptown-card-twenty_four_hour_shop = Крамниця 24 години
uptown-card-hotel_belvedere = Готель «Бельведер»
uptown-card-company_canteen = Їдальня компанії
uptown-card-aquarium_hall = Акваріум
uptown-card-marble_penthouse = Мармуровий пентхаус
uptown-card-trading_floor = Біржова зала
uptown-card-cake_theatre = Театр тортів
uptown-card-corner_tower = Наріжна вежа
uptown-card-helipad = Вертолітний майданчик
uptown-card-department_store = Універмаг
uptown-card-clock_tower = Годинникова вежа
uptown-card-business_hotel = Бізнес-готель
uptown-card-antique_dealer = Антикваріат
uptown-card-opera_house = Опера
uptown-card-garden_terrace_suite = Апартаменти з терасою
uptown-card-copper_spire = Мідний шпиль
uptown-card-boardroom_floor = Поверх правління
uptown-card-panorama_restaurant = Ресторан із краєвидом
uptown-card-tourist_information = Туристична довідка
uptown-card-rooftop_pool = Басейн на даху
uptown-card-casino_hotel = Готель із казино
uptown-card-language_institute = Інститут мов
uptown-card-crown_residence = Коронна резиденція
uptown-card-wellness_centre = Велнес-центр
uptown-card-cookery_school = Кулінарна школа
uptown-card-observatory = Обсерваторія
uptown-card-tenants_association = Спілка мешканців
uptown-card-regional_headquarters = Регіональний офіс
uptown-card-brand_outlet = Аутлет брендів
uptown-card-grand_hotel = Гранд-готель

## Міські проєкти, по чотири на карті

uptown-card-council_flat = Міська квартира
uptown-card-slate_roof = Сланцевий дах
uptown-card-library_branch = Філія бібліотеки
uptown-card-newspaper_kiosk = Газетний кіоск
uptown-card-town_clerks_office = Кабінет секретаря
uptown-card-tiled_roof = Черепичний дах
uptown-card-soup_kitchen = Благодійна кухня
uptown-card-sheltered_flats = Захищене житло
uptown-card-parcel_depot = Пункт посилок
uptown-card-shingle_roof = Ґонтовий дах
uptown-card-community_cafe = Громадська кав’ярня
uptown-card-records_room = Діловодство
uptown-card-charity_shop = Благодійна крамниця
uptown-card-thatched_roof = Солом’яний дах
uptown-card-key_worker_flat = Службова квартира
uptown-card-health_centre = Медпункт
uptown-card-youth_hostel = Молодіжний гостел
uptown-card-zinc_roof = Цинковий дах
uptown-card-job_centre = Центр зайнятості
uptown-card-caretakers_flat = Квартира двірника
uptown-card-playground = Дитячий майданчик
uptown-card-rates_office = Податкова контора
uptown-card-nursery_school = Дитячий садок
uptown-card-farmers_stall = Фермерська ятка
uptown-card-public_fountain = Міський фонтан
uptown-card-starter_flats = Перше житло
uptown-card-lost_property_office = Бюро знахідок
uptown-card-school_canteen = Шкільна їдальня
uptown-card-skate_ramp = Скейт-рампа
uptown-card-evening_classes = Вечірні курси
uptown-card-ticket_booth = Квиткова каса
uptown-card-veterans_flat = Квартира ветерана
uptown-card-weather_vane = Флюгер
uptown-card-social_flats = Соціальне житло
uptown-card-water_board = Водоканал
uptown-card-tram_stop_cafe = Кав’ярня на зупинці
uptown-card-recycling_point = Пункт переробки
uptown-card-housing_office = Житловий відділ
uptown-card-garden_flat = Квартира із садком
uptown-card-glazed_roof = Скляний дах
uptown-card-parking_meters = Паркомати
uptown-card-first_aid_post = Перша допомога
uptown-card-porridge_bar = Вівсянка-бар
uptown-card-copper_sheet_roof = Дах із мідного листа
uptown-card-roadworks = Дорожні роботи
uptown-card-municipal_archive = Міський архів
uptown-card-ward_surgery = Дільничний лікар
uptown-card-turf_roof = Трав’яний дах
uptown-card-night_shelter = Нічний притулок
uptown-card-pay_office = Каса виплат
uptown-card-seed_store = Насіння
uptown-card-timber_roof = Дерев’яний дах
uptown-card-flagpole = Флагшток
uptown-card-bus_pass_counter = Каса проїзних
uptown-card-wardens_flat = Квартира наглядача
uptown-card-dormer_roof = Дах із люкарнами
uptown-card-siren_mast = Щогла із сиреною
uptown-card-census_bureau = Бюро перепису
uptown-card-repair_cafe = Ремонт-кав’ярня
uptown-card-barge_board_gable = Різьблений щипець
uptown-card-town_band_room = Кімната оркестру
uptown-card-chess_pavilion = Шаховий павільйон
uptown-card-clerks_flat = Квартира писаря
uptown-card-covered_stalls = Криті ятки
uptown-card-public_baths = Міська лазня
uptown-card-bell_gable = Щипець із дзвоном
uptown-card-works_department = Відділ робіт
uptown-card-nurses_flat = Квартира медсестри
uptown-card-fire_station = Пожежна частина
uptown-card-lodging_house = Нічліжний дім
uptown-card-allotment_shop = Усе для городу
uptown-card-felt_roof = Руберойдовий дах
uptown-card-police_box = Поліцейська будка
uptown-card-reading_room = Читальня
uptown-card-lunch_club = Обідній клуб
uptown-card-pantile_roof = Жолобчаста черепиця
uptown-card-lookout_bench = Лавка з краєвидом
uptown-card-mothers_cafe = Мамина кав’ярня
uptown-card-planning_office = Відділ планування
uptown-card-gambrel_roof = Ламаний дах
uptown-card-bicycle_racks = Велопарковка
uptown-card-interpreters_office = Бюро перекладачів
uptown-card-tenement_rooms = Прибуткові кімнати
uptown-card-bottle_bank = Бак для скла
uptown-card-band_shell = Естрада-мушля
uptown-card-co_op_store = Кооператив
uptown-card-advice_bureau = Бюро порад
uptown-card-attic_dormitory = Ночівля на горищі
uptown-card-gasworks_annexe = Прибудова газівні
uptown-card-swap_shop = Обмін речами
uptown-card-rest_home = Дім для літніх
uptown-card-barrel_roof = Бочковий дах
uptown-card-lightning_rod = Громовідвід
uptown-card-milk_kitchens = Молочні кухні
uptown-card-polling_station = Виборча дільниця
uptown-card-saddle_roof = Двосхилий дах
uptown-card-toll_booth = Платний в’їзд
uptown-card-vaccination_room = Кабінет щеплень
uptown-card-twin_kiosks = Кіоски-близнюки
uptown-card-stepped_gable = Східчастий щипець
uptown-card-museum_annexe = Крило музею
uptown-card-workers_flats = Робітничі квартири
uptown-card-canteen_hatch = Віконце їдальні
uptown-card-hipped_roof = Вальмовий дах
uptown-card-neighbourhood_watch = Сусідська варта
uptown-card-stamp_counter = Віконце з марками
uptown-card-welfare_offices = Соціальна служба
uptown-card-lean_to_roof = Односхилий дах
uptown-card-lamplighters_loft = Горище ліхтарника
uptown-card-sorting_office = Сортування пошти
uptown-card-teachers_flat = Квартира вчителя
uptown-card-sawtooth_roof = Пилчастий дах

## Про що питають

uptown-ask-first_action = Будуй або скинь безкоштовну карту
uptown-ask-second_action = Купи карту або візьми міську
uptown-ask-place = Вибери ділянку: { $project }
uptown-ask-over = Гру завершено

## Рішення

uptown-action-build = Побудувати: { $project }, ділянка { $plot }
uptown-action-give = Подарувати: { $project } — { $seat }, ділянка { $plot }
uptown-action-discard = Скинути безкоштовну карту
uptown-action-decline = Скинути міську карту
uptown-action-pass = Пас

## Що сталося. $projects: що пропонує карта; $floor: 1 — це перший поверх.

uptown-fact-round_began = Починається раунд { $round }
uptown-fact-turn_began = { $seat-you ->
    [yes] Твій хід
   *[no] Хід: { $seat }
}
uptown-fact-collected = { $seat-you ->
    [yes] Ти забираєш зі своєї колоди { $total } $
   *[no] { $seat } забирає зі своєї колоди { $total } $
}
uptown-fact-took = { $seat-you ->
    [yes] Ти береш безкоштовну карту: { $projects }
   *[no] { $seat } бере безкоштовну карту: { $projects }
}
uptown-fact-took_municipal = { $seat-you ->
    [yes] Ти береш міську карту: { $projects }
   *[no] { $seat } бере міську карту: { $projects }
}
# $deck: на чиїй колоді лежала карта. За карту зі своєї колоди платять банку, інакше — на ту колоду.
uptown-fact-paid = { $seat-you ->
    [yes] { $deck-you ->
        [yes] Ти платиш банку { $total } $: { $project }
       *[no] Ти платиш { $total } $ на чужу колоду ({ $deck }): { $project }
    }
   *[no] { $deck-you ->
        [yes] { $seat } платить { $total } $ на твою колоду: { $project }
       *[no] { $seat } платить { $total } $: { $project } (колода: { $deck })
    }
}
uptown-fact-built = { $seat-you ->
    [yes] { $floor ->
        [1] Ти будуєш: { $project }, ділянка { $plot }, перший поверх
       *[other] Ти будуєш: { $project }, ділянка { $plot }, поверх { $floor }
    }
   *[no] { $floor ->
        [1] { $seat } будує: { $project }, ділянка { $plot }, перший поверх
       *[other] { $seat } будує: { $project }, ділянка { $plot }, поверх { $floor }
    }
}
uptown-fact-gave = { $seat-you ->
    [yes] Ти робиш подарунок: { $project } — { $receiver }, ділянка { $plot }, поверх { $floor }
   *[no] { $receiver-you ->
        [yes] { $seat } робить тобі подарунок: { $project }, ділянка { $plot }, поверх { $floor }
       *[no] { $seat } робить подарунок: { $project } — { $receiver }, ділянка { $plot }, поверх { $floor }
    }
}
uptown-fact-income = { $seat-you ->
    [yes] { $total ->
        [0] Твою ділянку { $plot } закрито, але вулиця не дає нічого
       *[other] Твою ділянку { $plot } закрито: вулиця дає тобі { $total } $
    }
   *[no] { $total ->
        [0] { $seat }: ділянку { $plot } закрито, але вулиця не дає нічого
       *[other] { $seat }: ділянку { $plot } закрито, вулиця дає { $total } $
    }
}
uptown-fact-discarded = { $seat-you ->
    [yes] Ти скидаєш безкоштовну карту: { $projects }
   *[no] { $seat } скидає безкоштовну карту: { $projects }
}
uptown-fact-declined = { $seat-you ->
    [yes] Ти скидаєш міську карту: { $projects }
   *[no] { $seat } скидає міську карту: { $projects }
}
uptown-fact-passed = { $seat-you ->
    [yes] Ти пасуєш
   *[no] { $seat } пасує
}
# $left: скільки карт у колоді разом із цією.
uptown-fact-opened = { $seat-you ->
    [yes] Наступна карта твоєї колоди (лишилося { $left }): { $projects }
   *[no] { $seat } — наступна карта колоди (лишилося { $left }): { $projects }
}
uptown-fact-municipal_opened = Наступна карта спільної стопки (лишилося { $left }): { $projects }
uptown-fact-deck_ended = { $seat-you ->
    [yes] Твоя колода скінчилася: це останній раунд
   *[no] { $seat }: колода скінчилася, це останній раунд
}
uptown-fact-street_ended = { $seat-you ->
    [yes] Усі твої ділянки закрито: це останній раунд
   *[no] { $seat }: усі ділянки закрито, це останній раунд
}
uptown-fact-ended = Гру завершено

## Чому ні

uptown-refusal-UP-23 = Гравців за столом: { $seats }. Перший гравець має бути одним із них.
uptown-refusal-UP-43 = Спершу безкоштовна карта, а цього на ній немає: { $project }.
uptown-refusal-UP-48 = Зверху на колодах цього немає: { $project }.
uptown-refusal-UP-52 = На цій колоді лежить { $money } $. Доки власник їх не забере, з неї ніхто не купує.
uptown-refusal-UP-53 = Коштує { $cost } $, а в тебе { $wallet } $.
uptown-refusal-UP-78 = Подарунок кладуть на чужу вулицю.
uptown-refusal-UP-79 = Лише перший поверх: потрібна порожня ділянка.
uptown-refusal-UP-80 = Лише вище першого поверху: під ним уже щось має стояти.
uptown-refusal-UP-81 = Лише на даху: цю ділянку ще не закрито.
uptown-refusal-UP-82 = Цю ділянку закрито. Додати можна лише те, що стоїть на даху.
uptown-refusal-UP-83 = Цей будинок не приймає подарунків.
uptown-refusal-UP-219 = Пасувати можна лише з порожньою спільною стопкою; доки в ній є карти, візьми верхню, хоча б щоб скинути.

## Рядки сум. $source — проєкт; сама сума стоїть поруч.

uptown-line-UP-42 = Гроші на колоді
uptown-line-UP-48 = { $source }
uptown-line-UP-103 = Вулиця ніколи не дає менше, ніж нічого
uptown-line-UP-106 = { $count ->
    [1] { $source }
   *[other] { $source }: { $count } × { $each }
}
uptown-line-UP-151 = { $count ->
    [1] { $source }
   *[other] { $source }: { $count } × { $each }
}
uptown-line-UP-153 = 1 бал за кожні 3 $
uptown-line-UP-154 = { $source }
uptown-line-UP-160 = Найвищий будинок

## З чого складається рахунок

uptown-part-plot_1 = Ділянка 1
uptown-part-plot_2 = Ділянка 2
uptown-part-plot_3 = Ділянка 3
uptown-part-plot_4 = Ділянка 4
uptown-part-plot_5 = Ділянка 5
uptown-part-money = Гроші

## Поле: написи й читання вголос

uptown-board-chapter-office = Офіси
uptown-board-chapter-services = Послуги
uptown-board-chapter-apartment = Квартири
uptown-board-chapter-cafe = Кав’ярні
uptown-board-chapter-shop = Крамниці
uptown-board-chapter-hotel = Готелі
uptown-board-chapter-none = Без виду
uptown-board-chapter-gift = Подарунки
uptown-board-chapter-roof = Дахи
uptown-board-chapter-pavilion = Перший поверх і дах разом
uptown-board-chapter-on_roof = На даху
uptown-board-streets = Вулиці
uptown-board-floors = { $count ->
    [one] { $count } поверх
    [few] { $count } поверхи
   *[many] { $count } поверхів
}
uptown-board-market = Колоди й спільна стопка
uptown-board-you = Ти
uptown-board-pile-municipal = Міські
uptown-board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
uptown-board-to-buy = на продаж
uptown-board-free = даром
uptown-board-turn = Перегорнути карту
# $name: на чиїй колоді вона лежить.
uptown-board-sale-to = { $cost } $, кому: { $name }
uptown-board-sale-bank = { $cost } $ банку
uptown-board-sale-leaves = лишиться { $left } $
uptown-board-sale-free = Даром
# $count: скільки проєктів на іншому боці.
uptown-board-sale-back = на звороті ще: { $count }
uptown-board-sale-money = На ній лежить { $money } $
uptown-board-sale-costs = Коштує { $cost } $
uptown-board-sale-have = у тебе { $wallet }
uptown-board-sale-nowhere = Ніде побудувати
uptown-board-sale-empty = Порожньо
uptown-board-kind = Вид: { $kind }
uptown-board-kind-duo = Вид: { $kind }, рахується двічі
uptown-board-kind-office = офіс
uptown-board-kind-services = послуги
uptown-board-kind-apartment = квартира
uptown-board-kind-cafe = кав’ярня
uptown-board-kind-shop = крамниця
uptown-board-kind-hotel = готель
uptown-board-kind-gift = подарунок
uptown-board-is-roof = Дах: закриває ділянку, і вулиця платить
uptown-board-is-gift = Подарунок: лише на чужу вулицю
uptown-board-bars-gifts = До його будинку не можна додати подарунок
uptown-board-place-ground = Лише як перша карта ділянки
uptown-board-place-upper = Ніколи як перша карта ділянки
uptown-board-place-roof = Лише на закриту ділянку
# Що надруковано: одне з наступних двох, а за ним одне з подальших чотирьох. $amount може бути нижче 0.
uptown-board-income = { $amount } $ за кожної виплати
uptown-board-prestige = престиж { $amount }
uptown-board-per_floor_below = за кожен поверх нижче
uptown-board-per_kind_on_plot = за кожне приміщення на ділянці ({ $kind })
uptown-board-per_kind_on_street = за кожне приміщення на вулиці ({ $kind })
uptown-board-if_ground_floor = на першому поверсі
uptown-board-plot = Ділянка { $plot }
uptown-board-plot-closed = Ділянка { $plot }, закрита
uptown-board-plot-empty = Тут ще нічого не збудовано.
uptown-board-wallet = Гаманець
uptown-board-points = Очки
uptown-board-points-how = Престиж і бал за кожні 3 $
uptown-board-prestige-name = Престиж
uptown-board-closed-plots = закрито ділянок: { $count } з 5
# $whose: "own" або "other"; $name: чия вулиця. Далі йде сума.
uptown-board-closing-pays = { $whose ->
    [own] Якщо закрити ділянку { $plot }, твоя вулиця дасть
   *[other] Якщо закрити ділянку { $plot }, вулиця дасть ({ $name })
}
uptown-board-roof-then-pays = { $whose ->
    [own] Дах тоді дав би тобі
   *[other] Дах тоді дав би ({ $name })
}
uptown-board-pays-nothing = нічого
uptown-board-roof-pays = дах дасть { $amount }
uptown-board-roof-pays-nothing = дах нічого не дасть
uptown-board-roof-pays-how = Скільки закриття ділянки дало б цій вулиці зараз, без доходу самого даху
uptown-board-gift = подарунок
uptown-board-counted-per_floor_below = { $count ->
    [one] { $count } поверх нижче
    [few] { $count } поверхи нижче
   *[many] { $count } поверхів нижче
}
uptown-board-counted-per_kind_on_plot = { $kind } × { $count }
uptown-board-counted-per_kind_on_street = { $kind } × { $count }
uptown-board-counted-if_ground_floor = на першому поверсі

## Поле: вулиці й вибір

# Вулиця вголос. $payout може бути нижче 0.
uptown-board-street-about = { $seat-you ->
    [yes] Твоя вулиця: гаманець { $wallet } $, дохід { $payout } $, бали { $points }
   *[no] Вулиця, { $seat }: гаманець { $wallet } $, дохід { $payout } $, бали { $points }
}
uptown-board-last-round = Останній раунд

## Як грати: сторінка на п’ять хвилин

uptown-how-goal-title = Мета гри
uptown-how-goal = Ти будуєш вулицю з п’яти будинків, карту на карту. Дахи приносять гроші, а наприкінці перемагає вулиця з найбільшим престижем.
uptown-how-start-title = Початок
uptown-how-start = У кожного порожня вулиця з 5 ділянок, 10 $ і колода карт проєктів. Видно лише верхню карту кожної колоди, з обома проєктами. Міські карти утворюють спільну стопку.
uptown-how-turn-title = Твій хід, дві дії
uptown-how-turn-first-title = Перша дія
uptown-how-turn-first = На твоїй колоді лежать гроші? Забери їх, і це все. Якщо ні, візьми верхню карту безкоштовно: побудуй один із її проєктів або скинь карту.
uptown-how-turn-second-title = Друга дія
uptown-how-turn-second = Купи верхню карту будь-якої колоди й одразу побудуй. Або візьми міську карту: вона безкоштовна, має чотири проєкти, і її можна скинути.
uptown-how-money = За карту зі своєї колоди платиш банку. За чужу кладеш гроші на ту колоду: доки власник їх не забере, вона не продається.
uptown-how-build-title = Будівництво
uptown-how-build = Обери один проєкт карти й одну зі своїх ділянок. На порожній він стане першим поверхом, на інших — новим верхнім. Другий проєкт карти пропадає.
uptown-how-build-signs = Деяким проєктам потрібен перший поверх, деяким вищий, деяким дах закритої ділянки.
uptown-how-roof-title = Дахи й дохід
uptown-how-roof = Проєкт із дахом закриває ділянку. Цієї миті платить уся вулиця: додай дохід усіх 5 ділянок, і самого даху теж. Тож кожен дохід може спрацювати до 5 разів. Від’ємна сума не коштує нічого.
uptown-how-gift-title = Подарунки
uptown-how-gift = Подарунок будують на чужій вулиці, і він рідко тішить. Якщо подарунок закриває ділянку, гроші отримує власник тієї вулиці.
uptown-how-example-title = Приклад ходу
uptown-how-example-free = На безкоштовній карті стоїть 3 $, але ти не платиш нічого. На ділянку 2 додаєш проєкт { uptown-card-courtyard_flats }. Це Дуо, тож на вулиці тепер 3 квартири.
uptown-how-example-buy = Карта сусіда коштує 6 $. Ти кладеш гроші на ту колоду, і лишається 4 $.
uptown-how-example-build = Обом її проєктам потрібен перший поверх, а порожня лише ділянка 5. Там ти будуєш { uptown-card-pocket_park }. Це водночас дах: ділянку 5 закрито.
uptown-how-example-income = Вулиця платить: { uptown-card-delicatessen }, 2 $; { uptown-card-twenty_four_hour_shop }, 1 $ за кожну з 3 квартир; { uptown-card-pocket_park }, 1 $. Разом 6 $, і знову маєш 10 $.
uptown-how-end-title = Кінець
uptown-how-end-when = Коли закінчується чиясь колода або в когось закрито всі 5 ділянок, раунд дограють до кінця.
uptown-how-end-score = Додай престиж усіх своїх проєктів, і подарунків теж, та 1 бал за кожні 3 $ у гаманці. Гроші на колоді пропадають. Перемагає той, у кого найбільше балів; за рівності — найвищий будинок.
uptown-how-table-title = За цим столом
uptown-how-table-choices = Те, що можна зробити зараз, підсвічено на столі. Наведи на місце, щоб побачити, що там дасть карта.
uptown-how-table-undo = Крок, який не відкриває нічого нового, можна скасувати, доки його не підтверджено.
uptown-how-table-why = Колода, з якої не можна купити, пояснює чому. Кожна сума в журналі показує, з чого вона складається.
uptown-how-tips-title = Три поради
uptown-how-tips-income = Спершу дохід: збудоване до першого даху платить із кожним дахом.
uptown-how-tips-decks = На твоїй колоді добра карта? Купи її раніше за інших.
uptown-how-tips-gifts = Перш ніж дарувати дах, глянь, скільки та вулиця заплатить власникові.

## Перша гра з тренером

uptown-coach-goal = Вітаю на твоїй вулиці! На цих п’яти ділянках ти зводиш поверх за поверхом, а наприкінці перемагає престиж.
uptown-coach-first = Перша дія: твоя відкрита карта безкоштовна. Вибери один із двох проєктів, потім ділянку; там видно, що це дасть.
uptown-coach-second = Друга дія: купи відкриту карту й одразу побудуй або візьми міську карту — вона безкоштовна. Будують лише один із її проєктів.
uptown-coach-good-roof = Дах закрив ділянку, і вся вулиця дала { $total } $. З кожним наступним дахом усі доходи спрацюють знову.
uptown-coach-poor-roof = Дах дав лише { $total } $, бо він платить те, що заробляє вся вулиця. Спершу будуй доходи, а дахи потім.
uptown-coach-collected = Хтось купив карту з твоєї колоди, тож ти забираєш { $total } $. Це й була перша дія: безкоштовної карти цього разу немає.
uptown-coach-bought = Суперник купив і побудував: { $project }. Добрі карти зникають швидко, тож перед вибором оглянь усі відкриті колоди.
uptown-coach-gift = На твоїй вулиці стоїть подарунок від суперника: { $project }. Подарунки рідко тішать, і вони займають місце.
uptown-coach-give = Серед цих проєктів є подарунок: його будують на вулиці суперника. Дах там платить супернику, тож дивись, що це дасть.
uptown-coach-discarded = Безкоштовну карту скинуто. Це на поверх менше; на початку окупається майже кожен поверх.
uptown-coach-passed = Пас, тож нічого не збудовано. Міська карта безкоштовна: часто один із її проєктів ще пасує.
uptown-coach-neighbours = Багато проєктів рахують інші: квартири, крамниці, поверхи під собою. Наведи на ділянку, щоб побачити, що проєкт дасть саме там.
uptown-coach-prestige = Гроші — лише засіб: 3 $ наприкінці — це 1 бал. Витрачай їх на проєкти з престижем.
uptown-coach-end = Гра завершується, коли спорожніє колода або в когось закрито п’ять ділянок. Раунд дограють, тож стеж за дахами.
uptown-coach-last = Колода порожня: це останній раунд. Будуй те, що має найбільше престижу.
uptown-coach-closed = Вулиця готова: це останній раунд. Будуй те, що має найбільше престижу.
uptown-coach-learned-actions = Спершу безкоштовна карта або гроші з твоєї колоди, потім щось куплене чи міське.
uptown-coach-learned-roofs = Дах оплачує всю вулицю, тож спершу доходи.
uptown-coach-learned-gifts = Подарунки йдуть на інші вулиці, а дахи серед них платять власникові.
uptown-coach-learned-end = Перемагає престиж, а 3 $ — це 1 бал.

## Що вже вийшло, а що лишилося

uptown-known-how = Кожне вікно — це проєкт у будинку свого типу. Якщо карту збудовано чи скинуто, інших її проєктів уже не буде.
uptown-known-left = Ще приховано: { $count }
uptown-known-open = Зараз відкрито: { $count }
uptown-known-gone = Вийшло: { $count }
uptown-known-decks = Карт проєктів ще приховано: { $count }
uptown-known-municipal = Міських карт ще приховано: { $count }
uptown-known-special = Серед них ще приховано
