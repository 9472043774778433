"""The menu of actions: everything somebody can do just now, under a few headings, with keys."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Generic, TypeVar

from app.core.errors import NoOffersMade
from app.core.events import Command, Event
from app.labels.labels import Labels
from app.web.http.languages import t
from app.web.table.actions.declared import PLAYERS, Actions, DeclaredAction
from app.web.table.actions.deeds import Deed, DeedGroup, TurnList
from app.web.table.game_pages import Draft
from app.web.table.look import Look
from app.web.ui.rendering import Shown

LookT = TypeVar("LookT", bound=Look)


@dataclass(frozen=True)
class MenuRow:
    """A figure or a duty in the order of a turn: `state` is now, done, open, hidden or due, `words` name it."""

    name: str
    url: str
    state: str
    words: str
    facts: tuple[tuple[str, str], ...] = ()
    at: str = ""  # on a map: a tap on one of these squares leads there


@dataclass(frozen=True)
class TurnMeans:
    """Means that somebody has in a turn, and whether they are spent."""

    text: str
    icon: str
    is_used: bool


@dataclass(frozen=True)
class MenuPanel:
    """The menu of the figure asked for, or else of the one on turn."""

    url: str
    title: str
    class_id: str
    groups: tuple[DeedGroup, ...]
    done: tuple[str, ...]  # on this turn
    form_errors: tuple[str, ...]
    acting: str = ""  # whose menu was asked for, or who is at hand of many whose turn it is
    turn: TurnList = field(default_factory=TurnList)  # of who is on turn
    deeds: tuple[DeedGroup, ...] = ()  # that this list is made of
    unit: tuple[str, ...] = ()  # who acts together with it
    means: tuple[TurnMeans, ...] = ()
    queue: tuple[MenuRow, ...] = ()  # who acts in this turn, one after the other
    following: tuple[str, str] | None = None  # who is next, and where
    follows: str = ""  # where it is fetched anew when the table changes, if it is not the page itself
    ending: Shown | None = None  # how the turn ends: everybody has acted, or it was asked for
    apart_url: str = ""  # where those who act together act one by one
    advice_url: str = ""  # where somebody is told what could be done


def idle_panel(look: Look, draft: Draft, heading: str, text: str, seat_url: str = "") -> Shown:
    """Return the panel while nothing goes on; with `seat_url` a way to seat somebody."""
    errors = look.errors(draft.errors)
    return Shown(title=t("game_table"), heading=heading, text=text, seat_url=seat_url, form_errors=errors)


class Menu(Generic[LookT]):
    """Makes the menus for one person. A game overrides which figures and turns it has."""

    counted: frozenset[str] = frozenset()  # groups whose deeds are told as done on this turn
    turn_begins: type[Event] | None = None  # the fact with which a turn begins, in a game with turns

    def __init__(self, look: LookT, actions: Actions) -> None:
        self.look = look
        self.actions = actions
        self._open: dict[str | None, Collection[str]] = {}  # listed once for each figure and not for each deed

    @property
    def is_played(self) -> bool:
        """Return whether there is anybody or anything to act with."""
        return True

    def idle(self, draft: Draft) -> Shown:
        """Return the panel while nothing is going on at the table."""
        return idle_panel(self.look, draft, t("what_happens"), "")

    def warning(self, _kind: str, _acting: str) -> str:
        """Return a warning before such a deed of this figure; it locks nothing."""
        return ""

    def titles(self) -> Mapping[str, str]:
        """Return the headings in their order, by the groups of the declared actions."""
        labels = self.look.labels
        groups = dict.fromkeys(action.group for action in self.actions.declared.values() if action.group)
        return {group: labels.text(f"action_groups.{group}") for group in groups}

    def kinds_of(self, _acting: str) -> Collection[str | None]:
        """Return the kinds of figures that somebody is, as marks name them."""
        return PLAYERS

    def is_at_table(self, figure_id: str) -> bool:
        """Return whether a figure can have a menu."""
        return bool(self.look.name_of(figure_id))

    def turn(self) -> str | None:
        """Return the figure on turn; None without turns."""
        return None

    def of_figure(self, draft: Draft) -> MenuPanel:
        """Return the menu of the figure named by `for`, or what happens at the table."""
        acting = draft.query.get("for", "")
        is_known = self.is_at_table(acting)
        return MenuPanel(
            url=draft.url,
            title=self.look.name_of(acting) if is_known else self.board_title(),
            class_id=self.look.crest_of(acting),
            groups=self.with_others(self.groups(draft.url, acting if is_known else None), draft, acting),
            done=self.done_this_turn() if acting == self.turn() else (),
            form_errors=self.look.errors(draft.errors),
            acting=acting,
        )

    def board_title(self) -> str:
        """Return the title of the menu of the table."""
        return t("what_happens")

    def with_others(self, found: tuple[DeedGroup, ...], _draft: Draft, _acting: str) -> tuple[DeedGroup, ...]:
        """Return the groups of a figure with what a game adds."""
        return found

    def of_table(self, draft: Draft) -> MenuPanel:
        """Return the menu of the table, while no action is being asked for."""
        groups, errors = self.groups(draft.url, None), self.look.errors(draft.errors)
        return MenuPanel(draft.url, self.board_title(), "game_master", groups, (), errors)

    def groups(self, url: str, acting: str | None) -> tuple[DeedGroup, ...]:
        """Return a figure's deeds under headings (without a figure: what happens at the table)."""
        found: dict[str, list[Deed]] = {}
        titles = self.titles()
        for deed in self.candidates(url, acting):
            if deed.group in titles and self.is_possible(deed, acting):
                found.setdefault(deed.group, []).append(deed)
        return tuple(DeedGroup(group, title, tuple(found[group])) for group, title in titles.items() if group in found)

    def done_this_turn(self) -> tuple[str, ...]:
        """`Ragna: Angreifen`, `Anna: Spielen (2×)`, the oldest first; nothing while no turn runs."""
        if self.turn() is None or self.turn_begins is None:
            return ()
        since = self.look.commands_since(self.turn_begins)
        counted = [one for one in since if self.actions.of(one.type).group in self.counted]
        told = Counter(self._told(command) for command in reversed(counted))
        return tuple(text if number == 1 else f"{text} ({number}×)" for text, number in told.items())

    def _told(self, command: Command) -> str:
        acting = self.actions.acting(command.type)
        name = self.look.name_of(str(getattr(command, acting, ""))) if acting else ""
        text = self.look.labels.text(f"actions.{command.type}")
        return f"{name}: {text}" if name else text

    def deeds(self, url: str, acting: str | None) -> Iterator[Deed]:
        """Yield a figure's deeds; without a figure what happens at the table."""
        return (one for one in self.candidates(url, acting) if self.is_possible(one, acting))

    def candidates(self, url: str, acting: str | None) -> Iterator[Deed]:
        """Yield all actions of this kind of figure, possible now or not; for players only those that players may ask
        for.
        """
        kinds = self.kinds_of(acting) if acting else {None}
        for action in self.actions.declared.values():
            if not self.look.is_game_masters and not self.actions.is_players(action.kind):
                continue
            if self.actions.acts_as(action.kind) in kinds:
                name = self.look.name_of(acting) if acting else ""
                yield _deed(self.actions, self.look.labels, action, url, acting or "", name)

    def is_possible(self, deed: Deed, acting: str | None) -> bool:
        """Return whether the rules let a figure begin it, or the game master is asked first."""
        if acting not in self._open:
            self._open[acting] = self.open_kinds(acting)
        return deed.kind in self._open[acting]

    def open_kinds(self, acting: str | None) -> Collection[str]:
        """Return the kinds of commands that a figure may begin; all of them in a game that makes no offers."""
        try:
            return {one.type for one in self.look.offers(acting) if one.may_begin}
        except NoOffersMade:
            return self.actions.declared.keys()


@lru_cache(maxsize=2048)
def _deed(actions: Actions, labels: Labels, action: DeclaredAction, url: str, acting: str, name: str) -> Deed:
    field = actions.acting(action.kind)
    return Deed(
        kind=action.kind,
        text=actions.called(labels, action.kind, ""),
        full_text=actions.called(labels, action.kind, name if field else ""),
        page=url,
        acting=((field, acting),) if field and acting else (),
        group=action.group,
        key=action.key,
        icon=action.icon,
        elsewhere=action.page,
    )
