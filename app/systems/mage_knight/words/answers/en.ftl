# What follows from a ruling in a described case.
answers-arman_gessep = { $applies ->
        [yes] { $figure }: green start symbol at the damage of the first click.
       *[no] This ruling changes nothing for { $figure }.
    }
answers-chest_116 = { $applies ->
        [yes] Chest { $chest }: disarming needs { $disarm }.
       *[no] This ruling says nothing about chest { $chest }.
    }
answers-jawless_jenkins = { $applies ->
        [yes] The full name is “{ $name }”.
       *[no] This ruling changes nothing for { $figure }.
    }
answers-young_rich = { $applies ->
        [yes] The full name is “{ $name }”.
       *[no] This ruling changes nothing for { $figure }.
    }
answers-point_costs = { $figure } costs { $points } points at level { $level }{ $difference ->
        [none] .
       *[other] , the other level { $difference } more.
    }
answers-entrances = { $legal ->
        [yes] These entrances are allowed.
       *[no] Not allowed: several entrances in section { $shared }.
    }
answers-melee_counterattack = { $allowed ->
        [yes] Allowed: the counterattack aims at the attacker.
       *[no] Not allowed: it must aim at { $attacker }.
    }
answers-ranged_counterattack = { $counterattack ->
        [yes] After the damage the defender may strike back.
       *[no] The damage has eliminated the defender: no counterattack.
    }
answers-leader_actions = { $dice ->
        [0] No roll: { $actions } actions.
       *[other] Rolled: { $faces }. So { $actions } actions, { $extra_actions } more than usual.
    }
answers-leader_healing = { $reason ->
        [heals] { $clicks } click may be healed.
        [calm] No healing: the figure is not demoralised.
        [enemy] No healing: the figure is no friend.
       *[far] No healing: another section, no adjacent field.
    }
answers-swim = Water is clear terrain; defence { $defence }{ $bonus ->
        [0] .
       *[other] , { $bonus } of it through the water.
    }
answers-attack_or_movement = { $allowed ->
        [yes] Allowed: movement { $movement }.
       *[no] Not allowed: an enemy is adjacent. Movement { $movement }.
    }{ $attack_cost ->
        [none] {""}
       *[other] {" "}The attack costs { $attack_cost }.
    }{ $breaks_away ->
        [yes] {" "}Broken away with { $face }.
        [no] {" "}Not broken away with { $face }.
       *[none] {""}
    }
answers-bonus_attack_cost = { $cost ->
        [none] This ruling says nothing about it; movement { $movement }.
       *[other] The attack costs { $cost }, which leaves { $movement_left }.
    }
answers-number_of_actions = There are still { $actions } actions; Mage Spawn may be activated.
answers-remove_tokens = { $removed ->
        [yes] The action tokens go away.
       *[no] The action tokens stay: { $tokens }.
    }
answers-summon = Action tokens on return: { $tokens }.
answers-frenzy_order = { $before ->
        [everybody] First: { $must_first }, before everybody else.
        [mage_spawn] First among the Mage Spawn: { $must_first }.
       *[nobody] No figure must go first.
    } Allowed: { $may }. Not allowed: { $may_not }.
answers-artefact_ability = In force: { $ability }.{ $replaced ->
        [none] {""}
       *[other] {" "}It replaces { $replaced }.
    }
answers-artefact_after_click = Still in force: { $ability }.{ $replaced ->
        [none] {""}
       *[other] {" "}It replaces { $replaced }.
    }
answers-damage_effect = { $damage_effect ->
        [yes] { $ability } is a damage effect.
       *[no] { $ability } needs an attack: no damage effect.
    }
answers-trap_damage = { $hit ->
        [yes] { $damage } damage. Ignored: { $ignored }.
       *[no] Not hit: { $damage } damage.
    }
answers-surprise_attack = Damage { $damage }: { $base } by the Surprise Attack, { $extra } on top.
answers-poison = { $clicks ->
        [0] The attack hit: no click by this ruling.
       *[other] The attack failed: { $clicks } click by Poison.
    }
answers-poison_targets = Poison, 1 click each: { $poisoned }.
answers-curse_and_healing = Healed by { $healed_clicks }, then { $clicks } click of damage: { $net } together.
answers-curse_and_enhancement = { $clicks } click by Curse.
answers-curse_and_confusion = { $clicks } click by Curse.
answers-curse = Clicks by Curse: { $clicks }.{ $causes ->
        [none] {""}
       *[other] {" "}Cause: { $causes }.
    }
answers-frost_tokens = Frost tokens: { $frost_tokens }. Attempts to clear: { $attempts }.
answers-frost_movement = First { $before_frost } with the bonus, after frost { $movement }.
answers-frost_attack = { $allowed ->
        [yes] The attack for 0 movement points is allowed.
       *[no] No attack: the actions of this round go into the frost token.
    }
answers-magic_resistance = { $hindered ->
        [no] The figure’s own ability works unhindered.
       *[other] This ruling says nothing about abilities of others.
    }
answers-magic_shot = { $passes ->
        [yes] Magic Shot passes.
       *[other] This ruling says nothing about it.
    }
answers-shot_range = The distance counts { $fields } fields.
answers-magic_enhancement = { $affects_figure ->
        [yes] Affected: the ranged attack of the figure as well as the figure itself.
       *[no] The figure is not adjacent: no effect.
    }
answers-shockwave = { $only_friendly ->
        [yes] Allowed, even if it meets friendly figures alone.
       *[no] Allowed.
    }
answers-terror_roll = { $roll_needed ->
        [no] No roll for Terror.
       *[yes] Rolled: { $faces }.
    }{ $allowed ->
        [yes] {" "}The figure may go there.
       *[no] {" "}The figure may not go there this round; it stays, does not pay for the step, then may go elsewhere.
    }
