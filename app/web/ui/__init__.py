"""Tools for making pages: parts, words, forms, pictures, search.

How does a form become a command, and what is wrong field by field? `forms.py`. Which error becomes which status?
`errors.py`.

Which looks and scripts does a passport do without? `static/css/frame.css` comes with the first panel;
`static/js/panel.js` with the first tap into one; `static/js/keyboard.js` with the first key; `static/js/in_place.js`
(forms answered without a load) with the first touch of one.

Does every page fit every window? `tests/browser/every_page.py`, asked in every run, and by `test_widths.py` in all
widths on demand. On a laptop no panel of a fight may scroll: `static/js/fit.js` packs a long one more tightly,
`static/css/fit.css` says how, `test_fast_dice.py` checks it, too.

How is something found by a word? `finding.py`: umlauts in any way, typing errors forgiven (`folded`; lists that
filter as one types: the same in `static/js/finder.js`); every word must stand there (`Finder`), or the best come
first in several languages at once (`RankedFinder`).

Where is a compiled template kept? `compiled_templates.py`.

How is a QR code drawn? `qr_code.py`.

What becomes of an uploaded picture? `pictures.py`; kept and forgotten in `app/campaign/recording.py`.
"""
