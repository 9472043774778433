game-name = HeroQuest

hero_classes-barbarian = Barbar
hero_classes-dwarf = Zwerg
hero_classes-elf = Elf
hero_classes-wizard = Zauberer
hero_classes-battle_mage = Kampfmagier

passport_values-body = Körperkraft { $body_points } von { $body_points_max }
passport_values-mind = Intelligenz { $mind_points } von { $mind_points_max }
passport_values-gold = { $gold } Gold
passport_values-quest_points = { $quest_points ->
        [one] { $quest_points } Questpunkt
       *[other] { $quest_points } Questpunkte
    }
passport_values-quests_passed = { $quests_passed ->
        [one] { $quests_passed } Herausforderung
       *[other] { $quests_passed } Herausforderungen
    } bestanden

conditions-standing = auf den Beinen
conditions-fainted = ohnmächtig
conditions-dead = tot
conditions-lost = endgültig tot
conditions-injured = { $count ->
        [one] verletzt: ein Würfel weniger
       *[other] verletzt: { $count } Würfel weniger
    }
conditions-misses_round = setzt { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    } aus
conditions-mind_lost = ohne Verstand
conditions-cannot_cast = kann nicht zaubern
conditions-cannot_read = kann keine Spruchrollen lesen

figures-somebody = jemand
figures-game_master = Spielleiter

recoveries-deep = Trank oder Heilzauber bringt nur 1 Körperkraft
recoveries-plain = Trank oder Heilzauber hilft wie gewohnt
recoveries-light = steht nach einer Runde Pause mit 1 Körperkraft auf
recoveries-scarred = nur das Elixier des Lebens hilft; eine Verletzung bleibt
recoveries-unscathed = nur das Elixier des Lebens hilft, dann ohne Folgen

attributes-body = Körperkraft
attributes-mind = Intelligenz

weaknesses-both = Angriff und Verteidigung
weaknesses-attack = Angriff
weaknesses-defence = Verteidigung

places-hand = in der Hand
places-back = auf dem Rücken
places-belt = am Gürtel
places-worn = angelegt
places-pack = im Gepäck

kinds-weapon = Waffen
kinds-armor = Rüstung
kinds-potion = Tränke
kinds-scroll = Spruchrollen
kinds-artifact = Artefakte
kinds-treasure = Schätze
kinds-tool = Werkzeug

wear-sound = heil
wear-broken = zerbrochen
wear-rusty = rostig
wear-notched = schartig
wear-fall_damaged = vom Sturz beschädigt
wear-damaged = beschädigt
wear-magic_lost = entzaubert
wear-oiled = geölt

colors-white = weiß
colors-green = grün
colors-blue = blau
colors-black = schwarz

faces-skull = Totenschädel
faces-white_shield = weißer Schild
faces-black_shield = schwarzer Schild

pools-attack = Angriff
pools-ranged = Fernkampf
pools-defence = Verteidigung
pools-d6 = W6
pools-d8 = W8
pools-d10 = W10

reasons-class = eigene Würfel
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

permissions-names = Namen
permissions-body_points = Körperkraft
permissions-mind_points = Intelligenz
permissions-gold = Gold
permissions-equipment = Ausrüstung
permissions-spell_sets = Zaubersätze
permissions-dice = Würfeln
permissions-fight = Kämpfen
permissions-casting = Zaubern und Spruchrollen lesen
permissions-potions = Tränke und Kräuter
permissions-searching = Nach Schätzen und in Möbeln suchen
permissions-moving = Bewegung würfeln, springen, klettern
permissions-traps = Fallen entschärfen

means-potion = Heiltrank
means-spell = Heilzauber
means-elixir = Elixier des Lebens
means-stands_up = steht von selbst auf
means-healer = Heiler

