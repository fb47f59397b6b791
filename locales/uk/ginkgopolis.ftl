### Ginkgopolis. Аргументи повідомлень кожного виду: locales/README.md.
### Слова — зі словника в docs/rules/ginkgopolis.md. Плитка й карта її будівлі називаються однаково.

## На коробці

game-ginkgopolis = Ginkgopolis
game-ginkgopolis-blurb = Зелене місто, що росте вшир і вгору, плитка за плиткою.

## Налаштування

ginkgopolis-option-mode = Режим
ginkgopolis-option-mode-intro = Перша гра
ginkgopolis-option-mode-intro-blurb = Кожен починає з трьома персонажами, які добре поєднуються.
ginkgopolis-option-mode-draft = Драфт
ginkgopolis-option-mode-draft-blurb = Кожен сам вибирає трьох персонажів: одного лишає, решту передає далі.
ginkgopolis-option-mode-solo_normal = Соло
ginkgopolis-option-mode-solo_normal-blurb = Один гравець проти Гоші, який будує щораунду.
ginkgopolis-option-mode-solo_expert = Соло, експерт
ginkgopolis-option-mode-solo_expert-blurb = Гоша може пошукати кращу карту.
ginkgopolis-option-open_counts = Відкритий рахунок
ginkgopolis-option-open_counts-blurb = Усі бачать, скільки плиток і ресурсів в інших.

## Кольори

ginkgopolis-colour-blue = синій
ginkgopolis-colour-red = червоний
ginkgopolis-colour-yellow = жовтий

## Плитки, карти, літери, персонажі

