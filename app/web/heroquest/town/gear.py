"""Equipment of a hero, slot by slot, whether it is legal like this, and where a thing can go."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from urllib.parse import urlencode

from app.core.events import Command
from app.systems.heroquest.equipment.carrying import is_large, loadout_problems
from app.systems.heroquest.equipment.commands import PlaceItem, ReadyWeapon
from app.systems.heroquest.equipment.events import WeaponReadied
from app.systems.heroquest.possible.refusals import refusal_of
from app.systems.heroquest.possible.town import figures_of, tried
from app.systems.heroquest.state.figures import Condition, Hero, Item, Place
from app.systems.heroquest.state.table import Trade
from app.systems.heroquest.town.commands import AcceptTrade, OfferTrade
from app.systems.heroquest.town.events import TradeOffered
from app.systems.heroquest.views.table import gear_views
from app.systems.heroquest.wear import OilWeapon
from app.web.heroquest.table.look import HeroQuestLook
from app.web.heroquest.town import words
from app.web.heroquest.town.words import RefusalReason
from app.web.http.languages import t
from app.web.live.parts import Fragment, fragment
from app.web.table.game_pages import CardFace, Draft
from app.web.table.panel_forms import Button, FormMaker, live_forms
from app.web.ui.rendering import Context, Shown

_ORDER = (Place.HAND, Place.BACK, Place.BELT, Place.WORN, Place.PACK)


def gear_part(look: HeroQuestLook, hero_id: str, url: str) -> Fragment:
    """Return all things a hero carries, slot by slot, and whether he may go into the next quest like this; what has a
    place of its own can be moved.
    """
    hero = look.table.heroes[hero_id]
    problems = _problems(look, hero)
    items = sorted(hero.items, key=lambda item: _ORDER.index(item.place))
    lines = tuple(_line(look, hero, item, problems.get(item.id), url) for item in items)
    return fragment("town-gear", "heroquest/market/_gear.html", lines=lines, is_legal=not problems)


def _problems(look: HeroQuestLook, hero: Hero) -> Mapping[str, RefusalReason]:
    """Return why things may not be carried into a quest as they are."""
    found = loadout_problems(hero, look.content, look.table.house_rules)
    return {
        one.item_id: words.reason(one.code, {"hero": hero.name, "item": one.content_id}, one.rule, look)
        for one in found
    }


def _line(look: HeroQuestLook, hero: Hero, item: Item, problem: RefusalReason | None, url: str) -> Shown:
    """Return one thing of a hero: where it is, what is the matter with it, and the way to move it."""
    entry = look.content.items[item.content_id]
    can_move = (entry.weapon is not None or entry.armor is not None) and not item.wear.broken
    query = urlencode({"hero": hero.id, "do": "loadout", "for": hero.id, "item": item.id})
    return Shown(
        place=slot_name(item, look),
        name=look.cards.kind_name(item),
        chip=look.cards.wear_chip(gear_views([item], look.content)[0]),
        problem=problem,
        url=f"{url}?{query}" if can_move else None,
    )


def slot_name(item: Item, look: HeroQuestLook) -> str:
    """Return where a thing is, as the passport calls the slots of weapons."""
    names = {Place.HAND: t("first_weapon"), Place.BACK: t("second_weapon"), Place.BELT: t("at_the_belt")}
    return names.get(item.place) or look.cards.place(item.place)


def loadout_panel(look: HeroQuestLook, draft: Draft) -> Context | None:
    """Return one thing with all its places; None when it is not there (any more)."""
    hero = look.table.heroes.get(draft.query.get("for") or draft.query.get("hero_id", ""))
    item = hero.item(draft.query.get("item") or draft.query.get("item_id", "")) if hero else None
    if hero is None or item is None or not look.actor.viewer.owns(hero.id):
        return None
    make = FormMaker(draft, look.snapshot, then=hero.id, do="loadout", stay="done", **{"for": hero.id, "item": item.id})
    return {
        "url": draft.url,
        "title": look.cards.item_name(item),
        "class_id": hero.hero_class,
        "subtitle": slot_name(item, look),
        "problem": _problems(look, hero).get(item.id),
        "options": tuple(_Ways(look, hero, item, make).options()),
        "form_errors": look.errors(draft.errors),
    }


class _Ways:
    """All places of one thing."""

    def __init__(self, look: HeroQuestLook, hero: Hero, item: Item, make: FormMaker) -> None:
        self._look, self._hero, self._item, self._make = look, hero, item, make
        self._before = figures_of(look.table, hero, look.content)

    def options(self) -> Iterator[Context]:
        texts = {
            Place.HAND: t("take_in_hand"), Place.BACK: t("strap_on_the_back"),
            Place.BELT: t("put_at_the_belt"), Place.WORN: t("put"), Place.PACK: t("put_in_the_pack"),
        }  # fmt: skip
        for place in self._places():
            if place is not self._item.place:
                yield self._option(texts[place], self._wish(place))
        flask = next((one for one in self._hero.items if self._look.content.items[one.content_id].oils), None)
        weapon = self._look.content.items[self._item.content_id].weapon
        if flask is not None and weapon is not None and not weapon.ranged:
            oil = OilWeapon(hero_id=self._hero.id, item_id=self._item.id, flask_id=flask.id)
            yield self._option(t("treat_with_weapon_oil"), oil)

    def _places(self) -> Sequence[Place]:
        entry = self._look.content.items[self._item.content_id]
        if entry.weapon is not None:
            large = is_large(entry.weapon, self._look.table.house_rules)
            return (Place.HAND, Place.BACK if large else Place.BELT, Place.PACK)
        return (Place.WORN, Place.PACK)

    def _wish(self, place: Place) -> Command:
        own = {"hero_id": self._hero.id, "item_id": self._item.id}
        if place is Place.HAND and self._item.place in (Place.BACK, Place.BELT):
            return ReadyWeapon.model_validate(own)
        return PlaceItem.model_validate({**own, "place": place})

    def _option(self, text: str, wish: Command) -> Context:
        """Return a way with its button, what it costs and what it changes, or why it cannot be."""
        look = self._look
        error, after = tried(look.table, wish, look.content)
        if error is not None or after is None:
            why = words.refusal_reason(refusal_of(error, look.content), look)
            return {"text": text, "note": "", "button": None, "pools": (), "why": why}
        then = figures_of(after, after.heroes[self._hero.id], look.content)
        pools = tuple(words.pool_changes(self._before, then, look))
        return {"note": self._cost(wish), "button": self._button(text, wish), "pools": pools, "why": None}

    def _button(self, text: str, wish: Command) -> Button:
        name = self._look.cards.item_name(self._item)
        hidden = self._make.command(wish)
        if self._look.permits(wish):
            return Button(text, f"{name}: {text}", hidden=hidden, icon="check")
        asking = t("ask_the_game_master", text=text)
        return Button(asking, f"{name}: {asking}", hidden=(*hidden, ("propose", "yes")))

    def _cost(self, wish: Command) -> str:
        """HQ-3-SWITCH: what a change takes of a turn; between quests it costs nothing."""
        if not self._hero.on_quest or not isinstance(wish, ReadyWeapon):
            return ""
        facts = self._look.foretold(wish)
        cost = next((fact.cost for fact in facts if isinstance(fact, WeaponReadied)), "nothing")
        costs = {
            "nothing": t("switching_is_free"), "action": t("switching_takes_the_action"),
            "turn": t("switching_takes_the_whole_turn"),
        }  # fmt: skip
        return costs[cost]


def trades_part(look: HeroQuestLook, hero_id: str, url: str) -> Fragment:
    """Return all offers a hero has made or got."""
    make = live_forms(look.snapshot, f"trade-{hero_id}", then=hero_id, stay="done")
    known = [trade for trade in look.table.town.trades if hero_id in (trade.hero_id, trade.to_id)]
    cards = tuple(_card(look, trade, hero_id, make) for trade in known)
    offer = f"{url}?{urlencode({'hero': hero_id, 'do': 'trade'})}" if len(look.table.heroes) > 1 else None
    return fragment("town-trades", "heroquest/market/_trades.html", url=url, cards=cards, offer_url=offer)


def offers_for(look: HeroQuestLook, hero_id: str) -> tuple[tuple[str, str, str], ...]:
    """Return the offers a hero has got, for the passport: heading, what is given, what is wanted."""
    return tuple(_offered(look, trade) for trade in look.table.town.trades if trade.to_id == hero_id)


def with_offer(face: CardFace, look: HeroQuestLook, offered: TradeOffered, hero_id: str) -> CardFace:
    """Return the card of an offer that still stands: what changes hands, and for its receiver the link to answer."""
    trade = next((one for one in look.table.town.trades if one.id == offered.trade_id), None)
    if trade is None:
        return face
    _title, gives, wants = _offered(look, trade)
    answer = (t("answer"), answer_url(look, hero_id)) if hero_id == trade.to_id else None
    how = f"{gives}. {t('in_return_in_table')} {wants}."
    return replace(face, how=how, is_told_by_changes=True, answer=answer)


def answer_url(look: HeroQuestLook, hero_id: str) -> str:
    """Return where a hero's player answers what others offer."""
    return f"{look.base_url}/town?hero={hero_id}#town-trades"


