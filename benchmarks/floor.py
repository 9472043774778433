"""The floor under our latency: a bare Starlette page, a bare committed row, a bare stream. Nothing of Heldenpass."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response, StreamingResponse
from starlette.routing import Route

if TYPE_CHECKING:
    from fastapi import FastAPI

PAGE = """<!doctype html><html lang="de"><title>Boden</title><p id="value">0</p>
<script>
  new EventSource("/live").onmessage = (e) => { document.getElementById("value").textContent = e.data };
</script></html>"""


class Floor:
    """One row and whoever listens."""

    def __init__(self, path: Path) -> None:
        self._rows = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            self._rows.execute(f"PRAGMA {pragma}")
        self._rows.execute("CREATE TABLE row (value TEXT)")
        self._listeners: set[asyncio.Queue[str]] = set()

    async def act(self, request: Request) -> Response:
        """Commit a row, then tell everybody."""
        value = (await request.body()).decode()
        await run_in_threadpool(self._commit, value)
        for listener in self._listeners:
            listener.put_nowait(value)
        return Response(status_code=204)

    async def live(self, _request: Request) -> Response:
        """A stream of values."""
        return StreamingResponse(self._stream(), media_type="text/event-stream")

    def _commit(self, value: str) -> None:
        self._rows.execute("BEGIN IMMEDIATE")
        self._rows.execute("INSERT INTO row VALUES (?)", (value,))
        self._rows.execute("COMMIT")

    async def _stream(self) -> AsyncIterator[str]:
        queue: asyncio.Queue[str] = asyncio.Queue()
        self._listeners.add(queue)
        try:
            yield ": hello\n\n"
            while True:
                yield f"data: {await queue.get()}\n\n"
        finally:
            self._listeners.discard(queue)


async def page(_request: Request) -> Response:
    """A bare page."""
    return HTMLResponse(PAGE)


def bare() -> "FastAPI":
    """FastAPI with one page, for how long a start takes at least."""
    from fastapi import FastAPI

    app = FastAPI()
    app.get("/")(page)
    return app


@asynccontextmanager
async def _alive(_app: Starlette) -> AsyncIterator[None]:
    yield


def main(path: Path, port: int) -> None:
    """Serve the floor."""
    floor = Floor(path)
    routes = [Route("/", page), Route("/act", floor.act, methods=["POST"]), Route("/live", floor.live)]
    uvicorn.run(Starlette(routes=routes, lifespan=_alive), port=port, log_level="error", timeout_graceful_shutdown=1)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
