"""One example of every command, at a table where it can be carried out."""

from collections.abc import Iterator

from app.core.events import Command
from app.systems.heroquest import wear as wear_commands
from app.systems.heroquest.bestiary import commands as bestiary_commands
from app.systems.heroquest.body import commands as body_commands
from app.systems.heroquest.cards import commands as cards_commands
from app.systems.heroquest.catalogue.commands import ChangeContent, ImportContent, RemoveContent
from app.systems.heroquest.chests import commands as chests_commands
from app.systems.heroquest.choose_house_rule import ChooseHouseRule
from app.systems.heroquest.combat import commands as combat_commands
from app.systems.heroquest.effects import BreakFree, EndEffect, ImposeEffect
from app.systems.heroquest.equipment import commands as equipment_commands
from app.systems.heroquest.exploration import commands as exploration_commands
from app.systems.heroquest.free_rolls import RollDice
from app.systems.heroquest.magic import commands as magic_commands
from app.systems.heroquest.party import commands as party_commands
from app.systems.heroquest.potions import commands as potions_commands
from app.systems.heroquest.quests import commands as quests_commands
from app.systems.heroquest.rounds import commands as rounds_commands
from app.systems.heroquest.spell_sets import GiveSpellSet, LoseSpellSet
from app.systems.heroquest.state.figures import (
    Attribute,
    Effect,
    Place,
    Weakness,
)
from app.systems.heroquest.state.table import PointsShown, Table
from app.systems.heroquest.town import commands as town_commands
from app.systems.heroquest.traps import commands as traps_commands
from tests.builders import CONTENT, affected, after, make_hero, make_item, make_table
from tests.systems.heroquest.odds.example_table import (
    BARBARIANS,
    BURNING,
    DEAD,
    DOWN,
    DULL,
    DWARFS,
    ELFS,
    HANDLED,
    IN_TOWN,
    LEARNED,
    NAMED,
    OWN_DECK,
    PEACE,
    TABLE,
    WIZARDS,
    with_hero,
    with_things,
)
from tests.systems.heroquest.odds.life_examples import life_examples
from tests.systems.heroquest.odds.map_examples import map_examples
from tests.systems.heroquest.odds.quest_examples import quest_examples

Example = tuple[Command, Table]


def examples() -> Iterator[Example]:
    """Every command once, those with dice in several ways."""
    for part in (_passport, _things, _fights, _beasts, _dungeon, _decks, _magic, _town, quest_examples):
        for example in part():
            yield example if isinstance(example, tuple) else (example, TABLE)
    yield from life_examples()
    yield from map_examples(TABLE)


def _passport() -> Iterator[Command | Example]:
    yield party_commands.SeatHero(hero_id="new", name="Neu", hero_class="battle_mage")
    yield party_commands.DismissHero(hero_id="elf")
    yield party_commands.RenameHero(hero_id="elf", name="Neu")
    yield party_commands.MoveSeat(hero_id="elf", seat=4)
    for points in (1, 4, 5, 6):
        yield body_commands.LoseBodyPoints(hero_id="barbarian", points=points)
    yield body_commands.RestoreBodyPoints(hero_id="barbarian", points=2)
    yield body_commands.ReviveHero(hero_id="elf", means="potion"), DOWN
    yield equipment_commands.LeaveBehind(hero_id="elf"), DOWN
    injured = {"injuries": (Weakness.BOTH,), "healer_debt": 100}
    yield body_commands.HealInjury(hero_id="dwarf"), with_hero(DWARFS, on_quest=False, **injured)
    yield body_commands.ChangeMindPoints(hero_id="elf", change=-1)
    yield body_commands.RestoreMind(hero_id="barbarian"), DULL
    yield equipment_commands.ChangeGold(hero_id="elf", change=-20)
    yield quests_commands.AwardQuestPoint(hero_id="elf"), with_hero(ELFS, quest_points=9)
    yield quests_commands.ClaimReward(hero_id="elf"), with_hero(ELFS, quest_points=10)
    yield quests_commands.ChangeQuestPoints(hero_id="elf", change=1)
    yield quests_commands.ChangeAttribute(hero_id="elf", attribute=Attribute.BODY, change=1)
    yield ChooseHouseRule(rule="HR-STAMINA-9", option="above_nine")
    yield ChangeContent(kind="items", id="helmet", fields="price = 90")
    yield ImportContent(text='source = "wir"\n[[items]]\nid = "helmet"\nprice = 90')
    dearer = after(TABLE, ChangeContent(kind="items", id="helmet", fields="price = 90"))
    yield RemoveContent(kind="items", id="helmet"), dearer
    yield RollDice(hero_id="barbarian", pool="attack")
    yield RollDice(hero_id=None, pool="d10")


