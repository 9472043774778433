"""All campaigns of one database.

`InTurns` writes one of them in many short transactions, so that others act meanwhile.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from time import sleep
from typing import TypeVar

from app.campaign import rebuild as derive
from app.campaign.codec import Codec, codecs
from app.campaign.model import CampaignState, Entry
from app.campaign.open_rolls import without_dice
from app.campaign.ports import CampaignSummary, Checkpoint, Progress, no_progress
from app.core.game_system import GameSystem, Passport
from app.storage import read_tables
from app.storage import statements as sql
from app.storage.connections import AnyDatabase, Connection
from app.storage.journal_rows import JournalLine
from app.storage.journal_transaction import Head, StateCache, StoredReading, StoredWriting, nothing_yet, read_head
from app.storage.rebuild import Report, folded, rebuild
from app.storage.tables import CheckpointRow, StateRow


class SqlStore:
    """Campaigns in SQL tables."""

    def __init__(self, database: AnyDatabase, systems: Mapping[str, GameSystem]) -> None:
        self._database = database
        self.codec = codecs(systems)
        self._cache: StateCache = {}
        self._games: dict[int, str] = {}

    def system_of(self, campaign_id: int) -> str | None:
        """Return the game of a campaign; None for one that is not there. Every request asks, and it never changes.

        Raises: StorageFault.
        """
        games = self._games  # `forget` puts another in its place: what was read before belongs into the old one
        if campaign_id not in games:
            with self._database.reading() as connection:
                row = sql.SYSTEM_OF(connection, campaign_id=campaign_id).fetchone()
            if row is not None:
                games[campaign_id] = str(row[0])
        return games.get(campaign_id)

    def forget(self) -> None:
        """Forget which game each campaign is of, after another database was put in place."""
        self._games = {}

    def campaigns(self) -> Sequence[CampaignSummary]:
        """Return all campaigns, the one last played first. Raises: StorageFault."""
        with self._database.reading() as connection:
            return sql.campaigns(connection)

    def passports(self) -> Sequence[tuple[int, Passport]]:
        """Return the heroes at all tables, with their campaigns' numbers; loads no campaign. Raises: StorageFault."""
        with self._database.reading() as connection:
            return read_tables.passports(connection)

    def create(self, system_id: str, entry: Entry, state: CampaignState, key: str) -> int:
        """Return a new campaign; the same key twice gives the same one. Raises: StorageFault."""
        with self._database.writing() as connection:
            known = sql.CAMPAIGN_OF_KEY(connection, key=key).fetchone()
            if known is not None:
                return int(known[0])
            at, name = entry.at.isoformat(), state.house.name
            row = {"system": system_id, "name": name, "revision": entry.revision, "key": key or None}
            made = int(sql.NEXT_CAMPAIGN(connection).fetchone()[0])
            sql.ADD_CAMPAIGN(connection, id=made, created_at=at, changed_at=at, **row)
            campaign = self.begun(connection, made, nothing_yet(system_id))
            campaign.append(entry, key, entry.subjects)
            campaign.add_action(entry, place=entry.revision)
            campaign.keep_checkpoint(entry.revision, without_dice(state))
            campaign.save(state, redo=())
        campaign.committed()
        return made

    def picture(self, digest: str) -> bytes | None:
        """Return the bytes of a picture; None for one that is unknown or forgotten. Raises: StorageFault."""
        with self._database.reading() as connection:
            row = sql.PICTURE(connection, digest=digest).fetchone()
        return None if row is None else bytes(row[0])

    @contextmanager
    def reading(self, campaign_id: int) -> Iterator[StoredReading]:
        """Look at a campaign. Raises: UnknownSubject; StorageFault."""
        with self._database.reading() as connection:
            head = read_head(connection, campaign_id)
            yield StoredReading(connection, campaign_id, head, self.codec(head.system), self._cache)

    @contextmanager
    def writing(self, campaign_id: int) -> Iterator[StoredWriting]:
        """Change a campaign, alone. Raises: UnknownSubject; StorageFault."""
        with self._database.writing(campaign_id) as connection:
            campaign = self.begun(connection, campaign_id, read_head(connection, campaign_id))
            yield campaign
        campaign.committed()
        if campaign.has_forgotten:
            self._database.forget_what_was()

    def rebuild(self, campaign_id: int, progress: Progress = no_progress) -> Report:
        """Derive everything of a campaign anew from its journal. Raises: UnknownSubject; StorageFault."""
        with self._database.writing(campaign_id) as connection:
            system_id, *_ = sql.known_campaign(connection, campaign_id)
            campaign = self.begun(connection, campaign_id, nothing_yet(system_id))
            report = rebuild(connection, campaign_id, self.codec(system_id), campaign, progress)
        campaign.committed()
        return report

    def entry_size(self, campaign_id: int, after: int) -> int:
        """Characters of an entry on the average, of those after a revision. Raises: StorageFault."""
        with self._database.reading() as connection:
            return int(sql.ENTRY_SIZE(connection, campaign_id=campaign_id, after=after).fetchone()[0] or 0)

    def picture_bytes(self, campaign_id: int) -> int:
        """Return the size of all pictures of a campaign. Raises: StorageFault."""
        with self._database.reading() as connection:
            return int(sql.PICTURES_SIZE(connection, campaign_id=campaign_id).fetchone()[0])

    def begun(self, connection: Connection, campaign_id: int, head: Head) -> StoredWriting:
        """Return a campaign to be written in somebody's open transaction."""
        return StoredWriting(connection, campaign_id, head, self.codec(head.system), self._cache)


