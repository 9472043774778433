# The words of the way through the dungeon: traps, chests, cards, fate and turns.
areas-room_1 = Room 1
areas-room_2 = Room 2
areas-room_3 = Room 3
areas-room_4 = Room 4
areas-room_5 = Room 5
areas-room_6 = Room 6
areas-room_7 = Room 7
areas-room_8 = Room 8
areas-room_9 = Room 9
areas-room_10 = Room 10
areas-room_11 = Room 11
areas-room_12 = Room 12
areas-room_13 = Room 13
areas-room_14 = Room 14
areas-room_15 = Room 15
areas-room_16 = Room 16
areas-room_17 = Room 17
areas-room_18 = Room 18
areas-room_19 = Room 19
areas-room_20 = Room 20
areas-room_21 = Room 21
areas-room_22 = Room 22
areas-corridor = Corridor

traps-spear_trap = Spear Trap
traps-pit_trap = Pit Trap
traps-double_pit_trap = Double Pit Trap
traps-falling_block_trap = Falling Block Trap
traps-guillotine = Guillotine
traps-tomb_of_darkness = Tomb of Darkness
traps-magic_firestorm = Magic Firestorm

treasure_cards-gold_100 = Gold Hoard
treasure_cards-gold_50 = Gold (50)
treasure_cards-gold_25 = Gold (25)
treasure_cards-gold_20 = Gold (20)
treasure_cards-gold_10 = Gold (10)
treasure_cards-scattered_gold = Scattered Gold
treasure_cards-gem_card = Gem
treasure_cards-jewels_card = Jewels
treasure_cards-healing_potion_card = Healing Potion
treasure_cards-potion_of_strength_card = Potion of Strength
treasure_cards-potion_of_defence_card = Potion of Defence
treasure_cards-heroic_brew_card = Heroic Brew
treasure_cards-magic_potion_card = Magic Potion
treasure_cards-potion_of_resistance_card = Potion of Resistance
treasure_cards-potion_of_speed_card = Potion of Speed
treasure_cards-holy_water_card = Holy Water
treasure_cards-philosophers_stone_card = Philosopher’s Stone
treasure_cards-poison_card = Poison
treasure_cards-nothing_card = Nothing
treasure_cards-arrow_card = Wall Trap: Arrow
treasure_cards-bolt_card = Wall Trap: Crossbow
treasure_cards-pit_card = Pit Trap
treasure_cards-wandering_monster_card = Wandering Monster
treasure_cards-ingredient_card = Potion Ingredient
treasure_cards-scroll_card = Spell Scroll
treasure_cards-trader_card = Goblin Trader
treasure_cards-druid_card = Meeting a Druid

fate_cards-firestorm_card = Magic Firestorm
fate_cards-centipede_card = Centipede
fate_cards-dull_blade_card = Dull Blade
fate_cards-dented_armor_card = Dented Armour

turn_ends-trap = hit
turn_ends-pit = fell into the pit
turn_ends-edge = clung to the edge
turn_ends-full_pit = scraped across the full pit
turn_ends-chest = sprang the chest’s trap

faces-black_ball = black ball

commands-clear_board = Clear the board
commands-reveal_area = Reveal a room or corridor
commands-draw_turn_order = Draw the turn order
commands-miss_round = { $hero } misses a round
commands-move_roll = { $hero } rolls for movement
commands-search_for_traps = { $hero } searches for traps and secret doors
commands-search_for_treasure = { $hero } searches for treasure
commands-spring_trap = Spring a trap
commands-disarm_trap = Disarm a trap
commands-jump_trap = Jump over a trap
commands-climb_out = Climb out of the pit
commands-explode_firestorm = Set off the firestorm
commands-disarm_chest = { $hero } disarms a chest
commands-open_chest = { $hero } opens a chest
commands-roll_fate = Roll for fate

prompts-enemies_in_sight-title = Monsters or fighting in sight?
prompts-enemies_in_sight-text = Heroes search only while no monster stands and nobody fights in their area of sight.

prompts-enemies_in_sight-options-no = No, all is quiet
prompts-enemies_in_sight-options-yes = Yes

prompts-traps_found-title = How many traps are here?
prompts-traps_found-text = The game master says. Each gets a marker with a question mark.

prompts-traps_found-options-0 = None
prompts-traps_found-options-1 = 1 trap
prompts-traps_found-options-2 = 2 traps
prompts-traps_found-options-3 = 3 traps
prompts-traps_found-options-4 = 4 traps
prompts-traps_found-options-5 = 5 traps
prompts-traps_found-options-6 = 6 traps

prompts-secret_doors_found-title = How many secret doors are here?
prompts-secret_doors_found-text = The game master says. Those found go on the board.

prompts-secret_doors_found-options-0 = None
prompts-secret_doors_found-options-1 = 1 secret door
prompts-secret_doors_found-options-2 = 2 secret doors
prompts-secret_doors_found-options-3 = 3 secret doors

prompts-movement-title = Movement
prompts-movement-text = A d6 plus the base value of the class; two dice if a potion or spell lends speed.

