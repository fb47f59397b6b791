### «Бумажные кварталы». Аргументы сообщений каждого вида: locales/README.md.
### Слова — из словарика в docs/rules/welcome.md и из русских правил игры. Дома пишутся так: улица.дом.

## На коробке

game-welcome = Бумажные кварталы
game-welcome-blurb = Три улицы, дома с номерами, скверы и бассейны — и все играют одновременно.

## Варианты

welcome-option-draft_rules = Драфт для опытных игроков
welcome-option-draft_rules-blurb = У каждого три карты на руке: две разыгрывают, третью передают соседу справа.
welcome-option-expert_variant = Экспертный вариант
welcome-option-expert_variant-blurb = Проезды и планы застройки со звёздочкой.

## Эффекты

welcome-card-fence = Забор
welcome-card-agent = Агент
welcome-card-park = Сквер
welcome-card-pool = Бассейн
# Полное имя, «дополнительные рабочие», не помещается на карту в телефоне.
welcome-card-temp = Рабочие
welcome-card-bis = Строение
welcome-does-fence = Поставь забор между двумя домами.
welcome-does-agent = Повысь престиж всех жилых групп одного размера.
welcome-does-park = Создай сквер на той улице, где вписан номер.
welcome-does-pool = Если у дома нарисован бассейн, построй его.
welcome-does-temp = Измени номер не больше чем на 2.
welcome-does-bis = Повтори номер в пустом доме рядом.

## Карты строительства: номер и эффект

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

## Планы застройки

welcome-card-plan1_estates_111111 = Жилые группы 1 + 1 + 1 + 1 + 1 + 1
welcome-card-plan1_estates_2222 = Жилые группы 2 + 2 + 2 + 2
welcome-card-plan1_estates_333 = Жилые группы 3 + 3 + 3
welcome-card-plan1_estates_44 = Жилые группы 4 + 4
welcome-card-plan1_estates_55 = Жилые группы 5 + 5
welcome-card-plan1_estates_66 = Жилые группы 6 + 6
welcome-card-plan2_estates_1116 = Жилые группы 1 + 1 + 1 + 6
welcome-card-plan2_estates_225 = Жилые группы 2 + 2 + 5
welcome-card-plan2_estates_334 = Жилые группы 3 + 3 + 4
welcome-card-plan2_estates_36 = Жилые группы 3 + 6
welcome-card-plan2_estates_45 = Жилые группы 4 + 5
welcome-card-plan2_estates_1114 = Жилые группы 1 + 1 + 1 + 4
welcome-card-plan3_estates_126 = Жилые группы 1 + 2 + 6
welcome-card-plan3_estates_145 = Жилые группы 1 + 4 + 5
welcome-card-plan3_estates_34 = Жилые группы 3 + 4
welcome-card-plan3_estates_25 = Жилые группы 2 + 5
welcome-card-plan3_estates_1223 = Жилые группы 1 + 2 + 2 + 3
welcome-card-plan3_estates_235 = Жилые группы 2 + 3 + 5
welcome-card-plan1x_full_street_3 = Все дома улицы 3
welcome-card-plan1x_full_street_1 = Все дома улицы 1
welcome-card-plan1x_five_bis = 5 строений на одной улице
welcome-card-plan1x_seven_temps = 7 рабочих
welcome-card-plan1x_street_ends = Крайние дома всех улиц
welcome-card-plan2x_parks_two_streets = Все скверы на 2 улицах
welcome-card-plan2x_pools_two_streets = Все бассейны на 2 улицах
welcome-card-plan2x_parks_pools_street_3 = Все скверы и бассейны улицы 3
welcome-card-plan2x_parks_pools_street_2 = Все скверы и бассейны улицы 2
welcome-card-plan2x_parks_pools_roundabout = Все скверы, все бассейны и проезд на одной улице
welcome-card-solo_card = Карта одиночной игры
welcome-card-sheet = Поле

## Из чего складываются очки

