game-name = HeroQuest

hero_classes-barbarian = Barbarian
hero_classes-dwarf = Dwarf
hero_classes-elf = Elf
hero_classes-wizard = Wizard
hero_classes-battle_mage = Battle Mage

passport_values-body = Body Points { $body_points } of { $body_points_max }
passport_values-mind = Mind Points { $mind_points } of { $mind_points_max }
passport_values-gold = { $gold } gold
passport_values-quest_points = { $quest_points ->
        [one] { $quest_points } quest point
       *[other] { $quest_points } quest points
    }
passport_values-quests_passed = { $quests_passed ->
        [one] { $quests_passed } quest
       *[other] { $quests_passed } quests
    } passed

conditions-standing = standing
conditions-fainted = fainted
conditions-dead = dead
conditions-lost = lost for good
conditions-injured = { $count ->
        [one] injured: one die fewer
       *[other] injured: { $count } dice fewer
    }
conditions-misses_round = misses { $count ->
        [one] one round
       *[other] { $count } rounds
    }
conditions-mind_lost = mind lost
conditions-cannot_cast = cannot cast spells
conditions-cannot_read = cannot read spell scrolls

figures-somebody = somebody
figures-game_master = the game master

recoveries-deep = a potion or healing spell restores only 1 Body Point
recoveries-plain = a potion or healing spell helps as usual
recoveries-light = stands up with 1 Body Point after missing a round
recoveries-scarred = only the Elixir of Life helps; an injury remains
recoveries-unscathed = only the Elixir of Life helps, then without lasting harm

attributes-body = Body Points
attributes-mind = Mind Points

weaknesses-both = Attack and Defence
weaknesses-attack = Attack
weaknesses-defence = Defence

places-hand = in hand
places-back = on the back
places-belt = at the belt
places-worn = worn
places-pack = in the pack

kinds-weapon = Weapons
kinds-armor = Armour
kinds-potion = Potions
kinds-scroll = Spell scrolls
kinds-artifact = Artifacts
kinds-treasure = Treasures
kinds-tool = Tools

wear-sound = intact
wear-broken = broken
wear-rusty = rusty
wear-notched = notched
wear-fall_damaged = damaged in a fall
wear-damaged = damaged
wear-magic_lost = magic lost
wear-oiled = oiled

colors-white = white
colors-green = green
colors-blue = blue
colors-black = black

faces-skull = skull
faces-white_shield = white shield
faces-black_shield = black shield

pools-attack = Attack
pools-ranged = Ranged Attack
pools-defence = Defence
pools-d6 = d6
pools-d8 = d8
pools-d10 = d10

reasons-class = own dice
reasons-unarmed = with bare hands
reasons-rage = Rage
reasons-cap = cap
reasons-rusty = rust
reasons-notched = notch
reasons-fall_damage = fall damage
reasons-oiled = Weapon Oil
reasons-magic_lost = magic lost
reasons-armor_damaged = damaged piece of armour
reasons-armor_useless = armour without protection
reasons-injury = injury
reasons-no_mind = mind lost
reasons-must_be_readied = has to be readied first

permissions-names = Names
permissions-body_points = Body Points
permissions-mind_points = Mind Points
permissions-gold = Gold
permissions-equipment = Equipment
permissions-spell_sets = Spell sets
permissions-dice = Rolling dice
permissions-fight = Fighting
permissions-casting = Casting spells and reading spell scrolls
permissions-potions = Potions and herbs
permissions-searching = Searching for treasure and in furniture
permissions-moving = Rolling for movement, jumping, climbing
permissions-traps = Disarming traps

means-potion = healing potion
means-spell = healing spell
means-elixir = Elixir of Life
means-stands_up = stands up unaided
means-healer = healer

