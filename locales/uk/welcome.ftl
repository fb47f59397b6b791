### «Welcome To…». Аргументи повідомлень кожного виду: locales/README.md.
### Слова — за словничком у docs/rules/welcome.md. Будинки пишуться так: вулиця.будинок.

## На коробці

game-welcome = Welcome To…
game-welcome-blurb = Три вулиці з парками й басейнами: нумеруй будинки одночасно з усіма.

## Варіанти

welcome-option-draft_rules = Правила драфту
welcome-option-draft_rules-blurb = У кожного три карти: дві розігрують, третю передають праворуч.
welcome-option-expert_variant = Експертний варіант
welcome-option-expert_variant-blurb = Кільця та плани забудови із зірочкою.

## Ефекти

welcome-card-fence = Паркан
welcome-card-agent = Агент
welcome-card-park = Парк
welcome-card-pool = Басейн
# Повна назва, «тимчасові робітники», не вміщується на карту в телефоні.
welcome-card-temp = Робітники
welcome-card-bis = Дубль
welcome-does-fence = Постав паркан між двома будинками.
welcome-does-agent = Підвищ вартість усіх кварталів одного розміру.
welcome-does-park = Заклади парк на тій вулиці, де вписано номер.
welcome-does-pool = Якщо біля будинку намальовано басейн, збудуй його.
welcome-does-temp = Зміни номер щонайбільше на 2.
welcome-does-bis = Повтори номер у порожньому будинку поруч.

## Карти будівництва: номер і ефект

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

## Плани забудови

welcome-card-plan1_estates_111111 = Квартали 1 + 1 + 1 + 1 + 1 + 1
welcome-card-plan1_estates_2222 = Квартали 2 + 2 + 2 + 2
welcome-card-plan1_estates_333 = Квартали 3 + 3 + 3
welcome-card-plan1_estates_44 = Квартали 4 + 4
welcome-card-plan1_estates_55 = Квартали 5 + 5
welcome-card-plan1_estates_66 = Квартали 6 + 6
welcome-card-plan2_estates_1116 = Квартали 1 + 1 + 1 + 6
welcome-card-plan2_estates_225 = Квартали 2 + 2 + 5
welcome-card-plan2_estates_334 = Квартали 3 + 3 + 4
welcome-card-plan2_estates_36 = Квартали 3 + 6
welcome-card-plan2_estates_45 = Квартали 4 + 5
welcome-card-plan2_estates_1114 = Квартали 1 + 1 + 1 + 4
welcome-card-plan3_estates_126 = Квартали 1 + 2 + 6
welcome-card-plan3_estates_145 = Квартали 1 + 4 + 5
welcome-card-plan3_estates_34 = Квартали 3 + 4
welcome-card-plan3_estates_25 = Квартали 2 + 5
welcome-card-plan3_estates_1223 = Квартали 1 + 2 + 2 + 3
welcome-card-plan3_estates_235 = Квартали 2 + 3 + 5
welcome-card-plan1x_full_street_3 = Усі будинки вулиці 3
welcome-card-plan1x_full_street_1 = Усі будинки вулиці 1
welcome-card-plan1x_five_bis = 5 дублів на одній вулиці
welcome-card-plan1x_seven_temps = 7 робітників
welcome-card-plan1x_street_ends = Крайні будинки всіх вулиць
welcome-card-plan2x_parks_two_streets = Усі парки на 2 вулицях
welcome-card-plan2x_pools_two_streets = Усі басейни на 2 вулицях
welcome-card-plan2x_parks_pools_street_3 = Усі парки й басейни вулиці 3
welcome-card-plan2x_parks_pools_street_2 = Усі парки й басейни вулиці 2
welcome-card-plan2x_parks_pools_roundabout = Усі парки, усі басейни й кільце на одній вулиці
welcome-card-solo_card = Карта одиночної гри
welcome-card-sheet = Аркуш

## З чого складається рахунок

welcome-part-plans = Плани забудови
welcome-part-parks = Парки
welcome-part-pools = Басейни
welcome-part-temps = Робітники
welcome-part-estates = Квартали
welcome-part-bis = Дублі
welcome-part-roundabouts = Кільця
welcome-part-refusals = Відмови
welcome-part-total = Разом

