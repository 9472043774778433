"""Plans of a monster: what it could do from which squares, and the commands of a plan as the rules take them.

A plan is a way, then one deed, or a deed, then the way (base game: never split). What could be done is found with the
board's own measures; that it can be done is said by the rules alone (`accepted`).
"""

from collections.abc import Iterator
from itertools import permutations

from app.core.board.squares import Square
from app.core.events import Command
from app.systems.heroquest.bestiary.abilities import own_deeds
from app.systems.heroquest.bestiary.commands import (
    AttackTwice,
    BreatheFire,
    ControlMonster,
    DragonFight,
    MoveMonster,
    PassThrough,
    Scream,
    SpiderAttack,
    TargetsCommand,
    ThrowFireball,
)
from app.systems.heroquest.bestiary.squigs import HANDLER_ABILITY
from app.systems.heroquest.board.at_table import place_name
from app.systems.heroquest.board.attack_shapes import sweep_targets
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.combat.commands import Attack, AttackMind, Sweep
from app.systems.heroquest.combat.strikes import has_power
from app.systems.heroquest.content.monsters import Power
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.fields import BoardCommand
from app.systems.heroquest.magic.commands import CastMonsterSpell
from app.systems.heroquest.maps.commands import WalkMonsterTo
from app.systems.heroquest.state.dungeon import settling
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.tactics.accepted import told_by_map
from app.systems.heroquest.tactics.ground import MonsterGround
from app.systems.heroquest.tactics.spells import MOST_PLACES, Order, PlanDeed, spells_of
from app.systems.heroquest.traps.commands import ClimbOut
from app.systems.heroquest.traps.places import climbing_squares


def deeds_of(ground: MonsterGround, order: Order) -> Iterator[PlanDeed]:
    """Yield what the monster could do with the action of its turn."""
    if not ground.can_act:
        return
    own = frozenset(own_deeds(ground.scene, ground.monster))
    if not own & {SpiderAttack.type_name, DragonFight.type_name}:
        yield from _blows(ground)
    yield from _shots(ground, own)
    if AttackTwice.type_name in own:
        yield from _twice(ground)
    yield from _around(ground, own, order)
    yield from _at_many(ground, own, order)
    if CastMonsterSpell.type_name in own:
        yield from spells_of(ground, order)


def _blows(ground: MonsterGround) -> Iterator[PlanDeed]:
    """HQ-3.1: one blow; slanted ones apart, since some strike with other dice then."""
    for hero in ground.heroes:
        blow = Attack(attacker_id=ground.id, target_id=hero.id)
        if ground.here is None:
            yield PlanDeed(blow, 0)
            continue
        if straight := ground.straight(hero.id) & ground.end_mask:
            yield PlanDeed(blow, straight)
        if ground.strikes_slanted and (slanted := ground.slanted(hero.id) & ground.end_mask):
            yield PlanDeed(blow.model_copy(update={"diagonal": True}), slanted)


def _shots(ground: MonsterGround, own: frozenset[str]) -> Iterator[PlanDeed]:
    """HQ-4-ADJACENT, HQ-19-FEUERBALL, HQ-16: what flies to one whom it sees."""
    for hero in ground.heroes:
        mind = AttackMind(attacker_id=ground.id, target_id=hero.id)
        fireball = ThrowFireball(monster_id=ground.id, target_id=hero.id)
        kinds: list[BoardCommand] = [one for one in (mind, fireball) if one.type in own]
        if has_power(ground.scene, ground.id, Power.SHOOT):
            kinds.append(Attack(attacker_id=ground.id, target_id=hero.id, means="ranged"))
        for command in kinds:
            places = 0
            if ground.here is not None:
                near = ground.straight(hero.id) | ground.slanted(hero.id)
                places = ground.seen(hero.id) & ground.end_mask & ~(near if command.type == Attack.type_name else 0)
            if places or ground.here is None:
                yield PlanDeed(command, places)


def _twice(ground: MonsterGround) -> Iterator[PlanDeed]:
    """HQ-19-SCHNELLER-KÄMPFER, HQ-19-VIELARMIG: the same foe twice, or two who both stand beside it."""
    names = [one.id for one in ground.heroes]
    for first, second in (*((one, one) for one in names), *permutations(names, 2)):
        places = 0
        if ground.here is not None:
            places = ground.straight(first) & ground.straight(second) & ground.end_mask
        if places or ground.here is None:
            yield PlanDeed(AttackTwice(monster_id=ground.id, target_id=first, second_target_id=second), places)


