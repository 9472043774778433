"""Campaigns that leave as a file and come in from one."""

from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from typing import NamedTuple

from app.campaign import dice_check, reports
from app.campaign import rebuild as derive
from app.campaign.codec import Codec
from app.campaign.ports import Clock, JournalFault, Progress, StorageFault, no_progress
from app.core.errors import FileFault, StaleRevision
from app.core.lazy_import import garbage_collection_paused
from app.settings import VERSION
from app.storage import journal_rows, travelling_journal
from app.storage import statements as sql
from app.storage.campaign_files import FORMAT, MOST_ENTRIES, CampaignFile, FileHead, FilePicture
from app.storage.connections import AnyDatabase
from app.storage.foreign_data import check_entries, faults_of_journal, is_picture
from app.storage.journal_reading import KeptLines, LinesFrom, Passes, ReadJournal, SpooledLines, StoredLines, checked
from app.storage.journal_rows import JournalLine
from app.storage.journal_transaction import nothing_yet
from app.storage.rebuild import end_of
from app.storage.store import InTurns, SqlStore
from app.storage.travelling_journal import redacted

_LARGEST_NUMBER = 1_000_000  # that a campaign may bring along: those that come after it have room in every database


class Arrived(NamedTuple):
    """A campaign that came in: its number, and whether it was there already and now stands there twice."""

    campaign_id: int
    is_second: bool


class Transfer:
    """Takes campaigns out of a database and puts them in."""

    def __init__(self, database: AnyDatabase, store: SqlStore, clock: Clock, new_seed: Callable[[], str]) -> None:
        self._database = database
        self._store = store
        self._clock = clock
        self._new_seed = new_seed

    def campaign(self, campaign_id: int, progress: Progress = no_progress) -> CampaignFile:
        """Return a campaign as a file, without the seed of its running dice; its entries are read when it is written.
        Its game need not be installed.

        Raises: UnknownSubject; InvalidValue for one that no file takes in, and, when it is written, for one that is
        damaged; StorageFault.
        """
        head, lines, shown = self._leaving(campaign_id, progress, passes=1)
        return CampaignFile(head, lines.count, lines.all, tuple(_file_picture(*one) for one in shown))

    def report(self, campaign_id: int, progress: Progress = no_progress) -> CampaignFile:
        """Return a campaign as a file for a bug report: like `campaign` but without private words. Raises: as
        campaign.
        """
        head, lines, _shown = self._leaving(campaign_id, progress, passes=3)
        return redacted(head, lines, self._store.codec(head.system))

    def _leaving(
        self, campaign_id: int, progress: Progress, passes: int
    ) -> tuple[FileHead, LinesFrom, Sequence[tuple[str, str, bytes]]]:
        """Return the parts of a file; `passes`: how often its entries will be read."""
        with self._database.reading() as connection:
            system, name, created_at = sql.known_campaign(connection, campaign_id)
            count = sql.last_revision(connection, campaign_id)
            recorded = sql.recorded_entries(connection, campaign_id)
            beginnings = sql.MAY_BEGIN_DICE(connection, campaign_id=campaign_id).fetchall()
            shown = sql.PICTURES(connection, campaign_id=campaign_id).fetchall()
        if count > MOST_ENTRIES:
            raise FileFault("campaign_file.too_long", most=MOST_ENTRIES)
        if count < max(recorded, 1):
            raise FileFault("campaign_file.damaged", revision=count + 1)
        with _damage_told():
            begun = travelling_journal.begun_at(beginnings)
        head = FileHead(
            format=FORMAT, version=1, program=VERSION, exported=self._clock().isoformat(), id=campaign_id,
            system=system, name=name, created_at=created_at,
        )  # fmt: skip
        stored = StoredLines(self._database.reading, campaign_id, count)
        leaving = _with_damage_told(Passes(progress, count, passes).watched(stored))
        return head, travelling_journal.seedless(leaving, campaign_id, begun), shown

    def take_in(self, file: CampaignFile, key: str, progress: Progress = no_progress) -> Arrived:
        """Return a campaign out of a file, under its own number or, when that is taken, a new one; the same key twice
        is once.

        Raises: InvalidValue `campaign_file.…`; StaleRevision when the key brought another file; StorageFault.
        """
        if file.head.format != FORMAT:
            raise FileFault("campaign_file.is_report", field="file")
        passes = Passes(progress, file.count, times=4)
        with _faults_of_file(file):
            codec = self._store.codec(file.head.system)
            check_entries(passes.counted(checked(file.lines())))
        shown = list(_pictures(file))
        known = self._known(file, key)
        return known or self._taken_in(file, key, _Coming(codec, shown, passes))

    def forget_half_arrived(self) -> None:
        """Remove what a crash left of campaigns that were coming in. Raises: StorageFault."""
        with self._database.reading() as connection:
            numbers = [int(number) for (number,) in sql.ARRIVING(connection)]
        for number in numbers:
            self._forget(number)

    def _taken_in(self, file: CampaignFile, key: str, coming: "_Coming") -> Arrived:
        head, first = file.head, next(file.lines())
        with self._database.writing() as connection:
            if sql.CAMPAIGN_OF_KEY(connection, key=key).fetchone() is not None:  # the same form, at the same moment
                raise StorageFault("storage.busy")
            is_taken = sql.CAMPAIGN(connection, campaign_id=head.id).fetchone() is not None
            is_free = not is_taken and head.id <= _LARGEST_NUMBER
            number = head.id if is_free else int(sql.NEXT_CAMPAIGN(connection).fetchone()[0])
            own = sql.ENTRIES_AFTER(connection, campaign_id=head.id, revision=0, count=1).fetchone()
            row = {"system": head.system, "name": head.name, "revision": 0, "key": key}
            sql.ADD_CAMPAIGN(connection, id=number, created_at=head.created_at, changed_at=head.created_at, **row)
        try:
            with _faults_of_file(file):
                self._write(number, file, coming)
        except BaseException:
            self._forget(number)
            raise
        return Arrived(
            number, is_taken and own is not None and _begin_alike(JournalLine._make(own), first, coming.codec)
        )

    def _write(self, number: int, file: CampaignFile, coming: "_Coming") -> None:
        """Write the entries; the last turn lets the campaign be seen."""
        codec, turns = coming.codec, InTurns(self._database, number)
        turns.write_lines(coming.passes.counted(travelling_journal.resealed(file.lines(), number)))
        brought = StoredLines(self._database.reading, number, file.count)
        history = derive.read(codec.system, ReadJournal(coming.passes.watched(brought), codec))
        entry, line = travelling_journal.new_dice(
            history, brought.one(file.count), codec, self._clock(), self._new_seed()
        )
        turns.write_lines([line])
        history.read(codec.system, entry)
        lines = StoredLines(self._database.reading, number, line.revision)
        journal = ReadJournal(coming.passes.watched(lines), codec)
        state = turns.write_derived(journal, history, codec)
        if place := codec.system.impossible(state.table):
            raise FileFault("campaign_file.impossible", field="file", place=place[:80])
        with self._database.writing(number) as connection:
            for owner, digest, content in coming.pictures:
                sql.KEEP_PICTURE(connection, campaign_id=number, owner=owner, digest=digest, content=content)
            last = self._store.begun(connection, number, nothing_yet(codec.system.id))
            last.end = end_of(lines)
            last.save(state, history.redo)
        last.committed()

    def _forget(self, number: int) -> None:
        InTurns(self._database, number).forget()

    def _known(self, file: CampaignFile, key: str) -> Arrived | None:
        """Return the earlier import with this key, if it was this file; it may have been played on since."""
        with self._database.reading() as connection:
            known = sql.CAMPAIGN_OF_KEY(connection, key=key).fetchone()
            if known is None:
                return None
            number = int(known[0])
            row = sql.ENTRIES_AFTER(connection, campaign_id=number, revision=file.count - 1, count=1).fetchone()
        *_, last = travelling_journal.resealed(file.lines(), number)
        if row is None or JournalLine._make(row).digest != last.digest:
            raise StaleRevision("form.already_sent")
        return Arrived(number, is_second=False)


