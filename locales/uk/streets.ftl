### Streets. Аргументи повідомлень кожного виду: locales/README.md.
### Слова — зі словничка в docs/rules/streets.md. Гроші — долари, позначені $ після числа.

## На коробці

game-streets = Streets
game-streets-blurb = Будуй вулиці разом з усіма й веди людей туди, де найвеселіше.

## Налаштування

streets-option-business = Бізнес-модуль
streets-option-business-blurb = Вулиці приносять ще й жетони: 10 $ тому, у кого найбільше одного типу, і 10 $ за кожен набір із чотирьох.
streets-option-consultants = Радники
streets-option-consultants-blurb = У кожного свій радник з особливою здібністю.
streets-option-difficulty = Пройда (гра наодинці)
streets-option-difficulty-easy = Легка
streets-option-difficulty-easy-blurb = Пройда починає без грошей.
streets-option-difficulty-normal = Середня
streets-option-difficulty-normal-blurb = Пройда має на початку 20 $.
streets-option-difficulty-hard = Важка
streets-option-difficulty-hard-blurb = Пройда має на початку 50 $.
streets-option-first = Перший гравець
streets-option-first-random = За жеребом
streets-option-first-0 = Гравець 1
streets-option-first-1 = Гравець 2
streets-option-first-2 = Гравець 3
streets-option-first-3 = Гравець 4
streets-option-first-4 = Гравець 5

## Хто грає сам, крім тих, хто за столом

streets-automaton = Пройда

## Споруди

streets-card-central_station = Центральний вокзал
streets-card-city_park = Міський парк
streets-card-chillax_spa = Спа «Розслабся»
streets-card-souvenir_shop = Сувенірна крамниця
streets-card-boutique_hotel = Бутик-готель
streets-card-observation_deck = Оглядовий майданчик
streets-card-tapas_bar = Тапас-бар
streets-card-backpacker_hostel = Хостел для мандрівників
streets-card-seafood_terrace = Рибна тераса
streets-card-postcard_kiosk = Кіоск листівок
streets-card-starter_home = Перше житло
streets-card-flea_market = Блошиний ринок
streets-card-trendy_lofts = Модні лофти
streets-card-toy_store = Магазин іграшок
streets-card-family_diner = Сімейна їдальня
streets-card-petting_farm = Контактний зоопарк
streets-card-adventure_playground = Парк пригод
streets-card-neighbourhood_bakery = Пекарня по сусідству
streets-card-art_gallery = Мистецька галерея
streets-card-student_house = Студентський гуртожиток
streets-card-micro_brewery = Міні-броварня
streets-card-vinyl_shop = Крамниця вінілу
streets-card-concept_store = Концепт-стор
streets-card-tattoo_studio = Тату-студія
streets-card-street_food_yard = Двір вуличної їжі
streets-card-live_work_studios = Житлові майстерні
streets-card-shoe_store = Магазин взуття
streets-card-bubble_tea_bar = Бар бабл-ті
streets-card-department_store = Універмаг
streets-card-video_arcade = Ігрові автомати
streets-card-food_court = Фуд-корт
streets-card-cinema_complex = Мультиплекс
streets-card-arcade_flats = Квартири над пасажем
streets-card-serviced_apartments = Апартаменти
streets-card-hardware_store = Господарчі товари
streets-card-copy_shop = Копіцентр
streets-card-popup_space = Тимчасова крамниця
streets-card-corner_pub = Паб на розі
streets-card-gatehouse_flats = Дім біля брами
streets-card-community_centre = Громадський центр
streets-card-mixed_use_tower = Вежа на всі випадки
streets-card-startup_hub = Стартап-хаб
streets-card-bike_tours = Велоекскурсії
streets-card-terraced_houses = Таунхауси
streets-card-barber_shop = Барбершоп
streets-card-ramen_counter = Рамен-бар
streets-card-market_hall = Критий ринок

## Те саме, де мало місця: щонайбільше 12 літер

