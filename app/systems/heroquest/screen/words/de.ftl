# Was hinter dem Schirm des Spielleiters liegt.
commands-keep_note = Notiz hinter dem Schirm
commands-settle_note = Notiz abhaken
commands-start_clock = Uhr stellen
commands-stop_clock = Uhr entfernen
commands-count_on = Zähler
commands-decide_today = Hausregel heute
commands-prepare_room = Raum vorbereiten
commands-remove_room = Raum streichen
commands-open_room = Raum öffnen
commands-write_table = Tabelle schreiben
commands-remove_table = Tabelle streichen
commands-roll_on_table = Auf einer Tabelle würfeln

actions-keep_note = Notiz schreiben
actions-settle_note = Notiz abhaken
actions-start_clock = Uhr stellen
actions-stop_clock = Uhr entfernen
actions-count_on = Zähler
actions-decide_today = Hausregel heute
actions-prepare_room = Raum vorbereiten
actions-remove_room = Raum streichen
actions-open_room = Raum öffnen
actions-write_table = Tabelle schreiben
actions-remove_table = Tabelle streichen
actions-roll_on_table = Auf einer Tabelle würfeln

fields-letter = Buchstabe
fields-room = Raum
fields-aloud = wird vorgelesen
fields-rounds = Runden
fields-note_id = Notiz
fields-clock_id = Uhr
fields-room_id = Raum
fields-table_id = Tabelle
fields-rows = Zeilen
fields-numbers = Zahlen des Würfels
fields-traps = Fallen
fields-done = erledigt
fields-removed = streichen
asked-keep_note-text = Was steht darauf?
asked-keep_note-room = Zu welchem Raum?
asked-decide_today-text = Was habt ihr entschieden?
asked-start_clock-name = Was geschieht dann?
asked-start_clock-rounds = In wie vielen Runden?
asked-prepare_room-name = Wie heißt der Raum?
asked-prepare_room-monsters = Wer wartet darin?
asked-prepare_room-furniture = Sonst noch?

events-note-kept = Hinter dem Schirm notiert: { $text }
events-note-settled = { $removed ->
        [yes] Eine Notiz hinter dem Schirm ist gestrichen.
       *[no] { $done ->
            [yes] Eine Notiz hinter dem Schirm ist erledigt.
           *[no] Eine Notiz hinter dem Schirm ist wieder offen.
        }
    }
events-clock-started = Uhr gestellt: { $name }, fällig in Runde { $due }.
events-clock-stopped = Uhr entfernt: { $name }.
events-counter-moved = Zähler hinter dem Schirm: { SIGNED($change) }.
events-decision-kept = Hausregel heute: { $text }
events-room-prepared = Raum vorbereitet: { $name }.
events-room-opened = Raum geöffnet: { $name }.
events-room-removed = Raum gestrichen: { $name }.
events-chance_table-written = Tabelle hinter dem Schirm geschrieben: { $name }.
events-chance_table-removed = Tabelle hinter dem Schirm gestrichen: { $name }.
events-chance_table-rolled = { $name }, { $number }: { $text }

prompts-chance_table-title = Auf der Tabelle würfeln
prompts-chance_table-text = Die Zahl sagt, was geschieht. Nur du siehst es.

errors-screen-nothing_to_count = Das kann nicht unter null gehen.
errors-screen-room_is_open = Dieser Raum ist schon offen.
errors-screen-values_of_quest = Die Werte von { $kind } gibt der Questplan vor: Stell es selbst auf, wenn der Raum offen ist.
errors-screen-full = Hier ist Platz für höchstens { $maximum }. Entferne erst etwas.
errors-screen-unknown = Das liegt nicht mehr hinter dem Schirm.
errors-screen-no_die = Zusammen haben die Zeilen { $numbers } Zahlen. Es gibt Würfel mit 6, 8, 10 und 20: Schreib mehr Zeilen oder hinter eine Zeile „| 2“ für zwei Zahlen.
