"""The panel beside the map and its rows: what can be done with things, what the game master does with figures by hand,
and the trap that somebody stands on, who goes no further before it has done its work."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from app.core.board.squares import Square, Turn, distance
from app.systems.heroquest.board.at_table import area_name, place_name, the_board, thing_place
from app.systems.heroquest.board.quest_map import AnyThing, QuestDoor, QuestTrap
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.chests.drawn import DrawnChest, chest_named
from app.systems.heroquest.content.exploration import TrapEffect
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.maps.commands import PutFigure, WalkTo
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import DisarmTrap, JumpTrap, SpringTrap
from app.systems.heroquest.turn_reminders import Due, due
from app.systems.heroquest.views.map import SeenBoard, SeenFigure, SeenGear
from app.web.heroquest.actions.field_options import chest_in_words
from app.web.heroquest.maps import overlay
from app.web.heroquest.maps.live_map import MapTelling
from app.web.heroquest.maps.shapes import Shape, Token
from app.web.heroquest.maps.signs import name_of
from app.web.heroquest.table.look import Look
from app.web.http.forms import fields_of
from app.web.http.languages import t
from app.web.table.actions.declared import action_url
from app.web.table.actions.menu import Means, MenuPanel
from app.web.table.game_pages import Draft, Hidden
from app.web.table.panel_forms import FormMaker
from app.web.ui.rendering import Context


@dataclass(frozen=True)
class Way:
    """A button of a row: a form that acts, or a link to a panel."""

    text: str
    icon: str
    hidden: Hidden = ()
    url: str = ""
    tone: str = ""


@dataclass(frozen=True)
class Row:
    """Something on the board: what, where, what speaks for or against it, and what can be done."""

    title: str
    square: str
    note: str
    ways: tuple[Way, ...] = ()
    token: Token | None = None
    icon: str = ""
    at: str = ""  # a tap on this square does the first of its ways
    door: str = ""  # … or one on this door
    is_no: bool = False


@dataclass
class MapPanel:
    """What the template prints. `ground` and `above` are drawn on the board, below and above the figures."""

    url: str
    title: str
    class_id: str
    acting: str
    left: int | None
    chosen: str
    follows: str  # where it is fetched anew when the table changes
    menu: MenuPanel | None  # everything else that can be done; in the game master's turn, all who act in it
    rows: list[Row] = field(default_factory=list)
    others: list[Row] = field(default_factory=list)  # what cannot be done just now, each with its reason
    opens_below: int = 5  # so many of them are not folded away
    texts: list[Context] = field(default_factory=list)  # to be read aloud, each with its letter, if it has one
    ground: list[Shape] = field(default_factory=list)
    above: list[Shape] = field(default_factory=list)
    offset: int = 0
    roll: Hidden = ()
    walk: Hidden = ()  # the first tap on a square of `before` sends this
    before: str = ""
    free: str = ""  # … or a tap on one of these squares does: with a monster in hand (`put`) it comes to stand there
    put: str = ""
    means: tuple[Means, ...] = ()  # what the acting figure has spent of its turn
    form_errors: tuple[str, ...] = ()


@dataclass(frozen=True)
class FigureAtHand:
    """What is shown of one figure on its board: who looks at it, in which panel, and what makes its forms and signs."""

    panel: MapPanel
    board: SeenBoard
    figure: SeenFigure
    look: Look
    draft: Draft
    make: FormMaker
    telling: MapTelling


THING = "search"  # the icon of a row about something that is drawn


class ThingRows:
    """Makes the rows of one board for a figure that is at hand, or for nobody."""

    def __init__(
        self, telling: MapTelling, look: Look, url: str, board: SeenBoard, make: FormMaker, figure: SeenFigure | None
    ) -> None:
        self._telling, self._look, self._url, self._board = telling, look, url, board
        self._make, self._figure = make, figure

    def on(self, square: Square) -> Iterator[Row]:
        """Everything on a square."""
        for thing in self._board.drawn.things:
            if not isinstance(thing, QuestDoor) and square in set(thing.block.squares()):
                yield from self._row(thing, square)
        for gear in self._board.gear:
            if gear.square == square:
                ways = tuple(self._take(gear))
                name, place = self._telling.gear_name(gear), place_name(self._board.number, square)
                yield Row(name, place, t("lies_on_the_floor"), ways, icon="hand")

    def _take(self, gear: SeenGear) -> Iterator[Way]:
        """A hero who stands beside it can take it up."""
        figure = self._figure
        if figure is not None and figure.side is Side.HERO and distance(figure.square, gear.square) < 2:
            hidden = self._make.acting("pick_up", hero_id=figure.id, item_id=gear.item_id)
            yield Way(self._look.labels.text("actions.pick_up"), "hand", hidden)

    def door(self, door_id: str) -> Iterator[Row]:
        """A door nobody knows of yet, for the game master."""
        for door in self._board.drawn.doors():
            if door.id == door_id and door.id in self._board.veiled:
                inside = next((one for one in door.edge if the_board().has(one)), door.edge[0])
                yield self._made(
                    door, inside, t("players_do_not_see_it"), self._show(door) if self._is_hidden(door) else ()
                )

    def _row(self, thing: AnyThing, square: Square) -> Iterator[Row]:
        ways = tuple(self._ways(thing, square))
        veiled = t("players_do_not_see_it") if thing.id in self._board.veiled else ""
        state = t("state_of_thing", state=thing.state) if isinstance(thing, QuestTrap) else self._holds(thing)
        if ways or self._holds(thing):
            yield self._made(thing, square, ", ".join(filter(None, (state, veiled))), ways)

    def _holds(self, thing: AnyThing) -> str:
        """What is drawn in a chest and on it, for the game master; empty for everything else."""
        chest = self._chest(thing)
        if chest is None:
            return ""
        if thing.id in self._board.opened:
            return t("stands_open")
        return chest_in_words(self._look, chest)

    def _chest(self, thing: AnyThing) -> DrawnChest | None:
        if thing.kind != "chest" or not self._look.is_game_masters:
            return None
        return chest_named(self._look.table, thing_place(self._board.number, thing))

    def _ways(self, thing: AnyThing, square: Square) -> Iterator[Way]:
        name, labels = place_name(self._board.number, square), self._look.labels
        if self._is_hidden(thing):
            yield from self._show(thing)
        if self._figure is None or self._figure.id not in self._look.table.heroes:
            return
        hero, area = self._figure.id, area_name(self._board.number, the_board().area(square))
        if thing.kind == "furniture" and thing.content in self._look.content.furniture:
            fields = {"hero_id": hero, "area": area, "furniture": thing.content}
            yield self._asks("search_furniture", labels.text("actions.search_furniture"), fields)
        elif (chest := self._chest(thing)) and thing.id not in self._board.opened:
            is_armed = chest.thing.is_trapped and chest.name not in self._look.table.dungeon.safe_chests
            for kind in ("disarm_chest", "open_chest") if is_armed else ("open_chest",):
                yield self._asks(kind, labels.text(f"actions.{kind}"), {"hero_id": hero, "chest": chest.name})
        elif isinstance(thing, QuestTrap):
            if thing.state == "found":
                yield from self._onto_trap(hero, name)
            trap = self._look.content.traps.get(thing.content)
            if thing.state == "found" or (thing.state == "sprung" and trap and trap.effect is TrapEffect.PIT):
                yield from self._over_trap(hero, name, thing.content)

    def _onto_trap(self, hero: str, square: str) -> Iterator[Way]:
        """HQ-10.3: to disarm a trap a hero steps onto it; he says before whether he will."""
        if self._look.refusal(WalkTo(hero_id=hero, square=square)) is None:
            for kind, said in (("disarm_trap", "disarm"), ("spring_trap", "spring")):
                hidden = self._make.acting("walk_to", hero_id=hero, square=square, answer=f"choice:{said}")
                yield Way(self._look.labels.text(f"actions.{kind}"), "footprints", hidden)

    def _over_trap(self, hero: str, square: str, trap: str) -> Iterator[Way]:
        """HQ-10.2.2: over a found trap or an open pit right beside, if the steps suffice for the square behind."""
        kind = trap or next(iter(self._look.content.traps))  # the map knows which; who only sees a mark does not
        if self._look.refusal(JumpTrap(figure_id=hero, square=square, trap=kind)) is None:
            fields = {"figure_id": hero, "square": square, "trap": trap}
            yield self._asks(JumpTrap.type_name, self._look.labels.text("actions.jump_trap"), fields)

    def _is_hidden(self, thing: AnyThing) -> bool:
        """Whether it waits to be found: nobody but the game master knows of it."""
        if not self._look.is_game_masters:
            return False
        return getattr(thing, "state", "") == "hidden" or (thing.kind == "monster" and thing.id in self._board.veiled)

    def _show(self, thing: AnyThing) -> tuple[Way, ...]:
        return (Way(t("show"), "eye", self._make.acting("find_thing", thing_id=thing.id)),)

    def _asks(self, kind: str, text: str, fields: dict[str, str]) -> Way:
        """A link to the panel that asks for an action, with what the board knows filled in."""
        said = {name: value for name, value in fields.items() if value}
        return Way(text, "search", url=action_url(self._url, kind, **said))

    def _made(self, thing: AnyThing, square: Square, note: str, ways: tuple[Way, ...]) -> Row:
        name = name_of(thing, self._look.labels) or t("kind_of_thing", kind=thing.kind)
        return Row(name, place_name(self._board.number, square), note, ways, icon=THING)


_WITH_SIDES = {"dragon_fight", "spider_attack"}  # their attacks go to the front, aside and behind


def turning(hand: FigureAtHand) -> Iterator[Row]:
    """A quarter turn of a monster whose sides count or that is longer than wide; its front is drawn."""
    look, figure = hand.look, hand.figure
    monster = look.table.monsters.get(figure.id)
    if monster is None or not look.is_game_masters or figure.side is not Side.MONSTER:
        return
    has_sides = bool(_WITH_SIDES & {*monster.abilities, *look.content.monsters[monster.kind].abilities})
    if not has_sides and figure.width == figure.height:
        return
    turned = look.table.map.turns.get(figure.id) if look.table.map else None
    if has_sides and turned is not None:
        hand.panel.above += overlay.front_shapes(figure.block, turned)
    square, start = place_name(hand.board.number, figure.square), turned or Turn.DOWNWARD
    wishes = (PutFigure(figure_id=figure.id, square=square, turn=one) for one in _after(start))
    turn = next((wish.turn for wish in wishes if look.refusal(wish) is None), None)
    note = t("front_of_figure", turn=turned.value if turned else "none") if has_sides else ""
    if turn is None:
        yield Row(t("turn_figure"), square, t("no_room_to_turn"), icon="rotate-cw", is_no=True)
        return
    hidden = hand.make.acting("put_figure", figure_id=figure.id, square=square, turn=turn.value)
    yield Row(t("turn_figure"), square, note, (Way(t("turn_it"), "rotate-cw", hidden),), icon="rotate-cw")


def _after(turn: Turn) -> Iterator[Turn]:
    """The other three directions, in the order in which a figure is turned."""
    sides = list(Turn)
    return (sides[(sides.index(turn) + step) % len(sides)] for step in (1, 2, 3))


WALKS = ("walk_to", "walk_monster_to", "open_door", "put_figure")


def trap_stepped_onto(table: Table, content: Content, done: Mapping[str, str]) -> Mapping[str, str]:
    """Return the dice of the trap that somebody has just walked onto, as the fields of a draft.

    Empty where there is none, and for a pit that springs, which throws none: its row in the panel does it with one tap.
    """
    walker = next((done[name] for name in ("hero_id", "monster_id", "figure_id") if done.get(name)), "")
    found = _due(due(table, content), walker) if table.map else None
    if found is None:
        return {}
    if isinstance(found, SpringTrap) and content.traps[found.trap].effect is TrapEffect.PIT:
        return {}
    return {"type": found.type, **dict(fields_of(found))}


def _due(all_due: Iterable[Due], figure_id: str) -> SpringTrap | DisarmTrap | None:
    own = (one.command for one in all_due if one.figure_id == figure_id)
    return next((one for one in own if isinstance(one, SpringTrap | DisarmTrap)), None)


def trap_row(hand: FigureAtHand) -> Row:
    """The trap below a figure; the game master sets it off from here."""
    found = _due(hand.look.view.due or (), hand.figure.id)
    ways: tuple[Way, ...] = ()
    if found is not None:
        hidden = (*hand.make.acting(found.type), *fields_of(found))
        ways = (Way(hand.look.labels.text(f"actions.{found.type}"), "flame", hidden, tone="primary"),)
    square = place_name(hand.board.number, hand.figure.square)
    next_step = found.type if found else SpringTrap.type_name
    return Row(t("kind_of_thing", kind="trap"), square, t("goes_no_further_before", next=next_step), ways, icon="flame")
