### Улицы. Аргументы сообщений: locales/README.md.
### Слова — по словарику в docs/rules/streets.md. Деньги — доллары, обозначены $ после числа.

## На коробке

game-streets = Улицы
game-streets-blurb = Стройте улицы сообща и заманивайте людей туда, где веселее.

## Настройки

streets-option-business = Бизнес-модуль
streets-option-business-blurb = Улицы приносят ещё и жетоны: 10 $ тому, у кого больше всех одного типа, и 10 $ за каждый набор из четырёх.
streets-option-consultants = Советники
streets-option-consultants-blurb = У каждого свой советник с особой способностью.
streets-option-difficulty = Проныра (одиночная игра)
streets-option-difficulty-easy = Лёгкая
streets-option-difficulty-easy-blurb = Проныра начинает без денег.
streets-option-difficulty-normal = Средняя
streets-option-difficulty-normal-blurb = У Проныры в начале 20 $.
streets-option-difficulty-hard = Тяжёлая
streets-option-difficulty-hard-blurb = У Проныры в начале 50 $.
streets-option-first = Первый игрок
streets-option-first-random = По жребию
streets-option-first-0 = Игрок 1
streets-option-first-1 = Игрок 2
streets-option-first-2 = Игрок 3
streets-option-first-3 = Игрок 4
streets-option-first-4 = Игрок 5

## Кто играет сам, помимо тех, кто за столом

streets-automaton = Проныра

## Постройки

streets-card-central_station = Центральный вокзал
streets-card-city_park = Городской парк
streets-card-chillax_spa = Спа «Расслабон»
streets-card-souvenir_shop = Сувенирная лавка
streets-card-boutique_hotel = Бутик-отель
streets-card-observation_deck = Смотровая площадка
streets-card-tapas_bar = Тапас-бар
streets-card-backpacker_hostel = Хостел для туристов
streets-card-seafood_terrace = Рыбная терраса
streets-card-postcard_kiosk = Киоск открыток
streets-card-starter_home = Стартовый дом
streets-card-flea_market = Блошиный рынок
streets-card-trendy_lofts = Модный лофт
streets-card-toy_store = Магазин игрушек
streets-card-family_diner = Семейное кафе
streets-card-petting_farm = Контактный зоопарк
streets-card-adventure_playground = Верёвочный парк
streets-card-neighbourhood_bakery = Пекарня по соседству
streets-card-art_gallery = Галерея искусств
streets-card-student_house = Студенческое общежитие
streets-card-micro_brewery = Мини-пивоварня
streets-card-vinyl_shop = Магазин винила
streets-card-concept_store = Концепт-стор
streets-card-tattoo_studio = Тату-студия
streets-card-street_food_yard = Двор уличной еды
streets-card-live_work_studios = Жилые мастерские
streets-card-shoe_store = Обувной магазин
streets-card-bubble_tea_bar = Бар бабл-ти
streets-card-department_store = Универмаг
streets-card-video_arcade = Игровые автоматы
streets-card-food_court = Фуд-корт
streets-card-cinema_complex = Мультиплекс
streets-card-arcade_flats = Квартиры над пассажем
streets-card-serviced_apartments = Апартаменты
streets-card-hardware_store = Магазин хозтоваров
streets-card-copy_shop = Копицентр
streets-card-popup_space = Площадка на неделю
streets-card-corner_pub = Паб на углу
streets-card-gatehouse_flats = Дом у ворот
streets-card-community_centre = Общественный центр
streets-card-mixed_use_tower = Башня на все случаи
streets-card-startup_hub = Стартап-хаб
streets-card-bike_tours = Велоэкскурсии
streets-card-terraced_houses = Таунхаусы
streets-card-barber_shop = Барбершоп
streets-card-ramen_counter = Рамен-бар
streets-card-market_hall = Крытый рынок

## То же, где мало места: не больше 12 букв

