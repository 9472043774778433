"""Campaigns in a database: fulfils the ports of `app.campaign`.

Where is everything stored? `tables.py`; in which database: `opening.py`, what is asked of one: `connections.py`.
Passports as rows: `read_tables.py`.

Which backup is the newest? `backup_content.py`, by what it holds and its number, never by a clock.

How are backups made and tried? `backup_scheduler.py` (when), `backups.py` (the folder), `backup_check.py` (whether
one holds; in a process of its own), `restoring.py` (back again).

What if the database or a campaign in it is damaged? `rescue.py` (before the database is opened; asked by
`app/commands/rescue.py`, `app/web/campaigns/rescue.py`), `repair.py` (one campaign).

How does a campaign leave and come in? `campaign_files.py` (the file), `transfer.py`; `docs/campaign-file.md`.

What is kept of phones beside the journal? How far each has read its hero's cards, and the rolls that are out:
`outside_journal.py`.

Where are drawn maps kept, and how is a step taken back? `drawings.py`: of the house, not of a campaign; each step is
a row.

How do several programs serve one table? `postgres.py` (who waits for whom), `postgres_notifications.py` (who hears
what); phones elsewhere: `app/web/live/phones.py`.
"""