items-dagger = Dagger
items-staff = Staff
items-hand_axe = Hand Axe
items-short_sword = Short Sword
items-spear = Spear
items-broadsword = Broadsword
items-axe = Axe
items-greatsword = Greatsword
items-battle_axe = Battle Axe
items-bow = Bow
items-crossbow = Crossbow
items-helmet = Helmet
items-shield_item = Shield
items-chain_mail = Chain Mail
items-plate_mail = Plate Mail
items-bracers = Bracers
items-cloak_of_protection = Cloak of Protection
items-leather_jerkin = Leather Jerkin
items-healing_potion_2 = Healing Potion (2)
items-healing_potion_4 = Healing Potion (4)
items-antidote = Antidote
items-potion_of_strength = Potion of Strength
items-potion_of_defence = Potion of Defence
items-heroic_brew = Heroic Brew
items-magic_potion = Magic Potion
items-potion_of_resistance = Potion of Resistance
items-potion_of_speed = Potion of Speed
items-holy_water = Holy Water
items-potion_of_battle = Potion of Battle
items-potion_of_dexterity = Potion of Dexterity
items-potion_of_restoration = Potion of Restoration
items-troll_bane_potion = Troll Bane Potion
items-plague_cure = Plague Cure
items-injury_cure = Injury Cure
items-elixir_of_life = Elixir of Life
items-spell_scroll = Spell Scroll
items-troll_bane_scroll = Troll Bane Scroll
items-spirit_blade = Spirit Blade
items-orcs_bane = Orc’s Bane
items-rune_axe = Rune Axe
items-wizards_staff = Wizard’s Staff
items-borins_armor = Borin’s Armour
items-wizards_cloak = Wizard’s Cloak
items-talisman_of_lore = Talisman of Lore
items-wand_of_magic = Wand of Magic
items-spell_ring = Spell Ring
items-ring_of_return = Ring of Return
items-spell_book = Spell Book
items-antidote_charm = Antidote Charm
items-gem = Gem
items-jewels = Jewels
items-philosophers_stone = Philosopher’s Stone
items-potion_ingredient = Potion Ingredient
items-other_treasure = Treasure Card
items-tool_kit = Tool Kit
items-weapon_oil = Weapon Oil

lores-life = Lore of Life
lores-heavens = Lore of Heavens
lores-light = Lore of Light
lores-beasts = Lore of Beasts
lores-shadows = Lore of Shadows
lores-death = Lore of Death

orders-jade = Jade Order
orders-celestial = Celestial Order
orders-light = Light Order
orders-amber = Amber Order
orders-gray = Grey Order
orders-amethyst = Amethyst Order

faint_table-title = Fainting
faint_table-deep = A potion or healing spell restores only 1 Body Point; an injury remains: one die fewer.
faint_table-plain = A potion or healing spell helps as usual.
faint_table-light = Misses a round, then stands up with 1 Body Point.

death_table-title = Death
death_table-final = Nothing and nobody can help any more.
death_table-scarred = Only the Elixir of Life helps; an injury remains: one die fewer.
death_table-unscathed = Only the Elixir of Life helps, but then without lasting harm.

fall_table-title = Fall
fall_table-potions_scrolls_armor = All potions break and ruin the spell scrolls, and a piece of armour breaks too.
fall_table-potions_armor = All potions break, and a piece of armour too.
fall_table-armor_weapon = A piece of armour breaks, and the weapon is damaged.
fall_table-armor = A piece of armour breaks, if need be the one on the body.
fall_table-weapon = The weapon is damaged.
fall_table-nothing = Everything stays intact.

# Headings of guided actions.
commands-seat_hero = New hero
commands-dismiss_hero = { $hero } leaves the table
commands-rename_hero = { $hero }: name and player
commands-move_seat = { $hero }: seat
commands-lose_body_points = { $hero } loses Body Points
commands-restore_body_points = { $hero } is healed
commands-revive_hero = { $hero } gets up again
commands-leave_behind = { $hero } is left behind alone
commands-heal_injury = { $hero }: heal an injury
commands-change_mind_points = { $hero }: Mind Points
commands-restore_mind = { $hero } comes to their senses
commands-change_gold = { $hero }: gold
commands-award_quest_point = { $hero } receives a quest point
commands-claim_reward = { $hero } grows
commands-change_quest_points = { $hero }: correct quest points
commands-change_attribute = { $hero }: correct values
commands-give_item = { $hero } receives equipment
commands-drop_item = { $hero } puts something down
commands-ready_weapon = { $hero } readies a weapon
commands-place_item = { $hero } arranges equipment
commands-wear_item = { $hero }: wear and tear
commands-oil_weapon = { $hero } oils a weapon
commands-repair_item = { $hero } at the smith’s
commands-mend_item = { $hero }: take back wear and tear
commands-give_spell_set = { $hero } receives a spell set
commands-lose_spell_set = { $hero } loses a spell set
commands-roll_dice = { $hero } rolls dice
commands-choose_house_rule = House rule

