# The page
loading = Einen Augenblick …
skip = Zum Inhalt
skip-question = Zur Frage
skip-board = Zum Spielbrett
skip-hand = Zur Hand
no-server = Der Server antwortet nicht ({ $why }). Lade die Seite gleich noch einmal.
lost-title = Hier ist nichts
lost = Diese Seite gibt es nicht.
to-lobby = Zur Übersicht
to-table = Zum Tisch

# Who is here
language = Sprache
your-name = Dein Name
theme = Farben
theme-auto = wie im System
theme-light = hell
theme-dark = dunkel
look-large-text = Größere Schrift
look-high-contrast = Hoher Kontrast
look-patterns = Muster für Klassen und Besitzer
animations = Zeigen, wo etwas geschieht
twice = Nachfragen, bevor etwas endgültig ist oder teuer wird
account = Konto
account-help = Mit Name und Passwort behältst du deine Plätze auf allen Geräten. Es geht auch ohne.
account-name = Name
password = Passwort
make-account = Konto anlegen
sign-in = Anmelden
sign-out = Abmelden
signed-in = Du bist jetzt { $name }.
new-password = Neues Passwort
change-password = Passwort ändern
change-it = Ändern
password-changed = Dein Passwort ist geändert. Überall sonst bist du abgemeldet, und ein Wiederherstellungscode von vorher gilt nicht mehr.
forgot-password = Ich habe mein Passwort vergessen
forgot-help = Wenn du einen Wiederherstellungscode hast, kannst du damit ein neues Passwort setzen. Ohne ihn kann dich niemand hineinlassen.
recover = Neues Passwort setzen
recovered = Du bist angemeldet. Der Code ist verbraucht; hier kannst du einen neuen anlegen.
recovery-code = Wiederherstellungscode
make-code = Wiederherstellungscode anlegen
code-help = Wenn du dein Passwort vergisst, kannst du mit diesem Code einmal ein neues setzen.
code-shown = Schreib ihn jetzt auf: Er wird nicht noch einmal gezeigt.
code-there = Du hast einen Code. Ein neuer ersetzt ihn.
delete-account = Konto löschen
delete-help = Du verlässt alle deine Tische. In laufenden Partien übernimmt ein Bot deinen Platz; eine Partie zu zweit ist verloren. Beendete Partien bleiben ohne deinen Namen. Das alles lässt sich nicht rückgängig machen.
delete-sure = Ja, mein Konto löschen

# The lobby
lobby = Übersicht
tagline = Waldspiele im Browser. Nimm Platz.
more-options = Mehr Optionen
invited-to-watch = Du darfst an einem Tisch zuschauen: { $game }.
games = Spiele
play-now = Jetzt spielen
starting = Wird aufgebaut …
set-up = Tisch einrichten
rules = Regeln
my-games = Meine Partien
no-games = Du sitzt noch an keinem Tisch.
open-tables = Offene Tische
no-open = Kein Tisch wartet auf jemanden.
watch = Zuschauen
no-watch = Gerade wird nirgends öffentlich gespielt.
your-turn = Du bist dran
phase-waiting = { $free ->
    [one] wartet auf eine Person
   *[other] wartet auf { $free } Personen
  }
phase-playing = Zug { $turn }
phase-over = beendet
line-times = begonnen { $begun }, letzter Zug { $changed }
records = Mitschriften
upload-record = Eine eigene Mitschrift öffnen

# Learning
learn = Spielen lernen
learn-first = Neu hier? Jedes Spiel hat ein paar kurze Lektionen zum Mitspielen: fünf bis zehn Minuten, und du weißt, wie es geht.
learn-game = { $game } lernen
learn-no = Nein, danke
learn-about = { $count ->
    [one] Eine kurze Lektion
   *[other] { $count } kurze Lektionen
  } zum Mitspielen, zusammen etwa { $minutes } Minuten. Was zu tun ist, wird gesagt und markiert; schiefgehen kann nichts. Hör auf, wann du willst, und mach später weiter.
learn-done = { $done } von { $count } fertig
learn-none = Für dieses Spiel gibt es noch keine Lektionen.
lesson = Lektion
lesson-number = Lektion { $number } von { $count }
lesson-step = Schritt { $step } von { $steps }
lesson-over = Diese Lektion ist geschafft.
lesson-next = Nächste Lektion
lesson-all = Alle Lektionen
lesson-play = Eine Partie vorbereiten
lesson-begin = Beginnen
lesson-go-on = Weiter
lesson-again = Noch einmal
lesson-done = fertig
minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }

