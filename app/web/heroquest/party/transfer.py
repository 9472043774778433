"""A hero's file: written with the hero's life for the hero's player, read and shown before anything happens."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import reduce
from itertools import islice

from app.campaign.model import Actor
from app.campaign.replay import Decision
from app.campaign.undo_outcome import newest_first
from app.core.errors import GameError, NotAllowed, UnknownSubject
from app.core.game_system import Role
from app.core.texts import shortened, tidied_file
from app.labels.labels import Labels
from app.systems.heroquest.catalogue.events import ContentChanged
from app.systems.heroquest.catalogue.files import by_kind
from app.systems.heroquest.content.faults import ContentFault
from app.systems.heroquest.equipment.carrying import loadout_problems
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.labels import item_in_words
from app.systems.heroquest.magic.events import SpellNamed
from app.systems.heroquest.party.commands import ImportHero
from app.systems.heroquest.party.events import HeroArrived
from app.systems.heroquest.party.hero_file import (
    LONGEST_LINE,
    MOST_LINES,
    HeroFile,
    HistoryLine,
    needed_content,
    needed_spells,
    passport_of,
    read_hero_file,
    write_hero_file,
)
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.figures import Hero
from app.web.heroquest.catalogue.kinds import field_error
from app.web.heroquest.party.cards import class_and_player
from app.web.heroquest.table.look import HeroQuestRequest
from app.web.http.languages import spoken, t
from app.web.http.posted import LONG
from app.web.ui.forms import FormRefused, read_fields, refused
from app.web.ui.rendering import Context

Faults = tuple[tuple[str, str], ...]  # what does not fit: where in the file, and what


def hero_of_campaign(caller: HeroQuestRequest, hero_id: str) -> Hero:
    """Return a hero at the table or not. Raises: UnknownSubject."""
    resting = caller.look.table.resting.get(hero_id)
    hero = caller.look.table.heroes.get(hero_id) or (resting.hero if resting else None)
    if hero is None:
        raise UnknownSubject("hero.unknown", hero=hero_id[:40])
    return hero


def hero_file(caller: HeroQuestRequest, hero_id: str, at: datetime) -> str:
    """Return the file of a hero. Raises: UnknownSubject; NotAllowed for somebody else's."""
    hero = hero_of_campaign(caller, hero_id)
    if not caller.actor.viewer.owns(hero.id):
        raise NotAllowed("actor.not_own_hero")
    lores = [lore for lore in caller.look.content.classes[hero.hero_class].lores if lore in caller.look.content.lores]
    spells = [spell for lore in lores for spell in caller.look.content.lores[lore].spells]
    file = HeroFile(
        format="heldenpass-hero",
        version=1,
        campaign=caller.snapshot.state.house.name,
        exported=at.isoformat(timespec="minutes"),
        hero=passport_of(hero),
        content=by_kind(needed_content(caller.look.table, hero)),
        spells=needed_spells(caller.look.table, hero, spells),
        history=life_of(caller, hero_id),
    )
    return write_hero_file(file)


@dataclass(frozen=True)
class ImportForm:
    """Form of an import, as it was typed."""

    text: str
    name: str = ""
    without_unknown: bool = False
    unread: str = ""  # why nothing could be read
    is_sent: bool = False
    key: str = ""

    def command(self) -> ImportHero:
        """Return the command. Raises: FormRefused."""
        fields = {"hero_id": f"h{self.key}", "text": self.text, "without_unknown": self.without_unknown}
        return read_fields(ImportHero, {**fields, **({"name": self.name} if self.name.strip() else {})})


def import_page(caller: HeroQuestRequest, sent: ImportForm) -> Context:
    """Return the form; with a text what would follow from it, or what does not fit."""
    arrival, name_error, may_leave_out = None, "", False
    faults: Faults = ()
    if sent.unread:
        faults = (("", caller.look.labels.error(sent.unread)),)
    elif not sent.text.strip():
        faults = (("", caller.look.labels.error("file.nothing_in_it")),) if sent.is_sent else ()
    else:
        try:
            decision = caller.app.play.preview(caller.campaign_id, sent.command(), (), actor=caller.actor)
            arrival = _arrival(caller, decision)
        except (FormRefused, GameError) as error:
            faults, name_error = _faults(error, sent, caller.look.labels)
            may_leave_out = isinstance(error, GameError) and error.code == "hero_file.unknown_things"
    return {
        **caller.frame,
        "url": f"{caller.base_url}/import-hero",
        "back_url": f"{caller.base_url}/heroes",
        "text": sent.text,
        "name": sent.name or (arrival["name"] if arrival else ""),
        "without_unknown": sent.without_unknown,
        "arrival": arrival,
        "faults": faults,
        "name_error": name_error,
        "may_leave_out": may_leave_out,
        "revision": caller.snapshot.revision,
        "key": sent.key,
        "most": LONG // 1_000_000,
    }


