"""A fight at the table: who comes, in which order, what a turn has, and when it all comes back."""

import pytest

from app.core.errors import GameError
from app.systems.dnd5e.labels import labels
from tests.systems.dnd5e.fight import Fight, begun


def refused(fight: Fight, kind: str, /, *dice: tuple[int, ...], **fields: object) -> str:
    """The code with which something is refused; nothing has changed."""
    before = fight.table
    with pytest.raises(GameError) as error:
        fight.do(kind, *dice, **fields)
    assert fight.table == before
    return error.value.code


@pytest.mark.rule("DND-INI-1", "DND-INI-2")
def test_three_goblins_are_typed_and_share_a_roll_and_a_turn() -> None:
    fight = begun()
    assert fight.names() == ["Mira", "Goblin", "Joss"]
    assert {fight.one(f"Goblin {n}").initiative for n in (1, 2, 3)} == {13}
    assert (fight.turn, fight.table.round) == ("Mira", 1)
    fight.do("next_turn")
    assert [one.name for one in fight.table.members(fight.table.turn)] == ["Goblin 1", "Goblin 2", "Goblin 3"]


def test_what_was_typed_is_read_in_every_way_people_type_it() -> None:
    fight = Fight()
    fight.do("add_combatants", text="2x Wolf −1, Ork Häuptling + 2,  1 Troll")
    assert [(one.name, one.dex_mod) for one in fight.table.there()] == [
        *(("Wolf 1", -1), ("Wolf 2", -1), ("Ork Häuptling", 2), ("Troll", 0))
    ]
    fight.do("add_combatants", text="2 Wolf")
    assert [one.name for one in fight.table.there()][4:] == ["Wolf 3", "Wolf 4"]
    for text in ("0 Wolf", "3", "+2", "Ork +50", "x" * 31):
        assert refused(fight, "add_combatants", text=text) == "typed.unread", text
    assert refused(fight, "add_combatants", text="troll") == "names.twice"
    assert refused(fight, "add_combatants", text="Oger, Oger") == "names.twice"
    assert refused(fight, "add_combatants", text="500 Ratte") == "combatants.too_many"
    assert refused(fight, "set_initiative", combatant_id="c99", initiative=3) == "combatant.unknown"


@pytest.mark.rule("DND-INI-4")
def test_a_tie_is_asked_about_and_not_sorted() -> None:
    fight = Fight()
    fight.do("add_combatants", text="3 Goblin +2")
    fight.do("add_combatants", text="Ava, Ben", kind="pc")
    fight.do("roll_initiatives", (11, 13, 13))
    assert fight.table.ties() == {13: ["g1", "c4", "c5"]}
    assert fight.table.decider(fight.table.ties()[13]) == "game_master_or_roll"
    assert refused(fight, "begin_fight") == "tie.open"
    assert refused(fight, "settle_tie", initiative=13, order=["g1"]) == "names.order"
    fight.do("settle_tie", (8,), (15,), (3,), initiative=13, by="roll")
    assert fight.names() == ["Ava", "Goblin", "Ben"]
    assert refused(fight, "settle_tie", initiative=13) == "tie.none"
    fight.do("begin_fight")
    assert fight.turn == "Ava"


@pytest.mark.rule("DND-INI-4")
def test_players_settle_the_ties_of_their_heroes_alone() -> None:
    fight = Fight()
    fight.do("add_combatants", text="Ork, Troll")
    fight.do("add_combatants", text="Ava, Ben", kind="pc")
    fight.do("roll_initiatives", (11, 4, 13, 13))
    ava, ben = fight.id("Ava"), fight.id("Ben")
    assert refused(fight, "settle_tie", initiative=13, hero=fight.id("Ork"), first=ava) == "tie.not_players"
    fight.do("settle_tie", initiative=13, hero=ava, first=ben)
    assert fight.names() == ["Ben", "Ava", "Ork", "Troll"]
    assert list(fight.table.ties()) == list(fight.seen().ties()) == []
    fight.do("set_initiative", combatant_id=ben, initiative=13)
    assert list(fight.seen().ties()) == [13]
    fight.do("set_initiative", combatant_id=fight.id("Ork"), initiative=13)
    assert refused(fight, "settle_tie", initiative=13, hero=ava, first=ava) == "tie.not_players"
    assert list(fight.table.ties()) == [13]
    assert list(fight.seen().ties()) == []  # nothing for a player to settle, nor to learn of the Ork's total


