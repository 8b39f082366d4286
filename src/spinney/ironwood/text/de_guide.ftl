# What beginners are told when they first meet a question
guide-help-at = Eine kleine Starthilfe: Stell diese Krieger dorthin, wo du zuerst hinwillst.
guide-return = Du hast vier Sonderkarten gezogen und behältst zwei. Behalte, was zu deinen Orten passt; die Basiskarten hast du in jedem Fall.
guide-play = Drei Aktionen in der Runde, je eine Karte, abwechselnd mit der anderen Seite. Basiskarten kommen am Ende der Runde zurück. Was du jetzt spielst, kannst du später im Kampf nicht mehr setzen.
guide-move-from = Waldwandler gehen auf Pfaden von Wald zu Wald, Eisengepanzerte auf Graten von Berg zu Berg. Wald und Berg, die sich berühren, können gegeneinander kämpfen.
guide-how-many = Krieger, die zusammen gehen, bilden einen Trupp. Wer bleibt, hält den Ort.
guide-wager = Beide Seiten setzen eine Karte verdeckt und decken sie zusammen auf: Schaden, Verteidigung und Dominanz stehen in der Ecke. Eine starke Karte, die du hier setzt, kannst du später nicht mehr spielen.
guide-enlist = Zwei Kristalle bringen einen Krieger mehr. Auch die Schmieden der Eisengepanzerten kosten Kristalle.
guide-discover = Eine Vision nennt den Berg eines Totems. Um es zu entdecken, brauchst du einen Trupp neben dem Berg, und niemand darf ihn kontrollieren. Bring das Totem schnell heim: Es verblasst bald.
