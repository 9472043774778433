adjacent = adjacent
at_a_slant = diagonally adjacent
boards = Boards
corridor = Corridor
costs_squares =
    { $number ->
        [0] right here
        [one] 1 square
       *[other] { $number } squares
    }
distance_of_squares = distance { $number }
door_to = Door to { $area }
free_sight = clear line of sight
in_the_pit = in the pit
is_invisible = invisible
is_on_turn = { $name }’s turn
kind_of_thing =
    { $kind ->
        [ally] Ally
        [blocked] Blocked
        [chest] Chest
        [decoration] Sign
        [door] Door
        [furniture] Furniture
        [mark] Letter
        [monster] Monster
        [secret_door] Secret door
        [stairs] Stairs
        [trap] Trap
       *[other] Part of a room
    }
lay_a_map = Lay out a map
lies_down = lies on the ground
map_as_list = Map as a list
map_by_keys = Arrow keys move the cursor, Enter chooses the square.
list_view = List
map_view = Map
map_of_the_board = Map of the board
monster = Monster
my_square = To me
no_map_view = without map
no_sight =
    { $why ->
        [figure] no clear line of sight, { $name ->
            [none] something stands in the way on { $square }
           *[other] { $name } ({ $square }) stands in the way
        }
        [rubble] no line of sight, { $square } is blocked
        [wall] no line of sight, wall at { $square }
        [door] no line of sight, closed door at { $square }
        [secret_door] no line of sight, secret door at { $square }
        [slant] no line of sight, you see only straight through the door at { $square }
       *[nothing] no line of sight
    }
only_past =
    { $why ->
        [figure] indirectly, { $name ->
            [none] something stands in the way on { $square }
           *[other] { $name } ({ $square }) stands in the way
        }
       *[other] indirectly
    }
parted =
    { $why ->
        [wall] a wall is in between
        [door] a closed door is in between
        [secret_door] a secret door is in between
        [rubble] the square is blocked
       *[other] out of reach
    }
not_seen_yet = not revealed yet
nothing_there = empty square
nothing_thrown_yet = no movement rolled yet
outside = outside
players_do_not_see_it = only you see this
room_number = Room { $number }
squares_away =
    { $number ->
        [one] 1 square away
       *[other] { $number } squares away
    }
square_of = { $name }’s square
squares_left =
    { $number ->
        [one] 1 square left
       *[other] { $number } squares left
    }
squares_revealed = Revealed squares
stands_open = open
state_of_thing =
    { $state ->
        [open] open
        [closed] closed
        [locked] locked
        [hidden] hidden
        [found] found
        [sprung] sprung
       *[disarmed] disarmed
    }
move_this_one = Move
tap_a_square_to_see_the_way = Tap a square: the figure walks there, or you see what can be done there.
throw_movement = Roll movement
walk = Walk here
walk_anyway = Here anyway
walk_beside = Walk there
walk_here = Walk
closer = Closer
further = Further away
thing_on =
    { $kind ->
        [trap] Trap
        [secret_door] Secret door
       *[other] Door
    } on { $square }
leads_to = leads to { $square }
rows_that_wait = Not possible now ({ $number })
no_way_there = no way there
opens_for_the_game_master_alone = only the game master can open it
over_to_board = Switch to board { $number }
square_not_seen_yet = This square has not been revealed yet.
strikes_neighbours_only = too far for these weapons
lies_on_the_floor = lies on the floor
no_treasure_left = no treasure left to find
traps_sought = searched for traps
signs_of_the_map = Signs on the map
just_revealed = just revealed
trap_only_you_know = trap that only the game master sees
door_only_you_know = secret door that only the game master sees
trap_found = trap that was found
trap_sprung = trap that has gone off
trap_disarmed = disarmed trap
figure_only_you_know = dashed frame: monster that only the game master sees
thing_thrown = thrown weapon
thing_lost = gear left behind
goes_no_further_before =
    { $next ->
        [disarm_trap] disarm the trap first
       *[spring_trap] resolve the trap first
    }
not_on_turn = not this figure’s turn
climbs_out_next_turn = climbs out in the next turn
climbs_out_this_turn = climbs out this turn
climb_out_now = Climb out
climbs_out_where = climbs out this turn: where to?
out_onto = onto { $square }
put_there = Put there
along_the_row = Fire along the row
breathe_fire = Breathe fire
turn_figure = Facing
turn_it = Turn
front_of_figure =
    { $turn ->
        [downward] front is down
        [rightward] front is right
        [upward] front is up
        [leftward] front is left
       *[none] not turned yet: faces the side with most foes
    }
waits_for_a_free_square = waits until a square at the start is free
not_on_the_map_yet = is not on the map yet
size_in_squares = { $width } × { $height }
no_room_to_turn = there is no room to turn here
block_falls_on = The block falls on { $square }, which stays blocked.
free_to_step =
    { $number ->
        [0] No adjacent square is free.
       *[other] Free adjacent squares: { $squares }.
    }
tap_takes_the_throw_over = Tap a square to take this roll and walk there.
put_on_the_map = Put on the map
put_it_later = Later
tap_where_it_stands = Tap the square where it stands
and_so_many_like_it =
    { $number ->
        [one] and one more of them
       *[other] and { $number } more of them
    }

tile_strike = Attack { $name }
tile_hits = { $way }: hits { $chance }
tile_search_for_treasure = in the whole room
tile_search_for_traps = in the room or corridor
tile_search_furniture = table, rack, shelf
likely_deeds = Most likely now
something_else = Do something else
something_happens = Something happens
more_of_them = More
tile_open = Open: { $door }
