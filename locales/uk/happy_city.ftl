### «Місто щастя». Аргументи повідомлень кожного виду: locales/README.md.
### Слова — зі словничка в docs/rules/happy_city.md та з українських правил гри.

## На коробці

game-happy_city = Місто щастя
game-happy_city-blurb = Десять карт — і місто готове. Запрошуй мешканців, роби їх щасливими й витрачай кожну монету з розумом.

## Варіанти

happy_city-option-mode = Режим
happy_city-option-mode-family = Сімейний
happy_city-option-mode-family-blurb = Гра, якою її задумано: мешканці × серця.
happy_city-option-mode-junior = Для молодших
happy_city-option-mode-junior-blurb = Лагідніший підрахунок для молодших гравців: мешканці + серця.
happy_city-option-mode-expert = Експертний
happy_city-option-mode-expert-blurb = Кольорові ринки й особливі будівлі з власними властивостями.
happy_city-option-first = Перший гравець
happy_city-option-first-random = За жеребом
happy_city-option-first-0 = Гравець 1
happy_city-option-first-1 = Гравець 2
happy_city-option-first-2 = Гравець 3
happy_city-option-first-3 = Гравець 4
happy_city-option-first-4 = Гравець 5

## Кольори, окремо або в переліку

happy_city-colour-yellow = жовтий
happy_city-colour-blue = синій
happy_city-colour-green = зелений
happy_city-colour-orange = помаранчевий
happy_city-colour-purple = фіолетовий

## Будівлі з колоди 1

happy_city-card-haunted_house = Будинок із привидами
happy_city-card-factory = Завод
happy_city-card-steelworks = Сталеварня
happy_city-card-grocery = Бакалія
happy_city-card-shoe_shop = Крамниця взуття
happy_city-card-school = Школа
happy_city-card-police_station = Відділок поліції
happy_city-card-library = Бібліотека
happy_city-card-town_park = Міський парк
happy_city-card-florist = Крамниця квітів
happy_city-card-pastry_shop = Кондитерська
happy_city-card-bookshop = Книгарня
happy_city-card-bank = Банк
happy_city-card-igloo = Іглу

## Будівлі з колоди 2

happy_city-card-museum = Музей
happy_city-card-observatory = Обсерваторія
happy_city-card-hospital = Лікарня
happy_city-card-hardware_store = Господарча крамниця
happy_city-card-perfumery = Парфумерія
happy_city-card-shopping_mall = Торговий центр
happy_city-card-garage = Автомайстерня
happy_city-card-offices = Офісний центр
happy_city-card-grand_hotel = Гранд-готель
happy_city-card-restaurant = Ресторан

## Будівлі з колоди 3

happy_city-card-laboratory = Лабораторія
happy_city-card-university = Університет
happy_city-card-spa = Спа-центр
happy_city-card-casino = Казино
happy_city-card-ski_resort = Гірськолижний курорт
happy_city-card-zoo = Зоопарк
happy_city-card-tree_house = Будинок на дереві
happy_city-card-stadium = Стадіон
happy_city-card-amusement_park = Парк розваг

## Житло

happy_city-card-house = Будинок
happy_city-card-apartment_building = Багатоповерхівка
happy_city-card-luxury_residence = Розкішна вілла

## Ринки

happy_city-card-market = Ринок щастя
happy_city-card-market_yellow = Жовтий ринок щастя
happy_city-card-market_blue = Синій ринок щастя
happy_city-card-market_green = Зелений ринок щастя
happy_city-card-market_orange = Помаранчевий ринок щастя
happy_city-card-market_purple = Фіолетовий ринок щастя

## Особливі будівлі сімейного типу

