"""What an undo would change is told before and after, whatever part of a table it is."""

import pytest

from app.core.game_system import Role, Viewer
from app.core.own_entries import OwnEntry
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.state.dungeon import Dungeon, Firestorm, LaidMap, Pit, Round, Spot, TrapMarker
from app.systems.heroquest.state.figures import (
    ActiveEffect,
    CastCount,
    Condition,
    Effect,
    Hero,
    Item,
    Monster,
    OwnSpell,
    Place,
    Portrait,
    SpellSet,
    Weakness,
)
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.screen import OwnCard, OwnDeck, Pile, Screen, ScreenNote
from app.systems.heroquest.state.table import (
    AbsentHero,
    PointsShown,
    QuestOutcome,
    QuestRun,
    Slain,
    Standing,
    Table,
    Town,
    TownMode,
)
from app.web.heroquest.table.differences import Differences
from tests.builders import make_hero, make_item, make_monster, make_table
from tests.systems.heroquest.board.quest_maps import quest
from tests.systems.heroquest.board.scenes import at

TABLE = make_table(make_hero(name="Ada"), make_monster("orc"))
PARTS: dict[str, object] = {
    "heroes": {},
    "monsters": {},
    "slain": (Slain(kind="goblin", by="hero", secret=False, number=2),),
    "monster_points": PointsShown.EXACT,
    "former": {"bert": "Bert"},
    "on_floor": (Item(id="axe", content_id="axe", place=Place.HAND),),
    "own_spells": {"life_1": OwnSpell(name="Lebensfunke")},
    "house_rules": HouseRules(nothing_card="whole_map"),
    "own_content": (OwnEntry(kind="monsters", id="hound", facts="{}"),),
    "stock": {"elixir_of_life": 1},
    "round": Round(number=3, turn="hero"),
    "quest_log": (QuestRun(quest_id="trial", outcome=QuestOutcome.PASSED),),
    "decks": {"treasure": Pile(out=("gold_100",))},
    "resting": {"bert": AbsentHero(hero=make_hero(hero_id="bert", name="Bert"), standing=Standing.RETIRED)},
    "town": Town(mode=TownMode.ASK),
    "screen": Screen(notes=(ScreenNote(id="n", text="Verag wartet"),)),
    "map": LaidMap(quest=quest(), spots={"hero": Spot(square=at("B2"))}, doors={"door-C1": "open"}),
    "map_aside": LaidMap(quest=quest(), spots={"hero": Spot(square=at("B2"))}, doors={}),
    "own_decks": {"own": OwnDeck(name="Omen", cards=(OwnCard(name="Sturm"),))},
}
BOARD: dict[str, object] = {
    "revealed": ("Raum 1",),
    "exhausted": ("Raum 1",),
    "all_exhausted": True,
    "trap_markers": (TrapMarker(square="vor der Tür", area="Raum 1"),),
    "pits": (Pit(trap="pit_trap", square="Ecke"),),
    "blocked": ("Ecke",),
    "firestorms": (Firestorm(trap="magic_firestorm", area="Raum 1"),),
    "safe_chests": ("Truhe 1",),
    "open_chests": ("Truhe 1",),
    "treasure_out": ("gold_100",),
    "searched_furniture": ("Raum 1.cupboard.1",),
    "turn_order": ("hero", "game_master"),
}

TOLD_BY_PURSES = {"ledger"}


def told(before: Table, after: Table) -> list[tuple[str | None, str]]:
    """What is otherwise, as a person reads it: before and after."""
    master = Viewer(role=Role.GAME_MASTER)
    found = Differences(SYSTEM.labels("de"), before, after).changes(
        SYSTEM.view(before, master), SYSTEM.view(after, master)
    )
    return [(change.old, change.new) for one in found for change in one.changes]


@pytest.mark.parametrize("field", sorted(Table.model_fields.keys() - TOLD_BY_PURSES))
def test_each_part_of_a_table_is_told(field: str) -> None:
    after = TABLE.model_copy(update={field: PARTS.get(field, Dungeon(revealed=("Raum 1",)))})
    changes = told(TABLE, after)
    assert changes
    assert told(after, TABLE)
    if field not in ("heroes", "monsters"):  # who comes and goes is told in a word
        assert all(old is not None and old != new for old, new in changes)


@pytest.mark.parametrize("field", Dungeon.model_fields)
def test_each_part_of_the_board_is_told(field: str) -> None:
    board = Dungeon().model_copy(update={field: BOARD[field]})
    [(old, new)] = told(TABLE, TABLE.model_copy(update={"dungeon": board}))
    assert old == "nichts"
    assert new not in (None, "nichts")


CHANGED: dict[str, object] = {
    "effects": (ActiveEffect(effect=Effect.MISSES_TURN, amount=2),),
    "items": (make_item("axe"),),
    "spell_sets": (SpellSet(lore="light", permanent=True),),
    "casts": (CastCount(spell="fireball", number=2),),
    "condition": Condition.FAINTED,
    "injuries": (Weakness.ATTACK,),
    "special_spells": ("tempest",),
    "guild_spells": ("guild_1",),
    "spells_cast": ("fear",),
    "spent_gifts": ("herbs",),
    "magic_order": "white",
    "portrait": Portrait.OWL,
    "further_attacks": (3,),
    "abilities": ("spear",),
}
FIXED = {"id", "hero_class", "kind", "recovery"}  # never change, or with the condition alone


@pytest.mark.parametrize("field", sorted(Hero.model_fields.keys() - FIXED))
def test_each_part_of_a_hero_is_told(field: str) -> None:
    hero = TABLE.heroes["hero"]
    other = hero.model_copy(update={field: CHANGED.get(field, _otherwise(getattr(hero, field)))})
    assert ("Anderes im Pass", None) not in told_labels(TABLE, TABLE.model_copy(update={"heroes": {"hero": other}}))


@pytest.mark.parametrize("field", sorted(Monster.model_fields.keys() - FIXED))
def test_each_part_of_a_monster_is_told(field: str) -> None:
    monster = TABLE.monsters["monster"]
    other = monster.model_copy(update={field: CHANGED.get(field, _otherwise(getattr(monster, field)))})
    after = TABLE.model_copy(update={"monsters": {"monster": other}})
    assert ("Anderes an diesem Monster", None) not in told_labels(TABLE, after)


def _otherwise(value: object) -> object:
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case None:
            return 7
    return f"{value} anders"


def told_labels(before: Table, after: Table) -> list[tuple[str, str | None]]:
    """What is otherwise, by what it is called; there has to be something."""
    master = Viewer(role=Role.GAME_MASTER)
    views = [SYSTEM.view(table, master) for table in (before, after)]
    found = Differences(SYSTEM.labels("de"), before, after).changes(*views)
    labels = [(change.label, change.old) for one in found for change in one.changes]
    assert labels
    return labels


def test_slain_monsters_are_told_by_kind_and_number() -> None:
    fewer = TABLE.model_copy(update={"slain": (Slain(kind="goblin", by="hero", secret=False, number=1),)})
    more = TABLE.model_copy(update={"slain": PARTS["slain"]})
    assert told(more, fewer) == [("Goblin ×2 (Ada)", "Goblin ×1 (Ada)")]


def test_content_written_anew_is_told_although_its_number_stays() -> None:
    tables = [
        TABLE.model_copy(update={"own_content": (OwnEntry(kind="monsters", id="orc", facts=facts),)})
        for facts in ('{"attack":2}', '{"attack":4}')
    ]
    assert told(*tables) == [(None, "ändert sich")]
