adjacent = adjacent
at_a_slant = diagonally adjacent
boards = Boards
corridor = Corridor
costs_squares =
    { $number ->
        [one] 1 square
       *[other] { $number } squares
    }
distance_of_squares = distance { $number }
door_to = Door to { $area }
free_sight = clear line of sight
in_the_pit = in the pit
is_invisible = invisible
is_on_turn = { $name }'s turn
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
lay_a_map = Lay a map
lies_down = lies on the ground
map_as_list = Map as a list
map_by_keys = Arrow keys move the cursor, Enter taps the square.
list_view = List
map_view = Map
map_of_the_board = Map of the board
monster = Monster
my_square = To me
no_map_view = without map
no_sight =
    no line of sight: { $why ->
        [figure] somebody stands on { $square }
        [rubble] { $square } is blocked
        [wall] wall before { $square }
        [door] the door before { $square } is shut
        [secret_door] secret door before { $square }
       *[slant] only straight through the door before { $square }
    }
not_seen_yet = not revealed yet
nothing_there = nothing
nothing_thrown_yet = no movement thrown yet
out_of_reach = out of reach
outside = outside
players_do_not_see_it = only you see this
room_number = Room { $number }
sight_past_others = sight only past others
squares_away =
    { $number ->
        [one] 1 square away
       *[other] { $number } squares away
    }
square_of = { $name }'s square
squares_left =
    { $number ->
        [one] 1 square left
       *[other] { $number } squares left
    }
squares_revealed = Revealed squares
stands_open = stands open
state_of_thing =
    { $state ->
        [open] open
        [closed] shut
        [locked] locked
        [hidden] hidden
        [found] found
        [sprung] sprung
       *[disarmed] disarmed
    }
move_this_one = Move
tap_a_square_to_see_the_way = Tap a square: the way appears on the map, another tap walks it.
throw_movement = Throw movement
walk = Walk here
walk_anyway = Here anyway
walk_here = Walk
closer = Closer
further = Further away
thing_on =
    { $kind ->
        [trap] Trap
        [secret_door] Secret door
       *[other] Door
    } on { $square }
