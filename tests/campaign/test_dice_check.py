"""Every die the app rolled can be worked out again, and a changed one is found out."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from app.campaign.dice_check import Commitment, DiceFault, DiceReport, checked
from app.campaign.events import CampaignCreated, DiceRenewed, RollLapsed
from app.campaign.model import Entry
from app.core.answers import AppRoll
from app.core.dice import D6
from app.core.errors import InvalidValue
from tests.replaying import ReadEntries
from tests.table_top import APP, TableTop, hand
from tests.toy.game.game import DieThrown, Draw, Gamble, Lose

LOSE = Lose(owner="anna")


@pytest.fixture(autouse=True)
def _coins(table: TableTop) -> None:
    table.give("anna", 90)


def report(table: TableTop, entries: Sequence[Entry] | None = None) -> DiceReport:
    return checked(table.codec, ReadEntries(table.entries if entries is None else entries))


def faults(found: DiceReport) -> list[tuple[int, DiceFault]]:
    return [(one.revision, one.fault) for one in found.findings]


def laid_open(table: TableTop) -> None:
    table.play.renew_dice(table.id, table.form())


def changed(entries: Sequence[Entry], revision: int, **changes: Any) -> list[Entry]:
    return [entry.model_copy(update=changes) if entry.revision == revision else entry for entry in entries]


def with_face(entry: Entry, face: str) -> dict[str, Any]:
    """An entry that tells consistently of another face."""
    thrown, lost = entry.events
    assert isinstance(thrown, DieThrown)
    told = thrown.model_copy(update={"roll": thrown.roll.model_copy(update={"faces": (face,)})})
    return {"answers": (AppRoll(faces=(face,)),), "events": (told, lost.model_copy(update={"change": -int(face)}))}


def as_exported(entries: Sequence[Entry]) -> list[Entry]:
    """The running seed stays where the campaign is."""
    newest = [entry for entry in entries if _begins(entry)][-1]
    facts = tuple(
        fact.model_copy(update={"seed": ""}) if isinstance(fact, CampaignCreated | DiceRenewed) else fact
        for fact in newest.events
    )
    return changed(entries, newest.revision, events=facts)


def _begins(entry: Entry) -> bool:
    return any(isinstance(fact, CampaignCreated | DiceRenewed) for fact in entry.events)


def test_dice_that_lie_open_are_proven(table: TableTop) -> None:
    first = table.do(LOSE, APP).revision
    undone = table.do(LOSE, APP).revision
    table.undo()
    laid_open(table)
    table.give("bert", 90)
    running = table.do(Lose(owner="bert"), APP).revision
    found = report(table, as_exported(table.entries))
    assert [(one.commitment, one.dice) for one in found.evenings] == [(Commitment.PROVEN, 2), (Commitment.RUNNING, 1)]
    assert (found.holding, found.closed, found.is_sound) == ((first, undone), (running,), True)


def test_all_ways_to_throw_are_worked_out(table: TableTop) -> None:
    """Cancelled, refused, drawn for a proposal, corrected, taken back and done again."""
    table.throw(LOSE, APP)
    table.play.drop(table.id, table.form())
    table.gamble("bert", *table.shown("bert"))
    table.undo()
    table.gamble("bert", *table.shown("bert"))
    lost = table.do(LOSE, APP).revision
    table.correct(lost, APP)
    table.do(Draw(owner="anna", bag=("gold",)), APP)
    laid_open(table)
    found = report(table)
    assert (found.is_sound, found.closed, found.unclear) == (True, (), ())
    assert found.dice == table.state.house.cup.next


def test_another_face_is_found_out(table: TableTop) -> None:
    lost = table.do(LOSE, APP)
    laid_open(table)
    entry = table.entries[lost.revision - 1]
    [answer] = entry.answers
    assert isinstance(answer, AppRoll)
    right = (answer.faces or ("",))[0]
    wrong = next(face for face in D6.faces if face != right)
    found = report(table, changed(table.entries, lost.revision, **with_face(entry, wrong)))
    assert faults(found) == [(lost.revision, DiceFault.OTHER_FACE)]
    assert (found.findings[0].shown, found.findings[0].expected, found.is_sound) == (wrong, right, False)


def test_a_sentence_that_tells_of_another_face_is_found_out(table: TableTop) -> None:
    lost = table.do(LOSE, APP)
    laid_open(table)
    entry = table.entries[lost.revision - 1]
    thrown = entry.events[0]
    assert isinstance(thrown, DieThrown)
    wrong = next(face for face in D6.faces if (face,) != thrown.roll.faces)
    told = with_face(entry, wrong)["events"]
    found = report(table, changed(table.entries, lost.revision, events=told))
    assert (found.unclear, found.is_sound) == ((lost.revision,), False)


@pytest.mark.parametrize(
    ("places", "fault"),
    [((0,), DiceFault.USED_TWICE), ((2,), DiceFault.LEFT_OUT), ((1, 2), DiceFault.LEFT_OUT), ((), DiceFault.NO_PLACE)],
)
def test_a_die_from_another_place_is_found_out(table: TableTop, places: tuple[int, ...], fault: DiceFault) -> None:
    table.do(LOSE, APP)
    second = table.do(LOSE, APP).revision
    laid_open(table)
    found = report(table, changed(table.entries, second, places=places))
    assert (second, fault) in faults(found)
    assert not found.is_sound


def test_an_entry_that_was_left_out_is_found_out(table: TableTop) -> None:
    """Somebody threw, did not like it, and took the whole entry out of the journal."""
    gone = table.do(LOSE, APP).revision
    table.do(LOSE, APP)
    laid_open(table)
    numbered = [entry for entry in table.entries if entry.revision != gone]
    entries = [entry.model_copy(update={"revision": place}) for place, entry in enumerate(numbered, start=1)]
    assert faults(report(table, entries)) == [(gone, DiceFault.LEFT_OUT)]


def _renumbered(entries: Sequence[Entry]) -> list[Entry]:
    """What is left as if nothing had been taken out."""
    return [entry.model_copy(update={"revision": place}) for place, entry in enumerate(entries, start=1)]


def _without_lapses(entries: Sequence[Entry]) -> list[Entry]:
    """Every telling of a lapsed roll is taken out, with its entry if nothing else stands in it."""
    told = [tuple(event for event in entry.events if not isinstance(event, RollLapsed)) for entry in entries]
    kept = [one.model_copy(update={"events": events}) for one, events in zip(entries, told, strict=True) if events]
    return _renumbered(kept)


def _cancelled(table: TableTop) -> None:
    table.throw(LOSE, APP)
    table.play.drop(table.id, table.form())
    table.do(LOSE, APP)


def _thrown_for_something_else(table: TableTop) -> None:
    table.throw(LOSE, APP)
    table.throw(Lose(owner="bert"), APP)
    table.do(Lose(owner="bert"), APP)


def _done_by_hand(table: TableTop) -> None:
    table.throw(LOSE, APP)
    table.do(LOSE, hand(1))


def _done_otherwise(table: TableTop) -> None:
    table.throw(LOSE, APP)
    table.do(Lose(owner="bert"), APP)


def _laid_open_while_it_lay_there(table: TableTop) -> None:
    table.throw(LOSE, APP)
    laid_open(table)


LEFT_OUT = [_cancelled, _thrown_for_something_else, _done_by_hand, _done_otherwise, _laid_open_while_it_lay_there]


@pytest.mark.parametrize("played", LEFT_OUT)
@pytest.mark.parametrize("is_over", [True, False])
def test_a_roll_that_neither_counts_nor_lapses_is_found_out(
    table: TableTop, played: Callable[[TableTop], None], is_over: bool
) -> None:
    """Somebody threw, did not like it, threw anew, and took the lapse out of the journal."""
    table.give("bert", 90)
    kept = table.revision + 1
    played(table)
    if is_over:
        table.give("bert", 1)
        laid_open(table)
    assert report(table).is_sound
    found = report(table, _without_lapses(table.entries))
    assert faults(found) == [(kept, DiceFault.NOT_SETTLED)]
    assert (found.findings[0].place, found.is_sound) == (0, False)


def test_a_roll_that_still_lies_open_is_no_fault(table: TableTop) -> None:
    table.throw(LOSE, APP)
    table.give("bert", 1)
    assert report(table).is_sound


def test_the_last_throws_before_the_key_cannot_be_left_out(table: TableTop) -> None:
    table.do(LOSE, APP)
    gone = table.do(LOSE, APP).revision
    laid_open(table)
    found = report(table, _renumbered([entry for entry in table.entries if entry.revision != gone]))
    assert faults(found) == [(gone, DiceFault.LEFT_OUT)]


def test_a_seed_that_does_not_fit_its_fingerprint_is_found_out(table: TableTop) -> None:
    table.do(LOSE, APP)
    laid_open(table)
    [*_, renewal] = table.entries
    [renewed] = renewal.events
    entries = changed(
        table.entries, renewal.revision, events=(renewed.model_copy(update={"revealed": "a luckier one"}),)
    )
    found = report(table, entries)
    assert found.evenings[0].commitment is Commitment.BROKEN
    assert not found.is_sound


def test_dice_without_a_fingerprint_can_be_worked_out_but_were_not_committed_to(table: TableTop) -> None:
    table.do(LOSE, APP)
    laid_open(table)
    [created] = table.entries[0].events
    found = report(table, changed(table.entries, 1, events=(created.model_copy(update={"fingerprint": ""}),)))
    assert found.evenings[0].commitment is Commitment.UNCOMMITTED
    assert (len(found.holding), found.is_sound) == (1, True)


def test_earlier_versions_gave_places_of_what_was_taken_back_to_others(table: TableTop) -> None:
    table.do(LOSE, APP)
    table.undo()
    second = table.do(Gamble(owner="bert"), *table.shown("bert")).revision
    entries = changed(table.entries, second, places=(0,))
    as_new = report(table, entries)
    [created] = entries[0].events
    old = changed(entries, 1, events=(created.model_copy(update={"fingerprint": ""}),))
    assert (second, DiceFault.USED_TWICE) in faults(as_new)
    assert DiceFault.USED_TWICE not in {fault for _, fault in faults(report(table, old))}


def test_a_campaign_without_dice_of_the_app_has_nothing_to_check(table: TableTop) -> None:
    found = report(table)
    assert (found.dice, found.holding, found.is_sound) == (0, (), True)


def test_nobody_makes_us_work_for_hours(table: TableTop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.campaign.rebuild.MOST_FOLDED", 3)
    for _ in range(4):
        table.give("bert", 1)
        table.undo()
        table.do(LOSE, APP)
    with pytest.raises(InvalidValue, match="too_long"):
        report(table)
