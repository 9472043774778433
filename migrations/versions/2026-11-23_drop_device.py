"""drop device: phones stand in the state and the journal, and nobody reads them from a table"""

import sqlalchemy as sa
import sqlmodel
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_table("device")


def downgrade() -> None:
    op.create_table(
        "device",
        sa.Column("campaign_id", sa.Integer(), nullable=False),
        sa.Column("device_id", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("name", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("hero_ids", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("revoked", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["campaign_id"], ["campaign.id"], name=op.f("fk_device_campaign_id_campaign")),
        sa.PrimaryKeyConstraint("campaign_id", "device_id", name=op.f("pk_device")),
    )
