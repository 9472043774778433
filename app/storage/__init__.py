"""Campaigns in a database: fulfils the ports of `app.campaign`."""
