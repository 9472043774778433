"""Odds of a blow at a monster, as this person knows it."""

from collections.abc import Hashable

from app.core.errors import GameError
from app.core.model import changed_fields
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.odds.attack_odds import outlook, table_known
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.views.monsters import MonsterView
from app.web.heroquest.table.look import HeroQuestLook
from app.web.http.languages import spoken
from app.web.table.game_pages import Hidden
from app.web.ui.formats import percent
from app.web.ui.forms import from_texts


def chance_to_hit(look: HeroQuestLook, hero_id: str, monster_id: str, said: Hidden = ()) -> str:
    """Return the chance that an attack on a monster gets through; empty where none can be worked out.

    `said` are the fields of the attack, where it is not the plain one.
    """
    monster = next((one for one in look.view.monsters if one.id == monster_id), None)
    return _chance(look, hero_id, monster, said) if monster else ""


def _chance(look: HeroQuestLook, hero_id: str, monster: MonsterView, said: Hidden = ()) -> str:
    """Return the chance to hit, of all who look alike worked out once."""
    chances, same = _chances(look), monster.model_copy(update={"id": "", "number": 0, "name": ""})
    ways = tuple(one for one in said if one[0] in ("means", "weapon_id", "unarmed"))
    key = hero_id, same, ways
    if key not in chances:
        known: Table = table_known(look.table, look.actor.viewer)
        command = from_texts(Attack, {"attacker_id": hero_id, "target_id": monster.id, **dict(ways)})
        try:
            chances[key] = percent(float(outlook(known, command, look.content).wounds))
        except GameError:
            chances[key] = ""
    return chances[key]


def _chances(look: HeroQuestLook) -> dict[Hashable, str]:
    """Return the chances worked out so far, those of earlier revisions as long as the odds are the same."""
    kept, key = look.snapshot.kept, ("chances", spoken.get(), look.actor.role, look.actor.hero_ids)
    known: tuple[Table, dict[Hashable, str]] | None = kept.get(key)
    if known is None or not (known[0] is look.table or have_same_odds(known[0], look.table)):
        known = look.table, {}
    kept[key] = look.table, known[1]
    return known[1]


_NO_ODDS = frozenset({"gold", "quest_points", "quests_passed", "notes", "portrait", "picture"})  # of a hero


def have_same_odds(before: Table, after: Table) -> bool:
    """Return whether an attack goes alike at both tables, because they differ in what no rule of it asks for."""
    if not changed_fields(before, after) <= {"heroes", "ledger"} or before.heroes.keys() != after.heroes.keys():
        return False
    return all(changed_fields(before.heroes[one], hero) <= _NO_ODDS for one, hero in after.heroes.items())
