"""Quests are written and noted; a quest begins, with what is renewed (ch. 7 and 14)."""

import json
from collections.abc import Iterator, Sequence

from app.core.errors import InvalidValue, RuleViolation, UnknownContent
from app.core.events import Event
from app.core.own_entries import OwnEntry
from app.systems.heroquest import quest_facts
from app.systems.heroquest.board.quest_map import QuestMap
from app.systems.heroquest.body import healing, wounds
from app.systems.heroquest.body.events import HeroRevived
from app.systems.heroquest.cards.commands import BringCardIn, KeepCardOut
from app.systems.heroquest.cards.drawing import the_deck
from app.systems.heroquest.cards.rules import bring_card_in, keep_card_out
from app.systems.heroquest.catalogue.commands import RemoveContent
from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.catalogue.rules import remove_content, write
from app.systems.heroquest.combat.commands import MOST_VALUE
from app.systems.heroquest.content.exploration import FURTHER_ATTACKS, VALUES, CardSource, NamedMonster
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.content.overlays import canonical
from app.systems.heroquest.equipment.carrying import loadout_problems
from app.systems.heroquest.exploration import searching
from app.systems.heroquest.magic import book
from app.systems.heroquest.maps import revealing
from app.systems.heroquest.quests.commands import NoteQuest, RemoveQuest, StartQuest, WriteQuest
from app.systems.heroquest.quests.events import (
    GiftsRenewed,
    HeroSetOut,
    QuestDrawn,
    QuestEnded,
    QuestNoted,
    QuestStarted,
    ScrollReserved,
)
from app.systems.heroquest.registry import rule
from app.systems.heroquest.rounds import rules as rounds
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition, Hero
from app.systems.heroquest.state.table import UNNAMED, QuestOutcome


@rule(StartQuest)
def start_quest(scene: Scene, command: StartQuest) -> Iterator[Event]:
    """HQ-5-END: all heroes set out rested; what can be done once a quest can be done again. The board, the treasure
    deck and the rounds begin anew, unless a single hero joins later.

    HQ-8.3: a scroll the quest needs is taken out of the deck. HR-QUEST-END-DOWN: a hero who still lies dead is lost
    now.
    HQ-5, HQ-6-SURPLUS: a hero who carries more or otherwise than the rules allow cannot set out.
    HQ-1.1-SPEZIAL: nor can a wizard with more special spells than he may take; fewer are allowed.
    The drawing it comes with lies on the table, unless the same one lies there already.
    """
    heroes = _setting_out(scene, command.hero_id)
    if command.hero_id is None:
        yield from searching.clear(scene)
    if command.drawing is not None:
        yield from _know(scene, command.drawing, command.quest_id)
    yield from begin(scene, command.quest_id)
    laid = scene.table.map
    if command.drawing is not None and (laid is None or laid.quest != command.drawing):
        yield from revealing.lay(scene, command.drawing, field="drawing")
    for hero in heroes:
        yield from _set_out(scene, hero)
    yield from revealing.enter(scene)
    if command.scroll:
        yield scene.record(ScrollReserved(title=command.scroll))
    if command.hero_id is None and _can_begin(scene):
        yield from rounds.begin(scene)


def _know(scene: Scene, drawing: QuestMap, quest_id: str | None) -> Iterator[Event]:
    """Write a quest that is drawn as its drawing says now. Raises: RuleViolation; InvalidValue."""
    if quest_id is None or not quest_facts.is_drawn(quest_id):
        return
    entry = quest_facts.written_entry(quest_id, drawing, content_of(scene.table))
    if entry not in scene.table.own_content:
        yield from write(scene, entry, "drawing", QuestDrawn)
        scene.content = content_of(scene.table)


def _can_begin(scene: Scene) -> bool:
    return not scene.table.round.is_running and any(hero.on_quest for hero in scene.table.heroes.values())


