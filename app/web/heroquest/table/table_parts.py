"""The parts of the Spieltisch and of what others see of it: heroes, the round, monsters, the map, the board."""

from collections.abc import Iterator
from dataclasses import dataclass

from app.web.heroquest.bestiary.monsters import MonsterCards
from app.web.heroquest.maps.live_map import map_parts
from app.web.heroquest.table.board_marks import board_marks, larger
from app.web.heroquest.table.look import Look
from app.web.heroquest.table.turn import Turns
from app.web.live.parts import Fragment, Group, Part
from app.web.table.panel_forms import Hidden, live_forms

_WITH_MAP = frozenset({"table", "watch", "screen"})


def table_parts(look: Look, page: str, url: str) -> Iterator[Part]:
    """Heroes, the round, monsters and what lies on the board."""
    view, turn = look.view, look.view.round.turn
    cards = tuple(
        look.cards.hero_card(hero, f"{url}?hero={hero.id}" if url else "", is_current=hero.id == turn)
        for hero in view.heroes
    )
    strip = Group(
        "hero-strip",
        tuple(Fragment(f"hero-card-{card.hero_id}", "heroquest/_hero_card.html", card) for card in cards),
    )
    monsters = MonsterCards(view, look.labels, look.content, url)
    turns = Turns(view, look.labels, url, live_forms(look.snapshot, "turn") if url else None)
    heroes = {hero.id: hero.name for hero in view.heroes}

    def name_of(figure_id: str) -> str:
        return heroes.get(figure_id) or monsters.name_of(figure_id)

    if page in _WITH_MAP:
        yield from map_parts(look)
    if page == "table":
        yield map_switches(look, url)
    parts = (
        strip,
        *turns.parts(monsters.name_of, look.table.screen.clocks_run_out(view.round.number)),
        *monsters.parts(),
        board_marks(view.board, look.cards, name_of),
    )
    yield from map(larger, parts) if page == "screen" else parts


@dataclass(frozen=True)
class MapSwitches:
    """With the map or without, for everybody at the table: whether one lies there, and what changes that."""

    url: str
    campaign_id: int
    is_laid: bool
    change: Hidden  # nothing where there is no map at all


def map_switches(look: Look, url: str) -> Fragment:
    """What the game master plays with; `url` is that of the table."""
    is_laid, is_aside = look.table.map is not None, look.table.map_aside is not None
    kind = "put_map_aside" if is_laid else "bring_map_back"
    change = live_forms(look.snapshot, "map").acting(kind) if is_laid or is_aside else ()
    found = MapSwitches(url, look.snapshot.campaign_id, is_laid, change)
    return Fragment("map-switches", "heroquest/maps/_switches.html", found)
