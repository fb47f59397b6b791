### Сам дім: екрани, кнопки, помилки, фрази. Ігри мають власні файли.

app-name = Kvartal
title-of = { $title } · Kvartal
# $count: столи, що чекають на читача.
title-awaited = ({ $count }) { $title }
skip-to-content = Перейти до вмісту
screen-failed = Не вдалося завантажити цю сторінку
part-late = Щось не завантажилося. Пробуємо ще раз…
close = Закрити
# Для тих, кому читають уголос: тут лунають новини.
announcements = Новини
cancel = Скасувати

header-home = Kvartal, на головну
header-navigation = Головне меню
header-waiting = Чекають на тебе
header-waiting-count = { $count ->
    [one] { $count } стіл чекає на тебе
    [few] { $count } столи чекають на тебе
   *[many] { $count } столів чекають на тебе
}
header-settings = Налаштування
notify-your-turn = Твій хід

## Ігри

game-plots = Ділянки
game-neighbours = Сусіди

## Головна сторінка

home-title = Збудуй щасливе містечко
home-explained = Настільні ігри про розбудову міст — повністю й точно за правилами. Без реєстрації та встановлення: відкрий стіл, надішли посилання, грай.
# $game: назва гри.
home-play = Грати зараз: { $game }
home-dealing = Готуємо стіл…
home-new = Стіл для друзів
home-mine = Твої столи
home-games = Ігри
home-with-bots = З ботами
home-alone = Соло
home-open = Відкриті столи
home-open-none = Зараз ніхто не чекає на гравців. Створи стіл і залиш його відкритим.
home-open-seats = Вільних місць: { $free } з { $seats }
home-open-join = Приєднатися

## Перша гра з тренером

first-title = Перша гра: { $game }?
first-explained = Поруч сидить тренер і пояснює кожне запитання тоді, коли воно з’являється. Справжні боти, приблизно десять хвилин, і жодних правил наперед.
first-guided = Грати з тренером
first-without = Я вмію грати
coach-title = Тренер
coach-go-on = Зрозуміло
coach-stop = Без тренера
coach-hear = Знову слухати тренера
coach-confirm = Ще нічого не сталося: спокійно роздивися, за бажання зроби крок назад, а тоді підтверди. Після цього хід зроблено.
learned-title = Першу гру зіграно. Тепер ти знаєш:
learned-next = У цій першій грі карти завжди ті самі. Починаючи з наступної, їх тасують.
learned-play-on = Грати далі

## Столи у списку

tables-your-turn = Твій хід
tables-others = Ходять інші
tables-lobby = Ще не почато
tables-over = Завершено
tables-abandoned = Покинуто
# $points: in words, with their noun.
tables-place = Місце { $rank } з { $count }, { $points }
# $names: решта гравців, списком.
tables-with = Суперники: { $names }
tables-alone = Поки що більше нікого
# $time: наприклад, 4:05 або «2 дн. 3 год».
tables-left = Ще { $time }
tables-unreadable = { $count ->
    [one] { $count } твій стіл зараз не відкривається. Зазирни пізніше.
    [few] { $count } твої столи зараз не відкриваються. Зазирни пізніше.
   *[many] { $count } твоїх столів зараз не відкриваються. Зазирни пізніше.
}

waiting-title = Чекають на тебе
waiting-none = Жоден стіл на тебе не чекає. Так тримати!
waiting-others = Чекаємо на інших
waiting-over = Завершено

## Створити стіл

new-title = Новий стіл
new-of = Новий стіл: { $game }
new-seats = Гравців
new-bots = З них ботів
new-limit = Лише для { $least }–{ $most } гравців
new-level = Як грають боти
new-visibility = Хто може прийти
new-each = Місць на особу
new-each-one = Одне
new-each-any = Скільки завгодно
new-hints = Підказки
new-hints-yes = Дозволено
new-hints-no = Без них
new-pace = Темп
new-more = Ще налаштування
new-make = Відкрити стіл

visibility-link = За посиланням
visibility-link-blurb = Хто має посилання, може сісти за стіл або дивитися.
visibility-open = Відкритий
visibility-open-blurb = Його видно всім на головній сторінці.
visibility-private = Приватний
visibility-private-blurb = Без запрошення про нього ніхто не знає.

