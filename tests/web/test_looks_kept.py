"""What is remembered of one look for the next: never more than holds, and nobody else's."""

import pytest

from app.campaign.model import GAME_MASTER, GUEST
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.state.table import Table
from app.web.heroquest.table import look
from app.web.heroquest.table.look import ViewCache
from app.web.heroquest.web import PAGES
from app.web.table import stories as table_stories
from app.web.table.stories import StoryCache
from tests.web.conftest import Server
from tests.web.pages_support import open_sample


def _told(server: Server, campaign: int, *, as_guest: bool = False) -> list[str]:
    snapshot, actor = server.services.snapshots.take(campaign), GUEST if as_guest else GAME_MASTER
    stories = [PAGES.stories(snapshot.state, actor).story(action) for action in snapshot.recent]
    return [story.sentences[0] for story in stories if story]


def test_a_story_is_told_anew_when_somebody_is_called_otherwise(server: Server) -> None:
    campaign = open_sample(server)
    server.do(campaign, "change_gold", hero_id="borrek", change=5)
    assert "Borrek" in _told(server, campaign)[0]
    server.do(campaign, "rename_hero", hero_id="borrek", name="Grimbart", player="")
    assert "Grimbart" in _told(server, campaign)[1]
    assert len(_told(server, campaign, as_guest=True)) < len(_told(server, campaign)), "a guest hears less"


def test_stories_are_not_kept_without_end(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_stories, "MOST_KEPT", 3)
    campaign = open_sample(server)
    snapshot = server.services.snapshots.take(campaign)
    assert isinstance(snapshot.state.table, Table)
    stories = StoryCache(PAGES.chronicler).of(snapshot.state.table, GAME_MASTER.viewer, PAGES.labels)
    for action in snapshot.recent:
        assert stories.story(action) == stories.story(action)
        assert len(stories.kept) <= 3


def test_views_are_kept_by_their_table_and_viewer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(look, "MOST_VIEWS", 2)
    looks, tables = ViewCache(SYSTEM), [Table() for _ in range(4)]
    for table in tables:
        view = looks.view(table, GAME_MASTER.viewer)
        assert looks.view(table, GAME_MASTER.viewer) is view
        assert looks.view(table, GUEST.viewer).own_content is None
        assert view.own_content is not None
    assert len(looks._views) <= 2


def test_all_pages_that_are_woken_together_share_one_look_at_who_is_there(server: Server) -> None:
    campaign = open_sample(server)
    snapshots = server.services.snapshots
    before = snapshots.take(campaign)
    server.services.hub._told[campaign] = before.revision
    assert snapshots.told(campaign) is before is snapshots.told(campaign)
    server.do(campaign, "admit_device", device_id="d1", name="Anna", hero_ids=["ragna"])
    with server.services.hub.open(campaign, "d1"):
        assert snapshots.take(campaign).presence["d1"].connected
        assert server.services.hub.streams == 1
    assert not snapshots.take(campaign).presence["d1"].connected
