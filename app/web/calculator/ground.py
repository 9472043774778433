"""With whose own content a case is worked out: a campaign's, or nobody's."""

from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlencode

from fastapi import Request

from app.core.errors import GameError, NotAllowed, UnknownSubject
from app.core.game_system import GameState
from app.labels.labels import Labels
from app.web.calculator.game_rules import GameRules
from app.web.http import access
from app.web.http.forms import FieldError, SelectOption, sentences
from app.web.http.languages import t
from app.web.services import services

FIELD = "catalog"


@dataclass(frozen=True)
class Ground:
    """In which words, and with whose own content. `campaign` is empty for the game alone."""

    labels: Labels
    campaign: str = ""
    table: GameState | None = None
    errors: tuple[FieldError, ...] = ()

    @property
    def carried(self) -> tuple[tuple[str, str], ...]:
        """As the address of the next page has it."""
        return ((FIELD, self.campaign),) if self.campaign else ()

    def address(self, url: str) -> str:
        """A page with the same content."""
        return f"{url}?{urlencode(self.carried)}" if self.carried else url


@dataclass(frozen=True)
class GroundChoice:
    """The field for it; without options there is nothing to choose."""

    options: tuple[SelectOption, ...]
    chosen: str
    error: str | None
    name: str = FIELD


def ground_of(game: GameRules, request: Request) -> Ground:
    """What the address asks for; what it may not have is named beside the field, and the game's own counts."""
    labels = services(request).pages[game.system.id].labels
    wanted = request.query_params.get(FIELD, "")[:20]
    if not wanted:
        return Ground(labels)
    try:
        return _own(game, request, wanted)
    except GameError as error:
        return Ground(labels, errors=(FieldError(FIELD, error.code, error.data),))


def choice_of(game: GameRules, request: Request, ground: Ground) -> GroundChoice:
    """The campaigns with own content that this person may see."""
    listed = tuple(_campaigns(game, request)) if access.is_game_master(request) else ()
    options = (SelectOption("", t("base_game")), *listed) if listed else ()
    return GroundChoice(options, ground.campaign, next(iter(sentences(ground.errors, ground.labels)), None))


def _own(game: GameRules, request: Request, wanted: str) -> Ground:
    if not access.is_game_master(request):
        raise NotAllowed("actor.game_master_only")
    if not (wanted.isascii() and wanted.isdigit()):
        raise UnknownSubject("campaign.unknown", campaign=wanted)
    app = services(request)
    snapshot = app.snapshots.take(int(wanted))
    if snapshot.system.id != game.system.id:
        raise UnknownSubject("campaign.unknown", campaign=wanted)
    return Ground(app.pages[game.system.id].words(snapshot.state), wanted, snapshot.state.table)


def _campaigns(game: GameRules, request: Request) -> Iterator[SelectOption]:
    app = services(request)
    for campaign in app.store.campaigns():
        if campaign.system == game.system.id and game.has_own_content(app.snapshots.take(campaign.id).state.table):
            yield SelectOption(str(campaign.id), t("campaign_in_calculator", name=campaign.name))
