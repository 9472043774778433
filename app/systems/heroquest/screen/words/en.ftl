# What lies behind the game master's screen.
commands-keep_note = Note behind the screen
commands-settle_note = Tick a note off
commands-start_clock = Start a clock
commands-stop_clock = Remove a clock
commands-count_on = Counter
commands-decide_today = House rule for today
commands-prepare_room = Prepare a room
commands-remove_room = Remove a room
commands-open_room = Open the room
commands-write_table = Write a table
commands-remove_table = Remove a table
commands-roll_on_table = Roll on a table

actions-keep_note = Write a note
actions-settle_note = Tick a note off
actions-start_clock = Start a clock
actions-stop_clock = Remove a clock
actions-count_on = Counter
actions-decide_today = House rule for today
actions-prepare_room = Prepare a room
actions-remove_room = Remove a room
actions-open_room = Open the room
actions-write_table = Write a table
actions-remove_table = Remove a table
actions-roll_on_table = Roll on a table

fields-letter = Letter
fields-room = Room
fields-aloud = read aloud
fields-rounds = Rounds
fields-note_id = Note
fields-clock_id = Clock
fields-room_id = Room
fields-table_id = Table
fields-rows = Rows
fields-numbers = Numbers of the die
fields-traps = Traps
fields-done = done
fields-removed = remove
asked-keep_note-text = What does it say?
asked-keep_note-room = For which room?
asked-decide_today-text = What have you decided?
asked-start_clock-name = What happens then?
asked-start_clock-rounds = In how many rounds?
asked-prepare_room-name = What is the room called?
asked-prepare_room-monsters = Who waits in it?
asked-prepare_room-furniture = Anything else?

events-note-kept = Noted behind the screen: { $text }
events-note-settled = { $removed ->
        [yes] A note behind the screen was removed.
       *[no] { $done ->
            [yes] A note behind the screen is done.
           *[no] A note behind the screen is open again.
        }
    }
events-clock-started = Clock started: { $name }, due in round { $due }.
events-clock-stopped = Clock removed: { $name }.
events-counter-moved = Counter behind the screen: { SIGNED($change) }.
events-decision-kept = House rule for today: { $text }
events-room-prepared = Room prepared: { $name }.
events-room-opened = Room opened: { $name }.
events-room-removed = Room removed: { $name }.
events-chance_table-written = Table written behind the screen: { $name }.
events-chance_table-removed = Table removed behind the screen: { $name }.
events-chance_table-rolled = { $name }, { $number }: { $text }

prompts-chance_table-title = Roll on the table
prompts-chance_table-text = The number says what happens. Only you see it.

errors-screen-nothing_to_count = This cannot go below zero.
errors-screen-room_is_open = This room is already open.
errors-screen-values_of_quest = The quest map gives the values of { $kind }: place it yourself once the room is open.
errors-screen-full = There is room for at most { $maximum } here. Remove one first.
errors-screen-unknown = This is no longer behind the screen.
errors-screen-no_die = Together the rows have { $numbers } numbers. There are dice with 6, 8, 10 and 20: write more rows, or “| 2” behind one for two numbers.
