"""A campaign's file without what is nobody's business, made entry by entry."""

from collections.abc import Iterable, Iterator

from app.campaign import rebuild as derive
from app.campaign import reports
from app.campaign.codec import Codec
from app.campaign.model import Entry
from app.core.events import Event
from app.storage import entries
from app.storage.campaign_files import REPORT, CampaignFile, FileHead
from app.storage.entries import Line, to_line
from app.storage.journal_lines import KeptLines, ReadJournal
from app.storage.rebuild import folded


def redacted(head: FileHead, lines: KeptLines, codec: Codec) -> CampaignFile:
    """The report of a campaign that is to leave. Raises: what reading its rows raises."""
    journal = _Redacted(lines, codec)
    state = folded(journal, codec, derive.read(codec.system, journal), lambda _: None)
    said = {"format": REPORT, "name": state.house.name, "expected": entries.seal_of(codec.dump_state(state))}
    return CampaignFile(head.model_copy(update=said), lines.count, lambda: _sealed(journal, head.id, codec))


class _Redacted:
    """A journal in other words, the same ones whenever it is read."""

    def __init__(self, lines: KeptLines, codec: Codec) -> None:
        self._journal = ReadJournal(lines, codec)
        self._words = reports.Redaction(codec)

    def entries(self) -> Iterator[Entry]:
        return map(self._words.of, self._journal.entries())

    def entry(self, revision: int) -> Entry:
        return self._words.of(self._journal.entry(revision))

    def facts(self, counting: Iterable[derive.Counted]) -> Iterator[tuple[int, tuple[Event, ...]]]:
        return ((place, self._words.of_events(events)) for place, events in self._journal.facts(counting))


def _sealed(journal: _Redacted, campaign_id: int, codec: Codec) -> Iterator[Line]:
    """Its rows, sealed anew."""
    previous = ""
    for entry in journal.entries():
        subjects = reports.subjects_of(entry, journal.entry)
        line = to_line(campaign_id, entry, "", subjects, previous, codec)
        previous = line.digest
        yield line
