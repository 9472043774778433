"""How the chronicle tells an action: sentences, the dice as they fell, their reasons, and the rules behind it all."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from app.core.answers import Answer, AppRoll, HandRoll
from app.core.dice import NUMBER_DICE, Roll, RolledBy
from app.core.events import Event
from app.core.game_system import Role, Viewer
from app.labels.labels import Labels
from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.citations import rules_behind
from app.systems.heroquest.content.rulebook import number_of
from app.systems.heroquest.dice import COMBAT_DICE
from app.systems.heroquest.free_rolls import DiceRolled
from app.systems.heroquest.pool import Reason
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.visibility import figure_names, seen_monsters
from app.web.heroquest.calculator.explaining import rule_words
from app.web.heroquest.conversation.facts import reasons_in
from app.web.heroquest.table.words import dice_reason, die_in_words, face_in_words, monster_names, rule_url
from app.web.http.languages import _
from app.web.table.game_pages import Figure, PoolReason, PoolReasons, RuleLink, Story, Throw, ThrownDie

MONSTERS, BOARD = "monsters", "board"  # what an entry is about besides heroes; no figure can be called so
MOST_RULES = 4  # a fact that follows from more rules than these is told by its sentence better
_COLORS = frozenset(color.value for color in COMBAT_DICE)
_DICE = _COLORS | NUMBER_DICE.keys()  # what is thrown; cards and balls are drawn


class Chronicler:
    """Tells the actions of one table in one language."""

    def __init__(self, labels: Labels, table: Table, names: Mapping[str, str]) -> None:
        self._labels = labels
        self._table = table
        self._names = names

    def story(self, events: Sequence[Event], answers: Sequence[Answer]) -> Story:
        """What these facts say; the answers tell a roll that two facts speak of from two rolls that fell alike."""
        subjects = frozenset[str]().union(*(event.subjects for event in events))
        hero = next((hero for hero in self._table.heroes.values() if hero.id in subjects), None)
        return Story(
            sentences=tuple(self._labels.sentence(event, self._names) for event in events),
            crest=hero.hero_class if hero else "game_master",
            about=self._about(subjects),
            throws=tuple(map(self._throw, _rolls(events, answers))),
            reasons=tuple(group for event in events for group in self._reasons(event)),
            rules=tuple(self._rules(events)),
        )

    def _about(self, subjects: frozenset[str]) -> frozenset[str]:
        heroes = subjects & {*self._table.heroes, *self._table.former}
        others = {one for one in subjects - heroes if ":" not in one and one != "*"}
        kinds = {MONSTERS} if others else set() if heroes else {BOARD}
        return frozenset(heroes | others | kinds)

    def _throw(self, roll: Roll) -> Throw:
        return Throw(
            title=self._title(roll.purpose),
            dice=tuple(map(self._die, roll.dice, roll.faces)),
            by=_thrown_by(roll.by),
            replaced=tuple(map(self._die, roll.dice, roll.replaced)),
            again_by=self._again_by(roll.repeated_by) if roll.repeated_by else "",
        )

    def _title(self, purpose: str) -> str:
        key = f"prompts.{purpose.removesuffix('_again')}.title"
        return self._labels.text(key) if key in self._labels else _("Wurf")

    def _die(self, kind: str, face: str) -> ThrownDie:
        label = face_in_words(kind, face) if kind in _COLORS else f"{die_in_words(kind)}: {face}"
        return ThrownDie(kind, face, label)

    def _again_by(self, by: str) -> str:
        """What allowed the second throw: a rule, or an effect that holds for a while."""
        return _rule(by, self._labels).text if by.startswith("H") else self._labels.word("effect", by)

    def _reasons(self, event: Event) -> Iterator[PoolReasons]:
        found: dict[str, list[Reason]] = {}
        for name, reason in reasons_in(event):
            found.setdefault(name, []).append(reason)
        for name, reasons in found.items():
            title = self._labels.word("pool", event.pool) if isinstance(event, DiceRolled) else f"pool_of.{name}"
            yield self._group(self._labels.text(title) if title in self._labels else title, reasons)

    def _group(self, title: str, reasons: Iterable[Reason]) -> PoolReasons:
        lines = (PoolReason(dice_reason(one, self._labels), _rule(one.rule, self._labels)) for one in reasons)
        return PoolReasons(title, tuple(lines))

    def _rules(self, events: Iterable[Event]) -> Iterator[RuleLink]:
        """The rules the facts follow from, each once."""
        content = content_of(self._table)
        known = (rules_behind(event, content) for event in events)
        found = dict.fromkeys(rule for rules in known if len(rules) <= MOST_RULES for rule in rules)
        return (_rule(rule, self._labels) for rule in found)


def figures(viewer: Viewer, table: Table, labels: Labels) -> Sequence[Figure]:
    """Whom and what the chronicle can be filtered by: heroes, monsters, everything else at the table."""
    heroes = [Figure(one, name, _("Helden")) for one, name in figure_names(table, Role.GUEST).items()]
    names = monster_names(seen_monsters(table, viewer), labels)
    seen = [Figure(one, name.text, _("Monster")) for one, name in names.items()]
    others = Figure(MONSTERS, _("alle Monster"), _("Monster")), Figure(BOARD, _("ohne Helden"), _("Tisch"))
    return (*heroes, others[0], *seen, others[1])


def _thrown_by(by: RolledBy) -> str:
    words = {RolledBy.APP: _("App"), RolledBy.HAND: _("Hand"), RolledBy.SUBSTITUTES: _("Hand, gewöhnliche Würfel")}
    return words[by]


@cache
def _rule(rule: str, labels: Labels) -> RuleLink:
    number = number_of(rule)
    title = rule_words(rule, labels).title
    return RuleLink(rule_url(rule), f"{title} ({_('Kap.')} {number})" if number else title)


def _rolls(events: Iterable[Event], answers: Sequence[Answer]) -> Iterator[Roll]:
    """Every roll of dice that the facts carry, each once."""
    left = Counter(answer.faces for answer in answers if isinstance(answer, HandRoll | AppRoll))
    told: set[Roll] = set()
    for roll in (roll for event in events for roll in _rolls_of(event)):
        if not roll.dice or not set(roll.dice) <= _DICE:
            continue  # nothing to throw, or cards and balls, which the sentence names
        if roll in told and left[roll.faces] <= 0:
            continue
        told.add(roll)
        left[roll.faces] -= 1
        yield roll


def _rolls_of(event: Event) -> Iterator[Roll]:
    """The rolls of a fact; a first roll that a second one replaced stands inside of that."""
    first = getattr(event, "first_roll", None)
    for name in type(event).model_fields:
        value = getattr(event, name)
        if name == "first_roll":
            continue
        if isinstance(value, Roll):
            yield value if first is None else value.model_copy(update={"replaced": first.faces})
        elif isinstance(value, tuple):
            yield from (one for one in value if isinstance(one, Roll))
