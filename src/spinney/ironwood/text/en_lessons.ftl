# Lessons: what they are about, what is to be done, and what is said when it is

lesson-totem = The Woodwalkers: a totem
  .about = A vision, a totem, and the way home.
lesson-totem-1 = You are the Woodwalkers. A round has three actions for each side, in turn: each is a card. You hold a vision of Chromia, nobody controls that mountain, and your warband stands in a forest that touches it. Play “Visions” and discover the totem.
  .else = Play “Visions”, choose to discover, then the vision of Chromia.
lesson-totem-2 = The totem is with your warband. The Ironclad did nothing with their action. At the end of the round totems fade, so go home: play “Plunder” to move, and take three warriors from Owl Shade (5) to the outer forest Elder Oaks (11).
  .else = Play “Plunder”, choose to move, from Owl Shade (5) to Elder Oaks (11), with three warriors.
lesson-totem-3 = Warriors who leave a forest can take a totem along. Take it.
  .done = In an outer forest it is safe for good. It was your third: you have won.
  .else = Do not leave it behind: take the intact totem.

lesson-attack = The Woodwalkers: combat
  .about = Both wager a card; dominance decides.
lesson-attack-1 = A forest and a mountain that touch can fight. Play “Hunter’s Instincts”, which protects you in combat, and attack from Owl Shade (5): two Ironclad warriors stand on Auria.
  .else = Play “Hunter’s Instincts” and attack from Owl Shade (5).
lesson-attack-2 = Both sides lay a card face down and turn it up together. Its corner says damage, defense and dominance. Wager “Plunder”: you cannot play it this round then.
  .done = One Ironclad warrior fell, you lost nobody. Then dominance counts, units and card together: 5 against 3, you have won.
lesson-attack-3 = The winner may drive the beaten warband away, to a neighbouring mountain. Send it to Lithimar.
  .done = Auria is free: now a totem could be discovered there. And “Hunter’s Instincts” stole a crystal.
  .else = Any neighbouring mountain would do, but now drive them to Lithimar.

lesson-drill = The Ironclad: foundation and drill
  .about = Take a mountain, prepare it, dig for crystals.
lesson-drill-1 = You are the Ironclad. You need forges on three outer mountains. Play “Expansion”: it has three effects. First move a warband: two warriors from Auria along the ridge to Chromia.
  .else = Play “Expansion”, choose to move, from Auria to Chromia, with two warriors.
lesson-drill-2 = With a unit there you control the mountain. Place a foundation on Chromia.
lesson-drill-3 = Now the drill: move it to Chromia, too. On a mountain without a forge it digs.
  .done = Two crystals more in the hopper. You cannot spend them yet: bring the drill to a mountain with a forge, such as Ferrum, and it is unloaded. Guard it on the way.
  .else = Move the drill, to Chromia: your warriors are there to guard it.

lesson-forge = The Ironclad: the third forge
  .about = Five crystals, a foundation, and the war is over.
lesson-forge-1 = Two forges stand, a foundation waits on Argentimar, and you have five crystals. Play “Reinforcements”, choose to build a forge, and pay.
  .else = Play “Reinforcements”, choose to build, then pay the five crystals.
lesson-forge-2 = Build it on Argentimar.
  .done = The third forge: you have won. Both sides run the same race: three forges, or three totems. Now play one.
  .else = Build: your foundation is on Argentimar.