# Campaigns
campaign = Kampagne
campaigns = Kampagnen
campaign-begin = Eine Kampagne spielen
campaign-help = Eine Kette von Partien für beliebige Abende: Nach jedem Sieg beginnt die Gegenseite stärker, und alle behalten etwas von dem, was sie hatten. Eine verlorene Partie lässt sich wiederholen, so oft du willst.
campaign-stands = { $won } von { $length } Kapiteln gewonnen.
campaign-playing = Kapitel { $chapter } läuft.
campaign-won = Kapitel { $chapter } ist gewonnen! Wähle, was ins nächste mitkommt.
campaign-lost = Kapitel { $chapter } ist verloren. Es lässt sich wiederholen, so wie es begann und so oft du willst.
campaign-complete = Alle Kapitel sind gewonnen: Diese Kampagne ist zu Ende.
campaign-waits = Es fehlen noch: { $names }. Solange du wartest, kannst du deine Wahl ändern.
campaign-impatient = Weiter, ohne auf { $names } zu warten
campaign-go-on = Weiter
campaign-again = Noch einmal versuchen
campaign-choose = Wähle, was du behältst
campaign-chapter = Kampagne: Kapitel { $chapter }
to-campaign = Zur Kampagne
next-chapter = Zum nächsten Kapitel
chapters = Kapitel
chapter-number = { $try ->
    [1] Kapitel { $chapter }
   *[other] Kapitel { $chapter }, Versuch { $try }
  }
chapter-won = gewonnen
chapter-lost = verloren
chapter-playing = läuft
keeps-what = { $role ->
    [none] { $name } behält
   *[other] { $name } ({ $role }) behält
  }
keeps-most = { $most ->
    [one] Eines kann behalten werden
   *[other] Bis zu { $most } können behalten werden
  }; { $count } gewählt.
keeps-nothing = Diesmal gibt es nichts zu behalten.
keep-and-go-on = Das behalten und weiter
keep-changed = Die Wahl ändern
look-at = Ansehen

# Setting up
seats = Plätze
options = Optionen
level = Stärke
table = Tisch
who-me = ich
who-bot = ein Bot
who-link = alle mit dem Link
who-open = alle, die mögen
seat-number = Platz { $number }
played-by = Gespielt von
player-name = Wer ihn spielt
add-seat = Platz hinzufügen
remove-seat = Platz { $number } entfernen
surprise = Überrasche uns
surprise-help = Der Zufall wählt, wie es die Regeln vorsehen; du kannst noch alles ändern.
surprised = Der Zufall hat gewählt. Sieh es dir an und ändere, was du willst.
seats-mended = { $why } Deshalb wurden die Plätze geändert.
takes-minutes = Etwa { $minutes } Minuten
adds-minutes = +{ $minutes } Min.
by-name = Mit Namen
by-name-help = { $exact ->
    [yes] Wähle selbst { $most } aus.
   *[no] Wähle selbst bis zu { $most } aus.
  }
pick-things = { $option }: mit Namen auswählen
pick-roles = Wer mitspielt
roles-now = Jetzt gewählt
roles-now-help = Wähle vor dem Spiel, wer was spielt.
roles-later = Am Tisch gewählt
card-says = Was die Karte sagt
cannot = Jetzt nicht: { $why }
look-there = Zeigen, wo
pace = Tempo
pace-live = live
pace-async = ab und zu ein Zug
watchers = Wer zuschauen darf
watch-nobody = niemand
watch-link = alle mit dem Link
watch-anyone = alle
start = Los
copy = Kopieren
copied = Kopiert
invited = Einladung
link-join = Mitspieler einladen
link-join-help = Schick diesen Link an alle, die { $game } mitspielen sollen. Sie öffnen ihn, sagen ihren Namen und setzen sich{ $count ->
    [0] .
    [one] { " " }als: { $free }.
   *[other] { " " }auf einen der freien Plätze: { $free }.
  } Er gilt so oft, wie Plätze frei sind.