happy_city-card-dinosaur_park = Парк динозаврів
happy_city-card-ball_pit = Басейн із кульками
happy_city-card-cat_cafe = Котокафе
happy_city-card-toy_store = Крамниця іграшок
happy_city-card-disco = Дискотека
happy_city-card-superhero_academy = Академія супергероїв
happy_city-card-dragon_parking = Паркінг для драконів
happy_city-card-candy_factory = Фабрика цукерок
happy_city-card-film_studio = Кіностудія
happy_city-card-maze = Лабіринт
happy_city-card-ghost_hunters_hq = Штаб ловців привидів
happy_city-card-mars_embassy = Посольство Марса
happy_city-card-pirate_ship = Піратський корабель
happy_city-card-chocolate_factory = Шоколадна фабрика
happy_city-card-unicorn_ranch = Ранчо єдинорогів
happy_city-card-dream_factory = Фабрика мрій
happy_city-card-aqua_pony_club = Клуб аквапоні
happy_city-card-wizard_school = Школа чарівників

## Особливі будівлі експертного типу та їхні властивості

happy_city-card-great_pyramid = Велика піраміда
happy_city-does-great_pyramid = Наприкінці гри копіює карту сусіда на такому самому місці.
happy_city-card-castle = Замок
happy_city-does-castle = 1 монета щоразу, коли сусід платить за карту 4 або більше.
happy_city-card-joke_shop = Крамниця жартів
happy_city-does-joke_shop = Одразу: 1 монета за кожну карту твого міста, разом із цією.
happy_city-card-harbor = Гавань
happy_city-does-harbor = Сині карти для тебе дешевші на 3.
happy_city-card-airport = Аеропорт
happy_city-does-airport = Зелені карти для тебе дешевші на 3.
happy_city-card-art_gallery = Художня галерея
happy_city-does-art_gallery = Копіює карту на попередньому місці: дохід, мешканців і серця.
happy_city-card-bowling_alley = Боулінг
happy_city-does-bowling_alley = +3 до доходу за кожну твою фіолетову карту.
happy_city-card-concert_arena = Концертна арена
happy_city-does-concert_arena = Одразу: 2 × твій дохід у монетах. Наприкінці гри втрачаєш стільки балів, скільки маєш доходу.
happy_city-card-moai = Моаї
happy_city-does-moai = Наприкінці гри: 2 серця, якщо в місті рівно 9 карт; 4 серця, якщо менше.
happy_city-card-train_station = Вокзал
happy_city-does-train_station = Помаранчеві карти для тебе дешевші на 3.
happy_city-card-statue_of_liberty = Статуя Свободи
happy_city-does-statue_of_liberty = Замінює останню карту твого міста, навіть якщо місто повне.
happy_city-card-hot_dog_stand = Кіоск із хотдогами
happy_city-does-hot_dog_stand = Карти з колод 1, 2 і 3 коштують тобі 1, 4 і 6.
happy_city-card-barber_shop = Перукарня
happy_city-does-barber_shop = +3 до доходу, поки твій дохід нижчий, ніж у всіх інших.
happy_city-card-sphinx = Сфінкс
happy_city-does-sphinx = Наприкінці гри копіює особливу будівлю суперника або взяту навмання з коробки.
happy_city-card-royal_palace = Королівський палац
happy_city-does-royal_palace = Після доходу: візьми 1 монету в найбагатшого суперника, а якщо таких кілька — у кожного з них.
happy_city-card-burger_joint = Бургерна
happy_city-does-burger_joint = Найбільше синіх карт: 3 серця. Порівну: 2. Інакше: 1.
happy_city-card-underwater_tunnel = Підводний тунель
happy_city-does-underwater_tunnel = Наступну карту купуєш безкоштовно.
happy_city-card-water_park = Аквапарк
happy_city-does-water_park = Одразу: усім по 1 монеті.
happy_city-card-escape_room = Квест-кімната
happy_city-does-escape_room = +2 до доходу, поки ніхто не має менше жовтих карт, ніж ти.
happy_city-card-machu_picchu = Мачу-Пікчу
happy_city-does-machu_picchu = 1 мешканець за кожну помаранчеву карту сусіда ліворуч.
happy_city-card-big_ben = Біг-Бен
happy_city-does-big_ben = Якщо нічого не купуєш, береш 5 монет.
happy_city-card-golden_gate_bridge = Міст Золоті Ворота
happy_city-does-golden_gate_bridge = Суміжні карти: 2 одного кольору дають 1 серце й 1 мешканця, 3 дають 2 серця й 1 мешканця.
happy_city-card-stonehenge = Стоунгендж
happy_city-does-stonehenge = 1 мешканець за кожну синю карту одного із сусідів.
happy_city-card-sushi_bar = Суші-бар
happy_city-does-sushi_bar = +1 до доходу за кожну твою синю карту.
happy_city-card-wind_turbine = Вітряк
happy_city-does-wind_turbine = 1 серце за кожну твою зелену карту.
happy_city-card-taj_mahal = Тадж-Махал
happy_city-does-taj_mahal = 3 серця, якщо твій дохід нижчий, ніж у кожного із сусідів, інакше 1.
happy_city-card-louvre = Лувр
happy_city-does-louvre = У наступних 2 фазах доходу отримуєш ще й дохід суперника.
happy_city-card-greengrocer = Овочева крамниця
happy_city-does-greengrocer = +1 до доходу за кожну пару «серце й мешканець» у твоєму місті.
happy_city-card-croissant_bakery = Пекарня круасанів
happy_city-does-croissant_bakery = +2 до доходу за кожну твою зелену карту.
happy_city-card-mayan_pyramid = Піраміда мая
happy_city-does-mayan_pyramid = Найбільше зелених карт: 3 серця. Порівну: 1. Інакше: 1.
happy_city-card-leaning_tower = Пізанська вежа
happy_city-does-leaning_tower = 1 серце за кожну жовту карту одного із сусідів.
happy_city-card-arcade = Ігрова зала
happy_city-does-arcade = Перед доходом: 2 монети, якщо маєш хоч одну.
happy_city-card-great_wall = Великий мур
happy_city-does-great_wall = 3 серця, якщо дві наступні карти одного кольору, інакше 1.
happy_city-card-billiard_hall = Більярдна
happy_city-does-billiard_hall = +1 до доходу за кожен колір, що є на місцях перед нею.
happy_city-card-domed_cathedral = Собор із куполами
happy_city-does-domed_cathedral = 3 серця, якщо наприкінці гри в тебе немає помаранчевих карт.
happy_city-card-japanese_garden = Японський сад
happy_city-does-japanese_garden = 2 × твої бали, якщо їх менше ніж 30.
happy_city-card-parthenon = Парфенон
happy_city-does-parthenon = 4 мешканці, якщо наприкінці гри в тебе немає зелених карт.
happy_city-card-colosseum = Колізей
happy_city-does-colosseum = Найбільше помаранчевих карт: 3 мешканці. Порівну: 2. Інакше: 1.

