armed = armed
clocks = Clocks, counter
counter = Counter
decided_today = House rule today
done_with_it = done
due_now = due now
empty_room = empty
in_round = Round { $round }
keep_a_decision = Keep a decision
never_on_phones_screen_or_paper = never on phones, screen or paper
no_clocks_yet = No clock is running.
no_notes_by_letter_yet = No note yet. Each has a letter or a room.
no_rooms_yet = No room yet. Without a map, too, one tap places everything that waits in it.
not_armed_yet = not armed yet
notes_in_cockpit = Notes
nothing_decided_yet = Nothing has been decided today.
only_for_you = Only for you
open_again = open again
open_the_room = Open the room
prepare_a_room = Prepare a room or corridor
quest_in_cockpit = Quest
read_it_aloud = read aloud
room_is_closed = closed
room_is_open = open
rooms = Rooms
rounds_left = { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    } left
start_a_clock = Start a clock
strike_out = remove
take_away_in_cockpit = take away
write_a_note = Write a note
