"""The turn bar, what is due now, and the button that goes on."""

from collections import Counter
from collections.abc import Mapping, Sequence

from app.labels.labels import Labels
from app.systems.heroquest.dungeon import GAME_MASTER
from app.systems.heroquest.rules.round.order import order_of
from app.systems.heroquest.state import Condition, Hero, Table
from app.web.heroquest.forms import FormMaker
from app.web.heroquest.panel_contexts import Button, Hidden
from app.web.heroquest.turn_contexts import PassportTurn, Seat, TurnBar, TurnDue, TurnEnd
from app.web.live import Fragment, Part
from app.web.translation import _


class Turns:
    """Makes the parts of one look at the round; with `make`, everything in them acts."""

    def __init__(self, table: Table, labels: Labels, url: str = "", make: FormMaker | None = None) -> None:
        self._table = table
        self._round = table.round
        self._labels = labels
        self._url = url
        self._make = make
        self._names = short_names([hero.name for hero in table.heroes.values()])

    def parts(self) -> tuple[Part, ...]:
        """The bar, and for the game master what is due and what goes on."""
        bar = Fragment("turn-bar", "heroquest/_turn_bar.html", self._bar())
        if self._make is None:
            return (bar,)
        due = TurnDue(self._url, (), self._ended())
        return (
            bar,
            Fragment("turn-end", "heroquest/_turn_end.html", TurnEnd(self._url, self._next(self._make))),
            Fragment("turn-due", "heroquest/_turn_due.html", due),
        )

    def of_passport(self, hero_id: str) -> Fragment:
        """Whether it is this hero's turn, otherwise whose."""
        turn = self._round.turn
        name = "" if turn is None else self._name(turn)
        ended = " ".join(self._ended()) if turn == hero_id else ""
        return Fragment("pass-turn", "heroquest/_pass_turn.html", PassportTurn(turn == hero_id, name, ended))

    def _bar(self) -> TurnBar:
        seats = self._seats()
        can_move = self._make is not None and self._table.house_rules.turn_order == "seats"
        move: Hidden = self._make.acting("move_seat") if self._make is not None and can_move else ()
        return TurnBar(
            url=self._url,
            round=self._round.number,
            seats=tuple(self._seat(figure_id, can_move=can_move) for figure_id in seats),
            move=move,
            note=" ".join(self._ended()),
        )

    def _seats(self) -> Sequence[str]:
        """While play runs those who take part, in their order; otherwise everybody."""
        return order_of(self._table) if self._round.is_running else (*self._table.heroes, GAME_MASTER)

    def _seat(self, figure_id: str, *, can_move: bool) -> Seat:
        hero = self._table.heroes.get(figure_id)
        state, words, icon = self._state(figure_id, hero)
        takes = self._make is not None and self._round.is_running and state != "current"
        return Seat(
            figure_id=figure_id,
            name=self._name(figure_id),
            crest=hero.hero_class if hero else GAME_MASTER,
            state=state,
            words=words,
            icon=icon,
            rounds=hero.missed_rounds if hero else 0,
            take=self._make.acting("take_turn", figure_id=figure_id) if self._make and takes else (),
            seat=list(self._table.heroes).index(figure_id) + 1 if hero and can_move else None,
        )

    def _state(self, figure_id: str, hero: Hero | None) -> tuple[str, str, str | None]:
        """How the seat looks, what is said about it, and its icon."""
        if figure_id == self._round.turn:
            return "current", ", ".join((_("am Zug"), *self._ended())), None
        if hero is not None and hero.absent:
            return "out", _("nicht da"), "ban"
        if hero is not None and hero.condition is not Condition.STANDING:
            return "out", self._labels.text(f"conditions.{hero.condition}"), "skull"
        if hero is not None and hero.missed_rounds:
            return "out", self._labels.text("conditions.misses_round", count=hero.missed_rounds), "hourglass"
        if figure_id in self._round.acted:
            return "done", _("war am Zug"), "check"
        return "open", "", None

    def _next(self, make: FormMaker) -> Button | None:
        """The end of the turn; before play begins, its beginning."""
        if self._round.is_running:
            text = _("Zug beenden")
            tone = "primary" if self._round.over else None
            return Button(text, text, hidden=make.acting("end_turn"), icon="hourglass", tone=tone)
        if any(hero.on_quest for hero in self._table.heroes.values()):
            text = _("Runde beginnen")
            return Button(text, text, hidden=make.acting("begin_play"), icon="play")
        if any(hero.condition is not Condition.LOST for hero in self._table.heroes.values()):
            text = _("Losziehen")
            return Button(
                text, _("Losziehen: die Herausforderung beginnt"), hidden=make.acting("start_quest"), icon="play"
            )
        return None

    def _ended(self) -> tuple[str, ...]:
        """Why a rule has ended the running turn."""
        over = self._round.over
        return (_("Zug beendet: %s") % self._labels.text(f"turn_ends.{over}"),) if over else ()

    def _name(self, figure_id: str) -> str:
        hero = self._table.heroes.get(figure_id)
        return self._names[hero.name] if hero else _("Spielleiter")


def short_names(names: Sequence[str]) -> Mapping[str, str]:
    """Each name's first word, as people call each other, as long as nobody else is called so."""
    first = Counter(name.split()[0] for name in names)
    return {name: name.split()[0] if first[name.split()[0]] == 1 else name for name in names}
