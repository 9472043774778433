"""Permission to act now, and the reasons against; each command from its first step to the end of the turn."""

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress

from app.core.answers import Answers
from app.core.errors import RuleViolation, UnknownSubject
from app.core.events import Command, Event
from app.core.function_rules import found
from app.systems.dungeonquest import turn
from app.systems.dungeonquest.commands import (
    BeginGame,
    ClimbDown,
    DrawBelow,
    DrawDragonCard,
    EndTurn,
    Escape,
    Fall,
    Flee,
    LayCard,
    MeetDeadEnd,
    MoveHero,
    RevealCards,
    SearchRoom,
    SeatHero,
    StartTurn,
    TellMonster,
)
from app.systems.dungeonquest.events import RoomChanged, SunMoved, TurnDue
from app.systems.dungeonquest.fights import fall, flee, lay_card, meet, reveal_cards, tell_monster
from app.systems.dungeonquest.outside_turns import OUTSIDE_TURNS, end_turn, next_seat, set_sun
from app.systems.dungeonquest.rules.cards import judged, verdict_on
from app.systems.dungeonquest.rules.ending import escape_hindrance, roll_for_sunset
from app.systems.dungeonquest.rules.setup import actions as rule_actions
from app.systems.dungeonquest.scene import Acting, FightBegins, Scene, Steps, StillOn, TurnOver
from app.systems.dungeonquest.state import Hero, Table

_CALLED = {  # actions of the rule by the commands that do them
    "move": "move_hero", "search": "search_room", "enter_catacombs": "climb_down", "draw_catacomb_card": "draw_below",
}  # fmt: skip


def hindrances(table: Table, hero: Hero) -> Mapping[str, str]:
    """Return every action of a turn with what hinders it; empty where it may be done (DQ-TRN-3). A move names its
    way.
    """
    is_below, room = hero.status == "catacombs", table.rooms[hero.place]
    found = rule_actions(
        Scene(table, Answers(), hero.id).ask,
        room=room.tile.kind,
        exits=() if is_below else table.exits(hero.place, hero.id),
        torch=room.tile.torch,
        monster_token=room.monster_token,
        searched_token=room.searched_token,
        entrance=room.tile.entrance or room.entrance_token,
        lacks=escape_hindrance(hero.loot, solitaire=table.is_solitaire),
        in_catacombs=is_below,
        came_from=hero.came_from,
        side=hero.side,
    )
    return {_CALLED.get(name, name): why for name, why in found.items()}


def act(table: Table, command: Command, answers: Answers) -> Iterator[Event]:
    """Yield the facts of a command, to the end of the turn where it ends one. Raises: GameError; Unanswered."""
    scene = Scene(table, answers, getattr(command, "hero_id", ""))
    scene.meet = lambda by_token: turn.encounter(scene, meet(scene, by_token))
    scene.climb, scene.go_on = (lambda: turn.climb(scene)), (lambda: turn.go_on(scene))
    if not isinstance(command, SeatHero | BeginGame) and scene.hero_id not in table.heroes:
        raise UnknownSubject("hero.unknown", field="hero_id", hero=scene.hero_id)
    if type(command) in OUTSIDE_TURNS:
        yield from OUTSIDE_TURNS[type(command)](scene, command)
        return
    _check_turn(table, scene.hero_id, command)
    try:
        yield from TURNS[type(command)](scene, command)
        goes_on = isinstance(command, (StartTurn, *IN_FIGHT))
    except TurnOver as over:
        goes_on = isinstance(over, FightBegins | StillOn)
    if not goes_on:
        with suppress(TurnOver):
            yield from _buried(scene)
        yield from end_turn(scene)


def _buried(scene: Scene) -> Steps:
    """Judge a dead end at once, not only when the next turn begins (A-08, DQ-DTH-4). Raises: TurnOver."""
    if scene.hero.status == "dungeon":
        yield from _at_dead_end(scene, verdict_on(scene.ask, _why_not(scene), at_start=False))


def _why_not(scene: Scene) -> Collection[str]:
    return hindrances(scene.table, scene.hero).values()


def _at_dead_end(scene: Scene, verdict: str) -> Steps:
    if verdict == "spared":
        yield found("DQ-DTH-4", "spared")
    elif verdict == "judged" and (yield from judged(scene.ask)):
        yield from scene.die("dead_end")


