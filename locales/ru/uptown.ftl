### UpTown. Аргументы сообщений: locales/README.md.
### Слова — по словарику в docs/rules/uptown.md. Деньги — апкоины, обозначены $ после числа.

## На коробке

game-uptown = UpTown
game-uptown-blurb = Собери из карт проектов пять зданий, до самых крыш, и заслужи больше всех престижа.

## Настройки

uptown-option-first = Первый игрок
uptown-option-first-random = По жребию
uptown-option-first-0 = Игрок 1
uptown-option-first-1 = Игрок 2
uptown-option-first-2 = Игрок 3
uptown-option-first-3 = Игрок 4

## Проекты, по два на карте

uptown-card-student_digs = Студенческое жильё
uptown-card-flea_market = Блошиный рынок
uptown-card-typing_pool = Машбюро
uptown-card-copy_and_print = Копировальный центр
uptown-card-bedsit = Комнатушка
uptown-card-sinking_foundations = Просевший фундамент
uptown-card-phone_repair_nook = Ремонт телефонов
uptown-card-tin_roof = Жестяная крыша
uptown-card-shoeshine_stand = Чистильщик обуви
uptown-card-attic_hideaway = Укрытие на чердаке
uptown-card-backpackers_dorm = Ночлег туристов
uptown-card-abandoned_floor = Заброшенный этаж
uptown-card-laundrette = Прачечная
uptown-card-slanted_studio = Косая мастерская
uptown-card-corner_shop = Лавка на углу
uptown-card-artists_attic = Чердак художников
uptown-card-porters_lodge = Каморка консьержа
uptown-card-asbestos_scare = Асбестовая тревога
uptown-card-greengrocer = Овощная лавка
uptown-card-pigeon_colony = Голубиная колония
uptown-card-espresso_bar = Эспрессо-бар
uptown-card-concrete_canopy = Бетонный козырёк
uptown-card-temp_agency = Агентство подработки
uptown-card-broken_lift = Сломанный лифт
uptown-card-nail_bar = Маникюрный салон
uptown-card-dovecote_flat = Квартира в голубятне
uptown-card-garden_gazebo = Садовая беседка
uptown-card-haunted_flat = Квартира с призраками
uptown-card-milk_bar = Молочный бар
uptown-card-weather_bureau = Бюро погоды
uptown-card-cellar_bar = Погребок
uptown-card-debt_collectors = Коллекторы
uptown-card-basement_flat = Квартира в подвале
uptown-card-leaky_pipes = Дырявые трубы
uptown-card-vending_gallery = Галерея автоматов
uptown-card-builders_tarpaulin = Строительный брезент
uptown-card-open_plan_offices = Офисы без стен
uptown-card-courtyard_flats = Квартиры во дворе
uptown-card-accountants_row = Бухгалтеры
uptown-card-family_flat = Семейная квартира
uptown-card-map_and_survey_bureau = Бюро геодезии
uptown-card-studio_with_skylight = Студия с фонарём
uptown-card-tea_room = Чайная
uptown-card-law_chambers = Адвокатская контора
uptown-card-dance_school = Школа танцев
uptown-card-filing_rooms = Картотека
uptown-card-notarys_chambers = Контора нотариуса
uptown-card-garret_studio = Студия на чердаке
uptown-card-umbrella_stall = Лавка зонтов
uptown-card-box_room_flats = Мини-квартиры
uptown-card-newlyweds_nest = Гнёздышко молодожёнов
uptown-card-bookshop = Книжный магазин
uptown-card-dental_surgery = Стоматология
uptown-card-roof_terrace_flat = Квартира с террасой
uptown-card-toy_shop = Магазин игрушек
uptown-card-photo_loft = Фотостудия
uptown-card-bungalow = Бунгало
uptown-card-noisy_nightclub = Шумный клуб
uptown-card-filling_station = Автозаправка
uptown-card-radio_station = Радиостанция
uptown-card-pancake_house = Блинная
uptown-card-accordion_flats = Квартиры гармошкой
uptown-card-beehives = Ульи
uptown-card-rubble_lot = Груда щебня
uptown-card-capsule_hotel = Капсульный отель
uptown-card-pawnshop = Ломбард
uptown-card-newsroom = Редакция
uptown-card-delicatessen = Деликатесы
uptown-card-bay_window_flat = Квартира с эркером
uptown-card-art_gallery = Картинная галерея
uptown-card-startup_hive = Улей стартапов
uptown-card-loft_conversion = Жилой чердак
uptown-card-tailors_workshop = Швейная мастерская
uptown-card-bell_tower_flat = Квартира в колокольне
uptown-card-ice_cream_parlour = Кафе-мороженое
uptown-card-puppet_theatre = Кукольный театр
uptown-card-boiler_room_offices = Офисы в котельной
uptown-card-gabled_loft = Лофт под щипцом
uptown-card-solar_array = Солнечные панели
uptown-card-jackhammer_crew = Отбойные молотки
uptown-card-design_studio = Дизайн-студия
uptown-card-yoga_loft = Йога-лофт
uptown-card-house_manager = Управляющий домом
uptown-card-bed_and_breakfast = Ночлег с завтраком
uptown-card-mansard_flats = Мансардные квартиры
uptown-card-reading_terrace = Читальная терраса
uptown-card-mansard_offices = Мансардные офисы
uptown-card-florist = Цветы
uptown-card-sauna_and_steam_room = Сауна и парная
uptown-card-attic_bookroom = Книги на чердаке
uptown-card-foyer_with_fountain = Фойе с фонтаном
uptown-card-fast_food_fumes = Чад от фастфуда
uptown-card-neon_sign = Неоновая вывеска
uptown-card-tax_inspectors = Налоговая проверка
uptown-card-patent_office = Патентное бюро
uptown-card-turret_rooms = Номера в башенке
uptown-card-game_studio = Студия игр
uptown-card-water_tower = Водонапорная башня
uptown-card-shipping_agency = Морское агентство
uptown-card-twin_flats = Квартиры-близнецы
uptown-card-stockbrokers = Биржевые маклеры
uptown-card-garden_maisonette = Двухэтажная с садом
uptown-card-book_cafe = Книжное кафе
uptown-card-balcony_flat = Квартира с балконом
uptown-card-chocolate_lounge = Шоколадный салон
uptown-card-lantern_hall = Зал с фонарём
uptown-card-patisserie = Кондитерская
uptown-card-winter_garden = Зимний сад
uptown-card-escape_rooms = Квест-комнаты
uptown-card-editors_eyrie = Гнездо редактора
uptown-card-gated_court = Закрытый двор
uptown-card-basement_bistro = Бистро в подвале
uptown-card-stonemasons_flat = Квартира каменщика
uptown-card-rooftop_garden = Сад на крыше
uptown-card-museum_of_curiosities = Музей диковин
uptown-card-boutique_hotel = Бутик-отель
uptown-card-coffee_roastery = Обжарка кофе
uptown-card-corner_suite = Угловой кабинет
uptown-card-summer_pavilion = Летний павильон
uptown-card-climbing_gym = Скалодром
uptown-card-pocket_park = Карманный парк
uptown-card-fashion_arcade = Пассаж моды
uptown-card-insurance_tower = Башня страховщиков
uptown-card-rooftop_bar = Бар на крыше
uptown-card-publishing_house = Издательство
uptown-card-rooftop_cinema = Кино на крыше
uptown-card-consulate = Консульство
uptown-card-optician = Оптика
uptown-card-market_hall = Крытый рынок
uptown-card-sky_villa = Вилла в небе
uptown-card-jewellers = Ювелир
uptown-card-sky_lounge = Салон в небе
uptown-card-think_tank = Аналитический центр
uptown-card-glass_dome_cafe = Кафе под куполом
uptown-card-music_school = Музыкальная школа
uptown-card-family_terrace = Семейная терраса
uptown-card-airport_hotel = Отель у аэропорта
uptown-card-sculpture_garden = Сад скульптур
uptown-card-twenty_four_hour_shop = Магазин 24 часа
uptown-card-hotel_belvedere = Отель «Бельведер»
uptown-card-company_canteen = Столовая компании
uptown-card-aquarium_hall = Аквариум
uptown-card-marble_penthouse = Мраморный пентхаус
uptown-card-trading_floor = Биржевой зал
uptown-card-cake_theatre = Театр тортов
uptown-card-corner_tower = Угловая башня
uptown-card-helipad = Вертолётная площадка
uptown-card-department_store = Универмаг
uptown-card-clock_tower = Часовая башня
uptown-card-business_hotel = Бизнес-отель
uptown-card-antique_dealer = Антиквариат
uptown-card-opera_house = Опера
uptown-card-garden_terrace_suite = Апартаменты с террасой
uptown-card-copper_spire = Медный шпиль
uptown-card-boardroom_floor = Этаж правления
uptown-card-panorama_restaurant = Ресторан с видом
uptown-card-tourist_information = Справочная туриста
uptown-card-rooftop_pool = Бассейн на крыше
uptown-card-casino_hotel = Отель с казино
uptown-card-language_institute = Институт языков
uptown-card-crown_residence = Коронная резиденция
uptown-card-wellness_centre = Велнес-центр
uptown-card-cookery_school = Кулинарная школа
uptown-card-observatory = Обсерватория
uptown-card-tenants_association = Союз жильцов
uptown-card-regional_headquarters = Региональный офис
uptown-card-brand_outlet = Аутлет брендов
uptown-card-grand_hotel = Гранд-отель

