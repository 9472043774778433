"""Requests: who asks, what is let through, what comes back when something is wrong."""