streets-short-central_station = Вокзал
streets-short-city_park = Парк
streets-short-chillax_spa = Спа
streets-short-souvenir_shop = Сувеніри
streets-short-boutique_hotel = Бутик-готель
streets-short-observation_deck = Оглядовий
streets-short-tapas_bar = Тапас-бар
streets-short-backpacker_hostel = Хостел
streets-short-seafood_terrace = Рибна тераса
streets-short-postcard_kiosk = Листівки
streets-short-starter_home = Перше житло
streets-short-flea_market = Барахолка
streets-short-trendy_lofts = Модні лофти
streets-short-toy_store = Іграшки
streets-short-family_diner = Їдальня
streets-short-petting_farm = Зоопарк
streets-short-adventure_playground = Парк пригод
streets-short-neighbourhood_bakery = Пекарня
streets-short-art_gallery = Галерея
streets-short-student_house = Гуртожиток
streets-short-micro_brewery = Броварня
streets-short-vinyl_shop = Вініл
streets-short-concept_store = Концепт-стор
streets-short-tattoo_studio = Тату-студія
streets-short-street_food_yard = Вулична їжа
streets-short-live_work_studios = Майстерні
streets-short-shoe_store = Взуття
streets-short-bubble_tea_bar = Бабл-ті
streets-short-department_store = Універмаг
streets-short-video_arcade = Автомати
streets-short-food_court = Фуд-корт
streets-short-cinema_complex = Мультиплекс
streets-short-arcade_flats = Пасаж
streets-short-serviced_apartments = Апартаменти
streets-short-hardware_store = Госптовари
streets-short-copy_shop = Копіцентр
streets-short-popup_space = На тиждень
streets-short-corner_pub = Паб на розі
streets-short-gatehouse_flats = Брама
streets-short-community_centre = Громада
streets-short-mixed_use_tower = Вежа
streets-short-startup_hub = Стартап-хаб
streets-short-bike_tours = Велотури
streets-short-terraced_houses = Таунхауси
streets-short-barber_shop = Барбершоп
streets-short-ramen_counter = Рамен-бар
streets-short-market_hall = Критий ринок

## Види споруд, символи й люди

streets-card-tourist = Турист
streets-card-hipster = Хіпстер
streets-card-parent = Батьки
streets-card-shopper = Покупець
streets-card-wild = Змішаний
# Частина речень: $count людей кольору $colour.
streets-people = { $colour-id ->
    [tourist] { $count ->
        [one] { $count } турист
        [few] { $count } туристи
       *[many] { $count } туристів
    }
    [hipster] { $count ->
        [one] { $count } хіпстер
        [few] { $count } хіпстери
       *[many] { $count } хіпстерів
    }
    [parent] { $count ->
        [one] { $count } із батьків
        [few] { $count } із батьків
       *[many] { $count } із батьків
    }
   *[shopper] { $count ->
        [one] { $count } покупець
        [few] { $count } покупці
       *[many] { $count } покупців
    }
}
# Частина речень: люди кольору $colour взагалі.
streets-crowd = { $colour-id ->
    [tourist] Туристи
    [hipster] Хіпстери
    [parent] Батьки
   *[shopper] Покупці
}

## Типи бізнесу

streets-card-restaurant = Ресторан
streets-card-housing = Житло
streets-card-leisure = Дозвілля
streets-card-retail = Торгівля
streets-business-universal = Універсальний
# Частина речень: $count жетонів типу $business.
streets-tokens = { $business-id ->
    [restaurant] { $count ->
        [one] { $count } жетон ресторану
        [few] { $count } жетони ресторану
       *[many] { $count } жетонів ресторану
    }
    [housing] { $count ->
        [one] { $count } жетон житла
        [few] { $count } жетони житла
       *[many] { $count } жетонів житла
    }
    [leisure] { $count ->
        [one] { $count } жетон дозвілля
        [few] { $count } жетони дозвілля
       *[many] { $count } жетонів дозвілля
    }
   *[retail] { $count ->
        [one] { $count } жетон торгівлі
        [few] { $count } жетони торгівлі
       *[many] { $count } жетонів торгівлі
    }
}

