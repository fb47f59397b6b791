### «Город счастья». Аргументы сообщений: locales/README.md.
### Слова — по словарику в docs/rules/happy_city.md.

## На коробке

game-happy_city = Город счастья
game-happy_city-blurb = Десять карт — и город готов. Заселяй его, радуй жителей и трать с умом каждую монету.

## Настройки

happy_city-option-mode = Режим
happy_city-option-mode-family = Семейный
happy_city-option-mode-family-blurb = Игра как задумано: жители × сердца.
happy_city-option-mode-junior = Детский
happy_city-option-mode-junior-blurb = Простой подсчёт для младших: жители + сердца.
happy_city-option-mode-expert = Экспертный
happy_city-option-mode-expert-blurb = Цветные рынки и особые здания со своими свойствами.
happy_city-option-first = Первый игрок
happy_city-option-first-random = По жребию
happy_city-option-first-0 = Игрок 1
happy_city-option-first-1 = Игрок 2
happy_city-option-first-2 = Игрок 3
happy_city-option-first-3 = Игрок 4
happy_city-option-first-4 = Игрок 5

## Цвета, отдельно или списком

happy_city-colour-yellow = жёлтый
happy_city-colour-blue = синий
happy_city-colour-green = зелёный
happy_city-colour-orange = оранжевый
happy_city-colour-purple = фиолетовый

## Здания колоды 1

happy_city-card-haunted_house = Дом с привидениями
happy_city-card-factory = Фабрика
happy_city-card-steelworks = Литейный завод
happy_city-card-grocery = Гастроном
happy_city-card-shoe_shop = Обувной магазин
happy_city-card-school = Школа
happy_city-card-police_station = Полицейский участок
happy_city-card-library = Библиотека
happy_city-card-town_park = Городской парк
happy_city-card-florist = Цветочный магазин
happy_city-card-pastry_shop = Кондитерская
happy_city-card-bookshop = Книжный магазин
happy_city-card-bank = Банк
happy_city-card-igloo = Иглу

## Здания колоды 2

happy_city-card-museum = Музей
happy_city-card-observatory = Обсерватория
happy_city-card-hospital = Больница
happy_city-card-hardware_store = Магазин инструментов
happy_city-card-perfumery = Парфюмерия
happy_city-card-shopping_mall = Торговый центр
happy_city-card-garage = Автосервис
happy_city-card-offices = Бизнес-центр
happy_city-card-grand_hotel = Гранд-отель
happy_city-card-restaurant = Ресторан

## Здания колоды 3

happy_city-card-laboratory = Лаборатория
happy_city-card-university = Университет
happy_city-card-spa = Спа-салон
happy_city-card-casino = Казино
happy_city-card-ski_resort = Горнолыжный курорт
happy_city-card-zoo = Зоопарк
happy_city-card-tree_house = Дом на дереве
happy_city-card-stadium = Стадион
happy_city-card-amusement_park = Парк аттракционов

## Жильё

happy_city-card-house = Домик
happy_city-card-apartment_building = Многоэтажка
happy_city-card-luxury_residence = Роскошная вилла

## Рынки

happy_city-card-market = Счастливый рынок
happy_city-card-market_yellow = Жёлтый Счастливый рынок
happy_city-card-market_blue = Синий Счастливый рынок
happy_city-card-market_green = Зелёный Счастливый рынок
happy_city-card-market_orange = Оранжевый Счастливый рынок
happy_city-card-market_purple = Фиолетовый Счастливый рынок

## Особые здания семейной игры

