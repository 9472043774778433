"""Trades among heroes: what is offered, what one can say to it, and an offer in the making."""

from collections.abc import Iterator, Sequence
from urllib.parse import urlencode

from app.systems.heroquest.shopping.deals import refusal_of, tried
from app.systems.heroquest.shopping.prospects import figures_of
from app.systems.heroquest.state.figures import Condition, Hero, Place
from app.systems.heroquest.state.town import Trade
from app.systems.heroquest.town.commands import AcceptTrade, OfferTrade
from app.web.game_pages import Draft
from app.web.heroquest.contexts import PassportTrade
from app.web.heroquest.forms import FormMaker, live_forms
from app.web.heroquest.look import Look
from app.web.heroquest.market import telling
from app.web.heroquest.market.contexts import BuyerLink, Effect, Tick, TradeCard, TradePanel, Trades
from app.web.heroquest.panel_contexts import Button
from app.web.translation import _


def trades_part(look: Look, hero_id: str, url: str) -> Trades:
    """All offers a hero has made or got."""
    make = live_forms(look.snapshot, f"trade-{hero_id}", then=hero_id, stay="done")
    known = [trade for trade in look.table.town.trades if hero_id in (trade.hero_id, trade.to_id)]
    cards = tuple(_card(look, trade, hero_id, make) for trade in known)
    offer = f"{url}?{urlencode({'hero': hero_id, 'do': 'trade'})}" if len(look.table.heroes) > 1 else None
    return Trades(url, cards, offer)


def trades_for(look: Look, hero_id: str) -> tuple[PassportTrade, ...]:
    """What others offer a hero, for the passport: whoever wants to answer goes to town."""
    found = (trade for trade in look.table.town.trades if trade.to_id == hero_id)
    return tuple(_for_passport(look, trade) for trade in found)


def _for_passport(look: Look, trade: Trade) -> PassportTrade:
    giver, taker = look.table.heroes[trade.hero_id], look.table.heroes[trade.to_id]
    gives, wants = _listed(look, giver, trade.gives, trade.gold), _listed(look, taker, trade.wants, trade.wanted_gold)
    return PassportTrade(_("%s bietet dir an") % giver.name, gives, wants)


def _card(look: Look, trade: Trade, hero_id: str, make: FormMaker) -> TradeCard:
    giver, taker = look.table.heroes[trade.hero_id], look.table.heroes[trade.to_id]
    gives, wants = _listed(look, giver, trade.gives, trade.gold), _listed(look, taker, trade.wants, trade.wanted_gold)
    cancel = make.acting("cancel_trade", hero_id=hero_id, trade_id=trade.id)
    if trade.hero_id == hero_id:
        title = _("Dein Angebot an %s") % taker.name
        back = Button(_("Zurücknehmen"), _("Angebot an %s zurücknehmen") % taker.name, hidden=cancel)
        return TradeCard(trade.id, title, gives, wants, (), None, (back,))
    error, after = tried(look.table, AcceptTrade(hero_id=hero_id, trade_id=trade.id), look.content)
    accept = make.acting("accept_trade", hero_id=hero_id, trade_id=trade.id)
    buttons = [Button(_("Ablehnen"), _("Angebot von %s ablehnen") % giver.name, hidden=cancel)]
    effects: tuple[Effect, ...] = ()
    if after is not None:
        effects = tuple(_effects(look, taker, after.heroes[taker.id], after.heroes[taker.id].gold))
        yes = Button(_("Annehmen"), _("Angebot von %s annehmen") % giver.name, hidden=accept, icon="check")
        buttons.insert(0, yes)
    title = _("%s bietet dir an") % giver.name
    why = telling.why_of(refusal_of(error, look.content), look)
    return TradeCard(trade.id, title, gives, wants, effects, why, tuple(buttons))


def _effects(look: Look, before: Hero, after: Hero, gold: int) -> Iterator[Effect]:
    old, new = (figures_of(look.table, hero, look.content) for hero in (before, after))
    for change in telling.pool_changes(old, new, look):
        yield Effect(change.title, str(len(change.old.dice)), str(len(change.new.dice)),
                     telling.direction(len(change.old.dice), len(change.new.dice)))  # fmt: skip
    if before.gold != gold:
        yield Effect(_("Gold"), str(before.gold), str(gold), telling.direction(before.gold, gold))


def _listed(look: Look, owner: Hero, things: Sequence[str], gold: int) -> str:
    """`Schild, 50 Gold`; what is gone is called so."""
    names = []
    for item_id in things:
        item = owner.item(item_id)
        names.append(look.cards.item_name(item) if item else _("etwas, das nicht mehr da ist"))
    if gold:
        names.append(_("%s Gold") % gold)
    return ", ".join(names) or _("nichts")


def trade_panel(look: Look, draft: Draft) -> TradePanel | None:
    """An offer: to whom, what for. Of the other one's things only what lies open can be wished for."""
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
    return TradePanel(
        url=draft.url,
        class_id=hero.hero_class,
        partners=tuple(_partners(look, hero, to_id, draft.url)),
        partner=partner.name if partner else "",
        hidden=hidden if permitted else (*hidden, ("propose", "yes")),
        gives=_ticks(look, hero, "gives", draft, is_own=True),
        wants=_ticks(look, partner, "wants", draft, is_own=False) if partner else (),
        gold=hero.gold,
        typed={name: draft.query.get(name, "") for name in fields},
        errors={name: errors.get(name, "") for name in fields},
        button=_("%s anbieten") % partner.name if partner else "",
        form_errors=look.errors([error for error in draft.errors if error.field not in fields]),
    )


def _partners(look: Look, hero: Hero, to_id: str, url: str) -> Iterator[BuyerLink]:
    for other in look.table.heroes.values():
        if other.id != hero.id and other.condition is not Condition.LOST:
            query = urlencode({"hero": hero.id, "do": "trade", "to": other.id})
            yield BuyerLink(other.name, other.hero_class, f"{url}?{query}", other.id == to_id)


def _ticks(look: Look, owner: Hero, field: str, draft: Draft, *, is_own: bool) -> tuple[Tick, ...]:
    chosen = {value for name, value in draft.pairs if name == field}
    seen = [item for item in owner.items if is_own or item.place is not Place.PACK]
    return tuple(
        Tick(item.id, look.cards.item_name(item), look.cards.place(item.place), item.id in chosen) for item in seen
    )
