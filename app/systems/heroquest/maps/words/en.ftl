# The words of the map.
commands-lay_map = Lay the map
commands-take_map_away = Put the map away

actions-lay_map = Lay the map
actions-take_map_away = Put the map away

events-map-laid = The map is on the table.
events-squares-revealed = More squares lie open.
events-door-opened =
    { $hero_id ->
        [none] A door is opened ({ $square }).
       *[other] { $hero } opens a door ({ $square }).
    }
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
events-monster-left_out = A monster of the drawing still waits on { $square }, because values are missing: please place it by hand.

errors-map-none = There is no map on the table.
errors-map-laid_already = There is a map on the table already. Put it away first.
errors-map-does_not_fit = Something does not fit together on this drawing. The editor shows what it is among its findings.
