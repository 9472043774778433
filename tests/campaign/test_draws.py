"""A card counts before a player sees it: nobody looks at it and thinks again."""

import pytest

from app.campaign import commands as do
from app.campaign import proposals
from app.campaign.model import Actor, Outcome
from app.core.answers import Answer, AppRoll, Choice, HandRoll, RollPrompt
from app.core.errors import InvalidAnswer, RuleViolation, StaleRevision
from app.core.game_system import Role
from tests.table_top import APP, TableTop, hand
from tests.toy.game.game import Draw

ANNA = Actor(role=Role.PLAYER, device_id="phone", name="Anna", hero_ids=frozenset({"anna"}))
GOLD, TRAP = Draw(owner="anna"), Draw(owner="anna", bag=("trap",))
KNOWN = AppRoll(faces=("gold",))


@pytest.fixture(autouse=True)
def _anna_may(table: TableTop) -> None:
    table.give("anna", 6)
    table.do(do.AdmitDevice(device_id="phone", name="Anna", hero_ids=frozenset({"anna"})))
    table.do(do.PermitPlayers(permissions=frozenset({"gamble"})))


def test_a_preview_ends_at_the_card_and_says_nothing_of_it(table: TableTop) -> None:
    asked = table.play.preview(table.id, GOLD, (), actor=ANNA)
    assert isinstance(asked.prompt, RollPrompt)
    assert asked.prompt.dice[0].faces == ()  # nor of what is in the bag
    for wish in (GOLD, TRAP):
        drawn = table.play.preview(table.id, wish, [APP], actor=ANNA)
        assert (drawn.events, drawn.answers, drawn.prompt) == ((), (APP,), None)


def test_the_game_master_sees_what_his_action_leads_to(table: TableTop) -> None:
    assert table.throw(GOLD, APP).answers == (KNOWN,)
    assert table.throw(TRAP, APP).prompt is not None


def test_confirming_draws(table: TableTop) -> None:
    table.do(GOLD, APP, form=table.form(ANNA))
    assert table.coins == {"anna": 9}
    assert table.entries[-1].answers == (KNOWN,)


@pytest.mark.parametrize("answer", [HandRoll(faces=("gold",)), KNOWN])
def test_a_player_neither_wishes_for_a_card_nor_guesses_it(table: TableTop, answer: Answer) -> None:
    for attempt in (
        lambda: table.play.preview(table.id, GOLD, [answer], actor=ANNA),
        lambda: table.do(GOLD, answer, form=table.form(ANNA)),
        lambda: table.do(proposals.proposing(ANNA, "wished", GOLD, [answer]), form=table.form(ANNA)),
    ):
        with pytest.raises(InvalidAnswer, match="drawn_by_app"):
            attempt()
    assert table.coins == {"anna": 6}


@pytest.mark.parametrize("more", [APP, hand(3), Choice(option="keep")])
def test_no_refusal_tells_what_would_have_been_drawn(table: TableTop, more: Answer) -> None:
    """An answer behind the card fits one card and not another, so it is refused before anything is drawn."""
    before = table.revision, table.state.house
    for wish in (GOLD, TRAP):
        with pytest.raises(InvalidAnswer, match="too_many"):
            table.do(wish, APP, more, form=table.form(ANNA))
    assert (table.revision, table.state.house) == before


def test_a_card_that_asks_for_more_waits_for_the_game_master(table: TableTop) -> None:
    form = table.form(ANNA)
    receipt = table.do(TRAP, APP, form=form)
    [waiting] = table.state.house.proposals.values()
    assert (waiting.answers, waiting.outcome) == ((AppRoll(faces=("trap",)),), None)
    assert proposals.read_wish(table.system, waiting.wish) == TRAP
    again = table.do(TRAP, APP, form=form)
    assert (again.revision, again.repeated) == (receipt.revision, True)
    with pytest.raises(StaleRevision):
        table.do(GOLD, APP, form=form)
    with pytest.raises(RuleViolation, match="drawn_already"):
        table.do(do.WithdrawProposal(proposal_id=waiting.id), form=table.form(ANNA))
    table.do(proposals.accepting(waiting.id, TRAP), *waiting.answers, hand(2))
    assert table.coins == {"anna": 4}
    table.do(do.WithdrawProposal(proposal_id=waiting.id), form=table.form(ANNA))  # noted


def test_what_was_drawn_can_be_declined(table: TableTop) -> None:
    table.do(TRAP, APP, form=table.form(ANNA))
    [waiting] = table.state.house.proposals.values()
    table.do(do.DeclineProposal(proposal_id=waiting.id))
    assert table.state.house.proposals[waiting.id].outcome is Outcome.DECLINED
    assert table.coins == {"anna": 6}