items-dagger = Dolch
items-staff = Knüppel
items-hand_axe = Handbeil
items-short_sword = Kurzschwert
items-spear = Speer
items-broadsword = Langschwert
items-axe = Axt
items-greatsword = Breitschwert
items-battle_axe = Streitaxt
items-bow = Bogen
items-crossbow = Armbrust
items-helmet = Helm
items-shield_item = Schild
items-chain_mail = Kettenhemd
items-plate_mail = Plattenpanzer
items-bracers = Armschutz
items-cloak_of_protection = Tarnkappe
items-leather_jerkin = Lederwams
items-healing_potion_2 = Heiltrank HT2
items-healing_potion_4 = Heiltrank HT4
items-antidote = Gegengift
items-potion_of_strength = Krafttrank
items-potion_of_defence = Immuntrank
items-heroic_brew = Tapferkeitstrank
items-magic_potion = Zaubertrank
items-potion_of_resistance = Widerstandstrank
items-potion_of_speed = Lauftrank
items-holy_water = Weihwasser
items-potion_of_battle = Kampfestrank
items-potion_of_dexterity = Geschicklichkeitstrank
items-potion_of_restoration = Wiederherstellungstrank
items-troll_bane_potion = Trollbann-Trank
items-plague_cure = Trank gegen Seuchenwaffen
items-injury_cure = Trank gegen Verletzungen
items-elixir_of_life = Elixier des Lebens
items-spell_scroll = Spruchrolle
items-troll_bane_scroll = Spruchrolle Trollbann
items-spirit_blade = Geisterschwert
items-orcs_bane = Orkschreck
items-rune_axe = Runenaxt
items-wizards_staff = Stab des Zauberers
items-borins_armor = Borins Rüstung
items-wizards_cloak = Mantel des Zauberers
items-talisman_of_lore = Zauberamulett
items-wand_of_magic = Zauberzepter
items-spell_ring = Ring der Magie
items-ring_of_return = Ring der Rückkehr
items-spell_book = Zauberbuch
items-antidote_charm = Gegengift-Amulett
items-gem = Edelstein
items-jewels = Juwelen
items-philosophers_stone = Stein der Weisen
items-potion_ingredient = Trankzutat
items-other_treasure = Schatzkarte
items-tool_kit = Werkzeugkiste
items-weapon_oil = Waffenöl

lores-life = Lehre des Lebens
lores-heavens = Lehre des Himmels
lores-light = Lehre des Lichts
lores-beasts = Lehre der Bestien
lores-shadows = Lehre der Schatten
lores-death = Lehre des Todes

orders-jade = Jadeorden
orders-celestial = Himmelsorden
orders-light = Lichtorden
orders-amber = Bernsteinorden
orders-gray = Grauer Orden
orders-amethyst = Amethystorden

faint_table-title = Ohnmacht
faint_table-deep = Ein Trank oder Heilzauber bringt nur 1 Körperkraft zurück; es bleibt eine Verletzung: ein Würfel weniger.
faint_table-plain = Ein Trank oder Heilzauber hilft wie gewohnt.
faint_table-light = Setzt eine Runde aus und steht dann mit 1 Körperkraft auf.

death_table-title = Tod
death_table-final = Nichts und niemand hilft mehr.
death_table-scarred = Nur das Elixier des Lebens hilft; es bleibt eine Verletzung: ein Würfel weniger.
death_table-unscathed = Nur das Elixier des Lebens hilft, dann aber ohne Folgen.

fall_table-title = Sturz
fall_table-potions_scrolls_armor = Alle Tränke zerbrechen und verderben die Spruchrollen, dazu zerbricht ein Rüstungsteil.
fall_table-potions_armor = Alle Tränke zerbrechen, dazu ein Rüstungsteil.
fall_table-armor_weapon = Ein Rüstungsteil zerbricht, und die Waffe wird beschädigt.
fall_table-armor = Ein Rüstungsteil zerbricht, notfalls das am Körper.
fall_table-weapon = Die Waffe wird beschädigt.
fall_table-nothing = Alles bleibt heil.

