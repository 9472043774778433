"""Thrown is thrown: nobody sees a face before it has fallen, and what has fallen is used or lapses."""

from collections import Counter
from collections.abc import Sequence
from math import comb

import pytest

from app.campaign import commands as do
from app.campaign import events as on
from app.campaign.model import GAME_MASTER, GUEST, Actor
from app.campaign.permissions import readable
from app.core.answers import Answer, AppRoll, Choice, HandRoll
from app.core.dice import D6, DiceCup
from app.core.errors import GameError, InvalidAnswer, NotAllowed, RuleViolation, StaleRevision
from app.core.game_system import Role
from tests.table_top import AGAIN, APP, KEEP, TableTop, hand
from tests.toy.game.game import ChangeCoins, Gamble, Lose

ANNA = Actor(role=Role.PLAYER, device_id="phone", name="Anna", hero_ids=frozenset({"anna"}))
BERT = Actor(role=Role.PLAYER, device_id="tablet", name="Bert", hero_ids=frozenset({"bert"}))
LOOKS: Sequence[Sequence[Answer]] = ((APP,), (APP, KEEP), (APP, AGAIN, APP))
GAMBLE, LOSE = Gamble(owner="anna"), Lose(owner="anna")


@pytest.fixture(autouse=True)
def _players_may(table: TableTop) -> None:
    table.give("anna", 6)
    table.give("bert", 1)
    for name, owner in (("phone", "anna"), ("tablet", "bert")):
        table.do(do.AdmitDevice(device_id=name, name=owner, hero_ids=frozenset({owner})))
    table.do(do.PermitPlayers(permissions=frozenset({"gamble", "coins"})))


def _next_faces(table: TableTop, count: int) -> list[str]:
    cup = table.state.house.cup
    return [cup.face(place, D6) for place in cup.fresh(count)]


def _lapsed(table: TableTop) -> list[tuple[str, ...]]:
    facts = [event for entry in table.entries for event in entry.events if isinstance(event, on.RollLapsed)]
    return [roll.faces for event in facts for roll in event.rolls]


@pytest.mark.parametrize("actor", [ANNA, GAME_MASTER], ids=["player", "game master"])
def test_a_look_ahead_ends_where_dice_would_have_to_fall(table: TableTop, actor: Actor) -> None:
    before = table.revision, table.json
    for answers in LOOKS:
        ahead = table.play.preview(table.id, GAMBLE, answers, actor=actor)
        assert (ahead.answers, ahead.places, ahead.events) == ((), (), ())
        assert ahead.prompt is not None
    assert (table.revision, table.json) == before


def test_a_guess_is_no_roll(table: TableTop) -> None:
    before = table.revision
    for face in D6.faces:
        guess = AppRoll(faces=(face,))
        with pytest.raises(StaleRevision, match="moved_on"):
            table.play.preview(table.id, LOSE, [guess], actor=ANNA)
        with pytest.raises(StaleRevision, match="moved_on"):
            table.do(LOSE, guess, form=table.form(ANNA))
    assert table.revision == before


def test_what_was_thrown_lies_open_until_it_is_confirmed(table: TableTop) -> None:
    expected = _next_faces(table, 1)
    thrown = table.throw(LOSE, APP, form=table.form(ANNA))
    assert thrown.answers == (AppRoll(faces=tuple(expected)),)
    again = table.throw(LOSE, APP, form=table.form(ANNA))
    assert (again.answers, table.state.house.cup.next) == (thrown.answers, 1)
    table.do(LOSE, *thrown.answers, form=table.form(ANNA))
    assert table.coins["anna"] == 6 - int(expected[0])
    assert table.state.house.open_rolls == {}
    assert _lapsed(table) == []


def test_the_same_form_twice_throws_once_whatever_happened_between(table: TableTop) -> None:
    form = table.form(ANNA)
    table.throw(LOSE, APP, form=form)
    table.play.drop(table.id, table.form(ANNA))
    table.play.throw(table.id, LOSE, [APP], form)
    assert (table.state.house.open_rolls, table.state.house.cup.next) == ({}, 1)


