# Words of the rule calculator: what its fields are called, and what is wrong with a described figure.
rules-anybody = Hero
rules-change_mind_points = Lose or regain Mind Points
rules-heal_injury = Heal an injury
rules-mark_lost_gear = Mark lost equipment
rules-roll_dice = Roll the dice of a value
rules-wear_item = Rust, notches and breakage
rules-give_item = Receive something

rulebook_page-hint = A word, a number or a short code, for example fall, 15.1 or HQ-9-FALL; typing errors do not matter
rulebook_page-nothing = Try a single word, such as poison or shield, or the number of a chapter.

errors-figure-there_already = This short name is taken: { $figure }. Give each figure its own.
errors-figure-start_of_class = This class starts with { $expected }. Enter that value.
errors-figure-above_cap = This class can gain at most { $maximum }.
errors-figure-above_attribute = The value cannot exceed the base value: at most { $maximum }.
errors-figure-stands_without_points = A standing hero has at least 1 Body Point. Otherwise choose another condition.

errors-magic_order-missing = The order is missing. Choose one.
errors-magic_order-not_open = This class has no such order: { $magic_order }. Choose another.

errors-recovery-unknown = This is not a result of the Faint or Death table in this condition: { $recovery }

errors-wear-impossible = This cannot happen to this item: { $item }.

errors-house_rule-contradiction = { $rule } has two different options. Choose one.

rows-heroes-title = Hero { $number }
rows-heroes-one_more = One more hero

rows-monsters-title = Monster { $number }
rows-monsters-one_more = One more monster

rows-items-title = Item { $number }
rows-items-one_more = One more item

rows-effects-title = Effect { $number }
rows-effects-one_more = One more effect

rows-spell_sets-title = Spell set { $number }
rows-spell_sets-one_more = One more spell set

rows-trap_markers-title = Found trap { $number }
rows-trap_markers-one_more = One more found trap

rows-firestorms-title = Firestorm { $number }
rows-firestorms-one_more = One more firestorm

rows-casts-title = Spell cast { $number }
rows-casts-one_more = One more spell cast

pool_of-attack = Attack
pool_of-defence = Defence
pool_of-reasons = Roll

states-standing = standing
states-fainted = fainted
states-dead = dead
states-lost = lost for good
states-slain = slain
states-gone = no longer there

choices-cause-rust = rust
choices-cause-notch = notch or dent
choices-cause-breakage = breakage

choices-harm-body = Body Points
choices-harm-mind = Mind Points

choices-begins-heroes = the heroes
choices-begins-monsters = the monsters

choices-buyer-town = shop in town
choices-buyer-goblin_trader = Goblin trader

choices-condition-standing = standing
choices-condition-fainted = fainted
choices-condition-dead = dead
choices-condition-lost = lost for good

choices-injuries-both = Attack and Defence
choices-injuries-attack = Attack
choices-injuries-defence = Defence
choices-injuries-movement = Movement

choices-means-melee = melee
choices-means-ranged = shot
choices-means-thrown = throw

choices-passed-true = passed
choices-passed-false = not passed

choices-sight-direct = clear line of sight
choices-sight-indirect = only past others
choices-sight-none = no sight

choices-passage-open = open square
choices-passage-door = through a door
choices-passage-slanted_door = slanted through a door
choices-passage-double_door = through a double door
choices-passage-secret_door = through a secret door

