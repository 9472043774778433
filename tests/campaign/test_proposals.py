"""Proposals: players ask, the game master says yes or no, and what is done upon one is one action."""

import pytest

from app.campaign import commands as do
from app.campaign import proposals
from app.campaign.model import Actor, EntryKind, Outcome, Proposal
from app.core.answers import Answer, AppRoll
from app.core.errors import GameError, InvalidValue, NotAllowed
from app.core.events import EVERYTHING, Command
from app.core.game_system import Role
from tests.table_top import AGAIN, KEEP, TableTop, hand
from tests.toy.game.game import ChangeCoins, Gamble, Lose, Rob

ANNA, BERT = "anna", "bert"
SPEND = ChangeCoins(owner=ANNA, change=-3)


def player(name: str, *heroes: str) -> Actor:
    """A player on a phone."""
    return Actor(role=Role.PLAYER, device_id=f"{name}-phone", name=name, hero_ids=frozenset(heroes or (name,)))


@pytest.fixture(autouse=True)
def _two_players(table: TableTop) -> None:
    for name in (ANNA, BERT):
        table.give(name, 5)
        table.do(do.AdmitDevice(device_id=f"{name}-phone", name=name.title(), hero_ids=frozenset({name})))


def propose(table: TableTop, wish: Command = SPEND, *answers: Answer, by: str = ANNA, key: str | None = None) -> str:
    """A player proposes something; the proposal's id."""
    form = table.form(player(by), key=key)
    command = proposals.proposing(form.actor, form.key, wish, answers)
    table.do(command, form=form)
    return command.proposal_id


def accept(table: TableTop, proposal_id: str, wish: Command = SPEND, *answers: Answer) -> int:
    return table.do(proposals.accepting(proposal_id, wish), *answers).revision


def proposal(table: TableTop, proposal_id: str) -> Proposal:
    return table.state.house.proposals[proposal_id]


def refused(table: TableTop, command: Command, *answers: Answer, by: Actor | None = None) -> str:
    """The code of what is said to a wish that changes nothing."""
    before = table.json
    with pytest.raises(GameError) as refusal:
        table.do(command, *answers, form=table.form(by) if by else None)
    assert table.json == before
    return refusal.value.code


def test_a_proposal_waits_and_changes_nothing_else(table: TableTop) -> None:
    one = propose(table)
    kept = proposal(table, one)
    assert (kept.by, kept.device_id, kept.outcome) == ("Anna", "anna-phone", None)
    assert proposals.read_wish(table.system, kept.wish) == SPEND
    assert table.coins == {ANNA: 5, BERT: 5}


def test_what_is_accepted_is_one_action_and_one_undo(table: TableTop) -> None:
    one = propose(table)
    revision = accept(table, one)
    assert table.coins[ANNA] == 2
    assert proposal(table, one).outcome is Outcome.ACCEPTED
    assert table.entries[-1].revision == revision
    table.undo()
    assert table.coins[ANNA] == 5
    assert proposal(table, one).outcome is None  # it waits again
    table.redo()
    assert (table.coins[ANNA], proposal(table, one).outcome) == (2, Outcome.ACCEPTED)


def test_dice_are_thrown_when_it_is_accepted(table: TableTop) -> None:
    one = propose(table, Gamble(owner=ANNA))
    accept(table, one, Gamble(owner=ANNA), hand(6), KEEP)
    assert table.coins[ANNA] == 11


def test_dice_of_an_accepted_proposal_can_be_corrected(table: TableTop) -> None:
    one = propose(table, Lose(owner=ANNA))
    revision = accept(table, one, Lose(owner=ANNA), hand(4))
    table.correct(revision, hand(1))
    assert (table.coins[ANNA], proposal(table, one).outcome) == (4, Outcome.ACCEPTED)
    assert table.entries[-1].kind is EntryKind.CORRECTION


def test_the_game_master_may_complete_what_was_proposed(table: TableTop) -> None:
    one = propose(table)
    accept(table, one, ChangeCoins(owner=ANNA, change=-1))
    assert table.coins[ANNA] == 4


def test_an_older_action_can_still_be_taken_back(table: TableTop) -> None:
    older = table.give(ANNA, 1)
    one = propose(table)
    accept(table, one)
    table.undo(older)
    assert table.coins[ANNA] == 2


def test_what_an_accepted_proposal_needs_stands_in_the_way(table: TableTop) -> None:
    needed = table.give(ANNA, 1)
    accept(table, propose(table, ChangeCoins(owner=ANNA, change=-6)), ChangeCoins(owner=ANNA, change=-6))
    with pytest.raises(GameError, match=r"undo\.in_the_way"):
        table.undo(needed)