happy_city-card-dinosaur_park = Парк динозавров
happy_city-card-ball_pit = Бассейн с шариками
happy_city-card-cat_cafe = Котокафе
happy_city-card-toy_store = Магазин игрушек
happy_city-card-disco = Дискотека
happy_city-card-superhero_academy = Академия супергероев
happy_city-card-dragon_parking = Стоянка драконов
happy_city-card-candy_factory = Конфетная фабрика
happy_city-card-film_studio = Киностудия
happy_city-card-maze = Лабиринт
happy_city-card-ghost_hunters_hq = Штаб охотников за привидениями
happy_city-card-mars_embassy = Посольство Марса
happy_city-card-pirate_ship = Пиратский корабль
happy_city-card-chocolate_factory = Шоколадная фабрика
happy_city-card-unicorn_ranch = Ранчо единорогов
happy_city-card-dream_factory = Фабрика грёз
happy_city-card-aqua_pony_club = Аквапони-клуб
happy_city-card-wizard_school = Школа волшебников

## Особые здания экспертной игры и что они делают

happy_city-card-great_pyramid = Великая пирамида
happy_city-does-great_pyramid = В конце копирует карту соседа на том же месте.
happy_city-card-castle = Замок
happy_city-does-castle = 1 монета каждый раз, когда сосед платит за карту 4 или больше.
happy_city-card-joke_shop = Лавка приколов
happy_city-does-joke_shop = При получении: 1 монета за каждую карту в твоём городе, считая эту.
happy_city-card-harbor = Порт
happy_city-does-harbor = Синие карты для тебя на 3 дешевле.
happy_city-card-airport = Аэропорт
happy_city-does-airport = Зелёные карты для тебя на 3 дешевле.
happy_city-card-art_gallery = Картинная галерея
happy_city-does-art_gallery = Копирует карту на предыдущем месте: доход, жителей и сердца.
happy_city-card-bowling_alley = Боулинг
happy_city-does-bowling_alley = +3 к доходу за каждую твою фиолетовую карту.
happy_city-card-concert_arena = Концертная арена
happy_city-does-concert_arena = При получении: 2 × твой доход монетами. В конце ты теряешь столько очков, сколько у тебя дохода.
happy_city-card-moai = Моаи
happy_city-does-moai = В конце: 2 сердца, если в городе ровно 9 карт, 4 сердца, если меньше.
happy_city-card-train_station = Вокзал
happy_city-does-train_station = Оранжевые карты для тебя на 3 дешевле.
happy_city-card-statue_of_liberty = Статуя Свободы
happy_city-does-statue_of_liberty = Встаёт на место последней карты твоего города, даже если он заполнен.
happy_city-card-hot_dog_stand = Ларёк с хот-догами
happy_city-does-hot_dog_stand = Карты из колод 1, 2 и 3 стоят для тебя 1, 4 и 6.
happy_city-card-barber_shop = Барбершоп
happy_city-does-barber_shop = +3 к доходу, пока твой доход ниже, чем у всех остальных.
happy_city-card-sphinx = Сфинкс
happy_city-does-sphinx = В конце копирует особое здание соперника или случайное из коробки.
happy_city-card-royal_palace = Королевский дворец
happy_city-does-royal_palace = После дохода: возьми 1 монету у самого богатого соперника; если таких несколько — у каждого.
happy_city-card-burger_joint = Бургерная
happy_city-does-burger_joint = Больше всех синих карт: 3 сердца. При равенстве: 2. Иначе: 1.
happy_city-card-underwater_tunnel = Подводный тоннель
happy_city-does-underwater_tunnel = Следующую карту ты покупаешь бесплатно.
happy_city-card-water_park = Аквапарк
happy_city-does-water_park = При получении: всем по 1 монете.
happy_city-card-escape_room = Квест-комната
happy_city-does-escape_room = +2 к доходу, пока жёлтых карт у тебя не больше, чем у любого другого.
happy_city-card-machu_picchu = Мачу-Пикчу
happy_city-does-machu_picchu = 1 житель за каждую оранжевую карту соседа слева.
happy_city-card-big_ben = Биг-Бен
happy_city-does-big_ben = Если ты ничего не покупаешь, берёшь 5 монет.
happy_city-card-golden_gate_bridge = Мост Золотые Ворота
happy_city-does-golden_gate_bridge = Смежные карты: 2 одного цвета дают 1 сердце и 1 жителя, 3 дают 2 сердца и 1 жителя.
happy_city-card-stonehenge = Стоунхендж
happy_city-does-stonehenge = 1 житель за каждую синюю карту одного из соседей.
happy_city-card-sushi_bar = Суши-бар
happy_city-does-sushi_bar = +1 к доходу за каждую твою синюю карту.
happy_city-card-wind_turbine = Ветряк
happy_city-does-wind_turbine = 1 сердце за каждую твою зелёную карту.
happy_city-card-taj_mahal = Тадж-Махал
happy_city-does-taj_mahal = 3 сердца, если твой доход ниже, чем у каждого соседа, иначе 1.
happy_city-card-louvre = Лувр
happy_city-does-louvre = В следующих 2 фазах дохода ты получаешь ещё и доход одного соперника.
happy_city-card-greengrocer = Овощная лавка
happy_city-does-greengrocer = +1 к доходу за каждую пару из сердца и жителя в твоём городе.
happy_city-card-croissant_bakery = Круассанная
happy_city-does-croissant_bakery = +2 к доходу за каждую твою зелёную карту.
happy_city-card-mayan_pyramid = Пирамида майя
happy_city-does-mayan_pyramid = Больше всех зелёных карт: 3 сердца. При равенстве: 1. Иначе: 1.
happy_city-card-leaning_tower = Пизанская башня
happy_city-does-leaning_tower = 1 сердце за каждую жёлтую карту одного из соседей.
happy_city-card-arcade = Зал автоматов
happy_city-does-arcade = Перед доходом: 2 монеты, если у тебя есть хоть одна.
happy_city-card-great_wall = Великая стена
happy_city-does-great_wall = 3 сердца, если две следующие карты одного цвета, иначе 1.
happy_city-card-billiard_hall = Бильярдная
happy_city-does-billiard_hall = +1 к доходу за каждый цвет, который есть на местах перед ней.
happy_city-card-domed_cathedral = Собор с куполами
happy_city-does-domed_cathedral = 3 сердца, если в конце у тебя нет оранжевых карт.
happy_city-card-japanese_garden = Японский сад
happy_city-does-japanese_garden = 2 × твои очки, если их меньше 30.
happy_city-card-parthenon = Парфенон
happy_city-does-parthenon = 4 жителя, если в конце у тебя нет зелёных карт.
happy_city-card-colosseum = Колизей
happy_city-does-colosseum = Больше всех оранжевых карт: 3 жителя. При равенстве: 2. Иначе: 1.

