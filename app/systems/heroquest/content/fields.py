"""What ids and numbers of the content look like."""

from typing import Annotated

from pydantic import Field, StringConstraints

Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$")]
Count = Annotated[int, Field(ge=0)]
Positive = Annotated[int, Field(ge=1)]
Sides = Annotated[int, Field(ge=2, le=100)]  # of a number die