def test_undo_never_takes_a_proposal_back(table: TableTop) -> None:
    table.give(ANNA, 1)
    one = propose(table)
    table.undo()
    assert table.coins[ANNA] == 5
    assert proposal(table, one).outcome is None


def test_what_nobody_can_take_back_stands_in_no_way(table: TableTop, monkeypatch: pytest.MonkeyPatch) -> None:
    """A phone that joined and a proposal, after something that concerns everybody."""
    monkeypatch.setattr(ChangeCoins, "touches", (EVERYTHING,))
    monkeypatch.setattr(ChangeCoins, "done_by", ("{owner}",))
    needed = table.give(ANNA, 1)
    table.do(do.AdmitDevice(device_id="second", name="Anna", hero_ids=frozenset({ANNA})))
    one = propose(table, ChangeCoins(owner=ANNA, change=-6))
    table.undo(needed)
    assert (table.coins[ANNA], proposal(table, one).outcome) == (5, None)
    table.give(BERT, 1)
    assert proposal(table, one).outcome is Outcome.EXPIRED
    assert table.store.rebuild(table.id).differed == ()


def test_what_is_declined_stays_declined(table: TableTop) -> None:
    one = propose(table)
    table.do(do.DeclineProposal(proposal_id=one))
    assert proposal(table, one).outcome is Outcome.DECLINED
    assert refused(table, do.DeclineProposal(proposal_id=one)) == "proposal.settled"
    assert refused(table, proposals.accepting(one, SPEND)) == "proposal.settled"


def test_the_same_form_declines_and_proposes_once(table: TableTop) -> None:
    one, form = propose(table, key="tap"), table.form(key="no")
    assert propose(table, key="tap") == one
    assert len(table.state.house.proposals) == 1
    assert not table.do(do.DeclineProposal(proposal_id=one), form=form).repeated
    assert table.do(do.DeclineProposal(proposal_id=one), form=form).repeated


def test_a_player_takes_back_only_the_own(table: TableTop) -> None:
    one = propose(table)
    assert refused(table, do.WithdrawProposal(proposal_id=one), by=player(BERT)) == "proposal.not_own"
    table.do(do.WithdrawProposal(proposal_id=one), form=table.form(player(ANNA)))
    assert table.state.house.proposals == {}
    assert refused(table, do.DeclineProposal(proposal_id=one)) == "proposal.unknown"


@pytest.mark.parametrize("verdict", [do.DeclineProposal, do.ExpireProposal, do.AcceptProposal])
def test_only_the_game_master_decides(table: TableTop, verdict: type[do.ProposalCommand]) -> None:
    one = propose(table)
    fields = {"wish": SPEND.model_dump_json(), "concerns": frozenset({ANNA}), "code": "x"}
    known = {name: value for name, value in fields.items() if name in verdict.model_fields}
    command = verdict.model_validate({"proposal_id": one, **known})
    assert refused(table, command, by=player(ANNA)) in ("actor.not_own_hero", "actor.not_permitted")


@pytest.mark.parametrize(
    "wish", [ChangeCoins(owner=BERT, change=-1), Rob(owner=BERT, victim=ANNA), ChangeCoins(owner="nobody", change=1)]
)
def test_nobody_proposes_for_another_hero(table: TableTop, wish: Command) -> None:
    command = proposals.proposing(player(ANNA), "key", wish, ())
    assert refused(table, command, by=player(ANNA)) == "actor.not_own_hero"


def test_nobody_proposes_from_another_phone(table: TableTop) -> None:
    command = proposals.proposing(player(BERT), "key", ChangeCoins(owner=BERT, change=-1), ())
    assert refused(table, command, by=player(ANNA)) == "proposal.not_own"


def test_a_phone_that_was_sent_away_proposes_nothing(table: TableTop) -> None:
    table.do(do.RevokeDevice(device_id="anna-phone"))
    assert refused(table, proposals.proposing(player(ANNA), "key", SPEND, ()), by=player(ANNA)) == "actor.revoked"


def test_guests_and_the_game_master_have_nothing_to_propose() -> None:
    for role in (Role.GUEST, Role.GAME_MASTER):
        with pytest.raises(NotAllowed, match=r"proposal\.players_only"):
            proposals.proposing(Actor(role=role), "key", SPEND, ())


