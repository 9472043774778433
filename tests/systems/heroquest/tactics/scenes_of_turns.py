"""The game master's turn on a small board: heroes and monsters on their squares, doors as told."""

from collections.abc import Mapping, Sequence

from app.core.events import Command
from app.systems.heroquest.board.at_table import place_name, spot_of
from app.systems.heroquest.board.quest_map import AnyThing
from app.systems.heroquest.combat.commands import PlaceMonster
from app.systems.heroquest.content.tempers import Skill
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.maps.commands import LayMap, OpenDoor, PutFigure
from app.systems.heroquest.possible.declared import built, kinds
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.rounds.commands import TakeTurn
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.figures import Hero
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.tactics.accepted import accepted
from app.systems.heroquest.tactics.evil_turn import others_of
from app.systems.heroquest.tactics.suggestions import suggestion
from app.systems.heroquest.tactics.told import MonsterPlan
from tests.builders import after, make_hero, make_table
from tests.systems.heroquest.board.quest_maps import quest

CONTENT = SYSTEM.content
RAGNA = make_hero(hero_id="ragna", name="Ragna")
BORREK = make_hero("dwarf", hero_id="borrek", name="Borrek")


def turn_on(
    heroes: Mapping[str, Hero],
    monsters: Mapping[str, str | PlaceMonster],
    *things: AnyThing,
    sizes: Mapping[str, int] = {},
    opened: Sequence[str] = (),
) -> Table:
    """The table with heroes by square, and monsters by square: their kind, which is their id as well."""
    table = after(after(make_table(*heroes.values()), LayMap(quest=quest(*things))), StartQuest())
    for one in opened:
        table = after(table, OpenDoor(door_id=one, force=True))
    for square, hero in heroes.items():
        table = after(table, PutFigure(figure_id=hero.id, square=square))
    for square, said in monsters.items():
        place = said if isinstance(said, PlaceMonster) else PlaceMonster(monster_id=f"{said}-{square}", kind=said)
        side = sizes.get(place.monster_id)
        table = after(table, place)
        table = after(table, PutFigure(figure_id=place.monster_id, square=square, width=side, height=side))
    return after(table, TakeTurn(figure_id=GAME_MASTER))


def read(plan: MonsterPlan) -> list[Command]:
    """The commands of a plan as a program would send them."""
    told = [
        (kinds()[str(one["type"])], {name: said for name, said in one.items() if name != "type"})
        for one in plan.commands
    ]
    found = [command for kind, said in told if (command := built(kind, said)) is not None]
    assert len(found) == len(plan.commands)
    return found


def check_accepted(table: Table, plan: MonsterPlan) -> None:
    """Check that the rules take the commands of a plan in order."""
    assert accepted(table, SYSTEM.content_of(table), read(plan)) is not None, plan


def walked(table: Table, plan: MonsterPlan) -> Table:
    """The table after the ways of a plan; its blow is left out."""
    for command in read(plan):
        if command.type == "walk_monster_to":
            table = after(table, command)
    return table


def best(table: Table, monster: str, skill: Skill = Skill.CUNNING) -> MonsterPlan:
    """The first of its plans; the rules take all of them."""
    found = suggestion(table, CONTENT, monster, skill, others=others_of(table, CONTENT, monster))
    for one in found.plans:
        check_accepted(table, one)
    return found.plans[0]


def stand(table: Table, figure: str) -> str:
    spot = spot_of(table, figure)
    assert spot is not None
    return place_name(spot.board, spot.square)


def targets(plan: MonsterPlan) -> list[str]:
    return [one.target_id for one in plan.targets]
