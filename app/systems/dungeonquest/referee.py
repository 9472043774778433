"""Setting up, and what the referee puts right: no part of a turn."""

from collections.abc import Mapping

from app.core.errors import InvalidValue, RuleViolation, UnknownContent
from app.core.events import Command
from app.core.tabletop import seats_from
from app.systems.dungeonquest import commands as ask
from app.systems.dungeonquest.events import GameBegun, HeroSeated
from app.systems.dungeonquest.hero_events import HeroChanged, LootLost, LootTaken
from app.systems.dungeonquest.rules.setup import MOST_HEROES, rolled_first
from app.systems.dungeonquest.scene import Acting, Scene, Steps, TurnOver
from app.systems.dungeonquest.seats import cut_short
from app.systems.dungeonquest.shapes import Loot
from app.systems.dungeonquest.turn import shine


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
    seats = tuple(scene.table.heroes)
    first = yield from rolled_first(scene.ask, seats, tuple(one.name for one in heroes))
    board = scene.table.content.board
    yield scene.record(GameBegun(first=first, variants=variants, cards=command.cards, board=board))
    for hero_id in seats_from(seats, first, "first"):
        scene.hero_id = hero_id
        yield from shine(scene)


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
        yield from cut_short(scene)


def give_loot(scene: Scene, command: ask.GiveLoot) -> Steps:
    """A card of loot that the program did not see."""
    loot = Loot(name=command.name, value=command.value, deck=command.deck)
    yield scene.record(LootTaken(hero_id=scene.hero_id, loot=loot))


def take_loot(scene: Scene, command: ask.TakeLoot) -> Steps:
    """A card of loot goes."""
    if command.number > len(scene.hero.loot):
        raise InvalidValue("loot.no_such_card", field="number", maximum=len(scene.hero.loot))
    yield scene.record(LootLost(hero_id=scene.hero_id, number=command.number - 1))


AT_ONCE: Mapping[type[Command], Acting] = {
    ask.SeatHero: seat_hero, ask.BeginGame: begin_game, ask.AdjustHero: adjust_hero, ask.GiveLoot: give_loot,
    ask.TakeLoot: take_loot,
}  # fmt: skip
