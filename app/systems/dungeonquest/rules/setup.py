"""Setting up, and whose turn it is."""

from collections.abc import Generator, Mapping
from typing import Literal, get_args

from app.core.board.compass import Direction
from app.core.dice import D6
from app.core.errors import RuleViolation
from app.core.function_rules import Ask, Facts, Found, found
from app.core.tabletop import seats_from
from app.systems.dungeonquest.content import read_data
from app.systems.dungeonquest.fields import (
    Count,
    Exits,
    Name,
    Names,
    RoomKind,
    Side,
    SomeNames,
    Variant,
    blocked_by,
)
from app.systems.dungeonquest.rules import rule
from app.systems.dungeonquest.rules.movement import corridor_ways

Component = Literal[
    "determination_token", "searched_token", "catacomb_entrance", "monster_token", "wound_token", "room_tile",
    "hero_sheet", "dungeon_card", "catacomb_card", "search_card", "treasure_card", "trap_card", "door_card",
    "crypt_card", "corpse_card", "monster_card", "dragon_card", "rune_card", "combat_card", "die",
]  # fmt: skip
BOX: Mapping[str, int] = read_data("box")
UNLIMITED = 5  # the first ones may be replaced by anything at hand
STEPS = ("board", "tiles", "combat_cards", "decks", "sun", "tokens", "first_player", "heroes", "runes", "start_rooms")
MOST_HEROES = 4


@rule("DQ-SET-1")
def first_player(ask: Ask, players: Names) -> Facts:
    """Roll one d6 each, all in one roll in the order of the players; the highest is first player for the whole game.

    A-01: only those tied for the highest roll again, or everybody. Source: SR setup 7, RH Startspieler.
    """
    yield from rolled_first(ask, players, players)


def rolled_first(ask: Ask, seats: Names, names: Names) -> Generator[Found, None, str]:
    """Yield the seat of the first player; `names` are told, in the same order (DQ-SET-1)."""
    everybody = dict(zip(seats, names, strict=True))
    rolling = everybody
    while len(rolling) > 1:
        rolled = [int(face) for face in ask.answers.roll("first_player", *[D6] * len(rolling)).faces]
        highest = {one: rolling[one] for one, face in zip(rolling, rolled, strict=True) if face == max(rolled)}
        tied = len(highest) > 1
        yield found("DQ-SET-1", "rolled_for_first", players=tuple(rolling.values()), dice=tuple(rolled), tied=tied)
        rolling = everybody if tied and ask.holds("A-01", "everybody") else highest
    [first] = rolling
    yield found("DQ-SET-1", "first_player", first_player=rolling[first])
    return first


@rule("DQ-SET-2")
def setup_steps(_ask: Ask) -> Facts:
    """List the ten steps of setting up, in their order. Source: SR Spielaufbau."""
    yield found("DQ-SET-2", "setup_steps", steps=STEPS)


@rule("DQ-SET-3")
def start_room(
    _ask: Ask, seating: Names, first_player: Name, tower: Name | None = None, occupied_towers: SomeNames = ()
) -> Facts:  # fmt: skip
    """In seating order from the first player: choose a hero, draw a rune, take a tower without a hero.

    Four towers, so four heroes at most. Source: SR setup 8–10.
    """
    if len(seating) > MOST_HEROES:
        raise RuleViolation("heroes.too_many", field="seating", maximum=MOST_HEROES)
    order = seats_from(seating, first_player, "first_player")
    if tower is not None and tower in occupied_towers:
        raise RuleViolation("tower.occupied", field="tower")
    yield found("DQ-SET-3", "start_order", order=order, passes=("hero", "rune", "start_room"))
    if tower is not None:
        yield found("DQ-SET-3", "start_room", tower=tower, allowed=True)


@rule("DQ-SET-4")
def component_limit(_ask: Ask, component: Component, needed: Count = 1) -> Facts:
    """Tell how many there are in the box, and whether anything else may stand for it. Source: RH
    Materialbeschränkung.
    """
    limited = get_args(Component).index(component) >= UNLIMITED
    enough = not limited or needed <= BOX[component]
    reason = "component_limited" if limited else "component_unlimited"
    yield found("DQ-SET-4", reason, component=component, in_box=BOX[component], limited=limited, enough=enough)


@rule("DQ-SET-5")
def choose_variants(_ask: Ask, variants: tuple[Variant, ...] = (), game_begun: bool = False) -> Facts:
    """None, one or several, agreed on before the game. Source: RH Regelvarianten."""
    if game_begun:
        raise RuleViolation("variants.too_late", field="game_begun")
    yield found("DQ-SET-5", "variants", variants=tuple(dict.fromkeys(variants)))


@rule("DQ-TRN-1")
def turn_order(_ask: Ask, seating: Names, first_player: Name, out: SomeNames = (), active: Name | None = None) -> Facts:
    """Clockwise from the first player; who is dead or has escaped (`out`) is skipped. Source: SR Spielablauf."""
    order = tuple(name for name in seats_from(seating, first_player, "first_player") if name not in out)
    after = order if active is None else tuple(n for n in seats_from(seating, active, "active")[1:] if n not in out)
    following = next(iter(after or order), None)
    yield found("DQ-TRN-1", "turn_order", order=order, next=following)


