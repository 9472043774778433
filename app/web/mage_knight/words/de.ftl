# The words of the page with the rulings.
rulings = Klärungen
work_out_rulings = Klärungsrechner
rulings_valid_from = Offizielle Klärungen vom 22.09.2003, gültig ab 01.10.2003, in eigenen Worten
search_rulings = Klärung suchen
search_rulings_hint = Gift, counter, Tür …
kind_of_ruling = Art der Klärung
all_kinds_of_ruling = Alle
errata_of_rulings = Errata
changed_by_rulings = Geändert
clarified_by_rulings = Klärung
used_today_count = Heute gebraucht: { $count }
rulings_found = { $count ->
        [one] { $count } Klärung
       *[other] { $count } Klärungen
    }
meant_by_search = gemeint:
also_found_by = auch: { $word }
no_ruling_found = Dazu steht nichts in den Klärungen.
no_ruling_found_hint = Versuche es mit einem anderen Wort; Tippfehler machen nichts.
nothing_used_today = Heute noch nichts gebraucht
nothing_used_today_hint = „Merken“ an einer Klärung legt sie hierher, bis der Tag um ist.
show_all_rulings = Alle Klärungen
print_all_rulings = Alle drucken
on_page_of_book = Regelbuch S. { $page }
in_sheet_under = Blatt: { $source }
work_out_ruling = ausrechnen
keep_for_today = Merken
kept_for_today = Gemerkt
pool_of_figures = Pool: je Zeile eine Figur und ihre Punkte
pool_of_figures_hint = zum Beispiel: Ghul 15
lines_without_points = Hier fehlen die Punkte: { $lines }
calculators_of_rulings = Weitere Rechner
all_calculators_of_rulings = Alle Rechner
way_to_search = Suche
two_pages_of_rulings = Klärungen zu Mage Knight Dungeons
front_of_mage_knight = Mage Knight Dungeons
about_mage_knight = Klärungen, in einem Augenblick gefunden, und Helfer für die Partie.
