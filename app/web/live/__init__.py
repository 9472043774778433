"""Parts of live pages, who is woken when a campaign changes, how phones are doing.

How does an open page follow what happens at the table? `parts.py` (what differs), `hub.py` (who is woken), then in
`app/web/table`: `stream.py` (the stream), `live_pages.py` (the parts that every game shares).
"""
