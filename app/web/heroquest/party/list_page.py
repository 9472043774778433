"""The page “Helden”: everybody who ever sat here, and what can be done about it."""

from collections.abc import Iterator
from itertools import islice
from urllib.parse import urlencode

from app.campaign.history import newest_first
from app.campaign.model import Actor
from app.core.events import Command
from app.core.game_system import Role
from app.labels.labels import Labels
from app.systems.heroquest.party.commands import RecallHero, SetHeroAside
from app.systems.heroquest.party.events import HeroArrived
from app.systems.heroquest.party.hero_file import LONGEST_LINE, MOST_LINES, HistoryLine
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.rounds.commands import MarkPresence
from app.systems.heroquest.state.figures import Condition, Hero
from app.systems.heroquest.state.table import Standing
from app.web.heroquest.quests.acting import Deed, Refused, asking
from app.web.heroquest.table.contexts import Chip
from app.web.heroquest.table.request import HeroQuestRequest
from app.web.http.languages import t
from app.web.ui.rendering import Context


def party_page(caller: HeroQuestRequest, refused: Refused) -> Context:
    """Everybody, those at the table first."""
    return {
        **caller.frame,
        "url": f"{caller.base_url}/heroes",
        "seat_url": f"{caller.table_url}?do=seat",
        "import_url": f"{caller.base_url}/import-hero",
        "groups": tuple(_groups(caller)),
        "errors": tuple(error.sentence(caller.words) for error in refused.errors),
    }


def _groups(caller: HeroQuestRequest) -> Iterator[Context]:
    """Only those in which there is somebody; the table always."""
    table = caller.table
    here = tuple(_row(caller, hero, None) for hero in table.heroes.values())
    yield {"id": "table", "title": t("at_the_table"), "rows": here}
    titles = {
        Standing.SET_ASIDE: t("put_aside"),
        Standing.RETIRED: t("retired"),
        Standing.DEAD: t("fallen"),
    }
    for standing, title in titles.items():
        resting = [one.hero for one in table.resting.values() if one.standing is standing]
        if resting:
            yield {"id": standing, "title": title, "rows": tuple(_row(caller, one, standing) for one in resting)}


def _row(caller: HeroQuestRequest, hero: Hero, standing: Standing | None) -> Context:
    """A hero with what can be done. `further`: what waits behind a fold; `copies`: other campaigns that he may join.

    `file_url`: his file, for whoever may take it.
    """
    words, is_own, leads = caller.words, caller.actor.viewer.owns(hero.id), caller.is_game_masters
    url = f"{caller.base_url}/heroes/{hero.id}"
    return {
        "id": hero.id,
        "name": hero.name,
        "hero_class": hero.hero_class,
        "who": ", ".join(filter(None, (words.word("hero_class", hero.hero_class), hero.player))),
        "numbers": _numbers(hero, is_own=is_own),
        "chips": tuple(_chips(hero, standing, words)),
        "url": url,
        "life_url": f"{url}/life",
        "file_url": f"{url}/file" if is_own else None,
        "deeds": tuple(_deeds(caller, hero, standing)) if leads else (),
        "further": tuple(_further(caller, hero)) if leads and standing is None else (),
        "copies": tuple(_copies(caller, hero)) if leads else (),
    }


def _chips(hero: Hero, standing: Standing | None, words: Labels) -> Iterator[Chip]:
    if hero.condition is not Condition.STANDING and standing is not Standing.DEAD:
        yield Chip(words.text(f"conditions.{hero.condition}"), "danger", "skull")
    if standing is None and hero.on_quest:
        yield Chip(t("on_a_quest"), "accent", "swords")
    if standing is None and hero.absent:
        yield Chip(t("not_here_right_now"), "warning", "hourglass")


def _deeds(caller: HeroQuestRequest, hero: Hero, standing: Standing | None) -> Iterator[Deed]:
    """What the game master can do about a hero just now."""
    if standing is not None:
        yield _deed(caller, t("back_to_the_table"), "undo-2", RecallHero(hero_id=hero.id))
        return
    if hero.condition is Condition.LOST:
        if not hero.on_quest:
            yield _deed(caller, t("to_the_fallen"), "skull", SetHeroAside(hero_id=hero.id, standing=Standing.DEAD))
        return
    if not hero.on_quest and caller.table.round.is_running:
        yield _deed(caller, t("comes_down_the_stairs"), "arrow-right", StartQuest(hero_id=hero.id))
    words = t("is_here_again") if hero.absent else t("is_away_for_a_moment")
    yield _deed(caller, words, "hourglass", MarkPresence(hero_id=hero.id, present=hero.absent))


def _further(caller: HeroQuestRequest, hero: Hero) -> Iterator[Deed]:
    """What takes a living hero from the table."""
    ways = ((Standing.SET_ASIDE, "layers", t("set_aside_for_now")), (Standing.RETIRED, "scroll-text", t("retire")))
    for standing, icon, text in ways if not hero.on_quest and hero.condition is not Condition.LOST else ():
        yield _deed(caller, text, icon, SetHeroAside(hero_id=hero.id, standing=standing))


def _deed(caller: HeroQuestRequest, text: str, icon: str, command: Command) -> Deed:
    return Deed(text, asking(caller, command), icon)


def _copies(caller: HeroQuestRequest, hero: Hero) -> Iterator[tuple[str, str]]:
    query = urlencode({"campaign": caller.campaign_id, "hero": hero.id})
    for one in caller.app.store.campaigns():
        if one.id != caller.campaign_id and one.system == caller.system.id:
            yield one.name, f"/campaigns/{one.id}/import-hero?{query}"


def _numbers(hero: Hero, *, is_own: bool) -> str:
    """What everybody sees, and what only the own player does."""
    found = [
        t("bp", body_points=hero.body_points, body_attribute=hero.body_attribute),
        t("mp", mind_points=hero.mind_points, mind_attribute=hero.mind_attribute),
    ]
    if is_own:
        passed = t("quests_in_party", quests_passed=hero.quests_passed)
        found += [passed, t("gold_in_catalogue", price=hero.gold)]
    return " · ".join(found).replace("-", "−")


_MOST_READ = 4_000  # actions


def life_of(caller: HeroQuestRequest, hero_id: str) -> tuple[HistoryLine, ...]:
    """A hero's life, the oldest first, as the own player may know it: nobody else's secrets go with the hero."""
    actor = Actor(role=Role.PLAYER, device_id="", name="", hero_ids=frozenset({hero_id}))
    name, before, here = caller.snapshot.state.house.name, list[HistoryLine](), list[HistoryLine]()
    with caller.app.store.reading(caller.campaign_id) as campaign:
        read = [action for action in islice(newest_first(campaign), _MOST_READ) if action.active]
    for action in reversed(read):
        for fact in action.entry.events:
            if isinstance(fact, HeroArrived) and fact.hero_id == hero_id:
                before += fact.history
        story = caller.game.story(action, caller.snapshot.state, actor) if hero_id in action.subjects else None
        if story is not None and hero_id in story.about:
            text = " ".join(story.sentences)[:LONGEST_LINE]
            here.append(HistoryLine(at=action.entry.at.isoformat(timespec="minutes"), campaign=name, text=text))
    return (*before, *here)[-MOST_LINES:]
