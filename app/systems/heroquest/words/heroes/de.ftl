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
permissions-new_heroes = Neue Helden anlegen
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
permissions-turns = Den eigenen Zug beenden

# What each permission lets a player do, beside its switch.
permission_notes-names = den eigenen Helden und seinen Spieler anders nennen
permission_notes-new_heroes = beim Beitreten oder vom Pass aus einen eigenen Helden anlegen, mit den Werten seiner Klasse
permission_notes-body_points = Körperkraft verlieren und gewinnen, auch ohne Kampf
permission_notes-mind_points = Intelligenz verlieren und gewinnen, auch ohne Zauber
permission_notes-gold = Gold bekommen, ausgeben und weitergeben
permission_notes-equipment = Dinge nehmen, ablegen, umräumen und weitergeben
permission_notes-spell_sets = Zaubersätze, Lehren und Sprüche wählen und ablegen
permission_notes-dice = einen Wert des Helden würfeln, ohne dass etwas geschieht
permission_notes-fight = angreifen, rundum schlagen, werfen und aufheben, mit den Würfen beider Seiten
permission_notes-casting = Zauber aller Art wirken und Spruchrollen lesen
permission_notes-potions = Tränke trinken, werfen und brauen, Waffen ölen, Kräuter und Gewandtheit nutzen
permission_notes-searching = Schatzkarten ziehen und Möbel durchsuchen
permission_notes-moving = Bewegung würfeln, Fallen überspringen, aus Gruben klettern, an Figuren vorbeiziehen
permission_notes-traps = Fallen entschärfen
permission_notes-turns = den eigenen Zug beenden; der Nächste ist dann dran