ginkgopolis-card-tile_blue_1 = Синя 1
ginkgopolis-card-tile_blue_2 = Синя 2
ginkgopolis-card-tile_blue_3 = Синя 3
ginkgopolis-card-tile_blue_4 = Синя 4
ginkgopolis-card-tile_blue_5 = Синя 5
ginkgopolis-card-tile_blue_6 = Синя 6
ginkgopolis-card-tile_blue_7 = Синя 7
ginkgopolis-card-tile_blue_8 = Синя 8
ginkgopolis-card-tile_blue_9 = Синя 9
ginkgopolis-card-tile_blue_10 = Синя 10
ginkgopolis-card-tile_blue_11 = Синя 11
ginkgopolis-card-tile_blue_12 = Синя 12
ginkgopolis-card-tile_blue_13 = Синя 13
ginkgopolis-card-tile_blue_14 = Синя 14
ginkgopolis-card-tile_blue_15 = Синя 15
ginkgopolis-card-tile_blue_16 = Синя 16
ginkgopolis-card-tile_blue_17 = Синя 17
ginkgopolis-card-tile_blue_18 = Синя 18
ginkgopolis-card-tile_blue_19 = Синя 19
ginkgopolis-card-tile_blue_20 = Синя 20
ginkgopolis-card-tile_red_1 = Червона 1
ginkgopolis-card-tile_red_2 = Червона 2
ginkgopolis-card-tile_red_3 = Червона 3
ginkgopolis-card-tile_red_4 = Червона 4
ginkgopolis-card-tile_red_5 = Червона 5
ginkgopolis-card-tile_red_6 = Червона 6
ginkgopolis-card-tile_red_7 = Червона 7
ginkgopolis-card-tile_red_8 = Червона 8
ginkgopolis-card-tile_red_9 = Червона 9
ginkgopolis-card-tile_red_10 = Червона 10
ginkgopolis-card-tile_red_11 = Червона 11
ginkgopolis-card-tile_red_12 = Червона 12
ginkgopolis-card-tile_red_13 = Червона 13
ginkgopolis-card-tile_red_14 = Червона 14
ginkgopolis-card-tile_red_15 = Червона 15
ginkgopolis-card-tile_red_16 = Червона 16
ginkgopolis-card-tile_red_17 = Червона 17
ginkgopolis-card-tile_red_18 = Червона 18
ginkgopolis-card-tile_red_19 = Червона 19
ginkgopolis-card-tile_red_20 = Червона 20
ginkgopolis-card-tile_yellow_1 = Жовта 1
ginkgopolis-card-tile_yellow_2 = Жовта 2
ginkgopolis-card-tile_yellow_3 = Жовта 3
ginkgopolis-card-tile_yellow_4 = Жовта 4
ginkgopolis-card-tile_yellow_5 = Жовта 5
ginkgopolis-card-tile_yellow_6 = Жовта 6
ginkgopolis-card-tile_yellow_7 = Жовта 7
ginkgopolis-card-tile_yellow_8 = Жовта 8
ginkgopolis-card-tile_yellow_9 = Жовта 9
ginkgopolis-card-tile_yellow_10 = Жовта 10
ginkgopolis-card-tile_yellow_11 = Жовта 11
ginkgopolis-card-tile_yellow_12 = Жовта 12
ginkgopolis-card-tile_yellow_13 = Жовта 13
ginkgopolis-card-tile_yellow_14 = Жовта 14
ginkgopolis-card-tile_yellow_15 = Жовта 15
ginkgopolis-card-tile_yellow_16 = Жовта 16
ginkgopolis-card-tile_yellow_17 = Жовта 17
ginkgopolis-card-tile_yellow_18 = Жовта 18
ginkgopolis-card-tile_yellow_19 = Жовта 19
ginkgopolis-card-tile_yellow_20 = Жовта 20
ginkgopolis-card-card_blue_1 = Синя 1
ginkgopolis-card-card_blue_2 = Синя 2
ginkgopolis-card-card_blue_3 = Синя 3
ginkgopolis-card-card_blue_4 = Синя 4
ginkgopolis-card-card_blue_5 = Синя 5
ginkgopolis-card-card_blue_6 = Синя 6
ginkgopolis-card-card_blue_7 = Синя 7
ginkgopolis-card-card_blue_8 = Синя 8
ginkgopolis-card-card_blue_9 = Синя 9
ginkgopolis-card-card_blue_10 = Синя 10
ginkgopolis-card-card_blue_11 = Синя 11
ginkgopolis-card-card_blue_12 = Синя 12
ginkgopolis-card-card_blue_13 = Синя 13
ginkgopolis-card-card_blue_14 = Синя 14
ginkgopolis-card-card_blue_15 = Синя 15
ginkgopolis-card-card_blue_16 = Синя 16
ginkgopolis-card-card_blue_17 = Синя 17
ginkgopolis-card-card_blue_18 = Синя 18
ginkgopolis-card-card_blue_19 = Синя 19
ginkgopolis-card-card_blue_20 = Синя 20
ginkgopolis-card-card_red_1 = Червона 1
ginkgopolis-card-card_red_2 = Червона 2
ginkgopolis-card-card_red_3 = Червона 3
ginkgopolis-card-card_red_4 = Червона 4
ginkgopolis-card-card_red_5 = Червона 5
ginkgopolis-card-card_red_6 = Червона 6
ginkgopolis-card-card_red_7 = Червона 7
ginkgopolis-card-card_red_8 = Червона 8
ginkgopolis-card-card_red_9 = Червона 9
ginkgopolis-card-card_red_10 = Червона 10
ginkgopolis-card-card_red_11 = Червона 11
ginkgopolis-card-card_red_12 = Червона 12
ginkgopolis-card-card_red_13 = Червона 13
ginkgopolis-card-card_red_14 = Червона 14
ginkgopolis-card-card_red_15 = Червона 15
ginkgopolis-card-card_red_16 = Червона 16
ginkgopolis-card-card_red_17 = Червона 17
ginkgopolis-card-card_red_18 = Червона 18
ginkgopolis-card-card_red_19 = Червона 19
ginkgopolis-card-card_red_20 = Червона 20
ginkgopolis-card-card_yellow_1 = Жовта 1
ginkgopolis-card-card_yellow_2 = Жовта 2
ginkgopolis-card-card_yellow_3 = Жовта 3
ginkgopolis-card-card_yellow_4 = Жовта 4
ginkgopolis-card-card_yellow_5 = Жовта 5
ginkgopolis-card-card_yellow_6 = Жовта 6
ginkgopolis-card-card_yellow_7 = Жовта 7
ginkgopolis-card-card_yellow_8 = Жовта 8
ginkgopolis-card-card_yellow_9 = Жовта 9
ginkgopolis-card-card_yellow_10 = Жовта 10
ginkgopolis-card-card_yellow_11 = Жовта 11
ginkgopolis-card-card_yellow_12 = Жовта 12
ginkgopolis-card-card_yellow_13 = Жовта 13
ginkgopolis-card-card_yellow_14 = Жовта 14
ginkgopolis-card-card_yellow_15 = Жовта 15
ginkgopolis-card-card_yellow_16 = Жовта 16
ginkgopolis-card-card_yellow_17 = Жовта 17
ginkgopolis-card-card_yellow_18 = Жовта 18
ginkgopolis-card-card_yellow_19 = Жовта 19
ginkgopolis-card-card_yellow_20 = Жовта 20
ginkgopolis-card-urban_a = Літера A
ginkgopolis-card-urban_b = Літера B
ginkgopolis-card-urban_c = Літера C
ginkgopolis-card-urban_d = Літера D
ginkgopolis-card-urban_e = Літера E
ginkgopolis-card-urban_f = Літера F
ginkgopolis-card-urban_g = Літера G
ginkgopolis-card-urban_h = Літера H
ginkgopolis-card-urban_i = Літера I
ginkgopolis-card-urban_j = Літера J
ginkgopolis-card-urban_k = Літера K
ginkgopolis-card-urban_l = Літера L
ginkgopolis-card-char_01 = Біотехнолог (урбанізація)
ginkgopolis-card-char_02 = Біопланувальник (рівні)
ginkgopolis-card-char_03 = Біоінженер (рівні)
ginkgopolis-card-char_04 = Біотехнолог (рівні)
ginkgopolis-card-char_05 = Біопланувальник (рівні)
ginkgopolis-card-char_06 = Біоінженер (карта окремо)
ginkgopolis-card-char_07 = Біотехнолог (карта окремо)
ginkgopolis-card-char_08 = Біопланувальник (урбанізація)
ginkgopolis-card-char_09 = Біоінженер (урбанізація)
ginkgopolis-card-char_10 = Біотехнолог (урбанізація)
ginkgopolis-card-char_11 = Біопланувальник (урбанізація)
ginkgopolis-card-char_12 = Біоінженер (рівні)
ginkgopolis-card-char_13 = Біотехнолог (карта окремо)
ginkgopolis-card-char_14 = Біопланувальник (карта окремо)
ginkgopolis-card-char_15 = Біоінженер (рівні)
ginkgopolis-card-char_16 = Біотехнолог (урбанізація)
ginkgopolis-card-char_17 = Біопланувальник (карта окремо)
ginkgopolis-card-char_18 = Біоінженер (карта окремо)
ginkgopolis-card-char_19 = Біоінженер (урбанізація)
ginkgopolis-card-char_20 = Біоінженер (урбанізація)
ginkgopolis-card-char_21 = Біотехнолог (рівні)
ginkgopolis-card-char_22 = Біотехнолог (рівні)
ginkgopolis-card-char_23 = Біотехнолог (рівні)
ginkgopolis-card-char_24 = Біотехнолог (карта окремо)
ginkgopolis-card-char_25 = Біотехнолог (карта окремо)
ginkgopolis-card-char_26 = Біоінженер (карта окремо)
ginkgopolis-card-char_27 = Біотехнолог (урбанізація)

## Автоматичний суперник у соло-грі

ginkgopolis-automaton = Гоша

## Бонуси. $of: колір або що треба зробити; $vp: очки успіху