def _offered(look: HeroQuestLook, trade: Trade) -> tuple[str, str, str]:
    """Return the heading of an offer, what is given and what is wanted."""
    giver, taker = look.table.heroes[trade.hero_id], look.table.heroes[trade.to_id]
    gives, wants = _listed(look, giver, trade.gives, trade.gold), _listed(look, taker, trade.wants, trade.wanted_gold)
    return t("offers", name=giver.name), gives, wants


def _card(look: HeroQuestLook, trade: Trade, hero_id: str, make: FormMaker) -> Shown:
    """Return a trade that is offered: who gives what, what it would change, and what this hero can say to it."""
    giver, taker = look.table.heroes[trade.hero_id], look.table.heroes[trade.to_id]
    title, gives, wants = _offered(look, trade)
    sides = {"id": trade.id, "gives": gives, "wants": wants}
    cancel = make.acting("cancel_trade", hero_id=hero_id, trade_id=trade.id)
    if trade.hero_id == hero_id:
        back = Button(t("take_back"), t("take_back_the_offer", name=taker.name), hidden=cancel)
        return Shown(**sides, title=t("your_offer", name=taker.name), effects=(), why=None, buttons=(back,))
    error, after = tried(look.table, AcceptTrade(hero_id=hero_id, trade_id=trade.id), look.content)
    buttons = [Button(t("decline"), t("decline_the_offer", name=giver.name), hidden=cancel)]
    effects = () if after is None else tuple(_effects(look, taker, after.heroes[taker.id]))
    if after is not None:
        accept = make.acting("accept_trade", hero_id=hero_id, trade_id=trade.id)
        buttons.insert(0, Button(t("accept"), t("accept_the_offer", name=giver.name), hidden=accept, icon="check"))
    why = words.refusal_reason(refusal_of(error, look.content), look)
    return Shown(**sides, title=title, effects=effects, why=why, buttons=tuple(buttons))


