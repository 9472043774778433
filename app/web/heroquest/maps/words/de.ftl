adjacent = angrenzend
at_a_slant = schräg daneben
boards = Pläne
corridor = Gang
costs_squares =
    { $number ->
        [0] gleich hier
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
map_by_keys = Pfeiltasten bewegen die Markierung, die Eingabetaste wählt das Feld.
list_view = Liste
map_view = Plan
map_of_the_board = Spielplan
monster = Monster
my_square = Zu mir
no_map_view = ohne Plan
no_sight =
    { $why ->
        [figure] keine freie Sicht, { $name ->
            [none] auf { $square } steht etwas
           *[other] { $name } ({ $square }) steht
        } im Weg
        [rubble] keine Sicht, { $square } ist versperrt
        [wall] keine Sicht, Mauer vor { $square }
        [door] keine Sicht, die Tür vor { $square } ist zu
        [secret_door] keine Sicht, Geheimtür vor { $square }
        [slant] keine Sicht, durch die Tür vor { $square } sieht man nur geradeaus
       *[nothing] keine Sicht
    }
only_past =
    { $why ->
        [figure] indirekt, { $name ->
            [none] auf { $square } steht etwas
           *[other] { $name } ({ $square }) steht
        } im Weg
       *[other] indirekt
    }
parted =
    { $why ->
        [wall] dazwischen steht eine Mauer
        [door] dazwischen ist eine geschlossene Tür
        [secret_door] dazwischen ist eine Geheimtür
        [rubble] das Feld ist versperrt
       *[other] nicht zu erreichen
    }
not_seen_yet = noch nicht aufgedeckt
nothing_there = leeres Feld
nothing_thrown_yet = noch keine Bewegung gewürfelt
outside = draußen
players_do_not_see_it = nur für dich sichtbar
room_number = Raum { $number }
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
tap_a_square_to_see_the_way = Feld antippen: Die Figur geht hin, oder es zeigt sich, was dort geht.
throw_movement = Bewegung würfeln
walk = Hierhin gehen
walk_anyway = Trotzdem hierhin
walk_beside = Hingehen
walk_here = Gehen
closer = Näher
further = Weiter weg
thing_on =
    { $kind ->
        [trap] Falle
        [secret_door] Geheimtür
       *[other] Tür
    } auf { $square }
leads_to = führt nach { $square }
rows_that_wait = Geht gerade nicht ({ $number })
no_way_there = kein Weg dorthin
opens_for_the_game_master_alone = öffnet nur der Spielleiter
over_to_board = Auf Plan { $number } wechseln
square_not_seen_yet = Dieses Feld ist noch nicht aufgedeckt.
strikes_neighbours_only = zu weit für diese Waffen
lies_on_the_floor = liegt auf dem Boden
no_treasure_left = kein Schatz mehr zu finden
traps_sought = nach Fallen abgesucht
signs_of_the_map = Zeichen auf dem Plan
just_revealed = gerade aufgedeckt
trap_only_you_know = Falle, die nur der Spielleiter sieht
door_only_you_know = Geheimtür, die nur der Spielleiter sieht
trap_found = gefundene Falle
trap_sprung = ausgelöste Falle
trap_disarmed = entschärfte Falle
figure_only_you_know = gestrichelt umrahmt: Monster, das nur der Spielleiter sieht
thing_thrown = geworfene Waffe
thing_lost = liegen gebliebene Ausrüstung
goes_no_further_before =
    { $next ->
        [disarm_trap] erst die Falle entschärfen
       *[spring_trap] erst die Falle abhandeln
    }
not_on_turn = nicht am Zug
climbs_out_next_turn = klettert im nächsten Zug heraus
climbs_out_this_turn = steigt in diesem Zug heraus
climb_out_now = Heraussteigen
climbs_out_where = steigt in diesem Zug heraus: wohin?
out_onto = auf { $square }
put_there = Hierhin stellen
along_the_row = Feuer in gerader Reihe
breathe_fire = Feuer speien
turn_figure = Ausrichtung
turn_it = Drehen
front_of_figure =
    { $turn ->
        [downward] vorn ist unten
        [rightward] vorn ist rechts
        [upward] vorn ist oben
        [leftward] vorn ist links
       *[none] noch nicht gedreht: vorn ist die Seite mit den meisten Gegnern
    }
waits_for_a_free_square = wartet, bis am Start ein Feld frei ist
not_on_the_map_yet = steht noch nicht auf dem Plan
size_in_squares = { $width } × { $height }
no_room_to_turn = hier ist kein Platz zum Drehen
block_falls_on = Der Block fällt auf { $square }, das Feld bleibt versperrt.
free_to_step =
    { $number ->
        [0] Daneben ist kein Feld frei.
       *[other] Frei daneben: { $squares }.
    }
tap_takes_the_throw_over = Tippe ein Feld an, um mit diesem Wurf dorthin zu ziehen.
put_on_the_map = Aufs Feld stellen
put_it_later = Später
tap_where_it_stands = Tippe das Feld an, auf dem es steht
and_so_many_like_it =
    { $number ->
        [one] und noch eines davon
       *[other] und noch { $number } davon
    }

tile_strike = { $name } angreifen
tile_hits = { $way }: trifft zu { $chance }
tile_search_for_treasure = im ganzen Raum
tile_search_for_traps = im Raum oder Gang
tile_search_furniture = Truhe, Tisch, Regal
likely_deeds = Das geht jetzt am ehesten
something_else = Etwas anderes tun
something_happens = Es geschieht etwas
more_of_them = Mehr
tile_open = { $door } öffnen
