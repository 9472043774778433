"""HQ-13: fate strikes when the game master has no monster left."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.cards.events import FateCardTold
from app.systems.heroquest.content.exploration import FateEffect
from app.systems.heroquest.exploration.commands import RollFate
from app.systems.heroquest.exploration.events import FateCardDrawn, FateRolled
from app.systems.heroquest.exploration.fate import HANDLERS
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.state.figures import Condition, Effect, Place
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import ExplodeFirestorm
from tests.builders import CONTENT, after, choose, facts, hand, make_hero, make_item, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"
FATE = RollFate()


def party(*classes: str) -> Table:
    return make_table(*(make_hero(name, hero_id=f"h{seat}") for seat, name in enumerate(classes, start=1)))


FOUR = party("barbarian", "elf", "dwarf", "wizard")


def test_every_kind_of_card_has_a_handler_and_every_handler_a_card() -> None:
    assert set(HANDLERS) == set(FateEffect) == {card.effect for card in CONTENT.fate_cards.values()}


@pytest.mark.rule("HQ-13")
@pytest.mark.parametrize(("number", "struck"), [(1, "h1"), (3, "h3"), (4, "h4"), (5, None), (8, None)])
def test_up_to_the_number_of_heroes_a_card_strikes_that_seat(number: int, struck: str | None) -> None:
    answers = [hand(number), hand("firestorm_card")] if struck else [hand(number)]
    events = facts(FOUR, FATE, *answers)
    assert isinstance(events[0], FateRolled)
    assert events[0].hero_id == struck
    assert any(isinstance(event, FateCardDrawn) for event in events) is (struck is not None)


@pytest.mark.rule("HQ-13")
def test_heroes_dead_for_good_no_longer_count() -> None:
    lost = make_hero(hero_id="h2", body_points=-2, condition=Condition.LOST)
    table = make_table(make_hero(hero_id="h1"), lost, make_hero(hero_id="h3"))
    assert len(facts(table, FATE, hand(3))) == 1
    rolled = facts(table, FATE, hand(2), hand("firestorm_card"))[0]
    assert isinstance(rolled, FateRolled)
    assert rolled.hero_id == "h3"


@pytest.mark.rule("HQ-13")
def test_during_a_quest_only_those_on_it_count() -> None:
    table = after(party("barbarian", "elf"), StartQuest())
    home = make_hero("dwarf", hero_id="h0")
    table = table.model_copy(update={"heroes": {"h0": home, **table.heroes}})
    rolled = facts(table, FATE, hand(1), hand("firestorm_card"))[0]
    assert isinstance(rolled, FateRolled)
    assert rolled.hero_id == "h1"


@pytest.mark.rule("HQ-13")
def test_fate_rests_while_there_are_monsters() -> None:
    with pytest.raises(RuleViolation, match=r"fate\.monsters_in_play"):
        facts(make_table(make_monster()), FATE)
    with pytest.raises(RuleViolation, match=r"fate\.monsters_in_play"):
        facts(FOUR, RollFate(monsters_in_play=True))
    slain = make_table(make_monster(body_points=0))
    assert facts(slain, FATE, hand(8))
    alone = make_table(make_hero(body_points=-2, condition=Condition.LOST))
    with pytest.raises(RuleViolation, match=r"fate\.nobody_in_play"):
        facts(alone, FATE)


@pytest.mark.rule("HQ-13", "HQ-10.2.6")
def test_the_firestorm_card_leaves_nobody_time() -> None:
    table = after(FOUR, FATE, hand(1), hand("firestorm_card"))
    burnt = after(table, ExplodeFirestorm(inside=("h2",)), hand(S, B, B), hand(B, B))
    assert (burnt.heroes["h2"].body_points, burnt.dungeon.firestorms) == (5, ())


@pytest.mark.rule("HQ-13", "HQ-1.1-KONSTITUTION", "HQ-14-GIFT")
def test_the_centipede_poisons() -> None:
    elf = after(FOUR, FATE, hand(2), hand("centipede_card")).heroes["h2"]
    assert (elf.body_points, elf.amount(Effect.POISON)) == (5, 1)
    dwarf = after(FOUR, FATE, hand(3), hand("centipede_card"), choose("throw"), hand(B)).heroes["h3"]
    assert dwarf.body_points == 7


@pytest.mark.rule("HQ-13", "HQ-15.2-NOTCH")
def test_cards_wear_out_weapons_and_armor() -> None:
    armed = make_table(make_hero("barbarian", "broadsword", "helmet", "shield_item"))
    blunt = after(armed, FATE, hand(1), hand("dull_blade_card")).heroes["hero"]
    assert blunt.items[0].wear.notches == 1
    dented = after(armed, FATE, hand(1), hand("dented_armor_card"), choose("shield_item")).heroes["hero"]
    assert [item.id for item in dented.items if item.wear.damaged] == ["shield_item"]


@pytest.mark.rule("HQ-13")
def test_who_has_nothing_to_wear_out_gets_away() -> None:
    bare = make_table(make_hero("elf", make_item("helmet", Place.WORN, broken=True)))
    for card in ("dull_blade_card", "dented_armor_card"):
        assert [fact.type for fact in facts(bare, FATE, hand(1), hand(card))] == ["fate.rolled", "fate_card.drawn"]


@pytest.mark.rule("HQ-13")
@pytest.mark.parametrize("text", ["Ein Windstoß löscht alle Fackeln.", "Ein Windstoß löscht alle Fackeln"])
def test_a_card_that_only_the_group_has_is_told_and_none_of_the_deck_is_drawn(text: str) -> None:
    wish = RollFate(other_card=text)
    told = facts(FOUR, wish, hand(2))
    assert [fact.type for fact in told] == ["fate.rolled", "fate_card.told"]
    assert isinstance(told[1], FateCardTold)
    assert (told[1].hero_id, told[1].text) == ("h2", "Ein Windstoß löscht alle Fackeln.")
    assert after(FOUR, wish, hand(2)).decks == FOUR.decks
    assert [fact.type for fact in facts(FOUR, wish, hand(8))] == ["fate.rolled"]