def _effects(look: HeroQuestLook, before: Hero, after: Hero) -> Iterator[Shown]:
    old, new = (figures_of(look.table, hero, look.content) for hero in (before, after))
    for change in words.pool_changes(old, new, look):
        yield words.number_effect(change["title"], len(change["old"].dice), len(change["new"].dice))
    if before.gold != after.gold:
        yield words.number_effect(t("gold"), before.gold, after.gold)


def _listed(look: HeroQuestLook, owner: Hero, things: Sequence[str], gold: int) -> str:
    """`Schild, 50 Gold`; what is gone is called so."""
    items = map(owner.item, things)
    names = [look.cards.item_name(item) if item else t("something_that_is_no_longer") for item in items]
    return ", ".join([*names, *([t("gold_in_catalogue", price=gold)] if gold else [])]) or t("nothing")


def trade_panel(look: HeroQuestLook, draft: Draft) -> Context | None:
    """Return the form of an offer; it asks for a partner first. Of the partner's things only visible ones can be
    wanted.
    """
    hero = look.table.heroes.get(draft.query.get("hero") or draft.query.get("hero_id", ""))
    if hero is None or not look.actor.viewer.owns(hero.id):
        return None
    to_id = draft.query.get("to") or draft.query.get("to_id", "")
    partner = look.table.heroes.get(to_id) if to_id != hero.id else None
    make = FormMaker(draft, look.snapshot, then=hero.id, do="trade", stay="done")
    errors = look.errors_by_field(draft.errors)
    fields = ("gives", "wants", "gold", "wanted_gold")
    hidden = make.acting("offer_trade", hero_id=hero.id, trade_id=f"t{draft.key}", to_id=to_id)
    permitted = look.permits(OfferTrade(hero_id=hero.id, trade_id="new", to_id=to_id or hero.id))
    return {
        "url": draft.url,
        "class_id": hero.hero_class,
        "partners": tuple(_partners(look, hero, to_id, draft.url)),
        "partner": partner.name if partner else "",
        "hidden": hidden if permitted else (*hidden, ("propose", "yes")),
        "gives": _ticks(look, hero, "gives", draft, is_own=True),
        "wants": _ticks(look, partner, "wants", draft, is_own=False) if partner else (),
        "gold": hero.gold,
        "typed": {name: draft.query.get(name, "") for name in fields},
        "errors": {name: errors.get(name, "") for name in fields},
        "button": t("offer", name=partner.name) if partner else "",
        "form_errors": look.errors_besides(draft.errors, fields),
    }


def _partners(look: HeroQuestLook, hero: Hero, to_id: str, url: str) -> Iterator[Context]:
    for other in look.table.heroes.values():
        if other.id != hero.id and other.condition is not Condition.LOST:
            query = urlencode({"hero": hero.id, "do": "trade", "to": other.id})
            link = {"name": other.name, "class_id": other.hero_class, "url": f"{url}?{query}"}
            yield {**link, "is_current": other.id == to_id}


def _ticks(look: HeroQuestLook, owner: Hero, field: str, draft: Draft, *, is_own: bool) -> tuple[Context, ...]:
    chosen = {value for name, value in draft.pairs if name == field}
    seen = [item for item in owner.items if is_own or item.place is not Place.PACK]
    return tuple(
        {
            "value": item.id,
            "text": look.cards.item_name(item),
            "note": look.cards.place(item.place),
            "is_chosen": item.id in chosen,
        }
        for item in seen
    )
