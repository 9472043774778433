"""One example of every command, at a table where it can be carried out."""

from collections.abc import Iterator

from app.core.events import Command
from app.systems.heroquest import bestiary_commands as beast
from app.systems.heroquest import combat_commands as fight
from app.systems.heroquest import commands as do
from app.systems.heroquest import content_commands as write
from app.systems.heroquest import deck_commands as deal
from app.systems.heroquest import exploration_commands as seek
from app.systems.heroquest import magic_commands as magic
from app.systems.heroquest import monster_commands as in_play
from app.systems.heroquest import round_commands as round_
from app.systems.heroquest import town_commands as town
from app.systems.heroquest.decks import OwnCard, OwnDeck, Pile
from app.systems.heroquest.dungeon import Dungeon, Firestorm
from app.systems.heroquest.monsters_in_play import PointsShown
from app.systems.heroquest.state import (
    Attribute,
    Condition,
    Effect,
    Hero,
    Item,
    OwnSpell,
    Place,
    SpellSet,
    Table,
    Weakness,
)
from tests.builders import CONTENT, affected, after, make_hero, make_item, make_monster, make_table
from tests.systems.heroquest.odds.life_examples import life_examples
from tests.systems.heroquest.odds.quest_examples import quest_examples

Example = tuple[Command, Table]

BARBARIAN = make_hero(
    "barbarian", "broadsword", "helmet", "shield_item", "healing_potion_4", "potion_of_strength", "gem",
    hero_id="barbarian", gold=300, body_points=4,
)  # fmt: skip
ELF = make_hero(
    "elf", "short_sword", "bow", "healing_potion_2", "weapon_oil", "holy_water", "troll_bane_potion",
    hero_id="elf", gold=200, body_points=5, spell_sets=[SpellSet(lore="light", permanent=True)],
)  # fmt: skip
DWARF = make_hero("dwarf", "axe", "tool_kit", "helmet", hero_id="dwarf", gold=250)
WIZARD = make_hero("wizard", "staff", "bracers", "spell_scroll", hero_id="wizard", gold=100).model_copy(
    update={"basic_limit": 6, "special_spells": ("tempest", "heal_body", "sleep")}
)
BATTLE_MAGE = make_hero(
    "battle_mage", hero_id="battle_mage", magic_order="celestial",
    spell_sets=[SpellSet(lore="heavens", permanent=True)], gold=700,
)  # fmt: skip
HEROES = tuple(hero.model_copy(update={"on_quest": True}) for hero in (BARBARIAN, ELF, DWARF, WIZARD, BATTLE_MAGE))
KINDS = (
    "orc", "chaos_warrior", "squig", "giant_spider", "troll", "giant_troll", "dragon", "banshee", "lesser_demon",
    "ghost_warrior", "death_elf", "assassin", "sorcerer", "plague_monk",
)  # fmt: skip
TABLE = make_table(*HEROES, *(make_monster(kind, monster_id=kind) for kind in KINDS))
DUNGEON = Dungeon(revealed=("hall",), firestorms=(Firestorm(trap="magic_firestorm", area="hall"),))


def with_hero(hero: Hero, **changes: object) -> Table:
    """The table with something else about a hero."""
    return TABLE.model_copy(update={"heroes": {**TABLE.heroes, hero.id: hero.model_copy(update=changes)}})


def with_things(hero_id: str, *things: Item) -> Table:
    """The table with more in a hero's pack."""
    hero = TABLE.heroes[hero_id]
    return with_hero(hero, items=(*hero.items, *things))


PEACE = TABLE.model_copy(update={"monsters": {}})
BURNING = TABLE.model_copy(update={"dungeon": DUNGEON})
ELFS = TABLE.heroes["elf"]
DWARFS = TABLE.heroes["dwarf"]
BARBARIANS = TABLE.heroes["barbarian"]
WIZARDS = TABLE.heroes["wizard"]
NAMED = TABLE.model_copy(
    update={"own_spells": {name: OwnSpell(name=name, price=100) for name in ("heavens_1", "guild_1")}}
)
HANDLED = TABLE.model_copy(
    update={"decks": {"treasure": Pile(top=("nothing_card",), out=("gold_25",), kept_out=("gem_card",))}}
)
OWN_DECK = TABLE.model_copy(update={"own_decks": {"own": OwnDeck(name="Gerüchte", cards=(OwnCard(name="Eins"),))}})
_LEARNED = WIZARDS.model_copy(update={"quests_passed": 20, "gained_mind": 1, "on_quest": False, "gold": 500})
LEARNED = NAMED.model_copy(update={"heroes": {**TABLE.heroes, "wizard": _LEARNED}})
IN_TOWN = with_hero(BARBARIANS, on_quest=False)
DOWN = with_hero(ELFS, body_points=0, condition=Condition.FAINTED, recovery="plain")
DEAD = with_hero(ELFS, body_points=-2, condition=Condition.LOST)
DULL = with_hero(BARBARIANS, mind_points=0)


