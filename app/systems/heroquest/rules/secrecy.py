"""What nobody but the game master may learn from a fact."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest.monster_events import MonsterRevealed
from app.systems.heroquest.state import Table


def betrays(table: Table, fact: Event) -> bool:
    """Whether a fact names a monster that is hidden when it happens; the one that reveals it may.

    Nobody is looked at but those who are named: odds go through the parts of a rule by who is looked at.
    """
    if isinstance(fact, MonsterRevealed):
        return False
    named = map(table.monsters.get, {*fact.subjects, *_texts(fact)})
    return any(monster is not None and monster.hidden for monster in named)


def _texts(fact: Event) -> Iterator[str]:
    """Every text a fact carries, alone or in a list: some speak of figures they do not change."""
    for _, value in fact:
        if isinstance(value, str):
            yield value
        elif isinstance(value, tuple):
            yield from (one for one in value if isinstance(one, str))
