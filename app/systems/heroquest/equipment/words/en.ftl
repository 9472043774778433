# The words of things: what they are called, where they are carried, and gold.
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
items-cloak = Cloak

commands-leave_behind = { $hero } is left behind alone
commands-change_gold = { $hero }: gold
commands-give_item = { $hero } receives equipment
commands-drop_item = { $hero } puts something down
commands-ready_weapon = { $hero } readies a weapon
commands-place_item = { $hero } arranges equipment

events-hero-robbed = { $hero } lies alone: thieves take { $amount } gold, all that was left.

events-gold-gained = { $hero } receives { $amount } gold.

events-gold-lost =
    { $roll ->
        [none] { $hero } spends { $amount } gold.
       *[other] { $hero }’s purse bursts (rolled { $roll }): { $amount } gold is gone.
    }

events-item-gained = { $hero } receives: { $content_id } ({ $place }).
events-item-dropped = { $hero } no longer has: { $content_id }.

events-item-placed =
    { $place ->
        [back] { $hero } carries on the back: { $content_id }.
        [belt] { $hero } carries at the belt: { $content_id }.
        [hand] { $hero } takes in hand: { $content_id }.
        [pack] { $hero } stows in the pack: { $content_id }.
       *[worn] { $hero } puts on: { $content_id }.
    }
events-item-consumed = { $hero } uses up: { $content_id }.

events-weapon-readied =
    { $cost ->
        [action] { $hero } readies with an action: { $content_id }.
        [nothing] { $hero } readies at no cost of time: { $content_id }.
       *[turn] { $hero } readies, which takes a whole turn: { $content_id }.
    }
events-item-laid_down = { $hero } has too few Mind Points for spell scrolls and leaves it there: { $content_id }. Others may take it.

errors-gold-none_left = { $hero } has no gold left.
errors-gold-not_enough = { $hero } needs { $needed } gold and has { $available }.

errors-item-unknown = The hero does not carry this item (any more).
errors-item-unknown_content = There is no such item: { $content }
errors-item-already_there = Somebody already carries this item.
errors-item-already_in_place = It is already there: { $item }.
errors-item-no_weapon = This is not a weapon: { $item }.
errors-item-not_at_hand = Only a weapon on the back or at the belt can be readied: { $item }.

errors-carrying-wrong_place = This does not belong there: { $item }.
errors-carrying-class = { $hero }’s class may not use this: { $item } (ch. 3).
errors-carrying-hand_full = { $hero } already holds something. Put it away first.
errors-carrying-two_weapons = A hero carries at most two large weapons (ch. 3).
errors-carrying-belt_full = The belt has room for one small weapon only (ch. 3).
errors-carrying-covered_already = This part is already protected (ch. 6).
errors-carrying-same_property = Two protective pieces must not have the same property: both raise Defence, or both Mind Points (ch. 6).
errors-carrying-three_pieces = A hero wears at most three protective pieces, a cloak included (ch. 6).
errors-carrying-two_handed = A two-handed weapon goes with neither a shield nor a ranged weapon (ch. 3).
errors-carrying-shield_with_ranged = A shield and a ranged weapon do not go together (ch. 3).
errors-carrying-beside_bow = Beside the bow an Elf carries only the Short Sword or the Spirit Blade (ch. 1.1).
errors-trade-cannot_read = { $hero } cannot read spell scrolls and must not keep any (ch. 8.3).

errors-carrying-attack_cap = This would raise { $hero }’s Attack above its cap: { $item } (ch. 6).
errors-carrying-defence_cap = This would raise { $hero }’s Defence above its cap: { $item } (ch. 6).
errors-carrying-surplus = Surplus weapons must be sold between quests: { $item } (ch. 6).
errors-carrying-limit = You cannot take this many on the next quest: { $item } (ch. 5).

house_rules-HR-SHIELD-RANGED-title = Shield and ranged weapon
house_rules-HR-SHIELD-RANGED-never = A hero with a ranged weapon carries no shield.
house_rules-HR-SHIELD-RANGED-without_melee = The shield is forbidden only if there is also a melee weapon.

house_rules-HR-TWOHANDED-STOWED-title = Two-handed weapon on the back
house_rules-HR-TWOHANDED-STOWED-counts = On the back too it forbids shield and ranged weapon.
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

actions-ready_weapon = Change weapon
actions-leave_behind = Leave behind

asked-ready_weapon-item_id = Which weapon?

cards-hero-robbed = Thieves have robbed you
cards-item-gained = You get: { $content_id }
cards-item-dropped = You no longer have: { $content_id }
cards-gold-gained = You get { $amount } gold
cards-gold-lost = You lose { $amount } gold
errors-gold-companion_near = { $hero } is still watching: thieves do not rob in view of a companion. The game master may decide otherwise.