pace-none = Без годинника
pace-none-blurb = Думай скільки завгодно.
pace-live = Наживо
pace-live-blurb = 45 секунд на хід і 5 хвилин про запас.
pace-quick = Швидко
pace-quick-blurb = 20 секунд на хід і 2 хвилини про запас.
pace-slow = День на хід
pace-slow-blurb = Ходи, коли знайдеться хвилинка.
pace-slower = Три дні на хід
pace-slower-blurb = Для напружених тижнів. Відпустка зупиняє годинник.
# $time: наприклад, 0:45 або «1 дн. 0 год».
pace-live-of = Наживо, { $time } на хід
pace-slow-of = Неспішно, { $time } на хід

level-random = Мрійник
level-random-blurb = Грає як заманеться.
level-greedy = Сусід
level-greedy-blurb = Бере те, що здається найкращим просто зараз.
level-beginner = Новачок
level-beginner-blurb = Учиться й багато чого не помічає.
level-casual = Аматор
level-casual-blurb = Планує хід, але дещо не помічає.
level-regular = Завсідник
level-regular-blurb = Планує весь хід, має досвід.
level-expert = Знавець
level-expert-blurb = Дивиться вперед, до наступного ходу.
level-master = Майстер
level-master-blurb = Дивиться вперед і зважує багато планів.

table-seats = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
table-fixed = Сталий розклад { $number }
# Whoever plays alone or with bots may ask for them.
table-hints = Підказки дозволено
# Варіант гри та що в ньому обрано.
table-option = { $name }: { $value }
table-opening = Відкриваємо стіл…
table-failed = Цей стіл не вдається показати

## Перед грою

seat-free = Вільне місце
lobby-sit = Сісти тут
lobby-guest = Хтось поруч зі мною
lobby-sit-guest = Посадити
lobby-bot = Додати бота
lobby-fill = Заповнити ботами
lobby-level = Як грає { $name }
lobby-leave = Вийти
lobby-remove = Прибрати
lobby-start = Почати гру
lobby-free = { $count ->
    [one] Ще { $count } вільне місце. Надішли посилання або додай бота.
    [few] Ще { $count } вільні місця. Надішли посилання або додай ботів.
   *[many] Ще { $count } вільних місць. Надішли посилання або додай ботів.
}
lobby-free-guest = { $count ->
    [one] Ще { $count } вільне місце.
    [few] Ще { $count } вільні місця.
   *[many] Ще { $count } вільних місць.
}
lobby-wait-host = Усі на місці. Гру починає господар столу.
lobby-ready = Усі на місці: можна починати.
# $names: who has no page of this table open at the moment.
lobby-not-here = Зараз немає за столом: { $names }.
lobby-start-anyway = Можна починати або трохи зачекати.
lobby-host-starts = Гру починає господар столу.
lobby-starting = Тасуємо: кожен браузер докидає випадкові байти…
lobby-sit-named = Сісти тут
lobby-name-hint = Так тебе бачитимуть інші.
watchers-title = Дивляться
# Who watches without a name.
watchers-others = { $count ->
    [one] { $count } гість
    [few] { $count } гості
   *[many] { $count } гостей
}
lobby-given-up = Цей стіл покинуто.
guest-name = Ім’я

share-title = Запроси інших
share-table = Посилання на цей стіл
share-private = У посиланні сховано запрошення: передавай його лише друзям.
share-qr = QR-код посилання
share-copy = Копіювати
share-copied = Скопійовано
share-pass = Поділитися…
# $name: гравець із цього браузера.
share-seat = { $name } на іншому пристрої
share-seat-explained = Це таємне посилання перенесе твоє місце на телефон або поверне його, якщо браузер тебе забуде.
share-seat-show = Показати таємне посилання
share-seat-link = Таємне посилання на твоє місце
share-renew = Створити нове посилання й від’єднати всі інші пристрої
share-renewed = Старі посилання більше не діють

take-title = Займаємо твоє місце…
take-failed = Це посилання не працює
take-malformed = Воно неповне. Скопіюй його ще раз, до останнього знака.
take-watch = Дивитися гру

## Гравці

