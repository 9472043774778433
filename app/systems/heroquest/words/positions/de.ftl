# The words of where figures stand.
events-figure-put = { $figure } { $figure_number ->
        [one] steht
       *[other] stehen
    } auf { $square }.
events-secret_door-found =
    { $hero_id ->
        [none] Eine Geheimtür ist gefunden ({ $square }).
       *[other] { $hero } findet eine Geheimtür ({ $square }).
    }
events-figure-walked =
    { $stopped ->
        [trap] { $figure } { $figure_number ->
            [one] tritt
           *[other] treten
        } auf { $square } in eine Falle.
        [monsters] { $figure } { $figure_number ->
            [one] bleibt
           *[other] bleiben
        } auf { $square } stehen: Monster sind in Sicht.
       *[none] { $figure } { $figure_number ->
            [one] zieht
           *[other] ziehen
        } { $steps ->
            [one] 1 Feld
           *[other] { $steps } Felder
        } weit nach { $square }.
    }

errors-jump-no_room = Hinter der Falle ist kein Platz zum Landen.
errors-jump-in_the_way = Das Feld der Falle ist besetzt: Du kannst nicht darüber springen.
errors-jump-from_pit = Aus einer Grube kannst du nicht losspringen: erst hinausgehen, dann springen.
events-map-overruled = Der Spielleiter entscheidet anders als der Plan.