streets-short-central_station = Вокзал
streets-short-city_park = Парк
streets-short-chillax_spa = Спа
streets-short-souvenir_shop = Сувениры
streets-short-boutique_hotel = Бутик-отель
streets-short-observation_deck = Смотровая
streets-short-tapas_bar = Тапас-бар
streets-short-backpacker_hostel = Хостел
streets-short-seafood_terrace = Рыба
streets-short-postcard_kiosk = Открытки
streets-short-starter_home = Старт. дом
streets-short-flea_market = Барахолка
streets-short-trendy_lofts = Модный лофт
streets-short-toy_store = Игрушки
streets-short-family_diner = Кафе
streets-short-petting_farm = Зоопарк
streets-short-adventure_playground = Верёвки
streets-short-neighbourhood_bakery = Пекарня
streets-short-art_gallery = Галерея
streets-short-student_house = Общежитие
streets-short-micro_brewery = Пивоварня
streets-short-vinyl_shop = Винил
streets-short-concept_store = Концепт-стор
streets-short-tattoo_studio = Тату-студия
streets-short-street_food_yard = Уличная еда
streets-short-live_work_studios = Мастерские
streets-short-shoe_store = Обувь
streets-short-bubble_tea_bar = Бабл-ти
streets-short-department_store = Универмаг
streets-short-video_arcade = Автоматы
streets-short-food_court = Фуд-корт
streets-short-cinema_complex = Мультиплекс
streets-short-arcade_flats = Пассаж
streets-short-serviced_apartments = Апартаменты
streets-short-hardware_store = Хозтовары
streets-short-copy_shop = Копицентр
streets-short-popup_space = Площадка
streets-short-corner_pub = Паб на углу
streets-short-gatehouse_flats = Дом у ворот
streets-short-community_centre = Общ. центр
streets-short-mixed_use_tower = Башня
streets-short-startup_hub = Стартап-хаб
streets-short-bike_tours = Велотуры
streets-short-terraced_houses = Таунхаусы
streets-short-barber_shop = Барбершоп
streets-short-ramen_counter = Рамен-бар
streets-short-market_hall = Крытый рынок

## Виды построек, символы и люди

streets-card-tourist = Турист
streets-card-hipster = Хипстер
streets-card-parent = Родитель
streets-card-shopper = Покупатель
streets-card-wild = Смешанный
# Часть предложений: $count человечков цвета $colour.
streets-people = { $colour-id ->
    [tourist] { $count ->
        [one] { $count } турист
        [few] { $count } туриста
       *[many] { $count } туристов
    }
    [hipster] { $count ->
        [one] { $count } хипстер
        [few] { $count } хипстера
       *[many] { $count } хипстеров
    }
    [parent] { $count ->
        [one] { $count } родитель
        [few] { $count } родителя
       *[many] { $count } родителей
    }
   *[shopper] { $count ->
        [one] { $count } покупатель
        [few] { $count } покупателя
       *[many] { $count } покупателей
    }
}
# Часть предложений: человечки цвета $colour вообще.
streets-crowd = { $colour-id ->
    [tourist] Туристы
    [hipster] Хипстеры
    [parent] Родители
   *[shopper] Покупатели
}

## Типы бизнеса

streets-card-restaurant = Ресторан
streets-card-housing = Жильё
streets-card-leisure = Досуг
streets-card-retail = Торговля
streets-business-universal = Универсальный
# Часть предложений: $count жетонов типа $business.
streets-tokens = { $business-id ->
    [restaurant] { $count ->
        [one] { $count } жетон ресторана
        [few] { $count } жетона ресторана
       *[many] { $count } жетонов ресторана
    }
    [housing] { $count ->
        [one] { $count } жетон жилья
        [few] { $count } жетона жилья
       *[many] { $count } жетонов жилья
    }
    [leisure] { $count ->
        [one] { $count } жетон досуга
        [few] { $count } жетона досуга
       *[many] { $count } жетонов досуга
    }
   *[retail] { $count ->
        [one] { $count } жетон торговли
        [few] { $count } жетона торговли
       *[many] { $count } жетонов торговли
    }
}