ginkgopolis-trigger-exploit = Карта окремо
ginkgopolis-trigger-urbanize = Урбанізація
ginkgopolis-trigger-construct = Зведення рівня
ginkgopolis-asset-resource = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
   *[many] { $count } ресурсів
}
ginkgopolis-asset-vp = { $count ->
    [one] { $count } очко успіху
    [few] { $count } очки успіху
   *[many] { $count } очок успіху
}
ginkgopolis-asset-tile = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
ginkgopolis-bonus-own_resources_on_colour = { $of ->
    [blue] { $vp } за кожен свій ресурс на синіх будівлях
    [red] { $vp } за кожен свій ресурс на червоних будівлях
   *[yellow] { $vp } за кожен свій ресурс на жовтих будівлях
}
# $most дорівнює 0: без верхньої межі.
ginkgopolis-bonus-own_buildings_height = { $most ->
    [0] { $vp } за кожну свою будівлю заввишки від { $least } рівнів
   *[other] { $vp } за кожну свою будівлю заввишки від { $least } до { $most } рівнів
}
ginkgopolis-bonus-cards_with_trigger = { $of ->
    [exploit] { $vp } за кожну свою карту з бонусом за карту окремо
    [urbanize] { $vp } за кожну свою карту з бонусом за урбанізацію
   *[construct] { $vp } за кожну свою карту з бонусом за зведення рівня
}
ginkgopolis-bonus-cards_of_colour = { $of ->
    [blue] { $vp } за кожну свою синю карту
    [red] { $vp } за кожну свою червону карту
   *[yellow] { $vp } за кожну свою жовту карту
}
ginkgopolis-bonus-flat = { $vp ->
    [one] { $vp } очко успіху
    [few] { $vp } очки успіху
   *[many] { $vp } очок успіху
}

## Що запитують

ginkgopolis-ask-draft_character = Вибери, якого персонажа лишити
ginkgopolis-ask-choose_action = Вибери карту, окремо чи з плиткою
ginkgopolis-ask-exploit_urban_choice = Візьми ресурс або плитку
ginkgopolis-ask-move_token = Куди йде літера?
ginkgopolis-ask-relocate_token = Вибери місце для літери вздовж краю
ginkgopolis-ask-push_tokens = У який бік зсунути літери?
ginkgopolis-ask-return_tiles = Які плитки повернути в резерв?
ginkgopolis-ask-over = Гру завершено

## Рішення

ginkgopolis-action-draft = Лишити: { $character }
ginkgopolis-action-exploit = { $card }, окремо
ginkgopolis-action-build = { $card } з плиткою: { $tile }
ginkgopolis-action-new_hand = Оновити руку
ginkgopolis-action-take_resource = Узяти ресурс
ginkgopolis-action-take_tile = Узяти плитку
ginkgopolis-action-move = { $side-id ->
    [north] Зсунути літеру вгору
    [east] Зсунути літеру праворуч
    [south] Зсунути літеру вниз
   *[west] Зсунути літеру ліворуч
}
ginkgopolis-action-relocate = Переставити літеру на місце { $place } уздовж краю
ginkgopolis-action-push_clockwise = Зсунути літери за годинниковою стрілкою
ginkgopolis-action-push_counterclockwise = Зсунути літери проти годинникової стрілки
ginkgopolis-action-return = Повернути: { $tile }
ginkgopolis-action-done = Більше не повертати

## Що сталося. Порожня плитка має id «none».

