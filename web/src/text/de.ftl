# The page
loading = Einen Augenblick …
skip = Zum Inhalt
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
animations = Zeigen, wo etwas geschieht
twice = Vor Zufall und Aufdecken noch einmal nachfragen
account = Konto
account-help = Mit Name und Passwort behältst du deine Plätze auf allen Geräten. Es geht auch ohne.
account-name = Name
password = Passwort
make-account = Konto anlegen
sign-in = Anmelden
sign-out = Abmelden
signed-in = Du bist jetzt { $name }.

# The lobby
lobby = Übersicht
tagline = Drei Spiele vom Wald, im Browser. Nimm Platz.
more-options = Mehr Optionen
invited-to-watch = Du darfst an einem Tisch mit { $game } zuschauen.
games = Spiele
play-now = Jetzt spielen
starting = Wird aufgebaut …
set-up = Tisch einrichten
rules = Regeln
my-games = Meine Partien
no-games = Du sitzt noch an keinem Tisch.
open-tables = Offene Tische
no-open = Kein Tisch wartet auf Mitspielende.
watch = Zuschauen
no-watch = Niemand spielt öffentlich.
your-turn = Du bist dran
phase-waiting = { $free ->
    [one] wartet auf eine Person
   *[other] wartet auf { $free } Personen
  }
phase-playing = Zug { $turn }
phase-over = beendet
records = Mitschriften
upload-record = Eine Mitschrift ansehen, die du hast

# Setting up
seats = Plätze
options = Optionen
level = Stärke
table = Tisch
who-me = ich
who-bot = ein Bot
who-link = wer den Link hat
who-open = wer mag
seat-number = Platz { $number }
played-by = Gespielt von
add-seat = Platz hinzufügen
remove-seat = Platz { $number } entfernen
pace = Tempo
pace-live = sofort
pace-async = ab und zu ein Zug
watchers = Wer zuschauen darf
watch-nobody = niemand
watch-link = wer den Link hat
watch-anyone = alle
start = Los
link-join = Schick diesen Link denen, die mitspielen sollen
link-watch = Schick diesen Link denen, die zuschauen dürfen
copy = Kopieren
copied = Kopiert
invited = Einladung
invited-to = An einem Tisch mit { $game } ist ein Platz für dich frei.
free-seat = frei
sit-down = Platz nehmen

# The table
refused = Kein Zutritt
refused-why = { $code ->
    [4404] Diesen Tisch gibt es nicht.
    [4429] An diesem Tisch sind zu viele Fenster offen. Schließ einige und lade die Seite neu.
   *[other] Dieser Tisch steht dir nicht offen. Frag nach dem Link.
  }
connection-lost = Die Verbindung ist weg. Du siehst den letzten Stand; wir versuchen es weiter.
waiting = Es fehlt noch jemand. Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
new-links = Neue Links machen
hand-over = Gib das Gerät an { $name }.
i-am-here = Ich bin da
question = Frage
trail = Bisher gewählt
game-over = Das Spiel ist zu Ende.
nobody-asked = Gerade wird niemand gefragt.
rule = Regel { $rule }
why-not = Warum nicht?
why-not-help = Wähl irgendetwas, auf dem Plan oder in der Liste: Du erfährst, was es ist, oder warum es gerade nicht geht.
back-to-here = Zurück vor diese Wahl
arm-chance = { $label }: der Zufall soll entscheiden
arm-reveal = { $label }: endgültig
foreseen-more = … und { $count } weitere
board = Plan
hand = Hand
close = Schließen
scene = Was dort geschehen ist
show-scene = Szene
recap = Seit deiner letzten Wahl
recap-all = Alle
recap-you = Du
guide = Für das erste Spiel
guide-next = Verstanden
guide-stop = Keine Erklärungen mehr
guide-start = Das Spiel noch einmal erklären
reason-for = dafür spricht:
no-reason = nichts spricht besonders dafür
reason-against = dagegen spricht:
choice-kept = Deine Wahl ist aufgehoben und wird geschickt, sobald es geht.
notify-blocked = Der Browser lässt keine Benachrichtigungen dieser Seite zu. In seinen Einstellungen lässt sich das ändern.
watched-by = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
  }
proposal-waiting = Die anderen müssen noch zustimmen.
withdraw = Zurückziehen
standing-in = ein Bot springt ein
undo = Zurücknehmen
hint = Tipp
score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }
no-points = Noch keine Punkte.
thinking = denkt nach …
to-act = ist dran
bot = Bot
away = abwesend
conceded = hat aufgegeben
replace = Einen Bot spielen lassen
log = Was geschehen ist
beside = Neben dem Plan
tab-boards = Tafeln
tab-log = Verlauf
tab-rules = Regeln
tab-chat = Gespräch
tab-table = Tisch
chat = Gespräch
chat-say = Etwas sagen
send = Senden
agree = Zustimmen
refuse = Ablehnen
rematch = Noch einmal
replay = Nachspielen
download = Mitschrift herunterladen
take-back = Um Rücknahme der letzten Wahl bitten
notify = Benachrichtigen, wenn ich dran bin
concede = Aufgeben
concede-sure = Ja, diese Partie aufgeben
leave = Tisch verlassen
leave-sure = Ja, diesen Tisch verlassen
return = Ich bin wieder da
standing-order-help = Eine Antwort im Voraus, damit die anderen nicht warten müssen. Nur du siehst sie.
order-ask = mich jedes Mal fragen
zoom = Größe des Plans
zoom-in = Größer
zoom-out = Kleiner

# Rules
rules-search = Regeln durchsuchen
rule-card = Das ist eine Karte.
rule-ruling = Das ist unsere Entscheidung, wo das Regelheft schweigt.
rule-page = Seite { $page } des Regelhefts
rule-ruled = Regelauslegung { $number }: { $heading }
rule-about = Worum es geht
rule-option = Ihr könnt es anders halten, mit der Option „{ $option }“.
rule-differs = Anders in: { $edition }
edition-changes = { $edition }: was sie ändert
rules-all = Alle Regeln
before = Davor
above = Darüber
after = Danach

# Replay
moment = Wahl { $number } von { $last }
turn-back = Zug zurück
turn-on = Nächster Zug
step-back = Zurück
step-on = Weiter
run = Abspielen
pause = Anhalten
speed = Tempo
eyes = Gesehen von
eyes-open = wer gefragt ist
eyes-public = wer zuschaut
copy-moment = Link zu diesem Moment kopieren
continue-here = Von hier gegen Bots weiterspielen