welcome-part-plans = Планы застройки
welcome-part-parks = Скверы
welcome-part-pools = Бассейны
welcome-part-temps = Рабочие
welcome-part-estates = Жилые группы
welcome-part-bis = Строения
welcome-part-roundabouts = Проезды
welcome-part-refusals = Отказы
welcome-part-total = Итого

welcome-part-park_1 = Скверы улицы 1
welcome-part-park_2 = Скверы улицы 2
welcome-part-park_3 = Скверы улицы 3
welcome-part-estates_1 = Жилые группы из 1 дома
welcome-part-estates_2 = Жилые группы из 2 домов
welcome-part-estates_3 = Жилые группы из 3 домов
welcome-part-estates_4 = Жилые группы из 4 домов
welcome-part-estates_5 = Жилые группы из 5 домов
welcome-part-estates_6 = Жилые группы из 6 домов

## Решения

welcome-action-take = Взять комбинацию { $combination }
welcome-action-play = Номер с карты { $number_card }, эффект с карты { $effect_card }
welcome-action-refuse = Взять отказ в строительстве
welcome-action-write = Вписать { $number } в дом { $house }
welcome-action-fence = Забор после дома { $gap }
welcome-action-agent = Повысить престиж: группы из { $size ->
    [one] { $size } дома
    [few] { $size } домов
   *[many] { $size } домов
}
welcome-action-park = Создать сквер
welcome-action-pool = Построить бассейн
welcome-action-temp = Нанять рабочего
welcome-action-bis = Строение: дом { $house } как дом { $source }
welcome-action-skip = Без эффекта
welcome-action-roundabout = Проезд на месте дома { $house }
welcome-action-claim = Засчитать план застройки { $plan }
welcome-action-estate = Взять для плана жилую группу от дома { $house }
welcome-action-wish = { $answer-id ->
    [yes] Перемешать все карты заново
   *[no] Не перемешивать
}
welcome-action-pass = Передать карту { $card }
welcome-action-done = Готово

## О чём спрашивают

welcome-ask-choose = Выбери номер и эффект
welcome-ask-choose-two = Выбери одну карту ради номера, а другую — ради эффекта
welcome-ask-write = Впиши номер в дом
welcome-ask-effect = Примени или пропусти эффект
welcome-ask-pass = Отказ в строительстве. Выбери, какую карту передать
welcome-ask-finish = Засчитай план застройки или заверши ход
welcome-ask-refused = Отказ в строительстве. { welcome-ask-finish }
welcome-ask-refused-only = Отказ в строительстве: заверши ход
welcome-ask-estate = Выбери жилую группу для плана
welcome-ask-wish = Перемешать все карты заново?
welcome-ask-committed = Твой ход сделан

## Что происходит у всех на виду

