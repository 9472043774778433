# What every passport says: classes, values, conditions; and what players may do alone.
game-name = HeroQuest

hero_classes-barbarian = Barbarian
hero_classes-dwarf = Dwarf
hero_classes-elf = Elf
hero_classes-wizard = Wizard
hero_classes-battle_mage = Battle Mage

passport_values-body = Body Points { $body_points } of { $body_points_max }
passport_values-mind = Mind Points { $mind_points } of { $mind_points_max }
passport_values-gold = { $gold } gold
passport_values-quest_points = { $quest_points ->
        [one] { $quest_points } quest point
       *[other] { $quest_points } quest points
    }
passport_values-quests_passed = { $quests_passed ->
        [one] { $quests_passed } quest
       *[other] { $quests_passed } quests
    } passed

conditions-standing = standing
conditions-fainted = fainted
conditions-dead = dead
conditions-lost = lost for good
conditions-injured = { $count ->
        [one] injured: one die fewer
       *[other] injured: { $count } dice fewer
    }
conditions-misses_round = misses { $count ->
        [one] one round
       *[other] { $count } rounds
    }
conditions-mind_lost = mind lost
conditions-cannot_cast = cannot cast spells
conditions-cannot_read = cannot read spell scrolls

conditions-limping = injured: moves without dice

figures-somebody = somebody
figures-game_master = the game master

attributes-body = Body Points
attributes-mind = Mind Points

permissions-names = Names
permissions-body_points = Body Points
permissions-mind_points = Mind Points
permissions-gold = Gold
permissions-equipment = Equipment
permissions-spell_sets = Spell sets
permissions-dice = Rolling dice
permissions-fight = Fighting
permissions-casting = Casting spells and reading spell scrolls
permissions-potions = Potions and herbs
permissions-searching = Searching for treasure and in furniture
permissions-moving = Rolling for movement, jumping, climbing
permissions-traps = Disarming traps
