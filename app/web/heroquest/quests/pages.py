"""The pages about quests: all of them; one with what the game master needs for it; its start; what comes after it."""

from collections.abc import Iterator, Sequence

from starlette.datastructures import FormData

from app.systems.heroquest.board.quest_map import Note
from app.systems.heroquest.content.exploration import QuestEntry
from app.systems.heroquest.drawings.names import severe_findings
from app.systems.heroquest.labels import item_in_words
from app.systems.heroquest.quest_facts import is_drawn
from app.systems.heroquest.quests.commands import NoteQuest, StartQuest
from app.systems.heroquest.state.figures import Condition, Hero
from app.systems.heroquest.state.table import QuestOutcome, QuestRun
from app.systems.heroquest.town.commands import LootHero, MarkLostGear
from app.web.heroquest.bestiary.monsters import placing, special_enemies
from app.web.heroquest.quests.chronicle import tale
from app.web.heroquest.quests.drawn import DrawnQuest, drawing_called, drawn_quest, drawn_quests
from app.web.heroquest.quests.known import (
    QuestLine,
    entry_of,
    goal_of,
    line,
    quest_lines,
    quest_of,
    reports_of,
    reward_of,
)
from app.web.heroquest.quests.ready_cards import ready_cards, warned_names
from app.web.heroquest.table.look import HeroQuestRequest
from app.web.heroquest.table.page_forms import NOTHING_WRONG, FormRefusal
from app.web.http.languages import t
from app.web.table.panel_forms import Button
from app.web.ui.forms import SelectOption, read_fields, sentences
from app.web.ui.rendering import Context, Shown


def quests_page(caller: HeroQuestRequest) -> Context:
    """Return the list as this person may see it."""
    running = caller.look.table.running_quest
    drawings = drawn_quests(caller)
    drawn = tuple((one, line(caller, one.quest_id, one)) for one in drawings)
    ids = {one.quest_id for one in drawings}
    lines = tuple(one for one in quest_lines(caller) if one.quest_id not in ids)
    return {
        **caller.frame,
        "base": caller.quests_url,
        "running": line(caller, running.quest_id) if running else None,
        "round": caller.look.table.round.number,
        "following": _following(caller, drawn, lines),
        "lines": lines,
        "drawn": drawn,
        "has_past": any(run.outcome is not None for run in caller.look.table.quest_log),
    }


def _following(
    caller: HeroQuestRequest, drawn: Sequence[tuple[DrawnQuest, QuestLine]], written: Sequence[QuestLine]
) -> QuestLine | None:
    """Return the quest that comes next, for the game master while none runs: one drawn in the house first of all and
    after a drawn one, else one of the book; at last those that ship drawn.
    """
    log = caller.look.table.quest_log
    if caller.look.table.running_quest is not None or not caller.is_game_masters:
        return None
    of_house = [quest for one, quest in drawn if one.changed_at]
    ships = [quest for one, quest in drawn if not one.changed_at]
    drawn_first = not log or is_drawn(log[-1].quest_id)
    in_order = (*of_house, *written, *ships) if drawn_first else (*written, *of_house, *ships)
    return next((one for one in in_order if one.status != "passed"), None)


def quest_page(caller: HeroQuestRequest, path: str, refused: FormRefusal = NOTHING_WRONG) -> Context:
    """Return a quest as this person may know it. Raises: UnknownSubject for one that this person does not know."""
    quest_id = quest_of(caller, path)
    drawn = drawn_quest(caller, quest_id)
    entry = entry_of(caller.look, quest_id, drawn)
    running, leads = caller.look.table.running_quest, caller.is_game_masters
    reports = [report for report in reports_of(caller) if report.quest_id == quest_id]
    return {
        **caller.frame,
        "base": caller.quests_url,
        "quest": line(caller, quest_id, drawn),
        "edit_url": f"{caller.quests_url}/{path}/edit" if leads and _is_edited(caller, quest_id, drawn) else "",
        "is_running": running is not None and running.quest_id == quest_id,
        "can_start": leads and running is None and entry is not None,
        "facts": tuple(_facts(caller, entry)) if leads and entry else (),
        "monsters": tuple(_monsters(caller, entry)) if leads and entry else (),
        "notes": entry.notes if leads and entry else "",
        "screen": tuple(_behind_screen(caller, quest_id)) if leads else (),
        "noting": tuple(_noting(caller, quest_id)) if leads and entry and not reports else (),
        "tales": tuple(tale(caller, report, number) for number, report in enumerate(reports, start=1)),
        "errors": sentences(refused.errors, caller.look.labels),
    }


