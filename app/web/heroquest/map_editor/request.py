"""A request about drawings: only for the game master, with the monsters of a campaign where one is named.

Beside each drawing stands what its last step did, so that undo can name it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Query, Request

from app.campaign.ports import StoredDrawing
from app.core.model import Model
from app.labels.labels import Labels
from app.systems.heroquest.board.quest_map import AnyThing, QuestMap
from app.systems.heroquest.content.monsters import MonsterEntry
from app.systems.heroquest.drawings import files
from app.systems.heroquest.drawings.names import deed_in_words
from app.systems.heroquest.game import SYSTEM
from app.web.heroquest import MAPS
from app.web.heroquest.table.look import heroquest_request
from app.web.http import access
from app.web.http.languages import spoken
from app.web.table.services import Services, services


@dataclass(frozen=True)
class Drawing:
    """A drawing as it stands, and as it is kept."""

    stored: StoredDrawing
    quest: QuestMap


def drawing_of(stored: StoredDrawing) -> Drawing:
    """Return a kept drawing with its quest."""
    return Drawing(stored, files.read(stored.body))


class KeptStep(Model):
    """Step of drawing: what it did, and to what."""

    op: str
    thing: AnyThing | None = None


def kept_step(op: str, thing: AnyThing | None = None) -> str:
    """Return a step as it is kept beside the drawing."""
    return KeptStep(op=op, thing=thing).model_dump_json()


def step_in_words(kept: str | None, words: Labels) -> str:
    """Return a kept step in words; empty where there is none."""
    if not kept:
        return ""
    step = KeptStep.model_validate_json(kept)
    return deed_in_words(step.op, step.thing, words)


@dataclass(frozen=True)
class MapRequest:
    """Request about drawings: with the words and monsters of a campaign, or those of the book."""

    app: Services
    words: Labels
    monsters: Mapping[str, MonsterEntry]
    campaign_id: int | None = None
    campaign_name: str = ""

    def url(self, path: str = "", **query: object) -> str:
        """Return an address below the library that still knows the campaign."""
        named = {**query, **({"campaign": self.campaign_id} if self.campaign_id else {})}
        asked = "&".join(f"{name}={value}" for name, value in named.items() if value not in ("", None))
        return f"{MAPS}{f'/{path}' if path else ''}{f'?{asked}' if asked else ''}"

    def drawing(self, drawing_id: str) -> Drawing:
        """Return a drawing. Raises: UnknownSubject."""
        return drawing_of(self.app.drawings.one(drawing_id))

    def keep_new(self, quest: QuestMap, key: str) -> str:
        """Keep a quest as a new drawing; its id. The same key makes one drawing."""
        drawing_id = key if key.isalnum() else self.app.new_id()
        self.app.drawings.create(drawing_id, SYSTEM.id, quest.name, files.written(quest))
        return drawing_id


def map_request(request: Request, campaign: Annotated[int | None, Query()] = None) -> MapRequest:
    """Return the request of a game master. Raises: NotAllowed; UnknownSubject for a campaign that is not there."""
    access.check_game_master(request)
    if campaign is None:
        return MapRequest(services(request), SYSTEM.labels(spoken.get()), SYSTEM.content.monsters)
    asked = heroquest_request(request, campaign)
    look = asked.look
    return MapRequest(asked.app, look.labels, look.content.monsters, campaign, asked.snapshot.state.house.name)


Asked = Annotated[MapRequest, Depends(map_request)]
