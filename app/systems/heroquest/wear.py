"""What a thing has been through, said in ids that every page and sentence has words for."""

from app.systems.heroquest.state import Wear


def wear_words(wear: Wear) -> tuple[str, ...]:
    """What a thing has been through, one id for each trouble, worst first."""
    states = {
        "broken": wear.broken,
        "rusty": wear.rusty,
        "notched": wear.notches > 0,
        "fall_damaged": wear.fall_damage > 0,
        "damaged": wear.damaged,
        "magic_lost": wear.magic_lost,
        "oiled": wear.oiled,
    }
    return tuple(word for word, holds in states.items() if holds)
