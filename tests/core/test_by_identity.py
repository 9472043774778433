"""What was made of something is remembered by which it is."""

from app.core.caches import by_identity


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