def _things() -> Iterator[Command | Example]:
    yield equipment_commands.GiveItem(hero_id="elf", item_id="new", content_id="dagger")
    yield equipment_commands.DropItem(hero_id="elf", item_id="bow")
    yield equipment_commands.ReadyWeapon(hero_id="elf", item_id="bow")
    yield equipment_commands.PlaceItem(hero_id="barbarian", item_id="helmet", place=Place.PACK)
    yield wear_commands.WearItem(hero_id="barbarian", item_id="broadsword", cause="rust")
    yield wear_commands.OilWeapon(hero_id="barbarian", item_id="broadsword"), with_hero(BARBARIANS, on_quest=False)
    notched = {"items": (make_item("dagger", Place.BELT, notches=1),)}
    yield wear_commands.RepairItem(hero_id="dwarf", item_id="dagger"), with_hero(DWARFS, on_quest=False, **notched)
    yield wear_commands.MendItem(hero_id="dwarf", item_id="dagger"), with_hero(DWARFS, **notched)
    yield GiveSpellSet(hero_id="elf", lore="life"), with_hero(ELFS, spell_sets=())
    yield LoseSpellSet(hero_id="elf", lore="light")


def _fights() -> Iterator[Command | Example]:
    yield combat_commands.PlaceMonster(monster_id="new", kind="orc")
    yield combat_commands.RemoveMonster(monster_id="orc")
    yield combat_commands.WoundMonster(monster_id="orc", points=1)
    for target in ("orc", "troll", "lesser_demon", "ghost_warrior"):
        yield combat_commands.Attack(attacker_id="barbarian", target_id=target)
    for attacker in ("orc", "dragon", "plague_monk"):
        yield combat_commands.Attack(attacker_id=attacker, target_id="barbarian", room_behind=True)
    yield combat_commands.Attack(attacker_id="elf", target_id="troll", means="ranged")
    yield combat_commands.Attack(
        attacker_id="elf", target_id="troll", means="ranged", sight="indirect", next_in_path="dwarf"
    )
    dagger = with_things("dwarf", make_item("dagger", Place.BELT))
    yield combat_commands.Attack(attacker_id="dwarf", target_id="troll", means="thrown", weapon_id="dagger"), dagger
    plagued = with_hero(affected(BARBARIANS, Effect.PLAGUED))
    yield combat_commands.Attack(attacker_id="barbarian", target_id="orc"), plagued
    pack = after(TABLE, combat_commands.PlaceMonster(monster_id="g", kind="goblin", count=2))
    yield combat_commands.AttackTogether(monster_ids=("g-1", "g-2"), target_id="barbarian"), pack
    yield combat_commands.Sweep(attacker_id="barbarian", target_ids=("orc", "chaos_warrior", "elf"))
    mage = TABLE.monsters["sorcerer"].model_copy(update={"abilities": ("mind_combat",)})
    minds = TABLE.model_copy(update={"monsters": {**TABLE.monsters, "sorcerer": mage}})
    yield combat_commands.AttackMind(attacker_id="sorcerer", target_id="barbarian"), minds
    lying = TABLE.model_copy(update={"on_floor": (make_item("dagger"),)})
    yield combat_commands.PassSquare(figure_id="elf", target_id="dwarf")
    yield combat_commands.PickUp(hero_id="dwarf", item_id="dagger"), lying


def _beasts() -> Iterator[Command | Example]:
    yield bestiary_commands.SpiderAttack(monster_id="giant_spider", front="elf", side=("dwarf",))
    yield bestiary_commands.TurnRound(monster_id="giant_spider")
    yield bestiary_commands.DragonFight(monster_id="dragon", front="wizard", left="dwarf", right="battle_mage")
    yield bestiary_commands.BreatheFire(monster_id="dragon", target_ids=("wizard", "dwarf"))
    yield bestiary_commands.ThrowFireball(monster_id="lesser_demon", target_id="elf")
    yield bestiary_commands.Scream(monster_id="banshee", target_ids=("wizard", "dwarf"))
    yield bestiary_commands.AttackTwice(monster_id="assassin", target_id="dwarf", second_target_id="wizard")
    yield bestiary_commands.PassThrough(monster_id="death_elf", target_id="dwarf")
    yield bestiary_commands.ProveMind(hero_id="elf")
    yield bestiary_commands.ControlMonster(monster_id="squig")
    yield bestiary_commands.MoveMonster(monster_id="squig")
    yield bestiary_commands.BanishRegeneration(monster_id="troll")
    yield bestiary_commands.CurePlague(hero_id="elf"), with_hero(affected(ELFS, Effect.PLAGUED))


