"""The rows of the hero's panel that change values: points, gold, quest points, getting up again."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from app.labels.labels import Labels
from app.systems.heroquest.state.figures import COUNTED, ActiveEffect, Condition, Effect
from app.systems.heroquest.views.table import HeroView, Points, PrivateView
from app.web.heroquest.table.words import signed
from app.web.http.forms import SelectOption
from app.web.http.languages import t
from app.web.table.panel_forms import Button, FormMaker, Hidden
from app.web.ui.rendering import Context


@dataclass(frozen=True)
class ButtonGroup:
    """Buttons of one form that differ in one value; what a button's sign means, its label adds for screen readers."""

    name: str
    hidden: Hidden
    buttons: tuple[Button, ...]


@dataclass(frozen=True)
class ValueRow:
    """One value of a hero with all that can be done to it. `kind` draws hearts or minds."""

    id: str
    title: str
    text: str
    groups: tuple[ButtonGroup, ...]
    kind: str | None = None
    value: int = 0
    maximum: int = 0
    note: str = ""
    free: Context | None = None


def value_rows(
    hero: HeroView, allowed: Collection[str], make: FormMaker, errors: Mapping[str, str]
) -> Iterator[ValueRow]:
    """All rows a person may use. `allowed` holds permissions; the game master has all of them and `master`."""
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
    """What gets a hero up again: after fainting a potion or spell, after death only the elixir."""
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
    figure_id: str, effects: Sequence[ActiveEffect], labels: Labels, make: FormMaker, errors: Mapping[str, str]
) -> Context:
    """The row for a hero or a monster."""
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
    """What does not hold yet, or can be more."""
    free = (one for one in Effect if one not in _OTHERWISE and (one in COUNTED or one not in holding))
    found = (SelectOption(one.value, labels.text(f"effects.{one}")) for one in free)
    return sorted(found, key=lambda option: option.text.casefold())
