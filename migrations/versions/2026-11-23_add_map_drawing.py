"""add map_drawing: boards that somebody draws, with the steps that led there"""

import sqlalchemy as sa
import sqlmodel
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "map_drawing",
        sa.Column("id", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("system", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("changed_at", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_map_drawing")),
    )
    op.create_table(
        "map_drawing_step",
        sa.Column("drawing_id", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("name", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("deed", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["drawing_id"], ["map_drawing.id"], name=op.f("fk_map_drawing_step_drawing_id_map_drawing")
        ),
        sa.PrimaryKeyConstraint("drawing_id", "place", name=op.f("pk_map_drawing_step")),
    )


def downgrade() -> None:
    op.drop_table("map_drawing_step")
    op.drop_table("map_drawing")
