"""Every page that needs no quest: its half of the walk, so that two workers share it."""

import pytest
from playwright.sync_api import Page

from app.settings import ROOT
from tests.browser.conftest import LAPTOP, NewContext, Server
from tests.browser.every_page import check_pages_at_rest

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]  # long where the machine is busy


def test_every_page_at_rest_is_fit_for_people(laptop: Page, new_context: NewContext, server: Server) -> None:
    check_pages_at_rest(laptop, new_context(**LAPTOP).new_page(), server)


def test_every_page_is_tested() -> None:
    """A page without a row here would go unseen: all full-page templates are listed by what they extend."""
    pages = {file.relative_to(ROOT / "templates").as_posix() for file in (ROOT / "templates").rglob("[!_]*.html")}
    assert pages - _NOT_PAGES == _COVERED


_FRAMES = {f"table/{page}.html" for page in ("passport", "screen", "table", "watch")} | {  # of the pages of any game
    "print/frame.html",
    "print/sheets.html",
}
_NOT_PAGES = {"base.html", "program/ended.html", *_FRAMES} | {
    file.relative_to(ROOT / "templates").as_posix() for file in (ROOT / "templates").rglob("macros/*.html")
}
_COVERED = {
    "backups/backups.html",
    "backups/candidate.html",
    "calculator/calculator.html",
    "calculator/list.html",
    "campaigns/campaigns.html",
    "campaigns/heroes.html",
    "campaigns/import.html",
    "campaigns/join.html",
    "campaigns/repair.html",
    "campaigns/settings.html",
    "program/program.html",
    "fair_dice/check_file.html",
    "fair_dice/fair_dice.html",
    "campaigns/waiting.html",
    "campaigns/welcome.html",
    *(f"dnd5e/{page}.html" for page in ("passport", "screen", "table", "watch")),  # in test_dnd5e.py
    # in test_dungeonquest.py
    *(f"dungeonquest/{page}.html" for page in ("passport", "screen", "sheets", "table", "watch")),
    "errors/error.html",
    "errors/rescue.html",
    "errors/rescue_wait.html",
    "errors/signed_out.html",
    "event_log/blocked_undo.html",
    "event_log/event_log.html",
    "event_log/undo_preview.html",
    "mage_knight/print.html",
    "mage_knight/rulings.html",
    "heroquest/map_editor/editor.html",
    "heroquest/map_editor/import.html",
    "heroquest/map_editor/library.html",
    "heroquest/map_editor/play.html",
    "heroquest/map_editor/print.html",
    "heroquest/map_editor/share.html",
    "heroquest/bestiary.html",
    "heroquest/bestiary_kind.html",
    "catalogue/catalogue.html",
    "catalogue/entry.html",
    "catalogue/exchange.html",
    "heroquest/dice_luck.html",
    "heroquest/dice_numbers.html",
    "heroquest/dice_pools.html",
    "heroquest/dice_weapons.html",
    "heroquest/duel.html",
    "heroquest/maps/phone.html",
    "heroquest/market/town.html",
    "heroquest/paper_fight.html",
    "heroquest/paper_session.html",
    "heroquest/party/heroes.html",
    "heroquest/party/import.html",
    "heroquest/party/life.html",
    "heroquest/passport.html",
    "heroquest/personal.html",
    "heroquest/quests/aftermath.html",
    "heroquest/quests/chronicle.html",
    "heroquest/quests/close.html",
    "heroquest/quests/edit.html",
    "heroquest/quests/quest.html",
    "heroquest/quests/quests.html",
    "heroquest/quests/start.html",
    "heroquest/results.html",
    "heroquest/screen.html",
    "heroquest/sheets.html",
    "heroquest/table.html",
    "heroquest/watch.html",
    "heroquest/patterns.html",
    "rulebook/rule.html",
    "rulebook/rules.html",
    "session/sign_in.html",
    "long_work/long_work.html",
}
