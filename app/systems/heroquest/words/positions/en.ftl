# The words of where figures stand.
events-figure-put = { $figure } { $figure_number ->
        [one] is
       *[other] are
    } on { $square } now.
events-secret_door-found =
    { $hero_id ->
        [none] A secret door has been found ({ $square }).
       *[other] { $hero } finds a secret door ({ $square }).
    }
events-figure-walked =
    { $stopped ->
        [trap] { $figure } { $figure_number ->
            [one] steps
           *[other] step
        } onto a trap on { $square }.
        [monsters] { $figure } { $figure_number ->
            [one] stops
           *[other] stop
        } on { $square }: monsters are in sight.
       *[none] { $figure } { $figure_number ->
            [one] moves
           *[other] move
        } { $steps ->
            [one] 1 square
           *[other] { $steps } squares
        } to { $square }.
    }

errors-jump-no_room = There is no room to land behind the trap.
errors-jump-in_the_way = The square of the trap is occupied: you cannot jump over it.
errors-jump-from_pit = You cannot jump out of a pit: walk out first, then jump.
events-map-overruled = The game master decides otherwise than the map.