# После того, что кто-то делает: сколько очков это даёт, если даёт.
welcome-gained = { $total ->
    [0] { "" }
   *[other] { $sign ->
        [minus] { " " }(−{ $amount })
       *[plus] { " " }(+{ $total })
    }
}
# То же с источником, если он один.
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
welcome-fact-plans_dealt = Планы застройки: { $plans }
welcome-fact-round_began = Раунд { $round }
welcome-fact-marker_placed = { $seat-you ->
    [yes] У тебя карта одиночной игры: раздача начинается с тебя
   *[no] Карту одиночной игры держит { $seat }: раздача начинается с этого места
}
welcome-fact-drawn = Открыты карты: { $cards }
welcome-fact-solo_card_drawn = Карта одиночной игры: все планы застройки одобрены
welcome-fact-dealt = { $seat-you ->
    [yes] Ты получаешь: { $effects }
   *[no] { $seat } получает: { $effects }
}
welcome-fact-dealt_cards = Твои новые карты: { $cards }
# Одна карта сыграна номером, другая — эффектом; при отказе видны только два эффекта.
welcome-fact-discarded = { $seat-you ->
    [yes] { $effects-count ->
        [one] Ты сбрасываешь: { $number } и { $effects }
        [few] Ты сбрасываешь: { $effects }
       *[many] Ты сбрасываешь: { $effects }
    }
   *[no] { $effects-count ->
        [one] { $seat } сбрасывает: { $number } и { $effects }
        [few] { $seat } сбрасывает: { $effects }
       *[many] { $seat } сбрасывает: { $effects }
    }
}
welcome-fact-passed_on = { $seat-you ->
    [yes] Ты передаёшь карту: { $effect }. Её получает { $to }
   *[no] { $to-you ->
        [yes] { $seat } передаёт тебе карту: { $effect }
       *[no] { $seat } передаёт карту: { $effect }. Её получает { $to }
    }
}
welcome-fact-passed_card = { $seat-you ->
    [yes] Ты передаёшь карту: { $card }. Её получает { $to }
   *[no] { $seat } передаёт тебе карту: { $card }
}
welcome-fact-top_seen = Сверху в колоде: { $effect }
welcome-fact-reshuffled = { $wished ->
    [yes] { $cards ->
        [one] По желанию игроков заново перемешана { $cards } карта
        [few] По желанию игроков заново перемешаны { $cards } карты
       *[many] По желанию игроков заново перемешано { $cards } карт
    }
   *[no] { $cards ->
        [one] Заново перемешана { $cards } карта
        [few] Заново перемешаны { $cards } карты
       *[many] Заново перемешано { $cards } карт
    }
}
welcome-fact-committed = { $seat-you ->
    [yes] Ты завершаешь ход
   *[no] { $seat } завершает ход
}
welcome-fact-turn = { $seat-you ->
    [yes] Ты вписываешь { $number } в дом { $house }
   *[no] { $seat } вписывает { $number } в дом { $house }
}{ $effect-id ->
    [fence] , забор после { $target }
    [agent] , агент для жилых групп размера { $target }
    [park] , сквер
    [pool] , бассейн
    [temp] , рабочие
    [bis] , строение в { $target }
   *[other] { "" }
}{ welcome-brought }
welcome-fact-turn_refused = { $seat-you ->
    [yes] Ты получаешь отказ № { $refusals }
   *[no] { $seat } получает отказ № { $refusals }
}{ welcome-brought }
welcome-fact-turn_roundabout = { $seat-you ->
    [yes] Ты строишь проезд на месте дома { $house }
   *[no] { $seat } строит проезд на месте дома { $house }
}
welcome-fact-plan_scored = { $seat-you ->
    [yes] Ты выполняешь план застройки: { $plan }
   *[no] { $seat } выполняет план застройки: { $plan }
}{ welcome-gained }
welcome-fact-plan_approved = Одобрено: { $plan }
welcome-fact-ended = Игра окончена: { $reasons }
welcome-reasons-refusals = 3 отказа в строительстве
welcome-reasons-plans = выполнены все планы застройки
welcome-reasons-full = заполнены все дома
welcome-reasons-deck = карт больше нет

## Что происходит только у тебя

welcome-fact-chose = Ты выбираешь { $number } и эффект: { $effect }
welcome-fact-wrote = Ты вписываешь { $number } в дом { $house }{ welcome-earned }
welcome-fact-refused = { $forced ->
    [yes] Ни один номер не подходит: отказ в строительстве
   *[no] Ты берёшь отказ в строительстве
}{ welcome-earned }
welcome-fact-used = { $effect-id ->
    [fence] Ты ставишь забор после дома { $target }
    [agent] Жилые группы размера { $target } теперь приносят по { $amount }
    [park] Сквер на улице { $target }: её скверы теперь приносят { $amount }
    [pool] Бассейн у дома { $target }: твои бассейны теперь приносят { $amount }
    [temp] Нанято рабочих: { $amount }
   *[bis] Ты повторяешь { $amount } в доме { $target }
}{ welcome-earned }
welcome-fact-skipped = { $forced ->
    [yes] { $effect }: применить негде
   *[no] { $effect }: без применения
}
welcome-fact-roundabout_built = Ты строишь проезд на месте дома { $house }{ welcome-earned }
welcome-fact-claim_began = Ты выбираешь жилые группы для плана застройки: { $plan }
welcome-fact-estate_counted = { $size ->
    [one] Жилая группа из { $size } дома от { $house } засчитана в план: { $plan }
    [few] Жилая группа из { $size } домов от { $house } засчитана в план: { $plan }
   *[many] Жилая группа из { $size } домов от { $house } засчитана в план: { $plan }
}
welcome-fact-claimed = Ты выполняешь план застройки: { $plan }{ welcome-gained }
welcome-fact-wished = { $yes ->
    [yes] Ты просишь перемешать все карты заново
   *[no] Ты не просишь перемешивать карты
}
welcome-fact-pass_chosen = Ты передашь: { $card }

