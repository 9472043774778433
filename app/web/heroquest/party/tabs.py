"""The other tabs of the hero's panel: gear, dice, the passport itself."""

from collections.abc import Iterator, Mapping, Sequence

from app.systems.heroquest.content.models import ItemKind
from app.systems.heroquest.dice import NUMBER_DICE, Pool
from app.systems.heroquest.state.figures import Place
from app.systems.heroquest.views.table import GearView, HeroView
from app.web.heroquest.party.cards import Cards
from app.web.heroquest.table.look import Look
from app.web.heroquest.table.words import die_in_words
from app.web.http.forms import OptionGroup, SelectOption
from app.web.http.languages import t
from app.web.table.panel_forms import Button, FormMaker
from app.web.ui.rendering import Context


def gear_rows(hero: HeroView, cards: Cards, make: FormMaker, *, is_master: bool) -> tuple[Context, ...]:
    """Everything the hero carries."""
    private = hero.private
    packs = (
        (private.pack, private.potions, private.scrolls, private.artifacts, private.treasures, private.tools)
        if private
        else ()
    )
    carried = [*hero.gear, *(gear for pack in packs for gear in pack)]
    return tuple(
        {
            "id": gear.item_id,
            "name": cards.kind_name(gear),
            "note": cards.place(gear.place),
            "chip": cards.wear_chip(gear),
            "actions": tuple(_actions(hero.id, gear, cards.item_name(gear), make, is_master)),
        }
        for gear in carried
    )


def give_form(look: Look, hero: HeroView, make: FormMaker, item_id: str, errors: Mapping[str, str]) -> Context:
    """Something new, out of everything there is."""
    kinds = {kind: list[SelectOption]() for kind in ItemKind}
    for one in look.content.items.values():
        kinds[one.kind].append(SelectOption(one.id, look.labels.text(f"items.{one.id}")))
    return {
        "hidden": make.acting("give_item", hero_id=hero.id, item_id=item_id),
        "groups": tuple(
            OptionGroup(look.labels.text(f"kinds.{kind}"), tuple(sorted(options, key=lambda option: option.text)))
            for kind, options in kinds.items()
        ),
        "typed": make.typed("give_item", "content_id"),
        "note": make.typed("give_item", "note"),
        "error": errors.get("content_id"),
    }


def pool_rows(hero: HeroView, cards: Cards, make: FormMaker) -> Sequence[Context]:
    """The hero's pools and the number dice."""
    rows = [_pool_row("attack", t("attack"), hero.id, hero.attack, cards, make)]
    if hero.ranged is not None:
        rows.append(_pool_row("ranged", t("ranged_attack"), hero.id, hero.ranged, cards, make))
    rows.append(_pool_row("defence", t("defence_in_house"), hero.id, hero.defence, cards, make))
    throws = number_throws(make, hero_id=hero.id)
    return [*rows, {"id": "numbers", "title": t("number_dice"), "pool": None, "throws": throws}]


def number_throws(make: FormMaker, **whose: str) -> tuple[Button, ...]:
    """A button for each number die."""
    return tuple(
        Button(
            die_in_words(die),
            t("roll_dice_in_party", die_in_words=die_in_words(die)),
            hidden=make.looking("roll_dice", **whose, pool=die),
        )
        for die in NUMBER_DICE
    )


def rename_form(hero: HeroView, make: FormMaker, errors: Mapping[str, str]) -> Context:
    """The names, as typed when they came back with an error."""
    return {
        "hidden": make.acting("rename_hero", hero_id=hero.id),
        "name": make.typed("rename_hero", "name") or hero.name,
        "player": make.typed("rename_hero", "player") or hero.player,
        "errors": {field: errors.get(field, "") for field in ("name", "player")},
    }


def spell_row(look: Look, hero: HeroView, make: FormMaker) -> Context | None:
    """The sets the hero holds and those he may learn; None for who never casts."""
    lores = look.content.classes[hero.hero_class].lores
    if not lores or hero.private is None:
        return None
    held = [one.lore for one in hero.private.spell_sets]
    buttons = list[Button]()
    for lore in (*held, *(one for one in lores if one not in held)):
        kind = "lose_spell_set" if lore in held else "give_spell_set"
        name = look.labels.text(f"lores.{lore}")
        text = t("lose", names=name) if lore in held else t("gain_in_party", names=name)
        buttons.append(Button(text, text, hidden=make.acting(kind, hero_id=hero.id, lore=lore)))
    return {"note": t("count_of_limit", number=len(held), limit=hero.private.spell_set_limit), "actions": buttons}


def seat_buttons(hero: HeroView, heroes: int, make: FormMaker) -> Iterator[Button]:
    """One seat on, one seat back, farewell."""
    seats = (
        (hero.seat - 1, t("to_the_left"), t("one_seat_to_the_left"), "arrow-left"),
        (hero.seat + 1, t("to_the_right"), t("one_seat_to_the_right"), "arrow-right"),
    )
    for seat, text, label, icon in seats:
        if 1 <= seat <= heroes:
            yield Button(text, label, hidden=make.acting("move_seat", hero_id=hero.id, seat=str(seat)), icon=icon)
    here = make.acting("mark_presence", hero_id=hero.id, present=str(hero.absent).lower())
    word = t("is_here_again") if hero.absent else t("is_not_here")
    yield Button(word, f"{hero.player or hero.name}: {word}", hidden=here, icon="users")
    text, label = t("take_off_the_table"), t("take_off_the_table_in_party", name=hero.name)
    leave = make.acting("dismiss_hero", hero_id=hero.id)
    yield Button(text, label, hidden=leave, icon="trash-2", tone="danger")


def _actions(hero_id: str, gear: GearView, name: str, make: FormMaker, is_master: bool) -> Iterator[Button]:
    own = {"hero_id": hero_id, "item_id": gear.item_id}
    if gear.kind is ItemKind.WEAPON and gear.place is not Place.HAND and "broken" not in gear.wear:
        ready = make.acting("ready_weapon", **own)
        yield Button(t("into_the_hand"), t("into_the_hand_in_party", name=name), hidden=ready)
    if gear.kind is ItemKind.ARMOR and gear.place is Place.PACK:
        put = make.acting("place_item", **own, place="worn")
        yield Button(t("put"), t("put_in_party", name=name), hidden=put)
    if is_master and gear.wear:
        mend = make.acting("mend_item", **own)
        yield Button(t("repair"), t("repair_in_party", name=name), hidden=mend, icon="check")
    drop = make.acting("drop_item", **own)
    yield Button(t("give_away"), t("give_away_in_party", name=name), hidden=drop, icon="trash-2")


def _pool_row(name: str, title: str, hero_id: str, pool: Pool, cards: Cards, make: FormMaker) -> Context:
    roll = make.looking("roll_dice", hero_id=hero_id, pool=name)
    throw = Button(t("roll_dice"), t("roll_dice_in_party", die_in_words=title), hidden=roll)
    return {
        "id": name,
        "title": title,
        "pool": cards.pool(pool),
        "symbol": "white_shield" if name == "defence" else "skull",
        "throws": (throw,) if pool.dice else (),
    }
