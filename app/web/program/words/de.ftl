this_program = Dieses Programm
this_program_heldenpass = Dieses Programm · Heldenpass
version_and_data = Heldenpass { $version }. Deine Kampagnen liegen in:
so_phones_get_here = Handy verbinden
same_wi_fi_then_scan = Handy in dasselbe WLAN, dann diesen Code scannen. Er führt zur Liste der Kampagnen; in der Kampagne selbst gibt es unter „Beitreten“ den Code für die Helden.
no_network_no_phones = Dieser Laptop ist in keinem Netz. Verbinde ihn mit einem WLAN und lade diese Seite neu.
answers_here = antwortet
does_not_answer_here = antwortet nicht
a_phone_does_not_find_us = Ein Handy findet den Laptop nicht?
heard_from_a_phone = Das letzte Mal hat sich um { $time } ein anderes Gerät gemeldet: Der Weg durch das Netz ist frei. Lade auf dem Handy die Seite neu.
heard_from_nobody = Seit dem Start hat sich noch kein anderes Gerät gemeldet. Geh die Punkte der Reihe nach durch:
check_same_wi_fi = Sind beide im selben WLAN? Am Handy die mobilen Daten ausschalten, dann fragt es nicht über das Internet.
check_guest_network = Heißt das WLAN „Gast“ oder ähnlich? Gastnetze trennen die Geräte voneinander. Nimm das normale WLAN, oder mach mit einem Handy einen Hotspot auf und verbinde den Laptop damit.
check_firewall = Hat die Firewall des Laptops beim ersten Start gefragt? Windows: „Privates Netzwerk“ erlauben (Einstellungen → Datenschutz und Sicherheit → Windows-Sicherheit → Firewall → App zulassen). macOS: eingehende Verbindungen erlauben. Linux: Port { $port } öffnen.
check_vpn = Läuft auf dem Laptop oder Handy ein VPN? Schalte es für den Abend aus.
check_other_address = Geht eine andere der Adressen oben? Tippe sie am Handy ein, mit http:// davor.
if_none_answers = Antwortet eine Adresse hier nicht, ist schon der Laptop selbst im Weg: Dann hilft ein Neustart des Heldenpasses nach dem Wechsel ins richtige WLAN.
end_the_program = Heldenpass beenden
ending_is_safe = Alles ist gespeichert, auch mitten im Zug. { $pages ->
    [0] Es schaut gerade niemand zu.
    [one] Ein offener Tisch oder Pass verliert dabei die Verbindung.
   *[other] { $pages } offene Tische und Pässe verlieren dabei die Verbindung.
  }
it_has_ended = Der Heldenpass ist beendet
start_it_again_like_before = Alles ist gespeichert. Starte ihn wieder wie vorhin; diese Seite kannst du schließen.