@pytest.mark.rule("DND-INI-3")
def test_a_late_arrival_stands_at_its_own_initiative_and_the_others_keep_their_places() -> None:
    fight = begun()
    fight.do("add_combatants", text="Oger +1")
    assert refused(fight, "begin_fight") == "fight.runs"
    fight.do("roll_initiatives", (12,))
    assert fight.names() == ["Mira", "Goblin", "Oger", "Joss"]
    assert refused(fight, "roll_initiatives") == "initiative.all_rolled"
    fight.do("move_in_order", combatant_id=fight.id("Joss"), to=0)
    assert fight.names() == ["Joss", "Mira", "Goblin", "Oger"]
    fight.do("move_in_order", combatant_id=fight.id("Joss"), to=3)
    fight.do("move_in_order", combatant_id=fight.id("Oger"))
    assert fight.names() == ["Mira", "Oger", "Goblin", "Joss"]
    assert fight.table.ties() == {}
    fight.do("add_combatants", text="Wolf")
    fight.do("roll_initiatives", (13,))
    assert fight.table.ties() == {13: [fight.id("Oger"), "g1", fight.id("Wolf")]}
    fight.do("remove", combatant_id=fight.id("Wolf"))
    assert refused(fight, "move_in_order", combatant_id=fight.id("Wolf")) == "combatant.unknown"
    fight.do("set_initiative", combatant_id=fight.id("Oger"), initiative=30)
    assert fight.names() == ["Oger", "Mira", "Goblin", "Joss"]


def test_turns_go_round_and_the_clock_with_them() -> None:
    fight = begun()
    for turn, number in (("Goblin", 1), ("Joss", 1), ("Mira", 2)):
        fight.do("next_turn")
        assert (fight.turn, fight.table.round) == (turn, number)
    fight.do("remove", combatant_id=fight.id("Mira"))
    fight.do("next_turn")
    assert fight.turn == "Goblin"
    fight.do("remove", combatant_id=fight.id("Mira"), back=True)
    fight.do("next_turn")
    fight.do("next_turn")
    assert (fight.turn, fight.table.round) == ("Mira", 3)
    fight.do("end_fight")
    assert [one.name for one in fight.table.there()] == ["Mira", "Joss"]
    assert refused(fight, "next_turn") == "fight.none"


@pytest.mark.rule("DND-REA-2", "DND-BON-1", "DND-OBJ-2")
def test_means_are_used_once_and_come_back_with_the_own_turn() -> None:
    fight = begun()
    mira = fight.id("Mira")
    for means in ("action", "object", "reaction"):
        fight.do("use_means", combatant_id=mira, means=means)
        assert refused(fight, "use_means", combatant_id=mira, means=means) == "means.none"
    assert refused(fight, "use_means", combatant_id=mira, means="bonus_action") == "means.not_granted"
    fight.do("use_means", combatant_id=mira, means="action", back=True)
    fight.do("describe_combatant", combatant_id=mira, has_bonus_action=True)
    fight.do("use_means", combatant_id=mira, means="bonus_action")
    fight.do("use_means", combatant_id=fight.id("Joss"), means="reaction")
    assert refused(fight, "use_means", combatant_id=fight.id("Joss"), means="action") == "turn.not_own"
    fight.do("next_turn")
    assert fight.one("Mira").reaction_used
    fight.do("next_turn")
    assert not fight.one("Joss").reaction_used
    fight.do("next_turn")
    assert not any(
        (fight.one("Mira").reaction_used, fight.one("Mira").bonus_action_used, fight.one("Mira").object_used)
    )


