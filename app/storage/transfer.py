"""Campaigns that leave as a file and come in from one."""

from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from time import sleep
from typing import NamedTuple, TypeVar

from app.campaign import dice_check, reports
from app.campaign import rebuild as derive
from app.campaign.codec import Codec
from app.campaign.model import CampaignState, Entry
from app.campaign.pictures import digest_of
from app.campaign.ports import Clock, StorageFault
from app.core.errors import GameError, InvalidValue, StaleRevision, UnknownContent, UnknownSubject
from app.core.late import uncollected
from app.settings import VERSION
from app.storage import pictures, seal, travelling_dice
from app.storage import statements as sql
from app.storage.campaign_files import FORMAT, MOST_ENTRIES, REPORT, CampaignFile, FileLine, FilePicture
from app.storage.connections import AnyDatabase, Connection
from app.storage.entries import Line, check, to_entry, to_line
from app.storage.foreign_entries import check_entries
from app.storage.rebuild import derived, write_action, write_derived
from app.storage.store import SqlStore
from app.storage.writing import StoredWriting, nothing_yet

# What folding facts may end in that no rule of ours ever recorded.
SENSELESS = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
_MOST_OF_A_PICTURE = 50_000
_AT_ONCE, _STATES_AT_ONCE = 500, 10  # rows that are written before others have a turn
_PAUSE = 0.01  # seconds: whoever waits for a turn gets it
_LARGEST_NUMBER = 1_000_000  # that a campaign may bring along: those that come after it have room in every database


class Arrived(NamedTuple):
    """A campaign that came in: its number, and whether it was there already and now stands there twice."""

    campaign_id: int
    is_second: bool


def is_picture(content: bytes, digest: str) -> bool:
    """Whether this is a small picture as we make them, and the one its name says."""
    is_ours = content[:4] == b"RIFF" and content[8:12] == b"WEBP" and len(content) <= _MOST_OF_A_PICTURE
    return is_ours and digest == digest_of(content)


