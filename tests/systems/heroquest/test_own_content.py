"""A group's own content at a table: seated, carried, fought with, told, taken back."""

import json

import pytest

from app.campaign.rebuild import read, states
from app.core.answers import Answer
from app.core.errors import GameError, InTheWay, InvalidValue, RuleViolation, UnknownContent
from app.core.events import Command
from app.core.game_system import Role, Viewer
from app.storage.database import Database
from app.systems.heroquest.body.commands import LoseBodyPoints, ReviveHero
from app.systems.heroquest.catalogue.commands import ChangeContent, ImportContent, RemoveContent
from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.combat.commands import PlaceMonster, WoundMonster
from app.systems.heroquest.equipment.commands import ChangeGold, DropItem, GiveItem
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.party.commands import SeatHero
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.town.commands import BuyItem
from app.systems.heroquest.views.table import HeroView
from tests.builders import hand
from tests.replaying import ReadEntries
from tests.table_top import TableTop

AXE = 'name = "Flammenaxt"\nkind = "weapon"\nprice = 400\nweapon = { dice = 5 }'
KNIGHT = """
name = "Ritter"
body = 7
mind = 3
max_body = 9
max_mind = 4
movement = 4
unarmed = 1
defence = 3
max_attack = 6
equipment = ["flame_axe"]
"""
HYDRA = 'name = "Hydra"\nattack = 4\ndefence = 3\nbody = 6\nmind = 1'
MASTER, GUEST = Viewer(role=Role.GAME_MASTER), Viewer(role=Role.GUEST)


class Round:
    """A table on a real database."""

    def __init__(self, database: Database) -> None:
        self.top = TableTop(database, SYSTEM)
        self.do(SeatHero(hero_id="ragna", name="Ragna", hero_class="barbarian"))

    def do(self, command: Command, *answers: Answer) -> int:
        return self.top.do(command, *answers).revision

    def change(self, kind: str, entry: str, fields: str) -> int:
        return self.do(ChangeContent(kind=kind, id=entry, fields=fields))

    def refused(self, command: Command) -> GameError:
        before = self.top.json
        with pytest.raises(GameError) as refused:
            self.do(command)
        assert self.top.json == before
        return refused.value

    @property
    def table(self) -> Table:
        state = self.top.state.table
        assert isinstance(state, Table)
        return state

    def view(self, hero_id: str) -> HeroView:
        return next(hero for hero in SYSTEM.view(self.table, MASTER).heroes if hero.id == hero_id)

    def told(self) -> list[str]:
        """The newest action's sentences, in German."""
        words = SYSTEM.labels_of(self.table, "de")
        return [words.sentence(event, SYSTEM.hero_names(self.table)) for event in self.top.entries[-1].events]


@pytest.fixture
def game(database: Database) -> Round:
    return Round(database)


@pytest.fixture
def knights(game: Round) -> Round:
    """With a class and a weapon of the group's own, and a knight at the table."""
    game.change("items", "flame_axe", AXE)
    game.change("classes", "knight", KNIGHT)
    game.do(SeatHero(hero_id="kuno", name="Kuno", hero_class="knight"))
    return game


def test_an_own_class_is_seated_with_its_values_and_things(knights: Round) -> None:
    kuno = knights.view("kuno")
    assert (kuno.body_points.maximum, kuno.mind_points.maximum, kuno.movement_base) == (7, 3, 4)
    assert [gear.content_id for gear in kuno.gear] == ["flame_axe"]
    assert len(kuno.defence.dice) == 3


def test_an_own_weapon_counts_in_the_pool(knights: Round) -> None:
    assert len(knights.view("kuno").attack.dice) == 5
    knights.change("items", "flame_axe", AXE.replace("dice = 5", "dice = 3"))
    assert len(knights.view("kuno").attack.dice) == 3
    passport = next(one for one in SYSTEM.passports(knights.table) if one.hero_id == "kuno")
    assert passport.values["attack_dice"] == 3


def test_an_own_monster_is_placed_and_wounded(game: Round) -> None:
    game.change("monsters", "hydra", HYDRA)
    game.do(PlaceMonster(monster_id="m1", kind="hydra"))
    game.do(WoundMonster(monster_id="m1", points=2))
    assert (game.table.monsters["m1"].body_points, game.table.monsters["m1"].attack) == (4, 4)
    assert "Hydra" in game.told()[0]


