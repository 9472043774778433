attack_in_catalogue = Attack { $dice }
cards_in_catalogue = { $value } cards
defence_in_catalogue = Defence { $dice }
in_the_shop = in the shop
still_free = still free
worth_gold = worth { $worth } gold
