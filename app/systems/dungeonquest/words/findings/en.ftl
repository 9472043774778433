findings-rolled_for_first = For first player: { $players } roll { $dice }.
findings-first_player = { $first_player } is first player for the whole game.
findings-setup_steps = Setting up: { $steps }.
findings-start_order = Order: { $order }.
findings-start_room = The tower room { $tower } is free.
findings-component_limited = There are only { $in_box } in the box.
findings-component_unlimited = Never runs out: use anything in its place.
findings-variants = Variants chosen: { $variants }.
findings-turn_order = Next: { $next }.
findings-status_phase = Status phase: { $steps }.
findings-actions = Possible: { $legal }.
findings-no_action = Nothing is possible: dead end.
findings-timing = { $decides } sets the order.
findings-ability = { $optional ->
        [yes] Optional.
       *[no] Must be carried out.
    }
findings-dragon_cards = { $reshuffle ->
        [yes] Dragon cards shuffled back: { $cards_back }.
       *[no] The dragon cards stay where they are.
    }
findings-sun_moves = The sun moves to space { $position }.
findings-sun_stays = The sun stays on the last space.
findings-no_sunset_roll = There is no sunset roll here.
findings-sunset_odds = The sun sets on { $number } or less: { $ways } in { $of }.
findings-sunset = Roll { $roll }: the sun sets.
findings-no_sunset = Roll { $roll }: the sun still shines.
findings-sun_step = The sun still moves on.
findings-no_sun_step = The sun stands still.
findings-sunset_deaths = Dead: { $dead }. Survived: { $survivors }.
findings-test_odds = { $attribute } { $value }: success with at most { $limit }, { $ways } in { $of }; with all tokens { $ways_with_tokens }.
findings-test_rolled = Rolled { $dice }, sum { $sum } against { $value }.
findings-tokens_spent = Tokens spent: { $spent }. The sum is now { $sum }.
findings-test_passed = { $sum } against { $value }: success.
findings-test_failed = { $sum } against { $value }: failure. You gain a token, now { $tokens }.
findings-token_gained = You gain a token: { $tokens }.
findings-no_token_gained = Success, so no token.
findings-tokens_weighed = { $passed ->
        [yes] Sum { $sum }: success, { $tokens } left.
       *[no] Sum { $sum }: failure; you needed at least { $least }. Tokens now: { $tokens }.
    }
findings-modifier = Added to the sum: { $modifier }.
findings-may_move = The way { $direction } is open; obstacles: { $obstacles }.
findings-monster_waits = A monster waits here; the room’s effect is skipped.
findings-effect_follows = { $room }: now the room's effect.
findings-tile_laid = Tile laid, arrow { $arrow }; open: { $openings }.
findings-may_enter = You may enter the room.
findings-room_taken = There is already a hero there.
findings-passage_usable = You can use the passage.
findings-passage_blocked = The passage is blocked: { $blocked_by }.
findings-portcullis_passed = The portcullis is up.
findings-portcullis_held = The portcullis holds, the turn ends.
findings-door_card = A door card is drawn.
findings-door_passed = The door opens.
findings-door_held = { $turn_ends ->
        [yes] The door stays shut, the turn ends.
       *[no] The door stays shut; you may try another way.
    }
findings-way_free = The way is free.
findings-obstacles_ignored = Doors and portcullises do not count.
findings-obstacles_count = Doors and portcullises count.
findings-may_search = You may search here.
findings-may_not_search = You may not search here: { $hindrance }.
findings-search_card = A search card; the room is searched.
findings-card_resolved = The card goes to: { $goes_to }.
findings-card_drawn = Drawn, { $deck_cards } left in the deck.
findings-deck_reshuffled = The discard pile is shuffled; drawn, { $deck_cards } left.
findings-deck_exhausted = This deck is used up.
findings-rune_usable = The rune acts now and then goes into the box.
findings-rune_used = The rune is used up.
findings-rune_not_now = You cannot use the rune now.
findings-loot_value = Value: { $value } gold.
findings-wounded = Wounds: { $wounds } of { $life }.
findings-wounded_to_death = Wounds: { $wounds } of { $life }, dead.
findings-healed = Healed { $healed }, lost { $lost }; wounds now { $wounds }.
findings-dies = The hero dies: { $cause }.
findings-lives = The hero survives.
findings-what_death_does = The turn ends; cards and tokens are returned.
findings-monster_player = { $monster_player } plays the monster.
findings-no_dead_end = No dead end: { $legal }.
findings-stuck = There is no way on now; the turn ends.
findings-spared = Only heroes are in the way: mercy, the turn ends.
findings-dead_end = Dead end. Does a card or ability help?
findings-helped = There is still a way out.
findings-dies_at_dead_end = Buried alive: the hero dies.
findings-monster_by_card = The card brings a monster.
findings-monster_by_token = A monster waits at the token; the room’s effect is skipped.
findings-no_monster = No monster here.
findings-roles = { $hero_player } plays the hero, { $monster_player } the monster.
findings-encounter_begins = A monster card; only its name is announced.
findings-token_stays = The monster token stays.
findings-token_goes = The monster token goes.
findings-cards_revealed = { $hero_card } against { $monster_card }: hero { $new_hero_wounds }, monster { $new_monster_wounds } wounds.
findings-hero_falls = The hero falls; the token stays.
findings-monster_falls = The monster falls; the token goes, the turn ends.
findings-hero_falls_first = Both have reached their limit: the hero falls first, the token stays.
findings-both_fall = Both fall; the token goes.
findings-both_stand = Both are still alive.
findings-round_follows = { $may_flee ->
        [yes] You can flee, otherwise another round.
       *[no] You cannot flee: another round.
    }