## Городские проекты, по четыре на карте

uptown-card-council_flat = Городская квартира
uptown-card-slate_roof = Сланцевая крыша
uptown-card-library_branch = Филиал библиотеки
uptown-card-newspaper_kiosk = Газетный киоск
uptown-card-town_clerks_office = Кабинет секретаря
uptown-card-tiled_roof = Черепичная крыша
uptown-card-soup_kitchen = Бесплатная столовая
uptown-card-sheltered_flats = Дом с уходом
uptown-card-parcel_depot = Пункт посылок
uptown-card-shingle_roof = Гонтовая крыша
uptown-card-community_cafe = Общинное кафе
uptown-card-records_room = Делопроизводство
uptown-card-charity_shop = Благотворительная лавка
uptown-card-thatched_roof = Соломенная крыша
uptown-card-key_worker_flat = Служебная квартира
uptown-card-health_centre = Поликлиника
uptown-card-youth_hostel = Молодёжный хостел
uptown-card-zinc_roof = Цинковая крыша
uptown-card-job_centre = Центр занятости
uptown-card-caretakers_flat = Квартира дворника
uptown-card-playground = Детская площадка
uptown-card-rates_office = Налоговая контора
uptown-card-nursery_school = Детский сад
uptown-card-farmers_stall = Фермерский прилавок
uptown-card-public_fountain = Городской фонтан
uptown-card-starter_flats = Первое жильё
uptown-card-lost_property_office = Бюро находок
uptown-card-school_canteen = Школьная столовая
uptown-card-skate_ramp = Скейт-рампа
uptown-card-evening_classes = Вечерние курсы
uptown-card-ticket_booth = Билетная касса
uptown-card-veterans_flat = Квартира ветерана
uptown-card-weather_vane = Флюгер
uptown-card-social_flats = Социальное жильё
uptown-card-water_board = Водоканал
uptown-card-tram_stop_cafe = Кафе на остановке
uptown-card-recycling_point = Пункт переработки
uptown-card-housing_office = Жилищный отдел
uptown-card-garden_flat = Квартира с садом
uptown-card-glazed_roof = Стеклянная крыша
uptown-card-parking_meters = Паркоматы
uptown-card-first_aid_post = Первая помощь
uptown-card-porridge_bar = Овсянка-бар
uptown-card-copper_sheet_roof = Крыша из медного листа
uptown-card-roadworks = Дорожные работы
uptown-card-municipal_archive = Городской архив
uptown-card-ward_surgery = Участковый врач
uptown-card-turf_roof = Травяная крыша
uptown-card-night_shelter = Ночной приют
uptown-card-pay_office = Касса выплат
uptown-card-seed_store = Семена
uptown-card-timber_roof = Деревянная крыша
uptown-card-flagpole = Флагшток
uptown-card-bus_pass_counter = Касса проездных
uptown-card-wardens_flat = Квартира смотрителя
uptown-card-dormer_roof = Крыша с люкарнами
uptown-card-siren_mast = Мачта с сиреной
uptown-card-census_bureau = Бюро переписи
uptown-card-repair_cafe = Ремонтное кафе
uptown-card-barge_board_gable = Резной щипец
uptown-card-town_band_room = Комната оркестра
uptown-card-chess_pavilion = Шахматный павильон
uptown-card-clerks_flat = Квартира писаря
uptown-card-covered_stalls = Крытые прилавки
uptown-card-public_baths = Городская баня
uptown-card-bell_gable = Щипец с колоколом
uptown-card-works_department = Отдел работ
uptown-card-nurses_flat = Квартира медсестры
uptown-card-fire_station = Пожарная часть
uptown-card-lodging_house = Ночлежный дом
uptown-card-allotment_shop = Всё для огорода
uptown-card-felt_roof = Рубероидная крыша
uptown-card-police_box = Полицейская будка
uptown-card-reading_room = Читальня
uptown-card-lunch_club = Обеденный клуб
uptown-card-pantile_roof = Желобчатая черепица
uptown-card-lookout_bench = Скамья с видом
uptown-card-mothers_cafe = Мамино кафе
uptown-card-planning_office = Отдел планировки
uptown-card-gambrel_roof = Ломаная крыша
uptown-card-bicycle_racks = Велопарковка
uptown-card-interpreters_office = Бюро переводчиков
uptown-card-tenement_rooms = Доходные комнаты
uptown-card-bottle_bank = Бак для стекла
uptown-card-band_shell = Эстрада-ракушка
uptown-card-co_op_store = Кооператив
uptown-card-advice_bureau = Бюро советов
uptown-card-attic_dormitory = Ночлег на чердаке
uptown-card-gasworks_annexe = Пристройка газового завода
uptown-card-swap_shop = Обмен вещами
uptown-card-rest_home = Дом престарелых
uptown-card-barrel_roof = Бочкообразная крыша
uptown-card-lightning_rod = Громоотвод
uptown-card-milk_kitchens = Молочные кухни
uptown-card-polling_station = Избирательный участок
uptown-card-saddle_roof = Двускатная крыша
uptown-card-toll_booth = Платный въезд
uptown-card-vaccination_room = Кабинет прививок
uptown-card-twin_kiosks = Киоски-близнецы
uptown-card-stepped_gable = Ступенчатый щипец
uptown-card-museum_annexe = Крыло музея
uptown-card-workers_flats = Рабочие квартиры
uptown-card-canteen_hatch = Окошко столовой
uptown-card-hipped_roof = Вальмовая крыша
uptown-card-neighbourhood_watch = Соседский дозор
uptown-card-stamp_counter = Окошко с марками
uptown-card-welfare_offices = Соцзащита
uptown-card-lean_to_roof = Односкатная крыша
uptown-card-lamplighters_loft = Чердак фонарщика
uptown-card-sorting_office = Сортировка почты
uptown-card-teachers_flat = Квартира учителя
uptown-card-sawtooth_roof = Пилообразная крыша

