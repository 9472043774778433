"""Possibilities of one figure from where it stands: what it reaches, sees and can open, as rows and drawings."""

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from urllib.parse import urlencode

from app.campaign.model import DiceMode
from app.core.board.squares import Square
from app.systems.heroquest.board.at_table import named_place, place_name, the_board
from app.systems.heroquest.board.on_the_way import trap_below
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.exploration.searching import movement_dice
from app.systems.heroquest.maps.commands import OpenDoor, WalkMonsterTo, WalkTo
from app.systems.heroquest.maps.placing import misfit
from app.systems.heroquest.possible.reach import FAR, FigureReach, ShutDoor, reach_of_figure
from app.systems.heroquest.state.dungeon import GAME_MASTER, Spot
from app.systems.heroquest.traps.places import climbing_squares
from app.systems.heroquest.turn_reminders import due
from app.web.heroquest.maps import overlay
from app.web.heroquest.maps.live_map import area_in_words
from app.web.heroquest.maps.panel_rows import FigureAtHand, PanelRow, RowWay, trap_row, turning
from app.web.heroquest.maps.signs import name_of
from app.web.heroquest.maps.targets import TargetRows
from app.web.http.languages import t


class Possibilities(FigureAtHand):
    """Squares, targets and doors that one figure reaches, sees and can open from where it stands."""

    @cached_property
    def _reach(self) -> FigureReach:
        """Return where the figure gets from where it stands."""
        found = reach_of_figure(self.look.table, self.look.content, self.figure.id)
        assert found is not None, "it stands on the map"
        return found

    def fill(self, chosen: Square | None) -> None:
        """Return rows and drawings for what can be done, the chosen square first."""
        panel = self.panel
        is_hero, has_thrown = self.figure.side is Side.HERO, self.look.table.has_moved(self.figure.id)
        panel.left = self._reach.steps if has_thrown or not is_hero else None
        is_caught = is_hero and trap_below(self.look.scene, self.figure.id) is not None
        if is_caught:
            panel.rows.append(trap_row(self))
        elif self.figure.in_pit:
            is_caught = True
            panel.rows.append(self._pit())
        squares = {} if is_caught else self._reach.squares
        costs = {one: cost for one, cost in squares.items() if self._is_shown(one)}
        if costs and self._reach.steps:
            panel.ground += overlay.reach_shapes(self.look.table, self.board, costs)
        is_on_turn = self.look.table.round.turn == (self.figure.id if is_hero else GAME_MASTER)
        if is_on_turn and is_hero and not has_thrown and not is_caught:
            panel.roll = self.make.acting("move_roll", hero_id=self.figure.id, **self._thrown_at_once())
        elif is_on_turn and not is_caught and self._reach.now and self._walks_at_once():
            panel.walk, panel.before = self._walk("").hidden, " ".join(self._before(costs))
        panel.left = None if is_caught else panel.left
        panel.rows += turning(self)
        targets = TargetRows(panel, self.board, self.figure, self.look, self.draft, self.make, self.telling)
        rows = [*targets.rows(chosen), *targets.fire()]
        if not is_caught:
            rows += self._doors() if is_hero else ()
            rows += self._links()
        if chosen is not None and chosen != self.figure.square:
            panel.rows += [one for one in rows if panel.chosen in (one.at, one.square)]
            panel.rows += self._square(chosen, costs)
        asked = self.draft.query.get("door")
        panel.rows += [one for one in rows if asked and one.door == asked]
        left = [one for one in rows if one not in panel.rows]
        panel.rows += [one for one in left if not one.is_no]
        panel.others += [one for one in left if one.is_no]

    def _pit(self) -> PanelRow:
        """Return the row of the pit; it leads out as soon as that is due, in the turn after the fall."""
        square = place_name(self.board.number, self.figure.square)
        all_due = due(self.look.table, self.look.content)  # a player is told it of his own hero, too
        if (self.figure.id, "climb_out") not in ((one.figure_id, one.command.type) for one in all_due):
            return PanelRow(t("in_the_pit"), square, t("climbs_out_next_turn"), icon="flame", is_no=True)
        free = climbing_squares(self.look.scene, self.figure.id) or ()
        if len(free) < 2:
            out = RowWay(t("climb_out_now"), "arrow-right", self.make.acting("climb_out", figure_id=self.figure.id))
            return PanelRow(t("in_the_pit"), square, t("climbs_out_this_turn"), (out,), icon="flame", at=square)
        places = (named_place(one, self.board.number + 1) for one in free)
        self.panel.ground += overlay.free_shapes([spot.square for spot in places if spot])
        ways = tuple(self._climb_out(one) for one in free)
        return PanelRow(t("in_the_pit"), square, t("climbs_out_where"), ways, icon="flame")

    def _climb_out(self, square: str) -> RowWay:
        """Return the row that leaves the pit onto this square, with a tap on the square or on its button."""
        hidden = self.make.acting("climb_out", figure_id=self.figure.id, square=square)
        return RowWay(t("out_onto", square=square), "arrow-right", hidden, at=square)

    def _thrown_at_once(self) -> dict[str, str]:
        """Return the fields that let the app throw a movement at once, where it throws anyway; otherwise none."""
        has_dice = movement_dice(self.look.table.heroes[self.figure.id], self.look.content) > 0
        return {"answer": "app"} if has_dice and self.draft.habit is DiceMode.APP else {}

    def _walks_at_once(self) -> bool:
        """Return whether the first tap on a square leads there: some movement is left, and no question is left."""
        here, who = place_name(self.board.number, self.figure.square), self.figure.id
        is_hero = self.figure.side is Side.HERO
        walk = WalkTo(hero_id=who, square=here) if is_hero else WalkMonsterTo(monster_id=who, square=here)
        return bool(self.panel.left) and self.look.permits(walk)

    def _way(self, square: Square) -> tuple[Square, ...]:
        """Return the way to a square in reach, the square last."""
        return (self._reach.now and self._reach.now.way(square)) or ()

    def _before(self, costs: dict[Square, int]) -> Iterator[str]:
        """Yield every square that a way leads to, with the one before it: `D3<D2`; `D2<D1<` without a stop. Friends
        are passed as the rules say; where the way leads past a foe, the panel shows it first.
        """
        foes = {one.square for one in self.board.figures if one.side is not self.figure.side}
        steps = dict[Square, Square]()
        ends = set[Square]()
        for square in costs:
            way = (self.figure.square, *self._way(square))
            if len(way) > 1 and not foes.intersection(way):
                ends.add(square)
                steps.update({after: before for before, after in pairwise(way)})
        for square, before in steps.items():
            names = [place_name(self.board.number, one) for one in (square, before)]
            yield "<".join(names) + ("" if square in ends else "<")

    def _is_shown(self, square: Square) -> bool:
        return self.look.is_game_masters or self.board.is_revealed(square)

    def _square(self, square: Square, costs: dict[Square, int]) -> Iterator[PanelRow]:
        """Yield what can be done about a square: the way there, or why there is none."""
        name = place_name(self.board.number, square)
        area = area_in_words(square)
        if not self._is_shown(square):
            yield PanelRow(t("square_not_seen_yet"), name, "", icon="eye-off", is_no=True)
            return
        there = [one for one in self.board.figures if one.square == square]
        things = [
            one
            for one in self.board.drawn.things
            if one.kind not in ("tile", "mark", "hero", "door", "secret_door", "monster")
            and square in set(one.block.squares())
        ]
        names = ", ".join(filter(None, (name_of(one, self.look.labels) for one in things)))
        note = ", ".join(filter(None, (area, names)))
        if square in costs:
            self.panel.ground += overlay.way_shapes(self.figure.square, self._way(square))
            cost = t("costs_squares", number=costs[square])
            yield PanelRow(t("walk_here"), name, f"{note} · {cost}", (self._walk(name),), icon="footprints", at=name)
        elif there and there[0].side is Side.HERO:
            url = f"{self.draft.url}?{urlencode({'hero': there[0].id})}"
            look = (RowWay(t("values"), "heart", url=url),) if self.look.is_game_masters else ()
            yield PanelRow(self.telling.figure_name(there[0]), name, note, look, self.telling.sign(there[0]))
        elif not there and not self._asks_first(name):
            is_far = self._reach.leads_to(Spot(board=self.board.number, square=square), beyond=self._leads)
            why = self._too_far if is_far else t("no_way_there")
            ways = ((self._walk(name, beyond="true"),) if is_far else tuple(self._put(square))) if self._leads else ()
            yield PanelRow(names or area, name, why, ways, icon="footprints", is_no=True)

    def _asks_first(self, name: str) -> bool:
        """Return whether the way there ends on a trap that was found: the row of the trap has the words for that
        step.
        """
        return self.figure.side is Side.HERO and self.look.refusal(WalkTo(hero_id=self.figure.id, square=name)) is None

    @property
    def _leads(self) -> bool:
        return self.look.is_game_masters

    def _put(self, square: Square) -> Iterator[RowWay]:
        """Yield the row that puts the figure there, for the game master, where no way leads and it has room."""
        goal = Spot(board=self.board.number, square=square)
        if not misfit(self.look.table, self.figure.id, goal):
            fields = {"figure_id": self.figure.id, "square": place_name(goal.board, square)}
            yield RowWay(t("put_there"), "hand", self.make.acting("put_figure", **fields))

    def _walk(self, name: str, **more: str) -> RowWay:
        """Return the row that goes to a square; beyond its steps only for the game master."""
        is_hero = self.figure.side is Side.HERO
        kind, field_name = ("walk_to", "hero_id") if is_hero else ("walk_monster_to", "monster_id")
        hidden = self.make.acting(kind, **{field_name: self.figure.id}, square=name, **more)
        return RowWay(t("walk_anyway") if more else t("walk"), "footprints", hidden, tone="" if more else "primary")

    def _doors(self) -> Iterator[PanelRow]:
        """Yield doors that stand shut where somebody can see them, the nearest first."""
        for one in self._reach.doors(self.board):
            state, reason = t("state_of_thing", state=one.door.state), self._why_shut(one)
            note = reason or (t("costs_squares", number=one.cost) if one.cost < FAR else "")
            yield PanelRow(
                t("door_to", area=area_in_words(one.behind) if the_board().has(one.behind) else t("outside")),
                place_name(self.board.number, one.near),
                " · ".join(filter(None, (state, note))),
                () if reason and not self.look.is_game_masters else (self._open(one),),
                icon="door",
                door=one.door.id,
                is_no=bool(reason),
                kind="" if reason else OpenDoor.type_name,
                cost=one.cost,
            )

    def _why_shut(self, door: ShutDoor) -> str:
        """Return why the figure cannot open a door now; empty where it can."""
        match door.hindrance:
            case "locked":
                return t("opens_for_the_game_master_alone")
            case "no_way":
                return t("no_way_there")
            case "too_far":
                return f"{t('costs_squares', number=door.far_cost)}, {self._too_far}"
        return ""

    @property
    def _too_far(self) -> str:
        """Return why something is too far away."""
        if self.figure.side is Side.HERO and self.look.table.round.turn != self.figure.id:
            return t("not_on_turn")
        return t("nothing_thrown_yet") if self.panel.roll else t("squares_left", number=self._reach.steps or 0)

    def _links(self) -> Iterator[PanelRow]:
        """Yield stairs and bridges to other boards; players know those with both ends open."""
        for one in self._reach.links(leads=self._leads):
            name = place_name(one.far.board, one.far.square)
            note = f"{t('leads_to', square=name)} · {t('costs_squares', number=one.cost)}"
            yield PanelRow(
                t("over_to_board", number=one.far.board + 1),
                place_name(self.board.number, one.near.square),
                f"{note}, {self._too_far}" if one.hindrance else note,
                () if one.hindrance else (self._walk(name),),
                icon="footprints",
                at=name,
                is_no=bool(one.hindrance),
            )

    def _open(self, door: ShutDoor) -> RowWay:
        """Return the row that lets the acting hero open it if he gets there; otherwise the game master opens it."""
        fields = {"door_id": door.door.id, **({"force": "true"} if door.door.state == "locked" else {})}
        if self.figure.side is Side.HERO and (door.cost < FAR or not self.look.is_game_masters):
            fields["hero_id"] = self.figure.id
        return RowWay(t("open"), "door", self.make.acting("open_door", **fields))