player-you = ти
player-you-large = Ти
player-bot = Бот · { $level }
player-your-turn = Твій хід
player-thinking = Думає…
player-choosing = Обирає…
player-on-holiday = У відпустці
player-gone = Зараз немає за столом
player-away-resigned = Гру здано: далі грає бот
player-away-timed_out = Час вийшов: далі грає бот
player-away-returning = Повернеться на наступному ході
player-score = { $score }
players-title = Гравці
players-all = Усі гравці: { $count }
# Кінець переліку гравців.
players-others = { $count ->
    [one] ще { $count } гравець
    [few] ще { $count } гравці
   *[many] ще { $count } гравців
}
clock-left = Залишилося часу
time-hours = { $hours } год { $minutes } хв
time-days = { $days } дн. { $hours } год

# Боти мають імена за місцем; подальші — номери.
bot-name-0 = Ада
bot-name-1 = Бруно
bot-name-2 = Клара
bot-name-3 = Даріо
bot-name-4 = Ельза
bot-name-5 = Фелікс
bot-name = Бот { $number }
player-number = Гравець { $number }

person-menu = { $name }: дії
person-mute = Вимкнути репліки
person-hide = Сховати ім’я й аватар
person-here = Інші цього не помітять.
person-report = Поскаржитися на ім’я
person-reported = Скаргу надіслано. Ім’я тут сховано.

away-explained = Твій час вийшов, і за тебе грає бот.
away-come-back = Далі граю я
away-returning = З наступного ходу знову граєш ти: цей зробить бот.

## За столом

prompt-title = Що треба зробити
prompt-your-turn = Твій хід
# Кілька гравців за одним екраном.
prompt-turn-of = Хід: { $name }
prompt-choose = Зроби свій вибір
prompt-reveals = Підтверди або повернися на крок
prompt-wait = Зараз не твій хід
prompt-playing = Грає { $name }
prompt-watching = Ти дивишся гру
prompt-waiting = { $count ->
    [one] { $names } обирає
    [few] { $names } обирають
   *[many] { $names } обирають
}
prompt-how = Обирай на столі або зі списку.
prompt-over = Гру завершено
prompt-steps = Що вже обрано
prompt-undo = Крок назад
prompt-confirm = Підтвердити

## Hints

hint-title = Підказка
# On the button that asks for one.
hint-ask = Підказка
hint-thinking = Обмірковуємо …
# $worlds: in how many imagined worlds the choices were tried; 0 if in none.
hint-how = { $worlds ->
    [0] Оцінено лише за планом.
    [one] Випробувано в { $worlds } уявному світі — лише за тим, що ти можеш знати.
    [few] Випробувано в { $worlds } уявних світах — лише за тим, що ти можеш знати.
   *[many] Випробувано в { $worlds } уявних світах — лише за тим, що ти можеш знати.
}
# Stands after it if there is something below.
hint-why = Нижче: різниця в балах наприкінці.
hint-best = Найкращий вибір
# There is another that cannot be told from it.
hint-good = Добрий вибір
hint-as-good = Не гірший
# What is lost against the best, and its error.
hint-less-points = Бали: −{ $loss } ± { $error }
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

choices-title = Варіанти
choices-open = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[many] { $count } варіантів
}
log-title = Що сталося
log-short = Журнал
log-new = Нове
log-others = { $count ->
    [one] Ще { $count } гравець
    [few] Ще { $count } гравці
   *[many] Ще { $count } гравців
}
log-sum = Разом
recap-title = Після твого ходу
recap-again = Показати ще раз
stage-go-on = Далі
key-space = Пробіл

curtain-one = Передай далі: { $name }
curtain-several = Хто наступний?
curtain-why = Решта не підглядає: далі — таємниця.
curtain-take = Я — { $name }

connection-lost = Зв’язок утрачено. Пробуємо ще раз…
connection-back = Знову на зв’язку. Нічого не пропущено.

menu-title = Меню
menu-say = Сказати щось
menu-share = Запросити інших або грати з іншого пристрою
menu-known = Що вже вийшло, а що лишилося
menu-known-share = { $name }: { $left } з { $all }
menu-how = Як грати
menu-replay = Повтор гри
menu-holiday = Відпустка: зупинити мій годинник
menu-holiday-end = Повернутися з відпустки
menu-holiday-left = Залишилося відпустки в цій грі: { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}
menu-report = Повідомити про помилку
menu-resign = Здатися

resign-title = Здатися?
resign-explained = До кінця гри твоє місце займе бот. Дивитися можна, повернутися — ні.
resign-do = Здатися

