"""The targets of a figure from where it stands: what it can attack them with, or why not, as rows and on the board."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from app.core.board.squares import Square
from app.core.errors import GameError
from app.systems.heroquest.bestiary.commands import BreatheFire
from app.systems.heroquest.bestiary.several_attacks import fire_rows
from app.systems.heroquest.board.at_table import place_name, place_names
from app.systems.heroquest.board.measuring import IN_CONTACT, Sight
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.possible.targets import Aim, WayToAttack, aim_at, attacks_on, ways_to_attack
from app.systems.heroquest.views.map import SeenFigure
from app.web.heroquest.actions.questions import way_fields, way_text
from app.web.heroquest.maps import overlay
from app.web.heroquest.maps.panel_rows import FigureAtHand, PanelRow, RowWay
from app.web.heroquest.maps.shapes import Shape
from app.web.heroquest.maps.signs import name_of
from app.web.http.languages import t
from app.web.table.game_pages import Hidden

_SIGNS = {"melee": "melee", "ranged": "shot", "thrown": "throw"}


class TargetRows(FigureAtHand):
    """The figures of the other side, each with how it is reached or what speaks against it."""

    def rows(self, chosen: Square | None) -> Sequence[PanelRow]:
        """Return all that are seen, the nearest first; a line is drawn to the chosen one."""
        here = Standpoint.of(self.look.table, self.figure.id)
        if here is None:
            return ()
        found = []
        for one in self.board.figures:
            is_shown = self.look.is_game_masters or one.in_sight
            is_foe = one.side is not self.figure.side and one.is_standing
            if is_shown and is_foe and (aim := aim_at(here, one.id)) is not None:
                found.append((aim.away, self._row(one, aim, is_chosen=one.square == chosen)))
        return [row for _, row in sorted(found, key=lambda one: one[0])]

    def fire(self) -> Iterator[PanelRow]:
        """HQ-19-FEUERSTRAHL: each straight row with a foe in it that the figure can breathe fire along."""
        here = Standpoint.of(self.look.table, self.figure.id)
        foes = {one.id for one in self.board.figures if one.side is not self.figure.side}
        for row in fire_rows(here) if here and self.figure.side is Side.MONSTER else ():
            if not foes.intersection(row):
                continue
            if self.look.refusal(BreatheFire(monster_id=self.figure.id, target_ids=row)) is None:
                hidden = self.make.acting("breathe_fire", monster_id=self.figure.id)
                way = RowWay(t("breathe_fire"), "flame", (*hidden, *(("target_ids", one) for one in row)))
                first = here.other(row[0]) if here else None
                square = place_name(self.board.number, first.square) if first else ""
                names = ", ".join(map(self.look.name_of, row))
                yield PanelRow(t("along_the_row"), square, names, (way,), icon="flame")

    def _row(self, target: SeenFigure, aim: Aim, *, is_chosen: bool) -> PanelRow:
        ways, refusal = self._attacks(target.id)
        if aim.away > 1:
            place = t("squares_away", number=aim.away)
        else:
            place = t("at_a_slant") if aim.slanted else t("adjacent")
        if is_chosen and aim.away > 1:
            self.panel.above += self._line(aim)
        sign = _SIGNS[ways[0][0]] if ways else "no"
        self.panel.above += overlay.target_shapes(aim.other.block, sign, is_chosen=is_chosen)
        words = (place, self._how(aim) if ways else self._why_not(aim, refusal))
        name = place_name(self.board.number, target.square)
        return PanelRow(
            title=self.telling.figure_name(target),
            square=name,
            note=": ".join(filter(None, words)),
            ways=tuple(way for _, way in ways),
            token=self.telling.sign(target),
            at=place_names(self.board.number, aim.other.block.squares()),
            is_no=not ways,
            kind=Attack.type_name if ways else "",
            target=target.id,
        )

    def _line(self, aim: Aim) -> Iterator[Shape]:
        """Yield the line of sight, up to what stops it."""
        if aim.sight.ray is not None:
            yield from overlay.ray_shapes(aim.sight.ray)
        elif aim.sight.hindrance is not None:
            yield from overlay.block_shapes(self.figure.square, aim.other.square, aim.sight.hindrance.square)

    def _how(self, aim: Aim) -> str:
        """Return the note on an attack that can be made."""
        if aim.away == 1:
            return ""
        return t("free_sight") if aim.sight.sight == "direct" else t("only_past", **self._stop(aim.sight))

    def _why_not(self, aim: Aim, refusal: str) -> str:
        """Return the plainest reason: what parts neighbours, what stops the line, that it is too far for a blade."""
        if aim.away == 1 and aim.contact not in IN_CONTACT:
            return t("parted", why=aim.contact)
        if not self._ways:
            error = self.look.refusal(Attack(attacker_id=self.figure.id, target_id=aim.other.id))
            return self._said(error) if error and error.field != "target_id" else t("strikes_neighbours_only")
        flies = {way.means for way in self._ways} - {"melee"}
        if aim.away > 1 and aim.sight.sight != "direct":
            return t("no_sight", **self._stop(aim.sight))
        return refusal if flies or aim.away == 1 else t("strikes_neighbours_only")

    def _stop(self, sight: Sight) -> dict[str, str | None]:
        """Return the thing in a line, its square and name, as far as this person sees it."""
        if sight.hindrance is None:
            return {"why": "nothing", "square": "", "name": None}
        there = sight.hindrance.square
        figures = (self.telling.figure_name(one) for one in self.board.figures if there in one.block.squares())
        things = (one for one in self.board.drawn.things if one.kind == "furniture" and there in one.block.squares())
        names = (*figures, *(name_of(one, self.look.labels) for one in things))
        square = place_name(self.board.number, there)
        return {"why": sight.hindrance.why, "square": square, "name": next(filter(None, names), None)}

    def _attacks(self, target: str) -> tuple[list[tuple[str, RowWay]], str]:
        """Return the buttons of an attack, one for each means, and what the rules say where there is none."""
        found = attacks_on(self.look.scene, self.figure.id, target, self._ways)
        buttons: list[tuple[str, RowWay]] = [
            (way.means, RowWay(way_text(self.look, self.figure.id, way), "swords", self._acting(target, way)))
            for way in found.open
        ]
        return buttons, self._said(found.refusal) if found.refusal else ""

    def _acting(self, target: str, way: WayToAttack) -> Hidden:
        fields = {"attacker_id": self.figure.id, "target_id": target, **dict(way_fields(way))}
        return self.make.acting("attack", **fields)

    def _said(self, error: GameError) -> str:
        return self.look.labels.error(error.code, **error.data)

    @cached_property
    def _ways(self) -> tuple[WayToAttack, ...]:
        """Return everything this figure can attack with."""
        return tuple(ways_to_attack(self.look.scene, self.figure.id))
