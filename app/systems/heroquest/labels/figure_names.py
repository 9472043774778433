"""What everybody at a table is called in words, monsters of a kind told apart."""

from collections import Counter
from collections.abc import Mapping

from app.core.game_system import Role
from app.labels.labels import Labels
from app.systems.heroquest.naming import figure_names
from app.systems.heroquest.state import Table


def names_in_words(table: Table, labels: Labels, role: Role) -> Mapping[str, str]:
    """Names by id. A monster nobody has named goes by its kind; where several are called alike, with its number.

    That a hidden monster is there at all, only the game master may know.
    """
    named = figure_names(table, role)
    seen = [one for one in table.monsters.values() if role is Role.GAME_MASTER or not one.hidden]
    called = {one.id: named.get(one.id) or labels.word("kind", one.kind) for one in seen}
    alike = Counter(called.values())
    numbered = {one.id: one.number for one in seen if one.number and alike[called[one.id]] > 1}
    told_apart = {one: f"{called[one]} {number}" for one, number in numbered.items()}
    return {**named, **called, **told_apart}
