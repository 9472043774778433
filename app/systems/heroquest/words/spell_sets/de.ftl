# The words of orders of magic, lores and spell sets.
lores-life = Lehre des Lebens
lores-heavens = Lehre des Himmels
lores-light = Lehre des Lichts
lores-beasts = Lehre der Bestien
lores-shadows = Lehre der Schatten
lores-death = Lehre des Todes

orders-jade = Jadeorden
orders-celestial = Himmelsorden
orders-light = Lichtorden
orders-amber = Bernsteinorden
orders-gray = Grauer Orden
orders-amethyst = Amethystorden

commands-give_spell_set = { $hero } erhält einen Zaubersatz
commands-lose_spell_set = { $hero } verliert einen Zaubersatz

prompts-magic_order-title = Magischer Orden
prompts-magic_order-text = Welchem Orden gehört der Kampfmagier an? Seine Lehre ist sein erster Zaubersatz.
prompts-magic_order-section = orders

prompts-surplus_spell_set-title = Überzähliger Zaubersatz
prompts-surplus_spell_set-text = Für so viele Zaubersätze reicht die Intelligenz nicht mehr. Welcher geht verloren?
prompts-surplus_spell_set-section = lores

events-magic_order-chosen = { $hero } gehört einem Orden an: { $magic_order }.

events-spell_set-lost = { $hero } verliert den Zaubersatz: { $lore }.

events-spell_set-gained =
    { $permanent ->
        [yes] { $hero } beherrscht jetzt: { $lore }.
       *[no] { $hero } hält einen Zaubersatz, jeder Zauber einmal: { $lore }.
    }

errors-lore-unknown = Diese Lehre gibt es nicht: { $lore }

errors-spell_set-none_open = { $hero } kann keinen weiteren Zaubersatz finden.
errors-spell_set-closed_lore = { $hero } bleibt verschlossen: { $lore } (Kap. 1.1).
errors-spell_set-already_held = { $hero } hat diesen Satz schon: { $lore }.
errors-spell_set-not_held = { $hero } hat diesen Satz nicht: { $lore }.
errors-spell_set-limit = Mit dieser Intelligenz hält { $hero } höchstens { $limit ->
        [one] { $limit } Zaubersatz
       *[other] { $limit } Zaubersätze
    } (Kap. 8.1).
errors-spell_set-only_temporary = Mehr als { $limit } dauerhafte Zaubersätze hält { $hero } nicht; ein weiterer wäre nur auf Zeit (Kap. 8.1).
