"""Ground of one monster: where it gets in its turn, whom it may meet from which squares, and how far everybody is.

Sets of squares are those of its upper left one. Only what it may know counts: no hidden door, no invisible hero.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from app.core.answers import Answers
from app.core.board.board import Plan
from app.core.board.moves import Reach
from app.core.board.passages import Passages, Squares
from app.core.board.squares import SLANTED, Square
from app.core.caches import by_identity
from app.systems.heroquest.board.at_table import place_name, spot_of
from app.systems.heroquest.board.measuring import IN_CONTACT, barred_to, diagonal_contact
from app.systems.heroquest.board.on_the_way import obstacles
from app.systems.heroquest.board.situation import BoardFigure, Situation
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.combat.strikes import has_power
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.monsters import Power
from app.systems.heroquest.maps.movement_reach import can_walk, links_from, mover_of, reach_from, reach_now
from app.systems.heroquest.positions import with_spot
from app.systems.heroquest.possible.turn import TurnLeft, turn_of
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import Spot
from app.systems.heroquest.state.figures import Condition, Effect, Hero, Monster
from app.systems.heroquest.state.table import Table

FAR = 999  # farther than any way


@by_identity(most=2048)
def _slanted_to(plan: Plan, far: Square) -> Squares:
    """HQ-3.1: return the squares at a slant to this one from which a weapon that strikes so gets there."""
    empty, found = Situation.model_construct(plan=plan, figures=(), furniture=()), 0
    for near in (far.step(one) for one in SLANTED):
        if plan.board.has(near) and diagonal_contact(empty, near, far) in IN_CONTACT:
            found |= plan.board.unwalled.bit(near)
    return found


@by_identity(most=256)
def walked_to(situation: Situation, start: Square, steps: int) -> Squares:
    """Return the squares that somebody of one square gets to in so many steps, and those next to them."""
    ways, barred = situation.plan.walkable, situation.filled | situation.held
    found = ways.bit(start)
    for _ in range(steps):
        found |= ways.spread(found) & ~barred
    return ways.spread(found) | found


class MonsterGround:
    """The table around one monster. Everything is worked out when it is first asked for."""

    def __init__(self, table: Table, content: Content, monster_id: str) -> None:
        """Raises: UnknownSubject."""
        self.table, self.content = table, content
        self.scene = Scene(table, content, Answers())
        self.monster: Monster = self.scene.monster(monster_id)
        self.here: Standpoint | None = Standpoint.of(table, monster_id)

    @property
    def id(self) -> str:
        """Return the monster's id."""
        return self.monster.id

    @cached_property
    def turn(self) -> TurnLeft | None:
        """Return what it has used of the running turn; None where no turns are taken."""
        return turn_of(self.table, self.id)

    @property
    def can_act(self) -> bool:
        """Return whether it has an action left."""
        return self.turn is None or not self.turn.is_spent

    @property
    def has_moved(self) -> bool:
        """Return whether it has used its movement, or a part of it."""
        return self.turn is not None and self.turn.has_moved

    @cached_property
    def heroes(self) -> Sequence[Hero]:
        """Return whom it may choose: heroes who are there, not dead and not invisible."""
        there = self.table.heroes.values()
        return tuple(one for one in there if self._is_known(one))

    def _is_known(self, hero: Hero) -> bool:
        is_alive = hero.condition not in (Condition.DEAD, Condition.LOST) and not hero.amount(Effect.INVISIBLE)
        if self.here is None:
            return is_alive and (hero.on_quest or not self.table.round.is_running) and not hero.absent
        spot = spot_of(self.table, hero.id)
        return is_alive and spot is not None and spot.board == self.here.board

    @cached_property
    def foes(self) -> Mapping[str, BoardFigure]:
        """Return the figures of these heroes on its board."""
        known = {one.id for one in self.heroes}
        figures = self.situation.figures if self.here else ()
        return {one.id: one for one in figures if one.id in known}

    @cached_property
    def situation(self) -> Situation:
        """Return the board without the monster itself, which hides nothing from where it no longer stands."""
        assert self.here is not None
        there = self.here.situation
        figures = tuple(one for one in there.figures if one.id != self.id)
        return Situation.model_construct(plan=there.plan, figures=figures, furniture=there.furniture)

    @cached_property
    def everywhere(self) -> Passages:
        """Return the board without walls, for sets of squares."""
        return self.situation.plan.board.unwalled

    def bit(self, square: Square) -> Squares:
        """Return the set of one square."""
        return self.everywhere.bit(square)

    def name(self, square: Square) -> str:
        """Return a square as commands name it."""
        assert self.here is not None
        return place_name(self.here.board, square)

    @cached_property
    def ends(self) -> Mapping[Square, int]:
        """Return the squares on which it can end its movement now with what each costs; its own costs nothing."""
        if self.here is None:
            return {}
        return {self.here.figure.square: 0} | (self._reach.costs() if self._reach else {})

    @cached_property
    def _reach(self) -> Reach | None:
        if self.here is None or not can_walk(self.scene, self.id) or self.throws_first:
            return None
        steps = self._steps_of_kind
        if not self.table.round.is_running and steps is not None:  # no turns are taken, so no steps are counted
            return reach_from(self.scene, self.id, self._spot, steps)
        return reach_now(self.table, self.content, self.id)

    @cached_property
    def passed(self) -> Squares:
        """Return the squares that it gets to, those on which a friend stands by now included."""
        found = self.end_mask
        for layer in self._reach.layers if self._reach else ():
            found |= layer
        return found

    @property
    def _spot(self) -> Spot:
        assert self.here is not None
        return Spot(board=self.here.board, square=self.here.figure.square)

    @property
    def _steps_of_kind(self) -> int | None:
        entry = self.content.monsters[self.monster.kind]
        return entry.movement if self.monster.movement is None else self.monster.movement

    @property
    def throws_first(self) -> bool:
        """HQ-19-SCHWER-ZU-KONTROLLIEREN: whether a die has to say how far it goes, and has not said it yet."""
        is_thrown = self.table.steps_left(self.id) is not None
        return self._steps_of_kind is None and not is_thrown and self.table.round.is_running

    @cached_property
    def end_mask(self) -> Squares:
        """Return these squares as a set."""
        return self.everywhere.mask(self.ends)

    def covering(self, squares: Squares) -> Squares:
        """Return from where the monster would cover one of these squares."""
        assert self.here is not None
        return self.everywhere.met_by_block(squares, self.here.figure.width, self.here.figure.height)

    def straight(self, foe_id: str) -> Squares:
        """HQ-3.1: return from where it strikes a foe straight."""
        return self._touching[foe_id][0]

    def slanted(self, foe_id: str) -> Squares:
        """HQ-3.1, HQ-3.2-SPEER: return from where it touches a foe at a slant only."""
        return self._touching[foe_id][1]

    @cached_property
    def _touching(self) -> Mapping[str, tuple[Squares, Squares]]:
        return {one: self.touching(figure) for one, figure in self.foes.items()}

    def touching(self, figure: BoardFigure) -> tuple[Squares, Squares]:
        """Return the squares from which it would touch a figure, straight and at a slant only."""
        assert self.here is not None
        own = self.everywhere.mask(figure.block.squares())
        straight = self.covering(self.situation.plan.walkable.spread(own) & ~own)
        slanted = 0
        for far in figure.block.squares():
            slanted |= _slanted_to(self.situation.plan, far)
        shared = self.bit(self.here.figure.square) & own  # HQ-10.2.2: two in one pit
        return straight | shared, self.covering(slanted & ~own) & ~straight

    @cached_property
    def strikes_slanted(self) -> bool:
        """HQ-3.2-SPEER, HQ-19-PEITSCHE: whether it strikes diagonally."""
        return has_power(self.scene, self.id, Power.STRIKE_DIAGONALLY)

    def blow_from(self, foe_id: str) -> Squares:
        """Return from where it strikes a foe with what it has in hand."""
        return self.straight(foe_id) | (self.slanted(foe_id) if self.strikes_slanted else 0)

    def seen(self, foe_id: str) -> Squares:
        """HQ-4.1: return the squares that are in line of sight with a foe; the rules are asked before it counts."""
        return self._seen[foe_id]

    @cached_property
    def _seen(self) -> Mapping[str, Squares]:
        slanted = self.table.house_rules.slanted_door != "never"
        return {
            one: self.situation.in_line(figure.square, slanted=slanted) | self.situation.in_area(figure.square)
            for one, figure in self.foes.items()
        }

    @cached_property
    def shut_off(self) -> Squares:
        """Return what it never enters: furniture, traps it knows of, whom it cannot pass."""
        assert self.here is not None
        barred = obstacles(self.scene, self.here.board, self.id)
        return barred_to(self.situation, mover_of(self.scene, self.id), barred)

    @cached_property
    def passages(self) -> Passages:
        """Return the ways for something as large as the monster."""
        assert self.here is not None
        plan, figure = self.situation.plan, self.here.figure
        walks_through = self.monster.amount(Effect.THROUGH_WALLS) > 0
        ways = self.everywhere.without(plan.rubble) if walks_through else plan.walkable
        return ways if (figure.width, figure.height) == (1, 1) else ways.for_block(figure.width, figure.height)

    def layers_from(self, goals: Squares) -> Iterator[Squares]:
        """Yield the squares so many steps away from the nearest of these: first they themselves."""
        layer = seen = goals & ~self.shut_off
        while layer:
            yield layer
            layer = self.passages.spread(layer) & ~seen & ~self.shut_off
            seen |= layer

    @cached_property
    def away(self) -> Mapping[Square, int]:
        """Return how many steps each of its squares is from the nearest one from which it reaches somebody standing."""
        return self.steps_to(self._goals)

    @cached_property
    def _goals(self) -> Squares:
        goals = 0
        for one in self.foes:
            if self.table.heroes[one].is_standing:
                goals |= self.blow_from(one)
        return goals or self._links

    @property
    def _links(self) -> Squares:
        return self.everywhere.mask(near.square for near, _ in self.links)

    @cached_property
    def links(self) -> Sequence[tuple[Spot, Spot]]:
        """Return the links from its board to one with a hero on it, each by its two ends."""
        laid = self.table.map
        if laid is None or self.here is None:
            return ()
        peopled = {spot.board for one in self.table.heroes if (spot := spot_of(self.table, one)) is not None}
        return tuple(one for one in links_from(laid, self.here.board) if one[1].board in peopled - {self.here.board})

    def steps_to(self, goals: Squares) -> Mapping[Square, int]:
        """Return how many steps each square on which it can end is from the nearest of these goals."""
        found = dict.fromkeys(self.ends, FAR)
        for steps, layer in enumerate(self.layers_from(goals)):
            for square in self.everywhere.squares(layer & self.end_mask):
                found[square] = min(found[square], steps)
        return found

    @cached_property
    def from_foes(self) -> Mapping[Square, int]:
        """Return how many steps each of its squares is from the nearest hero on the feet."""
        standing = (one for name, one in self.foes.items() if self.table.heroes[name].is_standing)
        own = self.everywhere.mask(square for one in standing for square in one.block.squares())
        return self.steps_to(self.passages.spread(own)) if own else dict.fromkeys(self.ends, FAR)

    def at(self, square: Square) -> Table:
        """Return the table as if it stood on another square already."""
        if self.here is None or square == self.here.figure.square:
            return self.table
        return with_spot(self.table, self.id, self.name(square))
