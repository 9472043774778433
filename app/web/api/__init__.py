"""The API: the same services as the pages, JSON instead of HTML."""
