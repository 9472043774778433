"""What somebody sees of a table is worked out once, and anew for another table."""

from app.core.caches import LastViews
from app.core.game_system import GameState, Role, Viewer


class Table(GameState):
    """As many as are there, and for whom that was said."""

    number: int = 0
    told: str = ""


def test_a_view_is_worked_out_once_for_each_table_and_viewer() -> None:
    asked: list[tuple[int, str]] = []

    def work_out(table: Table, viewer: Viewer) -> Table:
        asked.append((table.number, viewer.role.value))
        return table.model_copy(update={"told": viewer.role.value})

    views, guest, player = LastViews(work_out), Viewer(role=Role.GUEST), Viewer(role=Role.PLAYER)
    first, second = Table(number=1), Table(number=2)
    assert [views.of(first, one).told for one in (guest, guest, player, guest)] == ["guest", "guest", "player", "guest"]
    assert views.of(second, guest).number == 2
    assert asked == [(1, "guest"), (1, "player"), (2, "guest")]


def test_more_viewers_than_it_remembers_still_see_their_own() -> None:
    views = LastViews[Table](lambda table, viewer: table.model_copy(update={"told": ",".join(viewer.hero_ids)}))
    table = Table()
    heroes = [f"hero-{number}" for number in range(200)]
    seen = [views.of(table, Viewer(role=Role.PLAYER, hero_ids=frozenset({one}))).told for one in heroes]
    assert seen == heroes