welcome-part-park_1 = Парки вулиці 1
welcome-part-park_2 = Парки вулиці 2
welcome-part-park_3 = Парки вулиці 3
welcome-part-estates_1 = Квартали на 1 будинок
welcome-part-estates_2 = Квартали на 2 будинки
welcome-part-estates_3 = Квартали на 3 будинки
welcome-part-estates_4 = Квартали на 4 будинки
welcome-part-estates_5 = Квартали на 5 будинків
welcome-part-estates_6 = Квартали на 6 будинків

## Рішення

welcome-action-take = Взяти комбінацію { $combination }
welcome-action-play = Номер із карти { $number_card }, ефект із карти { $effect_card }
welcome-action-refuse = Взяти відмову в дозволі
welcome-action-write = Вписати { $number } у будинок { $house }
welcome-action-fence = Паркан після будинку { $gap }
welcome-action-agent = Підвищити вартість: квартали на { $size ->
    [one] { $size } будинок
    [few] { $size } будинки
   *[many] { $size } будинків
}
welcome-action-park = Закласти парк
welcome-action-pool = Збудувати басейн
welcome-action-temp = Найняти робітника
welcome-action-bis = Дубль: будинок { $house } як будинок { $source }
welcome-action-skip = Без ефекту
welcome-action-roundabout = Кільце на місці будинку { $house }
welcome-action-claim = Зарахувати план забудови { $plan }
welcome-action-estate = Взяти для плану квартал від будинку { $house }
welcome-action-wish = { $answer-id ->
    [yes] Перетасувати всі карти
   *[no] Не тасувати
}
welcome-action-pass = Передати карту { $card }
welcome-action-done = Готово

## Про що питають

welcome-ask-choose = Обери номер і ефект
welcome-ask-choose-two = Обери одну карту заради номера, а іншу — заради ефекту
welcome-ask-write = Впиши номер у будинок
welcome-ask-effect = Застосуй або пропусти ефект
welcome-ask-pass = Відмова в дозволі. Обери, яку карту передати
welcome-ask-finish = Зарахуй план забудови або заверши хід
welcome-ask-refused = Відмова в дозволі. { welcome-ask-finish }
welcome-ask-refused-only = Відмова в дозволі: заверши хід
welcome-ask-estate = Обери квартал для плану
welcome-ask-wish = Перетасувати всі карти?
welcome-ask-committed = Твій хід зроблено

## Що відбувається на очах у всіх

