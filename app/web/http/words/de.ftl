something_went_wrong_what_was = Da ist etwas schiefgegangen. Was schon bestätigt war, ist gespeichert. Bitte lade die Seite neu.