def examples() -> Iterator[Example]:
    """Every command once, those with dice in several ways."""
    for part in (_passport, _things, _fights, _beasts, _dungeon, _decks, _magic, _town, quest_examples):
        for example in part():
            yield example if isinstance(example, tuple) else (example, TABLE)
    yield from life_examples()


def _passport() -> Iterator[Command | Example]:
    yield do.SeatHero(hero_id="new", name="Neu", hero_class="battle_mage")
    yield do.DismissHero(hero_id="elf")
    yield do.RenameHero(hero_id="elf", name="Neu")
    yield do.MoveSeat(hero_id="elf", seat=4)
    for points in (1, 4, 5, 6):
        yield do.LoseBodyPoints(hero_id="barbarian", points=points)
    yield do.RestoreBodyPoints(hero_id="barbarian", points=2)
    yield do.ReviveHero(hero_id="elf", means="potion"), DOWN
    yield do.LeaveBehind(hero_id="elf"), DOWN
    injured = {"injuries": (Weakness.BOTH,), "healer_debt": 100}
    yield do.HealInjury(hero_id="dwarf"), with_hero(DWARFS, on_quest=False, **injured)
    yield do.ChangeMindPoints(hero_id="elf", change=-1)
    yield do.RestoreMind(hero_id="barbarian"), DULL
    yield do.ChangeGold(hero_id="elf", change=-20)
    yield do.AwardQuestPoint(hero_id="elf"), with_hero(ELFS, quest_points=9)
    yield do.ClaimReward(hero_id="elf"), with_hero(ELFS, quest_points=10)
    yield do.ChangeQuestPoints(hero_id="elf", change=1)
    yield do.ChangeAttribute(hero_id="elf", attribute=Attribute.BODY, change=1)
    yield do.ChooseHouseRule(rule="HR-STAMINA-9", option="above_nine")
    yield write.ChangeContent(kind="items", id="helmet", fields="price = 90")
    yield write.ImportContent(text='source = "wir"\n[[items]]\nid = "helmet"\nprice = 90')
    dearer = after(TABLE, write.ChangeContent(kind="items", id="helmet", fields="price = 90"))
    yield write.RemoveContent(kind="items", id="helmet"), dearer
    yield do.RollDice(hero_id="barbarian", pool="attack")
    yield do.RollDice(hero_id=None, pool="d10")


def _things() -> Iterator[Command | Example]:
    yield do.GiveItem(hero_id="elf", item_id="new", content_id="dagger")
    yield do.DropItem(hero_id="elf", item_id="bow")
    yield do.ReadyWeapon(hero_id="elf", item_id="bow")
    yield do.PlaceItem(hero_id="barbarian", item_id="helmet", place=Place.PACK)
    yield do.WearItem(hero_id="barbarian", item_id="broadsword", cause="rust")
    yield do.OilWeapon(hero_id="barbarian", item_id="broadsword"), with_hero(BARBARIANS, on_quest=False)
    notched = {"items": (make_item("dagger", Place.BELT, notches=1),)}
    yield do.RepairItem(hero_id="dwarf", item_id="dagger"), with_hero(DWARFS, on_quest=False, **notched)
    yield do.MendItem(hero_id="dwarf", item_id="dagger"), with_hero(DWARFS, **notched)
    yield do.GiveSpellSet(hero_id="elf", lore="life"), with_hero(ELFS, spell_sets=())
    yield do.LoseSpellSet(hero_id="elf", lore="light")


def _fights() -> Iterator[Command | Example]:
    yield fight.PlaceMonster(monster_id="new", kind="orc")
    yield fight.RemoveMonster(monster_id="orc")
    yield fight.WoundMonster(monster_id="orc", points=1)
    for target in ("orc", "troll", "lesser_demon", "ghost_warrior"):
        yield fight.Attack(attacker_id="barbarian", target_id=target)
    for attacker in ("orc", "dragon", "plague_monk"):
        yield fight.Attack(attacker_id=attacker, target_id="barbarian", room_behind=True)
    yield fight.Attack(attacker_id="elf", target_id="troll", means="ranged")
    yield fight.Attack(attacker_id="elf", target_id="troll", means="ranged", sight="indirect", next_in_path="dwarf")
    dagger = with_things("dwarf", make_item("dagger", Place.BELT))
    yield fight.Attack(attacker_id="dwarf", target_id="troll", means="thrown", weapon_id="dagger"), dagger
    yield (
        fight.Attack(attacker_id="barbarian", target_id="orc"),
        with_hero(affected(BARBARIANS, Effect.PLAGUED)),
    )
    yield fight.Sweep(attacker_id="barbarian", target_ids=("orc", "chaos_warrior", "elf"))
    mage = TABLE.monsters["sorcerer"].model_copy(update={"abilities": ("mind_combat",)})
    minds = TABLE.model_copy(update={"monsters": {**TABLE.monsters, "sorcerer": mage}})
    yield fight.AttackMind(attacker_id="sorcerer", target_id="barbarian"), minds
    lying = TABLE.model_copy(update={"on_floor": (make_item("dagger"),)})
    yield fight.PassSquare(mover_id="elf", holder_id="dwarf")
    yield fight.PickUp(hero_id="dwarf", item_id="dagger"), lying


