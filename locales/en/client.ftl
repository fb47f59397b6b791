### The house itself: screens, buttons, problems, phrases. Games have files of their own.

app-name = Kvartal
title-of = { $title } · Kvartal
# $count: tables that wait for the reader.
title-awaited = ({ $count }) { $title }
skip-to-content = Skip to the content
screen-failed = This page could not be loaded
part-late = Something did not load. Trying again…
close = Close
# For screen readers: a place where news is said.
announcements = News
cancel = Cancel

header-home = Kvartal, to the start page
header-navigation = Main
header-waiting = Waiting for you
header-waiting-count = { $count ->
    [one] { $count } table is waiting for you
   *[other] { $count } tables are waiting for you
}
header-settings = Settings
notify-your-turn = It is your turn

## Games

game-plots = Plots
game-neighbours = Neighbours

## Start page

home-title = Build a happy little city
home-explained = City-building board games, complete and by the book. No account, no installing: open a table, send the link, play.
# $game: the name of a game.
home-play = Play { $game } now
home-dealing = Setting up the table…
home-new = Make a table for friends
home-mine = Your tables
home-games = Games
home-with-bots = With bots
home-alone = Alone
home-open = Open tables
home-open-none = Nobody is waiting for players right now. Make a table and leave it open.
home-open-seats = { $free ->
    [one] { $free } of { $seats } seats is free
   *[other] { $free } of { $seats } seats are free
}
home-open-join = Join

## A first game, with a coach

# $game: the name of a game.
first-title = Your first game of { $game }?
first-explained = A coach sits beside you and explains each question when it comes. Real bots, about ten minutes, and no rules to read before.
first-guided = Play with the coach
first-without = I know how to play
coach-title = Coach
coach-go-on = Got it
coach-stop = Without the coach
coach-hear = Hear the coach again
coach-confirm = Nothing has happened yet: look at it in peace, undo it if you like, then confirm. From then on it counts.
learned-title = Your first game is played. Now you know:
learned-next = This first game always has the same cards. From the next one on they are shuffled.
learned-play-on = Play on

## Tables in a list

tables-your-turn = Your turn
tables-others = Others are playing
tables-lobby = Not started yet
tables-over = Finished
tables-abandoned = Given up
# $points: in words, with their noun.
tables-place = Place { $rank } of { $count }, { $points }
# $names: the other players, as a list.
tables-with = With { $names }
tables-alone = Nobody else yet
# $time: like 4:05 or “2 d 3 h”.
tables-left = { $time } left
tables-unreadable = { $count ->
    [one] { $count } of your tables cannot be opened right now. Look again later.
   *[other] { $count } of your tables cannot be opened right now. Look again later.
}

waiting-title = Waiting for you
waiting-none = No table is waiting for you. Well played.
waiting-others = Waiting for others
waiting-over = Finished

## Make a table

new-title = Make a table
new-of = A table of { $game }
new-seats = Players
new-bots = Bots among them
new-limit = Only with { $least }–{ $most } players
new-level = How well the bots play
new-visibility = Who can come
new-each = Seats per person
new-each-one = One
new-each-any = As many as they like
new-hints = Hints
new-hints-yes = Allowed
new-hints-no = None
new-pace = Pace
new-more = More choices
new-make = Open the table

visibility-link = By link
visibility-link-blurb = Whoever has the link can sit down or watch.
visibility-open = Open
visibility-open-blurb = Listed on the start page for everybody.
visibility-private = Private
visibility-private-blurb = Nobody sees it without an invitation.

pace-none = No clock
pace-none-blurb = Take all the time you like.
pace-live = Live
pace-live-blurb = 45 seconds a turn, and 5 minutes in reserve.
pace-quick = Quick
pace-quick-blurb = 20 seconds a turn, and 2 minutes in reserve.
pace-slow = A day a turn
pace-slow-blurb = Play whenever you find a minute.
pace-slower = Three days a turn
pace-slower-blurb = For busy weeks. Holidays stop the clock.
# $time: like 0:45 or “1 d 0 h”.
pace-live-of = Live, { $time } a turn
pace-slow-of = Slow, { $time } a turn

