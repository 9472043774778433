"""HeroQuest's rules for reading, working out and calling."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from app.core.answers import RollPrompt
from app.core.game_system import GameState
from app.core.own_entries import Own
from app.core.rulebook import CallableRule, Point
from app.labels.labels import Labels
from app.systems.heroquest.board.questions import QUESTIONS, Question
from app.systems.heroquest.calculator.figures import TableDescription, read_own_content
from app.systems.heroquest.calculator.tables import described_table
from app.systems.heroquest.catalogue.own_content import content_of, overlaid_by
from app.systems.heroquest.content.fields import number_of
from app.systems.heroquest.content.loader import rulebook
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.dice import Pool, Reason
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.labels import HeroQuestLabels
from app.systems.heroquest.registry import catalog
from app.systems.heroquest.standard_dice import colored_faces
from app.systems.heroquest.state.figures import Hero, Monster
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.tactics import questions as tactics
from app.systems.heroquest.visibility import figure_names
from app.web.calculator.api import read_inputs, request_of
from app.web.calculator.cases import describing
from app.web.calculator.game_rules import KNOWS_ALL, CaseResult, GameRules
from app.web.heroquest import DUEL
from app.web.heroquest.calculator.api import RuleCall, RuleOutcome, named_hero, table_told
from app.web.heroquest.calculator.choices import DescribedWords
from app.web.heroquest.calculator.odds import likely, odds_before
from app.web.heroquest.conversation.words import HeroQuestDraftWords, reasons_in
from app.web.heroquest.party.cards import Cards
from app.web.http.languages import t
from app.web.table.conversation.told import EventTold, RuleLine
from app.web.ui.rendering import Context, PageLink
from app.web.ui.schema_form.schema import schema_of

SUGGEST = Question("suggest", tactics.CHAPTER, tactics.AskSuggestion, tactics.RULES, tactics.suggest)
ASKED = {**QUESTIONS, SUGGEST.id: SUGGEST}


class HeroQuestRules(GameRules):
    """Heroes, monsters and the board are described; a call may bring own content along."""

    described, call, outcome = TableDescription, RuleCall, RuleOutcome
    has_odds = has_standard_dice = True
    outlook = "heroquest/_case_odds.html"

    def table(self, described: TableDescription, labels: Labels, ground: GameState | None) -> Table:
        """Return the table that somebody described; heroes without a name are called by their class."""
        own = read_own_content(described.own_content) if isinstance(described, RuleCall) else own_of(ground)
        assert isinstance(labels, HeroQuestLabels)
        overlay = overlaid_by(own)
        words = labels.naming(overlay.names)
        named = tuple(named_hero(hero, words) for hero in described.heroes)
        table = described_table(described.model_copy(update={"heroes": named}), overlay.content)
        return table.model_copy(update={"own_content": own})

    def has_own_content(self, table: GameState) -> bool:
        """Return whether the group has changed anything in the catalogue."""
        return bool(own_of(table))

    def beginning(self, rule: CallableRule, ground: GameState | None) -> Mapping[str, Any]:
        """Return the figures a rule needs: a hero with the gear of the class, a monster with the values of the book."""
        content, roles = content_on(ground), dict(_roles(rule))
        data: dict[str, Any] = {"inputs": {name: f"{role}-1" for name, role in roles.items()}}
        if "hero" in roles.values():
            first = next(iter(content.classes.values()))
            data["heroes"] = [{"hero_class": first.id, "items": [{"content_id": one} for one in first.equipment]}]
        if "monster" in roles.values():
            kind = next(one.id for one in content.monsters.values() if not one.needs_quest_values)
            data["monsters"] = [{"kind": kind}]
        return data

    def form_words(self, labels: Labels, data: Mapping[str, Any]) -> DescribedWords:
        """Return the words of a form, with the names of the figures described so far."""
        return DescribedWords(labels, data)

    def points(self) -> Mapping[str, Point]:
        """Return every house rule."""
        return SYSTEM.content.house_rules

    def standard_faces(self, prompt: RollPrompt, faces: Sequence[str], table: GameState) -> tuple[str, ...]:
        """HQ-15.5-STD: what standard dice mean for the coloured ones."""
        assert isinstance(table, Table)
        return colored_faces(prompt, faces, content_of(table), table.house_rules)

    def labels(self, labels: Labels, table: GameState) -> Labels:
        """Return the words of the game, with the names of a table's own content."""
        assert isinstance(labels, HeroQuestLabels)
        return labels.naming(overlaid_by(own_of(table)).names)

    def figures(self, table: Table) -> Mapping[str, Hero | Monster]:
        """Return heroes and monsters."""
        return {**table.heroes, **table.monsters}

    def names(self, table: GameState, labels: Labels) -> Mapping[str, str]:
        """Return a monster without a name by its kind."""
        assert isinstance(table, Table)
        kinds = {one.id: labels.word("kind", one.kind) for one in table.monsters.values()}
        return {**kinds, **figure_names(table)}

    def draft_words(self, outcome: CaseResult, labels: Labels) -> HeroQuestDraftWords:
        """Fights and falls in their stages."""
        return HeroQuestDraftWords(labels, content_of(outcome.before), outcome.before, KNOWS_ALL)

    def told_words(self, outcome: CaseResult, labels: Labels) -> HeroQuestDraftWords:
        """With figures that come, and monsters by their kinds."""
        before, names = outcome.before, self.names_in(outcome, labels)
        return HeroQuestDraftWords(labels, content_of(before), before, KNOWS_ALL, names)

    def likely(self, outcome: CaseResult, labels: Labels) -> Context:
        """Return how everybody's numbers change, and what else may happen."""
        return likely(outcome, self.names_in(outcome, labels), labels)

    def reasons(self, outcome: CaseResult, labels: Labels) -> Iterator[tuple[str, Sequence[object]]]:
        """Yield the pools that were thrown, and where their dice came from."""
        cards = Cards(labels)
        for event in outcome.decision.events:
            found: dict[str, list[Reason]] = {}
            for name, reason in reasons_in(event):
                found.setdefault(name, []).append(reason)
            for name, reasons in found.items():
                yield labels.text(f"pool_of.{name}"), cards.pool(Pool(reasons=tuple(reasons))).reasons

    def more_told(self, call: RuleCall, outcome: CaseResult, labels: Labels) -> Mapping[str, Any]:
        """Return the table as a next call describes it, and what was likely."""
        odds = odds_before(outcome, labels, call.policy) if call.odds else None
        return {"table": table_told(outcome.after, call.house_rules), "odds": odds}

    def answer(self, rule: str, call: RuleCall, labels: Labels) -> RuleOutcome | None:
        """Return the board's answer to its questions; None for any other rule. Raises: FormRefused with the path."""
        question = ASKED.get(rule)
        if question is None:
            return None
        with describing():
            content = overlaid_by(read_own_content(call.own_content)).content
            table = described_table(call, content)
        inputs = read_inputs(question.inputs, call.inputs)
        with describing("inputs"):
            found = question.answer(inputs, table, content)
        sentence = labels.text(f"board_questions.{question.id}.{found.sentence}", **found.data)
        fact = {"type": question.id, **found.told.model_dump(mode="json")}
        return RuleOutcome(
            rule=question.id,
            complete=True,
            prompt=None,
            steps=(),
            question=None,
            answers=(),
            dice_seed=call.dice_seed or "",
            events=(EventTold(fact=fact, sentence=sentence, rules=question.rules, reasons=()),),
            rules=tuple(self.words(rule, labels) for rule in question.rules),
            changes=(),
            figures={one: figure.model_dump(mode="json") for one, figure in self.figures(table).items()},
            table=table_told(table, call.house_rules),
            odds=None,
        )

    def further_lines(self, chapter: str, labels: Labels) -> Iterator[RuleLine]:
        """Yield the questions that a chapter asks the board."""
        for question in ASKED.values():
            if question.chapter == chapter:
                yield RuleLine(
                    id=question.id,
                    title=labels.text(f"board_questions.{question.id}.title"),
                    chapter=chapter,
                    rules=question.rules,
                    request=request_of(question.inputs),
                )

    def number(self, rule: str) -> str:
        """Return the section: 15.1 of HQ-15.1-RUST."""
        return number_of(rule)

    def further_pages(self, campaign: str) -> Sequence[PageLink]:
        """Return the link to a fight to the end."""
        return [PageLink(f"{DUEL}?catalog={campaign}" if campaign else DUEL, t("fight_to_the_end"))]


RULES = HeroQuestRules(SYSTEM, rulebook, catalog)


def own_of(table: GameState | None) -> Own:
    """Return a table's own content; empty without a table."""
    return table.own_content if isinstance(table, Table) else ()


def content_on(table: GameState | None) -> Content:
    """Return the game's content with a table's own."""
    return overlaid_by(own_of(table)).content


def _roles(rule: CallableRule) -> Iterator[tuple[str, str]]:
    """Yield the default figure for each field: a hero acts, a monster is the target."""
    node = schema_of(rule.command)
    for name in node.get("required", ()):
        field = node["properties"][name]
        if field.get("figure"):
            is_monster = field["names"] == "monsters_there" or field.get("role") == "target"
            yield name, "monster" if is_monster else "hero"
