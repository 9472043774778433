"""Routes that know no game."""

from app.web.routes import (
    api,
    backups,
    campaign_files,
    campaigns,
    event_log,
    health,
    join,
    live,
    patterns,
    pictures,
    play,
    session,
    settings,
)

ROUTERS = (
    campaigns.router,
    play.router,
    live.router,
    event_log.router,
    join.router,
    settings.router,
    backups.router,
    campaign_files.router,
    session.router,
    patterns.router,
    pictures.router,
    health.router,
    api.router,
)