## Почему нельзя

welcome-refusal-WT-26 = Для драфта нужны хотя бы двое: третью карту нужно кому-то передавать.
welcome-refusal-WT-40 = Выбранный номер нужно вписать в один из домов, куда он подходит.
welcome-refusal-WT-47 = Этот дом не пустой.
welcome-refusal-WT-48 = { $number } сюда не подходит: номера растут слева направо.
welcome-refusal-WT-49 = { $number } на этой улице уже есть: повторить номер можно только эффектом «Строение».
welcome-refusal-WT-58 = Взять отказ нельзя: один из номеров ещё можно вписать.
welcome-refusal-WT-64 = Применить можно только эффект, выбранный вместе с номером.
welcome-refusal-WT-70 = Забор здесь уже стоит.
welcome-refusal-WT-71 = Между одинаковыми номерами забор не ставят.
welcome-refusal-WT-72 = Эта жилая группа засчитана в план застройки: делить её нельзя.
welcome-refusal-WT-81 = Эта колонка уже заполнена.
welcome-refusal-WT-87 = Рабочие могут изменить { $number } не больше чем на 2; номер должен быть от 0 до 17.
welcome-refusal-WT-93 = Номер можно повторить только в соседнем пустом доме.
welcome-refusal-WT-95 = Между этими домами стоит забор.
welcome-refusal-WT-96 = Проезд повторить нельзя.
welcome-refusal-WT-102 = Этот план застройки у тебя уже выполнен.
welcome-refusal-WT-103 = Для этого плана нужны ещё не засчитанные жилые группы ровно таких размеров.
welcome-refusal-WT-118 = Проездов бывает не больше двух за игру и одного за ход.
welcome-refusal-WT-119 = Проезд строят до выбора или после эффекта.
welcome-refusal-WT-120 = Для проезда нужен пустой дом.
welcome-refusal-WT-126 = На этой улице должны быть заполнены все дома, и ни один не должен быть засчитан в другой план.
welcome-refusal-WT-127 = На каждой улице должны быть заполнены первый и последний дома, и ни один не должен быть засчитан в другой план.
welcome-refusal-WT-128 = Нужны 7 рабочих.
welcome-refusal-WT-129 = Нужны 5 строений на одной улице.
welcome-refusal-WT-130 = Нужны все скверы и бассейны этой улицы.
welcome-refusal-WT-131 = Нужны все скверы на 2 улицах.
welcome-refusal-WT-132 = Нужны все бассейны на 2 улицах.
welcome-refusal-WT-133 = Нужны все скверы, все бассейны и проезд на одной улице.
welcome-refusal-WT-156 = Карт для драфта не хватит: игроков может быть не больше { $most }.

## Из чего складываются суммы

welcome-line-WT-107 = { $source }
welcome-line-WT-108 = { $source }
welcome-line-WT-144 = Не меньше 6 рабочих
welcome-line-WT-158 = Планы застройки
welcome-line-WT-159 = { $source }
welcome-line-WT-160 = Бассейны
welcome-line-WT-161 = { $count ->
    [1] { $source }
    [one] { $source }: { $count } × { $each }
    [few] { $source }: { $count } × { $each }
   *[many] { $source }: { $count } × { $each }
}
welcome-line-WT-162 = Рабочие, по местам
welcome-line-WT-165 = { $source }
welcome-line-WT-168 = { $source }

## Поле и стол

