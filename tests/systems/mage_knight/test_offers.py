"""What a figure can do now: the list says what the rules say at any moment of a match."""

from random import Random

import pytest
from pydantic_core import to_json

from app.core.answers import Answers, HandRoll, RollPrompt, Unanswered, objection
from app.core.errors import UnknownSubject
from app.core.events import Command
from app.core.game_system import Role, Viewer
from app.core.offers import Offer
from app.systems.mage_knight.game import SYSTEM
from app.systems.mage_knight.match import commands as ask
from app.systems.mage_knight.match.state import Match
from tests.luck import LUCK

MASTER, GUEST = Viewer(role=Role.GAME_MASTER), Viewer(role=Role.GUEST)
KINDS = {one.type_name: one for one in SYSTEM.command_types}


def of(match: Match, figure: str | None, viewer: Viewer = MASTER) -> tuple[Offer, ...]:
    return tuple(SYSTEM.offers(match, viewer, figure))


def codes(match: Match, figure: str | None, viewer: Viewer = MASTER) -> dict[str, str | None]:
    return {one.type: one.refusal.code if one.refusal else None for one in of(match, figure, viewer)}


def after(match: Match, command: Command, *answers: HandRoll) -> Match:
    for fact in SYSTEM.decide(match, command, Answers(answers)):
        match = Match.cast(SYSTEM.evolve(match, fact))
    return match


def done(match: Match, offer: Offer, luck: Random) -> Match:
    command = KINDS[offer.type].model_validate_json(to_json(offer.command))
    try:
        return after(match, command)
    except Unanswered as open_:
        dice = open_.prompt.dice if isinstance(open_.prompt, RollPrompt) else ()
        return after(match, command, HandRoll(faces=tuple(luck.choice(one.faces) for one in dice)))


@pytest.fixture
def match() -> Match:
    """Ana with a hero and a figure that is none, Bert with a hero and a Mage Spawn; nobody has begun."""
    found = Match()
    for name in ("Ana", "Bert"):
        found = after(found, ask.AddSide(name=name, actions=1))
    for name, side, kind in (
        ("Rok", "Ana", "hero"), ("Mira", "Ana", "non_hero"), ("Ute", "Bert", "hero"), ("Ghul", "Bert", "mage_spawn"),
    ):  # fmt: skip
        found = after(found, ask.AddFigure.model_validate({"name": name, "side": side, "kind": kind}))
    return found


HAVE_DEFAULTS = {"leaders", "change", "cause", "gains", "points"}


def check(match: Match) -> None:
    for figure in (None, *match.figures):
        for viewer in (MASTER, Viewer(role=Role.PLAYER, hero_ids=frozenset({figure or ""}))):
            for one in of(match, figure, viewer):
                if one.asks:
                    continue
                command = KINDS[one.type].model_validate_json(to_json(one.command))
                error = objection(SYSTEM.decide(match, command, Answers()))
                assert (one.refusal and one.refusal.code) == (error and error.code), one


@pytest.mark.broad
def test_any_moment_of_a_match_is_told_as_the_rules_say(match: Match) -> None:
    for seed in range(40 if LUCK else 8):
        luck, table = Random(seed), match
        for _ in range(40):
            check(table)
            offered = [one for figure in (None, *table.figures) for one in of(table, figure) if one.can_be_done]
            able = [one for one in offered if set(one.asks) <= HAVE_DEFAULTS]
            if table.is_over:
                assert not able
                break
            keeps_on = [one for one in able if one.type != "end_match" or luck.random() < 0.1]
            table = done(table, luck.choice(keeps_on or able), luck)
            assert SYSTEM.impossible(table) is None


def test_a_figure_says_why_it_cannot_act(match: Match) -> None:
    assert codes(match, "figure-1")["activate_figure"] == "match.not_begun"
    match = after(match, ask.BeginMatch())
    assert codes(match, "figure-1")["activate_figure"] is None
    assert codes(match, "figure-3")["activate_figure"] == "match.not_on_turn"
    match = after(match, ask.ActivateFigure(hero_id="figure-1"))
    assert codes(match, "figure-1")["activate_figure"] == "match.acted_already"
    assert codes(match, "figure-2")["activate_figure"] == "match.no_actions"
    assert [one.is_spent for one in of(match, "figure-2") if one.type == "activate_figure"] == [True]
    assert codes(match, "figure-2", Viewer(role=Role.PLAYER, hero_ids=frozenset({"figure-2"}))).keys() == {
        "activate_figure"
    }


def test_the_match_tells_what_belongs_to_no_figure(match: Match) -> None:
    found = codes(match, None)
    assert (found["begin_match"], found["end_match"], found["end_match_turn"]) == (
        None, "match.not_begun", "match.not_begun",
    )  # fmt: skip
    assert {str(one.told["side"]) for one in of(match, None) if one.type == "add_figure"} == {"Ana", "Bert"}
    assert codes(Match(), None)["begin_match"] == "match.too_few_sides"
    assert "add_figure" not in codes(Match(), None), "there is no side to add it to"
    assert of(match, None, GUEST) == ()
    begun = after(match, ask.BeginMatch())
    assert codes(begun, None)["add_side"] == codes(begun, None)["begin_match"] == "match.begun_already"
    assert {*codes(after(begun, ask.EndMatch()), None).values()} == {"match.over"}


def test_the_eliminated_can_do_nothing_and_mage_spawn_come_back(match: Match) -> None:
    for figure in ("figure-1", "figure-4"):
        match = after(match, ask.EliminateFigure(hero_id=figure))
        assert of(match, figure) == ()
    back = {one.told["hero_id"]: one.refusal and one.refusal.code for one in of(match, None)
            if one.type == "summon_figure"}  # fmt: skip
    assert back == {"figure-1": "match.not_to_summon", "figure-4": None}
    with pytest.raises(UnknownSubject, match="hero"):
        of(match, "figure-9")