## Что нужно сделать

happy_city-ask-draft = Выбери Счастливый рынок: его цвет пригодится
happy_city-ask-louvre = Лувр: чей ещё доход ты получишь?
happy_city-ask-discard = Сбрось открытую карту или оставь все
happy_city-ask-reveal = Выбери колоду и открой её верхнюю карту
happy_city-ask-buy = Купи здание или жильё — или возьми монеты
happy_city-ask-special = Взять особое здание? За игру можно только одно
happy_city-ask-sphinx = Сфинкс: какое особое здание он копирует?
happy_city-ask-pyramid = Великая пирамида: чью карту она копирует?
happy_city-ask-over = Игра окончена

## Решения

happy_city-action-draft = Взять: { $card }
happy_city-action-louvre = Получить доход соперника: { $seat }
happy_city-action-discard = Сбросить: { $card }
happy_city-action-keep = Оставить все карты
happy_city-action-reveal = Открыть из колоды { $deck }
happy_city-action-buy = Купить: { $card }
happy_city-action-pass = Не покупать, взять монеты
happy_city-action-take = Взять: { $card }
happy_city-action-decline = Не брать
happy_city-action-copy = Копировать: { $card }
happy_city-action-refuse = Вытянуть из коробки
happy_city-action-pyramid = Копировать карту соседа: { $seat }

## Что произошло