@pytest.mark.rule("DND-MOV-1", "DND-MOV-4", "DND-TER-1", "DND-PRO-2", "DND-PRO-3")
def test_the_way_of_a_turn_is_paid_leg_by_leg() -> None:
    fight = begun()
    mira = fight.id("Mira")
    fight.do("describe_combatant", combatant_id=mira, walk=9, swim=6)
    fight.do("walk", combatant_id=mira, metres=3)
    fight.do("walk", combatant_id=mira, metres=1.5, difficult=True)
    one = fight.one("Mira")
    assert (one.used, one.left(one.speeds.walk), one.left(one.speeds.swim)) == (6, 3, 0)
    assert refused(fight, "walk", combatant_id=mira, metres=4.5) == "movement.too_little"
    assert refused(fight, "walk", combatant_id=mira, metres=1.5, mode="swim") == "movement.too_little"
    fight.do("walk", combatant_id=mira, how="fall_prone")
    assert fight.one("Mira").prone
    assert refused(fight, "walk", combatant_id=mira, how="stand_up") == "movement.too_little"
    fight.do("walk", combatant_id=mira, how="take_back")
    fight.do("walk", combatant_id=mira, how="take_back")
    assert (fight.one("Mira").prone, fight.one("Mira").used) == (False, 3)
    assert refused(fight, "walk", combatant_id=fight.id("Joss"), metres=1.5) == "turn.not_own"
    for _ in range(3):
        fight.do("next_turn")
    assert refused(fight, "walk", combatant_id=mira, how="take_back") == "movement.none"


@pytest.mark.rule("DND-SUR-1", "DND-SUR-2", "DND-SUR-3", "DND-SUR-4")
def test_only_clara_is_surprised_and_the_game_master_may_say_otherwise() -> None:
    fight = Fight()
    fight.do("add_combatants", text="Räuber A, Räuber B")
    fight.do("add_combatants", text="Anna, Bruno, Clara +1", kind="pc")
    for name, stealth in (("Räuber A", 12), ("Räuber B", 18)):
        fight.do("describe_combatant", combatant_id=fight.id(name), stealth=stealth)
    assert fight.table.surprised() == []
    for name, passive in (("Anna", 13), ("Bruno", 17), ("Clara", 11)):
        fight.do("describe_combatant", combatant_id=fight.id(name), passive=passive)
    clara = fight.id("Clara")
    assert fight.table.surprised() == [clara]
    fight.do("set_noticed", hider=fight.id("Räuber A"), observer=clara, noticed=True)
    assert fight.table.surprised() == []
    fight.do("set_noticed", hider=fight.id("Räuber A"), observer=clara, noticed=False)
    fight.do("set_surprised", combatant_id=fight.id("Anna"), surprised=True)
    fight.do("roll_initiatives", (3, 2, 10, 5, 18))
    fight.do("begin_fight")
    assert (fight.turn, [one.name for one in fight.table.there() if one.is_stunned]) == ("Clara", ["Anna", "Clara"])
    assert refused(fight, "use_means", combatant_id=clara, means="reaction") == "means.none"
    assert refused(fight, "walk", combatant_id=clara, metres=1.5) == "turn.not_own"
    fight.do("next_turn")
    fight.do("use_means", combatant_id=clara, means="reaction")
    assert not fight.one("Clara").is_stunned
    fight.do("set_surprised", combatant_id=fight.id("Anna"), surprised=False)
    assert not fight.one("Anna").is_stunned


@pytest.mark.rule("DND-SUF-1", "DND-SUF-2", "DND-SUF-3", "DND-SUF-4")
def test_air_runs_out_turn_by_turn() -> None:
    fight = begun(text="Wache", heroes="Mira +9", dice=(5, 10))
    wache, mira = fight.id("Wache"), fight.id("Mira")
    fight.do("describe_combatant", combatant_id=wache, con_mod=-2)
    fight.do("set_hit_points", combatant_id=wache, hit_points=12)
    fight.do("lose_air", combatant_id=wache, how="choked")
    fight.do("lose_air", combatant_id=mira)
    assert fight.one("Mira").breath is not None
    fight.do("next_turn")
    assert fight.one("Wache").hit_points == 12
    fight.do("next_turn")
    fight.do("next_turn")
    assert fight.one("Wache").hit_points == 0
    breath = fight.one("Mira").breath
    assert breath is not None
    assert breath.left(0) == (9, 11)
    fight.do("lose_air", combatant_id=mira, how="breathes")
    assert fight.one("Mira").breath is None