level-random = Dreamer
level-random-blurb = Plays whatever comes to mind.
level-greedy = Neighbour
level-greedy-blurb = Takes what looks best right now.
level-beginner = Beginner
level-beginner-blurb = Is learning, and overlooks a lot.
level-casual = Casual player
level-casual-blurb = Plans the turn, and overlooks some things.
level-regular = Regular
level-regular-blurb = Plans the whole turn, with experience.
level-expert = Expert
level-expert-blurb = Looks ahead to the next turn.
level-master = Master
level-master-blurb = Looks ahead, and weighs many plans.

table-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
# Nothing is shuffled; $number: of the deal.
table-fixed = Fixed deal { $number }
# Whoever plays alone or with bots may ask for them.
table-hints = Hints allowed
# An option of a game and what was chosen for it.
table-option = { $name }: { $value }
table-opening = Opening the table…
table-failed = This table cannot be shown

## Before the game

seat-free = Free seat
lobby-sit = Sit here
lobby-guest = Somebody beside me
lobby-sit-guest = Sit down
lobby-bot = Add a bot
lobby-fill = Fill up with bots
lobby-level = How well { $name } plays
lobby-leave = Leave
lobby-remove = Remove
lobby-start = Start the game
lobby-free = { $count ->
    [one] { $count } seat is still free. Send the link, or add a bot.
   *[other] { $count } seats are still free. Send the link, or add bots.
}
lobby-free-guest = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
}
lobby-wait-host = Everybody is here. The host starts the game.
lobby-ready = Everybody is here: you can start.
# $names: who has no page of this table open at the moment.
lobby-not-here = Not here right now: { $names }.
lobby-start-anyway = You can start, or wait a little.
lobby-host-starts = The host starts the game.
lobby-starting = Shuffling: every browser throws in random bytes…
lobby-sit-named = Take this seat
lobby-name-hint = This is how the others see you.
watchers-title = Watching
# Who watches without a name.
watchers-others = { $count ->
    [one] { $count } guest
   *[other] { $count } guests
}
lobby-given-up = This table was given up.
guest-name = Name

share-title = Invite others
share-table = Link to this table
share-private = The link holds the invitation: pass it on to friends only.
share-qr = QR code of the link
share-copy = Copy
share-copied = Copied
share-pass = Share…
# $name: a player of this browser.
share-seat = { $name } on another device
share-seat-explained = This secret link brings your seat to your phone, or back if this browser forgets you.
share-seat-show = Show the secret link
share-seat-link = Secret link to your seat
share-renew = Make a new link, and disconnect all other devices
share-renewed = Older links no longer work

take-title = Taking your seat…
take-failed = This link does not work
take-malformed = It is not whole. Copy it again, all of it.
take-watch = Watch the table

## Players

player-you = you
player-you-large = You
player-bot = Bot · { $level }
player-your-turn = Your turn
player-thinking = Thinking…
player-choosing = Choosing…
player-on-holiday = On holiday
player-gone = Not here right now
player-away-resigned = Resigned: a bot plays on
player-away-timed_out = Away: a bot plays on
player-away-returning = Back at the next turn
player-score = { $score }
players-title = Players
players-all = All players: { $count }
# The end of a list of players, like “Ada, Bruno and 97 other players”.
players-others = { $count ->
    [one] { $count } other player
   *[other] { $count } other players
}
clock-left = Time left
time-hours = { $hours } h { $minutes } min
time-days = { $days } d { $hours } h

# Bots have names by their seat; further ones have numbers.
bot-name-0 = Ada
bot-name-1 = Bruno
bot-name-2 = Clara
bot-name-3 = Dario
bot-name-4 = Elsa
bot-name-5 = Felix
bot-name = Bot { $number }
# In place of a name that the reader has hidden.
player-number = Player { $number }

