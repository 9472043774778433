"""The words of an action on its way: headings, questions, tables, consequences, what is wrong."""

from collections.abc import Iterable, Mapping, Sequence

from app.campaign.replay import Step
from app.campaign.views import readable
from app.core.answers import Answer, Answers, AppRoll, Choice, ChoicePrompt, HandRoll, Prompt, RollPrompt
from app.core.dice import NUMBER_DICE
from app.core.events import Command, Event
from app.core.game_system import Viewer
from app.labels.labels import Labels, PromptText
from app.systems.heroquest.combat.rules.abilities import shields
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.rulebook import number_of
from app.systems.heroquest.dice import Color
from app.systems.heroquest.labels.figures import verb_number
from app.systems.heroquest.party.commands import SeatHero
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.table import Table
from app.web.heroquest.actions.actions import ACTING
from app.web.heroquest.conversation.contexts import TableRow
from app.web.heroquest.conversation.dice_ways import DiceWays
from app.web.heroquest.table.words import names_for, rule_url
from app.web.http.forms import FieldError, sentences
from app.web.http.languages import _
from app.web.table.game_pages import Draft, RuleLink

_RULES = {"fate": "HQ-9-STATE", "fall": "HQ-9-FALL", "gold": "HQ-9-GOLD"}  # by stage


class DraftWords:
    """Words for one table's actions, as far as the viewer may know of them."""

    def __init__(self, labels: Labels, content: Content, table: Table, viewer: Viewer) -> None:
        self._labels = labels
        self._content = content
        self._table = table
        self.dice_ways = DiceWays(content, table.house_rules)
        self._viewer = viewer
        self._names = dict(names_for(viewer, table, labels))

    def tap_error(self, draft: Draft) -> str:
        """What is wrong with the faces tapped."""
        return next(iter(self.errors([error for error in draft.errors if error.field == "tap"])), "")

    def learn(self, command: Command) -> None:
        """A hero who is about to sit down has a name already."""
        if isinstance(command, SeatHero):
            self._names[command.hero_id] = command.name

    def title(self, draft: Draft) -> str:
        """The heading of the panel."""
        command = draft.command
        assert command is not None
        if draft.correcting is not None:
            acting = (self._names.get(str(getattr(command, field, ""))) for field in ACTING)
            return _("Würfe berichtigen: %s") % next(filter(None, acting), _("Spielleiter"))
        hero = self._table.heroes.get(str(getattr(command, "hero_id", "")))
        key = f"commands.{command.type}"
        return self._labels.text(
            key if key in self._labels else "commands.other", hero=hero.name if hero else _("Spielleiter")
        )

    def confirm(self, draft: Draft) -> str:
        """What the confirming button says."""
        if draft.decision is not None and any(map(is_sealed, draft.decision.steps)):
            return _("Karte ziehen")
        return _("Berichtigung übernehmen") if draft.correcting is not None else _("Übernehmen")

    def waiting(self, prompt: Prompt | None) -> str:
        """What stands where the confirming button will be; without a question a correction waits for which it is."""
        if prompt is None:
            return _("Was war falsch? Nur danach wird noch einmal gefragt.")
        is_choice = isinstance(prompt, ChoicePrompt)
        return _("Erst wählen, dann übernehmen.") if is_choice else _("Erst alle Würfe, dann übernehmen.")

    def sentences(self, events: Iterable[Event]) -> Sequence[str]:
        """What happened, a sentence for every fact the viewer may know."""
        return [self._labels.sentence(event, self._names) for event in readable(self._viewer, events)]

    def name(self, figure_id: str) -> str:
        """What a figure is called, empty for one nobody may know of."""
        return self._names.get(figure_id, "")

    def stage(self, stage: str, purposes: Sequence[str]) -> str:
        """The heading of a stage; the first one is named after the table that is rolled on."""
        if stage == "fate":
            return _("Tod") if any(purpose.startswith("death") for purpose in purposes) else _("Ohnmacht")
        named = {
            "fall": _("Sturz"),
            "gold": _("Gold"),
            "attack": _("Angriff"),
            "defence": _("Abwehr"),
            "after": _("Folgen"),
        }.get(stage)
        return named or (self._labels.prompt(purposes[0]).title if purposes else _("Wurf"))

    def note(self, stage: str) -> str:
        """What a stage is about before it begins."""
        fall = self._content.fall
        return {
            "fall": _("Danach: was beim Sturz zerbricht."),
            "gold": _("Zuletzt: W%s × %s Gold, höchstens was da ist.") % (fall.gold_sides, fall.gold_factor),
        }.get(stage, "")

    def rule(self, stage: str) -> RuleLink | None:
        """Where to look it up."""
        rule = _RULES.get(stage)
        return RuleLink(rule_url(rule), f"{_('Kap.')} {number_of(rule)}") if rule else None

    def heading(self, prompt: Prompt) -> str:
        """What the question is called, and whom it is about where it could be several."""
        return self._asked(prompt).title

    def explain(self, prompt: Prompt) -> str:
        """What is asked."""
        return self._asked(prompt).text

    def _asked(self, prompt: Prompt) -> PromptText:
        return asked(prompt, self._labels, self._table, self._content, self._names)

    def option(self, purpose: str, option: str) -> str:
        """An option of a choice."""
        return self._labels.offered(purpose, option, self._names)

    def answer(self, step: Step) -> str:
        """What was answered, when the dice alone do not say it."""
        if isinstance(step.answer, Choice) and isinstance(step.prompt, ChoicePrompt):
            return self.option(step.prompt.purpose, step.answer.option)
        if is_sealed(step):
            return _("Die App zieht, sobald du übernimmst. Zurücklegen kannst du die Karte dann nicht mehr.")
        faces = step.answer.faces if isinstance(step.answer, HandRoll | AppRoll) else None
        if faces and isinstance(step.prompt, RollPrompt) and is_named(step.prompt):
            return ", ".join(self.face(step.prompt.purpose, face) for face in faces)
        return ""

    def face(self, purpose: str, face: str) -> str:
        """What was drawn: a card by its name, anything else as the question calls it."""
        words = self._labels.face(face)
        return self.option(purpose, face) if words == face else words

    def by(self, answer: Answer | None) -> str:
        """Who threw the dice."""
        match answer:
            case HandRoll(kind="substitutes"):
                return _("am Tisch gewürfelt, mit gewöhnlichen Würfeln")
            case HandRoll():
                return _("am Tisch gewürfelt")
            case AppRoll():
                return _("die App hat gewürfelt")
            case _:
                return ""

    def table(self, purpose: str, number: int | None, events: Sequence[Event]) -> tuple[TableRow, ...]:
        """The table that is rolled on, with the row that holds."""
        name = purpose.removesuffix("_again").removesuffix("_table")
        outcome = next((str(event.outcome) for event in events if hasattr(event, "outcome")), None)
        return tuple(
            TableRow(
                rolls=_range(rolls),
                text=self._labels.text(f"{name}_table.{row}"),
                is_result=row == outcome if outcome else number in rolls,
            )
            for rolls, row in self._rows(name)
        )

    def _rows(self, table: str) -> Sequence[tuple[tuple[int, ...], str]]:
        """The numbers and the outcome of every row of a table."""
        match table:
            case "faint":
                return [(row.rolls, row.outcome.id) for row in self._content.faint.rows]
            case "death":
                return [(row.rolls, row.outcome.id) for row in self._content.death.rows]
            case "fall":
                return [(row.rolls, row.outcome.id) for row in self._content.fall.rows]
            case _:
                return []

    def errors(self, errors: Sequence[FieldError]) -> tuple[str, ...]:
        """What is wrong, in sentences."""
        return sentences(errors, self._labels)


