"""All words of the house, by language. Games add their own.

What is said in which language? `words/de.ftl` and `words/en.ftl` beside what they speak of (`docs/words.md`), read by
`fluent.py`; who hears what: `app/web/http/languages.py`, in the terminal `app/launch/terminal.py`.
"""
