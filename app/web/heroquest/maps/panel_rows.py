"""The panel beside the map and its rows: what can be done with things, what the game master does with figures by hand,
and the trap that somebody stands on, who goes no further before it has done its work."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from app.core.board.squares import Turn
from app.systems.heroquest.board.at_table import place_name
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.content.exploration import TrapEffect
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.maps.commands import PutFigure
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import DisarmTrap, SpringTrap
from app.systems.heroquest.turn_reminders import Due, due
from app.systems.heroquest.views.map import SeenBoard, SeenFigure
from app.web.heroquest.maps import overlay
from app.web.heroquest.maps.live_map import MapTelling
from app.web.heroquest.maps.shapes import Shape, Token
from app.web.heroquest.table.look import HeroQuestLook
from app.web.http.languages import t
from app.web.table.actions.deeds import TurnList
from app.web.table.actions.menu import MenuPanel, TurnMeans
from app.web.table.game_pages import Draft, Hidden
from app.web.table.panel_forms import FormMaker
from app.web.ui.forms import fields_of
from app.web.ui.rendering import Context


@dataclass(frozen=True)
class RowWay:
    """A button of a row: a form that acts, or a link to a panel."""

    text: str
    icon: str
    hidden: Hidden = ()
    url: str = ""
    tone: str = ""
    at: str = ""  # a tap on this square does it


@dataclass(frozen=True)
class PanelRow:
    """Something on the board: what, where, what speaks for or against it, and what can be done."""

    title: str
    square: str
    note: str
    ways: tuple[RowWay, ...] = ()
    token: Token | None = None
    icon: str = ""
    at: str = ""  # a tap on this square does the first of its ways
    door: str = ""  # a tap on this door does the same
    is_no: bool = False
    kind: str = ""  # the type of command that its first way gives, where it is a likely deed
    target: str = ""  # the target of that deed
    cost: int | None = None  # the cost of the way there


@dataclass
class MapPanel:
    """Contents of the template. `ground` and `above` are drawn on the board, below and above the figures."""

    url: str
    title: str
    class_id: str
    acting: str
    left: int | None
    chosen: str
    follows: str  # where it is fetched anew when the table changes
    menu: MenuPanel | None  # everything else that can be done; in the game master's turn, all who act in it
    rows: list[PanelRow] = field(default_factory=list)
    others: list[PanelRow] = field(default_factory=list)  # what cannot be done just now, each with its reason
    opens_below: int = 5  # so many of them are not folded away
    texts: list[Context] = field(default_factory=list)  # to be read aloud, each with its letter, if it has one
    ground: list[Shape] = field(default_factory=list)
    above: list[Shape] = field(default_factory=list)
    offset: int = 0
    roll: Hidden = ()
    walk: Hidden = ()  # the first tap on a square of `before` sends this
    before: str = ""
    free: str = ""  # a tap on one of these squares does it: with a monster in hand (`put`) it is put there
    put: str = ""
    means: tuple[TurnMeans, ...] = ()  # what the acting figure has spent of its turn
    end: Hidden = ()  # ends the turn of the hero whose phone shows the map
    form_errors: tuple[str, ...] = ()
    turn: TurnList = field(default_factory=TurnList)  # the deeds of who is on turn, unless a square is chosen


@dataclass(frozen=True)
class FigureAtHand:
    """Figure shown on its board: who looks at it, in which panel, and what makes its forms and signs."""

    panel: MapPanel
    board: SeenBoard
    figure: SeenFigure
    look: HeroQuestLook
    draft: Draft
    make: FormMaker
    telling: MapTelling


_WITH_SIDES = {"dragon_fight", "spider_attack"}  # their attacks go to the front, aside and behind


def turning(hand: FigureAtHand) -> Iterator[PanelRow]:
    """Yield a quarter turn of a monster whose sides count or that is longer than wide; its front is drawn."""
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
        yield PanelRow(t("turn_figure"), square, t("no_room_to_turn"), icon="rotate-cw", is_no=True)
        return
    hidden = hand.make.acting("put_figure", figure_id=figure.id, square=square, turn=turn.value)
    yield PanelRow(t("turn_figure"), square, note, (RowWay(t("turn_it"), "rotate-cw", hidden),), icon="rotate-cw")


def _after(turn: Turn) -> Iterator[Turn]:
    """Return the other three directions, in the order in which a figure is turned."""
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


def trap_row(hand: FigureAtHand) -> PanelRow:
    """Return the trap below a figure; the game master sets it off from here."""
    found = _due(hand.look.view.due or (), hand.figure.id)
    ways: tuple[RowWay, ...] = ()
    if found is not None:
        hidden = (*hand.make.acting(found.type), *fields_of(found))
        ways = (RowWay(hand.look.labels.text(f"actions.{found.type}"), "flame", hidden, tone="primary"),)
    square = place_name(hand.board.number, hand.figure.square)
    next_step = found.type if found else SpringTrap.type_name
    # only the game master is told what is due of a trap, and so of what kind it is
    name = hand.look.labels.word("trap", found.trap) if found else t("kind_of_thing", kind="trap")
    return PanelRow(name, square, t("goes_no_further_before", next=next_step), ways, icon="flame")
