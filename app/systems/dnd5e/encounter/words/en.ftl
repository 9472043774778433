permissions-own_turn = take their own turn
commands-add_combatants = Add creatures
commands-describe_combatant = Details
commands-set_hit_points = Hit points
commands-change_tag = Tag
commands-remove = Out of the fight
commands-set_surprised = Set surprise
commands-set_noticed = Set notice
commands-set_table = What players see
commands-keep_group = Keep a group
commands-roll_initiatives = Roll initiative
commands-set_initiative = Set initiative
commands-settle_tie = Tie
commands-move_in_order = Change the order
commands-begin_fight = Begin the fight
commands-next_turn = End the turn
commands-end_fight = End the fight
commands-use_means = Action, reaction, object
commands-walk = Movement
commands-lose_air = Breath
commands-in_reach = Reach
commands-pass_time = Time goes by
commands-hide = Hide
commands-make_noise = Make noise
commands-search = Look for somebody
commands-find = Look for hidden things
commands-set_ground = Board
commands-mark_ground = Difficult terrain
commands-place = Place on the board
commands-walk_to = Movement
events-combatants-added = Added: { $names }.
events-combatant-changed =
    { $what ->
        [initiative] { $name }: initiative { $value }.
        [used] { $value ->
            [action] { $name } uses the action.
            [bonus_action] { $name } uses the bonus action.
            [reaction] { $name } reacts.
            [second_object] { $name } handles an object with the action.
           *[object] { $name } handles an object.
        }
        [given_back] { $name } has not used that after all: { $value }.
        [move] { $name } moves at a cost of { $value } m.
        [meets_unseen] { $name } walks into somebody unseen: { $value }.
        [stopped] { $value ->
            [0] Something stands in the way of { $name }, who stays put.
           *[other] { $name } moves { $value } m; something stands in the way there.
        }
        [stand_up] { $name } stands up at a cost of { $value } m.
        [fall_prone] { $name } drops prone.
        [take_back] { $name } takes back the last leg.
        [held] { $name } holds breath.
        [choked] { $name } gets no more air.
        [breathes] { $name } breathes again.
        [suffocates] { $name } has been without air for too long: 0 hit points.
        [hit_points] { $name }: { $value } hit points.
        [tagged] { $name }: { $value }.
        [untagged] { $name }: { $value } no longer.
        [removed] { $name } is out of the fight.
        [restored] { $name } is back.
        [surprise_set] The surprise of { $name } is set.
        [near] { $name } stands within reach of { $value }.
        [away] { $name } is out of reach of { $value }.
        [provokes] { $name } leaves the reach of { $value }: an opportunity attack is possible.
        [reach_free] { $name } leaves the reach of { $value } without an opportunity attack.
        [waits] { $name } is { $value } rounds longer without air.
        [hides] { $name } hides.
        [noise] { $name } makes noise and is hidden no longer.
        [spots] { $name } searches and spots { $value }.
        [misses] { $name } searches and does not spot { $value }.
        [finds] { $name } finds something{ $value ->
            [none] {""}
           *[other] : { $value }
        }.
        [finds_nothing] { $name } finds nothing{ $value ->
            [none] {""}
           *[other] : { $value }
        }.
        [placed] { $name } is placed on the board.
       *[details] Details of { $name } changed.
    }{ $ruled ->
        [yes] {" "}(The game master rules so.)
       *[no] {""}
    }
means-action = action
means-bonus_action = bonus action
means-reaction = reaction
means-object = object
events-order-changed =
    { $names ->
        [none] The order is set.
       *[other] The order is changed: { $names }.
    }
events-fight-began =
    { $names ->
        [none] The fight begins.
       *[other] The fight begins. Surprised: { $names }.
    }
events-turn-began = Round { $round }: { $name } is on turn.
events-fight-ended = The fight is over.
events-table-changed =
    { $what ->
        [keep] Group kept: { $name }.
        [forget] Group forgotten: { $name }.
        [ground] The board has changed.
        [noticed] Who notices whom is set.
       *[set] What players see is changed.
    }
errors-combatant-unknown = This creature is no longer there.
errors-combatants-too_many = A fight takes { $most } creatures at most.
errors-initiative-all_rolled = Everybody has an initiative already.
errors-initiative-missing = First every creature needs an initiative.
errors-tie-open = First the tie has to be decided.
errors-tie-none = There is no tie any longer.
errors-fight-runs = The fight is running already.
errors-fight-none = No fight has begun yet.
errors-turn-not_own = That is possible in the own turn only.
errors-means-none = That is used already.
errors-means-not_granted = No feature grants a bonus action.
errors-movement-too_little = Too little movement is left for that.
errors-movement-none = There is no leg to take back.
errors-group-empty = There is no monster to keep.
errors-group-unknown = No group of this name is kept.
sample-monsters = 3 Goblin +2, Guard +1
sample-group = Watch post
errors-passage-none = No way leads through this space: hostile, and fewer than two sizes apart.
errors-passage-no_stopping = Nobody may stop in the space of another creature.
errors-movement-no_way = The movement does not reach that far, or the way is barred.
errors-air-nobody = Nobody is without air.
errors-hide-seen = Everybody sees this creature clearly. It cannot hide from them.
errors-search-not_hidden = This creature does not hide.
errors-ground-none = This fight has no board.
errors-ground-small = A board has at least 4 squares on each side.
errors-ground-beside = This square lies beside the board.
errors-ground-not_placed = This creature does not stand on the board.
errors-tie-not_players = The game master decides this tie.
passport_values-hit_points = Hit points: { $hit_points }
