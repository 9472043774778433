"""The page “Helden”: everybody who ever sat here, and what can be done about it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from app.campaign.model import Action, Actor
from app.core.events import Command
from app.core.game_system import Role
from app.systems.heroquest.party.commands import RecallHero, SetHeroAside
from app.systems.heroquest.party.events import HeroArrived
from app.systems.heroquest.party.hero_file import LONGEST_LINE, MOST_LINES, HistoryLine
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.rounds.commands import MarkPresence
from app.systems.heroquest.state.figures import Condition, Hero
from app.systems.heroquest.state.table import Standing
from app.web.heroquest.quests.acting import Deed, Refused, asking
from app.web.heroquest.table.request import HeroQuestRequest
from app.web.http.languages import t
from app.web.ui.rendering import Context


@dataclass(frozen=True)
class Chip:
    """How a hero is, in a word."""

    text: str
    tone: str | None
    icon: str | None


@dataclass(frozen=True)
class HeroRow:
    """A hero with what can be done. `file_url`: his file, for whoever may take it."""

    id: str
    name: str
    hero_class: str
    who: str
    values: str
    chips: tuple[Chip, ...]
    url: str
    life_url: str
    file_url: str | None
    deeds: tuple[Deed, ...]
    further: tuple[Deed, ...]  # what waits behind a fold
    copies: tuple[tuple[str, str], ...]  # other campaigns: name and address


@dataclass(frozen=True)
class HeroGroup:
    """Heroes under one heading."""

    id: str
    title: str
    rows: tuple[HeroRow, ...]


def party_page(caller: HeroQuestRequest, refused: Refused) -> Context:
    """Everybody, those at the table first."""
    campaign = caller.snapshot.campaign_id
    base, labels = f"/campaigns/{campaign}", caller.words
    page = _Party(caller, base)
    return {
        "campaign_id": campaign,
        "campaign_name": caller.snapshot.state.house.name,
        "is_game_master": caller.is_game_masters,
        "url": f"{base}/heroes",
        "seat_url": f"{base}/table?do=seat",
        "import_url": f"{base}/import-hero",
        "groups": tuple(page.groups()),
        "errors": tuple(error.sentence(labels) for error in refused.errors),
    }


@dataclass(frozen=True)
class _Party:
    caller: HeroQuestRequest
    base: str

    def groups(self) -> Iterator[HeroGroup]:
        """Only those in which there is somebody; the table always."""
        table = self.caller.table
        yield HeroGroup("table", t("at_the_table"), tuple(self._row(hero) for hero in table.heroes.values()))
        titles = {
            Standing.SET_ASIDE: t("put_aside"),
            Standing.RETIRED: t("retired"),
            Standing.DEAD: t("fallen"),
        }
        for standing, title in titles.items():
            resting = [one.hero for one in table.resting.values() if one.standing is standing]
            if resting:
                yield HeroGroup(standing.value, title, tuple(self._row(hero, standing) for hero in resting))

    def _row(self, hero: Hero, standing: Standing | None = None) -> HeroRow:
        words, is_own = self.caller.words, self.caller.actor.viewer.owns(hero.id)
        url = f"{self.base}/heroes/{hero.id}"
        return HeroRow(
            id=hero.id,
            name=hero.name,
            hero_class=hero.hero_class,
            who=", ".join(filter(None, (words.word("hero_class", hero.hero_class), hero.player))),
            values=_values(hero, is_own=is_own),
            chips=tuple(self._chips(hero, standing)),
            url=url,
            life_url=f"{url}/life",
            file_url=f"{url}/file" if is_own else None,
            deeds=tuple(self._deeds(hero, standing)) if self.caller.is_game_masters else (),
            further=tuple(self._further(hero)) if self.caller.is_game_masters and standing is None else (),
            copies=tuple(self._copies(hero)) if self.caller.is_game_masters else (),
        )

    def _chips(self, hero: Hero, standing: Standing | None) -> Iterator[Chip]:
        if hero.condition is not Condition.STANDING and standing is not Standing.DEAD:
            yield Chip(self.caller.words.text(f"conditions.{hero.condition}"), "danger", "skull")
        if standing is None and hero.on_quest:
            yield Chip(t("on_a_quest"), "accent", "swords")
        if standing is None and hero.absent:
            yield Chip(t("not_here_right_now"), "warning", "hourglass")

    def _deeds(self, hero: Hero, standing: Standing | None) -> Iterator[Deed]:
        """What the game master can do about a hero just now."""
        if standing is not None:
            yield self._deed(t("back_to_the_table"), "undo-2", RecallHero(hero_id=hero.id))
            return
        if hero.condition is Condition.LOST:
            if not hero.on_quest:
                yield self._deed(t("to_the_fallen"), "skull", _aside(hero, Standing.DEAD))
            return
        if not hero.on_quest and self.caller.table.round.is_running:
            yield self._deed(t("comes_down_the_stairs"), "arrow-right", StartQuest(hero_id=hero.id))
        words = t("is_here_again") if hero.absent else t("is_away_for_a_moment")
        yield self._deed(words, "hourglass", MarkPresence(hero_id=hero.id, present=hero.absent))

    def _further(self, hero: Hero) -> Iterator[Deed]:
        """What takes a living hero from the table."""
        if not hero.on_quest and hero.condition is not Condition.LOST:
            yield self._deed(t("set_aside_for_now"), "layers", _aside(hero, Standing.SET_ASIDE))
            yield self._deed(t("retire"), "scroll-text", _aside(hero, Standing.RETIRED))

    def _deed(self, text: str, icon: str, command: Command) -> Deed:
        return Deed(text, asking(self.caller, command), icon)

    def _copies(self, hero: Hero) -> Iterator[tuple[str, str]]:
        here = self.caller.snapshot
        for one in self.caller.app.store.campaigns():
            if one.id != here.campaign_id and one.system == here.system.id:
                query = urlencode({"campaign": here.campaign_id, "hero": hero.id})
                yield one.name, f"/campaigns/{one.id}/import-hero?{query}"


def _aside(hero: Hero, standing: Standing) -> SetHeroAside:
    return SetHeroAside(hero_id=hero.id, standing=standing)


def _values(hero: Hero, *, is_own: bool) -> str:
    """What everybody sees, and what only the own player does."""
    found = [
        t("bp", body_points=hero.body_points, body_attribute=hero.body_attribute),
        t("mp", mind_points=hero.mind_points, mind_attribute=hero.mind_attribute),
    ]
    if is_own:
        passed = t("quests_in_party", quests_passed=hero.quests_passed)
        found += [passed, t("gold_in_catalogue", price=hero.gold)]
    return " · ".join(found).replace("-", "−")


_AT_ONCE, _MOST_READ = 200, 4_000


@dataclass(frozen=True)
class Life:
    """A hero's life, the oldest first."""

    lines: tuple[HistoryLine, ...]