## Радники

streets-card-contractor = Підрядник
streets-card-hacker = Хакер
streets-card-entrepreneur = Підприємець
streets-card-investor = Інвестор
streets-card-hipster_legend = Легенда хіпстерів
streets-card-renovator = Реставратор
streets-card-location_scout = Шукач локацій
streets-does-contractor = Доки є стопка, ти будуєш за хід дві плитки й береш дві.
streets-does-hacker = На кожній вулиці, що дає дохід, твої споруди враховують ще один змішаний символ і сорочки плиток у твоїй руці.
streets-does-entrepreneur = На вулиці, що дає дохід, можна оцінити одну твою споруду за плиткою з руки.
streets-does-investor = Коли будуєш, можна покласти на плитку два знаки: її цінність подвоюється. Два знаки бувають лише на одній твоїй споруді.
streets-does-hipster_legend = Для тебе символи хіпстерів — змішані. На кожній вулиці, що дає дохід, враховується ще один.
streets-does-renovator = Можна будувати поверх плитки на закритій вулиці. Ця вулиця одразу дає дохід.
streets-does-location_scout = На вулиці, що дає дохід, твої споруди враховують і символи твоїх споруд на інших вулицях, але не в кінці гри.

## Скільки дає споруда. $per: долари; $one, $other: назви кольорів.

streets-value-people = { $per } $ за кожну людину на вулиці: { $one }
streets-value-symbol = { $per } $ за кожен символ: { $one }
streets-value-set = { $per } $ за кожну пару: { $one } + { $other }
streets-value-wild = { $per } $ за кожен змішаний символ
streets-value-ownership = { $per } $ за кожен твій знак на вулиці
streets-value-street_size = { $per } $ за кожну споруду на вулиці
streets-value-adjacency = { $per } $ за кожну споруду навколо
streets-value-enclosure = { $per } $, якщо вона закриває вулицю
streets-value-copy = Стільки, скільки варта інша споруда на вулиці

## Що треба зробити

streets-ask-consultant = Вибери радника
streets-ask-abandon = Знаків не лишилося: покинь споруду
streets-ask-build = Вибери плитку для будівництва
streets-ask-place = Вибери місце й де буде дорога
streets-ask-return = Будувати ніде: поверни одну плитку
streets-ask-street = Яка вулиця дає дохід наступною?
streets-ask-business = За яку споруду взяти жетони?
streets-ask-token = Вибери бізнес-жетон
streets-ask-swap = Оцінити споруду за плиткою з руки?
streets-ask-move = Вибери, куди йде ця людина
streets-ask-grifter_place = Вибери, де будує Пройда
streets-ask-grifter_token = Вибери, що бере Пройда
streets-ask-over = Гру завершено

## Рішення. $cell: місце в місті, на схід і на південь від Центрального вокзалу.

streets-action-hire = Узяти радника: { $consultant }
streets-action-draw = Узяти будь-якого радника
streets-action-abandon = Покинути: { $tile }
streets-action-build = Побудувати: { $tile }
streets-action-invest = Побудувати з двома знаками: { $tile }
streets-action-return = Повернути: { $tile }
streets-action-place = Місце { $cell }, { $facing }
streets-action-cover = Поверх: { $tile }
streets-action-score = Вулиця: { $tile }
streets-action-business = Жетони за споруду: { $tile }
streets-action-token = { $business }
streets-action-claim = { $business } — за споруду: { $tile }
streets-action-swap = Оцінити: { $tile } — як { $instead }
streets-action-decline = Лишити як є
streets-action-move = Сюди: { $tile }
streets-facing-n = дорога з півночі
streets-facing-e = дорога зі сходу
streets-facing-s = дорога з півдня
streets-facing-w = дорога із заходу

## Що сталося. $kinds, $back: види плиток, як видно на сорочках; $origin: звідки йдуть люди.