class Transfer:
    """Takes campaigns out of a database and puts them in."""

    def __init__(self, database: AnyDatabase, store: SqlStore, clock: Clock, new_seed: Callable[[], str]) -> None:
        self._database = database
        self._store = store
        self._clock = clock
        self._new_seed = new_seed

    def campaign(self, campaign_id: int) -> CampaignFile:
        """A campaign as a file, without the seed of its running dice.

        Raises: UnknownSubject; InvalidValue for one that no file takes in, or that is damaged; StorageFault.
        """
        with self._database.reading() as connection:
            head = sql.CAMPAIGN(connection, campaign_id=campaign_id).fetchone()
            if head is None:
                raise UnknownSubject("campaign.unknown", campaign=campaign_id)
            rows = sql.ENTRIES_AFTER(connection, campaign_id=campaign_id, revision=0, count=ALL).fetchall()
            shown = pictures.OF_CAMPAIGN(connection, campaign_id=campaign_id).fetchall()
        if len(rows) > MOST_ENTRIES:
            raise InvalidValue("campaign_file.too_long", most=MOST_ENTRIES)
        system, name, created_at = head
        lines: Sequence[Line] = [Line._make(row) for row in rows]
        try:
            _check_chain(lines)
            lines = travelling_dice.without_running_seed(lines, self._store.codec(system))
        except StorageFault as fault:
            raise InvalidValue("campaign_file.damaged", revision=fault.data.get("revision", 0)) from fault
        return CampaignFile(
            format=FORMAT,
            version=1,
            program=VERSION,
            exported=self._clock().isoformat(),
            id=campaign_id,
            system=system,
            name=name,
            created_at=created_at,
            journal=tuple(map(_file_line, lines)),
            pictures=tuple(
                FilePicture(owner=owner, digest=digest, content=b64encode(content).decode())
                for owner, digest, content in shown
            ),
        ).sealed()

    def report(self, campaign_id: int) -> CampaignFile:
        """The same without anything that is nobody's business; it still plays the same. Raises: as campaign."""
        with uncollected():
            return self._report(self.campaign(campaign_id))

    def _report(self, whole: CampaignFile) -> CampaignFile:
        codec = self._store.codec(whole.system)
        entries = [to_entry(line, codec) for line in whole.lines]
        redacted, said = reports.redacted(codec, entries), list[Line]()
        for line, entry in zip(whole.lines, redacted, strict=True):
            subjects = reports.subjects_of(redacted, entry)
            said.append(to_line(line.campaign_id, entry, "", subjects, said[-1].digest if said else "", codec))
        state = _folded(codec, redacted)
        update = {
            "format": REPORT,
            "name": state.house.name,
            "journal": tuple(map(_file_line, said)),
            "pictures": (),
            "expected": seal.of(codec.dump_state(state)),
        }
        return whole.model_copy(update=update).sealed()

    def take_in(self, file: CampaignFile, key: str) -> Arrived:
        """A campaign out of a file, under its own number or, when that is taken, a new one; the same key twice is once.

        Raises: InvalidValue `campaign_file.…`; StaleRevision when the key brought another file; StorageFault.
        """
        if file.format != FORMAT:
            raise InvalidValue("campaign_file.is_report", field="file")
        with uncollected():
            return self._taken_in(file, key)

    def _taken_in(self, file: CampaignFile, key: str) -> Arrived:
        codec, entries = entries_of(file, self._store.codec)
        shown = list(_pictures(file))
        with self._database.writing() as connection:
            known = sql.CAMPAIGN_OF_KEY(connection, key=key).fetchone()
            if known is not None:
                return self._known(connection, int(known[0]), file)
            is_taken = sql.CAMPAIGN(connection, campaign_id=file.id).fetchone() is not None
            is_free = not is_taken and file.id <= _LARGEST_NUMBER
            number = file.id if is_free else int(sql.NEXT_CAMPAIGN(connection).fetchone()[0])
            is_second = is_taken and self._begins_alike(connection, file, codec)
            row = {"system": file.system, "name": file.name, "revision": 0, "key": key}
            sql.ADD_CAMPAIGN(connection, id=number, created_at=file.created_at, changed_at=file.created_at, **row)
        try:
            lines = travelling_dice.resealed(file.lines, number)
            lines = travelling_dice.with_new_dice(lines, entries, codec, self._clock(), self._new_seed())
            self._write(number, lines, shown, codec)
        except BaseException as error:
            self._forget(number)
            if isinstance(error, (GameError, *SENSELESS)):  # a sum no column holds, a thing no passport can show
                raise InvalidValue("campaign_file.senseless", field="file") from error
            raise
        return Arrived(number, is_second)

    def forget_half_arrived(self) -> None:
        """Remove what a crash left of campaigns that were coming in. Raises: StorageFault."""
        with self._database.reading() as connection:
            numbers = [int(number) for (number,) in sql.ARRIVING(connection)]
        for number in numbers:
            self._forget(number)

    def _write(self, number: int, lines: Sequence[Line], shown: Sequence[tuple[str, str, bytes]], codec: Codec) -> None:
        """In many short turns, so that the table plays on; the last one lets the campaign be seen."""
        found = derived(lines, codec)
        for part in batched(lines, _AT_ONCE):
            with self._turn(number, codec) as campaign:
                campaign.add_lines(part)
        for actions in batched(found.actions, _AT_ONCE):
            with self._turn(number, codec) as campaign:
                for action in actions:
                    write_action(campaign, action)
        for checkpoints in batched(found.checkpoints, _STATES_AT_ONCE):
            with self._turn(number, codec) as campaign:
                for checkpoint in checkpoints:
                    campaign.keep(checkpoint)
        with self._database.writing(number) as connection:
            for owner, digest, content in shown:
                pictures.KEEP(connection, campaign_id=number, owner=owner, digest=digest, content=content)
            last = self._store.begun(connection, number, nothing_yet(codec.system.id))
            write_derived(last, found._replace(actions=(), checkpoints=()))
        last.committed()

    @contextmanager
    def _turn(self, number: int, codec: Codec) -> Iterator[StoredWriting]:
        with self._database.writing(number) as connection:
            yield self._store.begun(connection, number, nothing_yet(codec.system.id))
        sleep(_PAUSE)

    def _forget(self, number: int) -> None:
        with self._database.writing(number) as connection:
            for table in sql.FORGET:
                table(connection, campaign_id=number)

    def _known(self, connection: Connection, number: int, file: CampaignFile) -> Arrived:
        """What came in with a key before, if it was this file; it may have been played on since."""
        last = travelling_dice.resealed(file.lines, number)[-1]
        row = sql.ENTRIES_AFTER(connection, campaign_id=number, revision=last.revision - 1, count=1).fetchone()
        if row is None or Line._make(row).digest != last.digest:
            raise StaleRevision("form.already_sent")
        return Arrived(number, is_second=False)

    def _begins_alike(self, connection: Connection, file: CampaignFile, codec: Codec) -> bool:
        row = sql.ENTRIES_AFTER(connection, campaign_id=file.id, revision=0, count=1).fetchone()
        own, brought = (None if row is None else Line._make(row)), file.lines[0]
        begun = [travelling_dice.without_seed(line, codec) for line in (own, brought) if line]
        return len({(line.at, line.actor, line.events) for line in begun}) == 1 < len(begun)


