"""Forms made out of models: what they are made from, what they show, and what was typed into them.

What is a form made of? A model: `schema.py` (what it is made from), `form.py` (what it shows), `typed.py` (what was
typed), `words.py`. What a field means to people is a mark on it: `app/core/model.py`.
"""
