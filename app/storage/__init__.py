"""Campaigns in a database: fulfils the ports of `app.campaign`.

How does an older database get the tables of this program? `migrations.py`, steps in `migrations/`. How is a row
sealed to the one before? `journal_rows.py` (`seal_of`); it is checked in `journal_reading.py`.

Where is everything stored? `tables.py`; in which database: `opening.py`, what is asked of one: `connections.py`.
Passports as rows: `read_tables.py`.

How does a house come back after a loss? `recovery/`: backups, what is wrong, and how it is mended. What is derived
from a journal is built anew in `rebuild.py`.

How does a campaign leave and come in? `campaign_files.py` (the file), `transfer.py`; `docs/campaign-file.md`.

What is kept of phones beside the journal? How far each has read its hero's cards, and the rolls that are out:
`outside_journal.py`.

Where are drawn maps kept, and how is a step taken back? `drawings.py`: of the house, not of a campaign; each step is
a row.

How do several programs serve one table? `postgres.py` (who waits for whom), `postgres_notifications.py` (who hears
what); phones elsewhere: `app/web/live/phones.py`.
"""
