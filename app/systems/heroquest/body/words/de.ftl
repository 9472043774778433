# The words of body and mind: wounds, faints, falls, injuries, death and the way back.
recoveries-deep = Trank oder Heilzauber bringt nur 1 Körperkraft
recoveries-plain = Trank oder Heilzauber hilft wie gewohnt
recoveries-light = steht nach einer Runde Pause mit 1 Körperkraft auf
recoveries-scarred = nur das Elixier des Lebens hilft; eine Verletzung bleibt
recoveries-unscathed = nur das Elixier des Lebens hilft, dann ohne Folgen

weaknesses-both = Angriff und Verteidigung
weaknesses-attack = Angriff
weaknesses-defence = Verteidigung

weaknesses-movement = Bewegung

means-potion = Heiltrank
means-spell = Heilzauber
means-elixir = Elixier des Lebens
means-stands_up = steht von selbst auf
means-healer = Heiler

means-druid = Druide
means-herbs = Kräuterheilung
means-quest_end = nach der Herausforderung
means-time = von selbst

faint_table-title = Ohnmacht
faint_table-deep = Ein Trank oder Heilzauber bringt nur 1 Körperkraft zurück; es bleibt eine Verletzung: ein Würfel weniger.
faint_table-plain = Ein Trank oder Heilzauber hilft wie gewohnt.
faint_table-light = Setzt eine Runde aus und steht dann mit 1 Körperkraft auf.

death_table-title = Tod
death_table-final = Nichts hilft mehr.
death_table-scarred = Nur das Elixier des Lebens hilft; es bleibt eine Verletzung: ein Würfel weniger.
death_table-unscathed = Nur das Elixier des Lebens hilft, dann aber ohne Folgen.

fall_table-title = Sturz
fall_table-potions_scrolls_armor = Alle Tränke zerbrechen und verderben die Spruchrollen, dazu zerbricht ein Rüstungsteil.
fall_table-potions_armor = Alle Tränke zerbrechen, dazu ein Rüstungsteil.
fall_table-armor_weapon = Ein Rüstungsteil zerbricht, und die Waffe wird beschädigt.
fall_table-armor = Ein Rüstungsteil zerbricht, notfalls das am Körper.
fall_table-weapon = Die Waffe wird beschädigt.
fall_table-nothing = Alles bleibt heil.

commands-lose_body_points = { $hero } verliert Körperkraft
commands-restore_body_points = { $hero } wird geheilt
commands-revive_hero = { $hero } steht wieder auf
commands-heal_injury = { $hero }: Verletzung heilen
commands-change_mind_points = { $hero }: Intelligenz
commands-restore_mind = { $hero } kommt zu Verstand

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
prompts-fall_table-text = Würfle, was beim Sturz zu Bruch geht.

prompts-fallen_weapon-title = Welche Waffe leidet?
prompts-fallen_weapon-text = Wer auch eine Fernwaffe führt, würfelt einen W6: 1–3 Fernwaffe, 4–6 Handwaffe.

prompts-fallen_gold-title = Geplatzter Goldsack
prompts-fallen_gold-text = Ein Goldsack platzt: Der Wurf sagt, wie viel Gold verloren geht, höchstens alles, was der Held hat.

prompts-attribute_loss-title = Verlorener Punkt
prompts-attribute_loss-text = Die Rückkehr aus dem Tod kostet einen hinzugewonnenen Punkt. W6: 1–3 Körperkraft, 4–6 Intelligenz.
prompts-attribute_loss-section = attributes

prompts-healer-title = Beim Heiler
prompts-healer-text = Für 100 Gold kuriert der Heiler eine Verletzung. Soll er?

prompts-healer-options-pay = Bezahlen
prompts-healer-options-leave = Nicht bezahlen
prompts-resistance-title = Magieresistenz
prompts-resistance-text = Ein Magier bezaubert den Zwerg. Der Zwerg wirft einen weißen Würfel: Ein schwarzer Schild wehrt ab, bei höchster Intelligenz ein weißer.

prompts-resistance_again-title = Magieresistenz, zweiter Wurf
prompts-resistance_again-text = Dieser Wurf gilt in jedem Fall.