report-title = Повідомити про помилку
report-explained = В одному файлі є все, щоб відтворити помилку: позиція, якою ти її бачиш, її номер, твоє місце й версія. Надішли файл тому, хто тримає цей сервер, або додай до повідомлення про помилку.
report-what = Що пішло не так?
report-save = Зберегти файл

## Кінець

end-you-win = Перемога твоя!
end-wins = { $name } перемагає
end-win-together = Спільна перемога: { $names }
# Вголос наприкінці. $points: число з мінусом, якщо він є; $count: без нього, для множини.
end-points-of = { $count ->
    [one] { $name }: { $points } бал
    [few] { $name }: { $points } бали
   *[many] { $name }: { $points } балів
}
# Beside the points: $margin points more or fewer than $name.
end-ahead = на { $margin } більше, ніж { $name }
end-behind = Ти на { $rank }-му місці, позаду на { $margin }
# As many points, but ahead by the tie-break.
end-level = порівну з гравцем { $name }, вирішило додаткове правило
end-behind-level = Ти на { $rank }-му місці, балів порівну, вирішило додаткове правило
# $points: the number as it is printed; $count: without its minus, for the plural.
end-points = { $count ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
# Somebody who plays alone, compared with earlier games.
end-best-new = твій найкращий результат, раніше був { $points }
end-best-still = твій найкращий результат: { $points }
end-ranking = Місця
end-reasons = Що вирішило гру
# What decided the game. Between asterisks: bold. $line: where the points come from; $worth: yes if $part counts by what it is multiplied with.
end-reason-line = { $worth ->
    [yes] { $you ->
        [first] Ти: { $line }, { $part-low } { $amount }, *{ $points }*.
       *[no] { $name }: { $line }, { $part-low } { $amount }, *{ $points }*.
    }
   *[no] { $you ->
        [first] Ти: { $line }, *{ $points }*.
       *[no] { $name }: { $line }, *{ $points }*.
    }
}
# $name has more of $part than $other; $you: which of the two reads it.
end-reason-part = { $you ->
    [first] { $part }: ти *{ $more }*, { $other } *{ $less }*
    [second] { $part }: { $name } *{ $more }*, ти *{ $less }*
   *[no] { $part }: { $name } *{ $more }*, { $other } *{ $less }*
}{ $worth ->
    [yes] {" "}(*{ $points }*).
   *[no] .
}
end-sheet = Звідки ці бали
end-share = Поділитися містом
end-picture = Картинка міста з результатом
end-picture-pass = Надіслати картинку
end-picture-save = Зберегти картинку
end-replay-link = Посилання на повтор гри
end-abandoned = Цю гру покинуто
end-rematch = Зіграти ще
end-join-rematch = До наступної гри
end-record = Завантажити запис
end-check = Перевірити тасування
end-checked = Тасування перевірено
end-check-fixed = Сталий розклад
end-check-left-out = Тасування без твоїх байтів
end-check-broken = Тасування неправильне!
end-home = На головну

sheet-title = Підрахунок балів
sheet-rank = { $rank } місце
sheet-points = Бали
sheet-ties = У разі нічиєї

shuffle-checked = Перевірено цим браузером: роздача випливає з того, що було зафіксовано, доки ніхто не знав чужих випадкових байтів.
shuffle-fits = Усе сходиться. Цей браузер нічого не докинув, тож більше сказати не може.
shuffle-left-out = Твоїх випадкових байтів немає: вони спізнилися, або сервер їх пропустив.
shuffle-first = Наперед було зафіксовано лише секрет, як за всіма столами того часу. Він той самий.
shuffle-fixed = Це був сталий розклад номер { $number }: нічого не тасували, щоб усі, хто вчиться, мали ті самі карти.
shuffle-without = Без випадкових байтів: { $names }.
shuffle-broken = Це не те, що було зафіксовано до гри!
shuffle-ours = { $count ->
    [one] У ньому враховано твої випадкові байти: { $count } порція.
    [few] У ньому враховано твої випадкові байти: усі { $count } порції.
   *[many] У ньому враховано твої випадкові байти: усі { $count } порцій.
}
shuffle-explained = Ще до першої карти сервер зафіксував секрет, а кожен браузер свої випадкові байти; лише потім їх розкрили. Роздача випливає з усього разом, тож ніхто не міг її підібрати. Команда «kvartal verify» перевіряє кожну карту запису.
shuffle-branch = Цей стіл продовжує попередню гру з ходу { $turn }. Усе до нього – таке, як було там; усе після нього випливає з цього зерна.
shuffle-commitment = Запорука, відома від початку
shuffle-roster = Хто де сидів і що обіцяв
shuffle-secret = Секрет
shuffle-contributions = Випадкові байти гравців
shuffle-seed = Зерно роздачі
shuffle-command = Перевірка кожної карти

replay-title = Повтор гри: { $game }
replay-controls = Повтор
replay-play = Пуск
replay-pause = Пауза
replay-before = На хід назад
replay-after = На хід уперед
replay-turn = Хід
replay-at = { $at } з { $last }
replay-so-far = Хід { $at }
replay-whole = Показати всю тривалість
replay-link = Посилання на цей хід
replay-back = Назад до столу
replay-not-started = Ця гра ще не почалася.

## Review

review-open = Розбір
review-title = Розбір гри «{ $game }»
review-none = Цю гру не можна розібрати
review-about = Сервер багато разів дограє цю гру з різних ходів і знаходить, де вона вирішилася, скільки в ній було удачі та які рішення були б кращими.
review-ask = Розібрати цю гру
review-again = Спробувати ще раз
# $ahead: how many reviews come first.
review-waiting = { $ahead ->
    [0] Твій розбір наступний.
    [one] Перед твоїм ще { $ahead } розбір.
    [few] Перед твоїм ще { $ahead } розбори.
    [many] Перед твоїм ще { $ahead } розборів.
   *[other] Перед твоїм ще { $ahead } розбору.
}
review-working = Дограємо з кожного ходу: { $percent }
review-leave = Розбір готується у вільний час сервера й зберігається разом із грою: можна піти зі сторінки й повернутися.
review-failed = Розбір не вдався.
review-off = Цей сервер не робить розборів.
review-ready = Розбір готовий.
review-curve-chance = Шанс на перемогу
review-curve-share = Шанс перемогти суперника, у середньому
review-curve-points = Очікувані бали
review-at = Момент гри
review-opening = Відкриваємо цей момент гри…
review-move = Хід { $move }
review-column-move = Хід
review-value = { $name }: { $value }
# A mark on the curve.
review-mark = { $name }, хід { $move }: втрачено { $loss }
review-made = За { $worlds } дограними до кінця партіями, похибка до { $error }
review-table = Таблицею
review-balance = Удача й майстерність
review-start = Початок
review-luck = Удача
review-choices = Рішення
review-choices-parts = власні { $own }, чужі { $others }
review-final = Підсумок
review-balance-about = Очікування на початку, удача та рішення разом дають підсумок, похибка кожного до { $error }.
review-choices-about = Рішення порівнюються з тим, що гра навчилася бачити. Це груба мірка: лише власні або лише чужі рішення можуть здаватися надто добрими чи надто поганими. Важлива їхня сума.
review-mistakes = Найдорожчі рішення
review-of = Чиї рішення
review-no-mistakes = { $name }: жодного рішення, яке напевно чогось коштувало.
# $loss and $error: per cent, or points.
review-cost-chance = Це коштувало { $loss } (± { $error }) шансу на перемогу.
review-cost-share = Це коштувало { $loss } (± { $error }) шансу перемогти суперника.
review-cost-points = Втрачено балів: { $loss } (± { $error }).
review-played = Зіграно
review-better = Краще
review-as-good = Не гірше за це
review-why = Чому: бали наприкінці, у середньому
# $amount: points with their sign.
review-reason = { $you ->
    [yes] { $source }: { $amount } тобі
   *[no] { $source }: { $amount } ({ $name })
}
review-question = Питання { $at } з { $count }
review-what-now = А що тут обереш ти?
review-tell = Просто показати
review-verdict-best = Правильно: нічого напевно кращого не знайдено.
review-verdict-played = Саме так і було зіграно. Було дещо краще.
review-verdict-other = Не серед найкращого, що знайдено.
review-next = Наступне питання
review-replay = Показати в повторі

## Грати далі з ходу завершеної гри

branch-play-on = Грати далі звідси
branch-title = Грати далі з ходу { $turn }
branch-explained = Новий стіл із точно такою позицією. У кожного місця ті самі карти на руці; усе, що ще попереду, тасується заново.
branch-seat = Твоє місце
branch-with = З ким
branch-with-bots = Боти
branch-with-bots-blurb = Гра почнеться одразу.
branch-with-same = Та сама компанія
branch-with-same-blurb = Вони прийдуть за твоїм посиланням або знайдуть стіл у цьому повторі.
branch-begin = Грати далі
branch-from = Продовжує попередню гру з ходу { $turn }
branch-list = Продовження звідси
branch-turn = З ходу { $turn }
branch-then = Тоді тут: { $name }
branch-compare = Порівняти обидві гри
branch-compare-short = Порівняти

compare-title = Порівняння
compare-of = { $game }: два шляхи
compare-opening = Кладемо обидві гри поруч…
compare-nothing = Порівнювати поки що ні з чим.
compare-with = Порівняти з
compare-origin = Як було
compare-origin-blurb = Гра, з якої все пішло
compare-table = До столу
compare-curve = Очікувані бали
compare-curve-explained = На що міг розраховувати гравець після кожного ходу; наприкінці – самі бали. Кільце показує, де ігри розходяться.
compare-curve-label = Бали після кожного ходу, гравець { $name }: наприкінці { $first } у першій грі та { $second } у другій
compare-player = Гравець
compare-difference = Різниця

## Налаштування

settings-title = Налаштування
settings-name = Твоє ім’я
settings-keep = Зберегти
settings-kept = Збережено. Так тебе бачитимуть за новими столами.
settings-language = Мова
settings-theme = Кольори
settings-theme-auto = Як на пристрої
settings-theme-light = День
settings-theme-dark = Вечір
settings-size = Розмір тексту
settings-size-normal = Звичайний
settings-size-large = Великий
settings-size-larger = Ще більший
settings-motion = Анімація
settings-motion-auto = Як на пристрої
settings-motion-none = Вимкнено
settings-pace = Ходи інших
settings-pace-calm = Спокійно
settings-pace-brisk = Жваво
settings-pace-instant = Одразу
settings-confirm-at-once = Підтверджувати одразу, коли вибір однозначний
settings-turn = Коли мій хід, а я не дивлюся на стіл
settings-sound = Звуки
settings-sound-off = Вимкнено
settings-sound-quiet = Тихо
settings-sound-full = На повну
settings-notify = Показати сповіщення
settings-push = Показати сповіщення, навіть коли Kvartal закрито
settings-push-explained = Воно надходить через службу сповіщень твого браузера, яка не може його прочитати. У ньому сказано лише, що зараз твій хід і в якій грі.
settings-push-denied = Сповіщення від цього сайту заблоковано. Дозволь їх у налаштуваннях браузера й онови сторінку.
settings-erase = Стерти мене
settings-erase-explained = Твої ім’я, аватар і посилання зникнуть, за старими столами теж; твої ігри дограє бот. Повернути це неможливо.
settings-erase-sure = Стерти все?
home-erased = Стерто. Kvartal тебе більше не знає.

how-title = Як грати: { $game }
how-none = Для цієї гри пояснення ще немає.
how-try-title = Спробуй
how-try = Найкраще вчитися граючи: перша гра з тренером, який пояснює кожне запитання тоді, коли воно з’являється, — приблизно десять хвилин.
how-try-now = Зіграти першу гру

offline-title = Немає мережі
offline-explained = Без мережі працюють ці сторінки:
offline-not = Для столів потрібен сервер: щойно зв’язок відновиться, ігри триватимуть із того самого місця.
offline-again = Спробувати ще раз

not-found-title = Тут нічого немає
not-found-explained = Може, в адресі помилка, а може, того, що тут було, уже немає.
not-found-home = На головну

## Галерея: усі складники вигляду на одній сторінці, для розробників

gallery-title = Галерея
gallery-cards = Карти
gallery-signs = Позначки
gallery-controls = Кнопки й вікна
gallery-dialog = Відкрити вікно
gallery-notice = Показати сповіщення
gallery-board = Ігровий стіл
gallery-facades = Фасади

## Аватари

face-title = Аватар
face-fox = Лис
face-owl = Сова
face-cat = Кіт
face-bear = Ведмідь
face-hare = Заєць
face-heron = Чапля
face-otter = Видра
face-robin = Вільшанка
face-tram = Трамвай
face-bike = Велосипед
face-boat = Човен
face-balloon = Повітряна куля
face-lamp = Лампа
face-clock = Годинник
face-bell = Дзвоник
face-key = Ключ
face-tree = Дерево
face-tulip = Тюльпан
face-cactus = Кактус
face-acorn = Жолудь
face-cloud = Хмаринка
face-moon = Місяць
face-star = Зірка
face-kite = Повітряний змій

## Фрази

phrase-hello = Привіт!
phrase-good_luck = Щасти!
phrase-your_turn = Твій хід!
phrase-thinking = Треба подумати…
phrase-nice_move = Гарний хід!
phrase-well_played = Чудово зіграно!
phrase-oops = Ой!
phrase-lucky = Пощастило!
phrase-thanks = Дякую!
phrase-sorry = Перепрошую!
phrase-back_soon = Скоро повернуся
phrase-good_game = Гарна гра!
phrase-again = Ще раз?

## Що діється за столом, окрім гри

table-fact-created = Відкрито стіл: { $game }
table-fact-sat = { $seat-you ->
    [yes] Ти сідаєш за стіл
   *[no] { $name } сідає за стіл
}
table-fact-bot_sat = За стіл сідає бот: { $seat }, { $level }
table-fact-left = { $removed ->
    [yes] Звільнено місце
   *[no] Хтось виходить, і місце вільне
}
table-fact-linked = { $seat-you ->
    [yes] До твого місця приєднується ще один пристрій; нове таємне посилання від’єднає всі інші
   *[no] { $seat }: до місця приєднується ще один пристрій; нове таємне посилання від’єднає всі інші
}
table-fact-started = Гра починається
table-fact-branched = Звідси все нове: хід { $turn } попередньої гри
table-fact-said = { $seat-you ->
    [yes] Ти кажеш: { $phrase }
   *[no] { $seat }: { $phrase }
}
table-fact-resigned = { $seat-you ->
    [yes] Ти здаєшся; далі грає бот
   *[no] { $seat } здається; далі грає бот
}
table-fact-timed_out = { $seat-you ->
    [yes] Твій час вийшов; далі грає бот
   *[no] { $seat }: час вийшов; далі грає бот
}
table-fact-returning = { $seat-you ->
    [yes] Ти повернешся на наступному ході
   *[no] { $seat }: повернення на наступному ході
}
table-fact-returned = { $seat-you ->
    [yes] Ти знову в грі
   *[no] { $seat } знову в грі
}
table-fact-holiday = { $on ->
    [yes] { $seat-you ->
        [yes] Ти вирушаєш у відпустку
       *[no] { $seat } вирушає у відпустку
    }
   *[no] { $seat-you ->
        [yes] Ти повертаєшся з відпустки
       *[no] { $seat } повертається з відпустки
    }
}
table-fact-rematched = Наступна гра вже готова за іншим столом
table-fact-abandoned = Стіл покинуто: { $reason }
reason-empty = усі розійшлися
reason-idle = надто довго нічого не відбувалося
reason-other_rules = на сервері більше немає його правил

## Чому ні, у кожній грі

kvartal-refusal-KV-1 = Зараз не твій хід.
kvartal-refusal-KV-2 = Зараз потрібно інше рішення.

## Проблеми. Як їх називає сервер і що з ними може зробити людина.

problem-offline = Сервер не відповідає. Перевір з’єднання та спробуй ще раз.
problem-push_unreachable = Служба сповіщень твого браузера не відповідає. Спробуй пізніше.
problem-unknown_push_service = Цей сервер не працює зі службою сповіщень твого браузера.
problem-internal = У нас щось пішло не так. Спробуй ще раз. { $incident }
problem-bad_request = Сервер цього не зрозумів. Онови сторінку.
problem-bad_name = Обери, будь ласка, інше ім’я.
problem-bad_face = Такого аватара немає.
problem-bad_notation = Сервер не знає такого ходу. Онови сторінку.
problem-bad_option = Ці налаштування не поєднуються.
problem-bad_pace = { $least ->
    [one] Хід разом із запасом має тривати щонайменше { $least } секунду.
    [few] Хід разом із запасом має тривати щонайменше { $least } секунди.
   *[many] Хід разом із запасом має тривати щонайменше { $least } секунд.
}
problem-bad_seats = Ця гра — для { $least }–{ $most } гравців.
problem-no_seat_left = Залиш місце й собі: не всі можуть бути ботами.
problem-no_such_phrase = Такої фрази немає.
problem-too_many_tables = Забагато столів одночасно (щонайбільше { $most }).
problem-no_session = Сервер тебе більше не пам’ятає. Онови сторінку.
problem-cross_site = Запит надійшов з іншого сайту, тож його відхилено.
problem-link_void = Це посилання вже замінено новішим.
problem-not_host = Це може зробити лише господар столу.
problem-not_your_seat = Це не твоє місце.
problem-not_found = Тут нічого немає.
problem-no_such_method = Сервер цього не зрозумів. Онови сторінку.
problem-no_such_game = На цьому сервері немає такої гри.
problem-no_such_number = Гра ще не зайшла так далеко.
problem-no_such_seat = Такого місця немає.
problem-no_such_table = Такого столу немає, або побачити його можна лише із запрошенням.
problem-archived = Цей стіл уже в архіві, змінити його не можна.
problem-against_rule = Правила гри це забороняють.
problem-not_a_bot = На цьому місці грає не бот.
problem-not_awaited = Зараз не твій хід.
problem-not_lobby = Гра вже почалася.
problem-not_running = Гра зараз не триває.
problem-not_starting = Гра зараз не починається.
problem-not_promised = Обіцяно було інші випадкові байти.
problem-not_over = Гра ще не завершилася.
problem-no_review = Цю гру не дограли до кінця або грали за правилами, яких цей сервер уже не має: її не можна розібрати.
problem-not_begun = Ця гра так і не почалася.
problem-no_turn_there = У цей момент гри нема чого продовжувати.
problem-rules_gone = Цю гру зіграно за старішими правилами, яких на цьому сервері вже немає. Її не можна продовжити.
problem-branched_too_often = Ця гра відгалужувалася надто багато разів.
problem-too_long = Ця гра надто довга, щоб її продовжувати.
problem-not_settled = Спершу підтверди свій вибір.
problem-not_slow = Відпустка буває лише в неспішних іграх.
problem-no_holiday_left = Відпустку в цій грі вже вичерпано.
problem-no_hint = Цього разу підказки немає: сервер зайнятий. Спитай ще раз за мить.
problem-no_hints = За цим столом підказок немає.
problem-out_of_time = Твій час вийшов: цей хід зробить бот.
problem-resigned = Цю гру вже здано: на твоєму місці грає бот.
problem-seat_away = На цьому місці зараз грає бот. Спершу повернися до гри.
problem-seat_taken = Хтось устиг раніше: це місце вже зайняте.
problem-too_many_seats = За цим столом більше місць зайняти не можна.
problem-removed = Господар попросив тебе піти з-за цього столу.
problem-deal_for_one = Сталий розклад — для однієї людини й ботів: інші могли б знати карти.
problem-seats_free = Ще є вільні місця.
problem-step_from_the_future = Цей браузер випередив стіл. Тепер показано правильно.
problem-step_taken = Це вже вирішено на іншому пристрої. Тепер показано правильно.
problem-too_many_devices = На цьому місці грає забагато пристроїв. Створи нове посилання, щоб від’єднати їх.
problem-enough_here = За цим столом такого було вже забагато.
problem-too_many = Зашвидко. Спробуй ще раз через { $seconds ->
    [one] { $seconds } секунду.
    [few] { $seconds } секунди.
   *[many] { $seconds } секунд.
}
problem-too_many_streams = Відкрито забагато вікон. Закрий кілька з них.
problem-crowded = Сервер зараз переповнений. Спробуй ще раз за мить.
problem-other_rules = На сервері інша версія правил, ніж за цим столом. Спробуй ще раз за мить.
problem-unreadable = Сервер зараз не може відкрити цей стіл. Спробуй пізніше. { $incident }
problem-store_down = Сервер не може дістатися до своїх даних. Спробуй ще раз за мить.
problem-too_large = Це забагато за один раз.
problem-too_slow = З’єднання надто повільне. Спробуй ще раз.
problem-not_json = Сервер цього не зрозумів. Онови сторінку.
