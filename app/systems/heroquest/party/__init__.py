"""Heroes at the table: they come, go and are moved between campaigns.

Which heroes are there besides those at the table? `Table.resting`, rules here, pages in `app/web/heroquest/party`.
"""