ginkgopolis-fact-draft_began = Усі вибирають персонажів
ginkgopolis-fact-draft_hand = { $seat-you ->
    [yes] Ти вибираєш із: { $characters }
   *[no] { $seat } вибирає з: { $characters }
}
ginkgopolis-fact-picked = { $seat-you ->
    [yes] Ти лишаєш персонажа
   *[no] { $seat } лишає персонажа
}
ginkgopolis-fact-picked_character = { $seat-you ->
    [yes] Ти лишаєш: { $character }
   *[no] { $seat } лишає: { $character }
}
ginkgopolis-fact-packets_passed = Решта персонажів ідуть ліворуч
ginkgopolis-fact-characters_shown = { $seat-you ->
    [yes] Твої персонажі: { $characters }
   *[no] { $seat }, персонажі: { $characters }
}
ginkgopolis-fact-round_began = { $first-you ->
    [yes] Починається раунд { $round }; перший гравець — ти
   *[no] Починається раунд { $round }; перший гравець: { $first }
}
ginkgopolis-fact-drew = { $seat-you ->
    [yes] Ти береш { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
   *[no] { $seat } бере { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
}
ginkgopolis-fact-drew_cards = { $seat-you ->
    [yes] Ти береш: { $cards }
   *[no] { $seat } бере: { $cards }
}
ginkgopolis-fact-laid_for_gosha = Для Гоші кладуть карту сорочкою догори
ginkgopolis-fact-last_card = Це була остання карта колоди, тож ти її знаєш: { $card }
ginkgopolis-fact-opened = Перші карти колоди йдуть у скид: { $cards }
ginkgopolis-fact-rebuilt = { $entered-count ->
    [0] Скид стає колодою, { $size ->
        [one] { $size } карта
        [few] { $size } карти
       *[many] { $size } карт
    }
   *[other] Скид стає колодою, { $size ->
        [one] { $size } карта
        [few] { $size } карти
       *[many] { $size } карт
    }, з новими будівлями: { $entered }
}
ginkgopolis-fact-chose = { $seat-you ->
    [yes] { $with_tile ->
        [yes] Ти вибираєш карту з плиткою
       *[no] Ти вибираєш карту окремо
    }
   *[no] { $with_tile ->
        [yes] { $seat } вибирає карту з плиткою
       *[no] { $seat } вибирає карту окремо
    }
}
ginkgopolis-fact-chose_card = { $seat-you ->
    [yes] { $tile-id ->
        [none] Ти вибираєш окремо: { $card }
       *[other] Ти вибираєш: { $card } з плиткою { $tile }
    }
   *[no] { $tile-id ->
        [none] { $seat } вибирає окремо: { $card }
       *[other] { $seat } вибирає: { $card } з плиткою { $tile }
    }
}
ginkgopolis-fact-new_hand_taken = { $seat-you ->
    [yes] Ти оновлюєш руку (лишилося { $left }), скинуто: { $discarded }
   *[no] { $seat } оновлює руку (лишилося { $left }), скинуто: { $discarded }
}
ginkgopolis-fact-revealed = { $seat-you ->
    [yes] { $tile-id ->
        [none] Ти граєш карту: { $card }
       *[other] Ти граєш карту: { $card }, з плиткою { $tile }
    }
   *[no] { $tile-id ->
        [none] { $seat } грає карту: { $card }
       *[other] { $seat } грає карту: { $card }, з плиткою { $tile }
    }
}
ginkgopolis-fact-fell_back = { $seat-you ->
    [yes] За плитку нічим заплатити: { $tile } (треба: ресурсів { $resources }, очок успіху { $vp }; є: { $resources_had } і { $vp_had }), твоя карта діє окремо
   *[no] { $seat }: за плитку нічим заплатити: { $tile } (треба: ресурсів { $resources }, очок успіху { $vp }; є: { $resources_had } і { $vp_had }), карта діє окремо
}
ginkgopolis-fact-urbanized = { $seat-you ->
    [yes] Ти проводиш урбанізацію: { $tile } на місці «{ $card }»
   *[no] { $seat } проводить урбанізацію: { $tile } на місці «{ $card }»
}
ginkgopolis-fact-constructed = { $seat-you ->
    [yes] Ти зводиш рівень { $height }: { $tile } поверх { $card }
   *[no] { $seat } зводить рівень { $height }: { $tile } поверх { $card }
}
# $total більше за 0, якщо там будує хтось інший: очко за кожен ресурс.
ginkgopolis-fact-took_back = { $seat-you ->
    [yes] { $total ->
        [0] Ти забираєш { $resources ->
            [one] { $resources } ресурс
            [few] { $resources } ресурси
           *[many] { $resources } ресурсів
        }
       *[other] Ти забираєш { $resources ->
            [one] { $resources } ресурс
            [few] { $resources } ресурси
           *[many] { $resources } ресурсів
        } і по очку успіху за кожен
    }
   *[no] { $total ->
        [0] { $seat } забирає { $resources ->
            [one] { $resources } ресурс
            [few] { $resources } ресурси
           *[many] { $resources } ресурсів
        }
       *[other] { $seat } забирає { $resources ->
            [one] { $resources } ресурс
            [few] { $resources } ресурси
           *[many] { $resources } ресурсів
        } і по очку успіху за кожен
    }
}
ginkgopolis-fact-paid_resources = { $seat-you ->
    [yes] Ти платиш { $total ->
        [one] { $total } ресурс
        [few] { $total } ресурси
       *[many] { $total } ресурсів
    }
   *[no] { $seat } платить { $total ->
        [one] { $total } ресурс
        [few] { $total } ресурси
       *[many] { $total } ресурсів
    }
}
ginkgopolis-fact-paid_vp = { $seat-you ->
    [yes] Ти платиш { $total ->
        [one] { $total } очко успіху
        [few] { $total } очки успіху
       *[many] { $total } очок успіху
    }
   *[no] { $seat } платить { $total ->
        [one] { $total } очко успіху
        [few] { $total } очки успіху
       *[many] { $total } очок успіху
    }
}
ginkgopolis-fact-letter_moved = { $card } переходить уздовж краю
ginkgopolis-fact-gained_resources = { $seat-you ->
    [yes] { $total ->
        [0] Ти не отримуєш ресурсів: твій резерв порожній
        [one] Ти отримуєш { $total } ресурс
        [few] Ти отримуєш { $total } ресурси
       *[many] Ти отримуєш { $total } ресурсів
    }
   *[no] { $total ->
        [0] { $seat } не отримує ресурсів: резерв порожній
        [one] { $seat } отримує { $total } ресурс
        [few] { $seat } отримує { $total } ресурси
       *[many] { $seat } отримує { $total } ресурсів
    }
}
ginkgopolis-fact-gained_vp = { $seat-you ->
    [yes] Ти отримуєш { $total ->
        [one] { $total } очко успіху
        [few] { $total } очки успіху
       *[many] { $total } очок успіху
    }
   *[no] { $seat } отримує { $total ->
        [one] { $total } очко успіху
        [few] { $total } очки успіху
       *[many] { $total } очок успіху
    }
}
# Їх беруть по одній.
ginkgopolis-fact-tiles_due = { $seat-you ->
    [yes] Тобі належить { $total ->
        [one] { $total } плитка
        [few] { $total } плитки
       *[many] { $total } плиток
    }
   *[no] { $seat }: належить { $total ->
        [one] { $total } плитка
        [few] { $total } плитки
       *[many] { $total } плиток
    }
}
ginkgopolis-fact-drew_tile = { $seat-you ->
    [yes] Ти береш плитку (лишилося { $left })
   *[no] { $seat } бере плитку (лишилося { $left })
}
ginkgopolis-fact-drew_tile_face = { $seat-you ->
    [yes] Ти береш плитку: { $tile }
   *[no] { $seat } бере плитку: { $tile }
}
ginkgopolis-fact-tiles_lost = { $seat-you ->
    [yes] Плиток більше немає: ти недоотримуєш { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[many] { $count } плиток
    }
   *[no] Плиток більше немає: { $seat } недоотримує { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[many] { $count } плиток
    }
}
ginkgopolis-fact-reserve_empty = { $time ->
    [1] Резерв плиток порожній
   *[other] Резерв плиток порожній удруге: це останній раунд
}
ginkgopolis-fact-return_began = Можна повернути плитки: { $seats }
ginkgopolis-fact-return_picked = { $seat-you ->
    [yes] Ти повернеш: { $tile }
   *[no] { $seat } поверне: { $tile }
}
ginkgopolis-fact-return_decided = { $seat-you ->
    [yes] Твій вибір, що повернути, зроблено
   *[no] { $seat }: вибір, що повернути, зроблено
}
ginkgopolis-fact-tiles_returned = { $seat-you ->
    [yes] Ти повертаєш { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[many] { $count } плиток
    }, по очку успіху за кожну
   *[no] { $seat } повертає { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[many] { $count } плиток
    }, по очку успіху за кожну
}
ginkgopolis-fact-card_kept = { $seat-you ->
    [yes] Ти лишаєш собі карту: { $card }
   *[no] { $seat } лишає собі карту: { $card }
}
ginkgopolis-fact-card_discarded = У скид: { $card }
ginkgopolis-fact-unused_discarded = { $seat-you ->
    [yes] Ти скидаєш решту карт: { $cards }
   *[no] { $seat } скидає решту карт: { $cards }
}
ginkgopolis-fact-hands_passed = Карти з рук ідуть ліворуч
ginkgopolis-fact-received_hand = { $seat-you ->
    [yes] Тобі дістаються: { $cards }
   *[no] { $seat } отримує: { $cards }
}
ginkgopolis-fact-gosha_redrew = Гоша шукає щось краще, ніж { $card }, і бере { $drawn }; грає { $used }
# $resources дорівнює 0, якщо для нього немає плитки.
ginkgopolis-fact-gosha_cannot = { $resources ->
    [0] Для Гоші немає плитки: це останній раунд
   *[other] Гоша не може будувати (ресурси: { $resources_had } з { $resources }): це останній раунд
}
ginkgopolis-fact-resources_placed = { $seat-you ->
    [yes] Усі твої ресурси в місті: це останній раунд
   *[no] { $seat }: усі ресурси в місті, це останній раунд
}
ginkgopolis-fact-ended = Гру завершено

## Чому ні

ginkgopolis-refusal-GK-21 = Наодинці грають проти Гоші: вибери соло-режим.
ginkgopolis-refusal-GK-24 = Цього персонажа немає серед тих, із кого ти вибираєш.
ginkgopolis-refusal-GK-32 = На руці цього немає: { $card }.
ginkgopolis-refusal-GK-35 = За твоєю ширмою немає такої плитки: { $tile }.
ginkgopolis-refusal-GK-39 = У тебе не лишилося жетонів оновлення руки.
ginkgopolis-refusal-GK-62 = Літера переходить на порожнє місце поруч із новою будівлею.
ginkgopolis-refusal-GK-93 = { $tile }: повернути не можна. Лише плитки за твоєю ширмою, за зростанням.
ginkgopolis-refusal-GK-95 = { $tile } лежить на вибраній карті, повернути не можна.
ginkgopolis-refusal-GK-123 = Соло-режими — для одного гравця. Гравців за цим столом: { $seats }.
ginkgopolis-refusal-GK-136 = У соло-грі оновити руку не можна.
ginkgopolis-refusal-GK-T4 = Літера переходить на порожнє місце краю, де літери лишаться в алфавітному порядку.

## Рядки сум. $source — плитка або карта; сама сума стоїть поруч.

ginkgopolis-line-GK-26 = { $source }
ginkgopolis-line-GK-42 = Жетони оновлення, що лишилися: { $count } × { $each }
ginkgopolis-line-GK-49 = У резерві більше немає
ginkgopolis-line-GK-54 = { $source }
ginkgopolis-line-GK-55 = { $source }, усе, що лишилося
ginkgopolis-line-GK-56 = { $source }, { $count ->
    [one] { $count } рівень
    [few] { $count } рівні
   *[many] { $count } рівнів
}
ginkgopolis-line-GK-57 = Бонус: { $source }
ginkgopolis-line-GK-61 = На нову будівлю: { $source }
ginkgopolis-line-GK-64 = Поруч: { $source }, { $count ->
    [one] { $count } рівень
    [few] { $count } рівні
   *[many] { $count } рівнів
}
ginkgopolis-line-GK-66 = Бонус: { $source }
ginkgopolis-line-GK-72 = За повернуте: { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
   *[many] { $count } ресурсів
}
ginkgopolis-line-GK-73 = { $source }: менше на { $count }
ginkgopolis-line-GK-74 = { $source }: інший колір
ginkgopolis-line-GK-76 = { $source }, { $count ->
    [one] { $count } рівень
    [few] { $count } рівні
   *[many] { $count } рівнів
}
ginkgopolis-line-GK-78 = Бонус: { $source }
ginkgopolis-line-GK-94 = Повернуті плитки
# $source: одна з частин нижче.
ginkgopolis-line-GK-103 = { $source }
# $source: найбільше число району, за ним його названо.
ginkgopolis-line-GK-108 = Перше місце в районі: { $source }
ginkgopolis-line-GK-109 = Друге місце в районі: { $source }
ginkgopolis-line-GK-111 = Єдиний власник у районі: { $source }, { $count } × { $each }
ginkgopolis-line-GK-118 = { $source }: { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
   *[many] { $count } ресурсів
} × { $each }
ginkgopolis-line-GK-119 = { $source }: { $count ->
    [one] { $count } будівля
    [few] { $count } будівлі
   *[many] { $count } будівель
} × { $each }
ginkgopolis-line-GK-120 = { $source }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
} × { $each }
ginkgopolis-line-GK-121 = { $source }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
} × { $each }
ginkgopolis-line-GK-122 = { $source }
ginkgopolis-line-GK-124 = Для початку
ginkgopolis-line-GK-131 = Поруч: { $source }, { $count ->
    [one] { $count } рівень
    [few] { $count } рівні
   *[many] { $count } рівнів
}

