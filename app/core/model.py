"""The one base of all values in the house: frozen, strict, nothing unknown."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, PlainSerializer

# A set of ids that always writes itself in the same order, so that equal states are equal bytes.
IdSet = Annotated[frozenset[str], PlainSerializer(sorted, return_type=list[str])]


class Model(BaseModel):
    """An immutable value. Strict: "1" is no number. Unknown fields are refused, so a typing error never gets lost."""

    # Three hundred models are built when they are first needed, not when the program starts.
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True, protected_namespaces=())
