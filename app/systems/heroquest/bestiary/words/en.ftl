# The words of monsters and their special abilities.
monsters-goblin = Goblin
monsters-night_goblin = Night Goblin
monsters-squig = Squig
monsters-giant_spider = Giant Spider
monsters-spiders = Spiders
monsters-orc = Orc
monsters-black_orc = Black Orc
monsters-fimir = Fimir
monsters-skeleton = Skeleton
monsters-cursed_one = Cursed One
monsters-zombie = Zombie
monsters-mummy = Mummy
monsters-death_elf = Death Elf
monsters-bats = Bats
monsters-giant_bat = Giant Bat
monsters-ungor = Ungor
monsters-gor = Gor
monsters-chaos_barbarian = Chaos Barbarian
monsters-chaos_warrior = Chaos Warrior
monsters-chaos_champion = Chaos Champion
monsters-gargoyle = Gargoyle
monsters-troll = Troll
monsters-giant_troll = Giant Troll
monsters-ogre_warrior = Ogre Warrior
monsters-ogre_officer = Ogre Officer
monsters-ogre_ruler = Ogre Ruler
monsters-sorcerer = Chaos Sorcerer
monsters-lesser_demon = Lesser Demon
monsters-dragon = Dragon
monsters-ghost_warrior = Ghost Warrior
monsters-elite_ghost_warrior = Elite Ghost Warrior
monsters-spectre = Spectre
monsters-banshee = Banshee
monsters-clan_rat = Clan Rat
monsters-storm_rat = Storm Rat
monsters-gutter_runner = Gutter Runner
monsters-giant_rat = Giant Rat
monsters-rat_ogre = Rat Ogre
monsters-pack_master = Pack Master
monsters-plague_monk = Plague Monk
monsters-assassin = Assassin
monsters-skaven_mage = Skaven Mage
monsters-grey_seer = Grey Seer
monsters-chieftain = Chieftain
monsters-base_goblin = Goblin (base game)
monsters-base_orc = Orc (base game)
monsters-base_fimir = Fimir (base game)
monsters-base_skeleton = Skeleton (base game)
monsters-base_zombie = Zombie (base game)
monsters-base_mummy = Mummy (base game)
monsters-base_chaos_warrior = Chaos Warrior (base game)
monsters-base_gargoyle = Gargoyle (base game)

abilities-spear = Spear
abilities-whip = Whip
abilities-hard_to_control = Hard to control
abilities-spider_attack = Spider attack
abilities-slow = Slow
abilities-push_back = Push back
abilities-pass_through = Pass through
abilities-flying = Flying
abilities-chaos_mage = Chaos mage
abilities-immune = Immune
abilities-sweep_attack = Sweep attack
abilities-regeneration = Regeneration
abilities-many_armed = Many-armed
abilities-demon_fireball = Fireball
abilities-demonic_save = Demonic save
abilities-dragon_fight = Dragon fight
abilities-fire_ray = Fire ray
abilities-large_target = Large target
abilities-poison = Poison
abilities-incorporeal = Incorporeal
abilities-banshee_scream = Banshee’s scream
abilities-sling = Sling
abilities-frenzy = Frenzy
abilities-handler = Handler
abilities-plague_weapons = Plague weapons
abilities-throwing_stars = Throwing stars
abilities-fast_fighter = Fast fighter
abilities-adept = Adept
abilities-mind_combat = Mind combat
abilities-horned_rat_mage = Mage of the Horned Rat

commands-spider_attack = Spider attack
commands-turn_round = Turn slowly
commands-dragon_fight = Dragon fight
commands-breathe_fire = Breathe fire
commands-throw_fireball = Throw a Fireball
commands-scream = Banshee’s scream
commands-attack_twice = Attack twice
commands-pass_through = Pass through a hero
commands-prove_mind = { $hero }: mind test
commands-control_monster = Test obedience
commands-move_monster = Move a monster
commands-banish_regeneration = Use troll bane
commands-cure_plague = Cure the plague

commands-reveal_monsters = Reveal monsters
commands-hide_monsters = Hide monsters
commands-change_monster = Change a monster’s values
commands-rename_monster = Name a monster
commands-set_temper = Set fighting style
commands-show_monster_points = Show the monsters’ Body Points

reasons-incorporeal = incorporeal
reasons-frenzy = frenzy
reasons-handler_apart = handler not adjacent
reasons-handler_slain = handler slain

