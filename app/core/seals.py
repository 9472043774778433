"""A choice under a seal: kept where everybody may look, and read by nobody before it is opened.

What hides it follows from the secret seed of the campaign's dice, so it stays closed wherever that seed is not: on
pages, in streams, in the API, and in a file that leaves the house.
"""

from hashlib import blake2b

_WIDTH = 32  # of every choice under a seal, so that none is told by its length
_SEALED_AS = "heldenpass sealed choice 1"


def closed(choice: str, seed: str, nonce: str) -> str:
    """The choice, of at most 32 bytes, under a seal. `nonce` is used once, else two seals could be compared."""
    plain = choice.encode().ljust(_WIDTH, b"\0")
    if len(plain) > _WIDTH:
        raise ValueError("too long for a seal")
    hidden = _under(plain, seed, nonce)
    return f"{nonce}:{hidden}:{_digest(seed, hidden, nonce, 8).hex()}"


def opened(seal: str, seed: str) -> str | None:
    """What lies under a seal; None when it was not closed with this seed."""
    nonce, _, rest = seal.partition(":")
    hidden, _, check = rest.partition(":")
    if _digest(seed, hidden, nonce, 8).hex() != check:
        return None
    return bytes.fromhex(_under(bytes.fromhex(hidden), seed, nonce)).rstrip(b"\0").decode()


def _under(text: bytes, seed: str, nonce: str) -> str:
    pad = _digest(seed, "", nonce, _WIDTH)
    return bytes(one ^ other for one, other in zip(text, pad, strict=True)).hex()


def _digest(seed: str, text: str, nonce: str, size: int) -> bytes:
    key = blake2b(f"{_SEALED_AS}:{seed}".encode()).digest()
    return blake2b(f"{size}:{nonce}:{text}".encode(), key=key, digest_size=size).digest()
