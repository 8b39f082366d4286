# What beginners are told when they first meet a question
guide-play = The elementals on the right move one square to the left each turn. Play Fountains in their way: the stronger card stays, and if both are equally strong, both are gone. The number at the top right is the price, in cards.
guide-pay = You pay for a card with other cards from your hand, whatever they are. Give away those that help least now.
guide-place = Any empty square will do. A Fountain close to the forest buys time; a Tree needs a row in which nothing will run into it.
guide-ward = Hedgehogs turn one revealed card away before it does anything. Keep them for a strong elemental.
guide-push = The Whale pushes an elemental to another square: back to where it came from, or into a row that is well defended.
guide-trample = The Elephant destroys an elemental at once. Take one that your Fountains cannot stop.
guide-heal = Every Edge card that turns back to Bloom is one more wound that the forest can take.
guide-recruit = All cards of a column join your deck. Look for strong Fountains, but in the end Trees win the game.
