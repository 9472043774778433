"""Find anything to do by a few letters: "grim trank", "gobl", "falle"."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from urllib.parse import urlencode

from app.core.texts import shortened
from app.systems.heroquest.game import SYSTEM
from app.web.heroquest.actions.menu import HeroQuestMenu, coming_down
from app.web.heroquest.actions.questions import overrule_url
from app.web.heroquest.bestiary.monsters import special_enemies
from app.web.heroquest.bestiary.panels import clearing
from app.web.heroquest.quests.known import entry_of, goal_of
from app.web.heroquest.table.look import HeroQuestLook
from app.web.http.languages import t
from app.web.table.actions.deeds import Deed
from app.web.table.game_pages import Draft, Hidden
from app.web.ui.finding import folded, rank
from app.web.ui.rendering import Context

MOST, MOST_TRIED = 12, 40
LONGEST = 60


@dataclass(frozen=True)
class FindHit:
    """Something that was found: what it is called, and where it begins."""

    text: str
    url: str
    icon: str | None = None
    name: str = ""  # what is searched for, without the acting figure
    hidden: Hidden = ()  # the form that does it at once
    is_elsewhere: bool = False  # on a page of its own


def find_panel(look: HeroQuestLook, draft: Draft) -> Context:
    """Return the deeds that fit the letters in `search`, the figure on turn first."""
    search = draft.query.get("search", "")[:LONGEST]
    letters = folded(search).split()
    matching = list(islice(_matching(look, draft, letters), MOST_TRIED)) if letters else []
    matching.sort(key=lambda find: rank(find.name, search))  # stable: the figure on turn stays first
    found = tuple(matching[:MOST])
    note = _why_no_more(look, found) if letters else ""
    return {
        "url": draft.url,
        "search": search,
        "found": found,
        "note": note,  # why it is no more
        "form_errors": look.errors(draft.errors),
    }


def _why_no_more(look: HeroQuestLook, found: tuple[FindHit, ...]) -> str:
    """Return the hint below a short list: before a quest, that most actions need one."""
    if look.table.running_quest is not None or (found and not found[0].is_elsewhere):
        return "" if found else t("there_is_no_such_thing_here_try")
    return t("no_quest_is_running_yet_special")


def _matching(look: HeroQuestLook, draft: Draft, letters: list[str]) -> Iterator[FindHit]:
    menu = HeroQuestMenu(look)
    for acting in _in_order(look):
        for deed in menu.candidates(draft.url, acting):
            key = f"also_called.{deed.kind}"  # other words people look for it with: a door, a chest
            words = f"{deed.full_text} {look.labels.text(key)}" if key in look.labels else deed.full_text
            if not _fits(words, letters):
                continue
            if not deed.group or menu.is_possible(deed, acting):
                yield _find(deed)
            elif (url := _decided_url(look, draft, deed)) and deed.kind in _open_without_map(look, acting):
                yield FindHit(f"{deed.full_text} ({t('decide_otherwise')})", url, deed.icon, deed.text)
    for deed in coming_down(look, draft):
        if _fits(deed.full_text, letters):
            yield _find(deed)
    yield from _of_the_quest(look, draft.url, letters)
    yield from (find for find in _places(look, draft) if _fits(find.text, letters))


def _decided_url(look: HeroQuestLook, draft: Draft, deed: Deed) -> str | None:
    """Return where the game master does what the map does not allow, such as opening a chest that is not drawn."""
    asked = replace(draft, query={**draft.query, "type": deed.kind})
    return overrule_url(look, asked, dict(deed.acting)) if deed.acting else None


def _open_without_map(look: HeroQuestLook, acting: str | None) -> Collection[str]:
    """Return the kinds of what a figure could begin if the map said nothing: the game master may overrule it."""
    memo, key = look.snapshot.memo, ("offers without map", acting)
    if key not in memo:
        without = look.table.model_copy(update={"map": None})
        memo[key] = {one.type for one in SYSTEM.offers(without, look.actor.viewer, acting) if one.may_begin}
    found: Collection[str] = memo[key]
    return found


def _find(deed: Deed) -> FindHit:
    return FindHit(deed.full_text, deed.url, deed.icon, deed.text, deed.hidden, deed.is_elsewhere)


def _of_the_quest(look: HeroQuestLook, url: str, letters: list[str]) -> Iterator[FindHit]:
    """Yield its special enemies, and the lines of goal and notes that have the letters; before a quest those of all
    quests, each leads to its page.
    """
    running = look.table.running_quest
    for quest in look.content.quests.values():
        if running is not None and quest.id != running.quest_id:
            continue
        title, page = look.labels.text(f"quests.{quest.id}"), f"{url.rpartition('/')[0]}/quests/{quest.id}"
        quest = entry_of(look, quest.id) or quest
        for enemy in special_enemies(look, quest):
            name = enemy.full_name
            if _fits(name, letters) and running is None:
                text = t("figure_elsewhere", full_name=name, title=title)
                yield FindHit(text, page, "skull", enemy.name, is_elsewhere=True)
            elif _fits(name, letters):
                yield FindHit(t("place_in_actions", full_name=name), enemy.form_url(url), "skull", enemy.name)
        lines = (goal_of(look, quest.id, quest), *quest.notes.splitlines())
        found = [line for line in lines if line.strip() and _fits(line, letters)]
        if running is None and (found or _fits(title, letters)):
            yield FindHit(t("quest", title=title), page, "scroll-text", title, is_elsewhere=True)
        for line in found if running is not None else ():
            text = t("notes_in_actions", shorten=shortened(" ".join(line.split()), 90))
            yield FindHit(text, f"{url}?do=quest", "scroll-text", line)


def _in_order(look: HeroQuestLook) -> list[str | None]:
    """Return the figures that may act, in this order: the one on turn, the board, all others."""
    turn = look.table.round.turn
    heroes = [hero.id for hero in look.view.heroes]
    everybody: list[str | None] = [*heroes, *(monster.id for monster in look.monsters)]
    first: list[str | None] = [turn] if turn in heroes else []
    return [*first, None, *(one for one in everybody if one not in first)]


def _places(look: HeroQuestLook, draft: Draft) -> Iterator[FindHit]:
    """Passports, monsters to put on the board or take away, notes."""
    url = draft.url
    for hero in look.view.heroes:
        yield FindHit(
            t("stats_and_equipment", name=hero.name), f"{url}?{urlencode({'hero': hero.id})}", "pencil", hero.name
        )
    if look.monsters:
        clear = clearing(look, draft)
        yield FindHit(t("clear_all_monsters_away"), draft.url, clear.icon, t("clear_monsters_away"), clear.hidden)
    yield FindHit(t("notes_and_goal_of_the_quest"), f"{url}?do=quest", "scroll-text", t("notes"))
    for kind in look.content.monsters:
        name = look.labels.text(f"monsters.{kind}")
        yield FindHit(
            t("place_in_actions", full_name=name), f"{url}?{urlencode({'do': 'monsters', 'kind': kind})}", "skull", name
        )


def _fits(text: str, letters: list[str]) -> bool:
    """Return whether each of the typed pieces begins a word."""
    words = folded(text).replace(":", " ").split()
    return all(any(word.startswith(piece) for word in words) for piece in letters)
