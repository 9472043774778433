"""Nobody but the game master learns how a deck lies: not by looking, not by the chronicle, not by the odds."""

import pytest

from app.campaign.permissions import readable
from app.core.answers import Answer
from app.core.events import Command
from app.core.game_system import Role, Viewer
from app.systems.heroquest.cards import commands as cards_commands
from app.systems.heroquest.exploration.commands import DrawCard, RollFate, SearchForTreasure
from app.systems.heroquest.odds.summary import odds_of
from app.systems.heroquest.registry import command_types
from app.systems.heroquest.state.screen import OwnCard, OwnDeck, Pile
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.views.passport import DeckView
from app.systems.heroquest.views.table import table_view
from tests.builders import CONTENT, choose, facts, hand, make_table
from tests.systems.heroquest.odds.asking import odds_after

GAME_MASTER, GUEST = Viewer(role=Role.GAME_MASTER), Viewer(role=Role.GUEST)
PLAYER, OTHER = (Viewer(role=Role.PLAYER, hero_ids=frozenset({hero})) for hero in ("hero", "other"))
SECRET = OwnDeck(name="Verrat", cards=(OwnCard(name="Der Verräter", text="Einer von euch."),), secret=True)
OPEN = OwnDeck(name="Gerüchte", cards=(OwnCard(name="Nebel", text="Alles grau.", copies=2),))
TABLE = make_table().model_copy(
    update={
        "decks": {
            "treasure": Pile(top=("nothing_card", "gold_100"), bottom=("gem_card",), kept_out=("holy_water_card",)),
            "fate": Pile(top=("centipede_card",)),
            "rumours": Pile(discard=("Nebel",)),
        },
        "own_decks": {"rumours": OPEN, "treason": SECRET},
    }
)
SEARCH = SearchForTreasure(hero_id="hero", area="room_1")


def seen(viewer: Viewer, table: Table = TABLE) -> dict[str, DeckView]:
    return {deck.id: deck for deck in table_view(table, viewer, CONTENT).decks}


@pytest.mark.parametrize("viewer", [PLAYER, OTHER, GUEST])
def test_players_see_how_many_cards_are_left_and_what_lies_open(viewer: Viewer) -> None:
    decks = seen(viewer)
    assert list(decks) == ["treasure", "fate", "scrolls", "rumours"]
    assert (decks["treasure"].left, decks["rumours"].left) == (32, 1)
    assert (decks["rumours"].discard, decks["rumours"].top_of_discard) == (1, "Nebel")
    assert all(deck.private is None for deck in decks.values())
    written = table_view(TABLE, viewer, CONTENT).model_dump_json()
    hidden = ("nothing_card", "gold_100", "gem_card", "holy_water", "centipede", "chaos", "Verr", "grau")
    assert [word for word in hidden if word in written] == []


def test_the_game_master_sees_what_was_peeked_at_and_all_cards() -> None:
    decks = seen(GAME_MASTER)
    assert list(decks) == ["treasure", "fate", "scrolls", "chaos_spells", "rumours", "treason"]
    treasure = decks["treasure"].private
    assert treasure is not None
    assert (treasure.top, treasure.bottom) == (("nothing_card", "gold_100"), ("gem_card",))
    assert treasure.kept_out == ("holy_water_card",)
    (kept_out,) = (card for card in treasure.cards if card.card == "holy_water_card")
    assert (kept_out.copies, kept_out.left) == (1, 0)
    assert sum(card.left for card in treasure.cards) == decks["treasure"].left
    rumours = decks["rumours"].private
    assert rumours is not None
    assert [(card.card, card.text, card.copies, card.left) for card in rumours.cards] == [
        ("Nebel", "Alles grau.", 2, 1)
    ]


def test_even_the_game_master_sees_no_order_nobody_has_made() -> None:
    """There is none: what was not peeked at is in no place before it is drawn."""
    treasure = seen(GAME_MASTER, make_table())["treasure"].private
    assert treasure is not None
    assert (treasure.top, treasure.bottom) == ((), ())
    assert make_table().decks == {}