## Что нужно сделать

uptown-ask-first_action = Строй или сбрось бесплатную карту
uptown-ask-second_action = Купи карту или возьми городскую
uptown-ask-place = Выбери участок: { $project }
uptown-ask-over = Игра окончена

## Решения

uptown-action-build = Построить: { $project }, участок { $plot }
uptown-action-give = Подарить: { $project } — { $seat }, участок { $plot }
uptown-action-discard = Сбросить бесплатную карту
uptown-action-decline = Сбросить городскую карту
uptown-action-pass = Пас

## Что произошло. $projects: что предлагает карта; $floor: 1 — это первый этаж.

uptown-fact-round_began = Начинается раунд { $round }
uptown-fact-turn_began = { $seat-you ->
    [yes] Твой ход
   *[no] Ходит { $seat }
}
uptown-fact-collected = { $seat-you ->
    [yes] Ты забираешь со своей колоды { $total } $
   *[no] { $seat } забирает со своей колоды { $total } $
}
uptown-fact-took = { $seat-you ->
    [yes] Ты берёшь бесплатную карту: { $projects }
   *[no] { $seat } берёт бесплатную карту: { $projects }
}
uptown-fact-took_municipal = { $seat-you ->
    [yes] Ты берёшь городскую карту: { $projects }
   *[no] { $seat } берёт городскую карту: { $projects }
}
# $deck: на чьей колоде лежала карта. За карту из своей колоды платят банку, иначе — на ту колоду.
uptown-fact-paid = { $seat-you ->
    [yes] { $deck-you ->
        [yes] Ты платишь банку { $total } $: { $project }
       *[no] Ты платишь { $total } $ на чужую колоду ({ $deck }): { $project }
    }
   *[no] { $deck-you ->
        [yes] { $seat } платит { $total } $ на твою колоду: { $project }
       *[no] { $seat } платит { $total } $: { $project } (колода: { $deck })
    }
}
uptown-fact-built = { $seat-you ->
    [yes] { $floor ->
        [1] Ты строишь: { $project }, участок { $plot }, первый этаж
       *[other] Ты строишь: { $project }, участок { $plot }, этаж { $floor }
    }
   *[no] { $floor ->
        [1] { $seat } строит: { $project }, участок { $plot }, первый этаж
       *[other] { $seat } строит: { $project }, участок { $plot }, этаж { $floor }
    }
}
uptown-fact-gave = { $seat-you ->
    [yes] Ты делаешь подарок: { $project } — { $receiver }, участок { $plot }, этаж { $floor }
   *[no] { $receiver-you ->
        [yes] { $seat } делает тебе подарок: { $project }, участок { $plot }, этаж { $floor }
       *[no] { $seat } делает подарок: { $project } — { $receiver }, участок { $plot }, этаж { $floor }
    }
}
uptown-fact-income = { $seat-you ->
    [yes] { $total ->
        [0] Твой участок { $plot } закрыт, но улица не даёт ничего
       *[other] Твой участок { $plot } закрыт: улица даёт тебе { $total } $
    }
   *[no] { $total ->
        [0] { $seat }: участок { $plot } закрыт, но улица не даёт ничего
       *[other] { $seat }: участок { $plot } закрыт, улица даёт { $total } $
    }
}
uptown-fact-discarded = { $seat-you ->
    [yes] Ты сбрасываешь бесплатную карту: { $projects }
   *[no] { $seat } сбрасывает бесплатную карту: { $projects }
}
uptown-fact-declined = { $seat-you ->
    [yes] Ты сбрасываешь городскую карту: { $projects }
   *[no] { $seat } сбрасывает городскую карту: { $projects }
}
uptown-fact-passed = { $seat-you ->
    [yes] Ты пасуешь
   *[no] { $seat } пасует
}
# $left: сколько карт в колоде вместе с этой.
uptown-fact-opened = { $seat-you ->
    [yes] Следующая карта твоей колоды (осталось { $left }): { $projects }
   *[no] { $seat } — следующая карта колоды (осталось { $left }): { $projects }
}
uptown-fact-municipal_opened = Следующая карта общей стопки (осталось { $left }): { $projects }
uptown-fact-deck_ended = { $seat-you ->
    [yes] Твоя колода закончилась: это последний раунд
   *[no] { $seat }: колода закончилась, это последний раунд
}
uptown-fact-street_ended = { $seat-you ->
    [yes] Все твои участки закрыты: это последний раунд
   *[no] { $seat }: все участки закрыты, это последний раунд
}
uptown-fact-ended = Игра окончена

