"""What one figure reaches, sees and can open from where it stands: rows of the panel, drawings on the board."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from urllib.parse import urlencode

from pydantic import ValidationError

from app.core.answers import Answers
from app.core.board.moves import Reach
from app.core.board.squares import Square, distance
from app.core.events import Command
from app.systems.heroquest.board.at_table import place_name, situation_of_table, the_board
from app.systems.heroquest.board.measuring import IN_CONTACT, Sight, contact, diagonal_contact, line_of_sight
from app.systems.heroquest.board.quest_map import QuestDoor
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.maps.ways import budget_of, has_moved, reach_now
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.views.map import SeenBoard, SeenFigure
from app.web.heroquest.actions.questions import attack_options
from app.web.heroquest.maps import overlay
from app.web.heroquest.maps.live_map import MapTelling, area_in_words
from app.web.heroquest.maps.panel_contexts import MapPanel, Row, Way
from app.web.heroquest.maps.signs import name_of
from app.web.heroquest.table.look import Look
from app.web.http.languages import t
from app.web.table.actions.panel import ItemChoice
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import FormMaker

_SIGNS = {"melee": "melee", "ranged": "shot", "thrown": "throw"}
_FAR = 999
_NEAR = 5  # squares; who is further away and out of sight is no target to speak of


class Possibilities:
    """What one figure reaches, sees and can open from where it stands."""

    def __init__(
        self,
        panel: MapPanel,
        board: SeenBoard,
        figure: SeenFigure,
        look: Look,
        draft: Draft,
        make: FormMaker,
        telling: MapTelling,
    ) -> None:
        self._panel, self._board, self._figure = panel, board, figure
        self._look, self._draft, self._make, self._telling = look, draft, make, telling
        self._situation = situation_of_table(look.table, board.number)
        self._budget = budget_of(Scene(look.table, look.content, Answers()), figure.id)

    def fill(self, chosen: Square | None) -> None:
        """Rows and drawings for what can be done, the chosen square first."""
        panel = self._panel
        is_hero, has_thrown = self._figure.side is Side.HERO, has_moved(self._look.table, self._figure.id)
        panel.left = self._budget if has_thrown or not is_hero else None
        reach = reach_now(self._look.table, self._look.content, self._figure.id)
        costs = {one: cost for one, cost in reach.costs().items() if self._is_shown(one)} if reach else {}
        if costs and self._budget:
            busy = [one.square for one in self._board.drawn.things if one.kind in ("trap", "mark")]
            panel.ground += overlay.reach_shapes(self._situation.plan.walkable, costs, busy)
        is_on_turn = self._look.table.round.turn == self._figure.id
        if is_on_turn and is_hero and not has_thrown:
            panel.roll = self._make.acting("move_roll", hero_id=self._figure.id)
        targets = list(self._targets(chosen))
        doors = list(self._doors(reach)) if is_hero else []
        if chosen is not None and chosen != self._figure.square:
            panel.rows += [one for one in targets if one.at == panel.chosen]
            panel.rows += self._square(chosen, reach, costs)
        panel.rows += [one for one in targets if one not in panel.rows]
        panel.rows += doors

    def _is_shown(self, square: Square) -> bool:
        return self._look.is_game_masters or self._board.is_revealed(square)

    def _square(self, square: Square, reach: Reach | None, costs: dict[Square, int]) -> Iterator[Row]:
        """What can be done about a square: the way there, or why there is none."""
        name = place_name(self._board.number, square)
        area = area_in_words(square)
        if not self._is_shown(square):
            yield Row(t("not_seen_yet"), name, area, icon="eye-off", is_no=True)
            return
        there = [one for one in self._board.figures if one.square == square]
        things = [
            one
            for one in self._board.drawn.things
            if one.kind not in ("tile", "mark", "hero", "door", "secret_door", "monster")
            and square in set(one.block.squares())
        ]
        names = ", ".join(filter(None, (name_of(one, self._look.labels) for one in things)))
        note = ", ".join(filter(None, (area, names)))
        if square in costs:
            way = reach.way(square) if reach else None
            self._panel.ground += overlay.way_shapes(self._figure.square, way or ())
            cost = t("costs_squares", number=costs[square])
            yield Row(t("walk_here"), name, f"{note} · {cost}", (self._walk(name),), icon="footprints", at=name)
        elif there and there[0].side is Side.HERO:
            url = f"{self._draft.url}?{urlencode({'hero': there[0].id})}"
            look = (Way(t("values"), "heart", url=url),) if self._look.is_game_masters else ()
            yield Row(self._telling.figure_name(there[0]), name, note, look, self._telling.sign(there[0]))
        elif not there:
            ways = (self._walk(name, beyond="true"),) if self._look.is_game_masters else ()
            why = t("nothing_thrown_yet") if self._panel.roll else t("out_of_reach")
            yield Row(names or area, name, why, ways, icon="footprints", is_no=True)

    def _walk(self, name: str, **more: str) -> Way:
        """Goes to a square; beyond its steps only the game master lets it."""
        is_hero = self._figure.side is Side.HERO
        kind, field_name = ("walk_to", "hero_id") if is_hero else ("walk_monster_to", "monster_id")
        hidden = self._make.acting(kind, **{field_name: self._figure.id}, square=name, **more)
        return Way(t("walk_anyway") if more else t("walk"), "footprints", hidden, tone="" if more else "primary")

    def _targets(self, chosen: Square | None) -> Iterator[Row]:
        """Everybody of the other side in sight or near, the nearest first, with how he is reached or why not."""
        others = [one for one in self._board.figures if one.side is not self._figure.side and one.is_standing]
        own = [one for one in others if self._is_shown(one.square)]
        for one in sorted(own, key=lambda other: distance(self._figure.square, other.square)):
            near = distance(self._figure.square, one.square) <= _NEAR
            sight = line_of_sight(self._situation, self._figure.square, one.square, self._look.table.house_rules)
            if near or one.square == chosen or sight.sight != "none":
                yield self._target(one, sight, is_chosen=one.square == chosen)

    def _target(self, target: SeenFigure, sight: Sight, *, is_chosen: bool) -> Row:
        name = place_name(self._board.number, target.square)
        start, end = self._figure.square, target.square
        near, slanted = contact(self._situation, start, end), diagonal_contact(self._situation, start, end)
        away = distance(start, end)
        facts: list[dict[str, object]] = []
        if near in IN_CONTACT:
            facts.append({"means": "melee"})
            words = t("adjacent")
        elif slanted in IN_CONTACT:
            facts.append({"means": "melee", "diagonal": True})
            words = t("at_a_slant")
        else:
            words = t("squares_away", number=away)
        if sight.sight != "none":
            words = f"{words}, {t('free_sight') if sight.sight == 'direct' else t('sight_past_others')}"
            shared = {"adjacent": away == 1, "distance": max(away, 1), "sight": sight.sight}
            facts += [{"means": means, **shared, "next_in_path": sight.next_in_path} for means in ("ranged", "thrown")]
        elif sight.hindrance is not None:
            stop = place_name(self._board.number, sight.hindrance.square)
            words = f"{words}, {t('no_sight', why=sight.hindrance.why, square=stop)}"
            if is_chosen:
                self._panel.above += overlay.block_shapes(start, end, sight.hindrance.square)
        ways, refused = self._attacks(target.id, facts)
        if is_chosen and sight.ray is not None and ways:
            self._panel.above += overlay.ray_shapes(sight.ray)
        sign = _SIGNS[ways[0][0]] if ways else "no"
        self._panel.above += overlay.target_shapes(end, sign, is_chosen=is_chosen)
        return Row(
            title=self._telling.figure_name(target),
            square=name,
            note=words if ways or not refused else f"{words}: {refused}",
            ways=tuple(way for _, way in ways),
            token=self._telling.sign(target),
            at=name,
            is_no=not ways,
        )

    def _attacks(self, target: str, facts: Sequence[dict[str, object]]) -> tuple[list[tuple[str, Way]], str]:
        """The buttons of an attack, one for each means, and what the rules say where there is none."""
        found: list[tuple[str, Way]] = []
        refused = ""
        for fact in facts:
            for option in self._attack_options:
                chosen = dict(option.fields)
                if chosen.get("means", "melee") != fact["means"]:
                    continue
                said = {"attacker_id": self._figure.id, "target_id": target, **chosen, **fact}
                command = _command(said)
                error = self._look.refusal(command) if command else None
                if command is None or error is not None:
                    if error is not None and error.code != "attack.not_this_way":
                        refused = refused or self._look.labels.error(error.code, **error.data)
                    continue
                sent = command.model_dump(mode="json", exclude_defaults=True, exclude_none=True, exclude={"type"})
                hidden = self._make.acting("attack", **{name: _as_field(value) for name, value in sent.items()})
                found.append((str(fact["means"]), Way(option.text, "swords", hidden)))
                break
        return found, refused

    @cached_property
    def _attack_options(self) -> Sequence[ItemChoice]:
        """Everything this figure can attack with."""
        return attack_options(self._look, self._figure.id)

    def _doors(self, reach: Reach | None) -> Iterator[Row]:
        """Doors that stand shut where somebody can see them, the nearest first."""
        shown = []
        for door in self._board.drawn.doors():
            one, other = door.edge
            if door.state in ("open", "hidden") or not (self._board.is_revealed(one) or self._board.is_revealed(other)):
                continue
            near = min((one, other), key=lambda side: (self._cost(reach, side), not self._board.is_revealed(side)))
            shown.append((self._cost(reach, near), near, door))
        for cost, near, door in sorted(shown, key=lambda one: (one[0], one[1])):
            far = next(side for side in door.edge if side != near)
            where = area_in_words(far) if the_board().has(far) else t("outside")
            state = t("state_of_thing", state=door.state)
            note = f"{state} · {t('costs_squares', number=cost)}" if cost < _FAR else state
            yield Row(
                t("door_to", area=where),
                place_name(self._board.number, near),
                note,
                (self._open(door, cost),),
                icon="door",
                door=door.id,
            )

    def _cost(self, reach: Reach | None, square: Square) -> int:
        if square == self._figure.square:
            return 0
        cost = reach.cost(square) if reach else None
        return _FAR if cost is None else cost

    def _open(self, door: QuestDoor, cost: int) -> Way:
        """By whoever acts if he gets there; otherwise the game master opens it himself."""
        fields = {"door_id": door.id, **({"force": "true"} if door.state == "locked" else {})}
        if self._figure.side is Side.HERO and (cost < _FAR or not self._look.is_game_masters):
            fields["hero_id"] = self._figure.id
        return Way(t("open"), "door", self._make.acting("open_door", **fields))


def _command(said: dict[str, object]) -> Command | None:
    """An attack as the board sees it; None where its facts cannot be."""
    try:
        return Attack.model_validate({name: value for name, value in said.items() if value is not None}, strict=False)
    except ValidationError:
        return None


def _as_field(value: object) -> str:
    return {True: "true", False: "false"}.get(value, str(value)) if isinstance(value, bool) else str(value)
