"""The dice of an evening are committed to before they fall, and laid open when it is over."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

import pytest

from app.campaign import commands as do
from app.campaign import events as on
from app.campaign import rebuild
from app.campaign.model import GUEST, Actor, Renewal
from app.campaign.permissions import readable
from app.core.answers import Answers, AppRoll
from app.core.dice import D6, DiceCup, fingerprint, short
from app.core.errors import NotAllowed
from app.core.events import Command, Event
from app.core.game_system import GameState, Role
from app.storage.database import Database
from tests.replaying import ReadEntries
from tests.table_top import APP, KEEP, TableTop, hand
from tests.toy.game.game import Lose, ToyGame

ANNA = Actor(role=Role.PLAYER, device_id="phone", name="Anna", hero_ids=frozenset({"anna"}))
LOSE = Lose(owner="anna")


class GoHome(Command, type="go_home", touches=("evening",)):
    """Everybody goes home."""


class EveningEnded(Event, type="evening.ended", touches=("evening",)):
    ends_evening: ClassVar[bool] = True


class Evenings(ToyGame):
    """The toy game, played until everybody goes home."""

    command_types: Sequence[type[Command]] = (*ToyGame.command_types, GoHome)
    event_types: Sequence[type[Event]] = (*ToyGame.event_types, EveningEnded)

    def decide(self, state: GameState, command: Command, answers: Answers) -> Iterator[Event]:
        if isinstance(command, GoHome):
            yield EveningEnded()
        else:
            yield from super().decide(state, command, answers)


@pytest.fixture
def table(database: Database) -> TableTop:
    table = TableTop(database, Evenings())
    table.give("anna", 90)
    table.do(do.AdmitDevice(device_id="phone", name="anna", hero_ids=frozenset({"anna"})))
    table.do(do.PermitPlayers(permissions=frozenset({"gamble"})))
    return table


def _renewals(table: TableTop) -> list[on.DiceRenewed]:
    return [event for entry in table.entries for event in entry.events if isinstance(event, on.DiceRenewed)]


def _go_home(table: TableTop) -> None:
    table.do(GoHome())


def test_a_fingerprint_commits_to_a_seed_and_tells_nothing_of_it() -> None:
    assert fingerprint("seed") != fingerprint("seed 2")
    assert "seed" not in fingerprint("seed")
    assert len(fingerprint("seed")) == 64
    assert short("0123456789abcdef") == "0123 4567 89ab"


def test_a_campaign_begins_with_the_fingerprint_of_its_dice_which_everybody_may_read(table: TableTop) -> None:
    [created] = table.entries[0].events
    assert isinstance(created, on.CampaignCreated)
    assert created.fingerprint == fingerprint(table.state.house.cup.seed)
    assert readable(GUEST.viewer, [created]) == (created,)


def test_the_end_of_an_evening_lays_its_dice_open_and_begins_new_ones(table: TableTop) -> None:
    before = table.state.house.cup.seed
    table.do(LOSE, APP)
    table.do(LOSE, APP)
    _go_home(table)
    [renewed] = _renewals(table)
    cup = table.state.house.cup
    assert (renewed.reason, renewed.revealed, renewed.dice) == (Renewal.OVER, before, 2)
    assert (renewed.seed, renewed.fingerprint) == (cup.seed, fingerprint(cup.seed))
    assert cup.seed != before
    assert (cup.first, cup.next, cup.earlier) == (2, 2, ((0, before),))
    assert readable(GUEST.viewer, [renewed]) == (renewed,)


def test_dice_that_fell_keep_their_faces_when_others_begin() -> None:
    old = DiceCup(seed="old").used([0, 1, 2])
    cup = old.renewed("new").used([3]).renewed("newest")
    assert [cup.face(place, D6) for place in range(3)] == [old.face(place, D6) for place in range(3)]
    assert cup.face(3, D6) == DiceCup(seed="new").face(3, D6)
    assert [cup.face(place, D6) for place in range(4, 9)] == [
        DiceCup(seed="newest").face(place, D6) for place in range(4, 9)
    ]
    assert cup.begun_with == "old"


def test_who_threw_nothing_has_nothing_to_renew_dice(table: TableTop) -> None:
    table.do(LOSE, hand(3))
    _go_home(table)
    table.play.renew_dice(table.id, table.form())
    assert _renewals(table) == []


def test_the_game_master_lays_dice_open_at_any_time_and_nobody_else(table: TableTop) -> None:
    table.do(LOSE, APP)
    for actor in (ANNA, GUEST):
        with pytest.raises(NotAllowed):
            table.play.renew_dice(table.id, table.form(actor))
    form = table.form()
    table.play.renew_dice(table.id, form)
    table.do(LOSE, APP)
    table.play.renew_dice(table.id, form)
    assert [one.reason for one in _renewals(table)] == [Renewal.ASKED]


def test_nobody_chooses_a_seed(table: TableTop) -> None:
    wish = do.RenewDice(reason=Renewal.ASKED, revealed="", dice=0, seed="mine", fingerprint=fingerprint("mine"))
    for actor in (ANNA, GUEST, None):
        with pytest.raises(NotAllowed):
            table.do(wish, form=table.form(actor) if actor else table.form())


def test_what_lies_open_lapses_and_everybody_hears_it(table: TableTop) -> None:
    thrown = table.throw(LOSE, APP, form=table.form(ANNA)).answers
    table.play.renew_dice(table.id, table.form())
    lapsed, renewed = table.entries[-1].events
    assert isinstance(lapsed, on.RollLapsed)
    assert [AppRoll(faces=roll.faces) for roll in lapsed.rolls] == list(thrown)
    assert readable(GUEST.viewer, table.entries[-1].events) == (lapsed, renewed)
    assert table.state.house.open_rolls == {}


def test_taking_the_end_back_brings_no_old_dice_back(table: TableTop) -> None:
    table.do(LOSE, APP)
    end = table.do(GoHome()).revision
    after = table.state.house.cup
    table.undo(end)
    assert table.state.house.cup == after
    table.redo()
    assert table.state.house.cup == after
    assert len(_renewals(table)) == 1


def test_the_change_of_dice_itself_is_not_taken_back(table: TableTop) -> None:
    table.do(LOSE, APP)
    table.play.renew_dice(table.id, table.form())
    with pytest.raises(NotAllowed):
        table.undo(table.revision)


def test_nobody_fishes_for_luck_across_the_end_of_an_evening(table: TableTop) -> None:
    lost = table.do(LOSE, APP).revision
    coins = table.coins
    _go_home(table)
    table.undo(lost)
    table.do(LOSE, APP)
    assert table.coins == coins


def test_a_correction_of_an_earlier_evening_keeps_its_dice(table: TableTop) -> None:
    first = table.gamble("bert", *table.shown("bert"))
    dice = [answer for answer in table.entries[-1].answers if isinstance(answer, AppRoll)]
    _go_home(table)
    table.correct(first, APP, *([KEEP] if int((dice[0].faces or "0")[0]) >= 4 else []))
    assert table.entries[-1].answers[0] == dice[0]


def test_a_journal_alone_leads_to_the_same_dice(table: TableTop) -> None:
    table.do(LOSE, APP)
    _go_home(table)
    table.do(LOSE, APP)
    table.undo()
    table.play.renew_dice(table.id, table.form())
    journal = ReadEntries(table.entries)
    history = rebuild.read(table.system, journal)
    *_, (_place, state) = rebuild.states(table.system, journal, history)
    assert history.with_dice(state).house.cup == table.state.house.cup
    assert table.reopened().state == table.state
