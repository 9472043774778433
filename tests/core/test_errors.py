"""The tree of game errors in the docstring is the tree of classes."""

import re

import pytest

from app.core import errors
from app.core.errors import GameError, InvalidValue

TREE = {
    kind.__name__: [one.__name__ for one in kind.__subclasses__() if one.__module__ == errors.__name__]
    for kind in GameError.__subclasses__()
    if kind.__module__ == errors.__name__
}
KINDS: list[type[GameError]] = [getattr(errors, name) for kind, below in TREE.items() for name in (kind, *below)]


def test_the_drawn_tree_is_the_real_one() -> None:
    drawn: dict[str, list[str]] = {}
    for is_below, name in re.findall(r"^(│   )?[├└]── (\w+) +\S", errors.__doc__ or "", re.M):
        if is_below:
            drawn[[*drawn][-1]].append(name)
        else:
            drawn[name] = []
    assert drawn == TREE


@pytest.mark.parametrize("kind", KINDS)
def test_each_error_has_a_stable_code_of_its_own(kind: type[GameError]) -> None:
    assert re.fullmatch(r"[a-z_]+\.[a-z_]+", kind.default_code)
    assert [other for other in KINDS if other.default_code == kind.default_code] == [kind]
    assert kind().code == str(kind()) == kind.default_code


def test_an_error_carries_its_code_its_field_and_what_fills_the_sentence() -> None:
    error = InvalidValue("gold.negative", field="gold", given=-5)
    assert (error.code, error.field, dict(error.data)) == ("gold.negative", "gold", {"given": -5})
