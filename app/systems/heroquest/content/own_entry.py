"""An entry of a group's own content, as a table keeps it."""

from app.core.model import Model

Key = tuple[str, str]  # kind and id


class OwnEntry(Model):
    """An entry of an overlay; `facts` is JSON with sorted keys, so that equal entries are equal texts."""

    kind: str
    id: str
    facts: str

    @property
    def key(self) -> Key:
        """What no two entries of an overlay share."""
        return self.kind, self.id
