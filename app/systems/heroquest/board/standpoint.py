"""Standpoint of a figure on the map, and how the others stand to it: what rules measure from."""

from collections.abc import Iterator

from app.core.board.squares import Block, Square, are_diagonal, are_neighbours, distance
from app.systems.heroquest.board.at_table import area_name, block_of, situation_of_table, spot_of
from app.systems.heroquest.board.measuring import Contact, Sight, contact, diagonal_contact, line_of_sight
from app.systems.heroquest.board.quest_map import AnyThing
from app.systems.heroquest.board.situation import BoardFigure, Side, Situation
from app.systems.heroquest.state.table import Table


class Standpoint:
    """A figure on the map, and how the others stand to it."""

    def __init__(self, table: Table, figure: BoardFigure, board: int) -> None:
        self.table, self.figure, self.board = table, figure, board
        self.situation: Situation = situation_of_table(table, board)

    @classmethod
    def of(cls, table: Table, figure_id: object) -> "Standpoint | None":
        """Return where a figure stands; None if it is not on the map."""
        laid, spot = table.map, spot_of(table, str(figure_id))
        if laid is None or spot is None:
            return None
        found = next((one for one in situation_of_table(table, spot.board).figures if one.id == figure_id), None)
        if found is None:  # hidden figures are left out there
            block, side = block_of(laid, str(figure_id), spot.square), Side.MONSTER
            found = BoardFigure(
                id=str(figure_id), square=spot.square, side=side, width=block.width, height=block.height
            )
        return cls(table, found, spot.board)

    def from_square(self, square: Square) -> "Standpoint":
        """Return the same figure, if it stood on another square of its board."""
        return Standpoint(self.table, self.figure.model_copy(update={"square": square}), self.board)

    @property
    def area(self) -> str:
        """Return the room or corridor it stands in, as the dungeon calls it."""
        return area_name(self.board, self.situation.plan.board.area(self.figure.square))

    def here(self, kind: str, content: str) -> tuple[AnyThing, ...]:
        """Return the things of the drawing of this kind and content in its room, or its section of the corridor."""
        laid, area = self.table.map, self.situation.in_area(self.figure.square)
        drawn = laid.quest.boards[self.board].of_kind(kind) if laid else ()
        return tuple(one for one in drawn if one.content == content and self.situation.mask([one.block]) & area)

    def other(self, figure_id: object) -> BoardFigure | None:
        """Another figure on the same board, a hidden one as well; None if it is not there."""
        if figure_id is None or figure_id == self.figure.id:
            return None
        there = Standpoint.of(self.table, figure_id)
        return there.figure if there and there.board == self.board else None

    def is_elsewhere(self, figure_id: object) -> bool:
        """Return whether somebody stands on another board."""
        spot = spot_of(self.table, str(figure_id))
        return spot is not None and spot.board != self.board

    def others(self, side: Side | None = None) -> tuple[BoardFigure, ...]:
        """Return all other figures on the same board, or those of one side."""
        return tuple(one for one in self.situation.figures if one != self.figure and side in (None, one.side))

    @property
    def sees_enemy(self) -> bool:
        """HQ-10.1, HQ-12: whether an enemy is in its room or section, or in line of sight."""
        foe = Side.MONSTER if self.figure.side is Side.HERO else Side.HERO
        near = {one.id for one in self.situation.figures_in_area(self.figure.square, foe)}
        return any(one.id in near or self.sight(one).sight == "direct" for one in self.others(foe))

    def distance(self, other: BoardFigure) -> int:
        """So many squares, slanted ones counted once, between the nearest of theirs."""
        return min(distance(one, far) for one, far in self._pairs(other))

    def touches(self, other: BoardFigure) -> bool:
        """Return whether they stand side by side, no wall or shut door between them, slanted squares included, or
        together.
        """
        return any(
            one == far
            or contact(self.situation, one, far) in ("free", "double_door")
            or diagonal_contact(self.situation, one, far) in ("free", "double_door")
            for one, far in self._pairs(other)
            if distance(one, far) <= 1
        )

    def reaches(self, block: Block) -> bool:
        """Return whether it stands beside these squares with no wall or shut door between, slanted squares included."""
        near = BoardFigure(
            id="", square=Square(block.x, block.y), side=self.figure.side, width=block.width, height=block.height
        )
        return self.touches(near)

    def contact(self, other: BoardFigure) -> tuple[Contact, bool]:
        """Return whether a blow gets there, straight if it can; and whether it would be a slanted one.

        HQ-10.2.2: two who sit in the same pit strike each other.
        """
        found: tuple[Contact, bool] = "apart", False
        for one, far in self._pairs(other):
            if one == far:
                return "free", False
            if are_neighbours(one, far):
                straight = contact(self.situation, one, far)
                if straight in ("free", "double_door"):
                    return straight, False
                found = straight, False
            elif are_diagonal(one, far) and found[0] not in ("free", "double_door"):
                slanted = diagonal_contact(self.situation, one, far)
                found = (slanted, True) if slanted in ("free", "double_door") or found[0] == "apart" else found
        return found

    def sight(self, other: BoardFigure) -> Sight:
        """Return the best line to any of the other's squares."""
        order = ("direct", "indirect", "none")
        lines = (line_of_sight(self.situation, one, far, self.table.house_rules) for one, far in self._pairs(other))
        return min(lines, key=lambda line: (order.index(line.sight), line.slanted))

    def _pairs(self, other: BoardFigure) -> Iterator[tuple[Square, Square]]:
        return ((one, far) for one in self.figure.block.squares() for far in other.block.squares())