## Про що питають

happy_city-ask-draft = Обери «Ринок щастя»: його колір має значення
happy_city-ask-louvre = Лувр: чий дохід ти отримаєш додатково?
happy_city-ask-discard = Скинь одну відкриту карту або залиш усі
happy_city-ask-reveal = Обери колоду й виклади її верхню карту
happy_city-ask-buy = Купи будівлю чи житло або візьми монети
happy_city-ask-special = Взяти особливу будівлю? Можна мати лише одну
happy_city-ask-sphinx = Сфінкс: яку особливу будівлю копіювати?
happy_city-ask-pyramid = Велика піраміда: чию карту копіювати?
happy_city-ask-over = Гру завершено

## Рішення

happy_city-action-draft = Взяти: { $card }
happy_city-action-louvre = Отримати дохід суперника: { $seat }
happy_city-action-discard = Скинути: { $card }
happy_city-action-keep = Залишити всі карти
happy_city-action-reveal = Викласти з колоди { $deck }
happy_city-action-buy = Купити: { $card }
happy_city-action-pass = Не купувати, взяти монети
happy_city-action-take = Взяти: { $card }
happy_city-action-decline = Не брати жодної
happy_city-action-copy = Копіювати: { $card }
happy_city-action-refuse = Витягнути з коробки
happy_city-action-pyramid = Копіювати карту сусіда: { $seat }

## Що сталося

