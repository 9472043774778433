"""What the pages of the bestiary print."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from fastapi import Request

from app.core.game_system import Role, Viewer
from app.labels.labels import Labels
from app.systems.heroquest.calculator.fights import FightingHero, equipped
from app.systems.heroquest.calculator.figures import TableDescription
from app.systems.heroquest.calculator.tables import described_table
from app.systems.heroquest.content.monsters import Edition, MonsterEntry
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.odds.hero_against_kind import hero_against_kind
from app.systems.heroquest.odds.outlook import Outlook
from app.systems.heroquest.state.figures import Condition, Hero
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.visibility import Bestiary, bestiary_for, is_own, seen_monsters
from app.web.heroquest.conversation.odds import choices_line
from app.web.heroquest.party.cards import Cards
from app.web.heroquest.table.contexts import Pool
from app.web.heroquest.table.request import heroquest_request
from app.web.heroquest.table.words import dice_in_words, die_in_words, rule_url
from app.web.http.languages import t
from app.web.services import services
from app.web.table.conversation.contexts import Die
from app.web.ui.formats import decimal, percent


@dataclass(frozen=True)
class Blow:
    """One blow in words and as a share of a bar; `exact` is the fraction behind the share."""

    share: float
    share_text: str
    exact: str
    sentence: str
    attack: Pool
    defence: Pool


@dataclass(frozen=True)
class Against:
    """A hero and a kind of monster: what each blow promises. Without blows `reason` says why."""

    name: str
    class_id: str
    strikes: Blow | None
    suffers: Blow | None
    reason: str


@dataclass(frozen=True)
class KindCard:
    """One kind of monster; a pool that is none stands in the quest book."""

    id: str
    url: str
    name: str
    token: str
    attack: Pool | None
    defence: Pool | None
    facts: tuple[tuple[str, str], ...]
    abilities: tuple[tuple[str, str, str], ...]  # name, rule in our own words, where that stands
    is_own: bool
    is_in_play: bool
    book: str
    against: Against | None


@dataclass(frozen=True)
class Reader:
    """What somebody may read, in which words, and the heroes it is about; `campaign_id` 0 is no campaign at all."""

    bestiary: Bestiary
    table: Table
    labels: Labels
    viewer: Viewer
    campaign_id: int = 0
    campaign_name: str = ""
    is_game_master: bool = False

    @property
    def base(self) -> str:
        """Where the pages of this reader begin."""
        return f"/campaigns/{self.campaign_id}" if self.campaign_id else f"/{SYSTEM.id}"

    @property
    def heroes(self) -> Mapping[str, Hero]:
        """The heroes who can still meet something."""
        return {one.id: one for one in self.table.heroes.values() if one.condition is not Condition.LOST}

    @property
    def in_play(self) -> frozenset[str]:
        """The kinds of which one stands on the board for this viewer."""
        return frozenset(one.kind for one in seen_monsters(self.table, self.viewer) if one.is_standing)


def reader(request: Request, campaign_id: int | None) -> Reader:
    """Who asks at a table, or at none. Raises: UnknownSubject."""
    app = services(request)
    if campaign_id is None:
        labels, guest = app.pages[SYSTEM.id].labels, Viewer(role=Role.GUEST)
        return Reader(bestiary_for(Table(), guest), beginners(labels), labels, guest)
    seen = heroquest_request(request, campaign_id)
    viewer = seen.actor.viewer
    return Reader(
        bestiary=bestiary_for(seen.table, viewer),
        table=seen.table,
        labels=app.pages[SYSTEM.id].words(seen.snapshot.state),
        viewer=viewer,
        campaign_id=campaign_id,
        campaign_name=seen.snapshot.state.house.name,
        is_game_master=viewer.role is Role.GAME_MASTER,
    )


@cache
def beginners(labels: Labels) -> Table:
    """A hero of each class with what the class begins with."""
    content = SYSTEM.content
    heroes = (FightingHero(hero_class=one, id=one, name=labels.text(f"hero_classes.{one}")) for one in content.classes)
    return described_table(TableDescription(heroes=tuple(equipped(hero, content) for hero in heroes)), content)


def kind_card(entry: MonsterEntry, reader: Reader, hero: Hero | None) -> KindCard:
    """A kind of monster, with what this hero has to expect of it."""
    name = reader.labels.word("kind", entry.id)
    return KindCard(
        id=entry.id,
        url=f"{reader.base}/bestiary/{entry.id}",
        name=name,
        token=name[:1],
        attack=_pool(entry.attack),
        defence=_pool(entry.defence),
        facts=tuple(_facts(entry)),
        abilities=tuple(abilities(entry, reader)),
        is_own=is_own(entry),
        is_in_play=entry.id in reader.in_play,
        book=t("n_1989_base_game") if entry.edition is Edition.BASE else "",
        against=against(entry, reader, hero) if hero else None,
    )


def against(entry: MonsterEntry, reader: Reader, hero: Hero) -> Against:
    """What a hero and a kind of monster have to expect of each other."""
    found = hero_against_kind(hero, entry.id, reader.bestiary, reader.table.house_rules)
    if found is None:
        return Against(hero.name, hero.hero_class, None, None, t("only_the_values_in_the_quest"))
    cards = Cards(reader.labels)
    strikes, suffers = (blow_of(one, cards) if one else None for one in (found.strikes, found.suffers))
    reason = "" if strikes else t("cannot_attack_right_now", name=hero.name)
    return Against(hero.name, hero.hero_class, strikes, suffers, reason)


def blow_of(outlook: Outlook, cards: Cards) -> Blow:
    """One blow with its dice and its odds."""
    return Blow(
        share=float(outlook.wounds * 100),
        share_text=percent(float(outlook.wounds)),
        exact=str(outlook.wounds),
        sentence=_sentence(outlook, cards.labels),
        attack=cards.pool(outlook.attack),
        defence=cards.pool(outlook.defence),
    )


def _sentence(outlook: Outlook, labels: Labels) -> str:
    told = t("damage_on_average", decimal=decimal(outlook.points.expected, 2))
    if outlook.fells:
        told = f"{told}, {t('felled', share=percent(float(outlook.fells)))}"
    choices = choices_line(outlook.choices, labels)
    return f"{told}. {choices}" if choices else told


def _pool(number: int | None) -> Pool | None:
    if number is None:
        return None
    colors = ["white"] * number
    return Pool(tuple(map(Die, colors)), dice_in_words(colors), ())


def _facts(entry: MonsterEntry) -> Iterator[tuple[str, str]]:
    """Its values besides the dice, by name."""
    quest = t("as_the_quest_book_says")
    body, mind, movement = (quest if n is None else str(n) for n in (entry.body, entry.mind, entry.movement))
    yield t("body_points"), body
    yield t("mind_points"), t("none") if entry.mindless else mind
    yield t("movement"), die_in_words("d6") if entry.movement_die else movement
    if entry.diagonal_attack is not None:
        yield t("diagonal_attack"), str(entry.diagonal_attack)


def abilities(entry: MonsterEntry, reader: Reader) -> Iterator[tuple[str, str, str]]:
    """What it can do, each by its name with its rule in our own words and where that stands."""
    for one in entry.abilities:
        rule = reader.bestiary.content.abilities[one].rule
        key = f"rulebook.{rule}.text"
        text = reader.labels.text(key) if key in reader.labels else ""
        yield reader.labels.text(f"abilities.{one}"), text, rule_url(rule) if text else ""
