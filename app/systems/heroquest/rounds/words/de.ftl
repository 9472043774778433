# The words of rounds and turns.
commands-begin_play = Erste Runde beginnen
commands-end_turn = Zug beenden
commands-take_turn = Zug vorziehen
commands-end_play = Spiel beenden
commands-mark_presence = Anwesenheit von { $hero }
commands-draw_turn_order = Zugreihenfolge ziehen
commands-miss_round = { $hero } setzt aus

events-turn-began = { $figure } ist am Zug.
events-turn-completed = { $figure } beendet den Zug.
events-turn-used = { $figure } nutzt die Aktion des Zuges.

events-round-began = Runde { $number } beginnt.

events-hero-passed_over =
    { $cause ->
        [absent] { $hero } ist nicht da und wird übergangen.
        [down] { $hero } liegt am Boden und wird übergangen.
       *[lost] { $hero } ist endgültig tot und wird übergangen.
    }

events-presence-changed =
    { $present ->
        [yes] { $hero } ist wieder dabei.
       *[no] { $hero } setzt vorerst aus der Runde aus.
    }

events-play-ended = Gespielt { $rounds ->
        [one] wurde eine Runde
       *[other] wurden { $rounds } Runden
    }.

events-turn-ended = Der Zug von { $figure } endet: { $reason }.

events-turn_order-drawn = Die Zugreihenfolge dieser Runde: { $order }.

events-hero-delayed = { $hero } muss { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } aussetzen.

events-round-missed = { $hero } setzt diese Runde aus.

errors-round-running = Die Runden haben schon begonnen.
errors-round-none = Noch läuft keine Runde. Beginnt die erste.
errors-round-nobody = Kein Held ist auf der Herausforderung. Brecht erst auf.

errors-turn-of_another = Das ist nicht mehr dein Zug.
errors-turn-has_it = Diese Figur ist schon am Zug.
errors-turn-action_spent = Die Aktion ist verbraucht ({ $deed }). Noch eine? Das entscheidet der Spielleiter.
errors-turn-has_moved = Die Bewegung ist verbraucht. Noch eine? Das entscheidet der Spielleiter.
errors-turn-is_over = Der Zug ist vorbei ({ $reason }). Noch etwas? Das entscheidet der Spielleiter.
errors-turn-not_on_turn =
    { $who ->
        [game_master] Der Spielleiter ist am Zug. Außer der Reihe? Das entscheidet er.
       *[other] { $who } ist am Zug. Außer der Reihe? Das entscheidet der Spielleiter.
    }

errors-presence-unchanged = Für { $hero } ist das schon so vermerkt.

errors-turn_order-by_seats = Gezogen wird nach Sitzplätzen; die Hausregel dazu lässt sich ändern.
errors-turn_order-not_drawn = Erst die Zugreihenfolge dieser Runde ziehen.

errors-round-not_missed = { $hero } muss nicht aussetzen.

turn_actions-move = Gehen
turn_actions-fight = Kämpfen
turn_actions-cast = Zaubern
turn_actions-search = Suchen
turn_actions-disarm = Entschärfen
turn_actions-use = Benutzen

turn_ends-miscast = Zauberpatzer

turn_ends-trap = getroffen
turn_ends-pit = in die Grube gestürzt
turn_ends-edge = am Rand festgeklammert
turn_ends-full_pit = über die volle Grube gestolpert
turn_ends-chest = Truhenfalle ausgelöst

prompts-turn_order-title = Zugreihenfolge
prompts-turn_order-text = Welche Kugel kommt als nächste? Die Zahlen sind die Sitzplätze, die schwarze gehört dem Spielleiter.

prompts-turn_order-options-black_ball = schwarze Kugel

house_rules-HR-ORDER-title = Reihenfolge der Züge
house_rules-HR-ORDER-seats = Die Helden ziehen nach Sitzplätzen, danach der Spielleiter.
house_rules-HR-ORDER-drawn = Jede Runde wird neu gezogen; die schwarze Kugel ist der Spielleiter.

actions-miss_round = Aussetzen
actions-draw_turn_order = Reihenfolge ziehen
action_groups-fight = Kampf
action_groups-explore = Erkunden
action_groups-magic = Magie
action_groups-things = Dinge
action_groups-body = Zustand
action_groups-board = Spielfeld
