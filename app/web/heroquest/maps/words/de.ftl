adjacent = angrenzend
at_a_slant = schräg daneben
boards = Pläne
corridor = Gang
costs_squares =
    { $number ->
        [one] 1 Feld
       *[other] { $number } Felder
    }
distance_of_squares = Entfernung { $number }
door_to = Tür nach { $area }
free_sight = freie Sicht
in_the_pit = in der Grube
is_invisible = unsichtbar
is_on_turn = { $name } ist am Zug
kind_of_thing =
    { $kind ->
        [ally] Verbündeter
        [blocked] versperrt
        [chest] Truhe
        [decoration] Zeichen
        [door] Tür
        [furniture] Möbel
        [mark] Buchstabe
        [monster] Monster
        [secret_door] Geheimtür
        [stairs] Treppe
        [trap] Falle
       *[other] Raumteil
    }
lay_a_map = Spielplan auslegen
lies_down = liegt am Boden
map_as_list = Plan als Liste
map_by_keys = Pfeiltasten bewegen die Marke, Eingabe tippt das Feld an.
list_view = Liste
map_view = Plan
map_of_the_board = Spielplan
monster = Monster
my_square = Zu mir
no_map_view = ohne Plan
no_sight =
    keine Sicht: { $why ->
        [figure] auf { $square } steht jemand
        [rubble] { $square } ist versperrt
        [wall] Mauer vor { $square }
        [door] die Tür vor { $square } ist zu
        [secret_door] Geheimtür vor { $square }
       *[slant] durch die Tür vor { $square } nur gerade
    }
not_seen_yet = noch nicht aufgedeckt
nothing_there = nichts
nothing_thrown_yet = noch keine Bewegung geworfen
out_of_reach = nicht erreichbar
outside = draußen
players_do_not_see_it = nur für dich sichtbar
room_number = Raum { $number }
sight_past_others = Sicht nur an anderen vorbei
squares_away =
    { $number ->
        [one] 1 Feld entfernt
       *[other] { $number } Felder entfernt
    }
square_of = Feld von { $name }
squares_left =
    { $number ->
        [one] noch 1 Feld
       *[other] noch { $number } Felder
    }
squares_revealed = Offene Felder
stands_open = steht offen
state_of_thing =
    { $state ->
        [open] offen
        [closed] geschlossen
        [locked] verschlossen
        [hidden] verborgen
        [found] gefunden
        [sprung] ausgelöst
       *[disarmed] entschärft
    }
move_this_one = Bewegen
tap_a_square_to_see_the_way = Feld antippen: Der Weg erscheint auf dem Plan, noch ein Tipp geht ihn.
throw_movement = Bewegung werfen
walk = Hierhin gehen
walk_anyway = Trotzdem hierhin
walk_here = Gehen
closer = Näher
further = Weiter weg
thing_on =
    { $kind ->
        [trap] Falle
        [secret_door] Geheimtür
       *[other] Tür
    } auf { $square }
