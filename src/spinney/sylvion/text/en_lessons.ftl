# Lessons: what they are about, what is to be done, and what is said when it is

lesson-fountain = The assault
  .about = Elementals come from the right; Fountains stop them, and cards pay for cards.
lesson-fountain-1 = Each turn the elementals move one square towards your forest on the left; one that gets there turns as many Edge cards to Desolation as it is strong. Stop the one in row b: play “Fountain 3”. It costs two other cards from your hand: pay with the Owl and the Whale, and place it on b2.
  .else = Play “Fountain 3”, pay with the Owl, then with the Whale, and place it on b2, before the elemental.
lesson-fountain-2 = The Fountain stands in its way. Keep the Tree and end your Defence: see what comes.
  .done = Four Ravage cards were turned up, all elementals moved, and where two met, the weaker one was destroyed: 2 against 3. Then you drew three cards, and it is your Defence again. That is a turn.
  .else = Keep the Tree for later: end your Defence.

lesson-animals = Animals
  .about = They act once, at once.
lesson-animals-1 = An elemental of strength 3 stands before your forest in row a. The Elephant destroys any one elemental. It costs one card: pay with the Tree.
  .else = Play the Elephant, pay with the Tree, and point at the elemental on a1.
lesson-animals-2 = The Whale costs nothing and pushes an elemental up to three squares in a straight line. Push the one on c2 into row b, upon your strongest Fountain.
  .done = It was destroyed, and your hand is empty, so the next turn began. Two more animals belong to the introductory game: the Owl draws three cards, and you meet the Hedgehogs in the next lesson.
  .else = Play the Whale and push the elemental onto b2.

lesson-hedgehogs = The reveal
  .about = Support cards make it worse; the Hedgehogs turn one card away.
lesson-hedgehogs-1 = Four cards have been turned up. One is no elemental: the Simoon moves all elementals one square further, and the one on a1 would be in your forest anyway. Before anything happens, the Hedgehogs turn one revealed card away: choose the Simoon, on stack b5.
  .else = Any of the four can go, but the Simoon does the most harm: choose b5.
lesson-hedgehogs-2 = Still, the elemental on a1 reached the forest: two more Edge cards are desolate. You drew three cards. Protect row a: “Fountain 3” on a2, paid with the Owl and “Tree 2”.
  .done = If you have to turn an Edge card and all are desolate, the game is lost. What was lost can bloom again: that is what Trees are for.
  .else = Play “Fountain 3”, pay with the Owl, then with “Tree 2”, and place it on a2.

lesson-trees = Trees and the end
  .about = Vitality makes the Edge bloom again: win the last turn.
lesson-trees-1 = The stacks are empty: this is the last turn. In the end each point of vitality of your Trees makes an Edge card bloom, and all twelve must. Five are desolate, your Tree has 3: plant “Tree 2”, paid with the Owl, on one of the marked squares, where nothing comes by.
  .else = Plant “Tree 2” in row a or c, on a marked square: no elemental comes there.
lesson-trees-2 = Trees have no strength: even the elemental of strength 0 on d4 would take your Tree with it. Guard it: “Fountain 1” on d3.
  .done = In the Final Assault every elemental ran on until it was stopped. Vitality 5 for 5 desolate cards: the forest is saved. You can play the introductory game now.
  .else = Place “Fountain 1” on d3, between the elemental and your Tree.
