"""What stands in the game master's turn at its moment: what is due, whom it is about, and how the turn ends."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from urllib.parse import urlencode

from app.core.events import Event
from app.systems.heroquest.combat.events import MonsterPlaced, StrikeResolved
from app.systems.heroquest.decide import foretold
from app.systems.heroquest.exploration.events import WanderingMonsterCame
from app.systems.heroquest.rounds.commands import EndTurn
from app.systems.heroquest.rounds.events import RoundBegan, TurnCompleted
from app.systems.heroquest.rounds.rules import left_in_round
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.turn_reminders import Due
from app.web.heroquest.actions.actions import Group
from app.web.heroquest.table.look import Look
from app.web.http.forms import fields_of
from app.web.http.languages import t
from app.web.table.actions.menu import Deed, Ending, Row
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import FormMaker

END = "end"  # the unit that is no monster's: how the turn ends


def due_rows(look: Look, url: str) -> tuple[Row, ...]:
    """What is due and no monster's own: a wandering monster, traps, fires, fate, clocks. Only for the game master."""
    own = [due for due in look.view.due or () if due.figure_id not in look.table.monsters]
    return (
        *wanderers(look, url),
        *(Row(_told(look, due), deed_url(url, due), "due", t("due_at_once")) for due in own),
        *_clocks(look, url),
    )


def wanderers(look: Look, url: str) -> Iterator[Row]:
    """Wandering monsters of this round that nobody has put on the board yet, or that have not attacked since."""
    for hero_id, monster_id in _wandered(look):
        hero = look.name_of(hero_id)
        if not monster_id:
            where = f"{url}?do=monsters&beside={hero_id}"
            yield Row(t("wandering_monster_at", name=hero), where, "due", t("not_on_the_board_yet"))
        elif monster_id in look.table.monsters and look.table.monsters[monster_id].body_points:
            told = {"do": "act", "type": "attack", "attacker_id": monster_id, "means": "melee", "target_id": hero_id}
            name = t("wanderer_attacks", monster=look.name_of(monster_id), name=hero)
            yield Row(name, f"{url}?{urlencode({**told, 'then': ''})}", "due", t("due_at_once"))


def _wandered(look: Look) -> Iterator[tuple[str, str]]:
    """Beside whom one came, and which it is; "" where none was placed since. Not those that have struck."""
    placed, struck = defaultdict[str, list[str]](list), set[str]()
    for event in _of_this_round(look):  # the newest first
        if isinstance(event, StrikeResolved):
            struck.add(event.attacker_id)
        elif isinstance(event, MonsterPlaced) and event.beside:
            placed[event.beside].append(event.monster_id)
        elif isinstance(event, WanderingMonsterCame):
            monster_id = placed[event.hero_id].pop() if placed[event.hero_id] else ""
            if monster_id not in struck:
                yield event.hero_id, monster_id


def _of_this_round(look: Look) -> Iterator[Event]:
    for action in look.snapshot.recent:
        events = action.entry.events if action.active else ()
        yield from reversed(events)
        if any(isinstance(event, RoundBegan) for event in events):
            return


def _clocks(look: Look, url: str) -> Iterator[Row]:
    for clock in look.table.screen.clocks_run_out(look.table.round.number):
        yield Row(clock.name, f"{url}?do=quest&tab=clocks", "due", t("due_at_once"))


def due_deeds(look: Look, url: str, figure_ids: Iterable[str]) -> tuple[Deed, ...]:
    """What is to be thrown for these monsters before they act."""
    mine = {*figure_ids}
    return tuple(
        Deed(
            kind=due.command.type,
            text=_told(look, due) if len(mine) == 1 else f"{look.name_of(due.figure_id or '')}: {_told(look, due)}",
            full_text=_told(look, due),
            page=url,
            acting=(*fields_of(due.command), ("then", "")),
            group=Group.FIGHT,
            key=None,
            icon="dices",
        )
        for due in look.view.due or ()
        if due.figure_id in mine
    )


def ending(look: Look, draft: Draft, open_yet: Sequence[Row]) -> Ending:
    """What is still open, and what would follow from ending the turn, in the very words of the chronicle."""
    number, by_seats = look.table.round.number, look.table.house_rules.turn_order == "seats"
    is_rounds_end = by_seats or not {*left_in_round(look.table)} - {GAME_MASTER}  # by seats his turn is its end
    foreseen = foretold(look.table, EndTurn(), look.content)
    facts = [fact for fact in foreseen if not isinstance(fact, RoundBegan | TurnCompleted)]
    make = FormMaker(draft, look.snapshot)
    return Ending(
        title=t("end_of_round", round=number) if is_rounds_end else t("end_of_my_turn"),
        open=tuple(open_yet),
        follows=(
            *(look.labels.sentence(fact, look.names) for fact in facts if f"events.{fact.type}" in look.labels),
            *(_running_clocks(look) if is_rounds_end else ()),
        ),
        text=t("begin_round", round=number + 1) if is_rounds_end else t("end_turn_in_actions"),
        hidden=make.acting("end_turn"),
        back_url=draft.url,
    )


def _running_clocks(look: Look) -> Iterator[str]:
    """Those not due yet: the others stand among what is open."""
    screen, number = look.table.screen, look.table.round.number
    for clock in screen.here(screen.clocks):
        if clock.due > number:
            yield t("clock_after_this_round", name=clock.name, left=clock.due - number - 1)


def _told(look: Look, due: Due) -> str:
    effect = getattr(due.command, "effect", None)
    hero = look.name_of(due.figure_id or "") if due.figure_id else ""
    told = look.labels.text(f"commands.{due.command.type}", hero=hero)
    return f"{told} ({look.labels.text(f'effects.{effect}')})" if effect else told


def deed_url(url: str, due: Due) -> str:
    """Where something that is due begins, with all that is known of it."""
    return f"{url}?{urlencode([('do', 'act'), ('type', due.command.type), *fields_of(due.command), ('then', '')])}"
