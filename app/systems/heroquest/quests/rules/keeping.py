"""Quests written, noted and rewarded."""

import json
from collections.abc import Iterator

from app.core.errors import InvalidValue, RuleViolation, UnknownContent
from app.core.events import Event
from app.systems.heroquest.cards.commands import BringCardIn, KeepCardOut
from app.systems.heroquest.cards.rules.deck_keeping import bring_card_in, keep_card_out
from app.systems.heroquest.cards.rules.drawing import the_deck
from app.systems.heroquest.catalogue.commands import RemoveContent
from app.systems.heroquest.catalogue.rules import remove_content, write
from app.systems.heroquest.combat.commands import MOST_VALUE
from app.systems.heroquest.content.exploration import CardSource
from app.systems.heroquest.content.fields import OwnEntry
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.content.overlays import canonical
from app.systems.heroquest.content.quests import FURTHER_ATTACKS, VALUES, QuestMonster
from app.systems.heroquest.equipment.events import GoldGained
from app.systems.heroquest.quests.commands import NoteQuest, RemoveQuest, ShareReward, WriteQuest
from app.systems.heroquest.quests.events import QuestEnded, QuestNoted, QuestStarted, RewardShared
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.table import UNNAMED, QuestOutcome


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


@rule(NoteQuest)
def note_quest(scene: Scene, command: NoteQuest) -> Iterator[Event]:
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
            yield from keep_card_out(scene, KeepCardOut(deck=deck.id, card=scroll))


def _bring_scrolls_in(scene: Scene, quest_id: str) -> Iterator[Event]:
    for scroll in _scrolls(scene, quest_id):
        deck = the_deck(scene, CardSource.SCROLLS)
        if scroll in deck.kept_out:
            yield from bring_card_in(scene, BringCardIn(deck=deck.id, card=scroll))


def _scrolls(scene: Scene, quest_id: str) -> tuple[str, ...]:
    quest = scene.content.quests.get(quest_id)
    return quest.scrolls if quest else ()


def check_known(scene: Scene, quest_id: str) -> None:
    """Whether there is such a quest. Raises: UnknownContent."""
    if quest_id not in scene.content.quests:
        raise UnknownContent("quest.unknown", field="quest_id", quest_id=quest_id)


@rule(ShareReward)
def share_reward(scene: Scene, command: ShareReward) -> Iterator[Event]:
    """Gold for those who survived, in whatever shares the group agrees on. Raises: InvalidValue, RuleViolation."""
    if len(command.hero_ids) != len(command.amounts):
        raise InvalidValue("reward.not_for_each", field="amounts")
    newest = scene.table.quest_log[-1] if scene.table.quest_log else None
    if newest is None or newest.outcome is None:
        raise RuleViolation("quest.none_to_reward", field="hero_ids")
    heroes = [scene.living_hero(hero_id) for hero_id in command.hero_ids]
    total = sum(command.amounts)
    if not total:
        raise InvalidValue("reward.nobody", field="amounts")
    yield scene.record(RewardShared(quest_id=newest.quest_id, total=total))
    for hero, gold in zip(heroes, command.amounts, strict=True):
        if gold:
            yield scene.record(GoldGained(hero_id=hero.id, amount=gold))


KIND = "quests"


@rule(WriteQuest)
def write_quest(scene: Scene, command: WriteQuest) -> Iterator[Event]:
    """Everything that was written replaces what stood there. Raises: InvalidValue at the field; RuleViolation."""
    for number, monster in enumerate(command.monsters):
        _check_can_be_placed(scene, f"monsters.{number}", monster)
    facts = json.loads(command.model_dump_json(exclude={"type", "quest_id"}, exclude_none=True))
    yield from write(scene, OwnEntry(kind=KIND, id=command.quest_id, facts=canonical(facts)))


def _check_can_be_placed(scene: Scene, path: str, monster: QuestMonster) -> None:
    """HQ-19: what is written of a monster has to fit its kind and the board, where it will stand one day."""
    for name in VALUES:
        value, least = getattr(monster, name), 1 if name == "body" else 0
        if value is not None and value > MOST_VALUE:
            raise InvalidValue("value.less_than_equal", field=f"{path}.{name}", le=MOST_VALUE)
        if value is not None and value < least:
            raise InvalidValue("value.greater_than_equal", field=f"{path}.{name}", ge=least)
    entry = scene.content.monsters.get(monster.kind)
    for way in FURTHER_ATTACKS:
        if entry is not None and getattr(monster, way) is not None and way not in entry.further_attacks:
            raise InvalidValue("monster.attack_unknown", field=f"{path}.{way}", kind=monster.kind)


@rule(RemoveQuest)
def remove_quest(scene: Scene, command: RemoveQuest) -> Iterator[Event]:
    """Take it away, unless the chronicle would no longer know its name. Raises: RuleViolation, UnknownContent."""
    is_logged = any(run.quest_id == command.quest_id for run in scene.table.quest_log)
    if is_logged and command.quest_id not in shipped().quests:
        raise RuleViolation("quest.is_logged", field="quest_id", quest_id=command.quest_id)
    yield from remove_content(scene, RemoveContent(kind=KIND, id=command.quest_id))
