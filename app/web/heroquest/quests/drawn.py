"""Drawn quests as a campaign finds them: those of the house, and those that ship."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from app.campaign.ports import StoredDrawing
from app.systems.heroquest.board.quest_map import QuestMap
from app.systems.heroquest.drawings import files
from app.systems.heroquest.drawings.files import SHIPPED, shipped_map
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.quest_facts import id_of_drawing, is_drawn
from app.web.heroquest.table.look import HeroQuestRequest
from app.web.http.languages import spoken


@dataclass(frozen=True)
class DrawnQuest:
    """A drawing as a quest. `changed_at`: when it was drawn on, of one of the house."""

    drawing: str
    title: str
    body: str = ""
    changed_at: datetime | None = None

    @property
    def quest_id(self) -> str:
        """Return the quest that it is."""
        return id_of_drawing(self.drawing)

    @property
    def quest(self) -> QuestMap:
        """Return the drawing."""
        return files.read(self.body) if self.changed_at else shipped_map(self.drawing, spoken.get())


def drawn_quests(caller: HeroQuestRequest) -> Sequence[DrawnQuest]:
    """Return every drawing once, the one changed last first; one that ships only if the house has none of its name."""
    return tuple(_drawn(caller)) if caller.is_game_masters else ()


def drawn_quest(caller: HeroQuestRequest, quest_id: str) -> DrawnQuest | None:
    """Return the drawing that a quest is; None for players, and where no drawing is it any more."""
    if not caller.is_game_masters or not is_drawn(quest_id):
        return None
    return next((one for one in (*_shipped(), *_kept(caller)) if one.quest_id == quest_id), None)


def drawing_called(caller: HeroQuestRequest, drawing: str) -> DrawnQuest:
    """Return a drawing by its id, also one that ships. Raises: UnknownSubject."""
    ships = next((one for one in _shipped() if one.drawing == drawing), None)
    return ships or _of(caller.app.drawings.one(drawing))


def _kept(caller: HeroQuestRequest) -> Iterator[DrawnQuest]:
    return map(_of, caller.app.drawings.all(SYSTEM.id))


def _of(stored: StoredDrawing) -> DrawnQuest:
    return DrawnQuest(stored.id, stored.name, stored.body, stored.changed_at)


def _drawn(caller: HeroQuestRequest) -> Iterator[DrawnQuest]:
    kept = list(_kept(caller))
    titles = {one.title for one in kept}
    yield from kept
    yield from (one for one in _shipped() if one.title not in titles)


def _shipped() -> Iterator[DrawnQuest]:
    return (DrawnQuest(one, shipped_map(one, spoken.get()).name) for one in SHIPPED)