link-watch = Zum Zuschauen einladen
link-watch-help = Wer diesen Link öffnet, sieht den Spielplan von { $game }, aber keine Hand, und spielt nicht mit.
link-local = Diese Links gelten nur auf diesem Rechner, denn der Server hört auf niemanden sonst. Damit andere kommen können, starte ihn mit:
waiting-title = { $game }: es wird noch gewartet
fill = Einem Bot geben
fill-all = Mit Bots auffüllen und anfangen
sit-down-as = Du setzt dich als { $name }.
links-elsewhere = Die Links zeigt nur der Browser, in dem sie gemacht wurden. Hast du sie verloren, dann mach neue.
new-links-sure = Ja, neue Links machen
new-links-help = Die Links, die du verschickt hast, gelten dann nicht mehr. Drücke noch einmal, um neue zu machen.
usual-options = übliche Optionen
seat-named = Platz { $seat }
free-link = frei für alle mit dem Link
free-open = frei für alle
this-seat = Den nehme ich
no-seat-left = An diesem Tisch ist kein Platz mehr frei.
invited-to = { $who ->
    [none] An einem Tisch mit { $game } ist ein Platz für dich frei.
   *[other] { $who } lädt dich zu einer Partie { $game } ein.
  }
free-seat = frei
what-is = { $what }: { $value }
sit-down = Platz nehmen

# The table
refused = Kein Zutritt
refused-why = { $code ->
    [4404] Diesen Tisch gibt es nicht.
    [4429] An diesem Tisch sind zu viele Fenster offen. Schließ einige und lade die Seite neu.
   *[other] Dieser Tisch steht dir nicht offen. Frag nach dem Link.
  }
connection-lost = Die Verbindung ist unterbrochen. Du siehst den letzten Stand; wir versuchen es weiter.
sending = Wird gesendet…
waiting = Es fehlt noch jemand. Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
new-links = Neue Links erstellen
hand-over = Gib das Gerät weiter an: { $name }
who-plays = { $name } ({ $role })
i-am-here = Ich bin da
question = Frage
trail = Bisher gewählt
game-over = Die Partie ist zu Ende.
nobody-asked = Gerade muss niemand etwas entscheiden.
rule = Regel { $rule }
why-not = Warum nicht?
why-not-help = Wähle irgendetwas, auf dem Spielbrett oder in der Liste: Du erfährst, was es ist, oder warum es gerade nicht geht.
back-to-here = Zurück vor diese Wahl
arm-chance = { $label }. Noch einmal zum Bestätigen: endgültig
arm-reveal = { $label }. Noch einmal zum Bestätigen: endgültig
arm-scene = { $label }. Noch einmal zum Bestätigen: endgültig
arm-loss = { $label }. Noch einmal, wenn du es so meinst
foreseen-more = … und { $count } weitere.
board = Spielbrett
board-words = Der Spielplan in Worten
walk-help = Die Pfeiltasten führen durch alles, was hier liegt: links und rechts von einem zum nächsten, nach unten zu dem, was darin liegt, nach oben zurück. Enter liest es.
hand = Hand
close = Schließen
cancel = Abbrechen
settings = Einstellungen
scene = Was hier geschehen ist
show-scene = Szene
recap = Was die anderen getan haben
recap-short = Neues
recap-stop = Nicht mehr anbieten
herald = Nicht zu übersehen
log-before = Vor dem ersten Zug
log-earlier = Frühere Züge: { $count }
guide = Für die erste Partie
guide-next = Verstanden
guide-stop = Nicht mehr anzeigen
guide-start = Das Spiel noch einmal erklären
no-reason = etwa so gut wie die anderen Möglichkeiten
no-choice = die einzige Antwort, die es gibt
hint-why = Warum: { $reasons }
hint-more = Warum?
hint-kept = Das führt weiter, was vorher geraten wurde.
only-answer = Du kannst hier nichts ausspielen. Du wirst trotzdem gefragt, damit es niemand merkt. Manche solcher Fragen kannst du unter „Tisch“ im Voraus beantworten.
final = Unumkehrbar
choice-kept = Deine Wahl ist gespeichert und wird so bald wie möglich gesendet.
notify-blocked = Der Browser lässt keine Benachrichtigungen dieser Seite zu. In seinen Einstellungen lässt sich das ändern.
watched-by = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
  }