throws-plain = rolled { $roll }
throws-bonus = rolled { $roll } + { $bonus }
throws-plain_repeated = first { $first_roll }, repeated { $roll }
throws-bonus_repeated = first { $first_roll }, repeated { $roll }, each + { $bonus }

prompts-magic_order-title = Magic order
prompts-magic_order-text = Which order does the Battle Mage belong to? Its lore is the first spell set.
prompts-magic_order-section = orders

prompts-faint_table-title = Faint table
prompts-faint_table-text = At 0 Body Points the roll tells how deep the faint is.

prompts-faint_table_again-title = Faint table, second roll
prompts-faint_table_again-text = This roll counts in any case.

prompts-death_table-title = Death table
prompts-death_table-text = At −1 Body Points the roll tells whether there is a way back.

prompts-death_table_again-title = Death table, second roll
prompts-death_table_again-text = This roll counts in any case.

prompts-stamina-title = Stamina
prompts-stamina-text = The Barbarian is tough enough to repeat the roll. The second roll then counts in any case.

prompts-stamina-options-keep = Keep the roll
prompts-stamina-options-repeat = Repeat the roll

prompts-injury-title = Injury
prompts-injury-text = What does the injury weaken? The hero has one die fewer there until healed.
prompts-injury-section = weaknesses

prompts-injury_to_heal-title = Which injury is healed?
prompts-injury_to_heal-text = The hero has different injuries.
prompts-injury_to_heal-section = weaknesses

prompts-fall_table-title = Fall table
prompts-fall_table-text = Whoever falls rolls: what gets broken?

prompts-fallen_weapon-title = Which weapon suffers?
prompts-fallen_weapon-text = Whoever also carries a ranged weapon rolls a d6: 1–3 ranged weapon, 4–6 hand weapon.

prompts-fallen_gold-title = Burst purse
prompts-fallen_gold-text = A purse bursts: the roll tells how much is gone, at most everything there is.

prompts-attribute_loss-title = Lost point
prompts-attribute_loss-text = The return from death costs one gained point. d6: 1–3 Body, 4–6 Mind.
prompts-attribute_loss-section = attributes

prompts-quest_reward-title = Ten quest points
prompts-quest_reward-text = The hero grows by one point. Which value shall it be?
prompts-quest_reward-section = attributes

prompts-quest_reward-options-later = Later, on the phone

prompts-surplus_spell_set-title = Surplus spell set
prompts-surplus_spell_set-text = The Mind Points no longer allow that many spell sets. Which one is lost?
prompts-surplus_spell_set-section = lores

prompts-roll_attack-title = Attack
prompts-roll_attack-text = Skulls hit.

prompts-roll_ranged-title = Ranged attack
prompts-roll_ranged-text = Skulls hit; black shields matter for an indirect shot.

prompts-roll_defence-title = Defence
prompts-roll_defence-text = Heroes defend themselves with white shields.

prompts-roll_d6-title = d6
prompts-roll_d6-text = One roll of the six-sided die.

prompts-roll_d8-title = d8
prompts-roll_d8-text = One roll of the eight-sided die.

prompts-roll_d10-title = d10
prompts-roll_d10-text = One roll of the ten-sided die.

events-hero-seated = { $hero } sits down at the table: { $hero_class }.
events-hero-dismissed = { $name } leaves the table.
events-hero-reseated = { $hero } now sits in seat { $seat }.
events-hero-wounded = { $hero } loses { $points ->
        [one] { $points } Body Point
       *[other] { $points } Body Points
    }.
events-hero-healed = { $hero } regains { $points ->
        [one] { $points } Body Point
       *[other] { $points } Body Points
    }.
events-hero-lost = { $hero } is lost for good.
events-hero-robbed = { $hero } lies alone: thieves take { $amount } gold, all that was left.

events-hero-renamed =
    { $player ->
        [none] The passport now says: { $name }.
       *[other] The passport now says: { $name }, played by { $player }.
    }

