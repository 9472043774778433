import subprocess
import sys

import pytest

from app.core.lazy_import import LazyImports

BY_NAME: LazyImports[object] = LazyImports({"pi": "math:pi", "lost": "math:no_such_thing"})


def test_things_are_found_by_their_names() -> None:
    assert BY_NAME["pi"] == pytest.approx(3.14159, abs=1e-5)
    assert list(BY_NAME) == ["pi", "lost"]
    assert len(BY_NAME) == 2


def test_what_nobody_named_is_not_there() -> None:
    assert BY_NAME.get("tau") is None
    assert "tau" not in BY_NAME
    with pytest.raises(AttributeError):
        BY_NAME["lost"]


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    """In a process of its own: here everything is loaded already."""
    steps = (
        "import sys; from app.core.lazy_import import LazyImports; names = LazyImports({'one': 'wave:open'})",
        "print('one' in names, 'wave' in sys.modules); names['one']; print('wave' in sys.modules)",
    )
    told = subprocess.run([sys.executable, "-c", "; ".join(steps)], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["True", "False", "True"]