@rule("DQ-TRN-2")
def status_phase(ask: Ask, is_first_player: bool = False, cards: Count = 0, in_catacombs: bool = False) -> Facts:
    """Cards that act at the start of the turn, and for the first player the sun; in the catacombs too.

    A-02: which comes first. Source: SR Spielablauf, RH Zustandsphase.
    """
    steps = [*(["cards"] if cards else []), *(["sun"] if is_first_player else [])]
    if ask.holds("A-02", "sun_first"):
        steps.reverse()
    yield found("DQ-TRN-2", "status_phase", steps=tuple(steps), in_catacombs=in_catacombs)


@rule("DQ-TRN-3")
def action_phase(
    ask: Ask, room: RoomKind = "dungeon", exits: Exits = (), torch: bool = False, monster_token: bool = False,
    searched_token: bool = False, entrance: bool = False, loot: Count = 0, in_catacombs: bool = False,
    came_from: Direction | None = None, side: Side = "", solitaire: bool = False, treasure_cards: Count | None = None
) -> Facts:  # fmt: skip
    """Exactly one of the legal actions; the others with the reason why not. Source: RH Aktionsphase.

    `came_from` counts in a corridor, `side` in a split room. `treasure_cards`: so many of the `loot`, all if left out.
    """
    lacks = loot_lacks(loot, loot if treasure_cards is None else treasure_cards, solitaire=solitaire)
    hindered = actions(
        ask, room=room, exits=exits, torch=torch, monster_token=monster_token, searched_token=searched_token,
        entrance=entrance, lacks=lacks, in_catacombs=in_catacombs, came_from=came_from, side=side,
    )  # fmt: skip
    able = tuple(one for one, why in hindered.items() if not why)
    unable = {one: why for one, why in hindered.items() if why}
    reason = "actions" if able else "no_action"
    yield found("DQ-TRN-3", reason, legal=able, not_legal=unable, dead_end=not able)


def actions(
    ask: Ask, *, room: str, exits: Exits, torch: bool, monster_token: bool, searched_token: bool, entrance: bool,
    lacks: str, in_catacombs: bool, came_from: str | None = None, side: str = ""
) -> Mapping[str, str]:  # fmt: skip
    """Return every action of a turn with what hinders it, empty where it may be done (DQ-TRN-3).

    A move names its direction, in the dark none. `lacks`: what the loot lacks for an escape.
    """
    if in_catacombs:
        hindered = ("move", "search", "enter_catacombs", "escape")
        return {"draw_catacomb_card": "", **dict.fromkeys(hindered, "in_catacombs")}
    found = moves(ask, room, exits, came_from, side)
    found["search"] = search_hindrance(torch=torch, monster_token=monster_token, searched_token=searched_token)
    found["enter_catacombs"] = "" if entrance else "no_entrance"
    if room == "treasure":
        found["draw_dragon_card"] = ""
    late = "on_entry_only" if ask.holds("A-14", "entry_only") else ""
    found["escape"] = "no_tower" if room != "tower" else lacks or late
    return found


def moves(ask: Ask, room: str, exits: Exits, came_from: str | None, side: str) -> dict[str, str]:
    """Return each move out of a room at the start of a turn, with what hinders it (DQ-MOV-1)."""
    if room == "darkness":
        return {"move": "" if any(not blocked_by(one) for one in exits) else "wall"}
    on = corridor_ways(ask, exits, came_from, "start_of_turn") if room == "corridor" else None
    found = dict[str, str]()
    for one in exits:
        hindrance, is_across = blocked_by(one), one.side != side
        if room == "bridge" and is_across and ask.holds("A-13", "may_cross"):
            hindrance = ""
        elif room == "chasm" and is_across:
            hindrance = "other_side"
        elif on is not None and one.direction not in on:
            hindrance = hindrance or "way_back"
        name = f"move_{one.direction}"
        found[name] = hindrance and found.get(name, hindrance)
    return found


def loot_lacks(loot: int, treasure_cards: int, *, solitaire: bool) -> str:
    """Return why loot is not enough to escape; empty when it is (DQ-ESC-1, DQ-SOL-2)."""
    return "no_treasure_card" if solitaire and not treasure_cards else "" if loot else "no_loot"


def search_hindrance(*, torch: bool, monster_token: bool, searched_token: bool) -> str:
    """Return why a room may not be searched; empty when it may (DQ-SRC-1)."""
    return "no_torch" if not torch else "monster" if monster_token else "searched" if searched_token else ""


@rule("DQ-TRN-4")
def timing_conflict(_ask: Ask, active_player: Name, wanting: Names) -> Facts:
    """Let the active player set the order of abilities that are wanted at once. Source: RH Timing-Konflikte."""
    yield found("DQ-TRN-4", "timing", decides=active_player, wanting=wanting)


@rule("DQ-TRN-5")
def hero_ability(_ask: Ask, wording: Literal["may", "must"] = "may") -> Facts:
    """Treat what "may" be done as optional. Source: RH Heldenfähigkeiten."""
    yield found("DQ-TRN-5", "ability", optional=wording == "may")


@rule("DQ-TRN-6")
def end_of_turn(_ask: Ask, heroes_in_treasure_chamber: Count = 0, drawn_dragon_cards: Count = 0) -> Facts:
    """Put all drawn dragon cards back if the chamber is empty, at the end of every turn. Source: RH Schatzkammer."""
    back = drawn_dragon_cards if not heroes_in_treasure_chamber else 0
    yield found("DQ-TRN-6", "dragon_cards", reshuffle=not heroes_in_treasure_chamber, cards_back=back)