happy_city-fact-market_taken = { $seat-you ->
    [yes] Ты берёшь: { $market }
   *[no] { $seat } берёт: { $market }
}
happy_city-fact-round_began = Начинается раунд { $round }
happy_city-fact-income = { $seat-you ->
    [yes] { $total ->
        [one] Ты получаешь { $total } монету дохода
        [few] Ты получаешь { $total } монеты дохода
       *[many] Ты получаешь { $total } монет дохода
    }
   *[no] { $total ->
        [one] { $seat } получает { $total } монету дохода
        [few] { $seat } получает { $total } монеты дохода
       *[many] { $seat } получает { $total } монет дохода
    }
}
# Монеты помимо дохода: $source — здание, которое их даёт или забирает, $amount — сколько,
# $sign — "plus" или "minus".
happy_city-fact-coins = { $seat-you ->
    [yes] { $sign ->
        [minus] { $amount ->
            [one] { $source }: ты теряешь { $amount } монету
            [few] { $source }: ты теряешь { $amount } монеты
           *[many] { $source }: ты теряешь { $amount } монет
        }
       *[plus] { $amount ->
            [one] { $source }: ты получаешь { $amount } монету
            [few] { $source }: ты получаешь { $amount } монеты
           *[many] { $source }: ты получаешь { $amount } монет
        }
    }
   *[no] { $sign ->
        [minus] { $amount ->
            [one] { $source }: { $seat } теряет { $amount } монету
            [few] { $source }: { $seat } теряет { $amount } монеты
           *[many] { $source }: { $seat } теряет { $amount } монет
        }
       *[plus] { $amount ->
            [one] { $source }: { $seat } получает { $amount } монету
            [few] { $source }: { $seat } получает { $amount } монеты
           *[many] { $source }: { $seat } получает { $amount } монет
        }
    }
}
happy_city-fact-louvre_chose = { $seat-you ->
    [yes] Лувр: ты берёшь и доход, который получает { $opponent }
   *[no] { $opponent-you ->
        [yes] Лувр: { $seat } берёт и твой доход
       *[no] Лувр: { $seat } берёт и доход, который получает { $opponent }
    }
}
happy_city-fact-turn_began = { $seat-you ->
    [yes] Твой ход
   *[no] Ходит { $seat }
}
happy_city-fact-discarded = { $seat-you ->
    [yes] Ты сбрасываешь: { $card }
   *[no] { $seat } сбрасывает: { $card }
}
happy_city-fact-kept = { $seat-you ->
    [yes] Ты оставляешь все открытые карты
   *[no] { $seat } оставляет все открытые карты
}
happy_city-fact-revealed = { $seat-you ->
    [yes] Ты открываешь из колоды { $deck }: { $card }
   *[no] { $seat } открывает из колоды { $deck }: { $card }
}
happy_city-fact-reshuffled = { $cards ->
    [one] Колода { $deck } кончилась: перемешан её сброс, { $cards } карта
    [few] Колода { $deck } кончилась: перемешан её сброс, { $cards } карты
   *[many] Колода { $deck } кончилась: перемешан её сброс, { $cards } карт
}
# $slot: место в городе, от 1 до 10.
happy_city-fact-bought = { $seat-you ->
    [yes] { $total ->
        [0] Ты покупаешь бесплатно: { $card }
        [one] Ты покупаешь за { $total } монету: { $card }
        [few] Ты покупаешь за { $total } монеты: { $card }
       *[many] Ты покупаешь за { $total } монет: { $card }
    }
   *[no] { $total ->
        [0] { $seat } покупает бесплатно: { $card }
        [one] { $seat } покупает за { $total } монету: { $card }
        [few] { $seat } покупает за { $total } монеты: { $card }
       *[many] { $seat } покупает за { $total } монет: { $card }
    }
}
happy_city-fact-passed = { $seat-you ->
    [yes] { $total ->
        [one] Ты ничего не покупаешь и берёшь { $total } монету
        [few] Ты ничего не покупаешь и берёшь { $total } монеты
       *[many] Ты ничего не покупаешь и берёшь { $total } монет
    }
   *[no] { $total ->
        [one] { $seat } ничего не покупает и берёт { $total } монету
        [few] { $seat } ничего не покупает и берёт { $total } монеты
       *[many] { $seat } ничего не покупает и берёт { $total } монет
    }
}
happy_city-fact-took = { $seat-you ->
    [yes] Ты берёшь особое здание: { $card }
   *[no] { $seat } берёт особое здание: { $card }
}
happy_city-fact-declined = { $seat-you ->
    [yes] Ты не берёшь особое здание
   *[no] { $seat } не берёт особое здание
}
happy_city-fact-lost = { $seat-you ->
    [yes] Из твоего города уходит { $card }
   *[no] { $seat }: из города уходит { $card }
}
happy_city-fact-final_began = Раунд { $round } был последним
# $drawn: "yes", если карта вытянута из коробки.
happy_city-fact-sphinx_copied = { $seat-you ->
    [yes] { $drawn ->
        [yes] Твой Сфинкс копирует карту из коробки: { $card }
       *[no] Твой Сфинкс копирует: { $card }
    }
   *[no] { $drawn ->
        [yes] { $seat }: Сфинкс копирует карту из коробки — { $card }
       *[no] { $seat }: Сфинкс копирует здание — { $card }
    }
}
happy_city-fact-pyramid_copied = { $seat-you ->
    [yes] Твоя Великая пирамида копирует: { $card } ({ $neighbour })
   *[no] { $neighbour-you ->
        [yes] { $seat }: Великая пирамида копирует твою карту — { $card }
       *[no] { $seat }: Великая пирамида копирует карту — { $card } ({ $neighbour })
    }
}
happy_city-fact-ended = Игра окончена

