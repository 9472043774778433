"""What the turn bar and the monsters in play print."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import urlencode

from app.core.events import Command
from app.labels.labels import Labels
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.figures import Condition
from app.systems.heroquest.state.screen import Clock
from app.systems.heroquest.turn_reminders import Due
from app.systems.heroquest.views.table import HeroView, TableView
from app.web.heroquest.table.contexts import Chip, Points
from app.web.http.languages import t
from app.web.live.parts import Fragment, Part, fragment
from app.web.table.panel_forms import Button, FormMaker
from app.web.table.shapes import Hidden


@dataclass(frozen=True)
class Seat:
    """Somebody in the order of the round. `state` is current, done, out or open; `words` say it for everybody."""

    figure_id: str
    name: str
    crest: str
    state: str
    words: str = ""
    icon: str | None = None
    rounds: int = 0  # still to be missed
    take: Hidden = ()  # the form that gives this figure the turn
    seat: int | None = None  # a seat that can be dragged


@dataclass(frozen=True)
class TurnBar:
    """The order of the round; `move` is the form behind a dragged seat."""

    url: str
    round: int
    seats: tuple[Seat, ...]
    move: Hidden = ()
    note: str = ""


@dataclass(frozen=True)
class DueDeed:
    """Something that is due: a form that begins it, or a link where only the board shows whom it strikes."""

    text: str
    note: str
    icon: str
    hidden: Hidden
    url: str = ""


@dataclass(frozen=True)
class TurnDue:
    """What has to be thrown now, and why turns ended in this round."""

    url: str
    due: tuple[DueDeed, ...]
    ended: tuple[str, ...]


@dataclass(frozen=True)
class DiceInShort:
    """How many dice, and all of them in words."""

    text: str
    label: str


@dataclass(frozen=True)
class MonsterCard:
    """A monster in play. Of its points a viewer sees them all, a share of a hundred, whether it is wounded, or none."""

    monster_id: str
    url: str
    token: str
    name: str
    number: int
    state: str
    points: Points | None
    share: int | None
    wounded: bool | None
    attack: DiceInShort
    defence: DiceInShort
    words: str
    conditions: tuple[Chip, ...]


# what is due -> its icon
_DUE_ICONS = {"break_free": "hourglass", "climb_out": "triangle-alert", "explode_firestorm": "flame"}
# … and for what the panel has to be asked before
_BOARD_SHOWS = {"explode_firestorm"}


class Turns:
    """Makes the parts of one look at the round; with `make`, everything in them acts."""

    def __init__(self, view: TableView, labels: Labels, url: str = "", make: FormMaker | None = None) -> None:
        self._view = view
        self._round = view.round
        self._heroes = {hero.id: hero for hero in view.heroes}
        self._labels = labels
        self._url = url
        self._make = make
        self._names = short_names(tuple(hero.name for hero in view.heroes))

    def parts(self, name_of: Callable[[str], str], clocks: Sequence[Clock] = ()) -> tuple[Part, ...]:
        """The bar, and for the game master what is due and what goes on; `name_of` knows the monsters.

        `clocks` are those that have run out, behind the screen: told the game master in everybody's turn.
        """
        bar = Fragment("turn-bar", "heroquest/_turn_bar.html", self._bar())
        if self._make is None:
            return (bar,)
        due = (
            *(self._due(one, name_of, self._make) for one in self._view.due or ()),
            *(
                DueDeed(one.name, t("due_at_once"), "hourglass", (), f"{self._url}?do=quest&tab=clocks")
                for one in clocks
            ),
        )
        return (
            bar,
            self._end(self._make),
            Fragment("turn-due", "heroquest/_turn_due.html", TurnDue(self._url, due, self._ended())),
        )

    def of_passport(self, hero_id: str) -> Fragment:
        """Whether it is the turn of this hero, who is the reader's own; otherwise whose."""
        turn, hero = self._round.turn, self._heroes.get(hero_id)
        is_mine = turn == hero_id and hero is not None and hero.is_own
        name = "" if turn is None else self._name(turn)
        ended = " ".join(self._ended()) if is_mine else ""
        return fragment("pass-turn", "heroquest/_pass_turn.html", is_mine=is_mine, name=name, ended=ended)

    def _bar(self) -> TurnBar:
        can_move = self._make is not None and self._view.house_rules["HR-ORDER"] == "seats"
        return TurnBar(
            url=self._url,
            round=self._round.number,
            seats=tuple(self._seat(figure_id, can_move=can_move) for figure_id in self._order()),
            move=self._make.acting("move_seat") if self._make is not None and can_move else (),
            note=" ".join(self._ended()),
        )

    def _order(self) -> Sequence[str]:
        """While play runs those who take part, in their order; otherwise everybody."""
        return self._round.order if self._round.number else (*self._heroes, GAME_MASTER)

    def _seat(self, figure_id: str, *, can_move: bool) -> Seat:
        hero = self._heroes.get(figure_id)
        state, words, icon = self._state(figure_id, hero)
        return Seat(
            figure_id=figure_id,
            name=self._name(figure_id),
            crest=hero.hero_class if hero else GAME_MASTER,
            state=state,
            words=words,
            icon=icon,
            rounds=hero.missed_rounds if hero else 0,
            take=self._take(figure_id) if state != "current" else (),
            seat=hero.seat if hero and can_move else None,
        )

    def _take(self, figure_id: str) -> Hidden:
        if self._make is None or not self._round.number:
            return ()
        return self._make.acting("take_turn", figure_id=figure_id)

    def _state(self, figure_id: str, hero: HeroView | None) -> tuple[str, str, str | None]:
        """How the seat looks, what is said about it, and its icon."""
        if figure_id == self._round.turn:
            return "current", ", ".join((t("has_the_turn"), *self._ended())), None
        if hero is not None and hero.absent:
            return "out", t("not_here"), "ban"
        if hero is not None and hero.condition is not Condition.STANDING:
            return "out", self._labels.text(f"conditions.{hero.condition}"), "skull"
        if hero is not None and hero.missed_rounds:
            return "out", self._labels.text("conditions.misses_round", count=hero.missed_rounds), "hourglass"
        if figure_id in self._round.acted:
            return "done", t("had_the_turn"), "check"
        return "open", "", None

    def _due(self, due: Due, name_of: Callable[[str], str], make: FormMaker) -> DueDeed:
        """One tap begins it; what it asks stands in the panel then."""
        who = self._name(due.figure_id) if due.figure_id in self._heroes else name_of(due.figure_id or "")
        effect = getattr(due.command, "effect", None)
        words = [who, self._labels.text(f"effects.{effect}") if effect else ""]
        kind, fields = due.command.type, fields_of(due.command)
        return DueDeed(
            text=self._labels.text(f"commands.{kind}", hero=who),
            note=": ".join(filter(None, words)),
            icon=_DUE_ICONS.get(kind, "dices"),
            hidden=(*make.acting(kind), *fields),
            url=f"{self._url}?{urlencode([('do', 'act'), ('type', kind), *fields])}" if kind in _BOARD_SHOWS else "",
        )

    def _end(self, make: FormMaker) -> Fragment:
        """The one button that goes on: the end of the turn, before play begins its beginning, before a quest the way to
        the quests."""
        button = None
        if self._round.number:
            tone = "primary" if self._round.over else None
            button = Button(t("end_turn"), "", hidden=make.acting("end_turn"), icon="hourglass", tone=tone)
        elif any(hero.on_quest for hero in self._view.heroes):
            button = Button(t("start_round"), "", hidden=make.acting("begin_play"), icon="play")
        elif any(hero.condition is not Condition.LOST for hero in self._view.heroes):
            button = Button(t("set_out_in_table"), t("choose_a_quest"), icon="play")
        quests_url = f"{self._url.rpartition('/')[0]}/quests"
        return fragment("turn-end", "heroquest/_turn_end.html", url=self._url, button=button, quests_url=quests_url)

    def _ended(self) -> tuple[str, ...]:
        """Why a rule has ended the running turn."""
        over = self._round.over
        return (t("turn_ended_in_table", value=self._labels.text(f"turn_ends.{over}")),) if over else ()

    def _name(self, figure_id: str) -> str:
        hero = self._heroes.get(figure_id)
        return self._names[hero.name] if hero else t("game_master")


@lru_cache(maxsize=64)
def short_names(names: tuple[str, ...]) -> Mapping[str, str]:
    """Each name's first word, as people call each other, as long as nobody else is called so."""
    first = Counter(name.split()[0] for name in names)
    return {name: name.split()[0] if first[name.split()[0]] == 1 else name for name in names}


def fields_of(command: Command) -> Hidden:
    """The fields of a command that are not as usual, as a form has them; of several values each."""
    said = command.model_dump(mode="json", exclude_defaults=True, exclude_none=True, exclude={"type"})
    several = ((name, value if isinstance(value, list) else [value]) for name, value in said.items())
    return tuple((name, str(one)) for name, values in several for one in values)