ALL = 2**31 - 1
T = TypeVar("T")


def batched(things: Iterable[T], count: int) -> Iterator[Sequence[T]]:
    """So many at a time."""
    left = iter(things)
    while part := tuple(islice(left, count)):
        yield part


def replay(file: CampaignFile, codec_of: Callable[[str], Codec]) -> reports.Replay:
    """Let the rules decide everything in a file once more. Raises: InvalidValue."""
    codec, entries = entries_of(file, codec_of)
    found = reports.replayed(codec.system, entries)
    is_same = not file.expected or file.expected == seal.of(codec.dump_state(found.state))
    return found._replace(is_same=is_same and found.is_same)


def check_dice(file: CampaignFile, codec_of: Callable[[str], Codec]) -> dice_check.DiceReport:
    """Work every die of a file out once more. Raises: InvalidValue."""
    if file.format != FORMAT:
        raise InvalidValue("dice_check.is_report", field="file")
    with uncollected():
        codec, entries = entries_of(file, codec_of)
        return dice_check.checked(codec, entries)


def entries_of(file: CampaignFile, codec_of: Callable[[str], Codec]) -> tuple[Codec, Sequence[Entry]]:
    """The entries of a file when every seal fits and they make sense. Raises: InvalidValue."""
    try:
        codec = codec_of(file.system)
        _check_chain(file.lines)
        check_entries(file.lines)
        entries = [to_entry(line, codec) for line in file.lines]
        state = _folded(codec, entries)
    except UnknownContent as error:
        raise InvalidValue("campaign_file.unknown_game", field="file", system=file.system[:40]) from error
    except StorageFault as fault:
        if fault.code == "journal.unknown_format":
            raise InvalidValue("campaign_file.newer", field="file") from fault
        raise InvalidValue("campaign_file.entry_broken", field="file", **fault.data) from fault
    except (GameError, *SENSELESS) as error:
        raise InvalidValue("campaign_file.senseless", field="file") from error
    if place := codec.system.impossible(state.table):
        raise InvalidValue("campaign_file.impossible", field="file", place=place[:80])
    return codec, entries


def _file_line(line: Line) -> FileLine:
    fields = line._asdict()
    del fields["campaign_id"]
    return FileLine(**fields)


def _check_chain(lines: Sequence[Line]) -> None:
    """Each entry fits its seal and follows the one before. Raises: StorageFault."""
    previous = ""
    for revision, line in enumerate(lines, start=1):
        check(line)
        if line.revision != revision or line.previous != previous:
            raise StorageFault("journal.damaged", revision=revision)
        previous = line.digest


def _folded(codec: Codec, entries: Sequence[Entry]) -> CampaignState:
    """The state the entries lead to. Raises: StorageFault, and whatever senseless facts end in."""
    history = derive.read(entries)
    *_, (_place, state) = derive.states(codec.system, history)
    return derive.with_dice(codec.system, history, state)


def _pictures(file: CampaignFile) -> Iterator[tuple[str, str, bytes]]:
    for one in file.pictures:
        try:
            content = b64decode(one.content, validate=True)
        except ValueError as error:
            raise InvalidValue("campaign_file.picture", field="file") from error
        if not is_picture(content, one.digest):
            raise InvalidValue("campaign_file.picture", field="file")
        yield one.owner, one.digest, content
