"""Live pages: their parts, their streams, who is woken when a campaign changes, how phones are doing.

How does an open page follow what happens at the table? `parts.py` (what differs), `hub.py` (who is woken),
`stream.py` (the stream), `pages.py` (the parts that every game shares).
"""
