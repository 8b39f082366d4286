## What sentences call them

role-forest_patrol = The Forest Patrol
    .the = the Forest Patrol
    .whom = the Forest Patrol
    .to = to the Forest Patrol
    .of = of the Forest Patrol
    .many = no
role-last_dynasty = The Last Dynasty
    .the = the Last Dynasty
    .whom = the Last Dynasty
    .to = to the Last Dynasty
    .of = of the Last Dynasty
    .many = no
role-spring_uprising = The Spring Uprising
    .the = the Spring Uprising
    .whom = the Spring Uprising
    .to = to the Spring Uprising
    .of = of the Spring Uprising
    .many = no
role-exile = The Exile
    .the = the Exile
    .whom = the Exile
    .to = to the Exile
    .of = of the Exile
    .many = no
role-riverfolk_flotilla = The Flotilla
    .the = the Flotilla
    .whom = the Flotilla
    .to = to the Flotilla
    .of = of the Flotilla
    .many = no
role-warm_sun_prophets = The Prophets
    .the = the Prophets
    .whom = the Prophets
    .to = to the Prophets
    .of = of the Prophets
    .many = yes
role-highway_bandits = The Bandits
    .the = the Bandits
    .whom = the Bandits
    .to = to the Bandits
    .of = of the Bandits
    .many = yes
role-sunward_expedition = The Expedition
    .the = the Expedition
    .whom = the Expedition
    .to = to the Expedition
    .of = of the Expedition
    .many = no
role-corvid_spies = The Corvid Spies
    .the = the Corvid Spies
    .whom = the Corvid Spies
    .to = to the Corvid Spies
    .of = of the Corvid Spies
    .many = yes
role-furious_protector = The Protector
    .the = the Protector
    .whom = the Protector
    .to = to the Protector
    .of = of the Protector
    .many = no
role-flame_bearers = The Flame Bearers
    .the = the Flame Bearers
    .whom = the Flame Bearers
    .to = to the Flame Bearers
    .of = of the Flame Bearers
    .many = yes
role-vault_keepers = The Vault Keepers
    .the = the Vault Keepers
    .whom = the Vault Keepers
    .to = to the Vault Keepers
    .of = of the Vault Keepers
    .many = yes
role-popular_band = The Band
    .the = the Band
    .whom = the Band
    .to = to the Band
    .of = of the Band
    .many = no

## Words

word-forest_patrol = { rule-forest_patrol }
word-last_dynasty = { rule-last_dynasty }
word-spring_uprising = { rule-spring_uprising }
word-exile = { rule-exile }
word-riverfolk_flotilla = { rule-riverfolk_flotilla }
word-warm_sun_prophets = { rule-warm_sun_prophets }
word-highway_bandits = { rule-highway_bandits }
word-sunward_expedition = { rule-sunward_expedition }
word-corvid_spies = { rule-corvid_spies }
word-furious_protector = { rule-furious_protector }
word-flame_bearers = { rule-flame_bearers }
word-vault_keepers = { rule-vault_keepers }
word-popular_band = { rule-popular_band }
like-forest_patrol = A warrior in every clearing; the fallen come back where you need them. Demoted, healers who save your warriors for a card.
like-last_dynasty = Five warriors who march and fight as one. Demoted, nobles who break ties for you and score for wide rule.
like-spring_uprising = Rebels who blow up a clearing by a roll of the die. Demoted, scouts who make you hit hard in defence.
like-exile = A lone fighter in the forests, armed by whoever brings items. Demoted, a brigand who plunders ruins and hands.
like-riverfolk_flotilla = A ship on the river that deals cards and cannot be sunk. Demoted, divers who let you move along the river freely.
like-warm_sun_prophets = Prophets who drive others to fight or to move. Demoted, envoys who fetch cards from the discard pile.
like-highway_bandits = Bandits who rob whoever uses their paths. Demoted, gangs that bring warriors to where they stand.
like-sunward_expedition = Footholds anywhere, with warriors who swarm out of them. Demoted, artisans who keep the cards you craft.
like-corvid_spies = Spies among the enemy, who fight there or steal cards. Demoted, sentries who add a hit at your buildings.
like-furious_protector = A bear that no one can harm and that strikes down all around it. Demoted, it shields whatever stands beside it.
like-flame_bearers = Fire that spreads and clears enemies away. Demoted, smugglers who turn item cards into moves and battles.
like-vault_keepers = Vaults with guards who fight at each of them. Demoted, bodyguards who take the first hit of every battle.
like-popular_band = Musicians who draw warriors in and hold them. Demoted, a street band that holds them, too.
word-club = Club
word-club_exhausted = Club (exhausted)
word-vault = Vault
word-foothold = Foothold
word-spread = Spread
word-reinforce = Reinforce
word-steal = Steal
word-preach = Preach
word-regroup = Regroup
word-feline_physicians = { rule-feline_physicians }
word-bluebird_nobles = { rule-bluebird_nobles }
word-rabbit_scouts = { rule-rabbit_scouts }
word-brigand = { rule-brigand }
word-otter_divers = { rule-otter_divers }
word-lizard_envoys = { rule-lizard_envoys }
word-bandit_gangs = { rule-bandit_gangs }
word-mole_artisans = { rule-mole_artisans }
word-raven_sentries = { rule-raven_sentries }
word-stoic_protector = { rule-stoic_protector }
word-rat_smugglers = { rule-rat_smugglers }
word-badger_bodyguards = { rule-badger_bodyguards }
word-street_band = { rule-street_band }

