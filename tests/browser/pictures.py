"""Every picture of the documents and what it shows: all panels in the quest that is underway, in two sizes."""

from collections.abc import Mapping

SIZES: Mapping[int, tuple[int, int]] = {1366: (1366, 768), 390: (390, 844)}

_TABLE = "{campaign}/table"
_ACT = _TABLE + "?do=act&type="  # still asking
_ON = _TABLE + "?do=act&then=&type="  # on its way: dice, consequences
_BLOW = _ON + "attack&attacker_id=ragna&target_id=o-1&weapon_id=ragna.broadsword"

# Before the quest: the pages of the README, each in its own size.
CALM: Mapping[str, tuple[str, int, int]] = {
    "table-1366": (_TABLE, 1366, 768),
    "table-fall-1366": (
        _TABLE + "?type=lose_body_points&hero_id=liathan&points=6&answer=hand:4&answer=hand:6",
        1366,
        768,
    ),
    "sheet-a5": ("{campaign}/heroes/liathan/sheet", 620, 900),
}
# In a fight. `{blow}` is the action that killed an orc.
PANELS: Mapping[str, str] = {
    "turn": _TABLE,
    "menu": _TABLE + "?do=menu&for=s",
    "target": _ACT + "attack&attacker_id=liathan",
    "fight": _BLOW + "&tap=skull&tap=white_shield",
    "blow": _BLOW + "&answer=hand:skull,skull,skull,white_shield&answer=hand:white_shield,black_shield,white_shield",
    "dice": _BLOW.replace("ragna", "borrek").replace("broadsword", "axe") + "&throwing=0:standard",
    "monsters": _TABLE + "?do=monsters",
    "monster": _TABLE + "?do=monster&monster_id=s",
    "hero": _TABLE + "?hero=borrek",
    "trap": _ON + "spring_trap&figure_id=borrek&trap=spear_trap&tap=skull",
    "movement": _ON + "move_roll&hero_id=ragna",
    "potion": _ACT + "drink_potion&hero_id=liathan",
    "scroll": _ACT + "read_scroll&hero_id=aldemar",
    "spell": _ACT + "cast_basic_spell&hero_id=aldemar",
    "spell-set": _ACT + "cast_set_spell&hero_id=liathan",
    "heal": _ON + "heal_with_herbs&hero_id=liathan&to_id=liathan",
    "hand-over": _ACT + "give_item_to&hero_id=ragna",
    "weapons": _ACT + "ready_weapon&hero_id=ragna",
    "decks": _TABLE + "?do=decks&deck=treasure",
    "find": _TABLE + "?do=find&search=trank",
    "seat": _TABLE + "?do=seat",
    "roll": _TABLE + "?do=roll",
    "chronicle": "{campaign}/log?who=ragna",
    "undo": "{campaign}/undo?target={blow}",
    "screen": "{campaign}/screen",
    "watch": "{campaign}/watch",
}
# When the monsters are gone and somebody is beyond help.
AFTERWARDS: Mapping[str, str] = {
    "chest": _ACT + "open_chest&hero_id=borrek",
    "treasure": _ON + "search_for_treasure&hero_id=liathan&area=Krypta&answer=hand:healing_potion_card",
    "furniture": _ACT + "search_furniture&hero_id=liathan",
    "fate": _ON + "roll_fate&answer=hand:8",
    "brew": _ACT + "brew_potion&hero_id=aldemar",
    "loot": _ACT + "loot_hero&hero_id=ragna",
}
# Of the README, in each language: the sample group on its map, and a passport on the phone. From the table on.
LANGUAGES: Mapping[str, str] = {"en": "en-GB", "de": "de-DE"}
OF_README: Mapping[str, tuple[str, int]] = {
    "board": ("", 1366),
    "passport": ("/../heroes/liathan", 390),
}
OF_PLAYERS = ("pass-390", "acting-390", "propose-390", "accept-1366")  # after a few taps
FEW = {"board-en-1366", "table-fall-1366", "fight-1366", "fight-390", "propose-390"}  # what is taken in every run
ALL = {*CALM, *(f"{name}-{width}" for name in (*PANELS, *AFTERWARDS) for width in SIZES), *OF_PLAYERS}
ALL |= {f"{name}-{language}-{width}" for language in LANGUAGES for name, (_, width) in OF_README.items()}