prompts-wandering_monster-title = Wandering monster
prompts-wandering_monster-text = It stands beside the hero at once and attacks. If it is not the one the quest names, place it yourself.
prompts-wandering_monster-section = monsters

prompts-wandering_monster-options-by_hand = place it myself

prompts-turn_order-title = Turn order
prompts-turn_order-text = Which ball comes next? The numbers are the seats, the black one is the game master’s.

prompts-turn_order-options-black_ball = black ball

prompts-spear_trap-title = Spear Trap
prompts-spear_trap-text = A skull hits, any shield means: missed.

prompts-falling_block-title = Falling Block Trap
prompts-falling_block-text = Every skull costs 1 Body Point; defending does not help.

prompts-guillotine-title = Guillotine
prompts-guillotine-text = Two dice against every figure inside the marking.

prompts-tomb_of_darkness-title = Tomb of Darkness
prompts-tomb_of_darkness-text = On a shield the hero clings to the edge, on a skull they fall in.

prompts-magic_firestorm-title = Magic Firestorm
prompts-magic_firestorm-text = One roll for everybody still standing in it. They defend as usual.

prompts-trap_defence-title = Defence against the trap
prompts-trap_defence-text = Heroes defend with white shields, monsters with black ones.

prompts-jump-title = Jump
prompts-jump-text = On a skull it fails.

prompts-disarm-title = Disarm a trap
prompts-disarm-text = It fails: for the Dwarf on a black shield, with a tool kit on a white one, otherwise on a skull.

prompts-disarm_chest-title = Disarm a chest
prompts-disarm_chest-text = Only a black shield fails, for every hero.

prompts-treasure_card-title = Treasure card
prompts-treasure_card-text = Which card is drawn?

prompts-scattered_gold-title = Scattered Gold
prompts-scattered_gold-text = A d6 says how much can be picked up.

prompts-poison_card-title = Poison
prompts-poison_card-text = A skull costs 1 Body Point.

prompts-fate-title = Fate
prompts-fate-text = d8: up to the number of heroes in play, a card is drawn.

prompts-fate_card-title = Fate card
prompts-fate_card-text = Which card is drawn?

prompts-dented_armor-title = Dented Armour
prompts-dented_armor-text = Which piece of armour is damaged?
prompts-dented_armor-section = items

events-turn-ended = { $figure }’s turn ends: { $reason }.

events-turn_order-drawn = The turn order of this round is settled: { $order }.

