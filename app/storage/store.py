"""All campaigns of one database."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from app.campaign.codec import codecs
from app.campaign.model import CampaignState, Entry
from app.campaign.open_rolls import without_dice
from app.campaign.ports import CampaignSummary
from app.core.game_system import GameSystem, Passport
from app.storage import pictures, read_tables
from app.storage import statements as sql
from app.storage.connections import AnyDatabase, Connection
from app.storage.entries import to_moment
from app.storage.journal_lines import Told, nobody
from app.storage.reading import Head, StateCache, StoredReading, read_head
from app.storage.rebuild import Contents, Report, contents, rebuild
from app.storage.writing import StoredWriting, nothing_yet


class SqlStore:
    """Campaigns in SQL tables."""

    def __init__(self, database: AnyDatabase, systems: Mapping[str, GameSystem]) -> None:
        self._database = database
        self.codec = codecs(systems)
        self._cache = StateCache()

    def system_of(self, campaign_id: int) -> str | None:
        """The game of a campaign, which never changes; None for one that is not there. Raises: StorageFault."""
        with self._database.reading() as connection:
            row = sql.SYSTEM_OF(connection, campaign_id=campaign_id).fetchone()
        return None if row is None else str(row[0])

    def campaigns(self) -> Sequence[CampaignSummary]:
        """All campaigns, the one last played first. Raises: StorageFault."""
        with self._database.reading() as connection:
            rows = sql.CAMPAIGNS(connection).fetchall()
        return [CampaignSummary._make((*row, to_moment(at))) for *row, at in rows]

    def passports(self) -> Sequence[tuple[int, Passport]]:
        """The heroes at all tables, with their campaigns' numbers; loads no campaign. Raises: StorageFault."""
        with self._database.reading() as connection:
            return read_tables.passports(connection)

    def create(self, system_id: str, entry: Entry, state: CampaignState, key: str) -> int:
        """A new campaign; the same key twice gives the same one. Raises: StorageFault."""
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
        """The bytes of a picture; None for one that is unknown or forgotten. Raises: StorageFault."""
        with self._database.reading() as connection:
            row = pictures.CONTENT(connection, digest=digest).fetchone()
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

    def rebuild(self, campaign_id: int, told: Told = nobody) -> Report:
        """Derive everything of a campaign anew from its journal. Raises: UnknownSubject; StorageFault."""
        with self._database.writing(campaign_id) as connection:
            system_id, *_ = sql.known_campaign(connection, campaign_id)
            campaign = self.begun(connection, campaign_id, nothing_yet(system_id))
            report = rebuild(connection, campaign_id, self.codec(system_id), campaign, told)
        campaign.committed()
        return report

    def entry_size(self, campaign_id: int, after: int) -> int:
        """Characters of an entry on the average, of those after a revision. Raises: StorageFault."""
        with self._database.reading() as connection:
            return int(sql.ENTRY_SIZE(connection, campaign_id=campaign_id, after=after).fetchone()[0] or 0)

    def picture_bytes(self, campaign_id: int) -> int:
        """What all pictures of a campaign measure. Raises: StorageFault."""
        with self._database.reading() as connection:
            return int(pictures.SIZE(connection, campaign_id=campaign_id).fetchone()[0])

    def contents(self, campaign_id: int) -> Contents:
        """All derived rows of a campaign by table, for comparing. Raises: StorageFault."""
        with self._database.reading() as connection:
            return contents(connection, campaign_id)

    def begun(self, connection: Connection, campaign_id: int, head: Head) -> StoredWriting:
        """A campaign to be written in somebody's open transaction."""
        return StoredWriting(connection, campaign_id, head, self.codec(head.system), self._cache)
