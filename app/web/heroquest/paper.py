"""The papers of an evening: everybody's numbers with the code to join by, the monsters in play, and the form that takes
in what was written on paper while the app was away."""

from collections.abc import Iterator, Mapping

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from pydantic import ValidationError

from app.campaign import recording as freshness
from app.campaign.play import Form
from app.core.errors import GameError, InvalidAnswer
from app.core.events import Command
from app.systems.heroquest.body.commands import ChangeMindPoints, LoseBodyPoints, RestoreBodyPoints
from app.systems.heroquest.equipment.commands import ChangeGold
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.quests.commands import ChangeQuestPoints
from app.systems.heroquest.views.board import MonsterView
from app.systems.heroquest.views.table import HeroView
from app.web.heroquest.bestiary.monsters import MonsterCards
from app.web.heroquest.party.cards import Cards, effect_chips, portrait_of
from app.web.heroquest.table.look import Look
from app.web.heroquest.table.request import heroquest_request
from app.web.heroquest.table.words import die_in_words
from app.web.http import access
from app.web.http.errors import status_of
from app.web.http.forms import FieldError, refused
from app.web.http.languages import t
from app.web.http.network import join_urls
from app.web.http.posted import PostedLong
from app.web.join.invitations import Invitation, svg
from app.web.services import services
from app.web.table.drafts import form_of
from app.web.ui.rendering import Context

router = APIRouter(include_in_schema=False)
# What is entered: its words, and the command with the field that says by how much it changes.
_KINDS: Mapping[str, tuple[str, type[Command], str]] = {
    "body": ("body_points", LoseBodyPoints, "points"),
    "mind": ("mind_points", ChangeMindPoints, "change"),
    "gold": ("gold", ChangeGold, "change"),
    "quest_points": ("quest_points", ChangeQuestPoints, "change"),
}
Entered = tuple[str, Command]  # a number that is another one on paper: its field, and the command that makes it so


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


@router.get("/campaigns/{campaign_id}/results")
def results_page(request: Request, campaign_id: int, saved: int | None = None) -> Response:
    """The form, filled in with the numbers of now."""
    return _answer(request, master_look(request, campaign_id), {}, {}, saved=saved)


@router.post("/campaigns/{campaign_id}/results")
def enter_results(request: Request, campaign_id: int, posted: PostedLong) -> Response:
    """Enter what is new: all of it, or nothing when something does not fit."""
    look = master_look(request, campaign_id)
    typed = {name: str(value).strip() for name, value in posted.items() if "." in name}
    errors: dict[str, str] = {}
    entered = list(_entered(look, typed, errors))
    form = form_of(look.actor, posted)
    try:
        _check(request, look, form, entered, errors)
        if errors:
            return _answer(request, look, typed, errors, status=422)
        for place, (_field, command) in enumerate(entered):
            _submit(request, campaign_id, command, form, place)
    except GameError as error:
        return _answer(request, look, typed, errors, (refused(error),), status=status_of(error))
    return RedirectResponse(f"/campaigns/{campaign_id}/results?saved={len(entered)}", 303)


def _entered(look: Look, typed: Mapping[str, str], errors: dict[str, str]) -> Iterator[Entered]:
    for hero in look.view.heroes:
        for name, now in _numbers(hero).items():
            field = f"{hero.id}.{name}"
            text = typed.get(field, "")
            number = _number(text)
            if not text or number == now:
                continue
            command = None if number is None else _command(hero.id, name, number - now)
            if command is None:
                errors[field] = t("a_whole_number_just_as_it_stands")
            else:
                yield field, command


def _check(request: Request, look: Look, form: Form, entered: list[Entered], errors: dict[str, str]) -> None:
    """What the rules say to each, before anything is done. Raises: StaleRevision."""
    app, campaign_id = services(request), look.snapshot.campaign_id
    about = frozenset[str]().union(*(command.subjects for _field, command in entered))
    with app.store.reading(campaign_id) as campaign:
        freshness.check_fresh(campaign, form, about)
    for field, command in entered:
        try:
            is_asked = app.play.preview(campaign_id, command, (), actor=look.actor).prompt is not None
        except InvalidAnswer:
            is_asked = True
        except GameError as error:
            errors[field] = look.labels.error(error.code, **error.data)
            continue
        if is_asked:
            errors[field] = t("this_needs_a_roll_or_a_choice")


def _submit(request: Request, campaign_id: int, command: Command, form: Form, place: int) -> None:
    """Each number is an entry of its own, made from the newest revision: what stands between is our own."""
    app = services(request)
    now = app.snapshots.take(campaign_id).revision
    app.play.submit(campaign_id, command, (), Form(actor=form.actor, revision=now, key=f"{form.key}-{place}"))


def _command(hero_id: str, name: str, change: int) -> Command | None:
    """The wish that changes a number by so much; None for more than anything ever changes by."""
    _words, kind, field = _KINDS[name]
    if name == "body" and change > 0:
        kind = RestoreBodyPoints
    try:
        return kind.model_validate({"hero_id": hero_id, field: -change if kind is LoseBodyPoints else change})
    except ValidationError:
        return None


def _numbers(hero: HeroView) -> Mapping[str, int]:
    found = {"body": hero.body_points.current, "mind": hero.mind_points.current}
    if hero.private is not None:
        found |= {"gold": hero.private.gold, "quest_points": hero.private.quest_points}
    return found


def _number(text: str) -> int | None:
    try:
        number = int(text.replace("−", "-"))
    except ValueError:
        return None
    return number if -9 <= number <= 99_999 else None


def _answer(
    request: Request,
    look: Look,
    typed: Mapping[str, str],
    errors: Mapping[str, str],
    others: tuple[FieldError, ...] = (),
    saved: int | None = None,
    status: int = 200,
) -> Response:
    app = services(request)
    heroes = tuple(
        {
            "hero_id": hero.id,
            "name": hero.name,
            "class_id": hero.hero_class,
            "portrait": portrait_of(hero),
            "fields": tuple(
                {
                    "name": f"{hero.id}.{name}",
                    "label": t(_KINDS[name][0]),
                    "value": typed.get(f"{hero.id}.{name}", str(now)),
                    "error": errors.get(f"{hero.id}.{name}", ""),
                }
                for name, now in _numbers(hero).items()
            ),
        }
        for hero in look.view.heroes
    )
    page = {
        "campaign_id": look.snapshot.campaign_id,
        "campaign_name": look.snapshot.state.house.name,
        "heroes": heroes,
        "revision": look.snapshot.revision,
        "key": app.new_id(),
        "saved": saved,
        "errors": look.errors(others),
    }
    return app.renderer.page("heroquest/results.html", page, status)