welcome-sheet-town = Квартал
welcome-sheet-plan = № { $level }
welcome-board-street = Улица { $street }: { $houses }
welcome-board-fence = забор
welcome-board-empty = пусто
welcome-board-roundabout = проезд
welcome-board-used = засчитан в план
welcome-board-plan-points = Очки: { $points }
welcome-board-crossed = Зачёркнуто: { $counts }
welcome-board-combination = { $number }, эффект: { $effect }; эффект следующего раунда: { $next }
welcome-board-pair = { $number }, эффект: { $effect }
welcome-board-pair-passing = { welcome-board-pair }, передать: { $card }
welcome-board-passing = Передать: { $card }
welcome-board-hand-card = { $number } или { $effect }
welcome-board-now-effect = Теперь выбери карту, эффект которой тебе нужен.
welcome-board-plan = План застройки { $level }: { $plan }. Очки: { $first }, потом { $later }. { $approved ->
    [yes] Одобрен
   *[no] Ещё не одобрен
}. У тебя { $have } из { $need }.
welcome-board-plan-title = План застройки { $level }
welcome-board-plan-worth = Очки: { $first } — первому, кто выполнит план, и всем, кто успеет в том же раунде; потом — { $later }.
welcome-board-plan-done = Готово: { $points }
welcome-board-approved = Одобрено
welcome-board-street-name = Улица { $street }
welcome-board-towns = Все кварталы
welcome-board-town = { $name }: место { $rank }, очки { $points }, { $state }
welcome-board-yours = Твой квартал
welcome-board-ready = ход сделан
welcome-board-thinking = ход ещё не сделан
welcome-board-all-towns = Все { $count }
welcome-board-still = { $count ->
    [one] { $count } ещё думает
    [few] { $count } ещё думают
   *[many] { $count } ещё думают
}
welcome-board-follow = Следить за игроком: { $name }
welcome-board-which-number = Какой номер
welcome-board-holds = На руке:
welcome-board-roundabout-build = Построить проезд
welcome-board-no-roundabout = Без проезда

## Как играть

