### Гинкгополис. Аргументы сообщений каждого вида: locales/README.md.
### Слова — из словаря в docs/rules/ginkgopolis.md. Тайл и карта его здания называются одинаково.

## На коробке

game-ginkgopolis = Гинкгополис
game-ginkgopolis-blurb = Зелёный город, который тайл за тайлом растёт вширь и ввысь.

## Настройки

ginkgopolis-option-mode = Режим
ginkgopolis-option-mode-intro = Вводная игра
ginkgopolis-option-mode-intro-blurb = Каждый начинает с тремя персонажами, которые хорошо сочетаются.
ginkgopolis-option-mode-draft = Драфт
ginkgopolis-option-mode-draft-blurb = Каждый сам выбирает трёх персонажей: одного оставляет, остальных передаёт дальше.
ginkgopolis-option-mode-solo_normal = Соло
ginkgopolis-option-mode-solo_normal-blurb = Один игрок против Гоши, который строит каждый раунд.
ginkgopolis-option-mode-solo_expert = Соло, эксперт
ginkgopolis-option-mode-solo_expert-blurb = Гоша может поискать карту получше.
ginkgopolis-option-open_counts = Открытый счёт
ginkgopolis-option-open_counts-blurb = Все видят, сколько тайлов и ресурсов у других.

## Цвета

ginkgopolis-colour-blue = синий
ginkgopolis-colour-red = красный
ginkgopolis-colour-yellow = жёлтый

## Тайлы, карты, буквы, персонажи

