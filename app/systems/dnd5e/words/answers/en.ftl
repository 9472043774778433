decimal-sign = .
because-overridden = The game master has set it so.
because-hide_attempt =
    { $can_hide ->
        [yes] { $hides_from ->
            [none] Nobody watches: hiding is possible.
           *[other] Hiding is possible from: { $hides_from }. Seen clearly by: { $seen_by }.
        }
       *[no] Hiding is not possible: seen clearly by { $seen_by }.
    }
because-noise =
    { $noise ->
        [yes] The noise gives the position away.
       *[no] Without noise the position stays unknown.
    }
because-invisible_creature =
    { $can_hide ->
        [yes] { $invisible ->
            [yes] Invisible: an attempt is always allowed, with a Stealth check.
           *[no] Not seen clearly: an attempt is allowed, with a Stealth check.
        }
       *[no] Visible and seen clearly: no attempt.
    }
because-signs =
    { $noticed ->
        [yes] { $quiet ->
            [yes] The presence is noticed.
           *[no] Not quiet: the presence is noticed.
        }
        [none] Whether signs are noticed, the passive Perception decides.
       *[no] The presence stays unnoticed.
    }
because-active_search =
    { $found ->
        [yes] The search succeeds: found.
       *[no] The search does not succeed: not found.
    }
because-passive_perception =
    { $state ->
        [advantage] 10, Wisdom { SIGNED($wis_mod) }, other { SIGNED($others) }, advantage +5: { $value }.
        [disadvantage] 10, Wisdom { SIGNED($wis_mod) }, other { SIGNED($others) }, disadvantage −5: { $value }.
       *[none] 10, Wisdom { SIGNED($wis_mod) }, other { SIGNED($others) }: { $value }.
    }
because-passive_comparison =
    { $noticed ->
        [yes] Stealth { $stealth } against passive Perception { $passive }: noticed.
       *[no] Stealth { $stealth } against passive Perception { $passive }: not noticed.
    }
because-object_outside_combat = You say what you do; the game master tells what happens. At first no roll is needed.
because-object_cost =
    { $rule ->
        [DND-OBJ-2] The first object of a turn is free.
        [DND-OBJ-3] Another object costs the action{ $allowed ->
            [yes] .
           *[no] , which is used.
        }
        [DND-OBJ-4] Magic and special items cost the action{ $allowed ->
            [yes] .
           *[no] , which is used.
        }
       *[DND-OBJ-5] Awkward things cost the action{ $allowed ->
            [yes] .
           *[no] , which is used.
        }
    }
because-right_place =
    { $right_place ->
        [yes] The search is in the right place.
       *[no] The search does not cover the hiding place.
    }
because-find_hidden =
    { $found ->
        [yes] The check succeeds: found.
       *[no] { $right_place ->
            [yes] The check is too low: not found.
           *[no] Not found, whatever the check shows.
        }
    }
because-hold_breath =
    { $choked ->
        [yes] Choked, nobody holds breath.
       *[no] The breath lasts for { $seconds } seconds, that is { $rounds } rounds.
    }
because-out_of_air = Without air for { $rounds ->
        [one] { $rounds } more round.
       *[other] { $rounds } more rounds.
    }
because-suffocation =
    { $can_breathe ->
        [yes] Who breathes does not drop; the clock stands still.
       *[no] { $survives ->
            [one] { $survives } round without air, then to 0 at the start of own turn number { $turn }.
           *[other] { $survives } rounds without air, then to 0 at the start of own turn number { $turn }.
        }
    }
because-drops_in_round = That is in round { $round }.
because-suffocation_recovery =
    { $can_breathe ->
        [yes] With air, stabilising and healing are possible again.
       *[no] Without air neither stabilising nor hit points.
    }
because-combat_steps =
    { $next ->
        [surprise] Next: surprise.
        [positions] Next: positions.
        [initiative] Next: initiative.
        [turns] Next: turn by turn.
        [next_round] Next: the new round.
       *[none] The fight is over.
    }
