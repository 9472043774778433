"""A campaign of a club that somebody damaged from outside: its last good state is one tap away, and all hear of it."""

import psycopg
import pytest
from fastapi.testclient import TestClient

from tests.postgres.test_programs import Program, campaign, programs

__all__ = ["campaign", "programs"]


def damage(address: str, programs: list[Program], statement: str) -> None:
    with psycopg.connect(address, autocommit=True) as raw:
        raw.execute(statement.encode())
    for program in programs:
        program.services.snapshots.forget()
        program.services.repairs.examine_all()


def is_said_to_be_sick(laptop: TestClient, campaign: int) -> bool:
    home = laptop.get("/")
    assert home.status_code == 200
    return f"/campaigns/{campaign}/repair" in home.text


@pytest.mark.parametrize(
    ("statement", "kept"),
    [
        ("DELETE FROM journal WHERE revision = 3", 2),
        ("UPDATE journal SET events = '[]' WHERE revision = 3", 2),
        ("DELETE FROM journal WHERE revision = 4", 3),
    ],
)
def test_the_last_good_state_comes_back_at_every_program(
    programs: list[Program], campaign: int, address: str, statement: str, kept: int
) -> None:
    one, other = (program.laptop for program in programs)
    second = one.post("/api/v1/campaigns", json={"name": "Kerkerabend", "system": "toy", "key": "other"}).json()["id"]
    for owner in ("anna", "ben", "anna"):
        programs[0].give(campaign, owner)
    damage(address, programs, statement)
    for laptop in (one, other):
        assert is_said_to_be_sick(laptop, campaign)
        assert not is_said_to_be_sick(laptop, second)
    assert f"Bis Eintrag {kept} " in one.get(f"/campaigns/{campaign}/repair").text
    assert one.post(f"/campaigns/{campaign}/repair", data={"entries": str(kept)}).status_code == 303
    for program in programs:
        assert not is_said_to_be_sick(program.laptop, campaign)
        assert program.services.repairs.first_fault(campaign) is None
        assert program.laptop.get(f"/api/v1/campaigns/{campaign}").json()["revision"] == kept
    for program in programs:
        program.give(campaign, "ben")
    assert one.get(f"/api/v1/campaigns/{campaign}").json()["revision"] == kept + 2
