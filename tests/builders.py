"""Short ways to heroes, tables and answers: a test states only what matters to it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from app.core.answers import Answer, AppRoll, Choice, HandRoll, Prompt, Unanswered
from app.core.dice import DiceCup
from app.core.errors import GameError
from app.core.events import Command, Event
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.content.items import ItemEntry
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.decide import decide
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.rounds.events import TurnUsed
from app.systems.heroquest.state.figures import (
    ActiveEffect,
    Condition,
    Effect,
    Hero,
    Item,
    Monster,
    Place,
    SpellSet,
    Weakness,
    Wear,
)
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import Table
from tests.systems.heroquest.telling import WordedAnswers, check_facts, check_refusal, check_rolls

Fighter = TypeVar("Fighter", Hero, Monster)

CONTENT = shipped()
CUP = DiceCup(seed="test")


@contextmanager
def about(*case: object) -> Iterator[None]:
    """What fails in here says which case of a loop it was."""
    try:
        yield
    except Exception as fault:
        fault.add_note(f"case: {case}")
        raise


def make_item(content_id: str, place: Place = Place.PACK, item_id: str = "", **wear: bool | int) -> Item:
    """A thing named after what it is."""
    return Item(id=item_id or content_id, content_id=content_id, place=place, wear=Wear.model_validate(wear))


def make_hero(
    hero_class: str = "barbarian",
    *items: str | Item,
    hero_id: str = "hero",
    name: str = "Ragna",
    player: str = "Jonas",
    body_points: int | None = None,
    mind_points: int | None = None,
    gained_body: int = 0,
    gained_mind: int = 0,
    gold: int = 0,
    quest_points: int = 0,
    spell_sets: Sequence[SpellSet] = (),
    magic_order: str | None = None,
    condition: Condition = Condition.STANDING,
    recovery: str | None = None,
    injuries: Sequence[Weakness] = (),
) -> Hero:
    """A hero, unhurt unless told otherwise. Things given by name are carried where they belong."""
    values = CONTENT.classes[hero_class]
    return Hero(
        id=hero_id,
        name=name,
        player=player,
        hero_class=hero_class,
        start_body=values.body,
        start_mind=values.mind,
        body_points=values.body + gained_body if body_points is None else body_points,
        mind_points=values.mind + gained_mind if mind_points is None else mind_points,
        gained_body=gained_body,
        gained_mind=gained_mind,
        gold=gold,
        quest_points=quest_points,
        items=_placed(items),
        spell_sets=tuple(spell_sets),
        magic_order=magic_order,
        condition=condition,
        recovery=recovery,
        injuries=tuple(injuries),
        healer_debt=100 * len(injuries),
    )


def make_monster(kind: str = "orc", *, monster_id: str = "monster", body_points: int | None = None) -> Monster:
    """A monster with the values of the book, or all threes where the quest map gives them."""
    entry = CONTENT.monsters[kind]
    body = 3 if entry.body is None else entry.body
    return Monster(
        id=monster_id,
        kind=kind,
        attack=3 if entry.attack is None else entry.attack,
        defence=3 if entry.defence is None else entry.defence,
        start_body=body,
        body_points=body if body_points is None else body_points,
        mind=None if entry.mindless else 3 if entry.mind is None else entry.mind,
    )


def affected(figure: Fighter, *effects: Effect, amount: int = 1) -> Fighter:
    """The same hero or monster with something holding on it."""
    active = tuple(ActiveEffect(effect=effect, amount=amount) for effect in sorted(effects))
    return figure.model_copy(update={"effects": active})


def make_table(*figures: Hero | Monster, **options: str) -> Table:
    """A table with these heroes (at least one), monsters and house rules."""
    heroes = [figure for figure in figures if isinstance(figure, Hero)] or [make_hero()]
    return Table(
        heroes={hero.id: hero for hero in heroes},
        monsters={figure.id: figure for figure in figures if isinstance(figure, Monster)},
        house_rules=HouseRules.model_validate(options),
    )


def hand(*faces: str | int) -> HandRoll:
    """Faces read off the table."""
    return HandRoll(faces=tuple(map(str, faces)))


def app_roll() -> AppRoll:
    """The app throws."""
    return AppRoll()


def choose(option: str) -> Choice:
    """One of the offered options."""
    return Choice(option=option)


def facts(table: Table, command: Command, *answers: Answer) -> list[Event]:
    """What follows from a command when everything that is asked gets its answer, without the notes on the turn."""
    return _without_notes(_decided(table, command, answers))


def _without_notes(events: Sequence[Event]) -> list[Event]:
    """The facts besides those about what is used of a turn, which every action of a figure on turn begins with."""
    return [event for event in events if not isinstance(event, TurnUsed)]


def _decided(table: Table, command: Command, answers: Sequence[Answer]) -> list[Event]:
    given = WordedAnswers(answers, CUP, throws=True)
    try:
        events = list(decide(table, command, given, CONTENT))
    except GameError as error:
        check_refusal(error)
        raise
    given.finish()
    check_facts(table, events)
    check_rolls(given.asked, given.used, events)
    return events


def facts_so_far(table: Table, command: Command, *answers: Answer) -> tuple[list[Event], Prompt | None]:
    """What is known with the answers given so far, and what is asked next."""
    events: list[Event] = []
    try:
        events.extend(decide(table, command, WordedAnswers(answers, CUP, throws=True), CONTENT))
    except Unanswered as open_question:
        return _without_notes(events), open_question.prompt
    return _without_notes(events), None


def struck(table: Table, command: Command, *answers: Answer) -> StrikeResolved:
    """The one strike that follows from a command."""
    (strike,) = (event for event in facts(table, command, *answers) if isinstance(event, StrikeResolved))
    return strike


def after(table: Table, command: Command, *answers: Answer) -> Table:
    """The table after a command."""
    for event in _decided(table, command, answers):
        table = evolve(table, event)
    return table


def hero_after(table: Table, command: Command, *answers: Answer, hero_id: str = "hero") -> Hero:
    """A hero after a command."""
    return after(table, command, *answers).heroes[hero_id]


def _placed(items: Sequence[str | Item]) -> tuple[Item, ...]:
    placed: list[Item] = []
    for item in items:
        if isinstance(item, str):
            item = make_item(item, _place(CONTENT.items[item], {other.place for other in placed}))
        placed.append(item)
    return tuple(placed)


def _place(entry: ItemEntry, taken: set[Place]) -> Place:
    if entry.armor is not None:
        return Place.WORN
    if entry.weapon is None:
        return Place.PACK
    stowed = Place.BACK if entry.weapon.large else Place.BELT
    return stowed if Place.HAND in taken else Place.HAND