_AT_ONCE, _STATES_AT_ONCE = 500, 10  # rows that are written before others have a turn
_PAUSE = 0.01  # seconds in which others get their turn
T = TypeVar("T")


class InTurns:
    """Writes the rows of one campaign."""

    def __init__(self, database: AnyDatabase, campaign_id: int) -> None:
        self._database = database
        self._id = campaign_id

    def write_lines(self, lines: Iterable[JournalLine]) -> None:
        """Entries as they are; those that were there under their revisions go. Raises: StorageFault."""
        for part in batched(lines, _AT_ONCE):
            with self._turn() as connection:
                for line in part:
                    sql.DROP_ENTRY(connection, campaign_id=self._id, revision=line.revision)
                for line in part:
                    sql.ADD_ENTRY(connection, **line._asdict())

    def write_derived(self, journal: derive.Journal, history: derive.History, codec: Codec) -> CampaignState:
        """Write what counts and the states on the way to the last one, which is returned. Raises: StorageFault."""
        waiting = list[Checkpoint]()

        def write() -> None:
            with self._turn() as connection:
                for checkpoint in waiting:
                    sql.KEEP_CHECKPOINT(connection, campaign_id=self._id, **checkpoint._asdict())
            waiting.clear()

        def keep(checkpoint: Checkpoint) -> None:
            waiting.append(checkpoint)
            if len(waiting) >= _STATES_AT_ONCE:
                write()

        for actions in batched(history.actions.values(), _AT_ONCE):
            with self._turn() as connection:
                for action in actions:
                    sql.ADD_ACTION(connection, campaign_id=self._id, **action._asdict())
        state = folded(journal, codec, history, keep)
        write()
        return state

    def clear_derived(self) -> None:
        """Drop it; without a state a campaign is one that must be mended. Raises: StorageFault."""
        with self._turn() as connection:
            sql.CLEAR[StateRow](connection, campaign_id=self._id)
        for revision in self._steps():
            with self._turn() as connection:
                sql.DROP_ACTIONS(connection, campaign_id=self._id, revision=revision)
                sql.DROP_CHECKPOINTS(connection, campaign_id=self._id, place=revision)
        with self._turn() as connection:
            sql.CLEAR[CheckpointRow](connection, campaign_id=self._id)

    def forget(self) -> None:
        """Drop all of it, its number last. Raises: StorageFault."""
        for revision in self._steps():
            with self._turn() as connection:
                sql.DROP_ACTIONS(connection, campaign_id=self._id, revision=revision)
                sql.DROP_CHECKPOINTS(connection, campaign_id=self._id, place=revision)
                sql.DROP_ENTRIES(connection, campaign_id=self._id, revision=revision)
        with self._turn() as connection:
            for table in sql.FORGET:
                table(connection, campaign_id=self._id)

    def _steps(self) -> Iterable[int]:
        """Revisions after which something may be dropped at once, from the end to the beginning."""
        with self._database.reading() as connection:
            last = sql.LAST_ACTION(connection, campaign_id=self._id).fetchone()[0] or 0
            count = max(sql.last_revision(connection, self._id), int(last))
        return (*range(count - _AT_ONCE, 0, -_AT_ONCE), 0)

    @contextmanager
    def _turn(self) -> Iterator[Connection]:
        with self._database.writing(self._id) as connection:
            yield connection
        sleep(_PAUSE)


def batched(things: Iterable[T], count: int) -> Iterator[Sequence[T]]:
    """So many at a time."""
    left = iter(things)
    while part := tuple(islice(left, count)):
        yield part