fields-heroes = Heroes
fields-monsters = Monsters
fields-items = Items
fields-effects = Effects
fields-spell_sets = Spell sets
fields-casts = Spells cast
fields-hero_id = Who?
fields-hero_ids = Which heroes?
fields-monster_id = Which monster?
fields-figure_id = Who?
fields-attacker_id = Who attacks?
fields-target_id = Which target?
fields-target_ids = Which targets?
fields-second_target_id = Which target next?
fields-to_id = Who is it for?
fields-lost_id = Who is lost for good?
fields-next_in_path = Who is next in the way?
fields-figure_in_path = Who stands in the way?
fields-others = Who else is hit?
fields-inside = Who is still inside?
fields-front = Opponent in front
fields-side = Opponent at the side
fields-left = Opponent on the left
fields-right = Opponent on the right
fields-rear = Opponent behind
fields-name = Name
fields-player = Player
fields-id = Short name
fields-hero_class = Class
fields-start_equipment = with start equipment
fields-begins = Who strikes first?
fields-kind = Kind
fields-attack = Attack
fields-defence = Defence
fields-body = Body Points
fields-mind = Mind Points
fields-movement = Movement
fields-further_attacks = Further Attack values
fields-abilities = Further abilities
fields-blue_defence = defends with blue dice
fields-spells_cast = Spells already cast
fields-points = Points
fields-body_points = Body Points now
fields-mind_points = Mind Points now
fields-gained_body = Body Points gained
fields-gained_mind = Mind Points gained
fields-gold = Gold
fields-quest_points = Quest points
fields-quests_passed = Quests passed
fields-last_weapon = Weapon used last
fields-missed_rounds = Rounds to miss
fields-healer_debt = Debt to the healer
fields-condition = Condition
fields-recovery = Result of the table
fields-injuries = Injuries
fields-on_quest = on a quest
fields-magic_order = Order
fields-cast_successes = Successful basic spells
fields-cast_failures = Failed basic spells
fields-basic_limit = Mind Points at the start of the quest
fields-special_spells = Special spells chosen
fields-guild_spells = Guild spells learned
fields-content_id = What?
fields-contents = Contents
fields-item_id = Which item?
fields-thing_id = Which part of it?
fields-weapon_id = Which weapon?
fields-flask_id = Which flask?
fields-ingredients = Which ingredients?
fields-note = Note
fields-text = Description
fields-place = Where?
fields-cause = What causes it?
fields-means = With what?
fields-change = Change
fields-amount = How much?
fields-number = Number
fields-passed = passed
fields-price = Price
fields-buyer = Who buys?
fields-quest_allows = the quest allows it
fields-rusty = rusty
fields-notches = Notches
fields-fall_damage = Fall damage
fields-damaged = damaged
fields-broken = broken
fields-oiled = oiled
fields-magic_lost = magic lost
fields-effect = Effect
fields-lore = Lore
fields-permanent = permanent
fields-spell = Which spell?
fields-spells = Which spells?
fields-scroll = Spell scroll that must not be in the deck
fields-pool = Which dice?
fields-unarmed = with bare hands
fields-diagonal = diagonal
fields-adjacent = on an adjacent square
fields-distance = Distance in squares
fields-sight = Sight
fields-passage = In between
fields-room_behind = there is room behind the target
fields-room_behind_first = there is room behind the first
fields-room_behind_second = there is room behind the second
fields-moves_between = moves in between
fields-stops_short = leaves out neighbours
fields-stops = stops there
fields-turned = has turned round
fields-poisonous_tail = poisonous tail
fields-again = second movement
fields-second = once more in the same turn
fields-handler_in_sight = handler in sight
fields-in_line = clear line of sight
fields-in_area = in the area of sight
fields-seen_before = has been in sight before
fields-furniture_in_path = furniture in the way
fields-area = Room or corridor
fields-square = Square
fields-rubble = Where the rubble stays
fields-escape = Square to dodge to
fields-trap = Which trap?
fields-distant = only the trigger lies here
fields-reaches_beyond = movement reaches beyond it
fields-heroes_inside = Heroes in the pit
fields-enemies_in_sight = monsters or fighting in sight
fields-same_room = trap in the same room
fields-found = Traps found (squares)
fields-secret_doors = Secret doors found
fields-chest = Which chest?
fields-trapped = still with a trap
fields-poisonous = poisonous
fields-other_card = text of a fate card of your own
fields-monsters_in_play = monsters in play
fields-actions = The three actions
fields-has_acted = has already acted
fields-announced_before = announced before the first action
fields-harm = Which points?
fields-weakness = What is weakened?
fields-by_poison = by poison
fields-at_bench = at the alchemist’s bench
fields-dungeon = The board
fields-revealed = Rooms and corridors revealed
fields-exhausted = Rooms and corridors exhausted
fields-all_exhausted = the whole map is exhausted
fields-trap_markers = Traps found
fields-blocked = Blocked squares
fields-firestorms = Firestorms
fields-safe_chests = Chests disarmed
fields-open_chests = Chests opened
fields-treasure_out = Treasure cards drawn
fields-searched_furniture = Furniture searched
fields-deck = Which deck?
fields-card = Which card?
fields-furniture = Which piece of furniture?
fields-piece = Which one?
fields-turn_order = Order of the round
fields-trade_id = Short id of the trade
fields-wanted_gold = Gold in return
fields-gives = What is offered?
fields-wants = What in return?
fields-town_mode = How do you shop?
fields-during_quest = during a quest as well
fields-is_here = is here
fields-visitor = Who comes by?
fields-monster_ids = Which monsters?
fields-beside = Beside whom?
fields-count = How many?
fields-hidden = only the game master sees it
fields-pits = Pits
fields-beyond = farther than the movement reaches
