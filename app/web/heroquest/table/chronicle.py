"""HeroQuest's part of chronicle and phone cards: what it adds to sentences, dice and faces."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache

from app.core.answers import Answer
from app.core.dice import NUMBER_DICE
from app.core.events import Event
from app.core.game_system import Role, Viewer
from app.labels.labels import Labels
from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.citations import rules_behind
from app.systems.heroquest.combat.events import MonstersAttacked, StrikeResolved
from app.systems.heroquest.content.fields import number_of
from app.systems.heroquest.dice import COMBAT_DICE, Reason
from app.systems.heroquest.free_rolls import DiceRolled
from app.systems.heroquest.rounds.events import RoundEvent
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.visibility import figure_names
from app.web.heroquest.calculator.rules import RULES
from app.web.heroquest.conversation.words import reasons_in
from app.web.heroquest.table.differences import Differences
from app.web.heroquest.table.look import VIEWS
from app.web.heroquest.table.words import dice_reason, face_in_words, rule_url, seen_names
from app.web.http.languages import t
from app.web.table import stories
from app.web.table.game_pages import CardFace, Change, FigureFilter, PoolReason, PoolReasons, Story, Tone
from app.web.ui.rendering import PageLink

MONSTERS, BOARD = "monsters", "board"  # what an entry is about besides heroes; no figure can be called so
MOST_RULES = 4  # a fact that follows from more rules than these links to none
_KINDS = {  # kinds of entries that the chronicle can be filtered by: the subjects whose facts they are
    "kind:fight": ("combat", "bestiary"),
    "kind:magic": ("magic", "spell_sets"),
    "kind:find": ("cards", "exploration"),
    "kind:trap": ("traps",),
    "kind:decision": ("screen",),
}
_COLORS = frozenset(color.value for color in COMBAT_DICE)


class HeroQuestChronicler(stories.Chronicler):
    """Tells the actions of one table in one language."""

    dice = _COLORS | NUMBER_DICE.keys()

    def __init__(self, labels: Labels, table: Table, names: Mapping[str, str]) -> None:
        super().__init__(labels, names)
        self._table = table

    @property
    def depends_on(self) -> Hashable:
        """Return names, the arms of each hero's class, and whether they are still there."""
        arms = tuple((hero_id, hero.hero_class) for hero_id, hero in self._table.heroes.items())
        return super().depends_on, arms, tuple(self._table.former)

    def crest(self, events: Sequence[Event]) -> str:
        """Return the arms of the hero it is about; of several the one who acts, else the game master's."""
        heroes = self._table.heroes.keys() & frozenset[str]().union(*(event.subjects for event in events))
        if len(heroes) > 1:
            heroes &= events[0].first_subjects
        return self._table.heroes[heroes.pop()].hero_class if len(heroes) == 1 else GAME_MASTER

    def about(self, subjects: frozenset[str]) -> frozenset[str]:
        """Return heroes, monsters, or the board alone."""
        heroes = subjects & {*self._table.heroes, *self._table.former}
        others = {one for one in subjects - heroes if ":" not in one and one != "*"}
        kinds = {MONSTERS} if others else set() if heroes else {BOARD}
        return frozenset(heroes | others | kinds)

    def die_words(self, kind: str, face: str) -> str:
        """`grüner Würfel: Totenschädel`, `W6: 4`."""
        return face_in_words(kind, face) if kind in _COLORS else super().die_words(kind, face)

    def again_by(self, by: str) -> str:
        """Return a rule, or an effect that holds for a while."""
        return _rule(by, self._labels).text if by in _rule_ids() else self._labels.word("effect", by)

    def story(self, events: Sequence[Event], answers: Sequence[Answer]) -> Story:
        """Return the story of these facts; of an attack of many first its result, and its blows by their dice alone."""
        story = super().story(events, answers)
        story = replace(story, about=story.about | _kinds_of(events))
        summed = [event for event in events if isinstance(event, MonstersAttacked)]
        if not summed:
            return story
        rest = [event for event in events if not isinstance(event, MonstersAttacked | StrikeResolved)]
        told = tuple(self._labels.sentence(event, self._names) for event in (*summed, *rest))
        return replace(story, sentences=told)

    def reasons(self, event: Event) -> Iterator[PoolReasons]:
        """Yield the reasons of each pool in a fact."""
        found: dict[str, list[Reason]] = {}
        for name, reason in reasons_in(event):
            found.setdefault(name, []).append(reason)
        for name, reasons in found.items():
            title = self._labels.word("pool", event.pool) if isinstance(event, DiceRolled) else f"pool_of.{name}"
            yield self._group(self._labels.text(title) if title in self._labels else title, reasons)

    def _group(self, title: str, reasons: Iterable[Reason]) -> PoolReasons:
        lines = (PoolReason(dice_reason(one, self._labels), _rule(one.rule, self._labels)) for one in reasons)
        return PoolReasons(title, tuple(lines))

    def rules(self, events: Iterable[Event]) -> Iterator[PageLink]:
        """Return the rules the facts follow from, each once."""
        content = content_of(self._table)
        known = (rules_behind(event, content) for event in events)
        found = dict.fromkeys(rule for rules in known if len(rules) <= MOST_RULES for rule in rules)
        return (_rule(rule, self._labels) for rule in found)


