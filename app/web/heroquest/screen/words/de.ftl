armed = scharf
armed_no_more = nicht mehr scharf
armed_trap = { $trap }: scharf, löst aus …
before_the_first_round = vor der ersten Runde
clocks = Uhren
counter = Zähler
create_table = Tabelle anlegen
decided_today = Hausregeln
done_with_it = erledigt
due_now = jetzt fällig
empty_room = leer
fell_last = zuletzt { $number }
in_round = Runde { $round }
in_the_chronicle = in der Chronik
keep_a_decision = Entscheidung festhalten
name_of_the_table = Name der Tabelle
never_on_phones_screen_or_paper = nie auf Handys, Schirm, Ausdruck
no_cards_or_tables_yet = Noch kein eigener Stapel, keine eigene Tabelle.
no_clocks_yet = Keine Uhr läuft.
no_notes_by_letter_yet = Noch keine Notiz. Jede hat einen Buchstaben oder einen Raum.
no_rooms_yet = Noch kein Raum. Auch ohne Karte stellt ein Tipp alles auf, was darin wartet.
not_armed_yet = noch nicht scharf
notes_in_cockpit = Notizen
nothing_decided_yet = Heute ist noch nichts entschieden.
one_row_per_line = Eine Zeile je Zahl des Würfels. Bekommt eine mehr Zahlen: „Nur ein Echo | 2“. Zusammen 6, 8, 10 oder 20.
only_for_you = Nur für dich
open_again = wieder offen
open_the_room = Raum auf
own_cards = Karten
own_deck_for_you_alone = Eigener Stapel nur für dich
own_table = Eigene Tabelle
prepare_a_room = Raum oder Gang vorbereiten
quest_in_cockpit = Abenteuer
read_it_aloud = vorlesen
roll_on_it = Würfeln
room_is_closed = zu
room_is_open = offen
rooms = Räume
rounds_left =
    noch { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }
rows_of_the_table = Was geschieht
start_a_clock = Uhr stellen
strike_out = streichen
take_away_in_cockpit = wegnehmen
write_a_note = Notiz schreiben