def test_tags_end_with_the_turn_they_name_and_hit_points_are_a_plain_number() -> None:
    fight = begun()
    joss = fight.id("Joss")
    fight.do("change_tag", combatant_id=joss, text="gepackt", ends="start", whose="g1")
    fight.do("change_tag", combatant_id=joss, text="gesegnet", ends="end", whose="g1")
    fight.do("change_tag", combatant_id=joss, text="müde")
    assert refused(fight, "change_tag", combatant_id=joss, text="x", whose="g9") == "combatant.unknown"
    fight.do("next_turn")
    assert [tag.text for tag in fight.one("Joss").tags] == ["gesegnet", "müde"]
    fight.do("next_turn")
    assert [tag.text for tag in fight.one("Joss").tags] == ["müde"]
    fight.do("change_tag", combatant_id=joss, text="müde", gone=True)
    assert fight.one("Joss").tags == ()
    fight.do("set_hit_points", combatant_id=joss, hit_points=9)
    fight.do("set_hit_points", combatant_id=joss, change=-20)
    assert fight.one("Joss").hit_points == 0


def test_a_group_is_kept_and_brought_on_another_evening() -> None:
    fight = begun()
    fight.do("set_hit_points", combatant_id=fight.id("Goblin 1"), hit_points=7)
    fight.do("keep_group", name="Wachposten")
    fight.do("end_fight")
    assert refused(fight, "keep_group", name="Leer") == "group.empty"
    fight.do("keep_group", name="Wachposten", deed="bring")
    assert fight.names() == ["Mira", "Joss", "Goblin"]
    assert fight.one("Goblin 1").initiative is None
    assert fight.one("Goblin 1").hit_points == 7
    fight.do("keep_group", name="Wachposten", deed="bring")
    assert [one.name for one in fight.table.there()][5:] == ["Goblin 4", "Goblin 5", "Goblin 6"]
    fight.do("add_combatants", text="Drache")
    fight.do("describe_combatant", combatant_id=fight.id("Drache"), has_bonus_action=True)
    fight.do("keep_group", name="Drache", entry=fight.id("Drache"))
    fight.do("keep_group", name="Drache", deed="bring")
    assert (fight.one("Drache 2").group, fight.one("Drache 2").has_bonus_action) == ("", True)
    fight.do("keep_group", name="Wachposten", deed="forget")
    assert refused(fight, "keep_group", name="Wachposten", deed="bring") == "group.unknown"


def test_two_are_never_called_alike() -> None:
    fight = begun()
    assert refused(fight, "describe_combatant", combatant_id=fight.id("Joss"), name="Mira") == "names.twice"
    fight.do("describe_combatant", combatant_id=fight.id("Joss"), name="Joss Ried", stealth=12)
    fight.do("describe_combatant", combatant_id=fight.id("Joss Ried"), hides=False)
    assert fight.one("Joss Ried").stealth is None


def test_everything_that_happens_has_words_in_both_languages() -> None:
    fight = begun()
    mira = fight.id("Mira")
    fight.do("use_means", combatant_id=mira, means="reaction")
    fight.do("use_means", combatant_id=mira, means="reaction", back=True)
    for kind in ("move", "fall_prone", "stand_up", "take_back"):
        fight.do("walk", combatant_id=mira, how=kind)
    for how in ("near", "leaves", "away"):
        fight.do("in_reach", combatant_id=mira, other_id=fight.id("Goblin 1"), how=how)
    fight.do("in_reach", combatant_id=mira, other_id=fight.id("Goblin 1"), how="away", ruled=True)
    for how in ("held", "choked", "breathes"):
        fight.do("lose_air", combatant_id=mira, how=how)
    fight.do("change_tag", combatant_id=mira, text="müde")
    fight.do("change_tag", combatant_id=mira, text="müde", gone=True)
    fight.do("keep_group", name="Wache")
    fight.do("end_fight")
    german = [labels("de").sentence(one, {}) for one in fight.told]
    assert "Mira reagiert." in german
    assert "Mira bekommt zurück: Reaktion." in german
    assert "Mira steht auf, das kostet 4 m." in german
    assert "Mira bewegt sich, das kostet 1,5 m." in german
    assert "Mira verlässt die Reichweite von Goblin 1: Gelegenheitsangriff möglich." in german
    ruled = "Mira verlässt die Reichweite von Goblin 1, ohne dass ein Gelegenheitsangriff folgt."
    assert f"{ruled} (Die Spielleitung bestimmt.)" in german
    assert "Runde 1: Mira ist am Zug." in german
    english = [labels("en").sentence(one, {}) for one in fight.told]
    assert "Mira stands up at a cost of 4 m." in english
    assert not any("{" in one for one in (*german, *english))
