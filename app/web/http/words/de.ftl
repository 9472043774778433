something_went_wrong_what_was = Da ist etwas schiefgegangen. Alles, was bestätigt war, ist gespeichert. Bitte lade die Seite neu.