## Советники

streets-card-contractor = Подрядчик
streets-card-hacker = Хакер
streets-card-entrepreneur = Предприниматель
streets-card-investor = Инвестор
streets-card-hipster_legend = Легенда хипстеров
streets-card-renovator = Реставратор
streets-card-location_scout = Специалист по поиску
streets-does-contractor = Пока есть стопка, ты строишь за ход две клетки и берёшь две.
streets-does-hacker = На каждой улице, которая приносит доход, твои постройки учитывают ещё один смешанный символ и рубашки клеток в твоей руке.
streets-does-entrepreneur = На улице, которая приносит доход, можно оценить одну твою постройку по клетке из руки.
streets-does-investor = Возводя постройку, можно положить на неё два знака: её ценность удвоится. Два знака бывают только на одной твоей постройке.
streets-does-hipster_legend = Для тебя символы хипстеров — смешанные. На каждой улице, которая приносит доход, учитывается ещё один.
streets-does-renovator = Можно строить поверх клетки на закрытой улице. Эта улица сразу приносит доход.
streets-does-location_scout = На улице, которая приносит доход, твои постройки учитывают и символы твоих построек на других улицах, но не в конце игры.

## Сколько приносит постройка. $per: доллары; $one, $other: названия цветов.

streets-value-people = { $per } $ за каждого на улице: { $one }
streets-value-symbol = { $per } $ за каждый символ: { $one }
streets-value-set = { $per } $ за каждую пару: { $one } + { $other }
streets-value-wild = { $per } $ за каждый смешанный символ
streets-value-ownership = { $per } $ за каждый твой знак на улице
streets-value-street_size = { $per } $ за каждую постройку на улице
streets-value-adjacency = { $per } $ за каждую постройку вокруг
streets-value-enclosure = { $per } $, если она закрывает улицу
streets-value-copy = Столько, сколько стоит другая постройка на улице

## Что нужно сделать

streets-ask-consultant = Выбери советника
streets-ask-abandon = Знаков не осталось: забрось постройку
streets-ask-build = Выбери клетку для строительства
streets-ask-place = Выбери место и где пройдёт дорога
streets-ask-return = Строить негде: верни одну клетку
streets-ask-street = Какая улица даёт доход следующей?
streets-ask-business = За какую постройку взять жетоны?
streets-ask-token = Выбери бизнес-жетон
streets-ask-swap = Оценить постройку по клетке из руки?
streets-ask-move = Выбери, куда идёт этот человечек
streets-ask-grifter_place = Выбери, где строит Проныра
streets-ask-grifter_token = Выбери, что берёт Проныра
streets-ask-over = Игра окончена

## Решения. $cell: место в городе, к востоку и к югу от Центрального вокзала.

streets-action-hire = Взять советника: { $consultant }
streets-action-draw = Взять любого советника
streets-action-abandon = Забросить: { $tile }
streets-action-build = Построить: { $tile }
streets-action-invest = Построить с двумя знаками: { $tile }
streets-action-return = Вернуть: { $tile }
streets-action-place = Место { $cell }, { $facing }
streets-action-cover = Поверх: { $tile }
streets-action-score = Улица: { $tile }
streets-action-business = Жетоны за постройку: { $tile }
streets-action-token = { $business }
streets-action-claim = { $business } — за постройку: { $tile }
streets-action-swap = Оценить: { $tile } — как { $instead }
streets-action-decline = Оставить как есть
streets-action-move = Сюда: { $tile }
streets-facing-n = дорога с севера
streets-facing-e = дорога с востока
streets-facing-s = дорога с юга
streets-facing-w = дорога с запада

## Что произошло. $kinds, $back: виды клеток, как видно на рубашках; $origin: откуда идут люди.