events-hero-delayed = { $hero } must miss { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.

events-round-missed = { $hero } misses this round.

events-board-cleared = The board is cleared, all treasure cards are back in the deck.

events-area-revealed = Revealed: { $area }.

events-areas-exhausted =
    { $whole_map ->
        [yes] Nothing is left to find on the whole map.
       *[no] Nothing is left to find here: { $areas }.
    }

events-movement-rolled =
    { $limit ->
        [no_mind] { $hero } may move { $squares ->
            [one] { $squares } square
           *[other] { $squares } squares
        }: without their wits only the base value is left.
        [slowed] { $hero } may move { $squares ->
            [one] { $squares } square
           *[other] { $squares } squares
        }: numb limbs leave only the base value.
       *[other] { $hero } may move { $squares ->
            [one] { $squares } square
           *[other] { $squares } squares
        } (roll { $roll }, base value { $base }).
    }

events-traps-sought = { $hero } searches for traps and secret doors ({ $area }). Traps: { $found }, secret doors: { $secret_doors }.

events-trap-marked = A question mark lies on { $square }: something lurks here.
events-trap-sprung = { $figure } { $figure_number ->
        [one] springs
       *[other] spring
    } a trap: { $trap }.
events-trap-disarmed = { $figure } { $figure_number ->
        [one] disarms
       *[other] disarm
    } the trap: { $trap } ({ $roll }).

events-trap-jumped =
    { $landing ->
        [across] { $figure } { $figure_number ->
            [one] jumps
           *[other] jump
        } across safely: { $trap }.
        [hurt] { $figure } { $figure_number ->
            [one] gets
           *[other] get
        } across, but not unscathed: { $trap }.
       *[sprung] { $figure } { $figure_number ->
            [one] jumps
           *[other] jump
        } too short: { $trap } ({ $roll }).
    }

events-trap-struck =
    { $points ->
        [0] { $trap }: { $figure } { $figure_number ->
            [one] stays
           *[other] stay
        } unhurt.
       *[other] { $trap }: { $figure } { $figure_number ->
            [one] is
           *[other] are
        } hit, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }

events-disarm-failed = { $figure } { $figure_number ->
        [one] fails
       *[other] fail
    } to disarm: { $trap } ({ $roll }).

events-edge-missed = { $figure } { $figure_number ->
        [one] finds
       *[other] find
    } no hold at the edge: { $trap } ({ $roll }).
events-edge-grasped = { $figure } { $figure_number ->
        [one] clings
       *[other] cling
    } to the edge: { $trap } ({ $roll }).

events-square-blocked = Rubble blocks forever: { $square }.

events-figure-dodged =
    { $square ->
        [none] { $figure } { $figure_number ->
            [one] dodges
           *[other] dodge
        } to a free square alongside.
       *[other] { $figure } { $figure_number ->
            [one] steps
           *[other] step
        } aside to { $square }.
    }

events-pit-climbed = { $figure } { $figure_number ->
        [one] climbs
       *[other] climb
    } out of the pit.

events-pit-opened =
    { $square ->
        [none] { $area ->
            [none] { $figure_id ->
                [none] { $trap }: the pit stays open as an obstacle.
               *[other] { $trap }: the pit beside { $figure } stays open as an obstacle.
            }
           *[other] { $trap }: the pit stays open as an obstacle ({ $area }).
        }
       *[other] { $trap }: the pit stays open as an obstacle: { $square }.
    }

events-firestorm-kindled =
    { $at_once ->
        [yes] A magic firestorm breaks loose without warning.
       *[no] A magic firestorm is brewing. Who can still flee: { $heroes }.
    }

events-firestorm-exploded =
    { $roll ->
        [none] The magic firestorm explodes, nobody stands in it.
       *[other] The magic firestorm explodes: { $roll }.
    }

events-chest-disarmed = { $hero } disarms the trap of the chest ({ $roll }).
events-chest-sprung = { $hero } springs the trap of the chest ({ $roll }).
events-chest-opened = { $hero } opens a chest.

events-treasure_card-drawn = { $hero } draws a treasure card: { $treasure_card }.

events-poison-tasted =
    { $points ->
        [0] { $hero } is lucky, the poison does not work ({ $roll }).
       *[other] The poison works on { $hero } ({ $roll }).
    }

events-wandering_monster-came = A wandering monster stands beside { $hero } and attacks at once.

events-fate-rolled =
    { $hero_id ->
        [none] Fate holds back (d8: { $roll }).
       *[other] Fate strikes (d8: { $roll }). If it hits only one, then: { $hero }.
    }

events-fate_card-told = A fate card of your own: { $text } If it strikes only one, then: { $hero }.
events-fate_card-drawn = Fate card: { $fate_card }. If it strikes only one: { $hero }.

errors-hero-is_down = { $hero } is down and cannot do this now.
errors-hero-misses_round = { $hero } must miss a round first.

errors-figure-asleep = Whoever is asleep can do nothing.
errors-figure-misses_turn = This figure misses its turn.

errors-search-no_mind = { $hero } is out of their wits and cannot search anything.
errors-search-enemies_in_sight = As long as a monster or a fight is in sight, nobody can search.
errors-search-other_room = A hero searches only the room they are in.
errors-search-exhausted = Nothing is left to find here.

errors-board-is_clear = The board is clear already.

errors-area-is_revealed = This is revealed already.

errors-trap-escape_blocked = Nobody can step aside to that square, it is blocked: { $square }.
errors-trap-unknown = The rules do not know this trap: { $trap }.
errors-trap-heroes_disarm = Only heroes disarm traps.

errors-jump-diagonal = Nobody can jump diagonally.
errors-jump-too_short = The movement does not reach the square beyond the trap.

errors-pit-inside = Whoever is in the pit must climb out first.
errors-pit-outside = This figure is not in a pit.

errors-firestorm-not_kindled = No firestorm is brewing here.

errors-chest-is_safe = This chest has no trap any more.
errors-chest-is_open = This chest is open already.
errors-chest-is_trapped = This chest has a trap. Disarm it first, then open it.

errors-fate-monsters_in_play = As long as monsters are in play, fate rests.
errors-fate-nobody_in_play = No hero is in play any more.

errors-turn_order-by_seats = Turns follow the seats; the house rule for this can be changed.
errors-turn_order-not_drawn = First draw the turn order of this round.

errors-round-not_missed = { $hero } need not miss a round.

house_rules-HR-PIT-FULL-title = Jump over a full pit
house_rules-HR-PIT-FULL-failed_jumps = Only whoever jumps badly loses 1 Body Point and the rest of their turn.
house_rules-HR-PIT-FULL-everybody = Everybody gets across, but loses 1 Body Point and the rest of their turn.

house_rules-HR-GUILLOTINE-MONSTERS-title = Monsters under the Guillotine
house_rules-HR-GUILLOTINE-MONSTERS-everybody = Monsters inside the marking are hit, too.
house_rules-HR-GUILLOTINE-MONSTERS-heroes_only = Only heroes are hit.

house_rules-HR-ORDER-title = Order of turns
house_rules-HR-ORDER-seats = Heroes take their turns by seats, then the game master.
house_rules-HR-ORDER-drawn = Drawn anew each round; the black ball is the game master.

house_rules-HR-FATE-FIRST-title = When fate begins
house_rules-HR-FATE-FIRST-after_encounter = You are reminded after the first meeting with monsters: once a monster is slain.
house_rules-HR-FATE-FIRST-from_start = You are reminded from the first round on.

house_rules-HR-SEARCH-AGAIN-title = After the card “Nothing”
house_rules-HR-SEARCH-AGAIN-revealed = Everything revealed so far is empty; what is revealed later can be searched.
house_rules-HR-SEARCH-AGAIN-whole_map = The whole map is empty.
