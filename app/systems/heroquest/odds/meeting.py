"""What a hero and a kind of monster have to expect of each other: one blow each, exactly as the rules strike it."""

from functools import lru_cache
from typing import NamedTuple

from app.core.answers import Answers
from app.core.errors import GameError
from app.systems.heroquest.bestiary_views import Bestiary
from app.systems.heroquest.combat_commands import Attack, PlaceMonster
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.monsters import MonsterEntry
from app.systems.heroquest.content.own_entry import OwnEntry
from app.systems.heroquest.house_rules import HouseRules
from app.systems.heroquest.odds.outlook import Outlook, outlook
from app.systems.heroquest.own_content import overlaid_by
from app.systems.heroquest.rules import weapons
from app.systems.heroquest.rules.combat.monsters import place_monster
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Hero, Table

_HERO, _FOE = "hero", "foe"


class Meeting(NamedTuple):
    """The hero's blow at the monster and the monster's at the hero; None for whoever cannot strike now.

    Who has nothing but bow or crossbow shoots.
    """

    strikes: Outlook | None
    suffers: Outlook | None


def meeting(hero: Hero, kind: str, bestiary: Bestiary, rules: HouseRules) -> Meeting | None:
    """A hero as he stands now against a fresh monster of a kind; None where the quest has to say its values."""
    entry = bestiary.content.monsters[kind]
    if entry.needs_quest_values or entry.further_attacks:
        return None
    nameless = hero.model_copy(update={"id": _HERO, "name": "", "player": "", "gold": 0, "quest_points": 0})
    return _meeting(nameless, entry, rules, bestiary.own)


@lru_cache(maxsize=4096)
def _meeting(hero: Hero, entry: MonsterEntry, rules: HouseRules, own: tuple[OwnEntry, ...]) -> Meeting:
    """Remembered by everything it depends on: a page asks for all kinds and all heroes at once."""
    known = overlaid_by(own).content
    content = known.model_copy(update={"monsters": {**known.monsters, entry.id: entry}})
    scene = Scene(Table(heroes={_HERO: hero}, house_rules=rules, own_content=own), content, Answers())
    list(place_monster(scene, PlaceMonster(monster_id=_FOE, kind=entry.id)))
    only_shoots = weapons.melee_weapon(hero, content) is None and weapons.ranged_weapon(hero, content) is not None
    strikes = Attack(attacker_id=_HERO, target_id=_FOE, means="ranged" if only_shoots else "melee")
    suffers = Attack(attacker_id=_FOE, target_id=_HERO)
    return Meeting(_blow(scene.table, strikes, content), _blow(scene.table, suffers, content))


def _blow(table: Table, attack: Attack, content: Content) -> Outlook | None:
    try:
        return outlook(table, attack, content)
    except GameError:
        return None
