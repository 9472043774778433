"""HeroQuest's words for an action on its way, on pages and for programs: stages of a fall and a blow, tables."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.campaign.replay import Decision, Step
from app.core.answers import ChoicePrompt, Prompt, RollPrompt
from app.core.events import Command, Event
from app.core.game_system import Viewer
from app.core.tabletop import LookupTable
from app.labels.labels import Labels, PromptText
from app.systems.heroquest import citations
from app.systems.heroquest.content.fields import number_of
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.dice import Color, Pool, Reason
from app.systems.heroquest.exploration.commands import RollFate
from app.systems.heroquest.labels import option_in_words, verb_number
from app.systems.heroquest.party.commands import SeatHero
from app.systems.heroquest.possible.targets import defends_with
from app.systems.heroquest.quests.points import LATER, REWARD
from app.systems.heroquest.state.table import Table
from app.web.heroquest.actions import ACTIONS
from app.web.heroquest.conversation.blows import blows, blows_done, is_in_line
from app.web.heroquest.conversation.dice_ways import HeroQuestDiceWays
from app.web.heroquest.table.words import FACES, face_in_words, face_word, names_for, prospects_in_words, rule_url
from app.web.http.languages import t
from app.web.table.conversation import words
from app.web.table.conversation.contexts import AFTERMATH, ONE_PART, Blow, Part, TableRow
from app.web.table.conversation.dice_shown import number_of as number_of_throw
from app.web.table.conversation.told import FactWords, ReasonTold
from app.web.table.game_pages import Draft
from app.web.ui.rendering import PageLink

_RULES = {"fate": "HQ-9-STATE", "fall": "HQ-9-FALL", "gold": "HQ-9-GOLD"}  # by stage
_DEATH = frozenset({"death_table", "death_table_again"})
_FATE = _DEATH | {"faint_table", "faint_table_again", "stamina", "injury"}
_BLOW = (
    Part("attack", frozenset({"attack", "attack_again"})),
    Part("defence", frozenset({"defence"})),
    Part(AFTERMATH, frozenset()),
)
# Which questions stand under one heading. An action not listed has a single stage.
_PARTS: Mapping[str, tuple[Part, ...]] = {
    "lose_body_points": (
        Part("fate", _FATE),
        Part("fall", frozenset({"fall_table", "fallen_weapon"})),
        Part("gold", frozenset({"fallen_gold"})),
    ),
    "attack": _BLOW,
    "attack_mind": _BLOW,
}
_DEFENCES = ("defence", "trap_defence")


class HeroQuestDraftWords(words.DraftWords):
    """Words for one table's actions, as far as the viewer may know of them."""

    app_only = frozenset({"peeked_cards"})  # which cards of its own deck come next

    def __init__(
        self, labels: Labels, content: Content, table: Table, viewer: Viewer, names: Mapping[str, str] | None = None
    ) -> None:
        """`names`: what figures are called, if not as at their table."""
        super().__init__(labels, viewer, names_for(table, viewer, labels) if names is None else names)
        self._content = content
        self._table = table
        self.dice_ways = HeroQuestDiceWays(content, table.house_rules)

    def learn(self, command: Command) -> None:
        """Take in the name of a hero who is about to be seated."""
        if isinstance(command, SeatHero):
            self._names[command.hero_id] = command.name

    def parts(self, command: Command) -> tuple[Part, ...]:
        """Return the stages: a fall and a blow have several."""
        return _PARTS.get(command.type, ONE_PART)

    def steps(self, command: Command, decision: Decision) -> Sequence[tuple[str, str]]:
        """Return the targets that an action strikes one after the other, each with its state."""
        done = enumerate(blows_done(command, decision), 1)
        return [(f"{number} {self.name(one)}", state) for number, (one, state) in done]

    def blows(self, draft: Draft) -> tuple[Blow, ...]:
        """Return the blows of an action line by line."""
        assert draft.command is not None
        assert draft.decision is not None
        monsters = frozenset(self._table.monsters)
        return blows(draft.command, draft.decision, self._names, monsters, self._viewer)

    def is_in_line(self, told: Prompt | Event | None) -> bool:
        """Return whether the line of a blow tells a question or a fact already."""
        return is_in_line(told)

    def follows(self, draft: Draft) -> Mapping[str, str]:
        """Return the panel that follows: free rolls lead back to the hero's dice, everything else to the figure on
        turn.
        """
        hero = draft.query.get("hero_id", "") if draft.query.get("type") == "roll_dice" else ""
        return {"then": hero, "tab": "dice"} if hero else {}

    def beside(self, prompt: Prompt, draft: Draft) -> str:
        """Return the template beside a question: for a card of fate a field for the group's own card, for squares the
        map.
        """
        if prompt.purpose in ("step_aside", "climb_out") and self._table.map is not None:
            return "heroquest/maps/_step_aside.html"
        is_fate = isinstance(draft.command, RollFate) and prompt.purpose in ("fate_card", "drawn_fate_card")
        return "heroquest/_other_card.html" if is_fate else ""

    def pad_faces(self, die: str) -> tuple[tuple[str, str], ...]:
        """Return the three faces of a combat die."""
        return tuple((face, face_word(face)) for face in FACES) if die in set(Color) else ()

    def die(self, die: str, face: str | None) -> str:
        """Return a combat die in words."""
        return face_in_words(die, face) if die in set(Color) else super().die(die, face)

    def doer(self, command: Command) -> str:
        """Return the name of the acting figure."""
        acting = ACTIONS.acting(command.type)
        return self.name(str(getattr(command, acting, ""))) if acting else ""

    def heading_name(self, command: Command) -> str:
        """Return the hero it is about."""
        hero = self._table.heroes.get(str(getattr(command, "hero_id", "")))
        return hero.name if hero else ""

    def offered(self, prompt: ChoicePrompt, option: str) -> str:
        """Return the words of an option; a thing of the hero it is about with its wear, a gained point with its
        effects.
        """
        hero = self._table.heroes.get(prompt.about)
        words = option_in_words(self._labels, prompt, option, self._names, hero)
        if hero is None or prompt.purpose != REWARD or option == LATER:
            return words
        found = prospects_in_words(self._labels, hero, self._content, self._table.house_rules, option)
        return " · ".join(found)  # its first words name the attribute

    def stage(self, stage: str, purposes: Sequence[str]) -> str:
        """Return the heading of a stage; the first one is named after the table that is rolled on."""
        if stage == "fate":
            return t("death") if _DEATH.intersection(purposes) else t("fainting")
        named = {
            "fall": t("fall"),
            "gold": t("gold"),
            "attack": t("attack"),
            "defence": t("defence"),
            AFTERMATH: t("consequences"),
        }.get(stage)
        return named or super().stage(stage, purposes)

    def note(self, stage: str) -> str:
        """Return the description of a stage before it begins."""
        fall = self._content.fall
        return {
            "fall": t("then_what_breaks_in_the_fall"),
            "gold": t("finally_d_gold_at_most_what", gold_sides=fall.gold_sides, gold_factor=fall.gold_factor),
        }.get(stage, "")

    def rule(self, stage: str) -> PageLink | None:
        """Return the link to the rule behind a stage; None when it has none."""
        rule = _RULES.get(stage)
        return PageLink(rule_url(rule), f"{t('chapter_short')} {number_of(rule)}") if rule else None

    def asked(self, prompt: Prompt) -> PromptText:
        """Return the heading of a question and what is asked; a defence says which faces defend."""
        name, monster = self.name(prompt.about), self._table.monsters.get(prompt.about)
        number = verb_number(self._labels, name, monster.kind if monster else None)
        found = words.asked(prompt, self._labels, self._names, number)
        if isinstance(prompt, RollPrompt) and prompt.adds:
            found = found._replace(text=f"{found.text} {t('adds_to_the_throw', bonus=prompt.adds)}")
        if name and prompt.purpose in _DEFENCES and isinstance(prompt, RollPrompt) and not prompt.by:
            faces = defends_with(self._table, self._content, prompt.about)
            text = self._labels.text(f"defends_with.{faces[0] if len(faces) == 1 else 'both'}", name=name)
            return PromptText(found.title, text)
        return found

    def fact(self, event: Event) -> FactWords:
        """Return a fact with its sentence, its rules and its reasons."""
        reasons = tuple(reason_told(name, reason, self._labels) for name, reason in reasons_in(event))
        return replace(super().fact(event), rules=rules_of(event, self._content), reasons=reasons)

    def answer(self, step: Step) -> str:
        """Return the answer; a number on a table with what the rule adds to it."""
        number, table = number_of_throw(step), self._table_of(step.prompt)
        if table is None or number is None or not isinstance(step.prompt, RollPrompt) or not step.prompt.adds:
            return super().answer(step)
        counts = table.nearest(number + step.prompt.adds)
        return t("number_on_table_with_bonus", number=number, bonus=step.prompt.adds, counts=counts)

    def table(self, prompt: RollPrompt, number: int | None, events: Sequence[Event]) -> tuple[TableRow, ...]:
        """Return the table that is rolled on, with the row that counts: what the rule adds to the number is
        included.
        """
        name, table = _table_name(prompt), self._table_of(prompt)
        if table is None:
            return ()
        outcome = next((str(event.outcome) for event in events if hasattr(event, "outcome")), None)
        if outcome is None and number is not None:
            outcome = table.lookup(number + prompt.adds)[0]
        return tuple(
            TableRow(
                rolls=_range(row.rolls),
                text=self._labels.text(f"{name}_table.{key}"),
                is_result=key == outcome,
            )
            for key, row in table.rows.items()
        )

    def _table_of(self, prompt: Prompt | None) -> LookupTable[Any, Any] | None:
        """Return the table that a throw is looked up in; None if there is none."""
        content, name = self._content, _table_name(prompt) if isinstance(prompt, RollPrompt) else ""
        tables: Mapping[str, LookupTable[Any, Any]]
        tables = {"faint": content.faint, "death": content.death, "fall": content.fall}
        return tables.get(name)