streets-fact-hired = { $seat-you ->
    [yes] Твой советник: { $consultant }
   *[no] { $seat } — советник: { $consultant }
}
streets-fact-removed = Убраны из игры втёмную: { $kinds }
streets-fact-drew = { $seat-you ->
    [yes] Ты берёшь: { $kinds }
   *[no] { $seat } берёт: { $kinds }
}
streets-fact-drew_tiles = { $seat-you ->
    [yes] Ты берёшь: { $tiles }
   *[no] { $seat } берёт: { $tiles }
}
streets-fact-top_seen = Сверху стопки: { $back }
streets-fact-turned_up = Открыто на стопке: { $tile }
streets-fact-drew_open = { $seat-you ->
    [yes] Ты берёшь открытую клетку: { $tile }
   *[no] { $seat } берёт открытую клетку: { $tile }
}
streets-fact-endgame_laid = Сверху стопки конца игры Проныры: { $back }
streets-fact-endgame_began = Стопка закончилась: Проныра строит из стопки конца игры
streets-fact-turn_began = { $seat-you ->
    [yes] Твой ход
   *[no] Ходит { $seat }
}
streets-fact-abandoned = { $seat-you ->
    [yes] Ты забрасываешь постройку: { $tile }
   *[no] { $seat } забрасывает постройку: { $tile }
}
streets-fact-took = { $seat-you ->
    [yes] { $signs ->
        [1] Ты выбираешь: { $tile }
       *[other] Ты выбираешь с двумя знаками: { $tile }
    }
   *[no] { $signs ->
        [1] { $seat } выбирает: { $tile }
       *[other] { $seat } выбирает с двумя знаками: { $tile }
    }
}
streets-fact-built = { $seat-you ->
    [yes] { $signs ->
        [1] Ты строишь: { $tile }, { $facing }
       *[other] Ты строишь с двумя знаками: { $tile }, { $facing }
    }
   *[no] { $signs ->
        [1] { $seat } строит: { $tile }, { $facing }
       *[other] { $seat } строит с двумя знаками: { $tile }, { $facing }
    }
}
streets-fact-built_over = { $seat-you ->
    [yes] Ты строишь поверх другой постройки: { $tile } ← { $covered }
   *[no] { $seat } строит поверх другой постройки: { $tile } ← { $covered }
}
streets-fact-returned = { $seat-you ->
    [yes] Строить негде: ты возвращаешь клетку { $tile }
   *[no] Строить негде: { $seat } возвращает клетку { $tile }
}
streets-fact-sent = { $origin } → { $tile }, всё ещё ищут: { streets-people }
streets-fact-came_new = { $tile }, новые жители: { streets-people }
streets-fact-found_home = Искатели находят место: { streets-people }, { $origin } → { $tile }
streets-fact-enclosed = { $seat-you ->
    [yes] Ты считаешь доход улицы: { $tiles }
   *[no] { $seat } считает доход улицы: { $tiles }
}
streets-fact-chose_business = { $seat-you ->
    [yes] Ты берёшь жетоны за постройку: { $tile }
   *[no] { $seat } берёт жетоны за постройку: { $tile }
}
streets-fact-got_tokens = { $seat-you ->
    [yes] Ты получаешь { streets-tokens }
   *[no] { $seat } получает { streets-tokens }
}
streets-fact-swapped = { $seat-you ->
    [yes] Ты показываешь клетку { $instead } и по ней считаешь: { $tile }
   *[no] { $seat } показывает клетку { $instead } и по ней считает: { $tile }
}
streets-fact-declined = { $seat-you ->
    [yes] Ты считаешь свои постройки как есть
   *[no] { $seat } считает свои постройки как есть
}
streets-fact-income = { $seat-you ->
    [yes] Ты получаешь { $total } $: { $tile }
   *[no] { $seat } получает { $total } $: { $tile }
}
streets-fact-moved = { $seat-you ->
    [yes] Ты переселяешь: { streets-people }, { $origin } → { $tile }
   *[no] { $seat } переселяет: { streets-people }, { $origin } → { $tile }
}
streets-fact-became_seekers = { $tile } — идти некуда, ищут место: { streets-people }
streets-fact-final_income = { $seat-you ->
    [yes] В конце ты получаешь половину, { $total } $: { $tile }
   *[no] В конце { $seat } получает половину, { $total } $: { $tile }
}
streets-fact-bonus = { $seat-you ->
    [yes] Твои жетоны приносят { $total } $
   *[no] { $seat } — жетоны приносят { $total } $
}
streets-fact-ended = Игра окончена

