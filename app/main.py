"""Wiring: every part of the server is made and plugged together here, and nowhere else."""

import asyncio
import contextlib
import secrets
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from types import FrameType
from typing import Any

from fastapi import APIRouter, FastAPI
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from app.campaign.play import Play
from app.campaign.ports import LONGEST, StorageFault
from app.core.game_system import GameSystem
from app.core.lazy_import import LazyImports
from app.settings import STATIC, Settings
from app.storage import campaign_files, foreign_data
from app.storage.connections import AnyDatabase
from app.storage.database import Database
from app.storage.drawings import Drawings
from app.storage.migrations import upgrade
from app.storage.opening import open_database
from app.storage.outside_journal import HouseSettings, StoredPhoneNotes
from app.storage.recovery.choose import Backups
from app.storage.recovery.repair import Repairs
from app.storage.recovery.schedule import BackupScheduler
from app.storage.recovery.swap import Restoring
from app.storage.store import SqlStore
from app.storage.transfer import Transfer
from app.systems.registry import GAMES, Game, labels_of, systems_of
from app.web.api import schema
from app.web.campaigns import page as campaigns_page
from app.web.games import LateRoutes, Pages, fronts_of, join_routes, web_of
from app.web.http import bundles
from app.web.http.entrance import Compression, Entrance, Metrics, game_at, playing
from app.web.http.guards import CallerGuard, FaultGuard, TurnGuard
from app.web.http.house_session import HouseSession
from app.web.http.invitation_tokens import Invitations
from app.web.http.languages import spoken
from app.web.http.long_work import Works
from app.web.http.network import own_names
from app.web.http.pin import Pin
from app.web.http.rate_limits import Watchman
from app.web.http.secret_key import key_of
from app.web.live.hub import AnswersFirst, Hub
from app.web.live.parts import FragmentRenderer
from app.web.table.card_cache import CardCache
from app.web.table.services import Services
from app.web.table.snapshot import Snapshots
from app.web.ui import errors
from app.web.ui.pictures import MAX_BYTES, PICTURE_PATH
from app.web.ui.rendering import Front, Renderer

MAX_BODY = 1_000_000
# Where files come in, by how the path ends.
LARGER_BODIES = {
    PICTURE_PATH: MAX_BODY + MAX_BYTES,
    "/backups/candidates": MAX_BODY + foreign_data.LARGEST,
    "/campaigns/import": MAX_BODY + campaign_files.LARGEST,
    "/maps/import": MAX_BODY + LONGEST,
    "/import-hero": 2 * MAX_BODY,
    "/catalogue/exchange": 2 * MAX_BODY,
}
COOKIE_DAYS = 180
HOUSE = LazyImports[Sequence[APIRouter]]({"late": "app.web.routers:ROUTERS"})
NOW = partial(datetime.now, UTC)


def create_app(
    settings: Settings,
    clock: Callable[[], datetime] = NOW,
    games: Sequence[Game] = GAMES,
) -> FastAPI:
    """Return the server for one data folder, with these games. Raises: StorageFault when the database cannot be
    used.
    """
    services = create_services(settings, clock, games)
    app = FastAPI(
        title="Heldenpass",
        version=settings.version,
        lifespan=_lifespan(services),
        openapi_url="/api/v1/openapi.json",
        docs_url=None,  # its page would fetch scripts from elsewhere
        redoc_url=None,
    )
    app.state.services, app.state.gate, app.state.renderer = services, services.gate, services.renderer
    join_routes(app, (bundles.router, campaigns_page.router))
    app.mount("/static", ImmutableFiles(directory=STATIC), name="static")
    errors.install(app, services.metrics)
    app.state.late_routes = late_routes = LateRoutes(
        app, HOUSE, web_of(games), services.systems, services.store.system_of
    )
    schema.install(app, services.systems, late_routes.join)
    _add_middleware(app, settings, services)
    return app


def create_services(settings: Settings, clock: Callable[[], datetime], games: Sequence[Game] = GAMES) -> Services:
    """Return everything a route can call. Raises: StorageFault."""
    systems = systems_of(games)
    database = open_database(settings)
    upgrade(database, settings.backups, clock())
    hub, store = Hub(clock), SqlStore(database, systems)
    house_settings, watchman = HouseSettings(database), Watchman(clock, hub.wake_all)
    scheduler, transfer = (
        _backup_scheduler(settings, database, systems, clock),
        Transfer(database, store, clock, _new_seed),
    )
    if not settings.postgres:  # on a server another program may be bringing one in just now
        transfer.forget_half_arrived()
    renderer = _renderer(settings, games)
    return Services(
        settings=settings,
        systems=systems,
        database=database,
        store=store,
        house_settings=house_settings,
        drawings=Drawings(database, clock),
        play=(play := Play(store, systems, hub, clock, _new_seed, scheduler, watchman.pace)),
        hub=hub,
        secret=(secret := key_of(settings, house_settings)),
        invitations=Invitations(secret),
        pin=Pin(house_settings, clock),
        watchman=watchman,
        renderer=renderer,
        fragments=FragmentRenderer(renderer),
        snapshots=Snapshots(store, hub),
        phone_notes=StoredPhoneNotes(database, hub.wakes),
        card_cache=CardCache(play.around),
        metrics=_metrics(hub) if settings.metrics else Metrics(),
        transfer=transfer,
        works=Works(clock, lambda: secrets.token_hex(6)),
        repairs=Repairs(database, store, None if scheduler is None else settings.backups),
        backup_scheduler=scheduler,
        pages=Pages(games),
        fronts=fronts_of(games),
        words=labels_of(games),
        clock=clock,
        new_id=lambda: secrets.token_hex(6),
    )