## Почему нельзя

uptown-refusal-UP-23 = Игроков за этим столом: { $seats }. Первым должен быть кто-то из них.
uptown-refusal-UP-43 = Сначала бесплатная карта, а этого на ней нет: { $project }.
uptown-refusal-UP-48 = Сверху на колодах этого нет: { $project }.
uptown-refusal-UP-52 = На этой колоде лежит { $money } $. Пока владелец их не заберёт, из неё никто не покупает.
uptown-refusal-UP-53 = Стоит { $cost } $, а у тебя { $wallet } $.
uptown-refusal-UP-78 = Подарок кладут на чужую улицу.
uptown-refusal-UP-79 = Только первый этаж: нужен пустой участок.
uptown-refusal-UP-80 = Только выше первого этажа: под ним уже что-то должно стоять.
uptown-refusal-UP-81 = Только на крыше: этот участок ещё не закрыт.
uptown-refusal-UP-82 = Этот участок закрыт. Добавить можно только то, что стоит на крыше.
uptown-refusal-UP-83 = Это здание не принимает подарков.
uptown-refusal-UP-219 = Пасовать можно только при пустой общей стопке; пока в ней есть карты, возьми верхнюю, хотя бы чтобы сбросить.

## Из чего складываются суммы. $source — проект; сама сумма стоит рядом.