## Почему нельзя

streets-refusal-ST-28 = Игроков за этим столом: { $seats }. Первым должен быть кто-то из них.
streets-refusal-ST-60 = Этой клетки нет у тебя в руке.
streets-refusal-ST-62 = Там уже что-то стоит.
streets-refusal-ST-63 = Дорога не коснулась бы ни одной другой. Она должна продолжать другую прямо или встречать её под прямым углом.
streets-refusal-ST-64 = Две дороги легли бы бок о бок.
streets-refusal-ST-65 = Построек на улице стало бы { $length }, а можно не больше { $most }.
streets-refusal-ST-74 = Эта улица закрыта не сейчас.
streets-refusal-ST-111 = { streets-crowd } идут только к своему символу на открытой улице, но не в заброшенную постройку и не на начальную клетку.
streets-refusal-ST-120 = На этой постройке нет твоего знака.
streets-refusal-ST-162 = Выбери одну из своих построек на этой улице.
streets-refusal-ST-164 = Жетонов этого типа не осталось.
streets-refusal-ST-198 = Выбери одну из своих построек на этой улице и клетку из руки.
streets-refusal-ST-199 = Клетка с копирующей ценностью для этого не годится.
streets-refusal-ST-202 = Нужны два свободных знака, и на других твоих постройках не должно быть по два.
streets-refusal-ST-205 = Поверх других строит только реставратор: на закрытых улицах и никогда на Центральном вокзале и в Городском парке.
streets-refusal-ST-231 = Проныра строит там, где клетка ценнее всего: { $tile }.
streets-refusal-ST-241 = { streets-crowd } идут сначала в постройки Проныры, если там есть место для них.
streets-refusal-ST-250 = Проныра берёт тот тип, которого у него меньше всего.
streets-refusal-ST-251 = Этот советник за таким столом не работает.

## Из чего складываются суммы. $source — постройка, чья это ценность; сама сумма стоит рядом.

streets-line-ST-82 = Люди на ней: { $count } × { $each }
streets-line-ST-84 = Закрытые улицы
streets-line-ST-90 = { $source }, люди на улице: { $count } × { $each }
streets-line-ST-91 = { $source }, символы: { $count } × { $each }
streets-line-ST-92 = { $source }, пары: { $count } × { $each }
streets-line-ST-93 = { $source }, смешанные символы: { $count } × { $each }
streets-line-ST-94 = { $source }, свои знаки: { $count } × { $each }
streets-line-ST-95 = { $source }, постройки на улице: { $count } × { $each }
streets-line-ST-96 = { $source }, постройки вокруг: { $count } × { $each }
streets-line-ST-97 = { $count ->
    [0] { $source }: закрытых улиц нет
   *[other] { $source }: закрытие улицы
}
streets-line-ST-99 = { $source } — копировать нечего
streets-line-ST-151 = { $source-id ->
    [final] Постройки в конце
   *[other] Только половина, с округлением вверх
}
streets-line-ST-171 = { $source-id ->
    [majority] Больше всех жетонов одного типа
   *[other] Больше всех жетонов: { $source }
}
streets-line-ST-172 = { $source-id ->
    [sets] Наборы из четырёх жетонов
   *[other] Наборы из четырёх жетонов: { $count } × { $each }
}
streets-line-ST-203 = Второй знак: ещё столько же
streets-line-ST-221 = Деньги в начале

## Из чего складывается счёт

