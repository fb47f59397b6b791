### Сам дом: экраны, кнопки, неполадки, реплики. У игр свои файлы.

app-name = Kvartal
title-of = { $title } · Kvartal
# $count: столы, которые ждут читателя.
title-awaited = ({ $count }) { $title }
skip-to-content = К содержанию
screen-failed = Не удалось загрузить страницу
part-late = Что-то не загрузилось. Пробуем ещё раз…
close = Закрыть
# Для читающих вслух: здесь звучат новости.
announcements = Новости
cancel = Отмена

header-home = Kvartal, на главную
header-navigation = Навигация
header-waiting = Ждут тебя
header-waiting-count = { $count ->
    [one] Тебя ждёт { $count } стол
    [few] Тебя ждут { $count } стола
   *[many] Тебя ждут { $count } столов
}
header-settings = Настройки
notify-your-turn = Твой ход

## Игры

game-plots = Участки
game-neighbours = Соседи

## Главная страница

home-title = Построй счастливый городок
home-explained = Настольные игры о городах — целиком и строго по правилам. Без регистрации и установки: открой стол, отправь ссылку, играй.
# $game: название игры.
home-play = Сыграть в «{ $game }»
home-dealing = Готовим стол…
home-new = Открыть стол для друзей
home-mine = Твои столы
home-games = Игры
home-with-bots = С ботами
home-alone = Соло
home-open = Открытые столы
home-open-none = Сейчас никто не ждёт игроков. Открой стол — пусть приходят.
home-open-seats = { $free ->
    [one] Свободно { $free } место из { $seats }
    [few] Свободно { $free } места из { $seats }
   *[many] Свободно { $free } мест из { $seats }
}
home-open-join = Сесть за стол

## Первая игра с тренером

first-title = Первая игра: «{ $game }»?
first-explained = Рядом сидит тренер и объясняет каждый вопрос тогда, когда он возникает. Настоящие боты, около десяти минут, и никаких правил заранее.
first-guided = Играть с тренером
first-without = Я умею играть
coach-title = Тренер
coach-go-on = Понятно
coach-stop = Без тренера
coach-hear = Снова слушать тренера
coach-confirm = Пока ничего не произошло: спокойно посмотри, если хочешь — отмени, а потом подтверди. С этого момента ход сделан.
learned-title = Первая игра сыграна. Теперь ты знаешь:
learned-next = В этой первой игре карты всегда одни и те же. Начиная со следующей их тасуют.
learned-play-on = Играть дальше

## Столы в списке

tables-your-turn = Твой ход
tables-others = Ходят другие
tables-lobby = Ещё не началась
tables-over = Окончена
tables-abandoned = Брошена
# $points: in words, with their noun.
tables-place = Место { $rank } из { $count }, { $points }
# $names: остальные игроки, списком.
tables-with = С тобой: { $names }
tables-alone = Пока больше никого
# $time: вроде 4:05 или «2 д 3 ч».
tables-left = Осталось { $time }
tables-unreadable = { $count ->
    [one] { $count } твой стол сейчас не открывается. Загляни позже.
    [few] { $count } твоих стола сейчас не открываются. Загляни позже.
   *[many] { $count } твоих столов сейчас не открываются. Загляни позже.
}

waiting-title = Ждут тебя
waiting-none = Ни один стол тебя не ждёт. Отличная работа!
waiting-others = Ходят другие
waiting-over = Завершённые

## Новый стол

new-title = Новый стол
new-of = Новый стол: { $game }
new-seats = Игроков
new-bots = Из них ботов
new-limit = Только для { $least }–{ $most } игроков
new-level = Сила ботов
new-visibility = Кто может прийти
new-each = Мест на человека
new-each-one = Одно
new-each-any = Сколько угодно
new-hints = Подсказки
new-hints-yes = Разрешены
new-hints-no = Без них
new-pace = Темп
new-more = Ещё настройки
new-make = Открыть стол

visibility-link = По ссылке
visibility-link-blurb = Сесть за стол или смотреть может любой, у кого есть ссылка.
visibility-open = Для всех
visibility-open-blurb = Стол виден всем на главной странице.
visibility-private = Закрытый
visibility-private-blurb = Без приглашения стол никто не увидит.

