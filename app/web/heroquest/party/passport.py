"""The passport in parts: fight, spells, gear, finds, quest points. A stranger's passport shows only what lies open."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from urllib.parse import urlencode

from app.campaign.house import taken_heroes
from app.labels.labels import Labels
from app.systems.heroquest.content.items import ItemKind
from app.systems.heroquest.content.models import Content, HeroClass
from app.systems.heroquest.dice import Color, Pool, Reason
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.views.table import GearView, HeroView, PrivateView
from app.web.heroquest.maps.hero_map import map_link
from app.web.heroquest.party.cards import CardFact, Cards, Chip, Use, portrait_of
from app.web.heroquest.party.hero_panel import own_tabs
from app.web.heroquest.party.spell_book import SpellBook
from app.web.heroquest.table.look import HeroQuestLook
from app.web.heroquest.table.table_parts import TurnParts
from app.web.heroquest.table.words import color_in_words, dice_reason, die_in_words, rule_url
from app.web.heroquest.town.gear import answer_url, offers_for
from app.web.http.languages import t
from app.web.live import parts as live_parts
from app.web.live.parts import Fragment, PartGroup, fragment
from app.web.table.actions.declared import action_url
from app.web.ui.rendering import PageLink


@lru_cache(maxsize=256)
def passport_parts(
    hero: HeroView, players: str, labels: Labels, content: Content, url: str, edit: PageLink | None, act_url: str | None
) -> tuple[live_parts.Part, ...]:
    """Return all parts of a passport that this viewer may see; `url` is where he may act, empty where he may not.

    `players` are those whose phones play the hero.

    Remembered: an action changes one hero, and every phone asks for its own.
    """
    return PassportParts(hero, labels, content, url).parts(players, edit, act_url)


class PassportParts:
    """Makes the parts of one hero's passport."""

    def __init__(self, hero: HeroView, labels: Labels, content: Content, url: str) -> None:
        self._hero = hero
        self._labels = labels
        self._content = content
        self._cards = Cards(labels)
        self._url = url

    def parts(self, players: str, edit: PageLink | None, act_url: str | None) -> tuple[live_parts.Part, ...]:
        """Return all parts of a passport that this viewer may see."""
        hero, private = self._hero, self._hero.private
        sections = [self._fight(), self._gear()]
        if private is not None:
            sections[1:1] = [self._spells(private)]
            sections.append(self._finds(private))
        status = (_status(private, f"{self._url}/own"),) if private is not None else ()
        head = fragment(
            "passport-cover",
            "heroquest/_passport_cover.html",
            name=hero.name,
            class_id=hero.hero_class,
            portrait=portrait_of(hero),
            class_name=self._cards.class_name(hero.hero_class),
            player=players or hero.player,
            gold=private.gold if private else None,
            flag=self._cards.flag(hero),
            body=hero.body_points,
            mind=hero.mind_points,
            conditions=self._cards.conditions(hero),
            edit=edit,
            act_url=act_url,
            grow_url=self._grow_url(),
        )
        return (head, PartGroup("passport-sections", tuple(sections)), *status)

    def _grow_url(self) -> str | None:
        """Return where the choice is made that ten quest points wait for."""
        private = self._hero.private
        if private is None or not self._url or not (private.reward.is_open and private.reward.raises):
            return None
        return action_url(self._url, "claim_reward", hero_id=self._hero.id)

    def _fight(self) -> Fragment:
        hero = self._hero
        facts = [self._weapon(hero.attack, t("melee"))]
        if hero.ranged is not None:
            facts.append(self._weapon(hero.ranged, t("ranged_attack")))
        facts.append(self._pool_fact(t("defence_in_house"), "", hero.defence, "white_shield"))
        values = value_facts(hero, self._content.classes[hero.hero_class], self._labels)
        return _section("passport-fight", t("fight"), (*facts, *values, *self._gifts()), "HQ-15.5-HERO")

    def _weapon(self, pool: Pool, kind: str) -> CardFact:
        gear = next((gear for gear in self._hero.gear if gear.item_id == pool.weapon_id), None)
        name = self._cards.item_name(gear) if gear else t("bare_hands")
        return self._pool_fact(name, kind, pool, "skull")

    def _pool_fact(self, name: str, note: str, pool: Pool, symbol: str) -> CardFact:
        total, why = pool_sum(pool, self._labels)
        return CardFact(name, note, pool=self._cards.pool(pool), symbol=symbol, sum=total, why=why)

    def _gifts(self) -> Iterator[CardFact]:
        """Yield what the class can do once a quest."""
        for gift in self._hero.private.gifts if self._hero.private else ():
            name = self._labels.text(f"gifts.{gift.id}")
            kind = {"herbs": "heal_with_herbs", "nimbleness": "use_nimbleness"}[gift.id]
            use = None if gift.spent else self._use(t("use"), name, do="act", type=kind)
            note = t("once_per_quest_already_used") if gift.spent else t("once_per_quest")
            yield CardFact(name, note, is_used=gift.spent, use=use)

    def _spells(self, private: PrivateView) -> Fragment:
        book = SpellBook(self._hero, private, self._cards, self._content, self._use)
        held = len(private.spell_sets)
        note = t("of_spell_sets", held=held, spell_set_limit=private.spell_set_limit) if private.spell_set_limit else ""
        none, never = t("this_hero_has_no_spell_set_yet"), t("this_hero_casts_no_spells")
        empty = none if private.spell_set_limit else never
        return _section("passport-spells", t("spells"), book.facts(), "HQ-8.1-SETS", note=note, empty=empty)

    def _gear(self) -> Fragment:
        private = self._hero.private
        carried = [*self._hero.gear, *(private.pack if private else ())]
        facts = (self._thing(gear, self._cards.place(gear.place)) for gear in carried)
        return _section("passport-gear", t("equipment"), facts, "HQ-3-CARRY", empty=t("no_equipment"))

    def _finds(self, private: PrivateView) -> Fragment:
        groups: Sequence[tuple[str, tuple[GearView, ...]]] = (
            (t("potion"), private.potions),
            (t("artifact"), private.artifacts),
            (t("treasure_card"), private.treasures),
            (t("tool"), private.tools),
        )
        facts = (self._thing(gear, kind) for kind, found in groups for gear in found)
        return _section("passport-finds", t("potions_and_finds"), facts, "HQ-5", empty=t("nothing_found_yet"))

    def _thing(self, gear: GearView, note: str) -> CardFact:
        name, use = self._cards.item_name(gear), None
        if gear.kind is ItemKind.POTION:
            use = self._use(t("drink"), name, do="act", type="drink_potion", item_id=gear.item_id)
        elif self._can_move(gear):
            use = self._use(t("rearrange"), name, do="loadout", **{"for": self._hero.id, "item": gear.item_id})
        chip = self._cards.wear_chip(gear) or (None if use else Chip(t("intact"), "success", "check"))
        return CardFact(self._cards.kind_name(gear), note, chip=chip, is_used="broken" in gear.wear, use=use)

    def _can_move(self, gear: GearView) -> bool:
        """Return whether a thing has places to choose from; what is broken stays where it is."""
        entry = self._content.items[gear.content_id]
        return "broken" not in gear.wear and (entry.weapon is not None or entry.armor is not None)

    def _use(self, text: str, name: str, **query: str) -> Use | None:
        if not self._url:
            return None
        return Use(text, f"{name}: {text}", f"{self._url}?{urlencode({**query, 'hero_id': self._hero.id})}")


