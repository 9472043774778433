"""The house stands as drawn: which part may know which, and what no file may do, read from the source."""

import ast
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

from app.systems import registry
from app.web import games

pytestmark = pytest.mark.broad

ROOT = Path(__file__).parent.parent
FILES = sorted((ROOT / "app").rglob("*.py"))
GAMES = sorted(folder.name for folder in (ROOT / "app/systems").iterdir() if (folder / "game.py").exists())

# Each part of the house and all it may import; "game" stands for any of the games.
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "settings": {"core"},
    "labels": {"core"},
    "systems.game": {"core", "labels"},
    "systems.registry": {"core", "labels", "systems.game"},
    "campaign": {"core"},
    "storage": {"core", "settings", "campaign"},
    "web": {"core", "settings", "labels", "campaign", "storage"},
    "web.game": {"core", "labels", "campaign", "systems.game", "web"},
    "web.games": {"core", "systems.registry", "web"},
    "web.campaigns": {"core", "settings", "labels", "campaign", "storage", "systems.registry", "web"},
    "web.routers": {"web", "web.campaigns"},
    "main": {"core", "settings", "labels", "campaign", "storage", "systems.registry", "web", "web.games"}
    | {"web.routers", "web.campaigns"},
    "commands": {"core", "settings", "labels", "campaign", "storage", "systems.registry", "web", "main", "launch"},
    "launch": {"labels"},  # which of it: tests/launch/test_old_python.py
    "__main__": {"launch"},
    "": set(),
}
# The floors inside app/web, the lowest first: a folder imports folders of lower floors alone.
WEB_FLOORS: tuple[set[str], ...] = (
    {"http"},  # requests, guards, sessions
    {"ui"},  # forms, words, shapes
    {"live"},
    {"table"},
    {"api", "backups"},  # what several pages show or describe
    {"calculator", "campaigns", "catalogue", "fair_dice", "join", "long_work", "program"},  # pages
    set(GAMES),
    {"games", "routers"},  # wiring
)
PURE = {"core", "systems.game", "campaign"}
PURE_MAY_USE = {"pydantic", "pydantic_core", "annotated_types"}  # the last is what pydantic marks fields with
NO_OUTSIDE = {"io", "os", "pathlib", "random", "secrets", "socket", "sqlite3", "subprocess", "time", "urllib"}
READS_FILES = {
    "app/systems/heroquest/content/loader.py",
    "app/systems/dungeonquest/content.py",
    "app/systems/mage_knight/rulings.py",
    "app/systems/dnd5e/game.py",
}
NAMES_GAMES = {"systems.game", "systems.registry", "web.game", "launch", "__main__", ""}

IMPORTS_INSIDE = {
    "app/storage/opening.py": "a laptop has no driver for PostgreSQL and needs none",
    "app/storage/migrations.py": "alembic takes a second to load and is needed after an update only",
    "app/systems/heroquest/game.py": "a game is its state; the rest is loaded when first asked for",
    "app/main.py": "Prometheus' library is loaded only by a server that counts",
    "app/web/ui/pictures.py": "the picture library is loaded with the first upload only",
    "app/commands/server.py": "the database is opened before the app is loaded; the reloader is for developers",
    "app/commands/run.py": "nothing of the app is loaded before folder and port are known to be fine",
}
# Page files that import what decides, each with all of it: this may only shrink. Of all pages the look alone asks.
PAGES_THAT_DECIDE = {"app/web/heroquest/table/look.py": {"app.systems.heroquest.decide", "app.systems.heroquest.scene"}}
FORBIDDEN_NAMES = {"util", "utils", "helper", "helpers", "misc", "common", "stuff"}
LONGEST_FILE = 300
LAZY = r"app(\.\w+)+:\w+"  # how app.core.lazy_import names what it will import


class Import(NamedTuple):
    """One import statement's module."""

    module: str
    line: int
    inside: bool  # of a function


def part(module: str) -> str:
    """The part of the house a module belongs to."""
    _, top, *rest = [*module.split("."), "", ""]
    if top == "systems":
        return "systems.game" if rest[0] in GAMES else "systems.registry"
    if top == "web" and rest[0] in {*GAMES, "games", "routers", "campaigns"}:
        return "web.game" if rest[0] in GAMES else f"web.{rest[0]}"
    return top