# What can be done about another player. For screen readers.
person-menu = Options for { $name }
# None of the ready-made phrases.
person-mute = Mute
person-hide = Hide name and face
person-here = Nobody else notices.
person-report = Report the name
person-reported = Reported. The name is hidden here.

away-explained = You ran out of time, and a bot plays for you.
away-come-back = Take my seat back
away-returning = You are back at your next turn: a bot takes this one.

## At the table

prompt-title = What is asked
prompt-your-turn = Your turn
# Several players at one screen.
prompt-turn-of = { $name }’s turn
prompt-choose = Make your choice
prompt-reveals = Confirm, or take it back
prompt-wait = Not your turn
prompt-playing = { $name } is playing
prompt-watching = You are watching
prompt-waiting = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
}
prompt-how = Choose on the board, or from the list.
prompt-over = The game is over
prompt-steps = Chosen so far
prompt-undo = Undo
prompt-confirm = Confirm

## Hints

hint-title = Hint
# On the button that asks for one.
hint-ask = Hint
hint-thinking = Thinking it through …
# $worlds: in how many imagined worlds the choices were tried; 0 if in none.
hint-how = { $worlds ->
    [0] Judged by the plan alone.
    [one] Tried in one imagined world, from what you can know.
   *[other] Tried in { $worlds } imagined worlds, from what you can know.
}
# Stands after it if there is something below.
hint-why = Below: how the points differ at the end.
hint-best = Best choice
# There is another that cannot be told from it.
hint-good = Good choice
hint-as-good = Just as good
# What is lost against the best, and its error.
hint-less-points = Points: −{ $loss } ± { $error }
hint-less-share = Chance: −{ $loss } % ± { $error }
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

choices-title = Choices
choices-open = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
log-title = What happened
log-short = Log
log-new = New
log-others = { $count ->
    [one] { $count } other player
   *[other] { $count } other players
}
log-sum = Total
recap-title = Since your last turn
recap-again = Show again
stage-go-on = Go on
key-space = Space

curtain-one = Hand over to { $name }
curtain-several = Who is next?
curtain-why = The others look away: what follows is private.
curtain-take = I am { $name }

connection-lost = The connection is lost. Trying again…
connection-back = Connected again. You have missed nothing.

menu-title = Menu
menu-say = Say something
menu-share = Invite others, or play on another device
menu-known = What is gone, and what is left
# $left of $all pieces of a kind.
menu-known-share = { $name }: { $left } of { $all }
menu-how = How to play
menu-replay = Replay
menu-holiday = Go on holiday: my clock stops
menu-holiday-end = Back from holiday
menu-holiday-left = Holidays left in this game: { $days ->
    [one] { $days } day
   *[other] { $days } days
}
menu-report = Report a bug
menu-resign = Resign

resign-title = Resign?
resign-explained = A bot plays your seat to the end. You can watch, but not come back.
resign-do = Resign

report-title = Report a bug
report-explained = One file holds all that is needed to see it again: the position as you know it, its number, your seat and the version. Send it to whoever runs this server, or add it to an issue.
report-what = What went wrong?
report-save = Save the file

## The end