def test_cancelling_lets_the_dice_lapse_before_everybodys_eyes(table: TableTop) -> None:
    thrown = table.throw(LOSE, APP, form=table.form(ANNA)).answers
    table.play.drop(table.id, table.form(ANNA))
    [lapsed] = table.entries[-1].events
    assert readable(BERT.viewer, [lapsed]) == (lapsed,)
    assert _lapsed(table) == [thrown[0].faces] if isinstance(thrown[0], AppRoll) else False
    with pytest.raises(StaleRevision):
        table.do(LOSE, *thrown, form=table.form(ANNA))
    expected = _next_faces(table, 1)
    assert table.throw(LOSE, APP, form=table.form(ANNA)).answers == (AppRoll(faces=tuple(expected)),)


def test_a_guest_lets_nobodys_dice_lapse(table: TableTop) -> None:
    table.throw(LOSE, APP)
    with pytest.raises(NotAllowed):
        table.play.drop(table.id, table.form(GUEST))
    table.play.drop(table.id, table.form(ANNA))
    assert list(table.state.house.open_rolls) == [""]


def test_throwing_for_something_else_lets_the_dice_lapse(table: TableTop) -> None:
    first = table.throw(LOSE, APP, form=table.form(ANNA)).answers
    table.throw(GAMBLE, APP, form=table.form(ANNA))
    assert [AppRoll(faces=faces) for faces in _lapsed(table)] == list(first)
    with pytest.raises(StaleRevision):
        table.do(LOSE, *first, form=table.form(ANNA))


def test_who_types_other_dice_instead_lets_the_thrown_ones_lapse(table: TableTop) -> None:
    first = table.throw(LOSE, APP, form=table.form(ANNA)).answers
    table.do(LOSE, hand(1), form=table.form(ANNA))
    assert [AppRoll(faces=faces) for faces in _lapsed(table)] == list(first)
    assert table.state.house.open_rolls == {}


def test_other_things_may_be_done_while_dice_lie_open(table: TableTop) -> None:
    thrown = table.throw(LOSE, APP, form=table.form(ANNA)).answers
    table.do(ChangeCoins(owner="anna", change=3), form=table.form(ANNA))
    table.do(LOSE, *thrown, form=table.form(ANNA))
    assert _lapsed(table) == []


def test_several_throw_at_once_and_share_no_place(table: TableTop) -> None:
    wishes = ((ANNA, LOSE), (BERT, Gamble(owner="bert")), (GAME_MASTER, Gamble(owner="carl")))
    expected = _next_faces(table, 3)
    shown = [table.throw(wish, APP, form=table.form(actor)).answers[0] for actor, wish in wishes]
    assert shown == [AppRoll(faces=(face,)) for face in expected]
    rolls = table.state.house.open_rolls
    assert sorted(place for roll in rolls.values() for place in roll.places) == [0, 1, 2]
    assert set(rolls) == {"phone", "tablet", ""}
    for actor, wish in reversed(wishes):
        answers = table.play.preview(table.id, wish, [APP], actor=actor)
        table.do(wish, *answers.answers, *([KEEP] if answers.prompt else []), form=table.form(actor))
    assert table.state.house.open_rolls == {}


def test_what_falls_before_a_refusal_has_fallen(table: TableTop) -> None:
    """Nobody learns anything of dice that are not kept: neither from what is asked next, nor from what is refused."""
    table.give("anna", -6)
    expected = _next_faces(table, 1)
    with pytest.raises(RuleViolation):
        table.do(LOSE, APP, form=table.form(ANNA))
    assert table.state.house.open_rolls["phone"].answers == (AppRoll(faces=tuple(expected)),)
    for nonsense in (Choice(option="?"), HandRoll(faces=("9",))):
        with pytest.raises(GameError):
            table.do(GAMBLE, APP, nonsense, form=table.form(BERT.model_copy(update={"hero_ids": ANNA.hero_ids})))
    assert table.state.house.cup.next == len({place for entry in table.entries for place in entry.places})