streets-part-start = Начало
streets-part-streets = Закрытые улицы
streets-part-final = Постройки в конце
streets-part-majority = Больше всех жетонов
streets-part-sets = Наборы жетонов

## За столом, в браузере

streets-board-map = Карта
streets-board-nearer = Приблизить
streets-board-farther = Отдалить
streets-board-all = Показать весь город
streets-board-hand = Твоя рука
streets-board-stack = { $count ->
    [one] В стопке { $count } клетка
    [few] В стопке { $count } клетки
   *[many] В стопке { $count } клеток
}
# Наедине: клетка, которая лежит на стопке открыто.
streets-board-next = Открыто на стопке: { $tile }
streets-board-turn = Повернуть
streets-board-money = Деньги
streets-board-signs = Свободные знаки: { $count }
streets-board-kinds = Клетки в руке
streets-board-tokens = Бизнес-жетоны
streets-board-owner = Владелец: { $name }
streets-board-abandoned = Заброшено
streets-board-seekers = Ищут место: { $people }
streets-board-symbols = { $count ->
    [one] { $kind }: { $count } символ
    [few] { $kind }: { $count } символа
   *[many] { $kind }: { $count } символов
}
# $business: название типа. Два жетона, если знак удвоен.
streets-board-business = Бизнес-знак: { $business } × { $count }
# Сколько постройка принесла бы владельцу, если бы её улицу считали сейчас.
streets-board-worth = { $name } — сейчас было бы { $amount } $
streets-board-enclosed = { $count ->
    [one] Закрытая улица, { $count } постройка
    [few] Закрытая улица, { $count } постройки
   *[many] Закрытая улица, { $count } построек
}
streets-board-open = { $count ->
    [one] Открытая улица, { $count } постройка
    [few] Открытая улица, { $count } постройки
   *[many] Открытая улица, { $count } построек
}
streets-board-start = Начальная клетка: она ничья, и в неё не переезжают.
streets-board-closes = Закрывает улицу, построек: { $count }
streets-board-later = Когда улица закроется: { $amount } $
# То же, где мало места.
streets-board-later-short = потом { $amount }
# Почему клетку нельзя так повернуть, где мало места.
streets-board-not-wide = впритык
streets-board-not-apart = без дороги
streets-board-not-long = длинно
streets-board-not-taken = занято
# Куда пошли бы люди. $people: сколько и кто.
streets-board-go-to = { $people } → { $tile }
streets-board-go-choice = { $people }: на выбор мест — { $count }
streets-board-go-nowhere = { $people }: идти некуда, ищут место
# Где свободное место.
streets-board-cell-n = К северу: { $tile }
streets-board-cell-e = К востоку: { $tile }
streets-board-cell-s = К югу: { $tile }
streets-board-cell-w = К западу: { $tile }
streets-board-ask-place = Где построить: { $tile }?
streets-board-ask-move = Куда идут: { $people }?
streets-board-together = Сколько идут вместе
streets-board-all-of = Все { $count }
# В списке решений, рядом с местом: с какой стороны дорога.
streets-board-road-n = север
streets-board-road-e = восток
streets-board-road-s = юг
streets-board-road-w = запад

## Как играть

