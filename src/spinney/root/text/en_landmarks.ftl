### The landmarks of appendix F.

## Words

word-ferry = The Ferry
word-tower = The Tower
word-lost_city = Lost City
word-black_market = Black Market
word-legendary_forge = Legendary Forge
word-elder_treetop = Elder Treetop
like-ferry = Once a turn a move may go by water, and brings a card.
like-tower = A point each Evening for whoever rules its clearing.
like-lost_city = A clearing of all three suits at once.
like-black_market = Once a turn, swap a card of your hand for an unseen one.
like-legendary_forge = Four items that are crafted only there, for a point and a card more.
like-elder_treetop = One more building slot in a corner, and a point more for tearing down what stands there.
help-ferry = Take the Ferry, which comes along, and draw a card.
help-black_market = Exchange a card of your hand for one of three that lie face down.

## Questions

ask-by-ferry = Do you take the Ferry, or go on foot?
    .ferry = By the Ferry
ask-which-landmark = Which landmark do you set up?
ask-landmark-in = { $word }: in which clearing do you set it up?
ask-which-suit = { $clearing } is of all three suits: of which suit is the piece that you place there?
ask-market-give = { $optional ->
    [0] Black Market: which card do you exchange?
   *[other] Before you go on: which card do you exchange at the Black Market?
}
    .done = Exchange none
ask-market-take = Black Market: which of the three cards do you take?

## Events

event-landmark-dealt = A landmark of this game: { $word }.
event-landmark = { $you ->
    [yes] You set up a landmark
   *[no] { $seat } { $seat-many ->
        [yes] set up
       *[no] sets up
    } a landmark
} in { $clearing }: { $word }.
event-ferry = The Ferry comes to { $clearing }.
event-market = { $you ->
    [yes] You exchange a card
   *[no] { $seat } { $seat-many ->
        [yes] exchange
       *[no] exchanges
    } a card
} at the Black Market: for the { $count ->
    [1] first
    [2] second
   *[other] third
} one.
event-market-gave = { $you ->
    [yes] You leave “{ $card }” at the Black Market.
   *[no] { $seat } { $seat-many ->
        [yes] leave
       *[no] leaves
    } “{ $card }” at the Black Market.
}
event-market-gave-hidden = { $seat } { $seat-many ->
    [yes] leave
   *[no] leaves
} a card at the Black Market.
event-market-took = { $you ->
    [yes] You take “{ $card }” from the Black Market.
   *[no] { $seat } { $seat-many ->
        [yes] take
       *[no] takes
    } “{ $card }” from the Black Market.
}
event-market-took-hidden = { $seat } { $seat-many ->
    [yes] take
   *[no] takes
} a card from the Black Market.
event-treetop-for-two = The Elder Treetop is not recommended for two players.

## Refusals

no-landmark-there = “{ $chosen }”: there is a landmark already.
no-landmark-next-to = “{ $chosen }”: there is a landmark next to it, and there are places farther away.
no-no-water-for-the-ferry = “{ $chosen }”: the Ferry is set up by the water, and there is none.
no-no-water-for-the-city = “{ $chosen }”: the Lost City is set up by the water, and there is none.
no-no-ruin-for-the-tower = “{ $chosen }”: the Tower is set up in a clearing with a ruin, and there is none.
no-not-one-slot = “{ $chosen }”: the Black Market is set up in a clearing with exactly one slot and no ruin.
no-not-a-corner-for-the-treetop = “{ $chosen }”: the Elder Treetop is set up in a corner.
no-nobody-at-market = You have no piece in the clearing of the Black Market.
no-not-on-sale = “{ $chosen }”: there are three cards at the Black Market, the first, the second and the third.
no-nobody-at-forge = “{ $chosen }”: this item lies at the Legendary Forge, and you have no piece there.

## The option

option-landmarks = Landmarks
    .help = What stands on the map and changes the rules around it.
    .form = map (as the map has it), none, one or two by chance, one or two out of some as in two/ferry,tower,lost_city, or one or two by name as in lost_city,black_market
option-landmarks-map = As the map has it
    .like = The Tower on the mountain map, the Ferry on the lake map, and none on the others.
option-landmarks-none = None
    .like = No landmarks, not even those of the map.
option-landmarks-one = One by chance
    .like = One of the six is dealt, and the last player in turn order sets it up.
option-landmarks-two = Two by chance
    .like = Two of the six are dealt, and the last two players in turn order set them up.

points-landmarks = Landmarks

## Homelands (A.8.2)

ask-homeland = Which clearing is your homeland?
ask-spread-in = Where do you place { $count ->
    [one] the last warrior
   *[other] one of { $count } warriors that are left
}?
event-homeland = { $you ->
    [yes] Your homeland is { $clearing }.
   *[no] The homeland { $seat-of } is { $clearing }.
}
no-enemy-homeland = “{ $chosen }”: this is an enemy’s homeland.
no-not-at-the-edge = “{ $chosen }”: your homeland is at the edge of the map.
no-homeland-too-near = “{ $chosen }”: this is too near to an enemy’s homeland, and there are places farther away.
no-homeland-alone = “{ $chosen }”: your homelands lie next to each other.
option-start = Where factions begin
    .help = In corners as in the basic game, or in homelands of one’s choice as in the advanced setup.
option-start-corners = In corners
option-start-homelands = In homelands, the last player first

## Choosing factions (A.8)

ask-choose-faction = Which faction do you choose?
event-pooled = A faction to choose: { $faction-the }.
event-locked = { $faction } can be chosen once a militant faction has been.
event-dealt-beside = Beside { $faction-the } lies this card: { $word }.
event-drafted = { $you ->
    [yes] You choose { $faction-whom }.
   *[no] { $seat-player ->
        [none] { $seat }: { $faction-the }.
       *[other] { $seat-player } chooses { $faction-whom }.
    }
}
no-locked-faction = “{ $chosen }” is locked until somebody has chosen a militant faction.
option-seats-drafted = to be chosen
    .like = The Law’s advanced setup: some factions are dealt, the last player chooses first and sets up at once, and everybody keeps three of five cards.
option-pool = Factions to choose from
    .help = Two players who draft choose among militant factions; with hirelings they may keep the insurgent ones.
option-pool-usual = As the Law has it
option-pool-insurgents = Insurgents as well, for two players with hirelings
setup-pool = Insurgent factions are kept where two players draft, and only with hirelings.
guide-choose-faction = Whoever plays last chooses first and sets up at once. One faction stays over. Read what each is like; your five cards stay with you, and later you keep three of them.
