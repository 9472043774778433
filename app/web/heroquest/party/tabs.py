"""The other tabs of the hero's panel: gear, dice, the passport itself."""

from collections.abc import Mapping, Sequence

from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content, ItemKind
from app.systems.heroquest.dice import NUMBER_DICE
from app.systems.heroquest.state.figures import Place
from app.systems.heroquest.views.table import GearView, HeroView
from app.web.heroquest.party.cards import Cards
from app.web.heroquest.table.panel_contexts import PoolRow
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


def give_form(
    hero: HeroView, content: Content, labels: Labels, make: FormMaker, item_id: str, errors: Mapping[str, str]
) -> Context:
    """Something new, out of everything there is."""
    return {
        "hidden": make.acting("give_item", hero_id=hero.id, item_id=item_id),
        "groups": tuple(_things(kind, content, labels) for kind in ItemKind),
        "typed": make.typed("give_item", "content_id"),
        "note": make.typed("give_item", "note"),
        "error": errors.get("content_id"),
    }


def pool_rows(hero: HeroView, cards: Cards, make: FormMaker) -> tuple[PoolRow, ...]:
    """The hero's pools and the number dice."""
    rows = [_pool_row("attack", t("attack"), hero, cards, make)]
    if hero.ranged is not None:
        rows.append(_pool_row("ranged", t("ranged_attack"), hero, cards, make))
    rows.append(_pool_row("defence", t("defence_in_house"), hero, cards, make))
    numbers = number_throws(make, hero_id=hero.id)
    return (*rows, PoolRow("numbers", t("number_dice"), None, "skull", numbers))


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


def spell_row(hero: HeroView, content: Content, labels: Labels, make: FormMaker) -> Context | None:
    """The sets the hero holds and those he may learn; None for who never casts."""
    lores = content.classes[hero.hero_class].lores
    if not lores or hero.private is None:
        return None
    held = [one.lore for one in hero.private.spell_sets]
    names = {lore: labels.text(f"lores.{lore}") for lore in (*held, *lores)}
    take = [_spell_button("lose_spell_set", lore, hero.id, t("lose", names=names[lore]), make) for lore in held]
    give = [
        _spell_button("give_spell_set", lore, hero.id, t("gain_in_party", names=names[lore]), make)
        for lore in lores
        if lore not in held
    ]
    note = t("count_of_limit", number=len(held), limit=hero.private.spell_set_limit)
    return {"note": note, "actions": tuple(take + give)}


def seat_buttons(hero: HeroView, heroes: int, make: FormMaker) -> tuple[Button, ...]:
    """One seat on, one seat back, farewell."""
    buttons: list[Button] = []
    if hero.seat > 1:
        move = make.acting("move_seat", hero_id=hero.id, seat=str(hero.seat - 1))
        buttons.append(Button(t("to_the_left"), t("one_seat_to_the_left"), hidden=move, icon="arrow-left"))
    if hero.seat < heroes:
        move = make.acting("move_seat", hero_id=hero.id, seat=str(hero.seat + 1))
        buttons.append(Button(t("to_the_right"), t("one_seat_to_the_right"), hidden=move, icon="arrow-right"))
    here = make.acting("mark_presence", hero_id=hero.id, present=str(hero.absent).lower())
    word = t("is_here_again") if hero.absent else t("is_not_here")
    buttons.append(Button(word, f"{hero.player or hero.name}: {word}", hidden=here, icon="users"))
    leave = make.acting("dismiss_hero", hero_id=hero.id)
    buttons.append(
        Button(
            t("take_off_the_table"),
            t("take_off_the_table_in_party", name=hero.name),
            hidden=leave,
            icon="trash-2",
            tone="danger",
        )
    )
    return tuple(buttons)


def _things(kind: ItemKind, content: Content, labels: Labels) -> OptionGroup:
    options = [
        SelectOption(one.id, labels.text(f"items.{one.id}")) for one in content.items.values() if one.kind is kind
    ]
    return OptionGroup(labels.text(f"kinds.{kind}"), tuple(sorted(options, key=lambda option: option.text)))


def _actions(hero_id: str, gear: GearView, name: str, make: FormMaker, is_master: bool) -> Sequence[Button]:
    own = {"hero_id": hero_id, "item_id": gear.item_id}
    found: list[Button] = []
    if gear.kind is ItemKind.WEAPON and gear.place is not Place.HAND and "broken" not in gear.wear:
        found.append(
            Button(
                t("into_the_hand"), t("into_the_hand_in_party", name=name), hidden=make.acting("ready_weapon", **own)
            )
        )
    if gear.kind is ItemKind.ARMOR and gear.place is Place.PACK:
        found.append(
            Button(t("put"), t("put_in_party", name=name), hidden=make.acting("place_item", **own, place="worn"))
        )
    if is_master and gear.wear:
        found.append(
            Button(t("repair"), t("repair_in_party", name=name), hidden=make.acting("mend_item", **own), icon="check")
        )
    found.append(
        Button(
            t("give_away"), t("give_away_in_party", name=name), hidden=make.acting("drop_item", **own), icon="trash-2"
        )
    )
    return found


def _pool_row(name: str, title: str, hero: HeroView, cards: Cards, make: FormMaker) -> PoolRow:
    pools = {"attack": hero.attack, "ranged": hero.ranged, "defence": hero.defence}
    pool = pools[name]
    assert pool is not None  # only asked for pools the hero has
    throw = Button(
        t("roll_dice"),
        t("roll_dice_in_party", die_in_words=title),
        hidden=make.looking("roll_dice", hero_id=hero.id, pool=name),
    )
    symbol = "white_shield" if name == "defence" else "skull"
    return PoolRow(name, title, cards.pool(pool), symbol, (throw,) if pool.dice else ())


def _spell_button(kind: str, lore: str, hero_id: str, text: str, make: FormMaker) -> Button:
    return Button(text, text, hidden=make.acting(kind, hero_id=hero_id, lore=lore))
