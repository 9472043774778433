"""A table where anything is done in any order, for any game: what is refused changes nothing, ways back lead back.

A game's own machine says which wishes there are; the rules and invariants here know no game.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from app.campaign import commands as do
from app.campaign import dice_check
from app.campaign.model import Action, CampaignState
from app.campaign.open_rolls import without_dice
from app.core.answers import Answer, AppRoll, Choice, HandRoll, Prompt, RollPrompt
from app.core.errors import GameError, InTheWay, NothingToUndo
from app.core.events import Command
from tests.luck import LUCK
from tests.replaying import ReadEntries
from tests.table_top import TableTop

HOUSE_WISHES = (
    do.RenameCampaign(name="Dienstagsrunde"),
    do.PermitPlayers(permissions=frozenset()),
    do.AdmitDevice(device_id="phone", name="x", hero_ids=frozenset()),
    do.RevokeDevice(device_id="phone"),
)
LONG_JOURNAL = 150  # entries; the invariants read them all after each step
PICK = st.integers(0, 30)
PICKS = st.lists(PICK, min_size=1, max_size=6)


class TableMachine(RuleBasedStateMachine):
    """Anything can be done at this table."""

    wishes: ClassVar[st.SearchStrategy[Any]]
    new_table: ClassVar[Callable[[], TableTop]]
    refused_late: ClassVar[frozenset[type[Command]]] = frozenset()  # made to be refused only after their throw

    def sit_down(self) -> None:
        """What happens before the first rule; it can be taken back like all the rest."""

    @initialize()
    def begin(self) -> None:
        self.table = type(self).new_table()
        self.start = self._json_without_dice()
        self.sit_down()

    @rule(data=st.data(), picks=PICKS)
    def act(self, data: st.DataObject, picks: Sequence[int]) -> None:
        for command in data.draw(st.lists(type(self).wishes, min_size=1, max_size=5)):
            self._act(command, picks)

    @rule(command=st.sampled_from(HOUSE_WISHES))
    def keep_house(self, command: Command) -> None:
        self._try(lambda: self.table.do(command))

    @rule()
    def lay_the_dice_open(self) -> None:
        self.table.play.renew_dice(self.table.id, self.table.form())

    @precondition(lambda self: self._wishes())
    @rule()
    def undo_the_newest(self) -> None:
        self._try(self.table.undo)

    @precondition(lambda self: self._wishes())
    @rule(pick=PICK)
    def undo_any_comes_out_as_looked_ahead(self, pick: int) -> None:
        target = self._picked(self._wishes(), pick).revision
        ahead: list[CampaignState] = []
        self._try(lambda: ahead.append(self.table.play.without(self.table.id, target)))
        assert self._try(lambda: self.table.undo(target)) == bool(ahead)
        assert not ahead or ahead[0].as_json() == self.table.json

    @precondition(lambda self: self._can_redo())
    @rule()
    def redo(self) -> None:
        assert self._try(self.table.redo)

    @precondition(lambda self: self._answered())
    @rule(pick=PICK, picks=PICKS)
    def correct(self, pick: int, picks: Sequence[int]) -> None:
        action = self._picked(self._answered(), pick)
        command = action.entry.command
        assert command is not None
        with suppress(GameError):
            answers = self._answers(command, picks, action.revision)
            self._try(lambda: self.table.correct(action.revision, *answers))

    @precondition(lambda self: self._wishes())
    @rule(pick=PICK)
    def undo_any_and_redo_lead_back(self, pick: int) -> None:
        before = self._json_without_dice()
        if self._try(lambda: self.table.undo(self._picked(self._wishes(), pick).revision)):
            self.table.redo()
            assert self._json_without_dice() == before

    @precondition(lambda self: self._wishes() and self.table.revision < LONG_JOURNAL)
    @rule()
    def undo_all_and_redo_all_lead_back(self) -> None:
        before, count = self._json_without_dice(), 0
        while self._undo_one():
            count += 1
        if not self._wishes():
            assert self._json_without_phones() == self.start
        for _ in range(count):
            self.table.redo()
        assert self._json_without_dice() == before

    def teardown(self) -> None:
        entries = self.table.entries
        assert [entry.revision for entry in entries] == list(range(1, self.table.revision + 1))
        report = dice_check.checked(self.table.codec, ReadEntries(entries))
        assert (report.is_sound, report.findings, report.unclear, report.closed) == (True, (), (), ())
        assert report.dice == self.table.state.house.cup.next

    @invariant()
    def what_stands_is_what_the_journal_says(self) -> None:
        before = self.table.json
        assert self.table.store.rebuild(self.table.id) == (self.table.revision, ())
        assert self.table.json == before

    @invariant()
    def no_two_rolls_share_a_place_of_the_cup(self) -> None:
        done = [one.entry for one in self.counting() if not isinstance(one.entry.command, do.KeepRoll)]
        places = [place for entry in done for place in entry.places]
        ever = {place for entry in self.table.entries for place in entry.places}
        assert len(set(places)) == len(places)
        assert ever == set(range(self.table.state.house.cup.next))

    def counting(self) -> list[Action]:
        """The actions that count."""
        with self.table.store.reading(self.table.id) as campaign:
            return [action for action in campaign.recent(campaign.revision) if action.active]

    def _act(self, command: Command, picks: Sequence[int]) -> None:
        with suppress(GameError):
            answers = self._answers(command, picks)
            self._try(lambda: self.table.do(command, *answers))

    def _try(self, act: Callable[[], object]) -> bool:
        """Do it; what a game error refuses has changed nothing at all."""
        before = self.table.revision, self.table.derived
        try:
            act()
        except GameError:
            assert (self.table.revision, self.table.derived) == before
            return False
        return True

    def _undo_one(self) -> bool:
        """Take back the newest action, or what stands in its way. Only a first reading without sense may stay."""
        try:
            self.table.undo()
        except NothingToUndo:
            return False
        except InTheWay as refused:
            blockers = refused.data["revisions"]
            assert isinstance(blockers, tuple)
            return self._try(lambda: self.table.undo(blockers[-1]))
        return True

    def _answers(self, command: Command, picks: Sequence[int], correcting: int | None = None) -> list[Answer]:
        """A whole conversation. Raises: GameError."""
        given = list[Answer]()
        prompt = self.table.play.preview(self.table.id, command, given, correcting).prompt
        while prompt is not None:
            answer = _answer(prompt, picks[len(given) % len(picks)])
            if isinstance(answer, AppRoll):
                self.table.play.throw(self.table.id, command, [*given, answer], self.table.form(), correcting)
            given.append(answer)
            prompt = self._next_prompt(command, given, correcting)
        return given

    def _next_prompt(self, command: Command, given: Sequence[Answer], correcting: int | None) -> Prompt | None:
        """What is asked next. What is refused now has thrown nothing, unless it is corrected. Raises: GameError."""
        try:
            return self.table.play.preview(self.table.id, command, given, correcting).prompt
        except GameError as error:
            has_thrown = any(not isinstance(one, Choice) for one in given)
            if has_thrown and not correcting and type(command) not in self.refused_late:
                raise AssertionError(f"refused after a throw: {error.code}: {command!r}") from error
            raise

    def _wishes(self) -> list[Action]:
        return [action for action in self.counting() if action.undoable]

    def _answered(self) -> list[Action]:
        return [action for action in self._wishes() if action.entry.answers]

    def _picked(self, actions: Sequence[Action], pick: int) -> Action:
        return actions[pick % len(actions)]

    def _can_redo(self) -> bool:
        with self.table.store.reading(self.table.id) as campaign:
            return bool(campaign.redo_stack())

    def _json_without_dice(self) -> tuple[str, str]:
        """What a way back leads back to: not what was thrown."""
        return without_dice(self.table.state).as_json()

    def _json_without_phones(self) -> tuple[str, str]:
        state = without_dice(self.table.state)
        home = state.house.model_copy(update={"devices": {}, "invitation": 1})
        return state.model_copy(update={"house": home}).as_json()


def _answer(prompt: Prompt, pick: int) -> Answer:
    if not isinstance(prompt, RollPrompt):
        return Choice(option=prompt.options[pick % len(prompt.options)])
    if pick % 2:
        return AppRoll()
    return HandRoll(
        faces=tuple(die.faces[(pick // 2 + place) % len(die.faces)] for place, die in enumerate(prompt.dice))
    )


def run(
    machine: type[TableMachine], new_table: Callable[[], TableTop], examples: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Let a machine run, with checkpoints so close together that they matter; three times as long to try one's luck."""
    monkeypatch.setattr("app.campaign.undo_outcome.CHECKPOINT_EVERY", 4)
    monkeypatch.setattr(machine, "new_table", staticmethod(new_table), raising=False)
    checks = [HealthCheck.function_scoped_fixture]
    more = examples * 3 if LUCK else examples
    run_state_machine_as_test(
        machine, settings=settings(max_examples=more, stateful_step_count=25, suppress_health_check=checks)
    )
