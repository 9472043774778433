# The words of magic and of what wards it off.
prompts-basic_spell-title = Basic spell
prompts-basic_spell-text = Two dice of the magic tier: skulls give the strength, two black shields are a miscast.

prompts-brave_spell-title = Against the spell
prompts-brave_spell-text = The target rolls against the spell.

prompts-regeneration-title = Regeneration
prompts-regeneration-text = The Battle Mage rolls one white die. On a black shield the spell stays, at the highest Mind Points on a white one.

prompts-special_spell-title = Special spell
prompts-special_spell-text = Which special spell do you take on the quest?
prompts-special_spell-section = spells

prompts-special_spell-options-enough = No more

prompts-found_spell_set-title = Found spell set
prompts-found_spell_set-text = Which lore is it? Draw from those the finder can learn.

prompts-rusting_piece-title = What rusts?
prompts-rusting_piece-text = Something made of metal that the hero wields or wears.
prompts-rusting_piece-section = items

prompts-summon-title = Who answers the call?
prompts-summon-text = A d6 decides.

events-spell-named = The game master names a spell: { $shown_spell }.
events-spell-cast = { $hero } casts: { $shown_spell }.
events-spell-spent = { $hero } uses up { $number ->
        [one] { $number } spell
       *[other] { $number } spells
    }: { $shown_spell }.
events-spell-regained = { $hero } has { $number ->
        [one] { $number } spell
       *[other] { $number } spells
    } again: { $shown_spell }.
events-spell-unfolded = The spell unfolds – { $shown_spell }: { $told }

events-spell-diverted =
    { $figure_id ->
        [none] A piece of furniture stops the spell.
       *[other] The spell hits { $figure } in its way: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }

events-spell-braved =
    { $points ->
        [0] { $figure } { $figure_number ->
            [one] withstands
           *[other] withstand
        } the spell ({ $roll }).
       *[other] { $figure } { $figure_number ->
            [one] rolls
           *[other] roll
        } against the spell ({ $roll }): { $points ->
            [one] { $points } point remains
           *[other] { $points } points remain
        }.
    }

events-spell-shrugged =
    { $reason ->
        [immune] { $figure } { $figure_number ->
            [one] is
           *[other] are
        } immune to this spell.
        [no_metal] The rust finds nothing on { $figure } that can rust, neither worn nor used last.
       *[proof] { $figure } { $figure_number ->
            [one] is
           *[other] are
        } protected: the spell has no effect.
    }

events-magic-readied = { $hero } begins the quest; of each basic spell: { SIGNED($change) }.

events-special_spell-chosen = { $hero } takes a special spell along: { $shown_spell }.
events-special_spell-laid_down = { $hero } puts back a special spell: { $shown_spell }.
cards-special_spell-chosen = Chosen for the quest
cards-basic_spell-cast =
    { $mine ->
        [yes] { $outcome ->
            [failure] You fail to cast { $shown_spell }
            [miscast] You miscast { $shown_spell }
           *[success] You cast { $shown_spell } at { $target }
        }
       *[no] { $hero } casts { $shown_spell } at you
    }
cards-spell-cast =
    { $mine ->
        [yes] You cast: { $shown_spell }
       *[no] { $hero } casts: { $shown_spell }
    }
cards-scroll-read =
    { $mine ->
        [yes] You read: { $spell ->
            [none] { $scroll }
           *[other] { $shown_spell }
        }
       *[no] { $hero } reads: { $spell ->
            [none] { $scroll }
           *[other] { $shown_spell }
        }
    }

events-guild_spell-learned = { $hero } learns a guild spell: { $shown_spell }.

events-basic_spell-cast =
    { $outcome ->
        [failure] { $hero } fails to cast { $shown_spell } ({ $roll }).
        [miscast] { $hero } miscasts { $shown_spell }: two black shields, the turn is over.
       *[success] { $hero } casts { $shown_spell } on { $target }: { $roll }.
    }

events-tally-corrected = Corrected for { $hero }: spells cast { SIGNED($successes) }, failed { SIGNED($failures) }.

events-magic_tier-reached = { $hero } reaches magic tier { $tier }.

events-set_spell-spent = { $hero } has used up a spell of the set: { $shown_spell }.
events-set_spell-regained = { $hero } has a spell of the set again: { $shown_spell }.

