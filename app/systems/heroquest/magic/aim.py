"""Whether a spell can reach its targets (ch. 8), and what the map knows of that."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from app.core.errors import RuleViolation
from app.systems.heroquest.board import measuring
from app.systems.heroquest.board.facts import NOTHING, Fact, Known, Standpoint, on_board, sight_fact
from app.systems.heroquest.content.spells import Sight, Spell, Targets, Working
from app.systems.heroquest.magic.commands import (
    AimedCommand,
    CastBasicSpell,
    CastMonsterSpell,
    CastSetSpell,
    CastSpecialSpell,
    ReadScroll,
)
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition, Effect, Hero


class Aim(NamedTuple):
    """On whom a spell is cast, and what the caster sees of them."""

    target_ids: tuple[str, ...] = ()
    in_line: bool = True
    in_area: bool = True
    seen_before: bool = True


def check(scene: Scene, spell: Spell, aim: Aim | AimedCommand) -> None:
    """Whether these are targets for this spell, and within sight. Raises: UnknownSubject, RuleViolation."""
    _check_number(spell, aim)
    for target in aim.target_ids:
        _check_target(scene, spell, target)
        _check_not_held(scene, spell, target)
    if aim.target_ids or spell.targets is Targets.PLACE:
        _check_sight(scene, spell, aim)


def _check_number(spell: Spell, aim: Aim | AimedCommand) -> None:
    if spell.targets in (Targets.CASTER, Targets.PLACE):
        fits = not aim.target_ids
    elif not aim.target_ids:
        fits = spell.place_too
    else:
        fits = len(set(aim.target_ids)) == len(aim.target_ids) if spell.group else len(aim.target_ids) == 1
    if not fits:
        code = "spell.targets" if aim.target_ids else "spell.no_target"
        raise RuleViolation(code, field="target_ids", spell=spell.id)


def _check_target(scene: Scene, spell: Spell, target_id: str) -> None:
    figure = scene.figure(target_id)
    if not isinstance(figure, Hero):
        scene.standing_monster(target_id)
        if spell.targets is Targets.HERO:
            raise RuleViolation("spell.heroes_only", field="target_ids", spell=spell.id)
    elif figure.condition in (Condition.DEAD, Condition.LOST):
        raise RuleViolation("spell.too_late", field="target_ids", hero=figure.name)


def _check_not_held(scene: Scene, spell: Spell, target_id: str) -> None:
    """HQ-1.1-BASISZAUBER: not a second time on the same target as long as it holds. A group may hold who is held."""
    once = spell.works is Working.HOLD and not (spell.stacks or spell.group)
    if once and spell.holds is not None and scene.figure(target_id).amount(spell.holds):
        raise RuleViolation("spell.holds_already", field="target_ids", spell=spell.id)


def _check_sight(scene: Scene, spell: Spell, aim: Aim | AimedCommand) -> None:
    """HQ-8-SIGHT, HR-UNSORTED-SPELLS: supporting spells need the area of sight, attacking ones a line of sight."""
    sight = spell.sight
    if sight is Sight.UNSORTED:
        sight = Sight(scene.table.house_rules.unsorted_spells)
    if sight is Sight.BOARD:
        _check_known(scene, aim)
    if sight is Sight.AREA and not aim.in_area:
        raise RuleViolation("spell.not_in_area", field="in_area", spell=spell.id)
    if sight is Sight.LINE and not aim.in_line:
        raise RuleViolation("spell.not_in_line", field="in_line", spell=spell.id)


def _check_known(scene: Scene, aim: Aim | AimedCommand) -> None:
    """HQ-8-SIGHT, HQ-8-FLUCHT: board-wide once it was seen; who has vanished is out of reach until seen again."""
    if not aim.seen_before:
        raise RuleViolation("spell.never_seen", field="seen_before")
    if any(scene.figure(target).amount(Effect.HIDDEN) for target in aim.target_ids):
        raise RuleViolation("spell.hidden", field="target_ids")


@on_board(CastMonsterSpell, by="monster_id", fills=("in_line", "in_area"))
@on_board(CastSpecialSpell, CastSetSpell, ReadScroll, by="hero_id", fills=("in_line", "in_area"))
def known_of_aim(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-8-SIGHT: a line for what harms, the room or section for what helps; of several targets to each of them."""
    targets = map(here.other, told.get("target_ids") or ())
    lines = [sight_fact(here, one) for one in targets if one is not None]
    if not lines:
        return NOTHING
    line, fact = next((one for one in lines if one[0].sight != "direct"), lines[0])
    return Known(_seen(line, fact, in_area=all(one.in_area for one, _ in lines)), "target_ids")


def _seen(line: measuring.Sight, fact: Fact, *, in_area: bool) -> dict[str, Fact]:
    return {
        "in_line": fact._replace(value=line.sight == "direct"),
        "in_area": Fact(in_area, "same_area" if in_area else "other_area"),
    }


@on_board(CastBasicSpell, by="hero_id", fills=("in_line", "in_area", "figure_in_path", "furniture_in_path"))
def known_of_basic_spell(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-4-INDIRECT: without a line it may fly past who or what stands in the path."""
    target = here.other(told.get("target_id"))
    if target is None:
        return NOTHING
    line, fact = sight_fact(here, target)
    struck = here.other(line.next_in_path)
    past_furniture = line.sight == "indirect" and struck is None
    facts = {
        **_seen(line, fact, in_area=line.in_area),
        "figure_in_path": Fact(struck.id if struck else None, "first_in_path" if struck else ""),
        "furniture_in_path": Fact(past_furniture, "past_furniture" if past_furniture else ""),
    }
    return Known(facts, "target_id")
