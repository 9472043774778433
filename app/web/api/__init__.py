"""The API: the same services as the pages, JSON instead of HTML.

In which shape are conversations told to programs? `app/web/table/conversation/told.py`.
"""
