"""Whom a figure on turn can strike at once: a digit is the target, with the weapon nearest at hand."""

from collections.abc import Iterator
from urllib.parse import urlencode

from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.state.figures import Condition
from app.web.heroquest.actions.questions import attack_options
from app.web.heroquest.table.look import Look
from app.web.heroquest.table.turn import short_names
from app.web.heroquest.table.words import dice_in_short
from app.web.table.actions.menu import Aim

MOST = 9  # digits


def aims(look: Look, url: str, attacker_id: str, *others: str) -> tuple[Aim, ...]:
    """The foes of a figure in play, as the game master sees them; nobody where it cannot attack at all.

    `others` are monsters like it that strike together with it.
    """
    way = next(attack_options(look, attacker_id), None) if look.is_game_masters else None
    if way is None:
        return ()
    fields = {"attacker_id": attacker_id, **dict(way.fields)}
    together = (attacker_id, *others) if others else ()
    found = tuple(
        _aim(look, url, fields, together, *foe, str(key)) for key, foe in enumerate(_foes(look, attacker_id), 1)
    )
    return found[:MOST] if any(one.url for one in found) else ()


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
    look: Look, url: str, fields: dict[str, str], together: tuple[str, ...], target_id: str,
    facts: tuple[tuple[str, str], ...], key: str,
) -> Aim:  # fmt: skip
    wish = {**fields, "target_id": target_id}
    error = look.refusal(Attack.model_validate(wish, strict=False))
    name = look.name_of(target_id)
    if target_id in look.table.heroes:
        name = short_names(tuple(hero.name for hero in look.view.heroes)).get(name, name)
    if error is not None:
        return Aim(name, "", key, why_not=look.labels.error(error.code, **error.data))
    kind = "attack_together" if together else "attack"
    told = {"monster_ids": together, "target_id": target_id} if together else wish
    query = urlencode({"do": "act", "type": kind, **told, "then": ""}, doseq=True)
    return Aim(name, f"{url}?{query}", key, facts)