ginkgopolis-card-tile_blue_1 = Синяя 1
ginkgopolis-card-tile_blue_2 = Синяя 2
ginkgopolis-card-tile_blue_3 = Синяя 3
ginkgopolis-card-tile_blue_4 = Синяя 4
ginkgopolis-card-tile_blue_5 = Синяя 5
ginkgopolis-card-tile_blue_6 = Синяя 6
ginkgopolis-card-tile_blue_7 = Синяя 7
ginkgopolis-card-tile_blue_8 = Синяя 8
ginkgopolis-card-tile_blue_9 = Синяя 9
ginkgopolis-card-tile_blue_10 = Синяя 10
ginkgopolis-card-tile_blue_11 = Синяя 11
ginkgopolis-card-tile_blue_12 = Синяя 12
ginkgopolis-card-tile_blue_13 = Синяя 13
ginkgopolis-card-tile_blue_14 = Синяя 14
ginkgopolis-card-tile_blue_15 = Синяя 15
ginkgopolis-card-tile_blue_16 = Синяя 16
ginkgopolis-card-tile_blue_17 = Синяя 17
ginkgopolis-card-tile_blue_18 = Синяя 18
ginkgopolis-card-tile_blue_19 = Синяя 19
ginkgopolis-card-tile_blue_20 = Синяя 20
ginkgopolis-card-tile_red_1 = Красная 1
ginkgopolis-card-tile_red_2 = Красная 2
ginkgopolis-card-tile_red_3 = Красная 3
ginkgopolis-card-tile_red_4 = Красная 4
ginkgopolis-card-tile_red_5 = Красная 5
ginkgopolis-card-tile_red_6 = Красная 6
ginkgopolis-card-tile_red_7 = Красная 7
ginkgopolis-card-tile_red_8 = Красная 8
ginkgopolis-card-tile_red_9 = Красная 9
ginkgopolis-card-tile_red_10 = Красная 10
ginkgopolis-card-tile_red_11 = Красная 11
ginkgopolis-card-tile_red_12 = Красная 12
ginkgopolis-card-tile_red_13 = Красная 13
ginkgopolis-card-tile_red_14 = Красная 14
ginkgopolis-card-tile_red_15 = Красная 15
ginkgopolis-card-tile_red_16 = Красная 16
ginkgopolis-card-tile_red_17 = Красная 17
ginkgopolis-card-tile_red_18 = Красная 18
ginkgopolis-card-tile_red_19 = Красная 19
ginkgopolis-card-tile_red_20 = Красная 20
ginkgopolis-card-tile_yellow_1 = Жёлтая 1
ginkgopolis-card-tile_yellow_2 = Жёлтая 2
ginkgopolis-card-tile_yellow_3 = Жёлтая 3
ginkgopolis-card-tile_yellow_4 = Жёлтая 4
ginkgopolis-card-tile_yellow_5 = Жёлтая 5
ginkgopolis-card-tile_yellow_6 = Жёлтая 6
ginkgopolis-card-tile_yellow_7 = Жёлтая 7
ginkgopolis-card-tile_yellow_8 = Жёлтая 8
ginkgopolis-card-tile_yellow_9 = Жёлтая 9
ginkgopolis-card-tile_yellow_10 = Жёлтая 10
ginkgopolis-card-tile_yellow_11 = Жёлтая 11
ginkgopolis-card-tile_yellow_12 = Жёлтая 12
ginkgopolis-card-tile_yellow_13 = Жёлтая 13
ginkgopolis-card-tile_yellow_14 = Жёлтая 14
ginkgopolis-card-tile_yellow_15 = Жёлтая 15
ginkgopolis-card-tile_yellow_16 = Жёлтая 16
ginkgopolis-card-tile_yellow_17 = Жёлтая 17
ginkgopolis-card-tile_yellow_18 = Жёлтая 18
ginkgopolis-card-tile_yellow_19 = Жёлтая 19
ginkgopolis-card-tile_yellow_20 = Жёлтая 20
ginkgopolis-card-card_blue_1 = Синяя 1
ginkgopolis-card-card_blue_2 = Синяя 2
ginkgopolis-card-card_blue_3 = Синяя 3
ginkgopolis-card-card_blue_4 = Синяя 4
ginkgopolis-card-card_blue_5 = Синяя 5
ginkgopolis-card-card_blue_6 = Синяя 6
ginkgopolis-card-card_blue_7 = Синяя 7
ginkgopolis-card-card_blue_8 = Синяя 8
ginkgopolis-card-card_blue_9 = Синяя 9
ginkgopolis-card-card_blue_10 = Синяя 10
ginkgopolis-card-card_blue_11 = Синяя 11
ginkgopolis-card-card_blue_12 = Синяя 12
ginkgopolis-card-card_blue_13 = Синяя 13
ginkgopolis-card-card_blue_14 = Синяя 14
ginkgopolis-card-card_blue_15 = Синяя 15
ginkgopolis-card-card_blue_16 = Синяя 16
ginkgopolis-card-card_blue_17 = Синяя 17
ginkgopolis-card-card_blue_18 = Синяя 18
ginkgopolis-card-card_blue_19 = Синяя 19
ginkgopolis-card-card_blue_20 = Синяя 20
ginkgopolis-card-card_red_1 = Красная 1
ginkgopolis-card-card_red_2 = Красная 2
ginkgopolis-card-card_red_3 = Красная 3
ginkgopolis-card-card_red_4 = Красная 4
ginkgopolis-card-card_red_5 = Красная 5
ginkgopolis-card-card_red_6 = Красная 6
ginkgopolis-card-card_red_7 = Красная 7
ginkgopolis-card-card_red_8 = Красная 8
ginkgopolis-card-card_red_9 = Красная 9
ginkgopolis-card-card_red_10 = Красная 10
ginkgopolis-card-card_red_11 = Красная 11
ginkgopolis-card-card_red_12 = Красная 12
ginkgopolis-card-card_red_13 = Красная 13
ginkgopolis-card-card_red_14 = Красная 14
ginkgopolis-card-card_red_15 = Красная 15
ginkgopolis-card-card_red_16 = Красная 16
ginkgopolis-card-card_red_17 = Красная 17
ginkgopolis-card-card_red_18 = Красная 18
ginkgopolis-card-card_red_19 = Красная 19
ginkgopolis-card-card_red_20 = Красная 20
ginkgopolis-card-card_yellow_1 = Жёлтая 1
ginkgopolis-card-card_yellow_2 = Жёлтая 2
ginkgopolis-card-card_yellow_3 = Жёлтая 3
ginkgopolis-card-card_yellow_4 = Жёлтая 4
ginkgopolis-card-card_yellow_5 = Жёлтая 5
ginkgopolis-card-card_yellow_6 = Жёлтая 6
ginkgopolis-card-card_yellow_7 = Жёлтая 7
ginkgopolis-card-card_yellow_8 = Жёлтая 8
ginkgopolis-card-card_yellow_9 = Жёлтая 9
ginkgopolis-card-card_yellow_10 = Жёлтая 10
ginkgopolis-card-card_yellow_11 = Жёлтая 11
ginkgopolis-card-card_yellow_12 = Жёлтая 12
ginkgopolis-card-card_yellow_13 = Жёлтая 13
ginkgopolis-card-card_yellow_14 = Жёлтая 14
ginkgopolis-card-card_yellow_15 = Жёлтая 15
ginkgopolis-card-card_yellow_16 = Жёлтая 16
ginkgopolis-card-card_yellow_17 = Жёлтая 17
ginkgopolis-card-card_yellow_18 = Жёлтая 18
ginkgopolis-card-card_yellow_19 = Жёлтая 19
ginkgopolis-card-card_yellow_20 = Жёлтая 20
ginkgopolis-card-urban_a = Буква A
ginkgopolis-card-urban_b = Буква B
ginkgopolis-card-urban_c = Буква C
ginkgopolis-card-urban_d = Буква D
ginkgopolis-card-urban_e = Буква E
ginkgopolis-card-urban_f = Буква F
ginkgopolis-card-urban_g = Буква G
ginkgopolis-card-urban_h = Буква H
ginkgopolis-card-urban_i = Буква I
ginkgopolis-card-urban_j = Буква J
ginkgopolis-card-urban_k = Буква K
ginkgopolis-card-urban_l = Буква L
ginkgopolis-card-char_01 = Био-технолог (урбанизация)
ginkgopolis-card-char_02 = Био-планировщик (уровни)
ginkgopolis-card-char_03 = Био-инженер (уровни)
ginkgopolis-card-char_04 = Био-технолог (уровни)
ginkgopolis-card-char_05 = Био-планировщик (уровни)
ginkgopolis-card-char_06 = Био-инженер (карта отдельно)
ginkgopolis-card-char_07 = Био-технолог (карта отдельно)
ginkgopolis-card-char_08 = Био-планировщик (урбанизация)
ginkgopolis-card-char_09 = Био-инженер (урбанизация)
ginkgopolis-card-char_10 = Био-технолог (урбанизация)
ginkgopolis-card-char_11 = Био-планировщик (урбанизация)
ginkgopolis-card-char_12 = Био-инженер (уровни)
ginkgopolis-card-char_13 = Био-технолог (карта отдельно)
ginkgopolis-card-char_14 = Био-планировщик (карта отдельно)
ginkgopolis-card-char_15 = Био-инженер (уровни)
ginkgopolis-card-char_16 = Био-технолог (урбанизация)
ginkgopolis-card-char_17 = Био-планировщик (карта отдельно)
ginkgopolis-card-char_18 = Био-инженер (карта отдельно)
ginkgopolis-card-char_19 = Био-инженер (урбанизация)
ginkgopolis-card-char_20 = Био-инженер (урбанизация)
ginkgopolis-card-char_21 = Био-технолог (уровни)
ginkgopolis-card-char_22 = Био-технолог (уровни)
ginkgopolis-card-char_23 = Био-технолог (уровни)
ginkgopolis-card-char_24 = Био-технолог (карта отдельно)
ginkgopolis-card-char_25 = Био-технолог (карта отдельно)
ginkgopolis-card-char_26 = Био-инженер (карта отдельно)
ginkgopolis-card-char_27 = Био-технолог (урбанизация)

## Автоматический соперник в соло-игре

ginkgopolis-automaton = Гоша

## Бонусы. $of: цвет или что нужно сделать; $vp: очки успеха