def _is_edited(caller: HeroQuestRequest, quest_id: str, drawn: DrawnQuest | None) -> bool:
    """Return whether it can be rewritten: a drawn one by drawing, one that ships drawn once it has begun."""
    return quest_id in caller.look.content.quests or (drawn is not None and drawn.changed_at is not None)


def _facts(caller: HeroQuestRequest, entry: QuestEntry) -> Iterator[Context]:
    words = caller.look.labels
    told = {
        t("read_aloud"): entry.reading,
        t("goal"): goal_of(caller.look, entry.id, entry),
        t("reward"): reward_of(caller.look, entry.id, entry),
        t("gold_to_share"): _gold(entry),
        t("wandering_monster"): words.word("kind", entry.wandering_monster) if entry.wandering_monster else "",
        t("potions_on_sale"): words.word("content_id", entry.potions) if entry.potions else "",
        t("not_in_the_deck_of_spell_scrolls"): words.word("content_id", entry.scrolls) if entry.scrolls else "",
    }
    return ({"title": title, "text": text} for title, text in told.items() if text)


def _behind_screen(caller: HeroQuestRequest, quest_id: str) -> Iterator[str]:
    """Notes and rooms that were prepared for this quest."""
    screen = caller.look.table.screen
    for note in (one for one in screen.notes if one.quest == quest_id):
        yield " ".join(filter(None, (note.letter and f"{note.letter}:", note.room and f"({note.room})", note.text)))
    for room in (one for one in screen.rooms if one.quest == quest_id):
        inside = (*(caller.look.labels.word("kind", kind) for kind in room.monsters), room.furniture)
        yield f"{room.name}: {', '.join(filter(None, inside)) or t('empty_room_in_quests')}"


def _gold(entry: QuestEntry) -> str:
    if not entry.reward_gold:
        return ""
    return (
        t("for_each", reward_gold=entry.reward_gold) if entry.per_hero else t("in_all", reward_gold=entry.reward_gold)
    )


def _monsters(caller: HeroQuestRequest, entry: QuestEntry) -> Iterator[Shown]:
    running = caller.look.table.running_quest
    is_here = running is not None and running.quest_id == entry.id
    for enemy in special_enemies(caller.look, entry):
        can_be_placed = is_here and not enemy.prevented and not enemy.is_drawn
        yield Shown(
            name=enemy.full_name,
            differing=enemy.values,
            places=tuple(placing(enemy, caller.forms, caller.app.new_id())) if can_be_placed else (),
            prevented=enemy.prevented,
            form_url=enemy.form_url(caller.table_url) if is_here and enemy.prevented and not enemy.is_drawn else None,
        )


def _noting(caller: HeroQuestRequest, quest_id: str) -> Iterator[Button]:
    """Yield the ways to note the end of a quest that was played without the app."""
    for outcome in QuestOutcome:
        command = NoteQuest(quest_id=quest_id, outcome=outcome)
        if caller.look.refusal(command) is None:
            text = caller.look.labels.text(f"quest_outcomes.{outcome}")
            yield caller.forms.button(t("enter_in_quests", text=text), command)


def start_page(caller: HeroQuestRequest, path: str, refused: FormRefusal = NOTHING_WRONG) -> Context:
    """Return everybody before this quest. Raises: UnknownSubject."""
    quest_id = quest_of(caller, path)
    drawn, cards = drawn_quest(caller, quest_id), ready_cards(caller)
    entry = entry_of(caller.look, quest_id, drawn)
    return {
        **caller.frame,
        "base": caller.quests_url,
        "url": f"{caller.quests_url}/{path}/start",
        "quest": line(caller, quest_id, drawn),
        "is_drawn": drawn is not None,
        "wrong": severe_findings(drawn.quest, caller.look.labels) if drawn else None,
        "facts": tuple(_facts(caller, entry)) if entry else (),
        "monsters": tuple(_monsters(caller, entry)) if entry else (),
        "notes": entry.notes if entry else "",
        "letters": tuple(_letters(drawn)) if drawn else (),
        "scrolls": caller.look.labels.word("content_id", entry.scrolls) if entry and entry.scrolls else "",
        "cards": cards,
        "all_ready": bool(cards) and all(card.is_ready for card in cards),
        "warned": warned_names(cards),  # who may go, but has chosen fewer special spells than may come along
        "another_runs": caller.look.table.running_quest is not None,
        "start": caller.forms.command(StartQuest(quest_id=quest_id or None)),
        "drawings": () if drawn or caller.look.table.map or caller.look.table.map_aside else tuple(_options(caller)),
        "errors": sentences(refused.errors, caller.look.labels),
    }