def _metrics(hub: Hub) -> Metrics:
    """Return the metrics for Prometheus. Its library is imported here, since loading it takes 70 ms of every start."""
    from app.web.live.prometheus import PrometheusMetrics

    return PrometheusMetrics(hub)


def _renderer(settings: Settings, games: Sequence[Game]) -> Renderer:
    words, fronts = labels_of(games), fronts_of(games)
    return Renderer(
        lambda: words[playing.get() or games[0].id](spoken.get()),
        tuple(page for front in fronts.values() for page in front.reading_pages),
        game=lambda: fronts.get(playing.get(), Front()),
        folders=[game.templates for game in games if game.templates],
        reload=settings.reload,
    )


def _new_seed() -> str:
    """Return an unguessable seed: the dice of a campaign follow from it."""
    return secrets.token_hex(16)


def _backup_scheduler(
    settings: Settings, database: AnyDatabase, systems: Mapping[str, GameSystem], clock: Callable[[], datetime]
) -> BackupScheduler | None:
    """On a database server its own tools make backups."""
    if not isinstance(database, Database):
        return None
    backups = Backups(database, settings.backups, clock)
    with contextlib.suppress(StorageFault):  # a disk that refuses is told where it matters
        backups.tidy()
    return BackupScheduler(Restoring(backups, systems, settings.scratch))


class ImmutableFiles(StaticFiles):
    """Static files that browsers may keep: their URLs change with their content."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers.update(bundles.KEEP)
        for needless in ("etag", "last-modified"):  # of what never changes
            del response.headers[needless]
        return response


def _add_middleware(app: FastAPI, settings: Settings, services: Services) -> None:
    """Add the middleware; a request meets the last one added first."""
    app.add_middleware(
        HouseSession,
        secret=services.secret,
        max_age=COOKIE_DAYS * 24 * 3600,
    )
    games = tuple(services.pages)
    app.add_middleware(TurnGuard, games=games)
    names, watchman = (*own_names(), *settings.hosts), services.watchman
    app.add_middleware(
        CallerGuard, names=names, watchman=watchman, limit=MAX_BODY, larger=LARGER_BODIES, refuse=errors.answer
    )
    app.add_middleware(FaultGuard, refuse=errors.answer, unexpected=errors.unexpected)
    app.add_middleware(Compression, minimum_size=500, compresslevel=6)
    app.add_middleware(AnswersFirst, hub=services.hub)
    game = partial(game_at, games=games, plays=services.store.system_of)
    app.add_middleware(Entrance, metrics=services.metrics, game=game)


def _lifespan(services: Services) -> Callable[[FastAPI], contextlib.AbstractAsyncContextManager[None]]:
    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        services.hub.attach(loop)
        joining = asyncio.create_task(app.state.late_routes.join_soon())
        services.repairs.start()
        if services.backup_scheduler is not None:
            services.backup_scheduler.start()
        with services.database.joined(services.hub), _work_ends_on_signal(services, loop):
            yield
        joining.cancel()
        services.hub.close()
        services.repairs.close()
        services.works.close()
        if services.backup_scheduler is not None:
            services.backup_scheduler.close()
        services.database.close()

    return lifespan


@contextlib.contextmanager
def _work_ends_on_signal(services: Services, loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Tell streams and work of Ctrl-C before the server, which waits for open streams and long requests."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    kept = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    asked = list[int]()

    def end(number: int, frame: FrameType | None) -> None:
        asked.append(number)
        if len(asked) > 1:  # a second Ctrl-C would break off what takes three seconds at most
            return
        loop.call_soon_threadsafe(services.hub.close)
        if services.backup_scheduler is not None:
            services.backup_scheduler.stop()
        before = kept[signal.Signals(number)]
        if callable(before):
            before(number, frame)

    for number in kept:
        signal.signal(number, end)
    try:
        yield
    finally:
        for number, before in kept.items():
            signal.signal(number, before)
