decimal-sign = .
because-overridden = Set by the game master.
because-hide_attempt =
    { $can_hide ->
        [yes] { $hides_from ->
            [none] Nobody sees clearly: hiding is possible.
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
            [yes] The creature’s presence is noticed.
           *[no] Not quiet: the creature’s presence is noticed.
        }
        [none] Passive Perception decides whether signs are noticed.
       *[no] The creature’s presence stays unnoticed.
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
because-object_outside_combat = You say what you do; the game master says what happens. No roll is needed at first.
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
        [yes] A choked creature cannot hold its breath.
       *[no] The breath lasts for { $seconds } seconds, that is { $rounds } rounds.
    }
because-out_of_air = Without air for { $rounds ->
        [one] { $rounds } more round.
       *[other] { $rounds } more rounds.
    }
because-suffocation =
    { $can_breathe ->
        [yes] A creature that can breathe does not drop; the clock stops.
       *[no] { $survives ->
            [one] { $survives } round without air, then 0 hit points at the start of its turn number { $turn }.
           *[other] { $survives } rounds without air, then 0 hit points at the start of its turn number { $turn }.
        }
    }
because-drops_in_round = That is in round { $round }.
because-suffocation_recovery =
    { $can_breathe ->
        [yes] With air, stabilising and healing are possible again.
       *[no] Without air, neither stabilising nor healing is possible.
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
        [yes] Movement, action and reaction are available.
       *[no] Surprised: no movement, action or reaction until the first turn ends.
    }
because-rolled = { $name }: initiative { $total }.
because-shared = One roll for: { $names }.
because-fixed = This order applies in all rounds.
because-tie = A tie at { $initiative }: it must be settled.
because-tie_decided =
    { $order ->
        [none] { $by ->
            [players] The tied heroes’ players decide.
            [game_master] The game master decides.
           *[other] The game master decides, or each rolls a d20.
        }
       *[other] The order: { $order }.
    }
because-turn =
    { $allowed ->
        [yes] A move and an action, in either order.
       *[no] More than one turn allows.
    }
because-talk = Short words and gestures are free.
because-idle = Doing nothing is allowed; if undecided, dodge or ready something.
because-bonus_action =
    { $left ->
        [yes] A bonus action is available.
       *[no] { $can_act ->
            [yes] { $granted ->
                [yes] A turn has at most one bonus action.
               *[no] Nothing grants a bonus action.
            }
           *[no] Without actions there is no bonus action.
        }
    }
because-timing =
    { $timing ->
        [none] You choose when in the turn.
       *[other] The time is fixed: { $timing }.
    }
because-reaction =
    { $allowed ->
        [yes] The reaction is available.
       *[no] The reaction is used.
    }
because-reaction_order =
    { $otherwise ->
        [yes] The reaction itself says when it happens; then the turn continues.
       *[no] It happens right after its trigger; then the turn continues.
    }
because-reaction_returns = Available again in round { $round } at { $count }.
because-movement = Used { $used } of { $speed } m, { $left } m left.
because-refused = Part { $leg } is not possible: too little movement is left.
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
           *[no] A standing creature does not need to stand up.
        }
    }
because-passage =
    { $hostile ->
        [no] You may pass through friends.
       *[yes] { $may_pass ->
            [yes] Size difference { $difference }: you may pass.
           *[no] Size difference { $difference }: too small to pass.
        }
    }
because-no_stopping = You cannot stop there.
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
because-flying = The rules here do not cover this: the game master decides.
size-tiny = Tiny
size-small = Small
size-medium = Medium
size-large = Large
size-huge = Huge
size-gargantuan = Gargantuan
errors-names-order = Name exactly the tied creatures.
prompts-stealth-title = Stealth
prompts-stealth-text = Roll a d20.
prompts-perception-title = Perception
prompts-perception-text = Roll a d20.
prompts-initiative-title = Initiative
prompts-initiative-text = Roll a d20 for each place, from top to bottom.
prompts-tie-title = Tie
prompts-tie-text = Roll a d20; the higher goes first.
