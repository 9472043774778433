a_map_needs_a_name = A map needs a name.
about_letter = about a letter
about_quest = about the quest
about_wandering = wandering monster
about_what = About what?
assumed_or_name_only = Heldenpass does not know these signs exactly. Say what they become: that holds for the next file as well.
becomes_here = becomes here
begin_a_map = Begin a map
board_as_list = List: { $count ->
    [one] 1 thing
   *[other] { $count } things
 }
board_number = Board { $number }
boards_of_quest = Boards of the quest
certainty_assumed = assumed
certainty_name_only = name only
chosen_in_editor = chosen
chosen_thing = Chosen: { $thing } { $square }
column_from_0 = Column (0 to 25)
copy_is_the_tool = Tap a square: the copy goes there. Esc puts it away.
copy_of_map = { $name } (copy)
copy_thing = Copy
copy_this_map = Copy { $name }
delete_for_good = Delete for good
delete_in_editor = Delete
delete_this_map = Delete { $name } for good
doors_of_palette = Doors, to be put on a wall
download_heroscribe = Download HeroScribe file
download_own = Download map
draw_at_home_play_with_taps = Draw quests at home and play them at the table. A running game plays on a copy of its own: what you change here changes nothing there.
draw_on = Draw
draw_on_the_board = Edit the board. Arrow keys move the cursor, Enter places or chooses, N goes to the next thing, L shows the list.
empty_square = empty
everything_fits = Everything fits.
file_holds = { $boards ->
    [one] 1 board
   *[other] { $boards } boards
 }, { $things ->
    [one] 1 thing
   *[other] { $things } things
 }, { $notes ->
    [one] 1 note
   *[other] { $notes } notes
 }. This is what arrives:
file_of_map = File
findings = Findings
findings_notes_quest = Findings, notes and quest
for_heldenpass = For Heldenpass
for_heldenpass_text = One file with everything. Other groups take it with “Import”.
for_heroscribe = For HeroScribe
for_heroscribe_text = An XML file that HeroScribe and programs like it open. The format knows no goal and reward, no names and values of your own, nothing of what lies in chests or how doors and traps stand, and no notes on single things.
from_square = From square
furniture_of_palette = Furniture and chest
give_out = Share
how_sure = how sure
in_the_file = in the file
key_copy = copy
key_cursor = cursor
key_delete = remove
key_delete_cap = Del
key_next = next thing
key_place = place, choose
key_push = push
key_put_away = put away
key_turn = turn
letter_of_note = Letter
make_passage = Make passage
map_editor = Map editor
map_facts = { $boards ->
    [one] 1 board
   *[other] { $boards } boards
 }, { $findings ->
    [0] everything fits
    [one] 1 finding
   *[other] { $findings } findings
 }
maps_of_house = Drawn quests
maps_that_ship = Quests that ship
marks_of_palette = Marks
monster_in_print = Monster
monsters_of_palette = Monsters
more_monsters = More monsters
name_of_new_map = Name of the new quest
newer_maps = Newer
no_place_for = The format has no sign for { $count ->
    [one] 1 thing
   *[other] { $count } things
 }:
not_playable_yet = The quest cannot be played yet: first the red findings must go.
playable_all_the_same = It can be played like this, but hardly as it was meant:
back_to_drawing = Back to the drawing
note_of_thing = Note
notes_of_map = Notes
nothing_chosen = Nothing chosen
nothing_counts_before_you_say = You first see what arrives. Nothing counts without your yes.
nothing_drawn_yet = Nothing drawn yet
nothing_drawn_yet_text = Begin a map, read in a HeroScribe file or take one of the quests that ship.
older_maps = Older
on_board = on board
one_more_board = Add a board
one_more_note = New note
one_thing_a_line = One thing a line.
passages = Passages
pick_or_place = Choose
pick_or_place_help = Tap a thing to change it, drag it to move it.
piece_unused = Square that is not used
place_it = Place
please_look = Please look at these
put_away = put away
quest_of_map = Quest
read_in = Import
read_in_a_file = Import a file
read_in_a_map = Import a map
redo_in_editor = Redo
remove_passage = Remove passage { $one } – { $other }
remove_thing = Remove
remove_this_board = Remove this board
replace_this_map = Replace “{ $name }”
row_from_0 = Row (0 to 18)
saved_at = saved { $time }
severe_finding = Weighs heavily:
barring_finding = Keeps from playing:
sheet_of_game_master = For the game master
sheet_of_players = For the players
show_it_so = Show it like this
show_what_comes = Preview
sign_of_monster = Sign
square_like = For example T9.
start_of_hero = Start square: { $name }
take_as_new_map = Take as a new map
tap_a_thing = Tap a thing on the board to change it, or choose a piece.
text_for_game_master = Text for the game master
text_to_read_aloud = To be read aloud
to_square = To square { $square }
to_which_square = To square
tool_stays = Tap a square or press Enter to place it, R turns. Esc puts it away.
trap_on_it = Trap on the chest
traps_of_palette = Traps
turn_thing = Turn
undo_in_editor = Undo
values_of_monsters = Values
wandering_is = wandering monster: { $name }
what_else_is_in_it = What else is in it
what_was_sure = Known for sure: { $count ->
    [one] 1 sign
   *[other] { $count } signs
 }
wandering_monster_of_file = Wandering monster: { $name }.
which_files = A HeroScribe file (.xml, .hqx) or a map out of Heldenpass (.json).
with_commas_between = With commas between.
with_values_of_1989 = Monsters with the values of the 1989 base game
with_values_of_1989_hint = Otherwise the values of the additional rules hold.
board_in_editor = Board
pieces_in_editor = Pieces
a_copy_is_laid = A copy comes to the table. What you draw afterwards does not change the running game.
to_the_map_that_lies_there = To the map that lies there
play_it_in = Play in { $name }
last_played_at = last played: { $at }
another_map_lies_there = In “{ $name }” a quest is running whose map is already laid.
close_its_quest = Close that quest
lay_it_on_running_table = Lay it out in the running quest: { $name }
no_campaign_yet = No campaign yet
no_campaign_yet_text = Begin a campaign on the start page, then you can choose it here.
put_piece_away = Put away
play_map = Play
play_this_map = Play { $name }
