"""HeroQuest's facts: read from TOML once, checked, and frozen.

Which examples has a rule? `rule_examples.toml`: cases for the calculator; what follows is worked out when shown.

What do objects of HeroScribe become? `heroscribe.toml`.
"""
