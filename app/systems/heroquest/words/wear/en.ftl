# The words of what wears things out and mends them.
wear-sound = intact
wear-broken = broken
wear-rusty = rusty
wear-notched = notched
wear-fall_damaged = damaged in a fall
wear-damaged = damaged
wear-magic_lost = magic lost
wear-oiled = oiled

commands-wear_item = { $hero }: wear and tear
commands-oil_weapon = { $hero } oils a weapon
commands-repair_item = { $hero } at the smith’s
commands-mend_item = { $hero }: take back wear and tear

events-item-broken = Broken: { $hero }’s { $content_id }.
events-item-repaired = The smith repairs for { $hero }: { $content_id }.
events-item-mended = Whole again: { $hero }’s { $content_id }.

events-weapon-notched = Notched: { $hero }’s { $content_id }.
events-weapon-damaged = Damaged in the fall: { $hero }’s { $content_id }.
events-weapon-rusted = Gone rusty: { $hero }’s { $content_id }.
events-weapon-oiled = { $hero } oils a weapon: { $content_id }.

events-armor-damaged = Damaged: { $hero }’s { $content_id }.

events-oil-spoiled = The rust eats only the oil: { $hero }’s { $content_id }.

events-magic-lost = The rust takes the magic: { $hero }’s { $content_id }.
events-magic-faded = With { $hero }, all magic of their belongings fades.

errors-item-broken = This is broken and useless: { $item }.
errors-item-sound = This is already intact: { $item }.

errors-wear-not_in_use = Only weapons and armour in use wear out; { $item } does not.
errors-wear-does_not_rust = This does not rust: { $item } (ch. 15.1).
errors-wear-already_damaged = This is already damaged: { $item }.
errors-wear-nothing_left = { $item } cannot wear out any further.

errors-oil-not_on_this = Weapon Oil works only on hand weapons, never on the Staff; not on { $item } (ch. 15.3).
errors-oil-not_on_magic = Weapon Oil never works on magic weapons: { $item } (ch. 15.3).
errors-oil-of_no_use = Weapon Oil does nothing here: { $item } is already oiled or has no white die left.

errors-smith-cannot_help = There is nothing to repair here: { $item } (ch. 15.2).
errors-smith-fall_damage_stays = Damage from a fall stays (ch. 15.1).
errors-smith-rust_stays = Rust stays (ch. 15.1).
errors-smith-magic_stays_lost = The magic stays lost (ch. 15.4).

errors-oil-before_quest = Apply Weapon Oil before the quest: { $item } (ch. 15.3).
errors-oil-no_oil = This is not Weapon Oil: { $item }.

errors-smith-between_quests = { $hero } is on a quest. Visit the smith between quests (ch. 15.2).

house_rules-HR-FALL-REPAIR-title = Fall damage to weapons
house_rules-HR-FALL-REPAIR-never = It cannot be repaired.
house_rules-HR-FALL-REPAIR-smith = The smith repairs it for 50 gold.

house_rules-HR-RUST-METAL-title = Rust on the Crossbow
house_rules-HR-RUST-METAL-rusts = The Crossbow rusts.
house_rules-HR-RUST-METAL-safe = The Crossbow does not rust.

house_rules-HR-BLUE-PER-PIECE-title = Damaged armour
house_rules-HR-BLUE-PER-PIECE-each_piece = Each damaged piece turns one die blue.
house_rules-HR-BLUE-PER-PIECE-one_at_most = At most one die turns blue.

house_rules-HR-OIL-THEN-RUST-title = Rust after oil or magic
house_rules-HR-OIL-THEN-RUST-first_contact = The next rust counts as the first.
house_rules-HR-OIL-THEN-RUST-second_contact = The next rust counts as the second and destroys the weapon.

house_rules-HR-MAGIC-RUST-REPAIR-title = Magic weapons at the smith’s
house_rules-HR-MAGIC-RUST-REPAIR-notches = The smith repairs notches; magic taken by rust stays lost.
house_rules-HR-MAGIC-RUST-REPAIR-rust_too = The smith also restores the magic.

actions-oil_weapon = Oil a weapon
actions-wear_item = Wear and tear

asked-oil_weapon-flask_id = Which oil?
asked-oil_weapon-item_id = Which weapon?
