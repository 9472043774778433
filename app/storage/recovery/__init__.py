"""The way back to a whole house: find what is wrong, choose a backup, examine it, swap it in.

What is wrong with the database, before it is opened? `find.py`; with its side file: `side_file.py`.

Which backups are there, and which is the newest? `choose.py`: by what it holds and its number, never by a clock.

Does a backup hold? `examine.py`: a database of our own is made of its rows; in a process of its own where an evening
goes on meanwhile.

How does it come in the place of what is there? `swap.py`: at a running table (`Restoring`), or before the start
(`Rescue`). What was there is kept.

When are backups made and tried? `schedule.py`.

How is a single damaged campaign mended? `repair.py`.

Who asks? `app/web/backups` (pages), `app/commands/rescue.py` (the start), `app/commands/doctor.py`.
"""
