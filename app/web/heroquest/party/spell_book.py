"""The caster's book in a passport: tier and tally, what is left of each kind, sets with the group's names, scrolls."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.spells import School, Spell
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.views.passport import BASIC, SPECIAL, MagicView, SpellView
from app.systems.heroquest.views.table import GearView, HeroView, PrivateView
from app.web.heroquest.party.cards import CardFact, Cards, Use, plain_pool
from app.web.http.languages import LANGUAGES, t
from app.web.ui.finding import folded
from app.web.ui.formats import percent


class MakesUse(Protocol):
    """Makes the button of a line, where this viewer may act."""

    def __call__(self, text: str, name: str, **query: str) -> Use | None:
        """`query` is the panel it opens."""


class SpellBook:
    """Spells and scrolls as a hero's player reads them."""

    def __init__(self, hero: HeroView, private: PrivateView, cards: Cards, content: Content, use: MakesUse) -> None:
        self._hero = hero
        self._private = private
        self._labels = cards.labels
        self._cards = cards
        self._content = content
        self._use = use

    def facts(self) -> Iterator[CardFact]:
        """Yield all lines of the book, each kind under its heading."""
        if magic := self._private.magic:
            yield self._tier(magic)
            yield from self._kind(BASIC, t("basic_spells"), self._chance())
            yield from self._special(magic)
        for held in self._private.spell_sets:
            yield from self._kind(held.lore, self._labels.text(f"lores.{held.lore}"))
        yield from self._scrolls()

    def _tier(self, magic: MagicView) -> CardFact:
        tally = t("worked_and_failed", worked=magic.successes, failed=magic.failures)
        ahead = magic.next_from - magic.successes if magic.next_from is not None else 0
        further = t("so_many_to_the_next_tier", number=ahead, tier=magic.tier + 1) if ahead else t("the_highest_tier")
        return CardFact(
            t("magic_tier_of_the_book", tier=magic.tier),
            f"{tally}; {further}",
            pool=plain_pool(magic.dice),
            symbol="skull",
        )

    def _chance(self) -> str:
        """Return how often a basic spell works; all have the same two dice."""
        first = next((one for one in self._private.spells if one.origin == BASIC), None)
        return t("succeeds", share=percent(first.success)) if first and first.success is not None else ""

    def _kind(self, origin: str, title: str, note: str = "") -> Iterator[CardFact]:
        """Yield the spells of one kind; `note` says something of all of them."""
        found = [one for one in self._private.spells if one.origin == origin]
        left = t("left_of_all", left=sum(one.left for one in found), number=sum(map(self._uses, found)))
        yield CardFact(title, " · ".join(filter(None, (left, note))), is_head=True)
        yield from map(self._spell, found)

    def _uses(self, spell: SpellView) -> int:
        """Return how often a spell can be cast in a quest: a basic one as often as there were mind points."""
        magic = self._private.magic
        return max(magic.basic_most if magic and spell.origin == BASIC else 1, spell.left)

    def _special(self, magic: MagicView) -> Iterator[CardFact]:
        """Yield those taken along, and before a quest the way to choose them, anew as well."""
        chosen = {"chosen": magic.special_chosen, "most": magic.special_most}
        is_open = magic.special_most > 0 and not (self._hero.on_quest and magic.special_chosen)
        text = t("choose_anew") if magic.special_chosen else t("choose_in_party")
        use = self._use(text, t("special_spells"), do="act", type="choose_special_spells") if is_open else None
        if magic.special_chosen > magic.special_most:
            told = t("chosen_of_most_too_many", **chosen)
        else:
            fewer = magic.special_chosen < magic.special_most
            told = t("chosen_of_most_fewer_are_allowed", **chosen) if fewer else t("chosen_of_most", **chosen)
        yield CardFact(t("special_spells"), told, is_head=True)
        if use is not None:
            yield CardFact(t("for_this_quest"), t("succeed_without_a_roll"), use=use)
        yield from (self._spell(one) for one in self._private.spells if one.origin == SPECIAL)

    def _spell(self, spell: SpellView) -> CardFact:
        name, most = spell.name or self._labels.text(f"spells.{spell.id}"), self._uses(spell)
        query = {"type": casting(spell), "spell": spell.id}
        if spell.nameless and spell.origin not in (BASIC, SPECIAL):
            query["type"] = "name_own_spell"
        use = self._use(t("cast"), name, do="act", **query) if spell.left else None
        told = t("without_a_name_yet") if spell.nameless else spell_text(self._labels, spell.id, spell.text)
        counted = t("left_in_party", left=spell.left) if spell.left else t("used_up")
        is_counted = most > 1 or not spell.left
        boxes = (spell.left, most) if most > 1 else None
        return CardFact(
            name, " · ".join(filter(None, (told, counted if is_counted else ""))),
            boxes=boxes, is_used=not spell.left, use=use,
        )  # fmt: skip

    def _scrolls(self) -> Iterator[CardFact]:
        if self._private.scrolls:
            yield CardFact(t("spell_scrolls"), t("once_then_it_is_gone"), is_head=True)
        for gear in self._private.scrolls:
            yield self._scroll(gear)

    def _scroll(self, gear: GearView) -> CardFact:
        name = self._cards.item_name(gear)
        use = self._use(t("read"), name, do="act", type="read_scroll", item_id=gear.item_id)
        spell = spell_named_in(gear.note or self._labels.text(f"items.{gear.content_id}"), self._labels, self._content)
        text = spell_text(self._labels, spell.id) if spell else ""
        chaos = t("chaos_spell") if spell and spell.school is School.CHAOS else ""
        return CardFact(self._cards.kind_name(gear), ": ".join(filter(None, (chaos, text))), use=use)