def _check_turn(table: Table, hero_id: str, command: Command) -> None:
    phase = "status" if isinstance(command, StartTurn) else "fight" if isinstance(command, IN_FIGHT) else "action"
    if table.phase in ("setup", "over"):
        raise RuleViolation("game.not_running", field="hero_id")
    if hero_id != table.active and not (isinstance(command, IN_FIGHT[:3]) and table.side_of(hero_id)):
        code = "hero.out" if table.hero(hero_id).is_out else "turn.not_yours"
        raise RuleViolation(code, field="hero_id", name=table.hero(table.active).name)
    if table.phase != phase and not (table.phase == "fight" and isinstance(command, EndTurn)):
        raise RuleViolation("fight.none" if phase == "fight" else WRONG_PHASE[table.phase], field="hero_id")


def _check(scene: Scene, action: str, field: str = "hero_id") -> None:
    hindrance = hindrances(scene.table, scene.hero).get(action, "wall")
    if hindrance:
        raise RuleViolation("turn.hindered", field=field, hindrance=hindrance)


def start_turn(scene: Scene, _command: StartTurn) -> Steps:
    """DQ-SUN-1 to DQ-SUN-5: the sun, and whether it sets; then the action, unless the first player is out."""
    track = scene.table.ground.sun
    moves = scene.table.sun < len(track)
    if moves:
        yield scene.record(SunMoved())
    yield found("DQ-SUN-1", "sun_moves" if moves else "sun_stays", position=scene.table.sun)
    if number := track[scene.table.sun - 1]:
        for fact in roll_for_sunset(scene.ask, number, "DQ-SUN-2"):
            yield fact
            if fact.values.get("sunset"):
                yield from set_sun(scene)
                return
    if scene.hero.is_out:
        yield from next_seat(scene)
    else:
        yield scene.record(TurnDue(hero_id=scene.hero_id, phase="action"))


def move_hero(scene: Scene, command: MoveHero) -> Steps:
    """DQ-MOV-1 with what the room does to who leaves it."""
    kind, direction = scene.room.tile.kind, command.direction
    if kind == "darkness" or scene.hero.status == "catacombs":
        _check(scene, "move_hero")  # there is no moving below
        yield from turn.grope(scene, "start_of_turn")
    if direction is None:
        raise RuleViolation("move.where", field="direction")
    _check(scene, f"move_{direction}", "direction")
    other_side = scene.room.tile.sides.get(direction, "") != scene.hero.side
    if kind == "web":
        yield from turn.tear(scene, direction, "start_of_turn")
    elif kind == "rubble" and other_side:
        yield from turn.barrier(scene, "DQ-ROOM-RUBBLE", "agility")
    elif kind == "bridge" and other_side:
        yield from turn.cross(scene)
    ignored = kind == "corridor" and scene.ask.holds("A-18", "obstacles_ignored")
    if kind == "corridor":
        scene.corridors.append(scene.hero.place)
    yield from turn.leave(scene, direction, ignored=ignored)


def search(scene: Scene) -> Steps:
    """DQ-SRC-2."""
    yield found("DQ-SRC-2", "search_card")
    yield scene.record(RoomChanged(place=scene.hero.place, searched_token=True))
    yield from scene.draw("search")


def checked(action: str, then: Callable[[Scene], Steps]) -> Acting:
    """Return a command that does one thing where nothing hinders it."""

    def act_on(scene: Scene, _command: Command) -> Steps:
        _check(scene, action)
        yield from then(scene)

    return act_on


def meet_dead_end(scene: Scene, _command: MeetDeadEnd) -> Steps:
    """DQ-DTH-4: only with nothing else to do, and after asking for help."""
    verdict = verdict_on(scene.ask, _why_not(scene), at_start=True)
    if verdict == "none":
        raise RuleViolation("turn.no_dead_end", field="hero_id")
    yield from _at_dead_end(scene, verdict)


IN_FIGHT = (TellMonster, LayCard, RevealCards, Flee, Fall)  # the first three by either side
WRONG_PHASE = {"status": "turn.sun_first", "action": "turn.sun_done", "fight": "turn.fight"}
TURNS: Mapping[type[Command], Acting] = {
    StartTurn: start_turn,
    MoveHero: move_hero,
    SearchRoom: checked("search_room", search),
    ClimbDown: checked("climb_down", Scene.go_below),
    DrawBelow: checked("draw_below", turn.act_below),
    DrawDragonCard: checked("draw_dragon_card", lambda scene: scene.draw("dragon")),
    Escape: checked("escape", turn.run_away),
    MeetDeadEnd: meet_dead_end,
    TellMonster: tell_monster,
    LayCard: lay_card,
    RevealCards: reveal_cards,
    Fall: fall,
    Flee: lambda scene, _: turn.encounter(scene, flee(scene)),
    EndTurn: lambda _scene, _command: iter(()),
}
