"""Turn of a hero, step by step to its end: moving, rooms and their effects, the catacombs."""

from collections.abc import Mapping

from app.core.board.compass import (
    DIRECTIONS,
    Direction,
    Marker,
    direction_called,
    field_of,
    opposite,
    place_called,
    place_of,
    square_of,
    walked,
)
from app.core.dice import DieKind
from app.core.errors import RuleViolation
from app.core.function_rules import found
from app.systems.dungeonquest.content import Tile
from app.systems.dungeonquest.events import RoomChanged, TileLaid
from app.systems.dungeonquest.fields import ROOMS, SHAPES, SPLIT, STAYED_IN, Deck, Exit, blocked_by, open_ways
from app.systems.dungeonquest.fights import meet
from app.systems.dungeonquest.hero_events import CameUp, HeroLeft, HeroMoved, LootLost
from app.systems.dungeonquest.rules.attribute_tests import bridge_modifier
from app.systems.dungeonquest.rules.catacombs import second_walk
from app.systems.dungeonquest.rules.ending import escape_hindrance, torchlit
from app.systems.dungeonquest.rules.movement import (
    FaceMap,
    Faces,
    corridor_ways,
    dark_exit,
    obstacle_outcome,
    quarters_to_lie,
    web_is_free,
)
from app.systems.dungeonquest.rules.rooms import fall_from_bridge, tower_options
from app.systems.dungeonquest.scene import Asking, Scene, Steps, StillOn, TurnOver

DRAWN_ON_ENTRY: Mapping[str, Deck] = {"treasure": "dragon", "trap": "trap"}


def exits(scene: Scene) -> tuple[Exit, ...]:
    """Return the passages of the room where the hero stands."""
    return scene.table.exits(scene.hero.place, scene.hero_id)


def leave(scene: Scene, direction: Direction, *, ignored: bool = False) -> Steps:
    """Through a passage: what blocks it, doors and portcullises in order, then the next field. Raises: TurnOver."""
    ways = [one for one in scene.table.passages(scene.hero.place, scene.hero_id) if one[0].direction == direction]
    able = {square_of(to): one for one, to in ways if to and not blocked_by(one)}
    if not able:
        raise RuleViolation(f"move.{blocked_by(ways[0][0]) if ways else 'wall'}", field="direction")
    square = scene.answers.choose("passage", *able)
    if not ignored:
        yield from _overcome(scene, able[square])
    yield from enter(scene, place_called(square), direction)


def _overcome(scene: Scene, way: Exit) -> Steps:
    """DQ-OBS-1 to DQ-OBS-3."""
    several = scene.ask.holds("A-07", "one_for_all")
    for one in dict.fromkeys(way.obstacles) if several else way.obstacles:
        if one == "portcullis":
            test = yield from scene.test("strength")
            passes = test.passed
        else:
            passes = (yield from scene.draw("door")) == "opens"
        ends = one == "portcullis" or scene.ask.holds("A-06", "action_spent")
        yield obstacle_outcome("DQ-OBS-3", one, passes, turn_ends=not passes and ends)
        if not passes:
            raise TurnOver if ends else StillOn


def enter(scene: Scene, place: str, direction: Direction | None) -> Steps:
    """DQ-MOV-2, DQ-MOV-3: lay a tile if there is none, step in, torchlight, then monster or effect."""
    if place not in scene.table.rooms:
        yield from lay(scene, place, direction)
    tile = scene.table.rooms[place].tile
    came_from = opposite(direction) if direction else None
    sides = tuple(dict.fromkeys(tile.sides.values()))
    side = tile.sides.get(came_from, "") if came_from else scene.answers.choose("side", *sides) if sides else ""
    yield scene.record(HeroMoved(hero_id=scene.hero_id, place=place, came_from=came_from, side=side))
    yield from shine(scene)
    if any(scene.table.rooms[one].monster_token for one in scene.table.chamber_fields(place)):
        yield from encounter(scene, meet(scene, True))
    else:
        yield from effect(scene, "passage" if direction else "special")


def shine(scene: Scene) -> Steps:
    """DQ-TOR-1, DQ-TOR-2: torchlight lays a tile on each unexplored field that no door closes off."""
    if "torchlight" not in scene.table.variants:
        return
    for way, target in scene.table.passages(scene.hero.place, scene.hero_id):
        if torchlit((way,)) and target and scene.table.tiles_left():
            yield from lay(scene, target, way.direction)


def lay(scene: Scene, place: str, direction: Direction | None) -> Steps:
    """DQ-MOV-3, DQ-CAT-8: a tile with its arrow towards where the hero comes from; from below it lies as one likes."""
    tile_id, tile, is_new = _tile(scene, square_of(place))
    if direction is None:
        direction = opposite(direction_called(scene.answers.choose("arrow_direction", *DIRECTIONS)))
    lying = tile.lying(quarters_to_lie(direction, "south"))
    yield scene.record(TileLaid(place=place, tile_id=tile_id, tile=lying, described=tile if is_new else None))


