"""In which order turns come (HR-ORDER)."""

from app.systems.heroquest.dungeon import GAME_MASTER
from app.systems.heroquest.state import Table


def order_of(table: Table) -> tuple[str, ...]:
    """HR-ORDER: the heroes on the quest clockwise from the game master and he himself last, or all as they were drawn.

    Who came after the drawing waits behind the others.
    """
    by_seats = (*(hero.id for hero in table.heroes.values() if hero.on_quest), GAME_MASTER)
    if table.house_rules.turn_order == "seats":
        return by_seats
    drawn = tuple(one for one in table.dungeon.turn_order if one in by_seats)
    return (*drawn, *(one for one in by_seats if one not in drawn))


def left_in_round(table: Table) -> tuple[str, ...]:
    """Whose turn of this round is still to come. By seats the game master's turn is the round's end."""
    if table.house_rules.turn_order == "seats" and GAME_MASTER in table.round.acted:
        return ()
    return tuple(one for one in order_of(table) if one not in table.round.acted)
