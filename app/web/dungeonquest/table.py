"""What a table of DungeonQuest shows: the sun, the plan of the rooms, and what whoever is on turn can do."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from app.labels.labels import Labels
from app.systems.dungeonquest.actions import hindrances
from app.systems.dungeonquest.content import field_of
from app.systems.dungeonquest.rules.attribute_tests import ways
from app.systems.dungeonquest.rules.ending import scored
from app.systems.dungeonquest.seats import scores
from app.systems.dungeonquest.shapes import DIRECTIONS, Exit, way_of
from app.systems.dungeonquest.state import Hero, Table
from app.web.http.languages import t
from app.web.table.actions.declared import Actions
from app.web.table.game_pages import Draft
from app.web.table.look import Look
from app.web.table.panel_forms import FormMaker, Hidden

ARROWS = {"north": "arrow-up", "east": "arrow-right", "south": "arrow-down", "west": "arrow-left"}


@dataclass(frozen=True)
class Sun:
    """The sun track: its numbers, the space of the sun, and how many are left to the first number."""

    numbers: tuple[int, ...]
    position: int
    left: int


@dataclass(frozen=True)
class Cell:
    """A room on the plan: where, what, its open sides with what stands there, tokens, and who is there."""

    x: int
    y: int
    kind: str
    title: str
    openings: tuple[tuple[str, str], ...]
    tokens: tuple[str, ...]
    heroes: tuple[str, ...]
    is_here: bool
    is_joined: bool  # with the next field in the east, as one room


@dataclass(frozen=True)
class Plan:
    """The whole board; `label` says it in words."""

    width: int
    height: int
    cells: tuple[Cell, ...]
    label: str


@dataclass(frozen=True)
class Way:
    """Something to do now: one tap; a note says what it costs."""

    icon: str
    text: str
    note: str
    hidden: Hidden


@dataclass(frozen=True)
class FightingSide:
    """Somebody in a fight: whose card lies face down, and whose is still awaited."""

    name: str
    note: str
    has_laid: bool


@dataclass(frozen=True)
class TurnPanel:
    """What can be done and what cannot, or the score. `sides`: who fights, with what is known of that side."""

    url: str
    title: str
    place: str
    ways: tuple[Way, ...]
    cannot: tuple[tuple[str, str], ...]
    setup: tuple[tuple[str, str], ...]
    done: tuple[str, ...]
    form_errors: tuple[str, ...]
    sides: tuple[FightingSide, ...] = ()
    more: tuple[tuple[str, str], ...] = ()


def sun(table: Table) -> Sun:
    """Where the sun stands."""
    numbers = table.ground.sun
    first = next((n for n, one in enumerate(numbers, start=1) if one), len(numbers))
    return Sun(numbers, table.sun, max(first - table.sun, 0))


def plan(table: Table, labels: Labels) -> Plan:
    """The rooms that are known."""
    here = table.heroes[table.active].place if table.active else ""
    cells = tuple(_cell(table, labels, place, here) for place in table.rooms)
    label = "; ".join(f"{cell.title}: {', '.join(cell.heroes)}" for cell in cells if cell.heroes)
    return Plan(table.ground.width, table.ground.height, cells, label)


def _cell(table: Table, labels: Labels, place: str, here: str) -> Cell:
    room, (column, row) = table.rooms[place], field_of(place)
    tokens = {
        "monster": room.monster_token, "searched": room.searched_token, "torch": room.tile.torch,
        "entrance": room.entrance_token or room.tile.entrance,
    }  # fmt: skip
    heroes = tuple(one.name for one in table.heroes.values() if one.place == place and not one.is_out)
    openings = tuple((side, (*there, "")[0]) for side, there in room.tile.openings.items())
    shown = tuple(name for name, is_there in tokens.items() if is_there)
    title = f"{labels.word('room', room.tile.kind)} {square(place)}"
    return Cell(
        column,
        row,
        room.tile.kind,
        title,
        openings,
        shown,
        heroes,
        place == here,
        place == next(iter(table.ground.chamber)),
    )


def square(place: str) -> str:
    """A field as people call it: D9."""
    column, row = field_of(place)
    return f"{chr(ord('A') + column % 26)}{row + 1}"


def values(hero: Hero, labels: Labels) -> Iterator[str]:
    """A hero in a few words."""
    yield t("life_left", left=max(hero.sheet.life - hero.wounds, 0), life=hero.sheet.life)
    yield t("tokens_and_gold", tokens=hero.tokens, gold=hero.gold)
    for name in ("strength", "agility", "toughness", "luck"):
        yield f"{labels.word('attribute', name)} {getattr(hero.sheet, name)}"
    if hero.rune:
        yield t("rune_of", rune=labels.option("rune", hero.rune))
    if hero.status != "dungeon":
        yield labels.word("status", hero.status)
    yield from filter(None, (hero.sheet.text,))


def turn_panel(look: Look, table: Table, draft: Draft, actions: Actions, own: str) -> TurnPanel:
    """The panel while nothing is on its way. `own`: the hero whose passport it lies on; empty at the table."""
    if own and own != table.active and table.phase not in ("setup", "over"):
        return TurnPanel(
            draft.url,
            t("turn_of_hero", hero=table.heroes[table.active].name, is_sun=table.phase == "status"),
            "",
            (),
            (),
            (),
            look.just_done(draft),
            look.errors(draft.errors),
        )
    done, errors = look.just_done(draft), look.errors(draft.errors)
    if table.phase in ("setup", "over"):
        told = () if table.phase == "setup" else tuple(look.labels.sentence(one, {}) for one in scored(scores(table)))
        kinds = ("seat_hero", *(("begin_game",) if table.heroes else ())) if table.phase == "setup" and not own else ()
        setup = tuple(_asked(look, draft, one) for one in kinds)
        title = t("who_plays") if table.phase == "setup" else t("the_end")
        return TurnPanel(draft.url, title, "", (), (), setup, (*done, *told), errors)
    hero, forms = table.heroes[table.active], FormMaker(draft, look.snapshot)
    able = {"start_turn": ""} if table.phase == "status" else hindrances(table, hero)
    can = [name for name, hindrance in able.items() if not hindrance] or ["meet_dead_end"]
    found = tuple(_way(look.labels, table, hero, name, forms, actions) for name in can)
    cannot = tuple((_text(look.labels, name), look.labels.word("hindrance", why)) for name, why in able.items() if why)
    kind = table.rooms[hero.place].tile.kind
    place = t("below") if hero.status == "catacombs" else f"{look.labels.word('room', kind)} {square(hero.place)}"
    panel = TurnPanel(draft.url, t("what_does", hero=hero.name), place, found, cannot, (), done, errors)
    more = ("use_card", *(() if hero.has_drawn_rune else ("draw_rune",)))
    return replace(panel, more=tuple(_asked(look, draft, one, hero.id) for one in more))


def _asked(look: Look, draft: Draft, kind: str, hero_id: str = "") -> tuple[str, str]:
    """What is asked for before it can be done, and where."""
    acting = f"&hero_id={hero_id}" if hero_id else ""
    return look.labels.text(f"actions.{kind}"), f"{draft.url}?do=act&type={kind}{acting}"


def _text(labels: Labels, name: str) -> str:
    direction = name.removeprefix("move_")
    return labels.word("direction", direction) if direction in DIRECTIONS else labels.text(f"actions.{name}")


def _way(labels: Labels, table: Table, hero: Hero, name: str, forms: FormMaker, actions: Actions) -> Way:
    direction = name.removeprefix("move_")
    if direction not in DIRECTIONS:
        note = t("note_of", action=name) if name in ("start_turn", "draw_below", "meet_dead_end", "escape") else ""
        return Way(actions.of(name).icon or "play", _text(labels, name), note, forms.acting(name, hero_id=hero.id))
    passage = way_of(table.exits(hero.place, hero.id), direction)
    assert passage is not None
    room = table.rooms.get(table.beyond(hero.place, direction) or "")
    there = labels.word("room", room.tile.kind) if room else labels.word("ends_at", passage.ends_at)
    note = ", ".join(_costs(labels, hero, passage, room.tile.kind if room else ""))
    return Way(ARROWS[direction], f"{labels.word('direction', direction)}: {there}", note,
               forms.acting("move_hero", hero_id=hero.id, direction=direction))  # fmt: skip


def _costs(labels: Labels, hero: Hero, passage: Exit, kind: str) -> Iterator[str]:
    for one in passage.obstacles:
        odds = {"now": percent(hero.sheet.strength), "tokens": percent(hero.sheet.strength + hero.tokens)}
        yield t("portcullis_odds", **odds) if one == "portcullis" else labels.word("obstacle", one)
    if kind == "pit":
        yield t("pit_odds", now=percent(hero.sheet.luck), tokens=percent(hero.sheet.luck + hero.tokens))


def percent(limit: int) -> int:
    """How likely two dice show at most this, in percent."""
    return round(100 * ways(limit) / 36)