## Help

help-forest_patrol = { rule-forest_patrol.summary }
help-last_dynasty = { rule-last_dynasty.summary }
help-spring_uprising = { rule-spring_uprising.summary }
help-exile = { rule-exile.summary }
help-riverfolk_flotilla = { rule-riverfolk_flotilla.summary }
help-warm_sun_prophets = { rule-warm_sun_prophets.summary }
help-highway_bandits = { rule-highway_bandits.summary }
help-sunward_expedition = { rule-sunward_expedition.summary }
help-corvid_spies = { rule-corvid_spies.summary }
help-furious_protector = { rule-furious_protector.summary }
help-flame_bearers = { rule-flame_bearers.summary }
help-vault_keepers = { rule-vault_keepers.summary }
help-popular_band = { rule-popular_band.summary }
help-feline_physicians = { rule-feline_physicians.summary }
help-bluebird_nobles = { rule-bluebird_nobles.summary }
help-rabbit_scouts = { rule-rabbit_scouts.summary }
help-brigand = { rule-brigand.summary }
help-otter_divers = { rule-otter_divers.summary }
help-lizard_envoys = { rule-lizard_envoys.summary }
help-bandit_gangs = { rule-bandit_gangs.summary }
help-mole_artisans = { rule-mole_artisans.summary }
help-raven_sentries = { rule-raven_sentries.summary }
help-stoic_protector = { rule-stoic_protector.summary }
help-rat_smugglers = { rule-rat_smugglers.summary }
help-badger_bodyguards = { rule-badger_bodyguards.summary }
help-street_band = { rule-street_band.summary }

## Questions

ask-set-up-hireling = Which hireling do you set up?
ask-hire = You have earned a hireling: which one do you take?
ask-hand-over = { $word }: no control marker is left. To whom do you give the hireling?
ask-hireling-place = { $word }: where do you place { $optional ->
    [0] the pieces
   *[other] a piece, if you want to
}?
    .done = Place nothing
ask-hireling-where = { $word }: which clearing do you choose{ $optional ->
    [0] ?
   *[other] , if any?
}
    .done = None
ask-hireling-count = { $word }: how many warriors come to { $clearing }?
ask-hireling-forest = { $word }: which forest?
ask-hireling-whom = { $word }: whom do you choose in { $clearing }?
ask-hireling-how = { $word }: what do you do?
    .march = Move, then battle
    .regroup = All from the card to one clearing
    .sway = Force a player to act
    .preach = Place a Prophet
    .revolt = Revolt: remove all enemy pieces
    .spread = Place one more
    .reinforce = Place a warrior at each
    .steal = Take cards
    .explore = Take an item from a ruin
    .draw = Draw a card
    .recruit = Place your warriors
    .done = Nothing
ask-physicians = Feline Physicians: { $count ->
    [one] one warrior falls
   *[other] { $count } warriors fall
} in { $clearing }. Do you spend a { $suit } card or a bird card to bring them to other pieces of yours?
    .done = Spend nothing
ask-scouts = Rabbit Scouts: { $faction-the } { $faction-many ->
    [yes] attack
   *[no] attacks
} you in { $clearing }. Do you spend a { $suit } card or a bird card for the higher roll?
    .done = Spend nothing
ask-give-item = Which crafted item do you give the Exile?
ask-tire-item = The Brigand: which crafted item do you exhaust?
ask-envoys = Lizard Envoys: which card of the discard pile do you take?
    .done = None
ask-keep-card = Mole Artisans: do you reveal “{ $card }”, to have it back in Evening?
    .done = Discard it
ask-burn = Flame Bearers: which piece in { $clearing } burns?
ask-smuggle = Rat Smugglers: which card with an item do you discard?

## What beginners are told when they first meet a question

guide-hire = Hirelings leave again: you roll how many of your turns they stay, fewer if you lead. Point at their cards to read what each does.
guide-hand-over = Whoever gets the hireling has it at once. It may turn against you, so think of who could use it.

## Events

