# The words of the map.
commands-lay_map = Spielplan auslegen
commands-take_map_away = Spielplan wegräumen

actions-lay_map = Spielplan auslegen
actions-take_map_away = Spielplan wegräumen

events-map-laid = Der Spielplan liegt aus.
events-squares-revealed = Neue Felder liegen offen.
events-door-opened =
    { $hero_id ->
        [none] Eine Tür wird geöffnet ({ $square }).
       *[other] { $hero } öffnet eine Tür ({ $square }).
    }
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
events-monster-left_out = Auf { $square } steht noch ein Monster der Zeichnung, dem Werte fehlen: bitte von Hand aufstellen.

errors-map-none = Es liegt kein Spielplan aus.
errors-map-laid_already = Es liegt schon ein Spielplan aus. Er muss erst weggeräumt werden.
errors-map-does_not_fit = Auf dieser Zeichnung passt etwas nicht zusammen. Der Editor zeigt unter Befunde, was es ist.