# Після того, що хтось робить: скільки балів це дає, якщо дає.
welcome-gained = { $total ->
    [0] { "" }
   *[other] { $sign ->
        [minus] { " " }(−{ $amount })
       *[plus] { " " }(+{ $total })
    }
}
# Те саме з походженням, якщо воно одне.
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
welcome-fact-plans_dealt = Плани забудови: { $plans }
welcome-fact-round_began = Раунд { $round }
welcome-fact-marker_placed = { $seat-you ->
    [yes] У тебе карта одиночної гри: роздача починається з тебе
   *[no] Карту одиночної гри тримає { $seat }: роздача починається із цього місця
}
welcome-fact-drawn = Відкрито карти: { $cards }
welcome-fact-solo_card_drawn = Карта одиночної гри: усі плани забудови схвалено
welcome-fact-dealt = { $seat-you ->
    [yes] Ти отримуєш: { $effects }
   *[no] { $seat } отримує: { $effects }
}
welcome-fact-dealt_cards = Твої нові карти: { $cards }
# Одну карту зіграно номером, іншу — ефектом; у разі відмови видно лише два ефекти.
welcome-fact-discarded = { $seat-you ->
    [yes] { $effects-count ->
        [one] Ти скидаєш: { $number } і { $effects }
        [few] Ти скидаєш: { $effects }
       *[many] Ти скидаєш: { $effects }
    }
   *[no] { $effects-count ->
        [one] { $seat } скидає: { $number } і { $effects }
        [few] { $seat } скидає: { $effects }
       *[many] { $seat } скидає: { $effects }
    }
}
welcome-fact-passed_on = { $seat-you ->
    [yes] Ти передаєш карту: { $effect }. Її отримує { $to }
   *[no] { $to-you ->
        [yes] { $seat } передає тобі карту: { $effect }
       *[no] { $seat } передає карту: { $effect }. Її отримує { $to }
    }
}
welcome-fact-passed_card = { $seat-you ->
    [yes] Ти передаєш карту: { $card }. Її отримує { $to }
   *[no] { $seat } передає тобі карту: { $card }
}
welcome-fact-top_seen = Верхня карта колоди: { $effect }
welcome-fact-reshuffled = { $wished ->
    [yes] { $cards ->
        [one] На прохання гравців перетасовано { $cards } карту
        [few] На прохання гравців перетасовано { $cards } карти
       *[many] На прохання гравців перетасовано { $cards } карт
    }
   *[no] { $cards ->
        [one] Перетасовано { $cards } карту
        [few] Перетасовано { $cards } карти
       *[many] Перетасовано { $cards } карт
    }
}
welcome-fact-committed = { $seat-you ->
    [yes] Ти завершуєш хід
   *[no] { $seat } завершує хід
}
welcome-fact-turn = { $seat-you ->
    [yes] Ти вписуєш { $number } у будинок { $house }
   *[no] { $seat } вписує { $number } у будинок { $house }
}{ $effect-id ->
    [fence] , паркан після { $target }
    [agent] , агент для кварталів розміру { $target }
    [park] , парк
    [pool] , басейн
    [temp] , робітники
    [bis] , дубль у { $target }
   *[other] { "" }
}{ welcome-brought }
welcome-fact-turn_refused = { $seat-you ->
    [yes] Ти отримуєш відмову № { $refusals }
   *[no] { $seat } отримує відмову № { $refusals }
}{ welcome-brought }
welcome-fact-turn_roundabout = { $seat-you ->
    [yes] Ти будуєш кільце на місці будинку { $house }
   *[no] { $seat } будує кільце на місці будинку { $house }
}
welcome-fact-plan_scored = { $seat-you ->
    [yes] Ти виконуєш план забудови: { $plan }
   *[no] { $seat } виконує план забудови: { $plan }
}{ welcome-gained }
welcome-fact-plan_approved = Схвалено: { $plan }
welcome-fact-ended = Гру завершено: { $reasons }
welcome-reasons-refusals = 3 відмови в дозволі
welcome-reasons-plans = виконано всі плани забудови
welcome-reasons-full = заповнено всі будинки
welcome-reasons-deck = карт більше немає

## Що відбувається лише в тебе

welcome-fact-chose = Ти обираєш { $number } та ефект: { $effect }
welcome-fact-wrote = Ти вписуєш { $number } у будинок { $house }{ welcome-earned }
welcome-fact-refused = { $forced ->
    [yes] Жоден номер не підходить: відмова в дозволі
   *[no] Ти береш відмову в дозволі
}{ welcome-earned }
welcome-fact-used = { $effect-id ->
    [fence] Ти ставиш паркан після будинку { $target }
    [agent] Квартали розміру { $target } тепер дають по { $amount }
    [park] Парк на вулиці { $target }: її парки тепер дають { $amount }
    [pool] Басейн біля будинку { $target }: твої басейни тепер дають { $amount }
    [temp] Найнято робітників: { $amount }
   *[bis] Ти повторюєш { $amount } у будинку { $target }
}{ welcome-earned }
welcome-fact-skipped = { $forced ->
    [yes] { $effect }: застосувати ніде
   *[no] { $effect }: без застосування
}
welcome-fact-roundabout_built = Ти будуєш кільце на місці будинку { $house }{ welcome-earned }
welcome-fact-claim_began = Ти обираєш квартали для плану забудови: { $plan }
welcome-fact-estate_counted = { $size ->
    [one] Квартал на { $size } будинок від { $house } зараховано до плану: { $plan }
    [few] Квартал на { $size } будинки від { $house } зараховано до плану: { $plan }
   *[many] Квартал на { $size } будинків від { $house } зараховано до плану: { $plan }
}
welcome-fact-claimed = Ти виконуєш план забудови: { $plan }{ welcome-gained }
welcome-fact-wished = { $yes ->
    [yes] Ти просиш перетасувати всі карти
   *[no] Ти не просиш тасувати карти
}
welcome-fact-pass_chosen = Ти передаси: { $card }