def test_a_roll_with_a_question_after_it_lies_open(table: TableTop) -> None:
    while int(_next_faces(table, 1)[0]) < 4:
        table.throw(LOSE, APP)
        table.play.drop(table.id, table.form())
    with pytest.raises(InvalidAnswer, match="missing"):
        table.do(GAMBLE, APP, form=table.form(ANNA))
    ahead = table.play.preview(table.id, GAMBLE, [APP], actor=ANNA)
    assert len(ahead.answers) == 1
    face = int(_next_faces(table, 1)[0])
    table.do(GAMBLE, *ahead.answers, AGAIN, APP, form=table.form(ANNA))
    assert table.coins["anna"] == 6 + face


def test_a_changed_table_that_asks_for_other_dice_begins_anew(table: TableTop) -> None:
    table.throw(GAMBLE, APP, form=table.form(ANNA))
    with pytest.raises(NotAllowed):
        table.play.throw(table.id, Gamble(owner="bert"), [APP], table.form(ANNA))
    assert table.state.house.cup.next == 1


def test_undo_gives_nobody_other_dice_for_the_same_wish(table: TableTop) -> None:
    table.do(LOSE, APP)
    [fell] = table.entries[-1].answers
    table.undo()
    assert table.state.house.cup.next == 1
    assert table.throw(LOSE, APP).answers == (fell,)
    assert table.state.house.cup.next == 1
    table.do(LOSE, fell)
    assert table.entries[-1].places == (0,)


def test_undo_gives_nobody_the_same_dice_for_another_wish(table: TableTop) -> None:
    table.do(LOSE, APP)
    table.undo()
    table.throw(Lose(owner="anna"), hand(1))
    table.do(Gamble(owner="bert"), hand(1))
    expected = _next_faces(table, 1)
    assert table.throw(Gamble(owner="bert"), APP).answers == (AppRoll(faces=tuple(expected)),)
    assert table.state.house.open_rolls[""].places == (1,)


def test_looking_ahead_and_cancelling_makes_nobody_lucky(table: TableTop) -> None:
    """Somebody looks before each throw for what dice there are to come, and would burn bad ones away unseen.

    All that can be had is what falls next, so 400 throws of one die have the mean that chance gives them: those of the
    cup's first 400 places, one after the other, whatever was looked at between.
    """
    table.give("anna", 1000)
    taken, wanted = list[str](), ("5", "6")
    for turn in range(60):
        for answers in LOOKS:
            ahead = table.play.preview(table.id, GAMBLE, answers, actor=ANNA)
            assert not ahead.answers  # nothing to go by
        for guess in wanted:
            with pytest.raises(StaleRevision):
                table.play.preview(table.id, LOSE, [AppRoll(faces=(guess,))], actor=ANNA)
        [fell] = table.throw(LOSE, APP, form=table.form(ANNA, key=f"turn{turn}")).answers
        assert isinstance(fell, AppRoll)
        assert fell.faces is not None
        taken += fell.faces
        table.do(LOSE, fell, form=table.form(ANNA))
    assert taken == [DiceCup(seed="seed").face(place, D6) for place in range(60)]
    lucky = Counter(face in wanted for face in taken)[True]
    tail = sum(comb(60, k) * 2 ** (60 - k) for k in range(lucky, 61)) / 3**60
    assert 0.001 < tail < 0.999


def test_what_is_rebuilt_is_what_stood_also_where_a_throw_is_due_for_a_checkpoint(
    table: TableTop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.campaign.undo_outcome.CHECKPOINT_EVERY", table.revision)  # the next entry makes one due
    table.play.throw(table.id, GAMBLE, (APP,), table.form())
    table.do(GAMBLE, APP, *([KEEP] if table.play.preview(table.id, GAMBLE, (APP,)).prompt else []))
    assert table.store.rebuild(table.id) == (table.revision, ())