# Headings of guided actions.
commands-seat_hero = Neuer Held
commands-dismiss_hero = { $hero } verlässt den Tisch
commands-rename_hero = { $hero }: Name und Spieler
commands-move_seat = { $hero }: Sitzplatz
commands-lose_body_points = { $hero } verliert Körperkraft
commands-restore_body_points = { $hero } wird geheilt
commands-revive_hero = { $hero } steht wieder auf
commands-leave_behind = { $hero } bleibt allein zurück
commands-heal_injury = { $hero }: Verletzung heilen
commands-change_mind_points = { $hero }: Intelligenz
commands-restore_mind = { $hero } kommt zu Verstand
commands-change_gold = { $hero }: Gold
commands-award_quest_point = { $hero } erhält einen Questpunkt
commands-claim_reward = { $hero } wächst
commands-change_quest_points = { $hero }: Questpunkte berichtigen
commands-change_attribute = { $hero }: Werte berichtigen
commands-give_item = { $hero } erhält Ausrüstung
commands-drop_item = { $hero } legt etwas ab
commands-ready_weapon = { $hero } macht eine Waffe bereit
commands-place_item = { $hero } ordnet die Ausrüstung
commands-wear_item = { $hero }: Abnutzung
commands-oil_weapon = { $hero } ölt eine Waffe
commands-repair_item = { $hero } beim Schmied
commands-mend_item = { $hero }: Abnutzung zurücknehmen
commands-give_spell_set = { $hero } erhält einen Zaubersatz
commands-lose_spell_set = { $hero } verliert einen Zaubersatz
commands-roll_dice = { $hero } würfelt
commands-choose_house_rule = Hausregel

throws-plain = Wurf { $roll }
throws-bonus = Wurf { $roll } + { $bonus }
throws-plain_repeated = erst { $first_roll }, wiederholt { $roll }
throws-bonus_repeated = erst { $first_roll }, wiederholt { $roll }, je + { $bonus }

prompts-magic_order-title = Magischer Orden
prompts-magic_order-text = Welchem Orden gehört der Kampfmagier an? Seine Lehre ist sein erster Zaubersatz.
prompts-magic_order-section = orders

prompts-faint_table-title = Ohnmachts-Tabelle
prompts-faint_table-text = Bei 0 Körperkraft sagt der Wurf, wie tief die Ohnmacht ist.

prompts-faint_table_again-title = Ohnmachts-Tabelle, zweiter Wurf
prompts-faint_table_again-text = Dieser Wurf gilt in jedem Fall.

prompts-death_table-title = Tod-Tabelle
prompts-death_table-text = Bei −1 Körperkraft sagt der Wurf, ob es einen Weg zurück gibt.

prompts-death_table_again-title = Tod-Tabelle, zweiter Wurf
prompts-death_table_again-text = Dieser Wurf gilt in jedem Fall.

prompts-stamina-title = Stamina
prompts-stamina-text = Der Barbar ist zäh genug, den Wurf zu wiederholen. Der zweite Wurf gilt dann in jedem Fall.

prompts-stamina-options-keep = Wurf behalten
prompts-stamina-options-repeat = Wurf wiederholen

prompts-injury-title = Verletzung
prompts-injury-text = Worunter leidet der Held? Dort fehlt ihm ein Würfel, bis er geheilt ist.
prompts-injury-section = weaknesses

prompts-injury_to_heal-title = Welche Verletzung wird geheilt?
prompts-injury_to_heal-text = Der Held hat verschiedene Verletzungen.
prompts-injury_to_heal-section = weaknesses

prompts-fall_table-title = Sturz-Tabelle
prompts-fall_table-text = Wer fällt, würfelt: Was geht zu Bruch?

prompts-fallen_weapon-title = Welche Waffe leidet?
prompts-fallen_weapon-text = Wer auch eine Fernwaffe führt, würfelt einen W6: 1–3 Fernwaffe, 4–6 Handwaffe.

prompts-fallen_gold-title = Geplatzter Goldsack
prompts-fallen_gold-text = Ein Goldsack platzt: Der Wurf sagt, wie viel fort ist, höchstens alles, was da ist.

prompts-attribute_loss-title = Verlorener Punkt
prompts-attribute_loss-text = Die Rückkehr aus dem Tod kostet einen hinzugewonnenen Punkt. W6: 1–3 Körperkraft, 4–6 Intelligenz.
prompts-attribute_loss-section = attributes

prompts-quest_reward-title = Zehn Questpunkte
prompts-quest_reward-text = Der Held wächst um einen Punkt. Welcher Wert soll es sein?
prompts-quest_reward-section = attributes

prompts-quest_reward-options-later = Später, am Handy

