"""Whatever changes a hero is told on its phone, with who did it: HeroQuest by command, DungeonQuest at play."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from app.campaign.model import Action, Actor, CampaignState, Entry, EntryKind, House
from app.campaign.permissions import may_read
from app.core.answers import Answer, RollPrompt
from app.core.dice import DiceCup
from app.core.events import Command, Event
from app.core.game_system import GameState, Role
from app.storage.outside_journal import PhoneNotes, StoredPhoneNotes
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.table import Table
from app.web.dungeonquest.web import PAGES as DUNGEONQUEST
from app.web.heroquest.web import PAGES as HEROQUEST
from app.web.table.card_cache import CardCache
from app.web.table.hero_cards import HeroCard, HeroCards, hero_cards
from app.web.table.snapshot import Snapshot
from app.web.table.table_pages import TablePages
from tests.builders import choose, facts_so_far, hand
from tests.systems.dungeonquest.playing import Played, at_random
from tests.systems.heroquest.odds.test_commands import EXAMPLES

# The bar of the turn says whose turn it is, the table who sits where; a marker in the dungeon is the game master's.
SAID_ELSEWHERE = {"begin_play", "end_turn", "mark_lost_gear", "mark_presence", "move_seat", "take_turn"}
SAID_ELSEWHERE |= {"keep_notes"}  # a player's own words, which stand on the page where they were written
NOW = datetime(2026, 11, 21, tzinfo=UTC)
HOUSE = House(name="Runde", cup=DiceCup(seed="seed"))
MASTER = Actor(role=Role.GAME_MASTER, name="Nora")


class NothingRead(StoredPhoneNotes):
    """Of a phone that has understood nothing yet."""

    def __init__(self, hero_id: str) -> None:
        self.hero_id = hero_id

    def of(self, campaign_id: int) -> PhoneNotes:
        del campaign_id
        return PhoneNotes({("phone", self.hero_id): 0}, {})


@dataclass
class Deed:
    """Something that the game master has done, with the table before and after it."""

    command: Command
    events: Sequence[Event]
    before: GameState
    after: GameState

    def cards(self, pages: TablePages[Any], hero_id: str) -> tuple[HeroCard, ...]:
        """What the phone of this hero's player shows."""
        entry = Entry(
            revision=1, kind=EntryKind.ACTION, actor=MASTER, at=NOW, command=self.command, events=tuple(self.events)
        )
        action = Action(entry=entry, place=1, active=True, undoable=True, subjects=entry.subjects)
        before, after = (CampaignState(house=HOUSE, table=table) for table in (self.before, self.after))
        snapshot = Snapshot(1, 1, pages.system, after, [action], can_redo=False, presence={}, before=before)
        app = SimpleNamespace(
            phone_notes=NothingRead(hero_id), card_cache=CardCache(lambda *_: {}), pages={pages.system.id: pages}
        )
        shown = hero_cards(cast("Any", app), snapshot, player(hero_id), hero_id).context
        assert isinstance(shown, HeroCards)
        return shown.cards


def player(hero_id: str) -> Actor:
    return Actor(role=Role.PLAYER, device_id="phone", name="Jule", hero_ids=frozenset({hero_id}))


def deeds_of_heroquest() -> Iterator[Deed]:
    """Each command with the least and with the most of every die."""
    for command, table in EXAMPLES:
        for end in (0, -1):
            answers: list[Answer] = []
            while True:
                events, prompt = facts_so_far(table, command, *answers)
                if prompt is None:
                    break
                if isinstance(prompt, RollPrompt):
                    answers.append(hand(*(die.faces[end] for die in prompt.dice)))
                else:
                    answers.append(choose(prompt.options[end]))
            after = table
            for event in events:
                after = evolve(after, event)
            yield Deed(command, events, table, after)


def test_each_command_that_changes_a_hero_is_a_card_with_who_and_what() -> None:
    mute, told = [], 0
    for deed in deeds_of_heroquest():
        assert isinstance(deed.before, Table)
        assert isinstance(deed.after, Table)
        for hero_id, hero in deed.after.heroes.items():
            if deed.before.heroes.get(hero_id, hero) == hero or deed.command.type in SAID_ELSEWHERE:
                continue
            viewer = player(hero_id).viewer
            if not any(may_read(viewer, one) and one.is_told for one in deed.events):
                continue
            cards = deed.cards(HEROQUEST, hero_id)
            readable = replace(deed, events=[one for one in deed.events if may_read(viewer, one)])
            assert cards == readable.cards(HEROQUEST, hero_id), "what only others may know says nothing in a card"
            told += 1
            if [(card.kind, bool(card.title)) for card in cards] != [("Nora", True)]:
                mute.append((deed.command.type, hero_id, [one.type for one in deed.events]))
    assert mute == []
    assert told > 200


def test_what_hurts_or_ends_a_hero_of_dungeonquest_is_a_card() -> None:
    """Where everybody is, the plan shows that lies open on every phone."""
    told = 0
    for seed in range(12):
        luck = Random(seed)
        played = Played(2)
        while played.table.phase != "over":
            before, command = played.table, luck.choice(played.legal())
            events = played.taking(command, at_random(luck))
            deed = Deed(command, events, before, played.table)
            for hero in played.table.heroes.values():
                was = before.hero(hero.id)
                if (hero.wounds, hero.tokens, hero.is_out) != (was.wounds, was.tokens, was.is_out):
                    told += 1
                    [card] = deed.cards(DUNGEONQUEST, hero.id)
                    assert (card.kind, bool(card.title)) == ("Nora", True), (command, events)
    assert told > 100