## Чому ні

welcome-refusal-WT-26 = Для драфту потрібні щонайменше двоє: третю карту треба комусь передати.
welcome-refusal-WT-40 = Обраний номер треба вписати в один із будинків, куди він підходить.
welcome-refusal-WT-47 = Цей будинок не порожній.
welcome-refusal-WT-48 = { $number } сюди не підходить: номери зростають зліва направо.
welcome-refusal-WT-49 = { $number } на цій вулиці вже є: повторити номер можна лише дублем.
welcome-refusal-WT-58 = Взяти відмову не можна: один із номерів ще можна вписати.
welcome-refusal-WT-64 = Застосувати можна лише ефект, обраний разом із номером.
welcome-refusal-WT-70 = Паркан тут уже стоїть.
welcome-refusal-WT-71 = Між однаковими номерами паркан не ставлять.
welcome-refusal-WT-72 = Цей квартал зараховано до плану забудови: ділити його не можна.
welcome-refusal-WT-81 = Цей стовпчик уже заповнено.
welcome-refusal-WT-87 = Робітники можуть змінити { $number } щонайбільше на 2; номер має бути від 0 до 17.
welcome-refusal-WT-93 = Номер можна повторити лише в сусідньому порожньому будинку.
welcome-refusal-WT-95 = Між цими будинками стоїть паркан.
welcome-refusal-WT-96 = Кільце повторити не можна.
welcome-refusal-WT-102 = Цей план забудови тобі вже зараховано.
welcome-refusal-WT-103 = Для цього плану потрібні ще не зараховані квартали саме таких розмірів.
welcome-refusal-WT-118 = Кілець може бути щонайбільше два за гру й одне за хід.
welcome-refusal-WT-119 = Кільце будують до вибору або після ефекту.
welcome-refusal-WT-120 = Для кільця потрібен порожній будинок.
welcome-refusal-WT-126 = На цій вулиці мають бути заповнені всі будинки, і жоден не може бути зарахований до іншого плану.
welcome-refusal-WT-127 = На кожній вулиці мають бути заповнені перший і останній будинки, і жоден не може бути зарахований до іншого плану.
welcome-refusal-WT-128 = Потрібно 7 робітників.
welcome-refusal-WT-129 = Потрібно 5 дублів на одній вулиці.
welcome-refusal-WT-130 = Потрібні всі парки й басейни цієї вулиці.
welcome-refusal-WT-131 = Потрібні всі парки на 2 вулицях.
welcome-refusal-WT-132 = Потрібні всі басейни на 2 вулицях.
welcome-refusal-WT-133 = Потрібні всі парки, усі басейни й кільце на одній вулиці.
welcome-refusal-WT-156 = Карт для драфту не вистачить: гравців може бути щонайбільше { $most }.

## Рядки сум

welcome-line-WT-107 = { $source }
welcome-line-WT-108 = { $source }
welcome-line-WT-144 = Щонайменше 6 робітників
welcome-line-WT-158 = Плани забудови
welcome-line-WT-159 = { $source }
welcome-line-WT-160 = Басейни
welcome-line-WT-161 = { $count ->
    [1] { $source }
    [one] { $source }: { $count } × { $each }
    [few] { $source }: { $count } × { $each }
   *[many] { $source }: { $count } × { $each }
}
welcome-line-WT-162 = Робітники, за місцями
welcome-line-WT-165 = { $source }
welcome-line-WT-168 = { $source }

## Аркуш і стіл

