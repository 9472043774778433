"""Routes that know no game."""

from app.web.routes import (
    api,
    backups,
    campaign_files,
    campaigns,
    devices,
    event_log,
    health,
    join,
    live,
    patterns,
    pictures,
    play,
    repair,
    session,
    settings,
    watchman,
)

ROUTERS = (
    campaigns.router,
    play.router,
    live.router,
    event_log.router,
    join.router,
    devices.router,
    watchman.router,
    settings.router,
    repair.router,
    backups.router,
    campaign_files.router,
    session.router,
    patterns.router,
    pictures.router,
    health.router,
    api.router,
)
