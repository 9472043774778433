this_program = This program
this_program_heldenpass = This program · Heldenpass
version_and_data = Heldenpass { $version }. Your campaigns are kept in:
so_phones_get_here = Connect a phone
same_wi_fi_then_scan = Put the phone on the same Wi-Fi, then scan this code. It leads to the list of campaigns; within a campaign, “Join” has the code for the heroes.
no_network_no_phones = This laptop is not on any network. Connect it to a Wi-Fi and reload this page.
answers_here = answers
does_not_answer_here = does not answer
a_phone_does_not_find_us = A phone does not find the laptop?
heard_from_a_phone = Another device last got through at { $time }: the network is fine. Reload the page on the phone.
heard_from_nobody = No other device has got through since the start. Go through these one by one:
check_same_wi_fi = Are both on the same Wi-Fi? Switch mobile data off on the phone, so that it does not ask the internet.
check_guest_network = Is the Wi-Fi called “Guest” or the like? Guest networks keep devices apart. Take the normal Wi-Fi, or open a hotspot on a phone and connect the laptop to it.
check_firewall = Did the laptop’s firewall ask at the first start? Windows: allow “Private network” (Settings → Privacy & security → Windows Security → Firewall → Allow an app). macOS: allow incoming connections. Linux: open port { $port }.
check_vpn = Is a VPN running on the laptop or the phone? Switch it off for the evening.
check_other_address = Does another of the addresses above work? Type it on the phone, with http:// in front.
if_none_answers = If an address does not answer here, the laptop itself is the problem: restart Heldenpass after switching to the right Wi-Fi.
end_the_program = End Heldenpass
ending_is_safe = Everything is saved, even in the middle of a turn. { $pages ->
    [0] Nobody is watching right now.
    [one] One open table or passport loses its connection.
   *[other] { $pages } open tables and passports lose their connection.
  }
it_has_ended = Heldenpass has ended
start_it_again_like_before = Everything is saved. Start it again as before; you can close this page.
