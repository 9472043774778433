"""From commands to facts, from facts to state: the same few steps for playing, previewing, undoing and rebuilding.

Some of what follows must stay hidden until it counts: cards of a deck that the app keeps. Dice that were thrown and
not used lapse, and everybody sees it. A card is another matter: a player who has seen it may leave it to somebody else,
or do something better first. So it does not lie open before the confirm: a look ahead ends at the card, and confirming
draws it. If it asks for more than a confirm can answer (dice, a choice), the player cannot be asked before it counts:
the wish waits for the game master with the card in it, and the player cannot take it back.

The game master's cards are drawn like dice are thrown. What they ask for belongs to the same action, and there is
nothing to hide from him: he may look at the next cards of any deck, which is recorded.
"""

from collections import defaultdict
from collections.abc import Sequence

from app.campaign import house
from app.campaign.commands import HouseCommand
from app.campaign.events import CampaignCreated, HouseEvent
from app.campaign.model import CampaignState, House
from app.core.answers import Answer, Answers, AppRoll, Prompt, RollPrompt, StillSealed, Unanswered
from app.core.dice import DiceCup, DieKind, Uncounted
from app.core.errors import GameError
from app.core.events import Command, Event
from app.core.game_system import GameState, GameSystem
from app.core.model import Model


class Step(Model):
    """One turn of the conversation: what was asked, what was answered, and the facts that followed."""

    prompt: Prompt | None
    answer: Answer | None
    events: tuple[Event, ...]


class Decision(Model):
    """Result of a command: the conversation so far and, while it is not over, the open prompt."""

    steps: tuple[Step, ...]
    places: tuple[int, ...]
    prompt: Prompt | None = None

    @property
    def events(self) -> tuple[Event, ...]:
        """Return all facts so far."""
        return tuple(event for step in self.steps for event in step.events)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """Return all answers so far, the faces of app rolls filled in."""
        return tuple(step.answer for step in self.steps if step.answer is not None)


def decide(system: GameSystem, state: CampaignState, command: Command, recorded: Sequence[Answer] = ()) -> Decision:
    """Let the rules decide once more, the recorded faces of app rolls taken as they are.

    Raises: GameError when a rule forbids the command or an answer does not fit.
    """
    decision, refusal = conversation(system, state, command, Answers(recorded))
    if refusal is not None:
        raise refusal
    return decision


def conversation(
    system: GameSystem, state: CampaignState, command: Command, answers: Answers
) -> tuple[Decision, GameError | None]:
    """Return the rules' reply to a command and these answers, up to the open question or the refusal."""
    facts = defaultdict[int, list[Event]](list)  # by the number of answers they needed
    prompt: Prompt | None = None
    refusal: GameError | None = None
    try:
        if isinstance(command, HouseCommand):
            following = house.decide(system, state, command, answers)
        else:
            following = system.decide(state.table, command, answers)
        for event in following:
            facts[len(answers.used)].append(event)
        answers.finish()
    except StillSealed:
        pass
    except Unanswered as open_question:
        prompt = open_question.prompt
    except Uncounted as missing:
        prompt = answers.uncounted(missing)
    except GameError as error:
        refusal = error
    turns = enumerate([(None, None), *zip(answers.asked, answers.used, strict=True)])
    steps = tuple(Step.model_construct(prompt=asked, answer=used, events=tuple(facts[n])) for n, (asked, used) in turns)
    return Decision.model_construct(steps=steps, places=tuple(answers.places), prompt=prompt), refusal


def evolve(system: GameSystem, state: CampaignState, events: Sequence[Event]) -> CampaignState:
    """Return the state after these facts; what becomes of the dice: see open_rolls."""
    home, table = state.house, state.table
    for event in events:
        if isinstance(event, HouseEvent):
            home = event.evolve(home)
        else:
            table = system.evolve(table, event)
    return CampaignState.model_construct(house=home, table=table)


def beginning(system: GameSystem, created: CampaignCreated) -> CampaignState:
    """Return a campaign before its first action."""
    return CampaignState(house=House(name=created.name, cup=DiceCup(seed=created.seed)), table=system.new_state())


def foretold(decision: Decision, given: Sequence[Answer], command: Command, table: GameState) -> Decision:
    """Return the part a player may be told ahead: for a step into the dark the questions and answers, but no facts."""
    decision = _sealed(decision, given)
    steps = tuple(
        step.model_copy(update={"events": tuple(one for one in step.events if one.is_foretold(table))})
        if command.is_foretold else step.model_copy(update={"events": ()})
        for step in decision.steps
    )  # fmt: skip
    return decision.model_copy(update={"steps": steps})


def _sealed(decision: Decision, given: Sequence[Answer]) -> Decision:
    """Return the part that may be told before it counts: up to the first draw, because the bag stays secret."""
    asked = [*(step.prompt for step in decision.steps[1:]), decision.prompt]
    place = next((place for place, prompt in enumerate(asked) if _is_draw(prompt)), None)
    if place is None:
        return decision
    if place >= len(given):
        return decision.model_copy(update={"prompt": _closed(decision.prompt)})
    drawn = Step.model_construct(prompt=_closed(asked[place]), answer=AppRoll(), events=())
    return Decision.model_construct(steps=(*decision.steps[: place + 1], drawn), places=(), prompt=None)


def waits_for_more(decision: Decision) -> bool:
    """Return whether a drawn card asks for something else."""
    return decision.prompt is not None and any(_is_draw(step.prompt) for step in decision.steps)


def _is_draw(prompt: Prompt | None) -> bool:
    return isinstance(prompt, RollPrompt) and prompt.is_draw


def _closed(prompt: Prompt | None) -> Prompt | None:
    if not isinstance(prompt, RollPrompt) or not prompt.is_draw:
        return prompt
    dice = tuple(DieKind(id=die.id, faces=(), hidden=True) if die.hidden else die for die in prompt.dice)
    return prompt.model_copy(update={"dice": dice})
