"""A template is compiled once for all servers and starts, and anew when it has changed."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from jinja2 import Environment, FileSystemLoader, nodes

from app.web.ui import compiled_templates
from app.web.ui.compiled_templates import CompiledTemplates


class Counting(Environment):
    """Counts what it has to compile."""

    compiled = 0

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        type(self).compiled += 1
        return super()._parse(source, name, filename)


class Start:
    """A program that has just begun: nothing in memory, and what earlier ones kept in the folder."""

    def __init__(self, folder: Path) -> None:
        self._kept, self._templates = CompiledTemplates(folder / "kept"), folder

    def rendered(self) -> tuple[str, int]:
        """The page, and how many templates were compiled for it."""
        before = Counting.compiled
        environment = Counting(loader=FileSystemLoader(self._templates), bytecode_cache=self._kept, autoescape=True)
        return environment.get_template("page.html").render(name="Ada"), Counting.compiled - before


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    file = tmp_path / "page.html"
    file.write_text("Hallo {{ name }}")
    return file


def test_compiled_once_for_all_and_anew_after_a_change(page: Path, tmp_path: Path) -> None:
    start = Start(tmp_path)
    assert [start.rendered(), start.rendered()] == [("Hallo Ada", 1), ("Hallo Ada", 0)]
    page.write_text("Guten Tag {{ name }}")
    assert start.rendered() == ("Guten Tag Ada", 1)


def test_the_next_start_compiles_only_what_has_changed(page: Path, tmp_path: Path) -> None:
    Start(tmp_path).rendered()
    assert Start(tmp_path).rendered() == ("Hallo Ada", 0)
    page.write_text("Guten Tag {{ name }}")
    assert [Start(tmp_path).rendered(), Start(tmp_path).rendered()] == [("Guten Tag Ada", 1), ("Guten Tag Ada", 0)]
    assert [file.suffix for file in (tmp_path / "kept").iterdir()] == [f".{sys.implementation.cache_tag}"]


def test_another_compiler_compiles_anew(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Start(tmp_path).rendered()
    monkeypatch.setattr(compiled_templates, "_compiler", lambda: "another")
    assert Start(tmp_path).rendered() == ("Hallo Ada", 1)


@pytest.mark.parametrize(
    "damage", [lambda kept: b"", lambda kept: kept[:-9], lambda kept: kept.partition(b"\n")[0] + b"\nN"]
)
def test_what_is_damaged_is_compiled_anew(damage: Callable[[bytes], bytes], page: Path, tmp_path: Path) -> None:
    Start(tmp_path).rendered()
    [file] = (tmp_path / "kept").iterdir()
    file.write_bytes(damage(file.read_bytes()))
    assert [Start(tmp_path).rendered(), Start(tmp_path).rendered()] == [("Hallo Ada", 1), ("Hallo Ada", 0)]


def test_where_nothing_can_be_kept_pages_are_shown_all_the_same(page: Path, tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("no folder")
    start = Start(tmp_path)
    assert [start.rendered(), start.rendered()] == [("Hallo Ada", 1), ("Hallo Ada", 0)]


def test_nothing_is_written_where_python_writes_nothing(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert Start(tmp_path).rendered() == ("Hallo Ada", 1)
    assert not (tmp_path / "kept").exists()
