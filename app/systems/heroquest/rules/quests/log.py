"""The log of quests: which one runs, how it ended. No rule of the book, but everything else hangs on it."""

from collections.abc import Iterator

from app.core.errors import RuleViolation, UnknownContent
from app.core.events import Event
from app.systems.heroquest import quest_commands as do
from app.systems.heroquest.content.decks import CardSource
from app.systems.heroquest.deck_commands import BringCardIn, KeepCardOut
from app.systems.heroquest.quest_events import QuestEnded, QuestNoted, QuestStarted
from app.systems.heroquest.quest_log import UNNAMED, QuestOutcome
from app.systems.heroquest.rules.decks import cards
from app.systems.heroquest.rules.decks.piles import the_deck
from app.systems.heroquest.rules.scene import Scene


def begin(scene: Scene, quest_id: str | None) -> Iterator[Event]:
    """The first who sets out begins the quest; who comes later joins it. Raises: UnknownContent, RuleViolation."""
    running = scene.table.running_quest
    if quest_id is not None:
        check_known(scene, quest_id)
    if running is None:
        yield scene.record(QuestStarted(quest_id=quest_id or UNNAMED))
        yield from _keep_scrolls_out(scene, quest_id or UNNAMED)
    elif quest_id not in (None, running.quest_id):
        raise RuleViolation("quest.another_runs", field="quest_id")


def end(scene: Scene, outcome: QuestOutcome) -> Iterator[Event]:
    """The last who returns ends it. One that began before quests were noted has no end either."""
    running = scene.table.running_quest
    if running is not None:
        yield scene.record(QuestEnded(quest_id=running.quest_id, outcome=outcome))
        yield from _bring_scrolls_in(scene, running.quest_id)


def note_quest(scene: Scene, command: do.NoteQuest) -> Iterator[Event]:
    """Note a quest that was played without the app. Raises: UnknownContent, RuleViolation while one runs."""
    check_known(scene, command.quest_id)
    if scene.table.running_quest is not None:
        raise RuleViolation("quest.another_runs", field="quest_id")
    yield scene.record(QuestNoted(quest_id=command.quest_id, outcome=command.outcome))


def _keep_scrolls_out(scene: Scene, quest_id: str) -> Iterator[Event]:
    """HQ-8.3: scrolls a quest hands over by name are not in the deck meanwhile."""
    for scroll in _scrolls(scene, quest_id):
        deck = the_deck(scene, CardSource.SCROLLS)
        if scroll in (*deck.bag, *deck.top, *deck.bottom, *deck.discard):
            yield from cards.keep_card_out(scene, KeepCardOut(deck=deck.id, card=scroll))


def _bring_scrolls_in(scene: Scene, quest_id: str) -> Iterator[Event]:
    for scroll in _scrolls(scene, quest_id):
        deck = the_deck(scene, CardSource.SCROLLS)
        if scroll in deck.kept_out:
            yield from cards.bring_card_in(scene, BringCardIn(deck=deck.id, card=scroll))


def _scrolls(scene: Scene, quest_id: str) -> tuple[str, ...]:
    quest = scene.content.quests.get(quest_id)
    return quest.scrolls if quest else ()


def check_known(scene: Scene, quest_id: str) -> None:
    """Whether there is such a quest. Raises: UnknownContent."""
    if quest_id not in scene.content.quests:
        raise UnknownContent("quest.unknown", field="quest_id", quest_id=quest_id)
