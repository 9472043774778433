"""What lies beside a hero sheet and helps when its owner says so: the rune, abilities, cards that are kept."""

from app.core.errors import RuleViolation
from app.systems.dungeonquest.commands import DrawRune, UseCard
from app.systems.dungeonquest.hero_events import RuneKept
from app.systems.dungeonquest.ruling import found
from app.systems.dungeonquest.scene import FightBegins, Scene, Steps, TurnOver
from app.systems.dungeonquest.seats import cut_short

RULES = {"rune": "DQ-CRD-3", "ability": "DQ-TRN-5", "card": "DQ-TRN-2"}
QUIET = ("nothing", "loot", "wounds", "heal", "token", "test")


def draw_rune(scene: Scene, _command: DrawRune) -> Steps:
    """DQ-SET-3: a rune card, once; a printed one is called by its name if somebody entered it."""
    if scene.hero.has_drawn_rune or scene.hero.is_out:
        raise RuleViolation("rune.drawn", field="hero_id")
    if scene.table.cards == "own":
        rune = yield from scene.pick("rune")
    else:
        cards = scene.table.content.cards
        known = [one for one in scene.table.own("cards") if one in cards and cards[one].deck == "rune"]
        rune = scene.answers.choose("rune", *known, "another")
    yield scene.record(RuneKept(hero_id=scene.hero_id, rune=rune))


def use_card(scene: Scene, command: UseCard) -> Steps:
    """DQ-CRD-3, DQ-TRN-5, DQ-TRN-2: the rune once a game; abilities and kept cards whenever their text says so.

    On another's turn the active player says when (DQ-TRN-4), and it moves nobody. A-02: cards that act in the status
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
    yield found(RULES[command.what], "uses", what=command.what, hero=hero.name)
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