events-hero-fainted =
    { $outcome ->
        [deep] { $hero } falls into a deep faint ({ $throw }): a potion or healing spell restores only 1 Body Point.
        [light] { $hero } falls into a light faint ({ $throw }): misses one round, then goes on with 1 Body Point.
        [plain] { $hero } faints ({ $throw }): a potion or healing spell helps as usual.
       *[own] { $hero } faints ({ $throw }): { $row }
    }

events-hero-died =
    { $outcome ->
        [final] { $hero } dies ({ $throw }): nobody can help any more.
        [scarred] { $hero } dies ({ $throw }): only the Elixir of Life helps, and an injury remains.
        [unscathed] { $hero } dies ({ $throw }): only the Elixir of Life helps, then without lasting harm.
       *[own] { $hero } dies ({ $throw }): { $row }
    }

events-hero-fell =
    { $outcome ->
        [armor] { $hero } falls (rolled { $roll }): a piece of armour is at risk.
        [armor_weapon] { $hero } falls (rolled { $roll }): a piece of armour and the weapon are at risk.
        [nothing] { $hero } falls softly (rolled { $roll }): everything stays intact.
        [potions_armor] { $hero } falls (rolled { $roll }): potions and a piece of armour are at risk.
        [potions_scrolls_armor] { $hero } falls hard (rolled { $roll }): potions, spell scrolls and a piece of armour are at risk.
        [weapon] { $hero } falls (rolled { $roll }): the weapon is at risk.
       *[own] { $hero } falls (rolled { $roll }): { $row }
    }

events-hero-injured =
    { $weakness ->
        [attack] { $hero } is injured: one die fewer in Attack; the healer asks { $debt } gold.
        [both] { $hero } is injured: one die fewer in Attack and Defence; the healer asks { $debt } gold.
        [defence] { $hero } is injured: one die fewer in Defence; the healer asks { $debt } gold.
       *[movement] { $hero } is injured: no more dice for movement; the healer asks { $debt } gold.
    }

events-hero-revived =
    { $means ->
        [elixir] The Elixir of Life brings { $hero } back: Body Points +{ $points }.
        [herbs] The herbs bring { $hero } round: Body Points +{ $points }.
        [potion] A potion brings { $hero } round: Body Points +{ $points }.
        [quest_end] { $hero } recovers after the quest: Body Points +{ $points }.
        [spell] A healing spell brings { $hero } round: Body Points +{ $points }.
       *[stands_up] { $hero } gets up again with 1 Body Point.
    }

events-injury-healed =
    { $means ->
        [druid] A druid cures { $hero } of an injury ({ $weakness }).
        [healer] The healer cures { $hero } of an injury ({ $weakness }).
        [potion] A potion cures { $hero } of an injury ({ $weakness }).
       *[time] { $hero } is rid of the injury ({ $weakness }); the debt to the healer stays.
    }

events-fallen_weapon-rolled = The d6 shows { $roll }: the weapon that suffers is { $content_id }.

events-mind_point-lost = { $hero } loses { $points ->
        [one] { $points } Mind Point
       *[other] { $points } Mind Points
    }.
events-mind_point-regained = { $hero } regains { $points ->
        [one] { $points } Mind Point
       *[other] { $points } Mind Points
    }.

events-attribute-gained =
    { $attribute ->
        [body] { $hero } gains { $points ->
            [one] { $points } Body Point
           *[other] { $points } Body Points
        } to keep.
       *[mind] { $hero } gains { $points ->
            [one] { $points } Mind Point
           *[other] { $points } Mind Points
        } to keep.
    }

events-attribute-lost =
    { $attribute ->
        [body] { $hero } loses { $points ->
            [one] { $points } gained Body Point
           *[other] { $points } gained Body Points
        }.
       *[mind] { $hero } loses { $points ->
            [one] { $points } gained Mind Point
           *[other] { $points } gained Mind Points
        }.
    }

events-quest_point-spent = { $hero }’s quest point scale starts anew.

events-quest_point-corrected =
    { $passed ->
        [0] Corrected for { $hero }: quest points { SIGNED($change) }.
       *[other] { $change ->
            [0] Corrected for { $hero }: quests passed { SIGNED($passed) }.
           *[other] Corrected for { $hero }: quest points { SIGNED($change) }, quests passed { SIGNED($passed) }.
        }
    }

