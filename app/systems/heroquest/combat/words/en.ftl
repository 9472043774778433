# The words of fights.
commands-place_monster = Place a monster
commands-remove_monsters = Remove monsters
commands-remove_monster = Take a monster off the board
commands-wound_monster = Wound a monster
commands-attack = Attack
commands-sweep = Sweep attack
commands-attack_mind = Mind attack
commands-pass_square = Pass an occupied square
commands-pick_up = Pick up from the floor

events-monster-removed = { $kind } { $kind_number ->
        [one] is
       *[other] are
    } taken off the board.
events-monster-wounded = { $kind } { $kind_number ->
        [one] loses
       *[other] lose
    } { $points ->
        [one] { $points } Body Point
       *[other] { $points } Body Points
    }.
events-monster-slain = { $kind } { $kind_number ->
        [one] is
       *[other] are
    } slain.

events-monster-placed =
    { $hidden ->
        [yes] { $kind } { $kind_number ->
            [one] waits
           *[other] wait
        } hidden. The players see nothing of it.
       *[no] { $kind } { $kind_number ->
            [one] enters
           *[other] enter
        } the board.
    }

events-strike-resolved =
    { $diverted ->
        [0] { $hits ->
            [0] { $attacker } { $attacker_number ->
                [one] attacks
               *[other] attack
            } { $target } ({ $means }): { $attack_roll }. No hit.
           *[other] { $defence_roll ->
                [none] { $attacker } { $attacker_number ->
                    [one] attacks
                   *[other] attack
                } { $target } ({ $means }): { $attack_roll }. Undefended: { $points ->
                    [one] { $points } point
                   *[other] { $points } points
                } of damage.
               *[other] { $attacker } { $attacker_number ->
                    [one] attacks
                   *[other] attack
                } { $target } ({ $means }): { $attack_roll }. Defence: { $defence_roll }. { $points ->
                    [one] { $points } point
                   *[other] { $points } points
                } of damage.
            }
        }
       *[other] { $attacker } { $attacker_number ->
            [one] shoots
           *[other] shoot
        } past others at { $target } ({ $attack_roll }): the shot is diverted.
    }

events-figure-passed = { $mover } { $mover_number ->
        [one] passes
       *[other] pass
    } the square of { $holder }.
events-figure-pushed = { $attacker } { $attacker_number ->
        [one] pushes
       *[other] push
    } { $target } back one square and { $attacker_number ->
        [one] moves
       *[other] move
    } up.{ $by_hand ->
        [yes] { " " }The game master moves the figures on the map.
       *[no] { "" }
    }

events-weapon-thrown =
    { $lost ->
        [yes] { $hero }’s { $content_id } is lost after the throw.
       *[no] { $hero }’s { $content_id } lies beside the target after the throw.
    }

events-thing-left_behind = Not picked up and left behind: { $content_id }.

events-item-picked_up = { $hero } picks up: { $content_id }.

errors-monster-unknown = This monster is not on the board.
errors-monster-kind_unknown = This monster is not in the bestiary: { $kind }.
errors-monster-there_already = This short name is taken: { $monster }. Choose another.
errors-monster-ability_unknown = This special rule is not in the bestiary: { $ability }.
errors-monster-value_of_quest = The quest sets this value. Please enter it.
errors-monster-slain = { $kind } { $kind_number ->
        [one] is
       *[other] are
    } slain already.
errors-monster-attack_unknown = { $kind } { $kind_number ->
        [one] has
       *[other] have
    } no such attack.
errors-monster-no_further_attacks = { $kind } has only one attack value.
errors-monster-further_attacks = The quest gives { $kind } { $expected ->
        [one] { $expected } more attack value
       *[other] { $expected } more attack values
    }. Please enter them all.

errors-second-attack = A second attack this turn needs a potion that allows it.
errors-second-cast = A second spell this turn needs a potion that allows it.