uptown-line-UP-42 = Деньги на колоде
uptown-line-UP-48 = { $source }
uptown-line-UP-103 = Улица никогда не даёт меньше, чем ничего
uptown-line-UP-106 = { $count ->
    [1] { $source }
   *[other] { $source }: { $count } × { $each }
}
uptown-line-UP-151 = { $count ->
    [1] { $source }
   *[other] { $source }: { $count } × { $each }
}
uptown-line-UP-153 = 1 очко за каждые 3 $
uptown-line-UP-154 = { $source }
uptown-line-UP-160 = Самое высокое здание

## Из чего складываются очки

uptown-part-plot_1 = Участок 1
uptown-part-plot_2 = Участок 2
uptown-part-plot_3 = Участок 3
uptown-part-plot_4 = Участок 4
uptown-part-plot_5 = Участок 5
uptown-part-money = Деньги

## Стол: подписи и чтение вслух

uptown-board-chapter-office = Офисы
uptown-board-chapter-services = Услуги
uptown-board-chapter-apartment = Квартиры
uptown-board-chapter-cafe = Кафе
uptown-board-chapter-shop = Магазины
uptown-board-chapter-hotel = Отели
uptown-board-chapter-none = Без вида
uptown-board-chapter-gift = Подарки
uptown-board-chapter-roof = Крыши
uptown-board-chapter-pavilion = Первый этаж и крыша вместе
uptown-board-chapter-on_roof = На крыше
uptown-board-streets = Улицы
uptown-board-floors = { $count ->
    [one] { $count } этаж
    [few] { $count } этажа
   *[many] { $count } этажей
}
uptown-board-market = Колоды и общая стопка
uptown-board-you = Ты
uptown-board-pile-municipal = Городские
uptown-board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
uptown-board-to-buy = на продажу
uptown-board-free = бесплатно
uptown-board-turn = Перевернуть карту
# $name: на чьей колоде она лежит.
uptown-board-sale-to = { $cost } $, кому: { $name }
uptown-board-sale-bank = { $cost } $ банку
uptown-board-sale-leaves = останется { $left } $
uptown-board-sale-free = Бесплатно
# $count: сколько проектов на другой стороне.
uptown-board-sale-back = на обороте ещё: { $count }
uptown-board-sale-money = На ней лежит { $money } $
uptown-board-sale-costs = Стоит { $cost } $
uptown-board-sale-have = у тебя { $wallet }
uptown-board-sale-nowhere = Негде построить
uptown-board-sale-empty = Пусто
uptown-board-kind = Вид: { $kind }
uptown-board-kind-duo = Вид: { $kind }, считается дважды
uptown-board-kind-office = офис
uptown-board-kind-services = услуги
uptown-board-kind-apartment = квартира
uptown-board-kind-cafe = кафе
uptown-board-kind-shop = магазин
uptown-board-kind-hotel = отель
uptown-board-kind-gift = подарок
uptown-board-is-roof = Крыша: закрывает участок, и улица платит
uptown-board-is-gift = Подарок: только на чужую улицу
uptown-board-bars-gifts = В его здание нельзя добавить подарок
uptown-board-place-ground = Только как первая карта участка
uptown-board-place-upper = Никогда как первая карта участка
uptown-board-place-roof = Только на закрытый участок
# Что напечатано: одно из следующих двух, а за ним одно из дальнейших четырёх. $amount может быть ниже 0.
uptown-board-income = { $amount } $ при каждой выплате
uptown-board-prestige = престиж { $amount }
uptown-board-per_floor_below = за каждый этаж ниже
uptown-board-per_kind_on_plot = за каждое помещение на участке ({ $kind })
uptown-board-per_kind_on_street = за каждое помещение на улице ({ $kind })
uptown-board-if_ground_floor = на первом этаже
uptown-board-plot = Участок { $plot }
uptown-board-plot-closed = Участок { $plot }, закрыт
uptown-board-plot-empty = Здесь ещё ничего не построено.
uptown-board-wallet = Кошелёк
uptown-board-points = Очки
uptown-board-points-how = Престиж и очко за каждые 3 $
uptown-board-prestige-name = Престиж
uptown-board-closed-plots = закрыто участков: { $count } из 5
# $whose: "own" или "other"; $name: чья улица. Дальше идёт сумма.
uptown-board-closing-pays = { $whose ->
    [own] Если закрыть участок { $plot }, твоя улица даст
   *[other] Если закрыть участок { $plot }, улица даст ({ $name })
}
uptown-board-roof-then-pays = { $whose ->
    [own] Крыша тогда дала бы тебе
   *[other] Крыша тогда дала бы ({ $name })
}
uptown-board-pays-nothing = ничего
uptown-board-roof-pays = крыша даст { $amount }
uptown-board-roof-pays-nothing = крыша ничего не даст
uptown-board-roof-pays-how = Сколько закрытие участка дало бы этой улице сейчас, без дохода самой крыши
uptown-board-gift = подарок
uptown-board-counted-per_floor_below = { $count ->
    [one] { $count } этаж ниже
    [few] { $count } этажа ниже
   *[many] { $count } этажей ниже
}
uptown-board-counted-per_kind_on_plot = { $kind } × { $count }
uptown-board-counted-per_kind_on_street = { $kind } × { $count }
uptown-board-counted-if_ground_floor = на первом этаже

