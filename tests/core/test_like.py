"""A value made like another one."""

from app.core.model import Model, like


class _Coat(Model):
    color: str
    size: int
    buttons: int = 4


class _Cloak(Model):
    color: str
    size: int
    hood: bool


def test_what_is_not_said_comes_from_the_fields_called_alike() -> None:
    assert like(_Coat, _Cloak(color="red", size=3, hood=True), size=5) == _Coat(color="red", size=5)
