"""The tabs of a hero's action panel: values to change, gear, dice to roll, and the passport itself."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from app.labels.labels import Labels
from app.systems.heroquest.content.items import ItemKind
from app.systems.heroquest.dice import NUMBER_DICE, Pool
from app.systems.heroquest.state.figures import COUNTED, ActiveEffect, Condition, Effect, Place
from app.systems.heroquest.views.table import GearView, HeroView, Points, PrivateView
from app.web.heroquest.party.cards import Cards
from app.web.heroquest.party.value_row import ButtonGroup, ValueRow
from app.web.heroquest.table.look import HeroQuestLook
from app.web.heroquest.table.words import die_in_words, signed
from app.web.http.languages import t
from app.web.table.actions.declared import action_url
from app.web.table.panel_forms import Button, FormMaker
from app.web.ui.finding import folded
from app.web.ui.forms import OptionGroup, SelectOption
from app.web.ui.rendering import Context, PageLink

# The tabs of the panel, each with the permissions of which a player needs one.
_TABS: Mapping[str, frozenset[str]] = {
    "values": frozenset({"body_points", "mind_points", "gold"}),
    "gear": frozenset({"equipment"}),
    "dice": frozenset({"dice"}),
    "hero": frozenset({"names", "spell_sets"}),
}


def own_tabs(look: HeroQuestLook) -> tuple[str, ...]:
    """Return the tabs in which this person may do something with an own hero; all for the game master."""
    allowed = look.snapshot.state.house.permissions
    return tuple(tab for tab, needed in _TABS.items() if look.is_game_masters or needed & allowed)


def value_rows(
    hero: HeroView, allowed: Collection[str], make: FormMaker, errors: Mapping[str, str]
) -> Iterator[ValueRow]:
    """Yield all rows a person may use. `allowed` holds permissions; the game master has all of them and `master`."""
    if "body_points" in allowed:
        yield _body_row(hero, make)
    if "mind_points" in allowed:
        buttons = tuple(Button(signed(n), t("mind_points"), value=str(n)) for n in (-2, -1, 1, 2))
        group = ButtonGroup("change", make.acting("change_mind_points", hero_id=hero.id), buttons)
        yield _points_row("mind", t("mind_points"), hero.mind_points, (group,))
    if "gold" in allowed and hero.private is not None:
        yield _gold_row(hero.private.gold, hero.id, make, errors)
    if "master" in allowed and hero.private is not None:
        yield _quest_point_row(hero.private, hero.id, make)
        if hero.private.injuries:
            yield _injury_row(hero.id, len(hero.private.injuries), make)


def _points_row(kind: str, title: str, points: Points, groups: tuple[ButtonGroup, ...]) -> ValueRow:
    return ValueRow(kind, title, str(points.current), groups, kind, points.current, points.maximum)


def _body_row(hero: HeroView, make: FormMaker) -> ValueRow:
    title, groups = t("body_points"), list[ButtonGroup]()
    if hero.condition is not Condition.LOST:
        losses = tuple(Button(signed(-n), title, value=str(n), key=str(n)) for n in range(1, 7))
        groups.append(ButtonGroup("points", make.acting("lose_body_points", hero_id=hero.id), losses))
    if hero.condition is Condition.STANDING:
        gains = tuple(Button(signed(n), title, value=str(n)) for n in range(1, 5))
        groups.append(ButtonGroup("points", make.acting("restore_body_points", hero_id=hero.id), gains))
    elif hero.condition is not Condition.LOST:
        groups.append(_revivals(hero, make))
    return _points_row("body", title, hero.body_points, tuple(groups))


def _revivals(hero: HeroView, make: FormMaker) -> ButtonGroup:
    """Return the means that get a hero up again: after fainting a potion or spell, after death only the elixir."""
    means = [("potion", t("potion")), ("spell", t("healing_spell"))]
    if hero.stands_up:
        means.insert(0, ("stands_up", t("stands_up_unaided")))
    if hero.condition is Condition.DEAD:
        means = [("elixir", t("elixir_of_life"))]
    buttons = tuple(Button(text, t("helps_up"), value=value, icon="heart") for value, text in means)
    return ButtonGroup("means", make.acting("revive_hero", hero_id=hero.id), buttons)


def _gold_row(gold: int, hero_id: str, make: FormMaker, errors: Mapping[str, str]) -> ValueRow:
    steps = (-100, -50, -10, 10, 50, 100)
    buttons = tuple(Button(signed(n), t("gold"), value=str(n)) for n in steps)
    free = {
        "name": "change",
        "label": t("another_amount"),
        "hidden": make.acting("change_gold", hero_id=hero_id),
        "typed": make.typed("change_gold", "change"),
        "error": errors.get("change"),
    }
    group = ButtonGroup("change", make.acting("change_gold", hero_id=hero_id), buttons)
    return ValueRow("gold", t("gold"), str(gold), (group,), free=free)


def _quest_point_row(own: PrivateView, hero_id: str, make: FormMaker) -> ValueRow:
    """Return the scale, and the form for all values of a hero who was played before, filled in with those of now."""
    award = Button(t("quest_passed"), t("brings_a_quest_point"), icon="plus")
    claim = Button(t("choose_a_value"), t("ten_quest_points_a_value_grows"), icon="check")
    correct = tuple(Button(signed(n), t("quest_point_correction"), value=str(n)) for n in (-1, 1))
    is_waiting = own.reward.is_open and bool(own.reward.raises)
    groups = (
        *((ButtonGroup("points", make.acting("claim_reward", hero_id=hero_id), (claim,)),) if is_waiting else ()),
        ButtonGroup("points", make.acting("award_quest_point", hero_id=hero_id), (award,)),
        ButtonGroup("change", make.acting("change_quest_points", hero_id=hero_id), correct),
    )
    names = ("gained_body", "gained_mind", "quest_points", "quests_passed", "gold")
    now = {name: str(getattr(own, name)) for name in names}
    link = PageLink(action_url(make.url, "enter_values", hero_id=hero_id, **now), t("all_values_in_one_form"))
    return ValueRow("quest-points", t("quest_points"), t("of_10", quest_points=own.quest_points), groups, link=link)


def _injury_row(hero_id: str, number: int, make: FormMaker) -> ValueRow:
    means = (("healer", t("at_the_healer_100_gold")), ("potion", t("with_a_potion")))
    buttons = tuple(Button(text, t("heals_the_injury"), value=value) for value, text in means)
    group = ButtonGroup("means", make.acting("heal_injury", hero_id=hero_id), buttons)
    return ValueRow("injury", t("lasting_injury"), str(number), (group,))


_HAS_OWN_ACTION = {Effect.POISON}


def effects_row(
    figure_id: str, effects: Sequence[ActiveEffect], labels: Labels, make: FormMaker, errors: Mapping[str, str]
) -> Context:
    """Return the row for a hero or a monster."""
    return {
        "ends": tuple(_ends(figure_id, effects, labels, make)),
        "hidden": make.acting("impose_effect", figure_id=figure_id),
        "options": tuple(_options({one.effect for one in effects}, labels)),
        "typed": make.typed("impose_effect", "effect"),
        "amount": make.typed("impose_effect", "amount") or "1",
        "error": errors.get("effect"),
        "amount_error": errors.get("amount"),
    }


def _ends(figure_id: str, effects: Sequence[ActiveEffect], labels: Labels, make: FormMaker) -> Iterator[Button]:
    for active in effects:
        word = labels.text(f"effects.{active.effect}")
        text = f"{word} ×{active.amount}" if active.amount > 1 else word
        hidden = make.acting("end_effect", figure_id=figure_id, effect=active.effect.value)
        yield Button(text, t("end", word=word), hidden=hidden, icon="circle-x")


def _options(holding: set[Effect], labels: Labels) -> Sequence[SelectOption]:
    """Return the effects that do not hold yet, or can be more."""
    free = (one for one in Effect if one not in _HAS_OWN_ACTION and (one in COUNTED or one not in holding))
    found = (SelectOption(one.value, labels.text(f"effects.{one}")) for one in free)
    return sorted(found, key=lambda option: folded(option.text))


def gear_rows(hero: HeroView, cards: Cards, make: FormMaker, *, is_master: bool) -> tuple[Context, ...]:
    """Return everything the hero carries."""
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
            "actions": tuple(_gear_buttons(hero.id, gear, cards.item_name(gear), make, is_master)),
        }
        for gear in carried
    )


def _gear_buttons(hero_id: str, gear: GearView, name: str, make: FormMaker, is_master: bool) -> Iterator[Button]:
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


def give_form(look: HeroQuestLook, hero: HeroView, make: FormMaker, item_id: str, errors: Mapping[str, str]) -> Context:
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
    """Return the hero's pools and the number dice."""
    rows = [_pool_row("attack", t("attack"), hero.id, hero.attack, cards, make)]
    if hero.ranged is not None:
        rows.append(_pool_row("ranged", t("ranged_attack"), hero.id, hero.ranged, cards, make))
    rows.append(_pool_row("defence", t("defence_in_house"), hero.id, hero.defence, cards, make))
    throws = number_throws(make, hero_id=hero.id)
    return [*rows, {"id": "numbers", "title": t("number_dice"), "pool": None, "throws": throws}]


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


def number_throws(make: FormMaker, **whose: str) -> tuple[Button, ...]:
    """Return a button for each number die."""
    return tuple(
        Button(
            die_in_words(die),
            t("roll_dice_in_party", die_in_words=die_in_words(die)),
            hidden=make.looking("roll_dice", **whose, pool=die),
        )
        for die in NUMBER_DICE
    )


def rename_form(hero: HeroView, make: FormMaker, errors: Mapping[str, str]) -> Context:
    """Return the names, as typed when they came back with an error."""
    return {
        "hidden": make.acting("rename_hero", hero_id=hero.id),
        "name": make.typed("rename_hero", "name") or hero.name,
        "player": make.typed("rename_hero", "player") or hero.player,
        "errors": {field: errors.get(field, "") for field in ("name", "player")},
    }


def spell_row(look: HeroQuestLook, hero: HeroView, make: FormMaker) -> Context | None:
    """Return the sets the hero holds and those he may learn; None for who never casts."""
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
    """Yield one seat on, one seat back, farewell."""
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
