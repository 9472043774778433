# What people do at the table, as short as a button: one for every action of the menu.
actions-attack = Attack
actions-sweep = Sweep attack
actions-attack_mind = Mind attack
actions-attack_twice = Attack twice
actions-spider_attack = Spider attack
actions-turn_round = Turn slowly
actions-dragon_fight = Dragon fight
actions-breathe_fire = Breathe fire
actions-throw_fireball = Throw a Fireball
actions-scream = Scream
actions-pass_through = Pass through a hero
actions-control_monster = Test obedience
actions-pass_square = Pass a square
actions-pick_up = Pick up from the floor
actions-ready_weapon = Change weapon
actions-move_roll = Movement
actions-move_monster = Move
actions-search_for_treasure = Search for treasure
actions-search_furniture = Search furniture
actions-search_for_traps = Search for traps
actions-spring_trap = Spring a trap
actions-disarm_trap = Disarm a trap
actions-jump_trap = Jump a trap
actions-climb_out = Climb out of the pit
actions-disarm_chest = Disarm a chest
actions-open_chest = Open a chest
actions-cast_basic_spell = Basic spell
actions-cast_special_spell = Special spell
actions-cast_set_spell = Spell from a set
actions-cast_monster_spell = Cast a spell
actions-read_scroll = Read a scroll
actions-prove_mind = Mind test
actions-break_free = Break free
actions-end_effect = End an effect
actions-impose_effect = Give a condition
actions-drink_potion = Drink a potion
actions-throw_potion = Throw a potion
actions-oil_weapon = Oil a weapon
actions-give_item_to = Hand something over
actions-give_gold_to = Give gold
actions-loot_hero = Loot the fallen
actions-find_ingredient = Find an ingredient
actions-brew_potion = Brew a potion
actions-transmute_item = Turn into gold
actions-wear_item = Wear and tear
actions-heal_with_herbs = Heal with herbs
actions-use_nimbleness = Use Nimbleness
actions-revive_hero = Help up
actions-cure_plague = Cure the plague
actions-miss_round = Miss a round
actions-take_poison = Suffer poison
actions-suffer_injury = Suffer an injury
actions-leave_behind = Leave behind
actions-mark_lost_gear = Mark lost equipment
actions-banish_regeneration = Troll bane
actions-roll_fate = Roll for fate
actions-reveal_area = Reveal a room
actions-explode_firestorm = Firestorm
actions-draw_turn_order = Draw the order
actions-start_quest = Begin a quest
actions-close_quest = End the quest

# Other words by which people look for an action.
also_called-reveal_area = open a door corridor
also_called-close_quest = close finish stairs up
also_called-start_quest = set out stairs down
also_called-open_chest = treasure
also_called-roll_fate = random event

# How an action asks for something, where it can say more than the field's own name.
to_remember-demonic_save = Save: one blue die per point
to_remember-incorporeal = Save: one white die per point
to_remember-regeneration = Regeneration: white shields defend, too

asked-drink_potion-item_id = Which potion?

asked-throw_potion-item_id = Which potion?
asked-throw_potion-monster_id = Which target?

asked-oil_weapon-flask_id = Which oil?
asked-oil_weapon-item_id = Which weapon?

asked-ready_weapon-item_id = Which weapon?

asked-pick_up-item_id = What?

asked-read_scroll-item_id = Which scroll?

asked-transmute_item-item_id = With what?
asked-transmute_item-thing_id = What turns into gold?

asked-give_item_to-item_id = What?
asked-give_item_to-to_id = To whom?

asked-give_gold_to-to_id = To whom?

asked-loot_hero-items = What is taken?
asked-loot_hero-lost_id = From whom?

asked-heal_with_herbs-to_id = Whom?

asked-find_ingredient-note = Which ingredient?

asked-search_for_treasure-area = Where?

asked-search_for_traps-area = Where?

asked-search_furniture-area = Where?

asked-reveal_area-area = What is it called?

asked-spring_trap-square = On which square? (if it has a name)

asked-disarm_trap-square = On which square? (if it has a name)

asked-jump_trap-square = On which square? (if it has a name)

asked-disarm_chest-points = Damage if it fails

asked-sweep-target_ids = Whom, in the announced direction?

asked-breathe_fire-target_ids = Whom along the line? The nearest first.

asked-attack_twice-target_id = Which target first?

asked-pass_through-target_id = Through which hero?

asked-pass_square-figure_id = Who moves?
asked-pass_square-target_id = Past whom?

asked-scream-target_ids = Who hears the scream?

asked-close_quest-passed = How did it end?

# What it means to answer nothing.
unsaid-drink_potion-to_id = drink it yourself

unsaid-read_scroll-spell = something else
