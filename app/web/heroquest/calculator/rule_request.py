"""What the calculator's address says, and what the rule says to it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.campaign.model import DiceMode
from app.core.answers import HandRoll, RollPrompt
from app.core.errors import GameError, InvalidAnswer
from app.core.events import Command
from app.labels.labels import Labels
from app.systems.heroquest.calculator.catalog import CallableRule
from app.systems.heroquest.calculator.figures import TableDescription
from app.systems.heroquest.content.models import Content
from app.web.heroquest.calculator.case import FIELD, Case, Catalog, Outcome, work_out
from app.web.heroquest.conversation.dice_ways import DiceWays
from app.web.http.forms import FieldError, FormRefused, read_fields, refused
from app.web.table import answers as table_answers
from app.web.ui.schema_form.schema import Node, schema_of
from app.web.ui.schema_form.typed import flat, in_rows, nested

OWN = ("rule", "dice", "dice_seed", "answer", "tap", "odds", FIELD)  # everything else describes the case
MOST_ANSWERS = 200
_WAYS = {DiceMode.HAND: "given", DiceMode.STANDARD: "standard", DiceMode.APP: "roll"}  # as the address has them
Pairs = Sequence[tuple[str, str]]


@dataclass(frozen=True)
class Asked:
    """One case as it was typed: the described table and the inputs, the answers so far, and how dice are thrown."""

    entry: CallableRule
    catalog: Catalog
    data: Mapping[str, Any]
    answers: tuple[str, ...]
    taps: tuple[str, ...]
    dice: DiceMode
    with_odds: bool
    dice_seed: str
    is_fresh: bool

    @property
    def app_rolls(self) -> bool:
        """Whether the app throws everything."""
        return self.dice is DiceMode.APP

    @property
    def carried(self) -> tuple[tuple[str, str], ...]:
        """Everything but the answers, as the forms of the next steps carry it along."""
        own = [("rule", self.entry.id), ("dice", _WAYS[self.dice]), ("dice_seed", self.dice_seed)]
        own += [("odds", "true")] if self.with_odds else []
        return (*own, *self.catalog.carried, *flat(self.data))


@dataclass(frozen=True)
class Answered:
    """What became of it: an outcome, or what does not fit."""

    outcome: Outcome | None = None
    tapped: tuple[str, ...] = ()  # as they lie on the table
    faces: tuple[str, ...] = ()  # what they mean for the dice asked for
    tap_errors: tuple[FieldError, ...] = ()
    errors: tuple[FieldError, ...] = ()


def read(entry: CallableRule, catalog: Catalog, pairs: Pairs, new_seed: str) -> Asked:
    """The case an address describes; an address that names the rule only begins with what it needs."""
    said = dict(pairs)
    is_fresh = said.keys() <= {"rule", FIELD}
    described = [(name, value) for name, value in pairs if name not in OWN]
    return Asked(
        entry=entry,
        catalog=catalog,
        data=_beginning(entry, catalog.content) if is_fresh else in_rows(_schema(entry), nested(described)),
        answers=tuple(value for name, value in pairs if name == "answer")[:MOST_ANSWERS],
        taps=tuple(value[:20] for name, value in pairs if name == "tap")[:60],
        dice=next((mode for mode, word in _WAYS.items() if word == said.get("dice")), DiceMode.HAND),
        with_odds="odds" in said,
        dice_seed=said.get("dice_seed", "")[:80] or new_seed,
        is_fresh=is_fresh,
    )


def answer(asked: Asked) -> Answered:
    """Let the rule decide, as far as the case can be read."""
    labels = asked.catalog.labels
    if asked.is_fresh or asked.catalog.errors:
        return Answered(errors=asked.catalog.errors)
    try:
        command, described = _parts(asked)
        answers = table_answers.read(asked.answers)
        case = Case(command, described, answers, asked.app_rolls, asked.dice_seed, asked.catalog.entries)
        return _with_taps(asked, work_out(case, labels), labels)
    except FormRefused as error:
        return Answered(errors=error.errors)
    except GameError as error:
        return Answered(errors=(refused(error),))


def _with_taps(asked: Asked, outcome: Outcome, labels: Labels) -> Answered:
    """Faces tapped one by one become an answer as soon as there is one for every die."""
    prompt = outcome.decision.prompt
    if not isinstance(prompt, RollPrompt):
        return Answered(outcome)
    answered = _tapped(asked, outcome, prompt)
    if len(answered.faces) < len(prompt.dice):
        return answered
    given = (*outcome.decision.answers, HandRoll(faces=answered.faces))
    return Answered(work_out(replace(outcome.case, answers=given, app_rolls=False), labels))


def _tapped(asked: Asked, outcome: Outcome, prompt: RollPrompt) -> Answered:
    """The faces tapped so far, up to one that the die does not have."""
    ways = DiceWays(asked.catalog.content, outcome.before.house_rules)
    taps, errors = asked.taps, tuple[FieldError, ...]()
    while True:
        try:
            faces = ways.faces(prompt, asked.dice, taps)
        except InvalidAnswer as error:
            taps, errors = taps[:-1], (FieldError("tap", error.code, error.data),)
        else:
            return Answered(outcome, taps, faces, errors)


def _parts(asked: Asked) -> tuple[Command, TableDescription]:
    """The command and the figures. Raises: FormRefused with everything that is wrong in either."""
    inputs = asked.data.get("inputs")
    typed = {**(inputs if isinstance(inputs, Mapping) else {}), "type": asked.entry.id}
    errors: list[FieldError] = []
    command, described = None, None
    try:
        command = read_fields(asked.entry.command, typed)
    except FormRefused as error:
        errors += (replace(one, field=f"inputs.{one.field}") for one in error.errors)
    try:
        table = {name: value for name, value in asked.data.items() if name != "inputs"}
        described = read_fields(TableDescription, table)
    except FormRefused as error:
        errors += error.errors
    if command is None or described is None:
        raise FormRefused(tuple(errors))
    return command, described


def _beginning(entry: CallableRule, content: Content) -> dict[str, Any]:
    """Whom a rule needs: a hero with the gear of the class, a monster with the values of the book."""
    roles = dict(_roles(entry))
    data: dict[str, Any] = {"inputs": {name: f"{role}-1" for name, role in roles.items()}}
    if "hero" in roles.values():
        first = next(iter(content.classes.values()))
        data["heroes"] = [{"hero_class": first.id, "items": [{"content_id": one} for one in first.equipment]}]
    if "monster" in roles.values():
        kind = next(one.id for one in content.monsters.values() if not one.needs_quest_values)
        data["monsters"] = [{"kind": kind}]
    return data


def _schema(entry: CallableRule) -> Node:
    """What the address of a case describes: a table, and the inputs of the rule."""
    table = schema_of(TableDescription)
    return {**table, "properties": {**table["properties"], "inputs": schema_of(entry.command)}}


def _roles(entry: CallableRule) -> Iterator[tuple[str, str]]:
    """Who takes which part unless somebody says otherwise: the hero acts, a monster is acted on."""
    node = schema_of(entry.command)
    for name in node.get("required", ()):
        field: Node = node["properties"][name]
        if field.get("figure"):
            is_monster = field["names"] == "monsters_there" or field.get("role") == "target"
            yield name, "monster" if is_monster else "hero"