event-hireling-dealt = A hireling is dealt: { $word }.
event-took-marker = { $you ->
    [yes] You take the hireling marker from space { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] take
       *[no] takes
    } the hireling marker from space { $total }.
}
event-hired = { $you ->
    [yes] You hire: { $word }. Control markers: { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] hire
       *[no] hires
    }: { $word }. Control markers: { $total }.
}
event-control = { $you ->
    [yes] { $word }: { $total } of your control markers left.
   *[no] { $word }, hired by { $seat-the }: { $total } control markers left.
}
event-handed-over = { $you ->
    [yes] You give { $other-the } the hireling: { $word }.
    [other] { $seat } { $seat-many ->
        [yes] give
       *[no] gives
    } you the hireling: { $word }.
   *[no] { $seat } { $seat-many ->
        [yes] give
       *[no] gives
    } { $other-the } the hireling: { $word }.
}
event-hireling-acts = { $you ->
    [yes] You let a hireling act: { $word }.
   *[no] { $seat } { $seat-many ->
        [yes] let
       *[no] lets
    } a hireling act: { $word }.
}
event-hireling-at = { $you ->
    [yes] Your pawn is now in { $clearing }.
   *[no] { $owner } { $owner-many ->
        [yes] are
       *[no] is
    } now in { $clearing }.
}
event-hireling-rolled = { $word }: the die shows { $suit }.
event-patrol-saved = { $you ->
    [yes] One warrior of yours goes to the card, where { $total } wait.
   *[no] One warrior { $owner-of } goes to the card, where { $total } wait.
}
event-healed = { $you ->
    [yes] Feline Physicians: you bring { $count ->
        [one] one warrior
       *[other] { $count } warriors
    } to { $clearing }.
   *[no] Feline Physicians: { $seat-the } { $seat-many ->
        [yes] bring
       *[no] brings
    } { $count ->
        [one] one warrior
       *[other] { $count } warriors
    } to { $clearing }.
}
event-gave-item = { $you ->
    [yes] You give the Exile an item: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] give
       *[no] gives
    } the Exile an item: { $item }.
}
event-exile-lost = { $you ->
    [yes] You lose an item: { $item }.
   *[no] { $owner } { $owner-many ->
        [yes] lose
       *[no] loses
    } an item: { $item }.
}
event-took-from-discard = { $you ->
    [yes] You take “{ $card }” from the discard pile.
   *[no] { $seat } { $seat-many ->
        [yes] take
       *[no] takes
    } “{ $card }” from the discard pile.
}
event-path-watched = { $you ->
    [yes] You watch the path between { $origin } and { $clearing }.
   *[no] { $owner } { $owner-many ->
        [yes] watch
       *[no] watches
    } the path between { $origin } and { $clearing }.
}

## Refusals

no-hireling-not-in-supply = “{ $chosen }” is no hireling that nobody controls yet.
no-hireling-not-dealt = “{ $chosen }” is no hireling that is still to be set up.
no-hireling-not-there = “{ $chosen }”: the hireling’s card does not allow that.
no-hireling-not-so = “{ $chosen }”: the hireling’s card does not offer that now.
no-hireling-idle = “{ $chosen }”: there is nothing this hireling could do now.
no-hireling-untouchable = “{ $chosen }” cannot be attacked there: a hireling’s ability forbids it.
no-no-card-for-uprising = “{ $chosen }”: whoever attacks the Spring Uprising must discard a card that matches the clearing, and you have none.
no-no-item-to-give = “{ $chosen }”: you have no such crafted item to give.
no-not-by-the-exile = “{ $chosen }”: you have no pieces in a clearing next to the Exile’s forest.
no-protector-forbids = “{ $chosen }”: the Furious Protector lets its enemies place nothing there.
no-no-item-card = “{ $chosen }”: it takes a card in your hand that shows an item.
no-spellbound = “{ $chosen }”: you came to the Band there this turn, and cannot leave it.

## Before the game

option-hirelings = Hirelings
    .help = Three hirelings that serve one player after another; nobody plays beside the hireling of their own faction.
    .form = none, random, or three names with commas between them, such as forest_patrol,last_dynasty,exile
option-hirelings-none = Without hirelings
    .like = Only the players’ factions are on the map.
option-hirelings-random = Three at random
    .like = Three are dealt; whoever passes 4, 8 and 12 points hires one for a few turns.
setup-own-hireling = { $hireling } cannot be in play beside { $faction }: choose another hireling or another faction.

## Points

points-hirelings = Hirelings

## What counts: each completes "this move ..."

reason-hirelings = has hirelings in its service

## On the table

label-hirelings = Hirelings
label-hireling-free = in nobody’s service
label-hireling-of = in the service { $of }
label-control = Control markers
label-hireling-markers = Hireling markers
label-on-card = On the card
label-watched = Watched paths
label-listeners = Held by the Band
label-kept = Revealed
