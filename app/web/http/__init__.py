"""Requests: guards, who is asking, what was posted, what is answered when something is wrong."""
