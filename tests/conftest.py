"""For all tests: hypothesis finds the same examples on every run, however slow the machine is."""

from hypothesis import settings

from app.core.model import Model

settings.register_profile("house", derandomize=True, deadline=None, database=None)
settings.load_profile("house")

# hypothesis reads a model's signature, and one that is not built yet shows its parent's.
Model.model_config["defer_build"] = False
