"""The town on pages: shops, trades and visitors, on the phone and at the laptop.

What does a deal cost and change? `panels.py`; what a hero carries: `gear.py`; for programs: `api.py`.
"""
