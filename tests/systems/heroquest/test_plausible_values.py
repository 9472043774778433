"""Values that no play leads to are found, wherever they stand."""

import pytest

from app.core.errors import InvalidValue
from app.storage.database import Database
from app.systems.heroquest.equipment.commands import ChangeGold
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.party.commands import SeatHero
from app.systems.heroquest.plausible_values import impossible
from app.systems.heroquest.state.figures import ActiveEffect, Effect
from app.systems.heroquest.state.table import AbsentHero, Standing, Table
from tests.builders import make_hero, make_item, make_monster, make_table
from tests.storage.files import changed, line, read, resealed, transfer
from tests.table_top import TableTop

POISONED = (ActiveEffect(effect=Effect.POISON, amount=-2),)


@pytest.mark.parametrize(
    ("table", "place"),
    [
        (make_table(make_hero(gold=-5000)), "hero.gold"),
        (make_table(make_hero(gained_body=-1)), "hero.gained_body"),
        (make_table(make_hero(body_points=99)), "hero.body_points"),
        (make_table(make_hero(mind_points=99)), "hero.mind_points"),
        (make_table(make_hero(quest_points=-1)), "hero.quest_points"),
        (make_table(make_hero().model_copy(update={"missed_rounds": -1})), "hero.missed_rounds"),
        (make_table(make_hero().model_copy(update={"effects": POISONED})), "hero.effects"),
        (make_table(make_hero("elf", make_item("bow", notches=-1))), "hero.items"),
        (make_table(make_hero("elf", "bow", make_item("axe", item_id="bow"))), "hero.items"),
        (make_table(make_hero(), make_monster(body_points=99)), "monster.body_points"),
        (make_table(make_hero(), make_monster().model_copy(update={"attack": -3})), "monster.attack"),
        (make_table().model_copy(update={"stock": {"potion": -1}}), "stock.potion"),
        (Table(resting={"hero": AbsentHero(hero=make_hero(gold=-1), standing=Standing.SET_ASIDE)}), "hero.gold"),
        (make_table(make_hero(), make_monster()), None),
    ],
)
def test_what_no_play_leads_to(table: Table, place: str | None) -> None:
    assert impossible(table) == place


def test_a_campaigns_file_with_an_impossible_value_is_refused_and_named(database: Database) -> None:
    table = TableTop(database, SYSTEM)
    table.do(SeatHero(hero_id="ragna", name="Ragna", hero_class="barbarian"))
    table.do(ChangeGold(hero_id="ragna", change=50))

    def bringing(gold: int) -> bytes:
        return changed(table, lambda content: resealed(content, 2, events=_with_gold(line(content, 2), gold)))

    before = table.store.campaigns()
    with pytest.raises(InvalidValue) as refused:
        transfer(table).take_in(read(bringing(-5000)), "key")
    assert (refused.value.code, refused.value.data) == ("campaign_file.impossible", {"place": "ragna.gold"})
    assert table.store.campaigns() == before
    assert transfer(table).take_in(read(bringing(70)), "another").campaign_id == table.id + 1


def _with_gold(entry: dict[str, str], gold: int) -> str:
    return entry["events"].replace('"amount":50', f'"amount":{gold}')
