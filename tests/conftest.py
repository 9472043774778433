"""For all tests: hypothesis finds the same examples on every run, however slow the machine is."""

from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None, database=None)
settings.load_profile("house")
