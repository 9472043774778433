"""Cards are drawn, from whatever deck, and do what the rules know of them."""

import pytest

from app.core.answers import ChoicePrompt, RollPrompt
from app.core.errors import InvalidAnswer, RuleViolation, UnknownContent
from app.systems.heroquest.cards.commands import UsePhysicalDeck
from app.systems.heroquest.cards.drawing import deck_of
from app.systems.heroquest.cards.events import CardDrawn, OwnCardDrawn, SecretCardDrawn
from app.systems.heroquest.content.exploration import CardSource
from app.systems.heroquest.exploration.commands import ClearBoard, DrawCard, RevealArea, RollFate, SearchForTreasure
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.state.screen import After, OwnCard, OwnDeck, Pile
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, after, choose, facts, facts_so_far, hand, make_hero, make_table

SEARCH = SearchForTreasure(hero_id="hero", area="room_1")
RUMOURS = OwnDeck(
    name="Gerüchte",
    cards=(OwnCard(name="Ein Schatz!", like="gold_50"), OwnCard(name="Gift im Krug", like="centipede_card")),
)


def with_deck(deck: str = "treasure", table: Table | None = None, **pile: object) -> Table:
    table = table or make_table()
    return table.model_copy(update={"decks": {**table.decks, deck: Pile.model_validate(pile)}})


def with_rumours(**fields: object) -> Table:
    return make_table().model_copy(update={"own_decks": {"rumours": RUMOURS.model_copy(update=fields)}})


def left(table: Table, deck: str = "treasure") -> int:
    return deck_of(table, CONTENT, deck).left


def draw(deck: str, hero: str | None = "hero", area: str | None = None) -> DrawCard:
    return DrawCard(deck=deck, hero_id=hero, area=area)


def test_every_source_has_a_deck_with_cards() -> None:
    assert {deck.cards for deck in CONTENT.decks.values()} == set(CardSource)
    table = make_table()
    assert [left(table, deck) for deck in ("treasure", "fate", "scrolls", "chaos_spells")] == [33, 4, 9, 12]


def test_a_card_nobody_knows_is_thrown_for_among_all_that_are_left() -> None:
    table = with_deck(out=("gem_card", "gold_25"), kept_out=("nothing_card",), bottom=("gold_100",))
    _, prompt = facts_so_far(table, SEARCH)
    assert isinstance(prompt, RollPrompt)
    (die,) = prompt.dice
    assert (die.id, len(die.faces), die.faces.count("gold_25")) == ("treasure_deck", 33 - 4, 1)
    assert not {"gem_card", "nothing_card", "gold_100"} & set(die.faces)


def test_known_cards_come_without_a_throw_the_top_first_the_bottom_last() -> None:
    table = with_deck(top=("gold_10", "gold_20"))
    assert after(table, SEARCH).decks == {"treasure": Pile(top=("gold_20",), out=("gold_10",))}
    every = tuple(card for card in deck_of(make_table(), CONTENT, "treasure").bag if card != "gold_100")
    table = after(with_deck(out=every, bottom=("gold_100",)), SEARCH)
    assert (table.heroes["hero"].gold, left(table)) == (100, 0)
    with pytest.raises(RuleViolation, match=r"deck\.empty"):
        facts(table, SEARCH)


def test_what_goes_back_is_shuffled_in() -> None:
    assert after(with_deck(top=("arrow_card",)), SEARCH).decks == {}


def test_an_empty_deck_takes_its_discard() -> None:
    table = with_deck("rumours", with_rumours(), discard=("Ein Schatz!", "Gift im Krug"))
    drawn = facts(table, draw("rumours"), hand("Ein Schatz!"))
    assert [fact.type for fact in drawn] == ["deck.shuffled", "own_card.drawn", "gold.gained"]
    table = after(table, draw("rumours"), hand("Ein Schatz!"))
    assert table.decks == {"rumours": Pile(discard=("Ein Schatz!",))}


@pytest.mark.rule("HQ-12")
def test_a_quest_may_hand_out_treasure_cards() -> None:
    table = after(make_table(), draw("treasure"), hand("gold_50"))
    assert (table.heroes["hero"].gold, table.decks["treasure"].out) == (50, ("gold_50",))
    revealed = after(make_table(), RevealArea(area="room_2"))
    assert after(revealed, draw("treasure"), hand("nothing_card")).dungeon.exhausted == ("room_2",)


@pytest.mark.rule("HQ-13")
def test_fate_may_be_drawn_without_its_die_and_its_cards_come_back() -> None:
    table = after(make_table(), draw("fate"), hand("centipede_card"))
    assert (table.heroes["hero"].body_points, table.decks) == (7, {})
    known = with_deck("fate", top=("centipede_card",))
    assert after(known, RollFate(), hand(1)).heroes["hero"].body_points == 7


