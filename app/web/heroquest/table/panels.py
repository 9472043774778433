"""Which action panel stands in the middle: nothing, a new hero, a hero under the hand, an action on its way."""

from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlencode

from app.core.game_system import Role
from app.systems.heroquest.views.table import HeroView
from app.web.heroquest.actions.find import find_panel
from app.web.heroquest.bestiary.monster_panel import monster_panel
from app.web.heroquest.bestiary.panel import bestiary_panel
from app.web.heroquest.cards.panel import decks_panel
from app.web.heroquest.party import tabs
from app.web.heroquest.party.values import effects_row, value_rows
from app.web.heroquest.quests.panel import quest_panel
from app.web.heroquest.table.look import Look
from app.web.heroquest.table.panel_contexts import HeroPanel
from app.web.heroquest.town.gear import loadout_panel
from app.web.http.languages import t
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import FormMaker
from app.web.table.panels import IdlePanel
from app.web.ui.rendering import Context


def roll_panel(look: Look, draft: Draft) -> Context:
    """A button for each number die."""
    return {
        "url": draft.url,
        "throws": tabs.number_throws(FormMaker(draft, look.snapshot)),
        "form_errors": look.errors(draft.errors),
    }


# Panels the game master opens by name (`?do=…`), each with a template of that name.
MASTER_PANELS: Mapping[str, Callable[[Look, Draft], object]] = {
    "decks": decks_panel,
    "find": find_panel,
    "monster": monster_panel,
    "monsters": bestiary_panel,
    "quest": quest_panel,
    "roll": roll_panel,
}

# Fields of a tab that say themselves what is wrong with them.
_FIELDS = {"values": ("change", "effect", "amount"), "gear": ("content_id", "note"), "hero": ("name", "player")}
_TABS = (("values", "E"), ("gear", "A"), ("dice", "W"), ("hero", "P"))


def idle(look: Look, draft: Draft) -> IdlePanel:
    """Nothing is going on."""
    errors = look.errors(draft.errors)
    if not look.view.heroes:
        text = t("seat_the_first_hero_at_the_table")
        return IdlePanel(t("game_table"), t("nobody_sits_at_the_table_yet"), text, f"{draft.url}?do=seat", errors)
    text = t("tap_a_hero_above_to_change")
    return IdlePanel(t("game_table"), t("what_happens"), text, None, errors)


