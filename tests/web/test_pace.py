"""A phone that acts faster than people do is slowed down, and told to the game master."""

from app.web.http.rate_limits import Trouble
from tests.web.conftest import Server


def test_who_acts_without_end_waits_and_everybody_else_goes_on(server: Server) -> None:
    server.services.watchman.actions.limit = 3
    campaign = server.campaign()
    server.do(campaign, "change_coins", owner="anna", change=5)
    phone, other = server.player(campaign, "anna"), server.player(campaign, "anna", "Bert")
    path = f"/api/v1/campaigns/{campaign}/commands"

    def act(client: object) -> int:
        assert hasattr(client, "post")
        done = client.post(path, json=server.wish(campaign, "change_coins", owner="anna", change=-1))
        assert done.status_code in (201, 403, 429), done.text
        return int(done.status_code)

    before = [act(phone) for _ in range(3)]
    assert 429 not in before
    refused = phone.post(path, json=server.wish(campaign, "change_coins", owner="anna", change=-1))
    assert (refused.status_code, refused.json()["code"]) == (429, "pace.too_fast")
    assert refused.json()["data"] == {"seconds": 60}
    assert act(other) == before[0]
    for _ in range(5):
        server.do(campaign, "change_coins", owner="anna", change=1)
    [slowed] = server.services.watchman.notices()
    assert (slowed.trouble, slowed.name, slowed.count) == (Trouble.FAST_PHONE, "Anna", 1)
    server.clock.advance(61)
    assert act(phone) == before[0]
    assert [act(phone) for _ in range(3)][-1] == 429
    server.clock.advance(-3600)
    assert act(phone) == before[0], "nobody waits until a clock that was set back has come there again"