## Почему нельзя

happy_city-refusal-HC-60 = Среди открытых карт такой нет: { $card }.
happy_city-refusal-HC-68 = Эта колода пуста, и её сброс тоже.
happy_city-refusal-HC-70 = Среди открытых карт такой нет: { $card }.
happy_city-refusal-HC-71 = В этой стопке карт больше нет: { $card }.
happy_city-refusal-HC-74 = Цена: { $price }. Твои монеты: { $coins }.
happy_city-refusal-HC-75 = У тебя уже есть { $card }. В городе не бывает двух карт с одинаковым названием.
happy_city-refusal-HC-80 = В ряду особых зданий такого нет: { $card }.
happy_city-refusal-HC-81 = Нужно { $colour-id ->
    [yellow] жёлтых
    [blue] синих
    [green] зелёных
    [orange] оранжевых
   *[purple] фиолетовых
} карт: { $needed }. У тебя: { $has }.
happy_city-refusal-HC-84 = У тебя уже есть особое здание. Каждый может взять только одно.
happy_city-refusal-HC-87 = Твой город заполнен: в нём 10 карт.
happy_city-refusal-HC-133 = Эту карту уже взяли: { $card }.
happy_city-refusal-HC-140 = Великая пирамида копирует карту соседа на своём же месте, но не особое здание.
happy_city-refusal-HC-151 = Сфинкс копирует особое здание соперника.
happy_city-refusal-HC-162 = Лувр даёт тебе доход соперника.
happy_city-refusal-HC-201 = Игроков за этим столом: { $seats }. Первым должен быть кто-то из них.

## Из чего складываются суммы. $source — карта, $sign — "plus" или "minus"; сама сумма стоит рядом.