def _tile(scene: Scene, square: str) -> tuple[str, Tile, bool]:
    """Return the tile that was drawn for a field: out of our own bag, or a printed one, known or told with a few
    taps.
    """
    content = scene.table.content
    if scene.table.cards == "own":
        left = scene.bag("tile") or content.deck("tile")  # those that lie there come again
        name = scene.answers.roll("draw_tile", DieKind(id="deck-tile", faces=tuple(left))).faces[0]
        return name, content.tiles[name], False
    library = {**scene.table.library, **{one: content.tiles[one] for one in scene.table.own("tiles")}}
    known = scene.answers.choose("tile", *library, "another", about=square)
    if known != "another":
        return known, library[known], False
    kinds = (one for one in reversed(ROOMS) if one not in ("treasure", "tower"))
    kind = scene.answers.choose("tile_kind", *kinds, about=square)
    shape = scene.answers.choose("tile_openings", *SHAPES.values(), about=square)
    torch = kind in STAYED_IN and scene.answers.choose("tile_torch", "torch", "no_torch", "entrance")
    obstacle = scene.answers.choose("tile_obstacle", "none", "door", "portcullis") if shape != "none" else "none"
    letters = next(one for one, name in SHAPES.items() if name == shape)
    ways = [next(one for one in DIRECTIONS if one.startswith(letter)) for letter in letters]
    stands = scene.answers.choose("obstacle_direction", *ways) if obstacle != "none" else ""
    openings = {"south": (), **{one: (obstacle,) if one == stands else () for one in ways}}
    sides = {one: "b" if one in ways else "a" for one in openings} if kind in SPLIT else {}
    turns = [list(openings)[face * len(openings) // 6] for face in range(6)]
    faces = {one: tuple(n + 1 for n in range(6) if turns[n] == one) for one in openings} if kind == "darkness" else {}
    said = {"kind": kind, "openings": openings, "sides": sides, "faces": faces, "torch": torch == "torch"}
    tile = Tile.model_validate({**said, "entrance": torch == "entrance"})
    return "-".join(filter(None, (kind, shape, torch or "", obstacle, stands))), tile, True


def encounter(scene: Scene, fight: Asking[str]) -> Steps:
    """Meet a monster; a hero who flees goes on into the next room, past doors and portcullises (DQ-OBS-4)."""
    if fled := (yield from fight):
        yield from leave(scene, direction_called(fled), ignored=True)
        scene.over()


def effect(scene: Scene, entry: str) -> Steps:
    """Carry out the room's effect on entry (DQ-ROOM-…)."""
    match scene.room.tile.kind:
        case "pit":
            test = yield from scene.test("luck")
            yield found("DQ-ROOM-PIT", "pit_survived" if test.passed else "pit_fallen")
            if not test.passed:
                yield from scene.die("pit")
            scene.over()
        case "bridge":
            if entry == "passage" and scene.answers.choose("bridge", "cross", "stop") == "stop":
                yield found("DQ-ROOM-BRIDGE", "bridge_stop")
                scene.over()
            yield from cross(scene)
        case "rotating":
            yield scene.record(RoomChanged(place=scene.hero.place, turned=True))
            openings = tuple(one for one in DIRECTIONS if one in scene.room.tile.openings)
            yield found("DQ-ROOM-ROTATE", "rotated", openings=openings)
            scene.over()
        case "darkness":
            yield from grope(scene, entry)
        case "corridor":
            yield from run_on(scene, entry)
        case "web":
            chosen = _choose_exit(scene, open_ways(exits(scene)))
            yield from tear(scene, chosen, entry)
            yield from leave(scene, chosen, ignored=True)
        case "tower":
            yield from in_tower(scene)
        case kind:
            yield from scene.draw(DRAWN_ON_ENTRY.get(kind, "dungeon"))
    scene.over()


def grope(scene: Scene, entry: str) -> Steps:
    """DQ-ROOM-DARK: the die picks the way out."""
    face_map: FaceMap = tuple(Faces(direction=one, faces=faces) for one, faces in scene.room.tile.faces.items())
    direction = ""
    for fact in dark_exit(scene.ask, face_map, exits(scene), entry, "DQ-ROOM-DARK"):
        yield fact
        direction = str(fact.values.get("direction", ""))
    if not direction:
        scene.over()
    ignored = entry != "start_of_turn" or scene.ask.holds("A-18", "obstacles_ignored")
    yield from leave(scene, direction_called(direction), ignored=ignored)


def run_on(scene: Scene, entry: str) -> Steps:
    """DQ-ROOM-CORRIDOR, DQ-ROOM-CORRIDOR-2: on at once, and never in a circle."""
    if scene.hero.place in scene.corridors:
        yield found("DQ-ROOM-CORRIDOR-2", "corridor_again")
        scene.over()
    scene.corridors.append(scene.hero.place)
    ways = corridor_ways(scene.ask, exits(scene), scene.hero.came_from, entry)
    yield found("DQ-ROOM-CORRIDOR", "moves_on" if ways else "no_way_on", exits=ways)
    yield from leave(scene, _choose_exit(scene, ways), ignored=True)


def _choose_exit(scene: Scene, ways: tuple[str, ...]) -> Direction:
    """Return one of the ways out. Raises: TurnOver when there is none (A-08)."""
    if not ways:
        scene.over()
    return direction_called(scene.answers.choose("exit", *ways))


def tear(scene: Scene, direction: Direction, entry: str) -> Steps:
    """DQ-ROOM-WEB: only the way back is free on entry; the web holds a hero who fails."""
    hero, side = scene.hero, scene.room.tile.sides.get(direction, "")
    if not web_is_free(scene.ask, entry, hero.came_from, direction, hero.side, side):
        yield from barrier(scene, "DQ-ROOM-WEB", "strength")


def barrier(scene: Scene, rule: str, attribute: str) -> Steps:
    test = yield from scene.test("strength" if attribute == "strength" else "agility")
    yield found(rule, "barrier_passed" if test.passed else "barrier_held")
    if not test.passed:
        scene.over()
    if scene.ask.holds("A-19", "removed"):
        yield scene.record(RoomChanged(place=scene.hero.place, cleared=True))


def cross(scene: Scene) -> Steps:
    """DQ-ROOM-BRIDGE-2: loot is left behind, then the test; a fall leads below."""
    dropped = int(scene.answers.choose("discard_loot", *map(str, range(len(scene.hero.loot) + 1))))
    for _ in range(dropped):  # the least valuable first
        worths = [one.value or 0 for one in scene.hero.loot]
        yield scene.record(LootLost(hero_id=scene.hero_id, number=worths.index(min(worths))))
    test = yield from scene.test("agility", bridge_modifier(len(scene.hero.loot)))
    if not test.passed:
        for fact in fall_from_bridge(scene.ask, scene.hero.sheet.life, scene.hero.wounds):
            yield fact
            yield from scene.wound(int(str(fact.values["new_wounds"])))
        yield from scene.go_below()
    far = [one for one in exits(scene) if one.side != scene.hero.side]
    open_far = [one for one in far if not blocked_by(one)]
    if not open_far:
        yield found("DQ-ROOM-BRIDGE-2", "bridge_far_side")
        side = far[0].side if far else scene.hero.side
        yield scene.record(HeroMoved(hero_id=scene.hero_id, place=scene.hero.place, side=side))
        scene.over()
    yield found("DQ-ROOM-BRIDGE-2", "bridge_crossed")
    yield from leave(scene, open_far[0].direction)


def in_tower(scene: Scene) -> Steps:
    """DQ-ROOM-TOWER: escape, on at once, or to another tower."""
    towers = tuple(one for one in scene.table.ground.towers if not scene.table.heroes_in(one))
    loot = 0 if escape_hindrance(scene.hero.loot, solitaire=scene.table.is_solitaire) else len(scene.hero.loot)
    loot = 0 if scene.ask.holds("A-14", "start_only") else loot
    options = tower_options(loot, exits(scene), bool(towers), "passage")
    match scene.answers.choose("tower_room", *options) if options else "":
        case "escape":
            yield from run_away(scene)
        case "move_on":
            yield from leave(scene, _choose_exit(scene, open_ways(exits(scene))))
        case "other_tower":
            chosen = scene.answers.choose("other_tower", *map(scene.table.ground.corner, towers))
            yield scene.record(HeroMoved(hero_id=scene.hero_id, place=scene.tower_place(chosen)))
            yield from leave(scene, _choose_exit(scene, open_ways(exits(scene))))


def run_away(scene: Scene) -> Steps:
    """DQ-ESC-1: out of the dungeon."""
    yield found("DQ-ESC-1", "escaped", value=sum(one.value or 0 for one in scene.hero.loot))
    yield scene.record(HeroLeft(hero_id=scene.hero_id, status="escaped"))
    scene.over()


def go_on(scene: Scene) -> Steps:
    """Move the hero on as a card says, through a passage of choice."""
    yield from leave(scene, _choose_exit(scene, open_ways(exits(scene))))


def climb(scene: Scene) -> Steps:
    """DQ-CAT-4 to DQ-CAT-8: the way up, if the offer is taken."""
    if scene.answers.choose("leave_catacombs", "leave", "stay") == "stay":
        yield found("DQ-CAT-4", "stays_below")
        return
    board, hero = scene.table.ground, scene.hero
    marker, _lost = walked(Marker(*field_of(hero.place)), hero.facing, len(hero.below), board.width, board.height)
    yield found("DQ-CAT-5", "first_leg", column=marker.column, row=marker.row)
    end, wounds = yield from second_walk(
        scene.ask, marker, hero.facing, board.width, board.height, None, hero.sheet.life, hero.wounds
    )  # fmt: skip
    yield from scene.wound(wounds)
    yield scene.record(CameUp(hero_id=hero.id))
    yield from enter(scene, place_of(*end), None)


def act_below(scene: Scene) -> Steps:
    """DQ-CAT-3: a catacomb card."""
    yield from scene.draw("catacomb")
    scene.over()
