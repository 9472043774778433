"""After a quest: share what it brought, see to the dead, put right what keeps somebody at home."""

from collections.abc import Iterator

from app.systems.heroquest.decide import refusal
from app.systems.heroquest.labels.pieces import item_in_words
from app.systems.heroquest.state.figures import Condition, Hero
from app.systems.heroquest.state.table import QuestOutcome, QuestRun
from app.systems.heroquest.town.commands import LootHero, MarkLostGear
from app.web.heroquest.quests.acting import FINE, Deed, Refused, asking, fresh, reward_of
from app.web.heroquest.quests.list_page import line, quests_page
from app.web.heroquest.quests.ready_cards import ready_cards, warned_names
from app.web.heroquest.table.request import HeroQuestRequest
from app.web.http.forms import sentences
from app.web.http.languages import t
from app.web.ui.rendering import Context, Shown


def aftermath_page(caller: HeroQuestRequest, refused: Refused = FINE) -> Context:
    """What is left to do."""
    run = caller.table.quest_log[-1] if caller.table.quest_log else None
    cards = ready_cards(caller)
    return {
        "campaign_id": caller.snapshot.campaign_id,
        "campaign_name": caller.snapshot.state.house.name,
        "url": f"{caller.quests_url}/close",
        "list_url": caller.quests_url,
        "last": line(caller, run.quest_id) if run else None,
        "outcome": caller.words.text(f"quest_outcomes.{run.outcome}") if run and run.outcome else "",
        "reward": _reward(caller, run, refused) if run and run.outcome else None,
        "legacies": tuple(_legacies(caller)),
        "cards": cards,
        "following": quests_page(caller)["following"],
        "all_ready": bool(cards) and all(card.is_ready for card in cards),
        "warned": warned_names(cards),  # who may go, but has chosen fewer special spells than may come along
        "errors": sentences([one for one in refused.errors if one.field != "amounts"], caller.words),
    }


def _reward(caller: HeroQuestRequest, run: QuestRun, refused: Refused) -> Context:
    heroes = [hero for hero in caller.table.heroes.values() if hero.condition is not Condition.LOST]
    entry = caller.content.quests.get(run.quest_id)
    gold = entry.reward_gold if entry and run.outcome is QuestOutcome.PASSED and not run.shared else 0
    each = gold if entry and entry.per_hero else gold // max(len(heroes), 1)
    errors = sentences(refused.of("amounts"), caller.words)
    return {
        "text": reward_of(caller.content, caller.words, run.quest_id) if run.outcome is QuestOutcome.PASSED else "",
        "shared": run.shared,
        "shares": tuple(
            {"hero_id": hero.id, "name": hero.name, "crest": hero.hero_class, "amount": str(each)} for hero in heroes
        ),
        "hidden": (("type", "share_reward"), *fresh(caller)),
        "error": errors[0] if errors else "",
    }


def _legacies(caller: HeroQuestRequest) -> Iterator[Shown]:
    """Who is dead for good and left something."""
    for lost in caller.table.heroes.values():
        if lost.condition is Condition.LOST and (lost.items or lost.gold):
            gold = (t("gold_in_catalogue", price=lost.gold),) if lost.gold else ()
            things = tuple(item_in_words(caller.words, item) for item in lost.items)
            yield Shown(
                name=lost.name, crest=lost.hero_class, things=(*gold, *things), deeds=tuple(_heirs(caller, lost))
            )


def _heirs(caller: HeroQuestRequest, lost: Hero) -> Iterator[Deed]:
    items = tuple(item.id for item in lost.items)
    for hero in caller.table.heroes.values():
        everything = LootHero(hero_id=hero.id, lost_id=lost.id, items=items)
        if refusal(caller.table, everything, caller.content) is None:
            yield Deed(t("everything_in_quests", name=hero.name), asking(caller, everything))
        only_gold = LootHero(hero_id=hero.id, lost_id=lost.id)
        if items and refusal(caller.table, only_gold, caller.content) is None:
            yield Deed(t("the_gold", name=hero.name), asking(caller, only_gold))
    marker = MarkLostGear(hero_id=lost.id)
    if refusal(caller.table, marker, caller.content) is None:
        yield Deed(t("leave_it_lying_for_a_new_hero"), asking(caller, marker))