prompts-resistance_repeat-title = Resistenzwurf wiederholen?
prompts-resistance_repeat-text = Der Zwerg darf den Wurf einmal wiederholen. Der zweite Wurf gilt dann in jedem Fall.

prompts-resistance_repeat-options-keep = Wurf behalten
prompts-resistance_repeat-options-repeat = Wurf wiederholen

prompts-constitution_waive-title = Zwergenkonstitution
prompts-constitution_waive-text = Will der Zwerg versuchen, das Gift abzuwehren?

prompts-constitution_waive-options-throw = Würfeln
prompts-constitution_waive-options-waive = Verzichten

prompts-constitution-title = Zwergenkonstitution
prompts-constitution-text = Der Zwerg wirft einen weißen Würfel gegen das Gift. Ein schwarzer Schild wehrt ab, bei höchster Körperkraft ein weißer.

prompts-constitution_again-title = Zwergenkonstitution, zweiter Wurf
prompts-constitution_again-text = Dieser Wurf gilt in jedem Fall.

prompts-constitution_repeat-title = Konstitutionswurf wiederholen?
prompts-constitution_repeat-text = Der Zwerg darf den Wurf einmal wiederholen. Der zweite Wurf gilt dann in jedem Fall.

prompts-constitution_repeat-options-keep = Wurf behalten
prompts-constitution_repeat-options-repeat = Wurf wiederholen

events-hero-wounded = { $hero } verliert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Körperkraft.
events-hero-healed = { $hero } gewinnt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Körperkraft zurück.
events-hero-lost = { $hero } ist endgültig tot.

events-hero-fainted =
    { $outcome ->
        [deep] { $hero } fällt in tiefe Ohnmacht ({ $throw }): Trank oder Heilzauber bringt nur 1 Körperkraft.
        [light] { $hero } fällt in leichte Ohnmacht ({ $throw }): eine Runde Pause, dann mit 1 Körperkraft weiter.
        [plain] { $hero } fällt in Ohnmacht ({ $throw }): Trank oder Heilzauber hilft wie gewohnt.
       *[own] { $hero } fällt in Ohnmacht ({ $throw }): { $row }
    }

