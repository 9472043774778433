"""How well a name fits a few letters: what is called so comes before what only has to do with it."""

import unicodedata


def plain(text: str) -> str:
    """Without case and accents, and with ä typed as ae found as well."""
    folded = text.casefold().replace("ä", "a").replace("ö", "o").replace("ü", "u").replace("ß", "ss")
    folded = folded.replace("ae", "a").replace("oe", "o").replace("ue", "u")
    return "".join(one for one in unicodedata.normalize("NFD", folded) if not unicodedata.combining(one))


def rank(name: str, letters: str) -> int:
    """0 for the very name; then what begins with the letters, has a word that does, has them inside; 4 otherwise."""
    called, wanted = plain(name), " ".join(plain(letters).split())
    if called == wanted:
        return 0
    if called.startswith(wanted):
        return 1
    if any(word.startswith(wanted) for word in called.split()):
        return 2
    return 3 if wanted in called else 4