def _setting_out(scene: Scene, hero_id: str | None) -> Sequence[Hero]:
    if hero_id is not None:
        hero = scene.living_hero(hero_id)
        if hero.on_quest:
            raise RuleViolation("quest.running_already", field="hero_id", hero=hero.name)
        _check_ready(scene, hero)
        return [hero]
    heroes = [
        hero
        for hero in scene.table.heroes.values()
        if not hero.on_quest and hero.condition is not Condition.LOST
    ]  # fmt: skip
    if not heroes:
        raise RuleViolation("quest.nobody_sets_out", field="hero_id")
    for hero in heroes:
        _check_ready(scene, hero)
    return heroes


def _check_ready(scene: Scene, hero: Hero) -> None:
    """Check whether a hero may set out with what he carries and has learnt; the dead are not checked.

    Raises: RuleViolation.
    """
    if hero.condition is Condition.DEAD:
        return
    number = book.special_spells_allowed(hero, scene.content)
    if len(hero.special_spells) > number:
        raise RuleViolation("quest.too_many_spells", field="hero_id", hero=hero.name, number=number)
    problems = loadout_problems(hero, scene.content, scene.table.house_rules)
    if problems:
        raise RuleViolation("quest.not_ready", field="hero_id", hero=hero.name, item=problems[0].content_id)


def _set_out(scene: Scene, hero: Hero) -> Iterator[Event]:
    if hero.condition is Condition.DEAD:
        yield from wounds.lose_for_good(scene, hero.id)
        return
    yield from recover(scene, hero.id)
    yield from renew_gifts(scene, hero.id)
    yield scene.record(HeroSetOut(hero_id=hero.id))
    yield from book.begin(scene, hero.id)


def recover(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-5-END, HR-QUEST-END-DOWN: body points come back to the attribute, and the fainted to their senses."""
    hero = scene.hero(hero_id)
    if hero.condition is Condition.FAINTED:
        points = hero.body_attribute - hero.body_points
        yield scene.record(HeroRevived(hero_id=hero_id, means="quest_end", points=points))
    elif hero.is_standing:
        yield from healing.give_back(scene, hero_id, hero.body_attribute)


def renew_gifts(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-1.1-KRAEUTER, HQ-1.1-GEWANDT: once a quest means once in each."""
    gifts = scene.hero(hero_id).spent_gifts
    if gifts:
        yield scene.record(GiftsRenewed(hero_id=hero_id, gifts=gifts))


def begin(scene: Scene, quest_id: str | None) -> Iterator[Event]:
    """Begin the quest with the first hero who sets out; later ones join it. Raises: UnknownContent, RuleViolation."""
    running = scene.table.running_quest
    if quest_id is not None:
        check_known(scene, quest_id)
    if running is None:
        yield scene.record(QuestStarted(quest_id=quest_id or UNNAMED))
        yield from _keep_scrolls_out(scene, quest_id or UNNAMED)
    elif quest_id not in (None, running.quest_id):
        raise RuleViolation("quest.another_runs", field="quest_id")


def end(scene: Scene, outcome: QuestOutcome) -> Iterator[Event]:
    """End the quest with the last hero who returns. One that was never recorded as begun has no end either."""
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
    """Check whether there is such a quest. Raises: UnknownContent."""
    if quest_id not in scene.content.quests:
        raise UnknownContent("quest.unknown", field="quest_id", quest_id=quest_id)


@rule(WriteQuest)
def write_quest(scene: Scene, command: WriteQuest) -> Iterator[Event]:
    """Replace the quest's text with everything that was written. Raises: InvalidValue at the field; RuleViolation."""
    for number, monster in enumerate(command.monsters):
        _check_can_be_placed(scene, f"monsters.{number}", monster)
    facts = json.loads(command.model_dump_json(exclude={"type", "quest_id"}, exclude_none=True))
    yield from write(scene, OwnEntry(kind=quest_facts.KIND, id=command.quest_id, facts=canonical(facts)))


def _check_can_be_placed(scene: Scene, path: str, monster: NamedMonster) -> None:
    """HQ-19: what is written of a monster fits its kind and can be placed on a board. Raises: InvalidValue."""
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
    yield from remove_content(scene, RemoveContent(kind=quest_facts.KIND, id=command.quest_id))