events-regeneration-thrown =
    { $kept ->
        [yes] { $hero } regenerates the spell ({ $roll }): { $shown_spell }.
       *[no] { $hero } does not regenerate the spell ({ $roll }): { $shown_spell }.
    }

events-scroll-read =
    { $spell ->
        [none] { $hero } reads a spell scroll: { $scroll }.
       *[other] { $hero } reads a spell scroll: { $shown_spell }.
    }

events-monster_spell-cast = { $kind } { $kind_number ->
        [one] casts
       *[other] cast
    }: { $shown_spell }.

events-monster-summoned = { $figure } calls, and these answer ({ $roll }): { $called }.

house_rules-HR-TIER-DICE-title = Dice of the magic tiers
house_rules-HR-TIER-DICE-steady = Green/green, green/white, white/white, black/white, black/black.
house_rules-HR-TIER-DICE-swift = Green/green, white/white, black/white, then twice black/black.
house_rules-HR-TIER-DICE-slow = Green/green, twice green/white, white/white, black/white.

house_rules-HR-MISCAST-title = Miscast
house_rules-HR-MISCAST-one_spell = It counts as two failures and uses up one spell.
house_rules-HR-MISCAST-two_spells = It counts as two failures and uses up two spells.

house_rules-HR-BASIC-RECOUNT-title = Basic spells after losing Mind Points
house_rules-HR-BASIC-RECOUNT-at_once = Lost Mind Points reduce the basic spells at once.
house_rules-HR-BASIC-RECOUNT-fixed_at_start = Their number is fixed when the quest begins.

house_rules-HR-FIREBALL-DEFENCE-title = Defence against the Fireball
house_rules-HR-FIREBALL-DEFENCE-undefended = There is no defence against the Wizard’s Fireball.
house_rules-HR-FIREBALL-DEFENCE-defended = The target defends as against a weapon.

house_rules-HR-REGEN-MAX-title = The Battle Mage’s highest regeneration
house_rules-HR-REGEN-MAX-white = Only white shields count.
house_rules-HR-REGEN-MAX-white_or_black = White and black shields count.

house_rules-HR-REGEN-TEMP-title = Regeneration of temporary spells
house_rules-HR-REGEN-TEMP-never = Spells of a temporary set cannot be regenerated.
house_rules-HR-REGEN-TEMP-allowed = They can be regenerated like all others.

house_rules-HR-SPECIAL-TWICE-title = Choosing a special spell twice
house_rules-HR-SPECIAL-TWICE-once = Each special spell can be taken once at most.
house_rules-HR-SPECIAL-TWICE-twice = Each may be chosen twice.

house_rules-HR-UNSORTED-SPELLS-title = Sight for Wall of Stone and Cloak of Shadows
house_rules-HR-UNSORTED-SPELLS-area = They need area of sight.
house_rules-HR-UNSORTED-SPELLS-line = They need a line of sight.

house_rules-HR-TEMP-ONCE-title = Spells of a temporary set
house_rules-HR-TEMP-ONCE-once = Each succeeds once and is then gone for good.
house_rules-HR-TEMP-ONCE-each_quest = Each succeeds once in every quest.

