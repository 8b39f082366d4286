## Who you are, and what you want

about-guest = You are the Otter Guild. Build wharves in clearings of every suit, hide caches, and lend your warriors to whoever pays.

## What sentences call it

role-guest = The Guild
    .the = the Guild
    .whom = the Guild
    .to = to the Guild
    .of = of the Guild
    .many = no

## Words

word-guest = Otter Guild
word-guest_building = Wharf
word-guest_token = Barge
word-guest_hidden = Cache (face down)
word-guest_shown = Cache (face up)

## Questions

ask-first-wharf = By which water do you build your first wharf?
ask-launch = At which wharf do you launch your barge again?
ask-barge-along = Does the barge come along from { $origin } to { $clearing }?
    .done = It stays
ask-guild-act = Daylight: { $count ->
    [0] no actions are left; what else do you do?
    [one] one action is left; what do you do?
   *[other] { $count } actions are left; what do you do?
}
    .plot = Hide a cache
    .flip = Turn up a cache
    .export = Ship a card
    .done = End Daylight
ask-guild-recruit = Where do you recruit two warriors?
ask-guild-build = Where do you build a wharf?
ask-hide-in = Where do you hide a cache?
ask-hide-what = What is in the cache in { $clearing }?
ask-turn-up = Which cache do you turn up?
ask-search-cache = A cache lies in { $clearing }. Do you pay to look, or name what is in it?
    .explore = Pay to look
    .done = Leave it alone
ask-pay-to-look = Which card do you give to look into the cache in { $clearing }?
ask-hire = Birdsong: the Guild has { $count ->
    [one] one warrior
   *[other] { $count } warriors
} on the map. Which card do you give to have them on your side this turn?
    .done = Hire nobody

## Events

event-barge-moved = { $you ->
    [yes] Your barge comes along from { $origin } to { $clearing }.
   *[no] The barge { $seat-of } comes along from { $origin } to { $clearing }.
}
event-netted = “{ $card }” is caught in the Nets.
event-nets-emptied = { $you ->
    [yes] You empty your Nets: { $count ->
        [one] one card is
       *[other] { $count } cards are
    } discarded.
   *[no] { $seat } { $seat-many ->
        [yes] empty their
       *[no] empties its
    } Nets: { $count ->
        [one] one card is
       *[other] { $count } cards are
    } discarded.
}
event-cache-turned-up = { $you ->
    [yes] You turn up your cache in { $clearing }: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] turn
       *[no] turns
    } up a cache in { $clearing }: { $item }.
}
event-looked-into = { $you ->
    [yes] You look into the cache in { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] look
       *[no] looks
    } into the cache in { $clearing }.
}
event-saw-cache = { $you ->
    [yes] You see what is in the cache in { $clearing }: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] see
       *[no] sees
    } what is in the cache in { $clearing }: { $item }.
}
event-guessed = { $you ->
    [yes] You name what is in the cache in { $clearing }, and are right: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] name what is in the cache in { $clearing }, and are
       *[no] names what is in the cache in { $clearing }, and is
    } right: { $item }.
}
event-guessed-wrong = { $you ->
    [yes] You name what is in the cache in { $clearing }, and are wrong: not { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] name what is in the cache in { $clearing }, and are
       *[no] names what is in the cache in { $clearing }, and is
    } wrong: not { $item }.
}
event-hired = { $you ->
    [yes] You hire the warriors { $other-of } for this turn.
    [other] { $seat } { $seat-many ->
        [yes] hire
       *[no] hires
    } your warriors for this turn.
   *[no] { $seat } { $seat-many ->
        [yes] hire
       *[no] hires
    } the warriors { $other-of } for this turn.
}
event-hired-fight = { $count ->
    [one] One hired warrior fights
   *[other] { $count } hired warriors fight
} for { $owner-the } in { $clearing }.

## Refusals

no-burrow-forbids = Nobody but the Guild can be in { $choice }.
no-not-by-water = There is no water by { $choice }.
no-guild-no-actions = “{ $chosen }”: you have no actions left.
no-not-at-home = You are not at home in { $choice }.
no-no-site = There is no clearing where you could build a wharf.
no-no-card-for-site = You hold no card that matches { $choice }.
no-wharf-there = There is already a wharf in { $choice }.
no-no-barge = Your barge is not on the map.
no-no-freight = You hold no card that matches the clearing of your barge.
no-cache-there = There is already a cache in { $choice }.
no-no-hiding-place = You have no warriors where a cache could be hidden.
no-none-of-this-kind = “{ $chosen }”: no such cache is left.
no-no-cache-there = No cache lies face down in { $choice }.
no-nothing-to-turn-up = None of your caches lies face down.
no-ruled-out = “{ $chosen }”: this has been named in vain.
no-known-already = You know what is in the cache in { $clearing }.
no-held-fast = A trap holds you fast.

## Points

points-wharves = Wharves
points-caches = Caches
points-freight = Shipped cards
points-trade = Trade

## What counts: each completes "this move ..."

reason-guest-trade = trades in several suits
reason-guest-wharves = has wharves on the map
reason-guest-caches = has hidden caches
reason-guest-barge = has the barge on the map
reason-guest-warriors = has warriors on the map
reason-guest-rule = rules clearings
reason-guest-exposed = keeps the wharves guarded
reason-guest-actions = has actions left

## On the board

label-nets = Nets
label-caches = Caches
label-hired = Hired by
label-gone = Gone
