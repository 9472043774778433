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
_EVENING = "words of the house for the end of an evening"
# What still names a thing of the first game elsewhere, and why.
KNOWN = {
    "app/systems/registry.py": "the one line that names a game",
    "app/core/game_system.py": _PASSPORTS,
    "app/storage/read_tables.py": _PASSPORTS,
    "app/storage/statements.py": _PASSPORTS,
    "app/storage/tables.py": _PASSPORTS,
    "app/campaign/reports.py": _PASSPORTS,
    "app/web/api/models.py": _PASSPORTS,
    "app/web/api/views.py": _PASSPORTS,
    "app/web/campaigns/heroes.py": _PASSPORTS,
    "templates/campaigns/heroes.html": _PASSPORTS,
    "app/storage/backup_scheduler.py": "the names of backups that lie on people's disks",
    "app/storage/backups.py": "the names of backups that lie on people's disks",
    "app/web/table/routes.py": "names of form fields that lead back to a panel",
    "app/web/table/conversation/dice_ways.py": "names of form fields that lead back to a panel",
    "templates/macros/dice.html": _DICE,
    "templates/campaigns/campaigns.html": _DICE,
    "static/css/tokens.css": _DICE,
    "static/css/print.css": _DICE,
    "static/css/paper.css": "the sheet of a fight is set with the other sheets",
    "templates/fair_dice/fair_dice.html": _EVENING,
    "app/commands/words/de.ftl": _PASSPORTS,
    "app/commands/words/en.ftl": _PASSPORTS,
    "app/labels/words/de.ftl": _EVENING,
    "app/labels/words/en.ftl": _EVENING,
    "app/web/backups/words/de.ftl": _EVENING,
    "app/web/backups/words/en.ftl": _EVENING,
    "app/web/fair_dice/words/de.ftl": _EVENING,
    "app/web/fair_dice/words/en.ftl": _EVENING,
}


def test_words_of_a_game_stand_in_its_own_folders() -> None:
    files = [file for folder, kinds in FILES.items() for kind in kinds for file in (ROOT / folder).rglob(kind)]
    own = [file for file in files if OWN.isdisjoint(file.relative_to(ROOT).parts)]
    named = {file.relative_to(ROOT).as_posix() for file in own if WORDS.search(file.read_text(encoding="utf-8"))}
    assert named - KNOWN.keys() == set(), "a word of one game outside of its folders"
    assert KNOWN.keys() - named == set(), "nothing is left there: strike it off the list"
