"""The white die a tough nature throws against spells and poisons (ch. 1.1)."""

from collections.abc import Collection, Generator

from app.core.dice import Roll
from app.core.events import Event
from app.systems.heroquest.combat_dice import BLACK_SHIELD, COMBAT_DICE, WHITE_SHIELD, Color
from app.systems.heroquest.content.models import Ward
from app.systems.heroquest.house_rules import HouseRules
from app.systems.heroquest.magic_events import WardName, WardThrown
from app.systems.heroquest.rules.scene import Scene

WARD_DIE = COMBAT_DICE[Color.WHITE]

# Yields the throw as a fact and returns whether it warded off: `warded = yield from wards_off(…)`.
Warding = Generator[Event, None, bool]


def settle(scene: Scene, hero_id: str, name: WardName, roll: Roll, faces: Collection[str]) -> Warding:
    """Record the throw that counts."""
    warded = roll.faces[0] in faces
    yield scene.record(WardThrown(hero_id=hero_id, ward=name, roll=roll, warded=warded))
    return warded


def saving_faces(ward: Ward, attribute: int, house_rules: HouseRules) -> Collection[str]:
    """HR-DWARF-MAX: a black shield wards off; at the height of the gift a white one does, instead or as well."""
    if attribute < ward.white_from:
        return {BLACK_SHIELD}
    return {WHITE_SHIELD} if house_rules.warding_faces == "white" else {WHITE_SHIELD, BLACK_SHIELD}
