"""The town as a page: shops, trades and gear, for everybody at the same time."""
