# The page
loading = One moment…
skip = To the content
skip-question = To the question
skip-board = To the board
skip-hand = To your hand
no-server = The server does not answer ({ $why }). Load the page again in a moment.
lost-title = Nothing here
lost = This page does not exist.
to-lobby = To the lobby
to-table = To the table

# Who is here
language = Language
your-name = Your name
theme = Colours
theme-auto = same as the system
theme-light = light
theme-dark = dark
look-large-text = Larger text
look-high-contrast = High contrast
look-patterns = Patterns for suits and owners
animations = Show where something happens
twice = Ask me again before what cannot be undone or costs dearly
account = Account
account-help = With a name and a password you keep your seats on every device. You can also play without.
account-name = Name
password = Password
make-account = Create an account
sign-in = Sign in
sign-out = Sign out
signed-in = You are { $name } now.
new-password = New password
change-password = Change the password
change-it = Change it
password-changed = Your password has been changed. You are signed out everywhere else, and a recovery code from before no longer works.
forgot-password = I have forgotten my password
forgot-help = If you made a recovery code, you can set a new password with it. Without one nobody can let you in.
recover = Set the new password
recovered = You are signed in. The code is used up; you can make a new one here.
recovery-code = Recovery code
make-code = Make a recovery code
code-help = If you forget your password, you can set a new one with this code, once.
code-shown = Write it down now: it is not shown again.
code-there = You have a code. A new one replaces it.
delete-account = Delete the account
delete-help = You leave all your tables. In games that are being played a bot takes your place; a game between two is lost. Finished games are kept without your name. None of this can be undone.
delete-sure = Yes, delete my account

# The lobby
lobby = Lobby
tagline = Forest games in your browser. Take a seat.
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
no-open = No tables are waiting for players.
watch = Watch
no-watch = No public games are being played.
your-turn = Your turn
phase-waiting = { $free ->
    [one] waits for one player
   *[other] waits for { $free } players
  }
phase-playing = turn { $turn }
phase-over = finished
line-times = begun { $begun }, last move { $changed }
records = Records
upload-record = Open a record you have saved

# Learning
learn = Learn to play
learn-first = New here? Each game has a few short lessons that you play: five to ten minutes, and you know how it goes.
learn-game = Learn { $game }
learn-no = No, thank you
learn-about = { $count ->
    [one] One short lesson
   *[other] { $count } short lessons
  } that you play, about { $minutes } minutes in all. What to do is said and marked; nothing can go wrong. Leave whenever you like and go on later.
learn-done = { $done } of { $count } done
learn-none = There are no lessons for this game yet.
lesson = Lesson
lesson-number = Lesson { $number } of { $count }
lesson-step = Step { $step } of { $steps }
lesson-over = This lesson is done.
lesson-next = Next lesson
lesson-all = All lessons
lesson-play = Set up a game
lesson-begin = Begin
lesson-go-on = Go on
lesson-again = Once more
lesson-done = done
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }

# Campaigns
campaign = Campaign
campaigns = Campaigns
campaign-begin = Play a campaign
campaign-help = A chain of games for any evening: after each that you win the other side begins stronger, and everybody keeps something of what they had. A lost game can be tried again, as often as you like.
campaign-stands = { $won } of { $length } chapters won.
campaign-playing = Chapter { $chapter } is being played.
campaign-won = Chapter { $chapter } is won! Choose what to take along to the next one.
campaign-lost = Chapter { $chapter } is lost. It can be tried again, as it began and as often as you like.
campaign-complete = All chapters are won: this campaign is complete.
campaign-waits = Waiting for: { $names }. As long as you wait, you can change your choice.
campaign-impatient = Go on without waiting for { $names }
campaign-go-on = Go on
campaign-again = Try again
campaign-choose = Choose what you keep
campaign-chapter = Campaign: chapter { $chapter }
to-campaign = To the campaign
next-chapter = To the next chapter
chapters = Chapters
chapter-number = { $try ->
    [1] Chapter { $chapter }
   *[other] Chapter { $chapter }, try { $try }
  }