answers-terror_adjacent = { $roll_needed ->
        [yes] This step takes a roll for Terror.
       *[no] No roll for Terror.
    }
answers-terror_path = { $whole_path ->
        [yes] The whole path is free. Rolls: { $faces }.
       *[no] The path ends on field { $reached }. Rolls: { $faces }. Refused this round: { $banned_this_round }.
    }
answers-terror_after_break_away = No roll for Terror.
answers-counterattack = { $reason ->
        [target] This figure may strike back.
        [no_target] No counterattack: this figure was no target.
        [healed] No counterattack: this figure is to be healed.
       *[eliminated] No counterattack: this figure is eliminated.
    }
answers-counterattack_purpose = { $allowed ->
        [yes] That is what a counterattack is for.
       *[no] Not allowed: a counterattack does not heal.
    }
answers-counterattack_chain = { $allowed ->
        [yes] The target may strike back.
       *[no] No counterattack.
    }
answers-fire_lightning = Striking back: { $counterattack_by }. No counterattack: { $no_counterattack }.
answers-shockwave_counterattacks = Nobody may strike back.
answers-counterattack_target = { $allowed ->
        [yes] Allowed: a single counterattack, against the attacker.
       *[no] Not allowed: the single target is { $attacker }.
    }
answers-who_counterattacks = { $possible ->
        [yes] Striking back at the attacker: { $counterattack_by }. No counterattack: { $no_counterattack }.
       *[no] Nobody may strike back.
    }
answers-experience = { $gains ->
        [yes] The points go to{ $points_to ->
            [none] {" "}the player of this figure.
           *[other] {" "}{ $points_to }.
        }
       *[no] Nobody gains points.
    }
answers-trap_experience = Order: { $order }. Experience points: { $points }.
answers-hero_team = { $legal ->
        [yes] This team is allowed.
       *[no] Not allowed, Mage Spawn in place: { $wrong }.
    }
answers-spawn_friends = { $friendly ->
        [yes] They are friendly to each other.
       *[other] This ruling says nothing about it.
    }
answers-spawn_pool = { $legal ->
        [yes] This pool is allowed.
       *[no] Not allowed, another faction in place: { $wrong }.
    }
answers-conversion = { $number ->
        [0] No figure fits: nothing is placed.
       *[other] { $picks ->
            [opponent] { $count } equally good combinations for { $total } points together, the opponent picks; the first: { $first }.
           *[nobody] To be placed: { $first }, { $total } points together.
        }
    }
answers-move_token = { $reason ->
        [free] You may move this monster token.
        [out] Not allowed: it shares a section with one of your heroes.
       *[in] Not allowed: one of your heroes is there.
    }
answers-token_opens_door = { $allowed ->
        [yes] The door opens, which leaves { $movement_left } movement points.
       *[no] Too few movement points: { $cost } are needed.
    }
answers-conversion_and_reaction = { $triggered ->
        [yes] The movement triggers the ability.
       *[no] Not triggered: being placed is not moving.
    }
answers-free_turn = { $free_turn ->
        [yes] Free turn for { $free_turns }.
       *[no] No free turn.
    }
answers-passing_free_turn = Free turn for the passed enemy.
answers-passing_end = { $reason ->
        [free] The figure may end there.
        [start] Not allowed: the start field is not empty.
        [occupied] Not allowed: the field is occupied.
       *[apart] Not allowed: the field is not adjacent.
    }
answers-passing_break_away = { $roll_needed ->
        [yes] Break away because of the other enemies: { $other_enemies }.
       *[no] No attempt to break away.
    }
answers-sweep_and_passing = Both count as standing on { $attacker_on }, facing { $facing }.
answers-rotating_room = Doors that leave the game: { $removed }.
answers-difficult_terrain = { $difficult_terrain ->
        [no] No difficult terrain.
       *[other] This ruling says nothing about it.
    }
answers-teleport = { $may_teleport ->
        [yes] The figure may teleport.
       *[no] No teleport, but ordinary movement.
    }
answers-open_door = { $allowed ->
        [yes] This door can be opened.
       *[no] Not allowed: it lies on no side line of the field.
    }
answers-open_door_step = { $allowed ->
        [yes] The figure walks through.
       *[no] The door is closed.
    }
answers-door_used = { $used ->
        [yes] The door counts as used.
       *[no] The door is still unused.
    }
answers-door_closes = { $closes ->
        [yes] The door closes at once.
        [no] The door stays open.
       *[other] This ruling says nothing about it.
    }
answers-leave_dungeon = { $allowed ->
        [yes] The figure leaves, with { $movement_left } movement points left.
       *[no] Too few movement points: { $cost } is needed.
    }
answers-who_leaves = { $allowed ->
        [yes] Heroes may leave.
       *[no] Not allowed: { $figure } stays in the dungeon.
    }
answers-leave_by_passing = { $allowed ->
        [yes] The figure leaves, with { $movement_left } movement points left.
       *[no] Too few movement points: { $needed } are needed.
    }
answers-steal = { $may_try ->
        [yes] A try is possible; it is no attack.
       *[no] No movement points left: no try.
    }
answers-theft_counterattack = { $allowed ->
        [yes] The victim may strike back.
       *[no] The victim is eliminated: no counterattack.
    }
answers-theft_drop = { $drops ->
        [stolen] The thief drops the piece just stolen, others stay: { $kept }.
        [nothing] The thief keeps everything.
       *[rulebook] The thief is eliminated: the usual rules for lost treasure apply.
    }
answers-tie_break = { $winner ->
        [none] Still a tie: { $tied }.
       *[other] { $winner } wins.
    } Sums: { $sums }.
answers-non_hero_levels = Level { $level }; the sum stays { $sum }.