errors-attack-out_of_reach = Too far away: { $squares } squares. The game master may decide otherwise.
errors-attack-barred_by_wall = A wall is in between. The game master may decide otherwise.
errors-attack-barred_by_door = A door is in between. The game master may decide otherwise.
errors-attack-barred_by_secret_door = A secret door is in between. The game master may decide otherwise.
errors-attack-barred_by_rubble = The square is blocked. The game master may decide otherwise.
errors-attack-down = { $hero } is down and cannot attack (ch. 9).
errors-attack-no_mind = { $hero } has no Mind Points left and cannot attack (ch. 17).
errors-attack-asleep = A sleeping figure cannot attack (ch. 8.2.1).
errors-attack-misses_turn = A figure that misses its turn cannot attack.
errors-attack-turned = A figure that has turned slowly cannot attack this turn (ch. 19).
errors-attack-oneself = A figure cannot attack itself. Choose another target.
errors-attack-no_dice = This attack has no dice left.
errors-attack-not_diagonal = This weapon does not reach a diagonal square (ch. 3).
errors-attack-diagonal_door = No diagonal attack through a door (ch. 3.1).
errors-attack-adjacent = You cannot shoot or throw at an adjacent square (ch. 4).
errors-attack-no_ranged = This figure has nothing to shoot with.
errors-attack-no_throw = This figure has nothing to throw.
errors-attack-not_this_way = { $item } cannot attack this way.
errors-attack-ready_first = Ready { $item } first.
errors-attack-no_sight = There is no line of sight to the target (ch. 4.1).
errors-attack-secret_door = You cannot shoot or throw through a secret door (ch. 4.1).
errors-attack-slanted_door = You can shoot or throw through a door only in a straight line (ch. 4.1).
errors-attack-path = The figure in the way must be neither attacker nor target.
errors-attack-too_far = Too far to throw: at most { $maximum } squares (ch. 4.2).

errors-sweep-cannot = This figure has no sweep attack (ch. 19).
errors-sweep-twice = A sweep attack hits each figure only once (ch. 19).
errors-sweep-all_adjacent = A sweep attack hits all adjacent figures, friends too (ch. 19).

errors-mind-cannot = This figure does not fight with the mind (ch. 16).

errors-square-held = This square is occupied.
errors-square-no_stop = No figure may stop on this square.

errors-floor-hero_down = { $hero } is down and cannot pick anything up.
errors-floor-out_of_reach = The hero must stand on that square or right beside it.

errors-item-not_on_floor = This is not on the floor.

errors-figure-unknown = This figure is not on the board.

means-melee = melee
means-ranged = ranged
means-thrown = thrown
means-sweep = sweep attack
means-mind = mind combat
means-ability = special rule

struck_by_spell = spell

thrown_again-HQ-1-1-FERNKAEMPFER = The archer shoots again. The second roll counts, even if it is worse.
thrown_again-HQ-1-1-KONSTITUTION = The Dwarf has repeated the roll. The second roll counts, even if it is worse.
thrown_again-HQ-1-1-RESISTENZ = The Dwarf has repeated the roll. The second roll counts, even if it is worse.
thrown_again-HQ-1-1-STAMINA = Stamina allows a second roll. It counts, even if it is worse.

thrown_again-HQ-19-SEUCHENWAFFEN = The plague weakens the attack: every skull is rolled again, and the new result counts.
thrown_again-second_throw = The potion allows a second roll. It counts, even if it is worse.

blow_notes-other = Target { $place } of { $number }
blow_notes-breathe_fire = Target { $place } of { $number }: with each target the fire ray loses one die
blow_notes-sweep = Target { $place } of { $number }, in the announced order

asked_of-attack = Attack on { $name }
asked_of-attack_again = Attack on { $name }, second roll
asked_of-defence = { $name } { $name_number ->
        [one] defends
       *[other] defend
    }
asked_of-trap_defence = { $name } { $name_number ->
        [one] defends
       *[other] defend
    }

defends_with-white_shield = White shields defend.
defends_with-black_shield = Black shields defend.
defends_with-both = White and black shields defend, because { $name } regenerates (ch. 19).

prompts-attack-title = Attack
prompts-attack-text = Skulls hit.