events-quest_point-awarded =
    { $points ->
        [0] { $hero } passes a quest; the quest point scale is already full.
       *[other] { $hero } receives a quest point.
    }

events-gold-gained = { $hero } receives { $amount } gold.

events-gold-lost =
    { $roll ->
        [none] { $hero } spends { $amount } gold.
       *[other] { $hero }’s purse bursts (rolled { $roll }): { $amount } gold is gone.
    }

events-magic_order-chosen = { $hero } belongs to an order: { $magic_order }.

events-spell_set-lost = { $hero } loses the spell set: { $lore }.

events-spell_set-gained =
    { $permanent ->
        [yes] { $hero } now commands: { $lore }.
       *[no] { $hero } holds a spell set, each spell once: { $lore }.
    }

events-item-gained = { $hero } receives: { $content_id } ({ $place }).
events-item-dropped = { $hero } no longer has: { $content_id }.
events-item-broken = Broken: { $hero }’s { $content_id }.
events-item-repaired = The smith repairs for { $hero }: { $content_id }.
events-item-mended = Whole again: { $hero }’s { $content_id }.

events-item-placed =
    { $place ->
        [back] { $hero } carries on the back: { $content_id }.
        [belt] { $hero } carries at the belt: { $content_id }.
        [hand] { $hero } takes in hand: { $content_id }.
        [pack] { $hero } stows in the pack: { $content_id }.
       *[worn] { $hero } puts on: { $content_id }.
    }

events-weapon-notched = Notched: { $hero }’s { $content_id }.
events-weapon-damaged = Damaged in the fall: { $hero }’s { $content_id }.
events-weapon-rusted = Gone rusty: { $hero }’s { $content_id }.
events-weapon-oiled = { $hero } oils a weapon: { $content_id }.

events-armor-damaged = Damaged: { $hero }’s { $content_id }.

events-oil-spoiled = The rust eats only the oil: { $hero }’s { $content_id }.

events-magic-lost = The rust takes the magic: { $hero }’s { $content_id }.
events-magic-faded = With { $hero }, all magic of their belongings dies away.

events-potion-broken = { $hero } loses all potions.

events-scroll-ruined = { $hero }’s spell scrolls are unreadable.

events-dice-rolled =
    { $pool ->
        [attack] { $hero } rolls for { $pool }: { $count ->
            [one] { $count } skull
           *[other] { $count } skulls
        }.
        [ranged] { $hero } rolls for { $pool }: { $count ->
            [one] { $count } skull
           *[other] { $count } skulls
        }.
        [defence] { $hero } rolls for { $pool }: { $count ->
            [one] { $count } white shield
           *[other] { $count } white shields
        }.
       *[other] { $hero_id ->
            [none] Rolled { $pool }: { $count }.
           *[other] { $hero } rolls a { $pool }: { $count }.
        }
    }

events-house_rule-chosen = House rule “{ $rule }”: { $option }

errors-hero-lost = { $hero } is lost for good.
errors-hero-already_seated = This hero already sits at the table.
errors-hero-must_be_revived = { $hero } is down. First somebody has to help: with “Help up”.

errors-hero_class-unknown = There is no such class: { $hero_class }

errors-body_points-full = { $hero } already has all { $maximum } Body Points.

errors-mind_points-full = { $hero } already has all { $maximum } Mind Points.
errors-mind_points-none_left = { $hero } has no Mind Points left to lose.
errors-mind_points-not_lost = { $hero } has not lost their mind. The elixir helps only at 0 Mind Points.

errors-gold-none_left = { $hero } has no gold left.
errors-gold-not_enough = { $hero } needs { $needed } gold and has { $available }.

errors-injury-none = { $hero } has no injury.

errors-revival-not_down = { $hero } is standing.
errors-revival-needs_help = { $hero } cannot get up unaided. A potion or healing spell helps.
errors-revival-elixir_only = { $hero } is dead. Only the Elixir of Life helps.
errors-revival-elixir_wasted = { $hero } has only fainted. A potion or healing spell is enough.

errors-quest_points-outside_scale = The scale runs from 0 to { $scale }; it now stands at { $points }.
errors-quest_points-below_zero = There cannot be fewer than 0 quests passed; now there are { $passed }.

errors-reward-not_yet = { $hero } has { $points ->
        [one] { $points } quest point
       *[other] { $points } quest points
    }; only { $scale } bring a point.