welcome-sheet-town = Містечко
welcome-sheet-plan = № { $level }
welcome-board-street = Вулиця { $street }: { $houses }
welcome-board-fence = паркан
welcome-board-empty = порожньо
welcome-board-roundabout = кільце
welcome-board-used = зараховано до плану
welcome-board-plan-points = Бали: { $points }
welcome-board-crossed = Закреслено: { $counts }
welcome-board-combination = { $number }, ефект: { $effect }; ефект наступного раунду: { $next }
welcome-board-pair = { $number }, ефект: { $effect }
welcome-board-pair-passing = { welcome-board-pair }, передати: { $card }
welcome-board-passing = Передати: { $card }
welcome-board-hand-card = { $number } або { $effect }
welcome-board-now-effect = Тепер обери карту, ефект якої тобі потрібен.
welcome-board-plan = План забудови { $level }: { $plan }. Бали: { $first }, потім { $later }. { $approved ->
    [yes] Схвалено
   *[no] Ще не схвалено
}. У тебе { $have } з { $need }.
welcome-board-plan-title = План забудови { $level }
welcome-board-plan-worth = Бали: { $first } — першому, хто виконає план, і всім, хто встигне в тому самому раунді; потім — { $later }.
welcome-board-plan-done = Готово: { $points }
welcome-board-approved = Схвалено
welcome-board-street-name = Вулиця { $street }
welcome-board-towns = Усі містечка
welcome-board-town = { $name }: місце { $rank }, бали { $points }, { $state }
welcome-board-yours = Твоє містечко
welcome-board-ready = хід зроблено
welcome-board-thinking = хід ще не зроблено
welcome-board-all-towns = Усі { $count }
welcome-board-still = { $count ->
    [one] { $count } ще думає
    [few] { $count } ще думають
   *[many] { $count } ще думають
}
welcome-board-follow = Стежити за гравцем: { $name }
welcome-board-which-number = Який номер
welcome-board-holds = У руці:
welcome-board-roundabout-build = Збудувати кільце
welcome-board-no-roundabout = Без кільця

## Як грати

