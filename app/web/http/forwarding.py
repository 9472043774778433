"""Headers that show that a proxy, tunnel or content network passed a request on.

There is no complete list of such headers: each product adds its own. So a header is judged by the words of its name.
Browsers send hardly any header that begins with "X-", and none that speaks of addresses, proxies or networks.
What such a header says is never believed.
"""

import re
from collections.abc import Iterable
from functools import lru_cache

# By browsers themselves: Safari and old Firefox when they load a page ahead, web views and scripts with every request.
_OF_BROWSERS = {"x-moz", "x-purpose", "x-requested-with"}
_WORDS = frozenset(
    # what is told: that it was passed on, for whom, and by which name it was called
    {"forwarded", "forwards", "via", "proxy", "proxied", "ip", "ips", "remote", "original", "gateway", "early", "front"}
    # who tells: content networks, tunnels and clouds
    | {"cdn", "cf", "cloudflare", "cloudfront", "akamai", "fastly", "incap", "fly", "ngrok", "tailscale", "envoy"}
    | {"appengine", "azure", "amzn", "pomerium", "oidc", "ssl"}
    # how a request is followed from one server to the next
    | {"traceparent", "tracestate", "b3"}
)
_BETWEEN_WORDS = re.compile("[-_]")


def is_forwarded(names: Iterable[str]) -> bool:
    """Return whether one of these header names shows that the request was passed on."""
    return any(map(_tells, names))


@lru_cache(maxsize=1024)  # each request has the same ones
def _tells(name: str) -> bool:
    name = name.lower()
    is_own = name.startswith("x-") and name not in _OF_BROWSERS
    return is_own or not _WORDS.isdisjoint(_BETWEEN_WORDS.split(name))