def _kinds_of(events: Iterable[Event]) -> frozenset[str]:
    """Return the filters of the chronicle (fight, magic, find, trap, decision) that an entry with these facts falls
    under.
    """
    subjects = {part for event in events for part in type(event).__module__.split(".")}
    return frozenset(kind for kind, named in _KINDS.items() if not subjects.isdisjoint(named))


def figures(viewer: Viewer, table: Table, labels: Labels) -> Sequence[FigureFilter]:
    """Return the filters of the chronicle: heroes, monsters, the board, kinds of entries."""
    heroes = [FigureFilter(one, name, t("heroes")) for one, name in figure_names(table, Role.GUEST).items()]
    names = seen_names(table, viewer, labels)
    seen = [FigureFilter(one, name.text, t("monsters")) for one, name in names.items()]
    others = (
        FigureFilter(MONSTERS, t("all_monsters"), t("monsters")),
        FigureFilter(BOARD, t("without_heroes"), t("heroes")),
    )
    words = t("kind_fight"), t("kind_magic"), t("kind_find"), t("kind_trap"), t("kind_decision")
    shown = [FigureFilter(kind, text, t("kind_of_entry")) for kind, text in zip(_KINDS, words, strict=True)]
    is_master = viewer.role is Role.GAME_MASTER
    return (*heroes, others[1], others[0], *seen, *(one for one in shown if is_master or one.id != "kind:decision"))


@cache
def _rule_ids() -> frozenset[str]:
    return frozenset(RULES.book().ids())


@cache
def _rule(rule: str, labels: Labels) -> PageLink:
    number = number_of(rule)
    title = RULES.words(rule, labels).title
    return PageLink(rule_url(rule), f"{title} ({t('chapter_short')} {number})" if number else title)


