# The words of dice: colours, faces, rolls, and why there are more or fewer.
colors-white = white
colors-green = green
colors-blue = blue
colors-black = black

faces-skull = skull
faces-white_shield = white shield
faces-black_shield = black shield

faces-black_shield_or_white_shield = shield

counted_faces-skull = skulls
counted_faces-white_shield = white shields
counted_faces-black_shield = black shields
counted_faces-black_shield_or_white_shield = shields, white or black

faces-life = Lore of Life
faces-heavens = Lore of Heavens
faces-light = Lore of Light
faces-beasts = Lore of Beasts
faces-shadows = Lore of Shadows
faces-death = Lore of Death

faces-black_ball = black ball

pools-attack = Attack
pools-ranged = Ranged Attack
pools-defence = Defence
pools-d6 = d6
pools-d8 = d8
pools-d10 = d10

reasons-class = class dice
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
reasons-must_be_readied = must be readied first

reasons-bane = power against these monsters

commands-roll_dice = { $hero } rolls dice

throws-plain = rolled { $roll }
throws-bonus = rolled { $roll } + { $bonus }
throws-plain_repeated = first { $first_roll }, repeated { $roll }
throws-bonus_repeated = first { $first_roll }, repeated { $roll }, each + { $bonus }

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

errors-dice-whose = Whose dice? Choose a hero.
errors-dice-hero_down = { $hero } is down: no attack, no defence.
errors-dice-none = { $hero } has no dice for this.