streets-how-goal-title = Цель
streets-how-goal = Вы вместе строите один город. Когда улица закрыта, её постройки приносят деньги владельцам, а люди идут дальше. Побеждает тот, у кого в конце больше всех денег.
streets-how-turn-title = Твой ход
streets-how-turn-build-title = Строй
streets-how-turn-build = Выбери одну из 3 своих клеток, место для неё и сторону, с которой пройдёт дорога. С клеткой приходит столько людей её цвета, сколько на ней символов, а твой знак говорит, что она твоя.
streets-how-turn-score-title = Считай доход
streets-how-turn-score = Если улица закрылась, деньги получают все, у кого на ней есть знак; знак возвращается, а ты решаешь, куда пойдут люди.
streets-how-turn-draw-title = Добирай
streets-how-turn-draw = Возьми новую клетку из стопки, пока она есть.
streets-how-place-title = Где можно строить
streets-how-place = Дорога идёт вдоль одной из сторон клетки. Она должна продолжать другую дорогу по прямой или встречать её под прямым углом. Две дороги никогда не лежат бок о бок.
streets-how-street = Клетки, чьи дороги продолжают друг друга, — это улица, не больше 5 клеток. Она закрыта, как только с обоих концов что-то стоит.
streets-how-income-title = Сколько приносит постройка
streets-how-income = У каждой постройки есть ценность: столько-то долларов за символы, пары, людей, знаки или соседей. Она приносит её и ещё 1 $ за каждого человечка на ней.
streets-how-symbols = Считаются все символы на улице, чьи бы они ни были, и те на её концах, что указывают на неё. Смешанный символ считается любым.
streets-how-people-title = Люди идут дальше
streets-how-people = Когда все получили деньги, люди с улицы переходят в постройки со своим символом на открытых улицах. Если таких несколько, ты выбираешь для каждого.
streets-how-seekers = Кому места нет, тот встаёт и ищет. Все искатели одного цвета переезжают в следующую клетку своего цвета, где бы её ни построили.
streets-how-example-start = Начало: Центральный вокзал и Городской парк. Спа к западу от вокзала закрыло бы улицу вокзала.
streets-how-example-income = Медведь строит Студенческое общежитие. Оно закрывает улицу из трёх построек: Галерея искусств приносит 9 $, сова получает 7 $ и 11 $. Общежитие и Магазин хозтоваров указывают на улицу, поэтому их символы считаются.
streets-how-example-moved = 3 хипстера идут в единственную открытую постройку своего вида, Студенческое общежитие: теперь их там 4. 2 родителям места нет, они ищут.
streets-how-example-seekers = Сова строит Модный лофт: с клеткой приходят 2 родителя, и оба искателя въезжают тоже.
streets-how-signs-title = Знаков не осталось
streets-how-signs = У тебя 5 знаков. Если все они в городе, а нужно строить, сначала забрось постройку: её знак вернётся без денег, а люди уйдут.
streets-how-end-title = Конец
streets-how-end = Игра заканчивается, когда построены все клетки. Каждая постройка, на которой ещё есть знак, приносит половину своего дохода, с округлением вверх.
streets-how-modules-title = Как ещё играть
streets-how-module-business = Бизнес: за каждую закрытую улицу каждый владелец на ней берёт жетоны за одну постройку.
streets-how-module-consultants = Советники: у каждого свой, с особой способностью.
streets-how-module-solo = В одиночку: против Проныры, который всегда строит там, где клетка ценнее всего.
streets-how-tokens = Бизнес-жетоны приносят 10 $ тому, у кого больше всех одного типа, и 10 $ за каждый набор из четырёх.
streets-how-table-title = За этим столом
streets-how-table-map = Перетаскивай город, приближай его колесом или двумя пальцами, а кнопка в углу показывает его целиком.
streets-how-table-turn = С клеткой в руке укажи на свободное место: видно, что она там принесёт. Поворачивай её клавишей R, колесом или кружками по сторонам.
streets-how-table-move = Выбери, сколько людей идут вместе, и нажми туда, куда они идут, или перетащи их.
streets-how-table-why = Укажи на любую постройку, и увидишь, сколько она принесла бы сейчас и почему.
streets-how-tips-title = Полезно знать
streets-how-tips-close = Улица приносит деньги всем, кто на ней. Закрывай её, когда она в основном твоя.
streets-how-tips-people = Люди приносят деньги там, где живут. Подготовь для них постройку на открытой улице, прежде чем закрыть их улицу.
streets-how-tips-signs = Знаки возвращаются только с закрытых улиц. Не начинай пять улиц сразу.
streets-how-ours = Списка настоящих клеток никто не публиковал: 36 из 45 клеток наши, по правилам, которые есть в книге.

