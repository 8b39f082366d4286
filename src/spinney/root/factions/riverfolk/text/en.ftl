## Who you are, and what you want

about-riverfolk = You are the Riverfolk Company. Sell cards, boats and mercenaries to the others, and turn their funds into points.
like-riverfolk = Traders with an open hand: set prices that others will pay, build trade posts with what they paid, and keep funds for dividends.
    .hard = takes practice, and a table that buys

## What sentences call them

role-riverfolk = The Riverfolk
    .the = the Riverfolk
    .whom = the Riverfolk
    .to = to the Riverfolk
    .of = of the Riverfolk
    .many = yes

## Words

word-riverfolk = Riverfolk
word-trade_post_fox = Trade Post (fox)
word-trade_post_rabbit = Trade Post (rabbit)
word-trade_post_mouse = Trade Post (mouse)
word-hand_card = Hand Card
word-riverboats = Riverboats
word-mercenaries = Mercenaries
word-export = Export
word-establish_trade_post = Establish Trade Post with Garrison

## Help

help-hand_card = A card of the buyer’s choice from the Riverfolk’s open hand.
help-riverboats = Until the end of the turn the buyer moves along rivers as along paths.
help-mercenaries = In Daylight and Evening of the turn the Riverfolk’s warriors count as the buyer’s for rule and in battle.
help-export = Pay for a card as if you crafted it and discard it: a warrior comes into the Payments box.
help-establish_trade_post = Spend two funds of whoever rules a clearing to place a trade post and a warrior there, and score.

## Questions

ask-start-in-river = Where by the river do you place a warrior? { $count ->
    [one] One is
   *[other] { $count } are
} left to place.
ask-riverfolk-act = Daylight: you have { $count ->
    [one] one fund
   *[other] { $count } funds
}. What do you do?
    .done = End Daylight
ask-export-what = Which card do you export?
ask-recruit-by-river = Where by the river do you recruit a warrior?
ask-trade-post-in = Where do you establish a trade post?
ask-set-costs = Evening: of which service do you change the price?
    .done = Keep the prices
ask-first-price = Setup: what is “{ $word }” to cost at first?
ask-set-price = What does “{ $word }” cost?
ask-commit-fund = Whose fund do you commit?
ask-spend-fund = Whose fund do you spend?
ask-lose-fund = Trade Disruption: whose fund do you remove?
ask-buy-service = Birdsong: the Riverfolk sell you up to { $count ->
    [one] one service
   *[other] { $count } services
}. Which one do you buy?
    .done = Buy nothing more
ask-buy-card = Which card do you buy from the Riverfolk?

## What beginners are told when they first meet a question

guide-riverfolk-act = Moving, fighting, crafting and drawing commit funds, which come back at your next Birdsong. Recruiting and trade posts spend them for good. Funds that you leave score then: one point for two.
guide-trade-post-in = A trade post costs two funds of whoever rules the clearing, and scores 2. Others who have pieces beside it may buy one more service.
guide-set-costs = What others pay becomes your funds. Too dear, and nobody buys; too cheap, and you arm them for nothing.
guide-buy-service = You pay with warriors from your supply, and the Riverfolk act with them until they spend them.

## Events

