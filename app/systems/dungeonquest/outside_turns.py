"""Steps outside any turn: setting up, cards used at any time, the referee's corrections, whose turn comes, the end."""

from collections.abc import Mapping

from app.core.errors import InvalidValue, RuleViolation, UnknownContent
from app.core.events import Command
from app.core.function_rules import found
from app.core.names import look
from app.core.tabletop import seats_from
from app.systems.dungeonquest import commands
from app.systems.dungeonquest.events import DeckShuffled, GameBegun, GameOver, HeroSeated, TurnDue
from app.systems.dungeonquest.fields import Loot
from app.systems.dungeonquest.hero_events import HeroChanged, HeroLeft, LootLost, LootTaken, RuneKept
from app.systems.dungeonquest.rules.ending import Score, totals_and_winners
from app.systems.dungeonquest.rules.setup import MOST_HEROES, rolled_first
from app.systems.dungeonquest.scene import Acting, FightBegins, Scene, Steps, TurnOver
from app.systems.dungeonquest.state import Table
from app.systems.dungeonquest.turn import shine

USED_BY = {"rune": "DQ-CRD-3", "ability": "DQ-TRN-5", "card": "DQ-TRN-2"}
QUIET = ("nothing", "loot", "wounds", "heal", "token", "test")


def seat_hero(scene: Scene, command: commands.SeatHero) -> Steps:
    """DQ-SET-3: a free sheet and a free tower, and a name that looks like no other."""
    table = scene.table
    if table.phase != "setup":
        raise RuleViolation("game.begun")  # whatever is said
    if len(table.heroes) >= MOST_HEROES:
        raise RuleViolation("heroes.too_many", maximum=MOST_HEROES)
    if look(command.name) in (look(one.name) for one in table.heroes.values()):
        raise InvalidValue("names.twice", field="name", name=command.name)
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


def begin_game(scene: Scene, command: commands.BeginGame) -> Steps:
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


def draw_rune(scene: Scene, _command: commands.DrawRune) -> Steps:
    """DQ-SET-3: the hero keeps a rune card that is drawn from our deck or named as the printed card says.

    Raises: RuleViolation when the hero has drawn one already or is out; Unanswered.
    """
    if scene.hero.has_drawn_rune or scene.hero.is_out:
        raise RuleViolation("rune.drawn", field="hero_id")
    if scene.table.cards == "own":
        rune = yield from scene.pick("rune")
    else:
        cards = scene.table.content.cards
        known = [one for one in scene.table.own("cards") if one in cards and cards[one].deck == "rune"]
        rune = scene.answers.choose("rune", *known, "another")
    yield scene.record(RuneKept(hero_id=scene.hero_id, rune=rune))


def use_card(scene: Scene, command: commands.UseCard) -> Steps:
    """DQ-CRD-3, DQ-TRN-5, DQ-TRN-2: the rune once a game; abilities and kept cards whenever their text says so.

    On another's turn the active player says when (DQ-TRN-4), and it moves no hero. A-02: cards that act in the status
    phase come before the sun, or after it.
    """
    hero, table = scene.hero, scene.table
    if table.phase not in ("status", "action"):
        raise RuleViolation("game.not_running" if table.phase != "fight" else "turn.fight", field="hero_id")
    if hero.is_out:
        raise RuleViolation("hero.out", field="hero_id")
    if command.what == "rune" and not hero.rune:
        raise RuleViolation("rune.none", field="what")
    if command.what == "card" and table.phase == "status" and scene.ask.holds("A-02", "sun_first"):
        raise RuleViolation("turn.sun_first", field="what")
    if hero.id != table.active:
        yield found("DQ-TRN-4", "timing", decides=table.hero(table.active).name, wanting=(hero.name,))
    yield found(USED_BY[command.what], "uses", what=command.what, hero=hero.name)
    known = table.content.cards.get(hero.rune) if command.what == "rune" else None
    card_id, card = (hero.rune, known) if known else scene.told("search", command.what)
    if hero.id != table.active and card.effect not in QUIET:
        raise RuleViolation("turn.not_yours", field="hero_id", name=table.hero(table.active).name)
    if command.what == "rune":
        yield scene.record(RuneKept(hero_id=hero.id))
    try:
        yield from scene.resolve(card_id, card)
    except TurnOver as over:
        if not isinstance(over, FightBegins):
            yield from cut_short(scene)


