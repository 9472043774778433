"""The current state of each campaign, so that a page need not parse it anew."""

from app.campaign.model import CampaignState

Mark = tuple[object, ...]  # what stands beside a state in its row, the seal among it


class StateCache:
    """Remembers one state of each campaign by its mark: whatever was written meanwhile, by whomever, is a miss."""

    def __init__(self) -> None:
        self._states: dict[int, tuple[Mark, CampaignState]] = {}

    def get(self, campaign_id: int, mark: Mark) -> CampaignState | None:
        """The state with this mark, if it is the one remembered."""
        known = self._states.get(campaign_id)
        return known[1] if known and known[0] == mark else None

    def put(self, campaign_id: int, mark: Mark, state: CampaignState) -> None:
        """Remember a committed state."""
        self._states[campaign_id] = (mark, state)