streets-fact-hired = { $seat-you ->
    [yes] Твій радник: { $consultant }
   *[no] { $seat } — радник: { $consultant }
}
streets-fact-removed = Прибрано з гри навмання: { $kinds }
streets-fact-drew = { $seat-you ->
    [yes] Ти береш: { $kinds }
   *[no] { $seat } бере: { $kinds }
}
streets-fact-drew_tiles = { $seat-you ->
    [yes] Ти береш: { $tiles }
   *[no] { $seat } бере: { $tiles }
}
streets-fact-top_seen = Згори стопки: { $back }
streets-fact-turned_up = Відкрито на стопці: { $tile }
streets-fact-drew_open = { $seat-you ->
    [yes] Ти береш відкриту плитку: { $tile }
   *[no] { $seat } бере відкриту плитку: { $tile }
}
streets-fact-endgame_laid = Згори на стопці кінця гри, яку має Пройда: { $back }
streets-fact-endgame_began = Стопка скінчилася: Пройда будує зі стопки кінця гри
streets-fact-turn_began = { $seat-you ->
    [yes] Твій хід
   *[no] Хід: { $seat }
}
streets-fact-abandoned = { $seat-you ->
    [yes] Ти покидаєш споруду: { $tile }
   *[no] { $seat } покидає споруду: { $tile }
}
streets-fact-took = { $seat-you ->
    [yes] { $signs ->
        [1] Ти вибираєш: { $tile }
       *[other] Ти вибираєш із двома знаками: { $tile }
    }
   *[no] { $signs ->
        [1] { $seat } вибирає: { $tile }
       *[other] { $seat } вибирає з двома знаками: { $tile }
    }
}
streets-fact-built = { $seat-you ->
    [yes] { $signs ->
        [1] Ти будуєш: { $tile }, { $facing }
       *[other] Ти будуєш із двома знаками: { $tile }, { $facing }
    }
   *[no] { $signs ->
        [1] { $seat } будує: { $tile }, { $facing }
       *[other] { $seat } будує з двома знаками: { $tile }, { $facing }
    }
}
streets-fact-built_over = { $seat-you ->
    [yes] Ти будуєш поверх іншої споруди: { $tile } ← { $covered }
   *[no] { $seat } будує поверх іншої споруди: { $tile } ← { $covered }
}
streets-fact-returned = { $seat-you ->
    [yes] Будувати ніде: ти повертаєш плитку { $tile }
   *[no] Будувати ніде: { $seat } повертає плитку { $tile }
}
streets-fact-sent = { $origin } → { $tile }, досі шукають: { streets-people }
streets-fact-came_new = { $tile }, нові люди: { streets-people }
streets-fact-found_home = Шукачі знаходять місце: { streets-people }, { $origin } → { $tile }
streets-fact-enclosed = { $seat-you ->
    [yes] Ти рахуєш дохід вулиці: { $tiles }
   *[no] { $seat } рахує дохід вулиці: { $tiles }
}
streets-fact-chose_business = { $seat-you ->
    [yes] Ти береш жетони за споруду: { $tile }
   *[no] { $seat } бере жетони за споруду: { $tile }
}
streets-fact-got_tokens = { $seat-you ->
    [yes] Ти отримуєш { streets-tokens }
   *[no] { $seat } отримує { streets-tokens }
}
streets-fact-swapped = { $seat-you ->
    [yes] Ти показуєш плитку { $instead } й за нею рахуєш: { $tile }
   *[no] { $seat } показує плитку { $instead } й за нею рахує: { $tile }
}
streets-fact-declined = { $seat-you ->
    [yes] Ти рахуєш свої споруди як є
   *[no] { $seat } рахує свої споруди як є
}
streets-fact-income = { $seat-you ->
    [yes] Ти отримуєш { $total } $: { $tile }
   *[no] { $seat } отримує { $total } $: { $tile }
}
streets-fact-moved = { $seat-you ->
    [yes] Ти переселяєш: { streets-people }, { $origin } → { $tile }
   *[no] { $seat } переселяє: { streets-people }, { $origin } → { $tile }
}
streets-fact-became_seekers = { $tile } — йти нікуди, шукають місце: { streets-people }
streets-fact-final_income = { $seat-you ->
    [yes] У кінці ти отримуєш половину, { $total } $: { $tile }
   *[no] У кінці { $seat } отримує половину, { $total } $: { $tile }
}
streets-fact-bonus = { $seat-you ->
    [yes] Твої жетони дають { $total } $
   *[no] { $seat } — жетони дають { $total } $
}
streets-fact-ended = Гру завершено

