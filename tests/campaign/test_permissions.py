"""Who may do what: game master, player with one hero, guest, and a phone that was sent away."""

import pytest

from app.campaign import permissions
from app.campaign.commands import ChooseDiceMode, PermitPlayers, RevokeDevice, WriteNotes
from app.campaign.model import GAME_MASTER, GUEST, Actor, CampaignState, Device, DiceMode, House
from app.core.dice import DiceCup
from app.core.errors import NotAllowed, RuleViolation
from app.core.events import Command
from app.core.game_system import Role, Viewer
from tests.toy.game.game import ChangeCoins, Gamble, Purses, Rob, ToyGame

ANNA, BOTH = frozenset({"anna"}), frozenset({"anna", "bert"})
PHONE = Actor(role=Role.PLAYER, device_id="phone", hero_ids=ANNA)
OWN, OTHER = ChangeCoins(owner="anna", change=1), ChangeCoins(owner="bert", change=1)
HOUSE_WISHES = (
    PermitPlayers(permissions=frozenset({"coins"})),
    WriteNotes(text="trap!"),
    ChooseDiceMode(mode=DiceMode.APP),
    RevokeDevice(device_id="phone"),
)


def state(*allowed: str, hero_ids: frozenset[str] = ANNA, revoked: bool = False) -> CampaignState:
    phone = Device(id="phone", name="Anna", hero_ids=hero_ids, revoked=revoked)
    house = House(name="x", cup=DiceCup(seed="s"), permissions=frozenset(allowed), devices={"phone": phone})
    return CampaignState(house=house, table=Purses())


@pytest.mark.parametrize(
    ("actor", "command", "now"),
    [
        *((GAME_MASTER, wish, state()) for wish in (OWN, OTHER, *HOUSE_WISHES)),
        (PHONE, OWN, state("coins")),
        (PHONE, Gamble(owner="anna"), state("coins", "gamble")),
        (PHONE, OTHER, state("coins", hero_ids=BOTH)),
        (PHONE, Rob(owner="anna", victim="bert"), state("gamble")),
    ],
)
def test_allowed(actor: Actor, command: Command, now: CampaignState) -> None:
    permissions.check(ToyGame(), actor, command, now)


@pytest.mark.parametrize(
    ("actor", "command", "now", "code"),
    [
        *((GUEST, wish, state("coins"), "actor.guest") for wish in (OWN, *HOUSE_WISHES)),
        *((PHONE, wish, state("coins"), "actor.not_own_hero") for wish in (OTHER, *HOUSE_WISHES)),
        (PHONE, Rob(owner="bert", victim="anna"), state("gamble"), "actor.not_own_hero"),
        (PHONE, OWN, state(), "actor.not_permitted"),
        (PHONE, OWN, state("gamble"), "actor.not_permitted"),
        (PHONE, OWN, state("coins", revoked=True), "actor.revoked"),
        (PHONE, OWN, state("coins", hero_ids=frozenset()), "actor.not_own_hero"),
    ],
)
def test_refused(actor: Actor, command: Command, now: CampaignState, code: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        permissions.check(ToyGame(), actor, command, now)
    assert refused.value.code == code


def test_the_phone_itself_decides_whose_heroes_a_player_plays_not_the_page_it_has_open() -> None:
    with pytest.raises(NotAllowed, match=r"actor\.not_own_hero"):
        permissions.check(ToyGame(), PHONE, OWN, state("coins", hero_ids=frozenset({"bert"})))


def test_rules_answer_a_player_as_if_what_is_hidden_were_not_there() -> None:
    table = Purses(coins={"anna": 2, "ghost": 5})
    now = state("coins", "gamble").model_copy(update={"table": table})
    assert permissions.known(ToyGame(), PHONE, now).table == Purses(coins={"anna": 2})
    assert permissions.known(ToyGame(), GAME_MASTER, now) is now
    spends = ChangeCoins(owner="ghost", change=-5)
    permissions.check_known(ToyGame(), GAME_MASTER, spends, now)
    refused = []
    for owner in ("ghost", "nobody"):
        with pytest.raises(RuleViolation) as refusal:
            permissions.check_known(ToyGame(), PHONE, spends.model_copy(update={"owner": owner}), now)
        refused.append((refusal.value.code, refusal.value.field, refusal.value.data))
    assert refused[0] == refused[1]


def test_who_acts_looks_with_the_same_eyes() -> None:
    assert PHONE.viewer == Viewer(role=Role.PLAYER, hero_ids=ANNA)
    assert GAME_MASTER.viewer == Viewer(role=Role.GAME_MASTER)
