# The words of fights.
commands-place_monster = Monster aufstellen
commands-remove_monsters = Monster wegräumen
commands-remove_monster = Monster vom Brett nehmen
commands-wound_monster = Monster verwunden
commands-attack = Angreifen
commands-sweep = Rundumschlag
commands-attack_mind = Psychischer Angriff
commands-pass_square = Über ein besetztes Feld ziehen
commands-pick_up = Vom Boden aufheben

events-monster-removed = { $kind } { $kind_number ->
        [one] wird
       *[other] werden
    } vom Spielfeld genommen.
events-monster-wounded = { $kind } { $kind_number ->
        [one] verliert
       *[other] verlieren
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Körperkraft.
events-monster-slain = { $kind } { $kind_number ->
        [one] ist
       *[other] sind
    } besiegt.

events-monster-placed =
    { $hidden ->
        [yes] { $kind } { $kind_number ->
            [one] steht
           *[other] stehen
        } verdeckt bereit. Die Spieler sehen nichts davon.
       *[no] { $kind } { $kind_number ->
            [one] betritt
           *[other] betreten
        } das Spielfeld.
    }

events-strike-resolved =
    { $diverted ->
        [0] { $hits ->
            [0] { $attacker } { $attacker_number ->
                [one] greift
               *[other] greifen
            } { $target } an ({ $means }): { $attack_roll }. Kein Treffer.
           *[other] { $defence_roll ->
                [none] { $attacker } { $attacker_number ->
                    [one] greift
                   *[other] greifen
                } { $target } an ({ $means }): { $attack_roll }. Ohne Gegenwehr { $points ->
                    [one] { $points } Punkt
                   *[other] { $points } Punkte
                } Schaden.
               *[other] { $attacker } { $attacker_number ->
                    [one] greift
                   *[other] greifen
                } { $target } an ({ $means }): { $attack_roll }. Verteidigung: { $defence_roll }. { $points ->
                    [one] { $points } Punkt
                   *[other] { $points } Punkte
                } Schaden.
            }
        }
       *[other] { $attacker } { $attacker_number ->
            [one] schießt
           *[other] schießen
        } an anderen vorbei auf { $target } ({ $attack_roll }): Das Geschoss wird abgelenkt.
    }

events-figure-passed = { $mover } { $mover_number ->
        [one] zieht
       *[other] ziehen
    } über das Feld von { $holder } hinweg.
events-figure-pushed = { $attacker } { $attacker_number ->
        [one] drängt
       *[other] drängen
    } { $target } ein Feld zurück und { $attacker_number ->
        [one] rückt
       *[other] rücken
    } nach.{ $by_hand ->
        [yes] { " " }Auf dem Plan setzt der Spielleiter die Figuren um.
       *[no] { "" }
    }

events-weapon-thrown =
    { $lost ->
        [yes] { $content_id } von { $hero } ist nach dem Wurf verloren.
       *[no] { $content_id } von { $hero } liegt nach dem Wurf beim Ziel.
    }

events-thing-left_behind = Nicht aufgehoben und zurückgelassen: { $content_id }.

events-item-picked_up = { $hero } hebt auf: { $content_id }.

errors-monster-unknown = Dieses Monster steht nicht auf dem Spielfeld.
errors-monster-kind_unknown = Dieses Monster steht nicht im Bestiarium: { $kind }.
errors-monster-there_already = Dieses Kürzel ist vergeben: { $monster }. Wähle ein anderes.
errors-monster-ability_unknown = Diese Sonderregel steht nicht im Bestiarium: { $ability }.
errors-monster-value_of_quest = Diesen Wert gibt der Questplan vor. Bitte eintragen.
errors-monster-slain = { $kind } { $kind_number ->
        [one] ist
       *[other] sind
    } schon besiegt.
errors-monster-attack_unknown = So { $kind_number ->
        [one] greift
       *[other] greifen
    } { $kind } nicht an.
errors-monster-no_further_attacks = { $kind } hat nur einen Angriffswert.
errors-monster-further_attacks = Der Questplan nennt für { $kind } noch { $expected ->
        [one] { $expected } Angriffswert
       *[other] { $expected } Angriffswerte
    }. Bitte alle eintragen.

errors-second-attack = Ein zweiter Angriff in diesem Zug braucht einen Trank, der ihn erlaubt.
errors-second-cast = Ein zweiter Zauber in diesem Zug braucht einen Trank, der ihn erlaubt.

errors-attack-out_of_reach = Zu weit weg: { $squares } Felder. Der Spielleiter kann es anders entscheiden.
errors-attack-barred_by_wall = Dazwischen steht eine Mauer. Der Spielleiter kann es anders entscheiden.
errors-attack-barred_by_door = Dazwischen ist eine Tür. Der Spielleiter kann es anders entscheiden.
errors-attack-barred_by_secret_door = Dazwischen ist eine Geheimtür. Der Spielleiter kann es anders entscheiden.
errors-attack-barred_by_rubble = Das Feld ist versperrt. Der Spielleiter kann es anders entscheiden.
errors-attack-down = { $hero } liegt am Boden und kann nicht angreifen (Kap. 9).
errors-attack-no_mind = { $hero } hat keine Intelligenz mehr und kann nicht angreifen (Kap. 17).
errors-attack-asleep = Wer schläft, greift nicht an (Kap. 8.2.1).
errors-attack-misses_turn = Wer den Zug aussetzt, greift nicht an.
errors-attack-turned = Wer langsam gewendet hat, kämpft in diesem Zug nicht mehr (Kap. 19).
errors-attack-oneself = Niemand greift sich selbst an. Wähle ein anderes Ziel.
errors-attack-no_dice = Für diesen Angriff bleibt kein Würfel.
errors-attack-not_diagonal = Diese Waffe reicht nicht auf ein diagonales Feld (Kap. 3).
errors-attack-diagonal_door = Kein diagonaler Angriff durch eine Tür (Kap. 3.1).
errors-attack-adjacent = Auf ein angrenzendes Feld wird nicht geschossen und nicht geworfen (Kap. 4).
errors-attack-no_ranged = Diese Figur hat nichts zum Schießen.
errors-attack-no_throw = Diese Figur hat nichts zum Werfen.
errors-attack-not_this_way = { $item }: So lässt sich damit nicht angreifen.
errors-attack-ready_first = { $item } muss erst zur Hand genommen werden.
errors-attack-no_sight = Zum Ziel führt keine Sichtlinie (Kap. 4.1).
errors-attack-secret_door = Durch eine Geheimtür fliegt nichts (Kap. 4.1).
errors-attack-slanted_door = Durch eine Tür fliegt etwas nur in gerader Linie (Kap. 4.1).
errors-attack-path = Die Figur im Weg kann weder Angreifer noch Ziel sein.
errors-attack-too_far = Zu weit zum Werfen: höchstens { $maximum } Felder (Kap. 4.2).

errors-sweep-cannot = Diese Figur beherrscht keinen Rundumschlag (Kap. 19).
errors-sweep-twice = Jede Figur wird beim Rundumschlag nur einmal getroffen (Kap. 19).
errors-sweep-all_adjacent = Der Rundumschlag trifft alle angrenzenden Figuren, auch Freunde (Kap. 19).

errors-mind-cannot = Diese Figur kämpft nicht mit dem Geist (Kap. 16).

errors-square-held = Dieses Feld ist besetzt.
errors-square-no_stop = Auf diesem Feld darf niemand stehen bleiben.

errors-floor-hero_down = { $hero } liegt am Boden und kann nichts aufheben.
errors-floor-out_of_reach = Dazu muss der Held auf dem Feld stehen, auf dem es liegt, oder direkt daneben.

errors-item-not_on_floor = Das liegt nicht auf dem Boden.

errors-figure-unknown = Diese Figur steht nicht auf dem Spielfeld.

means-melee = Nahkampf
means-ranged = Fernkampf
means-thrown = Wurf
means-sweep = Rundumschlag
means-mind = Psychischer Kampf
means-ability = Sonderregel

struck_by_spell = Zauber

thrown_again-HQ-1-1-FERNKAEMPFER = Der Bogenschütze schießt noch einmal. Dieser zweite Wurf gilt, auch wenn er schlechter ist.
thrown_again-HQ-1-1-KONSTITUTION = Der Zwerg hat seinen Wurf wiederholt. Dieser zweite Wurf gilt, auch wenn er schlechter ist.
thrown_again-HQ-1-1-RESISTENZ = Der Zwerg hat seinen Wurf wiederholt. Dieser zweite Wurf gilt, auch wenn er schlechter ist.
thrown_again-HQ-1-1-STAMINA = Die Stamina erlaubt einen zweiten Wurf. Er gilt, auch wenn er schlechter ist.

thrown_again-HQ-19-SEUCHENWAFFEN = Die Seuche schwächt den Angriff: Jeder Totenschädel wird neu geworfen, und das neue Ergebnis gilt.
thrown_again-second_throw = Der Trank erlaubt einen zweiten Wurf. Er gilt, auch wenn er schlechter ist.

blow_notes-other = { $place }. Ziel von { $number }
blow_notes-breathe_fire = { $place }. Ziel von { $number }: mit jedem Ziel verliert der Feuerstrahl einen Würfel
blow_notes-sweep = { $place }. Ziel von { $number }, in der angesagten Reihenfolge

asked_of-attack = Angriff auf { $name }
asked_of-attack_again = Angriff auf { $name }, zweiter Wurf
asked_of-defence = { $name } { $name_number ->
        [one] verteidigt
       *[other] verteidigen
    } sich
asked_of-trap_defence = { $name } { $name_number ->
        [one] verteidigt
       *[other] verteidigen
    } sich

defends_with-white_shield = Weiße Schilde wehren ab.
defends_with-black_shield = Schwarze Schilde wehren ab.
defends_with-both = Weiße und schwarze Schilde wehren ab, weil { $name } sich regeneriert (Kap. 19).

prompts-attack-title = Angriff
prompts-attack-text = Totenschädel treffen.

prompts-attack_again-title = Angriff, zweiter Wurf
prompts-attack_again-text = Dieser Wurf gilt in jedem Fall.

prompts-second_shot-title = Schuss wiederholen?
prompts-second_shot-text = Der Schuss ist misslungen. Der Bogenschütze darf einmal alle Würfel neu werfen; der zweite Wurf gilt.

prompts-second_shot-options-keep = Wurf behalten
prompts-second_shot-options-repeat = Alle Würfel neu werfen

prompts-second_throw-title = Angriff wiederholen?
prompts-second_throw-text = Ein Trank erlaubt es, einmal alle Angriffswürfel neu zu werfen. Der zweite Wurf gilt dann in jedem Fall.

prompts-second_throw-options-keep = Wurf behalten
prompts-second_throw-options-repeat = Alle Würfel neu werfen

prompts-defence-title = Verteidigung
prompts-defence-text = Helden verteidigen sich mit weißen Schilden, Monster mit schwarzen.

prompts-push_back-title = Zurückdrängen?
prompts-push_back-text = Ein Punkt, der durchkam, drängt das Ziel um ein Feld zurück, statt es zu verwunden. Der Angreifer rückt nach.

prompts-push_back-options-wound = Verwunden
prompts-push_back-options-push = Zurückdrängen

prompts-thrown_weapon-title = Geworfene Waffe
prompts-thrown_weapon-text = Das Ziel steht noch. Bei einem Totenschädel ist die Waffe verloren.

house_rules-HR-ARCHER-MISS-title = Fernkämpfer: wann ein Schuss misslungen ist
house_rules-HR-ARCHER-MISS-no_skull = Ohne Totenschädel.
house_rules-HR-ARCHER-MISS-no_damage = Wenn das Ziel keinen Schaden nimmt.

house_rules-HR-BARBAR-SWEEP-title = Rasend beim Rundumschlag und beim Werfen
house_rules-HR-BARBAR-SWEEP-without_rage = Ohne den weißen Würfel des Barbaren.
house_rules-HR-BARBAR-SWEEP-with_rage = Mit dem weißen Würfel des Barbaren.

house_rules-HR-DIVERTED-SHOT-title = Abgelenkter Schuss
house_rules-HR-DIVERTED-SHOT-spares_target = Er verschont das Ziel.
house_rules-HR-DIVERTED-SHOT-hits_both = Totenschädel treffen das Ziel trotzdem.

house_rules-HR-SLANTED-DOOR-title = Schräger Schuss durch eine Tür
house_rules-HR-SLANTED-DOOR-never = Er ist nicht möglich.
house_rules-HR-SLANTED-DOOR-one_die_less = Er kostet einen Würfel.

house_rules-HR-THROW-ADJACENT-title = Wurf auf ein angrenzendes Feld
house_rules-HR-THROW-ADJACENT-never = Er ist nicht möglich.
house_rules-HR-THROW-ADJACENT-allowed = Er ist erlaubt.

house_rules-HR-BLACK-W6-title = Schwarzer Würfel als W6
house_rules-HR-BLACK-W6-shields = 1 ist ein schwarzer, 2 ein weißer Schild.
house_rules-HR-BLACK-W6-nothing = 1 und 2 zählen nichts.

house_rules-HR-SWEEP-ARC-title = Rundumschlag: wen er trifft
house_rules-HR-SWEEP-ARC-all_adjacent = Alle angrenzenden Felder; angesagt wird nur die Reihenfolge.
house_rules-HR-SWEEP-ARC-may_stop = Er darf vor einem Freund enden.

reasons-monster_value = Wert des Monsters
reasons-given_dice = eigene Würfel dieses Angriffs
reasons-mind = Intelligenz
reasons-slanted_door = schräg durch die Tür
reasons-helpless = schläft oder liegt in Ohnmacht

actions-attack = Angreifen
actions-sweep = Rundumschlag
actions-attack_mind = Psychischer Angriff
actions-pass_square = Feld durchqueren
actions-pick_up = Vom Boden aufheben

asked-pick_up-item_id = Was?

asked-sweep-target_ids = Wen, in der angesagten Richtung?

asked-pass_square-figure_id = Wer zieht?
asked-pass_square-target_id = Über wen hinweg?

cards-strike-resolved =
    { $mine ->
        [yes] { $points ->
            [0] Kein Schaden an { $target }
           *[other] Du hast { $target } getroffen
        }
       *[no] { $points ->
            [0] { $attacker } { $attacker_number ->
                [one] hat
               *[other] haben
            } dich nicht getroffen
           *[other] { $attacker } { $attacker_number ->
                [one] hat
               *[other] haben
            } dich getroffen
        }
    }

commands-attack_together = Gemeinsam angreifen
actions-attack_together = Gemeinsam angreifen
events-monsters-attacked = Gemeinsam greifen { $number } × { $kind } { $target } an: { $points ->
        [0] kein Schaden
        [one] { $points } Punkt Schaden
       *[other] { $points } Punkte Schaden
    }.
errors-attack-not_alike = Gemeinsam greifen nur Monster mit gleichen Werten an.
errors-attack-twice_named = Dasselbe Monster greift nicht zweimal an.
