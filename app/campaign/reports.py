"""A campaign without private words, for people who look for a fault: it still plays the same.

Names, notes and devices get other words, always the same for the same. Which fields hold such words is said by the
commands and events themselves (`private`). The seed is another one, since every face that fell stands in the answers.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from app.campaign import commands, events, rebuild, replay
from app.campaign.codec import Codec
from app.campaign.model import CampaignState, Entry
from app.campaign.undo_outcome import comes_out_the_same
from app.core.events import Command, Event, Subject
from app.core.game_system import GameSystem
from app.core.typed_groups import renamed

SEED = "report"
_SEEDS = frozenset({"seed", "revealed"})
_KINDS = {"name": "Name", "group_name": "Name", "player": "Spieler", "device_id": "device"}  # everything else is a text
_NUMBERED = re.compile(r"(?P<name>.+) (?P<number>\d+)")
_OTHERS = frozenset({"content", "spells"})  # of a hero's file: their names are the game's, not people's


class Replay(NamedTuple):
    """Result of replaying a journal with today's rules. `differing`: entries that come out differently, or not at
    all.
    """

    state: CampaignState
    differing: tuple[int, ...]
    is_same: bool


class Redacted:
    """A journal in other words, the same ones whenever it is read. To be read in its order first."""

    def __init__(self, journal: rebuild.Journal, codec: Codec) -> None:
        self._journal = journal
        self._codec = codec
        self._words = _Words(codec.system)

    def entries(self) -> Iterator[Entry]:
        """Return all in order. Raises: StorageFault."""
        return map(self._spoken, self._journal.entries())

    def entry(self, revision: int) -> Entry:
        """Return one of them. Raises: StorageFault."""
        return self._spoken(self._journal.entry(revision))

    def facts(self, counting: Iterable[rebuild.CountedAction]) -> Iterator[tuple[int, tuple[Event, ...]]]:
        """Yield the events of these actions with their places. Raises: StorageFault."""
        return ((place, self._spoken_events(events)) for place, events in self._journal.facts(counting))

    def _spoken(self, entry: Entry) -> Entry:
        words, actor = self._words, entry.actor
        names = {"name": words.of("name", actor.name), "device_id": words.of("device_id", actor.device_id)}
        command = None if entry.command is None else self._codec.load_command(json.dumps(words.spoken(entry.command)))
        said = {"actor": actor.model_copy(update=names), "command": command}
        return entry.model_copy(update={**said, "events": self._spoken_events(entry.events)})

    def _spoken_events(self, events: Sequence[Event]) -> tuple[Event, ...]:
        return self._codec.load_events(json.dumps([self._words.spoken(event) for event in events]))


def subjects_of(entry: Entry, entry_at: Callable[[int], Entry]) -> frozenset[Subject]:
    """Return the subjects of an entry and, if it refers to another entry, of that one too."""
    found = entry.subjects
    while entry.target is not None:
        entry = entry_at(entry.target)
        found |= entry.subjects
    return found


def replayed(system: GameSystem, journal: rebuild.Journal) -> Replay:
    """Decide every action that counts once more, with the answers it was given. Raises: StorageFault."""
    history = rebuild.read(system, journal)
    counting = (journal.entry(action.revision) for action in history.counting())
    first = next(counting)
    state, differing = rebuild.beginning(system, first.revision, first.events), list[int]()
    for entry in counting:
        command, answers, facts = entry.command, entry.answers, entry.events
        if command is None or not comes_out_the_same(system, state, command, answers, facts):
            differing.append(entry.revision)
        state = replay.evolve(system, state, facts)
    return Replay(history.with_dice(state), tuple(differing), not differing)


class _Words:
    """Other words for what people wrote; the same for the same, whatever its capitals."""

    def __init__(self, system: GameSystem) -> None:
        self._private = _private_fields(system)
        self._given: dict[tuple[str, str], str] = {}

    def spoken(self, said: Command | Event) -> dict[str, Any]:
        """Return a command or an event as JSON in other words."""
        return self._spoken(said.model_dump(mode="json"))

    def of(self, field: str, value: Any) -> Any:
        """Return the other word for what stands in a field; nothing stays nothing."""
        if not isinstance(value, str) or not value.strip():
            return value
        kind = _KINDS.get(field, "Text")
        known = self._before(kind, value) or self._before("Name", value)
        if known is None:
            count = sum(one == kind for one, _ in self._given) + 1
            known = self._given[kind, value.casefold()] = f"{kind} {count}"
        return known

    def _before(self, kind: str, value: str) -> str | None:
        """Return the word that was given before, also for the same with a number behind."""
        known, numbered = self._given.get((kind, value.casefold())), _NUMBERED.fullmatch(value)
        if known is None and numbered and (first := self._given.get((kind, numbered["name"].casefold()))):
            return f"{first} {numbered['number']}"
        return known

    def _known(self, value: str) -> str:
        """Return the other word for what was given one before; everything else is no word of people."""
        return self._before("Name", value) or self._before("Text", value) or value

    def _spoken(self, said: dict[str, Any]) -> dict[str, Any]:
        private = self._private.get(said.get("type", ""), frozenset())
        return {field: self._field(field, value, private) for field, value in said.items()}

    def _field(self, field: str, value: Any, private: frozenset[str]) -> Any:
        if field in _SEEDS:
            return SEED
        if field == "device_id":
            return self.of(field, value)
        if field == "wish":
            return _written_like(value, wish := json.loads(value), self._spoken(wish))
        if field in private:
            return self.of(field, value)
        if f"{field}[]" in private:
            return renamed(value, partial(self.of, "name"))
        if f"{field}?" in private:
            return self._known(value)
        inner = {one.partition(".")[2] for one in private if one.startswith(field + ".")}
        parsed = _as_json(value) if inner else None
        if parsed is not None:
            return _written_like(value, parsed, self._inside("", parsed, inner))
        return self._inside(field, value, inner) if inner else value

    def _inside(self, field: str, value: Any, private: set[str]) -> Any:
        """Replace somebody's words inside of something larger."""
        if isinstance(value, dict):
            has_names = f"{field}{{}}" in private
            return {
                self._known(name) if has_names else name: one if name in _OTHERS else self._inside(name, one, private)
                for name, one in value.items()
            }
        if isinstance(value, list):
            return [self._inside(field, one, private) for one in value]
        if isinstance(value, str) and not private.isdisjoint((f"{field}?", "*?")):
            return self._known(value)
        return self.of(field, value) if field in private or "*" in private else value


def _as_json(value: Any) -> Any:
    """Return the JSON in a text that holds more than words."""
    try:
        found = json.loads(value) if isinstance(value, str) and value[:1] == "{" else None
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _written_like(text: str, parsed: Any, changed: Any) -> str:
    """Return a changed value in the very style the text was written in."""
    for separators in ((",", ":"), (", ", ": ")):
        for is_ascii in (False, True):
            if json.dumps(parsed, separators=separators, ensure_ascii=is_ascii) == text:
                return json.dumps(changed, separators=separators, ensure_ascii=is_ascii)
    return json.dumps(changed)


def _private_fields(system: GameSystem) -> Mapping[str, frozenset[str]]:
    kinds: tuple[type[Command] | type[Event], ...] = (
        *commands.COMMAND_TYPES, *events.EVENT_TYPES, *system.command_types, *system.event_types,
    )  # fmt: skip
    return {kind.type_name: kind.private for kind in kinds}
