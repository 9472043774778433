"""An evening played again from its exported journal: nothing but the rules, in a fresh state."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from app.campaign import rebuild, replay
from app.campaign.codec import ANSWERS, Codec
from app.campaign.events import CampaignCreated
from app.campaign.model import Actor, CampaignState, Entry, EntryKind
from app.core.events import Event
from app.core.game_system import GameSystem, Role

Exported = Mapping[str, Any]
_BEGINS = frozenset({"campaign.created", "dice.renewed"})  # the facts with which other dice begin


class ReadEntries:
    """A journal of which somebody holds all entries."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._entries = {entry.revision: entry for entry in entries}

    def entries(self) -> Iterator[Entry]:
        return iter(self._entries.values())

    def entry(self, revision: int) -> Entry:
        return self._entries[revision]

    def facts(self, counting: Iterable[rebuild.CountedAction]) -> Iterator[tuple[int, tuple[Event, ...]]]:
        return ((action.place, self._entries[action.revision].events) for action in counting)


def replayed(system: GameSystem, journal: Sequence[Exported], seed: str) -> CampaignState:
    """The state to which the rules come when they decide every action that counts once more.

    `journal` is what the API gives the game master, all pages. The running seed is in no export; it decides nothing
    here, since the faces are there, but it belongs to the state. Raises: AssertionError for an action that comes out
    otherwise.
    """
    codec = Codec(system)
    entries = ReadEntries(_entries(codec, journal, seed))
    history = rebuild.read(system, entries)
    first, *rest = [entries.entry(action.revision) for action in history.counting()]
    [created] = first.events
    assert isinstance(created, CampaignCreated)
    state = replay.beginning(system, created)
    for entry in rest:
        assert entry.command is not None
        decision = replay.decide(system, state, entry.command, entry.answers)
        assert decision.prompt is None, f"entry {entry.revision} asks for more than was answered"
        assert decision.events == entry.events, f"entry {entry.revision} comes out otherwise"
        state = replay.evolve(system, state, entry.events)
    return history.with_dice(state)


def _entries(codec: Codec, journal: Sequence[Exported], seed: str) -> Iterator[Entry]:
    laid_open = [fact["revealed"] for line in journal for fact in line["events"] if fact["type"] == "dice.renewed"]
    seeds = iter((*laid_open, seed))
    for line in journal:
        begins = any(fact["type"] in _BEGINS for fact in line["events"])
        hidden = {"seed": next(seeds)} if begins else {}
        facts = [fact | hidden if fact["type"] in _BEGINS else fact for fact in line["events"]]
        command = line["command"] | hidden if line["command"] and begins else line["command"]
        yield Entry(
            revision=line["revision"],
            kind=EntryKind(line["kind"]),
            actor=Actor(role=Role(line["by"]["role"]), name=line["by"]["name"]),
            at=datetime.fromisoformat(line["at"]),
            target=line["target"],
            command=codec.load_command(json.dumps(command)) if command else None,
            answers=ANSWERS.validate_json(json.dumps(line["answers"])),
            places=tuple(line["places"]),
            events=codec.load_events(json.dumps(facts)),
        )


def exported(read: Callable[[int], Any]) -> Sequence[Exported]:
    """All pages of a journal as the API gives them; `read` gives the page that begins after a revision."""
    entries: list[Exported] = []
    after: int | None = 0
    while after is not None:
        page = read(after)
        entries += page["entries"]
        after = page["next_after"]
    return entries
