# The words of the map.
commands-lay_map = Lay the map
commands-take_map_away = Put the map away
commands-put_map_aside = Play without the map
commands-bring_map_back = Bring the map back
commands-open_door = Open a door
commands-walk_to = Move
commands-walk_monster_to = Move a monster
commands-put_figure = Put a figure elsewhere
commands-find_thing = Show what is hidden

actions-lay_map = Lay the map
actions-take_map_away = Put the map away
actions-put_map_aside = Play without the map
actions-bring_map_back = Bring the map back
actions-open_door = Open a door
actions-walk_to = Move
actions-walk_monster_to = Move a monster
actions-put_figure = Put a figure elsewhere
actions-find_thing = Show what is hidden

events-map-laid = The map is on the table.
events-map-put_aside = Without the map from now on. It waits as it lies.
events-map-brought_back = The map is on the table again.
events-squares-revealed = More squares lie open.
events-door-opened =
    { $hero_id ->
        [none] A door is opened ({ $square }).
       *[other] { $hero } opens a door ({ $square }).
    }
events-monster-left_out =
    { $why ->
        [no_room] A monster of the drawing still waits on { $square }, because there is no room. It can be shown as soon as there is.
       *[values] A monster of the drawing still waits on { $square }, because values are missing: please place it by hand.
    }
events-hero-waits = { $hero } waits: no square at the start is free. As soon as one is, { $hero } comes onto the map.

house_rules-HR-FALLEN-GAP-title = Fallen heroes in the way
house_rules-HR-FALLEN-GAP-may_be_passed = Everybody may move across a hero who is down; nobody stops on that square.
house_rules-HR-FALLEN-GAP-like_standing = A hero who is down bars the way like one who stands: only their own side passes.
house_rules-HR-FALLEN-GAP-bars_everybody = Nobody passes a hero who is down.

errors-map-none = There is no map on the table.
errors-map-none_aside = No map has been put aside.
errors-map-laid_already = There is a map on the table already. Put it away first.
errors-map-does_not_fit =
    The drawing cannot be played like this: { $finding ->
        [no_start] The heroes have nowhere to begin: draw stairs, an entrance or start squares.
        [in_wall] { $thing } stands in a wall on { $square }.
        [square_taken] More than one thing stands on { $square }: { $things }.
        [walled_in] { $thing } on { $square } is shut in all around.
        [off_board] { $thing } lies beside the board.
        [same_id] Two things have the id “{ $thing_id }”.
       *[other] The editor shows why among its findings.
    }
errors-map-not_on_it = This figure does not stand on the map.
errors-map-other_board = This figure stands on another board.
errors-walk-not_revealed = That square does not lie open yet.
errors-walk-no_way = No free way leads there.
errors-walk-on_trap = The trap below the figure comes first.
errors-walk-not_thrown = Nobody has rolled for this move yet.
errors-walk-too_far = The way is { $steps } squares long, and { $left } are left.
errors-door-unknown = There is no such door to be seen.
errors-door-is_open = This door is open already.
errors-door-locked = This door is locked.
errors-door-no_way = No free way leads to this door.
errors-thing-unknown = There is no such thing on the map.
errors-thing-not_hidden = That is not hidden.
prompts-trap_ahead-title = A found trap
prompts-trap_ahead-text = The last step leads onto the trap. Whoever wants to disarm it says so before.
prompts-trap_ahead-options-disarm = disarm it
prompts-trap_ahead-options-spring = set it off