# A card on a phone says the gravest first, in this colour and with this symbol; its sentence tells what is not here.
_FACES: Mapping[str, tuple[Tone, str]] = {
    "hero.lost": ("danger", "skull"),
    "hero.died": ("danger", "skull"),
    "hero.fainted": ("danger", "heart"),
    "hero.returned": ("accent", "info"),
    "hero.revived": ("success", "heart"),
    "strike.resolved": ("", "swords"),
    "trap.sprung": ("danger", "flame"),
    "hero.wounded": ("danger", "heart"),
    "mind_point.lost": ("danger", "wand-sparkles"),
    "hero.robbed": ("danger", "backpack"),
    "hero.healed": ("success", "heart"),
    "mind_point.regained": ("success", "wand-sparkles"),
    "basic_spell.cast": ("mind", "wand-sparkles"),
    "spell.cast": ("mind", "wand-sparkles"),
    "scroll.read": ("mind", "wand-sparkles"),
    "treasure_card.drawn": ("accent", "backpack"),
    "trade.offered": ("mind", "users"),
    "trade.agreed": ("success", "users"),
    "trade.cancelled": ("warning", "users"),
    "item.passed": ("accent", "users"),
    "gold.passed": ("accent", "users"),
    "item.bought": ("accent", "backpack"),
    "item.sold": ("accent", "backpack"),
    "item.gained": ("accent", "backpack"),
    "gold.gained": ("accent", "backpack"),
    "item.dropped": ("warning", "backpack"),
    "gold.lost": ("warning", "backpack"),
    "effect.changed": ("mind", "wand-sparkles"),
}
_QUIET = frozenset(  # so is what happens to the round: the bar of the turn says it
    {
        "hero.reseated",
        "presence.changed",
        "hero.passed_over",
        "gear.marked",
        "figure.put",
        "figure.walked",
        "hero.noted",
    }
)


def card_face(hero_id: str, events: Sequence[Event], names: Mapping[str, str], labels: Labels) -> CardFace | None:
    """Return the face of a card for these facts, of which one at least is about the hero; None when they are no
    news.
    """
    own = [
        one for one in events if hero_id in one.affects and one.type not in _QUIET and not isinstance(one, RoundEvent)
    ]
    if not own:
        return None
    ranks = {kind: rank for rank, kind in enumerate(_FACES)}
    first = min(own, key=lambda one: ranks.get(one.type, len(ranks)))
    tone, icon = _FACES.get(first.type, ("", "info"))
    if isinstance(first, StrikeResolved):
        return _strike(first, hero_id, names, labels)
    kinds = {one.type for one in own}
    chosen = "special_spell.chosen"
    if chosen in kinds <= {chosen, "special_spell.laid_down"}:
        return CardFace(labels.text(f"cards.{chosen}"), "mind", "wand-sparkles", is_told_by_changes=True)
    key = f"cards.{first.type}"
    is_mine = getattr(first, "hero_id", hero_id) == hero_id  # else somebody did it to this hero
    title = labels.text(key, mine=is_mine, **labels.pieces(first, names)) if key in labels else ""
    told_first, lead = first if title else own[0], events[0]
    is_told = told_first is lead or (lead.type in kinds and lead not in own)  # the same happened to others: no cause
    return CardFace(title, tone, icon, "" if is_told else _how(hero_id, own, lead, names, labels))


def _how(hero_id: str, own: Sequence[Event], lead: Event, names: Mapping[str, str], labels: Labels) -> str:
    """Return the sentence of the cause: an attack of many, a single blow at the hero, or the first fact of the
    action.
    """
    blows = (one for one in own if isinstance(one, StrikeResolved) and one.attacker_id != hero_id)
    together = (one for one in own if isinstance(one, MonstersAttacked))
    if blow := next(blows, None):
        many = next(together, None)
        return labels.sentence(many, names) if many else f"{_strike(blow, hero_id, names, labels).title}."
    return labels.sentence(lead, names)


def hero_changes(labels: Labels, before: Table, after: Table, hero_id: str) -> Iterator[Change]:
    """Return the differences in a hero's own passport, as its player sees it."""
    viewer = Viewer(role=Role.PLAYER, hero_ids=frozenset({hero_id}))
    tables = (VIEWS.view(table, viewer).heroes for table in (before, after))
    old, new = (next((one for one in heroes if one.id == hero_id), None) for heroes in tables)
    return Differences(labels, before, after).of_hero(old, new)


def _strike(event: StrikeResolved, hero_id: str, names: Mapping[str, str], labels: Labels) -> CardFace:
    is_own = event.attacker_id == hero_id
    title = labels.text("cards.strike.resolved", mine=is_own, **labels.pieces(event, names))
    if is_own:
        return CardFace(title, "success" if event.points else "", "swords")
    return CardFace(title, "danger" if event.points else "success", "swords" if event.points else "shield-half")