ginkgopolis-trigger-exploit = Карта отдельно
ginkgopolis-trigger-urbanize = Урбанизация
ginkgopolis-trigger-construct = Возведение уровня
ginkgopolis-asset-resource = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[many] { $count } ресурсов
}
ginkgopolis-asset-vp = { $count ->
    [one] { $count } очко успеха
    [few] { $count } очка успеха
   *[many] { $count } очков успеха
}
ginkgopolis-asset-tile = { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
}
ginkgopolis-bonus-own_resources_on_colour = { $of ->
    [blue] { $vp } за каждый свой ресурс на синих зданиях
    [red] { $vp } за каждый свой ресурс на красных зданиях
   *[yellow] { $vp } за каждый свой ресурс на жёлтых зданиях
}
# $most равно 0: без верхней границы.
ginkgopolis-bonus-own_buildings_height = { $most ->
    [0] { $vp } за каждое своё здание высотой от { $least } уровней
   *[other] { $vp } за каждое своё здание высотой от { $least } до { $most } уровней
}
ginkgopolis-bonus-cards_with_trigger = { $of ->
    [exploit] { $vp } за каждую свою карту с бонусом за карту отдельно
    [urbanize] { $vp } за каждую свою карту с бонусом за урбанизацию
   *[construct] { $vp } за каждую свою карту с бонусом за возведение уровня
}
ginkgopolis-bonus-cards_of_colour = { $of ->
    [blue] { $vp } за каждую свою синюю карту
    [red] { $vp } за каждую свою красную карту
   *[yellow] { $vp } за каждую свою жёлтую карту
}
ginkgopolis-bonus-flat = { $vp ->
    [one] { $vp } очко успеха
    [few] { $vp } очка успеха
   *[many] { $vp } очков успеха
}

## Что спрашивают

ginkgopolis-ask-draft_character = Выбери, какого персонажа оставить
ginkgopolis-ask-choose_action = Выбери карту, отдельно или с тайлом
ginkgopolis-ask-exploit_urban_choice = Возьми ресурс или тайл
ginkgopolis-ask-move_token = Куда идёт буква?
ginkgopolis-ask-relocate_token = Выбери место для буквы вдоль края
ginkgopolis-ask-push_tokens = В какую сторону сдвинуть буквы?
ginkgopolis-ask-return_tiles = Какие тайлы вернуть в резерв?
ginkgopolis-ask-over = Игра окончена

## Решения

ginkgopolis-action-draft = Оставить: { $character }
ginkgopolis-action-exploit = { $card }, отдельно
ginkgopolis-action-build = { $card } с тайлом: { $tile }
ginkgopolis-action-new_hand = Обновить руку
ginkgopolis-action-take_resource = Взять ресурс
ginkgopolis-action-take_tile = Взять тайл
ginkgopolis-action-move = { $side-id ->
    [north] Сдвинуть букву вверх
    [east] Сдвинуть букву вправо
    [south] Сдвинуть букву вниз
   *[west] Сдвинуть букву влево
}
ginkgopolis-action-relocate = Переставить букву на место { $place } вдоль края
ginkgopolis-action-push_clockwise = Сдвинуть буквы по часовой стрелке
ginkgopolis-action-push_counterclockwise = Сдвинуть буквы против часовой стрелки
ginkgopolis-action-return = Вернуть: { $tile }
ginkgopolis-action-done = Больше не возвращать

## Что произошло. У пустого тайла id «none».

