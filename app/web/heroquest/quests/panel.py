"""The game master's panel of the running quest: its goal, notes and special enemies, who may still join; and behind the
screen notes, rooms without a map, cards and tables, clocks, tonight's decisions."""

from collections import Counter
from collections.abc import Sequence
from urllib.parse import urlencode

from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.screen import ChanceTable, Decision, Room, ScreenNote
from app.systems.heroquest.views.passport import DeckView
from app.web.heroquest.actions.menu import coming_down
from app.web.heroquest.bestiary.monsters import special_rows
from app.web.heroquest.quests.known import entry_of, goal_of, reward_of, running_title
from app.web.heroquest.table.decks import card_name, deck_name, list_form
from app.web.heroquest.table.look import HeroQuestLook
from app.web.http.languages import t
from app.web.table.actions.declared import action_url
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import FormMaker
from app.web.ui.rendering import Context

TABS = ("quest", "notes", "rooms", "cards", "clocks", "today")
ITS_OWN = frozenset({"name", "rows", "cards"})  # fields that say themselves what is wrong with them


def quest_panel(look: HeroQuestLook, draft: Draft) -> Context:
    """Return the running quest beside the table."""
    running, quests_url = look.table.running_quest, f"/campaigns/{look.snapshot.campaign_id}/quests"
    entry = entry_of(look, running.quest_id) if running else None
    is_kept = running is not None and running.quest_id in look.content.quests
    wanderer = entry.wandering_monster if entry else None
    return {
        "url": draft.url,
        "title": running_title(look) if running else t("no_quest_is_running"),
        "is_running": running is not None,
        "reading": entry.reading if entry else "",
        "goal": goal_of(look, entry.id, entry) if entry else "",
        "reward": reward_of(look, entry.id, entry) if entry else "",
        "wanderer": look.labels.word("kind", wanderer) if wanderer else "",
        "notes": entry.notes if entry else "",
        "special": tuple(special_rows(look, draft, FormMaker(draft, look.snapshot, stay="quest", do="quest"))),
        "stairs": tuple(coming_down(look, draft)),
        "quests_url": quests_url,
        "quest_url": f"{quests_url}/{entry.id}" if entry and is_kept else None,
        "form_errors": look.errors_besides(draft.errors, ITS_OWN),
        "cockpit": cockpit(look, draft),
    }


def cockpit(look: HeroQuestLook, draft: Draft) -> Context:
    """Return the side that was asked for; only ever made for the game master."""
    screen, tab = look.table.screen, draft.query.get("tab", "")
    tab = tab if tab in TABS else TABS[0]
    make = FormMaker(draft, look.snapshot, tab=tab, stay="quest", do="quest")
    words = (t("quest_in_cockpit"), t("notes_in_cockpit"), t("rooms"), t("own_cards"), t("clocks"), t("decided_today"))
    notes = sorted(screen.here(screen.notes), key=lambda one: (one.done, one.letter))
    clocks = sorted(screen.here(screen.clocks), key=lambda one: one.due)
    own_decks = (deck for deck in look.view.decks if deck.private is not None and deck.private.source is None)
    return {
        "tab": tab,
        "tabs": tuple(
            {"text": text, "url": f"{draft.url}?do=quest&tab={name}", "key": str(key), "is_current": name == tab}
            for key, (name, text) in enumerate(zip(TABS, words, strict=True), start=1)
        ),
        "notes": tuple(_note(one, make) for one in notes),
        "rooms": tuple(_room(look, one, draft.url, make) for one in screen.here(screen.rooms)),
        "clocks": tuple(
            {
                "clock": one,
                "left": one.due - look.table.round.number,
                "stop": make.acting("stop_clock", clock_id=one.id),
            }
            for one in clocks
        ),
        "count": screen.count,
        "count_up": make.acting("count_on", change="1"),
        "count_down": make.acting("count_on", change="-1") if screen.count else (),
        "decisions": tuple({"text": one.text, "moment": _moment(look, one)} for one in screen.decisions[::-1]),
        "tables": tuple(_table(one, make) for one in screen.tables),
        "decks": tuple(_deck(look, one, draft.url, make) for one in own_decks),
        "new_table": list_form(look, draft, make, "write_table", "rows", table_id=f"t{draft.key}"),
        "new_deck": list_form(look, draft, make, "write_deck", "cards", deck=f"deck_{draft.key}", secret="true"),
        "log_url": f"{look.base_url}/log?who=kind%3Adecision",
    }


def _note(note: ScreenNote, make: FormMaker) -> Context:
    return {
        "note": note,
        "tick": make.acting("settle_note", note_id=note.id, done="false" if note.done else "true"),
        "remove": make.acting("settle_note", note_id=note.id, removed="true"),
    }


def _room(look: HeroQuestLook, room: Room, url: str, make: FormMaker) -> Context:
    """Return a prepared room in words. `armed`: its traps that wait, each with where it asks who stepped on it."""
    springing = {"area": room.name, "stay": "quest", "tab": "rooms"}
    return {
        "room": room,
        "monsters": _counted([look.labels.word("kind", kind) for kind in room.monsters]),
        "traps": _counted([look.labels.word("trap", trap) for trap in room.traps]),
        "armed": tuple(
            (look.labels.word("trap", trap), action_url(url, "spring_trap", **springing, trap=trap))
            for trap in room.armed
        ),
        "opens": () if room.is_open else make.acting("open_room", room_id=room.id),
        "remove": make.acting("remove_room", room_id=room.id),
    }


def _counted(names: Sequence[str]) -> str:
    return ", ".join(name if number == 1 else f"{number} × {name}" for name, number in Counter(names).items())


def _deck(look: HeroQuestLook, deck: DeckView, url: str, make: FormMaker) -> Context:
    """Return a deck of the group's own, and the card that was drawn last."""
    private, last = deck.private, ""
    if private is not None:
        last = next(iter((*private.discard[-1:], *private.out[-1:])), "")
    own = look.table.own_decks[deck.id].card(last) if last else None
    answer = {} if deck.physical else {"answer": "app"}
    return {
        "name": deck_name(deck, look),
        "left": deck.left,
        "last": card_name(private, last, look) if private and last else "",
        "text": own.text if own else "",
        "draw": make.acting("draw_card", deck=deck.id, **answer),
        "url": f"{url}?{urlencode({'do': 'decks', 'deck': deck.id})}",
    }


def _table(table: ChanceTable, make: FormMaker) -> Context:
    """Return a table of the group's own: its lines with their numbers, and whether each is the one that fell last."""
    lines, first = list[tuple[str, str, bool]](), 1
    for row in table.rows:
        last = first + row.numbers - 1
        lines.append((str(first) if first == last else f"{first}–{last}", row.text, first <= table.last <= last))
        first = last + 1
    roll, remove = (make.acting(kind, table_id=table.id) for kind in ("roll_on_table", "remove_table"))
    return {"table": table, "lines": lines, "roll": roll, "remove": remove}


def _moment(look: HeroQuestLook, one: Decision) -> str:
    """Return when something was decided: the quest if it is not the running one, the round, the turn."""
    who = t("game_master") if one.turn == GAME_MASTER else look.name_of(one.turn) if one.turn else ""
    quest = one.quest if one.quest in look.content.quests and one.quest != look.table.screen.quest else None
    said = (
        look.labels.text(f"quests.{quest}") if quest else "",
        t("in_round", round=one.round) if one.round else t("before_the_first_round"),
        t("turn_of", who=who) if who else "",
    )
    return " · ".join(filter(None, said))