prompts-attack_again-title = Attack, second roll
prompts-attack_again-text = This roll counts in any case.

prompts-second_shot-title = Repeat the shot?
prompts-second_shot-text = The shot has missed. The archer may roll all dice again once; the second roll counts.

prompts-second_shot-options-keep = Keep the roll
prompts-second_shot-options-repeat = Roll all dice again

prompts-second_throw-title = Repeat the attack?
prompts-second_throw-text = A potion allows rolling all Attack dice again once. The second roll then counts in any case.

prompts-second_throw-options-keep = Keep the roll
prompts-second_throw-options-repeat = Roll all dice again

prompts-defence-title = Defence
prompts-defence-text = Heroes defend with white shields, monsters with black ones.

prompts-push_back-title = Push back?
prompts-push_back-text = A point that got through pushes the target back one square instead of wounding it. The attacker moves up.

prompts-push_back-options-wound = Wound
prompts-push_back-options-push = Push back

prompts-thrown_weapon-title = Thrown weapon
prompts-thrown_weapon-text = The target still stands. On a skull the weapon is lost.

house_rules-HR-ARCHER-MISS-title = Archery: when a shot has missed
house_rules-HR-ARCHER-MISS-no_skull = Without a skull.
house_rules-HR-ARCHER-MISS-no_damage = When the target takes no damage.

house_rules-HR-BARBAR-SWEEP-title = Rage in a sweep attack and when throwing
house_rules-HR-BARBAR-SWEEP-without_rage = Without the Barbarian’s white die.
house_rules-HR-BARBAR-SWEEP-with_rage = With the Barbarian’s white die.

house_rules-HR-DIVERTED-SHOT-title = Diverted shot
house_rules-HR-DIVERTED-SHOT-spares_target = It spares the target.
house_rules-HR-DIVERTED-SHOT-hits_both = Skulls still hit the target.

house_rules-HR-SLANTED-DOOR-title = Slanted shot through a door
house_rules-HR-SLANTED-DOOR-never = It is not possible.
house_rules-HR-SLANTED-DOOR-one_die_less = It costs one die.

house_rules-HR-THROW-ADJACENT-title = Throwing at an adjacent square
house_rules-HR-THROW-ADJACENT-never = It is not possible.
house_rules-HR-THROW-ADJACENT-allowed = It is allowed.

house_rules-HR-BLACK-W6-title = Black die as a d6
house_rules-HR-BLACK-W6-shields = 1 is a black, 2 a white shield.
house_rules-HR-BLACK-W6-nothing = 1 and 2 count for nothing.

house_rules-HR-SWEEP-ARC-title = Sweep attack: who it hits
house_rules-HR-SWEEP-ARC-all_adjacent = All adjacent squares; only the order is announced.
house_rules-HR-SWEEP-ARC-may_stop = It may end before a friend.

reasons-monster_value = value of the monster
reasons-given_dice = this attack’s own dice
reasons-mind = Mind Points
reasons-slanted_door = slanted through the door
reasons-helpless = asleep or fainted

actions-attack = Attack
actions-sweep = Sweep attack
actions-attack_mind = Mind attack
actions-pass_square = Pass a square
actions-pick_up = Pick up from the floor

asked-pick_up-item_id = What?

asked-sweep-target_ids = Whom, in the announced direction?

asked-pass_square-figure_id = Who moves?
asked-pass_square-target_id = Past whom?

cards-strike-resolved =
    { $mine ->
        [yes] { $points ->
            [0] No damage to { $target }
           *[other] You hit { $target }
        }
       *[no] { $points ->
            [0] { $attacker } missed you
           *[other] { $attacker } hit you
        }
    }

commands-attack_together = Attack together
actions-attack_together = Attack together
events-monsters-attacked = { $number } × { $kind } attack { $target } together: { $points ->
        [0] no damage
        [one] { $points } point of damage
       *[other] { $points } points of damage
    }.
errors-attack-not_alike = Only monsters with the same values can attack together.
errors-attack-twice_named = The same monster cannot attack twice.
