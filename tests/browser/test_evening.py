"""A recorded evening at the Spieltisch, with phones that follow, and played again from its journal."""

import statistics
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Page, expect

from app.settings import Settings
from app.storage.database import Database
from app.storage.store import SqlStore
from app.systems.registry import SYSTEMS
from tests.browser import evening
from tests.browser.conftest import Server
from tests.browser.hands import Hands
from tests.browser.steps import NewPhone
from tests.replaying import Exported, exported, replayed

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]  # long where the machine is busy
ACTIONS = 120
PATIENCE, USUAL = 20_000, 5_000  # how long to look for something, in milliseconds
OF_EACH = {
    "attack", "sweep", "cast_basic_spell", "cast_set_spell", "drink_potion", "heal_with_herbs", "give_item_to",
    "spring_trap", "disarm_trap", "jump_trap", "climb_out", "open_chest", "search_for_traps", "search_for_treasure",
    "search_furniture", "roll_fate", "write_deck", "draw_card", "place_monster", "reveal_monsters", "remove_monster",
    "move_roll", "end_turn", "start_quest", "close_quest", "propose_action", "accept_proposal",
}  # fmt: skip


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """An evening is long: where the machine is slow for a moment, nobody goes home."""
    expect.set_options(timeout=PATIENCE)
    yield
    expect.set_options(timeout=USUAL)


def test_an_evening_comes_out_the_same_when_it_is_played_again(
    laptop: Page, new_phone: NewPhone, server: Server
) -> None:
    laptop.set_default_timeout(PATIENCE)
    laptop.emulate_media(reduced_motion="no-preference")
    hands = Hands(laptop)
    played = evening.play(hands, new_phone, server)
    assert all(phone.evaluate("window.isStillTheSame") for phone in played.phones.values()), "a phone was loaded anew"
    api = f"{server.laptop}/api/v1{played.campaign}/journal"
    journal = exported(lambda after: laptop.request.get(f"{api}?after={after}&limit=100").json())
    _check_what_happened(journal)
    _check_played_again(server, int(played.campaign.rpartition("/")[2]), journal)
    p95 = statistics.quantiles(hands.server_times, n=20)[-1]
    print(f"\n{len(journal)} entries, {hands.taps} taps, {len(hands.server_times)} forms, p95 {p95:.1f} ms")


def _check_what_happened(journal: Sequence[Exported]) -> None:
    done = Counter(line["command"]["type"] for line in journal if line["command"])
    assert done.total() >= ACTIONS
    assert set(done) >= OF_EACH
    assert {line["kind"] for line in journal} == {"action", "undo", "redo", "correction"}
    assert _fought(journal) == {"orc", "skeleton", "gargoyle"}, "three fights, each against its own kind"
    facts = Counter(fact["type"] for line in journal for fact in line["events"])
    assert set(facts) >= {"hero.fainted", "hero.fell", "hero.revived", "turn.began"}, "a fall, and up again"
    assert facts["monster.slain"] >= 3


def _fought(journal: Sequence[Exported]) -> set[str]:
    """The kinds of monsters that were attacked with a blade, an arrow or a spell."""
    wishes = [line["command"] for line in journal if line["command"]]
    placed = [wish for wish in wishes if wish["type"] == "place_monster"]
    kinds = {one: wish["kind"] for wish in placed for one in _ids(wish)}
    aimed = [wish.get("target_id") for wish in wishes] + [one for wish in wishes for one in wish.get("target_ids", ())]
    return {kinds[one] for one in aimed if one in kinds}


def _ids(wish: Exported) -> Sequence[str]:
    number = wish.get("count", 1)
    return [wish["monster_id"]] if number == 1 else [f"{wish['monster_id']}-{n}" for n in range(1, number + 1)]


def _check_played_again(server: Server, campaign_id: int, journal: Sequence[Exported]) -> None:
    """Byte for byte, as both stand in a data folder."""
    database = Database(Settings(data=server.data).database)
    try:
        store = SqlStore(database, SYSTEMS)
        with store.reading(campaign_id) as campaign:
            state, system = campaign.state, campaign.system
    finally:
        database.close()
    again = replayed(system, journal, state.house.cup.seed)
    assert again.as_json() == state.as_json()