happy_city-fact-market_taken = { $seat-you ->
    [yes] Ти береш: { $market }
   *[no] { $seat } бере: { $market }
}
happy_city-fact-round_began = Починається раунд { $round }
happy_city-fact-income = { $seat-you ->
    [yes] { $total ->
        [one] Ти отримуєш { $total } монету
        [few] Ти отримуєш { $total } монети
       *[many] Ти отримуєш { $total } монет
    }
   *[no] { $total ->
        [one] { $seat } отримує { $total } монету
        [few] { $seat } отримує { $total } монети
       *[many] { $seat } отримує { $total } монет
    }
}
# Монети, що не є доходом: $source — будівля, яка їх приносить чи забирає, $amount — скільки,
# $sign — "plus" або "minus".
happy_city-fact-coins = { $seat-you ->
    [yes] { $sign ->
        [minus] { $amount ->
            [one] { $source }: ти втрачаєш { $amount } монету
            [few] { $source }: ти втрачаєш { $amount } монети
           *[many] { $source }: ти втрачаєш { $amount } монет
        }
       *[plus] { $amount ->
            [one] { $source }: ти отримуєш { $amount } монету
            [few] { $source }: ти отримуєш { $amount } монети
           *[many] { $source }: ти отримуєш { $amount } монет
        }
    }
   *[no] { $sign ->
        [minus] { $amount ->
            [one] { $source }: { $seat } втрачає { $amount } монету
            [few] { $source }: { $seat } втрачає { $amount } монети
           *[many] { $source }: { $seat } втрачає { $amount } монет
        }
       *[plus] { $amount ->
            [one] { $source }: { $seat } отримує { $amount } монету
            [few] { $source }: { $seat } отримує { $amount } монети
           *[many] { $source }: { $seat } отримує { $amount } монет
        }
    }
}
happy_city-fact-louvre_chose = { $seat-you ->
    [yes] Лувр: ти отримуєш ще й дохід, який має { $opponent }
   *[no] { $opponent-you ->
        [yes] Лувр: { $seat } отримує ще й твій дохід
       *[no] Лувр: { $seat } отримує ще й дохід, який має { $opponent }
    }
}
happy_city-fact-turn_began = { $seat-you ->
    [yes] Твій хід
   *[no] Хід: { $seat }
}
happy_city-fact-discarded = { $seat-you ->
    [yes] Ти скидаєш: { $card }
   *[no] { $seat } скидає: { $card }
}
happy_city-fact-kept = { $seat-you ->
    [yes] Ти залишаєш усі відкриті карти
   *[no] { $seat } залишає всі відкриті карти
}
happy_city-fact-revealed = { $seat-you ->
    [yes] Ти викладаєш із колоди { $deck }: { $card }
   *[no] { $seat } викладає з колоди { $deck }: { $card }
}
happy_city-fact-reshuffled = { $cards ->
    [one] Колода { $deck } порожня: її скид перетасовано, { $cards } карта
    [few] Колода { $deck } порожня: її скид перетасовано, { $cards } карти
   *[many] Колода { $deck } порожня: її скид перетасовано, { $cards } карт
}
# $slot: місце в місті, від 1 до 10.
happy_city-fact-bought = { $seat-you ->
    [yes] { $total ->
        [0] Ти купуєш безкоштовно: { $card }
        [one] Ти купуєш за { $total } монету: { $card }
        [few] Ти купуєш за { $total } монети: { $card }
       *[many] Ти купуєш за { $total } монет: { $card }
    }
   *[no] { $total ->
        [0] { $seat } купує безкоштовно: { $card }
        [one] { $seat } купує за { $total } монету: { $card }
        [few] { $seat } купує за { $total } монети: { $card }
       *[many] { $seat } купує за { $total } монет: { $card }
    }
}
happy_city-fact-passed = { $seat-you ->
    [yes] { $total ->
        [one] Ти нічого не купуєш і береш { $total } монету
        [few] Ти нічого не купуєш і береш { $total } монети
       *[many] Ти нічого не купуєш і береш { $total } монет
    }
   *[no] { $total ->
        [one] { $seat } нічого не купує й бере { $total } монету
        [few] { $seat } нічого не купує й бере { $total } монети
       *[many] { $seat } нічого не купує й бере { $total } монет
    }
}
happy_city-fact-took = { $seat-you ->
    [yes] Ти береш особливу будівлю: { $card }
   *[no] { $seat } бере особливу будівлю: { $card }
}
happy_city-fact-declined = { $seat-you ->
    [yes] Ти не береш особливої будівлі
   *[no] { $seat } не бере особливої будівлі
}
happy_city-fact-lost = { $seat-you ->
    [yes] Ти прибираєш зі свого міста: { $card }
   *[no] { $seat } прибирає зі свого міста: { $card }
}
happy_city-fact-final_began = Раунд { $round } був останнім
# $drawn: "yes", якщо карту витягнуто з коробки.
happy_city-fact-sphinx_copied = { $seat-you ->
    [yes] { $drawn ->
        [yes] Твій Сфінкс копіює карту з коробки: { $card }
       *[no] Твій Сфінкс копіює: { $card }
    }
   *[no] { $drawn ->
        [yes] Сфінкс ({ $seat }) копіює карту з коробки: { $card }
       *[no] Сфінкс ({ $seat }) копіює: { $card }
    }
}
happy_city-fact-pyramid_copied = { $seat-you ->
    [yes] Твоя Велика піраміда копіює: { $card } ({ $neighbour })
   *[no] { $neighbour-you ->
        [yes] Велика піраміда ({ $seat }) копіює твою карту: { $card }
       *[no] Велика піраміда ({ $seat }) копіює: { $card } ({ $neighbour })
    }
}
happy_city-fact-ended = Гру завершено