findings-flight_failed = The flight fails: another round.
findings-flight_penalty = The flight succeeds; penalty { $escape_penalty }, wounds now { $wounds }.
findings-fled_to = Fled { $direction }.
findings-unseen_monster = A monster card lies face down.
findings-wants_to_flee = The hero wants to flee.
findings-wants_to_fight = The hero fights.
findings-solitaire_fled = Slipped away, without penalty; a monster token stays.
findings-solitaire_caught = Caught: penalty { $escape_penalty }, wounds now { $wounds }.
findings-solitaire_round = Roll { $roll }, wounds now: hero { $hero_wounds }, monster { $monster_wounds }.
findings-no_return = Death at sunset is final.
findings-returns = { $chooser } chooses the tower room for the return.
findings-return_tower = Back in the tower room { $tower }.
findings-way_down = The way down is open.
findings-below = Into the catacombs, marker facing { $direction }; the turn ends.
findings-catacomb_card = Catacomb card number { $cards }.
findings-leaves_catacombs = The hero climbs up.
findings-stays_below = The hero stays below.
findings-no_offer = The card offers no way out.
findings-first_leg = First leg: field { $square }.
findings-second_leg = Roll { $roll }, { $direction }: field { $square }.
findings-second_leg_hurt = Roll { $roll }, { $direction }: field { $square } at the outer wall, { $new_wounds ->
        [one] 1 wound.
       *[other] { $new_wounds } wounds.
    }
findings-cards_sorted = To the loot: { $loot }. Discarded: { $discarded }.
findings-no_return_dead = Dead before the way up was over.
findings-returns_to_room = Back in an explored room.
findings-returns_to_new_tile = Back on a new tile, placed as you like.
findings-walked_below = To column { $column }, row { $row }; steps left: { $steps_left }.
findings-leave_normally = The turn begins here as usual.
findings-pit_survived = Past the pit; the turn ends.
findings-pit_fallen = Fallen into the pit: dead.
findings-bridge_cross = Across the bridge.
findings-bridge_stop = Stopped before the bridge; the turn ends.
findings-bridge_back = Back to where the hero came from.
findings-bridge_crossed = Across, and on into the next field.
findings-bridge_far_side = Across; there is no way on, the turn ends.
findings-bridge_obstacle = Across; now the obstacle.
findings-bridge_fall = Fallen: { $new_wounds ->
        [one] 1 wound, down into the catacombs.
       *[other] { $new_wounds } wounds, down into the catacombs.
    }
findings-bridge_death = Fallen: { $new_wounds ->
        [one] 1 wound, dead.
       *[other] { $new_wounds } wounds, dead.
    }
findings-rotated = The chamber turns; open now: { $openings }. The turn ends.
findings-darkness_closed = In the dark no exit is free; the turn ends.
findings-darkness_again = Roll { $roll }: blocked, roll again.
findings-darkness_exit = Roll { $roll }: out { $direction }.
findings-draws_card = A card is drawn: { $draw }.
findings-same_side = On the same side: no test.
findings-barrier_passed = Through.
findings-barrier_held = No way through, the turn ends.
findings-corridor_again = The same corridor again: the turn ends.
findings-corridor_first = This corridor is entered for the first time this turn.
findings-moves_on = On to: { $exits }.
findings-no_way_on = No exit; the turn ends.
findings-treasure_draw_dragon_card = Another dragon card.
findings-treasure_leave = Out of the treasure chamber.
findings-chamber_open = One room on { $fields } fields, open to all.
findings-web_free = Out without a test.
findings-own_side_only = Only on the hero’s side: { $exits }.
findings-tower_choice = In the tower room: { $options }.
findings-tower_details = Obstacles count; you can jump to another tower only on entry.
findings-on_side = On this side: { $side }.
findings-escaped = Escaped, with { $value } gold.
findings-game_over = The game is over.
findings-game_goes_on = The game continues.
findings-everybody_lost = Nobody survived: everybody loses.
findings-somebody_survived = There are survivors.
findings-totals = Gold: { $totals }.
findings-winner = { $decided_by ->
        [best_card] { $winners } wins with { $total } gold: the most valuable card breaks the tie.
        [number_of_cards] { $winners } wins with { $total } gold: more cards break the tie.
       *[other] { $winners } wins with { $total } gold.
    }
findings-shared_victory = { $winners } win together.
findings-solitaire_differs = This is different when playing alone.
findings-solitaire_same = This is the same when playing alone.
findings-may_escape = The loot is enough.
findings-may_not_escape = A treasure card is missing.
findings-torchlight = Tiles go: { $tiles }.
findings-no_torchlight = Nothing new is lit.
findings-uses = { $what ->
        [rune] { $hero } uses the rune.
        [ability] { $hero } uses an ability.
       *[card] { $hero } uses a kept card.
    }
