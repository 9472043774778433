from pathlib import Path
from threading import Event, Thread

from app.launch.environment import exclusive, if_free


def test_the_second_waits_until_the_first_is_done(tmp_path: Path) -> None:
    lock, waiting, order = tmp_path / "lock", Event(), list[str]()

    def second() -> None:
        with exclusive(lock, on_wait=waiting.set, pause=0.01):
            order.append("second")

    with exclusive(lock, on_wait=lambda: order.append("must not wait")):
        thread = Thread(target=second)
        thread.start()
        assert waiting.wait(5)
        order.append("first")
    thread.join(5)

    assert order == ["first", "second"]


def test_a_lock_that_is_held_is_not_free(tmp_path: Path) -> None:
    lock = tmp_path / "lock"

    with if_free(lock) as first, if_free(lock) as second:
        assert (first, second) == (True, False)
    with if_free(lock) as third:
        assert third
