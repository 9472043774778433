"""Settings: a campaign's name, notes, dice and what players may do; the PIN of the house."""

from collections.abc import Collection, Iterator
from urllib.parse import quote

from fastapi import APIRouter
from fastapi.responses import RedirectResponse, Response
from starlette.datastructures import FormData

from app.campaign import house
from app.campaign.model import GAME_MASTER, DiceMode
from app.core.errors import GameError
from app.storage import campaign_files
from app.web.backups.view import safety, size
from app.web.http.languages import t
from app.web.http.posted import Posted, PostedLong
from app.web.table.drafts import form_of
from app.web.table.game_pages import Option
from app.web.table.request import Leading, TableRequest
from app.web.table.table_pages import GamePages
from app.web.ui.errors import status_of
from app.web.ui.forms import FieldError, FormRefused, errors_of, read_command, refused
from app.web.ui.rendering import Context

_SHORT_PARTS = 500  # characters of an entry in a file: its digests, its moment, the names of its parts
_NEARLY_FULL, _LATEST = 0.9, 1000  # of what a file takes in; entries that tell how long those to come will be
_PACKED = 4  # so many characters of an entry are a byte of the file, or more
router = APIRouter(include_in_schema=False)


@router.get("/campaigns/{campaign_id}/settings")
def settings_page(call: Leading, saved: str = "") -> Response:
    """Show all settings of a campaign."""
    return _page(call, saved=saved)


@router.post("/campaigns/{campaign_id}/settings")
def change(call: Leading, form: PostedLong) -> Response:
    """Change one setting; the form says which by its command."""
    try:
        command = read_command(call.system, form)
        call.app.play.submit(call.campaign_id, command, (), form_of(GAME_MASTER, form))
    except (FormRefused, GameError) as error:
        return _page(call, typed=form, errors=errors_of(error), status=status_of(error))
    return _saved(call, str(form.get("rule", command.type)))


@router.post("/campaigns/{campaign_id}/settings/pin")
def choose_pin(call: Leading, form: Posted) -> Response:
    """Set or remove the game master's PIN; everybody signed in with an old one is signed out."""
    pin, session = call.app.pin, call.request.session
    try:
        pin.choose(str(form.get("pin", "")).strip())
    except GameError as error:
        return _page(call, errors=(refused(error),), status=status_of(error))
    if session.get("game_master"):
        session["game_master"] = pin.generation
    return _saved(call, "pin")


def _room_left(revision: int, entry_size: int) -> int | None:
    """Return how many entries of such a size fit before a campaign's file grows too large; None while that is far
    away.
    """
    most = min(campaign_files.MOST_ENTRIES, campaign_files.LARGEST_UNPACKED // entry_size)
    return max(0, most - revision) if revision > most * _NEARLY_FULL else None


def _file_warnings(call: TableRequest, entry_size: int) -> Iterator[str]:
    """Yield warnings of limits that are near: a campaign's pictures, and its file as a whole, which is estimated."""
    pictures, most_pictures = call.app.store.picture_bytes(call.campaign_id), campaign_files.LARGEST_PICTURES * 3 // 4
    packed = pictures + call.snapshot.revision * entry_size // _PACKED
    if pictures > most_pictures * _NEARLY_FULL:
        words = {"size": size(pictures), "most": size(most_pictures)}
        yield (t("the_pictures_of_this_campaign", **words))
    if packed > campaign_files.LARGEST * _NEARLY_FULL:
        words = {"size": size(packed), "most": size(campaign_files.LARGEST)}
        yield (t("as_a_file_this_campaign_takes", **words))


def _presets(call: TableRequest, kept: frozenset[str]) -> Iterator[Context]:
    """From looking on to everything; a game that says nothing of turns has two."""
    turns, everything = call.game.turn_permissions, house.permissions(call.system)
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


def _switches(call: TableRequest, kept: Collection[str]) -> Iterator[Context]:
    labels = call.game.labels
    for name in sorted(house.permissions(call.system)):
        key = f"permission_notes.{name}"
        yield {"id": name, "note": labels.text(key) if key in labels else "", "is_chosen": name in kept}


def _dice_modes(pages: GamePages, chosen: DiceMode) -> Iterator[tuple[Option, str]]:
    """Yield the ways to throw dice, in words. Without dice of its own a game has one way at the table, whichever is
    kept.
    """
    for mode in DiceMode if pages.has_own_dice else (DiceMode.HAND, DiceMode.APP):
        is_plain = mode is DiceMode.HAND and not pages.has_own_dice
        is_chosen = chosen is not DiceMode.APP if is_plain else mode is chosen
        yield Option(mode.value, is_chosen), pages.labels.word("mode", "plain" if is_plain else mode.value)


def _saved(call: TableRequest, section: str) -> Response:
    """Back to where something was changed."""
    place = quote(section[:40], safe="")
    return RedirectResponse(f"{call.base_url}/settings?saved={place}#{place}", 303)


def _page(
    call: TableRequest,
    *,
    saved: str = "",
    typed: FormData | None = None,
    errors: tuple[FieldError, ...] = (),
    status: int = 200,
) -> Response:
    app, state, revision = call.app, call.snapshot.state, call.snapshot.revision
    home, typed = state.house, typed or FormData()
    entry_size = _SHORT_PARTS + app.store.entry_size(call.campaign_id, after=revision - _LATEST)
    kept = home.permissions if "permissions" not in typed else typed.getlist("permissions")
    chosen = frozenset(map(str, kept)) - {""}
    page = {
        **call.frame,
        "name": str(typed.get("name", home.name)),
        "notes": str(typed.get("text", home.notes)),
        "dice_modes": tuple(_dice_modes(call.game, home.dice_mode)),
        "presets": tuple(_presets(call, chosen)),
        "permissions": tuple(_switches(call, chosen)),
        "chosen": len(chosen),  # of the permissions
        "game_settings": tuple(call.game.settings(state)),
        "house_rules": tuple(call.game.house_rules(state)),
        "is_pin_set": app.pin.is_set,
        "safety": safety(app),
        "room_left": _room_left(revision, entry_size),
        "file_warnings": tuple(_file_warnings(call, entry_size)),
        "revision": revision,
        "key": app.new_id(),
        "works": app.works.running(),
        "saved": saved,
        "errors": errors,
    }
    return app.renderer.page("campaigns/settings.html", page, status)
