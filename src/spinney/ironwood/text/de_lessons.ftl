# Lektionen

lesson-totem = Die Waldwandler: ein Totem
  .about = Eine Vision, ein Totem und der Weg nach Hause.
lesson-totem-1 = Du spielst die Waldwandler. Eine Runde hat drei Aktionen für jede Seite, abwechselnd: Jede ist eine Karte. Du hast eine Vision von Chromia, niemand kontrolliert diesen Berg, und dein Trupp steht in einem Wald, der ihn berührt. Spiele „Visionen“ und entdecke das Totem.
  .else = Spiele „Visionen“, wähle Entdecken, dann die Vision von Chromia.
lesson-totem-2 = Das Totem ist bei deinem Trupp. Die Eisengepanzerten haben mit ihrer Aktion nichts getan. Am Rundenende verblassen Totems, also ab nach Hause: Spiele „Plünderung“, um zu bewegen, und bring drei Krieger von Eulenschatten (5) in den äußeren Wald Alteichen (11).
  .else = Spiele „Plünderung“, wähle Bewegen, von Eulenschatten (5) nach Alteichen (11), mit drei Kriegern.
lesson-totem-3 = Krieger, die einen Wald verlassen, können ein Totem mitnehmen. Nimm es.
  .done = In einem äußeren Wald ist es für immer gesichert. Es war dein drittes: Du hast gewonnen.
  .else = Lass es nicht zurück: Nimm das intakte Totem.

lesson-attack = Die Waldwandler: Kampf
  .about = Beide setzen eine Karte; die Dominanz entscheidet.
lesson-attack-1 = Ein Wald und ein Berg, die sich berühren, können gegeneinander kämpfen. Spiele „Jägerinstinkt“, der dich im Kampf schützt, und greife von Eulenschatten (5) aus an: Auf Auria stehen zwei Krieger der Eisengepanzerten.
  .else = Spiele „Jägerinstinkt“ und greife von Eulenschatten (5) aus an.
lesson-attack-2 = Beide Seiten legen eine Karte verdeckt hin und decken sie zugleich auf. In ihrer Ecke stehen Schaden, Verteidigung und Dominanz. Setze „Plünderung“: Spielen kannst du sie in dieser Runde dann nicht mehr.
  .done = Ein Krieger der Eisengepanzerten fiel, du hast niemanden verloren. Dann zählt die Dominanz, Einheiten und Karte zusammen: 5 gegen 3, du hast gewonnen.
lesson-attack-3 = Wer gewinnt, darf den geschlagenen Trupp auf einen benachbarten Berg vertreiben. Schick ihn nach Lithimar.
  .done = Auria ist frei: Jetzt ließe sich dort ein Totem entdecken. Und „Jägerinstinkt“ hat einen Kristall gestohlen.
  .else = Jeder benachbarte Berg ginge, aber vertreibe sie diesmal nach Lithimar.

lesson-drill = Die Eisengepanzerten: Fundament und Bohrer
  .about = Einen Berg nehmen, ihn vorbereiten, nach Kristallen bohren.
lesson-drill-1 = Du spielst die Eisengepanzerten. Du brauchst Schmieden auf drei äußeren Bergen. Spiele „Ausdehnung“: Sie hat drei Effekte. Bewege zuerst einen Trupp: zwei Krieger von Auria über den Grat nach Chromia.
  .else = Spiele „Ausdehnung“, wähle Bewegen, von Auria nach Chromia, mit zwei Kriegern.
lesson-drill-2 = Mit einer Einheit dort kontrollierst du den Berg. Lege ein Fundament auf Chromia.
lesson-drill-3 = Jetzt der Bohrer: Bring auch ihn nach Chromia. Auf einem Berg ohne Schmiede bohrt er.
  .done = Zwei Kristalle mehr in der Lore. Ausgeben kannst du sie noch nicht: Bring den Bohrer auf einen Berg mit einer Schmiede, etwa nach Ferrum, dann wird er entladen. Beschütze ihn unterwegs.
  .else = Bewege den Bohrer nach Chromia: Deine Krieger sind dort und beschützen ihn.

lesson-forge = Die Eisengepanzerten: die dritte Schmiede
  .about = Fünf Kristalle, ein Fundament, und der Krieg ist vorbei.
lesson-forge-1 = Zwei Schmieden stehen, auf Argentimar wartet ein Fundament, und du hast fünf Kristalle. Spiele „Verstärkung“, wähle, eine Schmiede zu bauen, und bezahle.
  .else = Spiele „Verstärkung“, wähle Bauen, dann bezahle die fünf Kristalle.
lesson-forge-2 = Baue sie auf Argentimar.
  .done = Die dritte Schmiede: Du hast gewonnen. Beide Seiten laufen dasselbe Rennen: drei Schmieden oder drei Totems. Jetzt spiel eine Partie.
  .else = Baue: Dein Fundament liegt auf Argentimar.