def adjust_hero(scene: Scene, command: commands.AdjustHero) -> Steps:
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


def give_loot(scene: Scene, command: commands.GiveLoot) -> Steps:
    """Give a card of loot that the program did not see."""
    loot = Loot(name=command.name, value=command.value, deck=command.deck)
    yield scene.record(LootTaken(hero_id=scene.hero_id, loot=loot))


def take_loot(scene: Scene, command: commands.TakeLoot) -> Steps:
    """Take a card of loot."""
    if command.number > len(scene.hero.loot):
        raise InvalidValue("loot.no_such_card", field="number", maximum=len(scene.hero.loot))
    yield scene.record(LootLost(hero_id=scene.hero_id, number=command.number - 1))


def end_turn(scene: Scene) -> Steps:
    """DQ-TRN-6, DQ-END-1, DQ-TRN-1: dragon cards back, perhaps the end, else the next seat."""
    if scene.table.drawn.get("dragon") and not scene.table.heroes_in(next(iter(scene.table.ground.chamber))):
        yield found("DQ-TRN-6", "dragon_cards", reshuffle=True, cards_back=len(scene.table.drawn["dragon"]))
        yield scene.record(DeckShuffled(deck="dragon"))
    if all(one.is_out for one in scene.table.heroes.values()):
        yield from game_over(scene, sunset=False)
    else:
        yield from next_seat(scene)


def cut_short(scene: Scene) -> Steps:
    """End the turn, if it is that hero's; end the game if no hero is left."""
    if scene.table.active == scene.hero_id or all(one.is_out for one in scene.table.heroes.values()):
        yield from end_turn(scene)


def next_seat(scene: Scene) -> Steps:
    """DQ-TRN-1, DQ-SUN-4: who comes next; the first player's seat moves the sun even when he is out (A-03)."""
    table, seats = scene.table, list(scene.table.heroes)
    start = seats.index(scene.hero_id) + 1
    for seat in (*seats[start:], *seats[:start]):
        is_out, is_first = table.hero(seat).is_out, seat == table.first
        if not is_out or (is_first and scene.ask.holds("A-03", "goes_on")):
            yield scene.record(TurnDue(hero_id=seat, phase="status" if is_first else "action"))
            return


def game_over(scene: Scene, *, sunset: bool) -> Steps:
    """DQ-END-1 to DQ-END-4: the game is over, and scored."""
    yield scene.record(GameOver(sunset=sunset))
    yield from totals_and_winners(scores(scene.table))


def scores(table: Table) -> tuple[Score, ...]:
    """Return everybody with the values of the loot (DQ-END-2)."""
    return tuple(
        Score(name=one.name, status=one.status, loot=tuple(card.value or 0 for card in one.loot))
        for one in table.heroes.values()
    )


def set_sun(scene: Scene) -> Steps:
    """DQ-SUN-5: all who are inside die, in the catacombs too (A-04)."""
    for hero in list(scene.table.heroes.values()):
        if hero.is_out:
            continue
        spared = hero.status == "catacombs" and scene.ask.holds("A-04", "survive_below")
        yield scene.record(HeroLeft(hero_id=hero.id, status="escaped" if spared else "dead"))
    yield from game_over(scene, sunset=True)


OUTSIDE_TURNS: Mapping[type[Command], Acting] = {
    commands.SeatHero: seat_hero,
    commands.BeginGame: begin_game,
    commands.UseCard: use_card,
    commands.DrawRune: draw_rune,
    commands.AdjustHero: adjust_hero,
    commands.GiveLoot: give_loot,
    commands.TakeLoot: take_loot,
}
