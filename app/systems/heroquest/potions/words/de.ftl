# The words of potions, herbs and brewing.
items-healing_potion_2 = Heiltrank HT2
items-healing_potion_4 = Heiltrank HT4
items-antidote = Gegengift
items-potion_of_strength = Krafttrank
items-potion_of_defence = Immuntrank
items-heroic_brew = Tapferkeitstrank
items-magic_potion = Zaubertrank
items-potion_of_resistance = Widerstandstrank
items-potion_of_speed = Lauftrank
items-holy_water = Weihwasser
items-potion_of_battle = Kampfestrank
items-potion_of_dexterity = Geschicklichkeitstrank
items-potion_of_restoration = Wiederherstellungstrank
items-troll_bane_potion = Trollbann-Trank
items-plague_cure = Trank gegen Seuchenwaffen
items-injury_cure = Trank gegen Verletzungen
items-elixir_of_life = Elixier des Lebens

items-potion_of_rejuvenation = Verjüngungstrank

house_rules-HR-HERBS-FAINT-title = Kräuterheilung für Ohnmächtige
house_rules-HR-HERBS-FAINT-in_vain = Kräuter helfen Ohnmächtigen nicht.
house_rules-HR-HERBS-FAINT-like_potion = Kräuter helfen aus der Ohnmacht wie ein Trank.

house_rules-HR-BREW-TWO-title = Trank aus zwei Zutaten
house_rules-HR-BREW-TWO-may_be_alike = Die beiden Zutaten dürfen gleich sein.
house_rules-HR-BREW-TWO-must_differ = Die beiden Zutaten müssen verschieden sein.

events-potion-thrown = { $hero } wirft { $content_id } auf { $kind }.
events-potion-brewed = { $hero } braut: { $content_id }.

events-potion-drunk =
    { $is_oneself ->
        [yes] { $hero } trinkt: { $content_id }.
       *[no] { $hero } flößt { $to } etwas ein: { $content_id }.
    }

events-herb-applied =
    { $is_oneself ->
        [yes] { $hero } heilt sich mit Kräutern (Wurf { $roll }).
       *[no] { $hero } heilt { $to } mit Kräutern (Wurf { $roll }).
    }

events-nimbleness-announced = { $hero } ist gewandt und kündigt für diesen Zug eine Aktion mehr an: { $actions }.

events-ingredient-missed = { $hero } findet etwas, erkennt es aber nicht als Zutat.

events-brew-failed =
    { $used ->
        [none] { $hero } experimentiert ohne Erfolg; die Zutaten bleiben.
       *[other] { $hero } experimentiert ohne Erfolg; die Zutaten sind verloren.
    }

gifts-herbs = Kräuterheilung
gifts-nimbleness = Gewandtheit

commands-drink_potion = { $hero } trinkt oder reicht einen Trank
commands-throw_potion = { $hero } wirft einen Trank
commands-heal_with_herbs = { $hero } heilt mit Kräutern
commands-use_nimbleness = { $hero } nutzt die Gewandtheit
commands-take_poison = { $hero } wird vergiftet
commands-suffer_injury = { $hero } wird verletzt
commands-find_ingredient = { $hero } findet eine Zutat
commands-brew_potion = { $hero } braut einen Trank

prompts-healing_die-title = Heilender Trank
prompts-healing_die-text = Ein W6 sagt, wie viel Körperkraft der Trank zurückgibt.

prompts-potion_effect-title = Wirkung des Tranks
prompts-potion_effect-text = Der Trank kann verschieden wirken. Wofür wird er benutzt?
prompts-potion_effect-section = effects

prompts-herbs-title = Kräuterheilung
prompts-herbs-text = Ein W6 sagt, wie viel Körperkraft die Kräuter zurückgeben.

prompts-recognition_test-title = Erkennungsprobe
prompts-recognition_test-text = Erkennt der Held die Zutat? Legt die Probe am Tisch ab, wie ihr sie vereinbart habt.

prompts-recognition_test-options-passed = Erkannt
prompts-recognition_test-options-failed = Nicht erkannt

prompts-experiment-title = Experimentiertabelle
prompts-experiment-text = Ohne Alchimistentisch entscheidet die Tabelle der Gruppe. Was kam heraus?

prompts-experiment-options-success = Der Trank gelingt
prompts-experiment-options-kept = Nichts, die Zutaten bleiben
prompts-experiment-options-lost = Nichts, die Zutaten sind verloren

prompts-brew_result-title = Welcher Trank?
prompts-brew_result-text = Aus diesen Zutaten lässt sich Verschiedenes brauen.
prompts-brew_result-section = items

errors-hero-out_of_reach = { $hero } ist zu weit weg.

errors-potion-none = Das ist kein Trank: { $item }.
errors-potion-is_thrown = Das lässt sich nicht trinken, es wirkt nur gegen Monster: { $item }. Wirf es.
errors-potion-is_drunk = Das wirkt nicht gegen Monster: { $item }.
errors-potion-no_mind = { $hero } ist ohne Verstand und kann weder Tränke nehmen noch geben (Kap. 17).
errors-potion-can_drink = { $hero } kann selbst trinken. Der Trank lässt sich weitergeben.
errors-potion-in_vain = Bei { $hero } hilft das jetzt nicht: { $item }.
errors-potion-no_plague = { $hero } leidet nicht unter Seuchenwaffen.
errors-potion-no_poison = { $hero } hat nichts durch Gift verloren.
errors-potion-not_on_this = { $item } wirkt hier nicht: { $kind }.

errors-gift-not_of_class = Das beherrscht { $hero } nicht: { $gift }.
errors-gift-spent = { $hero } hat das in dieser Herausforderung schon getan: { $gift }.
errors-gift-herbs_in_vain = Kräuter helfen { $hero } jetzt nicht.

errors-nimbleness-too_late = Sage die Gewandtheit vor der ersten Aktion an (Kap. 1.1).
errors-nimbleness-three_times = Dreimal dieselbe Aktion geht auch mit Gewandtheit nicht (Kap. 1.1).
errors-nimbleness-no_mind = { $hero } ist ohne Verstand. Das geht dann nicht: { $actions } (Kap. 17).

errors-brew-no_ingredient = Das ist keine Trankzutat: { $item }.
errors-brew-not_able = { $hero } kann jetzt nicht brauen.
errors-brew-too_few = Dafür reichen die Zutaten nicht: zwei, oder mehr verschiedene (Kap. 14).

actions-drink_potion = Trank trinken
actions-throw_potion = Trank werfen
actions-find_ingredient = Zutat finden
actions-brew_potion = Trank brauen
actions-heal_with_herbs = Mit Kräutern heilen
actions-use_nimbleness = Gewandtheit nutzen
actions-take_poison = Gift abbekommen
actions-suffer_injury = Verletzung abbekommen

asked-drink_potion-item_id = Welcher Trank?

asked-throw_potion-item_id = Welcher Trank?
asked-throw_potion-monster_id = Auf wen?

asked-heal_with_herbs-to_id = Wen?

asked-find_ingredient-note = Welche Zutat?

# What it means to answer nothing.
unsaid-drink_potion-to_id = selbst trinken
recipes-two = Trank aus zwei Zutaten
recipes-three = Trank aus drei Zutaten
recipes-four = Trank aus vier Zutaten
recipes-five = Trank aus fünf Zutaten
