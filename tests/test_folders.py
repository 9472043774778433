"""Every folder of the app says what it answers; the page of them all is written from that."""

import re
from pathlib import Path

from app.settings import ROOT
from tests.folders_page import PAGE, Folder, folders, page

MOST_WORDS = 1500  # of docs/architecture.md: ten minutes
MOST_FILES = 5  # of a folder in which names alone lead to the file


def silent(app: Path = ROOT / "app") -> list[str]:
    """Return the folders that do not say what they are about, or answer no question although they are large."""
    return [one.path.name for one in folders(app) if not _is_told(one)]


def _is_told(folder: Folder) -> bool:
    if not folder.told or len(folder.told[0].split()) < 4 or not folder.told[0].endswith("."):
        return False
    return len(list(folder.path.glob("*.py"))) <= MOST_FILES or "? " in " ".join(folder.told)


def test_every_folder_says_what_it_answers() -> None:
    assert silent() == []


def test_folders_that_say_too_little_are_found(tmp_path: Path) -> None:
    small, none, short = '"""Figures that walk over squares."""', "", '"""Figures."""'
    for name, text in (("small", small), ("none", none), ("short", short), ("large", small)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(text, "utf-8")
    for number in range(MOST_FILES):
        (tmp_path / "large" / f"file_{number}.py").touch()
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "file.py").touch()
    assert silent(tmp_path) == ["bare", "large", "none", "short"]


def test_a_question_is_answered_with_a_place_that_is_there() -> None:
    there = {file.name for folder in ("app", "tests", "static") for file in (ROOT / folder).rglob("*.*")}
    for folder in folders():
        for text in folder.told[1:]:
            for name in re.findall(r"`([\w./-]+\.(?:py|toml|js|css|html|svg|md|ftl))`", text):
                assert (ROOT / name).exists() or (folder.path / name).exists() or name in there, (folder.name, name)
            for place in re.findall(r"`((?:app|tests|docs|static|templates|benchmarks)/[\w./-]+)`", text):
                assert (ROOT / place).exists(), (folder.name, place)


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "out of date; write it anew: python3 -m app index"


def test_the_architecture_is_short_and_leads_on() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    assert len(text.split()) <= MOST_WORDS
    assert {"(folders.md)", "(decisions.md)"} <= set(re.findall(r"\(\w+\.md\)", text))
