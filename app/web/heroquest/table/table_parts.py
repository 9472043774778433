"""The parts of the Spieltisch and of what others see of it: heroes, the round, what is due, monsters, map, board."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from app.systems.heroquest.state.dungeon import GAME_MASTER, Pit
from app.systems.heroquest.state.figures import Condition
from app.systems.heroquest.state.screen import Clock
from app.systems.heroquest.turn_reminders import Due
from app.systems.heroquest.views.table import HeroView
from app.web.heroquest.bestiary.monsters import MonsterCards
from app.web.heroquest.maps.live_map import map_parts
from app.web.heroquest.table.look import HeroQuestLook
from app.web.http.languages import t
from app.web.live.parts import Fragment, Part, PartGroup, fragment
from app.web.table.actions.declared import action_url
from app.web.table.game_pages import Hidden
from app.web.table.panel_forms import Button, FormMaker, live_forms
from app.web.ui.forms import fields_of
from app.web.ui.rendering import Shown

_WITH_MAP = frozenset({"table", "watch", "screen"})


def table_parts(look: HeroQuestLook, page: str, url: str) -> Iterator[Part]:
    """Yield heroes, the round, monsters and what lies on the board."""
    view, turn = look.view, look.view.round.turn
    cards = tuple(
        look.cards.hero_card(hero, f"{url}?hero={hero.id}" if url else "", is_current=hero.id == turn)
        for hero in view.heroes
    )
    strip = PartGroup("hero-strip", cards)
    if page in _WITH_MAP:
        yield from map_parts(look)
    if page == "table":
        yield map_switches(look, url)
    parts = (strip, *TurnParts(look, url).parts(), *MonsterCards(look, url).parts(), board_marks(look))
    yield from map(larger, parts) if page == "screen" else parts


def map_switches(look: HeroQuestLook, url: str) -> Fragment:
    """With the map or without, for everybody at the table: whether one lies there, and what changes that; `url` is that
    of the table."""
    is_laid, is_aside = look.table.map is not None, look.table.map_aside is not None
    kind = "put_map_aside" if is_laid else "bring_map_back"
    change = live_forms(look.snapshot, "map").acting(kind) if is_laid or is_aside else ()
    campaign = look.snapshot.campaign_id
    template = "heroquest/maps/_switches.html"
    return fragment("map-switches", template, url=url, campaign_id=campaign, is_laid=is_laid, change=change)


def board_marks(look: HeroQuestLook) -> Fragment:
    """`Fallgrube (Gang) · Geröll (Brunnen) · am Boden: Dolch`; an empty line while nothing lies there."""
    board, word = look.view.board, look.labels.word
    marks = [
        *((word("trap", pit.trap), place_of(pit, look.name_of, word)) for pit in board.pits),
        *((t("rubble"), square) for square in board.blocked),
        *((t("question_mark"), ", ".join((marker.square, word("area", marker.area)))) for marker in board.trap_markers),
        *((word("trap", fire.trap), word("area", fire.area)) for fire in board.firestorms),
    ]
    told = [f"{what} ({where})" if where else what for what, where in marks]
    if board.on_floor:
        told.append(t("on_the_floor_in_table", list=", ".join(map(look.cards.item_name, board.on_floor))))
    return fragment("board-marks", "heroquest/_board_marks.html", text=" · ".join(told))


def place_of(pit: Pit, name_of: Callable[[str], str], word: Callable[[str, str], str]) -> str:
    """Return where a pit lies: beside the figure under which it opened, if that is still there, or its square or
    area.
    """
    if pit.figure_id and (name := name_of(pit.figure_id)):
        return t("beside", name=name)
    return pit.square or (word("area", pit.area) if pit.area else "")


_LARGER: Mapping[str, str] = {
    "heroquest/_hero_card.html": "heroquest/_screen_hero.html",
    "heroquest/_monster_card.html": "heroquest/_screen_monster.html",
    "heroquest/_turn_bar.html": "heroquest/_screen_turn.html",
}


def larger(part: Part) -> Part:
    """Return a part of the public table as it is read from across the room."""
    if isinstance(part, PartGroup):
        return replace(part, items=tuple(map(_larger_fragment, part.items)))
    return _larger_fragment(part)


def _larger_fragment(fragment: Fragment) -> Fragment:
    return replace(fragment, template=_LARGER.get(fragment.template, fragment.template))


_DUE_ICONS = {"break_free": "hourglass", "climb_out": "triangle-alert", "explode_firestorm": "flame"}
_ASKS_FIRST = {"explode_firestorm"}  # the panel asks which figures it hits


class TurnParts:
    """Makes the parts of one look at the round; with a `url`, everything in them acts there."""

    def __init__(self, look: HeroQuestLook, url: str = "") -> None:
        self._look, self._view, self._labels = look, look.view, look.labels
        self._round = look.view.round
        self._heroes = {hero.id: hero for hero in look.view.heroes}
        self._url = url
        self._make = live_forms(look.snapshot, "turn") if url else None

    def parts(self) -> tuple[Part, ...]:
        """Return the bar, and for the game master what is due, the clocks that have run out, and what goes on."""
        bar = self._bar()
        if self._make is None:
            return (bar,)
        due = (
            *(self._due(one, self._make) for one in self._view.due or ()),
            *map(self._run_out, self._look.table.screen.clocks_run_out(self._round.number)),
        )
        ended = self._ended()
        deeds = fragment("turn-due", "heroquest/_turn_due.html", url=self._url, due=due, ended=ended)
        return bar, self._end(self._make), deeds

    def of_passport(self, hero_id: str) -> Fragment:
        """For a passport: whether it is the turn of this hero, if it is the reader's own, or whose turn it is."""
        turn, hero = self._round.turn, self._heroes.get(hero_id)
        is_mine = turn == hero_id and hero is not None and hero.is_own
        name = "" if turn is None else self._name(turn)
        ended = " ".join(self._ended()) if is_mine else ""
        return fragment("pass-turn", "heroquest/_pass_turn.html", is_mine=is_mine, name=name, ended=ended)

    def _bar(self) -> Fragment:
        """Return the order of the round; `move` is the form behind a dragged seat."""
        can_move = self._make is not None and self._view.house_rules["HR-ORDER"] == "seats"
        return fragment(
            "turn-bar",
            "heroquest/_turn_bar.html",
            url=self._url,
            round=self._round.number,
            seats=tuple(self._seat(figure_id, can_move=can_move) for figure_id in self._order()),
            move=self._make.acting("move_seat") if self._make is not None and can_move else (),
            note=" ".join(self._ended()),
        )

    def _order(self) -> Sequence[str]:
        """Return the figures in the order of the round; before play begins all of them."""
        return self._round.order if self._round.number else (*self._heroes, GAME_MASTER)

    def _seat(self, figure_id: str, *, can_move: bool) -> Shown:
        """Return a seat in the order of the round. `state` is current, done, out or open; `words` say it for everybody.

        `take`: the form that gives this figure the turn. `seat`: one that can be dragged.
        """
        hero = self._heroes.get(figure_id)
        state, words, icon = self._state(figure_id, hero)
        return Shown(
            figure_id=figure_id,
            name=self._name(figure_id),
            crest=hero.hero_class if hero else GAME_MASTER,
            state=state,
            words=words,
            icon=icon,
            rounds=hero.missed_rounds if hero else 0,  # still to be missed
            take=self._take(figure_id) if state != "current" else (),
            seat=hero.seat if hero and can_move else None,
        )

    def _take(self, figure_id: str) -> Hidden:
        if self._make is None or not self._round.number:
            return ()
        return self._make.acting("take_turn", figure_id=figure_id)

    def _state(self, figure_id: str, hero: HeroView | None) -> tuple[str, str, str | None]:
        """Return how the seat looks, what is said about it, and its icon."""
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

    def _due(self, due: Due, make: FormMaker) -> Shown:
        """Return a form that begins what is due with one tap, or a link to what is asked first."""
        who = self._name(due.figure_id) if due.figure_id in self._heroes else self._look.name_of(due.figure_id or "")
        effect = getattr(due.command, "effect", None)
        words = [who, self._labels.text(f"effects.{effect}") if effect else ""]
        kind, fields = due.command.type, fields_of(due.command)
        return Shown(
            text=self._labels.text(f"commands.{kind}", hero=who),
            note=": ".join(filter(None, words)),
            icon=_DUE_ICONS.get(kind, "dices"),
            hidden=(*make.acting(kind), *fields),
            url=action_url(self._url, kind, fields) if kind in _ASKS_FIRST else "",
        )

    def _run_out(self, clock: Clock) -> Shown:
        url = f"{self._url}?do=quest&tab=clocks"
        return Shown(text=clock.name, note=t("due_at_once"), icon="hourglass", hidden=(), url=url)

    def _end(self, make: FormMaker) -> Fragment:
        """Return the one button that goes on: the end of the turn, before play begins its beginning, before a quest the
        way to the quests.
        """
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
        """Return why a rule has ended the running turn."""
        over = self._round.over
        return (t("turn_ended_in_table", value=self._labels.text(f"turn_ends.{over}")),) if over else ()

    def _name(self, figure_id: str) -> str:
        hero = self._heroes.get(figure_id)
        return self._look.short_names[hero.name] if hero else t("game_master")