prompts-surplus_spell_set-title = Überzähliger Zaubersatz
prompts-surplus_spell_set-text = So viele Zaubersätze trägt die Intelligenz nicht mehr. Welcher geht verloren?
prompts-surplus_spell_set-section = lores

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

events-hero-seated = { $hero } setzt sich an den Tisch: { $hero_class }.
events-hero-dismissed = { $name } verlässt den Tisch.
events-hero-reseated = { $hero } sitzt jetzt auf Platz { $seat }.
events-hero-wounded = { $hero } verliert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Körperkraft.
events-hero-healed = { $hero } gewinnt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Körperkraft zurück.
events-hero-lost = { $hero } ist endgültig tot.
events-hero-robbed = { $hero } liegt allein: Diebe nehmen { $amount } Gold, alles, was noch da war.

events-hero-renamed =
    { $player ->
        [none] Im Pass steht jetzt: { $name }.
       *[other] Im Pass steht jetzt: { $name }, gespielt von { $player }.
    }

events-hero-fainted =
    { $outcome ->
        [deep] { $hero } fällt in tiefe Ohnmacht ({ $throw }): Trank oder Heilzauber bringt nur 1 Körperkraft.
        [light] { $hero } fällt in leichte Ohnmacht ({ $throw }): eine Runde Pause, dann mit 1 Körperkraft weiter.
        [plain] { $hero } fällt in Ohnmacht ({ $throw }): Trank oder Heilzauber hilft wie gewohnt.
       *[own] { $hero } fällt in Ohnmacht ({ $throw }): { $row }
    }

events-hero-died =
    { $outcome ->
        [final] { $hero } stirbt ({ $throw }): Niemand kann mehr helfen.
        [scarred] { $hero } stirbt ({ $throw }): Nur das Elixier des Lebens hilft, und eine Verletzung bleibt.
        [unscathed] { $hero } stirbt ({ $throw }): Nur das Elixier des Lebens hilft, dann ohne Folgen.
       *[own] { $hero } stirbt ({ $throw }): { $row }
    }

events-hero-fell =
    { $outcome ->
        [armor] { $hero } stürzt (Wurf { $roll }): ein Rüstungsteil ist in Gefahr.
        [armor_weapon] { $hero } stürzt (Wurf { $roll }): ein Rüstungsteil und die Waffe sind in Gefahr.
        [nothing] { $hero } stürzt weich (Wurf { $roll }): alles bleibt heil.
        [potions_armor] { $hero } stürzt (Wurf { $roll }): Tränke und ein Rüstungsteil sind in Gefahr.
        [potions_scrolls_armor] { $hero } stürzt schwer (Wurf { $roll }): Tränke, Spruchrollen und ein Rüstungsteil sind in Gefahr.
        [weapon] { $hero } stürzt (Wurf { $roll }): die Waffe ist in Gefahr.
       *[own] { $hero } stürzt (Wurf { $roll }): { $row }
    }

events-hero-injured =
    { $weakness ->
        [attack] { $hero } ist verletzt: ein Würfel weniger im Angriff; der Heiler verlangt { $debt } Gold.
        [both] { $hero } ist verletzt: ein Würfel weniger in Angriff und Verteidigung; der Heiler verlangt { $debt } Gold.
        [defence] { $hero } ist verletzt: ein Würfel weniger in der Verteidigung; der Heiler verlangt { $debt } Gold.
       *[movement] { $hero } ist verletzt: keine Würfel mehr bei der Bewegung; der Heiler verlangt { $debt } Gold.
    }

events-hero-revived =
    { $means ->
        [elixir] Das Elixier des Lebens bringt { $hero } zurück: Körperkraft +{ $points }.
        [herbs] Die Kräuter bringen { $hero } wieder zu sich: Körperkraft +{ $points }.
        [potion] { $hero } kommt durch einen Trank zu sich: Körperkraft +{ $points }.
        [quest_end] { $hero } erholt sich nach der Herausforderung: Körperkraft +{ $points }.
        [spell] { $hero } kommt durch einen Heilzauber zu sich: Körperkraft +{ $points }.
       *[stands_up] { $hero } steht mit 1 Körperkraft wieder auf.
    }