errors-reward-capped = { $hero }’s Body Points and Mind Points have already reached their cap.

errors-attribute-above_cap = { $hero } can never have that many { $attribute }.
errors-attribute-below_start = { $hero }’s { $attribute } never drop below the start value.

errors-item-unknown = The hero does not carry this item (any more).
errors-item-unknown_content = There is no such item: { $content }
errors-item-already_there = Somebody already carries this item.
errors-item-already_in_place = It is already there: { $item }.
errors-item-broken = This is broken and of no more use: { $item }.
errors-item-no_weapon = This is not a weapon: { $item }.
errors-item-not_at_hand = Only what hangs on the back or at the belt can be readied: { $item }.
errors-item-sound = This is already intact: { $item }.

errors-carrying-wrong_place = This does not belong there: { $item }.
errors-carrying-class = { $hero }’s class may not use this: { $item } (ch. 3).
errors-carrying-hand_full = { $hero } already holds something.
errors-carrying-two_weapons = Nobody carries more than two large weapons (ch. 3).
errors-carrying-belt_full = The belt has room for one small weapon only (ch. 3).
errors-carrying-covered_already = This part is already protected (ch. 6).
errors-carrying-same_property = Nobody wears two protecting pieces with the same property: both raise the defence, or both the Mind Points (ch. 6).
errors-carrying-three_pieces = Nobody wears more than three protecting pieces; a cloak counts as one (ch. 6).
errors-carrying-two_handed = A two-handed weapon goes with neither a shield nor a ranged weapon (ch. 3).
errors-carrying-shield_with_ranged = A shield and a ranged weapon do not go together (ch. 3).
errors-carrying-beside_bow = Beside the bow an Elf carries only the Short Sword or the Spirit Blade (ch. 1.1).

errors-wear-not_in_use = Only weapons and armour in use wear out: not this, { $item }.
errors-wear-does_not_rust = This does not rust: { $item } (ch. 15.1).
errors-wear-already_damaged = This is already damaged: { $item }.
errors-wear-nothing_left = There is nothing left to wear out: { $item }.

errors-oil-not_on_this = Weapon Oil works only on hand weapons, never on the Staff: not on { $item } (ch. 15.3).
errors-oil-not_on_magic = Weapon Oil never works on magic weapons: { $item } (ch. 15.3).
errors-oil-of_no_use = Weapon Oil is of no use here: { $item } is already oiled or has no white die left.

errors-smith-cannot_help = The smith cannot repair this: { $item } (ch. 15).

errors-lore-unknown = There is no such lore: { $lore }

errors-spell_set-none_open = { $hero } cannot find another spell set.
errors-spell_set-closed_lore = Closed to { $hero }: { $lore } (ch. 1.1).
errors-spell_set-already_held = { $hero } already has this set: { $lore }.
errors-spell_set-not_held = { $hero } does not have this set: { $lore }.
errors-spell_set-limit = With these Mind Points { $hero } holds at most { $limit ->
        [one] { $limit } spell set
       *[other] { $limit } spell sets
    } (ch. 8.1).
errors-spell_set-only_temporary = { $hero } holds no more than { $limit } permanent spell sets; a further one would be temporary (ch. 8.1).

errors-dice-whose = Whose dice? Choose a hero.
errors-dice-hero_down = { $hero } is down: no attack, no defence.
errors-dice-none = { $hero } has no dice for this.

errors-house_rule-unknown = There is no such house rule: { $rule }
errors-house_rule-no_such_option = The house rule has no such option: { $option }
errors-house_rule-holds_already = This is already how you play.

house_rules-HR-STAMINA-9-title = The Barbarian’s stamina
house_rules-HR-STAMINA-9-from_nine = From 9 Body Points the roll may be repeated, from 10 it also gets +1.
house_rules-HR-STAMINA-9-above_nine = Only with 10 Body Points may the roll be repeated and get +1.

house_rules-HR-SHIELD-RANGED-title = Shield and ranged weapon
house_rules-HR-SHIELD-RANGED-never = Whoever carries a ranged weapon carries no shield.
house_rules-HR-SHIELD-RANGED-without_melee = The shield is forbidden only if there is also a melee weapon.

