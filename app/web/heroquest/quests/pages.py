"""The pages about quests: all of them; one with what the game master needs for it; its start; what comes after it."""

from collections.abc import Iterator, Sequence

from app.campaign.play import Form
from app.core.errors import GameError
from app.systems.heroquest.content.exploration import QuestEntry
from app.systems.heroquest.drawings import files
from app.systems.heroquest.drawings.files import SHIPPED, shipped_map
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.labels import item_in_words
from app.systems.heroquest.maps.commands import LayMap
from app.systems.heroquest.quests.commands import NoteQuest, StartQuest
from app.systems.heroquest.state.figures import Condition, Hero
from app.systems.heroquest.state.table import QuestOutcome, QuestRun
from app.systems.heroquest.town.commands import LootHero, MarkLostGear
from app.web.heroquest.bestiary.monsters import placing, special_enemies
from app.web.heroquest.quests.chronicle import tale
from app.web.heroquest.quests.known import goal_of, line, quest_lines, quest_of, reports_of, reward_of
from app.web.heroquest.quests.ready_cards import ready_cards, warned_names
from app.web.heroquest.table.look import HeroQuestRequest
from app.web.heroquest.table.page_forms import NOTHING_WRONG, Refusal
from app.web.http.forms import FieldError, SelectOption, refused, sentences
from app.web.http.languages import spoken, t
from app.web.table.panel_forms import Button
from app.web.ui.rendering import Context, Shown


def quests_page(caller: HeroQuestRequest) -> Context:
    """The list as this person may see it."""
    lines, running = tuple(quest_lines(caller)), caller.look.table.running_quest
    is_free = caller.is_game_masters and running is None
    return {
        **caller.frame,
        "base": caller.quests_url,
        "running": line(caller, running.quest_id) if running else None,
        "round": caller.look.table.round.number,
        "following": next((one for one in lines if one.status != "passed"), None) if is_free else None,
        "lines": lines,
        "has_past": any(run.outcome is not None for run in caller.look.table.quest_log),
    }


def quest_page(caller: HeroQuestRequest, path: str, refused: Refusal = NOTHING_WRONG) -> Context:
    """A quest as this person may know it. Raises: UnknownSubject for one that this person does not know."""
    quest_id = quest_of(caller, path)
    entry = caller.look.content.quests.get(quest_id)
    running, leads = caller.look.table.running_quest, caller.is_game_masters
    reports = [report for report in reports_of(caller) if report.quest_id == quest_id]
    return {
        **caller.frame,
        "base": caller.quests_url,
        "quest": line(caller, quest_id),
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


def _facts(caller: HeroQuestRequest, entry: QuestEntry) -> Iterator[Context]:
    words = caller.look.labels
    told = {
        t("goal"): goal_of(caller.look, entry.id),
        t("reward"): reward_of(caller.look, entry.id),
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
    for enemy in special_enemies(caller.look, entry.id):
        can_be_placed = is_here and not enemy.prevented
        yield Shown(
            name=enemy.full_name,
            differing=enemy.values,
            places=tuple(placing(enemy, caller.forms, caller.app.new_id())) if can_be_placed else (),
            prevented=enemy.prevented,
            form_url=enemy.form_url(caller.table_url) if is_here and enemy.prevented else None,
        )


def _noting(caller: HeroQuestRequest, quest_id: str) -> Iterator[Button]:
    """How a quest ended that was played without the app."""
    for outcome in QuestOutcome:
        command = NoteQuest(quest_id=quest_id, outcome=outcome)
        if caller.look.refusal(command) is None:
            text = caller.look.labels.text(f"quest_outcomes.{outcome}")
            yield caller.forms.button(t("enter_in_quests", text=text), command)


def start_page(caller: HeroQuestRequest, path: str, refused: Refusal = NOTHING_WRONG) -> Context:
    """Everybody before this quest. Raises: UnknownSubject."""
    quest_id = quest_of(caller, path)
    entry, cards = caller.look.content.quests.get(quest_id), ready_cards(caller)
    return {
        **caller.frame,
        "base": caller.quests_url,
        "url": f"{caller.quests_url}/{path}/start",
        "quest": line(caller, quest_id),
        "scrolls": caller.look.labels.word("content_id", entry.scrolls) if entry and entry.scrolls else "",
        "cards": cards,
        "all_ready": bool(cards) and all(card.is_ready for card in cards),
        "warned": warned_names(cards),  # who may go, but has chosen fewer special spells than may come along
        "another_runs": caller.look.table.running_quest is not None,
        "start": caller.forms.command(StartQuest(quest_id=quest_id or None)),
        "drawings": ()
        if caller.look.table.map or caller.look.table.map_aside
        else tuple(_drawing_options(caller)),  # that can be laid with it
        "errors": sentences(refused.errors, caller.look.labels),
    }


def _drawing_options(caller: HeroQuestRequest) -> Sequence[SelectOption]:
    """What can be laid: the drawings of the house, the one changed last first, then those that ship."""
    own = [SelectOption(one.id, one.name) for one in caller.app.drawings.all(SYSTEM.id)]
    return [*own, *(SelectOption(one, shipped_map(one, spoken.get()).name) for one in SHIPPED)]


def lay_map(caller: HeroQuestRequest, drawing: str, key: str) -> FieldError | None:
    """Lay a drawing on the table; what spoke against it, if anything did."""
    try:
        ships = drawing in SHIPPED
        quest = shipped_map(drawing, spoken.get()) if ships else files.read(caller.app.drawings.one(drawing).body)
        revision = caller.app.snapshots.take(caller.campaign_id).revision
        sent = Form(actor=caller.actor, revision=revision, key=f"{key[:70]}-map")
        caller.app.play.submit(caller.campaign_id, LayMap(quest=quest), (), sent)
    except GameError as error:
        return refused(error)
    return None


def aftermath_page(caller: HeroQuestRequest, refused: Refusal = NOTHING_WRONG) -> Context:
    """What is left to do."""
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


def _reward(caller: HeroQuestRequest, run: QuestRun, refused: Refusal) -> Context:
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
    """Heroes who are dead for good and left something, with what can become of it."""
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