events-injury-healed =
    { $means ->
        [druid] Ein Druide kuriert { $hero } von einer Verletzung ({ $weakness }).
        [healer] Der Heiler kuriert { $hero } von einer Verletzung ({ $weakness }).
        [potion] Ein Trank kuriert { $hero } von einer Verletzung ({ $weakness }).
       *[time] { $hero } ist die Verletzung los ({ $weakness }); die Schuld beim Heiler bleibt.
    }

events-fallen_weapon-rolled = Der W6 zeigt { $roll }: Es trifft die Waffe { $content_id }.

events-mind_point-lost = { $hero } verliert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Intelligenz.
events-mind_point-regained = { $hero } gewinnt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Intelligenz zurück.

events-attribute-gained =
    { $attribute ->
        [body] { $hero } gewinnt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } Körperkraft hinzu.
       *[mind] { $hero } gewinnt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } Intelligenz hinzu.
    }

events-attribute-lost =
    { $attribute ->
        [body] { $hero } verliert { $points ->
            [one] { $points } hinzugewonnenen Punkt
           *[other] { $points } hinzugewonnene Punkte
        } Körperkraft.
       *[mind] { $hero } verliert { $points ->
            [one] { $points } hinzugewonnenen Punkt
           *[other] { $points } hinzugewonnene Punkte
        } Intelligenz.
    }

events-quest_point-spent = Die Punkteskala von { $hero } beginnt von vorn.

events-quest_point-corrected =
    { $passed ->
        [0] Berichtigt bei { $hero }: Questpunkte { SIGNED($change) }.
       *[other] { $change ->
            [0] Berichtigt bei { $hero }: bestandene Herausforderungen { SIGNED($passed) }.
           *[other] Berichtigt bei { $hero }: Questpunkte { SIGNED($change) }, bestandene Herausforderungen { SIGNED($passed) }.
        }
    }

events-quest_point-awarded =
    { $points ->
        [0] { $hero } besteht eine Herausforderung; die Punkteskala ist schon voll.
       *[other] { $hero } erhält einen Questpunkt.
    }

events-gold-gained = { $hero } erhält { $amount } Gold.

events-gold-lost =
    { $roll ->
        [none] { $hero } gibt { $amount } Gold aus.
       *[other] Ein Goldsack von { $hero } platzt (Wurf { $roll }): { $amount } Gold sind fort.
    }

events-magic_order-chosen = { $hero } gehört einem Orden an: { $magic_order }.

events-spell_set-lost = { $hero } verliert den Zaubersatz: { $lore }.

events-spell_set-gained =
    { $permanent ->
        [yes] { $hero } beherrscht jetzt: { $lore }.
       *[no] { $hero } hält einen Zaubersatz, jeder Zauber einmal: { $lore }.
    }

events-item-gained = { $hero } erhält: { $content_id } ({ $place }).
events-item-dropped = { $hero } hat nicht mehr: { $content_id }.
events-item-broken = { $content_id } von { $hero } zerbricht.
events-item-repaired = Der Schmied richtet für { $hero }: { $content_id }.
events-item-mended = { $content_id } von { $hero } ist wieder heil.

events-item-placed =
    { $place ->
        [back] { $hero } trägt auf dem Rücken: { $content_id }.
        [belt] { $hero } trägt am Gürtel: { $content_id }.
        [hand] { $hero } nimmt in die Hand: { $content_id }.
        [pack] { $hero } verstaut im Gepäck: { $content_id }.
       *[worn] { $hero } legt an: { $content_id }.
    }

events-weapon-notched = { $content_id } von { $hero } wird schartig.
events-weapon-damaged = { $content_id } von { $hero } wird beim Sturz beschädigt.
events-weapon-rusted = { $content_id } von { $hero } setzt Rost an.
events-weapon-oiled = { $hero } ölt die Waffe: { $content_id }.

events-armor-damaged = { $content_id } von { $hero } wird beschädigt.

events-oil-spoiled = Der Rost frisst nur das Öl: { $content_id } von { $hero }.

events-magic-lost = Der Rost nimmt den Zauber: { $content_id } von { $hero }.
events-magic-faded = Mit { $hero } erlischt alle Magie seiner Habe.

