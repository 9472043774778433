"""The game master's turn: all monsters one after the other, those alike together; what is due; how the turn ends."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from urllib.parse import urlencode

from app.systems.heroquest.board.at_table import place_name, spot_of
from app.systems.heroquest.combat.events import MonsterPlaced, StrikeResolved
from app.systems.heroquest.exploration.events import WanderingMonsterCame
from app.systems.heroquest.possible.master_turn import MasterTurn, Unit, ends_round
from app.systems.heroquest.rounds.commands import EndTurn
from app.systems.heroquest.rounds.events import RoundBegan, TurnCompleted
from app.systems.heroquest.turn_reminders import Due
from app.web.heroquest.table.look import HeroQuestLook
from app.web.heroquest.table.my_turn import turn_means
from app.web.heroquest.table.words import dice_in_short
from app.web.http.languages import t
from app.web.table.actions.declared import action_url
from app.web.table.actions.deeds import Deed
from app.web.table.actions.menu import MenuRow, TurnMeans
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import FormMaker
from app.web.ui.forms import fields_of
from app.web.ui.rendering import Shown

ALONE = "only:"  # before the id of a monster that acts apart from those like it
END = "end"  # the unit that is no monster's: how the turn ends


def unit_name(look: HeroQuestLook, unit: Unit) -> str:
    """Return `3 × Goblin`, or the name of the only one."""
    first = unit.monsters[0]
    if len(unit.monsters) == 1:
        return look.name_of(first.id)
    return f"{len(unit.monsters)} × {look.labels.word('kind', first.kind)}"


class MasterTurnRows:
    """The game master's turn in rows: `turn` says which monsters have acted and which unit is at hand."""

    def __init__(self, look: HeroQuestLook, wanted: str) -> None:
        """`wanted`: the unit that was tapped, by one of its monsters; `only:` before it if it acts alone."""
        self._look = look
        tapped = wanted.removeprefix(ALONE)
        self._alone = tapped if wanted.startswith(ALONE) else ""
        self.turn = MasterTurn(look.scene, look.monsters, tapped, self._alone)

    def rows(self, url: str, *, is_ending: bool = False) -> tuple[MenuRow, ...]:
        """Return all units with their values and squares; none is marked as acting while the turn is ending."""
        return tuple(self._row(unit, url, is_ending=is_ending) for unit in self.turn.units)

    def _row(self, unit: Unit, url: str, *, is_ending: bool) -> MenuRow:
        values = {one.id: one for one in self._look.view.monsters}
        view, first = values[unit.ids[0]], unit.monsters[0]
        states = {
            "now": unit is self.turn.current and not is_ending,
            "hidden": first.hidden,
            "done": self.turn.is_done(unit),
        }
        state = next((name for name, holds in states.items() if holds), "open")
        must_roll = {due.figure_id for due in self._look.view.due or ()} & set(unit.ids)
        words = {
            "now": t("acts_now"),
            "hidden": t("hidden_yet"),
            "done": t("has_acted"),
            "open": t("roll_first") if must_roll else t("open_yet"),
        }
        body = "/".join(str(one.body_points) for one in unit.monsters)
        facts = (
            ("swords", dice_in_short(view.attack.dice)),
            ("shield", dice_in_short(view.defence.dice)),
            ("heart", body),
        )
        wanted = ALONE + first.id if first.id == self._alone else first.id
        spots = filter(None, (spot_of(self._look.table, one) for one in unit.ids))
        at = " ".join(place_name(spot.board, spot.square) for spot in spots)
        return MenuRow(
            unit_name(self._look, unit), f"{url}?{urlencode({'unit': wanted})}", state, words[state], facts, at
        )

    def means(self) -> tuple[TurnMeans, ...]:
        """Return the means the current unit has spent."""
        unit = self.turn.current
        return turn_means(moved=self.turn.has_moved(unit), acted=self.turn.is_done(unit)) if unit else ()


def due_rows(look: HeroQuestLook, url: str) -> tuple[MenuRow, ...]:
    """Return due deeds that belong to no monster: a wandering monster, traps, fires, fate, clocks. Only for the game
    master.
    """
    own = [due for due in look.view.due or () if due.figure_id not in look.table.monsters]
    return (
        *wanderers(look, url),
        *(MenuRow(_due_text(look, due), deed_url(url, due), "due", t("due_at_once")) for due in own),
        *_clocks(look, url),
    )


