"""The ids that stand in addresses, cut to what can be one: any other is not found before a database is asked."""

from typing import Annotated

from fastapi import Path

# Beyond these no database row can lie.
CampaignId = Annotated[int, Path(ge=1, lt=2**31)]
SubjectId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
ProposalId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,40}$")]