proposal-waiting = Die anderen müssen noch zustimmen.
withdraw = Zurückziehen
standing-in = ein Bot springt ein
undo = Rückgängig
hint = Tipp
score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }
no-points = Noch keine Punkte.
thinking = denkt nach …
to-act = entscheidet
bot = Bot
away = abwesend
conceded = hat aufgegeben
replace = Einen Bot spielen lassen
log = Was geschehen ist
beside = Neben dem Spielbrett
tab-boards = Tafeln
to-board = Diese Tafel zeigen: { $role }
show-board = Diese Tafel zeigen
tab-log = Protokoll
tab-rules = Regeln
tab-chat = Chat
tab-table = Tisch
chat = Chat
chat-say = Etwas schreiben
send = Senden
agree = Zustimmen
refuse = Ablehnen
rematch = Noch eine Partie
rematch-ready = Zur nächsten Partie
curve = Der Verlauf
curve-table = Dasselbe als Tabelle
moments = Wo es sich gewendet hat
turn-number = Zug { $turn }
turn = Zug
next-game = Eine andere Partie einrichten
replay = Wiederholung
download = Mitschrift herunterladen
take-back = Bitten, meine letzte Wahl zurücknehmen zu dürfen
notify = Benachrichtigen, wenn ich dran bin
concede = Aufgeben
concede-sure = Ja, diese Partie aufgeben
ask-concede = Diese Partie aufgeben?
concession-ends = Die Partie ist dann zu Ende und für dich verloren.
concession-bot = Ein Bot spielt dann bis zum Ende an deiner Stelle weiter; du kannst nicht zurückkommen, aber zuschauen.
concession-done = Du hast aufgegeben: Ein Bot spielt an deiner Stelle weiter, und du schaust zu.
leave = Tisch verlassen
leave-sure = Ja, diesen Tisch verlassen
ask-leave = Diesen Tisch verlassen?
return = Ich bin wieder da
order-ask = mich jedes Mal fragen
zoom = Größe des Spielbretts
zoom-in = Größer
zoom-out = Kleiner

# Etwas genau ansehen
hand-large = Deine Hand, groß
inspector = Genau ansehen
inspect-now = Was du jetzt damit tun kannst
inspect-not = Jetzt nicht
inspect-rules = In den Regeln
inspect-back = Zurück
inspect-all = Was hier ist
inspect-help = Klicke, halte oder drücke I, um etwas zu lesen.
inspect-then = So war es in dem Augenblick, der gezeigt wird.
inspect-times = { $label } ×{ $count }
inspect-stopped = Der Rest kam anders als erwartet: Mach von hier aus weiter.
inspect-yours = Der nächste Schritt lässt sich nicht zurücknehmen: Er ist deine Sache.

# Rules
rules-search = Regeln durchsuchen
rules-card = Karten
rules-landmark = Landmarken
rules-hireling = Heuerlinge
rules-ruling = Regelentscheide
rule-card = Das ist eine Karte.
rule-landmark = Das ist eine Landmarke.
rule-hireling = Das ist ein Heuerling.
rule-ruling = Das ist unsere Auslegung; das Regelbuch sagt dazu nichts.
rule-page = Seite { $page } des Regelbuchs
rule-ruled = Regelauslegung { $number }: { $heading }
rule-about = Bezieht sich auf
rule-option = Mit der Option „{ $option }“ lässt es sich anders spielen.
rule-differs = Anders in: { $edition }
edition-changes = Was sich ändert: { $edition }
rules-all = Alle Regeln
before = Vorige
above = Nach oben
after = Nächste

# Replay
moment = Wahl { $number } von { $last }
turn-back = Voriger Zug
turn-on = Nächster Zug
step-back = Vorige Wahl
step-on = Nächste Wahl
run = Abspielen
pause = Anhalten
speed = Tempo
eyes = Gesehen von
eyes-open = wer gerade entscheidet
eyes-public = Zuschauenden
copy-moment = Link zu diesem Moment kopieren
continue-here = Von hier aus gegen Bots weiterspielen

# Wie gezeigt wird, was geschieht
player = Was geschieht, Schritt für Schritt
player-round = Noch einmal zeigen, was seit deiner letzten Wahl geschehen ist
player-again = Von hier an noch einmal zeigen
player-back = Zurück zum vorigen Ereignis
player-forth = Weiter zum nächsten Ereignis
player-now = Jetzt
player-skip = { $count } überspringen
player-pace = Tempo der anderen
pace-once = sofort
pace-quick = zügig
pace-calm = ruhig
pace-step = Schritt für Schritt
