# What every passport says: classes, values, conditions; and what players may do alone.
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

conditions-limping = verletzt: bewegt sich ohne Würfel

figures-somebody = jemand
figures-game_master = Spielleiter

attributes-body = Körperkraft
attributes-mind = Intelligenz

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
