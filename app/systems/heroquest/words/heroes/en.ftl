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
permissions-new_heroes = Creating heroes
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
permissions-turns = End their own turn

# What each permission lets a player do, beside its switch.
permission_notes-names = rename their own hero and player
permission_notes-new_heroes = create their own hero when joining or from their passport, with the values of its class
permission_notes-body_points = lose and regain Body, even without a fight
permission_notes-mind_points = lose and regain Mind, even without a spell
permission_notes-gold = get, spend and pass on gold
permission_notes-equipment = take, drop, rearrange and pass on things
permission_notes-spell_sets = choose and drop spell sets, lores and spells
permission_notes-dice = roll any of the hero’s values with no effect
permission_notes-fight = attack, sweep, throw and pick up, with the rolls of both sides
permission_notes-casting = cast any kind of spell and read scrolls
permission_notes-potions = drink, throw and brew potions, oil weapons, use herbs and nimbleness
permission_notes-searching = draw treasure cards and search furniture
permission_notes-moving = roll for movement, jump traps, climb out of pits, pass other figures
permission_notes-traps = disarm traps
permission_notes-turns = end their own turn; the next in line begins