## Чому ні

streets-refusal-ST-28 = Гравців за столом: { $seats }. Перший гравець має бути одним із них.
streets-refusal-ST-60 = Цієї плитки немає у твоїй руці.
streets-refusal-ST-62 = Там уже щось стоїть.
streets-refusal-ST-63 = Дорога не торкалася б жодної іншої. Вона має продовжувати іншу прямо або сходитися з нею під прямим кутом.
streets-refusal-ST-64 = Дві дороги лягли б пліч-о-пліч.
streets-refusal-ST-65 = Споруд на вулиці стало б { $length }, а можна щонайбільше { $most }.
streets-refusal-ST-74 = Цю вулицю закрито не щойно.
streets-refusal-ST-111 = { streets-crowd } йдуть лише до свого символу на відкритій вулиці, а не до покинутої споруди чи на початкову плитку.
streets-refusal-ST-120 = На цій споруді немає твого знака.
streets-refusal-ST-162 = Вибери одну зі своїх споруд на цій вулиці.
streets-refusal-ST-164 = Жетонів цього типу не лишилося.
streets-refusal-ST-198 = Вибери одну зі своїх споруд на цій вулиці й плитку з руки.
streets-refusal-ST-199 = Плитка, що копіює інші, для цього не годиться.
streets-refusal-ST-202 = Потрібні два вільні знаки, і на жодній іншій твоїй споруді не може бути двох.
streets-refusal-ST-205 = Поверх інших будує лише реставратор: на закритих вулицях і ніколи на Центральному вокзалі чи в Міському парку.
streets-refusal-ST-231 = Пройда будує там, де плитка найцінніша: { $tile }.
streets-refusal-ST-241 = { streets-crowd } йдуть спершу до споруд, які має Пройда, якщо там є місце для них.
streets-refusal-ST-250 = Пройда бере той тип, якого має найменше.
streets-refusal-ST-251 = Цей радник за таким столом не працює.

## З чого складаються суми. $source — споруда, чия це цінність; сама сума стоїть поруч.

streets-line-ST-82 = Люди на ній: { $count } × { $each }
streets-line-ST-84 = Закриті вулиці
streets-line-ST-90 = { $source }, люди на вулиці: { $count } × { $each }
streets-line-ST-91 = { $source }, символи: { $count } × { $each }
streets-line-ST-92 = { $source }, пари: { $count } × { $each }
streets-line-ST-93 = { $source }, змішані символи: { $count } × { $each }
streets-line-ST-94 = { $source }, власні знаки: { $count } × { $each }
streets-line-ST-95 = { $source }, споруди на вулиці: { $count } × { $each }
streets-line-ST-96 = { $source }, споруди навколо: { $count } × { $each }
streets-line-ST-97 = { $count ->
    [0] { $source }: закритих вулиць немає
   *[other] { $source }: закриття вулиці
}
streets-line-ST-99 = { $source } — копіювати нічого
streets-line-ST-151 = { $source-id ->
    [final] Споруди в кінці
   *[other] Лише половина, з округленням угору
}
streets-line-ST-171 = { $source-id ->
    [majority] Найбільше жетонів одного типу
   *[other] Найбільше жетонів: { $source }
}
streets-line-ST-172 = { $source-id ->
    [sets] Набори з чотирьох жетонів
   *[other] Набори з чотирьох жетонів: { $count } × { $each }
}
streets-line-ST-203 = Другий знак: ще стільки ж
streets-line-ST-221 = Гроші на початку

## З чого складається рахунок

streets-part-start = Початок
streets-part-streets = Закриті вулиці
streets-part-final = Споруди в кінці
streets-part-majority = Найбільше жетонів
streets-part-sets = Набори жетонів

