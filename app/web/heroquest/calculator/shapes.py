"""The shapes of the rule API that are this game's: what is described, and what is told of it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, JsonValue, StringConstraints

from app.core.model import Model
from app.systems.heroquest.calculator.figures import ChosenRule, TableDescription
from app.systems.heroquest.odds.summary import Odds
from app.systems.heroquest.state.table import Table
from app.web.api.conversations import CallAnswers, CaseOutcome, Seed

OverlayText = Annotated[str, StringConstraints(max_length=200_000)]
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


class TableTold(Model):
    """Everything that can be described, as it is afterwards: the first part of a next call, to be sent unchanged."""

    heroes: tuple[Mapping[str, Any], ...]
    monsters: tuple[Mapping[str, Any], ...]
    house_rules: tuple[ChosenRule, ...]
    on_floor: tuple[Mapping[str, Any], ...]
    stock: Mapping[str, int]
    dungeon: Mapping[str, Any]


class RuleOutcome(CaseOutcome):
    """What follows from a rule for described figures; `answers` have all faces filled in."""

    table: TableTold
    odds: Odds | None


def table_told(table: Table, house_rules: Sequence[ChosenRule]) -> TableTold:
    """The table as a call describes it, with the house rules that were chosen."""

    def plain(listed: Iterator[Model]) -> tuple[dict[str, Any], ...]:
        return tuple(one.model_dump(mode="json") for one in listed)

    return TableTold(
        heroes=plain(iter(table.heroes.values())),
        monsters=plain(iter(table.monsters.values())),
        house_rules=tuple(house_rules),
        on_floor=plain(iter(table.on_floor)),
        stock=table.stock,
        dungeon=table.dungeon.model_dump(mode="json"),
    )
