"""Settings: a campaign's name, notes, dice and what players may do; the PIN of the house."""

from collections.abc import Collection, Iterator
from urllib.parse import quote

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from starlette.datastructures import FormData

from app.campaign import house
from app.campaign.model import GAME_MASTER, DiceMode
from app.core.errors import GameError
from app.core.game_system import GameSystem
from app.labels.labels import Labels
from app.storage import campaign_files
from app.web.backups.view import safety, size
from app.web.http import access
from app.web.http.errors import status_of
from app.web.http.forms import FieldError, FormRefused, errors_of, read_command, refused
from app.web.http.languages import t
from app.web.http.posted import Posted, PostedLong
from app.web.services import Services
from app.web.table.drafts import form_of
from app.web.table.game_pages import Option
from app.web.table.table_pages import GamePages
from app.web.ui.rendering import Context

_SHORT_PARTS = 500  # characters of an entry in a file: its digests, its moment, the names of its parts
_NEARLY_FULL, _LATEST = 0.9, 1000  # of what a file takes in; entries that tell how long those to come will be
_PACKED = 4  # so many characters of an entry are a byte of the file, or more
router = APIRouter(include_in_schema=False)


@router.get("/campaigns/{campaign_id}/settings")
def settings_page(request: Request, campaign_id: int, saved: str = "") -> Response:
    """All settings of a campaign."""
    return _page(request, campaign_id, saved=saved)


@router.post("/campaigns/{campaign_id}/settings")
def change(request: Request, campaign_id: int, form: PostedLong) -> Response:
    """Change one setting; the form says which by its command."""
    app = access.game_master_only(request)
    snapshot = app.snapshots.take(campaign_id)
    try:
        command = read_command(snapshot.system, form)
        app.play.submit(campaign_id, command, (), form_of(GAME_MASTER, form))
    except (FormRefused, GameError) as error:
        return _page(request, campaign_id, typed=form, errors=errors_of(error), status=status_of(error))
    return _saved(campaign_id, str(form.get("rule", command.type)))


@router.post("/campaigns/{campaign_id}/settings/pin")
def choose_pin(request: Request, campaign_id: int, form: Posted) -> Response:
    """Set or remove the game master's PIN; everybody signed in with an old one is signed out."""
    app = access.game_master_only(request)
    try:
        app.pin.choose(str(form.get("pin", "")).strip())
    except GameError as error:
        return _page(request, campaign_id, errors=(refused(error),), status=status_of(error))
    if request.session.get("game_master"):
        request.session["game_master"] = app.pin.generation
    return _saved(campaign_id, "pin")


def _room_left(app: Services, campaign_id: int, revision: int) -> int | None:
    size = _SHORT_PARTS + app.store.entry_size(campaign_id, after=revision - _LATEST)
    most = min(campaign_files.MOST_ENTRIES, campaign_files.LARGEST_UNPACKED // size)
    return max(0, most - revision) if revision > most * _NEARLY_FULL else None


def _file_warnings(app: Services, campaign_id: int, revision: int) -> Iterator[str]:
    """What comes near its limit: the pictures of a campaign, and its file as a whole, which is estimated."""
    pictures, most_pictures = app.store.picture_bytes(campaign_id), campaign_files.LARGEST_PICTURES * 3 // 4
    entries = revision * (_SHORT_PARTS + app.store.entry_size(campaign_id, after=revision - _LATEST))
    packed = pictures + entries // _PACKED
    if pictures > most_pictures * _NEARLY_FULL:
        words = {"size": size(pictures), "most": size(most_pictures)}
        yield (t("the_pictures_of_this_campaign", **words))
    if packed > campaign_files.LARGEST * _NEARLY_FULL:
        words = {"size": size(packed), "most": size(campaign_files.LARGEST)}
        yield (t("as_a_file_this_campaign_takes", **words))


def _presets(pages: GamePages, system: GameSystem, kept: frozenset[str]) -> Iterator[Context]:
    """From looking on to everything; a game that says nothing of turns has two."""
    turns, everything = pages.turn_permissions, house.permissions(system)
    rows = (
        ("watch", t("only_watch"), t("players_see_everything_of_theirs"), frozenset[str]()),
        ("turns", t("own_turns"), t("players_play_their_turns"), turns),
        ("all", t("all_of_the_own_hero"), t("players_do_everything"), everything),
    )
    for name, title, text, permissions in rows:
        if permissions or name == "watch":
            yield {
                "id": name,
                "title": title,
                "text": text,
                "permissions": tuple(sorted(permissions)),
                "holds": kept == permissions,
            }


def _switches(labels: Labels, system: GameSystem, kept: Collection[str]) -> Iterator[Context]:
    for name in sorted(house.permissions(system)):
        key = f"permission_notes.{name}"
        yield {"id": name, "note": labels.text(key) if key in labels else "", "is_chosen": name in kept}


def _dice_modes(pages: GamePages, chosen: DiceMode) -> Iterator[tuple[Option, str]]:
    """How dice can be thrown, in words. Without dice of its own a game has one way at the table, whichever is kept."""
    for mode in DiceMode if pages.has_own_dice else (DiceMode.HAND, DiceMode.APP):
        is_plain = mode is DiceMode.HAND and not pages.has_own_dice
        is_chosen = chosen is not DiceMode.APP if is_plain else mode is chosen
        yield Option(mode.value, is_chosen), pages.labels.word("mode", "plain" if is_plain else mode.value)


def _saved(campaign_id: int, section: str) -> Response:
    """Back to where something was changed."""
    place = quote(section[:40], safe="")
    return RedirectResponse(f"/campaigns/{campaign_id}/settings?saved={place}#{place}", 303)


def _page(
    request: Request,
    campaign_id: int,
    *,
    saved: str = "",
    typed: FormData | None = None,
    errors: tuple[FieldError, ...] = (),
    status: int = 200,
) -> Response:
    app = access.game_master_only(request)
    snapshot = app.snapshots.take(campaign_id)
    home, typed = snapshot.state.house, typed or FormData()
    kept = home.permissions if "permissions" not in typed else typed.getlist("permissions")
    chosen = frozenset(map(str, kept)) - {""}
    page = {
        "campaign_id": campaign_id,
        "campaign_name": home.name,
        "name": str(typed.get("name", home.name)),
        "notes": str(typed.get("text", home.notes)),
        "dice_modes": tuple(_dice_modes(app.pages[snapshot.system.id], home.dice_mode)),
        "presets": tuple(_presets(app.pages[snapshot.system.id], snapshot.system, chosen)),
        "permissions": tuple(_switches(app.pages[snapshot.system.id].labels, snapshot.system, chosen)),
        "chosen": len(chosen),  # of the permissions
        "game_settings": tuple(app.pages[snapshot.system.id].settings(snapshot.state)),
        "house_rules": tuple(app.pages[snapshot.system.id].house_rules(snapshot.state)),
        "is_pin_set": app.pin.is_set,
        "safety": safety(app),
        "room_left": _room_left(
            app, campaign_id, snapshot.revision
        ),  # entries until no file takes the campaign in any more; None while that is far away
        "file_warnings": tuple(
            _file_warnings(app, campaign_id, snapshot.revision)
        ),  # of other limits of a file that come near
        "revision": snapshot.revision,
        "key": app.new_id(),
        "works": app.works.running(),
        "saved": saved,
        "errors": errors,
    }
    return app.renderer.page("campaigns/settings.html", page, status)