## За столом, у браузері

streets-board-map = Мапа
streets-board-nearer = Наблизити
streets-board-farther = Віддалити
streets-board-all = Показати все місто
streets-board-hand = Твоя рука
streets-board-stack = { $count ->
    [one] У стопці { $count } плитка
    [few] У стопці { $count } плитки
   *[many] У стопці { $count } плиток
}
# Наодинці: плитка, що лежить на стопці відкрито.
streets-board-next = Відкрито на стопці: { $tile }
streets-board-turn = Повернути
streets-board-money = Гроші
streets-board-signs = Вільні знаки: { $count }
streets-board-kinds = Плитки в руці
streets-board-tokens = Бізнес-жетони
streets-board-owner = Власник: { $name }
streets-board-abandoned = Покинуто
streets-board-seekers = Шукають місце: { $people }
streets-board-symbols = { $count ->
    [one] { $kind }: { $count } символ
    [few] { $kind }: { $count } символи
   *[many] { $kind }: { $count } символів
}
# $business: назва типу. Два жетони, якщо знак подвоєний.
streets-board-business = Бізнес-знак: { $business } × { $count }
# Скільки споруда дала б власникові, якби її вулицю рахували зараз.
streets-board-worth = { $name } — зараз було б { $amount } $
streets-board-enclosed = { $count ->
    [one] Закрита вулиця, { $count } споруда
    [few] Закрита вулиця, { $count } споруди
   *[many] Закрита вулиця, { $count } споруд
}
streets-board-open = { $count ->
    [one] Відкрита вулиця, { $count } споруда
    [few] Відкрита вулиця, { $count } споруди
   *[many] Відкрита вулиця, { $count } споруд
}
streets-board-start = Початкова плитка: вона нічия, і до неї не переїжджають.
streets-board-closes = Закриває вулицю, споруд: { $count }
streets-board-later = Коли вулиця закриється: { $amount } $
# Те саме, де мало місця.
streets-board-later-short = потім { $amount }
# Чому плитку не можна так повернути, де мало місця.
streets-board-not-wide = впритул
streets-board-not-apart = без дороги
streets-board-not-long = задовго
streets-board-not-taken = зайнято
# Куди пішли б люди. $people: скільки й хто.
streets-board-go-to = { $people } → { $tile }
streets-board-go-choice = { $people }: місць на вибір — { $count }
streets-board-go-nowhere = { $people }: йти нікуди, шукають місце
# Де вільне місце.
streets-board-cell-n = На північ: { $tile }
streets-board-cell-e = На схід: { $tile }
streets-board-cell-s = На південь: { $tile }
streets-board-cell-w = На захід: { $tile }
streets-board-ask-place = Де побудувати: { $tile }?
streets-board-ask-move = Куди йдуть: { $people }?
streets-board-together = Скільки йдуть разом
streets-board-all-of = Усі { $count }
# У списку рішень, поруч із місцем: з якого боку дорога.
streets-board-road-n = північ
streets-board-road-e = схід
streets-board-road-s = південь
streets-board-road-w = захід

## Як грати

