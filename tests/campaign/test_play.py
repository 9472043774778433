"""The one door: what is confirmed happens once, what is refused changes nothing."""

import pytest

from app.campaign.commands import AdmitDevice, PermitPlayers
from app.campaign.model import GAME_MASTER, GUEST, Actor
from app.core.answers import AppRoll
from app.core.errors import InvalidAnswer, NotAllowed, RuleViolation, StaleRevision, UnknownContent, UnknownSubject
from app.core.game_system import Role
from tests.table_top import AGAIN, TableTop, hand
from tests.toy.game.game import ChangeCoins, Gamble


def test_a_command_changes_the_state_and_tells_the_pages(table: TableTop) -> None:
    revision = table.give("anna", 5)
    assert table.coins == {"anna": 5}
    assert table.heard.messages == [(table.id, revision)]


def test_a_refused_command_changes_nothing(table: TableTop) -> None:
    before = table.state
    with pytest.raises(RuleViolation, match=r"coins\.not_enough"):
        table.give("anna", -1)
    assert table.state == before
    assert table.heard.messages == []


def test_the_same_form_twice_acts_once(table: TableTop) -> None:
    form = table.form()
    first = table.do(ChangeCoins(owner="anna", change=5), form=form)
    second = table.do(ChangeCoins(owner="anna", change=5), form=form)
    assert (second.revision, second.repeated) == (first.revision, True)
    assert table.coins == {"anna": 5}


def test_the_same_key_with_another_wish_is_refused(table: TableTop) -> None:
    form = table.form()
    table.do(ChangeCoins(owner="anna", change=5), form=form)
    with pytest.raises(StaleRevision, match=r"form\.already_sent"):
        table.do(ChangeCoins(owner="anna", change=6), form=form)


def test_nobody_can_use_up_the_keys_of_others(table: TableTop) -> None:
    players = [Actor(role=Role.PLAYER, device_id=phone, hero_ids=frozenset({"anna"})) for phone in ("one", "two")]
    table.give("anna", 1)
    table.do(PermitPlayers(permissions=frozenset({"gamble"})))
    for phone in ("one", "two"):
        table.do(AdmitDevice(device_id=phone, name="Anna", hero_ids=frozenset({"anna"})))
    for actor in (*players, GAME_MASTER):
        form = table.form(actor, key="undo-7")
        assert not table.do(Gamble(owner="anna"), hand(2), form=form).repeated
        assert table.do(Gamble(owner="anna"), hand(2), form=form).repeated
    assert table.coins == {"anna": 7}


def test_a_key_with_other_answers_is_refused(table: TableTop) -> None:
    form = table.form()
    table.do(Gamble(owner="anna"), hand(2), form=form)
    with pytest.raises(StaleRevision, match=r"form\.already_sent"):
        table.do(Gamble(owner="anna"), hand(3), form=form)
    assert table.coins == {"anna": 2}


def test_a_second_tap_on_a_roll_of_the_app_acts_once_though_the_dice_have_moved_on(table: TableTop) -> None:
    form, shown = table.form(), table.shown("anna")
    table.do(Gamble(owner="anna"), *shown, form=form)
    now_shown = table.shown("anna")
    assert now_shown != shown, "the seed of this test should give different numbers"
    assert table.do(Gamble(owner="anna"), *now_shown[:1], form=form).repeated


def test_an_undo_with_the_key_of_an_action_is_refused_and_the_other_way_round(table: TableTop) -> None:
    form = table.form()
    table.do(ChangeCoins(owner="anna", change=5), form=form)
    with pytest.raises(StaleRevision, match=r"form\.already_sent"):
        table.undo(form=form)
    taken_back = table.form()
    table.undo(form=taken_back)
    with pytest.raises(StaleRevision, match=r"form\.already_sent"):
        table.redo(form=taken_back)
    with pytest.raises(StaleRevision, match=r"form\.already_sent"):
        table.undo(1, form=taken_back)
    with pytest.raises(StaleRevision, match=r"form\.already_sent"):
        table.do(ChangeCoins(owner="anna", change=5), form=taken_back)


def test_a_form_without_a_key_never_repeats(table: TableTop) -> None:
    for _ in range(2):
        assert not table.do(ChangeCoins(owner="anna", change=5), form=table.form(key="")).repeated
    assert table.coins == {"anna": 10}


@pytest.mark.parametrize("revision", [2, 10**30])
def test_a_form_from_a_revision_that_never_was_is_stale(table: TableTop, revision: int) -> None:
    table.gamble("anna", hand(1))
    form = table.form(revision=1 + revision)
    with pytest.raises(StaleRevision):
        table.do(ChangeCoins(owner="anna", change=5), form=form)
    with pytest.raises(StaleRevision):
        table.undo(form=form)