ginkgopolis-fact-draft_began = Все выбирают персонажей
ginkgopolis-fact-draft_hand = { $seat-you ->
    [yes] Ты выбираешь из: { $characters }
   *[no] { $seat } выбирает из: { $characters }
}
ginkgopolis-fact-picked = { $seat-you ->
    [yes] Ты оставляешь персонажа
   *[no] { $seat } оставляет персонажа
}
ginkgopolis-fact-picked_character = { $seat-you ->
    [yes] Ты оставляешь: { $character }
   *[no] { $seat } оставляет: { $character }
}
ginkgopolis-fact-packets_passed = Остальные персонажи уходят налево
ginkgopolis-fact-characters_shown = { $seat-you ->
    [yes] Твои персонажи: { $characters }
   *[no] { $seat }, персонажи: { $characters }
}
ginkgopolis-fact-round_began = { $first-you ->
    [yes] Начинается раунд { $round }; первый игрок — ты
   *[no] Начинается раунд { $round }; первый игрок: { $first }
}
ginkgopolis-fact-drew = { $seat-you ->
    [yes] Ты берёшь { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
   *[no] { $seat } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
}
ginkgopolis-fact-drew_cards = { $seat-you ->
    [yes] Ты берёшь: { $cards }
   *[no] { $seat } берёт: { $cards }
}
ginkgopolis-fact-laid_for_gosha = Для Гоши кладут карту лицом вниз
ginkgopolis-fact-last_card = Это была последняя карта колоды, так что она тебе известна: { $card }
ginkgopolis-fact-opened = Первые карты колоды уходят в сброс: { $cards }
ginkgopolis-fact-rebuilt = { $entered-count ->
    [0] Сброс становится колодой, { $size ->
        [one] { $size } карта
        [few] { $size } карты
       *[many] { $size } карт
    }
   *[other] Сброс становится колодой, { $size ->
        [one] { $size } карта
        [few] { $size } карты
       *[many] { $size } карт
    }, с новыми зданиями: { $entered }
}
ginkgopolis-fact-chose = { $seat-you ->
    [yes] { $with_tile ->
        [yes] Ты выбираешь карту с тайлом
       *[no] Ты выбираешь карту отдельно
    }
   *[no] { $with_tile ->
        [yes] { $seat } выбирает карту с тайлом
       *[no] { $seat } выбирает карту отдельно
    }
}
ginkgopolis-fact-chose_card = { $seat-you ->
    [yes] { $tile-id ->
        [none] Ты выбираешь отдельно: { $card }
       *[other] Ты выбираешь: { $card } с тайлом { $tile }
    }
   *[no] { $tile-id ->
        [none] { $seat } выбирает отдельно: { $card }
       *[other] { $seat } выбирает: { $card } с тайлом { $tile }
    }
}
ginkgopolis-fact-new_hand_taken = { $seat-you ->
    [yes] Ты обновляешь руку (осталось { $left }), сброшены: { $discarded }
   *[no] { $seat } обновляет руку (осталось { $left }), сброшены: { $discarded }
}
ginkgopolis-fact-revealed = { $seat-you ->
    [yes] { $tile-id ->
        [none] Ты играешь карту: { $card }
       *[other] Ты играешь карту: { $card }, с тайлом { $tile }
    }
   *[no] { $tile-id ->
        [none] { $seat } играет карту: { $card }
       *[other] { $seat } играет карту: { $card }, с тайлом { $tile }
    }
}
ginkgopolis-fact-fell_back = { $seat-you ->
    [yes] За тайл нечем заплатить: { $tile } (нужно: ресурсов { $resources }, очков успеха { $vp }; есть: { $resources_had } и { $vp_had }), твоя карта играется отдельно
   *[no] { $seat }: за тайл нечем заплатить: { $tile } (нужно: ресурсов { $resources }, очков успеха { $vp }; есть: { $resources_had } и { $vp_had }), карта играется отдельно
}
ginkgopolis-fact-urbanized = { $seat-you ->
    [yes] Ты проводишь урбанизацию: { $tile } на месте «{ $card }»
   *[no] { $seat } проводит урбанизацию: { $tile } на месте «{ $card }»
}
ginkgopolis-fact-constructed = { $seat-you ->
    [yes] Ты возводишь уровень { $height }: { $tile } поверх { $card }
   *[no] { $seat } возводит уровень { $height }: { $tile } поверх { $card }
}
# $total больше 0, если там строит кто-то другой: очко за каждый ресурс.
ginkgopolis-fact-took_back = { $seat-you ->
    [yes] { $total ->
        [0] Ты забираешь { $resources ->
            [one] { $resources } ресурс
            [few] { $resources } ресурса
           *[many] { $resources } ресурсов
        }
       *[other] Ты забираешь { $resources ->
            [one] { $resources } ресурс
            [few] { $resources } ресурса
           *[many] { $resources } ресурсов
        } и по очку успеха за каждый
    }
   *[no] { $total ->
        [0] { $seat } забирает { $resources ->
            [one] { $resources } ресурс
            [few] { $resources } ресурса
           *[many] { $resources } ресурсов
        }
       *[other] { $seat } забирает { $resources ->
            [one] { $resources } ресурс
            [few] { $resources } ресурса
           *[many] { $resources } ресурсов
        } и по очку успеха за каждый
    }
}
ginkgopolis-fact-paid_resources = { $seat-you ->
    [yes] Ты платишь { $total ->
        [one] { $total } ресурс
        [few] { $total } ресурса
       *[many] { $total } ресурсов
    }
   *[no] { $seat } платит { $total ->
        [one] { $total } ресурс
        [few] { $total } ресурса
       *[many] { $total } ресурсов
    }
}
ginkgopolis-fact-paid_vp = { $seat-you ->
    [yes] Ты платишь { $total ->
        [one] { $total } очко успеха
        [few] { $total } очка успеха
       *[many] { $total } очков успеха
    }
   *[no] { $seat } платит { $total ->
        [one] { $total } очко успеха
        [few] { $total } очка успеха
       *[many] { $total } очков успеха
    }
}
ginkgopolis-fact-letter_moved = { $card } переходит вдоль края
ginkgopolis-fact-gained_resources = { $seat-you ->
    [yes] { $total ->
        [0] Ты не получаешь ресурсов: твой резерв пуст
        [one] Ты получаешь { $total } ресурс
        [few] Ты получаешь { $total } ресурса
       *[many] Ты получаешь { $total } ресурсов
    }
   *[no] { $total ->
        [0] { $seat } не получает ресурсов: резерв пуст
        [one] { $seat } получает { $total } ресурс
        [few] { $seat } получает { $total } ресурса
       *[many] { $seat } получает { $total } ресурсов
    }
}
ginkgopolis-fact-gained_vp = { $seat-you ->
    [yes] Ты получаешь { $total ->
        [one] { $total } очко успеха
        [few] { $total } очка успеха
       *[many] { $total } очков успеха
    }
   *[no] { $seat } получает { $total ->
        [one] { $total } очко успеха
        [few] { $total } очка успеха
       *[many] { $total } очков успеха
    }
}
# Их берут по одному.
ginkgopolis-fact-tiles_due = { $seat-you ->
    [yes] Тебе полагается { $total ->
        [one] { $total } тайл
        [few] { $total } тайла
       *[many] { $total } тайлов
    }
   *[no] { $seat }: полагается { $total ->
        [one] { $total } тайл
        [few] { $total } тайла
       *[many] { $total } тайлов
    }
}
ginkgopolis-fact-drew_tile = { $seat-you ->
    [yes] Ты берёшь тайл (осталось { $left })
   *[no] { $seat } берёт тайл (осталось { $left })
}
ginkgopolis-fact-drew_tile_face = { $seat-you ->
    [yes] Ты берёшь тайл: { $tile }
   *[no] { $seat } берёт тайл: { $tile }
}
ginkgopolis-fact-tiles_lost = { $seat-you ->
    [yes] Тайлов больше нет: ты недополучаешь { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[many] { $count } тайлов
    }
   *[no] Тайлов больше нет: { $seat } недополучает { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[many] { $count } тайлов
    }
}
ginkgopolis-fact-reserve_empty = { $time ->
    [1] Резерв тайлов пуст
   *[other] Резерв тайлов пуст второй раз: это последний раунд
}
ginkgopolis-fact-return_began = Можно вернуть тайлы: { $seats }
ginkgopolis-fact-return_picked = { $seat-you ->
    [yes] Ты вернёшь: { $tile }
   *[no] { $seat } вернёт: { $tile }
}
ginkgopolis-fact-return_decided = { $seat-you ->
    [yes] Твой выбор, что вернуть, сделан
   *[no] { $seat }: выбор, что вернуть, сделан
}
ginkgopolis-fact-tiles_returned = { $seat-you ->
    [yes] Ты возвращаешь { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[many] { $count } тайлов
    }, по очку успеха за каждый
   *[no] { $seat } возвращает { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[many] { $count } тайлов
    }, по очку успеха за каждый
}
ginkgopolis-fact-card_kept = { $seat-you ->
    [yes] Ты оставляешь карту: { $card }
   *[no] { $seat } оставляет карту: { $card }
}
ginkgopolis-fact-card_discarded = В сброс: { $card }
ginkgopolis-fact-unused_discarded = { $seat-you ->
    [yes] Ты сбрасываешь остальные карты: { $cards }
   *[no] { $seat } сбрасывает остальные карты: { $cards }
}
ginkgopolis-fact-hands_passed = Карты с рук уходят налево
ginkgopolis-fact-received_hand = { $seat-you ->
    [yes] Тебе достаются: { $cards }
   *[no] { $seat } получает: { $cards }
}
ginkgopolis-fact-gosha_redrew = Гоша ищет карту получше, чем { $card }, и берёт { $drawn }; играет { $used }
# $resources равно 0, если для него нет тайла.
ginkgopolis-fact-gosha_cannot = { $resources ->
    [0] Для Гоши нет тайла: это последний раунд
   *[other] Гоша не может строить (ресурсы: { $resources_had } из { $resources }): это последний раунд
}
ginkgopolis-fact-resources_placed = { $seat-you ->
    [yes] Все твои ресурсы в городе: это последний раунд
   *[no] { $seat }: все ресурсы в городе, это последний раунд
}
ginkgopolis-fact-ended = Игра окончена

## Почему нельзя

ginkgopolis-refusal-GK-21 = В одиночку играют против Гоши: выбери соло-режим.
ginkgopolis-refusal-GK-24 = Этого персонажа нет среди тех, из кого ты выбираешь.
ginkgopolis-refusal-GK-32 = На руке этого нет: { $card }.
ginkgopolis-refusal-GK-35 = За твоей ширмой нет такого тайла: { $tile }.
ginkgopolis-refusal-GK-39 = У тебя не осталось жетонов обновления руки.
ginkgopolis-refusal-GK-62 = Буква переходит на пустое место рядом с новым зданием.
ginkgopolis-refusal-GK-93 = { $tile }: вернуть нельзя. Только тайлы за твоей ширмой, по возрастанию.
ginkgopolis-refusal-GK-95 = { $tile } лежит на выбранной карте, вернуть нельзя.
ginkgopolis-refusal-GK-123 = Соло-режимы — для одного игрока. Игроков за этим столом: { $seats }.
ginkgopolis-refusal-GK-136 = В соло-игре обновить руку нельзя.
ginkgopolis-refusal-GK-T4 = Буква переходит на пустое место у края, где буквы останутся в алфавитном порядке.

## Строки сумм. $source — тайл или карта; сама сумма стоит рядом.

ginkgopolis-line-GK-26 = { $source }
ginkgopolis-line-GK-42 = Оставшиеся жетоны обновления: { $count } × { $each }
ginkgopolis-line-GK-49 = В резерве больше нет
ginkgopolis-line-GK-54 = { $source }
ginkgopolis-line-GK-55 = { $source }, всё, что осталось
ginkgopolis-line-GK-56 = { $source }, { $count ->
    [one] { $count } уровень
    [few] { $count } уровня
   *[many] { $count } уровней
}
ginkgopolis-line-GK-57 = Бонус: { $source }
ginkgopolis-line-GK-61 = На новое здание: { $source }
ginkgopolis-line-GK-64 = Рядом: { $source }, { $count ->
    [one] { $count } уровень
    [few] { $count } уровня
   *[many] { $count } уровней
}
ginkgopolis-line-GK-66 = Бонус: { $source }
ginkgopolis-line-GK-72 = За возвращённые: { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[many] { $count } ресурсов
}
ginkgopolis-line-GK-73 = { $source }: меньше на { $count }
ginkgopolis-line-GK-74 = { $source }: другой цвет
ginkgopolis-line-GK-76 = { $source }, { $count ->
    [one] { $count } уровень
    [few] { $count } уровня
   *[many] { $count } уровней
}
ginkgopolis-line-GK-78 = Бонус: { $source }
ginkgopolis-line-GK-94 = Возвращённые тайлы
# $source: одна из частей ниже.
ginkgopolis-line-GK-103 = { $source }
# $source: наибольшее число района, по нему он назван.
ginkgopolis-line-GK-108 = Первое место в районе: { $source }
ginkgopolis-line-GK-109 = Второе место в районе: { $source }
ginkgopolis-line-GK-111 = Единственный владелец в районе: { $source }, { $count } × { $each }
ginkgopolis-line-GK-118 = { $source }: { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[many] { $count } ресурсов
} × { $each }
ginkgopolis-line-GK-119 = { $source }: { $count ->
    [one] { $count } здание
    [few] { $count } здания
   *[many] { $count } зданий
} × { $each }
ginkgopolis-line-GK-120 = { $source }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} × { $each }
ginkgopolis-line-GK-121 = { $source }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} × { $each }
ginkgopolis-line-GK-122 = { $source }
ginkgopolis-line-GK-124 = Для начала
ginkgopolis-line-GK-131 = Рядом: { $source }, { $count ->
    [one] { $count } уровень
    [few] { $count } уровня
   *[many] { $count } уровней
}

