"""Which sign of the sprite stands for a thing of the quest, and which letters for a kind of monster."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from app.labels.labels import Labels
from app.systems.heroquest.board.quest_map import AnyThing, QuestChest, QuestDoor, QuestMark, QuestMonster, QuestTrap
from app.systems.heroquest.content.loader import shipped
from app.web.http.bundles import is_drawn

# Unturned sizes in squares of what is drawn wider or higher than one.
WIDE: Mapping[str, tuple[int, int]] = {
    "table": (3, 2),
    "sarcophagus": (3, 2),
    "rack": (3, 2),
    "alchemists_bench": (3, 2),
    "altar": (3, 2),
    "bookcase": (3, 1),
    "cupboard": (3, 1),
    "fireplace": (3, 1),
    "weapons_rack": (3, 1),
    "stairs": (2, 2),
    "blocked-wide": (2, 1),
    "double_pit_trap": (2, 1),
}
SMALL = ("throne", "chest", "chest-open", "blocked", "arrow", "wander", "goal", "lost_gear", "thrown_weapon")
TRAPS = (
    "pit_trap",
    "double_pit_trap",
    "spear_trap",
    "falling_block_trap",
    "guillotine",
    "magic_firestorm",
    "tomb_of_darkness",
)
_GREEN = ("goblin", "night_goblin", "orc", "black_orc", "fimir", "troll", "giant_troll")
_GREEN_TOO = ("ogre_warrior", "ogre_officer", "ogre_ruler")
_UNDEAD = ("skeleton", "cursed_one", "zombie", "mummy", "ghost_warrior", "elite_ghost_warrior", "spectre", "banshee")
_BEASTS = ("squig", "giant_spider", "spiders", "bats", "giant_bat", "dragon", "giant_rat", "clan_rat", "storm_rat")
_BEASTS_TOO = ("gutter_runner", "rat_ogre", "pack_master", "plague_monk", "assassin", "skaven_mage", "grey_seer")
_OUTLINES: Mapping[str, str] = {
    **dict.fromkeys((*_GREEN, *_GREEN_TOO), "green"),
    **dict.fromkeys(_UNDEAD, "undead"),
    **dict.fromkeys((*_BEASTS, *_BEASTS_TOO), "beast"),
}


def outline_of(kind: str) -> str:
    """The outline of a kind of monster: green, undead, beast, or chaos for everybody else."""
    return _OUTLINES.get(_plain(kind), "chaos")


def code_of(kind: str, labels: Labels, name: str = "") -> str:
    """The one or two letters of a kind, the same for everybody; of one that is only named the start of its `name`."""
    if code := _codes(labels).get(_plain(kind)):
        return code
    words = [word for word in name.replace("-", " ").split() if word[:1].isalnum()]
    return "".join(word[0] for word in words[:2]).upper() if len(words) > 1 else "".join(words)[:2].capitalize() or "?"


def crest_file(class_id: str) -> str:
    """The picture with a hero's coat of arms."""
    return f"crest-{class_id}" if is_drawn(f"crest-{class_id}") else "crest-hero"


def class_of_crest(class_id: str) -> str:
    """The class that gives it its colours."""
    return crest_file(class_id).replace("-", "--", 1)


def symbol_of(thing: AnyThing) -> str:
    """The drawing of a thing, without the sprite's prefix; empty where there is none."""
    match thing:
        case QuestChest():
            return "chest"
        case QuestTrap():
            return thing.content if thing.content in TRAPS else ""
        case QuestMark():
            return "arrow" if thing.content == "arrow" else ""
        case QuestMonster() | QuestDoor():
            return ""
    if thing.kind == "blocked":
        return "blocked-wide" if sorted((thing.width, thing.height)) == [1, 2] else "blocked"
    if thing.source == "WanderingMonster":
        return "wander"
    return thing.content if thing.content in WIDE or thing.content in SMALL else ""


def name_of(thing: AnyThing, labels: Labels) -> str:
    """What people call a thing."""
    named = {"monster": "monsters", "ally": "monsters", "furniture": "furniture", "trap": "traps"}.get(thing.kind)
    if thing.name:
        return thing.name
    if named and thing.content and f"{named}.{thing.content}" in labels:
        return labels.text(f"{named}.{thing.content}")
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", thing.source)


def numbered(monsters: Iterable[QuestMonster]) -> Mapping[str, int]:
    """Which number each monster bears among those of its kind and name; 0 where it is the only one."""
    ordered = list(monsters)
    kinds = [(one.content, one.name) for one in ordered]
    return {
        one.id: kinds[: place + 1].count(kinds[place]) if kinds.count(kinds[place]) > 1 else 0
        for place, one in enumerate(ordered)
    }


def _plain(kind: str) -> str:
    """A kind of the first edition bears the sign of the same one of today."""
    return kind.removeprefix("base_")


@lru_cache(maxsize=8)
def _codes(labels: Labels) -> Mapping[str, str]:
    """Kind by kind, those of the base game first: its first letter if that is free, else with the first that is."""
    taken: dict[str, str] = {}
    kinds = shipped().monsters
    for kind in sorted(filter(lambda one: one == _plain(one), kinds), key=lambda one: f"base_{one}" not in kinds):
        letters = [one for one in labels.text(f"monsters.{kind}") if one.isalpha()]
        choices = [letters[0].upper(), *(letters[0].upper() + one.lower() for one in letters[1:])]
        taken[kind] = next((one for one in choices if one not in taken.values()), choices[-1])
    return taken