## Чому ні

happy_city-refusal-HC-60 = { $card }: цієї карти немає серед відкритих.
happy_city-refusal-HC-68 = Ця колода порожня, і її скид теж.
happy_city-refusal-HC-70 = { $card }: цієї карти немає серед відкритих.
happy_city-refusal-HC-71 = У цьому стосі карт не лишилося: { $card }.
happy_city-refusal-HC-74 = Вартість: { $price }. Твої монети: { $coins }.
happy_city-refusal-HC-75 = { $card } вже є у твоєму місті. Двох карт з однаковою назвою там бути не може.
happy_city-refusal-HC-80 = { $card }: цієї карти немає в ряду особливих будівель.
happy_city-refusal-HC-81 = { $colour-id ->
    [yellow] Потрібно жовтих карт: { $needed }. У тебе: { $has }.
    [blue] Потрібно синіх карт: { $needed }. У тебе: { $has }.
    [green] Потрібно зелених карт: { $needed }. У тебе: { $has }.
    [orange] Потрібно помаранчевих карт: { $needed }. У тебе: { $has }.
   *[purple] Потрібно фіолетових карт: { $needed }. У тебе: { $has }.
}
happy_city-refusal-HC-84 = У тебе вже є особлива будівля. Кожен може взяти лише одну.
happy_city-refusal-HC-87 = Твоє місто повне: у ньому 10 карт.
happy_city-refusal-HC-133 = { $card }: цю карту вже взято.
happy_city-refusal-HC-140 = Велика піраміда копіює карту сусіда на такому самому місці, але не особливу будівлю.
happy_city-refusal-HC-151 = Сфінкс копіює особливу будівлю суперника.
happy_city-refusal-HC-162 = Лувр приносить тобі дохід суперника.
happy_city-refusal-HC-201 = Гравців за столом: { $seats }. Перший гравець має бути одним із них.

## Рядки сум. $source — карта, $sign — "plus" або "minus"; сама сума стоїть поруч.