happy_city-line-HC-50 = { $source }
happy_city-line-HC-72 = Без покупки
happy_city-line-HC-74 = { $source }
happy_city-line-HC-110 = { $source }
happy_city-line-HC-111 = { $source }
happy_city-line-HC-112 = Жители × сердца: { $count } × { $each }
happy_city-line-HC-116 = Монеты
happy_city-line-HC-120 = { $source }
happy_city-line-HC-140 = { $source }: как скопированная карта
happy_city-line-HC-141 = { $source }: сосед заплатил 4 или больше
happy_city-line-HC-142 = { $source }: за каждую карту в городе
happy_city-line-HC-143 = { $source }: скидка
happy_city-line-HC-144 = { $source }: как предыдущая карта
happy_city-line-HC-145 = { $source }: за каждую карту нужного цвета
happy_city-line-HC-146 = { $sign ->
    [minus] { $source }: минус доход
   *[plus] { $source }: 2 × доход
}
happy_city-line-HC-147 = { $source }: за размер города
happy_city-line-HC-149 = { $source }: самая низкая цена в колоде
happy_city-line-HC-150 = { $source }: самый низкий доход
happy_city-line-HC-152 = { $source }: от самого богатого
happy_city-line-HC-153 = { $source }: у кого больше карт
happy_city-line-HC-154 = { $source }: бесплатно
happy_city-line-HC-155 = { $source }: всем
happy_city-line-HC-156 = { $source }: жёлтых карт не больше, чем у других
happy_city-line-HC-157 = { $source }: за каждую карту соседа
happy_city-line-HC-158 = { $source }: без покупки
happy_city-line-HC-159 = { $source }: смежные карты одного цвета
happy_city-line-HC-160 = { $source }: за каждую зелёную карту
happy_city-line-HC-161 = { $source }: доход против соседей
happy_city-line-HC-162 = { $source }: доход соперника
happy_city-line-HC-163 = { $source }: пары из сердца и жителя
happy_city-line-HC-164 = { $source }: перед доходом
happy_city-line-HC-165 = { $source }: две следующие карты
happy_city-line-HC-166 = { $source }: разные цвета предыдущих карт
happy_city-line-HC-167 = { $source }: нет карт этого цвета
happy_city-line-HC-168 = { $source }: вдвое больше

## Из чего складываются очки

happy_city-part-residents = Жители
happy_city-part-hearts = Сердца

## Стол: подписи и карты вслух

happy_city-board-display = Открытые карты
happy_city-board-dwellings = Жильё
happy_city-board-decks = Колоды
happy_city-board-specials = Особые здания
happy_city-board-markets = Счастливые рынки
happy_city-board-yours = Твой город
# Список всех городов.
happy_city-board-cities = Города
# $coins: сколько монет берёт зритель.
happy_city-board-pass = { $coins ->
    [one] Не покупать, взять { $coins } монету
    [few] Не покупать, взять { $coins } монеты
   *[many] Не покупать, взять { $coins } монет
}
happy_city-board-coins = Монеты
happy_city-board-income-each-round = Доход за раунд
happy_city-board-cards = Карты в городе
# Город вслух. Всё, кроме $seat, — числа; $residents и $hearts бывают меньше 0.
happy_city-board-city-about = { $seat-you ->
    [yes] Твой город: монеты { $coins }, доход { $income }, жители { $residents }, сердца { $hearts }, карты { $cards }
   *[no] { $seat }, город: монеты { $coins }, доход { $income }, жители { $residents }, сердца { $hearts }, карты { $cards }
}
# Колода вслух: сколько стоят её карты, сколько осталось, сколько в сбросе.
happy_city-board-deck-about = Колода { $deck }, цена от { $low } до { $high }, осталось карт { $cards }, в сбросе { $discarded }
# $slot: место в городе, от 1 до 10; $card: карта вслух.
happy_city-board-plot = { $slot }: { $card }
happy_city-board-free-plot = { $slot }: свободный участок
# Сколько участков города застроено.
happy_city-board-plots-used = занято { $used } из { $plots } участков
# Сколько из нужных для особого здания карт есть в городе.
happy_city-board-met = { $met } из { $needed }
# Сколько карт жилья осталось в стопке.
happy_city-board-left = осталось { $count }
# Карта вслух, по частям, через запятую. $count бывает меньше 0.
happy_city-board-cost = цена { $coins }
# Сколько платит зритель, если особое здание меняет цену на карте.
happy_city-board-cost-instead = цена { $coins } вместо { $printed }
happy_city-board-income = доход { $count }
happy_city-board-residents = жители { $count }
happy_city-board-hearts = сердца { $count }
# $needs: список из следующего сообщения, вроде «синий — 2 и зелёный — 1».
happy_city-board-needs = нужны цвета: { $needs }
# $colour: название, как в happy_city-colour-…
happy_city-board-need = { $colour } — { $count }