@pytest.mark.parametrize("number", [0, -1, 99, 10**30, -(10**30)])
def test_numbers_that_nothing_has_are_unknown(table: TableTop, number: int) -> None:
    wish, form = ChangeCoins(owner="anna", change=5), table.form()
    for act in (
        lambda: table.undo(number),
        lambda: table.correct(number, hand(1)),
        lambda: table.play.preview(table.id, wish, (), correcting=number),
        lambda: table.play.preview(number, wish, ()),
        lambda: table.play.submit(number, wish, (), form),
        lambda: table.store.rebuild(number),
    ):
        with pytest.raises(UnknownSubject):
            act()


def test_a_stale_form_about_the_same_owner_is_refused(table: TableTop) -> None:
    form = table.form()
    table.give("anna", 5)
    with pytest.raises(StaleRevision):
        table.do(ChangeCoins(owner="anna", change=1), form=form)


def test_a_stale_form_about_another_owner_goes_through(table: TableTop) -> None:
    form = table.form()
    table.give("anna", 5)
    table.do(ChangeCoins(owner="bert", change=1), form=form)
    assert table.coins == {"anna": 5, "bert": 1}


def test_a_command_with_an_open_question_is_refused(table: TableTop) -> None:
    with pytest.raises(InvalidAnswer, match=r"answer\.missing"):
        table.gamble("anna")


def test_a_preview_shows_facts_and_the_open_question_and_changes_nothing(table: TableTop) -> None:
    decision = table.play.preview(table.id, Gamble(owner="anna"), [hand(5)])
    assert [event.type for event in decision.events] == ["die.thrown"]
    assert decision.prompt is not None
    assert decision.prompt.purpose == "again"
    assert table.coins == {}


def test_hand_and_app_dice_go_through_the_same_rule(table: TableTop) -> None:
    table.gamble("anna", hand(2))
    table.gamble("bert", hand(6), AGAIN, hand(1))
    assert table.coins == {"anna": 2, "bert": 1}


def test_a_preview_with_an_actor_shows_only_what_that_person_may_do(table: TableTop) -> None:
    with pytest.raises(NotAllowed, match=r"actor\.guest"):
        table.play.preview(table.id, Gamble(owner="anna"), [], actor=GUEST)
    assert table.play.preview(table.id, Gamble(owner="anna"), [], actor=GAME_MASTER).prompt is not None


def test_what_a_preview_shows_is_what_a_confirm_applies(table: TableTop) -> None:
    shown = table.shown("anna")
    table.gamble("anna", *shown)
    assert isinstance(shown[0], AppRoll)
    assert shown[0].faces == (str(table.coins["anna"]),)


def test_shown_dice_that_somebody_else_took_meanwhile_are_refused(table: TableTop) -> None:
    shown = table.shown("anna")
    table.gamble("bert", *table.shown("bert"))
    assert table.shown("anna") != shown, "the seed of this test should give different numbers"
    with pytest.raises(StaleRevision, match=r"dice\.moved_on"):
        table.gamble("anna", *shown)


def test_only_the_game_master_creates_takes_back_brings_back_and_corrects(table: TableTop) -> None:
    gambled = table.gamble("anna", hand(2))
    player = table.form(Actor(role=Role.PLAYER, hero_ids=frozenset({"anna"})))
    for forbidden in (
        lambda: table.play.create("x", "toy", player),
        lambda: table.undo(form=player),
        lambda: table.redo(form=player),
        lambda: table.correct(gambled, hand(3), form=player),
    ):
        with pytest.raises(NotAllowed, match=r"actor\.game_master_only"):
            forbidden()
    with pytest.raises(NotAllowed, match=r"actor\.not_permitted"):
        table.do(Gamble(owner="anna"), hand(2), form=player)


def test_a_campaign_is_created_once_for_each_form(table: TableTop) -> None:
    form = table.form()
    one = table.play.create("Dienstagsrunde", "toy", form)
    assert one != table.id
    assert table.play.create("Dienstagsrunde", "toy", form) == one
    with pytest.raises(StaleRevision, match=r"form\.already_sent"):
        table.play.create("Mittwochsrunde", "toy", form)
    assert table.play.create("Ohne", "toy", table.form(key="")) != table.play.create("Ohne", "toy", table.form(key=""))
    assert len(table.store.campaigns()) == 4


def test_a_game_nobody_knows_is_refused(table: TableTop) -> None:
    with pytest.raises(UnknownContent, match=r"system\.unknown"):
        table.play.create("x", "chess", table.form())


def test_an_unknown_campaign_is_refused(table: TableTop) -> None:
    with pytest.raises(UnknownSubject, match=r"campaign\.unknown"):
        table.play.submit(99, ChangeCoins(owner="anna", change=1), (), table.form())
    with pytest.raises(UnknownSubject, match=r"campaign\.unknown"):
        table.play.preview(99, ChangeCoins(owner="anna", change=1), ())