## Из чего складывается счёт

ginkgopolis-part-vp = Очки успеха
ginkgopolis-part-cards = Карты
ginkgopolis-part-districts = Районы
ginkgopolis-part-new_hands = Обновления руки

## В браузере: поле

ginkgopolis-board-city = Город
ginkgopolis-board-screen = За твоей ширмой
ginkgopolis-board-hand = Рука
ginkgopolis-board-your-tiles = Твои тайлы
ginkgopolis-board-no-tile = Без тайла
ginkgopolis-board-no-tiles = У тебя нет тайлов.
# Карта уже взята.
ginkgopolis-board-ask-tile = { $card }: выбери к ней тайл или обойдись без него
ginkgopolis-board-pick = Выбрать: { $card }
ginkgopolis-board-return-how = За каждый возвращённый тайл ты получаешь 1 очко успеха.
ginkgopolis-board-first = первый
ginkgopolis-board-last-round = Последний раунд
ginkgopolis-board-laid-alone = Карта выбрана
ginkgopolis-board-laid-with_tile = Карта с тайлом выбрана
# $tile — «none», если на карте нет тайла.
ginkgopolis-board-only-you = { $tile ->
    [none] Знаешь только ты: { $card }, отдельно
   *[other] Знаешь только ты: { $card } с тайлом { $tile }
}
ginkgopolis-board-kept-so-far = Уже оставлены
ginkgopolis-board-starts-with = Для начала: { $gain }
ginkgopolis-board-flat = Плоский город
ginkgopolis-board-districts = Районы
ginkgopolis-board-known = Что мне известно
ginkgopolis-board-legend-red = Красные здания дают ресурсы
ginkgopolis-board-legend-blue = Синие здания дают тайлы
ginkgopolis-board-legend-yellow = Жёлтые здания дают очки успеха