house_rules-HR-TWOHANDED-STOWED-title = Two-handed weapon on the back
house_rules-HR-TWOHANDED-STOWED-counts = On the back, too, it forbids shield and ranged weapon.
house_rules-HR-TWOHANDED-STOWED-in_hand_only = Only in hand does it forbid shield and ranged weapon.

house_rules-HR-HANDBEIL-title = Place of the Hand Axe
house_rules-HR-HANDBEIL-weapon_place = It takes one of the two weapon places.
house_rules-HR-HANDBEIL-belt = It hangs at the belt like the Dagger.

house_rules-HR-WIZARD-ARMOUR-title = Bracers and Cloak of Protection
house_rules-HR-WIZARD-ARMOUR-wizard_only = Only the Wizard wears them.
house_rules-HR-WIZARD-ARMOUR-everybody = Everybody may wear them.

house_rules-HR-RASEND-CAP-title = Rage and the cap
house_rules-HR-RASEND-CAP-counts = The white die counts towards the Attack cap of 5.
house_rules-HR-RASEND-CAP-beside_cap = The white die comes on top of the cap.

house_rules-HR-QP-CAPPED-title = Tenth quest point at the caps
house_rules-HR-QP-CAPPED-stays_open = The scale stays at 10 until a value can rise again.
house_rules-HR-QP-CAPPED-restarts = The scale starts anew without any gain.

house_rules-HR-LOSS-DIE-title = Loss after the return from death
house_rules-HR-LOSS-DIE-die = The d6 decides: 1–3 Body, 4–6 Mind.
house_rules-HR-LOSS-DIE-choice = The player chooses which point is lost.

house_rules-HR-WEAK-BOTH-title = One die fewer
house_rules-HR-WEAK-BOTH-both = An injury weakens Attack and Defence.
house_rules-HR-WEAK-BOTH-one = The player chooses whether it weakens Attack or Defence.

house_rules-HR-WEAK-STACK-title = Several injuries
house_rules-HR-WEAK-STACK-each = Each injury costs a die of its own and a visit of its own to the healer.
house_rules-HR-WEAK-STACK-one_at_most = Nobody suffers more than one injury.

house_rules-HR-FALL-ARM-title = Bracers in a fall
house_rules-HR-FALL-ARM-like_shield = They break on every roll on which the Shield would.
house_rules-HR-FALL-ARM-spared = On a 4 they stay intact.

house_rules-HR-SCROLLS-DRY-title = Spell scrolls without potions
house_rules-HR-SCROLLS-DRY-spared = Where no potion breaks, the spell scrolls stay readable.
house_rules-HR-SCROLLS-DRY-ruined = On a 1 the spell scrolls are always ruined.

house_rules-HR-FALL-REPAIR-title = Fall damage to weapons
house_rules-HR-FALL-REPAIR-never = It cannot be repaired.
house_rules-HR-FALL-REPAIR-smith = The smith repairs it for 50 gold.

house_rules-HR-RUST-METAL-title = Rust on the Crossbow
house_rules-HR-RUST-METAL-rusts = The Crossbow rusts.
house_rules-HR-RUST-METAL-safe = The Crossbow does not rust.

house_rules-HR-BLUE-PER-PIECE-title = Damaged armour
house_rules-HR-BLUE-PER-PIECE-each_piece = Each damaged piece turns one die blue.
house_rules-HR-BLUE-PER-PIECE-one_at_most = No more than one die ever turns blue.

house_rules-HR-OIL-THEN-RUST-title = Rust after oil or magic
house_rules-HR-OIL-THEN-RUST-first_contact = The next rust counts as the first.
house_rules-HR-OIL-THEN-RUST-second_contact = The next rust counts as the second and destroys the weapon.

house_rules-HR-MAGIC-RUST-REPAIR-title = Magic weapons at the smith’s
house_rules-HR-MAGIC-RUST-REPAIR-notches = The smith repairs notches; magic taken by rust stays lost.
house_rules-HR-MAGIC-RUST-REPAIR-rust_too = The smith brings back the magic, too.

house_rules-HR-MIND-RESTORED-title = Elixir for a lost mind
house_rules-HR-MIND-RESTORED-attribute = All Mind Points return.
house_rules-HR-MIND-RESTORED-start_value = Only the start value returns.