def _beasts() -> Iterator[Command | Example]:
    yield beast.SpiderAttack(monster_id="giant_spider", front="elf", side=("dwarf",))
    yield beast.TurnRound(monster_id="giant_spider")
    yield beast.DragonFight(monster_id="dragon", front="wizard", left="dwarf", right="battle_mage")
    yield beast.BreatheFire(monster_id="dragon", target_ids=("wizard", "dwarf"))
    yield beast.ThrowFireball(monster_id="lesser_demon", target_id="elf")
    yield beast.Scream(monster_id="banshee", hero_ids=("wizard", "dwarf"))
    yield beast.AttackTwice(monster_id="assassin", first_id="dwarf", second_id="wizard")
    yield beast.PassThrough(monster_id="death_elf", hero_id="dwarf")
    yield beast.ProveMind(hero_id="elf")
    yield beast.ControlMonster(monster_id="squig")
    yield beast.MoveMonster(monster_id="squig")
    yield beast.BanishRegeneration(monster_id="troll")
    yield beast.CurePlague(hero_id="elf"), with_hero(affected(ELFS, Effect.PLAGUED))


def _dungeon() -> Iterator[Command | Example]:
    yield seek.ClearBoard(), BURNING
    yield seek.RevealArea(area="hall")
    yield (
        seek.DrawTurnOrder(),
        TABLE.model_copy(update={"house_rules": TABLE.house_rules.choosing("HR-ORDER", "drawn")}),
    )
    yield seek.MissRound(hero_id="elf"), with_hero(ELFS, missed_rounds=1)
    yield seek.MoveRoll(hero_id="elf")
    yield seek.SearchForTraps(hero_id="dwarf", area="hall"), PEACE
    yield seek.SearchForTreasure(hero_id="dwarf", area="hall"), PEACE
    for trap in CONTENT.traps:
        others = ("dwarf", "wizard") if trap == "guillotine" else ()
        yield seek.SpringTrap(figure_id="elf", trap=trap, square="a1", area="hall", others=others, escape="a2")
    yield seek.DisarmTrap(figure_id="dwarf", trap="falling_block_trap", square="a1", area="hall", escape="a2")
    yield seek.JumpTrap(figure_id="elf", trap="pit_trap", square="a1", area="hall")
    yield seek.ClimbOut(figure_id="elf"), with_hero(affected(ELFS, Effect.IN_PIT))
    yield seek.ExplodeFirestorm(area="hall", inside=("dwarf", "wizard", "battle_mage")), BURNING
    yield seek.DisarmChest(hero_id="elf", chest="c1", points=1, poisonous=True)
    yield seek.OpenChest(hero_id="elf", chest="c1", gold=100)
    yield seek.RollFate(), PEACE


def _decks() -> Iterator[Command | Example]:
    for deck in ("treasure", "fate", "scrolls", "chaos_spells"):
        yield deal.DrawCard(deck=deck, hero_id="dwarf", area="hall")
    yield deal.DrawCard(deck="treasure"), HANDLED
    yield deal.PutCardBack(deck="treasure", card="gold_25", place="top"), HANDLED
    yield deal.DiscardCard(deck="treasure", card="gold_25"), HANDLED
    yield deal.KeepCardOut(deck="scrolls", card="troll_bane_scroll")
    yield deal.BringCardIn(deck="treasure", card="gem_card"), HANDLED
    yield deal.PeekAtDeck(deck="treasure", number=2), HANDLED
    yield deal.ShuffleDeck(deck="treasure"), HANDLED
    yield deal.UsePhysicalDeck(deck="fate")
    yield deal.WriteDeck(deck="own", name="Gerüchte", cards=(deal.CardWish(name="Ein Gerücht"),))
    yield deal.RemoveDeck(deck="own"), OWN_DECK
    yield deal.SearchFurniture(hero_id="dwarf", area="hall", furniture="sarcophagus"), PEACE