def _range(rolls: Sequence[int]) -> str:
    return str(rolls[0]) if len(rolls) == 1 else f"{rolls[0]}–{rolls[-1]}"


def is_sealed(step: Step) -> bool:
    """Whether a card will be drawn that this person must not see before."""
    return isinstance(step.prompt, RollPrompt) and step.prompt.is_draw and step.answer == AppRoll()


def is_named(prompt: RollPrompt) -> bool:
    """Whether what falls has a name instead of a face: a card, a ball, a set of spells."""
    return prompt.dice[0].id not in {*NUMBER_DICE, *Color}


_DEFENCES = ("defence", "trap_defence")


def asked(prompt: Prompt, labels: Labels, table: Table, content: Content, names: Mapping[str, str]) -> PromptText:
    """The heading of a question and what is asked. `names`: what the reader may know everybody by."""
    title, text = labels.prompt(prompt.purpose)
    name = names.get(prompt.about, "")
    if name:
        key = f"asked_of.{prompt.purpose}"
        monster = table.monsters.get(prompt.about)
        number = verb_number(labels, name, monster.kind if monster else None)
        title = labels.text(key if key in labels else "asked_of.other", name=name, name_number=number, title=title)
    if isinstance(prompt, ChoicePrompt):
        return PromptText(title, text)
    if prompt.by:
        return PromptText(title, labels.text(f"thrown_again.{prompt.by}"))
    if prompt.purpose in _DEFENCES and name:
        return PromptText(title, _defence(prompt.about, labels, table, content, name))
    return PromptText(title, text)


def _defence(figure_id: str, labels: Labels, table: Table, content: Content, name: str) -> str:
    """Which faces defend this figure."""
    faces = shields(Scene(table, content, Answers()), figure_id)
    return labels.text(f"defends_with.{faces[0] if len(faces) == 1 else 'both'}", name=name)
