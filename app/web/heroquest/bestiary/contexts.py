"""What the pages of the bestiary print."""

from dataclasses import dataclass

from app.web.forms import SelectOption
from app.web.heroquest.contexts import Pool


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

    hero_id: str
    name: str
    class_id: str
    strikes: Blow | None
    suffers: Blow | None
    reason: str = ""


@dataclass(frozen=True)
class AbilityText:
    """What a monster can do: its name, its rule in our own words, and where that stands."""

    name: str
    text: str
    rule_url: str


@dataclass(frozen=True)
class Fact:
    """A value with its name."""

    label: str
    text: str


@dataclass(frozen=True)
class KindCard:
    """One kind of monster; a pool that is none stands in the quest book."""

    id: str
    url: str
    name: str
    token: str
    attack: Pool | None
    defence: Pool | None
    facts: tuple[Fact, ...]
    abilities: tuple[AbilityText, ...]
    is_own: bool
    is_in_play: bool
    book: str
    against: Against | None


@dataclass(frozen=True)
class Frame:
    """What all pages share: whose bestiary it is, and who reads."""

    url: str
    campaign_id: int
    campaign_name: str
    is_game_master: bool


@dataclass(frozen=True)
class BestiaryPage:
    """Kinds of monsters, as many as were searched for."""

    frame: Frame
    search: str
    instead: tuple[str, ...]
    sort: str
    sorts: tuple[SelectOption, ...]
    book: str
    books: tuple[SelectOption, ...]
    hero: str
    heroes: tuple[SelectOption, ...]
    kinds: tuple[KindCard, ...]


@dataclass(frozen=True)
class KindPage:
    """One kind of monster with everything about it."""

    frame: Frame
    kind: KindCard
    against: tuple[Against, ...]
    is_complete: bool  # whether the book has all its values
    duel_url: str