prompts-save-title = Save
prompts-save-text = One die for each point lost: every black shield saves one.

prompts-mind_test-title = Mind test
prompts-mind_test-text = The result must not exceed the limit.

prompts-control-title = Does the monster obey?
prompts-control-text = On a black shield the heroes play its whole turn.

prompts-monster_movement-title = How far does the monster move?
prompts-monster_movement-text = The d6 tells how many squares.

prompts-handler_place-title = Where does a handler stand?
prompts-handler_place-text = The square of the nearest Pack Master, seen from the Rat Ogre.

prompts-handler_place-options-beside = straight beside it
prompts-handler_place-options-diagonal = diagonally beside it
prompts-handler_place-options-apart = further away

events-save-thrown = { $kind }, { $ability }: roll { $roll }, { $saved ->
        [one] { $saved } point
       *[other] { $saved } points
    } saved.

events-mind-tested =
    { $passed ->
        [yes] { $hero } passes the mind test (roll { $roll }, limit { $limit }).
       *[no] { $hero } fails the mind test (roll { $roll }, limit { $limit }).
    }

events-control-tested =
    { $lost ->
        [yes] { $kind } does not obey (roll { $roll }): the heroes play its whole turn.
       *[no] { $kind } obeys (roll { $roll }).
    }

events-monster-moved =
    { $again ->
        [yes] { $roll ->
            [none] { $kind } { $kind_number ->
                [one] moves
               *[other] move
            } again after the attack, up to { $squares ->
                [one] { $squares } square
               *[other] { $squares } squares
            }.
           *[other] { $kind } { $kind_number ->
                [one] moves
               *[other] move
            } again after the attack, up to { $squares ->
                [one] { $squares } square
               *[other] { $squares } squares
            } (roll { $roll }).
        }
       *[no] { $roll ->
            [none] { $kind } { $kind_number ->
                [one] moves
               *[other] move
            } up to { $squares ->
                [one] { $squares } square
               *[other] { $squares } squares
            }.
           *[other] { $kind } { $kind_number ->
                [one] moves
               *[other] move
            } up to { $squares ->
                [one] { $squares } square
               *[other] { $squares } squares
            } (roll { $roll }).
        }
    }

events-monster-revealed = { $kind } { $kind_number ->
        [one] appears
       *[other] appear
    }.
events-monster-hidden = { $kind } { $kind_number ->
        [one] is
       *[other] are
    } out of the players’ sight.
events-monster-changed = { $kind } { $kind_number ->
        [one] has
       *[other] have
    } new values now.

events-monster-tempered =
    { $temper ->
        [none] { $kind } { $kind_number ->
            [one] fights
           *[other] fight
        } as usual again.
       *[other] { $kind } { $kind_number ->
            [one] fights
           *[other] fight
        } differently now: { $temper }.
    }

events-monster-renamed =
    { $name ->
        [none] { $kind } { $kind_number ->
            [one] is
           *[other] are
        } called after { $kind_number ->
            [one] its
           *[other] their
        } kind again.
       *[other] { $kind } { $kind_number ->
            [one] is
           *[other] are
        } now called { $name }.
    }

events-monster_points-shown = Players see the monsters’ Body Points: { $level }.

errors-bestiary-not_able = { $kind } { $kind_number ->
        [one] does
       *[other] do
    } not have this ability: { $ability }.
errors-bestiary-banished_already = { $kind } is already under troll bane.
errors-bestiary-movement_of_quest = The quest says how far { $kind } { $kind_number ->
        [one] moves
       *[other] move
    }. Please enter it when placing the monster.
errors-bestiary-moves_once = { $kind } { $kind_number ->
        [one] moves
       *[other] move
    } only once: a second move needs a Pack Master on the board.
errors-bestiary-handler_out_of_sight = { $kind } must end the second move in the handler’s area of sight.
errors-bestiary-no_target = Please name at least one target.
errors-bestiary-target_twice = Each target can be hit only once this way.
errors-bestiary-turned = { $kind } has turned and cannot attack any more this turn.
errors-bestiary-front_diagonals = The Giant Spider attacks at most { $maximum } targets diagonally.
errors-bestiary-fire_ends = The fire ray does not reach that far: it hits at most { $maximum } targets.
errors-bestiary-not_in_row = No straight row leads there. The game master may decide otherwise.
errors-bestiary-no_move_between = { $kind } must not move between the two attacks.
errors-bestiary-not_plagued = { $hero } is not weakened by plague weapons.