def life_of(caller: HeroQuestRequest, hero_id: str) -> Life:
    """As the hero's own player may know it: nobody else's secrets go with him."""
    actor = Actor(role=Role.PLAYER, device_id="", name="", hero_ids=frozenset({hero_id}))
    game = caller.app.pages[caller.snapshot.system.id]
    name = caller.snapshot.state.house.name
    before: list[HistoryLine] = []
    here: list[HistoryLine] = []
    for action in reversed(_actions(caller)):
        for fact in action.entry.events:
            if isinstance(fact, HeroArrived) and fact.hero_id == hero_id:
                before += fact.history
        story = game.story(action, caller.snapshot.state, actor) if hero_id in action.subjects else None
        if story is not None and hero_id in story.about:
            text = " ".join(story.sentences)[:LONGEST_LINE]
            here.append(HistoryLine(at=action.entry.at.isoformat(timespec="minutes"), campaign=name, text=text))
    return Life((*before, *here)[-MOST_LINES:])


def _actions(caller: HeroQuestRequest) -> Sequence[Action]:
    """What counts, the newest first."""
    with caller.app.store.reading(caller.snapshot.campaign_id) as campaign:
        found: list[Action] = []
        for some in _pages(campaign.recent):
            found += some
        return [action for action in found if action.active]


def _pages(recent: Callable[[int, int | None], Sequence[Action]]) -> Iterator[Sequence[Action]]:
    before, read = None, 0
    while read < _MOST_READ:
        some = recent(_AT_ONCE, before)
        if not some:
            return
        yield some
        before, read = some[-1].revision, read + len(some)
