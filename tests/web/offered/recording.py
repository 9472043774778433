"""Record what HeroQuest's pages offer over random tables, and compare two such records.

    python -m tests.web.offered.recording DUMP.jsonl --tables 300 --seed 0
    python -m tests.web.offered.recording --compare OLD.jsonl NEW.jsonl

A line is one page as one viewer sees it. The same code writes the same file. What is left out: revisions, keys of
forms, and ids that the program draws by chance.
"""

import argparse
import json
import secrets
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from time import monotonic
from unittest.mock import patch

from tests.web.conftest import Server
from tests.web.offered.pages import Tour
from tests.web.offered.reading import DRAWN, Offer, canonical
from tests.web.offered.tables import RandomTable

Line = Mapping[str, object]
Key = tuple[str, str, str, str]  # table, viewer, page, what was asked
Group = tuple[str, str, str, str]  # what became of it, viewer, page, command


def recorded(server: Server, seeds: Iterable[int]) -> Iterator[str]:
    """Yield a line for each page of each table, in the order in which they were looked at."""
    for seed in seeds:
        with _same_ids():
            played = RandomTable(seed, server.services.database).begin()
            for line in Tour(server, played.id, played.table, seed).pages():
                yield canonical(line)


@contextmanager
def _same_ids() -> Iterator[None]:
    """Let ids that are drawn by chance be recognised, see `reading.IDS`."""
    drawn = count()

    def token_hex(length: int | None = None) -> str:
        return f"{DRAWN}{next(drawn):0{(length or 32) * 2 - len(DRAWN)}x}"

    with patch.object(secrets, "token_hex", token_hex):
        yield


def write(file: Path, tables: int, seed: int) -> None:
    """Write the record of so many tables."""
    begun, lines = monotonic(), set[str]()
    with tempfile.TemporaryDirectory() as folder, closing(Server(Path(folder))) as server:
        for number in range(seed, seed + tables):
            lines.update(recorded(server, [number]))
            print(f"\r{number - seed + 1} tables, {len(lines)} pages", end="", file=sys.stderr)
    file.write_text("".join(f"{one}\n" for one in sorted(lines)), encoding="utf-8")
    offers = sum(len(json.loads(one)["offers"]) for one in lines)
    print(f"\n{tables} tables, {len(lines)} pages, {offers} offers in {monotonic() - begun:.0f} s", file=sys.stderr)


class Differences:
    """What one record offers that another does not.

    An offer that is gone from its page is `missing`, or `moved` if the same viewer still gets its command somewhere
    else at that table; `new` and `new here` are the same the other way round. `changed` has the same command, but
    another state, reason, question or follow-up. `no page` and `new page`: only one of the two was looked at.
    """

    def __init__(self, old: Iterable[str], new: Iterable[str]) -> None:
        self.counts = Counter[Group]()
        self.examples: dict[Group, str] = {}
        before, after = _pages(old), _pages(new)
        self._old, self._new = _commands(before), _commands(after)
        for key in sorted(before.keys() | after.keys()):
            if key not in after or key not in before:
                self._note("no page" if key in before else "new page", key, "", "")
            elif before[key] != after[key]:
                self._compare(key, before[key], after[key])

    def _compare(self, key: Key, before: Sequence[str], after: Sequence[str]) -> None:
        gone, come = Counter(before) - Counter(after), Counter(after) - Counter(before)
        others = defaultdict[str, list[str]](list)
        for one in come:
            others[command_of(json.loads(one))].append(one)
        table, viewer, *_ = key
        for one in gone:
            offer = json.loads(one)
            command = command_of(offer)
            if others[command]:
                other = others[command].pop()
                come[other] = 0
                self._note("changed", key, _kind(offer), f"{one} -> {other}")
            else:
                is_moved = command in self._new[table, viewer]
                self._note("moved" if is_moved else "missing", key, _kind(offer), one)
        for one in (one for one, number in come.items() if number):
            offer = json.loads(one)
            is_known = command_of(offer) in self._old[table, viewer]
            self._note("new here" if is_known else "new", key, _kind(offer), one)

    def _note(self, what: str, key: Key, kind: str, example: str) -> None:
        table, viewer, page, asked = key
        group = (what, viewer, page, kind)
        self.counts[group] += 1
        self.examples.setdefault(group, f"table {table}, {asked}: {example}")

    def __str__(self) -> str:
        rows = (
            f"{number:6} {' | '.join(group)}\n       {self.examples[group][:600]}"
            for group, number in sorted(self.counts.items())
        )
        return "\n".join(rows)


def _pages(lines: Iterable[str]) -> dict[Key, Sequence[str]]:
    found: dict[Key, Sequence[str]] = {}
    for line in lines:
        page = json.loads(line)
        key = (str(page["table"]), page["viewer"], page["page"], page["asked"])
        found[key] = [canonical(one) for offer in page["offers"] for one in offers_each(offer)]
    return found


def offers_each(offer: Offer) -> Iterator[Offer]:
    """Yield the offer itself, or one for each square that a tap sends."""
    if "squares" not in offer:
        yield offer
        return
    for square in offer["squares"]:
        rest = {name: value for name, value in offer.items() if name != "squares"}
        yield {**rest, "fields": {**offer["fields"], "square": [square]}}


def command_of(offer: Offer) -> str:
    """The command of an offer, wherever it stands; for words without one these."""
    if offer["how"] == "words":
        return str(offer["reason"])
    told = {name: value for name, value in offer["fields"].items() if name != "do"}
    return canonical([offer["type"], told, sorted(offer.get("asks", ()))])


def _kind(offer: Offer) -> str:
    if offer["how"] == "words":
        return str(offer["state"])
    return offer["type"] or "".join(offer["fields"].get("do", ())) or str(offer["how"])


def _commands(pages: Mapping[Key, Sequence[str]]) -> Mapping[tuple[str, str], set[str]]:
    """All commands that are offered to a viewer at a table."""
    found = defaultdict[tuple[str, str], set[str]](set)
    for (table, viewer, *_), offers in pages.items():
        found[table, viewer].update(command_of(json.loads(one)) for one in offers)
    return found


def main(words: Sequence[str]) -> int:
    """Record or compare; 1 if there are differences."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.offered.recording")
    parser.add_argument("dump", nargs="?", type=Path)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--compare", nargs=2, type=Path, metavar=("OLD", "NEW"))
    asked = parser.parse_args(words)
    if asked.compare:
        with asked.compare[0].open(encoding="utf-8") as old, asked.compare[1].open(encoding="utf-8") as new:
            found = Differences(old, new)
        print(found if found.counts else "no differences")
        return 1 if found.counts else 0
    if asked.dump is None:
        parser.error("name a file to write, or two to compare")
    write(asked.dump, asked.tables, asked.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
