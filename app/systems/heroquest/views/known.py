"""The table as somebody knows it, for the rules: what is hidden from him is not there.

Whatever a player is told before he acts is worked out from it, so that no answer can depend on a secret.
"""

from app.core.board.passages import Squares
from app.core.caches import by_identity
from app.core.game_system import Role, Viewer
from app.systems.heroquest.board.quest_map import UNSEEN, AnyThing, QuestBoard, QuestMap, QuestTrap
from app.systems.heroquest.state.dungeon import LaidMap, Round
from app.systems.heroquest.state.figures import Hero, Monster, Place
from app.systems.heroquest.state.screen import Pile, Screen
from app.systems.heroquest.state.table import Ledger, Table, Town
from app.systems.heroquest.views.map import drawn_now, in_view, open_part, told_to_players
from app.systems.heroquest.visibility import seen_monsters

_DRAWN_TEXTS = {"reading": "", "notes": (), "goal": "", "reward": "", "wandering_monster": ""}
_COVER = {"gold": 0, "notes": "", "spell_sets": (), "special_spells": (), "guild_spells": ()}


def known_table(table: Table, viewer: Viewer) -> Table:
    """Return the table as this viewer knows it; for the game master the table itself."""
    return table if viewer.role is Role.GAME_MASTER else _known(table, viewer)


@by_identity(most=64)
def _known(table: Table, viewer: Viewer) -> Table:
    """Remembered: every page and every look ahead of a viewer asks for it."""
    shared = _of_everybody(table)
    named = frozenset(thing for trade in table.town.trades for thing in (*trade.gives, *trade.wants)
                      if viewer.owns(trade.hero_id) or viewer.owns(trade.to_id))  # fmt: skip
    heroes = {hero.id: hero if viewer.owns(hero.id) else _cover(hero, named) for hero in table.heroes.values()}
    resting = {
        name: one if viewer.owns(name) else one.model_copy(update={"hero": _cover(one.hero, named)})
        for name, one in table.resting.items()
    }
    trades = tuple(one for one in table.town.trades if viewer.owns(one.hero_id) or viewer.owns(one.to_id))
    told = {one.hero_id: one.gold for one in trades}
    heroes = {
        name: hero.model_copy(update={"gold": min(told[name], table.heroes[name].gold)})
        if name in told and not viewer.owns(name) else hero
        for name, hero in heroes.items()
    }  # fmt: skip
    town: Town = table.town.model_copy(update={"trades": trades})
    return shared.model_copy(update={"heroes": heroes, "resting": resting, "town": town})


def _cover(hero: Hero, named: frozenset[str]) -> Hero:
    """Return the cover of another player's hero, and of the pack what is offered or asked for."""
    items = tuple(item for item in hero.items if item.place is not Place.PACK or item.id in named)
    return hero.model_copy(update={**_COVER, "items": items})


@by_identity()
def _of_everybody(table: Table) -> Table:
    """Return what all players and guests know alike: everything but packs and purses."""
    monsters = {one.id: _without_temper(one) for one in seen_monsters(table, Viewer(role=Role.GUEST))}
    secret = frozenset(name for name, deck in table.own_decks.items() if deck.secret)
    return table.model_copy(
        update={
            "monsters": monsters,
            "slain": tuple(row for row in table.slain if not row.secret),
            "round": _round(table.round, frozenset(table.monsters) - monsters.keys()),
            "own_decks": {name: deck for name, deck in table.own_decks.items() if name not in secret},
            "decks": {name: _unseen(pile) for name, pile in table.decks.items() if name not in secret},
            "screen": Screen(),
            "ledger": Ledger(),
            "map": None if table.map is None else _map(table, table.map, monsters),
            "map_aside": None,
        }
    )


def _without_temper(monster: Monster) -> Monster:
    """Return a monster without how it is meant to fight, which only the game master is told."""
    return monster.model_copy(update={"temper": ""}) if monster.temper else monster


def _unseen(pile: Pile) -> Pile:
    """Return a deck with its known cards put back unseen: players do not learn what the game master has looked at."""
    return pile.model_copy(update={"top": (), "bottom": ()}) if pile.top or pile.bottom else pile


def _round(now: Round, hidden: frozenset[str]) -> Round:
    """Return the round without what hidden monsters have done or thrown."""
    settled = tuple(one for one in now.settled if one.partition(":")[2] not in hidden)
    thrown = {name: squares for name, squares in now.thrown.items() if name not in hidden}
    used = {name: deeds for name, deeds in now.used.items() if name not in hidden}
    begun = tuple(name for name in now.begun if name not in hidden)
    seen = {"settled": settled, "thrown": thrown, "used": used, "begun": begun}
    return now if all(getattr(now, name) == one for name, one in seen.items()) else now.model_copy(update=seen)


def _map(table: Table, laid: LaidMap, monsters: dict[str, Monster]) -> LaidMap:
    """Return the map with what players see of it: nothing hidden, nothing on squares that do not lie open."""
    boards = tuple(_board(laid, number, monsters) for number in range(len(laid.quest.boards)))
    links = tuple(link for link in laid.quest.links if in_view(laid, link))
    quest: QuestMap = laid.quest.model_copy(update={**_DRAWN_TEXTS, "boards": boards, "links": links})
    things = {thing.id for board in boards for thing in board.things}
    figures = {*monsters, *table.heroes}
    return laid.model_copy(
        update={
            "quest": quest,
            "spots": {name: spot for name, spot in laid.spots.items() if name in figures},
            "turns": {name: turn for name, turn in laid.turns.items() if name in figures},
            "sizes": {name: size for name, size in laid.sizes.items() if name in figures},
            "left": {name: left for name, left in laid.left.items() if name in table.heroes},
            "doors": {name: state for name, state in laid.doors.items() if name in things},
            "traps": {name: state for name, state in laid.traps.items() if name in things},
            "figures": {thing: name for thing, name in laid.figures.items() if name in figures},
        }
    )


def _board(laid: LaidMap, number: int, monsters: dict[str, Monster]) -> QuestBoard:
    drawn, revealed = laid.quest.boards[number], laid.revealed_on(number)
    came = {thing for thing, name in laid.figures.items() if name in monsters}  # a large one keeps its size
    told = [_known_thing(thing, revealed) for thing in drawn_now(laid, number)]
    things: list[AnyThing] = [thing for thing in told if thing is not None]
    things += [thing.model_copy(update={"note": "", "name": ""}) for thing in drawn.things if thing.id in came]
    return QuestBoard.model_construct(things=tuple(things), unused=tuple(open_part(drawn.unused, revealed)))


def _known_thing(thing: AnyThing, revealed: Squares) -> AnyThing | None:
    """Return a thing as players know it; a found trap with a stand-in for its kind where the drawing tells it."""
    told = told_to_players(thing, revealed)
    has_kind = isinstance(told, QuestTrap) and told.state == "found" and thing.content
    return told.model_copy(update={"content": UNSEEN}) if told and has_kind else told
