armed = scharf
clocks = Uhren, Zähler
counter = Zähler
decided_today = Hausregel heute
done_with_it = erledigt
due_now = jetzt fällig
empty_room = leer
in_round = Runde { $round }
keep_a_decision = Entscheidung festhalten
never_on_phones_screen_or_paper = nie auf Handys, Schirm, Ausdruck
no_clocks_yet = Keine Uhr läuft.
no_notes_by_letter_yet = Noch keine Notiz. Jede hat einen Buchstaben oder einen Raum.
no_rooms_yet = Noch kein Raum. Auch ohne Karte stellt ein Tipp alles auf, was darin wartet.
not_armed_yet = noch nicht scharf
notes_in_cockpit = Notizen
nothing_decided_yet = Heute ist noch nichts entschieden.
only_for_you = Nur für dich
open_again = wieder offen
open_the_room = Raum auf
prepare_a_room = Raum oder Gang vorbereiten
quest_in_cockpit = Abenteuer
read_it_aloud = vorlesen
room_is_closed = zu
room_is_open = offen
rooms = Räume
rounds_left =
    noch { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }
start_a_clock = Uhr stellen
strike_out = streichen
take_away_in_cockpit = wegnehmen
write_a_note = Notiz schreiben
