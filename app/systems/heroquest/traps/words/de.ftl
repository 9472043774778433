# The words of traps.
traps-spear_trap = Speerfalle
traps-pit_trap = Fallgrube
traps-double_pit_trap = Doppelfallgrube
traps-falling_block_trap = Schlagfalle
traps-guillotine = Fallbeil
traps-tomb_of_darkness = Gruft der Finsternis
traps-magic_firestorm = magische Feuersbrunst
traps-unseen = gefundene Falle

commands-spring_trap = Falle auslösen
commands-disarm_trap = Falle entschärfen
commands-jump_trap = Über eine Falle springen
commands-climb_out = Aus der Grube klettern
commands-explode_firestorm = Feuersbrunst zünden

prompts-spear_trap-title = Speerfalle
prompts-spear_trap-text = Ein Totenschädel trifft, jeder Schild bedeutet: verfehlt.

prompts-falling_block-title = Schlagfalle
prompts-falling_block-text = Jeder Totenschädel kostet 1 Körperkraft; es gibt keine Verteidigung.

prompts-step_aside-title = Wohin ausweichen?
prompts-step_aside-text = Der Block fällt. Auf welches freie Feld daneben?
prompts-climb_out-title = Wohin heraussteigen?
prompts-climb_out-text = Auf ein freies Feld neben der Grube.

prompts-guillotine-title = Fallbeil
prompts-guillotine-text = Zwei Würfel gegen jede Figur innerhalb der Markierung.

prompts-tomb_of_darkness-title = Gruft der Finsternis
prompts-tomb_of_darkness-text = Bei einem Schild klammert sich der Held am Rand fest, bei einem Totenschädel stürzt er hinab.

prompts-magic_firestorm-title = Magische Feuersbrunst
prompts-magic_firestorm-text = Ein Wurf für alle, die noch darin stehen. Verteidigt wird wie gewohnt.

prompts-trap_defence-title = Verteidigung gegen die Falle
prompts-trap_defence-text = Helden verteidigen sich mit weißen Schilden, Monster mit schwarzen.

prompts-jump-title = Sprung
prompts-jump-text = Bei einem Totenschädel misslingt er.

prompts-disarm-title = Falle entschärfen
prompts-disarm-text = Es misslingt: dem Zwerg bei einem schwarzen Schild, mit Werkzeugkiste bei einem weißen, sonst bei einem Totenschädel.

events-trap-marked = Ein Fragezeichen auf { $square }: Dort ist eine Falle.
events-trap-sprung = { $figure } { $figure_number ->
        [one] löst
       *[other] lösen
    } eine Falle aus: { $trap }.
events-trap-disarmed = { $figure } { $figure_number ->
        [one] entschärft
       *[other] entschärfen
    } die Falle: { $trap } ({ $roll }).

events-trap-jumped =
    { $landing ->
        [across] { $figure } { $figure_number ->
            [one] springt
           *[other] springen
        } sicher hinüber: { $trap }.
        [hurt] { $figure } { $figure_number ->
            [one] kommt
           *[other] kommen
        } hinüber, aber nicht heil: { $trap }.
       *[sprung] { $figure } { $figure_number ->
            [one] springt
           *[other] springen
        } zu kurz: { $trap } ({ $roll }).
    }

events-trap-struck =
    { $points ->
        [0] { $trap }: { $figure } { $figure_number ->
            [one] bleibt
           *[other] bleiben
        } unversehrt.
       *[other] { $trap }: { $figure } { $figure_number ->
            [one] wird
           *[other] werden
        } getroffen, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }

events-disarm-failed = { $figure } { $figure_number ->
        [one] scheitert
       *[other] scheitern
    } beim Entschärfen: { $trap } ({ $roll }).

events-edge-missed = { $figure } { $figure_number ->
        [one] findet
       *[other] finden
    } am Rand keinen Halt: { $trap } ({ $roll }).