spells-fireball = Fireball
spells-minor_healing = Heal Body (basic spell)
spells-shield_spell = Shield Spell
spells-genie = Genie
spells-heal_body = Heal Body
spells-stone_skin = Rock Skin
spells-courage = Courage
spells-veil_of_mist = Veil of Mist
spells-pass_through_rock = Pass through Rock
spells-tempest = Tempest
spells-sleep = Sleep
spells-cloak_of_shadows = Cloak of Shadows
spells-wall_of_stone = Wall of Stone
spells-swift_wind = Swift Wind
spells-escape = Escape
spells-chaos_fireball = Fireball (Chaos)
spells-firestorm = Firestorm
spells-lightning_bolt = Lightning Bolt
spells-command = Command
spells-fear = Fear
spells-deep_sleep = Deep Sleep
spells-cloud_of_chaos = Cloud of Chaos
spells-chaos_tempest = Tempest (Chaos)
spells-rust = Rust
spells-summon_orcs = Summon Orcs
spells-summon_undead = Summon Undead
spells-ball_of_flame = Ball of Flame (base game)
spells-fire_of_wrath = Fire of Wrath
spells-invisibility = Invisibility
spells-life_1 = Spell 1 (Life)
spells-life_2 = Spell 2 (Life)
spells-life_3 = Spell 3 (Life)
spells-life_4 = Spell 4 (Life)
spells-heavens_1 = Spell 1 (Heavens)
spells-heavens_2 = Spell 2 (Heavens)
spells-heavens_3 = Spell 3 (Heavens)
spells-heavens_4 = Spell 4 (Heavens)
spells-light_1 = Spell 1 (Light)
spells-light_2 = Spell 2 (Light)
spells-light_3 = Spell 3 (Light)
spells-light_4 = Spell 4 (Light)
spells-beasts_1 = Spell 1 (Beasts)
spells-beasts_2 = Spell 2 (Beasts)
spells-beasts_3 = Spell 3 (Beasts)
spells-beasts_4 = Spell 4 (Beasts)
spells-shadows_1 = Spell 1 (Shadows)
spells-shadows_2 = Spell 2 (Shadows)
spells-shadows_3 = Spell 3 (Shadows)
spells-shadows_4 = Spell 4 (Shadows)
spells-death_1 = Spell 1 (Death)
spells-death_2 = Spell 2 (Death)
spells-death_3 = Spell 3 (Death)
spells-death_4 = Spell 4 (Death)
spells-guild_1 = Guild Spell 1
spells-guild_2 = Guild Spell 2
spells-guild_3 = Guild Spell 3
spells-guild_4 = Guild Spell 4
spells-guild_5 = Guild Spell 5
spells-guild_6 = Guild Spell 6
spells-guild_7 = Guild Spell 7
spells-guild_8 = Guild Spell 8
spells-guild_9 = Guild Spell 9
spells-guild_10 = Guild Spell 10
spells-guild_11 = Guild Spell 11
spells-guild_12 = Guild Spell 12
spells-skaven_1 = Skaven Spell 1
spells-skaven_2 = Skaven Spell 2
spells-skaven_3 = Skaven Spell 3
spells-skaven_4 = Skaven Spell 4
spells-skaven_5 = Skaven Spell 5
spells-skaven_6 = Skaven Spell 6
spells-skaven_7 = Skaven Spell 7
spells-skaven_8 = Skaven Spell 8

spell_texts-as_agreed = It does what your group has agreed on.
spell_texts-fireball = Each skull is one point of damage.
spell_texts-minor_healing = Each skull restores one Body Point.
spell_texts-shield_spell = Each skull adds a Defend die, until the bearer loses a Body Point.
spell_texts-genie = The genie attacks anywhere on the board with five dice, or opens a door and reveals what is behind it.
spell_texts-heal_body = A hero regains up to four lost Body Points.
spell_texts-stone_skin = Two extra Defend dice until the hero is wounded.
spell_texts-courage = Two extra Attack dice for the next attack.
spell_texts-veil_of_mist = On their next move the hero may pass through squares with monsters on them.
spell_texts-pass_through_rock = On their next move the hero may walk through walls; in solid rock they are trapped.
spell_texts-tempest = The target misses its next turn.
spell_texts-sleep = The target falls asleep. It rolls one die for each Mind Point: heroes need a white shield, monsters a black one, to stay awake.
spell_texts-cloak_of_shadows = A two-by-two area lies in shadow for the rest of the quest: figures in it cannot attack, be attacked or cast spells.
spell_texts-wall_of_stone = A wall across two squares with 1 Body Point that defends with six dice.
spell_texts-swift_wind = On their next move the hero rolls twice as many movement dice.
spell_texts-escape = The mage vanishes. Their place stays secret until somebody sees them again.
spell_texts-chaos_fireball = Two points of damage. Roll two d6: each 5 or 6 cancels one.
spell_texts-firestorm = All others in the room lose three points. They roll two d6: each 5 or 6 cancels one.
spell_texts-lightning_bolt = Everybody in a straight line up to the next wall loses two points, without defence.
spell_texts-command = The game master moves a hero. A 6 on one d6 per Mind Point sets them free.
spell_texts-fear = A hero attacks with one die only, until a 6 on one d6 per Mind Point sets them free.
spell_texts-deep_sleep = A hero sleeps and does not defend. A 6 on one d6 per Mind Point wakes them.
spell_texts-cloud_of_chaos = All heroes in the room or corridor are paralysed as if asleep. A 6 on one d6 per Mind Point sets them free.
spell_texts-chaos_tempest = A hero misses their next turn.
spell_texts-rust = Something made of metal rusts: worn armour, or the weapon used last. Artifacts are spared.
spell_texts-summon_orcs = A d6 says how many Orcs appear around the mage.
spell_texts-summon_undead = A d6 says which undead appear around the mage.
spell_texts-ball_of_flame = Two points of damage. The target rolls two dice: each white shield of a hero or black shield of a monster cancels one.
spell_texts-fire_of_wrath = One point of damage, unless one die shows a white shield for a hero or a black shield for a monster.
spell_texts-invisibility = The hero cannot be seen. Anybody may pass through their square, but not stop there.

