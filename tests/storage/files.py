"""Campaigns as files, and files with something else in them."""

import gzip
import json
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from app.storage import campaign_files
from app.storage.campaign_files import CampaignFile
from app.storage.database import Database
from app.storage.journal_rows import seal_of
from app.storage.migrations import create_tables, head_revision
from app.storage.transfer import Transfer
from tests.table_top import NOW, TableTop


def transfer(table: TableTop) -> Transfer:
    return Transfer(table.database, table.store, lambda: NOW, lambda: "moved")


def written(file: CampaignFile) -> bytes:
    """A file as bytes."""
    target = BytesIO()
    campaign_files.write(file, target)
    return target.getvalue()


def read(content: bytes) -> CampaignFile:
    """The file of these bytes."""
    return campaign_files.read(BytesIO(content))


def out(table: TableTop) -> CampaignFile:
    return read(written(transfer(table).campaign(table.id)))


def elsewhere(tmp_path: Path, name: str = "other.db") -> TableTop:
    """A table in another house, with no campaign of this number."""
    (tmp_path / name).unlink(missing_ok=True)
    database = Database(tmp_path / name)
    create_tables(database, head_revision())
    return TableTop(database, campaign_id=-1)


def arrived(file: CampaignFile, there: TableTop, key: str = "x") -> TableTop:
    there.id = transfer(there).take_in(file, key).campaign_id
    return there


def changed(table: TableTop, change: Callable[[dict[str, Any]], object], *, sealed: bool = True) -> bytes:
    """The file with something else in it; `sealed`: by somebody who knows how the whole is sealed."""
    content = json.loads(gzip.decompress(written(out(table))))
    change(content)
    if sealed:
        content["seal"] = whole_seal(content)
    return json.dumps(content).encode()


def whole_seal(content: dict[str, Any]) -> str:
    """The seal over a file's content."""
    head = ("format", "version", "program", "exported", "id", "system", "name", "created_at")
    entries = [one.get("digest") for one in content.get("journal", ())]
    pictures = [one[part] for one in content.get("pictures", ()) for part in ("owner", "digest", "content")]
    return seal_of((*(content.get(name) for name in head), *entries, *pictures, content.get("expected", "")))


def line(content: dict[str, Any], number: int) -> dict[str, Any]:
    found: dict[str, Any] = content["journal"][number]
    return found


def resealed(content: dict[str, Any], number: int, **changes: Any) -> None:
    """Change an entry and seal it and all that follow, as we would."""
    line(content, number).update(changes)
    previous = line(content, number)["previous"]
    for one in content["journal"][number:]:
        one["previous"] = previous
        values = [content["id"], *(one[name] for name in campaign_files.FileLine.model_fields if name != "digest")]
        previous = one["digest"] = seal_of(values)
