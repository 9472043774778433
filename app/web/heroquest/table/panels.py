"""Choice of the action panel in the middle: nothing, a new hero, a hero under the hand; and a proposal in words."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from urllib.parse import urlencode

from app.core.answers import Answer, Choice
from app.core.events import Command
from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content, HeroClass
from app.systems.heroquest.party.commands import SeatHero
from app.systems.heroquest.views.table import HeroView
from app.web.heroquest.actions import ACTIONS
from app.web.heroquest.actions.find import find_panel
from app.web.heroquest.bestiary.panels import bestiary_panel, monster_panel
from app.web.heroquest.party import hero_panel
from app.web.heroquest.party.cards import class_and_player
from app.web.heroquest.quests.panel import quest_panel
from app.web.heroquest.suggestions.panel import suggest_panel
from app.web.heroquest.table.decks import decks_panel
from app.web.heroquest.table.look import HeroQuestLook
from app.web.heroquest.town.gear import loadout_panel
from app.web.http.languages import t
from app.web.table.game_pages import Draft, HeroChoice, NewHeroField, NewHeroForm
from app.web.table.panel_forms import FormMaker
from app.web.ui.forms import FieldError, FormRefused, read_fields
from app.web.ui.rendering import Context


def roll_panel(look: HeroQuestLook, draft: Draft) -> Context:
    """Return a button for each number die."""
    return {
        "url": draft.url,
        "throws": hero_panel.number_throws(FormMaker(draft, look.snapshot)),
        "form_errors": look.errors(draft.errors),
    }


# Panels the game master opens by name (`?do=…`), each with a template of that name.
MASTER_PANELS: Mapping[str, Callable[[HeroQuestLook, Draft], object]] = {
    "decks": decks_panel,
    "find": find_panel,
    "monster": monster_panel,
    "monsters": bestiary_panel,
    "quest": quest_panel,
    "roll": roll_panel,
    "suggest": suggest_panel,
}

# Fields of a tab that say themselves what is wrong with them.
_FIELDS = {"values": ("change", "effect", "amount"), "gear": ("content_id", "note"), "hero": ("name", "player")}
_KEYS = {"values": "E", "gear": "A", "dice": "W", "hero": "P"}
_MASTERS = frozenset({"body_points", "mind_points", "gold", "master"})


def own_panel(look: HeroQuestLook, draft: Draft) -> tuple[str, object] | None:
    """Return the panel for a draft: its template and what it prints. None: nothing is going on."""
    do, leads = draft.query.get("do", ""), look.is_game_masters
    if leads and (do == "seat" or draft.query.get("type") == "seat_hero"):
        return "heroquest/_panel_seat.html", _seat(look, draft)
    if do == "loadout" and (loadout := loadout_panel(look, draft)) is not None:
        return "heroquest/market/_panel_loadout.html", loadout
    if do in MASTER_PANELS and leads and (master := MASTER_PANELS[do](look, draft)) is not None:
        return f"heroquest/_panel_{do}.html", master
    hero = look.seen_hero(draft.query.get("hero") or draft.query.get("hero_id"))
    allowed = _MASTERS if leads else look.snapshot.state.house.permissions
    if hero is not None and hero.is_own and (tabs := hero_panel.own_tabs(look)):
        return "heroquest/_panel_hero.html", _hero_panel(look, hero, draft, allowed, tabs)
    return None


def _seat(look: HeroQuestLook, draft: Draft) -> Context:
    """Return the form for a new hero at the table."""
    chosen = draft.query.get("hero_class", next(iter(look.content.classes)))
    return {
        "url": draft.url,
        "hidden": FormMaker(draft, look.snapshot).acting("seat_hero", hero_id=f"h{draft.key}"),
        "classes": tuple(
            {
                "id": one.id,
                "name": look.cards.class_name(one.id),
                "note": t("bp_mp", body=one.body, mind=one.mind),
                "is_chosen": one.id == chosen,
            }
            for one in look.content.classes.values()
        ),
        "typed": {name: draft.query.get(name, "") for name in ("name", "player")},
        **_errors(look, draft, ("name", "player", "hero_class")),
    }


def new_hero_form(content: Content, labels: Labels) -> NewHeroForm:
    """Return the form for creating a hero on a phone: a class, and each of its orders once."""
    choices = tuple(choice for one in content.classes.values() for choice in _choices(one, content, labels))
    return NewHeroForm((NewHeroField("hero_class", t("class"), choices),), _command_to_seat)


def _choices(one: HeroClass, content: Content, labels: Labels) -> Iterator[HeroChoice]:
    name = labels.text(f"hero_classes.{one.id}")
    note = " · ".join((t("bp_mp", body=one.body, mind=one.mind), *(labels.text(f"items.{it}") for it in one.equipment)))
    if not one.orders:
        yield HeroChoice(one.id, name, note, one.id)
    for lore in map(content.lores.__getitem__, one.lores if one.orders else ()):
        text = f"{name}, {labels.text(f'orders.{lore.order}')}"
        yield HeroChoice(f"{one.id}:{lore.order}", text, f"{note} · {labels.text(f'lores.{lore.id}')}", one.id)


def _command_to_seat(hero_id: str, typed: Mapping[str, str]) -> tuple[SeatHero, Sequence[Answer]]:
    hero_class, _, order = typed.get("hero_class", "").partition(":")
    if not hero_class:
        raise FormRefused((FieldError("hero_class", "value.missing", {}),))
    fields = {"hero_id": hero_id, "hero_class": hero_class, "name": typed.get("name", ""), "player": typed["player"]}
    return read_fields(SeatHero, fields), (Choice(option=order),) if order else ()


def _hero_panel(
    look: HeroQuestLook, hero: HeroView, draft: Draft, allowed: Collection[str], tabs: Sequence[str]
) -> Context:  # fmt: skip
    """Return a hero under the hand: one of the tabs open to this person."""
    texts = {"values": t("values"), "gear": t("equipment"), "dice": t("roll_dice"), "hero": t("passport")}
    tab = draft.query.get("tab", "")
    tab = tab if tab in tabs else tabs[0]
    errors = _errors(look, draft, _FIELDS.get(tab, ()))
    make = FormMaker(draft, look.snapshot, then=hero.id, tab=tab)
    return {
        "url": draft.url,
        "name": hero.name,
        "class_id": hero.hero_class,
        "subtitle": class_and_player(hero, look.labels),
        "tabs": tuple(
            {
                "text": text,
                "url": f"{draft.url}?{urlencode({'hero': hero.id, 'tab': one})}",
                "key": _KEYS[one],
                "is_current": one == tab,
            }
            for one, text in texts.items()
            if one in tabs
        ),
        "tab": tab,
        **errors,
        **_tab_parts(look, tab, hero, draft, make, allowed, look.errors_by_field(draft.errors)),
    }


def _tab_parts(
    look: HeroQuestLook, tab: str, hero: HeroView, draft: Draft, make: FormMaker, allowed: Collection[str],
    errors: Mapping[str, str],
) -> Context:  # fmt: skip
    leads = look.is_game_masters
    match tab:
        case "gear":
            give = hero_panel.give_form(look, hero, make, f"i{draft.key}", errors)
            return {"things": hero_panel.gear_rows(hero, look.cards, make, is_master=leads), "give": give}
        case "dice":
            return {"pools": hero_panel.pool_rows(hero, look.cards, make)}
        case "hero":
            return {
                "rename": hero_panel.rename_form(hero, make, errors),
                "links": {
                    "passport": f"{look.base_url}/heroes/{hero.id}",
                    "sheet": f"{look.base_url}/heroes/{hero.id}/sheet",
                    "code": f"{look.base_url}/join?hero={hero.id}" if leads else None,
                },
                "spells": hero_panel.spell_row(look, hero, make),
                "seats": tuple(hero_panel.seat_buttons(hero, len(look.view.heroes), make)) if leads else (),
            }
    effects = hero_panel.effects_row(hero.id, hero.effects, look.labels, make, errors) if leads else None
    return {"rows": tuple(hero_panel.value_rows(hero, allowed, make, errors)), "effects": effects}


def _errors(look: HeroQuestLook, draft: Draft, fields: Sequence[str]) -> Context:
    """Return the errors at these fields, and on top those that have no field on the panel."""
    found = look.errors_by_field(draft.errors)
    others = look.errors_besides(draft.errors, fields)
    return {"errors": {field: found.get(field, "") for field in fields}, "form_errors": others}


# Fields of commands that name a target or means.
_CONTENT = ("spell", "trap", "content_id", "lore", "effect", "weakness", "furniture", "area", "chest")
_FIGURES = ("target_id", "to_id", "monster_id", "target_ids", "lost_id")
_NUMBERS = ("change", "points", "amount")
_THINGS = ("weapon_id", "item_id", "thing_id")


def command_in_words(look: HeroQuestLook, command: Command) -> tuple[str, str]:
    """Return the action of a command in words, and its target and means."""
    given = {name: str(getattr(command, name)) for name in type(command).model_fields}
    return ACTIONS.title(look, command.type, given), ", ".join(dict.fromkeys(_details(look, command)))


def _details(look: HeroQuestLook, command: Command) -> Iterator[str]:
    for name in type(command).model_fields:
        value = getattr(command, name)
        if name in _FIGURES:
            several = value if isinstance(value, tuple) else (value,)
            yield from filter(None, map(look.name_of, several))
        elif name in _THINGS:
            yield from _thing(look, command, str(value))
        elif name == "spells":
            yield from (look.labels.word("spell", one) for one in value)
        elif value is not None and name in (*_CONTENT, *_NUMBERS):
            yield look.labels.word(name, value)


def _thing(look: HeroQuestLook, command: Command, item_id: str) -> Iterator[str]:
    """Yield the name of a thing the acting hero carries; what others carry stays hidden."""
    for hero_id in command.actors & set(look.table.heroes):
        carried = look.table.heroes[hero_id].items
        yield from (look.cards.item_name(item) for item in carried if item.id == item_id)
