"""What was made of something is remembered by which it is."""

from app.core.caches import by_identity, make_room
from app.core.game_system import GameState, Role, Viewer


class Table(GameState):
    """As many as are there, and for whom that was said."""

    number: int = 0
    told: str = ""


def test_the_same_thing_is_worked_on_once_and_an_equal_one_anew() -> None:
    seen: list[tuple[str, int]] = []

    @by_identity(most=2)
    def first_letter(words: list[str], place: int = 0) -> str:
        seen.append((words[place], place))
        return words[place][0]

    one, equal = ["sword", "axe"], ["sword", "axe"]
    assert [first_letter(one), first_letter(one), first_letter(equal)] == ["s", "s", "s"]
    assert seen == [("sword", 0), ("sword", 0)]
    assert first_letter(one, 1) == first_letter(one, 1) == "a"
    assert seen[2:] == [("axe", 1)]


def test_only_the_newest_are_kept_and_nothing_else_gets_their_answer() -> None:
    asked = 0

    @by_identity(most=3)
    def length(words: tuple[str, ...]) -> int:
        nonlocal asked
        asked += 1
        return len(words)

    for number in range(50):  # each is gone before the next comes, which may well lie in the same place of memory
        assert length(tuple("x" * number)) == number
    assert asked == 50


def test_a_view_is_worked_out_once_for_each_table_and_viewer() -> None:
    asked: list[tuple[int, str]] = []

    @by_identity()
    def view(table: Table, viewer: Viewer) -> Table:
        asked.append((table.number, viewer.role.value))
        return table.model_copy(update={"told": viewer.role.value})

    guest, player = Viewer(role=Role.GUEST), Viewer(role=Role.PLAYER)
    first, second = Table(number=1), Table(number=2)
    assert [view(first, one).told for one in (guest, guest, player, guest)] == ["guest", "guest", "player", "guest"]
    assert view(second, guest).number == 2
    assert asked == [(1, "guest"), (1, "player"), (2, "guest")]


def test_more_viewers_than_it_remembers_still_see_their_own() -> None:
    @by_identity()
    def view(table: Table, viewer: Viewer) -> Table:
        return table.model_copy(update={"told": ",".join(viewer.hero_ids)})

    table = Table()
    heroes = [f"hero-{number}" for number in range(200)]
    seen = [view(table, Viewer(role=Role.PLAYER, hero_ids=frozenset({one}))).told for one in heroes]
    assert seen == heroes


def test_others_with_the_same_parts_share_an_answer_and_a_changed_part_asks_anew() -> None:
    asked = 0

    @by_identity(parts=lambda pair: (pair[0], pair[1]))
    def total(pair: tuple[list[int], list[int], str]) -> int:
        nonlocal asked
        asked += 1
        return sum((*pair[0], *pair[1]))

    one, other = [1, 2], [30]
    assert [total((one, other, "a")), total((one, other, "b"))] == [33, 33]
    assert asked == 1
    assert [total((other, one, "a")), total((one, [30], "a")), total(([4], other, "a"))] == [33, 33, 34]
    assert asked == 4


def test_a_full_cache_drops_its_oldest_and_no_other() -> None:
    kept = dict.fromkeys(range(8), "x")
    make_room(kept, 9)
    assert len(kept) == 8
    make_room(kept, 8)
    assert list(kept) == [2, 3, 4, 5, 6, 7]
    one = {1: "x"}
    make_room(one, 1)
    assert one == {}