## Как играть: страница на пять минут

happy_city-how-goal-title = Цель
happy_city-how-goal = Ты строишь город: не больше 10 карт, по одной за ход. В город въезжают жители, а сердца показывают, счастливы ли они. В конце умножь: жители × сердца. Сколько бы ни было жителей, без сердец они ничего не стоят — заботься и о том, и о другом.

happy_city-how-card-title = Что есть на карте
happy_city-how-card-cost-title = Цена
happy_city-how-card-cost = Её платят один раз.
happy_city-how-card-income-title = Доход
happy_city-how-card-income = Монеты, которые карта приносит в начале каждого раунда.
happy_city-how-card-people-title = Жители и сердца
happy_city-how-card-people = Они считаются в конце. Перечёркнутый значок отнимает единицу.
happy_city-how-card-colour-title = Цвет
happy_city-how-card-colour = Сам по себе ничего не даёт, но его требуют особые здания. У каждого цвета свой знак.

happy_city-how-start-title = Начало
happy_city-how-start = У каждого 2 монеты и одна карта в городе: Счастливый рынок с доходом 1.

happy_city-how-round-title = Раунд
happy_city-how-round-income = Сначала доход: все одновременно получают монеты со всех своих карт.
happy_city-how-round-turns = Потом игроки ходят по очереди, начиная с первого. Первый игрок не меняется всю игру.

happy_city-how-turn-title = Твой ход: четыре шага
happy_city-how-turn-discard-title = Сброс
happy_city-how-turn-discard = Можно сбросить одну из открытых карт — или оставить все.
happy_city-how-turn-reveal-title = Новые карты
happy_city-how-turn-reveal = Пока открыто меньше 3 карт, выбирай колоду и открывай её верхнюю карту. В колоде 1 — дешёвые карты (цена 1–3), в колоде 2 — средние (4–5), в колоде 3 — самые роскошные (6–9).
happy_city-how-turn-buy-title = Покупка
happy_city-how-turn-buy = Возьми одну из открытых карт или жильё и заплати цену. Или не покупай ничего и возьми 1 монету. В городе не бывает двух карт с одинаковым названием.
happy_city-how-turn-special-title = Особое здание
happy_city-how-turn-special = Если в твоём городе есть цвета, которых требует особое здание, можешь его взять. Это бесплатно, и карты остаются на своих местах. За всю игру можно взять только одно, так что выбирай с умом.
happy_city-how-figure-buy = Пора покупать, у тебя 5 монет. Музей стоит 4 и даёт 2 сердца. К тому же это твоя вторая синяя карта.
happy_city-how-figure-special = С 2 синими картами и 1 зелёной тебе доступна Киностудия: 2 монеты каждый раунд и 2 сердца в конце.

happy_city-how-end-title = Конец игры
happy_city-how-end-when = Когда в чьём-то городе становится 10 карт, этот раунд — последний. Его доигрывают до конца, чтобы у всех было поровну ходов.
happy_city-how-end-score = Сложи всех жителей своего города, сложи все сердца и перемножь. Отрицательное число при этом считаем нулём (так понимаем мы: в правилах об этом не сказано). Побеждает тот, у кого больше очков. Монеты очков не дают, но решают при ничьей.
happy_city-how-figure-end = Готовый город: 5 жителей и 9 − 1 = 8 сердец. 5 × 8 = 40 очков.

happy_city-how-junior-title = Детский режим: для младших
happy_city-how-junior = Всё то же самое, но в конце жители и сердца складываются. У города выше 5 + 8 = 13 очков.

happy_city-how-expert-title = Экспертный режим: когда освоишься
happy_city-how-expert-market = Перед первым раундом каждый выбирает цветной Счастливый рынок; последний игрок выбирает первым. Цвет рынка считается наравне с цветом любой другой карты.
happy_city-how-expert-special = У особых зданий есть свои свойства: одни удешевляют карты, другие приносят монеты, третьи смотрят на соседей, четвёртые считаются только в конце. Что делает каждое, написано рядом с ним.
happy_city-how-figure-expert = Выбор рынков, когда особые здания уже на виду: какие цвета тебе понадобятся?

