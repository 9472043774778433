# The words of the map.
commands-lay_map = Lay out the map
commands-take_map_away = Put the map away
commands-put_map_aside = Play without the map
commands-bring_map_back = Bring the map back
commands-open_door = Open a door
commands-walk_to = Move
commands-walk_monster_to = Move a monster
commands-put_figure = Put a figure on another square
commands-find_thing = Show what is hidden

actions-lay_map = Lay out the map
actions-take_map_away = Put the map away
actions-put_map_aside = Play without the map
actions-bring_map_back = Bring the map back
actions-open_door = Open a door
actions-walk_to = Move
actions-walk_monster_to = Move a monster
actions-put_figure = Put a figure on another square
actions-find_thing = Show what is hidden

events-map-laid = The map is on the table.
events-map-put_aside = Playing without the map. It stays as it is until you bring it back.
events-map-brought_back = The map is on the table again.
events-squares-revealed = More squares are revealed.
events-door-opened =
    { $hero_id ->
        [none] A door is opened ({ $square }).
       *[other] { $hero } opens a door ({ $square }).
    }
events-monster-left_out =
    { $why ->
        [no_room] A monster of the drawing waits for room on { $square }. Place it once the square is free.
       *[values] A monster of the drawing on { $square } has missing values: place it by hand.
    }
events-hero-waits = { $hero } waits: no start square is free. Once one is, { $hero } comes onto the map.

house_rules-HR-FALLEN-GAP-title = Fallen heroes in the way
house_rules-HR-FALLEN-GAP-may_be_passed = Everybody may move across a hero who is down, but not stop there.
house_rules-HR-FALLEN-GAP-like_standing = A hero who is down blocks the way like a standing one: only their own side passes.
house_rules-HR-FALLEN-GAP-bars_everybody = A hero who is down blocks the way for everybody.

errors-map-none = There is no map on the table. Lay one out first.
errors-map-none_aside = No map has been put aside.
errors-map-laid_already = There is already a map on the table. Put it away first.
errors-map-does_not_fit =
    The drawing cannot be played like this: { $finding ->
        [no_start] The heroes have no start: draw stairs, an entrance or start squares.
        [in_wall] { $thing } is in a wall on { $square }.
        [square_taken] More than one thing is on { $square }: { $things }.
        [walled_in] { $thing } on { $square } is walled in on all sides.
        [off_board] { $thing } is off the board.
        [same_id] Two things have the id “{ $thing_id }”.
       *[other] See the findings in the editor.
    }
errors-map-not_on_it = This figure is not on the map. Put it on the map first.
errors-map-other_board = This figure is on another board.
errors-walk-not_revealed = That square has not been revealed yet.
errors-walk-no_way = There is no free way to that square.
errors-walk-on_trap = Resolve the trap under the figure first.
errors-walk-not_thrown = Roll for movement first.
errors-walk-too_far = The way is { $steps } squares long, but only { $left } are left.
errors-door-unknown = No such door is visible.
errors-door-is_open = This door is already open.
errors-door-locked = This door is locked.
errors-door-no_way = There is no free way to this door.
errors-thing-unknown = There is no such thing on the map.
errors-thing-not_hidden = That is not hidden.
prompts-trap_ahead-title = A found trap
prompts-trap_ahead-text = The last step leads onto the trap. Disarm it first, or set it off?
prompts-trap_ahead-options-disarm = disarm it
prompts-trap_ahead-options-spring = set it off
