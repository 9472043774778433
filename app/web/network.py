"""Under which addresses the phones find this laptop."""

import socket
from collections.abc import Sequence
from ipaddress import IPv4Address

import ifaddr


def lan_addresses() -> tuple[str, ...]:
    """The laptop's IPv4 addresses in home networks first, then any others; without loopback and link-local."""
    found = {
        IPv4Address(address.ip)
        for adapter in ifaddr.get_adapters()
        for address in adapter.ips
        if isinstance(address.ip, str)
    }
    usable = [address for address in found if not (address.is_loopback or address.is_link_local)]
    return tuple(str(address) for address in sorted(usable, key=_likeliness))


def own_names() -> tuple[str, ...]:
    """The laptop's own names, plain and as announced in the local network."""
    name = socket.gethostname().partition(".")[0].lower()
    return (name, f"{name}.local") if name else ()


def _likeliness(address: IPv4Address) -> tuple[int, IPv4Address]:
    """Home routers give out 192.168.x.x, hotspots 10.x.x.x or 172.20.x.x; 172.17 to 172.19 are mostly containers."""
    text = str(address)
    order = ("192.168.", "10.", "172.20.", "172.")
    return next((n for n, start in enumerate(order) if text.startswith(start)), len(order)), address


def base_urls(port: int, told: Sequence[str] = ()) -> tuple[str, ...]:
    """Where phones find the table: names we were told first, then addresses, then the name that some phones know.

    In a container only what we were told is right: the addresses found there are the container's own.
    """
    addresses = lan_addresses() or ("127.0.0.1",)
    names = [name for name in own_names() if name.endswith(".local")]
    return tuple(f"http://{host}:{port}" for host in dict.fromkeys((*told, *addresses, *names)))


def join_urls(port: int, token: str, told: Sequence[str] = ()) -> tuple[str, ...]:
    """The link behind a QR code, once for every way to this laptop."""
    return tuple(f"{base}/join/{token}" for base in base_urls(port, told))