def _section(
    id_: str, title: str, facts: Iterable[CardFact], rule: str, *, note: str = "", empty: str = ""
) -> Fragment:
    """Return a titled list of facts; empty, it says so. The note, the limit above all, leads to the rule."""
    template, about = "heroquest/_passport_section.html", {"note": note, "empty": empty, "rule_url": rule_url(rule)}
    return fragment(id_, template, id=id_, title=title, facts=tuple(facts), **about)


def _status(private: PrivateView, own_url: str) -> Fragment:
    names = {"body": t("body_points"), "mind": t("mind_points")}
    ways = [f"{names[attribute]} {old} → {new}" for attribute, (old, new) in private.reward.raises.items()]
    promise = t("at_10_you_choose", list=t("or_between").join(ways)) if ways else t("both_values_are_at_their_cap")
    return fragment(
        "passport-status",
        "heroquest/_passport_status.html",
        points=private.quest_points,
        passed=private.quests_passed,
        promise=promise,
        own_url=own_url,
    )


Part = tuple[int, str, str]  # a number, what it comes from, the rule


def pool_sum(pool: Pool, labels: Labels) -> tuple[str, tuple[PageLink, ...]]:
    """Return the dice of a pool as a sum, and each of its reasons."""
    added = [
        (one.change, _die_word(one, labels), one.rule) for one in pool.reasons if one.change and one.instead_of is None
    ]
    why = tuple(PageLink(rule_url(one.rule), dice_reason(one, labels)) for one in pool.reasons)
    return _sum(len(pool), added), why


