"""A drawn quest gone through from end to end: laid, every door opened, every square walked onto, every chest opened.

After each step it is asked what must hold on every map: no two figures on a square, none where nobody can stand, what
lies open is what somebody can have seen, and players are told of nothing else.
"""

import re
from itertools import chain, islice
from random import Random

from app.core.answers import Answer, Answers, AppRoll, Choice, HandRoll, Prompt, RollPrompt, Unanswered
from app.core.board.passages import Squares
from app.core.board.seen_squares import revealed_from
from app.core.board.squares import STRAIGHT
from app.core.dice import DiceCup
from app.core.errors import GameError
from app.core.events import Command, Event
from app.core.game_system import Role, Viewer
from app.systems.heroquest.board.at_table import (
    door_now,
    named_place,
    place_name,
    plan_of_table,
    situation_of_table,
    spot_of,
    the_board,
)
from app.systems.heroquest.board.quest_map import AnyThing, QuestDoor, QuestMap, QuestTrap
from app.systems.heroquest.chests.commands import OpenChest
from app.systems.heroquest.decide import decide
from app.systems.heroquest.exploration.commands import MoveRoll
from app.systems.heroquest.maps.commands import FindThing, LayMap, OpenDoor, PutFigure, WalkMonsterTo, WalkTo
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.rounds.commands import EndTurn
from app.systems.heroquest.state.dungeon import LaidMap, Spot
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import JumpTrap
from app.systems.heroquest.turn_reminders import due
from app.systems.heroquest.views.map import seen_map
from tests.builders import CONTENT, make_hero, make_table
from tests.systems.heroquest.maps.random_quests import MARK

HEROES = {"ragna": "barbarian", "borrek": "dwarf", "elwe": "elf", "selma": "wizard"}
GUEST = Viewer(role=Role.GUEST)
CUP = DiceCup(seed="tour")


class Tour:
    """One way through one quest; `chance` decides what is left open: dice, who goes, in which order."""

    def __init__(self, quest: QuestMap, seed: int, stride: int = 1) -> None:
        """`stride`: walk onto one of so many squares only."""
        self._quest, self._chance, self._stride = quest, Random(seed), stride
        self.done = self.refused = 0
        self.table = make_table(*(make_hero(kind, hero_id=one, name=one.title()) for one, kind in HEROES.items()))
        laying: list[Command] = [LayMap(quest=quest), StartQuest()]
        if self._chance.random() < 0.3:
            laying.reverse()
        for command in laying:
            assert self.do(command), command.type_name

    def everything(self) -> None:
        """Go through it all."""
        things = [(number, one) for number, board in enumerate(self._quest.boards) for one in board.things]
        self._chance.shuffle(things)
        for number, thing in things:
            if isinstance(thing, QuestDoor):
                self._open(thing)
            elif isinstance(thing, QuestTrap):
                self._jump(number, thing)
        for _, thing in things:
            if self._chance.random() < 0.8:
                self.do(FindThing(thing_id=thing.id))
        for number in range(len(self._quest.boards)):
            for square in islice(the_board().squares(), self._chance.randrange(self._stride), None, self._stride):
                self._walk(Spot(board=number, square=square))
        for number, thing in things:
            if thing.kind == "chest":
                self._empty(number, thing)
        for monster_id in tuple(self.table.monsters):
            self.do(WalkMonsterTo(monster_id=monster_id, square=self._any_square(), beyond=True))
            self.do(PutFigure(figure_id=monster_id, square=self._any_square()))
        check_told(self.table)

    def do(self, command: Command) -> bool:
        """Give a command with any answers; whether it was done. Whatever it led to is right."""
        before = self.table
        try:
            self.table, events = self._decided(command)
        except GameError:
            self.refused += 1
            return False
        except Exception as fault:
            fault.add_note(f"command: {command!r}")
            raise
        self.done += 1
        try:
            if before.map is None or self.table.map is None or before.map.spots != self.table.map.spots:
                check_places(self.table)
            check_open(before, self.table, command, events)
            if self.done % 10 == 0 or isinstance(command, OpenDoor | FindThing | LayMap | StartQuest):
                check_told(self.table)
        except AssertionError as fault:
            fault.add_note(f"command: {command!r}")
            raise
        return True

    def _decided(self, command: Command) -> tuple[Table, list[Event]]:
        given: list[Answer] = []
        while True:
            try:
                events = list(decide(self.table, command, Answers(given, CUP, throws=True), CONTENT))
            except Unanswered as asked:
                given.append(self._answer(asked.prompt))
                continue
            table = self.table
            for event in events:
                table = evolve(table, event)
            return table, events

    def _answer(self, prompt: Prompt) -> Answer:
        if isinstance(prompt, RollPrompt):
            if any(die.hidden for die in prompt.dice):
                return AppRoll()
            return HandRoll(faces=tuple(self._chance.choice(die.faces) for die in prompt.dice))
        return Choice(option=self._chance.choice(prompt.options))

    def _hero(self) -> str:
        return self._chance.choice(tuple(HEROES))

    def _any_square(self) -> str:
        board = self._chance.randrange(len(self._quest.boards))
        return place_name(board, self._chance.choice(tuple(the_board().squares())))

    def _open(self, door: QuestDoor) -> None:
        hero = self._hero()
        self.do(MoveRoll(hero_id=hero))
        self.do(OpenDoor(door_id=door.id, hero_id=hero))
        self._settle()
        self.do(OpenDoor(door_id=door.id, force=True))
        self.do(EndTurn())

    def _walk(self, goal: Spot) -> None:
        """Onto a square, on foot if a way leads there."""
        hero, square = self._hero(), place_name(goal.board, goal.square)
        if not self.do(WalkTo(hero_id=hero, square=square, beyond=True)):
            self.do(PutFigure(figure_id=hero, square=square))
        self._settle()

    def _settle(self) -> None:
        """Do what is due, look at it, and go on as if it had not been."""
        before = self.table
        for one in due(self.table, CONTENT):
            self.do(one.command)
            self.table = before

    def _jump(self, number: int, trap: QuestTrap) -> None:
        """Over a trap from every side of each of its squares; then as if nobody had jumped."""
        before = self.table
        for square in trap.block.squares():
            for way in STRAIGHT:
                hero, start, name = self._hero(), square.step(way), place_name(number, square)
                if the_board().has(square) and the_board().has(start):
                    self.do(PutFigure(figure_id=hero, square=place_name(number, start)))
                    self.do(JumpTrap(figure_id=hero, trap=trap.content, square=name))
                self.table = before

    def _empty(self, number: int, chest: AnyThing) -> None:
        hero, beside = self._hero(), [one for one in map(chest.square.step, STRAIGHT) if the_board().has(one)]
        for square in beside:
            if self.do(PutFigure(figure_id=hero, square=place_name(number, square))):
                break
        if the_board().has(chest.square):
            self.do(OpenChest(hero_id=hero, chest=place_name(number, chest.square)))