class Panels:
    """Makes the panels of one look at the table."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._labels = look.labels
        self._content = look.content
        self._snapshot = look.snapshot
        self._view = look.view
        self._actor = look.actor
        self._cards = look.cards

    def panel(self, draft: Draft) -> tuple[str, object] | None:
        """The panel for a draft: its template and what it prints. None: nothing is going on."""
        found = self._choose(draft)
        if found is None:
            return None
        folder = "heroquest/market" if found[0] == "loadout" else "heroquest"
        return f"{folder}/_panel_{found[0]}.html", found[1]

    def _choose(self, draft: Draft) -> tuple[str, object] | None:
        kind, leads = draft.query.get("type", ""), self._look.is_game_masters
        if leads and (draft.query.get("do") == "seat" or kind == "seat_hero"):
            return "seat", self._seat(draft)
        do = draft.query.get("do", "")
        if do == "loadout" and (loadout := loadout_panel(self._look, draft)) is not None:
            return do, loadout
        if do in MASTER_PANELS and leads and (master := MASTER_PANELS[do](self._look, draft)) is not None:
            return do, master
        hero = self._hero(draft.query.get("hero") or draft.query.get("hero_id") or "")
        if hero is not None and self._may_change(hero):
            return "hero", self._hero_panel(hero, draft)
        return None

    def _seat(self, draft: Draft) -> Context:
        make = FormMaker(draft, self._snapshot)
        chosen = draft.query.get("hero_class", next(iter(self._content.classes)))
        return {
            "url": draft.url,
            "hidden": make.acting("seat_hero", hero_id=f"h{draft.key}"),
            "classes": tuple(self._class_choice(class_id, chosen) for class_id in self._content.classes),
            "typed": {name: draft.query.get(name, "") for name in ("name", "player")},
            "errors": self._field_errors(draft, "name", "player", "hero_class"),
            "form_errors": self._form_errors(draft, "name", "player", "hero_class"),
        }

    def _class_choice(self, class_id: str, chosen: str) -> Context:
        values = self._content.classes[class_id]
        note = t("bp_mp", body=values.body, mind=values.mind)
        return {"id": class_id, "name": self._cards.class_name(class_id), "note": note, "is_chosen": class_id == chosen}

    def _hero_panel(self, hero: HeroView, draft: Draft) -> HeroPanel:
        tab = draft.query.get("tab", "values")
        tab = tab if tab in dict(_TABS) else "values"
        fields = _FIELDS.get(tab, ())
        make = FormMaker(draft, self._snapshot, then=hero.id, tab=tab)
        errors = self._field_errors(draft, *fields)
        return HeroPanel(
            url=draft.url,
            name=hero.name,
            class_id=hero.hero_class,
            subtitle=self._subtitle(hero),
            tabs=tuple(self._tab(name, key, hero, draft, tab) for name, key in _TABS),
            tab=tab,
            form_errors=self._form_errors(draft, *fields),
            **self._tab_parts(tab, hero, draft, make, errors),
        )

    def _tab_parts(
        self, tab: str, hero: HeroView, draft: Draft, make: FormMaker, errors: Mapping[str, str]
    ) -> dict[str, Any]:
        leads = self._actor.role is Role.GAME_MASTER
        match tab:
            case "gear":
                give = tabs.give_form(hero, self._content, self._labels, make, f"i{draft.key}", errors)
                return {"items": tabs.gear_rows(hero, self._cards, make, is_master=leads), "give": give}
            case "dice":
                return {"pools": tabs.pool_rows(hero, self._cards, make)}
            case "hero":
                base = f"/campaigns/{self._snapshot.campaign_id}"
                code = f"{base}/join?hero={hero.id}" if leads else None
                links = {
                    "passport": f"{base}/heroes/{hero.id}",
                    "sheet": f"{base}/heroes/{hero.id}/sheet",
                    "code": code,  # of the hero, which only the game master shows
                }
                return {
                    "rename": tabs.rename_form(hero, make, errors),
                    "links": links,
                    "spells": tabs.spell_row(hero, self._content, self._labels, make),
                    "seats": tabs.seat_buttons(hero, len(self._view.heroes), make) if leads else (),
                }
            case _:
                told = (errors["effect"], errors["amount"])
                effects = effects_row(hero.id, hero.effects, self._labels, make, told) if leads else None
                return {"rows": value_rows(hero, self._allowed(), make, errors), "effects": effects}

    def _tab(self, name: str, key: str, hero: HeroView, draft: Draft, current: str) -> Context:
        texts = {"values": t("values"), "gear": t("equipment"), "dice": t("roll_dice"), "hero": t("passport")}
        return {
            "text": texts[name],
            "url": f"{draft.url}?{urlencode({'hero': hero.id, 'tab': name})}",
            "key": key,
            "is_current": name == current,
        }

    def _subtitle(self, hero: HeroView) -> str:
        name = self._cards.class_name(hero.hero_class)
        return f"{name}, {hero.player}" if hero.player else name

    def _hero(self, hero_id: str) -> HeroView | None:
        return next((hero for hero in self._view.heroes if hero.id == hero_id), None)

    def _may_change(self, hero: HeroView) -> bool:
        return hero.is_own and bool(self._allowed())

    def _allowed(self) -> frozenset[str]:
        if self._actor.role is Role.GAME_MASTER:
            return frozenset({"body_points", "mind_points", "gold", "master"})
        return self._snapshot.state.house.permissions

    def _field_errors(self, draft: Draft, *fields: str) -> Mapping[str, str]:
        found = self._look.errors_by_field(draft.errors)
        return {field: found.get(field, "") for field in fields}

    def _form_errors(self, draft: Draft, *fields: str) -> tuple[str, ...]:
        """Errors that have no field on this panel stand on top."""
        return self._look.errors([error for error in draft.errors if error.field not in fields])
