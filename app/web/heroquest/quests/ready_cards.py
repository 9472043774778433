"""Each hero before a quest: what keeps him at home, with buttons that put it right, and what he could still do."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from app.core.events import Command
from app.systems.heroquest import spell_sets as spell_sets_rules
from app.systems.heroquest.body.commands import HealInjury
from app.systems.heroquest.equipment.commands import DropItem, PlaceItem
from app.systems.heroquest.labels import item_in_words
from app.systems.heroquest.limits import growable
from app.systems.heroquest.magic import book
from app.systems.heroquest.magic.commands import ChooseSpecialSpells
from app.systems.heroquest.quests.readiness import (
    LIMIT,
    TOO_MANY_SPELLS,
    Fault,
    faults,
    is_waiting,
    ways_out,
    ways_to_make_room,
)
from app.systems.heroquest.state.figures import Hero, Item, Place
from app.systems.heroquest.town import shop
from app.systems.heroquest.town.commands import GiveItemTo, SellItem
from app.systems.heroquest.wear import OilWeapon
from app.web.heroquest.table.look import HeroQuestRequest
from app.web.heroquest.table.words import rule_url
from app.web.http.languages import t
from app.web.table.actions.declared import action_url
from app.web.table.panel_forms import Button
from app.web.ui.rendering import Context, Shown


@dataclass(frozen=True)
class Hint:
    """Something a hero could do before he sets out; nothing keeps him."""

    text: str
    deeds: tuple[Button, ...] = ()
    url: str = ""
    url_text: str = ""
    spells: Context | None = None
    warning: str = ""  # what he would miss on the way, in few words


@dataclass(frozen=True)
class ReadyCard:
    """A hero before a quest."""

    hero_id: str
    name: str
    player: str
    crest: str
    faults: tuple[Context, ...]
    hints: tuple[Hint, ...]

    @property
    def is_ready(self) -> bool:
        """Return whether nothing keeps him at home."""
        return not self.faults

    @property
    def warning(self) -> str:
        """Return advice for a hero who may go; empty if he may not go."""
        return next((hint.warning for hint in self.hints if hint.warning), "") if self.is_ready else ""


def ready_cards(caller: HeroQuestRequest) -> tuple[ReadyCard, ...]:
    """Return everybody who could set out, in seat order."""
    return tuple(_card(caller, hero) for hero in caller.look.table.heroes.values() if is_waiting(hero))


def warned_names(cards: Sequence[ReadyCard]) -> str:
    """Return who may go, but should do something before, and what."""
    return ", ".join(f"{card.name} ({card.warning})" for card in cards if card.warning)


def _card(caller: HeroQuestRequest, hero: Hero) -> ReadyCard:
    return ReadyCard(
        hero_id=hero.id,
        name=hero.name,
        player=hero.player,
        crest=hero.hero_class,
        faults=tuple(_fault_box(caller, hero, fault) for fault in faults(caller.look.table, hero, caller.look.content)),
        hints=tuple(_hints(caller, hero)),
    )


def _fault_box(caller: HeroQuestRequest, hero: Hero, fault: Fault) -> Context:
    things = [item for item in hero.items if item.id in fault.item_ids]
    unlike = {(item.content_id, item.note, item.wear): item for item in reversed(things)}  # of alike ones the first
    return {
        "text": _fault_text(caller, hero, fault, things),
        "rule_url": rule_url(fault.rule),
        "things": tuple(
            Shown(
                name=item_in_words(caller.look.labels, item),
                deeds=tuple(_ways(caller, hero, item)),
                sale_url=_sale_by_agreement(caller, hero, item),
            )
            for item in reversed(unlike.values())
        ),
    }


def _sale_by_agreement(caller: HeroQuestRequest, hero: Hero, item: Item) -> str:
    """Return the address where a thing without a price is sold for what the game master says; empty for others."""
    if shop.has_price(caller.look.scene, item):
        return ""
    return action_url(caller.table_url, "sell_item", hero_id=hero.id, item_id=item.id)


def _fault_text(caller: HeroQuestRequest, hero: Hero, fault: Fault, things: Sequence[Item]) -> str:
    if fault.code == LIMIT:
        return excess_text(caller, fault)
    if fault.code == TOO_MANY_SPELLS:
        return caller.look.labels.error(fault.code, hero=hero.name, number=fault.most)
    return caller.look.labels.error(fault.code, hero=hero.name, item=things[0].content_id)


def excess_text(caller: HeroQuestRequest, fault: Fault) -> str:
    """Return how much there is of something, and how much may go along."""
    return caller.look.labels.text(f"counted.{fault.counted}", number=len(fault.item_ids), most=fault.most)


def _ways(caller: HeroQuestRequest, hero: Hero, item: Item) -> Iterator[Button]:
    for command in ways_out(caller.look.table, caller.look.content, hero.id, item.id):
        yield caller.forms.button(_way_text(caller, hero, item, command), command)
    for sale in ways_to_make_room(caller.look.table, caller.look.content, hero.id, item.id):
        other = next(one for one in hero.items if one.id == sale.item_id)
        said = {"thing": item_in_words(caller.look.labels, other), "proceeds": _proceeds(caller, other)}
        yield caller.forms.button(t("sell_another_instead", **said), sale)


def _proceeds(caller: HeroQuestRequest, item: Item) -> int:
    price = caller.look.content.items[item.content_id].price or 0
    return shop.proceeds(caller.look.scene, item, price)


def _way_text(caller: HeroQuestRequest, hero: Hero, item: Item, command: Command) -> str:
    match command:
        case PlaceItem(place=place):
            return t(_PLACES[place])
        case SellItem():
            return t("sell_gold", proceeds=_proceeds(caller, item))
        case GiveItemTo(to_id=to_id):
            return t("to_whom", text=caller.look.table.heroes[to_id].name)
        case DropItem():
            return t("discard")
    raise AssertionError(command)


_PLACES = {
    Place.HAND: "take_in_hand",
    Place.BACK: "on_the_back",
    Place.BELT: "at_the_belt_in_quests",
    Place.WORN: "put",
    Place.PACK: "into_the_pack",
}


def _hints(caller: HeroQuestRequest, hero: Hero) -> Iterator[Hint]:
    yield from _open_reward(caller, hero)
    yield from _injuries(caller, hero)
    yield from _magic(caller, hero)
    yield from _oil(caller, hero)


def _open_reward(caller: HeroQuestRequest, hero: Hero) -> Iterator[Hint]:
    if hero.quest_points >= caller.look.content.amounts.quest_point_scale and growable(hero, caller.look.content):
        url = f"{caller.table_url}?{urlencode({'type': 'claim_reward', 'hero_id': hero.id})}"
        yield Hint(t("ten_quest_points_a_body_point"), (), url, t("choose"))


def _injuries(caller: HeroQuestRequest, hero: Hero) -> Iterator[Hint]:
    if not (hero.injuries or hero.healer_debt):
        return
    command = HealInjury(hero_id=hero.id)
    can_pay = caller.look.refusal(command) is None
    text = t("injured", word=caller.look.labels.word("weakness", tuple(hero.injuries))) if hero.injuries else ""
    debt = t("the_healer_is_still_owed_gold", healer_debt=hero.healer_debt) if hero.healer_debt else ""
    deeds = (caller.forms.button(t("to_the_healer"), command),) if can_pay else ()
    yield Hint(" ".join(filter(None, (text, debt, "" if can_pay else t("there_is_not_enough_gold")))), deeds)


def _magic(caller: HeroQuestRequest, hero: Hero) -> Iterator[Hint]:
    hero_class = caller.look.content.classes[hero.hero_class]
    if hero_class.casts_from_mind is None:
        return
    if hero_class.wizardry is not None:
        yield _special_spells(caller, hero)
    held = [caller.look.labels.word("lore", one.lore) for one in hero.spell_sets]
    limit = spell_sets_rules.limit(hero, caller.look.content).sets
    if held or limit:
        yield Hint(t("spell_sets_at_most", list=", ".join(held) or t("none_yet"), limit=limit))


def _special_spells(caller: HeroQuestRequest, hero: Hero) -> Hint:
    """HQ-1.1-SPEZIAL, HQ-8.1-GILDE, HR-SPECIAL-TWICE: chosen at once, up to as many as mind points, and anew."""
    number, taken = book.special_spells_allowed(hero, caller.look.content), hero.special_spells
    chosen = ", ".join(caller.look.labels.word("spell", spell) for spell in taken)
    of_most = t("special_spells_of_most", number=len(taken), max=number)
    text = t("no_special_spells_chosen_yet_up", max=number)
    if taken:
        text = t("special_spells_in_quests", names=chosen, of_most=of_most)
    if number <= 0:
        return Hint(text)
    once = book.choosable(caller.look.scene, hero, ())
    twice = book.choosable(caller.look.scene, hero, once)
    options = [(spell, caller.look.labels.word("spell", spell), spell in taken) for spell in once]
    again = ((spell, t("a_second_time", spell_name=caller.look.labels.word("spell", spell))) for spell in twice)
    options += [(spell, words, taken.count(spell) > 1) for spell, words in again]
    form = {
        "number": number,
        "options": tuple(options),  # spell, its words, whether chosen; as often as it may be taken
        "hidden": caller.forms.command(ChooseSpecialSpells(hero_id=hero.id)),
    }
    return Hint(text, spells=form, warning=of_most if len(taken) < number else "")


def _oil(caller: HeroQuestRequest, hero: Hero) -> Iterator[Hint]:
    """Yield each weapon that could be oiled, as long as somebody carries oil for it."""
    flask = next((item for item in hero.items if caller.look.content.items[item.content_id].oils), None)
    if flask is None:
        return
    wishes = ((item, OilWeapon(hero_id=hero.id, item_id=item.id, flask_id=flask.id)) for item in hero.items)
    deeds = tuple(
        caller.forms.button(item_in_words(caller.look.labels, item), command)
        for item, command in wishes
        if caller.look.refusal(command) is None
    )
    if deeds:
        yield Hint(t("weapon_oil_works_for_one_quest"), deeds)
