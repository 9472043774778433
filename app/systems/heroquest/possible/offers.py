"""Offers of a figure: everything it can do now, and what it cannot with the reason, in the order of the menu."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from pydantic import JsonValue

from app.core.answers import Answers
from app.core.errors import GameError, NeedsLeave, UnknownSubject
from app.core.events import Command
from app.core.game_system import Role, Viewer
from app.core.offers import Offer, Refusal, named_by, needed_fields, new_field, refused, told_of
from app.systems.heroquest.board.at_table import place_name, spot_of, thing_place
from app.systems.heroquest.board.facts import told_by_map
from app.systems.heroquest.board.quest_map import QuestTrap
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.content.loader import declared_actions
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.maps.commands import OpenDoor, WalkMonsterTo, WalkTo
from app.systems.heroquest.possible.asked import NEW, asked_with, is_same
from app.systems.heroquest.possible.choices import FIGURES, is_in_question, values_of, words_of
from app.systems.heroquest.possible.declared import acting_field, built, group_of, is_list, kinds
from app.systems.heroquest.possible.reach import reach_of_figure
from app.systems.heroquest.possible.refusals import refusal_of
from app.systems.heroquest.possible.targets import attacks_on, ways_to_attack
from app.systems.heroquest.possible.town import deals, trades_with
from app.systems.heroquest.possible.turn import beyond_turn
from app.systems.heroquest.rounds.commands import EndTurn
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.figures import Condition
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import JumpTrap
from app.systems.heroquest.turn_reminders import due
from app.systems.heroquest.views.map import SeenBoard, seen_map


def offers_of(table: Table, content: Content, viewer: Viewer, figure_id: str | None) -> tuple[Offer, ...]:
    """List what a figure can do, or without one what befalls the table; what is due comes first.

    `table` is the table as the viewer knows it. Nothing is thrown or changed. A figure that is dead for good can do
    nothing. Raises: UnknownSubject for a figure that is not there, or that the viewer does not see.
    """
    if figure_id is not None and figure_id not in table.heroes and figure_id not in table.monsters:
        raise UnknownSubject("figure.unknown", field="figure", figure=figure_id)
    if (figure_id is None and viewer.role is not Role.GAME_MASTER) or _is_dead(table, figure_id or ""):
        return ()
    maker = _Maker(Scene(table, content, Answers()), viewer, figure_id)
    found = dict[str, Offer]()
    for one in maker.all():
        found.setdefault(f"{one.type} {sorted(one.told.items())}", one)  # what is due is not offered a second time
    return tuple(found.values())


def attacks_of(table: Table, content: Content, viewer: Viewer, figure_id: str) -> tuple[Offer, ...]:
    """List the attacks among the offers of a figure: for each target those that can be made, or the reason."""
    maker = _Maker(Scene(table, content, Answers()), viewer, figure_id)
    return () if _is_dead(table, figure_id) else tuple(maker.attacks())


def _is_dead(table: Table, figure_id: str) -> bool:
    """Return whether a figure is dead for good."""
    hero, monster = table.heroes.get(figure_id), table.monsters.get(figure_id)
    return hero.condition is Condition.LOST if hero else monster is not None and not monster.is_standing


_ON_TRAPS = ("jump_trap", "disarm_trap", "spring_trap")  # the map says where traps are


@dataclass(frozen=True)
class _Maker:
    """Makes the offers of one figure, or of the table."""

    scene: Scene
    viewer: Viewer
    figure_id: str | None
    _beyond: dict[type[Command], NeedsLeave | None] = field(default_factory=dict)

    @property
    def _table(self) -> Table:
        return self.scene.table

    @property
    def _acting(self) -> str:
        return self.figure_id or ""

    @property
    def _is_hero(self) -> bool:
        return self.figure_id in self._table.heroes

    def all(self) -> Iterator[Offer]:
        """Yield what is due, then the ways, doors and attacks, then everything else."""
        yield from self._due()
        if self.figure_id is not None:
            yield from self._walks()
            yield from self.attacks()
            yield from self._traps()
        hero = self._table.heroes.get(self._acting)
        if hero is not None and trades_with(self._table, hero):
            yield from deals(self._table, hero.id)
        leads, beside_map = self.viewer.role is Role.GAME_MASTER, self._board is None
        for kind, row in declared_actions().items():
            is_own = kind != Attack.type_name and "group" in row
            if is_own and (leads or not row.get("is_masters")) and (beside_map or kind not in _ON_TRAPS):
                yield from self._of_kind(kinds()[kind], acting_field(kinds()[kind]))
        yield from self._ends()

    def _due(self) -> Iterator[Offer]:
        for one in due(self._table, self.scene.content):
            if one.figure_id == self.figure_id:
                yield self._offer(one.command, rule=one.rule)

    def _ends(self) -> Iterator[Offer]:
        turn = self._table.round.turn
        is_own = turn == (self.figure_id or GAME_MASTER)
        if is_own and turn is not None:
            yield self._offer(EndTurn(hero_id=self.figure_id if self._is_hero else None))

    @cached_property
    def _board(self) -> SeenBoard | None:
        seen, spot = seen_map(self._table, self.viewer), spot_of(self._table, self._acting)
        return seen.boards[spot.board] if seen and spot else None

    def _walks(self) -> Iterator[Offer]:
        """Yield the squares it reaches, the nearest first, links to other boards, and the doors that are seen shut."""
        board, reach = self._board, reach_of_figure(self._table, self.scene.content, self._acting)
        if board is None or reach is None:
            return
        leads = self.viewer.role is Role.GAME_MASTER
        for square, cost in reach.squares.items():
            if leads or board.is_revealed(square):
                yield self._made(self._walk(place_name(board.number, square)), None, cost=cost)
        for link in reach.links(leads=leads):
            yield self._offer(self._walk(place_name(link.far.board, link.far.square)), cost=link.cost)
        for one in reach.doors(board) if self._is_hero else ():
            command = OpenDoor(door_id=one.door.id, hero_id=self.figure_id)
            yield self._offer(command, cost=None if one.hindrance else one.cost)

    def _walk(self, square: str) -> Command:
        if self._is_hero:
            return WalkTo(hero_id=self._acting, square=square)
        return WalkMonsterTo(monster_id=self._acting, square=square)

    def attacks(self) -> Iterator[Offer]:
        """Yield one offer for each target and means; a target that cannot be attacked with the reason."""
        ways = tuple(ways_to_attack(self.scene, self._acting))
        there = (one for one in (*self._table.monsters, *self._table.heroes) if self.scene.figure(one).body_points)
        for target in there:
            if not is_in_question(self.scene, Attack.type_name, self._acting, target):
                continue
            found = attacks_on(self.scene, self._acting, target, ways)
            for way in found.open:
                yield self._made(way.at(self._acting, target), None)
            if not found.open:
                yield self._made(found.plainest.at(self._acting, target), found.refusal)

    def _traps(self) -> Iterator[Offer]:
        """Over each trap that lies open, where a jump leads across; what is below the figure is due."""
        board, laid = self._board, self._table.map
        if board is None or laid is None:
            return
        kinds = {one.id: one.content for one in laid.quest.boards[board.number].of_kind("trap")}
        for thing in board.drawn.things:
            if isinstance(thing, QuestTrap) and thing.state in ("found", "sprung"):
                kind = kinds.get(thing.id) or next(iter(self.scene.content.traps))  # a mark tells no kind
                jump = JumpTrap(figure_id=self._acting, square=thing_place(board.number, thing), trap=kind)
                if refusal(self._table, jump, self.scene.content) is None:
                    yield self._made(jump, None)

    def _of_kind(self, kind: type[Command], acting: str | None) -> Iterator[Offer]:
        """Yield the offers of a declared kind of command: one for each value where a single field is open."""
        if (self.figure_id is None) is not (acting is None) or not self._can_do(kind, acting):
            return
        told: dict[str, JsonValue] = {acting: self._acting} if acting else {}
        told |= told_by_map(self.scene, kind, told)
        left = [name for name in needed_fields(kind) if name not in told]
        values = {name: values_of(self.scene, kind, name, self._acting) for name in left}
        if len(left) == 1 and _is_told_apart(kind, left[0]) and (found := values[left[0]]) is not None:
            yield from self._fitting(kind, told, left[0], found)
        elif (asks := self._asked(kind, told, values)) is not None:
            yield self._asking(kind, told, asks)

    def _asking(self, kind: type[Command], told: Mapping[str, JsonValue], asks: tuple[str, ...]) -> Offer:
        """Return an offer that asks for more."""
        beyond = self._beyond_turn(kind)
        return Offer(
            type=kind.type_name, figure_id=self.figure_id, told=told, asks=(*asks, *_new(kind)), group=group_of(kind),
            refusal=self._refused(beyond), is_spent=beyond is not None,
        )  # fmt: skip

    def _asked(
        self, kind: type[Command], told: Mapping[str, JsonValue], values: Mapping[str, tuple[str, ...] | None],
        said: GameError | None = None,
    ) -> tuple[str, ...] | None:  # fmt: skip
        leads = self.viewer.role is Role.GAME_MASTER
        return asked_with(self.scene, kind, self._acting, told, values, leads=leads, said=said)

    def _can_do(self, kind: type[Command], acting: str | None) -> bool:
        """Return whether this sort of figure does such things at all."""
        named = named_by(kind, acting) if acting else "figures"
        return named == "figures" or (named == "heroes") is self._is_hero

    def _fitting(
        self, kind: type[Command], told: Mapping[str, JsonValue], chosen: str, values: tuple[str, ...]
    ) -> Iterator[Offer]:  # fmt: skip
        """Yield an offer for each value of the last field. What does not fit is left out; a target is told with the
        reason, and so is a thing of the pack that is of no use to its bearer just now.
        """
        acting, group, of_acting = acting_field(kind), group_of(kind), None
        is_aimed = group == "fight" and named_by(kind, chosen) in FIGURES
        for value in values:
            known = {**told, chosen: value}
            command = built(kind, {**known, **dict.fromkeys(_new(kind), NEW)})
            if command is None:
                continue
            error = refusal(self._table, command, self.scene.content)
            if error is None or (is_aimed and value != self.figure_id and error.field == chosen):
                yield self._made(command, error)
            elif asks := self._asked(kind, known, {}, error):
                yield self._asking(kind, known, asks)
            elif error.field == acting and group == "things":
                yield self._made(command, error)
            elif error.field == acting:
                if is_same(error, of_acting):
                    return  # it cannot do it at all
                of_acting = error

    def _offer(self, command: Command, *, cost: int | None = None, rule: str | None = None) -> Offer:
        error = refusal(self._table, command, self.scene.content)
        return self._made(command, error, cost=cost, rule=rule)

    def _made(
        self, command: Command, error: GameError | None, *, cost: int | None = None, rule: str | None = None
    ) -> Offer:
        beyond, asks = self._beyond_turn(type(command)) if rule is None else None, _new(type(command))
        told = {name: value for name, value in told_of(command).items() if name not in asks}
        return Offer(
            type=command.type, figure_id=self.figure_id, told=told, asks=asks, group=group_of(type(command)),
            refusal=refusal_of(error, self.scene.content) or self._refused(beyond), cost=cost, due=rule,
            is_spent=beyond is not None,
        )  # fmt: skip

    def _beyond_turn(self, kind: type[Command]) -> NeedsLeave | None:
        """Return why the turn has nothing left for a kind of command, worked out once for each."""
        if kind not in self._beyond:
            self._beyond[kind] = beyond_turn(self._table, kind, self._acting)
        return self._beyond[kind]

    def _refused(self, beyond: NeedsLeave | None) -> Refusal | None:
        """Return why a player has to ask first; the game master is warned alone, because his tap decides."""
        return None if self.viewer.role is Role.GAME_MASTER else refused(beyond)


def _new(kind: type[Command]) -> tuple[str, ...]:
    """Return the field for the id of something new, if a kind of command has one: its sender names it."""
    return tuple(filter(None, [new_field(kind)]))


def _is_told_apart(kind: type[Command], name: str) -> bool:
    """Return whether each value of a field is an offer of its own: not where it takes a word, or several."""
    return not words_of(kind, name) and not is_list(kind, name)