pace-none = Без часов
pace-none-blurb = Думай сколько хочешь.
pace-live = Вживую
pace-live-blurb = 45 секунд на ход и 5 минут про запас.
pace-quick = Быстро
pace-quick-blurb = 20 секунд на ход и 2 минуты про запас.
pace-slow = День на ход
pace-slow-blurb = Ходи, когда найдётся минутка.
pace-slower = Три дня на ход
pace-slower-blurb = Для загруженных недель. На время отпуска часы останавливаются.
# $time: вроде 0:45 или «1 д 0 ч».
pace-live-of = Вживую, { $time } на ход
pace-slow-of = Не спеша, { $time } на ход

level-random = Мечтатель
level-random-blurb = Играет по наитию.
level-greedy = Сосед
level-greedy-blurb = Берёт то, что прямо сейчас выгоднее.
level-beginner = Новичок
level-beginner-blurb = Учится и многого не замечает.
level-casual = Любитель
level-casual-blurb = Планирует ход, но кое-что не замечает.
level-regular = Завсегдатай
level-regular-blurb = Планирует весь ход, имеет опыт.
level-expert = Знаток
level-expert-blurb = Смотрит вперёд, до следующего хода.
level-master = Мастер
level-master-blurb = Смотрит вперёд и взвешивает много планов.

table-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
table-fixed = Постоянный расклад { $number }
# Whoever plays alone or with bots may ask for them.
table-hints = Подсказки разрешены
# Настройка игры и что для неё выбрано.
table-option = { $name }: { $value }
table-opening = Открываем стол…
table-failed = Не удалось показать этот стол

## Перед игрой

seat-free = Свободное место
lobby-sit = Сесть сюда
lobby-guest = Игрок рядом со мной
lobby-sit-guest = Усадить
lobby-bot = Добавить бота
lobby-fill = Заполнить ботами
lobby-level = Как играет { $name }
lobby-leave = Уйти
lobby-remove = Убрать
lobby-start = Начать игру
lobby-free = { $count ->
    [one] Свободно ещё { $count } место. Отправь ссылку или добавь бота.
    [few] Свободно ещё { $count } места. Отправь ссылку или добавь ботов.
   *[many] Свободно ещё { $count } мест. Отправь ссылку или добавь ботов.
}
lobby-free-guest = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
   *[many] Свободно ещё { $count } мест.
}
lobby-wait-host = Все в сборе. Игру начинает хозяин стола.
lobby-ready = Все в сборе: можно начинать.
# $names: who has no page of this table open at the moment.
lobby-not-here = Сейчас нет за столом: { $names }.
lobby-start-anyway = Можно начинать или немного подождать.
lobby-host-starts = Игру начинает хозяин стола.
lobby-starting = Тасуем: каждый браузер добавляет случайные байты…
lobby-sit-named = Сесть сюда
lobby-name-hint = Так тебя увидят другие.
watchers-title = Смотрят
# Who watches without a name.
watchers-others = { $count ->
    [one] { $count } гость
    [few] { $count } гостя
   *[many] { $count } гостей
}
lobby-given-up = Стол закрыт, игры не будет.
guest-name = Имя

share-title = Позвать других
share-table = Ссылка на этот стол
share-private = Ссылка — это и есть приглашение: делись ею только с друзьями.
share-qr = QR-код ссылки
share-copy = Скопировать
share-copied = Скопировано
share-pass = Поделиться…
# $name: игрок из этого браузера.
share-seat = { $name } на другом устройстве
share-seat-explained = По этой секретной ссылке твоё место откроется на телефоне — или снова здесь, если браузер тебя забудет.
share-seat-show = Показать секретную ссылку
share-seat-link = Секретная ссылка на твоё место
share-renew = Сменить ссылку и отключить другие устройства
share-renewed = Старые ссылки больше не действуют

take-title = Занимаем твоё место…
take-failed = Эта ссылка не работает
take-malformed = Она неполная. Скопируй её ещё раз, до последнего знака.
take-watch = Смотреть игру

## Игроки

