"""What a player cannot know: it never refuses him, never lets a wish expire; the game master decides, who knows it."""

import pytest

from app.campaign import commands as do
from app.campaign import proposals
from app.campaign.events import ProposalMade
from app.campaign.model import Actor, Outcome
from app.core.errors import InvalidAnswer, RuleViolation, Unconfirmed
from app.core.game_system import GameState, Role, Viewer
from tests.table_top import TableTop
from tests.toy.game.game import ChangeCoins, CoinsChanged, Gamble, Purses, ToyGame

PHONE = Actor(role=Role.PLAYER, device_id="phone", name="Anna", hero_ids=frozenset({"anna"}))
SPEND = ChangeCoins(owner="anna", change=-9)


@pytest.fixture(autouse=True)
def _a_hole_in_the_purse(table: TableTop, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna has five coins and believes that she has fifty: the rest is hidden from her."""

    def known(_game: ToyGame, state: GameState, viewer: Viewer) -> GameState:
        believed = Purses(coins={**Purses.cast(state).coins, "anna": 50})
        return state if viewer.role is Role.GAME_MASTER else believed

    table.give("anna", 5)
    table.do(do.AdmitDevice(device_id="phone", name="Anna", hero_ids=frozenset({"anna"})))
    table.do(do.PermitPlayers(permissions=frozenset({"coins", "gamble"})))
    monkeypatch.setattr(ToyGame, "known", known)


def test_a_look_ahead_shows_what_the_player_knows(table: TableTop) -> None:
    assert table.play.preview(table.id, SPEND, (), actor=PHONE).prompt is None
    with pytest.raises(RuleViolation):
        table.play.preview(table.id, SPEND, ())


def test_what_something_hidden_forbids_waits_for_the_game_master(table: TableTop) -> None:
    form = table.form(PHONE, key="spend")
    receipt = table.play.submit(table.id, SPEND, (), form)
    [made] = receipt.events
    assert isinstance(made, ProposalMade)
    assert table.play.submit(table.id, SPEND, (), form).repeated, "the same form asks once"
    [waiting] = table.state.house.proposals.values()
    assert (waiting.outcome, proposals.read_wish(table.system, waiting.wish)) == (None, SPEND)
    with pytest.raises(RuleViolation, match=r"coins\.not_enough"):
        table.do(proposals.accepting(waiting.id, SPEND))


def test_what_the_player_knows_of_is_refused_at_once(table: TableTop) -> None:
    with pytest.raises(RuleViolation, match=r"coins\.not_enough"):
        table.play.submit(table.id, ChangeCoins(owner="anna", change=-51), (), table.form(PHONE))
    with pytest.raises(InvalidAnswer, match=r"answer\.missing"):
        table.play.submit(table.id, Gamble(owner="anna"), (), table.form(PHONE))
    assert not table.state.house.proposals


def test_a_wish_does_not_expire_for_a_reason_that_its_player_cannot_know(table: TableTop) -> None:
    wish = proposals.proposing(PHONE, "wish", ChangeCoins(owner="anna", change=-4), ())
    table.do(wish, form=table.form(PHONE, key="wish"))
    table.give("anna", -3)
    assert table.state.house.proposals[wish.proposal_id].outcome is None
    table.do(do.DeclineProposal(proposal_id=wish.proposal_id))
    assert table.state.house.proposals[wish.proposal_id].outcome is Outcome.DECLINED


def test_what_the_player_knows_to_be_grave_is_shown_before_it_is_done(
    table: TableTop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CoinsChanged, "is_grave", True)
    for wish in (SPEND, ChangeCoins(owner="anna", change=-4)):
        before, form = table.revision, table.form(PHONE)
        with pytest.raises(Unconfirmed):
            table.play.submit(table.id, wish, (), form, confirmed=False)
        assert (table.revision, table.state.house.proposals) == (before, {})
    table.play.submit(table.id, wish, (), form)
    assert table.coins == {"anna": 1}


def test_what_the_player_cannot_know_to_be_grave_is_not_told_by_a_question(
    table: TableTop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ProposalMade, "is_grave", True)
    receipt = table.play.submit(table.id, SPEND, (), table.form(PHONE), confirmed=False)
    assert isinstance(receipt.events[0], ProposalMade)
