"""The map on a phone: with the player's hero in its middle."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.systems.heroquest.views.table import HeroView
from app.web.heroquest.maps.live_map import map_parts
from app.web.heroquest.table.look import HeroQuestLook
from app.web.heroquest.table.table_parts import TurnParts
from app.web.http.posted import PostedLong
from app.web.live.parts import Fragment, fragment
from app.web.table.game_pages import LivePage
from app.web.table.routes import act, show
from app.web.table.ways_panel import table_mark


def hero_map(look: HeroQuestLook, hero: HeroView) -> LivePage:
    """Return the map as the player of a hero sees it."""
    pass_url = f"{look.base_url}/heroes/{hero.id}"
    page = {
        "campaign_id": look.snapshot.campaign_id,
        "title": hero.name,
        "url": f"{pass_url}/map" if hero.is_own else "",  # takes what is done here; who only looks does nothing
        "hero_id": hero.id,
        "class_id": hero.hero_class,
        "pass_url": pass_url,
    }
    parts = (table_mark(look.snapshot.revision), *map_parts(look), TurnParts(look).of_passport(hero.id))
    return LivePage("heroquest/maps/phone.html", page, parts)


def map_link(look: HeroQuestLook, hero_id: str) -> Fragment:
    """From the passport to the map."""
    url = f"{look.base_url}/heroes/{hero_id}/map" if look.table.map else ""
    return fragment("map-link", "heroquest/maps/_link.html", url=url)


router = APIRouter(prefix="/campaigns/{campaign_id}/heroes/{hero_id}/map", include_in_schema=False)


@router.get("")
def hero_map_page(request: Request, campaign_id: int, hero_id: str) -> Response:
    """Show the map with this hero in the middle."""
    return show(request, campaign_id, "hero_map", hero_id)


@router.post("")
def act_on_map(request: Request, campaign_id: int, hero_id: str, form: PostedLong) -> Response:
    """Walk, open a door, attack: for this hero."""
    return act(request, campaign_id, form, "hero_map", hero_id)
