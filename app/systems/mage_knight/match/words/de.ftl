# A match: what is done, what happens, what is refused.
commands-add_side = Seite hinzufügen
commands-add_figure = Figur hinzufügen
commands-begin_match = Partie beginnen
commands-activate_figure = Aktivieren: { $hero }
commands-roll_leaders = Würfel der Anführer
commands-eliminate_figure = Ausschalten: { $hero }
commands-summon_figure = Beschwören: { $hero }
commands-trigger_trap = Falle ausgelöst: { $hero }
commands-change_levels = Stufen: { $hero }
commands-end_match_turn = Zug beenden
commands-end_match = Partie beenden
actions-add_side = Seite hinzufügen
actions-add_figure = Figur hinzufügen
actions-begin_match = Partie beginnen
actions-activate_figure = Figur aktivieren
actions-roll_leaders = Für Anführer würfeln
actions-eliminate_figure = Figur ausschalten
actions-summon_figure = Mage Spawn beschwören
actions-trigger_trap = Falle ausgelöst
actions-change_levels = Stufen ändern
actions-end_match_turn = Zug beenden
actions-end_match = Partie beenden
action_groups-turn = Zug
action_groups-figures = Figuren
action_groups-setup = Partie
permissions-activate = Eigene Figuren aktivieren
fields-hero_id = Figur
fields-side = Seite
fields-gains = Punkte an
fields-change = Gewonnene Stufen
choices-kind-non_hero = kein Held
events-side-added = { $side } spielt mit, { $actions } Aktionen je Runde.
events-figure-added = { $name } ({ $kind }) tritt für { $side } an.
events-match-turn = Runde { $round }: { $side } beginnt den Zug.
events-leaders-rolled = Anführer: { $roll }, zusätzliche Aktionen: { $extra }.
events-figure-activated = { $hero } wird aktiviert.
events-tokens-removed = Aktionsmarken entfernt von: { $heroes }.
events-figure-eliminated = { $hero } ist ausgeschaltet ({ $cause }){ $gains ->
        [none] .
       *[other] : { $points } Erfahrungspunkte für { $gains }.
    }
events-figure-summoned = { $hero } kehrt zurück.
events-trap-triggered = { $hero } hat eine Falle ausgelöst: { $points } Erfahrungspunkte.
events-levels-changed = { $hero }: gewonnene Stufen { SIGNED($change) }.
events-match-ended = Ende: { $by ->
        [experience] { $winner } gewinnt mit { $experience } Erfahrungspunkten.
        [levels] { $winner } gewinnt bei Gleichstand mit { $levels } gewonnenen Stufen.
       *[nothing] Unentschieden, auch nach Stufen.
    }
match_chips-side = { $side }: { $experience } EP
match_chips-on_turn = am Zug, Aktionen: { $left }
match_chips-round = Runde { $round }
passport_values-tokens = Marken: { $tokens }
passport_values-levels = Stufen: { $levels }
match_chips-out = ausgeschaltet
errors-match-over = Diese Partie ist zu Ende.
errors-match-not_begun = Die Partie hat noch nicht begonnen. Beginnt sie erst.
errors-match-begun_already = Die Partie läuft schon.
errors-match-too_many_sides = Höchstens { $most } Seiten spielen mit.
errors-match-too_few_sides = Mindestens zwei Seiten spielen mit. Füge eine hinzu.
errors-match-side_unknown = Diese Seite spielt nicht mit.
errors-match-too_many_figures = Höchstens { $most } Figuren.
errors-match-rolled_already = Für Anführer wurde in diesem Zug schon gewürfelt.
errors-match-not_to_summon = Beschwören lassen sich nur ausgeschaltete Mage Spawn.
errors-match-no_hero = Nur ein Held bekommt die Punkte einer Falle.
errors-match-no_such_level = So viele Stufen gehen nicht.
errors-match-not_on_turn = Diese Figur ist nicht am Zug.
errors-match-acted_already = Diese Figur hatte schon eine Aktion.
errors-match-no_actions = Keine Aktion mehr übrig. Beende den Zug.
errors-match-is_out = Diese Figur ist ausgeschaltet.
