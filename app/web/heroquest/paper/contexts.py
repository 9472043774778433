"""What the pages for paper print."""

from dataclasses import dataclass
from datetime import datetime

from markupsafe import Markup

from app.web.heroquest.contexts import Pool


@dataclass(frozen=True)
class PaperFrame:
    """Whose paper it is, and when it was printed."""

    campaign_id: int
    campaign_name: str
    at: datetime


@dataclass(frozen=True)
class HeroLine:
    """A hero on the sheet of the evening."""

    name: str
    player: str
    class_id: str
    portrait: str
    body: int
    body_now: int
    mind: int
    mind_now: int
    attack: Pool
    ranged: Pool | None
    defence: Pool
    movement: str
    gold: int | None
    quest_points: int | None
    things: str
    conditions: str


@dataclass(frozen=True)
class SessionSheet:
    """The sheet of the evening: how to join, and everybody's numbers."""

    frame: PaperFrame
    qr: Markup
    join_url: str
    heroes: tuple[HeroLine, ...]


@dataclass(frozen=True)
class AbilityLine:
    """What a monster can do."""

    name: str
    text: str


@dataclass(frozen=True)
class MonsterLine:
    """A monster in play with boxes for its points."""

    name: str
    body: int
    body_now: int
    mind: str
    movement: str
    attack: Pool
    defence: Pool
    conditions: str
    abilities: tuple[str, ...]
    is_hidden: bool


@dataclass(frozen=True)
class FightSheet:
    """The monsters in play, and once for all what they can do."""

    frame: PaperFrame
    monsters: tuple[MonsterLine, ...]
    abilities: tuple[AbilityLine, ...]


@dataclass(frozen=True)
class ResultField:
    """A number that paper has changed."""

    name: str
    label: str
    value: str
    error: str


@dataclass(frozen=True)
class HeroResults:
    """The numbers of one hero."""

    hero_id: str
    name: str
    class_id: str
    portrait: str
    fields: tuple[ResultField, ...]


@dataclass(frozen=True)
class ResultsPage:
    """One form for everything that paper has changed."""

    campaign_id: int
    campaign_name: str
    heroes: tuple[HeroResults, ...]
    revision: int
    key: str
    saved: int | None
    errors: tuple[str, ...]
