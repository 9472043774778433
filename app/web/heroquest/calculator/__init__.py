"""Single rules over the API and on the page “Regelrechner”, and the rule book to read."""
