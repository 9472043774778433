"""Invitations that let a phone join: nothing is stored, a signature over campaign, hero and generation is enough."""

import hmac
from base64 import b32encode
from hashlib import blake2b
from typing import NamedTuple

LONGEST = 200


class Invitation(NamedTuple):
    """Target of a code: a campaign and, when it is a hero's own code, that hero."""

    campaign_id: int
    generation: int
    hero_id: str | None


class Invitations:
    """Makes and reads invitation tokens, short enough for a QR code that scans across a table."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def token(self, invitation: Invitation) -> str:
        """Return the token of an invitation."""
        text = f"{invitation.campaign_id}.{invitation.generation}.{invitation.hero_id or ''}"
        return f"{text}.{self._signature(text)}"

    def read(self, token: str) -> Invitation | None:
        """Return the invitation behind a token; None when it was never ours."""
        text, _, signature = token.rpartition(".")
        if len(token) > LONGEST or not token.isascii() or not hmac.compare_digest(signature, self._signature(text)):
            return None
        campaign_id, generation, hero_id = text.split(".")  # only what `token` wrote carries our signature
        return Invitation(int(campaign_id), int(generation), hero_id or None)

    def _signature(self, text: str) -> str:
        digest = blake2b(b"invitation:" + text.encode(), key=self._secret, digest_size=10).digest()
        return b32encode(digest).decode()
