"""Values of the kernel: strict, frozen, always written the same way; and what has to do with what."""

import pytest
from pydantic import BaseModel, ValidationError

from app.core.events import EVERYTHING, Audience, Command, Event, Subject, overlap
from app.core.game_system import Role, Viewer
from app.core.model import IdSet, Model


class _Value(Model):
    number: int = 0
    ids: IdSet = frozenset()


def test_values_are_strict_frozen_and_know_their_fields() -> None:
    for wrong in ({"number": "1"}, {"number": True}, {"numbre": 1}):
        with pytest.raises(ValidationError):
            _Value.model_validate(wrong)
    with pytest.raises(ValidationError, match="frozen"):
        _Value().number = 1  # type: ignore[misc]  # what the test is about


def test_a_copy_is_what_pydantic_makes_of_it_and_leaves_the_first_alone() -> None:
    first = _Value(ids=frozenset("ab"))
    for changes in (None, {}, {"number": 3}, {"ids": frozenset("c"), "number": 0}):
        made, wanted = first.model_copy(update=changes), BaseModel.model_copy(first, update=changes)
        assert made == wanted
        assert (made.model_fields_set, hash(made)) == (wanted.model_fields_set, hash(wanted))
        assert made.model_dump_json(exclude_unset=True) == wanted.model_dump_json(exclude_unset=True)
    assert (first, first.model_fields_set) == (_Value(ids=frozenset("ab")), {"ids"})
    assert first.model_copy(deep=True) == first


def test_equal_sets_are_equal_bytes() -> None:
    one, other = _Value(ids=frozenset("abcdefgh")), _Value(ids=frozenset("hgfedcba"))
    assert one.model_dump_json() == other.model_dump_json() == '{"number":0,"ids":["a","b","c","d","e","f","g","h"]}'
    assert _Value.model_validate_json(one.model_dump_json()) == one


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ({"anna"}, {"bert"}, False),
        ({"anna", "bert"}, {"bert"}, True),
        ({EVERYTHING}, {"bert"}, True),
        ({"anna"}, {EVERYTHING}, True),
        (set(), {EVERYTHING}, True),
        (set(), {"anna"}, False),
    ],
)
def test_subjects_overlap_when_they_share_one_or_one_is_everything(
    one: set[Subject], other: set[Subject], together: bool
) -> None:
    assert overlap(frozenset(one), frozenset(other)) is together


def test_unless_they_say_otherwise_commands_and_events_are_about_everything() -> None:
    assert Command(type="x").subjects == Event(type="x").subjects == {EVERYTHING}
    assert (Command.undoable, Command.permission, Event.audience) == (True, None, Audience.ALL)


@pytest.mark.parametrize(
    ("viewer", "owned"),
    [
        (Viewer(role=Role.GAME_MASTER), True),
        (Viewer(role=Role.PLAYER, hero_ids=frozenset({"anna"})), True),
        (Viewer(role=Role.PLAYER, hero_ids=frozenset({"bert"})), False),
        (Viewer(role=Role.GUEST), False),
    ],
)
def test_the_game_master_and_the_own_player_see_all_of_a_hero(viewer: Viewer, owned: bool) -> None:
    assert viewer.owns("anna") is owned