## З чого складається рахунок

ginkgopolis-part-vp = Очки успіху
ginkgopolis-part-cards = Карти
ginkgopolis-part-districts = Райони
ginkgopolis-part-new_hands = Оновлення руки

## У браузері: поле

ginkgopolis-board-city = Місто
ginkgopolis-board-screen = За твоєю ширмою
ginkgopolis-board-hand = Рука
ginkgopolis-board-your-tiles = Твої плитки
ginkgopolis-board-no-tile = Без плитки
ginkgopolis-board-no-tiles = У тебе немає плиток.
# Карту вже взято.
ginkgopolis-board-ask-tile = { $card }: вибери до неї плитку або обійдися без неї
ginkgopolis-board-pick = Вибрати: { $card }
ginkgopolis-board-return-how = За кожну повернену плитку ти отримуєш 1 очко успіху.
ginkgopolis-board-first = перший
ginkgopolis-board-last-round = Останній раунд
ginkgopolis-board-laid-alone = Карту вибрано
ginkgopolis-board-laid-with_tile = Карту з плиткою вибрано
# $tile — «none», якщо на карті немає плитки.
ginkgopolis-board-only-you = { $tile ->
    [none] Знаєш лише ти: { $card }, окремо
   *[other] Знаєш лише ти: { $card } з плиткою { $tile }
}
ginkgopolis-board-kept-so-far = Уже лишено
ginkgopolis-board-starts-with = Для початку: { $gain }
ginkgopolis-board-flat = Пласке місто
ginkgopolis-board-districts = Райони
ginkgopolis-board-known = Що мені відомо
ginkgopolis-board-legend-red = Червоні будівлі дають ресурси
ginkgopolis-board-legend-blue = Сині будівлі дають плитки
ginkgopolis-board-legend-yellow = Жовті будівлі дають очки успіху