chapter-won = won
chapter-lost = lost
chapter-playing = being played
keeps-what = { $role ->
    [none] { $name } keeps
   *[other] { $name } ({ $role }) keeps
  }
keeps-most = { $most ->
    [one] One thing can be kept
   *[other] Up to { $most } things can be kept
  }; { $count } chosen.
keeps-nothing = There is nothing to keep this time.
keep-and-go-on = Keep this and go on
keep-changed = Change the choice
look-at = Look at it

# Setting up
seats = Seats
options = Options
level = Strength
table = Table
who-me = me
who-bot = a bot
who-link = a friend with the link
who-open = anyone
seat-number = Seat { $number }
played-by = Played by
player-name = Who plays it
add-seat = Add a seat
remove-seat = Remove seat { $number }
surprise = Surprise us
surprise-help = Chance chooses, as the rules have it; you can still change everything.
surprised = Chance has chosen. Have a look, and change what you like.
seats-mended = { $why } So the seats were changed.
takes-minutes = About { $minutes } minutes
adds-minutes = +{ $minutes } min
by-name = By name
by-name-help = { $exact ->
    [yes] Pick { $most } yourself.
   *[no] Pick up to { $most } yourself.
  }
pick-things = { $option }: pick by name
pick-roles = Who plays
roles-now = Chosen now
roles-now-help = Pick who plays what before the game begins.
roles-later = Chosen at the table
card-says = What the card says
cannot = Not now: { $why }
look-there = Show where
pace = Pace
pace-live = live
pace-async = a move now and then
watchers = Who may watch
watch-nobody = nobody
watch-link = anyone with the link
watch-anyone = anyone
start = Start
copy = Copy
copied = Copied
invited = You are invited
link-join = Invite players
link-join-help = Send this link to whoever is to play { $game }. They open it, say their name and sit down{ $count ->
    [0] .
    [one] { " " }as: { $free }.
   *[other] { " " }on one of the free seats: { $free }.
  } As many can use it as seats are free.
link-watch = Invite spectators
link-watch-help = Whoever opens this link sees the board of { $game }, but nobody’s hand, and cannot play.
link-local = These links work on this machine only, because the server listens to nobody else. So that others can come, start it with:
waiting-title = { $game }: waiting for players
fill = Give it to a bot
fill-all = Fill with bots and start
sit-down-as = You sit down as { $name }.
links-elsewhere = The links are shown only in the browser in which they were made. If you have lost them, create new ones.
new-links-sure = Yes, create new links
new-links-help = The links you have sent stop working. Press again to create new ones.
usual-options = usual options
seat-named = Seat { $seat }
free-link = free, for whoever has the link
free-open = free for anyone
this-seat = I take this one
no-seat-left = No seat is free at this table any more.
invited-to = { $who ->
    [none] There is a seat for you at a table of { $game }.
   *[other] { $who } invites you to a game of { $game }.
  }
free-seat = free
what-is = { $what }: { $value }
sit-down = Sit down

# The table
refused = No entry
refused-why = { $code ->
    [4404] There is no such table.
    [4429] Too many windows are open at this table. Close some and load the page again.
   *[other] This table is not open to you. Ask for its link.
  }