events-edge-grasped = { $figure } { $figure_number ->
        [one] klammert
       *[other] klammern
    } sich am Rand fest: { $trap } ({ $roll }).

events-square-blocked = Geröll versperrt für immer: { $square }.

events-figure-dodged =
    { $square ->
        [none] { $figure } { $figure_number ->
            [one] weicht
           *[other] weichen
        } auf ein freies Feld daneben aus.
       *[other] { $figure } { $figure_number ->
            [one] weicht
           *[other] weichen
        } aus auf { $square }.
    }

events-pit-climbed = { $figure } { $figure_number ->
        [one] klettert
       *[other] klettern
    } aus der Grube.

events-pit-opened =
    { $square ->
        [none] { $area ->
            [none] { $figure_id ->
                [none] { $trap }: Die Grube bleibt als Hindernis offen liegen.
               *[other] { $trap }: Die Grube bei { $figure } bleibt als Hindernis offen liegen.
            }
           *[other] { $trap }: Die Grube bleibt als Hindernis offen liegen ({ $area }).
        }
       *[other] { $trap }: Die Grube bleibt als Hindernis offen liegen: { $square }.
    }

events-firestorm-kindled =
    { $at_once ->
        [yes] Eine magische Feuersbrunst bricht ohne Vorwarnung los.
       *[no] Eine magische Feuersbrunst braut sich zusammen. Noch fliehen können: { $heroes }.
    }

events-firestorm-exploded =
    { $roll ->
        [none] Die magische Feuersbrunst explodiert, niemand steht darin.
       *[other] Die magische Feuersbrunst explodiert: { $roll }.
    }

errors-trap-escape_blocked = Dieses Feld ist versperrt: { $square }. Wähle ein anderes.
errors-trap-unknown = Diese Falle kennen die Regeln nicht: { $trap }.
errors-trap-heroes_disarm = Nur Helden entschärfen Fallen (Kap. 10.3).
errors-trap-not_here = Auf dem Feld dieser Figur ist laut Plan keine solche Falle.
errors-trap-escape_not_free = Wähle ein freies Feld direkt daneben.

errors-jump-diagonal = Schräg lässt sich nicht springen (Kap. 10.2.2).
errors-jump-too_short = Die Bewegung reicht nicht bis auf das Feld hinter der Falle (Kap. 10.2.2).
errors-jump-nothing_there = Dort ist keine Falle und keine Grube, über die jemand springen könnte.
errors-jump-too_far = Springe vom Feld direkt davor.
errors-pit-outside = Diese Figur sitzt in keiner Grube.
errors-pit-no_room = Neben der Grube ist kein Feld frei.
errors-pit-not_beside = Wähle ein freies Feld direkt neben der Grube.

errors-firestorm-not_kindled = Hier braut sich keine Feuersbrunst zusammen.

house_rules-HR-PIT-FULL-title = Sprung über eine volle Grube
house_rules-HR-PIT-FULL-failed_jumps = Nur ein misslungener Sprung kostet 1 Körperkraft und den Rest des Zuges.
house_rules-HR-PIT-FULL-everybody = Jeder kommt hinüber, verliert aber 1 Körperkraft und den Rest seines Zuges.

house_rules-HR-GUILLOTINE-MONSTERS-title = Monster unter dem Fallbeil
house_rules-HR-GUILLOTINE-MONSTERS-everybody = Auch Monster innerhalb der Markierung werden getroffen.
house_rules-HR-GUILLOTINE-MONSTERS-heroes_only = Nur Helden werden getroffen.

actions-spring_trap = Falle auslösen
actions-disarm_trap = Falle entschärfen
actions-jump_trap = Falle überspringen
actions-climb_out = Aus der Grube steigen
actions-explode_firestorm = Feuersbrunst

asked-spring_trap-square = Auf welchem Feld? (wenn es einen Namen hat)

asked-disarm_trap-square = Auf welchem Feld? (wenn es einen Namen hat)

asked-jump_trap-square = Auf welchem Feld? (wenn es einen Namen hat)