def _dungeon() -> Iterator[Command | Example]:
    yield exploration_commands.ClearBoard(), BURNING
    yield exploration_commands.RevealArea(area="hall")
    yield (
        rounds_commands.DrawTurnOrder(),
        TABLE.model_copy(update={"house_rules": TABLE.house_rules.choosing("HR-ORDER", "drawn")}),
    )
    yield rounds_commands.MissRound(hero_id="elf"), with_hero(ELFS, missed_rounds=1)
    yield exploration_commands.MoveRoll(hero_id="elf")
    yield exploration_commands.SearchForTraps(hero_id="dwarf", area="hall"), PEACE
    yield exploration_commands.SearchForTreasure(hero_id="dwarf", area="hall"), PEACE
    for trap in CONTENT.traps:
        others = ("dwarf", "wizard") if trap == "guillotine" else ()
        yield traps_commands.SpringTrap(
            figure_id="elf", trap=trap, square="a1", area="hall", others=others, escape="a2"
        )
    yield traps_commands.DisarmTrap(figure_id="dwarf", trap="falling_block_trap", square="a1", area="hall", escape="a2")
    yield traps_commands.JumpTrap(figure_id="elf", trap="pit_trap", square="a1", area="hall")
    yield traps_commands.ClimbOut(figure_id="elf"), with_hero(affected(ELFS, Effect.IN_PIT))
    yield traps_commands.ExplodeFirestorm(area="hall", inside=("dwarf", "wizard", "battle_mage")), BURNING
    yield chests_commands.DisarmChest(hero_id="elf", chest="c1", points=1, poisonous=True)
    yield chests_commands.OpenChest(hero_id="elf", chest="c1", gold=100)
    yield exploration_commands.RollFate(), PEACE


def _decks() -> Iterator[Command | Example]:
    for deck in ("treasure", "fate", "scrolls", "chaos_spells"):
        yield exploration_commands.DrawCard(deck=deck, hero_id="dwarf", area="hall")
    yield exploration_commands.DrawCard(deck="treasure"), HANDLED
    yield cards_commands.PutCardBack(deck="treasure", card="gold_25", place="top"), HANDLED
    yield cards_commands.DiscardCard(deck="treasure", card="gold_25"), HANDLED
    yield cards_commands.KeepCardOut(deck="scrolls", card="troll_bane_scroll")
    yield cards_commands.BringCardIn(deck="treasure", card="gem_card"), HANDLED
    yield cards_commands.PeekAtDeck(deck="treasure", number=2), HANDLED
    yield cards_commands.ShuffleDeck(deck="treasure"), HANDLED
    yield cards_commands.UsePhysicalDeck(deck="fate")
    yield cards_commands.WriteDeck(deck="own", name="Gerüchte", cards=(cards_commands.CardWish(name="Ein Gerücht"),))
    yield cards_commands.RemoveDeck(deck="own"), OWN_DECK
    yield exploration_commands.SearchFurniture(hero_id="dwarf", area="hall", furniture="sarcophagus"), PEACE