player-you = ты
player-you-large = Ты
player-bot = Бот · { $level }
player-your-turn = Твой ход
player-thinking = Думает…
player-choosing = Выбирает…
player-on-holiday = В отпуске
player-gone = Сейчас нет за столом
player-away-resigned = Игра сдана: доигрывает бот
player-away-timed_out = Нет на месте: играет бот
player-away-returning = Вернётся на следующем ходу
player-score = { $score }
players-title = Игроки
players-all = Все игроки: { $count }
# Конец перечня игроков.
players-others = { $count ->
    [one] ещё { $count } игрок
    [few] ещё { $count } игрока
   *[many] ещё { $count } игроков
}
clock-left = Осталось времени
time-hours = { $hours } ч { $minutes } мин
time-days = { $days } д { $hours } ч

# У ботов имена по местам; у следующих — номера.
bot-name-0 = Ада
bot-name-1 = Бруно
bot-name-2 = Клара
bot-name-3 = Дарио
bot-name-4 = Эльза
bot-name-5 = Феликс
bot-name = Бот { $number }
player-number = Игрок { $number }

person-menu = { $name }: действия
person-mute = Отключить реплики
person-hide = Скрыть имя и аватар
person-here = Другие этого не заметят.
person-report = Пожаловаться на имя
person-reported = Жалоба отправлена. Имя здесь скрыто.

away-explained = Твоё время вышло, и за тебя играет бот.
away-come-back = Вернуться в игру
away-returning = Со следующего хода снова играешь ты: этот сделает бот.

## За столом

prompt-title = Что нужно сделать
prompt-your-turn = Твой ход
# Несколько игроков у одного экрана.
prompt-turn-of = Ходит { $name }
prompt-choose = Сделай выбор
prompt-reveals = Подтверди или отмени
prompt-wait = Не твой ход
prompt-playing = Играет { $name }
prompt-watching = Ты смотришь игру
prompt-waiting = { $count ->
    [one] { $names } выбирает
    [few] { $names } выбирают
   *[many] { $names } выбирают
}
prompt-how = Выбирай на столе или из списка.
prompt-over = Игра окончена
prompt-steps = Уже выбрано
prompt-undo = Отменить
prompt-confirm = Подтвердить

## Hints

hint-title = Подсказка
# On the button that asks for one.
hint-ask = Подсказка
hint-thinking = Обдумываем …
# $worlds: in how many imagined worlds the choices were tried; 0 if in none.
hint-how = { $worlds ->
    [0] Оценено только по плану.
    [one] Проверено в { $worlds } воображаемом мире — лишь по тому, что ты можешь знать.
    [few] Проверено в { $worlds } воображаемых мирах — лишь по тому, что ты можешь знать.
   *[many] Проверено в { $worlds } воображаемых мирах — лишь по тому, что ты можешь знать.
}
# Stands after it if there is something below.
hint-why = Ниже: разница в очках в конце.
hint-best = Лучший выбор
# There is another that cannot be told from it.
hint-good = Хороший выбор
hint-as-good = Не хуже
# What is lost against the best, and its error.
hint-less-points = Очки: −{ $loss } ± { $error }
hint-less-share = Шанс: −{ $loss } % ± { $error }
# How many points more or fewer come from something: a card, or a part of the score.
hint-reason = { $source }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
}
# The same of somebody else.
hint-reason-of = { $name }, { $source }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
}

choices-title = Варианты
choices-open = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
log-title = Ход игры
log-short = Журнал
log-new = Новое
log-others = { $count ->
    [one] Ещё { $count } игрок
    [few] Ещё { $count } игрока
   *[many] Ещё { $count } игроков
}
log-sum = Итого
recap-title = После твоего хода
recap-again = Показать ещё раз
stage-go-on = Дальше
key-space = Пробел

curtain-one = Передай дальше: теперь { $name }
curtain-several = Кто следующий?
curtain-why = Остальные, отвернитесь: дальше — секрет.
curtain-take = Я — { $name }

connection-lost = Связь потеряна. Пробуем ещё раз…
connection-back = Связь восстановлена. Ничего не пропущено.

