"""The panel of the running quest: its goal and notes, its special enemies, who may still join, and how it ends."""

from app.web.heroquest.actions.menu import coming_down
from app.web.heroquest.bestiary.monsters import special_rows
from app.web.heroquest.quests.acting import goal_of, reward_of
from app.web.heroquest.screen.cockpit import ITS_OWN, cockpit
from app.web.heroquest.table.look import Look
from app.web.http.languages import t
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import FormMaker
from app.web.ui.rendering import Context


def quest_panel(look: Look, draft: Draft) -> Context:
    """The running quest beside the table."""
    running, quests_url = look.table.running_quest, f"/campaigns/{look.snapshot.campaign_id}/quests"
    entry = look.content.quests.get(running.quest_id) if running else None
    unnamed = t("quest_without_a_name") if running else t("no_quest_is_running")
    wanderer = entry.wandering_monster if entry else None
    return {
        "url": draft.url,
        "title": look.labels.text(f"quests.{entry.id}") if entry else unnamed,
        "is_running": running is not None,
        "goal": goal_of(look.content, look.labels, entry.id) if entry else "",
        "reward": reward_of(look.content, look.labels, entry.id) if entry else "",
        "wanderer": look.labels.word("kind", wanderer) if wanderer else "",
        "notes": entry.notes if entry else "",
        "special": tuple(special_rows(look, draft, FormMaker(draft, look.snapshot, stay="quest", do="quest"))),
        "stairs": tuple(coming_down(look, draft)),
        "quests_url": quests_url,
        "quest_url": f"{quests_url}/{entry.id}" if entry else None,
        "form_errors": look.errors_besides(draft.errors, ITS_OWN),
        "cockpit": cockpit(look, draft),
    }
