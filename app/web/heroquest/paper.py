"""The papers of an evening: everybody's numbers with the code to join by, the monsters in play, and the form that takes
in what was written on paper while the app was away."""

from collections.abc import Iterator, Mapping

from fastapi import APIRouter
from fastapi.responses import RedirectResponse, Response
from pydantic import ValidationError

from app.campaign import recording as freshness
from app.campaign.play import Form
from app.core.errors import GameError, InvalidAnswer
from app.core.events import Command
from app.core.typed_numbers import NotANumber, read_whole
from app.systems.heroquest.body.commands import ChangeMindPoints, LoseBodyPoints, RestoreBodyPoints
from app.systems.heroquest.equipment.commands import ChangeGold
from app.systems.heroquest.quests.commands import ChangeQuestPoints
from app.systems.heroquest.views.monsters import MonsterView
from app.systems.heroquest.views.table import HeroView
from app.web.heroquest.bestiary.monsters import MonsterCards
from app.web.heroquest.party.cards import Cards, effect_chips, portrait_of
from app.web.heroquest.table.look import HeroQuestLook, HeroQuestRequest, Leading
from app.web.heroquest.table.words import die_in_words
from app.web.http.invitation_tokens import Invitation
from app.web.http.languages import t
from app.web.http.network import join_urls
from app.web.http.posted import PostedLong
from app.web.table.drafts import form_of
from app.web.ui.errors import status_of
from app.web.ui.forms import FieldError, errors_of, sentences
from app.web.ui.qr_code import svg
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


@router.get("/campaigns/{campaign_id}/sheets/session")
def session_sheet(caller: Leading) -> Response:
    """Show the sheet of the evening."""
    app, look = caller.app, caller.look
    token = app.invitations.token(Invitation(caller.campaign_id, caller.snapshot.state.house.invitation, None))
    url, *_others = join_urls(caller.request.url.port or 80, token, app.settings.hosts)
    heroes = tuple(_hero(hero, look) for hero in look.view.heroes)
    page = {"frame": _frame(caller), "qr": svg(url), "join_url": url, "heroes": heroes}
    return app.renderer.page("heroquest/paper_session.html", page)


@router.get("/campaigns/{campaign_id}/sheets/fight")
def fight_sheet(caller: Leading) -> Response:
    """Show the monsters in play; hidden ones are marked, for the sheet is the game master's."""
    look = caller.look
    standing = [one for one in look.view.monsters if one.is_standing]
    cards = MonsterCards(look)
    abilities = dict.fromkeys(one for monster in standing for one in _abilities(monster, look))
    page = {
        "frame": _frame(caller),
        "monsters": tuple(_monster(one, look, cards) for one in standing),
        "abilities": tuple((look.labels.text(f"abilities.{one}"), _rule_of(one, look)) for one in abilities),
    }
    return caller.app.renderer.page("heroquest/paper_fight.html", page)


def _frame(caller: HeroQuestRequest) -> Context:
    return {**caller.frame, "at": caller.app.clock()}


def _hero(hero: HeroView, look: HeroQuestLook) -> Context:
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


def _monster(monster: MonsterView, look: HeroQuestLook, cards: MonsterCards) -> Context:
    points, values, maker = monster.points, monster.values, Cards(look.labels)
    assert values is not None  # the game master sees them all
    return {
        "name": look.name_of(monster.id),
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


def _movement(monster: MonsterView, look: HeroQuestLook) -> str:
    entry = look.content.monsters.get(monster.kind)
    if monster.values is not None and monster.values.movement is not None:
        return str(monster.values.movement)
    if entry is not None and entry.movement_die:
        return die_in_words("d6")
    return "–" if entry is None or entry.movement is None else str(entry.movement)


def _abilities(monster: MonsterView, look: HeroQuestLook) -> tuple[str, ...]:
    entry = look.content.monsters.get(monster.kind)
    own = monster.values.abilities if monster.values else ()
    return tuple(dict.fromkeys((*(entry.abilities if entry else ()), *own)))


def _rule_of(ability: str, look: HeroQuestLook) -> str:
    key = f"rulebook.{look.content.abilities[ability].rule}.text"
    return look.labels.text(key) if key in look.labels else t("see_the_quest_book")


@router.get("/campaigns/{campaign_id}/results")
def results_page(caller: Leading, saved: int | None = None) -> Response:
    """Show the form, filled in with the numbers of now."""
    return _answer(caller, {}, {}, saved=saved)


@router.post("/campaigns/{campaign_id}/results")
def enter_results(caller: Leading, posted: PostedLong) -> Response:
    """Enter what is new: all of it, or nothing when something does not fit."""
    typed = {name: str(value).strip() for name, value in posted.items() if "." in name}
    errors: dict[str, str] = {}
    entered = list(_entered(caller.look, typed, errors))
    form = form_of(caller.actor, posted)
    try:
        _check(caller, form, entered, errors)
        if errors:
            return _answer(caller, typed, errors, status=422)
        for place, (_field, command) in enumerate(entered):
            _submit(caller, command, form, place)
    except GameError as error:
        return _answer(caller, typed, errors, errors_of(error), status=status_of(error))
    return RedirectResponse(f"{caller.base_url}/results?saved={len(entered)}", 303)


def _entered(look: HeroQuestLook, typed: Mapping[str, str], errors: dict[str, str]) -> Iterator[Entered]:
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


def _check(caller: HeroQuestRequest, form: Form, entered: list[Entered], errors: dict[str, str]) -> None:
    """Ask the rules about each, before anything is done. Raises: StaleRevision."""
    about = frozenset[str]().union(*(command.subjects for _field, command in entered))
    with caller.app.store.reading(caller.campaign_id) as campaign:
        freshness.check_fresh(campaign, form, about)
    for field, command in entered:
        try:
            decision = caller.app.play.preview(caller.campaign_id, command, (), actor=caller.actor)
            is_asked = decision.prompt is not None
        except InvalidAnswer:
            is_asked = True
        except GameError as error:
            errors[field] = caller.look.labels.error(error.code, **error.data)
            continue
        if is_asked:
            errors[field] = t("this_needs_a_roll_or_a_choice")


def _submit(caller: HeroQuestRequest, command: Command, form: Form, place: int) -> None:
    """Submit each number as an entry, made from the newest revision: what stands between is our own."""
    now = caller.app.snapshots.take(caller.campaign_id).revision
    sent = Form(actor=form.actor, revision=now, key=f"{form.key}-{place}")
    caller.app.play.submit(caller.campaign_id, command, (), sent)


def _command(hero_id: str, name: str, change: int) -> Command | None:
    """Return the wish that changes a number by so much; None for more than anything ever changes by."""
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
        number = read_whole(text)
    except NotANumber:
        return None
    return number if -9 <= number <= 99_999 else None


def _answer(
    caller: HeroQuestRequest,
    typed: Mapping[str, str],
    errors: Mapping[str, str],
    others: tuple[FieldError, ...] = (),
    saved: int | None = None,
    status: int = 200,
) -> Response:
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
        for hero in caller.look.view.heroes
    )
    page = {
        **caller.frame,
        "heroes": heroes,
        "revision": caller.snapshot.revision,
        "key": caller.app.new_id(),
        "saved": saved,
        "errors": sentences(others, caller.look.labels),
    }
    return caller.app.renderer.page("heroquest/results.html", page, status)
