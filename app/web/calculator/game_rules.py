"""Rules of a game for reading, working out and calling. A game overrides what it has of its own."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from app.campaign.model import CampaignState
from app.campaign.replay import Decision
from app.core.answers import RollPrompt
from app.core.events import Command, Event
from app.core.game_system import GameState, GameSystem, Role, Viewer
from app.core.model import Model
from app.core.rulebook import CallableRule, Point, Rulebook
from app.labels.labels import Labels
from app.web.table.conversation.told import CaseOutcome, FactWords, RuleLine, RuleWords
from app.web.table.conversation.words import DraftWords
from app.web.ui.rendering import PageLink
from app.web.ui.schema_form.words import FormWords

KNOWS_ALL = Viewer(role=Role.GAME_MASTER)  # nothing is hidden of a case somebody describes


@dataclass(frozen=True)
class CaseResult:
    """The outcome of a command: the campaign before and after, and the conversation so far."""

    command: Command
    state: CampaignState
    decision: Decision
    changed: CampaignState

    @property
    def before(self) -> Any:
        """Return the table as it was described; its type is the game's."""
        return self.state.table

    @property
    def after(self) -> Any:
        """Return the table as it would be."""
        return self.changed.table


class NothingElse(Model):
    """A case has nothing but its inputs."""


class GameRules:
    """The rules of one game. `described`: what a case is made of besides the inputs, as a page asks for it.

    `call` and `outcome`: the shapes of its rule API; a call has what is described and the fields of `CaseCall`.
    """

    described: ClassVar[type[Model]] = NothingElse
    call: ClassVar[type[Model]]
    outcome: ClassVar[type[CaseOutcome]] = CaseOutcome
    has_odds: ClassVar[bool] = False
    has_standard_dice: ClassVar[bool] = False  # others that stand for its own
    outlook: ClassVar[str] = ""  # the partial that prints what `likely` tells

    def __init__(
        self,
        system: GameSystem,
        book: Callable[[], Rulebook],
        rules: Callable[[], Mapping[str, CallableRule]],
    ) -> None:
        """`book` and `rules` are loaded when first asked for."""
        self.system, self.book, self.rules = system, book, rules
        self.book_url, self.calculator_url = f"/{system.id}/rules", f"/{system.id}/calculator"

    # What is described

    def table(self, _described: Any, _labels: Labels, _ground: GameState | None) -> GameState:
        """Return the table that somebody described, with the content of `ground`. Raises: GameError with the field.

        Where nothing is described, as a campaign begins.
        """
        return self.system.new_state()

    def has_own_content(self, _table: GameState) -> bool:
        """Return whether a table has content of its own, with which cases can be worked out."""
        return False

    def beginning(self, _rule: CallableRule, _ground: GameState | None) -> Mapping[str, Any]:
        """Return the first values of a form, as typed texts."""
        return {}

    def form_words(self, labels: Labels, _data: Mapping[str, Any]) -> FormWords:
        """Return the words of a form about what was described so far."""
        return FormWords(labels)

    def points(self) -> Mapping[str, Point]:
        """Return every settled point, for which a case can choose the other reading."""
        return {}

    # What follows

    def standard_faces(self, _prompt: RollPrompt, faces: Sequence[str], _table: GameState) -> tuple[str, ...]:
        """Return the faces that standard dice stand for. Raises: InvalidAnswer."""
        return tuple(faces)

    def labels(self, labels: Labels, _table: GameState) -> Labels:
        """Return the words with the names of a described table's own content."""
        return labels

    def figures(self, _table: Any) -> Mapping[str, Model]:
        """Return everybody at a table, by their ids."""
        return {}

    def names(self, table: GameState, _labels: Labels) -> Mapping[str, str]:
        """Return the names of all figures, by id."""
        return self.system.hero_names(table)

    def names_in(self, outcome: CaseResult, labels: Labels) -> dict[str, str]:
        """Return the names of all figures before and after, by id."""
        return {**self.names(outcome.before, labels), **self.names(outcome.after, labels)}

    def draft_words(self, outcome: CaseResult, labels: Labels) -> DraftWords:
        """Return the words of the conversation."""
        return DraftWords(labels, KNOWS_ALL, self.names_in(outcome, labels))

    def told_words(self, outcome: CaseResult, labels: Labels) -> DraftWords:
        """Return the words of the conversation for programs."""
        return self.draft_words(outcome, labels)

    def fact(self, event: Event, _outcome: CaseResult, words: DraftWords) -> FactWords:
        """Return the words for an event."""
        return words.fact(event)

    def likely(self, _outcome: CaseResult, _labels: Labels) -> object | None:
        """Return the odds before any die fell, as `outlook` prints them; None for none. Raises: FormRefused for too
        many.
        """
        return None

    def reasons(self, _outcome: CaseResult, _labels: Labels) -> Iterator[tuple[str, Sequence[object]]]:
        """Yield where the dice of each pool came from."""
        return iter(())

    def more_told(self, _call: Any, _outcome: CaseResult, _labels: Labels) -> Mapping[str, Any]:
        """Further fields of the outcome in the API. Raises: FormRefused."""
        return {}

    # Functions that throw no dice and change nothing

    def answer(self, _rule: str, _call: Any, _labels: Labels) -> CaseOutcome | None:
        """Return such a function's answer to a call, in the shape of every rule; None for a rule. Raises:
        FormRefused.
        """
        return None

    def further_lines(self, _chapter: str, _labels: Labels) -> Iterator[RuleLine]:
        """Such functions of a chapter as lines of the list of rules."""
        return iter(())

    # Words

    def title(self, rule: CallableRule, labels: Labels) -> str:
        """Return the title of a rule: its own, or else that of its command."""
        own = f"rules.{rule.id}"
        anybody = labels.text("rules.anybody") if "rules.anybody" in labels else ""
        return labels.text(own) if own in labels else labels.text(f"commands.{rule.id}", hero=anybody)

    def words(self, rule: str, labels: Labels) -> RuleWords:
        """Return a rule in words; a settled point with the option that holds unless a table chooses otherwise."""
        if self.book().is_settled(rule):
            return RuleWords(id=rule, title=labels.text(f"house_rules.{rule}.title"), text="")
        title, text = (labels.text(f"rulebook.{rule}.{part}") for part in ("title", "text"))
        return RuleWords(id=rule, title=title, text=text)

    def number(self, rule: str) -> str:
        """Return the number of the chapter or section a rule stands in."""
        chapter = self.book().chapter_of(rule)
        return chapter.id if chapter else ""

    def further_pages(self, _campaign: str) -> Sequence[PageLink]:
        """Return links to further calculators, with a campaign's own content."""
        return ()