events-hero-died =
    { $outcome ->
        [final] { $hero } stirbt ({ $throw }): Nichts hilft mehr.
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

events-potion-broken = { $hero } verliert alle Tränke.

events-scroll-ruined = Die Spruchrollen von { $hero } sind unleserlich.

events-healing-thrown = Der Heilwürfel für { $hero } zeigt { $roll }.

events-poison-prevented = { $content_id } bewahrt { $hero } vor dem Gift.

events-debt-paid = { $hero } begleicht beim Heiler { $amount } Gold Schulden.

errors-hero-lost = { $hero } ist endgültig tot.
errors-hero-must_be_revived = { $hero } liegt am Boden. Erst „Aufhelfen“.

errors-body_points-full = { $hero } hat schon die volle Körperkraft von { $maximum }.

errors-mind_points-full = { $hero } hat schon die volle Intelligenz von { $maximum }.
errors-mind_points-none_left = { $hero } hat keine Intelligenz mehr zu verlieren.
errors-mind_points-not_lost = { $hero } ist noch bei Verstand. Das Elixier hilft erst bei 0 Intelligenz.

errors-injury-none = { $hero } hat keine Verletzung.

errors-revival-not_down = { $hero } ist auf den Beinen.
errors-revival-needs_help = { $hero } kommt nicht allein auf die Beine. Nimm einen Trank oder Heilzauber.
errors-revival-elixir_only = { $hero } ist tot. Nur das Elixier des Lebens hilft.
errors-revival-elixir_wasted = { $hero } ist nur ohnmächtig. Ein Trank oder Heilzauber genügt.

errors-injury-healer_in_town = Der Heiler wartet in der Stadt, bis die Herausforderung zu Ende ist.

errors-hero-is_down = { $hero } liegt am Boden und kann das jetzt nicht. Erst „Aufhelfen“.

house_rules-HR-STAMINA-9-title = Stamina des Barbaren
house_rules-HR-STAMINA-9-from_nine = Ab 9 Körperkraft darf er den Wurf wiederholen, ab 10 zählt er zusätzlich 1 dazu.
house_rules-HR-STAMINA-9-above_nine = Erst mit 10 Körperkraft darf er wiederholen und 1 dazuzählen.

house_rules-HR-LOSS-DIE-title = Verlust nach der Rückkehr aus dem Tod
house_rules-HR-LOSS-DIE-die = Der W6 entscheidet: 1–3 Körperkraft, 4–6 Intelligenz.
house_rules-HR-LOSS-DIE-choice = Der Spieler wählt, welchen Punkt er verliert.

house_rules-HR-WEAK-BOTH-title = Ein Würfel weniger
house_rules-HR-WEAK-BOTH-both = Eine Verletzung schwächt Angriff und Verteidigung.
house_rules-HR-WEAK-BOTH-one = Der Spieler wählt, ob sie den Angriff oder die Verteidigung schwächt.

house_rules-HR-WEAK-STACK-title = Mehrere Verletzungen
house_rules-HR-WEAK-STACK-each = Jede Verletzung kostet einen eigenen Würfel und einen eigenen Gang zum Heiler.
house_rules-HR-WEAK-STACK-one_at_most = Ein Held hat höchstens eine Verletzung.

house_rules-HR-FALL-ARM-title = Armschutz beim Sturz
house_rules-HR-FALL-ARM-like_shield = Er zerbricht bei jedem Wurf, bei dem der Schild zerbräche.
house_rules-HR-FALL-ARM-spared = Bei einer 4 bleibt er heil.

house_rules-HR-SCROLLS-DRY-title = Spruchrollen ohne Tränke
house_rules-HR-SCROLLS-DRY-spared = Wo kein Trank zerbricht, bleiben die Spruchrollen lesbar.
house_rules-HR-SCROLLS-DRY-ruined = Bei einer 1 sind die Spruchrollen immer verdorben.

house_rules-HR-MIND-RESTORED-title = Elixier bei verlorenem Verstand
house_rules-HR-MIND-RESTORED-attribute = Die Intelligenz kehrt ganz zurück.
house_rules-HR-MIND-RESTORED-start_value = Nur der Startwert kehrt zurück.

house_rules-HR-HEALER-UNPAID-title = Verletzung ohne Gold für den Heiler
house_rules-HR-HEALER-UNPAID-stays = Sie bleibt auch in der nächsten Herausforderung.
house_rules-HR-HEALER-UNPAID-ends = Sie vergeht mit der Herausforderung, nur die Schuld bleibt.

house_rules-HR-CURE-ONE-title = Trank gegen Verletzungen
house_rules-HR-CURE-ONE-one = Ein Trank heilt eine Verletzung.
house_rules-HR-CURE-ONE-all = Ein Trank heilt alle Verletzungen.

house_rules-HR-DWARF-MAX-title = Höchste Widerstandskraft des Zwergs
house_rules-HR-DWARF-MAX-white = Es wehren nur noch weiße Schilde ab.
house_rules-HR-DWARF-MAX-white_or_black = Es wehren weiße und schwarze Schilde ab.

house_rules-HR-DWARF-SCROLL-title = Resistenz gegen Spruchrollen
house_rules-HR-DWARF-SCROLL-mages_only = Der Zwerg widersteht nur Zaubern, die ein Magier spricht.
house_rules-HR-DWARF-SCROLL-scrolls_too = Er widersteht auch Spruchrollen und Artefakten.

actions-revive_hero = Aufhelfen

cards-hero-lost = Du bist endgültig tot
cards-hero-died = Du bist gestorben
cards-hero-fainted = Du liegst ohnmächtig
cards-hero-revived = Du kommst wieder zu dir
cards-hero-wounded = Du verlierst { $points } Körperkraft
cards-hero-healed = Du gewinnst { $points } Körperkraft zurück
cards-mind_point-lost = Du verlierst { $points } Intelligenz
cards-mind_point-regained = Du gewinnst { $points } Intelligenz zurück