def _magic() -> Iterator[Command | Example]:
    yield magic.CastBasicSpell(hero_id="wizard", spell="fireball", target_id="orc")
    yield (
        magic.CastBasicSpell(hero_id="wizard", spell="minor_healing", target_id="dwarf"),
        with_hero(DWARFS, body_points=2),
    )
    yield magic.CastBasicSpell(hero_id="wizard", spell="shield_spell", target_id="dwarf")
    yield magic.ChooseSpecialSpells(hero_id="wizard", spells=("tempest",)), with_hero(WIZARDS, special_spells=())
    yield magic.CastSpecialSpell(hero_id="wizard", spell="tempest", targets=("chaos_warrior",))
    yield magic.CastSetSpell(hero_id="battle_mage", spell="heavens_1"), NAMED
    yield magic.ReadScroll(hero_id="wizard", item_id="spell_scroll", spell="tempest", targets=("orc",))
    yield magic.LearnGuildSpell(hero_id="wizard", spell="guild_1"), LEARNED
    yield magic.DrawSpellSet(hero_id="battle_mage"), with_hero(TABLE.heroes["battle_mage"], spell_sets=())
    yield magic.ChangeSpellTally(hero_id="wizard", successes=2)
    for spell in ("chaos_fireball", "fear", "rust", "deep_sleep"):
        yield magic.CastMonsterSpell(monster_id="sorcerer", spell=spell, targets=("barbarian",))
    yield magic.CastMonsterSpell(monster_id="sorcerer", spell="summon_orcs")
    yield magic.NameSpell(spell="life_1", name="Lebensfunke")
    asleep = with_hero(affected(ELFS, Effect.ASLEEP))
    yield magic.BreakFree(figure_id="elf", effect=Effect.ASLEEP), asleep
    yield magic.ImposeEffect(figure_id="elf", effect=Effect.ASLEEP)
    yield magic.EndEffect(figure_id="elf", effect=Effect.ASLEEP), asleep


def _town() -> Iterator[Command | Example]:
    yield town.DrinkPotion(hero_id="barbarian", item_id="healing_potion_4")
    yield town.ThrowPotion(hero_id="elf", item_id="troll_bane_potion", monster_id="troll")
    yield town.HealWithHerbs(hero_id="elf")
    yield town.UseNimbleness(hero_id="elf", actions=("move", "fight", "use"))
    yield town.TakePoison(hero_id="dwarf")
    yield town.SufferInjury(hero_id="elf", weakness=Weakness.ATTACK, by_poison=True)
    yield town.FindIngredient(hero_id="elf", item_id="new", content_id="potion_ingredient")
    herbs = [make_item("potion_ingredient", item_id=f"herb{n}") for n in range(2)]
    brewing = with_things("dwarf", *(herb.model_copy(update={"note": herb.id}) for herb in herbs))
    yield town.BrewPotion(hero_id="dwarf", ingredients=("herb0", "herb1"), item_id="new"), brewing
    yield town.BuyItem(hero_id="barbarian", item_id="new", content_id="dagger"), IN_TOWN
    yield town.SellItem(hero_id="barbarian", item_id="gem", price=50), IN_TOWN
    stone = with_hero(DWARFS, items=(*DWARFS.items, make_item("philosophers_stone")))
    yield town.TransmuteItem(hero_id="dwarf", item_id="philosophers_stone", thing_id="helmet"), stone
    yield town.LimitStock(content_id="dagger", number=2)
    yield town.GiveItemTo(hero_id="elf", item_id="healing_potion_2", to_id="dwarf")
    yield town.GiveGoldTo(hero_id="elf", to_id="dwarf", amount=20)
    yield town.LootHero(hero_id="dwarf", lost_id="elf"), DEAD
    yield town.MarkLostGear(hero_id="elf"), DEAD
    playing = after(TABLE, round_.BeginPlay())
    yield round_.BeginPlay()
    yield round_.EndTurn(), playing
    yield round_.TakeTurn(figure_id="wizard"), playing
    yield round_.EndPlay(), playing
    yield round_.MarkPresence(hero_id="elf", present=False)
    yield from _monsters_in_play()
    yield town.StartQuest(), make_table(make_hero("wizard"))
    yield town.CloseQuest(hero_id="elf"), PEACE


def _monsters_in_play() -> Iterator[Example | Command]:
    unseen = after(TABLE, fight.PlaceMonster(monster_id="goblin", kind="goblin", hidden=True))
    yield in_play.RevealMonsters(monster_ids=("goblin",)), unseen
    yield in_play.HideMonsters(monster_ids=("orc",))
    yield in_play.RemoveMonsters(monster_ids=("orc",))
    yield in_play.ChangeMonster(monster_id="orc", attack=4)
    yield in_play.RenameMonster(monster_id="orc", name="Grak")
    yield in_play.ShowMonsterPoints(level=PointsShown.EXACT)