events-potion-broken = { $hero } verliert alle Tränke.

events-scroll-ruined = Die Spruchrollen von { $hero } sind unleserlich.

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

events-house_rule-chosen = Hausregel „{ $rule }“: { $option }

errors-hero-lost = { $hero } ist endgültig tot.
errors-hero-already_seated = Dieser Held sitzt schon am Tisch.
errors-hero-must_be_revived = { $hero } liegt am Boden. Erst muss jemand aufhelfen: mit „Aufhelfen“.

errors-hero_class-unknown = Diese Klasse gibt es nicht: { $hero_class }

errors-body_points-full = { $hero } hat schon die volle Körperkraft von { $maximum }.

errors-mind_points-full = { $hero } hat schon die volle Intelligenz von { $maximum }.
errors-mind_points-none_left = { $hero } hat keine Intelligenz mehr zu verlieren.
errors-mind_points-not_lost = { $hero } ist noch bei Verstand. Das Elixier hilft erst bei 0 Intelligenz.

errors-gold-none_left = { $hero } hat kein Gold mehr.
errors-gold-not_enough = { $hero } braucht { $needed } Gold und hat { $available }.

errors-injury-none = { $hero } hat keine Verletzung.

errors-revival-not_down = { $hero } ist auf den Beinen.
errors-revival-needs_help = { $hero } kommt nicht von selbst auf die Beine. Ein Trank oder Heilzauber hilft.
errors-revival-elixir_only = { $hero } ist tot. Nur das Elixier des Lebens hilft.
errors-revival-elixir_wasted = { $hero } ist nur ohnmächtig. Ein Trank oder Heilzauber genügt.

errors-quest_points-outside_scale = Die Skala reicht von 0 bis { $scale }; jetzt steht sie bei { $points }.
errors-quest_points-below_zero = Weniger als 0 bestandene Herausforderungen gibt es nicht; jetzt sind es { $passed }.

errors-reward-not_yet = { $hero } hat { $points ->
        [one] { $points } Questpunkt
       *[other] { $points } Questpunkte
    }; erst { $scale } bringen einen Punkt.
errors-reward-capped = Körperkraft und Intelligenz von { $hero } stehen schon auf dem Höchstwert.

errors-attribute-above_cap = So viel { $attribute } kann { $hero } nie haben.
errors-attribute-below_start = Unter den Startwert fällt { $attribute } bei { $hero } nie.

errors-item-unknown = Diesen Gegenstand trägt der Held nicht (mehr).
errors-item-unknown_content = Diesen Gegenstand gibt es nicht: { $content }
errors-item-already_there = Diesen Gegenstand trägt schon jemand.
errors-item-already_in_place = Dort ist es schon: { $item }.
errors-item-broken = Das ist zerbrochen und nutzt nichts mehr: { $item }.
errors-item-no_weapon = Das ist keine Waffe: { $item }.
errors-item-not_at_hand = Bereit machen lässt sich nur, was auf dem Rücken oder am Gürtel hängt: { $item }.
errors-item-sound = Das ist schon heil: { $item }.

errors-carrying-wrong_place = Das gehört dort nicht hin: { $item }.
errors-carrying-class = Die Klasse von { $hero } darf das nicht benutzen: { $item } (Kap. 3).
errors-carrying-hand_full = { $hero } hat schon etwas in der Hand.
errors-carrying-two_weapons = Mehr als zwei große Waffen trägt niemand (Kap. 3).
errors-carrying-belt_full = Am Gürtel ist nur für eine kleine Waffe Platz (Kap. 3).
errors-carrying-covered_already = Diese Stelle ist schon geschützt (Kap. 6).
errors-carrying-same_property = Zwei Schutzstücke mit derselben Eigenschaft trägt niemand: Beide erhöhen die Verteidigung oder beide die Intelligenz (Kap. 6).
errors-carrying-three_pieces = Mehr als drei Stücke zum Schutz trägt niemand, ein Umhang zählt mit (Kap. 6).
errors-carrying-two_handed = Eine beidhändige Waffe verträgt sich weder mit einem Schild noch mit einer Fernwaffe (Kap. 3).
errors-carrying-shield_with_ranged = Schild und Fernwaffe vertragen sich nicht (Kap. 3).
errors-carrying-beside_bow = Neben dem Bogen führt ein Elf nur das Kurzschwert oder das Geisterschwert (Kap. 1.1).