## На плакате города

streets-poster-buildings = { $count ->
    [one] { $count } постройка
    [few] { $count } постройки
   *[many] { $count } построек
}
streets-poster-finished = { $count ->
    [one] { $count } закрытая улица
    [few] { $count } закрытые улицы
   *[many] { $count } закрытых улиц
}
streets-poster-people = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[many] { $count } человек
}

## Первая игра с тренером

streets-coach-goal = Добро пожаловать на стройку! Вы вдвоём возводите один город, улицу за улицей; закрытая улица приносит деньги, и побеждает тот, у кого их больше.
streets-coach-build = Выбери одну из 3 своих клеток. С ней приходят люди, по одному за каждый символ, а монета вверху говорит, за что она платит.
streets-coach-place = Выбери подсвеченное место и поверни клетку так, чтобы её дорога соединилась с другой. Наведи на место, чтобы увидеть, сколько клетка там принесёт.
streets-coach-road = Дороги, которые продолжают друг друга по прямой, — это одна улица, не больше 5 клеток. Она закрыта, когда что-то стоит с обоих концов.
streets-coach-sign = Теперь на твоей постройке стоит один из твоих 5 знаков. Он вернётся, когда улицу закроют и она заплатит.
streets-coach-less = Эта улица принесла тебе { $mine } $, а сопернику { $theirs } $. Закрывай улицы, на которых больше твоих построек.
streets-coach-more = Эта улица принесла тебе { $mine } $, а сопернику { $theirs } $. Так и надо: пусть растёт, пока она твоя, а потом закрой её.
streets-coach-street = Закрылись сразу две улицы. Выбери, какая принесёт деньги первой: её люди могут перейти на вторую.
streets-coach-move = Люди с улицы идут дальше, и решаешь ты. На твоей постройке каждый человек принесёт на 1 $ больше.
streets-coach-seekers = Кто-то не нашёл жилья и теперь стоит и ищет. Искатели переедут в следующую клетку своего цвета, кто бы её ни построил.
streets-coach-home = Искатели нашли жильё: { $tile }. Клетку цвета, который ищут многие, стоит строить поскорее.
streets-coach-abandon = Все твои знаки стоят в городе, так что одну постройку придётся забросить. Выбери ту, что принесла бы мало, на улице, которую ещё долго не закроют.
streets-coach-abandoned = Пришлось забросить постройку без денег: { $tile }. Закрой свою улицу, прежде чем кончатся знаки.
streets-coach-return = Ни одна из твоих клеток никуда не подходит. Верни одну: она выбывает из игры.
streets-coach-worth = Наведи на любую постройку, чтобы увидеть, сколько она принесла бы сейчас и почему. Символ считается для всей улицы, кто бы его ни поставил.
streets-coach-end = Игра заканчивается, когда построены все клетки. Знак, который ещё стоит, приносит тогда лишь половину, так что закрывай, что можешь.
streets-coach-learned-enclose = Закрытая улица приносит деньги всем на ней: закрывай те, что в основном твои.
streets-coach-learned-people = Люди приносят деньги и идут дальше; искатели идут в следующую клетку своего цвета.
streets-coach-learned-signs = У тебя 5 знаков, и возвращаются они только с закрытых улиц.
streets-coach-learned-end = Когда построены все клетки, открытое приносит половину.

## Что уже вышло, а что осталось

streets-known-how = Все клетки по типам. Перед игрой часть могли убрать втёмную: какие именно, никто не знает.
streets-known-left = Ещё не видели: { $count }
streets-known-open = Видно, не построено: { $count }
streets-known-gone = Построено или вышло: { $count }
streets-known-where = стопка { $stack } · руки { $hands } · убрано { $removed }
streets-known-tile = { $tile } – { $state ->
    [left] не видно
    [open] видно
   *[gone] построено или вышло
}
streets-known-tokens = Осталось жетонов бизнеса