def test_what_the_rules_forbid_is_not_even_proposed(table: TableTop) -> None:
    command = proposals.proposing(player(ANNA), "key", ChangeCoins(owner=ANNA, change=-6), ())
    assert refused(table, command, by=player(ANNA)) == "coins.not_enough"


@pytest.mark.parametrize("answers", [(hand(6),), (AppRoll(),)])
def test_no_dice_are_thrown_ahead(table: TableTop, answers: tuple[Answer, ...]) -> None:
    command = proposals.proposing(player(ANNA), "key", Gamble(owner=ANNA), answers)
    assert refused(table, command, by=player(ANNA)) == "proposal.no_dice"


def test_a_choice_where_none_is_asked_is_refused(table: TableTop) -> None:
    command = proposals.proposing(player(ANNA), "key", Gamble(owner=ANNA), (AGAIN,))
    assert refused(table, command, by=player(ANNA)).startswith("answer.")


def test_five_of_a_phone_wait_and_no_more(table: TableTop) -> None:
    ids = [propose(table) for _ in range(proposals.MOST_OF_A_DEVICE)]
    more = proposals.proposing(player(ANNA), "key", SPEND, ())
    assert refused(table, more, by=player(ANNA)) == "proposal.too_many_own"
    propose(table, ChangeCoins(owner=BERT, change=-1), by=BERT)
    table.do(do.DeclineProposal(proposal_id=ids[0]))
    propose(table)


def test_thirty_of_all_wait_and_no_more(table: TableTop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proposals, "MOST_OF_ALL", 2)
    propose(table)
    propose(table, ChangeCoins(owner=BERT, change=-1), by=BERT)
    more = proposals.proposing(player(ANNA), "key", SPEND, ())
    assert refused(table, more, by=player(ANNA)) == "proposal.too_many"


def test_what_can_no_longer_be_done_goes_and_says_why(table: TableTop) -> None:
    one, other = propose(table), propose(table, ChangeCoins(owner=ANNA, change=-1))
    table.give(ANNA, -3)
    gone = proposal(table, one)
    assert (gone.outcome, gone.code) == (Outcome.EXPIRED, "coins.not_enough")
    assert proposal(table, other).outcome is None
    table.undo()  # the spending, not that the proposal went
    assert table.coins[ANNA] == 5


def test_a_new_proposal_forgets_what_became_of_the_older_ones(table: TableTop) -> None:
    one = propose(table)
    table.do(do.DeclineProposal(proposal_id=one))
    bert = propose(table, ChangeCoins(owner=BERT, change=-1), by=BERT)
    assert set(table.state.house.proposals) == {one, bert}
    new = propose(table)
    assert set(table.state.house.proposals) == {bert, new}


def test_proposals_are_no_news_about_their_heroes(table: TableTop) -> None:
    """A form about a hero is as fresh as before; one about the proposal is not."""
    form, one = table.form(), propose(table)
    table.do(ChangeCoins(owner=ANNA, change=1), form=form)
    stale = table.form(revision=form.revision)
    with pytest.raises(GameError, match="stale"):
        table.do(do.DeclineProposal(proposal_id=one), form=stale)


def test_an_accept_is_stale_when_its_hero_has_changed(table: TableTop) -> None:
    one, form = propose(table), table.form()
    table.give(ANNA, 1)
    with pytest.raises(GameError, match="stale"):
        table.do(proposals.accepting(one, SPEND), form=form)


def test_nobody_is_fooled_about_whom_a_wish_concerns(table: TableTop) -> None:
    one = propose(table)
    lie = do.AcceptProposal(proposal_id=one, wish=SPEND.model_dump_json(), concerns=frozenset())
    assert refused(table, lie) == "value.invalid"


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"type": "fly"}', '{"type": "gamble"}', '{"type": ["gamble"]}', "1"])
def test_what_cannot_be_read_is_refused(table: TableTop, text: str) -> None:
    with pytest.raises(InvalidValue, match=r"proposal\.unreadable"):
        proposals.read_wish(table.system, text)


def test_everything_is_there_again_after_a_restart_and_a_rebuild(table: TableTop) -> None:
    one, other = propose(table), propose(table, ChangeCoins(owner=BERT, change=-1), by=BERT)
    accept(table, propose(table))
    before = table.json
    assert table.reopened().json == before
    assert table.store.rebuild(table.id) == (table.revision, ())
    assert table.json == before
    assert (proposal(table, one).outcome, proposal(table, other).outcome) == (Outcome.EXPIRED, None)