menu-title = Меню
menu-say = Сказать что-нибудь
menu-share = Позвать других или сменить устройство
menu-known = Что уже вышло, а что осталось
menu-known-share = { $name }: { $left } из { $all }
menu-how = Как играть
menu-replay = Повтор партии
menu-holiday = Уйти в отпуск: мои часы остановятся
menu-holiday-end = Вернуться из отпуска
menu-holiday-left = Осталось отпуска в этой партии: { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
menu-report = Сообщить об ошибке
menu-resign = Сдаться

resign-title = Сдаться?
resign-explained = За тебя до конца доиграет бот. Смотреть можно, вернуться — нет.
resign-do = Сдаться

report-title = Сообщить об ошибке
report-explained = В одном файле — всё, чтобы воспроизвести ошибку: положение, каким его знаешь ты, его номер, твоё место и версия. Отправь файл тому, кто держит этот сервер, или приложи к обращению.
report-what = Что пошло не так?
report-save = Сохранить файл

## Конец

end-you-win = Победа твоя!
end-wins = Побеждает { $name }
end-win-together = Общая победа: { $names }
# Вслух в конце. $points: число с минусом, если он есть; $count: без него, для множественного числа.
end-points-of = { $count ->
    [one] { $name }: { $points } очко
    [few] { $name }: { $points } очка
   *[many] { $name }: { $points } очков
}
# Beside the points: $margin points more or fewer than $name.
end-ahead = на { $margin } больше, чем { $name }
end-behind = Ты на { $rank }-м месте, позади на { $margin }
# As many points, but ahead by the tie-break.
end-level = поровну с игроком { $name }, решило дополнительное правило
end-behind-level = Ты на { $rank }-м месте, очков поровну, решило дополнительное правило
# $points: the number as it is printed; $count: without its minus, for the plural.
end-points = { $count ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
# Somebody who plays alone, compared with earlier games.
end-best-new = твой лучший результат, раньше был { $points }
end-best-still = твой лучший результат: { $points }
end-ranking = Места
end-reasons = Что решило партию
# What decided the game. Between asterisks: bold. $line: where the points come from; $worth: yes if $part counts by what it is multiplied with.
end-reason-line = { $worth ->
    [yes] { $you ->
        [first] Ты: { $line }, { $part-low } { $amount }, *{ $points }*.
       *[no] { $name }: { $line }, { $part-low } { $amount }, *{ $points }*.
    }
   *[no] { $you ->
        [first] Ты: { $line }, *{ $points }*.
       *[no] { $name }: { $line }, *{ $points }*.
    }
}
# $name has more of $part than $other; $you: which of the two reads it.
end-reason-part = { $you ->
    [first] { $part }: ты *{ $more }*, { $other } *{ $less }*
    [second] { $part }: { $name } *{ $more }*, ты *{ $less }*
   *[no] { $part }: { $name } *{ $more }*, { $other } *{ $less }*
}{ $worth ->
    [yes] {" "}(*{ $points }*).
   *[no] .
}
end-sheet = Откуда эти очки
end-share = Поделиться городом
end-picture = Картинка города с результатом
end-picture-pass = Отправить картинку
end-picture-save = Сохранить картинку
end-replay-link = Ссылка на повтор партии
end-abandoned = Эта игра брошена
end-rematch = Сыграть ещё раз
end-join-rematch = К следующей игре
end-record = Скачать запись
end-check = Проверить тасовку
end-checked = Тасовка проверена
end-check-fixed = Постоянный расклад
end-check-left-out = Тасовка без твоих байтов
end-check-broken = Тасовка неверна!
end-home = На главную

sheet-title = Подсчёт очков
sheet-rank = { $rank }-е место
sheet-points = Очки
sheet-ties = При ничьей

shuffle-checked = Проверено этим браузером: раздача следует из того, что было закреплено, пока никто не знал чужих случайных байтов.
shuffle-fits = Всё сходится. Этот браузер ничего не добавил, поэтому больше сказать не может.
shuffle-left-out = Твоих случайных байтов нет: они опоздали, или сервер их пропустил.
shuffle-first = Заранее был закреплён только секрет, как за всеми столами того времени. Он тот самый.
shuffle-fixed = Это был постоянный расклад номер { $number }: ничего не тасовали, чтобы у всех, кто учится, были те же карты.
shuffle-without = Без случайных байтов: { $names }.
shuffle-broken = Это не то, что было закреплено до игры!
shuffle-ours = { $count ->
    [one] Твоя доля в ней целиком: { $count } порция случайных байтов.
    [few] Твоя доля в ней целиком: { $count } порции случайных байтов.
   *[many] Твоя доля в ней целиком: { $count } порций случайных байтов.
}
shuffle-explained = До первой карты сервер закрепил секрет, а каждый браузер свои случайные байты; только потом их раскрыли. Раздача следует из всего вместе, так что выбрать её не мог никто. Команда «kvartal verify» проверит в записи каждую карту.
shuffle-branch = Этот стол продолжает прежнюю партию с хода { $turn }. Всё до него – такое, как было там; всё после него следует из этого зерна.
shuffle-commitment = Обязательство, известное с самого начала
shuffle-roster = Кто где сидел и что обещал
shuffle-secret = Секрет
shuffle-contributions = Случайные байты игроков
shuffle-seed = Зерно раздачи
shuffle-command = Проверка каждой карты

replay-title = Повтор партии: { $game }
replay-controls = Повтор
replay-play = Пуск
replay-pause = Пауза
replay-before = На ход назад
replay-after = На ход вперёд
replay-turn = Ход
replay-at = { $at } из { $last }
replay-so-far = Ход { $at }
replay-whole = Показать всю длину
replay-link = Ссылка на этот ход
replay-back = Назад к столу
replay-not-started = Эта игра ещё не началась.

## Review

review-open = Разбор
review-title = Разбор игры «{ $game }»
review-none = Эту игру нельзя разобрать
review-about = Сервер много раз доигрывает эту игру с разных ходов и находит, где она решилась, сколько в ней было удачи и какие решения были бы лучше.
review-ask = Разобрать эту игру
review-again = Попробовать ещё раз
# $ahead: how many reviews come first.
review-waiting = { $ahead ->
    [0] Твой разбор следующий.
    [one] Перед твоим ещё { $ahead } разбор.
    [few] Перед твоим ещё { $ahead } разбора.
    [many] Перед твоим ещё { $ahead } разборов.
   *[other] Перед твоим ещё { $ahead } разбора.
}
review-working = Доигрываем с каждого хода: { $percent }
review-leave = Разбор готовится в свободное время сервера и хранится вместе с игрой: можно уйти со страницы и вернуться.
review-failed = Разбор не получился.
review-off = Этот сервер не делает разборов.
review-ready = Разбор готов.
review-curve-chance = Шанс на победу
review-curve-share = Шанс победить соперника, в среднем
review-curve-points = Ожидаемые очки
review-at = Момент игры
review-opening = Открываем этот момент игры…
review-move = Ход { $move }
review-column-move = Ход
review-value = { $name }: { $value }
# A mark on the curve.
review-mark = { $name }, ход { $move }: потеряно { $loss }
review-made = По { $worlds } доигранным до конца партиям, погрешность до { $error }
review-table = Таблицей
review-balance = Удача и мастерство
review-start = Начало
review-luck = Удача
review-choices = Решения
review-choices-parts = свои { $own }, чужие { $others }
review-final = Итог
review-balance-about = Ожидание в начале, удача и решения вместе дают итог, погрешность каждого до { $error }.
review-choices-about = Решения сравниваются с тем, что игра научилась видеть. Это грубая мера: одни лишь свои или одни лишь чужие решения могут казаться слишком хорошими или слишком плохими. Важна их сумма.
review-mistakes = Самые дорогие решения
review-of = Чьи решения
review-no-mistakes = { $name }: ни одного решения, которое наверняка чего-то стоило.
# $loss and $error: per cent, or points.
review-cost-chance = Это стоило { $loss } (± { $error }) шанса на победу.
review-cost-share = Это стоило { $loss } (± { $error }) шанса победить соперника.
review-cost-points = Потеряно очков: { $loss } (± { $error }).
review-played = Сыграно
review-better = Лучше
review-as-good = Не хуже этого
review-why = Почему: очки в конце, в среднем
# $amount: points with their sign.
review-reason = { $you ->
    [yes] { $source }: { $amount } тебе
   *[no] { $source }: { $amount } ({ $name })
}
review-question = Вопрос { $at } из { $count }
review-what-now = А что здесь выберешь ты?
review-tell = Просто показать
review-verdict-best = Верно: ничего наверняка лучшего не найдено.
review-verdict-played = Именно так и было сыграно. Было кое-что лучше.
review-verdict-other = Не среди лучшего, что найдено.
review-next = Следующий вопрос
review-replay = Показать в повторе

## Играть дальше с хода оконченной партии

branch-play-on = Играть дальше отсюда
branch-title = Играть дальше с хода { $turn }
branch-explained = Новый стол с точно такой же позицией. У каждого места те же карты на руке; всё, что ещё впереди, тасуется заново.
branch-seat = Твоё место
branch-with = С кем
branch-with-bots = Боты
branch-with-bots-blurb = Игра начнётся сразу.
branch-with-same = Та же компания
branch-with-same-blurb = Они придут по твоей ссылке или найдут стол в этом повторе.
branch-begin = Играть дальше
branch-from = Продолжает прежнюю партию с хода { $turn }
branch-list = Продолжения отсюда
branch-turn = С хода { $turn }
branch-then = Тогда здесь: { $name }
branch-compare = Сравнить обе партии
branch-compare-short = Сравнить

compare-title = Сравнение
compare-of = { $game }: два пути
compare-opening = Кладём обе партии рядом…
compare-nothing = Сравнивать пока не с чем.
compare-with = Сравнить с
compare-origin = Как было
compare-origin-blurb = Партия, с которой всё началось
compare-table = К столу
compare-curve = Ожидаемые очки
compare-curve-explained = На что мог рассчитывать игрок после каждого хода; в конце – сами очки. Кольцо показывает, где партии расходятся.
compare-curve-label = Очки после каждого хода, игрок { $name }: в конце { $first } в первой партии и { $second } во второй
compare-player = Игрок
compare-difference = Разница

## Настройки

settings-title = Настройки
settings-name = Твоё имя
settings-keep = Сохранить
settings-kept = Сохранено. Так тебя увидят за новыми столами.
settings-language = Язык
settings-theme = Цвета
settings-theme-auto = Как на устройстве
settings-theme-light = День
settings-theme-dark = Вечер
settings-size = Размер текста
settings-size-normal = Обычный
settings-size-large = Крупный
settings-size-larger = Очень крупный
settings-motion = Анимация
settings-motion-auto = Как на устройстве
settings-motion-none = Без анимации
settings-pace = Ходы других
settings-pace-calm = Спокойно
settings-pace-brisk = Живо
settings-pace-instant = Сразу
settings-confirm-at-once = Подтверждать сразу, когда выбор однозначен
settings-turn = Когда мой ход, а страница не на виду
settings-sound = Звуки
settings-sound-off = Выключены
settings-sound-quiet = Тихо
settings-sound-full = В полный голос
settings-notify = Показать уведомление
settings-push = Показать уведомление, даже когда Kvartal закрыт
settings-push-explained = Оно приходит через службу уведомлений твоего браузера, которая не может его прочитать. В нём сказано только, что сейчас твой ход и в какой игре.
settings-push-denied = Уведомления от этого сайта заблокированы. Разреши их в настройках браузера и обнови страницу.
settings-erase = Стереть меня
settings-erase-explained = Твои имя, аватар и ссылки исчезнут, за старыми столами тоже; твои партии доиграет бот. Вернуть это нельзя.
settings-erase-sure = Стереть всё?
home-erased = Стёрто. Kvartal тебя больше не знает.

how-title = Как играть в «{ $game }»
how-none = К этой игре пока нет объяснения.
how-try-title = Попробуй
how-try = Лучше всего учиться играя: первая игра с тренером, который объясняет каждый вопрос тогда, когда он возникает, — около десяти минут.
how-try-now = Сыграть первую игру

offline-title = Нет сети
offline-explained = Без сети работают эти страницы:
offline-not = Столам нужен сервер: как только связь вернётся, игры продолжатся с того же места.
offline-again = Попробовать снова

not-found-title = Здесь ничего нет
not-found-explained = Может быть, в адресе опечатка — или то, что здесь было, исчезло.
not-found-home = На главную

## Галерея: всё оформление на одной странице, для тех, кто его делает

gallery-title = Галерея
gallery-cards = Карты
gallery-signs = Знаки
gallery-controls = Кнопки и окна
gallery-dialog = Открыть окно
gallery-notice = Показать сообщение
gallery-board = Игровой стол
gallery-facades = Фасады

## Портреты

face-title = Аватар
face-fox = Лиса
face-owl = Сова
face-cat = Кот
face-bear = Медведь
face-hare = Заяц
face-heron = Цапля
face-otter = Выдра
face-robin = Зарянка
face-tram = Трамвай
face-bike = Велосипед
face-boat = Кораблик
face-balloon = Воздушный шар
face-lamp = Фонарь
face-clock = Часы
face-bell = Колокольчик
face-key = Ключ
face-tree = Дерево
face-tulip = Тюльпан
face-cactus = Кактус
face-acorn = Жёлудь
face-cloud = Облако
face-moon = Луна
face-star = Звезда
face-kite = Воздушный змей

## Реплики

phrase-hello = Привет!
phrase-good_luck = Удачи!
phrase-your_turn = Твой ход!
phrase-thinking = Дай подумать…
phrase-nice_move = Отличный ход!
phrase-well_played = Отлично сыграно!
phrase-oops = Ой!
phrase-lucky = Повезло!
phrase-thanks = Спасибо!
phrase-sorry = Извини!
phrase-back_soon = Скоро вернусь
phrase-good_game = Спасибо за игру!
phrase-again = Ещё разок?

## Что происходит за столом помимо игры

table-fact-created = Открыт стол: { $game }
table-fact-sat = { $seat-you ->
    [yes] Ты садишься за стол
   *[no] { $name } садится за стол
}
table-fact-bot_sat = За стол садится бот: { $seat }, { $level }
table-fact-left = { $removed ->
    [yes] Место освобождается
   *[no] Кто-то уходит, место свободно
}
table-fact-linked = { $seat-you ->
    [yes] К твоему месту подключается ещё одно устройство; новая секретная ссылка отключит все остальные
   *[no] { $seat }: к месту подключается ещё одно устройство; новая секретная ссылка отключит все остальные
}
table-fact-started = Игра начинается
table-fact-branched = Отсюда всё новое: ход { $turn } прежней партии
table-fact-said = { $seat-you ->
    [yes] Ты говоришь: { $phrase }
   *[no] { $seat }: { $phrase }
}
table-fact-resigned = { $seat-you ->
    [yes] Ты сдаёшься, дальше играет бот
   *[no] { $seat } сдаётся, дальше играет бот
}
table-fact-timed_out = { $seat-you ->
    [yes] Твоё время вышло, дальше играет бот
   *[no] { $seat }: время вышло, дальше играет бот
}
table-fact-returning = { $seat-you ->
    [yes] Ты вернёшься на следующем ходу
   *[no] { $seat }: возвращение на следующем ходу
}
table-fact-returned = { $seat-you ->
    [yes] Ты снова в игре
   *[no] { $seat } снова в игре
}
table-fact-holiday = { $on ->
    [yes] { $seat-you ->
        [yes] Ты уходишь в отпуск
       *[no] { $seat } уходит в отпуск
    }
   *[no] { $seat-you ->
        [yes] Ты возвращаешься из отпуска
       *[no] { $seat } возвращается из отпуска
    }
}
table-fact-rematched = Следующая игра ждёт за другим столом
table-fact-abandoned = Стол закрыт: { $reason }
reason-empty = все ушли
reason-idle = слишком долго ничего не происходило
reason-other_rules = на сервере больше нет его правил

## Почему нельзя — в любой игре

kvartal-refusal-KV-1 = Сейчас не твой ход.
kvartal-refusal-KV-2 = Сейчас нужно сделать другое.

## Неполадки: как их называет сервер и что с ними делать человеку.

problem-offline = Сервер не отвечает. Проверь связь и попробуй ещё раз.
problem-push_unreachable = Служба уведомлений твоего браузера не отвечает. Попробуй позже.
problem-unknown_push_service = Этот сервер не работает со службой уведомлений твоего браузера.
problem-internal = У нас что-то сломалось. Попробуй ещё раз. { $incident }
problem-bad_request = Сервер этого не понял. Обнови страницу.
problem-bad_name = Выбери, пожалуйста, другое имя.
problem-bad_face = Такого аватара нет.
problem-bad_notation = Сервер не знает такого хода. Обнови страницу.
problem-bad_option = Эти настройки не сочетаются.
problem-bad_pace = На ход и запас вместе нужно не меньше { $least ->
    [one] { $least } секунды.
    [few] { $least } секунд.
   *[many] { $least } секунд.
}
problem-bad_seats = Игроков в этой игре: от { $least } до { $most }.
problem-no_seat_left = Оставь место себе: одни боты играть не могут.
problem-no_such_phrase = Такой реплики нет.
problem-too_many_tables = Слишком много столов сразу (можно не больше { $most }).
problem-no_session = Сервер тебя больше не узнаёт. Обнови страницу.
problem-cross_site = Запрос пришёл с другого сайта и отклонён.
problem-link_void = Эту ссылку заменили новой.
problem-not_host = Это может только хозяин стола.
problem-not_your_seat = Это не твоё место.
problem-not_found = Здесь ничего нет.
problem-no_such_method = Сервер этого не понял. Обнови страницу.
problem-no_such_game = На этом сервере нет такой игры.
problem-no_such_number = До этого игра ещё не дошла.
problem-no_such_seat = Такого места нет.
problem-no_such_table = Такого стола нет — или нужно приглашение, чтобы его увидеть.
problem-archived = Этот стол в архиве, изменить его уже нельзя.
problem-against_rule = Это против правил игры.
problem-not_a_bot = На этом месте играет не бот.
problem-not_awaited = Сейчас не твой ход.
problem-not_lobby = Игра уже началась.
problem-not_running = Игра сейчас не идёт.
problem-not_starting = Игра сейчас не начинается.
problem-not_promised = Обещаны были другие случайные байты.
problem-not_over = Игра ещё не окончена.
problem-no_review = Эту игру не доиграли до конца или играли по правилам, которых у этого сервера уже нет: её нельзя разобрать.
problem-not_begun = Эта игра так и не началась.
problem-no_turn_there = В этот момент партии продолжать нечего.
problem-rules_gone = Эта партия сыграна по более старым правилам, которых на этом сервере уже нет. Продолжить её нельзя.
problem-branched_too_often = Эта партия ответвлялась слишком много раз.
problem-too_long = Эта партия слишком длинная, чтобы её продолжать.
problem-not_settled = Сначала подтверди свой выбор.
problem-not_slow = Отпуск бывает только в неспешных играх.
problem-no_holiday_left = Отпуск в этой партии уже израсходован.
problem-no_hint = На этот раз подсказки нет: сервер занят. Спроси ещё раз чуть позже.
problem-no_hints = За этим столом подсказок нет.
problem-out_of_time = Твоё время вышло: этот ход сделает бот.
problem-resigned = Ты уже не в игре: партия сдана.
problem-seat_away = Сейчас на этом месте играет бот. Сначала вернись в игру.
problem-seat_taken = Кто-то успел раньше: место занято.
problem-too_many_seats = За этим столом больше мест занять нельзя.
problem-removed = Хозяин попросил тебя уйти из-за этого стола.
problem-deal_for_one = Постоянный расклад — для одного человека и ботов: другие могли бы знать карты.
problem-seats_free = Ещё есть свободные места.
problem-step_from_the_future = Браузер опередил стол. Теперь на экране всё верно.
problem-step_taken = Это уже решено на другом устройстве. Теперь на экране всё верно.
problem-too_many_devices = На этом месте слишком много устройств. Смени ссылку, чтобы их отключить.
problem-enough_here = За этим столом такого было уже слишком много.
problem-too_many = Слишком быстро. Попробуй снова через { $seconds ->
    [one] { $seconds } секунду.
    [few] { $seconds } секунды.
   *[many] { $seconds } секунд.
}
problem-too_many_streams = Открыто слишком много окон. Закрой лишние.
problem-crowded = Сервер сейчас переполнен. Попробуй чуть позже.
problem-other_rules = На сервере другая версия правил, чем за этим столом. Попробуй чуть позже.
problem-unreadable = Сервер сейчас не может открыть этот стол. Попробуй позже. { $incident }
problem-store_down = Сервер не может добраться до своих данных. Попробуй чуть позже.
problem-too_large = Это слишком много за один раз.
problem-too_slow = Связь слишком медленная. Попробуй ещё раз.
problem-not_json = Сервер этого не понял. Обнови страницу.
