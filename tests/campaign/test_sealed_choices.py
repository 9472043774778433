"""Two choose in secret and reveal together: what lies under a seal stands in the journal and can be read by nobody."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, ClassVar, Literal

import pytest

from app.campaign import commands as do
from app.campaign.model import Actor
from app.core.answers import Answers, Choice
from app.core.dice import D6, DiceCup
from app.core.errors import GameError, InvalidAnswer, NotAllowed, RuleViolation, StaleRevision
from app.core.events import Command, Event, SealedCommand
from app.core.game_system import GameState, Role
from app.core.model import Mark
from app.storage.connections import AnyDatabase
from tests.table_top import APP, TableTop
from tests.toy.game.game import Gamble, Purses, ToyGame

HANDS = ("rock", "paper", "scissors")


class Hands(Purses):
    """Whose hand lies under which seal, and what was opened last."""

    seals: Mapping[str, str] = {}
    shown: tuple[str, ...] = ()

    @property
    def has_seals(self) -> bool:
        return bool(self.seals)


class ChooseHand(SealedCommand, type="choose_hand", touches=("{owner}",)):
    sealed: ClassVar[str] = "hand"
    permission: ClassVar[str | None] = "coins"
    owner: Annotated[str, Mark(names="heroes", figure=True)]
    hand: Literal["rock", "paper", "scissors"] | None = None


class ShowHands(Command, type="show_hands"):
    permission: ClassVar[str | None] = "coins"

    @property
    def actors(self) -> frozenset[str]:
        return frozenset()


class HandChosen(Event, type="hand.chosen", touches=("{owner}",)):
    owner: str
    seal: str


class HandsShown(Event, type="hands.shown"):
    hands: tuple[str, ...]


class HandGame(ToyGame):
    command_types: Sequence[type[Command]] = (*ToyGame.command_types, ChooseHand, ShowHands)
    event_types: Sequence[type[Event]] = (*ToyGame.event_types, HandChosen, HandsShown)
    state_type: type[GameState] = Hands

    def new_state(self) -> GameState:
        return Hands()

    def hero_names(self, state: GameState) -> Mapping[str, str]:
        return {"anna": "Anna", "ben": "Ben"}

    def decide(self, state: GameState, command: Command, answers: Answers) -> Iterator[Event]:
        assert isinstance(state, Hands)
        if isinstance(command, ChooseHand):
            if command.owner in state.seals:
                raise RuleViolation("hand.chosen")
            yield HandChosen(owner=command.owner, seal=command.seal)
        elif isinstance(command, ShowHands):
            yield HandsShown(hands=tuple(answers.opened(who, seal, *HANDS) for who, seal in state.seals.items()))
        else:
            answers.roll("die", D6)

    def evolve(self, state: GameState, event: Event) -> GameState:
        assert isinstance(state, Hands)
        if isinstance(event, HandChosen):
            return state.model_copy(update={"seals": {**state.seals, event.owner: event.seal}})
        if isinstance(event, HandsShown):
            return state.model_copy(update={"seals": {}, "shown": event.hands})
        return state


def player(name: str) -> Actor:
    return Actor(role=Role.PLAYER, device_id=f"phone of {name}", name=name, hero_ids=frozenset({name}))


@pytest.fixture
def hands(database: AnyDatabase) -> TableTop:
    """Anna and Ben have chosen, each on a phone."""
    table = TableTop(database, HandGame())
    for name in ("anna", "ben"):
        phone = player(name)
        table.do(do.AdmitDevice(device_id=phone.device_id or "", name=name, hero_ids=phone.hero_ids))
    table.do(do.PermitPlayers(permissions=frozenset({"coins", "gamble"})))
    seen = table.revision
    begun = {name: table.form(player(name), seen) for name in ("anna", "ben")}  # both at once, from the same page
    table.do(ChooseHand(owner="anna", hand="rock"), form=begun["anna"])
    table.do(ChooseHand(owner="ben", hand="scissors"), form=begun["ben"])
    return table


def laid(table: TableTop) -> Hands:
    """What lies on the table."""
    found = table.state.table
    assert isinstance(found, Hands)
    return found


def journal(table: TableTop) -> str:
    return " ".join(entry.model_dump_json() for entry in table.entries)


def test_nothing_that_is_kept_tells_a_choice_before_it_is_opened(hands: TableTop) -> None:
    kept = journal(hands) + "".join(hands.json)
    assert not any(hand in kept for hand in HANDS)
    seals = laid(hands).seals
    assert len({len(one) for one in seals.values()}) == 1, "no choice is told by the length of its seal"


def test_opened_together_each_is_what_was_chosen(hands: TableTop) -> None:
    hands.do(ShowHands())
    assert laid(hands).shown == ("rock", "scissors")
    assert hands.entries[-1].answers == (Choice(option="rock"), Choice(option="scissors"))


def test_no_look_ahead_opens_a_seal_nor_says_whether_a_guess_is_right(hands: TableTop) -> None:
    for guess in ((), (Choice(option="rock"),), (Choice(option="paper"),)):
        for actor in (None, player("ben")):
            seen = hands.play.preview(hands.id, ShowHands(), guess, actor=actor)
            assert (seen.events, seen.answers, seen.prompt) == ((), (), None)
    before = hands.revision
    hands.play.throw(hands.id, ShowHands(), (), hands.form())
    assert hands.revision == before


def test_a_choice_is_made_once_and_an_opened_one_stays(hands: TableTop) -> None:
    with pytest.raises(RuleViolation, match=r"hand\.chosen"):
        hands.do(ChooseHand(owner="anna", hand="paper"))
    with pytest.raises(InvalidAnswer, match=r"answer\.sealed"):
        hands.do(ShowHands(), Choice(option="paper"), Choice(option="scissors"))
    hands.do(ShowHands())
    with pytest.raises(InvalidAnswer, match=r"answer\.sealed"):
        hands.play.correct(hands.id, hands.revision, (Choice(option="paper"),), hands.form())


def test_a_form_that_was_sent_twice_counts_once_and_with_another_choice_not_at_all(hands: TableTop) -> None:
    hands.do(ShowHands())
    form = hands.form(player("anna"))
    first = hands.do(ChooseHand(owner="anna", hand="rock"), form=form)
    again = hands.do(ChooseHand(owner="anna", hand="rock"), form=form)
    assert (again.revision, again.repeated) == (first.revision, True)
    with pytest.raises(StaleRevision, match=r"form\.already_sent"):
        hands.do(ChooseHand(owner="anna", hand="paper"), form=form)


def test_nobody_brings_a_seal_of_his_own(hands: TableTop) -> None:
    hands.do(ShowHands())
    hands.do(ChooseHand(owner="anna", seal="0/made:up"))
    assert laid(hands).seals == {"anna": ""}


def test_a_choice_is_neither_proposed_nor_made_for_another(hands: TableTop) -> None:
    with pytest.raises(NotAllowed):
        hands.do(ChooseHand(owner="ben", hand="rock"), form=hands.form(player("anna")))
    wish = ChooseHand(owner="anna", hand="rock").model_dump_json()
    proposal = do.ProposeAction(proposal_id="p", device_id="phone of anna", wish=wish)
    with pytest.raises(GameError):
        hands.do(proposal, form=hands.form(player("anna")))
    assert "rock" not in journal(hands)


def test_the_key_of_the_dice_stays_shut_while_a_choice_lies_under_it(hands: TableTop) -> None:
    hands.do(Gamble(owner="anna"), APP)
    with pytest.raises(RuleViolation, match=r"dice\.hold_seals"):
        hands.play.renew_dice(hands.id, hands.form())
    hands.do(ShowHands())
    hands.play.renew_dice(hands.id, hands.form())


def test_taken_back_and_brought_back_the_same_lies_open(hands: TableTop) -> None:
    hands.do(ShowHands())
    after = hands.json
    hands.undo()
    assert "rock" not in "".join(hands.json)
    hands.redo()
    assert hands.json == after


def _taken_back(table: TableTop, times: int) -> None:
    for _ in range(times):
        table.undo()


def test_who_has_seen_all_choices_chooses_the_same_again_after_they_were_taken_back(hands: TableTop) -> None:
    hands.do(ShowHands())
    _taken_back(hands, 3)
    hands.do(Gamble(owner="anna"), APP)  # whatever comes in between
    for owner, other in (("anna", "paper"), ("ben", "rock")):
        for actor in (None, player(owner)):
            form = hands.form(actor) if actor else hands.form()
            with pytest.raises(RuleViolation, match=r"seal\.revealed_before"):
                hands.do(ChooseHand.model_validate({"owner": owner, "hand": other}), form=form)
    hands.do(ChooseHand(owner="anna", hand="rock"))
    _taken_back(hands, 1)
    with pytest.raises(RuleViolation, match=r"seal\.revealed_before"):
        hands.do(ChooseHand(owner="anna", hand="paper"))
    hands.do(ChooseHand(owner="anna", hand="rock"))
    hands.do(ChooseHand(owner="ben", hand="scissors"))
    hands.do(ShowHands())
    assert laid(hands).shown == ("rock", "scissors")
    hands.do(ChooseHand(owner="anna", hand="paper"))  # the next time, anything


def test_a_choice_that_nobody_saw_is_free_after_it_was_taken_back(hands: TableTop) -> None:
    _taken_back(hands, 2)
    hands.do(ChooseHand(owner="anna", hand="paper"))
    hands.do(ChooseHand(owner="ben", hand="paper"))
    hands.do(ShowHands())
    assert laid(hands).shown == ("paper", "paper")


def test_who_may_not_choose_is_told_nothing_of_what_was_revealed(hands: TableTop) -> None:
    hands.do(ShowHands())
    _taken_back(hands, 3)
    with pytest.raises(NotAllowed):
        hands.do(ChooseHand(owner="anna", hand="paper"), form=hands.form(player("ben")))


def test_without_the_seed_a_seal_stays_closed_and_the_choice_is_asked_for() -> None:
    here, elsewhere = DiceCup(seed="seed"), DiceCup(seed="", first=0).renewed("another")
    seal = here.closed("magic", "once")
    assert here.opened(seal) == here.renewed("next").opened(seal) == "magic"
    assert elsewhere.opened(seal) is None
    asked = Answers((Choice(option="melee"),), elsewhere, opens=True)
    assert asked.opened("card", seal, "magic", "melee") == "melee"
    assert len({here.closed("magic", f"nonce {n}") for n in range(50)}) == 50
