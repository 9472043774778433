"""One quest: what the game master needs for it, and every attempt at it told again."""

from collections.abc import Iterator

from app.core.errors import UnknownSubject
from app.systems.heroquest.content.quests import QuestEntry
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.quests.commands import NoteQuest, StartQuest
from app.systems.heroquest.state.table import UNNAMED, QuestOutcome
from app.web.heroquest.bestiary.monsters import SpecialEnemy, special_enemies
from app.web.heroquest.quests.acting import FINE, Deed, Refused, asking, drawing_options, goal_of, reports_of, reward_of
from app.web.heroquest.quests.list_page import UNNAMED_PATH, is_known, line
from app.web.heroquest.quests.ready_cards import ready_cards, warned_names
from app.web.heroquest.quests.tales import tale
from app.web.heroquest.table.request import HeroQuestRequest
from app.web.http.forms import sentences
from app.web.http.languages import t
from app.web.ui.rendering import Context, Shown


def quest_page(caller: HeroQuestRequest, path: str, refused: Refused = FINE) -> Context:
    """A quest as this person may know it. Raises: UnknownSubject, for one that nobody but the game master knows too."""
    quest_id = quest_of(caller, path)
    entry = caller.content.quests.get(quest_id)
    running = caller.table.running_quest
    reports = [report for report in reports_of(caller) if report.quest_id == quest_id]
    return {
        "campaign_id": caller.snapshot.campaign_id,
        "campaign_name": caller.snapshot.state.house.name,
        "is_game_master": caller.is_game_masters,
        "base": caller.quests_url,
        "quest": line(caller, quest_id),
        "is_running": running is not None and running.quest_id == quest_id,
        "can_start": caller.is_game_masters and running is None and entry is not None,
        "facts": tuple(_facts(caller, entry)) if caller.is_game_masters and entry else (),
        "monsters": tuple(_monsters(caller, entry)) if caller.is_game_masters and entry else (),
        "notes": entry.notes if caller.is_game_masters and entry else "",
        "screen": tuple(_kept(caller, quest_id))
        if caller.is_game_masters
        else (),  # what was kept behind the screen for it
        "noting": tuple(_noting(caller, quest_id))
        if caller.is_game_masters and entry and not reports
        else (),  # of a quest that was played without the app
        "tales": tuple(tale(caller, report, number) for number, report in enumerate(reports, start=1)),
        "errors": sentences(refused.errors, caller.words),
    }


def quest_of(caller: HeroQuestRequest, path: str) -> str:
    """The quest of an address. Raises: UnknownSubject."""
    quest_id = UNNAMED if path == UNNAMED_PATH else path
    if not is_known(caller, quest_id):
        raise UnknownSubject("page.unknown", page=path[:40])
    return quest_id


def _facts(caller: HeroQuestRequest, entry: QuestEntry) -> Iterator[Context]:
    words = caller.words
    told = {
        t("goal"): goal_of(caller.content, caller.words, entry.id),
        t("reward"): reward_of(caller.content, caller.words, entry.id),
        t("gold_to_share"): _gold(entry),
        t("wandering_monster"): words.word("kind", entry.wandering_monster) if entry.wandering_monster else "",
        t("potions_on_sale"): words.word("content_id", entry.potions) if entry.potions else "",
        t("not_in_the_deck_of_spell_scrolls"): words.word("content_id", entry.scrolls) if entry.scrolls else "",
    }
    return ({"title": title, "text": text} for title, text in told.items() if text)


def _kept(caller: HeroQuestRequest, quest_id: str) -> Iterator[str]:
    """Notes and rooms that belong to this quest."""
    screen = caller.table.screen
    for note in (one for one in screen.notes if one.quest == quest_id):
        yield " ".join(filter(None, (note.letter and f"{note.letter}:", note.room and f"({note.room})", note.text)))
    for room in (one for one in screen.rooms if one.quest == quest_id):
        inside = (*(caller.words.word("kind", kind) for kind in room.monsters), room.furniture)
        yield f"{room.name}: {', '.join(filter(None, inside)) or t('empty_room_in_quests')}"


def _gold(entry: QuestEntry) -> str:
    if not entry.reward_gold:
        return ""
    return (
        t("for_each", reward_gold=entry.reward_gold) if entry.per_hero else t("in_all", reward_gold=entry.reward_gold)
    )


def _monsters(caller: HeroQuestRequest, entry: QuestEntry) -> Iterator[Shown]:
    running = caller.table.running_quest
    is_here = running is not None and running.quest_id == entry.id
    for enemy in special_enemies(caller.table, caller.content, caller.words, entry.id):
        can_be_placed = is_here and not enemy.prevented
        yield Shown(
            name=enemy.full_name,
            differing=enemy.values,
            places=tuple(_placing(caller, enemy)) if can_be_placed else (),
            prevented=enemy.prevented,
            form_url=enemy.form_url(caller.table_url) if is_here and enemy.prevented else None,
        )


def _placing(caller: HeroQuestRequest, enemy: SpecialEnemy) -> Iterator[Deed]:
    """Seen by everybody, or by the game master alone until it is uncovered."""
    for hidden, text, icon in ((False, t("place"), "skull"), (True, t("place_hidden"), "eye-off")):
        yield Deed(text, asking(caller, enemy.command(caller.app.new_id(), hidden=hidden)), icon)


def _noting(caller: HeroQuestRequest, quest_id: str) -> Iterator[Deed]:
    for outcome in QuestOutcome:
        command = NoteQuest(quest_id=quest_id, outcome=outcome)
        if refusal(caller.table, command, caller.content) is None:
            text = caller.words.text(f"quest_outcomes.{outcome}")
            yield Deed(t("enter_in_quests", text=text), asking(caller, command))


def start_page(caller: HeroQuestRequest, path: str, refused: Refused = FINE) -> Context:
    """Everybody before this quest. Raises: UnknownSubject."""
    quest_id = quest_of(caller, path)
    entry, cards = caller.content.quests.get(quest_id), ready_cards(caller)
    return {
        "campaign_id": caller.snapshot.campaign_id,
        "campaign_name": caller.snapshot.state.house.name,
        "base": caller.quests_url,
        "url": f"{caller.quests_url}/{path}/start",
        "quest": line(caller, quest_id),
        "scrolls": caller.words.word("content_id", entry.scrolls) if entry and entry.scrolls else "",
        "cards": cards,
        "all_ready": bool(cards) and all(card.is_ready for card in cards),
        "warned": warned_names(cards),  # who may go, but has chosen fewer special spells than may come along
        "another_runs": caller.table.running_quest is not None,
        "start": asking(caller, StartQuest(quest_id=quest_id or None)),
        "drawings": ()
        if caller.table.map or caller.table.map_aside
        else tuple(drawing_options(caller)),  # that can be laid with it
        "errors": sentences(refused.errors, caller.words),
    }
