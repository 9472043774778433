"""Who may act now, and with how much mind."""

from app.core.errors import RuleViolation
from app.systems.heroquest.limits import current_mind, has_mind
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect, Hero, Monster


def acting_figure(scene: Scene, figure_id: str) -> Hero | Monster:
    """A hero on the feet or a monster not slain, awake and with a turn. Raises: UnknownSubject, RuleViolation."""
    figure = scene.figure(figure_id)
    if isinstance(figure, Hero):
        return acting_hero(scene, figure_id)
    if figure.amount(Effect.ASLEEP):
        raise RuleViolation("figure.asleep", field="figure_id")
    if figure.amount(Effect.MISSES_TURN):
        raise RuleViolation("figure.misses_turn", field="figure_id")
    return scene.standing_monster(figure_id)


def check_stands(hero: Hero) -> None:
    """Whether a hero is on the feet. Raises: RuleViolation."""
    if not hero.is_standing:
        raise RuleViolation("hero.is_down", field="hero_id", hero=hero.name)


def acting_hero(scene: Scene, hero_id: str) -> Hero:
    """A hero on the feet, awake, who has no round to miss. Raises: UnknownSubject, RuleViolation."""
    hero = scene.living_hero(hero_id)
    check_stands(hero)
    if hero.amount(Effect.ASLEEP):
        raise RuleViolation("figure.asleep", field="hero_id")
    if hero.missed_rounds or hero.amount(Effect.MISSES_TURN):
        raise RuleViolation("hero.misses_round", field="hero_id", hero=hero.name)
    return hero


def searching_hero(scene: Scene, hero_id: str) -> Hero:
    """HQ-17: without mind nobody searches rooms or things. Raises: UnknownSubject, RuleViolation."""
    hero = acting_hero(scene, hero_id)
    if not has_mind(hero, scene.content):
        raise RuleViolation("search.no_mind", field="hero_id", hero=hero.name)
    return hero


def figure_on_its_way(scene: Scene, figure_id: str) -> Hero | Monster:
    """Who sits in a pit has to climb out first. Raises: UnknownSubject, RuleViolation."""
    figure = acting_figure(scene, figure_id)
    if figure.amount(Effect.IN_PIT):
        raise RuleViolation("pit.inside", field="figure_id")
    return figure


def mind_of(scene: Scene, figure_id: str) -> int:
    """The mind points of a figure as they are now; a mindless one has none."""
    figure = scene.figure(figure_id)
    if isinstance(figure, Hero):
        return max(current_mind(figure, scene.content), 0)
    return figure.mind or 0
