"""`app index` writes anew what is made from the sources, and knows every writer there is."""

import re
from pathlib import Path

import pytest

from app.launch import index
from app.settings import ROOT

_WRITES = re.compile(r'^if __name__ == "__main__":\n    (?:[A-Z_]+\.write_text\(|write\(\)$)', re.MULTILINE)


def test_every_writer_of_files_is_run_by_the_command() -> None:
    files = (file for file in (ROOT / "tests").rglob("*.py") if _WRITES.search(file.read_text("utf-8")))
    modules = {".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files}
    assert modules == set(index.writers(ROOT))


def test_every_written_page_says_which_command_writes_it() -> None:
    told = {
        page.name for page in (ROOT / "docs").glob("*.md") if "`python3 -m app index`" in page.read_text("utf-8")[:400]
    }
    docstrings = [
        (ROOT / writer.replace(".", "/")).with_suffix(".py").read_text("utf-8") for writer in index.writers(ROOT)
    ]
    written = {page for text in docstrings for page in re.findall(r"docs/([\w-]+\.md)", text.split('"""')[1])}
    assert told - {"recipes.md"} == written


def test_the_files_that_changed_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/old.md").write_text("old", "utf-8")
    (tmp_path / "docs/same.md").write_text("same", "utf-8")
    (tmp_path / "one_writer.py").write_text(
        "from pathlib import Path\n"
        "if __name__ == '__main__':\n"
        "    for name, text in (('old', 'new'), ('same', 'same'), ('other', 'new')):\n"
        f"        Path({str(tmp_path)!r}, 'docs', name + '.md').write_text(text, 'utf-8')\n",
        "utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(index, "writers", lambda _: ["one_writer"])
    assert index.run(tmp_path, []) == 0
    assert sorted(capsys.readouterr().out.splitlines()) == ["docs/old.md", "docs/other.md"]
    assert index.run(tmp_path, []) == 0
    assert capsys.readouterr().out == ""