welcome-how-goal-title = Цель
welcome-how-goal = На листе бумаги ты застраиваешь три улицы нового пригорода. Давай домам номера, объединяй их заборами в жилые группы, добавляй скверы и бассейны и не медли с планами застройки. Побеждает тот, у кого больше очков.
welcome-how-round-title = Раунд
welcome-how-round = Все играют одновременно, с одними и теми же тремя комбинациями: номер и рядом эффект. Значок в углу карты с номером — её эффект: он появится в следующем раунде. Твои действия остаются тайной, пока все не завершат ход.
welcome-how-step-choose-title = Выбери одну из трёх комбинаций
welcome-how-step-choose = Другие могут выбрать ту же самую.
welcome-how-step-write-title = Впиши её номер в пустой дом
welcome-how-step-write = На каждой улице номера растут слева направо. Можно пропускать и номера, и дома, но повторять номер на одной улице нельзя.
welcome-how-step-effect-title = Примени её эффект, если хочешь
welcome-how-step-effect = Эффекты никогда не обязательны.
welcome-how-step-plans-title = Засчитай планы застройки
welcome-how-step-plans = Если на твоём поле есть всё, чего требует план, его можно сразу засчитать.
welcome-how-figure-write = Номер 5 подходит для обоих подсвеченных домов между 4 и 7 и для любого дома пустых улиц. Если вписать 5 в третий дом, между 4 и 5 уже ничего не поместится.
welcome-how-refusal = Если ни один из трёх номеров не подходит, ты получаешь отказ в строительстве. Первый ничего не стоит, два отнимают 3 очка, три — 5, и на этом игра заканчивается.
welcome-board-effects-title = Шесть эффектов
welcome-how-effect-fence = Поставь забор между двумя соседними домами на любой улице, но только не между одинаковыми номерами.
welcome-how-effect-agent = Зачеркни окошко в колонке выбранного размера жилых групп: в конце все твои группы этого размера принесут больше очков.
welcome-how-effect-park = Зачеркни дерево на той улице, где только что вписан номер. Все деревья улицы вместе приносят много очков.
welcome-how-effect-pool = Если у дома, куда только что вписан номер, нарисован бассейн, можешь его построить.
welcome-how-effect-temp = Дополнительные рабочие помогают прибавить или отнять 1 или 2, когда вписываешь номер: так получаются и 0, и 16, и 17. Тот, у кого рабочих больше всех, получает 7 очков, второй — 4, третий — 1.
welcome-how-effect-bis = Повтори номер в соседнем пустом доме, если между домами нет забора. Каждое строение отнимает очки.
welcome-how-estates-title = Жилые группы
welcome-how-estates = Жилая группа — это от 1 до 6 домов между двумя заборами, и каждый с номером. На концах улиц заборы стоят с самого начала. Семь домов подряд и больше — уже не группа.
welcome-how-figure-fence = Новый забор, пока карандашный, делит жилую группу из 3 домов на две: из 1 и из 2.
welcome-how-plans-title = Планы застройки
welcome-how-plans = Их три, одни и те же для всех. Кто выполнит план первым или в одном раунде с первым, получает больше очков; потом план приносит меньше. Кто получает больше, может попросить перемешать все карты заново.
welcome-how-plans-used = Над жилыми группами, засчитанными в план, проводится черта. Ещё раз засчитать или разделить их нельзя, но свои очки они приносят.
welcome-how-end-title = Конец игры
welcome-how-end = Игра заканчивается после раунда, в котором кто-то
welcome-how-end-plans = выполняет все три плана застройки,
welcome-how-end-refusals = получает третий отказ в строительстве
welcome-how-end-full = или заполняет все дома.
welcome-how-score = Сложи очки за планы, скверы, бассейны, рабочих и жилые группы; вычти за строения, проезды и отказы. В колонке считается первое незачёркнутое значение. При ничьей побеждает тот, у кого больше жилых групп, потом — у кого больше групп размера 1, 2 и так далее.
welcome-how-figure-end = Поле в конце игры: 7 за план, 16 за скверы, 13 за бассейны, 4 за рабочих и 22 за жилые группы, минус 1 за строение, 3 за проезд и 3 за отказы: 55 очков.
welcome-how-solo-title = Одиночная игра
welcome-how-solo = Каждый раунд ты берёшь три карты: одна даёт номер, другая — эффект. Когда из нижней половины колоды появляется карта одиночной игры, все планы приносят меньше очков. За 6 рабочих ты получаешь 7 очков. Колоды хватает самое большее на 27 раундов.
welcome-how-expert-title = Экспертный вариант
welcome-how-expert = Раз за ход, до выбора или после эффекта, можно построить проезд на месте пустого дома. За игру — не больше 2: первый отнимает 3 очка, второй — ещё 5. По обе стороны проезда встают заборы, а номера слева и справа от него — два отдельных ряда. К обычным планам добавляются планы со звёздочкой.
welcome-how-draft-title = Драфт для опытных игроков
welcome-how-draft = У каждого три карты на руке: одну разыгрывают как номер, другую — как эффект, третью передают соседу справа. Эффекты на твоей руке видны всем, номера — только тебе.
welcome-how-table-title = За этим столом
welcome-how-table-pencil = Всё, что ещё не подтверждено, нарисовано цветным карандашом. «Отменить» возвращает на шаг назад, «Подтвердить» завершает твой ход.
welcome-how-table-reasons = Выбери пустой дом, куда номер не подходит, — и узнаешь почему.
welcome-how-table-towns = Над твоим полем — кварталы остальных, какими они были после прошлого раунда. В большой компании следи за теми, кто тебе интересен.
welcome-how-tips-title = Три совета
welcome-how-tips-middle = Маленькие номера — налево, большие — направо; 8 встречается чаще всего, 1 и 15 редки.
welcome-how-tips-watch = Углы карт подсказывают, какие эффекты появятся дальше.
welcome-how-tips-fences = Прежде чем ставить первые заборы, посмотри на планы застройки.

## Первая игра с тренером

