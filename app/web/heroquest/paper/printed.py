"""Sheets to print for an evening: everybody's numbers with the code to join by, and the monsters in play."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.views.board import MonsterView
from app.systems.heroquest.views.table import HeroView
from app.web.heroquest.bestiary.monsters import MonsterCards
from app.web.heroquest.party.cards import Cards, effect_chips, portrait_of
from app.web.heroquest.table.look import Look
from app.web.heroquest.table.request import heroquest_request
from app.web.heroquest.table.words import die_in_words
from app.web.http import access
from app.web.http.languages import t
from app.web.http.network import join_urls
from app.web.join.invitations import Invitation, svg
from app.web.services import services
from app.web.ui.rendering import Context

router = APIRouter(include_in_schema=False)


def master_look(request: Request, campaign_id: int) -> Look:
    """All of the table. Raises: NotAllowed for anybody but the game master; UnknownSubject."""
    access.game_master_only(request)
    seen = heroquest_request(request, campaign_id)
    view = SYSTEM.view(seen.table, seen.actor.viewer)
    words = services(request).pages[SYSTEM.id].words(seen.snapshot.state)
    return Look(words, seen.snapshot, seen.actor, SYSTEM.content_of(seen.table), view)


@router.get("/campaigns/{campaign_id}/sheets/session")
def session_sheet(request: Request, campaign_id: int) -> Response:
    """The sheet of the evening."""
    look, found = master_look(request, campaign_id), services(request)
    token = found.invitations.token(Invitation(campaign_id, look.snapshot.state.house.invitation, None))
    url, *_others = join_urls(request.url.port or 80, token, found.settings.hosts)
    heroes = tuple(_hero(hero, look) for hero in look.view.heroes)
    page = {"frame": _frame(request, look), "qr": svg(url), "join_url": url, "heroes": heroes}
    return found.renderer.page("heroquest/paper_session.html", page)


@router.get("/campaigns/{campaign_id}/sheets/fight")
def fight_sheet(request: Request, campaign_id: int) -> Response:
    """The monsters in play; hidden ones are marked, for the sheet is the game master's."""
    look = master_look(request, campaign_id)
    standing = [one for one in look.view.monsters if one.is_standing]
    cards = MonsterCards(look.view, look.labels, look.content)
    abilities = dict.fromkeys(one for monster in standing for one in _abilities(monster, look))
    page = {
        "frame": _frame(request, look),
        "monsters": tuple(_monster(one, look, cards) for one in standing),
        "abilities": tuple((look.labels.text(f"abilities.{one}"), _rule_of(one, look)) for one in abilities),
    }
    return services(request).renderer.page("heroquest/paper_fight.html", page)


def _frame(request: Request, look: Look) -> Context:
    snapshot = look.snapshot
    return {
        "campaign_id": snapshot.campaign_id,
        "campaign_name": snapshot.state.house.name,
        "at": services(request).clock(),
    }


def _hero(hero: HeroView, look: Look) -> Context:
    cards, private = look.cards, hero.private
    finds = (*private.potions, *private.scrolls, *private.artifacts) if private else ()
    return {
        "name": hero.name,
        "player": hero.player,
        "class_id": hero.hero_class,
        "portrait": portrait_of(hero),
        "body": hero.body_points.maximum,
        "body_now": max(hero.body_points.current, 0),
        "mind": hero.mind_points.maximum,
        "mind_now": max(hero.mind_points.current, 0),
        "attack": cards.pool(hero.attack),
        "ranged": cards.pool(hero.ranged) if hero.ranged else None,
        "defence": cards.pool(hero.defence),
        "movement": cards.movement(hero),
        "gold": private.gold if private else None,
        "quest_points": private.quest_points if private else None,
        "things": ", ".join(cards.item_name(gear) for gear in (*hero.gear, *finds)),
        "conditions": ", ".join(filter(None, (cards.flag(hero), *(chip.text for chip in cards.conditions(hero))))),
    }


def _monster(monster: MonsterView, look: Look, cards: MonsterCards) -> Context:
    points, values, maker = monster.points, monster.values, Cards(look.labels)
    assert values is not None  # the game master sees them all
    return {
        "name": cards.name_of(monster.id),
        "body": (points.maximum or 0) if points else 0,
        "body_now": (points.current or 0) if points else 0,
        "mind": "–" if values.mind is None else str(values.mind),
        "movement": _movement(monster, look),
        "attack": maker.pool(monster.attack),
        "defence": maker.pool(monster.defence),
        "conditions": ", ".join(chip.text for chip in effect_chips(monster.effects, look.labels)),
        "abilities": tuple(look.labels.text(f"abilities.{one}") for one in _abilities(monster, look)),
        "is_hidden": monster.hidden,
    }


def _movement(monster: MonsterView, look: Look) -> str:
    entry = look.content.monsters.get(monster.kind)
    if monster.values is not None and monster.values.movement is not None:
        return str(monster.values.movement)
    if entry is not None and entry.movement_die:
        return die_in_words("d6")
    return "–" if entry is None or entry.movement is None else str(entry.movement)


def _abilities(monster: MonsterView, look: Look) -> tuple[str, ...]:
    entry = look.content.monsters.get(monster.kind)
    own = monster.values.abilities if monster.values else ()
    return tuple(dict.fromkeys((*(entry.abilities if entry else ()), *own)))


def _rule_of(ability: str, look: Look) -> str:
    key = f"rulebook.{look.content.abilities[ability].rule}.text"
    return look.labels.text(key) if key in look.labels else t("see_the_quest_book")
