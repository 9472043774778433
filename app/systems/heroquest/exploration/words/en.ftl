# The words of the way through the dungeon: areas, searching, treasure, fate.
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

area_on_board = { $area } (map { $board })

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

commands-clear_board = Clear the board
commands-reveal_area = Reveal a room or corridor
commands-move_roll = { $hero } rolls for movement
commands-search_for_traps = { $hero } searches for traps and secret doors
commands-search_for_treasure = { $hero } searches for treasure
commands-roll_fate = Roll for fate

prompts-enemies_in_sight-title = Monsters or fighting in sight?
prompts-enemies_in_sight-text = Heroes can search only while no monster and no fight is in their area of sight.

prompts-enemies_in_sight-options-no = No, all is quiet
prompts-enemies_in_sight-options-yes = Yes

prompts-traps_found-title = How many traps are here?
prompts-traps_found-text = The game master decides. Each gets a marker with a question mark.

prompts-traps_found-options-0 = None
prompts-traps_found-options-1 = 1 trap
prompts-traps_found-options-2 = 2 traps
prompts-traps_found-options-3 = 3 traps
prompts-traps_found-options-4 = 4 traps
prompts-traps_found-options-5 = 5 traps
prompts-traps_found-options-6 = 6 traps

prompts-secret_doors_found-title = How many secret doors are here?
prompts-secret_doors_found-text = The game master decides. Those found go on the board.

prompts-secret_doors_found-options-0 = None
prompts-secret_doors_found-options-1 = 1 secret door
prompts-secret_doors_found-options-2 = 2 secret doors
prompts-secret_doors_found-options-3 = 3 secret doors

prompts-movement-title = Movement
prompts-movement-text = A d6 plus the base value of the class; two dice if a potion or spell lends speed.

prompts-wandering_monster-title = Wandering monster
prompts-wandering_monster-text = It appears beside the hero and attacks at once. A different monster? Place it yourself.
prompts-wandering_monster-section = monsters

prompts-wandering_monster-options-by_hand = place it myself

prompts-treasure_card-title = Treasure card
prompts-treasure_card-text = Which card is drawn?

prompts-scattered_gold-title = Scattered Gold
prompts-scattered_gold-text = Roll a d6 for how much can be picked up.

prompts-poison_card-title = Poison
prompts-poison_card-text = A skull costs 1 Body Point.

prompts-fate-title = Fate
prompts-fate-text = d8: if the number is at most the number of heroes in play, a card is drawn.

prompts-fate_card-title = Fate card
prompts-fate_card-text = Which card is drawn?

prompts-dented_armor-title = Dented Armour
prompts-dented_armor-text = Which piece of armour is damaged?
prompts-dented_armor-section = items

events-board-cleared = The board is cleared, all treasure cards are back in the deck.
events-map-taken_away = The map has been put away.

events-area-revealed = Revealed: { $area }.

events-areas-exhausted =
    { $whole_map ->
        [yes] There is nothing left to find on the whole map.
       *[no] There is nothing left to find here: { $areas }.
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

search_results-traps =
    { $found ->
        [0] { $secret_doors ->
            [0] nothing found
            [one] found a secret door
           *[other] found { $secret_doors } secret doors
        }
        [one] { $secret_doors ->
            [0] found a trap
            [one] found a trap and a secret door
           *[other] found a trap and { $secret_doors } secret doors
        }
       *[other] { $secret_doors ->
            [0] found { $found } traps
            [one] found { $found } traps and a secret door
           *[other] found { $found } traps and { $secret_doors } secret doors
        }
    }
events-traps-sought =
    { $hero } searches for traps and secret doors ({ $area }): { $found ->
        [0] { $secret_doors ->
            [0] nothing found
            [one] found a secret door
           *[other] found { $secret_doors } secret doors
        }
        [one] { $secret_doors ->
            [0] found a trap
            [one] found a trap and a secret door
           *[other] found a trap and { $secret_doors } secret doors
        }
       *[other] { $secret_doors ->
            [0] found { $found } traps
            [one] found { $found } traps and a secret door
           *[other] found { $found } traps and { $secret_doors } secret doors
        }
    }.

events-treasure_card-drawn = { $hero } draws a treasure card: { $treasure_card }.

events-poison-tasted =
    { $points ->
        [0] { $hero } is lucky, the poison does not work ({ $roll }).
       *[other] The poison works on { $hero } ({ $roll }).
    }

events-wandering_monster-came = A wandering monster appears beside { $hero } and attacks at once.

events-fate-rolled =
    { $hero_id ->
        [none] Fate holds back (d8: { $roll }).
       *[other] Fate strikes (d8: { $roll }). If it affects only one hero: { $hero }.
    }

events-fate_card-told = A fate card of your own: { $text } If it affects only one hero: { $hero }.
events-fate_card-drawn = Fate card: { $fate_card }. If it affects only one hero: { $hero }.

errors-hero-misses_round = { $hero } must miss a round first.

errors-figure-asleep = A sleeping figure can do nothing.
errors-figure-misses_turn = This figure misses its turn.

errors-search-no_mind = { $hero } is out of their wits and cannot search anything (ch. 17).
errors-search-enemies_in_sight = You cannot search while a monster or a fight is in sight (ch. 10.1 and 12).
errors-search-other_room = A hero can search only the room they are in (ch. 10).
errors-search-exhausted = There is nothing left to find here (ch. 12).

errors-board-is_clear = The board is already clear.

errors-area-is_revealed = This is already revealed.

errors-pit-inside = Climb out of the pit first (ch. 10.2.2).

errors-fate-monsters_in_play = There is no roll for fate while monsters are in play.
errors-fate-nobody_in_play = No hero is in play any more.

house_rules-HR-FATE-FIRST-title = When fate begins
house_rules-HR-FATE-FIRST-after_encounter = You are reminded after the first meeting with monsters, once a monster is slain.
house_rules-HR-FATE-FIRST-from_start = You are reminded from the first round on.

house_rules-HR-SEARCH-AGAIN-title = After the card “Nothing”
house_rules-HR-SEARCH-AGAIN-revealed = Everything revealed so far is empty; what is revealed later can be searched.
house_rules-HR-SEARCH-AGAIN-whole_map = The whole map is empty.

actions-move_roll = Movement
actions-search_for_treasure = Search for treasure
actions-search_furniture = Search furniture
actions-search_for_traps = Search for traps and secret doors
actions-roll_fate = Roll for fate
actions-reveal_area = Reveal a room

# Other words by which people look for an action.
also_called-reveal_area = open a door corridor
also_called-roll_fate = random event

asked-search_for_treasure-area = Where?

asked-search_for_traps-area = Where?

asked-search_furniture-area = Where?

asked-reveal_area-area = What is it called?

cards-treasure_card-drawn = Treasure card: { $treasure_card }