_NO_NAMES: Mapping[str, str] = {}


def spell_named_in(text: str, labels: Labels, content: Content, own: Mapping[str, str] = _NO_NAMES) -> Spell | None:
    """Return the one spell with the longest name that stands in a text; None when it names none, or could mean several.

    `own`: what the group calls its own spells.
    """
    words = folded(text)
    found = [(spell, name, whole) for spell, name, whole in _names(labels, content, own) if name and name in words]
    longest = max((len(name) for _, name, _ in found), default=0)
    fitting = [(spell, whole) for spell, name, whole in found if len(name) == longest]
    exact = {spell for spell, whole in fitting if whole in words}
    chosen = exact or {spell for spell, _ in fitting}
    return content.spells[chosen.pop()] if len(chosen) == 1 else None


def _names(labels: Labels, content: Content, own: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """Yield the name of each spell that can stand on a scroll, without and with what tells it from its namesakes.

    In every language: who wrote the scroll need not speak that of who reads it.
    """
    known = [spell.id for spell in content.spells.values() if spell.school.value != "basic"]
    for spoken in (labels, *map(SYSTEM.labels, LANGUAGES)):
        for spell in known:
            whole = folded(own.get(spell) or spoken.text(f"spells.{spell}"))
            yield spell, whole.partition(" (")[0], whole


_CASTING = {BASIC: "cast_basic_spell", SPECIAL: "cast_special_spell"}  # by where a spell comes from


def casting(spell: SpellView) -> str:
    """Return the command that casts it; whatever is neither basic nor special comes from a set."""
    return _CASTING.get(spell.origin, "cast_set_spell")


def spell_text(labels: Labels, spell: str, own: str = "") -> str:
    """Return the text of a spell: in the group's words, or in ours; empty for a slot of which nothing was said."""
    key = f"spell_texts.{spell}"
    return own or (labels.text(key) if key in labels else "")


def spell_facts(spell: SpellView) -> Sequence[str]:
    """`Magiestufe 1`, `gelingt in 55,6 %`, `noch 5-mal`; nothing of a spell of a set that is still there."""
    told = list[str]()
    if spell.tier is not None and spell.success is not None:
        told += [t("magic_tier", tier=spell.tier), t("succeeds", share=percent(spell.success))]
    if not spell.left:
        return (*told, t("used_up"))
    if spell.left > 1 or spell.tier is not None:
        told.append(t("left_in_party", left=spell.left))
    return told