## У браузері: числа й стоси

ginkgopolis-board-figure-resource = Ресурси
ginkgopolis-board-figure-resource-why = Ти ставиш по одному на кожен зведений рівень. Рівень іншого кольору коштує на один більше.
ginkgopolis-board-figure-tile = Плитки
ginkgopolis-board-figure-tile-why = Плитка стає новою будівлею або ще одним рівнем.
ginkgopolis-board-figure-vp = Очки успіху
ginkgopolis-board-figure-vp-why = Вони рахуються наприкінці. Доти ними платять за плитки з меншим числом.
ginkgopolis-board-figure-new_hands = Оновлення руки
ginkgopolis-board-figure-new_hands-why = Скинь свої карти й візьми інші. Кожне невикористане оновлення наприкінці дає 2 очки успіху.
# Ресурси: $count із $all.
ginkgopolis-board-in-the-city = { $count } з { $all } у місті
ginkgopolis-board-of-all = з { $all }
ginkgopolis-board-in-reserve = { $count } у резерві
ginkgopolis-board-in-the-city-why = Коли в когось усі ресурси ({ $all }) у місті, раунд останній.
ginkgopolis-board-pile-reserve = { $count ->
    [one] { $count } плитка в резерві
    [few] { $count } плитки в резерві
   *[many] { $count } плиток у резерві
}
ginkgopolis-board-pile-reserve-name = плитки
ginkgopolis-board-pile-reserve-why = Коли він порожній уперше, плитки можна повернути; коли вдруге — раунд останній.
ginkgopolis-board-pile-deck = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
   *[many] { $count } карт у колоді
}
ginkgopolis-board-pile-deck-name = колода
ginkgopolis-board-pile-deck-why = Коли вона порожня, скид стає колодою, разом із картами всіх будмайданчиків.
ginkgopolis-board-pile-discard = { $count ->
    [one] { $count } карта у скиді
    [few] { $count } карти у скиді
   *[many] { $count } карт у скиді
}
ginkgopolis-board-pile-discard-name = скид
ginkgopolis-board-pile-discard-why = Карти, зіграні окремо, і забудовані літери.

## У браузері: карти, будівлі та бонуси

ginkgopolis-board-nothing = нічого
# $gain: «2 ресурси».
ginkgopolis-board-alone = Окремо дає: { $gain }
ginkgopolis-board-alone-letter = Окремо дає 1 ресурс або 1 плитку
ginkgopolis-board-with-tile-letter = З плиткою: нова будівля на місці цієї літери за 1 ресурс. Усе, що поруч, дає тобі своє.
ginkgopolis-board-with-tile-building = З плиткою: ще один рівень; ресурсів треба стільки, скільки стане рівнів. Інший колір коштує ще 1 ресурс, менше число — різницю в очках успіху.
ginkgopolis-board-kept = Потім карта лишається в тебе: { $bonus }
# $trigger: що треба зробити.
ginkgopolis-board-bonus = { $trigger }: { $gain }
ginkgopolis-board-bonus-end = Наприкінці: { $what }
ginkgopolis-board-at-the-end = Наприкінці
ginkgopolis-board-no-bonus = Жодна карта перед ширмою тут нічого не дає.
ginkgopolis-board-your-bonuses-title = Твої бонуси
ginkgopolis-board-floors = { $count ->
    [one] { $count } рівень
    [few] { $count } рівні
   *[many] { $count } рівнів
}
ginkgopolis-board-nobodys = нічия
ginkgopolis-board-nobodys-why = Тут ще ніхто не будував.
ginkgopolis-board-your-card = твоя карта
ginkgopolis-board-site = будмайданчик
ginkgopolis-board-site-why = Будмайданчик: його карта ввійде в гру з наступною колодою.
ginkgopolis-board-owned = { $count ->
    [one] { $name }: на ній { $count } ресурс
    [few] { $name }: на ній { $count } ресурси
   *[many] { $name }: на ній { $count } ресурсів
}
ginkgopolis-board-below = Під дахом: { $tiles }
ginkgopolis-board-tile-gives = Будівля цього кольору дає за кожен рівень: { $gain }.
ginkgopolis-board-tile-waits = Спершу вибери карту: тоді видно, скільки плитка там коштує.

## У браузері: прогноз. Як є зараз: інші можуть зіграти раніше.

ginkgopolis-board-title-exploit = { $card }, окремо
ginkgopolis-board-title-urbanize = { $tile } на місці «{ $card }»
ginkgopolis-board-title-construct = { $floors ->
    [one] { $tile } поверх { $card }: { $floors } рівень
    [few] { $tile } поверх { $card }: { $floors } рівні
   *[many] { $tile } поверх { $card }: { $floors } рівнів
}
ginkgopolis-board-costs = Коштує: { $what }
# $what: «1 ресурс».
ginkgopolis-board-short = Зараз бракує: { $what }
ginkgopolis-board-too-dear = поки задорого: { $what }
ginkgopolis-board-falls-back = Якщо й тоді платити нічим, плитка повернеться, а карта діятиме окремо.
ginkgopolis-board-onto-it = { $count ->
    [one] на будівлю
    [few] на будівлю, по одному на рівень
   *[many] на будівлю, по одному на рівень
}
ginkgopolis-board-other-colour = інший колір
ginkgopolis-board-lower-number = менше на { $count }
# $name: власник. Далі йдуть кількості.
ginkgopolis-board-takes-back = { $name } отримує назад
ginkgopolis-board-building-gives = будівля дає
ginkgopolis-board-neighbours-give = поруч: { $tiles }
ginkgopolis-board-your-bonuses = твої бонуси
ginkgopolis-board-stays = { $card } лишається в тебе
# Далі йдуть очки успіху.
ginkgopolis-board-district-alone = район: лише ти
ginkgopolis-board-district-place = { $place ->
    [1] район: перше місце твоє
    [2] район: друге місце твоє
   *[other] район: місце { $place }
}
ginkgopolis-board-ends = Усі твої ресурси будуть у місті: останній раунд
ginkgopolis-board-then-you-have = Тоді в тебе