errors-wear-not_in_use = Nur Waffen und Rüstung in Gebrauch nutzen sich ab: { $item } nicht.
errors-wear-does_not_rust = Das rostet nicht: { $item } (Kap. 15.1).
errors-wear-already_damaged = Das ist schon beschädigt: { $item }.
errors-wear-nothing_left = Daran ist nichts mehr abzunutzen: { $item }.

errors-oil-not_on_this = Waffenöl wirkt nur auf Handwaffen, nie auf den Knüppel: { $item } nicht (Kap. 15.3).
errors-oil-not_on_magic = Waffenöl wirkt nie auf magische Waffen: { $item } (Kap. 15.3).
errors-oil-of_no_use = Hier nützt Waffenöl nichts: { $item } ist schon geölt oder hat keinen weißen Würfel mehr.

errors-smith-cannot_help = Hier kann der Schmied nichts richten: { $item } (Kap. 15).

errors-lore-unknown = Diese Lehre gibt es nicht: { $lore }

errors-spell_set-none_open = { $hero } kann keinen weiteren Zaubersatz finden.
errors-spell_set-closed_lore = { $hero } bleibt verschlossen: { $lore } (Kap. 1.1).
errors-spell_set-already_held = { $hero } hat diesen Satz schon: { $lore }.
errors-spell_set-not_held = { $hero } hat diesen Satz nicht: { $lore }.
errors-spell_set-limit = Mit dieser Intelligenz hält { $hero } höchstens { $limit ->
        [one] { $limit } Zaubersatz
       *[other] { $limit } Zaubersätze
    } (Kap. 8.1).
errors-spell_set-only_temporary = Mehr als { $limit } dauerhafte Zaubersätze hält { $hero } nicht; ein weiterer wäre nur auf Zeit (Kap. 8.1).

errors-dice-whose = Wessen Würfel? Wähle einen Helden.
errors-dice-hero_down = { $hero } liegt am Boden: kein Angriff, keine Verteidigung.
errors-dice-none = { $hero } hat dafür keine Würfel.

errors-house_rule-unknown = Diese Hausregel gibt es nicht: { $rule }
errors-house_rule-no_such_option = Diese Möglichkeit gibt es bei der Hausregel nicht: { $option }
errors-house_rule-holds_already = So wird schon gespielt.

house_rules-HR-STAMINA-9-title = Stamina des Barbaren
house_rules-HR-STAMINA-9-from_nine = Ab 9 Körperkraft darf er den Wurf wiederholen, ab 10 zählt er zusätzlich 1 dazu.
house_rules-HR-STAMINA-9-above_nine = Erst mit 10 Körperkraft darf er wiederholen und 1 dazuzählen.

house_rules-HR-SHIELD-RANGED-title = Schild und Fernwaffe
house_rules-HR-SHIELD-RANGED-never = Wer eine Fernwaffe trägt, trägt keinen Schild.
house_rules-HR-SHIELD-RANGED-without_melee = Der Schild ist nur verboten, wenn auch eine Nahkampfwaffe dabei ist.

house_rules-HR-TWOHANDED-STOWED-title = Beidhändige Waffe auf dem Rücken
house_rules-HR-TWOHANDED-STOWED-counts = Auch auf dem Rücken verbietet sie Schild und Fernwaffe.
house_rules-HR-TWOHANDED-STOWED-in_hand_only = Nur in der Hand verbietet sie Schild und Fernwaffe.

house_rules-HR-HANDBEIL-title = Platz des Handbeils
house_rules-HR-HANDBEIL-weapon_place = Es nimmt einen der beiden Waffenplätze ein.
house_rules-HR-HANDBEIL-belt = Es hängt wie der Dolch am Gürtel.

house_rules-HR-WIZARD-ARMOUR-title = Armschutz und Tarnkappe
house_rules-HR-WIZARD-ARMOUR-wizard_only = Nur der Zauberer trägt sie.
house_rules-HR-WIZARD-ARMOUR-everybody = Jeder darf sie tragen.

