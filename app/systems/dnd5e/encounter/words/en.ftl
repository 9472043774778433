permissions-own_turn = take their own turn
commands-add_combatants = Add creatures
commands-describe_combatant = Details
commands-set_hit_points = Hit points
commands-change_tag = Tag
commands-remove = Out of the fight
commands-set_surprised = Set surprise
commands-set_noticed = Set notice
commands-set_table = Player view
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
commands-pass_time = Time passes
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
        [given_back] { $name } gets back: { $value }.
        [move] { $name } moves at a cost of { $value } m.
        [meets_unseen] { $name } walks into somebody unseen: { $value }.
        [stopped] { $value ->
            [0] Something blocks { $name }, who stays put.
           *[other] { $name } moves { $value } m; something blocks the way.
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
        [untagged] { $name }: no longer { $value }.
        [removed] { $name } is out of the fight.
        [restored] { $name } is back.
        [surprise_set] The surprise of { $name } is set.
        [near] { $name } is within reach of { $value }.
        [away] { $name } is out of reach of { $value }.
        [provokes] { $name } leaves the reach of { $value }: an opportunity attack is possible.
        [reach_free] { $name } leaves the reach of { $value } without an opportunity attack.
        [waits] { $name } is { $value } rounds longer without air.
        [hides] { $name } hides.
        [noise] { $name } makes noise and is no longer hidden.
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
        [yes] {" "}(The game master decided.)
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
events-turn-began = Round { $round }: { $name }’s turn.
events-fight-ended = The fight is over.
events-table-changed =
    { $what ->
        [keep] Group saved: { $name }.
        [forget] Group forgotten: { $name }.
        [ground] The board has changed.
        [noticed] Who notices whom is set.
       *[set] Player view changed.
    }
errors-combatant-unknown = This creature no longer exists.
errors-combatants-too_many = A fight can have at most { $most } creatures.
errors-initiative-all_rolled = Everybody already has an initiative.
errors-initiative-missing = Every creature needs an initiative first. Roll or enter it.
errors-tie-open = Settle the tie first.
errors-tie-none = There is no tie any more.
errors-fight-runs = The fight is already running.
errors-fight-none = No fight has begun yet. Begin one first.
errors-turn-not_own = This is possible only on your own turn.
errors-means-none = This has already been used.
errors-means-not_granted = No feature grants a bonus action.
errors-movement-too_little = Too little movement is left for that.
errors-movement-none = There is no move to take back.
errors-group-empty = There is no monster to keep.
errors-group-unknown = No group of this name is kept.
sample-monsters = 3 Goblin +2, Guard +1
sample-group = Watch post
errors-passage-none = No passage through this space: the creature is hostile and less than two sizes apart.
errors-passage-no_stopping = You cannot stop in another creature’s space.
errors-movement-no_way = The movement does not reach that far, or the way is blocked.
errors-air-nobody = Everybody can breathe.
errors-hide-seen = Everybody sees this creature clearly, so it cannot hide.
errors-search-not_hidden = This creature is not hiding.
errors-ground-none = This fight has no board. Set one up first.
errors-ground-small = A board has at least 4 squares on each side.
errors-ground-beside = This square is off the board.
errors-ground-not_placed = This creature is not on the board. Place it first.
errors-tie-not_players = The game master decides this tie.
passport_values-hit_points = Hit points: { $hit_points }