class _Coming(NamedTuple):
    """Further facts about a campaign that comes in."""

    codec: Codec
    pictures: Sequence[tuple[str, str, bytes]]
    passes: Passes


def _with_damage_told(lines: KeptLines) -> LinesFrom:
    """Return the rows for a file, checked while they are read; damage is reported as a campaign that cannot be
    exported.
    """

    def rows() -> Iterator[JournalLine]:
        with _damage_told():
            yield from checked(lines.all())

    def one(revision: int) -> JournalLine:
        with _damage_told():
            return lines.one(revision)

    return LinesFrom(lines.count, rows, one)


@contextmanager
def _damage_told() -> Iterator[None]:
    """Tell of a damaged journal as of a campaign that no file takes in. Raises: InvalidValue."""
    try:
        yield
    except JournalFault as fault:
        raise FileFault("campaign_file.damaged", revision=fault.data.get("revision", 0)) from fault


def replay(file: CampaignFile, codec_of: Callable[[str], Codec]) -> reports.Replay:
    """Let the rules decide everything in a file once more. Raises: InvalidValue."""
    with _faults_of_file(file):
        codec = codec_of(file.head.system)
        with _journal(file, codec) as journal:
            found = reports.replayed(codec.system, journal)
    is_same = not file.head.expected or file.head.expected == journal_rows.seal_of(found.state.as_json())
    return found._replace(is_same=is_same and found.is_same)


def check_dice(file: CampaignFile, codec_of: Callable[[str], Codec]) -> dice_check.DiceReport:
    """Work every die of a file out once more. Raises: InvalidValue."""
    if file.head.format != FORMAT:
        raise FileFault("dice_check.is_report", field="file")
    with garbage_collection_paused(), _faults_of_file(file):
        codec = codec_of(file.head.system)
        with _journal(file, codec) as journal:
            return dice_check.checked(codec, journal)


def _faults_of_file(file: CampaignFile) -> AbstractContextManager[None]:
    """Tell what is wrong with a file, whatever it ended in. Raises: InvalidValue; StorageFault of our own disk."""
    return faults_of_journal(FileFault, "campaign_file", broken="entry_broken", system=file.head.system[:40])


@contextmanager
def _journal(file: CampaignFile, codec: Codec) -> Iterator[ReadJournal]:
    """Open the entries of a file, one at a time in the memory. Raises: whatever reading them ends in."""
    with closing(SpooledLines(checked(file.lines()))) as lines:
        check_entries(lines.all())
        yield ReadJournal(lines, codec)


def _begin_alike(own: JournalLine, brought: JournalLine, codec: Codec) -> bool:
    """Return whether two campaigns share their beginning and so are the same one."""
    one, other = (
        (line.at, line.actor, codec.load_events(travelling_journal.without_seed(line).events))
        for line in (own, brought)
    )
    return one == other


def _file_picture(owner: str, digest: str, content: bytes) -> FilePicture:
    return FilePicture(owner=owner, digest=digest, content=b64encode(content).decode())


def _pictures(file: CampaignFile) -> Iterator[tuple[str, str, bytes]]:
    for one in file.pictures:
        try:
            content = b64decode(one.content, validate=True)
        except ValueError as error:
            raise FileFault("campaign_file.picture", field="file") from error
        if not is_picture(content, one.digest):
            raise FileFault("campaign_file.picture", field="file")
        yield one.owner, one.digest, content