## У браузері: райони

# $tile: його найбільше число, за ним його названо.
ginkgopolis-board-district-of = Район: { $tile }
ginkgopolis-board-resources-in-all = { $count ->
    [one] усього { $count } ресурс
    [few] усього { $count } ресурси
   *[many] усього { $count } ресурсів
}
ginkgopolis-board-place = { $place }.
ginkgopolis-board-no-districts = Ні в кого немає ресурсів у районах.
# $count: ресурси.
ginkgopolis-board-why-alone = Власник лише один, тож обидва місця: 2 × { $count }
# $count: ресурси в кожного; $a і $b: рівні найвищих будівель.
ginkgopolis-board-why-height = По { $count }: вище той, у кого більше рівнів, { $a } проти { $b }
# $count: ресурси в кожного; $floors: рівні найвищих будівель обох; $a і $b: числа на них.
ginkgopolis-board-why-number = По { $count }, рівнів теж порівну ({ $floors }): число { $a } більше, ніж { $b }

## У браузері: що знає уважний гравець

ginkgopolis-known-how = Усе, що можна було помітити: передані далі карти, скид, місто й плитки, які показали, бо за них було нічим платити.
ginkgopolis-known-tiles = Плитки
ginkgopolis-known-cards = Карти
ginkgopolis-known-tiles-own = За твоєю ширмою: { $count }
ginkgopolis-known-tiles-other = { $name }, показані й лежать за ширмою: { $count }
ginkgopolis-known-tiles-unseen = У резерві, за чужими ширмами або поза грою: { $count }
ginkgopolis-known-tiles-returned = Повернені тобою: { $count }
ginkgopolis-known-tiles-city = У місті: { $count }
ginkgopolis-known-cards-own = У тебе на руці: { $count }
ginkgopolis-known-cards-other = { $name }, на руці: { $count }
ginkgopolis-known-cards-unseen = У колоді або на інших руках: { $count }
ginkgopolis-known-cards-discard = У скиді: { $count }
ginkgopolis-known-cards-next = Прийдуть із наступною колодою: { $count }
ginkgopolis-known-cards-kept = { $name }, перед ширмою: { $count }
ginkgopolis-known-cards-future = Ще не в грі: { $count }

## Як грати: сторінка на п’ять хвилин

ginkgopolis-how-goal-title = Мета
ginkgopolis-how-goal = Ви разом будуєте одне зелене місто, вшир і вгору. Перемагає той, у кого наприкінці найбільше очок успіху: від карт і від перших місць у районах.
ginkgopolis-how-building = Колір і число будівлі — як у верхньої плитки. Прапорець каже, скільки в ній рівнів і чиї ресурси на ній стоять: по одному на рівень. Дев’ять будівель на початку нічиї.
ginkgopolis-how-round-title = Раунд
ginkgopolis-how-round-choose-title = Вибір
ginkgopolis-how-round-choose = Кожен таємно вибирає одну з 4 карт, окремо або з плиткою з-за ширми.
ginkgopolis-how-round-act-title = Дія
ginkgopolis-how-round-act = Починаючи з першого гравця, кожен відкриває карту й плитку та робить те, що вони означають.
ginkgopolis-how-round-pass-title = Передача
ginkgopolis-how-round-pass = Решта 3 карти йдуть сусідові ліворуч, і кожен бере по карті. Що передано, ти знаєш.
ginkgopolis-how-alone-title = Карта окремо
ginkgopolis-how-alone = Будівля з карти дає тобі стільки, скільки в ній рівнів, чия б вона не була: червона — ресурси, синя — плитки, жовта — очки успіху. Літера дає 1 ресурс або 1 плитку. Карта йде у скид.
ginkgopolis-how-outwards-title = Літера з плиткою: нова будівля
ginkgopolis-how-outwards = Поклади плитку на місце літери й постав на неї 1 ресурс. Літера переходить на порожнє місце поруч. Потім усі будівлі поруч із новою дають тобі своє.
ginkgopolis-how-upwards-title = Карта будівлі з плиткою: ще один рівень
ginkgopolis-how-upwards = Власник забирає ресурси й отримує по 1 очку успіху за кожен. Тепер будівля твоя: постав по ресурсу за кожен рівень. Інший колір коштує ще 1 ресурс, менше число — різницю в очках успіху. Карта лишається в тебе й дає бонус до кінця гри. Якщо платити нічим, плитка повертається, а карта діє окремо.
ginkgopolis-how-example-alone = { ginkgopolis-card-card_red_6 }: у будівлі 2 рівні, і вона дає тобі 2 ресурси. Дві твої карти дають 1 плитку й 1 очко успіху.
ginkgopolis-how-example-outwards = { ginkgopolis-card-tile_red_8 } стає на місце C за 1 ресурс. Поруч { ginkgopolis-card-tile_red_2 } дає тобі 1 ресурс, а { ginkgopolis-card-tile_blue_9 } — 2 плитки; твоя карта дає ще 1 ресурс.
ginkgopolis-how-example-upwards = { ginkgopolis-card-tile_yellow_4 } лягає поверх { ginkgopolis-card-tile_red_7 }: 3 ресурси за 3 рівні, 1 за інший колір і 3 очки успіху, бо 4 на 3 менше за 7. Попередній власник отримує назад 2 ресурси й 2 очки успіху. Твої карти дають тобі 1 ресурс і 1 очко успіху, і зіграна карта лишається в тебе.
ginkgopolis-how-deck-title = Колода й будмайданчики
ginkgopolis-how-deck = На тому, що так збудовано, стоїть кран: карта ввійде в гру, коли колода спорожніє і скид стане новою колодою.
ginkgopolis-how-new-hand = Двічі за гру перед вибором можна скинути всю руку й узяти 4 інші карти. Кожен невикористаний раз наприкінці дає 2 очки успіху.
ginkgopolis-how-end-title = Кінець
ginkgopolis-how-end-when = Коли плитки закінчуються вперше, їх можна повернути по 1 очку успіху за кожну. Коли вони закінчуються знову або в когось усі ресурси в місті, раунд дограють.
ginkgopolis-how-end-score = Рахуються твої очки успіху, бонуси карт наприкінці гри, 2 за кожне невикористане оновлення руки й райони.
ginkgopolis-how-end-districts = Район — це від 2 будівель одного кольору поруч одна з одною. У кого в ньому найбільше ресурсів, отримує по 1 очку успіху за кожен ресурс району, чий би він не був; другий — по 1 за кожен свій. За рівності вище той, чия будівля вища, потім — чиє число більше. Хто в районі один, отримує по 2 за кожен.
ginkgopolis-how-example-end = У синьому районі стоять 7 ресурсів. Три з них у першого, він отримує 7. У двох гравців по 2, на будівлях у 2 рівні: 14 більше за 9, тож другий той, у кого 14. У жовтому районі один власник: 2 × 3.
ginkgopolis-how-solo-title = Сам на сам із Гошею
ginkgopolis-how-solo = Щораунду ти вибираєш одну з 3 карт; персонажів і оновлень руки немає. Потім Гоша відкриває карту й будує плиткою з резерву та отримує очки успіху за те, що поруч.
# Найменш певні прочитання правил; GK-R23 і GK-R24 — id рішень.
ginkgopolis-how-solo-readings = Два прочитання правил не безсумнівні: що карта Гоші береться з колоди, а не з твоїх (GK-R23), і що Гоша нічого не платить за інший колір і менше число (GK-R24).
ginkgopolis-how-table-title = За цим столом
ginkgopolis-how-table-place = Карта — це місце: вибери її на руці або в місті. Потім вибери плитку або обійдися без неї.
ginkgopolis-how-table-forecast = Рамка каже, скільки це коштує й що дасть, як є зараз. Інші можуть зіграти раніше за тебе.
ginkgopolis-how-table-flat = Клавіша V робить місто пласким, щоб будівлі не затуляли одна одну.
ginkgopolis-how-table-keys = Клавіші: 1–4 беруть карту, Q, W, E, R … вибирають плитки та місця за порядком, 0 — без плитки, N — нова рука.
ginkgopolis-how-table-known = «{ ginkgopolis-board-known }» показує все, що знає уважний гравець.
ginkgopolis-how-tips-title = Три поради
ginkgopolis-how-tips-bonuses = Зводь рівні якнайраніше: карти з малими числами стають бонусами на всю гру.
ginkgopolis-how-tips-height = Високу будівлю важко відібрати, і вона вирішує за рівності.
ginkgopolis-how-tips-pace = Стеж, скільки ресурсів інших уже в місті: кінець може настати раніше, ніж здається.

