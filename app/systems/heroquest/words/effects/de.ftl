# The words of what holds for a while.
effects-double_attack = zwei Angriffe in einem Zug
effects-double_spell = zwei Zauber in einem Zug
effects-spell_proof = Schutz vor dem nächsten Zauber
effects-swift = doppelte Bewegungswürfel
effects-extra_move = zusätzliche Felder
effects-sure_jump = ein sicherer Sprung
effects-second_throw = ein Angriffswurf darf wiederholt werden

effects-stone_skin = Granithaut
effects-veiled = Nebelschleier
effects-through_walls = Gang durch Mauern
effects-misses_turn = setzt einen Zug aus
effects-hidden = verschwunden
effects-commanded = fremder Befehl
effects-afraid = Furcht

effects-asleep = Schlaf
effects-invisible = Unsichtbarkeit
effects-in_pit = in der Grube
effects-plagued = Seuche
effects-shield_spell = Schutzschild
effects-attack_dice = zusätzliche Angriffswürfel
effects-defence_dice = zusätzliche Verteidigungswürfel
effects-poison = Vergiftung
effects-slowed = verlangsamt
effects-frenzy = Raserei
effects-troll_bane = Trollbann
effects-turned = hat gewendet

prompts-break_free-title = Wirkung abschütteln
prompts-break_free-text = Eine 6 genügt.

events-ward-thrown =
    { $ward ->
        [constitution] { $warded ->
            [yes] { $hero } steckt das Gift weg ({ $roll }).
           *[no] { $hero } ist nicht zäh genug für das Gift ({ $roll }).
        }
       *[resistance] { $warded ->
            [yes] { $hero } widersteht dem Zauber ({ $roll }).
           *[no] { $hero } kann dem Zauber nicht widerstehen ({ $roll }).
        }
    }

events-effect-braved =
    { $free ->
        [yes] { $figure } { $figure_number ->
            [one] schüttelt
           *[other] schütteln
        } es ab: { $effect } ({ $roll }).
       *[no] { $figure } { $figure_number ->
            [one] kommt
           *[other] kommen
        } nicht frei: { $effect } ({ $roll }).
    }

events-effect-changed =
    { $effect ->
        [in_pit] { SIGN($change) ->
            [plus] { $figure } { $figure_number ->
                [one] sitzt
               *[other] sitzen
            } in der Grube.
           *[minus] { $figure } { $figure_number ->
                [one] ist
               *[other] sind
            } wieder aus der Grube heraus.
        }
        [slowed] { SIGN($change) ->
            [plus] { $figure } { $figure_number ->
                [one] ist
               *[other] sind
            } verlangsamt.
           *[minus] { $figure } { $figure_number ->
                [one] ist
               *[other] sind
            } nicht mehr verlangsamt.
        }
        [turned] { SIGN($change) ->
            [plus] { $figure } hat gewendet.
           *[minus] { $figure } hat das Wenden hinter sich.
        }
        [misses_turn] { SIGN($change) ->
            [plus] { $figure } { $figure_number ->
                [one] setzt
               *[other] setzen
            } einen Zug aus.
           *[minus] { $figure } { $figure_number ->
                [one] muss
               *[other] müssen
            } nicht mehr aussetzen.
        }
        [hidden] { SIGN($change) ->
            [plus] { $figure } { $figure_number ->
                [one] ist
               *[other] sind
            } verschwunden.
           *[minus] { $figure } { $figure_number ->
                [one] ist
               *[other] sind
            } wieder zu sehen.
        }
       *[other] { $is_counted ->
            [yes] { SIGN($change) ->
                [plus] Auf { $figure } wirkt nun: { $effect } ({ SIGNED($change) }).
               *[minus] Bei { $figure } lässt nach: { $effect } ({ SIGNED($change) }).
            }
           *[no] { SIGN($change) ->
                [plus] Auf { $figure } wirkt nun: { $effect }.
               *[minus] Auf { $figure } wirkt nicht mehr: { $effect }.
            }
        }
    }

commands-break_free = Wirkung abschütteln
commands-end_effect = Wirkung beenden
commands-impose_effect = Zustand geben

errors-effect-holds_already = Das wirkt hier schon: { $effect }.
errors-effect-not_counted = Das zählt nicht mehrfach: { $effect }. Lass die Anzahl bei 1.
errors-effect-poison_costs_points = Gift kostet Körperkraft: Nimm „Gift abbekommen“.
errors-effect-does_not_hold = Das wirkt hier gar nicht: { $effect }.
errors-effect-not_shaken_off = Das lässt sich nicht abschütteln: { $effect }.
errors-effect-no_mind = Ohne Intelligenz gibt es keinen Wurf.

actions-break_free = Sich losreißen
actions-end_effect = Wirkung beenden
actions-impose_effect = Zustand geben