welcome-how-goal-title = Мета гри
welcome-how-goal = На аркуші паперу ти забудовуєш три вулиці нового передмістя. Давай будинкам номери, об’єднуй їх парканами у квартали, додавай парки й басейни та не барися з планами забудови. Перемагає той, у кого найбільше балів.
welcome-how-round-title = Раунд
welcome-how-round = Усі грають одночасно й мають ті самі три комбінації: номер і поруч ефект. Значок у кутку карти з номером — це її ефект: він з’явиться в наступному раунді. Твої дії лишаються таємницею, доки всі не завершать хід.
welcome-how-step-choose-title = Обери одну з трьох комбінацій
welcome-how-step-choose = Інші можуть обрати ту саму.
welcome-how-step-write-title = Впиши її номер у порожній будинок
welcome-how-step-write = На кожній вулиці номери зростають зліва направо. Можна пропускати і номери, і будинки, але повторювати номер на одній вулиці не можна.
welcome-how-step-effect-title = Застосуй її ефект, якщо хочеш
welcome-how-step-effect = Ефекти ніколи не обов’язкові.
welcome-how-step-plans-title = Зарахуй плани забудови
welcome-how-step-plans = Якщо на твоєму аркуші є все, чого вимагає план, його можна одразу зарахувати.
welcome-how-figure-write = Номер 5 підходить для обох підсвічених будинків між 4 і 7 та для будь-якого будинку порожніх вулиць. Якщо вписати 5 у третій будинок, між 4 і 5 уже нічого не вміститься.
welcome-how-refusal = Якщо жоден із трьох номерів не підходить, ти отримуєш відмову в дозволі. Перша нічого не коштує, дві забирають 3 бали, три — 5, і на цьому гра завершується.
welcome-board-effects-title = Шість ефектів
welcome-how-effect-fence = Постав паркан між двома сусідніми будинками на будь-якій вулиці, але не між однаковими номерами.
welcome-how-effect-agent = Закресли клітинку у стовпчику обраного розміру кварталів: наприкінці гри всі твої квартали цього розміру дадуть більше балів.
welcome-how-effect-park = Закресли дерево на тій вулиці, де щойно вписано номер. Усі дерева вулиці разом дають багато балів.
welcome-how-effect-pool = Якщо біля будинку, куди щойно вписано номер, намальовано басейн, можеш його збудувати.
welcome-how-effect-temp = Тимчасові робітники допомагають додати або відняти 1 чи 2, коли вписуєш номер: так виходять і 0, і 16, і 17. Той, у кого найбільше робітників, отримує 7 балів, другий — 4, третій — 1.
welcome-how-effect-bis = Повтори номер у сусідньому порожньому будинку, якщо між будинками немає паркана. Кожен дубль забирає бали.
welcome-how-estates-title = Квартали
welcome-how-estates = Квартал — це від 1 до 6 будинків між двома парканами, і кожен із номером. На кінцях вулиць паркани стоять від самого початку. Сім будинків поспіль і більше — уже не квартал.
welcome-how-figure-fence = Новий паркан, поки що олівцем, ділить квартал із 3 будинків на два менші: з 1 будинку та з 2.
welcome-how-plans-title = Плани забудови
welcome-how-plans = Їх три, однакові для всіх. Хто виконає план першим або в одному раунді з першим, отримує більше балів; потім план дає менше. Хто отримує більше, може попросити перетасувати всі карти.
welcome-how-plans-used = Над кварталами, зарахованими до плану, з’являється риска. Зарахувати їх ще раз або поділити не можна, але свої бали вони дають.
welcome-how-end-title = Кінець гри
welcome-how-end = Гра завершується після раунду, у якому хтось
welcome-how-end-plans = виконує всі три плани забудови,
welcome-how-end-refusals = отримує третю відмову в дозволі
welcome-how-end-full = або заповнює всі будинки.
welcome-how-score = Додай бали за плани, парки, басейни, робітників і квартали; відніми за дублі, кільця та відмови. У стовпчику рахується перше незакреслене значення. У разі нічиєї перемагає той, у кого більше кварталів, потім — у кого більше кварталів розміру 1, 2 і так далі.
welcome-how-figure-end = Аркуш наприкінці гри: 7 за план, 16 за парки, 13 за басейни, 4 за робітників і 22 за квартали, мінус 1 за дубль, 3 за кільце та 3 за відмови: 55 балів.
welcome-how-solo-title = Одиночна гра
welcome-how-solo = Щораунду ти береш три карти: одна дає номер, інша — ефект. Коли з нижньої половини колоди з’являється карта одиночної гри, усі плани дають менше балів. За 6 робітників ти отримуєш 7 балів. Колоди вистачає щонайбільше на 27 раундів.
welcome-how-expert-title = Експертний варіант
welcome-how-expert = Раз за хід, до вибору або після ефекту, можна збудувати кільце на місці порожнього будинку. За гру — щонайбільше 2: перше забирає 3 бали, друге — ще 5. Обабіч кільця стають паркани, а номери ліворуч і праворуч від нього — два окремі ряди. До звичайних планів додаються плани із зірочкою.
welcome-how-draft-title = Правила драфту
welcome-how-draft = У кожного три карти в руці: одну розігрують як номер, другу — як ефект, третю передають праворуч. Ефекти у твоїй руці видно всім, номери — лише тобі.
welcome-how-table-title = За цим столом
welcome-how-table-pencil = Усе, що ще не підтверджено, намальовано кольоровим олівцем. «Крок назад» скасовує один крок, «Підтвердити» завершує твій хід.
welcome-how-table-reasons = Обери порожній будинок, куди номер не підходить, — і дізнаєшся чому.
welcome-how-table-towns = Над твоїм аркушем — містечка решти гравців, якими вони були після минулого раунду. У великій компанії стеж за тими, хто тобі цікавий.
welcome-how-tips-title = Три поради
welcome-how-tips-middle = Малі номери — ліворуч, великі — праворуч; 8 трапляється найчастіше, 1 і 15 — рідко.
welcome-how-tips-watch = Кутки карт підказують, які ефекти з’являться далі.
welcome-how-tips-fences = Перш ніж ставити перші паркани, поглянь на плани забудови.

## Перша гра з тренером

