# The words of what holds for a while.
effects-double_attack = two attacks in one turn
effects-double_spell = two spells in one turn
effects-spell_proof = Protection from the next spell
effects-swift = double movement dice
effects-extra_move = extra squares
effects-sure_jump = a safe jump
effects-second_throw = one Attack roll may be repeated

effects-stone_skin = Rock Skin
effects-veiled = Veil of Mist
effects-through_walls = Walk through walls
effects-misses_turn = misses a turn
effects-hidden = vanished
effects-commanded = under command
effects-afraid = Fear

effects-asleep = Sleep
effects-invisible = Invisibility
effects-in_pit = in the pit
effects-plagued = Plague
effects-shield_spell = Shield Spell
effects-attack_dice = extra Attack dice
effects-defence_dice = extra Defend dice
effects-poison = Poison
effects-slowed = slowed
effects-frenzy = Frenzy
effects-troll_bane = Troll bane
effects-turned = has turned

prompts-break_free-title = Shake off an effect
prompts-break_free-text = One 6 is enough.

events-ward-thrown =
    { $ward ->
        [constitution] { $warded ->
            [yes] { $hero } shrugs off the poison ({ $roll }).
           *[no] { $hero } is not tough enough for the poison ({ $roll }).
        }
       *[resistance] { $warded ->
            [yes] { $hero } resists the spell ({ $roll }).
           *[no] { $hero } cannot resist the spell ({ $roll }).
        }
    }

events-effect-braved =
    { $free ->
        [yes] { $figure } { $figure_number ->
            [one] shakes
           *[other] shake
        } it off: { $effect } ({ $roll }).
       *[no] { $figure } { $figure_number ->
            [one] does
           *[other] do
        } not get free: { $effect } ({ $roll }).
    }

events-effect-changed =
    { $effect ->
        [in_pit] { SIGN($change) ->
            [plus] { $figure } { $figure_number ->
                [one] sits
               *[other] sit
            } in the pit.
           *[minus] { $figure } { $figure_number ->
                [one] is
               *[other] are
            } out of the pit again.
        }
        [slowed] { SIGN($change) ->
            [plus] { $figure } { $figure_number ->
                [one] is
               *[other] are
            } slowed.
           *[minus] { $figure } { $figure_number ->
                [one] is
               *[other] are
            } no longer slowed.
        }
        [turned] { SIGN($change) ->
            [plus] { $figure } has turned round.
           *[minus] { $figure } has finished turning round.
        }
        [misses_turn] { SIGN($change) ->
            [plus] { $figure } { $figure_number ->
                [one] misses
               *[other] miss
            } a turn.
           *[minus] { $figure } need not miss another turn.
        }
        [hidden] { SIGN($change) ->
            [plus] { $figure } { $figure_number ->
                [one] has
               *[other] have
            } vanished.
           *[minus] { $figure } can be seen again.
        }
       *[other] { $is_counted ->
            [yes] { SIGN($change) ->
                [plus] { $figure } now has: { $effect } ({ SIGNED($change) }).
               *[minus] { $figure } { $figure_number ->
                    [one] loses
                   *[other] lose
                }: { $effect } ({ SIGNED($change) }).
            }
           *[no] { SIGN($change) ->
                [plus] { $figure }, from now on: { $effect }.
               *[minus] { $figure }, no longer: { $effect }.
            }
        }
    }

commands-break_free = Shake off an effect
commands-end_effect = End an effect
commands-impose_effect = Give a condition

errors-effect-holds_already = This is already in effect: { $effect }.
errors-effect-not_counted = This does not add up: { $effect }. Leave the number at 1.
errors-effect-poison_costs_points = Poison costs Body Points: use “Suffer poison”.
errors-effect-does_not_hold = This is not in effect here: { $effect }.
errors-effect-not_shaken_off = This cannot be shaken off: { $effect }.
errors-effect-no_mind = Without Mind Points there is no roll.

actions-break_free = Break free
actions-end_effect = End an effect
actions-impose_effect = Give a condition