def check_places(table: Table) -> None:
    """Nobody stands on another's square, beside the board, on furniture or in rubble. Who sits in a pit shares it."""
    if table.map is None:
        return
    for number in range(len(table.map.quest.boards)):
        situation = situation_of_table(table, number)
        held: Squares = 0
        for figure in situation.figures:
            whole = table.heroes.get(figure.id) or table.monsters[figure.id]
            if whole.amount(Effect.IN_PIT):
                continue
            covers = situation.mask([figure.block])
            assert covers.bit_count() == figure.width * figure.height, f"{figure.id} stands beside the board"
            assert not covers & held, f"{figure.id} stands on another figure"
            held |= covers
            if figure.id in table.heroes:
                assert not covers & situation.filled, f"{figure.id} stands on furniture"


def check_open(before: Table, after: Table, command: Command, events: list[Event]) -> None:
    """What lies open stays open. What a door shows is behind it, what a step shows is seen from the squares of it."""
    if before.map is None or after.map is None:
        return
    for number in range(len(after.map.quest.boards)):
        known, now = before.map.revealed_on(number), after.map.revealed_on(number)
        assert not known & ~now, "what lay open is veiled"
        if known == now:
            continue
        may_be = _seen_from_steps(after, number, events)
        if isinstance(command, OpenDoor):
            may_be |= _behind(after, number, command.door_id)
        more = now & ~known & ~may_be
        assert not more, f"nobody saw {list(the_board().unwalled.squares(more))[:5]}"


def _seen_from_steps(table: Table, number: int, events: list[Event]) -> Squares:
    """What is seen from any square that a hero came to."""
    found, plan = 0, plan_of_table(table, number)
    boards = len(table.map.quest.boards) if table.map else 0
    names = chain.from_iterable(
        (*getattr(one, "way", ()), getattr(one, "square", "")) for one in events if hasattr(one, "figure_id")
    )
    spots = {named_place(name, boards) for name in names} | {spot_of(table, hero) for hero in table.heroes}
    for spot in spots:
        if spot is not None and spot.board == number:
            found |= revealed_from(plan, spot.square)
    return found


def _behind(table: Table, number: int, door_id: str) -> Squares:
    """What lies on both sides of a door, as far as there is a side."""
    found, plan = 0, plan_of_table(table, number)
    laid = table.map
    door = next((one for one in laid.quest.boards[number].doors() if one.id == door_id), None) if laid else None
    for square in door.edge if door else ():
        if the_board().has(square):
            area = the_board().area(square)
            whole = the_board().squares_of(area)
            found |= whole if area != the_board().rest else revealed_from(plan, square) & whole
    return found


def check_told(table: Table) -> None:
    """A guest's map tells of nothing that does not lie open."""
    seen_by_guest = seen_map(table, GUEST)
    if seen_by_guest is None:
        return
    check_unsaid(table, seen_by_guest.model_dump_json())
    for board in seen_by_guest.boards:
        assert all(board.revealed & the_board().unwalled.mask(one.block.squares()) for one in board.figures)


def check_unsaid(table: Table, text: str) -> None:
    """A text for everybody holds no mark of anything that does not lie open."""
    early = set(re.findall(MARK, text)) - shown_marks(table)
    around = re.search(rf".{{0,80}}{min(early)}.{{0,40}}", text) if early else None
    assert not early, f"told early: {sorted(early)}, {around and around[0]}"


def shown_marks(table: Table) -> set[str]:
    """The marks of all things of which everybody may know: what lies open, and the names of monsters that came."""
    laid = table.map
    if laid is None:
        return set()
    came = {one.name for one in table.monsters.values() if not one.hidden}
    boards = enumerate(laid.quest.boards)
    return came | {one.id for number, board in boards for one in board.things if _is_shown(laid, number, one)}


def _is_shown(laid: LaidMap, number: int, thing: AnyThing) -> bool:
    squares = thing.edge if isinstance(thing, QuestDoor) else tuple(thing.block.squares())
    lies_open = bool(the_board().unwalled.mask(squares) & laid.revealed_on(number))
    if isinstance(thing, QuestDoor):
        return lies_open and door_now(thing, laid.doors).state != "hidden"
    if isinstance(thing, QuestTrap):
        return lies_open and laid.traps.get(thing.id, thing.state) != "hidden"
    return lies_open and thing.kind not in ("monster", "mark")
