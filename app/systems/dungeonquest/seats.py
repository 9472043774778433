"""Between the turns: dragon cards back, whose turn comes, sunset and the score."""

from app.systems.dungeonquest.events import DeckShuffled, GameOver, TurnDue
from app.systems.dungeonquest.hero_events import HeroLeft
from app.systems.dungeonquest.rules.ending import Score, scored
from app.systems.dungeonquest.ruling import found
from app.systems.dungeonquest.scene import Scene, Steps
from app.systems.dungeonquest.state import Table


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
    """What was done ends the turn, if it is that hero's; the game, if nobody is left."""
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
    yield from scored(scores(scene.table))


def scores(table: Table) -> tuple[Score, ...]:
    """Everybody with the values of the loot (DQ-END-2)."""
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
