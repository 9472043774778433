"""The map on a phone: with the own hero in its middle."""

from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.systems.heroquest.views.table import HeroView
from app.web.heroquest.maps.live_map import map_parts
from app.web.heroquest.table.look import Look
from app.web.heroquest.table.table_parts import Turns
from app.web.http.posted import PostedLong
from app.web.live.parts import Fragment
from app.web.table.drafts import Drafting
from app.web.table.game_pages import LivePage
from app.web.table.routes import act, show
from app.web.table.ways_panel import table_mark
from app.web.ui.rendering import Shown


@dataclass(frozen=True)
class HeroMap:
    """What stays on the page. `url` takes what is done there; empty for whoever only looks."""

    campaign_id: int
    title: str
    url: str
    hero_id: str
    class_id: str
    pass_url: str


def hero_map(look: Look, hero: HeroView) -> LivePage:
    """The map as the player of a hero sees it."""
    pass_url = f"{look.base_url}/heroes/{hero.id}"
    url = f"{pass_url}/map" if hero.is_own else ""
    page = HeroMap(look.snapshot.campaign_id, hero.name, url, hero.id, hero.hero_class, pass_url)
    parts = (table_mark(look.snapshot.revision), *map_parts(look), Turns(look.view, look.labels).of_passport(hero.id))
    return LivePage("heroquest/maps/phone.html", page, parts)


def map_link(look: Look, hero_id: str) -> Fragment:
    """From the passport to the map."""
    url = f"{look.base_url}/heroes/{hero_id}/map" if look.table.map else ""
    return Fragment("map-link", "heroquest/maps/_link.html", Shown(url=url))


router = APIRouter(prefix="/campaigns/{campaign_id}/heroes/{hero_id}/map", include_in_schema=False)


@router.get("")
def hero_map_page(request: Request, campaign_id: int, hero_id: str) -> Response:
    """The map with this hero in the middle."""
    return show(request, Drafting(campaign_id, "hero_map", hero_id))


@router.post("")
def act_on_map(request: Request, campaign_id: int, hero_id: str, form: PostedLong) -> Response:
    """Walk, open a door, attack: for this hero."""
    return act(request, Drafting(campaign_id, "hero_map", hero_id), form)
