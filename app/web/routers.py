"""The routes of the house that join late (see games.py): all but those of the first page. They know no game."""

from app.web.api import offers
from app.web.api import routes as api_routes
from app.web.backups import page as backups_page
from app.web.backups import rescue
from app.web.campaigns import files, heroes, settings
from app.web.catalogue import exchange as catalogue_exchange
from app.web.catalogue import page as catalogue_page
from app.web.fair_dice import page as fair_dice_page
from app.web.join import page as join_page
from app.web.join import session
from app.web.long_work import page as work_page
from app.web.program import page as program_page
from app.web.table import chronicle_page, handed_routes, pictures, stream
from app.web.table import routes as table_routes

ROUTERS = (
    table_routes.router,
    handed_routes.router,
    stream.router,
    chronicle_page.router,
    fair_dice_page.router,
    join_page.router,
    settings.router,
    rescue.router,
    backups_page.router,
    files.router,
    heroes.router,
    catalogue_exchange.router,
    catalogue_page.router,
    work_page.router,
    program_page.router,
    session.router,
    pictures.router,
    api_routes.router,
    offers.router,
)
