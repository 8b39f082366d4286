# Names

guest-name = Guest { $number }
bot-name = { $level } { $letter }
seat-free = Seat { $letter }
person-gone = Deleted account

# At the table

waiting-for = { $name } is deciding ({ $what }).
proposal-takeback = { $name } would like to take something back.
proposal-replace = { $away } is away. { $name } suggests that a bot plays for now.
proposal-rematch = { $name } would like to play again.
proposal-refused-takeback = { $name } does not agree to take it back.
proposal-refused-replace = { $name } does not agree that a bot plays for { $away }.
proposal-refused-rematch = { $name } does not want to play again.
proposal-done-takeback = Everybody agrees: your choice has been taken back.
proposal-done-replace = Everybody agrees: a bot plays for { $away }.
result-won = You won
result-lost = Lost
result-others = { $lost ->
    [yes] You lost; { $names } won
   *[no] { $names } won
  }
ended-conceded = { $name } conceded.
lesson-which = Lesson { $number } of { $count }: { $title }
moment-lead = { $name } takes the lead with { $count ->
    [one] one point
   *[other] { $count } points
  }.
moment-best = The most in one turn: { $name } makes { $count ->
    [one] one point
   *[other] { $count } points
  }.

# What is refused, and what to do

refused-unknown-person = The server does not know you yet; open the first page and try again.
refused-origin = This request comes from another site; open the table on its own page.
refused-host = This server does not go by this name; start it with --origin and the address that browsers see.
refused-too-fast = That was too fast; wait a moment and try again.
refused-too-big = That is too large; at most { $most } kB can be sent.
refused-not-json = This address wants JSON (application/json).
refused-too-deep = This cannot be read: lists and objects are nested too deeply.
refused-not-utf8 = This cannot be read: it is not UTF-8.
refused-unreadable = This cannot be read: { $what }
refused-not-found = There is nothing at this address.
refused-method = This address does not take this kind of request.
refused-server = Something went wrong on the server; try again.
refused-no-table = There is no such table, or you may not look at it.
refused-no-campaign = There is no such campaign, or you have no part in it.
refused-not-a-campaign = No campaign begins with these options.
refused-keep = You can keep { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
} of those that are shown.
refused-campaign-over = This campaign has come to its end.
refused-no-game = There is no such game.
refused-no-lesson = There is no such lesson.
refused-in-lesson = In a lesson nothing is taken back beyond “Undo”; begin it again instead.
refused-in-campaign = This is a chapter of a campaign; go on from its page.
refused-lesson = The lesson asks for something else now.
refused-no-rule = There is no rule { $number }.
refused-no-link = This link is not valid any more; ask for a new one.
refused-no-seat = No seat is free there any more.
refused-no-such-seat = This game has no such seat.
refused-no-word = This is not a word of the game.
refused-no-position = The game has only { $last } choices.
refused-no-plate = There is nothing to be said about this.
refused-no-scene = No scene begins there.
refused-no-proposal = Nothing is proposed at the moment.
refused-proposal-pending = Something else has been proposed; answer that first.
refused-stale = The table has moved on; look again, then choose.
refused-not-playing = No game is being played at this table now.
refused-not-over = The game is not over yet.
refused-not-asked = It is not your decision right now.
refused-not-yours = This seat is not yours.
refused-not-seated = You have no seat at this table.
refused-not-maker = Only the person who opened the table can do that.
refused-not-absent = Nobody is missing on that seat.
refused-not-away = No bot is playing for you.
refused-ends-there = The game ends there; go back some choices first.
refused-join-how = Give either the token of a link or an open table, not both.
refused-too-many-seats = This game has { $count ->
    [one] one seat
   *[other] { $count } seats
} with these options.
refused-too-many-tables = You have { $count } unfinished tables; finish some first.
refused-too-many-bots = You have { $count } unfinished tables with nobody but bots; let some of them finish first.
refused-too-long = A record can have at most { $most } choices.
refused-records-full = There is no room for more records at the moment; try again another day.
refused-level = There is no bot “{ $level }”; choose one of: { $levels }.
refused-name = { $why ->
    [empty] A name has at least one character.
    [long] A name has at most { $most } characters.
    [marks] There are too many accents on a letter of this name.
    [scripts] This name mixes letters of scripts that look alike; keep to one script.
    [letter] A name cannot end like the letter of a seat; the table adds it by itself.
    [parting] A name cannot have “|” in it.
   *[unseen] This name has a character that nobody sees; leave it out.
}
refused-field-name = A name has 1 to 30 characters.
refused-field-password = A password has 8 to 200 characters.
refused-field-new = A new password has 8 to 200 characters.
refused-field-token = This link is incomplete; copy all of it, or ask for it again.
refused-name-taken = This name is taken; choose another.
refused-has-account = You already have an account.
refused-login = Name and password do not match.
refused-chat = This message is empty.
refused-no-account = There is no account yet; create one first.
refused-password = This is not your password.
refused-recovery = Name and recovery code do not match, or the code has been used.
