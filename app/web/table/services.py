"""Services that routes call, put together once in `app.main`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from fastapi import Request

from app.campaign.play import Play
from app.core.errors import UnknownSubject
from app.core.game_system import GameSystem
from app.labels.labels import Labels
from app.settings import Settings
from app.storage.connections import AnyDatabase
from app.storage.drawings import Drawings
from app.storage.outside_journal import HouseSettings, StoredPhoneNotes
from app.storage.recovery.repair import Repairs
from app.storage.recovery.schedule import BackupScheduler
from app.storage.store import SqlStore
from app.storage.transfer import Transfer
from app.web.http.access import Gate, check_game_master
from app.web.http.entrance import Metrics
from app.web.http.invitation_tokens import Invitations
from app.web.http.languages import spoken
from app.web.http.long_work import Works
from app.web.http.pin import Pin
from app.web.http.rate_limits import Watchman
from app.web.live.hub import Hub
from app.web.live.parts import FragmentRenderer
from app.web.table.card_cache import CardCache
from app.web.table.snapshot import Snapshot, Snapshots
from app.web.table.table_pages import GamePages
from app.web.ui.rendering import Front, Renderer


@dataclass(frozen=True)
class Services:
    """One running server."""

    settings: Settings
    systems: Mapping[str, GameSystem]
    database: AnyDatabase
    store: SqlStore
    house_settings: HouseSettings
    drawings: Drawings
    play: Play
    hub: Hub
    secret: bytes = field(repr=False)  # signs cookies and invitations
    invitations: Invitations
    pin: Pin
    watchman: Watchman
    renderer: Renderer
    fragments: FragmentRenderer
    snapshots: Snapshots
    phone_notes: StoredPhoneNotes
    card_cache: CardCache
    metrics: Metrics
    transfer: Transfer
    repairs: Repairs
    works: Works
    backup_scheduler: BackupScheduler | None  # none where the database is not ours to copy
    pages: Mapping[str, GamePages]
    fronts: Mapping[str, Front]
    words: Mapping[str, Callable[[str], Labels]]  # of each game, which load nothing else of it
    clock: Callable[[], datetime]
    new_id: Callable[[], str]

    @property
    def gate(self) -> Gate:
        """Return the service that identifies callers."""
        return Gate(self.settings.has_laptop, lambda: self.pin.generation, self.check_campaign)

    def check_campaign(self, number: int) -> None:
        """Raises: UnknownSubject for a campaign that is not there; UnknownContent for one whose game is not."""
        game = self.store.system_of(number)
        if game is None:
            raise UnknownSubject("campaign.unknown", campaign=number)
        self.store.codec(game)

    def words_of(self, snapshot: Snapshot) -> Labels:
        """Return the words of a campaign, with the names of its own content."""
        return self.pages[snapshot.system.id].words(snapshot.state)

    def name_of_game(self, game: str) -> str:
        """Return the name of a game; its id where it has none, or is not installed here."""
        labels = self.words[game](spoken.get()) if game in self.words else None
        return game if labels is None or "game.name" not in labels else labels.text("game.name")


def services(request: Request) -> Services:
    """Return the services of the server a request came to."""
    found: Services = request.app.state.services
    return found


def game_master_only(request: Request) -> Services:
    """Return the services, for routes that only the game master may use. Raises: as `check_game_master`."""
    check_game_master(request)
    return services(request)