house_rules-HR-RASEND-CAP-title = Rasend und der Höchstwert
house_rules-HR-RASEND-CAP-counts = Der weiße Würfel zählt zum Höchstwert 5 des Angriffs.
house_rules-HR-RASEND-CAP-beside_cap = Der weiße Würfel kommt zum Höchstwert noch dazu.

house_rules-HR-QP-CAPPED-title = Zehnter Questpunkt am Höchstwert
house_rules-HR-QP-CAPPED-stays_open = Die Skala bleibt bei 10 stehen, bis ein Wert wieder steigen kann.
house_rules-HR-QP-CAPPED-restarts = Die Skala beginnt ohne Gewinn von vorn.

house_rules-HR-LOSS-DIE-title = Verlust nach der Rückkehr aus dem Tod
house_rules-HR-LOSS-DIE-die = Der W6 entscheidet: 1–3 Körperkraft, 4–6 Intelligenz.
house_rules-HR-LOSS-DIE-choice = Der Spieler wählt, welchen Punkt er verliert.

house_rules-HR-WEAK-BOTH-title = Ein Würfel weniger
house_rules-HR-WEAK-BOTH-both = Eine Verletzung schwächt Angriff und Verteidigung.
house_rules-HR-WEAK-BOTH-one = Der Spieler wählt, ob sie den Angriff oder die Verteidigung schwächt.

house_rules-HR-WEAK-STACK-title = Mehrere Verletzungen
house_rules-HR-WEAK-STACK-each = Jede Verletzung kostet einen eigenen Würfel und einen eigenen Gang zum Heiler.
house_rules-HR-WEAK-STACK-one_at_most = Mehr als eine Verletzung trägt niemand davon.

house_rules-HR-FALL-ARM-title = Armschutz beim Sturz
house_rules-HR-FALL-ARM-like_shield = Er zerbricht bei jedem Wurf an der Stelle des Schilds.
house_rules-HR-FALL-ARM-spared = Bei einer 4 bleibt er heil.

house_rules-HR-SCROLLS-DRY-title = Spruchrollen ohne Tränke
house_rules-HR-SCROLLS-DRY-spared = Wo kein Trank zerbricht, bleiben die Spruchrollen lesbar.
house_rules-HR-SCROLLS-DRY-ruined = Bei einer 1 sind die Spruchrollen immer verdorben.

house_rules-HR-FALL-REPAIR-title = Sturzschaden an Waffen
house_rules-HR-FALL-REPAIR-never = Er lässt sich nicht reparieren.
house_rules-HR-FALL-REPAIR-smith = Der Schmied repariert ihn für 50 Gold.

house_rules-HR-RUST-METAL-title = Rost an der Armbrust
house_rules-HR-RUST-METAL-rusts = Die Armbrust rostet.
house_rules-HR-RUST-METAL-safe = Die Armbrust rostet nicht.

house_rules-HR-BLUE-PER-PIECE-title = Beschädigte Rüstung
house_rules-HR-BLUE-PER-PIECE-each_piece = Jedes beschädigte Teil macht einen Würfel blau.
house_rules-HR-BLUE-PER-PIECE-one_at_most = Mehr als ein Würfel wird nie blau.

house_rules-HR-OIL-THEN-RUST-title = Rost nach Öl oder Zauber
house_rules-HR-OIL-THEN-RUST-first_contact = Der nächste Rost zählt als der erste.
house_rules-HR-OIL-THEN-RUST-second_contact = Der nächste Rost zählt als der zweite und zerstört die Waffe.

house_rules-HR-MAGIC-RUST-REPAIR-title = Magische Waffen beim Schmied
house_rules-HR-MAGIC-RUST-REPAIR-notches = Er richtet Scharten; vom Rost genommener Zauber bleibt verloren.
house_rules-HR-MAGIC-RUST-REPAIR-rust_too = Er bringt auch den Zauber zurück.

house_rules-HR-MIND-RESTORED-title = Elixier bei verlorenem Verstand
house_rules-HR-MIND-RESTORED-attribute = Die Intelligenz kehrt ganz zurück.
house_rules-HR-MIND-RESTORED-start_value = Nur der Startwert kehrt zurück.
