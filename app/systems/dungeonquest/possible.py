"""Offers of a hero, made by asking the rules, with the reason against each that is barred; for pages, phones and
programs.
"""

from collections.abc import Iterator, Mapping
from functools import cache

from app.core.answers import Answers, objection
from app.core.errors import UnknownSubject
from app.core.events import Command
from app.core.game_system import Role, Viewer
from app.core.offers import Offer, offer_of
from app.systems.dungeonquest import commands as ask
from app.systems.dungeonquest.actions import act, hindrances
from app.systems.dungeonquest.content import read_data
from app.systems.dungeonquest.fields import COMBAT_CARDS
from app.systems.dungeonquest.state import Hero, Table

_BY_ACTION: Mapping[str, type[Command]] = {
    one.type_name: one for one in (ask.SearchRoom, ask.ClimbDown, ask.DrawBelow, ask.DrawDragonCard, ask.Escape)
}
# What the rules demand as soon as they allow it.
_DUE = {"start_turn": "DQ-SUN-1", "meet_dead_end": "DQ-DTH-4", "tell_monster": "DQ-MON-3", "fall": "DQ-DCW-1"}


def offers_of(table: Table, viewer: Viewer, figure_id: str | None) -> tuple[Offer, ...]:
    """List what a hero can do, or without one what befalls the table; what is due comes first.

    `table` is the table as the viewer knows it. Nothing is thrown or changed. Who is out can do nothing but what the
    player does in that seat: moving the sun (A-03) and playing monsters (DQ-DTH-3).
    Raises: UnknownSubject for a hero who is not there.
    """
    leads = viewer.role is Role.GAME_MASTER
    if figure_id is None:
        return tuple(_of_table(table)) if leads else ()
    if figure_id not in table.heroes:
        raise UnknownSubject("hero.unknown", field="figure", hero=figure_id)
    hero = table.heroes[figure_id]
    found = [*offers_of_turn(table, hero)]
    if not hero.is_out:
        others = (*_at_any_time(hero), *(_of_referee(table, hero) if leads else ()))
        found += [_offer(table, hero.id, *one) for one in others]
    return tuple(sorted(found, key=lambda one: one.due is None))


def _of_table(table: Table) -> Iterator[Offer]:
    """Yield what is done before the game: sitting down, and beginning."""
    if table.phase != "setup":
        return
    sheets = [one for one in table.content.sheets if one not in {hero.sheet_id for hero in table.heroes.values()}]
    seat = ask.SeatHero(name="?", sheet=next(iter(sheets or table.content.sheets)))
    yield _offer(table, None, seat, ("name", "sheet", "tower"))
    yield _offer(table, None, ask.BeginGame(), ())


def offers_of_turn(table: Table, hero: Hero) -> Iterator[Offer]:
    """Yield every deed of this phase: of the status phase, of a fight, or the actions of a turn."""
    return (_offer(table, hero.id, one, ()) for one in _of_turn(table, hero))


def _of_turn(table: Table, hero: Hero) -> Iterator[Command]:
    if table.phase == "status" and (hero.id == table.active or not hero.is_out):
        yield ask.StartTurn(hero_id=hero.id)
    if table.phase == "fight" and (table.side_of(hero.id) or not hero.is_out):
        yield from _of_fight(hero)
    if table.phase in ("status", "action") and not hero.is_out:
        for name in hindrances(table, hero):
            yield _action(hero, name)
        yield ask.MeetDeadEnd(hero_id=hero.id)


def _action(hero: Hero, name: str) -> Command:
    """Return the command of an action, as `hindrances` names it."""
    if name in _BY_ACTION:
        return _BY_ACTION[name].model_validate({"hero_id": hero.id})
    direction = None if name == "move_hero" else name.removeprefix("move_")
    return ask.MoveHero.model_validate({"hero_id": hero.id, "direction": direction})


def _of_fight(hero: Hero) -> Iterator[Command]:
    yield ask.TellMonster(hero_id=hero.id)
    yield from (ask.LayCard(hero_id=hero.id, card=card) for card in COMBAT_CARDS)
    yield ask.RevealCards(hero_id=hero.id)
    yield ask.Flee(hero_id=hero.id)
    yield ask.Fall(hero_id=hero.id)


def _at_any_time(hero: Hero) -> Iterator[tuple[Command, tuple[str, ...]]]:
    """Yield the rune, an ability and cards, on the turns of others as well."""
    whats = ("rune", "ability", "card")
    yield from ((ask.UseCard.model_validate({"hero_id": hero.id, "what": what}), ()) for what in whats)
    yield ask.DrawRune(hero_id=hero.id), ()


def _of_referee(table: Table, hero: Hero) -> Iterator[tuple[Command, tuple[str, ...]]]:
    """Yield what the game master puts right."""
    yield ask.AdjustHero(hero_id=hero.id, tokens=1), ("wounds", "tokens")
    yield ask.GiveLoot(hero_id=hero.id), ("deck", "value")
    for number in range(1, len(hero.loot) + 1):
        yield ask.TakeLoot(hero_id=hero.id, number=number), ()
    if table.phase != "setup":
        yield ask.EndTurn(hero_id=hero.id), ()


def _offer(table: Table, figure_id: str | None, command: Command, asks: tuple[str, ...]) -> Offer:
    error = objection(act(table, command, Answers()))
    due = None if error else _DUE.get(command.type)
    return offer_of(command, error, figure_id, asks=asks, group=_groups()[command.type], due=due)


@cache
def _groups() -> Mapping[str, str]:
    """Return the group of the menu that each kind of command belongs to."""
    return {kind: str(row["group"]) for kind, row in read_data("actions").items()}
