"""A table without its heroes and monsters, in words: each part as lines that can be compared with another table's."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from app.labels.labels import Labels
from app.systems.heroquest.board.at_table import place_name, thing_of, thing_place
from app.systems.heroquest.content.overlays import KINDS
from app.systems.heroquest.labels import item_in_words
from app.systems.heroquest.state.dungeon import GAME_MASTER, Dungeon, LaidMap, Pit
from app.systems.heroquest.state.figures import OwnSpell
from app.systems.heroquest.state.screen import OwnDeck, Pile
from app.systems.heroquest.state.table import Table, Town
from app.web.heroquest.table.table_parts import place_of
from app.web.http.languages import t


class TableWords:
    """The parts of one table; `names` are what its figures are called."""

    def __init__(self, table: Table, names: Mapping[str, str], labels: Labels) -> None:
        self._table = table
        self._names = names
        self._labels = labels

    def lines(self) -> Mapping[str, Mapping[str, str]]:
        """For each field of a table that is no figure and no rule: its lines by what they are called.

        The ledger of the town has none: the purses tell what it keeps.
        """
        table, word = self._table, self._labels.word
        shown = self._labels.text(f"points_shown.{table.monster_points}")
        floor = (item_in_words(self._labels, one) for one in table.on_floor)
        stock = (f"{word('content_id', one)} {left}" for one, left in table.stock.items())
        spells = (f"{one.name} ({_details(one)})" for one in table.own_spells.values())
        return {
            "on_floor": {t("what_lies_on_the_floor"): _several(floor)},
            "slain": {t("defeated_monsters"): _several(self._slain())},
            "monster_points": {t("what_players_see_of_monsters"): shown},
            "stock": {t("stock_in_the_shop"): _several(stock)},
            "own_spells": {t("own_spells"): _several(spells)},
            "own_content": {t("own_content"): _several(self._own_content())},
            "own_decks": {t("own_card_decks"): _several(map(_own_deck, table.own_decks.values()))},
            "decks": dict(self._decks()),
            "dungeon": self._board(table.dungeon),
            "map": dict(map_lines(table.map, self._names)) if table.map else {},
            "map_aside": {t("map_put_aside"): t("yes") if table.map_aside else t("no")},
            "quest_log": {t("quests"): _several(self._quests())},
            "screen": {t("kind_decision"): _several(self._screen())},
            "town": self._town(table.town),
            "resting": {t("not_at_the_table"): _several(self._resting())},
            "former": {t("no_longer_in_the_game"): _several(table.former.values())},
        }

    def _slain(self) -> Iterator[str]:
        for row in self._table.slain:
            by = self._names.get(row.by or "", "")
            yield f"{self._labels.word('kind', row.kind)} ×{row.number}" + (f" ({by})" if by else "")

    def _quests(self) -> Iterator[str]:
        for run in self._table.quest_log:
            name = self._labels.word("quest_id", run.quest_id) if run.quest_id else t("quest_without_a_name")
            told = self._labels.text(f"quest_outcomes.{run.outcome}") if run.outcome else t("under_way_in_table")
            yield f"{name} ({told})"

    def _screen(self) -> Iterator[str]:
        """Yield the differences behind the screen: only the game master reads them."""
        screen = self._table.screen
        yield from (f"{note.letter} {note.text}".strip() for note in screen.notes if not note.done)
        yield from (clock.name for clock in screen.clocks)
        yield from (f"{room.name} ({len(room.monsters)})" for room in screen.rooms if not room.is_open)
        yield from (decision.text for decision in screen.decisions)
        if screen.count:
            yield str(screen.count)

    def _resting(self) -> Iterator[str]:
        for one in self._table.resting.values():
            yield f"{one.hero.name} ({self._labels.text(f'standings.{one.standing}')})"

    def _town(self, town: Town) -> Mapping[str, str]:
        open_to = t("during_a_quest_too") if town.during_quest else t("between_quests")
        trades = (f"{self._figure(one.hero_id)} → {self._figure(one.to_id)}" for one in town.trades)
        return {
            t("town"): f"{self._labels.text(f'town_modes.{town.mode}')}, {open_to}",
            t("visit_in_town"): _several(self._labels.text(f"visitors.{one}") for one in town.visitors),
            t("trades_offered"): _several(trades),
        }

    def _own_content(self) -> Iterator[str]:
        kinds = Counter(entry.kind for entry in self._table.own_content)
        for kind, number in kinds.items():
            yield f"{self._kind(kind)} {number}"

    def _kind(self, kind: str) -> str:
        key = f"content_kinds.{kind}"
        return self._labels.text(key) if kind in KINDS and key in self._labels else kind

    def _decks(self) -> Iterator[tuple[str, str]]:
        for deck, pile in self._table.decks.items():
            own = self._table.own_decks.get(deck)
            name = own.name if own else self._labels.word("deck", deck)
            yield t("deck", name=name), self._pile(pile)

    def _pile(self, pile: Pile) -> str:
        places = {
            t("on_top_in_table"): pile.top,
            t("at_the_bottom_in_table"): pile.bottom,
            t("discarded_in_table"): pile.discard,
            t("dealt_out"): pile.out,
            t("kept_out_in_table"): pile.kept_out,
        }
        told = [f"{place}: {_several(map(self._labels.face, cards))}" for place, cards in places.items() if cards]
        return "; ".join([*told, *([t("real_cards_in_cards")] if pile.physical else [])])

    def _board(self, dungeon: Dungeon) -> Mapping[str, str]:
        word = self._labels.word
        return {
            t("revealed"): _several(word("area", one) for one in dungeon.revealed),
            t("searched"): t("everything")
            if dungeon.all_exhausted
            else _several(word("area", one) for one in dungeon.exhausted),
            t("question_marks_for_traps"): _several(
                f"{one.square} ({word('area', one.area)})" for one in dungeon.trap_markers
            ),
            t("open_pits"): _several(map(self._pit, dungeon.pits)),
            t("blocked"): _several(dungeon.blocked),
            t("firestorms"): _several(
                f"{word('trap', one.trap)} ({word('area', one.area)})" for one in dungeon.firestorms
            ),
            t("disarmed_chests"): _several(dungeon.safe_chests),
            t("open_chests"): _several(dungeon.open_chests),
            t("treasure_cards_out_of_the_deck"): _several(word("treasure_card", card) for card in dungeon.treasure_out),
            t("searched_furniture"): _several(map(self._furniture, dungeon.searched_furniture)),
            t("order_drawn"): _several(map(self._figure, dungeon.turn_order)),
        }

    def _pit(self, pit: Pit) -> str:
        place = place_of(pit, lambda figure_id: self._names.get(figure_id, ""), self._labels.word)
        trap = self._labels.word("trap", pit.trap)
        return f"{place} ({trap})" if place else trap

    def _furniture(self, place: str) -> str:
        area, furniture, piece = place.rsplit(".", 2)
        return f"{self._labels.word('furniture', furniture)} {piece} ({area})"

    def _figure(self, figure_id: str) -> str:
        return t("game_master") if figure_id == GAME_MASTER else self._names.get(figure_id, figure_id)


def _details(spell: OwnSpell) -> str:
    """Whatever else was written about a spell."""
    told = (spell.text, "" if spell.price is None else str(spell.price), spell.like or "")
    return ", ".join(filter(None, told)) or "–"


def _own_deck(deck: OwnDeck) -> str:
    return f"{deck.name} ({_several(card.name for card in deck.cards)})"


def _several(words: Iterable[str]) -> str:
    """Words in a row; what comes several times with its number."""
    return ", ".join(word if number == 1 else f"{word} ×{number}" for word, number in Counter(words).items())


def map_lines(laid: LaidMap, names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield a laid map in words: its name, the square of each figure, changed doors and traps, revealed squares."""
    yield t("map_of_the_board"), laid.quest.name or t("map_view")
    for figure_id, spot in laid.spots.items():
        if figure_id in names:
            yield t("square_of", name=names[figure_id]), place_name(spot.board, spot.square)
    for thing_id, state in (*laid.doors.items(), *laid.traps.items()):
        found = thing_of(laid, thing_id)
        if found is not None:
            board, thing = found
            yield t("thing_on", kind=thing.kind, square=thing_place(board, thing)), t("state_of_thing", state=state)
    squares = sum(int(mask, 16).bit_count() for mask in laid.revealed)
    yield t("squares_revealed"), str(squares)