## Стол: улицы и выбор

# Улица вслух. $payout может быть ниже 0.
uptown-board-street-about = { $seat-you ->
    [yes] Твоя улица: кошелёк { $wallet } $, доход { $payout } $, очки { $points }
   *[no] Улица, { $seat }: кошелёк { $wallet } $, доход { $payout } $, очки { $points }
}
uptown-board-last-round = Последний раунд

## Как играть: страница на пять минут

uptown-how-goal-title = Цель
uptown-how-goal = Ты строишь улицу из пяти домов, карту на карту. Крыши приносят деньги, а в конце побеждает улица с наибольшим престижем.
uptown-how-start-title = Начало
uptown-how-start = У каждого пустая улица из 5 участков, 10 $ и колода карт проектов. Видна только верхняя карта каждой колоды, с обоими проектами. Городские карты образуют общую стопку.
uptown-how-turn-title = Твой ход, два действия
uptown-how-turn-first-title = Первое действие
uptown-how-turn-first = На твоей колоде лежат деньги? Забери их, и это всё. Если нет, возьми верхнюю карту бесплатно: построй один из её проектов или сбрось карту.
uptown-how-turn-second-title = Второе действие
uptown-how-turn-second = Купи верхнюю карту любой колоды и сразу построй. Или возьми городскую карту: она бесплатна, на ней четыре проекта, и её можно сбросить.
uptown-how-money = За карту из своей колоды платишь банку. За чужую кладёшь деньги на ту колоду: пока владелец их не заберёт, она не продаётся.
uptown-how-build-title = Стройка
uptown-how-build = Выбери один проект карты и один из своих участков. На пустом он станет первым этажом, на других — новым верхним. Второй проект карты пропадает.
uptown-how-build-signs = Одним проектам нужен первый этаж, другим — выше, третьим — крыша закрытого участка.
uptown-how-roof-title = Крыши и доход
uptown-how-roof = Проект с крышей закрывает участок. В этот миг платит вся улица: сложи доход всех 5 участков, и самой крыши тоже. Так каждый доход может сработать до 5 раз. Отрицательная сумма не стоит ничего.
uptown-how-gift-title = Подарки
uptown-how-gift = Подарок строят на чужой улице, и он редко радует. Если подарок закрывает участок, деньги получает владелец той улицы.
uptown-how-example-title = Пример хода
uptown-how-example-free = На бесплатной карте стоит 3 $, но ты не платишь ничего. На участок 2 добавляешь проект { uptown-card-courtyard_flats }. Это Дуо, так что на улице теперь 3 квартиры.
uptown-how-example-buy = Карта соседа стоит 6 $. Ты кладёшь деньги на ту колоду, и остаётся 4 $.
uptown-how-example-build = Обоим её проектам нужен первый этаж, а пуст только участок 5. Там ты строишь { uptown-card-pocket_park }. Это заодно крыша: участок 5 закрыт.
uptown-how-example-income = Улица платит: { uptown-card-delicatessen }, 2 $; { uptown-card-twenty_four_hour_shop }, 1 $ за каждую из 3 квартир; { uptown-card-pocket_park }, 1 $. Вместе 6 $, и снова у тебя 10 $.
uptown-how-end-title = Конец
uptown-how-end-when = Когда кончается чья-то колода или у кого-то закрыты все 5 участков, раунд доигрывают до конца.
uptown-how-end-score = Сложи престиж всех своих проектов, и подарков тоже, и 1 очко за каждые 3 $ в кошельке. Деньги на колоде пропадают. Побеждает тот, у кого больше очков; при равенстве — самое высокое здание.
uptown-how-table-title = За этим столом
uptown-how-table-choices = Всё, что можно сделать сейчас, подсвечено на столе. Наведи на место — и увидишь, что даст там карта.
uptown-how-table-undo = Шаг, который не открыл ничего нового, можно отменить, пока ты его не подтвердишь.
uptown-how-table-why = Колода, из которой нельзя купить, скажет почему. Каждая сумма в журнале покажет, из чего она сложилась.
uptown-how-tips-title = Три совета
uptown-how-tips-income = Сначала доход: построенное до первой крыши платит с каждой крышей.
uptown-how-tips-decks = На твоей колоде хорошая карта? Купи её раньше других.
uptown-how-tips-gifts = Прежде чем дарить крышу, посмотри, сколько та улица заплатит владельцу.

