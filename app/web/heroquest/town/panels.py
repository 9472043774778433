"""One deal before it is made: what it costs, what it changes, what it rules out, and how it would do in a fight."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from urllib.parse import urlencode

from app.systems.heroquest.content.models import Content
from app.systems.heroquest.odds.attack_odds import blow_at_kind, met_kinds
from app.systems.heroquest.possible.refusals import is_barred
from app.systems.heroquest.possible.town import (
    NEW,
    RICH,
    Deal,
    Figures,
    command_of,
    deals,
    figures_of,
    tried,
)
from app.systems.heroquest.state.figures import Hero
from app.systems.heroquest.state.table import Table, TownMode, Visitor
from app.web.heroquest.table.look import HeroQuestLook
from app.web.heroquest.town import words
from app.web.heroquest.town.gear import loadout_panel, trade_panel
from app.web.heroquest.town.words import RefusalReason
from app.web.http.languages import t
from app.web.live.parts import Fragment, fragment
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import Button, FormMaker
from app.web.ui.formats import percent
from app.web.ui.forms import FieldError
from app.web.ui.rendering import Context, Shown


def deal_panel(look: HeroQuestLook, draft: Draft) -> Context | None:
    """Return the panel of the deal that was chosen; None when there is no such deal (any more)."""
    hero = look.table.heroes.get(draft.query.get("hero") or draft.query.get("then", ""))
    if hero is None or not look.actor.viewer.owns(hero.id):
        return None
    asked = (draft.query.get("shop", ""), draft.query.get("deal", ""), draft.query.get("subject", ""))
    deal = next((one for one in deals(look.table, hero.id) if (one.shop, one.type, one.subject) == asked), None)
    return None if deal is None else _PanelMaker(look, hero, deal, draft).panel()


class _PanelMaker:
    def __init__(self, look: HeroQuestLook, hero: Hero, deal: Deal, draft: Draft) -> None:
        self._look, self._hero, self._deal, self._draft = look, hero, deal, draft
        self._before = figures_of(look.table, hero, look.content)
        self._name = words.name_of(deal, look)
        follows = {"do": "deal", "shop": deal.shop.value, "deal": deal.type, "subject": deal.subject}
        self._make = FormMaker(draft, look.snapshot, then=hero.id, stay="done", **follows)

    def panel(self) -> Context:
        look, after = self._look, self._deal.figures
        fields = ("price", "number")
        return {
            "url": self._draft.url,
            "title": self._name,
            "class_id": self._hero.hero_class,
            "subtitle": words.shop_title(self._deal.shop),
            "pools": tuple(words.pool_changes(self._before, after, look)) if after else (),
            "effects": tuple(self._effects(after)) if after else (),
            "notes": tuple(self._notes(after)) if after else (),
            "closes": tuple(self._closes()),
            "odds": tuple(self._odds()),
            "why": words.refusal_reason(self._deal.refusal, look),
            "confirm": self._confirm(),
            "stock": self._stock(),
            "form_errors": look.errors([error for error in self._draft.errors if self._is_said(error, fields)]),
        }

    def _is_said(self, error: FieldError, fields: Sequence[str]) -> bool:
        """Return whether an error is already shown at its field or beside the deal, so that the top need not repeat
        it.
        """
        refused = self._deal.refusal
        return error.field not in fields and (refused is None or error.code != refused.code)

    def _effects(self, after: Figures) -> Iterator[Shown]:
        price = self._deal.price
        new = self._before.gold + (price or 0) * (1 if self._deal.type == "sell_item" else -1)
        if price is not None and new >= 0:
            yield words.number_effect(t("gold"), self._before.gold, new)
        if after.armor_pieces != self._before.armor_pieces:
            most = self._look.content.amounts.armor_pieces
            old, new_pieces = t("count_of_limit", number=self._before.armor_pieces, limit=most), str(after.armor_pieces)
            yield words.effect(t("pieces_of_armour"), old, t("count_of_limit", number=new_pieces, limit=most))
        if after.injuries != self._before.injuries:
            yield words.effect(t("injuries"), str(self._before.injuries), str(after.injuries), "up")

    def _notes(self, after: Figures) -> Iterator[str]:
        if after.place is not None:
            yield t("place_afterwards", place=self._look.cards.place(after.place))
        hero_class = self._look.content.classes[self._hero.hero_class]
        pool = after.with_it
        if pool is not None and len(pool) >= hero_class.max_attack:
            yield t("this_reaches_the_cap_on_attack", max_attack=hero_class.max_attack)
        if self._deal.stock is not None:
            yield t("only_of_these_left", stock=self._deal.stock)

    def _closes(self) -> Sequence[tuple[str, RefusalReason]]:
        """HQ-3-SHIELD, HQ-6-ARMOUR: the things that could no longer be bought after this purchase, with the reason."""
        if self._deal.type != "buy_item" or self._deal.figures is None:
            return ()
        after = _after(self._look.table, self._hero, self._deal, self._look.content)
        if after is None:
            return ()
        free = {one.subject for one in deals(self._look.table, self._hero.id) if not _is_barred(one)}
        found: dict[RefusalReason, list[str]] = {}
        for one in deals(after, self._hero.id):
            why = words.refusal_reason(one.refusal, self._look)
            if one.type == "buy_item" and one.subject in free and _is_barred(one) and why is not None:
                found.setdefault(why, []).append(words.name_of(one, self._look))
        return [(", ".join(names), why) for why, names in found.items()]

    def _odds(self) -> Iterator[Context]:
        entry = self._look.content.items.get(self._deal.content_id or "")
        if self._deal.type != "buy_item" or entry is None or entry.weapon is None or self._deal.figures is None:
            return
        for kind in met_kinds(self._look.table):
            old = blow_at_kind(self._look.table, self._hero, kind)
            new = blow_at_kind(self._look.table, self._hero, kind, entry.id)
            if old is not None and new is not None:
                wounds, fells = [float(one.wounds) for one in (old, new)], [float(one.fells) for one in (old, new)]
                yield {
                    "monster": self._look.labels.text(f"monsters.{kind}"),
                    "old": percent(wounds[0]),
                    "new": percent(wounds[1]),
                    "fells_old": percent(fells[0]),
                    "fells_new": percent(fells[1]),
                    "direction": words.direction(round(wounds[0], 3), round(wounds[1], 3)),
                    "fells": words.direction(round(fells[0], 3), round(fells[1], 3)),
                }

    def _confirm(self) -> Context | None:
        refused, deal = self._deal.refusal, self._deal
        if refused is not None:
            return None
        command = command_of(deal, item_id=f"i{self._draft.key}")
        hidden = self._make.command(command)
        needs_price = deal.price is None
        asks = not self._look.permits(command_of(deal, price=0) if needs_price else command)
        plain = words.button_text(deal, self._name)
        text = plain if deal.price is None else t("gold_in_town", words=plain, price=deal.price)
        return {
            "hidden": (*hidden, ("propose", "yes"), ("stay", "asked")) if asks else hidden,
            "text": t("ask_the_game_master", text=text) if asks else text,
            "price_label": t("price_in_gold") if needs_price else "",
            "price_typed": self._draft.query.get("price", ""),
            "price_error": self._look.errors_by_field(self._draft.errors).get("price"),
        }

    def _stock(self) -> Context | None:
        """Return the form in which the game master says how many there are."""
        if not self._look.is_game_masters or self._deal.type != "buy_item":
            return None
        make, content_id, left = self._make, self._deal.subject, self._deal.stock
        return {
            "hidden": make.acting("limit_stock", content_id=content_id),
            "endless": make.acting("limit_stock", content_id=content_id) if left is not None else None,
            "number": make.typed("limit_stock", "number") or str(1 if left is None else left),
            "error": self._look.errors_by_field(self._draft.errors).get("number"),
        }


def _after(table: Table, hero: Hero, deal: Deal, content: Content) -> Table | None:
    """Return the table after a purchase, as if gold did not matter."""
    rich = hero.model_copy(update={"gold": RICH})
    as_if = table.model_copy(update={"heroes": {**table.heroes, hero.id: rich}})
    price = 0 if deal.price is None else None
    return tried(as_if, command_of(deal, item_id=f"{NEW}-bought", price=price), content)[1]


def _is_barred(deal: Deal) -> bool:
    return deal.refusal is not None and is_barred(deal.refusal)


def town_panel(look: HeroQuestLook, draft: Draft) -> Fragment:
    """Return the panel for a draft on the page of the town; without one what has just been done."""
    do, hero_id = draft.query.get("do", ""), draft.query.get("hero") or draft.query.get("then")
    found = _PANELS[do](look, draft) if do in _PANELS else None
    if found is None:
        do = "done"
        found = {"url": draft.url, "sentences": look.just_done(draft), "form_errors": look.errors(draft.errors)}
    back = f"{draft.url}?{urlencode({'hero': hero_id})}" if hero_id else draft.url
    template = f"heroquest/market/_panel_{do}.html"
    return fragment("action-panel", template, panel=found, close_url=back, is_sheet=False)


def _mode_panel(look: HeroQuestLook, draft: Draft) -> Context | None:
    """Return the game master's panel of how one shops and who comes by."""
    if not look.is_game_masters:
        return None
    town = look.table.town
    make = FormMaker(draft, look.snapshot, then=draft.query.get("hero", ""), do="mode", stay="mode")

    def mode_button(mode: TownMode, *, during_quest: bool, text: str, is_current: bool = False) -> Button:
        hidden = make.acting("open_town", town_mode=mode.value, during_quest=str(during_quest).lower())
        return Button(text, text, hidden=hidden, tone="current" if is_current else None)

    other = t("no_longer_let_in_during_a_quest") if town.during_quest else t("let_in_during_a_quest_too")
    return {
        "url": draft.url,
        "modes": tuple(
            mode_button(
                one,
                during_quest=town.during_quest,
                text=look.labels.text(f"town_modes.{one}"),
                is_current=one is town.mode,
            )
            for one in TownMode
        ),
        "quest": mode_button(town.mode, during_quest=not town.during_quest, text=other),
        "visitors": tuple(_visitor_button(look, make, visitor) for visitor in Visitor),
        "form_errors": look.errors(draft.errors),
    }


def _visitor_button(look: HeroQuestLook, make: FormMaker, visitor: Visitor) -> Button:
    is_here = visitor in look.table.town.visitors
    name = look.labels.text(f"visitors.{visitor}")
    text = t("send_off", name=name) if is_here else t("comes", name=name)
    hidden = make.acting("receive_visitor", visitor=visitor.value, is_here=str(not is_here).lower())
    return Button(text, text, hidden=hidden)


_PANELS: Mapping[str, Callable[[HeroQuestLook, Draft], Context | None]] = {
    "deal": deal_panel,
    "loadout": loadout_panel,
    "trade": trade_panel,
    "mode": _mode_panel,
}
