"""add read_mark and handed_roll: what phones have understood and what they are asked to throw"""

import sqlalchemy as sa
import sqlmodel
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_TEXT = sqlmodel.sql.sqltypes.AutoString


def upgrade() -> None:
    op.create_table(
        "read_mark",
        sa.Column("campaign_id", sa.Integer(), nullable=False),
        sa.Column("device_id", _TEXT(), nullable=False),
        sa.Column("hero_id", _TEXT(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["campaign_id"], ["campaign.id"], name=op.f("fk_read_mark_campaign_id_campaign")),
        sa.PrimaryKeyConstraint("campaign_id", "device_id", "hero_id", name=op.f("pk_read_mark")),
    )
    op.create_table(
        "handed_roll",
        sa.Column("campaign_id", sa.Integer(), nullable=False),
        sa.Column("hero_id", _TEXT(), nullable=False),
        sa.Column("roll_id", _TEXT(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("answer", _TEXT(), nullable=False),
        sa.ForeignKeyConstraint(["campaign_id"], ["campaign.id"], name=op.f("fk_handed_roll_campaign_id_campaign")),
        sa.PrimaryKeyConstraint("campaign_id", "hero_id", name=op.f("pk_handed_roll")),
    )


def downgrade() -> None:
    op.drop_table("handed_roll")
    op.drop_table("read_mark")
