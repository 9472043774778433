"""From commands to facts, from facts to state: the same few steps for playing, previewing, undoing and rebuilding."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from app.campaign import house
from app.campaign.commands import HouseCommand
from app.campaign.events import CampaignCreated, HouseEvent
from app.campaign.model import CampaignState, House
from app.core.answers import Answer, Answers, Prompt, StillSealed, Unanswered
from app.core.dice import DiceCup, Uncounted
from app.core.errors import GameError
from app.core.events import Command, Event
from app.core.game_system import GameSystem
from app.core.model import Model


class Step(Model):
    """One turn of the conversation: what was asked, what was answered, and the facts that followed."""

    prompt: Prompt | None
    answer: Answer | None
    events: tuple[Event, ...]


class Decision(Model):
    """What follows from a command: the conversation so far and, while it is not over, the open prompt."""

    steps: tuple[Step, ...]
    places: tuple[int, ...]
    prompt: Prompt | None = None

    @property
    def events(self) -> tuple[Event, ...]:
        """All facts so far."""
        return tuple(event for step in self.steps for event in step.events)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All answers so far, the faces of app rolls filled in."""
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
    """What the rules say to a command and these answers, up to the open question or to what they refuse."""
    facts = defaultdict[int, list[Event]](list)  # by the number of answers they needed
    prompt: Prompt | None = None
    refusal: GameError | None = None
    try:
        for event in _facts(system, state, command, answers):
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
    """The state after these facts; what becomes of the dice: see open_rolls."""
    home, table = state.house, state.table
    for event in events:
        if isinstance(event, HouseEvent):
            home = house.evolve(home, event)
        else:
            table = system.evolve(table, event)
    return CampaignState.model_construct(house=home, table=table)


def beginning(system: GameSystem, created: CampaignCreated) -> CampaignState:
    """A campaign before its first action."""
    return CampaignState(house=House(name=created.name, cup=DiceCup(seed=created.seed)), table=system.new_state())


def _facts(system: GameSystem, state: CampaignState, command: Command, answers: Answers) -> Iterator[Event]:
    if isinstance(command, HouseCommand):
        return house.decide(system, state, command, answers)
    return system.decide(state.table, command, answers)
