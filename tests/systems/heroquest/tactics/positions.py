"""Random positions in the game master's turn: on shipped, drawn and imported maps, with monsters of every kind."""

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random

from app.core.answers import Answers, Unanswered
from app.core.board.squares import Square
from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest.board.at_table import place_name, plan_of_table, the_board
from app.systems.heroquest.board.heroscribe import import_quest
from app.systems.heroquest.board.quest_map import QuestMap
from app.systems.heroquest.combat.commands import PlaceMonster
from app.systems.heroquest.decide import decide
from app.systems.heroquest.drawings.files import SHIPPED, shipped_map
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.maps.commands import LayMap, OpenDoor, PutFigure
from app.systems.heroquest.party.commands import SeatHero
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.rounds.commands import TakeTurn
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.figures import ActiveEffect, Condition, Effect
from app.systems.heroquest.state.table import Table
from tests.builders import make_hero
from tests.systems.heroquest.maps.random_quests import random_quest

CONTENT = SYSTEM.content
IMPORTED = sorted((Path(__file__).parent.parent / "board" / "quests").glob("*.xml"))
_HELD = (Effect.ASLEEP, Effect.MISSES_TURN, Effect.INVISIBLE, Effect.PLAGUED, Effect.ATTACK_DICE, Effect.STONE_SKIN)
_GEAR = ("broadsword", "crossbow", "dagger", "shield_item", "helmet", "short_sword", "chain_mail")
_BOSS = {"attack": 5, "defence": 4, "body": 4, "mind": 4, "movement": 6}


@cache
def imported(number: int) -> QuestMap:
    """A quest out of another program's file."""
    return import_quest(IMPORTED[number % len(IMPORTED)].read_bytes()).quest


def map_of(seed: int) -> QuestMap:
    """A map: half of them drawn by chance, the others shipped or imported."""
    if seed % 4 == 0:
        return shipped_map(SHIPPED[seed // 4 % len(SHIPPED)], "de")
    return imported(seed // 4) if seed % 4 == 1 else random_quest(seed % 400)


@cache
def _laid(quest: int) -> Table | None:
    """A map with most of its doors open; None where it cannot be laid."""
    table, chance = Table(), Random(quest)
    table = done(table, SeatHero(hero_id="hero0", name="Held", hero_class="barbarian"))
    try:
        table = done(done(table, LayMap(quest=map_of(quest))), StartQuest())
    except GameError:
        return None
    laid = table.map
    assert laid is not None
    for door in (one for board in laid.quest.boards for one in board.doors()):
        if chance.random() < 0.7:
            with suppress(GameError):
                table = done(table, OpenDoor(door_id=door.id, force=True))
    return table


def done(table: Table, command: Command) -> Table:
    """The table after a command, as far as it goes without dice. Raises: GameError."""
    with suppress(Unanswered):
        for fact in decide(table, command, Answers(), CONTENT):
            table = evolve(table, fact)
    return table


def position(
    seed: int, heroes: int = 0, monsters: int = 0, quests: int = 40, kinds: Sequence[str] = ()
) -> Table | None:
    """A position of the game master's turn; None where the map of the seed cannot be laid."""
    table, chance = _laid(seed % quests), Random(seed)
    if table is None or table.map is None:
        return None
    table = table.model_copy(update={"monsters": {}, "map": table.map.model_copy(update={"spots": {}})})
    squares = list(the_board().squares())
    near = max((_around(table, chance.choice(squares)) for _ in range(4)), key=len)
    boards = len(table.map.quest.boards) if table.map else 1
    table = table.model_copy(update={"heroes": {}})
    for number in range(heroes or chance.randrange(1, 6)):
        table = _with_hero(table, chance, f"hero{number}", [place_name(0, one) for one in chance.choices(near, k=5)])
    entries = [CONTENT.monsters[one] for one in kinds or CONTENT.monsters]
    for number in range(monsters or chance.randrange(1, 11)):
        kind, name = chance.choice(entries), f"m{number}"
        said: dict[str, object] = {"monster_id": name, "kind": kind.id}
        said |= _BOSS if kind.needs_quest_values else {}
        said |= {"mind": None} if kind.mindless else {}
        said |= {"further_attacks": (3, 2)} if kind.further_attacks else {}
        with suppress(GameError):
            table = done(table, PlaceMonster.model_validate(said))
            board = 0 if chance.random() < 0.9 else chance.randrange(boards)
            size = chance.choice(((1, 1), (1, 1), (1, 1), (1, 2), (2, 2)))
            for one in chance.choices(near, k=6):
                with suppress(GameError):
                    put = PutFigure(figure_id=name, square=place_name(board, one), width=size[0], height=size[1])
                    table = done(table, put)
                    break
        table = _affected(table, chance, name)
    return done(table, TakeTurn(figure_id=GAME_MASTER))


def _around(table: Table, centre: Square) -> list[Square]:
    """The squares to which ways lead from one, as the doors stand."""
    plan, reached = plan_of_table(table, 0), the_board().unwalled.bit(centre)
    for _ in range(10):
        reached |= plan.walkable.spread(reached)
    return list(the_board().unwalled.squares(reached))


def _with_hero(table: Table, chance: Random, name: str, places: list[str]) -> Table:
    hero = make_hero(chance.choice(list(CONTENT.classes)), *chance.sample(_GEAR, 2), hero_id=name, name=name)
    points = chance.randrange(0 if chance.random() < 0.2 else 1, hero.body_points + 1)
    told: dict[str, object] = {"body_points": points, "on_quest": True}
    if points == 0:
        told |= {"condition": Condition.FAINTED, "recovery": "normal"}
    if chance.random() < 0.15:
        told |= {"effects": (ActiveEffect(effect=chance.choice(_HELD), amount=1),)}
    table = table.model_copy(update={"heroes": {**table.heroes, name: hero.model_copy(update=told)}})
    for square in places:
        with suppress(GameError):
            return done(table, PutFigure(figure_id=name, square=square))
    return table


def _affected(table: Table, chance: Random, name: str) -> Table:
    if name not in table.monsters or chance.random() > 0.2:
        return table
    monster = table.monsters[name]
    told: dict[str, object] = {"body_points": chance.randrange(1, monster.body_points + 1)}
    if chance.random() < 0.3:
        told |= {"effects": (ActiveEffect(effect=chance.choice(_HELD), amount=1),)}
    return table.model_copy(update={"monsters": {**table.monsters, name: monster.model_copy(update=told)}})
