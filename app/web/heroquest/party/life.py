"""What a hero has lived through: what his file told, and what the journal of this campaign tells about him."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from app.campaign.model import Action, Actor
from app.core.game_system import Role
from app.systems.heroquest.party.events import HeroArrived
from app.systems.heroquest.party.hero_file import LONGEST_LINE, MOST_LINES, HistoryLine
from app.web.heroquest.quests.caller import Caller

_AT_ONCE, _MOST_READ = 200, 4_000


@dataclass(frozen=True)
class Life:
    """A hero's life, the oldest first."""

    lines: tuple[HistoryLine, ...]


def life_of(caller: Caller, hero_id: str) -> Life:
    """As the hero's own player may know it: nobody else's secrets go with him."""
    actor = Actor(role=Role.PLAYER, device_id="", name="", hero_ids=frozenset({hero_id}))
    game = caller.found.pages[caller.snapshot.system.id]
    name = caller.snapshot.state.house.name
    before: list[HistoryLine] = []
    here: list[HistoryLine] = []
    for action in reversed(_actions(caller)):
        for fact in action.entry.events:
            if isinstance(fact, HeroArrived) and fact.hero_id == hero_id:
                before += fact.history
        story = game.story(action, caller.snapshot.state, actor) if hero_id in action.subjects else None
        if story is not None and hero_id in story.about:
            text = " ".join(story.sentences)[:LONGEST_LINE]
            here.append(HistoryLine(at=action.entry.at.isoformat(timespec="minutes"), campaign=name, text=text))
    return Life((*before, *here)[-MOST_LINES:])


def _actions(caller: Caller) -> Sequence[Action]:
    """What counts, the newest first."""
    with caller.found.store.reading(caller.snapshot.campaign_id) as campaign:
        found: list[Action] = []
        for some in _pages(campaign.recent):
            found += some
        return [action for action in found if action.active]


def _pages(recent: Callable[[int, int | None], Sequence[Action]]) -> Iterator[Sequence[Action]]:
    before, read = None, 0
    while read < _MOST_READ:
        some = recent(_AT_ONCE, before)
        if not some:
            return
        yield some
        before, read = some[-1].revision, read + len(some)