def wanderers(look: HeroQuestLook, url: str) -> Iterator[MenuRow]:
    """Return the wandering monsters of this round that are not on the board yet, or that have not attacked since."""
    for hero_id, monster_id in _wandered(look):
        hero = look.name_of(hero_id)
        if not monster_id:
            where = f"{url}?do=monsters&beside={hero_id}"
            yield MenuRow(t("wandering_monster_at", name=hero), where, "due", t("not_on_the_board_yet"))
        elif monster_id in look.table.monsters and look.table.monsters[monster_id].body_points:
            told = {"attacker_id": monster_id, "means": "melee", "target_id": hero_id}
            name = t("wanderer_attacks", monster=look.name_of(monster_id), name=hero)
            yield MenuRow(name, action_url(url, "attack", **told, then=""), "due", t("due_at_once"))


def _wandered(look: HeroQuestLook) -> Iterator[tuple[str, str]]:
    """Yield the hero beside whom each wandering monster came, and its id, or "" if it is not placed yet; without those
    that have attacked since.
    """
    placed, struck = defaultdict[str, list[str]](list), set[str]()
    for event in (one for action in look.since(RoundBegan) for one in reversed(action.entry.events)):
        if isinstance(event, StrikeResolved):
            struck.add(event.attacker_id)
        elif isinstance(event, MonsterPlaced) and event.beside:
            placed[event.beside].append(event.monster_id)
        elif isinstance(event, WanderingMonsterCame):
            monster_id = placed[event.hero_id].pop() if placed[event.hero_id] else ""
            if monster_id not in struck:
                yield event.hero_id, monster_id


def _clocks(look: HeroQuestLook, url: str) -> Iterator[MenuRow]:
    for clock in look.table.screen.clocks_run_out(look.table.round.number):
        yield MenuRow(clock.name, f"{url}?do=quest&tab=clocks", "due", t("due_at_once"))


def due_deeds(look: HeroQuestLook, url: str, figure_ids: Iterable[str]) -> tuple[Deed, ...]:
    """Return the throws that are due for these monsters before they act."""
    mine = {*figure_ids}
    return tuple(
        Deed(
            kind=due.command.type,
            text=_due_text(look, due)
            if len(mine) == 1
            else f"{look.name_of(due.figure_id or '')}: {_due_text(look, due)}",
            full_text=_due_text(look, due),
            page=url,
            acting=(*fields_of(due.command), ("then", "")),
            group="fight",
            key=None,
            icon="dices",
        )
        for due in look.view.due or ()
        if due.figure_id in mine
    )


def ending(look: HeroQuestLook, draft: Draft, open_yet: Sequence[MenuRow]) -> Shown:
    """Return the deeds still open, and the facts of ending the turn, as the chronicle words them."""
    number, is_rounds_end = look.table.round.number, ends_round(look.table)
    foreseen = look.foretold(EndTurn())
    facts = [fact for fact in foreseen if not isinstance(fact, RoundBegan | TurnCompleted)]
    make = FormMaker(draft, look.snapshot)
    return Shown(
        title=t("end_of_round", round=number) if is_rounds_end else t("end_of_my_turn"),
        open=tuple(open_yet),
        follows=(
            *(look.labels.sentence(fact, look.names) for fact in facts if f"events.{fact.type}" in look.labels),
            *(_running_clocks(look) if is_rounds_end else ()),
        ),
        text=t("begin_round", round=number + 1) if is_rounds_end else t("end_turn_in_actions"),
        hidden=make.acting("end_turn"),
        back_url=draft.url,
    )


def _running_clocks(look: HeroQuestLook) -> Iterator[str]:
    """Yield the clocks that are not due yet; those that are stand among the open things."""
    screen, number = look.table.screen, look.table.round.number
    for clock in screen.here(screen.clocks):
        if clock.due > number:
            yield t("clock_after_this_round", name=clock.name, left=clock.due - number - 1)


def _due_text(look: HeroQuestLook, due: Due) -> str:
    effect = getattr(due.command, "effect", None)
    hero = look.name_of(due.figure_id or "") if due.figure_id else ""
    told = look.labels.text(f"commands.{due.command.type}", hero=hero)
    return f"{told} ({look.labels.text(f'effects.{effect}')})" if effect else told


def deed_url(url: str, due: Due) -> str:
    """Return where something that is due begins, with all that is known of it."""
    return action_url(url, due.command.type, fields_of(due.command), then="")
