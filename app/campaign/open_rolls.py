"""Dice that the app has thrown and that are not confirmed yet.

Thrown is thrown: what somebody sees has left the cup, stands in the journal and lies open until the wish it was thrown
for is confirmed with it, or until it lapses. So no look ahead ever shows a face that has not fallen, and no one gets
other dice by asking again. What fell for an action that was taken back lies open too, for the same wish alone.

Two wishes are the same if they are the same deed of the same figures to the same others, and the rules ask for the same
dice. Whatever else a wish says changes nothing that has fallen.

All of this follows the journal in the order of its entries, undone or not: dice that fell have fallen.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.campaign import replay
from app.campaign.commands import DropRoll, KeepRoll, RenewDice
from app.campaign.events import (
    DiceRenewed,
    HouseEvent,
    LapseTold,
    ProposalMade,
    ProposalSettled,
    ProposalWithdrawn,
    RollKept,
    RollLapsed,
)
from app.campaign.lapses import untold_by
from app.campaign.model import (
    GUEST,
    Actor,
    CampaignState,
    Entry,
    EntryKind,
    House,
    OpenRoll,
    Renewal,
)
from app.campaign.same_wish import asked_of_app, command_in, is_for, wish_of
from app.core.answers import Answer, Answers, AppRoll, app_faces
from app.core.dice import DiceCup, fingerprint
from app.core.errors import GameError, StaleRevision
from app.core.events import Command, Event
from app.core.game_system import GameSystem, Role
from app.core.model import like

MOST_TAKEN_BACK = 12  # actions whose dice still lie open after they were taken back
_OF_PROPOSALS = "proposal:"


def owner_of(actor: Actor) -> str:
    """Under which name somebody's dice lie open: a phone's id, "" for the game master. Guests have none."""
    return "" if actor.role is Role.GAME_MASTER else actor.device_id or Role.GUEST


def is_proposed(owner: str) -> bool:
    """Return whether dice are open for a proposal: a card was drawn for it, and waits for the game master."""
    return owner.startswith(_OF_PROPOSALS)


@dataclass(frozen=True)
class Inquiry:
    """Question to the rules and who asks it. `kept` are the places of the corrected action, `fallen` its dice."""

    system: GameSystem
    state: CampaignState
    actor: Actor
    command: Command
    given: Sequence[Answer]
    correcting: int | None = None
    kept: Sequence[int] = ()
    fallen: Sequence[str] = ()


@dataclass(frozen=True)
class Reply:
    """Reply of the rules: a decision or a refusal, the answers given, and the open roll that was continued."""

    answers: Answers
    decision: replay.Decision
    refusal: GameError | None
    resumed: OpenRoll | None


def ask(
    asking: Inquiry,
    *,
    throws: bool = False,
    blind: bool = False,
    goes_on: bool = False,
    draws: bool = True,
    opens: bool = False,
) -> Reply:
    """Let the rules decide with the dice that lie open for this wish; who `throws` gets new ones where they end.

    When the table has changed so that other dice are needed, those that lay open are of no use any more.
    """
    how = {"throws": throws, "blind": blind, "goes_on": goes_on, "draws": draws, "opens": opens}
    house = asking.state.house
    for known in _lying(asking) if house.open_rolls or house.taken_back else ():
        roll = known if known.wish == wish_of(asking.command) else _shared(asking, known, **how)
        filled = None if roll is None else _filled(roll, asking.given)
        if roll is None or filled is None:
            continue
        asked = _asked(asking, filled, roll.places, roll, **how)
        is_of_use = not isinstance(asked.refusal, StaleRevision) and _are_asked_for(roll, asked.answers)
        if is_of_use:
            return asked
    return _asked(asking, asking.given, asking.kept, None, **how)


def _asked(asking: Inquiry, given: Sequence[Answer], kept: Sequence[int], roll: OpenRoll | None, **how: bool) -> Reply:
    fallen = dict(zip(kept, app_faces(roll.answers) if roll else asking.fallen, strict=False))
    answers = Answers(given, asking.state.house.cup, kept=kept, fallen=fallen, **how)
    decision, refusal = replay.conversation(asking.system, asking.state, asking.command, answers)
    return Reply(answers, decision, refusal, roll)


def _shared(asking: Inquiry, roll: OpenRoll, **how: bool) -> OpenRoll | None:
    """Return the dice of a wish in other words that this one asks for as well; None if its first dice are others.

    What fell in an action that was taken back may go on with other dice; unconfirmed dice are used as a whole.
    """
    before = command_in(asking.system, roll.wish)
    if before is None:
        return None
    then = Answers(roll.answers)
    replay.conversation(asking.system, asking.state, before, then)
    now = _asked(asking, asking.given, roll.places, roll, **{**how, "throws": False}).answers
    asked = list(asked_of_app(then))
    pairs = zip(asked, asked_of_app(now), strict=False)
    count = next((place for place, (one, other) in enumerate(pairs) if one != other), None)
    if count is None:
        count = min(len(asked), len(list(asked_of_app(now))))
    if count == len(asked):
        return roll
    if count == 0 or roll.rolls:
        return None
    end = [place for place, one in enumerate(roll.answers) if isinstance(one, AppRoll)][count - 1] + 1
    fallen = sum(len(prompt.dice) for prompt in asked[:count])
    return roll.model_copy(update={"answers": roll.answers[:end], "places": roll.places[:fallen]})


def _are_asked_for(roll: OpenRoll, answers: Answers) -> bool:
    """Return whether the open dice are those that the rules ask for by now."""
    pairs = zip(roll.rolls, answers.app_rolls, strict=False)
    return all((one.purpose, one.dice) == (now.purpose, now.dice) for one, now in pairs)


def _lying(asking: Inquiry) -> Sequence[OpenRoll]:
    """Return the dice to go on with, those of this person first; those in proposals are for the game master."""
    house = asking.state.house
    wish = wish_of(asking.command)
    own = [house.open_rolls.get(owner_of(asking.actor))]
    if asking.actor.role is Role.GAME_MASTER:
        own += [roll for name, roll in house.open_rolls.items() if is_proposed(name)]
    back = [one for name, one in reversed(tuple(house.taken_back.items())) if name != wish]
    known = filter(None, (*own, house.taken_back.get(wish), *back))
    return [one for one in known if one.correcting == asking.correcting and is_for(asking.system, one, wish)]


def _filled(roll: OpenRoll, given: Sequence[Answer]) -> tuple[Answer, ...] | None:
    """Return the answers with the faces that lie open; None when they lead elsewhere than those the dice were thrown
    for.
    """
    lying = roll.answers[: 1 + max(place for place, one in enumerate(roll.answers) if isinstance(one, AppRoll))]
    found = list(given)
    for place, (answer, known) in enumerate(zip(given, lying, strict=False)):
        if answer != known and not (answer == AppRoll() and isinstance(known, AppRoll)):
            return None
        found[place] = known
    return tuple(found)


def keeping(asking: Inquiry, asked: Reply) -> KeepRoll:
    """Return the command that keeps what was just thrown, instead of what had been thrown for something else."""
    before = asking.state.house.open_rolls.get(owner_of(asking.actor))
    hidden = asking.system.hidden_subjects(asking.state.table, GUEST.viewer) & asking.command.subjects
    return KeepRoll(
        device_id=owner_of(asking.actor),
        wish=wish_of(asking.command),
        open_fields=asking.command.told_later,
        correcting=asking.correcting,
        answers=tuple(asked.answers.used),
        rolls=tuple(asked.answers.app_rolls),
        hidden=bool(hidden),
        concerns=hidden,
        lapsed=None if before is None or before is asked.resumed else dropping(asking.actor, before),
    )


def dropping(actor: Actor, roll: OpenRoll) -> DropRoll:
    """Return the command that lets a roll lapse."""
    return DropRoll(device_id=owner_of(actor), rolls=roll.rolls, hidden=roll.hidden, wish=roll.wish)


def passed_over(asking: Inquiry, asked: Reply) -> OpenRoll | None:
    """Return the open roll of this person that a finished action leaves unused: it went another way, or dice fell
    anew.
    """
    own = asking.state.house.open_rolls.get(owner_of(asking.actor))
    if own is None or own is asked.resumed:
        return None
    return own if asked.answers.thrown or is_for(asking.system, own, wish_of(asking.command)) else None


def followed(house: House, entry: Entry, target: Entry | None = None) -> House:
    """Return the house after an entry of the journal, as far as dice go. `target` is what was taken back or brought
    back.
    """
    cup = house.cup.used(entry.places) if entry.places else house.cup
    lying, back, untold = dict(house.open_rolls), dict(house.taken_back), list(house.untold)
    if entry.kind is EntryKind.UNDO:
        back = _with_taken_back(back, target)
    else:
        if used := frozenset(target.places if entry.kind is EntryKind.REDO and target else entry.places):
            lying, back = _without(lying, used), _without(back, used)
        for event in entry.events:
            if isinstance(event, DiceRenewed):
                cup = cup.renewed(event.seed)
            if isinstance(event, HouseEvent):
                untold += untold_by(lying, event)
                _follow(lying, event, entry)
            if isinstance(event, LapseTold):
                untold = [one for one in untold if one.place != event.place]
    if (cup, lying, back, tuple(untold)) == (house.cup, house.open_rolls, house.taken_back, house.untold):
        return house
    changed = {"cup": cup, "open_rolls": lying, "taken_back": back, "untold": tuple(untold)}
    return house.model_copy(update=changed)


def without(house: House, actions: Sequence[Entry]) -> House:
    """Return the house as it would be if these actions were taken back, one after the other."""
    back = dict(house.taken_back)
    for action in actions:
        back = _with_taken_back(back, action)
    return house.model_copy(update={"taken_back": back})


def carried(state: CampaignState, house: House) -> CampaignState:
    """Return a state with the dice of a house: those follow all that was ever thrown, the rest only what counts."""
    dice = {name: getattr(house, name) for name in ("cup", "open_rolls", "taken_back", "untold")}
    return CampaignState.model_construct(house=state.house.model_copy(update=dice), table=state.table)


def without_dice(state: CampaignState) -> CampaignState:
    """Return a state as checkpoints keep it, which are folded again and again."""
    return carried(state, House(name="", cup=DiceCup(seed="")))


def _follow(lying: dict[str, OpenRoll], event: Event, entry: Entry) -> None:
    match event:
        case RollLapsed(device_id=owner):
            lying.pop(owner, None)
        case RollKept(device_id=owner):
            lying[owner] = like(OpenRoll, event, places=entry.places)
        case ProposalMade() if entry.places:
            lying[_OF_PROPOSALS + event.proposal_id] = OpenRoll(
                wish=event.wish, answers=event.answers, places=entry.places
            )
        case ProposalSettled(proposal_id=settled) | ProposalWithdrawn(proposal_id=settled):
            lying.pop(_OF_PROPOSALS + settled, None)


def _without(rolls: Mapping[str, OpenRoll], used: frozenset[int]) -> dict[str, OpenRoll]:
    return {name: roll for name, roll in rolls.items() if used.isdisjoint(roll.places)}


def _with_taken_back(back: Mapping[str, OpenRoll], action: Entry | None) -> dict[str, OpenRoll]:
    """Return the open rolls of undone actions, with one action more."""
    roll = None if action is None else _taken_back(action)
    if roll is None:
        return dict(back)
    others = [(wish, one) for wish, one in back.items() if wish != roll.wish]
    return dict([*others, (roll.wish, roll)][-MOST_TAKEN_BACK:])


def _taken_back(action: Entry) -> OpenRoll | None:
    """Return the dice of an action; a correction's go back to what it replaced, which counts again."""
    threw = any(isinstance(answer, AppRoll) for answer in action.answers)
    if action.kind is not EntryKind.ACTION or action.command is None or not action.places or not threw:
        return None
    return OpenRoll(wish=wish_of(action.command), answers=action.answers, places=action.places)


def renewing(house: House, reason: Renewal, seed: str) -> RenewDice:
    """Return the command that lays the running seed open and begins with another one."""
    return RenewDice(
        reason=reason,
        revealed=house.cup.seed,
        dice=house.cup.next - house.cup.first,
        seed=seed,
        fingerprint=fingerprint(seed),
        lapsed=tuple(
            DropRoll(device_id=owner, rolls=roll.rolls, hidden=roll.hidden, wish=roll.wish)
            for owner, roll in house.open_rolls.items()
            if not is_proposed(owner)
        ),
    )