end-you-win = You win!
end-wins = { $name } wins
end-win-together = { $names } win together
# Read aloud at the end. $points: the number as it is printed, with its minus; $count: without it, for the plural.
end-points-of = { $count ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
# Beside the points: $margin points more or fewer than $name.
end-ahead = { $margin } ahead of { $name }
end-behind = { $rank ->
    [2] You are second, { $margin } behind
    [3] You are third, { $margin } behind
   *[other] You are number { $rank }, { $margin } behind
}
# As many points, but ahead by the tie-break.
end-level = level with { $name }, the tie-break decides
end-behind-level = { $rank ->
    [2] You are second with as many points, the tie-break decides
    [3] You are third with as many points, the tie-break decides
   *[other] You are number { $rank } with as many points, the tie-break decides
}
# $points: the number as it is printed; $count: without its minus, for the plural.
end-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
# Somebody who plays alone, compared with earlier games.
end-best-new = your best so far: before it was { $points }
end-best-still = your best is { $points }
end-ranking = Ranking
end-reasons = What decided it
# What decided the game. Between asterisks: bold. $line: where the points come from; $worth: yes if $part counts by what it is multiplied with.
end-reason-line = { $worth ->
    [yes] { $you ->
        [first] Your { $line }: { $part-low } { $amount }, *{ $points }*.
       *[no] { $name }: { $line }, { $part-low } { $amount }, *{ $points }*.
    }
   *[no] { $you ->
        [first] You: { $line }, *{ $points }*.
       *[no] { $name }: { $line }, *{ $points }*.
    }
}
# $name has more of $part than $other; $you: which of the two reads it.
end-reason-part = { $you ->
    [first] { $part }: your *{ $more }* to { $other }’s *{ $less }*
    [second] { $part }: { $name }’s *{ $more }* to your *{ $less }*
   *[no] { $part }: { $name }’s *{ $more }* to { $other }’s *{ $less }*
}{ $worth ->
    [yes] , *{ $points }*.
   *[no] .
}
end-sheet = How the points came about
end-share = Share your city
end-picture = Picture of the city with the result
end-picture-pass = Share the picture
end-picture-save = Save the picture
end-replay-link = Link to the replay
end-abandoned = This game was given up
end-rematch = Play again
end-join-rematch = Join the next game
end-record = Download the record
end-check = Check the shuffle
end-checked = Shuffle checked
end-check-fixed = Fixed deal
end-check-left-out = Shuffled without your bytes
end-check-broken = The shuffle is not right!
end-home = Start page

sheet-title = Score sheet
sheet-rank = Place { $rank }
sheet-points = Points
sheet-ties = Ties

shuffle-checked = Checked by this browser: the deal follows from what was fixed before anybody knew the others’ random bytes.
shuffle-fits = All parts fit each other. This browser threw nothing in, so it cannot say more.
shuffle-left-out = Your random bytes are missing: they came too late, or the server left them out.
shuffle-first = Only the secret was fixed beforehand, as at all tables of that time. It is the same.
# $number: of the deal
shuffle-fixed = This was the fixed deal number { $number }: nothing was shuffled, so that whoever learns the game has the same cards.
shuffle-without = Without random bytes of: { $names }.
shuffle-broken = This is not what was fixed before the game!
shuffle-ours = { $count ->
    [one] Your random bytes are part of it.
   *[other] All { $count } portions of your random bytes are part of it.
}
shuffle-explained = Before the first card the server fixed a secret, and every browser its random bytes; then they were revealed. The deal follows from all of them, so nobody could choose it. “kvartal verify” checks every card of a record.
shuffle-branch = This table goes on from turn { $turn } of an earlier game. What came before is as it was there; everything after it follows from this seed.
shuffle-commitment = Commitment, known from the start
shuffle-roster = Who sat where and promised what
shuffle-secret = Secret
shuffle-contributions = Random bytes of the players
shuffle-seed = Seed of the deal
shuffle-command = To check every card

replay-title = Replay of { $game }
replay-controls = Replay
replay-play = Play
replay-pause = Pause
replay-before = One turn back
replay-after = One turn forward
replay-turn = Turn
replay-at = { $at } of { $last }
replay-so-far = Turn { $at }
replay-whole = Show how long it was
replay-link = Link to this turn
replay-back = Back to the table
replay-not-started = This game has not begun yet.

## Review

review-open = Review
review-title = Review of { $game }
review-none = This game cannot be reviewed
review-about = The server plays this game on from its turns, many times over, and finds where it was decided, how much of it was luck, and which choices would have been better.
review-ask = Review this game
review-again = Try again
# $ahead: how many reviews come first.
review-waiting = { $ahead ->
    [0] Yours is next.
    [one] { $ahead } other review comes first.
   *[other] { $ahead } other reviews come first.
}
review-working = Playing on from every turn: { $percent }
review-leave = It is made in the server’s spare time and kept with the game: you can leave this page and come back.
review-failed = The review could not be made.
review-off = This server makes no reviews.
review-ready = The review is ready.
review-curve-chance = Chance to win
review-curve-share = Chance to beat an opponent, on average
review-curve-points = Expected points
review-at = Moment of the game
review-opening = This moment of the game is being opened…
review-move = Move { $move }
review-column-move = Move
review-value = { $name }: { $value }
# A mark on the curve.
review-mark = { $name }, move { $move }: cost { $loss }
review-made = From { $worlds } games played on to the end, to within { $error }
review-table = As a table
review-balance = Luck and skill
review-start = Start
review-luck = Luck
review-choices = Choices
review-choices-parts = own { $own }, others’ { $others }
review-final = Result
review-balance-about = What could be expected at the start, plus luck and choices, is the result, each to within { $error }.
review-choices-about = Choices are held against what the game has learned to see. That is a rough yardstick: one’s own or the others’ alone may look too good or too bad. What counts is both together.
review-mistakes = Costliest decisions
review-of = Whose decisions
review-no-mistakes = { $name }: no choice that surely cost anything.
# $loss and $error: per cent, or points.
review-cost-chance = It cost { $loss } (± { $error }) of the chance to win.
review-cost-share = It cost { $loss } (± { $error }) of the chance to beat an opponent.
review-cost-points = Points it cost: { $loss } (± { $error }).
review-played = Played
review-better = Better
review-as-good = As good as that
review-why = Why: points at the end, on average
# $amount: points with their sign.
review-reason = { $you ->
    [yes] { $source }: { $amount } for you
   *[no] { $source }: { $amount } ({ $name })
}
review-question = Question { $at } of { $count }
review-what-now = What would you do here?
review-tell = Just tell me
review-verdict-best = Right: nothing was found that is surely better.
review-verdict-played = That is what was played. There was something better.
review-verdict-other = Not among the best that were found.
review-next = Next question
review-replay = Show in the replay

## Playing on from a turn of a finished game

branch-play-on = Play on from here
branch-title = Play on from turn { $turn }
branch-explained = A new table with exactly this position. Every seat keeps the cards it held; what is still to come is shuffled anew.
branch-seat = Your seat
branch-with = With whom
branch-with-bots = Bots
branch-with-bots-blurb = It begins at once.
branch-with-same = The same company
branch-with-same-blurb = They come by your link, or find the table in this replay.
branch-begin = Play on
branch-from = Goes on from turn { $turn } of an earlier game
branch-list = Played on from here
branch-turn = From turn { $turn }
branch-then = { $name } sat here
branch-compare = Compare both games
branch-compare-short = Compare

compare-title = Comparison
compare-of = { $game }: two ways on
compare-opening = Both games are being laid side by side…
compare-nothing = There is nothing to compare it with yet.
compare-with = Compare with
compare-origin = As it was
compare-origin-blurb = The game it goes on from
compare-table = To the table
compare-curve = Points in prospect
compare-curve-explained = What this player could expect after each turn; at the end, the points themselves. The ring marks where both games part.
compare-curve-label = Points of { $name } after each turn: in the end { $first } in the first game and { $second } in the second
compare-player = Player
compare-difference = Difference

## Settings

settings-title = Settings
settings-name = Your name
settings-keep = Save
settings-kept = Saved. Tables you sit down at from now on show it.
settings-language = Language
settings-theme = Colours
settings-theme-auto = Same as the device
settings-theme-light = Day
settings-theme-dark = Evening
settings-size = Text size
settings-size-normal = Normal
settings-size-large = Large
settings-size-larger = Larger
settings-motion = Motion
settings-motion-auto = Same as the device
settings-motion-none = None
settings-pace = Others' turns
settings-pace-calm = Calm
settings-pace-brisk = Brisk
settings-pace-instant = At once
settings-confirm-at-once = Confirm at once when nothing else can be meant
settings-turn = When it is my turn and I am looking elsewhere
settings-sound = Sounds
settings-sound-off = Off
settings-sound-quiet = Quiet
settings-sound-full = Full
settings-notify = Show a notification
settings-push = Show a notification even when Kvartal is closed
settings-push-explained = It comes through your browser’s push service, which cannot read it. It says that it is your turn and in which game, and nothing else.
settings-push-denied = Notifications from this site are blocked. Allow them in your browser’s settings and reload the page.
settings-erase = Erase me
settings-erase-explained = Your name, face and links are erased, at old tables, too; bots play your games to the end. This cannot be undone.
settings-erase-sure = Erase all of it?
home-erased = Erased. Kvartal does not know you any more.

how-title = How to play { $game }
how-none = There is no introduction to this game yet.
how-try-title = Try it
how-try = The best way to learn it: a first game with a coach who explains each question when it comes, in about ten minutes.
how-try-now = Play a first game

offline-title = You are offline
offline-explained = Without a network these pages work:
offline-not = Tables need the server: games go on where they were as soon as you are connected.
offline-again = Try again

not-found-title = There is nothing here
not-found-explained = The address may be mistyped, or what was here is gone.
not-found-home = To the start page

## Gallery: all pieces of the look on one page, for those who build it

gallery-title = Gallery
gallery-cards = Cards
gallery-signs = Signs
gallery-controls = Buttons and windows
gallery-dialog = Open a window
gallery-notice = Show a notice
gallery-board = Board
gallery-facades = Façades

## Faces

face-title = Face
face-fox = Fox
face-owl = Owl
face-cat = Cat
face-bear = Bear
face-hare = Hare
face-heron = Heron
face-otter = Otter
face-robin = Robin
face-tram = Tram
face-bike = Bike
face-boat = Boat
face-balloon = Balloon
face-lamp = Lamp
face-clock = Clock
face-bell = Bell
face-key = Key
face-tree = Tree
face-tulip = Tulip
face-cactus = Cactus
face-acorn = Acorn
face-cloud = Cloud
face-moon = Moon
face-star = Star
face-kite = Kite

## Phrases

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-your_turn = Your turn!
phrase-thinking = Let me think…
phrase-nice_move = Nice move!
phrase-well_played = Well played!
phrase-oops = Oops!
phrase-lucky = Lucky!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-back_soon = Back soon
phrase-good_game = Good game!
phrase-again = Again?

## What happens at a table beside the game

table-fact-created = A table is opened: { $game }
table-fact-sat = { $seat-you ->
    [yes] You sit down
   *[no] { $name } sits down
}
table-fact-bot_sat = A bot sits down: { $seat }, { $level }
table-fact-left = { $removed ->
    [yes] A seat becomes free
   *[no] Somebody leaves, and a seat is free
}
table-fact-linked = { $seat-you ->
    [yes] One more device joins your seat; a new secret link disconnects all others
   *[no] One more device joins { $seat }’s seat; a new secret link disconnects all others
}
table-fact-started = The game begins
table-fact-branched = New from here on: turn { $turn } of an earlier game
table-fact-said = { $seat-you ->
    [yes] You say: { $phrase }
   *[no] { $seat }: { $phrase }
}
table-fact-resigned = { $seat-you ->
    [yes] You resign; a bot plays on
   *[no] { $seat } resigns; a bot plays on
}
table-fact-timed_out = { $seat-you ->
    [yes] Your time has run out; a bot plays on
   *[no] { $seat }’s time has run out; a bot plays on
}
table-fact-returning = { $seat-you ->
    [yes] You come back at your next turn
   *[no] { $seat } comes back at the next turn
}
table-fact-returned = { $seat-you ->
    [yes] You are back
   *[no] { $seat } is back
}
table-fact-holiday = { $on ->
    [yes] { $seat-you ->
        [yes] You go on holiday
       *[no] { $seat } goes on holiday
    }
   *[no] { $seat-you ->
        [yes] You are back from holiday
       *[no] { $seat } is back from holiday
    }
}
table-fact-rematched = The next game is set up at another table
table-fact-abandoned = The table is given up: { $reason }
reason-empty = everybody has left
reason-idle = nothing has happened for too long
reason-other_rules = this server no longer has its rules

## Why not, in every game

kvartal-refusal-KV-1 = It is not your turn.
kvartal-refusal-KV-2 = This is not what is asked now.

## Problems. What the server calls them, and what a person can do about it.

problem-offline = The server does not answer. Check the connection and try again.
problem-push_unreachable = Your browser’s push service does not answer. Try again later.
problem-unknown_push_service = This server does not work with your browser’s push service.
problem-internal = Something went wrong on our side. Try again. { $incident }
problem-bad_request = The server did not understand this. Reload the page.
problem-bad_name = Please choose another name.
problem-bad_face = There is no such face.
problem-bad_notation = The server does not know this move. Reload the page.
problem-bad_option = These options do not go together.
problem-bad_pace = A turn and the reserve together need at least { $least } seconds.
problem-bad_seats = This game is for { $least } to { $most } players.
problem-no_seat_left = Leave a seat for yourself: not all can be bots.
problem-no_such_phrase = There is no such phrase.
problem-too_many_tables = That is too many tables at once (at most { $most }).
problem-no_session = The server does not know you any more. Reload the page.
problem-cross_site = This was sent from another site, and was refused.
problem-link_void = This link was replaced by a newer one.
problem-not_host = Only the host of the table can do this.
problem-not_your_seat = This is not your seat.
problem-not_found = There is nothing here.
problem-no_such_method = The server did not understand this. Reload the page.
problem-no_such_game = This server does not have this game.
problem-no_such_number = The game has not come that far.
problem-no_such_seat = There is no such seat.
problem-no_such_table = There is no such table, or you need an invitation to see it.
problem-archived = This table is in the archive and cannot be changed any more.
problem-against_rule = A rule of the game forbids this.
problem-not_a_bot = No bot plays at this seat.
problem-not_awaited = It is not your turn.
problem-not_lobby = The game has already begun.
problem-not_running = The game is not running.
problem-not_starting = The game does not start right now.
problem-not_promised = Other random bytes were promised.
problem-not_over = The game is not over yet.
problem-no_review = This game was not played to its end, or by rules this server no longer has: it cannot be reviewed.
problem-not_begun = This game never began.
problem-no_turn_there = There is nothing to play on at this point of the game.
problem-rules_gone = This game was played by older rules that this server no longer has. It cannot be gone on with.
problem-branched_too_often = This game has branched off too often.
problem-too_long = This game is too long to be gone on with.
problem-not_settled = First confirm what you have chosen.
problem-not_slow = Holidays are for slow games only.
problem-no_holiday_left = Your holidays for this game are used up.
problem-no_hint = No hint this time: the server is busy. Ask again in a moment.
problem-no_hints = There are no hints at this table.
problem-out_of_time = Your time was up: a bot takes this turn.
problem-resigned = You have resigned from this game.
problem-seat_away = A bot plays this seat now. Take it back first.
problem-seat_taken = Somebody was faster: this seat is taken.
problem-too_many_seats = At this table you cannot take another seat.
problem-removed = The host has sent you away from this table.
problem-deal_for_one = A fixed deal is for one person and bots: others could know the cards.
problem-seats_free = There are still free seats.
problem-step_from_the_future = This browser is ahead of the table. What is shown now is right.
problem-step_taken = This was decided on another device. What is shown now is right.
problem-too_many_devices = Too many devices play this seat. Make a new link to disconnect them.
problem-enough_here = This was done too often at this table.
problem-too_many = This was too fast. Try again in { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
}
problem-too_many_streams = Too many windows are open. Close some of them.
problem-crowded = The server is full right now. Try again in a moment.
problem-other_rules = This server has another version of the rules than this table. Try again in a moment.
problem-unreadable = The server cannot open this table right now. Try again later. { $incident }
problem-store_down = The server cannot reach its data. Try again in a moment.
problem-too_large = This is too much at once.
problem-too_slow = The connection is too slow. Try again.
problem-not_json = The server did not understand this. Reload the page.