def _faults(error: FormRefused | GameError, sent: ImportForm, words: Labels) -> tuple[Faults, str]:
    """Return all faults with their place in the file, and the fault of the name on its own."""
    found = error.errors if isinstance(error, FormRefused) else (refused(error),)
    if all(one.field == "name" for one in found):
        return (), found[0].sentence(words)
    if isinstance(error, GameError) and error.code == "hero_file.faulty":
        try:
            read_hero_file(tidied_file(sent.text))
        except ContentFault as fault:
            told = (field_error(one.file, one.field, one.fault, one.detail) for one in (fault, *fault.others))
            return tuple((_place(one.field, words), one.sentence(words)) for one in told), ""
    return tuple((_place(str(one.data.get("place", "")), words), one.sentence(words)) for one in found), ""


def _place(path: str, words: Labels) -> str:
    """`hero.items.2.wear` in words: Held, Gegenstand 3, Zustand."""
    told: list[str] = []
    for step in path.split("."):
        if step.isdecimal() and told:
            told[-1] = f"{told[-1]} {int(step) + 1}"
        elif step:
            keys = (f"hero_file_fields.{step}", f"fields.{step}")
            told.append(next((words.text(key) for key in keys if key in words), step))
    return ", ".join(told)


def _arrival(caller: HeroQuestRequest, decision: Decision) -> Context:
    """Return a preview of what a file would change."""
    arrived = next(fact for fact in decision.events if isinstance(fact, HeroArrived))
    after = reduce(evolve, decision.events, caller.look.table)
    words, content = SYSTEM.labels_of(after, spoken.get()), SYSTEM.content_of(after)
    hero, passport = after.heroes[arrived.hero_id], arrived.passport
    problems = loadout_problems(hero, content, after.house_rules)
    places = (words.text(f"places.{item.place}") for item in hero.items)
    return {
        "name": hero.name,
        "hero_class": hero.hero_class,
        "who": class_and_player(hero, words),
        "origin": arrived.origin,
        "numbers": (
            (t("body_points"), f"{words.word('', passport.body_points)}/{passport.start_body + passport.gained_body}"),
            (t("mind_points"), f"{words.word('', passport.mind_points)}/{passport.start_mind + passport.gained_mind}"),
            (t("gold"), passport.gold),
            (t("quest_points"), passport.quest_points),
            (t("quests_passed"), passport.quests_passed),
        ),
        "things": [f"{item_in_words(words, item)} ({place})" for item, place in zip(hero.items, places, strict=True)],
        "problems": tuple(dict.fromkeys(words.text(f"items.{one.content_id}") for one in problems)),  # too much
        "content": tuple(_brought(decision, words)),  # of the group's own, that comes along
        "left_out": arrived.left_out,
        "lines": len(arrived.history),
    }


def _brought(decision: Decision, words: Labels) -> Iterator[str]:
    for fact in decision.events:
        if isinstance(fact, ContentChanged):
            yield f"{words.word('entry_kind', fact.entry_kind)}: {fact.name}"
        elif isinstance(fact, SpellNamed):
            yield t("spells_in_party", own_name=fact.own_name)


_MOST_READ = 4_000  # actions


def life_of(caller: HeroQuestRequest, hero_id: str) -> tuple[HistoryLine, ...]:
    """Return a hero's life, the oldest first, as its player may know it: no secrets of others go with the hero."""
    actor = Actor(role=Role.PLAYER, device_id="", name="", hero_ids=frozenset({hero_id}))
    name, before, here = caller.snapshot.state.house.name, list[HistoryLine](), list[HistoryLine]()
    stories = caller.game.stories(caller.snapshot.state, actor)
    with caller.app.store.reading(caller.campaign_id) as campaign:
        read = [action for action in islice(newest_first(campaign), _MOST_READ) if action.active]
    for action in reversed(read):
        for fact in action.entry.events:
            if isinstance(fact, HeroArrived) and fact.hero_id == hero_id:
                before += fact.history
        story = stories.story(action) if hero_id in action.subjects else None
        if story is not None and hero_id in story.about:
            text = shortened(" ".join(story.sentences), LONGEST_LINE)
            here.append(HistoryLine(at=action.entry.at.isoformat(timespec="minutes"), campaign=name, text=text))
    return (*before, *here)[-MOST_LINES:]