@pytest.mark.rule("HQ-8.3")
def test_who_finds_a_scroll_draws_from_the_scrolls() -> None:
    found = after(make_table(), SEARCH, hand("scroll_card"), hand("troll_bane_scroll"))
    assert [item.content_id for item in found.heroes["hero"].items] == ["troll_bane_scroll"]
    assert (found.decks["scrolls"].out, found.decks["treasure"].out) == (("troll_bane_scroll",), ("scroll_card",))
    with pytest.raises(InvalidAnswer):
        facts(found, draw("scrolls"), hand("troll_bane_scroll"))


@pytest.mark.rule("HQ-8.3")
def test_without_scrolls_there_is_none_to_be_found() -> None:
    none_left = with_deck("scrolls", out=deck_of(make_table(), CONTENT, "scrolls").bag)
    assert [fact.type for fact in facts(none_left, SEARCH, hand("scroll_card"))] == ["treasure_card.drawn"]


def test_cards_for_nobody_do_nothing_and_those_of_a_secret_deck_stay_secret() -> None:
    (drawn,) = facts(make_table(), draw("treasure", None), hand("poison_card"))
    assert isinstance(drawn, CardDrawn)
    assert drawn.after is After.BACK
    (secret,) = facts(make_table(), draw("chaos_spells", None), hand("firestorm"))
    assert isinstance(secret, SecretCardDrawn)
    assert after(make_table(), draw("chaos_spells", None), hand("firestorm")).decks["chaos_spells"].out == (
        "firestorm",
    )


def test_own_cards_work_like_known_ones() -> None:
    assert after(with_rumours(), draw("rumours"), hand("Ein Schatz!")).heroes["hero"].gold == 50
    assert after(with_rumours(), draw("rumours"), hand("Gift im Krug")).heroes["hero"].body_points == 7
    plain = with_rumours(cards=(OwnCard(name="Nebel", text="Niemand sieht mehr etwas."),), after=After.OUT)
    (drawn,) = facts(plain, draw("rumours"), hand("Nebel"))
    assert isinstance(drawn, OwnCardDrawn)
    assert (drawn.name, drawn.card, drawn.after) == ("Gerüchte", "Nebel", After.OUT)
    gone = with_rumours(cards=(OwnCard(name="Einst", like="not_any_more"),))
    assert len(facts(gone, draw("rumours"), hand("Einst"))) == 1


@pytest.mark.parametrize(
    ("deck", "option", "table"),
    [
        ("treasure", "gold_50", make_table()),
        ("fate", "centipede_card", make_table()),
        ("scrolls", "spell_scroll", make_table()),
        ("chaos_spells", "fear", make_table()),
        ("rumours", "Ein Schatz!", with_rumours()),
    ],
)
def test_of_paper_cards_the_app_asks_which_one_was_drawn(deck: str, option: str, table: Table) -> None:
    paper = after(table, UsePhysicalDeck(deck=deck))
    _, prompt = facts_so_far(paper, draw(deck))
    assert isinstance(prompt, ChoicePrompt)
    assert option in prompt.options
    assert len(set(prompt.options)) == len(prompt.options)
    drawn = facts(paper, draw(deck), choose(option))[0]
    assert getattr(drawn, "roll", "") is None


@pytest.mark.rule("HQ-12", "HR-SEARCH-AGAIN")
@pytest.mark.parametrize("option", ["revealed", "whole_map"])
def test_nothing_exhausts_from_paper_and_from_a_known_place_as_well(option: str) -> None:
    known = with_deck(table=make_table(nothing_card=option), top=("nothing_card",))
    paper = with_deck(table=make_table(nothing_card=option), physical=True)
    for table in (after(known, SEARCH), after(paper, SEARCH, choose("nothing_card"))):
        assert (table.dungeon.exhausted, table.dungeon.all_exhausted) == (("room_1",), option == "whole_map")
        assert table.decks["treasure"].out == ("nothing_card",)


def test_unknown_decks_and_heroes() -> None:
    with pytest.raises(UnknownContent, match=r"deck\.unknown"):
        facts(make_table(), draw("teapots"))


@pytest.mark.rule("HQ-12")
def test_a_quest_begins_with_full_decks_without_what_is_kept_out() -> None:
    table = with_deck(out=("gold_50",), top=("gem_card",), discard=("gold_10",), kept_out=("nothing_card",))
    for command in (ClearBoard(), StartQuest()):
        assert after(table, command).decks == {"treasure": Pile(kept_out=("nothing_card",))}
    assert after(with_deck(kept_out=("nothing_card",)), StartQuest()).decks["treasure"].kept_out == ("nothing_card",)


def test_cards_that_are_in_the_deck_no_more_are_passed_over() -> None:
    """A group may change its content while cards are known."""
    table = with_deck(top=("banana", "gold_10", "gold_10"), out=("teapot",))
    deck = deck_of(table, CONTENT, "treasure")
    assert (deck.top, deck.out, deck.left) == (("gold_10",), (), 33)
    assert after(table, SEARCH).heroes["hero"].gold == 10
    assert left(with_deck(table=make_table(make_hero("elf")))) == 33
