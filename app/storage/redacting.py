"""A campaign's file without what is nobody's business, made entry by entry."""

from collections.abc import Iterable, Iterator

from app.campaign import rebuild as derive
from app.campaign import reports
from app.campaign.codec import Codec
from app.campaign.model import Entry
from app.campaign.ports import Checkpoint
from app.core.events import Event
from app.storage import seal
from app.storage.campaign_files import REPORT, CampaignFile, FileHead
from app.storage.entries import Line, to_line
from app.storage.lines import KeptLines, ReadJournal
from app.storage.rebuild import folded


def redacted(head: FileHead, lines: KeptLines, codec: Codec) -> CampaignFile:
    """The report of a campaign that is to leave. Raises: what reading its rows raises."""
    journal = _Redacted(lines, codec)
    state = folded(journal, codec, derive.read(codec.system, journal), _keep_nothing)
    said = {"format": REPORT, "name": state.house.name, "expected": seal.of(codec.dump_state(state))}
    return CampaignFile(head.model_copy(update=said), _RedactedLines(journal, head.id, lines.count, codec))


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


class _RedactedLines:
    """Its rows, sealed anew."""

    def __init__(self, journal: _Redacted, campaign_id: int, count: int, codec: Codec) -> None:
        self._journal = journal
        self._campaign = campaign_id
        self._codec = codec
        self.count = count

    def all(self) -> Iterator[Line]:
        previous = ""
        for entry in self._journal.entries():
            subjects = reports.subjects_of(entry, self._journal.entry)
            line = to_line(self._campaign, entry, "", subjects, previous, self._codec)
            previous = line.digest
            yield line


def _keep_nothing(_checkpoint: Checkpoint) -> None:
    """A report has no checkpoints."""