def _magic() -> Iterator[Command | Example]:
    yield magic_commands.CastBasicSpell(hero_id="wizard", spell="fireball", target_id="orc")
    yield (
        magic_commands.CastBasicSpell(hero_id="wizard", spell="minor_healing", target_id="dwarf"),
        with_hero(DWARFS, body_points=2),
    )
    yield magic_commands.CastBasicSpell(hero_id="wizard", spell="shield_spell", target_id="dwarf")
    yield (
        magic_commands.ChooseSpecialSpells(hero_id="wizard", spells=("tempest",)),
        with_hero(WIZARDS, special_spells=()),
    )
    yield magic_commands.CastSpecialSpell(hero_id="wizard", spell="tempest", target_ids=("chaos_warrior",))
    yield magic_commands.CastSetSpell(hero_id="battle_mage", spell="heavens_1"), NAMED
    yield magic_commands.ReadScroll(hero_id="wizard", item_id="spell_scroll", spell="tempest", target_ids=("orc",))
    yield magic_commands.LearnGuildSpell(hero_id="wizard", spell="guild_1"), LEARNED
    yield magic_commands.DrawSpellSet(hero_id="battle_mage"), with_hero(TABLE.heroes["battle_mage"], spell_sets=())
    yield magic_commands.ChangeSpellTally(hero_id="wizard", successes=2)
    for spell in ("chaos_fireball", "fear", "rust", "deep_sleep"):
        yield magic_commands.CastMonsterSpell(monster_id="sorcerer", spell=spell, target_ids=("barbarian",))
    yield magic_commands.CastMonsterSpell(monster_id="sorcerer", spell="summon_orcs")
    yield magic_commands.NameSpell(spell="life_1", name="Lebensfunke")
    asleep = with_hero(affected(ELFS, Effect.ASLEEP))
    yield BreakFree(figure_id="elf", effect=Effect.ASLEEP), asleep
    yield ImposeEffect(figure_id="elf", effect=Effect.ASLEEP)
    yield EndEffect(figure_id="elf", effect=Effect.ASLEEP), asleep


def _town() -> Iterator[Command | Example]:
    yield potions_commands.DrinkPotion(hero_id="barbarian", item_id="healing_potion_4")
    yield potions_commands.ThrowPotion(hero_id="elf", item_id="troll_bane_potion", monster_id="troll")
    yield potions_commands.HealWithHerbs(hero_id="elf")
    yield potions_commands.UseNimbleness(hero_id="elf", actions=("move", "fight", "use"))
    yield potions_commands.TakePoison(hero_id="dwarf")
    yield potions_commands.SufferInjury(hero_id="elf", weakness=Weakness.ATTACK, by_poison=True)
    yield potions_commands.FindIngredient(hero_id="elf", item_id="new", content_id="potion_ingredient")
    herbs = [make_item("potion_ingredient", item_id=f"herb{n}") for n in range(2)]
    brewing = with_things("dwarf", *(herb.model_copy(update={"note": herb.id}) for herb in herbs))
    yield potions_commands.BrewPotion(hero_id="dwarf", ingredients=("herb0", "herb1"), item_id="new"), brewing
    yield town_commands.BuyItem(hero_id="barbarian", item_id="new", content_id="dagger"), IN_TOWN
    yield town_commands.SellItem(hero_id="barbarian", item_id="gem", price=50), IN_TOWN
    stone = with_hero(DWARFS, items=(*DWARFS.items, make_item("philosophers_stone")))
    yield town_commands.TransmuteItem(hero_id="dwarf", item_id="philosophers_stone", thing_id="helmet"), stone
    yield town_commands.LimitStock(content_id="dagger", number=2)
    yield town_commands.GiveItemTo(hero_id="elf", item_id="healing_potion_2", to_id="dwarf")
    yield town_commands.GiveGoldTo(hero_id="elf", to_id="dwarf", amount=20)
    yield town_commands.LootHero(hero_id="dwarf", lost_id="elf"), DEAD
    yield town_commands.MarkLostGear(hero_id="elf"), DEAD
    playing = after(TABLE, rounds_commands.BeginPlay())
    yield rounds_commands.BeginPlay()
    yield rounds_commands.EndTurn(), playing
    yield rounds_commands.TakeTurn(figure_id="wizard"), playing
    yield rounds_commands.EndPlay(), playing
    yield rounds_commands.MarkPresence(hero_id="elf", present=False)
    yield from _monsters_in_play()
    yield quests_commands.StartQuest(), make_table(make_hero("wizard"))
    yield quests_commands.CloseQuest(hero_id="elf"), PEACE


def _monsters_in_play() -> Iterator[Example | Command]:
    unseen = after(TABLE, combat_commands.PlaceMonster(monster_id="goblin", kind="goblin", hidden=True))
    yield bestiary_commands.RevealMonsters(monster_ids=("goblin",)), unseen
    yield bestiary_commands.HideMonsters(monster_ids=("orc",))
    yield bestiary_commands.RemoveMonsters(monster_ids=("orc",))
    yield bestiary_commands.ChangeMonster(monster_id="orc", attack=4)
    yield bestiary_commands.RenameMonster(monster_id="orc", name="Grak")
    yield bestiary_commands.SetTemper(monster_ids=("orc",), temper="guards")
    yield bestiary_commands.ShowMonsterPoints(level=PointsShown.EXACT)
