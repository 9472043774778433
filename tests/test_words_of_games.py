"""What only one game has stands in folders of its name: code, templates, looks, words."""

import re
from pathlib import Path

from app.systems.registry import GAMES

ROOT = Path(__file__).parent.parent
OWN = {game.rules.rpartition(".")[2] for game in GAMES}
WORDS = re.compile(
    r"heroquest|monster|skull|totensch|(?<!re)(?<!con)quest(?!ion)|herausforderung|\bspell(?!check|ed)|zauber"
    r"|dungeon|barbarian|wizard|dwarf|\belf\b|goblin|morcar|zargon|körperkraft|body_points|mind_points",
    re.IGNORECASE,
)
FILES = {"app": ("*.py", "*.toml", "*.ftl"), "templates": ("*.html",), "static/css": ("*.css",), "static/js": ("*.js",)}

_PASSPORTS = "the columns of the passports' tables, which people ask with SQL: docs/sql.md"
_DICE = "the dice of the house are drawn with these faces"
_BACKUPS = "the names of backups that lie on people's disks"
_FIELDS = "names of form fields that lead back to a panel"
# The words of the first game that still stand elsewhere, and why.
KNOWN = {
    "app/systems/registry.py": ("heroquest dungeon quest", "the one line that names a game"),
    "app/core/game_system.py": ("spell", _PASSPORTS),
    "app/storage/read_tables.py": ("spell", _PASSPORTS),
    "app/storage/statements.py": ("spell", _PASSPORTS),
    "app/storage/tables.py": ("spell", _PASSPORTS),
    "app/campaign/reports.py": ("spell", _PASSPORTS),
    "app/web/api/models.py": ("spell", _PASSPORTS),
    "app/web/api/views.py": ("spell", _PASSPORTS),
    "app/web/campaigns/heroes.py": ("spell", _PASSPORTS),
    "templates/campaigns/heroes.html": ("spell", _PASSPORTS),
    "app/commands/words/de.ftl": ("spell zauber", _PASSPORTS),
    "app/commands/words/en.ftl": ("spell", _PASSPORTS),
    "app/labels/words/de.ftl": ("spell zauber quest", _PASSPORTS + "; " + _BACKUPS),
    "app/labels/words/en.ftl": ("spell quest", _PASSPORTS + "; " + _BACKUPS),
    "app/storage/recovery/schedule.py": ("quest", _BACKUPS),
    "app/storage/recovery/choose.py": ("quest", _BACKUPS),
    "app/web/backups/words/en.ftl": ("quest", _BACKUPS),
    "app/web/table/game_pages.py": ("monster", _FIELDS),
    "templates/macros/dice.html": ("skull", _DICE),
    "templates/campaigns/campaigns.html": ("skull", _DICE),
    "static/css/tokens.css": (
        "skull barbarian elf dwarf wizard",
        _DICE + "; the colours of the crests beside heroes' names",
    ),
    "static/css/print.css": ("skull", _DICE),
}


def test_words_of_a_game_stand_in_its_own_folders() -> None:
    files = [file for folder, kinds in FILES.items() for kind in kinds for file in (ROOT / folder).rglob(kind)]
    own = [file for file in files if OWN.isdisjoint(file.relative_to(ROOT).parts)]
    found = {file.relative_to(ROOT).as_posix(): WORDS.findall(file.read_text(encoding="utf-8")) for file in own}
    named = {file: {word.casefold() for word in words} for file, words in found.items() if words}
    known = {file: set(words.split()) for file, (words, _) in KNOWN.items()}
    strange = {file: words - known.get(file, set()) for file, words in named.items() if words - known.get(file, set())}
    assert strange == {}, "words of one game outside of its folders"
    gone = {file: words - named.get(file, set()) for file, words in known.items() if words - named.get(file, set())}
    assert gone == {}, "nothing is left there: strike it off the list"
