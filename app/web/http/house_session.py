"""The cookie of a device, kept apart from those of other houses on the same host.

Browsers keep one jar for a host, whatever the port: a second house on this laptop, or another data folder on the same
port, finds the cookie of the first. It cannot read it, and must not write over it.
"""

from hashlib import blake2b

from itsdangerous import BadSignature, TimestampSigner
from starlette.middleware.sessions import SessionMiddleware
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

COOKIE = "heldenpass"


class HouseSession:
    """Keeps the session in a cookie of the usual name, or, where another house has taken that, in one of our own."""

    def __init__(self, app: ASGIApp, secret: bytes, max_age: int) -> None:
        """`secret` signs the cookies of this house alone, and names its own."""
        key, self._max_age = secret.hex(), max_age
        self._signer = TimestampSigner(key)
        mark = blake2b(secret, digest_size=4, person=b"cookie").hexdigest()
        self._by_name = {
            name: SessionMiddleware(app, key, session_cookie=name, max_age=max_age)
            for name in (COOKIE, f"{COOKIE}_{mark}")
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        name = self._name(scope) if scope["type"] == "http" else COOKIE
        await self._by_name[name](scope, receive, send)

    def _name(self, scope: Scope) -> str:
        """Return the name of the cookie that is ours; without any, the first that no other house has taken."""
        cookies = HTTPConnection(scope).cookies
        ours = (name for name in self._by_name if name in cookies and self._is_ours(cookies[name]))
        free = (name for name in self._by_name if name not in cookies)
        *_, last = self._by_name
        return next(ours, None) or next(free, last)

    def _is_ours(self, cookie: str) -> bool:
        try:
            self._signer.unsign(cookie.encode(), max_age=self._max_age)
        except (BadSignature, UnicodeError):
            return False
        return True
