"""Body and mind points: wounds, fainting, dying, falls, healing, injuries (ch. 9 and 14).

What takes body points, and what follows? `wounds.py`: faint, death, the fall, injuries and their cure. What gives
them back? `healing.py`, with all about mind points, and what wards off poison and spells.
"""