## Перша гра з тренером

ginkgopolis-coach-goal = Вітаю в бюро планування! Ви вдвох будуєте одне місто, вшир і вгору; перемагає більше очок успіху — від карт і від районів.
ginkgopolis-coach-choose = Вибери карту: вона означає місце в місті. Окремо вона дає те, що дає та будівля: червона ресурси, синя плитки, жовта очки.
ginkgopolis-coach-tile = А з плиткою ти там будуєш: біля літери — нову будівлю, на будівлі — ще один рівень. Кожен рівень коштує ресурс.
ginkgopolis-coach-letter = Літера без плитки дає 1 ресурс або 1 плитку. Для будівництва потрібні обоє, тож бери те, чого бракує.
ginkgopolis-coach-move = Нова будівля стала на місце літери. Вибери, куди піде літера: там місто зможе рости далі.
ginkgopolis-coach-relocate = Поруч немає вільного місця, тож літера йде вздовж краю. Вибери будь-яке із запропонованих місць.
ginkgopolis-coach-push = Літери заважають одна одній. Вибери, у який бік їх зсунути вздовж краю.
ginkgopolis-coach-return = Плитки скінчилися вперше. Кожна повернута плитка — це 1 очко успіху; лиши ті, з яких ще хочеш будувати.
ginkgopolis-coach-fell = Платити було нічим: плитка повернулася, а карта подіяла окремо. Рамка біля міста показує ціну ще до підтвердження.
ginkgopolis-coach-paid = Це коштувало очок успіху: { $amount }, бо твоє число менше за те, яке воно накрило. Більше число їх не коштує.
ginkgopolis-coach-outwards = Нова будівля, і сусідні віддали тобі своє. Тож будуй там, де багаті сусіди.
ginkgopolis-coach-upwards = Ти підвищуєш будівлю й лишаєш собі її карту. Такі карти дають щоразу, коли ти робиш те саме.
ginkgopolis-coach-back = Суперник будує на твоїй будівлі. Ресурси повернулися, а з ними очки успіху: { $amount }; але місце втрачено.
ginkgopolis-coach-passed = Невикористані карти перейшли до суперника, а ці — до тебе. Ти знаєш, що він може зробити.
ginkgopolis-coach-districts = Будівлі одного кольору поруч — це район. Наприкінці той, у кого там найбільше ресурсів, отримує по очку за кожен, чий би він не був.
ginkgopolis-coach-hand = Якщо карти не допомагають, можна взяти нову руку, двічі за гру. Кожен невикористаний раз дає наприкінці 2 очки.
ginkgopolis-coach-end = Гра завершується, коли цей резерв спорожніє вдруге або всі ресурси гравця в місті. Тепер вирішують райони.
ginkgopolis-coach-learned-card = Карта окремо дає те, що стоїть на її місці.
ginkgopolis-coach-learned-build = Карта з плиткою будує: вшир біля літери, вгору на будівлі — і тоді карта твоя.
ginkgopolis-coach-learned-districts = У районі очки за всі ресурси отримує той, у кого їх там найбільше.
ginkgopolis-coach-learned-end = Гру завершує порожній резерв або гравець без ресурсів.