## В браузере: числа и стопки

ginkgopolis-board-figure-resource = Ресурсы
ginkgopolis-board-figure-resource-why = Ты ставишь по одному на каждый построенный уровень. Уровень другого цвета стоит на один больше.
ginkgopolis-board-figure-tile = Тайлы
ginkgopolis-board-figure-tile-why = Тайл становится новым зданием или ещё одним уровнем.
ginkgopolis-board-figure-vp = Очки успеха
ginkgopolis-board-figure-vp-why = Они считаются в конце. До того ими платят за тайлы с меньшим числом.
ginkgopolis-board-figure-new_hands = Обновления руки
ginkgopolis-board-figure-new_hands-why = Сбрось свои карты и возьми другие. Каждое неиспользованное обновление в конце даёт 2 очка успеха.
# Ресурсы: $count из $all.
ginkgopolis-board-in-the-city = { $count } из { $all } в городе
ginkgopolis-board-of-all = из { $all }
ginkgopolis-board-in-reserve = { $count } в резерве
ginkgopolis-board-in-the-city-why = Когда у кого-то все ресурсы ({ $all }) в городе, раунд последний.
ginkgopolis-board-pile-reserve = { $count ->
    [one] { $count } тайл в резерве
    [few] { $count } тайла в резерве
   *[many] { $count } тайлов в резерве
}
ginkgopolis-board-pile-reserve-name = тайлы
ginkgopolis-board-pile-reserve-why = Когда он пуст в первый раз, тайлы можно вернуть; когда во второй — раунд последний.
ginkgopolis-board-pile-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
}
ginkgopolis-board-pile-deck-name = колода
ginkgopolis-board-pile-deck-why = Когда она пуста, сброс становится колодой, вместе с картами всех стройплощадок.
ginkgopolis-board-pile-discard = { $count ->
    [one] { $count } карта в сбросе
    [few] { $count } карты в сбросе
   *[many] { $count } карт в сбросе
}
ginkgopolis-board-pile-discard-name = сброс
ginkgopolis-board-pile-discard-why = Карты, сыгранные отдельно, и застроенные буквы.

## В браузере: карты, здания и бонусы

ginkgopolis-board-nothing = ничего
# $gain: «2 ресурса».
ginkgopolis-board-alone = Отдельно даёт: { $gain }
ginkgopolis-board-alone-letter = Отдельно даёт 1 ресурс или 1 тайл
ginkgopolis-board-with-tile-letter = С тайлом: новое здание на месте этой буквы за 1 ресурс. Всё, что рядом, даёт тебе своё.
ginkgopolis-board-with-tile-building = С тайлом: ещё один уровень; ресурсов нужно столько, сколько станет уровней. Другой цвет стоит ещё 1 ресурс, меньшее число — разницу в очках успеха.
ginkgopolis-board-kept = Потом карта остаётся у тебя: { $bonus }
# $trigger: что нужно сделать.
ginkgopolis-board-bonus = { $trigger }: { $gain }
ginkgopolis-board-bonus-end = В конце: { $what }
ginkgopolis-board-at-the-end = В конце
ginkgopolis-board-no-bonus = Ни одна карта перед ширмой здесь ничего не даёт.
ginkgopolis-board-your-bonuses-title = Твои бонусы
ginkgopolis-board-floors = { $count ->
    [one] { $count } уровень
    [few] { $count } уровня
   *[many] { $count } уровней
}
ginkgopolis-board-nobodys = ничьё
ginkgopolis-board-nobodys-why = Здесь ещё никто не строил.
ginkgopolis-board-your-card = твоя карта
ginkgopolis-board-site = стройплощадка
ginkgopolis-board-site-why = Стройплощадка: её карта войдёт в игру со следующей колодой.
ginkgopolis-board-owned = { $count ->
    [one] { $name }: на нём { $count } ресурс
    [few] { $name }: на нём { $count } ресурса
   *[many] { $name }: на нём { $count } ресурсов
}
ginkgopolis-board-below = Под крышей: { $tiles }
ginkgopolis-board-tile-gives = Здание этого цвета даёт за каждый уровень: { $gain }.
ginkgopolis-board-tile-waits = Сначала выбери карту: тогда видно, сколько тайл там стоит.

## В браузере: прогноз. Как обстоит сейчас: другие могут сыграть раньше.

ginkgopolis-board-title-exploit = { $card }, отдельно
ginkgopolis-board-title-urbanize = { $tile } на месте «{ $card }»
ginkgopolis-board-title-construct = { $floors ->
    [one] { $tile } поверх { $card }: { $floors } уровень
    [few] { $tile } поверх { $card }: { $floors } уровня
   *[many] { $tile } поверх { $card }: { $floors } уровней
}
ginkgopolis-board-costs = Стоит: { $what }
# $what: «1 ресурс».
ginkgopolis-board-short = Сейчас не хватает: { $what }
ginkgopolis-board-too-dear = пока дорого: { $what }
ginkgopolis-board-falls-back = Если и тогда платить нечем, тайл вернётся, а карта сыграет отдельно.
ginkgopolis-board-onto-it = { $count ->
    [one] на здание
    [few] на здание, по одному на уровень
   *[many] на здание, по одному на уровень
}
ginkgopolis-board-other-colour = другой цвет
ginkgopolis-board-lower-number = меньше на { $count }
# $name: владелец. Дальше идут количества.
ginkgopolis-board-takes-back = { $name } получает назад
ginkgopolis-board-building-gives = здание даёт
ginkgopolis-board-neighbours-give = рядом: { $tiles }
ginkgopolis-board-your-bonuses = твои бонусы
ginkgopolis-board-stays = { $card } остаётся у тебя
# Дальше идут очки успеха.
ginkgopolis-board-district-alone = район: только ты
ginkgopolis-board-district-place = { $place ->
    [1] район: первое место у тебя
    [2] район: второе место у тебя
   *[other] район: место { $place }
}
ginkgopolis-board-ends = Все твои ресурсы будут в городе: последний раунд
ginkgopolis-board-then-you-have = Тогда у тебя

