"""Setting up, and what the referee puts right: no part of a turn."""

from collections.abc import Mapping

from app.core.dice import D6
from app.core.errors import InvalidValue, RuleViolation, UnknownContent
from app.core.events import Command
from app.systems.dungeonquest import commands as ask
from app.systems.dungeonquest.content import Board, Content, place_of
from app.systems.dungeonquest.events import GameBegun, HeroSeated, ReadingChosen
from app.systems.dungeonquest.hero_events import HeroChanged, LootLost, LootTaken
from app.systems.dungeonquest.rules.setup import MOST_HEROES, seats_from
from app.systems.dungeonquest.ruling import found
from app.systems.dungeonquest.scene import Acting, Scene, Steps, TurnOver
from app.systems.dungeonquest.seats import end_turn
from app.systems.dungeonquest.settled import Choice, Settled
from app.systems.dungeonquest.shapes import Loot
from app.systems.dungeonquest.turn import shine

CORNERS = {"north_west": (0, 0), "north_east": (1, 0), "south_west": (0, 1), "south_east": (1, 1)}
INWARD = {"north_west": ("east", "south"), "north_east": ("west", "south"),
          "south_west": ("north", "east"), "south_east": ("north", "west")}  # fmt: skip


def seat_hero(scene: Scene, command: ask.SeatHero) -> Steps:
    """DQ-SET-3: a sheet and a tower that nobody has."""
    table = scene.table
    if table.phase != "setup":
        raise RuleViolation("game.begun", field="name")
    if len(table.heroes) >= MOST_HEROES:
        raise RuleViolation("heroes.too_many", field="name", maximum=MOST_HEROES)
    if command.sheet not in table.content.sheets:
        raise UnknownContent("sheet.unknown", field="sheet")
    if command.sheet in (one.sheet_id for one in table.heroes.values()):
        raise RuleViolation("sheet.taken", field="sheet")
    if command.tower in (one.place for one in table.heroes.values()):  # until the board is known, by its corner
        raise RuleViolation("tower.occupied", field="tower")
    yield HeroSeated(
        hero_id=f"hero-{len(table.heroes) + 1}", name=command.name, sheet_id=command.sheet,
        sheet=table.content.sheets[command.sheet], place=command.tower,
    )  # fmt: skip


def begin_game(scene: Scene, command: ask.BeginGame) -> Steps:
    """DQ-SET-1, DQ-SET-2, DQ-SET-5: the board, the variants, and who is first player."""
    heroes = list(scene.table.heroes.values())
    if scene.table.phase != "setup":
        raise RuleViolation("game.begun", field="variants")
    if not heroes:
        raise RuleViolation("game.nobody", field="variants")
    variants = tuple(dict.fromkeys((*command.variants, *(("solitaire",) if len(heroes) == 1 else ()))))
    if "solitaire" in variants and len(heroes) > 1:
        raise RuleViolation("variants.alone_only", field="variants")
    rolling = heroes
    while len(rolling) > 1:
        faces = list(map(int, scene.answers.roll("first_player", *[D6] * len(rolling)).faces))
        yield found("DQ-SET-1", "rolled_for_first", players=tuple(one.name for one in rolling), dice=tuple(faces))
        best = [one for one, face in zip(rolling, faces, strict=True) if face == max(faces)]
        rolling = heroes if len(best) > 1 and scene.ask.holds("A-01", "everybody") else best
    yield found("DQ-SET-1", "first_player", first_player=rolling[0].name)
    board = board_of(command, scene.table.content)
    yield scene.record(GameBegun(first=rolling[0].id, variants=variants, cards=command.cards, board=board))
    for hero_id in seats_from(tuple(scene.table.heroes), scene.table.first, "first"):
        scene.hero_id = hero_id
        yield from shine(scene)


def board_of(command: ask.BeginGame, content: Content) -> Board:
    """The board that is played on: that of the catalogue, or one of another size with towers in its corners."""
    own = content.board
    if not (command.width or command.height):
        numbers = tuple(filter(None, command.sun)) or own.sun_numbers
        spaces = len(command.sun) or own.sun_spaces
        return own.model_copy(update={"sun_spaces": spaces, "sun_numbers": numbers})
    width, height = command.width or own.width, command.height or own.height
    sun = command.sun or own.sun
    if min(width, height) < 4:
        raise InvalidValue("board.too_small", field="width" if width < 4 else "height", minimum=4)
    middle, row = (width - 1) // 2, (height - 1) // 2
    return Board.model_validate(
        {
            "width": width, "height": height, "sun": sun,
            "towers": {place_of(x * (width - 1), y * (height - 1)): INWARD[name] for name, (x, y) in CORNERS.items()},
            "chamber": {place_of(middle, row): ("west", "north"), place_of(middle + 1, row): ("east", "south")},
        }
    )  # fmt: skip


def adjust_hero(scene: Scene, command: ask.AdjustHero) -> Steps:
    """Wounds and tokens as the referee says; wounds that reach life are death, and end the turn (DQ-WND-1)."""
    hero = scene.hero
    if hero.is_out:
        raise RuleViolation("hero.out", field="hero_id")
    wounds, tokens = max(command.wounds, -hero.wounds), max(command.tokens, -hero.tokens)
    if not wounds and not tokens:
        raise RuleViolation("hero.nothing_changes", field="wounds")
    yield scene.record(HeroChanged(hero_id=hero.id, wounds=wounds, tokens=tokens))
    try:
        yield from scene.wound(0)
    except TurnOver:
        if scene.table.active == hero.id or all(one.is_out for one in scene.table.heroes.values()):
            yield from end_turn(scene)


def give_loot(scene: Scene, command: ask.GiveLoot) -> Steps:
    """A card of loot that the program did not see."""
    loot = Loot(name=command.name, value=command.value, deck=command.deck)
    yield scene.record(LootTaken(hero_id=scene.hero_id, loot=loot))


def take_loot(scene: Scene, command: ask.TakeLoot) -> Steps:
    """A card of loot goes."""
    if command.number > len(scene.hero.loot):
        raise InvalidValue("loot.no_such_card", field="number", maximum=len(scene.hero.loot))
    yield scene.record(LootLost(hero_id=scene.hero_id, number=command.number - 1))


def choose_reading(_scene: Scene, command: ask.ChooseHouseRule) -> Steps:
    """A settled point is read otherwise from now on."""
    Settled().choosing(Choice(rule=command.rule, option=command.option))
    yield ReadingChosen(rule=command.rule, option=command.option)


AT_ONCE: Mapping[type[Command], Acting] = {
    ask.SeatHero: seat_hero, ask.BeginGame: begin_game, ask.AdjustHero: adjust_hero, ask.GiveLoot: give_loot,
    ask.TakeLoot: take_loot, ask.ChooseHouseRule: choose_reading,
}  # fmt: skip
