"""The evil side as a whole: who goes first so that none is blocked, and whom several attack."""

from collections.abc import Sequence

from app.systems.heroquest.board.at_table import named_place
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.tempers import Skill
from app.systems.heroquest.positions import with_spot
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.tactics.ground import FAR, MonsterGround
from app.systems.heroquest.tactics.suggestions import planned
from app.systems.heroquest.tactics.told import MonsterPlan, Suggestion
from app.systems.heroquest.tactics.worth import Others

_COMPARED = 2  # plans of each: the best, and the one that it is compared with


def still_to_act(table: Table) -> tuple[str, ...]:
    """Return the monsters that have something left of the game master's turn; none while heroes are on turn."""
    if table.round.is_running and table.round.turn != GAME_MASTER:
        return ()
    there = (one for one in table.monsters.values() if one.is_standing and not one.hidden)
    return tuple(one.id for one in there if one.id not in table.round.used)


def evil_turn(
    table: Table, content: Content, skill: Skill = Skill.CUNNING, monsters: Sequence[str] | None = None
) -> tuple[Suggestion, ...]:
    """Return a suggestion for each monster still to act, in the order in which they should go.

    Each is planned as if those before it stood where their plans lead; dice are not foreseen, so what a blow did is
    looked at anew when it has fallen.
    """
    waiting = list(still_to_act(table) if monsters is None else monsters)
    grounds = {one: MonsterGround(table, content, one) for one in waiting}
    order = sorted(waiting, key=lambda one: _turn_of(grounds[one], waiting.index(one)))
    if skill is Skill.SIMPLE:
        order = waiting
    reached = {one: _reaching(grounds[one]) for one in order} if skill is not Skill.SIMPLE else {}
    found, aimed, moved = list[Suggestion](), dict[str, float](), False
    for place, one in enumerate(order):
        later = tuple(reached[other] for other in order[place + 1 :] if reached.get(other))
        ground = MonsterGround(table, content, one) if moved else grounds[one]
        said = planned(ground, skill, Others(later, dict(aimed)), _COMPARED)
        found.append(said)
        if said.plans:
            for target in said.plans[0].targets:
                aimed[target.target_id] = aimed.get(target.target_id, 0.0) + target.expected.value
            after = _after(table, said.plans[0])
            moved, table = moved or after is not table, after
    return tuple(found)


def suggestion_of(table: Table, content: Content, monster_id: str, skill: Skill = Skill.CUNNING) -> Suggestion:
    """Return what one monster could do, with regard to those that act after it. Raises: UnknownSubject."""
    return planned(MonsterGround(table, content, monster_id), skill, others_of(table, content, monster_id))


def others_of(table: Table, content: Content, monster_id: str) -> Others:
    """Return what a plan of one monster has to know of those that act after it."""
    later = (one for one in still_to_act(table) if one != monster_id)
    return Others(tuple(filter(None, (_reaching(MonsterGround(table, content, one)) for one in later))))


def _turn_of(ground: MonsterGround, place: int) -> tuple[int, int]:
    """Return by what monsters are put in order: the nearest to a foe goes first and leaves its square to the next."""
    if ground.here is None:
        return 0, place
    return ground.away.get(ground.here.figure.square, FAR), place


def _reaching(ground: MonsterGround) -> int:
    """Return the squares from which a monster gets at somebody in its turn, those that friends hold now included."""
    if ground.here is None or not ground.can_act:
        return 0
    blows = 0
    for one in ground.foes:
        blows |= ground.blow_from(one)
    return blows & ground.passed


def _after(table: Table, plan: MonsterPlan) -> Table:
    """Return the table when a plan has been walked."""
    laid = table.map
    if laid is None or not plan.way or named_place(plan.way[-1], len(laid.quest.boards)) is None:
        return table
    return with_spot(table, plan.figure_id, plan.way[-1])