welcome-coach-goal = Вітаю в архітектурному бюро! Ти нумеруєш будинки трьох вулиць; бали дають паркани, парки, басейни й плани забудови.
welcome-coach-choose = У всіх ті самі три пари: номер, а поруч ефект. Візьми одну пару — отримаєш і те, й інше.
welcome-coach-write = На кожній вулиці номери мають зростати зліва направо. Тож лишай місце: малі ліворуч, великі праворуч, 8 приблизно посередині.
welcome-coach-fence = Паркан завершує квартал: від 1 до 6 будинків між двома парканами, усі з номерами. Поглянь на плани забудови: там сказано, які розміри потрібні.
welcome-coach-park = Парк на вулиці, де щойно вписано номер: закресли дерево. Кожне наступне на тій самій вулиці дає більше балів.
welcome-coach-pool = Біля цього будинку є басейн, тож його можна збудувати. Басейни дають дедалі більше балів, але лише там, де їх намальовано.
welcome-coach-agent = Агент підвищує вартість кварталів одного розміру. Обирай розмір, якого плануєш мати багато.
welcome-coach-temp = Тимчасові робітники дають змогу змінити номер щонайбільше на 2. Хто найняв їх найбільше, отримає наприкінці 7 балів.
welcome-coach-bis = Дубль копіює номер у порожній будинок поруч. Так закривають прогалини, але кожен дубль забирає бали.
welcome-coach-claim = На твоєму аркуші є все, чого вимагає цей план забудови: зарахуй його зараз. Хто виконає його в пізнішому раунді, отримає менше балів.
welcome-coach-estate = Обери, який квартал зарахувати до плану. Його бали лишаються, але для іншого плану він уже не годиться і поділити його не можна.
welcome-coach-wish = Хто виконав план першим, може перетасувати всі карти. Це змінить, які номери ще попереду.
welcome-coach-skipped = Ефект лишився невикористаним: { $effect }. Його вже не повернути, а майже всі бали дають саме ефекти.
welcome-coach-refused = Нічого вже не підходило, тож це відмова в дозволі. Перша нічого не коштує, дві забирають 3 бали, а третя завершує гру.
welcome-coach-corner = Бачиш значок у кутку кожної карти з номером? Це ефект, який ця карта матиме в наступному раунді.
welcome-coach-gained = Твій останній хід змінив рахунок на { $total }. Клітинки внизу аркуша показують, з чого складається кожен бал.
welcome-coach-plans = Ці три плани забудови дають багато, а найбільше — першому. Став паркани так, щоб квартали до них пасували.
welcome-coach-rival = Суперник першим виконав план забудови: { $plan }. Відтепер тобі він дасть менше, але все ж дасть.
welcome-coach-end = Гра завершується, коли в когось усі три плани, три відмови або жодного порожнього будинку. Найдорожчі тепер прогалини, куди нічого не підходить.
welcome-coach-learned-rising = Номери зростають зліва направо, і місце посередині дороге.
welcome-coach-learned-effects = Пара дає номер і ефект, а ефекти дають бали.
welcome-coach-learned-plans = Плани забудови потребують кварталів певних розмірів, і перший отримує більше.
welcome-coach-learned-end = Гру завершують три плани, три відмови або повний аркуш.

## Що вже вийшло, а що лишилося

welcome-known-how = Кожен поверх — це карта: знизу її номер, а знак — її ефект.
welcome-known-standard = Те, що вийшло, повернеться, коли карти перетасують.
welcome-known-solo = Колоду не перетасовують: що вийшло, те не повернеться.
welcome-known-draft = Приховане може бути в колоді, у когось на руці або долілиць у скиді.
welcome-known-solo-card = { $left ->
    [yes] Карта одиночної гри ще в колоді.
   *[no] Карта одиночної гри вже вийшла.
}
welcome-known-left = Ще приховано: { $count }
welcome-known-open = Зараз у грі: { $count }
welcome-known-gone = Вийшло: { $count }
welcome-known-tower = Номер { $number }, ще приховано: { $left } з { $all }. { $effects }
welcome-known-effects = Ефекти, що ще в колоді
welcome-known-nobody = Поки що ніхто