streets-how-goal-title = Мета
streets-how-goal = Ви разом будуєте одне місто. Коли вулицю закрито, її споруди дають гроші власникам, а люди йдуть далі. Перемагає той, у кого в кінці найбільше грошей.
streets-how-turn-title = Твій хід
streets-how-turn-build-title = Будуй
streets-how-turn-build = Вибери одну зі своїх 3 плиток, місце для неї та бік, з якого буде дорога. З плиткою приходить стільки людей її кольору, скільки на ній символів, а твій знак каже, що вона твоя.
streets-how-turn-score-title = Рахуй дохід
streets-how-turn-score = Якщо вулиця закрилася, гроші отримують усі, хто має на ній знак; знак повертається, а ти вирішуєш, куди підуть люди.
streets-how-turn-draw-title = Добирай
streets-how-turn-draw = Візьми нову плитку зі стопки, доки вона є.
streets-how-place-title = Де можна будувати
streets-how-place = Дорога йде вздовж одного з боків плитки. Вона має продовжувати іншу дорогу по прямій або сходитися з нею під прямим кутом. Дві дороги ніколи не лежать пліч-о-пліч.
streets-how-street = Плитки, чиї дороги продовжують одна одну, — це вулиця, щонайбільше 5 плиток. Вона закрита, щойно з обох кінців щось стоїть.
streets-how-income-title = Скільки дає споруда
streets-how-income = Кожна споруда має цінність: стільки-то доларів за символи, пари, людей, знаки чи сусідів. Вона дає її і ще 1 $ за кожну людину на ній.
streets-how-symbols = Рахуються всі символи на вулиці, хоч би чиї вони були, і ті на її кінцях, що вказують на неї. Змішаний символ рахується будь-яким.
streets-how-people-title = Люди йдуть далі
streets-how-people = Коли всі отримали гроші, люди з вулиці йдуть до споруд зі своїм символом на відкритих вулицях. Якщо таких кілька, ти вибираєш для кожної людини.
streets-how-seekers = Хто не має місця, встає й шукає. Усі шукачі одного кольору переїжджають до наступної плитки свого кольору, хоч би де її побудували.
streets-how-example-start = Початок: Центральний вокзал і Міський парк. Спа на захід від вокзалу закрило б вулицю вокзалу.
streets-how-example-income = Ведмідь будує Студентський гуртожиток. Він закриває вулицю з трьох споруд: Мистецька галерея дає 9 $, сова отримує 7 $ і 11 $. Гуртожиток і Господарчі товари вказують на вулицю, тому їхні символи рахуються.
streets-how-example-moved = 3 хіпстери йдуть до єдиної відкритої споруди свого виду, Студентського гуртожитку: тепер їх там 4. 2 із батьків місця не знаходять і шукають.
streets-how-example-seekers = Сова будує Модні лофти: із плиткою приходять 2 із батьків, і обоє шукачів заселяються теж.
streets-how-signs-title = Знаків не лишилося
streets-how-signs = Ти маєш 5 знаків. Якщо всі вони в місті, а треба будувати, спершу покинь споруду: її знак повернеться без грошей, а люди підуть.
streets-how-end-title = Кінець
streets-how-end = Гра закінчується, коли побудовано всі плитки. Кожна споруда, на якій ще є знак, дає половину свого доходу, з округленням угору.
streets-how-modules-title = Як ще грати
streets-how-module-business = Бізнес: за кожну закриту вулицю кожен власник на ній бере жетони за одну споруду.
streets-how-module-consultants = Радники: у кожного свій, з особливою здібністю.
streets-how-module-solo = Наодинці: проти тебе Пройда, що завжди будує там, де плитка найцінніша.
streets-how-tokens = Бізнес-жетони дають 10 $ тому, у кого найбільше одного типу, і 10 $ за кожен набір із чотирьох.
streets-how-table-title = За цим столом
streets-how-table-map = Перетягуй місто, наближай його колесом або двома пальцями, а кнопка в кутку показує його цілим.
streets-how-table-turn = Із плиткою в руці вкажи на вільне місце: видно, що вона там дасть. Повертай її клавішею R, колесом або кружками з боків.
streets-how-table-move = Вибери, скільки людей ідуть разом, і натисни туди, куди вони йдуть, або перетягни їх.
streets-how-table-why = Вкажи на будь-яку споруду, і побачиш, скільки вона дала б зараз і чому.
streets-how-tips-title = Варто знати
streets-how-tips-close = Вулиця дає гроші всім, хто на ній. Закривай її, коли вона здебільшого твоя.
streets-how-tips-people = Люди дають гроші там, де живуть. Підготуй для них споруду на відкритій вулиці, перш ніж закрити їхню.
streets-how-tips-signs = Знаки повертаються лише із закритих вулиць. Не починай п’ять вулиць одразу.
streets-how-ours = Списку справжніх плиток ніхто не публікував: 36 із 45 плиток наші, за правилами, що є в книзі.

## На плакаті міста

