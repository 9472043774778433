# The words of the map.
commands-lay_map = Spielplan auslegen
commands-take_map_away = Spielplan wegräumen
commands-put_map_aside = Ohne Plan spielen
commands-bring_map_back = Plan zurückholen
commands-open_door = Tür öffnen
commands-walk_to = Ziehen
commands-walk_monster_to = Monster ziehen
commands-put_figure = Figur umsetzen
commands-find_thing = Verborgenes zeigen

actions-lay_map = Spielplan auslegen
actions-take_map_away = Spielplan wegräumen
actions-put_map_aside = Ohne Plan spielen
actions-bring_map_back = Plan zurückholen
actions-open_door = Tür öffnen
actions-walk_to = Ziehen
actions-walk_monster_to = Monster ziehen
actions-put_figure = Figur umsetzen
actions-find_thing = Verborgenes zeigen

events-map-laid = Der Spielplan liegt aus.
events-map-put_aside = Ab jetzt ohne Plan. Er bleibt, wie er ist, bis ihr ihn zurückholt.
events-map-brought_back = Der Spielplan liegt wieder aus.
events-squares-revealed = Neue Felder liegen offen.
events-door-opened =
    { $hero_id ->
        [none] Eine Tür wird geöffnet ({ $square }).
       *[other] { $hero } öffnet eine Tür ({ $square }).
    }
events-monster-left_out =
    { $why ->
        [no_room] Auf { $square } wartet noch ein Monster der Zeichnung: Dort ist kein Platz. Es lässt sich zeigen, sobald welcher ist.
       *[values] Auf { $square } steht noch ein Monster der Zeichnung, dem Werte fehlen: bitte von Hand aufstellen.
    }
events-hero-waits = { $hero } wartet: Am Start ist kein Feld frei. Sobald eines frei wird, kommt { $hero } auf den Plan.

house_rules-HR-FALLEN-GAP-title = Gefallene Heroen im Weg
house_rules-HR-FALLEN-GAP-may_be_passed = Über einen Heroen am Boden zieht jeder hinweg, auf seinem Feld bleibt niemand stehen.
house_rules-HR-FALLEN-GAP-like_standing = Ein Heroe am Boden versperrt den Weg wie einer, der steht: Nur die eigene Seite kommt vorbei.
house_rules-HR-FALLEN-GAP-bars_everybody = Ein Heroe am Boden versperrt allen den Weg.

errors-map-none = Es liegt kein Spielplan aus. Lege erst einen aus.
errors-map-none_aside = Es liegt kein Spielplan beiseite.
errors-map-laid_already = Es liegt schon ein Spielplan aus. Räume ihn erst weg.
errors-map-does_not_fit =
    So lässt sich der Plan nicht spielen: { $finding ->
        [no_start] Es fehlt der Start der Helden: Zeichne eine Treppe, einen Eingang oder Startfelder.
        [in_wall] { $thing } steht auf { $square } in einer Mauer.
        [square_taken] Auf { $square } steht mehr als eins: { $things }.
        [walled_in] { $thing } auf { $square } ist ringsum eingeschlossen.
        [off_board] { $thing } liegt neben dem Plan.
        [same_id] Zwei Dinge haben dieselbe Kennung „{ $thing_id }“.
       *[other] Sieh im Editor unter Befunde nach.
    }
errors-map-not_on_it = Diese Figur steht nicht auf dem Spielplan. Stelle sie erst auf.
errors-map-other_board = Diese Figur steht auf einem anderen Spielplan.
errors-walk-not_revealed = Dieses Feld ist noch nicht aufgedeckt.
errors-walk-no_way = Dorthin führt kein freier Weg.
errors-walk-on_trap = Handle erst die Falle unter der Figur ab.
errors-walk-not_thrown = Würfle erst die Bewegung.
errors-walk-too_far = Der Weg ist { $steps } Felder lang, übrig sind nur { $left }.
errors-door-unknown = Eine solche Tür ist nicht zu sehen.
errors-door-is_open = Diese Tür steht schon offen.
errors-door-locked = Diese Tür ist verschlossen.
errors-door-no_way = Zu dieser Tür führt kein freier Weg.
errors-thing-unknown = So etwas gibt es auf dem Spielplan nicht.
errors-thing-not_hidden = Das ist nicht verborgen.
prompts-trap_ahead-title = Gefundene Falle
prompts-trap_ahead-text = Der letzte Schritt führt auf die Falle. Erst entschärfen oder auslösen?
prompts-trap_ahead-options-disarm = entschärfen
prompts-trap_ahead-options-spring = auslösen