errors-monster-unchanged = { $kind } already { $kind_number ->
        [one] has
       *[other] have
    } these values.
errors-temper-unknown = There is no fighting style “{ $temper }”. Choose one from the list.
errors-temper-unchanged = It already fights this way.
errors-monster-hidden_already = These monsters are already hidden from players.
errors-monster-seen_already = Players already see these monsters.
errors-monster-mindless = { $kind } { $kind_number ->
        [one] has
       *[other] have
    } no Mind Points.
errors-monster-too_many_points = This monster has no more than { $maximum ->
        [one] { $maximum } Body Point
       *[other] { $maximum } Body Points
    }.

house_rules-HR-PLAGUE-DWARF-title = Plague weapons against the Dwarf
house_rules-HR-PLAGUE-DWARF-weakness = Constitution wards off the weakness, the wound stays.
house_rules-HR-PLAGUE-DWARF-wound_too = Constitution wards off both weakness and wound.

house_rules-HR-UNGOR-title = Diagonal attack of the Ungor
house_rules-HR-UNGOR-second_value = It attacks diagonally with 2 dice.
house_rules-HR-UNGOR-full = It always attacks with 3 dice.

house_rules-HR-HANDLER-DIAGONAL-title = Handler diagonally beside the Rat Ogre
house_rules-HR-HANDLER-DIAGONAL-counts = Diagonally beside it counts as adjacent too.
house_rules-HR-HANDLER-DIAGONAL-orthogonal = Only straight beside it counts as adjacent.

house_rules-HR-GHOST-DIE-title = The incorporeal monsters’ die
house_rules-HR-GHOST-DIE-white = The die they gain is white.
house_rules-HR-GHOST-DIE-taken_color = It keeps the colour it had with its former owner.

house_rules-HR-ASSASSIN-MOVE-title = Assassin between two attacks
house_rules-HR-ASSASSIN-MOVE-may = They may move between their attacks.
house_rules-HR-ASSASSIN-MOVE-may_not = They stay where they are between their attacks.

house_rules-HR-SAVE-BEYOND-title = Saves against more damage than Body Points
house_rules-HR-SAVE-BEYOND-every_point = One die for each point that comes through, also beyond the last Body Point.
house_rules-HR-SAVE-BEYOND-points_left = Only as many dice as the monster has Body Points left.

house_rules-HR-MIND-TEST-title = Mind test
house_rules-HR-MIND-TEST-one_die = One d6 must not exceed the Mind Points.
house_rules-HR-MIND-TEST-two_dice = Two d6 may exceed the Mind Points by 3 at most.

house_rules-HR-SPIDER-DIAGONAL-title = Diagonal attacks of the Giant Spider
house_rules-HR-SPIDER-DIAGONAL-front = Only on the two diagonal squares in front of it.
house_rules-HR-SPIDER-DIAGONAL-all_four = On all four diagonal squares.

points_shown-exact = exactly
points_shown-bar = as a bar in quarters
points_shown-wounded = wounded or unhurt
points_shown-nothing = not at all
points_shown-hidden = not at all, and no monsters either

actions-attack_twice = Attack twice
actions-spider_attack = Spider attack
actions-turn_round = Turn slowly
actions-dragon_fight = Dragon fight
actions-breathe_fire = Breathe fire
actions-throw_fireball = Throw a Fireball
actions-scream = Scream
actions-pass_through = Pass through a hero
actions-control_monster = Test obedience
actions-move_monster = Move
actions-prove_mind = Mind test
actions-cure_plague = Cure the plague
actions-banish_regeneration = Troll bane

# How an action asks for something, where it can say more than the field's own name.
to_remember-demonic_save = Save: one blue die per point
to_remember-incorporeal = Save: one white die per point
to_remember-regeneration = Regeneration: white shields defend, too

asked-breathe_fire-target_ids = Who is in the line of fire? Nearest first.

asked-attack_twice-target_id = Which target first?

asked-pass_through-target_id = Through which hero?

asked-scream-target_ids = Who hears the scream?

tempers-charges = Attacker
tempers-guards = Guard
tempers-shoots = Archer
tempers-harries = Skirmisher
tempers-flees = Coward
tempers-casts = Spellcaster
tempers-blocks = Blocker
