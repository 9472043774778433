"""The parts of the Spieltisch and of what others see of it: heroes, the round, monsters, the map, the board."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from app.systems.heroquest.state.dungeon import Pit
from app.systems.heroquest.views.board import BoardView
from app.web.heroquest.bestiary.monsters import MonsterCards
from app.web.heroquest.maps.live_map import map_parts
from app.web.heroquest.party.cards import Cards
from app.web.heroquest.table.look import Look
from app.web.heroquest.table.turn import Turns
from app.web.http.languages import t
from app.web.live.parts import Fragment, Group, Part, fragment
from app.web.table.panel_forms import live_forms

_WITH_MAP = frozenset({"table", "watch", "screen"})


def table_parts(look: Look, page: str, url: str) -> Iterator[Part]:
    """Heroes, the round, monsters and what lies on the board."""
    view, turn = look.view, look.view.round.turn
    cards = tuple(
        look.cards.hero_card(hero, f"{url}?hero={hero.id}" if url else "", is_current=hero.id == turn)
        for hero in view.heroes
    )
    strip = Group("hero-strip", cards)
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


def map_switches(look: Look, url: str) -> Fragment:
    """With the map or without, for everybody at the table: whether one lies there, and what changes that; `url` is that
    of the table."""
    is_laid, is_aside = look.table.map is not None, look.table.map_aside is not None
    kind = "put_map_aside" if is_laid else "bring_map_back"
    change = live_forms(look.snapshot, "map").acting(kind) if is_laid or is_aside else ()
    campaign = look.snapshot.campaign_id
    template = "heroquest/maps/_switches.html"
    return fragment("map-switches", template, url=url, campaign_id=campaign, is_laid=is_laid, change=change)


def board_marks(board: BoardView, cards: Cards, name_of: Callable[[str], str]) -> Fragment:
    """`Fallgrube (Gang) · Geröll (Brunnen) · am Boden: Dolch`; an empty line while nothing lies there."""
    word = cards.labels.word
    marks = [
        *((word("trap", pit.trap), place_of(pit, name_of, word)) for pit in board.pits),
        *((t("rubble"), square) for square in board.blocked),
        *((t("question_mark"), ", ".join((marker.square, word("area", marker.area)))) for marker in board.trap_markers),
        *((word("trap", fire.trap), word("area", fire.area)) for fire in board.firestorms),
    ]
    told = [f"{what} ({where})" if where else what for what, where in marks]
    if board.on_floor:
        told.append(t("on_the_floor_in_table", list=", ".join(map(cards.item_name, board.on_floor))))
    return fragment("board-marks", "heroquest/_board_marks.html", text=" · ".join(told))


def place_of(pit: Pit, name_of: Callable[[str], str], word: Callable[[str, str], str]) -> str:
    """Where a pit lies: its square, its area, or beside whom it opened if he is still there; else nothing."""
    if pit.figure_id and (name := name_of(pit.figure_id)):
        return t("beside", name=name)
    return pit.square or (word("area", pit.area) if pit.area else "")


_LARGER: Mapping[str, str] = {
    "heroquest/_hero_card.html": "heroquest/_screen_hero.html",
    "heroquest/_monster_card.html": "heroquest/_screen_monster.html",
    "heroquest/_turn_bar.html": "heroquest/_screen_turn.html",
}


def larger(part: Part) -> Part:
    """A part of the public table as it is read from across the room."""
    if isinstance(part, Group):
        return replace(part, items=tuple(map(_larger_fragment, part.items)))
    return _larger_fragment(part)


def _larger_fragment(fragment: Fragment) -> Fragment:
    return replace(fragment, template=_LARGER.get(fragment.template, fragment.template))