def test_a_changed_price_is_what_the_shop_asks(game: Round) -> None:
    game.do(ChangeGold(hero_id="ragna", change=500))
    price = content_of(game.table).items["helmet"].price
    game.change("items", "helmet", "price = 7")
    game.do(BuyItem(hero_id="ragna", item_id="new", content_id="helmet"))
    assert price != 7
    assert game.table.heroes["ragna"].gold == 493


def test_a_knight_falls_like_everybody(knights: Round) -> None:
    knights.do(LoseBodyPoints(hero_id="kuno", points=7), hand(4), hand(3))
    assert knights.view("kuno").condition == "fainted"


def test_an_own_row_of_a_table_counts_and_is_told_in_its_own_words(knights: Round) -> None:
    rows = (
        'rows = { plain = { rolls = [4, 5] }, daze = { rolls = [3], healing = "one_point", text = "Nur benommen." } }'
    )
    knights.change("tables", "faint", rows)
    assert knights.told() == ["Eigener Inhalt, Tabelle: Ohnmacht."]
    knights.do(LoseBodyPoints(hero_id="kuno", points=7), hand(3), hand(6))
    assert "Kuno fällt in Ohnmacht (Wurf 3): Nur benommen." in knights.told()
    knights.do(RemoveContent(kind="tables", id="faint"))
    knights.do(ReviveHero(hero_id="kuno", means="potion", points=4))
    assert knights.table.heroes["kuno"].body_points == 4


def test_names_are_german_in_the_chronicle(knights: Round) -> None:
    assert "Kuno" in knights.told()[0]
    knights.do(GiveItem(hero_id="ragna", item_id="x", content_id="flame_axe"))
    assert "Flammenaxt" in knights.told()[0]
    knights.change("items", "helmet", 'name = "Topf"')
    assert knights.told() == ["Eigener Inhalt, Gegenstand: Topf."]


def test_what_does_not_fit_is_named_at_its_field_and_changes_nothing(game: Round) -> None:
    error = game.refused(ChangeContent(kind="items", id="helmet", fields="price = 'teuer'"))
    assert (type(error), error.field) == (InvalidValue, "fields")
    words = SYSTEM.labels("de").error(error.code, **error.data)
    assert words == "Das passt nicht (items, helmet, price): muss eine ganze Zahl sein"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (ChangeContent(kind="items", id="helmet", fields="price ="), "content.faulty"),
        (ChangeContent(kind="dragons", id="smaug", fields="name = 'S'"), "content.faulty"),
        (ChangeContent(kind="classes", id="knight", fields=KNIGHT), "content.faulty"),
        (RemoveContent(kind="items", id="helmet"), "content.not_own"),
        (ImportContent(text="[[items]]\nid = 'helmet'\nprice = -1"), "content.faulty"),
        (ImportContent(text="nothing"), "content.faulty"),
        (ImportContent(text="[[items]]\n" * 501), "content.too_many"),
        (ImportContent(text="source = 'wir'"), "content.unchanged"),
    ],
)
def test_what_cannot_be_done_changes_nothing(game: Round, command: Command, code: str) -> None:
    assert game.refused(command).code == code


def test_the_same_twice_is_no_change(game: Round) -> None:
    game.change("items", "helmet", "price = 7")
    again = ChangeContent(kind="items", id="helmet", fields='{"price": 7}')
    assert (type(game.refused(again)), game.refused(again).code) == (RuleViolation, "content.unchanged")
    text = "[[items]]\nid = 'helmet'\nprice = 7"
    assert game.refused(ImportContent(text=text)).code == "content.unchanged"


def test_what_another_entry_needs_cannot_go(knights: Round) -> None:
    assert knights.refused(RemoveContent(kind="items", id="flame_axe")).code == "content.faulty"


OVERLAY = f"""
[[items]]
id = "flame_axe"
{AXE}

[[items]]
id = "helmet"
price = "teuer"

[[classes]]
id = "knight"
{KNIGHT}

[[monsters]]
id = "orc"
abilities = ["juggling"]
"""


