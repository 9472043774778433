"""A hero's own turn on the phone: movement, one action, what goes once a quest, and the monsters in sight."""

from collections.abc import Iterable, Iterator, Sequence
from urllib.parse import urlencode

from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.possible.turn import TurnLeft, beyond_turn, turn_of
from app.systems.heroquest.rounds.commands import EndTurn
from app.systems.heroquest.rounds.events import TurnBegan
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.views.table import HeroView
from app.web.heroquest.actions import ACTIONS
from app.web.heroquest.table.look import HeroQuestLook
from app.web.http.languages import t
from app.web.table.actions.declared import action_url
from app.web.table.actions.deeds import TurnList
from app.web.table.actions.menu import TurnMeans as Allowance
from app.web.table.panel_forms import live_forms
from app.web.table.stories import rolls_of
from app.web.ui.rendering import Shown


def own_turn(look: HeroQuestLook, hero: HeroView, url: str, turn: TurnList) -> Shown | None:
    """Return the turn of a hero who is on turn, with its deeds; None on anybody else's."""
    if look.view.round.turn != hero.id or not look.view.round.number:
        return None
    left = turn_of(look.table, hero.id)
    if left is None:
        return None
    has_moved, is_spent = left.has_moved, left.is_spent
    make = live_forms(look.snapshot, f"turn-{hero.id}")
    return Shown(
        url=url,
        title=t("likely_deeds"),
        turn=turn,
        means=tuple(_means(look, hero, left)),
        keys=tuple(_keys(hero, url, has_moved=has_moved, is_spent=is_spent)),
        end=make.acting(EndTurn.type_name, hero_id=hero.id),
        is_over=is_spent or look.view.round.over is not None,
    )


def warning(look: HeroQuestLook, kind: str, acting: str) -> str:
    """Return a warning before an action for which the turn has nothing left; what a player may do the rules decide.

    The game master acts for everybody, so he is told only what a figure on turn has used, and by its name.
    """
    error = beyond_turn(look.table, ACTIONS.kinds[kind], acting) if kind in ACTIONS.kinds else None
    if error is None or (look.is_game_masters and error.code == "turn.not_on_turn"):
        return ""
    sentence = look.labels.error(error.code, **error.data)
    return f"{look.name_of(acting)}: {sentence}" if look.is_game_masters else sentence


def repeated_rolls(look: HeroQuestLook, hero_id: str) -> Sequence[str]:
    """Return the names of the rolls this hero has repeated since the turn began, each once."""
    return [look.labels.text(f"prompts.{one}.title") for one in dict.fromkeys(_repeated(look, hero_id))]


def _repeated(look: HeroQuestLook, hero_id: str) -> Iterator[str]:
    for event in (one for action in look.since(TurnBegan) for one in action.entry.events):
        if hero_id == getattr(event, "attacker_id" if isinstance(event, StrikeResolved) else "hero_id", ""):
            yield from (roll.purpose.removesuffix("_again") for roll in rolls_of(event) if roll.replaced)


def _named(look: HeroQuestLook, deeds: Iterable[str]) -> Sequence[str]:
    return [look.labels.text(f"actions.{one}") for one in dict.fromkeys(deeds)]


def _means(look: HeroQuestLook, hero: HeroView, left: TurnLeft) -> Iterator[Shown]:
    has_moved = left.has_moved
    yield _row(t("movement"), t("rolled_in_table") if has_moved else t("open_in_table"), "dices", is_spent=has_moved)
    done = _named(look, left.deeds[-1:])
    yield _row(t("action_in_table"), done[0] if done else t("free_in_table"), "swords", is_spent=left.is_spent)
    repeated = repeated_rolls(look, hero.id)
    if repeated:
        yield _row(t("repeated_in_table"), ", ".join(repeated), "dices", is_spent=True)
    gifts = hero.private.gifts if hero.private else ()
    if gifts:
        open_yet = sum(not gift.spent for gift in gifts)
        yield _row(t("once_a_quest"), t("count_open", count=open_yet), "wand-sparkles", is_spent=open_yet == 0)


def _row(name: str, left: str, icon: str, *, is_spent: bool) -> Shown:
    """Something that a turn has, and what is left of it."""
    return Shown(name=name, left=left, icon=icon, is_spent=is_spent)


def turn_means(
    *, moved: bool, acted: bool, cast: int | None = None, grants: Iterable[Allowance] = ()
) -> tuple[Allowance, ...]:
    """Movement, action and spells of a figure on turn, struck out once they are spent: a warning, never a lock."""
    found = [Allowance(t("movement"), "arrow-right", moved), Allowance(t("its_action"), "swords", acted)]
    if cast is not None:
        found.append(Allowance(t("spells_this_turn", number=cast), "wand-sparkles", cast > 0))
    found += grants
    return tuple(found)


def means_of_hero(look: HeroQuestLook, hero_id: str) -> tuple[Allowance, ...]:
    """As `turn_means` for a hero, with the rolls he has repeated, second throws and commands that something grants."""
    hero, left = look.table.heroes[hero_id], turn_of(look.table, hero_id)
    if left is None:
        return ()
    seen, is_caster = look.seen_hero(hero_id), bool(look.spells_of(hero_id))
    throw = Allowance(look.labels.text(f"effects.{Effect.SECOND_THROW}"), "dices", is_used=False)
    grants = [throw] if hero.amount(Effect.SECOND_THROW) else []
    grants += [
        Allowance(t("repeated_a_roll", roll=roll), "dices", is_used=True) for roll in repeated_rolls(look, hero_id)
    ]
    gifts = seen.private.gifts if seen and seen.private else ()
    return turn_means(
        moved=left.has_moved,
        acted=left.is_spent,
        cast=left.casts if is_caster else None,
        grants=(*grants, *(Allowance(look.labels.text(f"gifts.{one.id}"), "sparkles", one.spent) for one in gifts)),
    )


def _keys(hero: HeroView, url: str, *, has_moved: bool, is_spent: bool) -> Iterator[Shown]:
    private = hero.private
    magic = private is not None and bool(private.spells or private.scrolls)
    rows: Sequence[tuple[str, str, str, bool, bool]] = (
        (t("move_in_table"), "dices", action_url(url, "move_roll", hero_id=hero.id), has_moved, True),
        (t("attack_in_table"), "swords", action_url(url, "attack", attacker_id=hero.id), is_spent, True),
        (t("cast_a_spell"), "wand-sparkles", "#passport-spells", is_spent, magic),  # the book
        (t("search_in_table"), "info", action_url(url, "search_for_treasure", hero_id=hero.id), is_spent, True),
        (
            t("potion"),
            "droplet",
            action_url(url, "drink_potion", hero_id=hero.id),
            False,
            bool(private and private.potions),
        ),
    )
    for text, icon, where, spent, is_there in rows:
        if is_there:
            yield Shown(text=text, icon=icon, url=where, is_spent=spent)
    menu = f"{url}?{urlencode({'do': 'menu', 'for': hero.id})}"
    yield Shown(text=t("all_else"), icon="plus", url=menu, is_spent=False)