streets-poster-buildings = { $count ->
    [one] { $count } споруда
    [few] { $count } споруди
   *[many] { $count } споруд
}
streets-poster-finished = { $count ->
    [one] { $count } закрита вулиця
    [few] { $count } закриті вулиці
   *[many] { $count } закритих вулиць
}
streets-poster-people = { $count ->
    [one] { $count } людина
    [few] { $count } людини
   *[many] { $count } людей
}

## Перша гра з тренером

streets-coach-goal = Вітаю на будові! Ви вдвох зводите одне місто, вулицю за вулицею; закрита вулиця дає гроші, і перемагає той, у кого їх найбільше.
streets-coach-build = Вибери одну зі своїх 3 плиток. З нею приходять люди, по одній людині за кожен символ, а монета вгорі каже, за що вона платить.
streets-coach-place = Вибери підсвічене місце й поверни плитку так, щоб її дорога з’єдналася з іншою. Наведи на місце, щоб побачити, скільки плитка там зароблятиме.
streets-coach-road = Дороги, що продовжують одна одну по прямій, — це одна вулиця, щонайбільше 5 плиток. Вона закрита, коли щось стоїть з обох кінців.
streets-coach-sign = Тепер на твоїй споруді стоїть один із твоїх 5 знаків. Він повернеться, коли вулицю закриють і вона заплатить.
streets-coach-less = Ця вулиця дала тобі { $mine } $, а супернику { $theirs } $. Закривай вулиці, на яких більше твоїх споруд.
streets-coach-more = Ця вулиця дала тобі { $mine } $, а супернику { $theirs } $. Так і треба: хай росте, доки вона твоя, а тоді закрий її.
streets-coach-street = Закрилося дві вулиці одразу. Вибери, яка дає дохід першою: її люди можуть перейти на другу.
streets-coach-move = Люди з вулиці йдуть далі, і вирішуєш ти. На твоїй споруді кожна людина дасть на 1 $ більше.
streets-coach-seekers = Дехто не знайшов житла, тож стоїть і шукає. Шукачі переїдуть до наступної плитки свого кольору, хоч би хто її збудував.
streets-coach-home = Шукачі знайшли житло: { $tile }. Плитку кольору, який шукає багато людей, варто будувати скоро.
streets-coach-abandon = Усі твої знаки стоять у місті, тож одну споруду треба покинути. Вибери ту, що дала б мало, на вулиці, яку ще довго не закриють.
streets-coach-abandoned = Довелося покинути споруду без грошей: { $tile }. Закрий свою вулицю, перш ніж скінчаться знаки.
streets-coach-return = Жодна з твоїх плиток нікуди не підходить. Поверни одну: вона вибуває з гри.
streets-coach-worth = Наведи на будь-яку споруду, щоб побачити, скільки вона дала б зараз і чому. Символ рахується для всієї вулиці, хоч би хто його поставив.
streets-coach-end = Гра закінчується, коли збудовано всі плитки. Знак, що ще стоїть, дає тоді лише половину, тож закривай, що можеш.
streets-coach-learned-enclose = Закрита вулиця дає гроші всім на ній: закривай ті, що здебільшого твої.
streets-coach-learned-people = Люди дають гроші й ідуть далі; шукачі йдуть до наступної плитки свого кольору.
streets-coach-learned-signs = У тебе 5 знаків, і повертаються вони лише із закритих вулиць.
streets-coach-learned-end = Коли збудовано всі плитки, відкрите дає половину.

## Що вже вийшло, а що лишилося

streets-known-how = Усі плитки за типами. Перед грою частину могли прибрати наосліп: які саме, ніхто не знає.
streets-known-left = Ще не бачено: { $count }
streets-known-open = Видно, не збудовано: { $count }
streets-known-gone = Збудовано або вийшло: { $count }
streets-known-where = стопка { $stack } · руки { $hands } · прибрано { $removed }
streets-known-tile = { $tile } – { $state ->
    [left] не видно
    [open] видно
   *[gone] збудовано або вийшло
}
streets-known-tokens = Жетонів бізнесу лишилося
