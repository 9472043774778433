"""The shapes of the rule API: a call, its outcome, and a line of the list of rules."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, JsonValue, StringConstraints

from app.core.answers import AppRoll, Choice, HandRoll
from app.core.model import Model
from app.systems.heroquest.calculator.figures import ChosenRule, TableDescription
from app.systems.heroquest.odds.model import Odds
from app.web.api.told import Conversation

Seed = Annotated[
    str,
    StringConstraints(min_length=1, max_length=80),
    Field(description="Where the app's dice come from: the same seed, the same dice. Chosen by the app when left out."),
]


class StandardFaces(Model):
    """Faces of standard dice that were thrown because coloured ones are missing, one for each die asked for."""

    kind: Literal["standard"] = "standard"
    faces: tuple[str, ...]


OverlayText = Annotated[str, StringConstraints(max_length=200_000)]
CallAnswers = Annotated[
    tuple[Annotated[HandRoll | AppRoll | Choice | StandardFaces, Field(discriminator="kind")], ...],
    Field(max_length=200),
]


OddsPolicy = Literal["best", "first", "open"] | Annotated[Mapping[str, str], Field(max_length=50)]


class RuleCall(TableDescription):
    """A rule to be worked out for these figures. Nothing is kept.

    `inputs` are the fields of the rule. With `dice` "roll" the app throws whatever is asked, and `answers` only choose.
    With `odds` the outcome also tells what was likely before any die fell. `policy` says who chooses where a
    rule leaves it open: "best" repeats a throw where that promises more and takes the first option elsewhere, "first"
    always takes the first option, "open" ends at the first choice; options named by their question are taken.
    `own_content` is an overlay, as `import_content` takes it in: a text, or its entries by kind.
    """

    inputs: Mapping[str, JsonValue] = {}
    own_content: OverlayText | Mapping[str, tuple[JsonValue, ...]] = ""
    answers: CallAnswers = ()
    dice: Literal["given", "roll"] = "given"
    dice_seed: Seed | None = None
    odds: bool = False
    policy: OddsPolicy = "best"


class RuleWords(Model):
    """A rule of the book in our own words."""

    id: str
    title: str
    text: str


class ChangeShape(Model):
    """What became of a field of a figure. Who came or went has no field. `figure` is the old name of `figure_id`."""

    figure_id: str
    figure: str
    field: str
    before: Any
    after: Any


class TableTold(Model):
    """Everything that can be described, as it is afterwards: the first part of a next call, to be sent unchanged."""

    heroes: tuple[Mapping[str, Any], ...]
    monsters: tuple[Mapping[str, Any], ...]
    house_rules: tuple[ChosenRule, ...]
    on_floor: tuple[Mapping[str, Any], ...]
    stock: Mapping[str, int]
    dungeon: Mapping[str, Any]


class RuleOutcome(Conversation):
    """What follows from a rule for described figures; `answers` have all faces filled in."""

    rule: str
    dice_seed: str
    rules: tuple[RuleWords, ...]
    changes: tuple[ChangeShape, ...]
    figures: Mapping[str, Any]
    table: TableTold
    odds: Odds | None


class RuleLine(Model):
    """A rule that can be called: its words, its place in the book, and what a call of it looks like."""

    id: str
    title: str
    chapter: str
    rules: tuple[str, ...]
    request: Mapping[str, Any]


class QuestionLine(Model):
    """A question that some rule asks, by the `purpose` of its prompt; `options` are the words of fixed answers."""

    purpose: str
    title: str
    options: Mapping[str, str]


class RuleList(Model):
    """Every rule, and every question they may ask.

    `call` is the JSON schema that all requests share; each adds its own inputs.
    """

    rules: tuple[RuleLine, ...]
    questions: tuple[QuestionLine, ...]
    call: Mapping[str, Any]