def module_of(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@cache
def imports(file: Path) -> tuple[Import, ...]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return tuple(_imports(tree, inside=False))


def _imports(node: ast.AST, *, inside: bool) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            yield from (Import(alias.name, child.lineno, inside) for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            assert child.level == 0, "imports are absolute"
            yield from (Import(_meant(child.module or "", alias.name), child.lineno, inside) for alias in child.names)
        elif isinstance(child, ast.Constant) and re.fullmatch(LAZY, str(child.value)):
            yield Import(str(child.value).partition(":")[0], child.lineno, inside)
        else:
            function = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
            yield from _imports(child, inside=inside or function)


def _meant(package: str, name: str) -> str:
    """`from app.web import access` means the module app.web.http.access, not the package."""
    inner = ROOT.joinpath(*package.split("."), name)
    is_module = package.startswith("app") and (inner.with_suffix(".py").exists() or (inner / "__init__.py").exists())
    return f"{package}.{name}" if is_module else package


def own_imports(file: Path) -> Iterator[Import]:
    return (found for found in imports(file) if found.module.split(".")[0] == "app")


def foreign(file: Path) -> Iterator[Import]:
    return (found for found in imports(file) if found.module.split(".")[0] not in {"app", "__future__"})


Faults = dict[str, list[Import]]


def faults(wrong: Callable[[Path], Iterable[Import]], files: Iterable[Path] = FILES) -> Faults:
    """What is wrong in which file."""
    found = {name_of(file): list(wrong(file)) for file in files}
    return {name: lines for name, lines in found.items() if lines}


def test_arrows_point_one_way() -> None:
    def wrong(file: Path) -> Iterator[Import]:
        own = part(module_of(file))
        return (found for found in own_imports(file) if part(found.module) not in {own, *MAY_IMPORT[own]})

    assert faults(wrong) == {}


def test_arrows_inside_web_point_down() -> None:
    floor = {folder: number for number, folders in enumerate(WEB_FLOORS) for folder in folders}
    arrows = {
        (_in_web(module_of(file)), _in_web(found.module))
        for file in FILES
        for found in own_imports(file)
        if _in_web(module_of(file)) and _in_web(found.module)
    }
    assert {folder for arrow in arrows for folder in arrow} == floor.keys(), "each folder has its floor"
    assert {(own, other) for own, other in arrows if own != other and floor[own] <= floor[other]} == set()


def _in_web(module: str) -> str:
    """Return the folder, or the file beside the folders, of a module inside app/web; "" for any other."""
    return module.removeprefix("app.web.").split(".")[0] if module.startswith("app.web.") else ""


def test_pages_import_nothing_that_decides() -> None:
    """They show what the rules' lists (`possible`), views and the look at a table say."""
    decides = re.compile(r"app\.systems\.\w+\.((\w+\.)*rules|decide|scene)")
    pages = [file for file in FILES if "web.heroquest." in module_of(file)]
    found = faults(lambda file: (one for one in own_imports(file) if decides.fullmatch(one.module)), pages)
    assert {name: {one.module for one in lines} for name, lines in found.items()} == PAGES_THAT_DECIDE


def test_games_do_not_know_each_other() -> None:
    def wrong(file: Path) -> Iterator[Import]:
        others = [game for game in GAMES if game not in module_of(file).split(".")]
        return (found for found in own_imports(file) if any(game in found.module.split(".") for game in others))

    assert faults(wrong, (file for file in FILES if part(module_of(file)) in {"systems.game", "web.game"})) == {}


def test_the_registry_alone_says_which_games_there_are() -> None:
    assert sorted(game.folder for game in registry.GAMES) == GAMES
    assert {game.id for game in registry.GAMES if game.campaigns} == {system.id for system in registry.SYSTEMS.values()}
    for game in registry.LABELS:
        assert set(registry.LABELS[game]("de").keys()) <= set(games.PAGES[game].labels.keys())
        assert games.GAMES[game].routers
        front = games.fronts_of(registry.GAMES)[game]
        assert front.has_sample == bool(games.PAGES[game].sample()), "the start page loads no game"


def test_only_the_registry_names_a_game() -> None:
    silent = [file for file in FILES if part(module_of(file)) not in NAMES_GAMES]
    text = {name_of(file): file.read_text(encoding="utf-8").lower() for file in silent}
    assert [(name, game) for name in text for game in GAMES if game in text[name]] == []


def test_the_pure_parts_know_no_database_no_network_no_clock_and_no_chance() -> None:
    def wrong(file: Path) -> Iterator[Import]:
        allowed = {*PURE_MAY_USE, *sys.stdlib_module_names} - NO_OUTSIDE
        if part(module_of(file)) == "systems.game":
            allowed |= {"pathlib"}  # where a game's data lies
        return (found for found in foreign(file) if found.module.split(".")[0] not in allowed)

    pure = [file for file in FILES if part(module_of(file)) in PURE]
    assert faults(wrong, pure) == {}
    text = {name_of(file): file.read_text(encoding="utf-8") for file in pure}
    assert [name for name in text for call in (".now(", ".today(", "open(") if call in text[name]] == []
    assert {name for name in text if "read_text(" in text[name]} <= READS_FILES


def test_what_runs_before_the_environment_stands_needs_python_alone() -> None:
    def wrong(file: Path) -> Iterator[Import]:
        return (found for found in foreign(file) if found.module.split(".")[0] not in sys.stdlib_module_names)

    assert faults(wrong, (file for file in FILES if part(module_of(file)) in {"launch", "__main__"})) == {}


def test_a_laptop_never_loads_what_a_club_needs() -> None:
    def wrong(file: Path) -> Iterator[Import]:
        return (found for found in imports(file) if "psycopg" in found.module or "storage.postgres" in found.module)

    outside = [file for file in FILES if "storage/postgres" not in name_of(file)]
    assert faults(wrong, outside).keys() == {"app/storage/opening.py"}, "which does so only when it is asked to"


def test_imports_stand_at_the_top_or_have_a_reason() -> None:
    inside = faults(lambda file: (found for found in imports(file) if found.inside))
    assert inside.keys() == IMPORTS_INSIDE.keys()


def test_no_module_imports_itself_in_a_circle() -> None:
    """Not inside of functions either."""
    arrows = {module_of(file): {found.module for found in own_imports(file)} for file in FILES}
    try:
        list(TopologicalSorter(arrows).static_order())
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


@pytest.mark.parametrize("game", GAMES)
def test_subjects_of_a_game_import_each_other_in_no_circle(game: str) -> None:
    """Counted by folders; what a table keeps and the content are everybody's ground."""
    arrows: dict[str, set[str]] = {}
    for file in (file for file in FILES if f"systems.{game}." in module_of(file)):
        known = (_subject(game, found.module) for found in own_imports(file) if not found.inside)
        arrows.setdefault(_subject(game, module_of(file)), set()).update(known)
    ground = {"", "content", "labels", "state"}
    arrows = {own: known - ground - {own} for own, known in arrows.items() if own not in ground}
    try:
        list(TopologicalSorter(arrows).static_order())
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


def _subject(game: str, module: str) -> str:
    """The folder, or the file beside the folders, that a module of a game belongs to; "" for what is not the game's."""
    return module.removeprefix(f"app.systems.{game}.").split(".")[0] if f"systems.{game}." in module else ""


def test_no_file_is_longer_than_it_can_be_read_at_once() -> None:
    folders = ("app", "templates", "static/css", "static/js", "tests", "benchmarks", "migrations")
    files = [file for folder in folders for kind in ("py", "html", "css", "js") for file in _of_kind(folder, kind)]
    lengths = {name_of(file): len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert {name: length for name, length in lengths.items() if length >= LONGEST_FILE} == {}


def _of_kind(folder: str, kind: str) -> Iterator[Path]:
    return (file for file in (ROOT / folder).rglob(f"*.{kind}") if "vendor" not in file.parts)


def test_no_file_is_named_after_nothing() -> None:
    modules = [file for folder in ("app", "tests", "benchmarks") for file in (ROOT / folder).rglob("*.py")]
    words = {name_of(file): {*file.stem.split("_"), *file.relative_to(ROOT).parts} for file in modules}
    assert {name for name, said in words.items() if said & FORBIDDEN_NAMES} == set()


def test_every_public_thing_of_the_kernel_the_campaign_and_the_storage_says_what_it_is() -> None:
    silent = [
        f"{name_of(file)}: {node.name}"
        for file in FILES
        if part(module_of(file)) in {"core", "campaign", "storage"}
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_") and not ast.get_docstring(node)
    ]
    assert silent == []
