"""The docs speak of what is there: links lead somewhere, commands and codes exist."""

import re
import tomllib
from pathlib import Path

from app.launch.options import parse
from app.settings import ROOT, VERSION
from app.systems.heroquest.quests.points import LATER
from app.systems.heroquest.state.table import Trade
from app.systems.heroquest.views.board import BoardView
from app.web.heroquest.town.api import TradeView
from tests.browser import pictures

MOST_WORDS_OF_A_RELEASE = 350
DOCS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
_LINK = re.compile(r"\]\(([^)#]+)\)")
_FILE = re.compile(r"`([a-z_][\w/]*\.(?:py|js|css|html))`")
_PATH = re.compile(r"`((?:app|tests|benchmarks|docs|templates|static)/[\w./<>-]+)`")


TEXTS = {file: file.read_text(encoding="utf-8") for file in DOCS}


def test_links_lead_somewhere() -> None:
    links = [(file, link) for file, text in TEXTS.items() for link in _LINK.findall(text)]
    assert [(file.name, link) for file, link in links if not _exists(file.parent, link)] == []


def test_named_files_are_there() -> None:
    named = [(file.name, name) for file, text in TEXTS.items() for name in _PATH.findall(text) if "<" not in name]
    assert [(file, name) for file, name in named if not (ROOT / name).exists()] == []


def test_files_named_without_their_folder_are_somewhere() -> None:
    folders = ("app", "tests", "benchmarks", "templates", "static", "migrations")
    there = "".join(
        f"/{one.relative_to(ROOT).as_posix()}\n" for folder in folders for one in (ROOT / folder).rglob("*.*")
    )
    named = [(file.name, name) for file, text in TEXTS.items() for name in _FILE.findall(text)]
    assert [(file, name) for file, name in named if f"/{name}\n" not in there] == []


def test_commands_in_the_docs_are_understood() -> None:
    known = r"python3 -m app (run|test|lock|index|doctor|rebuild|(?:replay|verify) \S+)"
    for command in re.findall(known, "".join(TEXTS.values())):
        assert parse(command.split()).command == command.split()[0], command


def test_every_picture_is_shown_somewhere_and_small() -> None:
    folder = ROOT / "docs" / "screenshots"
    shown = {(file.parent / link).resolve() for file, text in TEXTS.items() for link in _LINK.findall(text)}
    sizes = {file: file.stat().st_size for file in folder.iterdir()}
    assert {file.stem for file in sizes} == pictures.ALL
    assert sizes.keys() - shown == set()
    assert max(sizes.values()) < 100_000
    assert sum(sizes.values()) < 3_000_000


def test_what_other_programs_read_is_in_the_api_docs() -> None:
    told = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    named_by_the_trade = TradeView.model_fields.keys() - Trade.model_fields.keys()
    read = {LATER, *named_by_the_trade, *BoardView.model_fields}
    assert {name for name in read if f"`{name}`" not in told} == set()


def test_the_changelog_begins_with_what_is_not_released_and_then_this_version() -> None:
    headings = re.findall(r"^## (.+)$", TEXTS[ROOT / "CHANGELOG.md"], re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert [heading.split(" – ")[0] for heading in headings[1:2]] == [VERSION]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+ – \d{4}-\d\d-\d\d", heading) for heading in headings[1:])


def test_a_release_is_read_in_a_minute_and_the_rest_is_folded() -> None:
    for release in re.split(r"^## ", TEXTS[ROOT / "CHANGELOG.md"], flags=re.MULTILINE)[2:]:
        told, folded, rest = release.partition("<details>")
        assert folded, release[:20]
        assert len(told.split()) <= MOST_WORDS_OF_A_RELEASE, release[:20]
        assert "### " not in told, release[:20]
        assert rest.strip().endswith("</details>"), release[:20]


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = [need for needs in project["project"]["optional-dependencies"].values() for need in needs]
    groups = [need for group in project["dependency-groups"].values() for need in group if isinstance(need, str)]
    needed = [*project["project"]["dependencies"], *extras, *groups]
    told = re.findall(r"^\| `(\S+)` \| .+ \|$", (ROOT / "docs/dependencies.md").read_text(encoding="utf-8"), re.M)
    assert sorted(told) == sorted(re.split(r"[\[<>=]", need)[0] for need in needed)


def _exists(folder: Path, link: str) -> bool:
    return "://" in link or (folder / link).exists()
