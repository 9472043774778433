"""Reminders of what is to be thrown or done as a turn begins: listed, never done by itself."""

from collections.abc import Iterator, Sequence

from pydantic import SerializeAsAny

from app.core.answers import Answers
from app.core.events import Command
from app.core.model import Model
from app.systems.heroquest.bestiary import squigs
from app.systems.heroquest.bestiary.abilities import bearers
from app.systems.heroquest.bestiary.commands import ControlMonster
from app.systems.heroquest.board.at_table import area_name, figures_on, spot_of, the_board, thing_place
from app.systems.heroquest.board.on_the_way import trap_below
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.effects import SHAKEN_OFF, BreakFree
from app.systems.heroquest.equipment.commands import LeaveBehind
from app.systems.heroquest.exploration.commands import RollFate
from app.systems.heroquest.exploration.fate import may_be_asked
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import GAME_MASTER, settling
from app.systems.heroquest.state.figures import Condition, Effect, Figure
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import ClimbOut, DisarmTrap, ExplodeFirestorm, SpringTrap
from app.systems.heroquest.traps.places import inside_fire


class Due(Model):
    """Something that is due now: the command to give. `rule` is the rule that demands it, `figure_id` the figure it is
    about.
    """

    rule: str
    figure_id: str | None
    command: SerializeAsAny[Command]


def due(table: Table, content: Content) -> tuple[Due, ...]:
    """Return the deeds due on the running turn and not done yet; none while no quest runs.

    What the rules would refuse now is not demanded: a figure that lies or sleeps on a trap, or whose pit has no free
    square beside it.
    """
    scene = Scene(table, content, Answers())
    return tuple(one for one in _demanded(scene) if refusal(table, one.command, content) is None)


def _demanded(scene: Scene) -> tuple[Due, ...]:
    """Return the deeds the running turn asks for, whether or not they can be done."""
    table, on_turn = scene.table, scene.table.round.turn
    stepped_on = (*_traps(scene), *_robbed(scene))
    if on_turn == GAME_MASTER:
        return (*stepped_on, *_of_monsters(scene), *_fires(scene), *_fate(scene))
    hero = table.heroes.get(on_turn or "")
    if hero is None or not hero.is_standing:
        return stepped_on
    to_climb = () if table.round.over else _to_climb_out(hero.id, hero)
    return (*stepped_on, *_to_shake_off(scene, hero.id, hero), *to_climb)


def _traps(scene: Scene) -> Iterator[Due]:
    """HQ-10.2.1, HQ-10.3: a figure on a trap of the map sets it off; a hero who knew of it disarms it, unless he said
    that he would not."""
    laid = scene.table.map
    for figure_id in laid.spots if laid else ():
        below = trap_below(scene, figure_id)
        if laid is None or below is None or scene.figure(figure_id).amount(Effect.IN_PIT):
            continue
        thing, place = below.thing, laid.spots[figure_id]
        square, area = thing_place(place.board, thing), area_name(place.board, the_board().area(place.square))
        is_known = laid.traps.get(thing.id, thing.state) == "found" and figure_id in scene.table.heroes
        is_known &= laid.announced.get(figure_id) != "spring"
        command, rule = (DisarmTrap, "HQ-10.3") if is_known else (SpringTrap, scene.content.traps[thing.content].rule)
        others = tuple(one for one in figures_on(scene.table, place.board, below.squares) if one != figure_id)
        told = command(figure_id=figure_id, trap=thing.content, square=square, area=area, others=others)
        yield Due(rule=rule, figure_id=figure_id, command=told)


def _robbed(scene: Scene) -> Iterator[Due]:
    """HQ-9-ROBBED: a fallen hero whom no companion has in sight on the map loses all gold. Somebody who stands nowhere
    on it is seen or not as the table says."""
    for hero in scene.table.heroes.values():
        is_down = hero.on_quest and not hero.is_standing and hero.condition is not Condition.LOST
        if is_down and hero.gold and spot_of(scene.table, hero.id) is not None:
            yield Due(rule="HQ-9-ROBBED", figure_id=hero.id, command=LeaveBehind(hero_id=hero.id))


def _to_shake_off(scene: Scene, figure_id: str, figure: Figure) -> Iterator[Due]:
    """HQ-8.2.1: a held figure throws at the beginning of its turn, a hero only with a mind."""
    if figure_id in scene.table.heroes and not scene.mind_of(figure_id):
        return
    for effect in SHAKEN_OFF:
        if figure.amount(effect) and settling(effect, figure_id) not in scene.table.round.settled:
            yield Due(rule="HQ-8.2.1", figure_id=figure_id, command=BreakFree(figure_id=figure_id, effect=effect))


def _to_climb_out(figure_id: str, figure: Figure) -> Iterator[Due]:
    """HQ-10.2.2: the turn after the fall leads out of the pit."""
    if figure.amount(Effect.IN_PIT):
        yield Due(rule="HQ-10.2.2", figure_id=figure_id, command=ClimbOut(figure_id=figure_id))


def _of_monsters(scene: Scene) -> Iterator[Due]:
    """HQ-19-SCHWER-ZU-KONTROLLIEREN: squigs are thrown for before they act."""
    wild = {monster.id for monster in bearers(scene, squigs.UNRULY_ABILITY)}
    for monster in scene.table.monsters.values():
        if not monster.is_standing:
            continue
        yield from _to_shake_off(scene, monster.id, monster)
        if monster.id in wild and settling("control", monster.id) not in scene.table.round.settled:
            command = ControlMonster(monster_id=monster.id)
            yield Due(rule="HQ-19-SCHWER-ZU-KONTROLLIEREN", figure_id=monster.id, command=command)
        yield from _to_climb_out(monster.id, monster)


def _fires(scene: Scene) -> Sequence[Due]:
    """HQ-10.2.6: firestorms that were kindled go off now; the map knows the figures inside."""
    return [
        Due(
            rule="HQ-10.2.6",
            figure_id=None,
            command=ExplodeFirestorm(
                area=fire.area or None,
                square=fire.square or None,
                inside=inside_fire(scene.table, fire.area, fire.square) or (),
            ),
        )
        for fire in scene.table.dungeon.firestorms
    ]


def _fate(scene: Scene) -> Iterator[Due]:
    """HQ-13, HR-FATE-FIRST: without monsters the game master may ask fate, once before his turn; the book recommends to
    begin with it after the first meeting with monsters."""
    has_begun = scene.table.house_rules.first_fate == "from_start" or bool(scene.table.slain)
    if has_begun and may_be_asked(scene) and settling("fate") not in scene.table.round.settled:
        yield Due(rule="HQ-13", figure_id=None, command=RollFate())
