# The words of rounds and turns.
commands-begin_play = Erste Runde beginnen
commands-end_turn = Zug beenden
commands-take_turn = Zug vorziehen
commands-end_play = Spiel beenden
commands-mark_presence = Anwesenheit von { $hero }

events-turn-began = { $figure } ist am Zug.
events-turn-completed = { $figure } beendet den Zug.

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

events-play-ended = Das Spiel endet nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }.

errors-round-running = Die Runden laufen schon.
errors-round-none = Noch läuft keine Runde.
errors-round-nobody = Niemand ist auf der Herausforderung. Zuerst ziehen die Helden los.

errors-turn-has_it = Diese Figur ist schon am Zug.

errors-presence-unchanged = Für { $hero } ist das schon so vermerkt.
