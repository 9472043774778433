"""A hero's passport as a live page: who may act on it, and all its parts."""

from app.campaign.house import taken_heroes
from app.core.game_system import Role
from app.systems.heroquest.views.table import HeroView
from app.web.heroquest.maps.hero_map import map_link
from app.web.heroquest.party.passport import passport_parts
from app.web.heroquest.table.contexts import PassportTrades
from app.web.heroquest.table.look import Look
from app.web.heroquest.table.my_turn import own_turn
from app.web.heroquest.table.turn import Turns
from app.web.heroquest.town.gear import answer_url, trades_for
from app.web.live.parts import Fragment
from app.web.table.game_pages import LivePage, Page
from app.web.table.my_turn import turn_parts


def passport_page(look: Look, hero: HeroView) -> LivePage:
    """The passport of a hero at the table or not."""
    snapshot, actor = look.snapshot, look.actor
    is_here = hero.id in {one.id for one in look.view.heroes}
    may_change = is_here and hero.is_own and (look.is_game_masters or bool(snapshot.state.house.permissions))
    url = f"{look.base_url}/heroes/{hero.id}"
    edit_url = f"{url}?hero={hero.id}" if may_change else None
    act_url = f"{url}?do=menu&for={hero.id}" if is_here and hero.is_own and actor.role is Role.PLAYER else None
    own_url = url if is_here and hero.is_own else ""
    players = taken_heroes(snapshot.state.house, besides=()).get(hero.id, "")
    parts = passport_parts(hero, players, look.labels, look.content, own_url, edit_url, act_url)
    offers = trades_for(look, hero.id) if own_url and look.table.town.trades else ()
    offered = PassportTrades(answer_url(look, hero.id), offers)
    trades = Fragment("passport-trades", "heroquest/_passport_trades.html", offered)
    turn = own_turn(look, hero, url) if act_url else None
    told = Turns(look.view, look.labels).of_passport(hero.id), map_link(look, hero.id), trades
    parts = (*parts, *told, *turn_parts(turn))
    page = Page(snapshot.campaign_id, hero.name, url, hero.id)
    return LivePage("heroquest/passport.html", page, parts)
