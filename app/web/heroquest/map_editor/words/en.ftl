a_map_needs_a_name = A map needs a name.
about_letter = about a letter
about_quest = about the quest
about_wandering = wandering monster
about_what = About what?
assumed_or_name_only = Heldenpass is not sure about these signs. Choose what each becomes; the choice also applies to the next file.
becomes_here = becomes here
begin_a_map = New map
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
 }. Preview:
file_of_map = File
findings = Findings
findings_notes_quest = Findings, notes and quest
for_heldenpass = For Heldenpass
for_heldenpass_text = One file with everything. Other groups take it with “Import”.
for_heroscribe = For HeroScribe
for_heroscribe_text = An XML file for HeroScribe and programs like it. The format has no goal and reward, no custom names and values, no contents of chests, no states of doors and traps, and no notes on single things.
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
included_quests = Included quests
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
not_playable_yet = This quest cannot be played yet: fix the red findings first.
playable_all_the_same = It can be played, but probably not as intended:
back_to_drawing = Back to the drawing
note_of_thing = Note
notes_of_map = Notes
nothing_chosen = Nothing chosen
nothing_counts_before_you_say = You first see what arrives. Nothing is imported until you confirm.
nothing_drawn_yet = Nothing drawn yet
nothing_drawn_yet_text = Draw a new map, import a HeroScribe file or take one of the included quests.
older_maps = Older
on_board = on board
one_more_board = Add a board
one_more_note = New note
one_thing_a_line = One item per line.
passages = Passages
pick_or_place = Choose
pick_or_place_help = Tap a thing to change it, drag it to move it.
piece_unused = Unused square
place_it = Place
please_look = Please check these
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
severe_finding = Serious:
barring_finding = Prevents playing:
sheet_of_game_master = For the game master
sheet_of_players = For the players
show_it_so = Preview
show_what_comes = Preview
sign_of_monster = Sign
square_like = For example T9.
start_of_hero = Start square: { $name }
take_as_new_map = Import as a new map
tap_a_thing = Tap a thing on the board to change it, or choose a piece.
text_for_game_master = Text for the game master
text_to_read_aloud = Read-aloud text
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
which_files = A HeroScribe file (.xml, .hqx) or a Heldenpass map (.json).
with_commas_between = Separate with commas.
with_values_of_1989 = Monsters with the values of the 1989 base game
with_values_of_1989_hint = Otherwise the values of the additional rules hold.
board_in_editor = Board
pieces_in_editor = Pieces
a_copy_is_laid = A copy comes to the table. What you draw afterwards does not change the running game.
to_the_map_that_lies_there = Open the map in play
play_it_in = Play in { $name }
last_played_at = last played: { $at }
another_map_lies_there = A quest with its own map is already running in “{ $name }”.
close_its_quest = Close that quest
lay_it_on_running_table = Lay it out in the running quest: { $name }
no_campaign_yet = No campaign yet
no_campaign_yet_text = Create a campaign on the start page, then choose it here.
put_piece_away = Put away
play_map = Play
play_this_map = Play { $name }
