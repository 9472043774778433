"""Every command has one rule, every event one change of the table, each beside what it is about."""

from pathlib import Path

import pytest

from app.systems.heroquest import registry
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.registry import RULES, SUBJECTS, command_types, event_types, rule

FOLDER = Path(registry.__file__).parent
registry.load()


def subject_of(thing: object) -> str:
    return str(getattr(thing, "__module__", "")).removeprefix("app.systems.heroquest.").split(".")[0]


def test_every_folder_with_commands_or_events_is_a_subject() -> None:
    folders = {file.parent.name for name in ("commands.py", "events.py") for file in FOLDER.glob(f"*/{name}")}
    assert folders <= set(SUBJECTS)
    assert all((FOLDER / name).is_dir() or (FOLDER / f"{name}.py").is_file() for name in SUBJECTS)


def test_a_command_stands_in_the_subject_of_its_rule() -> None:
    assert [kind for kind in command_types() if subject_of(RULES[kind]) != subject_of(kind)] == []


def test_no_rule_is_for_something_else() -> None:
    assert set(RULES) == set(command_types())


def test_an_event_is_changed_where_it_stands() -> None:
    assert [kind for kind in event_types() if subject_of(kind) not in SUBJECTS] == []


def test_a_second_rule_is_refused() -> None:
    with pytest.raises(ValueError, match="Attack has a rule already"):
        rule(Attack)(RULES[Attack])
