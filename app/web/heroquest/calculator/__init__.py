"""Single rules over the API and on the page “Regelrechner”, and the rule book to read.

Which rules does the calculator have? `rules.py`; tables of described figures: `app/systems/heroquest/calculator`.
"""