DRAWN = TABLE.model_copy(
    update={"decks": {"treasure": Pile(out=("gem_card",), kept_out=("gold_10",), discard=("gold_20",))}}
)
HANDLING: list[tuple[Command, list[Answer]]] = [
    (cards_commands.PutCardBack(deck="treasure", card="gem_card", place="top"), []),
    (cards_commands.DiscardCard(deck="treasure", card="gem_card"), []),
    (cards_commands.KeepCardOut(deck="treasure", card="gold_100"), []),
    (cards_commands.BringCardIn(deck="treasure", card="gold_10"), []),
    (cards_commands.PeekAtDeck(deck="treasure"), [hand(1)]),
    (cards_commands.ShuffleDeck(deck="treasure"), []),
    (cards_commands.UsePhysicalDeck(deck="treasure"), []),
    (cards_commands.WriteDeck(deck="new", name="Neu", cards=(cards_commands.CardWish(name="Eins"),)), []),
    (cards_commands.RemoveDeck(deck="rumours"), []),
    (DrawCard(deck="chaos_spells"), [hand("fear")]),
    (DrawCard(deck="treason"), [hand("Der Verräter")]),
]


@pytest.mark.parametrize(("command", "answers"), HANDLING, ids=lambda one: getattr(one, "type", ""))
def test_how_decks_are_handled_is_told_to_the_game_master_alone(command: Command, answers: list[Answer]) -> None:
    told = facts(DRAWN, command, *answers)
    assert readable(GAME_MASTER, told) == tuple(told)
    for viewer in (PLAYER, OTHER, GUEST):
        assert readable(viewer, told) == ()


def test_a_card_for_a_hero_is_its_players_own_and_one_for_all_is_everybodys() -> None:
    own = facts(TABLE, DrawCard(deck="rumours", hero_id="hero"), hand("Nebel"))
    assert [bool(readable(viewer, own)) for viewer in (PLAYER, OTHER, GUEST)] == [True, False, False]
    shown = facts(TABLE, DrawCard(deck="rumours"), hand("Nebel"))
    assert all(readable(viewer, shown) for viewer in (PLAYER, OTHER, GUEST))


def test_only_the_game_master_handles_decks() -> None:
    commands = [kind for kind in command_types() if issubclass(kind, cards_commands.DeckCommand)]
    assert len(commands) == 10
    assert {kind.permission for kind in commands} == {None}


@pytest.mark.parametrize("command", [SEARCH, RollFate(), DrawCard(deck="treasure", hero_id="hero")])
def test_odds_are_those_of_a_shuffled_deck_whatever_is_known_of_it(command: Command) -> None:
    kept_out = {"treasure": Pile(kept_out=("holy_water_card",))}
    shuffled = TABLE.model_copy(update={"decks": kept_out})
    assert odds_of(TABLE, command, CONTENT) == odds_of(shuffled, command, CONTENT)


@pytest.mark.parametrize("command", [SEARCH, RollFate()])
def test_odds_of_paper_cards_are_those_of_the_apps(command: Command) -> None:
    paper = make_table().model_copy(update={"decks": {deck: Pile(physical=True) for deck in ("treasure", "fate")}})
    assert odds_of(paper, command, CONTENT) == odds_of(make_table(), command, CONTENT)


def test_odds_go_on_from_a_card_that_is_drawn_already() -> None:
    """Answers that come behind the draw know the card."""
    known = make_table().model_copy(update={"decks": {"treasure": Pile(top=("scattered_gold",))}})
    paper = make_table().model_copy(update={"decks": {"treasure": Pile(physical=True)}})
    told = odds_after(known, SEARCH, hand(4))
    assert told.figures == odds_after(paper, SEARCH, choose("scattered_gold"), hand(4)).figures
    assert told.ways == 1
