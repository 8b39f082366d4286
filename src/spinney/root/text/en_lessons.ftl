# Lessons: what they are about, what is to be done, and what is said when it is

lesson-turn = What a turn is
  .about = Birdsong, Daylight, Evening: play one turn of the Marquise.
lesson-turn-1 = You are the Marquise. A turn has three phases. In Birdsong your sawmill has just made a piece of wood. Now it is Daylight. You could craft cards first; you have nothing to craft, so go on.
lesson-turn-2 = Now you have three actions. Recruit: your recruiter brings a new warrior.
  .else = There will be time for that. Recruit first: it costs nothing and can be done once a turn.
lesson-turn-3 = Build a sawmill in clearing 5. It costs the wood that lies at your keep, and it scores.
  .done = The wood is paid, the sawmill stands, and your marker moves on the score track: building is how the Marquise wins.
  .else = Build, choose clearing 5, then the sawmill. A second sawmill makes a second piece of wood each turn.
lesson-turn-4 = You have one action left, but nobody must use them all. End your Daylight.
  .done = In the Evening you drew a card, and your turn is over. Birdsong, Daylight, Evening: everybody plays like this, each faction with actions of its own.
  .else = That could be done, but this time end your Daylight.