happy_city-line-HC-50 = { $source }
happy_city-line-HC-72 = Без покупки
happy_city-line-HC-74 = { $source }
happy_city-line-HC-110 = { $source }
happy_city-line-HC-111 = { $source }
happy_city-line-HC-112 = Мешканці × серця: { $count } × { $each }
happy_city-line-HC-116 = Монети
happy_city-line-HC-120 = { $source }
happy_city-line-HC-140 = { $source }: як скопійована карта
happy_city-line-HC-141 = { $source }: сусід платить 4 або більше
happy_city-line-HC-142 = { $source }: за кожну карту міста
happy_city-line-HC-143 = { $source }: дешевше
happy_city-line-HC-144 = { $source }: як попередня карта
happy_city-line-HC-145 = { $source }: за кожну карту потрібного кольору
happy_city-line-HC-146 = { $sign ->
    [minus] { $source }: мінус дохід
   *[plus] { $source }: 2 × дохід
}
happy_city-line-HC-147 = { $source }: за розмір міста
happy_city-line-HC-149 = { $source }: найнижча вартість у колоді
happy_city-line-HC-150 = { $source }: найнижчий дохід
happy_city-line-HC-152 = { $source }: від найбагатших
happy_city-line-HC-153 = { $source }: порівняння кількості карт
happy_city-line-HC-154 = { $source }: безкоштовно
happy_city-line-HC-155 = { $source }: усім
happy_city-line-HC-156 = { $source }: ніхто не має менше жовтих карт
happy_city-line-HC-157 = { $source }: за кожну карту сусіда
happy_city-line-HC-158 = { $source }: без покупки
happy_city-line-HC-159 = { $source }: суміжні карти одного кольору
happy_city-line-HC-160 = { $source }: за кожну зелену карту
happy_city-line-HC-161 = { $source }: порівняння доходу із сусідами
happy_city-line-HC-162 = { $source }: дохід суперника
happy_city-line-HC-163 = { $source }: пари «серце й мешканець»
happy_city-line-HC-164 = { $source }: перед доходом
happy_city-line-HC-165 = { $source }: дві наступні карти
happy_city-line-HC-166 = { $source }: різні кольори попередніх карт
happy_city-line-HC-167 = { $source }: немає карт такого кольору
happy_city-line-HC-168 = { $source }: подвоєння

## З чого складається рахунок

happy_city-part-residents = Мешканці
happy_city-part-hearts = Серця

## Поле: написи й карти вголос

happy_city-board-display = Відкриті карти
happy_city-board-dwellings = Житло
happy_city-board-decks = Колоди
happy_city-board-specials = Особливі будівлі
happy_city-board-markets = Ринки щастя
happy_city-board-yours = Твоє місто
# Перелік усіх міст.
happy_city-board-cities = Міста
# $coins: скільки монет бере глядач.
happy_city-board-pass = { $coins ->
    [one] Не купувати, взяти { $coins } монету
    [few] Не купувати, взяти { $coins } монети
   *[many] Не купувати, взяти { $coins } монет
}
happy_city-board-coins = Монети
happy_city-board-income-each-round = Дохід щораунду
happy_city-board-cards = Карт у місті
# Місто вголос. Усе, крім $seat, — числа; $residents і $hearts можуть бути менші за 0.
happy_city-board-city-about = { $seat-you ->
    [yes] Твоє місто: монети { $coins }, дохід { $income }, мешканці { $residents }, серця { $hearts }, карти { $cards }
   *[no] { $seat }, місто: монети { $coins }, дохід { $income }, мешканці { $residents }, серця { $hearts }, карти { $cards }
}
# Колода вголос: вартість її карт, скільки залишилося, скільки у скиді.
happy_city-board-deck-about = Колода { $deck }, вартість від { $low } до { $high }, залишилося карт { $cards }, у скиді { $discarded }
# $slot: місце в місті, від 1 до 10; $card: карта вголос.
happy_city-board-plot = { $slot }: { $card }
happy_city-board-free-plot = { $slot }: вільне місце
# Скільки місць міста забудовано.
happy_city-board-plots-used = зайнято { $used } з { $plots } місць
# Скільки з потрібних для особливої будівлі карт є в місті.
happy_city-board-met = { $met } з { $needed }
# Скільки карт залишилося у стосі житла.
happy_city-board-left = залишилося { $count }
# Карта вголос, частина за частиною, через кому. $count може бути менше за 0.
happy_city-board-cost = вартість { $coins }
# Скільки платить глядач, якщо особлива будівля змінює надруковане.
happy_city-board-cost-instead = вартість { $coins } замість { $printed }
happy_city-board-income = дохід { $count }
happy_city-board-residents = мешканці { $count }
happy_city-board-hearts = серця { $count }
# $needs: перелік із наступних повідомлень, наприклад «синій — 2 і зелений — 1».
happy_city-board-needs = умови: { $needs }
# $colour: назва кольору, як у happy_city-colour-…
happy_city-board-need = { $colour } — { $count }

