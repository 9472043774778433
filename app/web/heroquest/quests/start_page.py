"""Before a quest: who may set out, what is still to be done, and the button that begins it."""

from dataclasses import dataclass

from app.systems.heroquest.quests.commands import StartQuest
from app.web.forms import sentences
from app.web.heroquest.panel_contexts import Hidden
from app.web.heroquest.quests.caller import Caller
from app.web.heroquest.quests.deeds import FINE, Refused, asking
from app.web.heroquest.quests.list_page import QuestLine, line
from app.web.heroquest.quests.quest_page import quest_of
from app.web.heroquest.quests.ready_cards import ReadyCard, ready_cards, warned_names


@dataclass(frozen=True)
class StartPage:
    """The check before the start."""

    campaign_id: int
    campaign_name: str
    base: str
    url: str
    quest: QuestLine
    scrolls: str
    cards: tuple[ReadyCard, ...]
    all_ready: bool
    warned: str  # who may go, but has chosen no special spells
    another_runs: bool
    start: Hidden
    errors: tuple[str, ...]


def start_page(caller: Caller, path: str, refused: Refused = FINE) -> StartPage:
    """Everybody before this quest. Raises: UnknownSubject."""
    quest_id = quest_of(caller, path)
    entry, cards = caller.content.quests.get(quest_id), ready_cards(caller)
    return StartPage(
        campaign_id=caller.snapshot.campaign_id,
        campaign_name=caller.snapshot.state.house.name,
        base=caller.base,
        url=f"{caller.base}/{path}/start",
        quest=line(caller, quest_id),
        scrolls=caller.words.word("content_id", entry.scrolls) if entry and entry.scrolls else "",
        cards=cards,
        all_ready=bool(cards) and all(card.is_ready for card in cards),
        warned=warned_names(cards),
        another_runs=caller.table.running_quest is not None,
        start=asking(caller, StartQuest(quest_id=quest_id or None)),
        errors=sentences(refused.errors, caller.words),
    )