because-round_clock = Round { $round } begins { $seconds } seconds after the first turn.
because-positions = The game master places everybody.
because-stealthy =
    { $stealthy ->
        [yes] Somebody is stealthy: the totals are compared.
       *[no] Nobody is stealthy: everybody notices everybody.
    }
because-noticed_by =
    { $noticed ->
        [yes] { $observer } notices { $hider }.
       *[no] { $observer } does not notice { $hider }.
    }
because-surprised =
    { $surprised ->
        [none] Nobody is surprised.
       *[other] Surprised: { $surprised }.
    }
because-surprised_turn =
    { $free ->
        [yes] Movement, action and reaction are free.
       *[no] Surprised: until the first turn ends neither movement nor action nor reaction.
    }
because-rolled = { $name }: initiative { $total }.
because-shared = A shared roll for: { $names }.
because-fixed = This order holds in all rounds.
because-tie = A tie at { $initiative }: somebody has to decide.
because-tie_decided =
    { $order ->
        [none] { $by ->
            [players] The players of those who tie decide.
            [game_master] The game master decides.
           *[other] The game master decides, or each throws a d20.
        }
       *[other] The order: { $order }.
    }
because-turn =
    { $allowed ->
        [yes] A move and an action, in either order.
       *[no] More than a turn has.
    }
because-talk = Short words and gestures are free.
because-idle = Doing nothing is allowed; dodging or readying something helps the undecided.
because-bonus_action =
    { $left ->
        [yes] A bonus action is there.
       *[no] { $can_act ->
            [yes] { $granted ->
                [yes] No turn has more than a single bonus action.
               *[no] Nothing gives a bonus action.
            }
           *[no] Without actions no bonus action either.
        }
    }
because-timing =
    { $timing ->
        [none] When in the turn is free.
       *[other] When is fixed: { $timing }.
    }
because-reaction =
    { $allowed ->
        [yes] The reaction is there.
       *[no] The reaction is used.
    }
because-reaction_order =
    { $otherwise ->
        [yes] It says itself when it comes; then the turn goes on.
       *[no] It comes right after its trigger; then the turn goes on.
    }
because-reaction_returns = There again in round { $round } at { $count }.
because-movement = Used { $used } of { $speed } m, { $left } m left.
because-refused = Part { $leg } is not possible: too little is left.
because-switch_speed = { $speed } − { $used }: { $left } m left.
because-terrain =
    { $difficult ->
        [yes] { $metres } m of difficult terrain cost { $cost } m.
       *[no] { $metres } m cost { $cost } m.
    }
because-fall_prone = Dropping prone costs nothing.
because-stand_up = Standing up costs { $cost } m at a speed of { $speed } m.
because-can_stand =
    { $possible ->
        [yes] { $left } m are left: enough.
       *[no] { $prone ->
            [yes] { $left } m are left: not enough.
           *[no] Who stands need not stand up.
        }
    }
because-passage =
    { $hostile ->
        [no] Through friends the way is open.
       *[yes] { $may_pass ->
            [yes] Size difference { $difference }: the way is open.
           *[no] Size difference { $difference }: too little to get through.
        }
    }
because-no_stopping = Nobody may stop there.
because-leave_reach =
    { $provokes ->
        [yes] An opportunity attack is provoked.
       *[no] No opportunity attack.
    }
because-size_category =
    { $more ->
        [yes] { $size }: a square of { $side } m or more.
       *[no] { $size }: a square of { $side } m.
    }
because-flying = Nothing is said of it here: the game master decides.
size-tiny = Tiny
size-small = Small
size-medium = Medium
size-large = Large
size-huge = Huge
size-gargantuan = Gargantuan
errors-names-order = The order must name exactly those who tie.
prompts-stealth-title = Stealth
prompts-stealth-text = Throw a d20.
prompts-perception-title = Perception
prompts-perception-text = Throw a d20.
prompts-initiative-title = Initiative
prompts-initiative-text = Throw a d20 for each place, from top to bottom.
prompts-tie-title = Tie
prompts-tie-text = Throw a d20; the higher goes first.