welcome-coach-goal = Добро пожаловать в архитектурное бюро! Ты нумеруешь дома трёх улиц; очки приносят заборы, скверы, бассейны и планы застройки.
welcome-coach-choose = У всех одни и те же три пары: номер, а рядом эффект. Возьми одну пару — получишь и то, и другое.
welcome-coach-write = На каждой улице номера должны расти слева направо. Поэтому оставляй место: маленькие слева, большие справа, 8 примерно посередине.
welcome-coach-fence = Забор завершает жилую группу: от 1 до 6 домов между двумя заборами, все с номерами. Посмотри на планы застройки: там сказано, какие размеры нужны.
welcome-coach-park = Сквер на улице, где только что вписан номер: зачеркни дерево. Каждое следующее на той же улице приносит больше очков.
welcome-coach-pool = У этого дома есть бассейн, так что его можно построить. Бассейны приносят всё больше очков, но только там, где они нарисованы.
welcome-coach-agent = Агент повышает ценность жилых групп одного размера. Выбирай размер, которого собираешься иметь много.
welcome-coach-temp = Дополнительные рабочие позволяют изменить номер не больше чем на 2. Кто нанял их больше всех, получит в конце 7 очков.
welcome-coach-bis = Этот эффект копирует номер в пустой дом рядом. Так закрывают пробелы, но каждый раз это отнимает очки.
welcome-coach-claim = На твоём листе есть всё, чего требует этот план застройки: засчитай его сейчас. Кто выполнит его в более позднем раунде, получит меньше очков.
welcome-coach-estate = Выбери, какую жилую группу засчитать в план. Её очки остаются, но для другого плана она уже не годится, и разделить её нельзя.
welcome-coach-wish = Кто выполнил план первым, может перемешать все карты. Это изменит, какие номера ещё впереди.
welcome-coach-skipped = Эффект остался неиспользованным: { $effect }. Его уже не вернуть, а почти все очки приносят именно эффекты.
welcome-coach-refused = Ничего уже не подходило, так что это отказ в строительстве. Первый ничего не стоит, два отнимают 3 очка, а третий завершает игру.
welcome-coach-corner = Видишь значок в углу каждой карты с номером? Это эффект, который будет у этой карты в следующем раунде.
welcome-coach-gained = Твой последний ход изменил счёт на { $total }. Окошки внизу листа показывают, из чего складывается каждое очко.
welcome-coach-plans = Эти три плана застройки приносят много, а больше всего — первому. Ставь заборы так, чтобы жилые группы к ним подходили.
welcome-coach-rival = Соперник первым выполнил план застройки: { $plan }. Теперь тебе он принесёт меньше, но всё же принесёт.
welcome-coach-end = Игра заканчивается, когда у кого-то все три плана, три отказа или ни одного пустого дома. Дороже всего теперь пробелы, куда ничего не подходит.
welcome-coach-learned-rising = Номера растут слева направо, и место посередине дорого.
welcome-coach-learned-effects = Пара даёт номер и эффект, а эффекты приносят очки.
welcome-coach-learned-plans = Планы застройки требуют жилых групп определённых размеров, и первый получает больше.
welcome-coach-learned-end = Игру завершают три плана, три отказа или полный лист.

## Что уже вышло, а что осталось

welcome-known-how = Каждый этаж — это карта: внизу её номер, а знак — её эффект.
welcome-known-standard = То, что вышло, вернётся, когда карты перемешают заново.
welcome-known-solo = Колоду не перемешивают: что вышло, то не вернётся.
welcome-known-draft = Скрытое может быть в колоде, у кого-то на руке или лицом вниз в сбросе.
welcome-known-solo-card = { $left ->
    [yes] Карта одиночной игры ещё в колоде.
   *[no] Карта одиночной игры уже вышла.
}
welcome-known-left = Ещё скрыто: { $count }
welcome-known-open = Сейчас в игре: { $count }
welcome-known-gone = Вышло: { $count }
welcome-known-tower = Номер { $number }, ещё скрыто: { $left } из { $all }. { $effects }
welcome-known-effects = Эффекты, которые ещё в колоде
welcome-known-nobody = Пока никто