event-priced = { $you ->
    [yes] You set the price of “{ $word }” to { $price }.
   *[no] { $seat } { $seat-many ->
        [yes] set
       *[no] sets
    } the price of “{ $word }” to { $price }.
}
event-gathered-funds = { $you ->
    [yes] You gather your funds: { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] gather
       *[no] gathers
    } their funds: { $total }.
}
event-exported = { $you ->
    [yes] You export “{ $card }”.
   *[no] { $seat } { $seat-many ->
        [yes] export
       *[no] exports
    } “{ $card }”.
}
event-payment = { $you ->
    [yes] You place { $count ->
        [one] one warrior
       *[other] { $count } warriors
    } in the Payments box.
   *[no] { $seat } { $seat-many ->
        [yes] place
       *[no] places
    } { $count ->
        [one] one warrior
       *[other] { $count } warriors
    } in the Payments box.
}
event-committed-fund = { $you ->
    [yes] You commit a fund { $faction-of }.
   *[no] { $seat } { $seat-many ->
        [yes] commit
       *[no] commits
    } a fund { $faction-of }.
}
event-spent-fund = { $you ->
    [yes] You spend { $count ->
        [one] one fund
       *[other] { $count } funds
    } { $faction-of }.
   *[no] { $seat } { $seat-many ->
        [yes] spend
       *[no] spends
    } { $count ->
        [one] one fund
       *[other] { $count } funds
    } { $faction-of }.
}
event-lost-fund = { $you ->
    [yes] You lose a fund { $faction-of }.
   *[no] { $seat } { $seat-many ->
        [yes] lose
       *[no] loses
    } a fund { $faction-of }.
}
event-bought = { $you ->
    [yes] You buy “{ $word }” from the Riverfolk for { $price }.
   *[no] { $seat } { $seat-many ->
        [yes] buy
       *[no] buys
    } “{ $word }” from the Riverfolk for { $price }.
}
event-mercenaries-fight = { $count ->
    [one] One mercenary fights
   *[other] { $count } mercenaries fight
} for { $you ->
    [yes] you
   *[no] { $owner-whom }
} in { $clearing }.

## Refusals

no-no-river-at-start = No river touches { $choice }.
no-no-river-there = “{ $chosen }”: there is no river for it.
no-trade-post-there = There is already a trade post in { $choice }.
no-nobody-rules = Nobody rules { $choice }.
no-no-funds-of-ruler = You do not have two funds of whoever rules { $choice }.
no-no-place-for-a-post = There is no clearing for which you have two funds of its ruler and a trade post of its suit.
no-not-on-the-track = “{ $chosen }” is no price: the track goes from 1 to 4.
no-not-a-price = “{ $chosen }” is no price to set this marker to: another one from 1 to 4 is.
no-no-card-to-craft = You hold no card that could be crafted.
no-no-space-to-craft = “{ $chosen }”: you have too few funds, or too few empty spaces of the right suits on your Trade Posts tracks.
no-no-card-to-export = You hold no card that could be crafted, and only such a card can be exported.
no-no-space-to-export = { no-no-space-to-craft }
no-no-funds = “{ $chosen }”: you have no funds left.
no-no-such-fund = “{ $chosen }”: none of your funds is theirs.
no-service-too-dear = “{ $chosen }” costs more than you can pay.
no-no-card-for-sale = “{ $chosen }”: the Riverfolk have no such card for sale.
no-service-bought = “{ $chosen }”: you have bought it for this turn already.
no-sold-in-birdsong = “{ $chosen }”: services are bought at the start of Birdsong.
no-own-service = “{ $chosen }” is your own service: others buy it.
no-no-mercenaries-for-you = “{ $chosen }”: a Vagabond cannot hire any.
no-riverfolk-crafts = “{ $chosen }”: you craft in Daylight only.

## Points

points-trade-posts = Trade posts
points-dividends = Dividends

## What counts: each completes "this move ..."

reason-riverfolk-posts = has trade posts on the map
reason-riverfolk-dividends = keeps funds for dividends
reason-riverfolk-wealth = has warriors to act with on the board
reason-riverfolk-sites = can pay for more trade posts
reason-riverfolk-wares = has cards in hand that others may buy
reason-riverfolk-customers = has others beside the trade posts
reason-riverfolk-warriors = has warriors on the map
reason-riverfolk-rule = rules clearings
reason-riverfolk-exposed = keeps the trade posts guarded
reason-riverfolk-prices = asks prices that others pay

## On the board

label-payments = Payments
label-funds = Funds
label-committed = Committed
label-posts-lost = lost
label-service = Service
label-price = Price
label-bought-by = Bought by
