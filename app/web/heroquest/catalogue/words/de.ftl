attack_in_catalogue = Angriff { $dice }
cards_in_catalogue = { $value } Karten
defence_in_catalogue = Verteidigung { $dice }
in_the_shop = im Laden
still_free = noch frei
worth_gold = { $worth } Gold wert
