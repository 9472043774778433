"""A hero's own turn on the phone: movement, one action, what goes once a quest, and the monsters in sight."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from urllib.parse import urlencode

from app.core.errors import GameError
from app.core.model import changed_fields
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.odds.attack_odds import outlook, table_known
from app.systems.heroquest.possible.turn import TurnLeft, beyond_turn, turn_of
from app.systems.heroquest.rounds.commands import EndTurn
from app.systems.heroquest.rounds.events import TurnBegan
from app.systems.heroquest.state.figures import Condition, Effect
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.views.monsters import MonsterView
from app.systems.heroquest.views.table import HeroView
from app.web.heroquest.actions import ACTIONS
from app.web.heroquest.bestiary.monsters import MonsterCards
from app.web.heroquest.table.look import HeroQuestLook
from app.web.http.languages import spoken, t
from app.web.table.actions.declared import action_url
from app.web.table.actions.menu import TurnMeans as Allowance
from app.web.table.game_pages import Hidden
from app.web.table.panel_forms import live_forms
from app.web.table.stories import rolls_of
from app.web.ui.formats import percent
from app.web.ui.forms import from_texts
from app.web.ui.rendering import Shown

MOST_TARGETS = 8


def own_turn(look: HeroQuestLook, hero: HeroView, url: str) -> Shown | None:
    """Return the turn of a hero who is on turn; None on anybody else's."""
    if look.view.round.turn != hero.id or not look.view.round.number:
        return None
    left = turn_of(look.table, hero.id)
    if left is None:
        return None
    has_moved, is_spent = left.has_moved, left.is_spent
    make = live_forms(look.snapshot, f"turn-{hero.id}")
    return Shown(
        url=url,
        title=t("whom_do_you_attack"),
        targets=tuple(_targets(look, hero, url)) if not is_spent else (),
        means=tuple(_means(look, hero, left)),
        keys=tuple(_keys(hero, url, has_moved=has_moved, is_spent=is_spent)),
        end=make.acting(EndTurn.type_name, hero_id=hero.id),
        is_over=is_spent or look.view.round.over is not None,
    )


def warning(look: HeroQuestLook, kind: str, acting: str) -> str:
    """Return a warning before an action for which the turn has nothing left. It never forbids anything.

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


def _targets(look: HeroQuestLook, hero: HeroView, url: str) -> Iterator[Shown]:
    if hero.condition is not Condition.STANDING:
        return
    cards = MonsterCards(look)
    for monster in [one for one in look.view.monsters if one.is_standing][:MOST_TARGETS]:
        yield Shown(
            name=look.name_of(monster.id),
            token=cards.token(monster),
            note=_note(monster),
            chance=_chance(look, hero.id, monster),
            url=action_url(url, "attack", attacker_id=hero.id, target_id=monster.id),
        )


def _note(monster: MonsterView) -> str:
    words = [t("defends_with", number=len(monster.defence))]
    if monster.points is not None and monster.points.current is not None:
        words.append(t("count_of_body_points", number=monster.points.current))
    elif monster.points is not None and monster.points.wounded:
        words.append(t("wounded_in_table"))
    return ", ".join(words)


def chance_to_hit(look: HeroQuestLook, hero_id: str, monster_id: str, said: Hidden = ()) -> str:
    """Return the chance that an attack on a monster gets through; empty where none can be worked out.

    `said` are the fields of the attack, where it is not the plain one.
    """
    monster = next((one for one in look.view.monsters if one.id == monster_id), None)
    return _chance(look, hero_id, monster, said) if monster else ""


def _chance(look: HeroQuestLook, hero_id: str, monster: MonsterView, said: Hidden = ()) -> str:
    """Return the chance to hit, of all who look alike worked out once."""
    chances, same = _chances(look), monster.model_copy(update={"id": "", "number": 0, "name": ""})
    ways = tuple(one for one in said if one[0] in ("means", "weapon_id", "unarmed"))
    key = hero_id, same, ways
    if key not in chances:
        known: Table = table_known(look.table, look.actor.viewer)
        command = from_texts(Attack, {"attacker_id": hero_id, "target_id": monster.id, **dict(ways)})
        try:
            chances[key] = percent(float(outlook(known, command, look.content).wounds))
        except GameError:
            chances[key] = ""
    return chances[key]


def _chances(look: HeroQuestLook) -> dict[Hashable, str]:
    """Return the chances worked out so far, those of earlier revisions as long as the odds are the same."""
    kept, key = look.snapshot.kept, ("chances", spoken.get(), look.actor.role, look.actor.hero_ids)
    known: tuple[Table, dict[Hashable, str]] | None = kept.get(key)
    if known is None or not (known[0] is look.table or have_same_odds(known[0], look.table)):
        known = look.table, {}
    kept[key] = look.table, known[1]
    return known[1]


_NO_ODDS = frozenset({"gold", "quest_points", "quests_passed", "notes", "portrait", "picture"})  # of a hero


def have_same_odds(before: Table, after: Table) -> bool:
    """Return whether an attack goes alike at both tables, because they differ in what no rule of it asks for."""
    if not changed_fields(before, after) <= {"heroes", "ledger"} or before.heroes.keys() != after.heroes.keys():
        return False
    return all(changed_fields(before.heroes[one], hero) <= _NO_ODDS for one, hero in after.heroes.items())