commands-cast_basic_spell = Cast a basic spell
commands-choose_special_spells = Choose special spells
commands-cast_special_spell = Cast a special spell
commands-cast_set_spell = Cast a spell of a set
commands-read_scroll = Read a spell scroll
commands-learn_guild_spell = Learn a guild spell
commands-draw_spell_set = Find a spell set
commands-change_spell_tally = Correct the spell tally
commands-cast_monster_spell = A monster casts a spell
commands-name_spell = Name a spell
commands-name_own_spell = Name a spell

errors-magic-no_caster = { $hero } cannot cast spells.
errors-magic-too_little_mind = { $hero } has too few Mind Points to cast spells.
errors-magic-no_wizard = Only a Wizard can do this; { $hero } is not one.
errors-magic-tally_unchanged = This would not change the tally. Enter a different number.
errors-magic-cannot_read = { $hero } has too few Mind Points to read spell scrolls.
errors-magic-no_mage = { $kind } cannot cast spells.
errors-magic-masters_no_more = { $kind } { $kind_number ->
        [one] masters
       *[other] master
    } no more than { $limit ->
        [one] { $limit } spell
       *[other] { $limit } spells
    }.

errors-spell-unknown = There is no such spell: { $spell }.
errors-spell-of_another_kind = This spell cannot be cast this way: { $spell }.
errors-spell-not_open = This spell is fixed and cannot be named: { $spell }.
errors-spell-not_in_book = { $hero } does not have this spell.
errors-spell-named_already = This spell already has a name: { $spell }. The game master can change it in the catalogue.
errors-spell-no_pattern = No other spell can work like this one: { $spell }. Choose another pattern.
errors-spell-none_left = { $hero } has no casts of this spell left: { $spell }.
errors-spell-set_not_held = { $hero } has no spell set with this spell.
errors-spell-targets = Choose a different number of targets for this spell: { $spell }.
errors-spell-no_target = This spell needs at least one target: { $spell }.
errors-spell-heroes_only = This spell works on heroes only: { $spell }.
errors-spell-too_late = This spell can no longer help { $hero }.
errors-spell-holds_already = This spell is already in effect there: { $spell }.
errors-spell-not_in_area = The target is not in the area of sight: { $spell } (ch. 8).
errors-spell-not_in_line = There is no line of sight: { $spell } (ch. 8).
errors-spell-never_seen = The target has never been in sight (ch. 8).
errors-spell-hidden = Nobody knows where the target is now (ch. 8).
errors-spell-path = The figure in the way must be neither caster nor target.

errors-special_spells-chosen_already = { $hero } has already chosen for this quest.
errors-special_spells-too_many = { $hero } may take at most { $number ->
        [one] { $number } special spell
       *[other] { $number } special spells
    } along.
errors-special_spells-not_open = { $hero } cannot choose this spell (again).

errors-guild-not_here = { $hero } can visit the academies only between quests.
errors-guild-too_soon = { $hero } needs { $quests ->
        [one] { $quests } quest
       *[other] { $quests } quests
    } passed and one Mind Point gained.
errors-guild-learnt_already = { $hero } has already learned this guild spell.
errors-guild-no_price = The game master has not named a price for this guild spell yet: { $spell }.

errors-scroll-no_scroll = This is not a spell scroll: { $item }.

actions-cast_basic_spell = Basic spell
actions-cast_special_spell = Special spell
actions-cast_set_spell = Spell from a set
actions-cast_monster_spell = Cast a spell
actions-read_scroll = Read a scroll
actions-name_own_spell = Name a spell
actions-choose_special_spells = Choose special spells

asked-read_scroll-item_id = Which scroll?
asked-name_own_spell-spell = Which spell?
asked-name_own_spell-name = What does your card call it?
asked-name_own_spell-text = What it does, in a few words
asked-choose_special_spells-spells = Which spells do you take on the quest?

unsaid-read_scroll-spell = something else
