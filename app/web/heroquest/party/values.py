"""The rows of the hero's panel that change values: points, gold, quest points, getting up again."""

from collections.abc import Iterator, Mapping, Sequence

from app.labels.labels import Labels
from app.systems.heroquest.state.figures import COUNTED, ActiveEffect, Condition, Effect
from app.systems.heroquest.views.table import HeroView, PrivateView
from app.web.heroquest.table.panel_contexts import ButtonGroup, ValueRow
from app.web.heroquest.table.words import signed
from app.web.http.forms import SelectOption
from app.web.http.languages import t
from app.web.table.panel_forms import Button, FormMaker
from app.web.ui.rendering import Context


def value_rows(
    hero: HeroView, allowed: frozenset[str], make: FormMaker, errors: Mapping[str, str]
) -> tuple[ValueRow, ...]:
    """All rows a person may use. `allowed` holds permissions; the game master has all of them and `master`."""
    return tuple(_rows(hero, allowed, make, errors))


def _rows(hero: HeroView, allowed: frozenset[str], make: FormMaker, errors: Mapping[str, str]) -> Iterator[ValueRow]:
    if "body_points" in allowed:
        yield _body_row(hero, make)
    if "mind_points" in allowed:
        yield _mind_row(hero, make)
    if "gold" in allowed and hero.private is not None:
        yield _gold_row(hero.private.gold, hero.id, make, errors)
    if "master" in allowed and hero.private is not None:
        yield _quest_point_row(hero.private, hero.id, make)
        if hero.private.injuries:
            yield _injury_row(hero.id, len(hero.private.injuries), make)


def _body_row(hero: HeroView, make: FormMaker) -> ValueRow:
    title = t("body_points")
    groups = [_losses(hero.id, make)] if hero.condition is not Condition.LOST else []
    if hero.condition is Condition.STANDING:
        groups.append(_gains(hero.id, make))
    else:
        groups.extend(_revivals(hero, make))
    return ValueRow(
        id="body",
        title=title,
        text=str(hero.body_points.current),
        kind="body",
        value=hero.body_points.current,
        maximum=hero.body_points.maximum,
        groups=tuple(groups),
    )


def _losses(hero_id: str, make: FormMaker) -> ButtonGroup:
    buttons = tuple(
        Button(signed(-n), t("body_points"), value=str(n), key=str(n) if n < 10 else None) for n in range(1, 7)
    )
    return ButtonGroup("points", make.acting("lose_body_points", hero_id=hero_id), buttons)


def _gains(hero_id: str, make: FormMaker) -> ButtonGroup:
    buttons = tuple(Button(signed(n), t("body_points"), value=str(n)) for n in range(1, 5))
    return ButtonGroup("points", make.acting("restore_body_points", hero_id=hero_id), buttons)


def _revivals(hero: HeroView, make: FormMaker) -> Sequence[ButtonGroup]:
    """What gets a hero up again: after fainting a potion or spell, after death only the elixir."""
    if hero.condition is Condition.LOST:
        return []
    means = [("potion", t("potion")), ("spell", t("healing_spell"))]
    if hero.stands_up:
        means.insert(0, ("stands_up", t("stands_up_unaided")))
    if hero.condition is Condition.DEAD:
        means = [("elixir", t("elixir_of_life"))]
    buttons = tuple(Button(text, t("helps_up"), value=value, icon="heart") for value, text in means)
    return [ButtonGroup("means", make.acting("revive_hero", hero_id=hero.id), buttons)]


def _mind_row(hero: HeroView, make: FormMaker) -> ValueRow:
    buttons = tuple(
        Button(signed(n), t("mind_points"), value=str(n)) for n in (-2, -1, 1, 2)
    )  # fmt: skip
    return ValueRow(
        id="mind",
        title=t("mind_points"),
        text=str(hero.mind_points.current),
        kind="mind",
        value=hero.mind_points.current,
        maximum=hero.mind_points.maximum,
        groups=(ButtonGroup("change", make.acting("change_mind_points", hero_id=hero.id), buttons),),
    )


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
    award = Button(t("quest_passed"), t("brings_a_quest_point"), icon="plus")
    claim = Button(t("choose_a_value"), t("ten_quest_points_a_value_grows"), icon="check")
    correct = tuple(Button(signed(n), t("quest_point_correction"), value=str(n)) for n in (-1, 1))
    is_waiting = own.reward.is_open and bool(own.reward.raises)
    groups = (
        *((ButtonGroup("points", make.acting("claim_reward", hero_id=hero_id), (claim,)),) if is_waiting else ()),
        ButtonGroup("points", make.acting("award_quest_point", hero_id=hero_id), (award,)),
        ButtonGroup("change", make.acting("change_quest_points", hero_id=hero_id), correct),
    )
    return ValueRow("quest-points", t("quest_points"), t("of_10", quest_points=own.quest_points), groups)


def _injury_row(hero_id: str, number: int, make: FormMaker) -> ValueRow:
    means = (("healer", t("at_the_healer_100_gold")), ("potion", t("with_a_potion")))
    buttons = tuple(Button(text, t("heals_the_injury"), value=value) for value, text in means)
    group = ButtonGroup("means", make.acting("heal_injury", hero_id=hero_id), buttons)
    return ValueRow("injury", t("lasting_injury"), str(number), (group,))


_OTHERWISE = {Effect.POISON}  # what has an action of its own


def effects_row(
    figure_id: str, effects: Sequence[ActiveEffect], labels: Labels, make: FormMaker, errors: tuple[str, str]
) -> Context:
    """The row for a hero or a monster."""
    return {
        "ends": tuple(_ends(figure_id, effects, labels, make)),
        "hidden": make.acting("impose_effect", figure_id=figure_id),
        "options": tuple(_options({one.effect for one in effects}, labels)),
        "typed": make.typed("impose_effect", "effect"),
        "amount": make.typed("impose_effect", "amount") or "1",
        "errors": errors,  # at the effect, at the amount
    }


def _ends(figure_id: str, effects: Sequence[ActiveEffect], labels: Labels, make: FormMaker) -> Iterator[Button]:
    for active in effects:
        word = labels.text(f"effects.{active.effect}")
        text = f"{word} ×{active.amount}" if active.amount > 1 else word
        hidden = make.acting("end_effect", figure_id=figure_id, effect=active.effect.value)
        yield Button(text, t("end", word=word), hidden=hidden, icon="circle-x")


def _options(holding: set[Effect], labels: Labels) -> Sequence[SelectOption]:
    """What does not hold yet, or can be more."""
    free = (one for one in Effect if one not in _OTHERWISE and (one in COUNTED or one not in holding))
    found = (SelectOption(one.value, labels.text(f"effects.{one}")) for one in free)
    return sorted(found, key=lambda option: option.text.casefold())