connection-lost = The connection is lost. You are looking at the last known state; we keep trying.
sending = Sending…
waiting = Somebody is still missing. The game starts by itself as soon as all seats are taken.
new-links = Create new links
hand-over = Hand the device to: { $name }
who-plays = { $name } ({ $role })
i-am-here = I am here
question = Question
trail = Chosen so far
game-over = The game is over.
nobody-asked = Nobody has to decide anything right now.
rule = Rule { $rule }
why-not = Why not?
why-not-help = Choose anything, on the board or in the list: you will see what it is, or why it is not possible now.
back-to-here = Go back to before this choice
arm-chance = { $label }. Once more to confirm: it cannot be undone
arm-reveal = { $label }. Once more to confirm: it cannot be undone
arm-scene = { $label }. Once more to confirm: it cannot be undone
arm-loss = { $label }. Once more if you mean it
foreseen-more = … and { $count } more.
board = Board
board-words = The board in words
walk-help = Arrow keys walk through what lies here: left and right from one to the next, down to what lies in it, up again. Enter reads it.
hand = Hand
close = Close
cancel = Cancel
settings = Settings
scene = What happened here
show-scene = Scene
recap = What the others did
recap-short = News
recap-stop = Stop offering this
herald = Do not miss this
log-before = Before the first turn
log-earlier = Earlier turns: { $count }
guide = For your first game
guide-next = Got it
guide-stop = Stop showing these
guide-start = Explain the game again
no-reason = about as good as the other options
no-choice = the only answer there is
hint-why = Why: { $reasons }
hint-more = Why?
hint-kept = This goes on with what was advised before.
only-answer = There is nothing you could play here. You are asked all the same, so that nobody notices. Some such questions you can answer in advance, under “Table”.
final = Cannot be undone
choice-kept = Your choice is saved and will be sent as soon as possible.
notify-blocked = The browser does not let this page notify you. You can change that in its settings.
watched-by = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
proposal-waiting = The others still have to agree.
withdraw = Withdraw
standing-in = a bot is standing in
undo = Undo
hint = Hint
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
no-points = No points yet.
thinking = thinking…
to-act = deciding
bot = bot
away = away
conceded = has conceded
replace = Let a bot play
log = What happened
beside = Beside the board
tab-boards = Boards
to-board = Show this board: { $role }
show-board = Show this board
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
rematch-ready = To the next game
curve = How it went
curve-table = The same as a table
moments = Where it turned
turn-number = Turn { $turn }
turn = Turn
next-game = Set up another game
replay = Replay
download = Download the record
take-back = Ask to take back my last choice
notify = Notify me when it is my turn
concede = Concede
concede-sure = Yes, give up this game
ask-concede = Give up this game?
concession-ends = The game is then over, and lost for you.
concession-bot = A bot then plays on in your place until the game is over; you cannot come back, but you can look on.
concession-done = You have conceded: a bot plays on in your place, and you look on.
leave = Leave the table
leave-sure = Yes, leave this table
ask-leave = Leave this table?
return = I am back
order-ask = ask me every time
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller

# Looking at something
hand-large = Your hand, large
inspector = Look closely
inspect-now = What you can do with it now
inspect-not = Not now
inspect-rules = In the rules
inspect-back = Back
inspect-all = What is here
inspect-help = Click, hold or press I on anything to read it.
inspect-then = This is how it was at the moment that is shown.
inspect-times = { $label } ×{ $count }
inspect-stopped = The rest did not come as expected: go on from here.
inspect-yours = The next step cannot be taken back: it is yours to take.

# Rules
rules-search = Search the rules
rules-card = Cards
rules-landmark = Landmarks
rules-hireling = Hirelings
rules-ruling = Rulings
rule-card = This is a card.
rule-landmark = This is a landmark.
rule-hireling = This is a hireling.
rule-ruling = This is a ruling of ours; the rulebook does not say.
rule-page = Page { $page } of the rulebook
rule-ruled = Ruling { $number }: { $heading }
rule-about = About
rule-option = The option “{ $option }” lets you play it differently.
rule-differs = Differs in: { $edition }
edition-changes = What changes in: { $edition }
rules-all = All rules
before = Previous
above = Up
after = Next

# Replay
moment = Choice { $number } of { $last }
turn-back = Previous turn
turn-on = Next turn
step-back = Previous choice
step-on = Next choice
run = Play
pause = Pause
speed = Speed
eyes = Seen by
eyes-open = the one who decides
eyes-public = a spectator
copy-moment = Copy the link to this moment
continue-here = Continue from here against bots

# How what happened is shown
player = What happens, step by step
player-round = Show again what happened since I last acted
player-again = Show again from here
player-back = Back to the event before
player-forth = On to the next event
player-now = Now
player-skip = Skip { $count }
player-pace = Pace of what others do
pace-once = at once
pace-quick = quick
pace-calm = calm
pace-step = step by step