def value_facts(hero: HeroView, values: HeroClass, labels: Labels) -> tuple[CardFact, ...]:
    """Movement, and the highest body and mind points."""
    gained_body, gained_mind = (hero.private.gained_body, hero.private.gained_mind) if hero.private else (0, 0)
    body, mind = hero.body_points.maximum, hero.mind_points.maximum
    points = t("from_quest_points")
    return (
        _movement(hero, labels),
        _fact(
            t("body_points_unhurt"),
            str(body),
            [(body - gained_body, t("base_value"), "HQ-1"), (gained_body, points, "HQ-7-QP")],
        ),
        _fact(
            t("mind_points_full"),
            str(mind),
            [
                (values.mind, t("base_value"), "HQ-1"),
                (gained_mind, points, "HQ-7-QP"),
                (mind - values.mind - gained_mind, t("from_things"), "HQ-1"),
            ],
        ),
    )


def _movement(hero: HeroView, labels: Labels) -> CardFact:
    """Return the squares as a sum, and whatever gives or takes dice."""
    extra = labels.text(f"effects.{Effect.EXTRA_MOVE}")
    parts = [(hero.movement_base, t("base_value"), "HQ-2"), (hero.movement_extra, extra, "HQ-2")]
    squares = _fact(t("movement"), Cards(labels).movement(hero), parts)
    return replace(squares, why=(*squares.why, *_movement_dice(hero, labels)))


def _movement_dice(hero: HeroView, labels: Labels) -> Iterator[PageLink]:
    """Yield why there are more dice than one, or none; a hero without dice gets none from a potion either."""
    effects, conditions = {one.effect for one in hero.effects}, {one.id for one in hero.conditions}
    if hero.movement_dice > 1:
        more = f"{hero.movement_dice - 1} {die_in_words('d6')} {labels.text(f'effects.{Effect.SWIFT}')}"
        yield PageLink(rule_url("HQ-2"), more)
    hampering = {
        labels.text("conditions.mind_lost", count=1): ("mind_lost" in conditions, "HQ-17"),
        labels.text("conditions.limping", count=1): ("limping" in conditions, "HQ-14-INJURY"),
        labels.text(f"effects.{Effect.SLOWED}"): (Effect.SLOWED in effects, "HQ-2"),
    }
    for word, (holds, rule) in hampering.items():
        if holds:
            yield PageLink(rule_url(rule), t("no_in_party", die=die_in_words("d6"), why=word))


def _fact(name: str, number: str, parts: Sequence[Part]) -> CardFact:
    there = [part for part in parts if part[0]]
    why = tuple(PageLink(rule_url(rule), f"{change} {word}") for change, word, rule in there)
    total = sum(part[0] for part in there)
    return CardFact(name, "", number=number, sum=_sum(total, there) if len(there) > 1 else "", why=why)


def _sum(total: int, parts: Sequence[Part]) -> str:
    words = f"{total} ="
    for place, (change, word, _rule) in enumerate(parts):
        sign = ("−" if change < 0 else "+" if place else "").strip()
        words += f" {sign} {abs(change)} {word}" if sign else f" {change} {word}"
    return words


def _die_word(reason: Reason, labels: Labels) -> str:
    word = labels.text(reason.label)
    return word if reason.color is Color.WHITE else f"{color_in_words(reason.color)} {word}"


def all_parts(look: HeroQuestLook, hero: HeroView, act_url: str) -> Iterator[live_parts.Part]:
    """Yield the passport of a hero at the table or not; with `act_url` it is the reader's own."""
    is_here = hero.id in {one.id for one in look.view.heroes}
    tabs = own_tabs(look) if is_here and hero.is_own else ()
    url = f"{look.base_url}/heroes/{hero.id}"
    edit_text = t("roll_dice") if tabs == ("dice",) else t("change_values")
    edit = PageLink(f"{url}?hero={hero.id}", edit_text) if tabs else None
    own_url = url if is_here and hero.is_own else ""
    players = taken_heroes(look.snapshot.state.house, besides=()).get(hero.id, "")
    acts = (act_url if is_here else "") or None
    yield from passport_parts(hero, players, look.labels, look.content, own_url, edit, acts)
    yield TurnParts(look).of_passport(hero.id)
    yield map_link(look, hero.id)
    offers = offers_for(look, hero.id) if own_url else ()
    yield fragment("passport-trades", "heroquest/_passport_trades.html", url=answer_url(look, hero.id), offers=offers)
