# The page
loading = One moment…
skip = To the content
no-server = The server does not answer ({ $why }). Load the page again in a moment.
lost-title = Nothing here
lost = There is no such page.
to-lobby = To the lobby
to-table = To the table

# Who is here
language = Language
your-name = Your name
theme = Colours
theme-auto = as the system has them
theme-light = light
theme-dark = dark
animations = Show where something happens
twice = Ask me once more before chance decides or something is revealed
account = Account
account-help = A name and a password keep your seats on every device. You can play without.
account-name = Name
password = Password
make-account = Make an account
sign-in = Sign in
sign-out = Sign out
signed-in = You are { $name } now.

# The lobby
lobby = Lobby
tagline = Three games of the forest, in the browser. Sit down.
more-options = More options
invited-to-watch = You may watch a table of { $game }.
games = Games
play-now = Play now
starting = Setting up…
set-up = Set up a table
rules = Rules
my-games = My games
no-games = You have not sat down anywhere yet.
open-tables = Open tables
no-open = No table waits for players.
watch = Watch
no-watch = Nobody is playing in public.
your-turn = Your turn
phase-waiting = { $free ->
    [one] waits for one player
   *[other] waits for { $free } players
  }
phase-playing = turn { $turn }
phase-over = finished
records = Records
upload-record = Look at a record that you have

# Setting up
seats = Seats
options = Options
level = Strength
table = Table
who-me = me
who-bot = a bot
who-link = a friend with the link
who-open = anybody
seat-number = Seat { $number }
played-by = Played by
add-seat = Add a seat
remove-seat = Remove seat { $number }
pace = Pace
pace-live = live
pace-async = a move now and then
watchers = Who may watch
watch-nobody = nobody
watch-link = whoever has the link
watch-anyone = anybody
start = Start
link-join = Send this link to whoever is to play
link-watch = Send this link to whoever may watch
copy = Copy
copied = Copied
invited = You are invited
invited-to = A seat at a table of { $game } is kept for you.
free-seat = free
sit-down = Sit down

# The table
refused = No entry
refused-why = { $code ->
    [4404] There is no such table.
    [4429] Too many windows are open at this table. Close some and load the page again.
   *[other] This table is not open to you. Ask for its link.
  }
connection-lost = The connection is lost. What you see is the last state; we are trying again.
waiting = Not everybody is here yet. The game starts by itself as soon as all seats are taken.
new-links = Make new links
hand-over = Hand the device to { $name }.
i-am-here = I am here
question = Question
trail = Chosen so far
game-over = The game is over.
nobody-asked = Nobody is asked anything.
rule = Rule { $rule }
why-not = Why not?
why-not-help = Choose anything, on the board or in the list: you are told what it is, or why it is not possible now.
back-to-here = Back to before this choice
arm-chance = { $label }: let chance decide
arm-reveal = { $label }: for good
foreseen-more = … and { $count } more
board = Board
hand = Hand
close = Close
scene = What happened there
show-scene = Scene
recap = Since you last acted
recap-all = Everybody
recap-you = You
guide = For your first game
guide-next = Got it
guide-stop = No more of these
guide-start = Explain the game again
reason-for = speaks for it:
no-reason = nothing speaks for it in particular
reason-against = speaks against it:
choice-kept = Your choice is kept, and sent as soon as possible.
notify-blocked = The browser does not allow this page to notify you. Its settings can change that.
watched-by = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
proposal-waiting = The others have yet to agree.
withdraw = Withdraw
standing-in = a bot stands in
undo = Undo
hint = Hint
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
no-points = No points yet.
thinking = thinking…
to-act = to act
bot = bot
away = away
conceded = has conceded
replace = Let a bot play
log = What happened
beside = Beside the board
tab-boards = Boards
tab-log = Log
tab-rules = Rules
tab-chat = Chat
tab-table = Table
chat = Chat
chat-say = Say something
send = Send
agree = Agree
refuse = Refuse
rematch = Play again
replay = Replay
download = Download the record
take-back = Ask to take back the last choice
notify = Notify me when it is my turn
concede = Concede
concede-sure = Yes, give this game up
leave = Leave the table
leave-sure = Yes, leave this table
return = I am back
standing-order-help = An answer given in advance, so that the others need not wait. Only you see it.
order-ask = ask me every time
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller

# Rules
rules-search = Search the rules
rule-card = This is a card.
rule-ruling = This is a ruling of ours, where the rulebook is silent.
rule-page = Page { $page } of the rulebook
rule-ruled = Ruling { $number }: { $heading }
rule-about = What it is about
rule-option = Players may decide otherwise, by the option “{ $option }”.
rule-differs = Differs in: { $edition }
edition-changes = { $edition }: what it changes
rules-all = All rules
before = Before
above = Above
after = After

# Replay
moment = Choice { $number } of { $last }
turn-back = Turn back
turn-on = Next turn
step-back = Back
step-on = On
run = Run
pause = Pause
speed = Speed
eyes = Seen by
eyes-open = whoever is asked
eyes-public = somebody who watches
copy-moment = Copy the link to this moment
continue-here = Play on from here against bots