def _around(ground: MonsterGround, own: frozenset[str], order: Order) -> Iterator[PlanDeed]:
    """HQ-19-RUNDUMSCHLAG, HQ-19-SPINNENANGRIFF, HQ-19-DRACHENKAMPF: whom it meets the board says for each square."""
    if ground.here is None:
        if Sweep.type_name in own and len(ground.heroes) > 1:  # who stands around people say
            yield PlanDeed(Sweep(attacker_id=ground.id, target_ids=tuple(one.id for one in ground.heroes)[:8]), 0)
        return
    beside = [ground.straight(one) | ground.slanted(one) for one in ground.foes]
    for kind in (Sweep, SpiderAttack, DragonFight):
        if kind.type_name not in own:
            continue
        counts = {one: sum(bool(ground.bit(one) & mask) for mask in beside) for one in ground.ends}
        least = 2 if kind is Sweep else 1  # a sweep at one is weaker than a blow
        wanted = ground.everywhere.mask(one for one, count in counts.items() if count >= least)
        for square in sorted(order(wanted), key=lambda one: -counts[one])[:MOST_PLACES]:
            command = _meeting(ground, kind, square)
            if command is not None:
                yield PlanDeed(command, ground.bit(square))


def _meeting(ground: MonsterGround, kind: type[Command], square: Square) -> Command | None:
    """Return the deed with whom it meets from a square; None where it meets no one."""
    at = ground.at(square)
    if kind is Sweep:
        here = Standpoint.of(at, ground.id)
        around = sweep_targets(here.situation, here.figure) if here else ()
        return Sweep(attacker_id=ground.id, target_ids=around[:8]) if around else None
    command = SpiderAttack(monster_id=ground.id) if kind is SpiderAttack else DragonFight(monster_id=ground.id)
    found = told_by_map(at, command, ground.content)
    return found if isinstance(found, TargetsCommand) and found.targets() else None


def _at_many(ground: MonsterGround, own: frozenset[str], order: Order) -> Iterator[PlanDeed]:
    """HQ-19-SCHREI-DER-BANSHEE, HQ-19-FEUERSTRAHL, HQ-19-DURCHDRINGEN: all in hearing, all in a row, one passed."""
    for hero in ground.heroes:
        if PassThrough.type_name in own:
            places = 0 if ground.here is None else ground.straight(hero.id) & ground.end_mask
            if places or ground.here is None:
                yield PlanDeed(PassThrough(monster_id=ground.id, target_id=hero.id), places)
    if ground.here is None:
        names = tuple(one.id for one in ground.heroes)
        if Scream.type_name in own and names:
            yield PlanDeed(Scream(monster_id=ground.id, target_ids=names[:12]), 0)
        for one in names if BreatheFire.type_name in own else ():
            yield PlanDeed(BreatheFire(monster_id=ground.id, target_ids=(one,)), 0)
        return
    for kind in sorted({Scream.type_name, BreatheFire.type_name} & own):
        tried = set[Command]()
        for hero_id in ground.foes:
            for square in order(ground.seen(hero_id) & ground.end_mask)[:MOST_PLACES]:
                wish: BoardCommand = BreatheFire(monster_id=ground.id, target_ids=(hero_id,))
                if kind == Scream.type_name:
                    wish = Scream(monster_id=ground.id, target_ids=(hero_id,))
                command = told_by_map(ground.at(square), wish, ground.content)
                if command is not None and command not in tried:
                    tried.add(command)
                    yield PlanDeed(command, ground.bit(square))


def due_first(ground: MonsterGround) -> Command | None:
    """Return what has to be done before anything else: a throw for control, the way out of a pit."""
    monster, scene = ground.monster, ground.scene
    own, settled = own_deeds(scene, monster), scene.table.round.settled
    if ControlMonster.type_name in own and settling("control", monster.id) not in settled and ground.turn is not None:
        return ControlMonster(monster_id=monster.id)
    if monster.amount(Effect.IN_PIT) and not ground.has_moved:
        free = climbing_squares(scene, monster.id)
        return ClimbOut(figure_id=monster.id, square=free[0]) if free else None
    return None


def with_way(ground: MonsterGround, deed: Command | None, place: Square, end: Square) -> tuple[Command, ...]:
    """Return the commands of a plan: to the place of the deed, the deed, and on to where it ends."""
    found = list[Command]()
    if ground.here is not None and place != ground.here.figure.square:
        found.append(WalkMonsterTo(monster_id=ground.id, square=ground.name(place)))
    if deed is not None:
        found.append(deed)
    if end != place:
        found.append(WalkMonsterTo(monster_id=ground.id, square=ground.name(end)))
    return tuple(found)


def through_link(ground: MonsterGround) -> Iterator[Command]:
    """Yield the ways through a link to a board on which heroes are."""
    for _, far in ground.links:
        yield WalkMonsterTo(monster_id=ground.id, square=place_name(far.board, far.square))


def again(ground: MonsterGround, place: Square) -> Command | None:
    """HQ-19-BÄNDIGER: return the second movement of a rat beside its handler; None for any other."""
    handler = ground.content.abilities[HANDLER_ABILITY]
    if ground.monster.kind not in handler.companions or ground.here is None:
        return None
    command = MoveMonster(monster_id=ground.id, again=True)
    return command if refusal(ground.at(place), command, ground.content) is None else None