## Як грати: сторінка на п’ять хвилин

happy_city-how-goal-title = Мета гри
happy_city-how-goal = Ти будуєш місто — щонайбільше з 10 карт, по одній за хід. У ньому оселяються мешканці, а серця показують, які вони щасливі. Наприкінці гри помнож: мешканці × серця. Навіть багато мешканців без жодного серця нічого не варті, тож дбай про те й інше.

happy_city-how-card-title = Що є на карті
happy_city-how-card-cost-title = Вартість
happy_city-how-card-cost = Скільки за неї платиш — лише один раз.
happy_city-how-card-income-title = Дохід
happy_city-how-card-income = Скільки монет вона приносить на початку кожного раунду.
happy_city-how-card-people-title = Мешканці та серця
happy_city-how-card-people = Те, що рахують наприкінці гри. Закреслений знак віднімає один.
happy_city-how-card-colour-title = Колір
happy_city-how-card-colour = Сам собою нічого не дає, але потрібен для особливих будівель. Кожен колір має свій знак.

happy_city-how-start-title = Початок
happy_city-how-start = У кожного є 2 монети й одна карта в місті — «Ринок щастя» з доходом 1.

happy_city-how-round-title = Раунд
happy_city-how-round-income = Спершу дохід: усі одночасно отримують монети з усіх своїх карт.
happy_city-how-round-turns = Потім гравці ходять по черзі. Починає перший гравець — він той самий усю гру.

happy_city-how-turn-title = Твій хід: чотири кроки
happy_city-how-turn-discard-title = Скинь
happy_city-how-turn-discard = Можеш скинути одну з відкритих карт або залишити всі.
happy_city-how-turn-reveal-title = Виклади
happy_city-how-turn-reveal = Поки відкритих карт менше ніж 3, обирай колоду й викладай її верхню карту. У колоді 1 — дешеві карти (вартість 1–3), у колоді 2 — середні (4–5), у колоді 3 — найдорожчі (6–9).
happy_city-how-turn-buy-title = Купи
happy_city-how-turn-buy = Візьми одну з відкритих карт або житло й заплати вартість. Або нічого не купуй і візьми 1 монету. У місті не може бути двох карт з однаковою назвою.
happy_city-how-turn-special-title = Особлива будівля
happy_city-how-turn-special = Якщо у твоєму місті є кольори, яких потребує особлива будівля, можеш її взяти. Вона безкоштовна, а твої карти лишаються на місці. За всю гру можна взяти лише одну, тож обирай з розумом.
happy_city-how-figure-buy = Твій хід, у тебе 5 монет. «Музей» коштує 4 і дає 2 серця. До того ж це твоя друга синя карта.
happy_city-how-figure-special = Маєш 2 сині карти й 1 зелену — можеш узяти «Кіностудію»: 2 монети щораунду та 2 серця наприкінці гри.

happy_city-how-end-title = Кінець гри
happy_city-how-end-when = Коли в чиємусь місті стає 10 карт, цей раунд — останній. Його дограють до кінця, щоб усі зробили однакову кількість ходів.
happy_city-how-end-score = Тепер порахуй окремо всіх мешканців і всі серця свого міста й перемнож. Від’ємне число при цьому вважаємо нулем (так розуміємо ми: у правилах про це не сказано). Перемагає той, у кого найбільше балів. Монети балів не дають, але вирішують нічию.
happy_city-how-figure-end = Готове місто: 5 мешканців і 9 − 1 = 8 сердець. 5 × 8 = 40 балів.

happy_city-how-junior-title = Для молодших гравців
happy_city-how-junior = Усе так само, тільки наприкінці мешканців і серця додають. Місто вище має 5 + 8 = 13 балів.

happy_city-how-expert-title = Експертний режим: для досвідчених
happy_city-how-expert-market = Перед першим раундом кожен обирає кольоровий «Ринок щастя»; першим обирає останній гравець. Колір ринку рахують так само, як колір будь-якої іншої карти.
happy_city-how-expert-special = Особливі будівлі мають власні властивості: одні здешевлюють карти, інші приносять монети, ще інші зважають на сусідів або діють лише наприкінці гри. Що робить кожна з них, написано поруч.
happy_city-how-figure-expert = Час обирати ринок, а особливі будівлі вже видно: які кольори тобі знадобляться?