## В браузере: районы

# $tile: его наибольшее число, по нему он назван.
ginkgopolis-board-district-of = Район: { $tile }
ginkgopolis-board-resources-in-all = { $count ->
    [one] всего { $count } ресурс
    [few] всего { $count } ресурса
   *[many] всего { $count } ресурсов
}
ginkgopolis-board-place = { $place }.
ginkgopolis-board-no-districts = Ни у кого нет ресурсов в районах.
# $count: ресурсы.
ginkgopolis-board-why-alone = Владелец только один, значит, оба места: 2 × { $count }
# $count: ресурсы у каждого; $a и $b: уровни самых высоких зданий.
ginkgopolis-board-why-height = По { $count }: выше тот, у кого больше уровней, { $a } против { $b }
# $count: ресурсы у каждого; $floors: уровни самых высоких зданий обоих; $a и $b: числа на них.
ginkgopolis-board-why-number = По { $count }, уровней тоже поровну ({ $floors }): число { $a } больше, чем { $b }

## В браузере: что знает внимательный игрок

ginkgopolis-known-how = Всё, что можно было заметить: переданные дальше карты, сброс, город и тайлы, которые показали, потому что за них было нечем платить.
ginkgopolis-known-tiles = Тайлы
ginkgopolis-known-cards = Карты
ginkgopolis-known-tiles-own = За твоей ширмой: { $count }
ginkgopolis-known-tiles-other = { $name }, показаны и лежат за ширмой: { $count }
ginkgopolis-known-tiles-unseen = В резерве, за чужими ширмами или вне игры: { $count }
ginkgopolis-known-tiles-returned = Возвращены тобой: { $count }
ginkgopolis-known-tiles-city = В городе: { $count }
ginkgopolis-known-cards-own = У тебя на руке: { $count }
ginkgopolis-known-cards-other = { $name }, на руке: { $count }
ginkgopolis-known-cards-unseen = В колоде или на других руках: { $count }
ginkgopolis-known-cards-discard = В сбросе: { $count }
ginkgopolis-known-cards-next = Придут со следующей колодой: { $count }
ginkgopolis-known-cards-kept = { $name }, перед ширмой: { $count }
ginkgopolis-known-cards-future = Ещё не в игре: { $count }

## Как играть: страница на пять минут

ginkgopolis-how-goal-title = Цель
ginkgopolis-how-goal = Вы вместе строите один зелёный город, вширь и ввысь. Побеждает тот, у кого в конце больше всего очков успеха: от карт и от первых мест в районах.
ginkgopolis-how-building = Цвет и число здания — как у верхнего тайла. Флажок говорит, сколько в нём уровней и чьи ресурсы на нём стоят: по одному на уровень. Девять зданий в начале ничьи.
ginkgopolis-how-round-title = Раунд
ginkgopolis-how-round-choose-title = Выбор
ginkgopolis-how-round-choose = Каждый тайно выбирает одну из 4 карт, отдельно или с тайлом из-за ширмы.
ginkgopolis-how-round-act-title = Действие
ginkgopolis-how-round-act = Начиная с первого игрока каждый открывает карту и тайл и делает то, что они значат.
ginkgopolis-how-round-pass-title = Передача
ginkgopolis-how-round-pass = Остальные 3 карты уходят соседу слева, и каждый берёт по карте. Что передано, ты знаешь.
ginkgopolis-how-alone-title = Карта отдельно
ginkgopolis-how-alone = Здание с карты даёт тебе столько, сколько в нём уровней, чьё бы оно ни было: красное — ресурсы, синее — тайлы, жёлтое — очки успеха. Буква даёт 1 ресурс или 1 тайл. Карта уходит в сброс.
ginkgopolis-how-outwards-title = Буква с тайлом: новое здание
ginkgopolis-how-outwards = Положи тайл на место буквы и поставь на него 1 ресурс. Буква переходит на пустое место рядом. Потом все здания рядом с новым дают тебе своё.
ginkgopolis-how-upwards-title = Карта здания с тайлом: ещё один уровень
ginkgopolis-how-upwards = Владелец забирает ресурсы и получает по 1 очку успеха за каждый. Теперь здание твоё: поставь по ресурсу за каждый уровень. Другой цвет стоит ещё 1 ресурс, меньшее число — разницу в очках успеха. Карта остаётся у тебя и даёт бонус до конца игры. Если платить нечем, тайл возвращается, а карта играет отдельно.
ginkgopolis-how-example-alone = { ginkgopolis-card-card_red_6 }: в здании 2 уровня, и оно даёт тебе 2 ресурса. Две твои карты дают 1 тайл и 1 очко успеха.
ginkgopolis-how-example-outwards = { ginkgopolis-card-tile_red_8 } встаёт на место C за 1 ресурс. Рядом { ginkgopolis-card-tile_red_2 } даёт тебе 1 ресурс, а { ginkgopolis-card-tile_blue_9 } — 2 тайла; твоя карта даёт ещё 1 ресурс.
ginkgopolis-how-example-upwards = { ginkgopolis-card-tile_yellow_4 } ложится поверх { ginkgopolis-card-tile_red_7 }: 3 ресурса за 3 уровня, 1 за другой цвет и 3 очка успеха, потому что 4 на 3 меньше 7. Прежний владелец получает назад 2 ресурса и 2 очка успеха. Твои карты дают тебе 1 ресурс и 1 очко успеха, и сыгранная карта остаётся у тебя.
ginkgopolis-how-deck-title = Колода и стройплощадки
ginkgopolis-how-deck = На том, что так построено, стоит кран: карта войдёт в игру, когда колода опустеет и сброс станет новой колодой.
ginkgopolis-how-new-hand = Дважды за игру перед выбором можно сбросить всю руку и взять 4 другие карты. Каждый неиспользованный раз в конце даёт 2 очка успеха.
ginkgopolis-how-end-title = Конец
ginkgopolis-how-end-when = Когда тайлы кончаются в первый раз, их можно вернуть по 1 очку успеха за каждый. Когда они кончаются снова или у кого-то все ресурсы в городе, раунд доигрывают.
ginkgopolis-how-end-score = Считаются твои очки успеха, бонусы карт в конце игры, 2 за каждое оставшееся обновление руки и районы.
ginkgopolis-how-end-districts = Район — это от 2 зданий одного цвета рядом друг с другом. У кого в нём больше всего ресурсов, получает по 1 очку успеха за каждый ресурс района, чей бы он ни был; второй — по 1 за каждый свой. При равенстве выше тот, чьё здание выше, потом — чьё число больше. Кто в районе один, получает по 2 за каждый.
ginkgopolis-how-example-end = В синем районе стоят 7 ресурсов. Три из них у первого, он получает 7. У двух игроков по 2, на зданиях в 2 уровня: 14 больше 9, значит, второй тот, у кого 14. В жёлтом районе один владелец: 2 × 3.
ginkgopolis-how-solo-title = Один на один с Гошей
ginkgopolis-how-solo = Каждый раунд ты выбираешь одну из 3 карт; персонажей и обновлений руки нет. Потом Гоша открывает карту и строит тайлом из резерва и получает очки успеха за то, что рядом.
# Самые неуверенные прочтения правил; GK-R23 и GK-R24 — id решений.
ginkgopolis-how-solo-readings = Два прочтения правил не бесспорны: что карта Гоши берётся из колоды, а не из твоих (GK-R23), и что Гоша ничего не платит за другой цвет и меньшее число (GK-R24).
ginkgopolis-how-table-title = За этим столом
ginkgopolis-how-table-place = Карта — это место: выбери её на руке или в городе. Потом выбери тайл или обойдись без него.
ginkgopolis-how-table-forecast = Рамка говорит, сколько это стоит и что даст, как дело обстоит сейчас. Другие могут сыграть раньше тебя.
ginkgopolis-how-table-flat = Клавиша V делает город плоским, чтобы здания не закрывали друг друга.
ginkgopolis-how-table-keys = Клавиши: 1–4 берут карту, Q, W, E, R … выбирают тайлы и места по порядку, 0 — без тайла, N — новая рука.
ginkgopolis-how-table-known = «{ ginkgopolis-board-known }» показывает всё, что знает внимательный игрок.
ginkgopolis-how-tips-title = Три совета
ginkgopolis-how-tips-bonuses = Возводи уровни пораньше: карты с малыми числами становятся бонусами на всю игру.
ginkgopolis-how-tips-height = Высокое здание трудно отобрать, и оно решает при равенстве.
ginkgopolis-how-tips-pace = Следи, сколько ресурсов у других уже в городе: конец может прийти раньше, чем кажется.