def _table_name(prompt: RollPrompt) -> str:
    return prompt.purpose.removesuffix("_again").removesuffix("_table")


def _range(rolls: Sequence[int]) -> str:
    return str(rolls[0]) if len(rolls) == 1 else f"{rolls[0]}–{rolls[-1]}"


def reasons_in(event: Event) -> Iterator[tuple[str, Reason]]:
    """Yield every reason an event carries, with the field it stands in: an attack has dice of both sides."""
    for name in type(event).model_fields:
        value = getattr(event, name)
        listed = value.reasons if isinstance(value, Pool) else value if isinstance(value, tuple) else ()
        yield from ((name, reason) for reason in listed if isinstance(reason, Reason))


def rules_of(event: Event, content: Content) -> tuple[str, ...]:
    """Return every rule a fact and the reasons in it stand for, each once."""
    return tuple(
        dict.fromkeys([*citations.rules_behind(event, content), *(reason.rule for _, reason in reasons_in(event))])
    )


def reason_told(name: str, reason: Reason, labels: Labels) -> ReasonTold:
    """Return a reason in words; `name` is the pool it belongs to."""
    instead_of = reason.instead_of.value if reason.instead_of else None
    return ReasonTold(
        of=name,
        rule=reason.rule,
        text=labels.text(reason.label),
        color=reason.color.value,
        change=reason.change,
        instead_of=instead_of,
    )