happy_city-how-table-title = За цим столом
happy_city-how-table-choices = Те, що можна зробити зараз, підсвічено на столі й зібрано у списку варіантів. Наведи на варіант, щоб побачити, що він дасть.
happy_city-how-table-undo = Крок, який не відкриває нічого нового, можна скасувати, доки його не підтверджено.
happy_city-how-table-why = Недоступний варіант пояснює, чому його не можна обрати. Кожна сума в журналі показує, з чого вона складається.

happy_city-how-tips-title = Три поради
happy_city-how-tips-income = Спершу монети: у перших раундах кожна крихта доходу окупається багато разів.
happy_city-how-tips-balance = Шість мешканців і шість сердець варті більше, ніж десять і два.
happy_city-how-tips-watch = Стеж за іншими: карту, яка допоможе сусідові, можна скинути.

## Перша гра з тренером

happy_city-coach-goal = Вітаю в мерії! Ти заповнюєш місто 10 картами; наприкінці мешканці, помножені на серця, — це твої бали.
happy_city-coach-reveal = Відкривай карти, доки їх не стане 3. Колода 1 дешева, у колоді 2 карти по 4 чи 5 монет, у колоді 3 — розкішні й дорогі; у тебе 3 монети.
happy_city-coach-buy = Тепер купи одну: монета на карті — це її ціна. Карти, що дають монети щораунду, найвигідніші на початку.
happy_city-coach-poor = Тут поки що все задорого. Візьми монету: у наступному раунді місто знову дасть дохід.
happy_city-coach-passed = Нічого не збудовано, лише взято 1 монету. Це на карту менше в місті й на раунд менше доходу з неї.
happy_city-coach-income = Кожен раунд починається з доходу: цього разу місто дало { $total }. Хто заробляє більше, скоро будуватиме розкішне.
happy_city-coach-discard = Перш ніж відкрити нові карти, можеш скинути одну з цих. Скидай ту, що допоможе лише супернику, або надто дорогу для всіх.
happy_city-coach-balance = Ці два числа наприкінці множать: мешканці й серця. Збільшуй менше з них, бо 6 × 6 — більше, ніж 10 × 2.
happy_city-coach-special = Твої кольори підходять: ця особлива будівля безкоштовна. За всю гру можна мати лише одну, тож поглянь, що вона дає.
happy_city-coach-colours = Ось особливі будівлі. Кожна потребує кольорів, тож зважай і на колір того, що купуєш.
happy_city-coach-declined = Вона лишилася на місці. Твої карти зберігають кольори: доки вона тут, її можна взяти після будь-якого свого ходу.
happy_city-coach-taken = Суперник узяв особливу будівлю: { $card }. Для тебе її вже немає, решта ще чекає.
happy_city-coach-end = Раунд, у якому в когось стає 10 карт, — останній. Монети тоді нічого не варті: перетвори їх на мешканців і серця.
happy_city-coach-learned-income = Дохід приходить щораунду, тож купуй його рано.
happy_city-coach-learned-points = Бали — це мешканці × серця: рости має і те, й інше.
happy_city-coach-learned-special = Кольори відкривають особливі будівлі, але лише одну на місто.
happy_city-coach-learned-end = Коли в місті 10 карт, раунд дограють, а монети нічого не варті.

## Що вже вийшло, а що лишилося

happy_city-known-how = Кожної будівлі є дві карти. Скинуті карти повертаються, коли їхня колода закінчується.
happy_city-known-left = У колодах: { $count }
happy_city-known-open = Відкрито: { $count }
happy_city-known-back = У скиді: { $count }
happy_city-known-gone = У містах: { $count }
happy_city-known-name = { $name }, вартість { $cost }: { $where }
happy_city-known-is-left = у колоді
happy_city-known-is-open = відкрито
happy_city-known-is-back = у скиді
happy_city-known-is-gone = у місті