happy_city-how-table-title = За этим столом
happy_city-how-table-choices = Всё, что можно сделать сейчас, подсвечено на столе и есть в списке вариантов. Наведи на вариант — и увидишь, что он даст.
happy_city-how-table-undo = Шаг, который не открыл ничего нового, можно отменить, пока ты его не подтвердишь.
happy_city-how-table-why = Если вариант недоступен, он скажет почему. Каждая сумма в журнале покажет, из чего она сложилась.

happy_city-how-tips-title = Три совета
happy_city-how-tips-income = Сначала монеты: в первых раундах любой доход окупается много раз.
happy_city-how-tips-balance = Шесть жителей и шесть сердец лучше, чем десять и два.
happy_city-how-tips-watch = Следи за другими: карту, которая нужна соседу, можно сбросить.

## Первая игра с тренером

happy_city-coach-goal = Добро пожаловать в мэрию! Ты заполняешь город 10 картами; в конце жители, умноженные на сердца, — это твои очки.
happy_city-coach-reveal = Открывай карты, пока их не станет 3. Колода 1 дешёвая, в колоде 2 карты по 4 или 5 монет, в колоде 3 — роскошные и дорогие; у тебя 3 монеты.
happy_city-coach-buy = Теперь купи одну: монета на карте — это её цена. Карты, которые дают монеты каждый раунд, выгоднее всего в начале.
happy_city-coach-poor = Здесь пока всё слишком дорого. Возьми монету: в следующем раунде город снова принесёт доход.
happy_city-coach-passed = Ничего не построено, взята лишь 1 монета. Это на карту меньше в городе и на раунд меньше дохода с неё.
happy_city-coach-income = Каждый раунд начинается с дохода: на этот раз город принёс { $total }. Кто зарабатывает больше, скоро будет строить роскошное.
happy_city-coach-discard = Прежде чем открыть новые карты, можешь сбросить одну из этих. Сбрасывай ту, что поможет только сопернику, или слишком дорогую для всех.
happy_city-coach-balance = Эти два числа в конце умножаются: жители и сердца. Увеличивай меньшее из них, ведь 6 × 6 больше, чем 10 × 2.
happy_city-coach-special = Твои цвета подходят: это особое здание бесплатно. За всю игру можно иметь только одно, так что посмотри, что оно даёт.
happy_city-coach-colours = Вот особые здания. Каждое требует цветов, так что смотри и на цвет того, что покупаешь.
happy_city-coach-declined = Оно осталось на месте. Твои карты сохраняют цвета: пока оно здесь, его можно взять после любого своего хода.
happy_city-coach-taken = Соперник взял особое здание: { $card }. Для тебя его больше нет, остальные ещё ждут.
happy_city-coach-end = Раунд, в котором у кого-то становится 10 карт, — последний. Монеты тогда ничего не стоят: преврати их в жителей и сердца.
happy_city-coach-learned-income = Доход приходит каждый раунд, так что покупай его рано.
happy_city-coach-learned-points = Очки — это жители × сердца: расти должно и то, и другое.
happy_city-coach-learned-special = Цвета открывают особые здания, но только одно на город.
happy_city-coach-learned-end = Когда в городе 10 карт, раунд доигрывают, а монеты ничего не стоят.

## Что уже вышло, а что осталось

happy_city-known-how = Каждого здания есть две карты. Сброшенные карты возвращаются, когда их колода кончается.
happy_city-known-left = В колодах: { $count }
happy_city-known-open = Открыто: { $count }
happy_city-known-back = В сбросе: { $count }
happy_city-known-gone = В городах: { $count }
happy_city-known-name = { $name }, цена { $cost }: { $where }
happy_city-known-is-left = в колоде
happy_city-known-is-open = открыта
happy_city-known-is-back = в сбросе
happy_city-known-is-gone = в городе