## Первая игра с тренером

uptown-coach-goal = Добро пожаловать на твою улицу! На этих пяти участках ты возводишь этаж за этажом, а в конце побеждает престиж.
uptown-coach-first = Первое действие: твоя открытая карта бесплатна. Выбери один из двух проектов, потом участок; там видно, что это даст.
uptown-coach-second = Второе действие: купи открытую карту и сразу построй или возьми городскую карту — она бесплатна. Строят только один из её проектов.
uptown-coach-good-roof = Крыша закрыла участок, и вся улица принесла { $total } $. С каждой следующей крышей все доходы сработают снова.
uptown-coach-poor-roof = Крыша принесла лишь { $total } $, ведь она платит то, что зарабатывает вся улица. Сначала строй доходы, а крыши потом.
uptown-coach-collected = Кто-то купил карту с твоей колоды, так что ты забираешь { $total } $. Это и было первое действие: бесплатной карты на этот раз нет.
uptown-coach-bought = Соперник купил и построил: { $project }. Хорошие карты уходят быстро, так что перед выбором посмотри на все открытые колоды.
uptown-coach-gift = На твоей улице стоит подарок от соперника: { $project }. Подарки редко радуют, и они занимают место.
uptown-coach-give = Среди этих проектов есть подарок: его строят на улице соперника. Крыша там платит сопернику, так что смотри, что это даст.
uptown-coach-discarded = Бесплатная карта сброшена. Это на этаж меньше; в начале окупается почти каждый этаж.
uptown-coach-passed = Пас, так что ничего не построено. Городская карта бесплатна: часто один из её проектов ещё подходит.
uptown-coach-neighbours = Многие проекты считают другие: квартиры, магазины, этажи под собой. Наведи на участок, чтобы увидеть, что проект принесёт именно там.
uptown-coach-prestige = Деньги — лишь средство: 3 $ в конце — это 1 очко. Трать их на проекты с престижем.
uptown-coach-end = Игра заканчивается, когда опустеет колода или у кого-то закрыты пять участков. Раунд доигрывают, так что следи за крышами.
uptown-coach-last = Колода пуста: это последний раунд. Строй то, у чего больше всего престижа.
uptown-coach-closed = Улица готова: это последний раунд. Строй то, у чего больше всего престижа.
uptown-coach-learned-actions = Сначала бесплатная карта или деньги с твоей колоды, потом что-то купленное или городское.
uptown-coach-learned-roofs = Крыша оплачивает всю улицу, так что сначала доходы.
uptown-coach-learned-gifts = Подарки идут на другие улицы, а крыши среди них платят владельцу.
uptown-coach-learned-end = Побеждает престиж, а 3 $ — это 1 очко.

## Что уже вышло, а что осталось

uptown-known-how = Каждое окно — это проект в доме своего типа. Если карта построена или сброшена, других её проектов уже не будет.
uptown-known-left = Ещё скрыто: { $count }
uptown-known-open = Сейчас открыто: { $count }
uptown-known-gone = Вышло: { $count }
uptown-known-decks = Карт проектов ещё скрыто: { $count }
uptown-known-municipal = Городских карт ещё скрыто: { $count }
uptown-known-special = Среди них ещё скрыто