def test_an_import_takes_what_fits_and_names_the_rest(game: Round) -> None:
    game.do(ImportContent(text=OVERLAY, file="runde.toml"))
    assert [one.key for one in game.table.own_content] == [("classes", "knight"), ("items", "flame_axe")]
    assert game.told() == [
        "Eigener Inhalt, Gegenstand: Flammenaxt.",
        "Eigener Inhalt, Klasse: Ritter.",
        "Aus runde.toml blieb draußen: helmet price muss eine ganze Zahl sein ",
        "Aus runde.toml blieb draußen: orc abilities nennt etwas, das es nicht gibt: juggling",
    ]
    game.do(SeatHero(hero_id="kuno", name="Kuno", hero_class="knight"))
    assert len(game.view("kuno").attack.dice) == 5


def test_only_the_game_master_sees_the_own_content(knights: Round) -> None:
    own = SYSTEM.view(knights.table, MASTER).own_content
    assert own is not None
    assert [(one.kind, one.id, one.name, one.fault) for one in own] == [
        ("classes", "knight", "Ritter", None),
        ("items", "flame_axe", "Flammenaxt", None),
    ]
    assert json.loads(own[1].facts)["price"] == 400
    assert SYSTEM.view(knights.table, GUEST).own_content is None


def test_an_own_class_somebody_plays_is_in_the_way_of_an_undo(game: Round) -> None:
    game.change("items", "flame_axe", AXE)
    made = game.change("classes", "knight", KNIGHT)
    seated = game.do(SeatHero(hero_id="kuno", name="Kuno", hero_class="knight"))
    with pytest.raises(InTheWay) as refused:
        game.top.undo(made)
    assert refused.value.data["revisions"] == (seated,)


def test_a_change_is_taken_back_and_brought_back(game: Round) -> None:
    before = game.top.json
    game.do(ImportContent(text=OVERLAY))
    after = game.top.json
    game.top.undo()
    assert game.top.json == before
    game.top.redo()
    assert game.top.json == after


def test_an_older_price_is_taken_back_alone(game: Round) -> None:
    first = game.change("items", "helmet", "price = 7")
    game.change("items", "dagger", "price = 8")
    game.top.undo(first)
    assert [one.id for one in game.table.own_content] == ["dagger"]


def test_a_replay_of_the_journal_leads_to_the_same_table(knights: Round) -> None:
    knights.do(LoseBodyPoints(hero_id="kuno", points=2))
    knights.change("items", "flame_axe", AXE.replace("dice = 5", "dice = 3"))
    *_, (_, state) = states(SYSTEM, journal := ReadEntries(knights.top.entries), read(SYSTEM, journal))
    assert state.as_json() == knights.top.json == knights.top.reopened().json


class TestWhatIsGone:
    """Entries that were taken away although heroes and monsters still have them."""

    @pytest.fixture
    def ruins(self, knights: Round) -> Round:
        knights.change("monsters", "hydra", HYDRA)
        knights.do(PlaceMonster(monster_id="m1", kind="hydra"))
        for kind, entry in (("monsters", "hydra"), ("classes", "knight"), ("items", "flame_axe")):
            knights.do(RemoveContent(kind=kind, id=entry))
        assert knights.table.own_content == ()
        return knights

    def test_everything_is_still_shown(self, ruins: Round) -> None:
        kuno = ruins.view("kuno")
        assert kuno.body_points.maximum == 7
        assert [gear.content_id for gear in kuno.gear] == ["flame_axe"]
        assert len(SYSTEM.passports(ruins.table)) == 2
        assert SYSTEM.labels_of(ruins.table, "de").text("items.flame_axe") == "flame_axe"

    def test_everything_can_still_be_done(self, ruins: Round) -> None:
        ruins.do(LoseBodyPoints(hero_id="kuno", points=7), hand(4), hand(3))
        ruins.do(ReviveHero(hero_id="kuno", means="potion", points=4))
        ruins.do(WoundMonster(monster_id="m1", points=1))
        ruins.do(DropItem(hero_id="kuno", item_id=ruins.table.heroes["kuno"].items[0].id))
        assert ruins.table.heroes["kuno"].items == ()

    def test_nobody_gets_another_one(self, ruins: Round) -> None:
        for command in (
            GiveItem(hero_id="ragna", item_id="x", content_id="flame_axe"),
            SeatHero(hero_id="kunz", name="Kunz", hero_class="knight"),
            PlaceMonster(monster_id="m2", kind="hydra"),
        ):
            assert isinstance(ruins.refused(command), UnknownContent)

    def test_taking_it_away_can_be_taken_back(self, ruins: Round) -> None:
        _ = [ruins.top.undo() for _ in range(3)]
        assert len(ruins.view("kuno").attack.dice) == 5
