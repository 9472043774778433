# The words of dice: colours, faces, rolls, and why there are more or fewer.
colors-white = weiß
colors-green = grün
colors-blue = blau
colors-black = schwarz

faces-skull = Totenschädel
faces-white_shield = weißer Schild
faces-black_shield = schwarzer Schild

faces-black_shield_or_white_shield = Schild

counted_faces-skull = Totenschädel
counted_faces-white_shield = weiße Schilde
counted_faces-black_shield = schwarze Schilde
counted_faces-black_shield_or_white_shield = Schilde, weiß oder schwarz

faces-life = Lehre des Lebens
faces-heavens = Lehre des Himmels
faces-light = Lehre des Lichts
faces-beasts = Lehre der Bestien
faces-shadows = Lehre der Schatten
faces-death = Lehre des Todes

faces-black_ball = schwarze Kugel

pools-attack = Angriff
pools-ranged = Fernkampf
pools-defence = Verteidigung
pools-d6 = W6
pools-d8 = W8
pools-d10 = W10

reasons-class = Würfel der Klasse
reasons-unarmed = mit bloßen Händen
reasons-rage = Rasend
reasons-cap = Höchstwert
reasons-rusty = Rost
reasons-notched = Scharte
reasons-fall_damage = Sturzschaden
reasons-oiled = Waffenöl
reasons-magic_lost = entzaubert
reasons-armor_damaged = beschädigtes Rüstungsteil
reasons-armor_useless = Rüstung ohne Schutz
reasons-injury = Verletzung
reasons-no_mind = ohne Verstand
reasons-must_be_readied = erst bereit zu machen

reasons-bane = Macht gegen diese Monster

commands-roll_dice = { $hero } würfelt

throws-plain = Wurf { $roll }
throws-bonus = Wurf { $roll } + { $bonus }
throws-plain_repeated = erst { $first_roll }, wiederholt { $roll }
throws-bonus_repeated = erst { $first_roll }, wiederholt { $roll }, je + { $bonus }

prompts-roll_attack-title = Angriff
prompts-roll_attack-text = Totenschädel treffen.

prompts-roll_ranged-title = Fernkampf
prompts-roll_ranged-text = Totenschädel treffen; schwarze Schilde zählen beim indirekten Schuss.

prompts-roll_defence-title = Verteidigung
prompts-roll_defence-text = Helden verteidigen sich mit weißen Schilden.

prompts-roll_d6-title = W6
prompts-roll_d6-text = Ein Wurf mit dem sechsseitigen Würfel.

prompts-roll_d8-title = W8
prompts-roll_d8-text = Ein Wurf mit dem achtseitigen Würfel.

prompts-roll_d10-title = W10
prompts-roll_d10-text = Ein Wurf mit dem zehnseitigen Würfel.

events-dice-rolled =
    { $pool ->
        [attack] { $hero } würfelt { $pool }: { $count } Totenschädel.
        [ranged] { $hero } würfelt { $pool }: { $count } Totenschädel.
        [defence] { $hero } würfelt { $pool }: { $count ->
            [one] { $count } weißer Schild
           *[other] { $count } weiße Schilde
        }.
       *[other] { $hero_id ->
            [none] { $pool }: { $count }.
           *[other] { $hero } würfelt { $pool }: { $count }.
        }
    }

errors-dice-whose = Wessen Würfel? Wähle einen Helden.
errors-dice-hero_down = { $hero } liegt am Boden: kein Angriff, keine Verteidigung.
errors-dice-none = { $hero } hat dafür keine Würfel.