def _options(caller: HeroQuestRequest) -> Iterator[SelectOption]:
    """Return the drawings that can be laid with a quest of the book."""
    return (SelectOption(one.drawing, one.title) for one in drawn_quests(caller))


def _letters(drawn: DrawnQuest) -> Iterator[Note]:
    """Return the notes of the letters on the board."""
    return (note for note in drawn.quest.notes if note.about != "quest" and note.text)


def beginning(caller: HeroQuestRequest, path: str, form: FormData) -> StartQuest:
    """Return the command of a form that begins a quest: with its own drawing, or with the one that was chosen.

    Raises: FormRefused; UnknownSubject for a drawing that is gone.
    """
    fields = {name: str(value) for name, value in form.multi_items() if name in ("quest_id", "scroll", "hero_id")}
    command = read_fields(StartQuest, fields)
    quest_id, chosen = quest_of(caller, path), str(form.get("drawing", ""))[:80]
    drawn = drawn_quest(caller, quest_id) or (drawing_called(caller, chosen) if chosen else None)
    return command.model_copy(update={"drawing": drawn.quest}) if drawn else command


def aftermath_page(caller: HeroQuestRequest, refused: FormRefusal = NOTHING_WRONG) -> Context:
    """Return the steps left to do."""
    run = caller.look.table.quest_log[-1] if caller.look.table.quest_log else None
    cards = ready_cards(caller)
    return {
        **caller.frame,
        "url": f"{caller.quests_url}/close",
        "list_url": caller.quests_url,
        "last": line(caller, run.quest_id) if run else None,
        "outcome": caller.look.labels.text(f"quest_outcomes.{run.outcome}") if run and run.outcome else "",
        "reward": _reward(caller, run, refused) if run and run.outcome else None,
        "legacies": tuple(_legacies(caller)),
        "cards": cards,
        "following": quests_page(caller)["following"],
        "all_ready": bool(cards) and all(card.is_ready for card in cards),
        "warned": warned_names(cards),  # who may go, but has chosen fewer special spells than may come along
        "errors": sentences([one for one in refused.errors if one.field != "amounts"], caller.look.labels),
    }


def _reward(caller: HeroQuestRequest, run: QuestRun, refused: FormRefusal) -> Context:
    heroes = [hero for hero in caller.look.table.heroes.values() if hero.condition is not Condition.LOST]
    entry = caller.look.content.quests.get(run.quest_id)
    gold = entry.reward_gold if entry and run.outcome is QuestOutcome.PASSED and not run.shared else 0
    each = gold if entry and entry.per_hero else gold // max(len(heroes), 1)
    errors = sentences([one for one in refused.errors if one.field == "amounts"], caller.look.labels)
    return {
        "text": reward_of(caller.look, run.quest_id) if run.outcome is QuestOutcome.PASSED else "",
        "shared": run.shared,
        "shares": tuple(
            {"hero_id": hero.id, "name": hero.name, "crest": hero.hero_class, "amount": str(each)} for hero in heroes
        ),
        "hidden": caller.forms.acting("share_reward"),
        "error": errors[0] if errors else "",
    }


def _legacies(caller: HeroQuestRequest) -> Iterator[Shown]:
    """Yield heroes who are dead for good and left something, with what can become of it."""
    for lost in caller.look.table.heroes.values():
        if lost.condition is Condition.LOST and (lost.items or lost.gold):
            gold = (t("gold_in_catalogue", price=lost.gold),) if lost.gold else ()
            things = tuple(item_in_words(caller.look.labels, item) for item in lost.items)
            yield Shown(
                name=lost.name, crest=lost.hero_class, things=(*gold, *things), deeds=tuple(_heirs(caller, lost))
            )


def _heirs(caller: HeroQuestRequest, lost: Hero) -> Iterator[Button]:
    items = tuple(item.id for item in lost.items)
    for hero in caller.look.table.heroes.values():
        everything = LootHero(hero_id=hero.id, lost_id=lost.id, items=items)
        if caller.look.refusal(everything) is None:
            yield caller.forms.button(t("everything_in_quests", name=hero.name), everything)
        only_gold = LootHero(hero_id=hero.id, lost_id=lost.id)
        if items and caller.look.refusal(only_gold) is None:
            yield caller.forms.button(t("the_gold", name=hero.name), only_gold)
    marker = MarkLostGear(hero_id=lost.id)
    if caller.look.refusal(marker) is None:
        yield caller.forms.button(t("leave_it_lying_for_a_new_hero"), marker)
