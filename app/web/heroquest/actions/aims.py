"""Whom a figure on turn can strike at once: a digit is the target, with the weapon nearest at hand that reaches it."""

from collections.abc import Iterator, Sequence
from itertools import islice
from urllib.parse import urlencode

from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.state.figures import Condition
from app.web.heroquest.actions.questions import attack_options
from app.web.heroquest.table.look import Look
from app.web.heroquest.table.words import dice_in_short, short_names
from app.web.table.actions.menu import Aim
from app.web.table.actions.panel import ItemChoice

MOST = 9  # digits


def aims(look: Look, url: str, attacker_id: str, *others: str) -> tuple[Aim, ...]:
    """The foes of a figure in play, as the game master sees them; nobody where it cannot attack at all.

    `others` are monsters like it that strike together with it.
    """
    ways = _ways(look, attacker_id) if look.is_game_masters else ()
    if not ways:
        return ()
    attackers = (attacker_id, *others)
    found = tuple(
        _aim(look, url, attackers, ways, *foe, str(key)) for key, foe in enumerate(_foes(look, attacker_id), 1)
    )
    return found[:MOST] if any(one.url for one in found) else ()


def _ways(look: Look, attacker_id: str) -> Sequence[ItemChoice]:
    """The weapon nearest at hand, and where a map says who is near what it shoots with; nothing is thrown."""
    ways = attack_options(look, attacker_id)
    nearest = tuple(islice(ways, 1))
    shots = (one for one in ways if ("means", "ranged") in one.fields) if look.table.map else ()
    return (*nearest, *islice(shots, 1))


def _foes(look: Look, attacker_id: str) -> Iterator[tuple[str, tuple[tuple[str, str], ...]]]:
    if attacker_id in look.table.heroes:
        values = {one.id: one for one in look.view.monsters}
        for monster in look.monsters:
            shield = dice_in_short(values[monster.id].defence.dice)
            yield monster.id, (("heart", str(monster.body_points)), ("shield", shield))
        return
    for hero in look.view.heroes:
        if hero.condition is not Condition.LOST:
            body = str(look.table.heroes[hero.id].body_points)
            yield hero.id, (("heart", body), ("shield", dice_in_short(hero.defence.dice)))


def _aim(
    look: Look, url: str, attackers: Sequence[str], ways: Sequence[ItemChoice], target_id: str,
    facts: tuple[tuple[str, str], ...], key: str,
) -> Aim:  # fmt: skip
    name = look.name_of(target_id)
    if target_id in look.table.heroes:
        name = short_names(tuple(hero.name for hero in look.view.heroes)).get(name, name)
    is_on_map, is_group = look.table.map is not None, len(attackers) > 1
    asked = attackers if is_on_map else attackers[:1]  # those that are alike differ only in where they stand
    tries = ((one, way) for way in ways[: 1 if is_group else None] for one in asked)
    wishes = [{"attacker_id": one, **dict(way.fields), "target_id": target_id} for one, way in tries]
    errors = [look.refusal(Attack.model_validate(wish, strict=False)) for wish in wishes]
    able = [wish for wish, error in zip(wishes, errors, strict=True) if error is None]
    if not able:
        assert errors[0] is not None
        return Aim(name, "", key, why_not=look.labels.error(errors[0].code, **errors[0].data))
    told: dict[str, object] = {"type": "attack", **able[0]}
    if is_group and (not is_on_map or len(able) > 1):
        reach = [wish["attacker_id"] for wish in able] if is_on_map else attackers
        told = {"type": "attack_together", "monster_ids": reach, "target_id": target_id}
    query = urlencode({"do": "act", **told, "then": ""}, doseq=True)
    return Aim(name, f"{url}?{query}", key, facts)
