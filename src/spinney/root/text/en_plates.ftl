### What stands on the plate of something that is looked at.

## What it is

plate-card = Card
plate-card-item = Card with an item
plate-card-immediate = Card with an effect at once
plate-card-persistent = Card with a lasting effect
plate-card-ambush = Ambush card
plate-card-dominance = Dominance card
plate-card-spy = Spy card
plate-clearing = Clearing
plate-on-the-map = On the map
plate-landmark = Landmark
plate-building = Building
plate-token = Token
plate-warriors = Warriors
plate-warriors-of = { $faction }: warriors
plate-pawn = Pawn
plate-item = Item
plate-items = Items
plate-faction = Faction
plate-pile = Cards
plate-track = Track
plate-decree = Column of the Decree
plate-character = Character
plate-quest = Quest
plate-relations = Relationships

## What is said of it

plate-suit = Suit
plate-gives = Brings
plate-hard = How hard
plate-beside = Comes with
plate-copies = In this deck
plate-times = { $n ->
    [one] once
   *[other] { $n } times
}
plate-where = Where
plate-your-hand = your hand
plate-unseen = not seen by you
plate-somewhere = in the deck or with others, unseen
plate-unseen-cards = You have not seen { $cards ->
    [one] one card
   *[other] { $cards } cards
}: { $deck } of the cards are in the deck, the rest is held by others.
plate-cards = Cards
plate-cards-left = Quests in the deck
plate-known = Known to you
plate-known-below = You know what lies below
plate-crafted-by = Crafted with
plate-ruler = Ruled by
plate-nobody = nobody
plate-strength = Warriors and buildings
plate-slots = Slots
plate-slots-open = { $open } of { $slots } open
plate-paths = Paths to
plate-closed = Closed paths to
plate-rivers = River to
plate-clearings = Clearings around it
plate-forests = Forests beside it
plate-here = What is here
plate-place = Place
plate-see-also = See also
plate-owner = Belongs to
plate-on-map = On the map
plate-left = Left to be placed
plate-next = The next one
plate-to-do = Still to be done this turn
plate-starts-with = Starts with