## Первая игра с тренером

ginkgopolis-coach-goal = Добро пожаловать в бюро планировки! Вы вдвоём строите один город, вширь и ввысь; побеждает больше очков успеха — от карт и от районов.
ginkgopolis-coach-choose = Выбери карту: она означает место в городе. Отдельно она даёт то, что даёт то здание: красное ресурсы, синее тайлы, жёлтое очки.
ginkgopolis-coach-tile = А с тайлом ты там строишь: у буквы — новое здание, на здании — ещё один уровень. Каждый уровень стоит ресурс.
ginkgopolis-coach-letter = Буква без тайла даёт 1 ресурс или 1 тайл. Для стройки нужно и то, и другое, так что бери то, чего не хватает.
ginkgopolis-coach-move = Новое здание встало на место буквы. Выбери, куда пойдёт буква: там город сможет расти дальше.
ginkgopolis-coach-relocate = Рядом нет свободного места, так что буква идёт вдоль края. Выбери любое из предложенных мест.
ginkgopolis-coach-push = Буквы мешают друг другу. Выбери, в какую сторону их сдвинуть вдоль края.
ginkgopolis-coach-return = Тайлы кончились в первый раз. Каждый возвращённый тайл — это 1 очко успеха; оставь те, из которых ещё хочешь строить.
ginkgopolis-coach-fell = Платить было нечем: тайл вернулся, а карта сыграла отдельно. Рамка у города показывает цену ещё до подтверждения.
ginkgopolis-coach-paid = Это стоило очков успеха: { $amount }, потому что твоё число меньше того, которое оно накрыло. Большее число их не стоит.
ginkgopolis-coach-outwards = Новое здание, и соседние отдали тебе своё. Так что строй там, где богатые соседи.
ginkgopolis-coach-upwards = Ты надстраиваешь здание и оставляешь себе его карту. Такие карты дают каждый раз, когда ты делаешь то же самое.
ginkgopolis-coach-back = Соперник строит на твоём здании. Ресурсы вернулись, а с ними очки успеха: { $amount }; но место потеряно.
ginkgopolis-coach-passed = Неиспользованные карты перешли к сопернику, а эти — к тебе. Ты знаешь, что он может сделать.
ginkgopolis-coach-districts = Здания одного цвета рядом — это район. В конце тот, у кого там больше всего ресурсов, получает по очку за каждый, чей бы он ни был.
ginkgopolis-coach-hand = Если карты не помогают, можно взять новую руку, дважды за игру. Каждый неиспользованный раз даёт в конце 2 очка.
ginkgopolis-coach-end = Игра заканчивается, когда этот резерв опустеет во второй раз или все ресурсы игрока в городе. Теперь решают районы.
ginkgopolis-coach-learned-card = Карта отдельно даёт то, что стоит на её месте.
ginkgopolis-coach-learned-build = Карта с тайлом строит: вширь у буквы, ввысь на здании — и тогда карта твоя.
ginkgopolis-coach-learned-districts = В районе очки за все ресурсы получает тот, у кого их там больше всего.
ginkgopolis-coach-learned-end = Игру завершает пустой резерв или игрок без ресурсов.
