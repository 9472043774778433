"""A request about drawings: only for the game master, with the monsters of a campaign where one is named."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Query, Request

from app.campaign.ports import StoredDrawing
from app.labels.labels import Labels
from app.systems.heroquest.board.quest_map import QuestMap
from app.systems.heroquest.content.monsters import MonsterEntry
from app.systems.heroquest.drawings import files
from app.systems.heroquest.game import SYSTEM
from app.web.heroquest import MAPS
from app.web.heroquest.table.request import heroquest_request
from app.web.http import access
from app.web.http.languages import spoken
from app.web.services import Services, services


@dataclass(frozen=True)
class Drawing:
    """A drawing as it stands, and as it is kept."""

    stored: StoredDrawing
    quest: QuestMap


@dataclass(frozen=True)
class MapRequest:
    """Who asks for drawings: with the words and monsters of a campaign, or those of the book."""

    app: Services
    words: Labels
    monsters: Mapping[str, MonsterEntry]
    campaign_id: int | None = None
    campaign_name: str = ""

    def url(self, path: str = "", **query: object) -> str:
        """An address below the library that still knows the campaign."""
        named = {**query, **({"campaign": self.campaign_id} if self.campaign_id else {})}
        asked = "&".join(f"{name}={value}" for name, value in named.items() if value not in ("", None))
        return f"{MAPS}{f'/{path}' if path else ''}{f'?{asked}' if asked else ''}"

    def drawing(self, drawing_id: str) -> Drawing:
        """A drawing. Raises: UnknownSubject."""
        stored = self.app.drawings.one(drawing_id)
        return Drawing(stored, files.read(stored.body))


def map_request(request: Request, campaign: Annotated[int | None, Query()] = None) -> MapRequest:
    """The request of a game master. Raises: NotAllowed; UnknownSubject for a campaign that is not there."""
    access.game_master_only(request)
    if campaign is None:
        return MapRequest(services(request), SYSTEM.labels(spoken.get()), SYSTEM.content.monsters)
    asked = heroquest_request(request, campaign)
    return MapRequest(asked.app, asked.words, asked.content.monsters, campaign, asked.snapshot.state.house.name)


Asked = Annotated[MapRequest, Depends(map_request)]
