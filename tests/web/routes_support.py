"""Every route that a server answers, however it came in, and how to call it."""

from collections.abc import Mapping
from typing import NamedTuple

from fastapi import FastAPI
from fastapi.routing import iter_route_contexts
from starlette.routing import Route as PlainRoute

UNSEEN = {"HEAD"}  # comes with each GET


class Route(NamedTuple):
    """A method on a path with names in braces."""

    method: str
    path: str

    def filled(self, names: Mapping[str, object]) -> str:
        """Its address with something in each brace."""
        return self.path.format_map(names)


def all_routes(app: FastAPI) -> tuple[Route, ...]:
    """In order, each once: of the house, of the games, and what the framework brings."""
    app.state.late_routes.join()
    found = {
        Route(method, context.path)
        for context in iter_route_contexts(app.routes)
        if context.path
        for method in (context.methods or set()) - UNSEEN
    }
    plain = [one for one in app.routes if isinstance(one, PlainRoute)]
    found |= {Route(method, one.path) for one in plain for method in (one.methods or set()) - UNSEEN}
    return tuple(sorted(found))
