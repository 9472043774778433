"""Every table. The journal is the truth; `state`, `checkpoint`, `action` and the read tables can be rebuilt from it."""

from sqlalchemy import Column, Index, Table, Text, UniqueConstraint
from sqlmodel import Field, SQLModel

SQLModel.metadata.naming_convention = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


def _long_text(*, nullable: bool = False) -> Column[str]:
    return Column(Text, nullable=nullable)


class CampaignRow(SQLModel, table=True):
    """A campaign in the list of campaigns."""

    __tablename__ = "campaign"
    id: int | None = Field(default=None, primary_key=True)
    system: str
    name: str
    revision: int
    created_at: str
    changed_at: str
    key: str | None = Field(unique=True)


class JournalRow(SQLModel, table=True):
    """One entry of the journal, sealed: `digest` covers all columns, `previous` is the digest of the entry before."""

    __tablename__ = "journal"
    __table_args__ = (UniqueConstraint("campaign_id", "key"),)
    campaign_id: int = Field(primary_key=True, foreign_key="campaign.id")
    revision: int = Field(primary_key=True)
    format: int
    kind: str
    target: int | None
    actor: str = Field(sa_column=_long_text())
    at: str
    command: str | None = Field(sa_column=_long_text(nullable=True))
    answers: str = Field(sa_column=_long_text())
    places: str = Field(sa_column=_long_text())
    events: str = Field(sa_column=_long_text())
    subjects: str = Field(sa_column=_long_text())
    key: str | None
    previous: str
    digest: str


class ActionRow(SQLModel, table=True):
    """Entry that counts today, and its place."""

    __tablename__ = "action"
    __table_args__ = (Index(None, "campaign_id", "place"),)
    campaign_id: int = Field(primary_key=True, foreign_key="campaign.id")
    revision: int = Field(primary_key=True)
    place: int
    active: bool
    undoable: bool
    replaces: int | None


class StateRow(SQLModel, table=True):
    """The campaign as it stands, one row that is overwritten. Its seal ties it to the journal's last entry."""

    __tablename__ = "state"
    campaign_id: int = Field(primary_key=True, foreign_key="campaign.id")
    revision: int
    redo: str
    house: str = Field(sa_column=_long_text())
    table: str = Field(sa_column=_long_text())
    digest: str


class CheckpointRow(SQLModel, table=True):
    """The state after the action at `place`; a cache that may be dropped at any time except for the first."""

    __tablename__ = "checkpoint"
    campaign_id: int = Field(primary_key=True, foreign_key="campaign.id")
    place: int = Field(primary_key=True)
    house: str = Field(sa_column=_long_text())
    table: str = Field(sa_column=_long_text())
    digest: str


class HeroRow(SQLModel, table=True):
    """A hero."""

    __tablename__ = "hero"
    campaign_id: int = Field(primary_key=True, foreign_key="campaign.id")
    hero_id: str = Field(primary_key=True)
    name: str
    player: str
    hero_class: str
    status: str
    seat: int


class PassportValueRow(SQLModel, table=True):
    """One number of a hero's passport"""

    __tablename__ = "passport_value"
    campaign_id: int = Field(primary_key=True, foreign_key="campaign.id")
    hero_id: str = Field(primary_key=True)
    name: str = Field(primary_key=True)
    value: int


class EquipmentRow(SQLModel, table=True):
    """One thing a hero carries."""

    __tablename__ = "equipment"
    campaign_id: int = Field(primary_key=True, foreign_key="campaign.id")
    hero_id: str = Field(primary_key=True)
    item_id: str = Field(primary_key=True)
    kind: str
    content_id: str
    place: str
    wear: str


class SpellSetRow(SQLModel, table=True):
    """One set of spells a hero holds."""

    __tablename__ = "spell_set"
    campaign_id: int = Field(primary_key=True, foreign_key="campaign.id")
    hero_id: str = Field(primary_key=True)
    number: int = Field(primary_key=True)
    lore: str
    permanent: bool


class PictureRow(SQLModel, table=True):
    """A picture that somebody uploaded, small and made anew by us. Not derived: the journal knows only its digest."""

    __tablename__ = "picture"
    __table_args__ = (Index(None, "digest"),)
    campaign_id: int = Field(primary_key=True, foreign_key="campaign.id")
    owner: str = Field(primary_key=True)
    digest: str = Field(primary_key=True)
    content: bytes


class ReadMarkRow(SQLModel, table=True):
    """Until which revision a phone has understood what happened to a hero. No part of the journal."""

    __tablename__ = "read_mark"
    campaign_id: int = Field(primary_key=True, foreign_key="campaign.id")
    device_id: str = Field(primary_key=True)
    hero_id: str = Field(primary_key=True)
    revision: int


class HandedRollRow(SQLModel, table=True):
    """A roll that was handed to a hero's phone, until the action goes on; `answer` is empty until it is thrown."""

    __tablename__ = "handed_roll"
    campaign_id: int = Field(primary_key=True, foreign_key="campaign.id")
    hero_id: str = Field(primary_key=True)
    roll_id: str
    body: str = Field(sa_column=_long_text())
    answer: str


class SettingRow(SQLModel, table=True):
    """A setting of the whole house, such as the hash of the game master's PIN."""

    __tablename__ = "setting"
    name: str = Field(primary_key=True)
    value: str


class MapDrawingRow(SQLModel, table=True):
    """A board that somebody draws, of the house and not of a campaign; `place` is the step at which it stands."""

    __tablename__ = "map_drawing"
    id: str = Field(primary_key=True)
    system: str
    revision: int
    place: int
    changed_at: str


class MapDrawingStepRow(SQLModel, table=True):
    """A drawing as it was after one deed, for taking back and bringing back."""

    __tablename__ = "map_drawing_step"
    drawing_id: str = Field(primary_key=True, foreign_key="map_drawing.id")
    place: int = Field(primary_key=True)
    name: str
    deed: str = Field(sa_column=_long_text())
    body: str = Field(sa_column=_long_text())


READ_TABLES: tuple[type[SQLModel], ...] = (HeroRow, PassportValueRow, EquipmentRow, SpellSetRow)
DERIVED: tuple[type[SQLModel], ...] = (CampaignRow, ActionRow, CheckpointRow, StateRow, *READ_TABLES)


def table_of(row: type[SQLModel]) -> Table:
    """Return the table behind a row class, for statements without an object for every row."""
    return SQLModel.metadata.tables[str(row.__tablename__)]


METADATA = SQLModel.metadata
