# The words of the town, of care and of the end of a quest.
house_rules-HR-HERBS-FAINT-title = Kräuterheilung für Ohnmächtige
house_rules-HR-HERBS-FAINT-in_vain = Kräuter bringen niemanden wieder auf die Beine.
house_rules-HR-HERBS-FAINT-like_potion = Kräuter helfen aus der Ohnmacht wie ein Trank.

house_rules-HR-POTION-CARDS-title = Tränke am Ende einer Herausforderung
house_rules-HR-POTION-CARDS-count = Andere Tränke als HT2 und HT4 sowie Zutaten zählen als Schatzkarten.
house_rules-HR-POTION-CARDS-free = Tränke und Zutaten zählen nie mit.

house_rules-HR-EXCESS-GIVE-title = Überzähliges weitergeben
house_rules-HR-EXCESS-GIVE-scrolls = Am Ende dürfen nur überzählige Spruchrollen an andere gehen.
house_rules-HR-EXCESS-GIVE-everything = Auch Schatzkarten und Artefakte dürfen an andere gehen, die Platz haben.

house_rules-HR-HEALER-UNPAID-title = Verletzung ohne Gold für den Heiler
house_rules-HR-HEALER-UNPAID-stays = Sie bleibt auch in der nächsten Herausforderung.
house_rules-HR-HEALER-UNPAID-ends = Sie vergeht mit der Herausforderung, nur die Schuld bleibt.

house_rules-HR-QUEST-END-DOWN-title = Am Boden, wenn die Herausforderung endet
house_rules-HR-QUEST-END-DOWN-lost = Ohnmächtige erholen sich; ein Toter, den niemand geweckt hat, ist verloren.
house_rules-HR-QUEST-END-DOWN-may_be_raised = Einen Toten kann man noch wecken, bis die nächste Herausforderung beginnt.

house_rules-HR-BREW-TWO-title = Trank aus zwei Zutaten
house_rules-HR-BREW-TWO-may_be_alike = Die beiden Zutaten dürfen gleich sein.
house_rules-HR-BREW-TWO-must_differ = Die beiden Zutaten müssen verschieden sein.

house_rules-HR-CURE-ONE-title = Trank gegen Verletzungen
house_rules-HR-CURE-ONE-one = Ein Trank heilt eine Verletzung.
house_rules-HR-CURE-ONE-all = Ein Trank heilt alle Verletzungen.

effects-double_attack = zwei Angriffe in einem Zug
effects-double_spell = zwei Zauber in einem Zug
effects-spell_proof = Schutz vor dem nächsten Zauber
effects-swift = doppelte Bewegungswürfel
effects-extra_move = zusätzliche Felder
effects-sure_jump = ein sicherer Sprung
effects-second_throw = ein Angriffswurf darf wiederholt werden

conditions-limping = verletzt: bewegt sich ohne Würfel

weaknesses-movement = Bewegung

items-potion_of_rejuvenation = Verjüngungstrank
items-cloak = Umhang

events-hero-set_out = { $hero } bricht zu einer neuen Herausforderung auf.

events-hero-returned =
    { $passed ->
        [yes] { $hero } hat die Herausforderung bestanden.
       *[no] Für { $hero } ist die Herausforderung zu Ende.
    }

events-healing-thrown = Der Heilwürfel für { $hero } zeigt { $roll }.

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

events-gift-renewed = { $hero } kann wieder einsetzen: { $gifts }.

events-poison-prevented = { $content_id } bewahrt { $hero } vor dem Gift.

events-debt-paid = { $hero } begleicht beim Heiler { $amount } Gold Schulden.

events-ingredient-missed = { $hero } findet etwas, erkennt es aber nicht als Zutat.

events-brew-failed =
    { $used ->
        [none] { $hero } experimentiert ohne Erfolg; die Zutaten bleiben.
       *[other] { $hero } experimentiert ohne Erfolg; die Zutaten sind verloren.
    }

events-item-bought = { $hero } kauft für { $price } Gold: { $content_id } ({ $place }).
events-item-sold = { $hero } verkauft für { $price } Gold: { $content_id }.
events-item-consumed = { $hero } verbraucht: { $content_id }.
events-item-transmuted = { $hero } verwandelt in { $gold } Gold: { $content_id }.
events-item-passed = { $hero } gibt an { $to }: { $content_id } ({ $place }).

events-gold-passed = Von { $hero } gehen { $amount } Gold an { $to }.

events-gear-marked = Die Habe von { $hero } bleibt am Ort des Todes; ein Marker zeigt, wo sie liegt.

events-oil-faded = Mit der Herausforderung verliert das Waffenöl von { $hero } seine Wirkung.

events-stock-limited =
    { $number ->
        [none] Der Laden hat wieder beliebig viel davon: { $content_id }.
       *[other] Im Laden vorrätig: { $number } × { $content_id }.
    }

events-scroll-reserved = Diese Spruchrolle braucht die Herausforderung, sie kommt aus dem Stapel: { $title }.

means-druid = Druide
means-herbs = Kräuterheilung
means-quest_end = nach der Herausforderung
means-time = von selbst

gifts-herbs = Kräuterheilung
gifts-nimbleness = Gewandtheit

turn_actions-move = Gehen
turn_actions-fight = Kämpfen
turn_actions-cast = Zaubern
turn_actions-search = Suchen
turn_actions-disarm = Entschärfen
turn_actions-use = Benutzen

commands-drink_potion = { $hero } gibt oder trinkt einen Trank
commands-throw_potion = { $hero } wirft einen Trank
commands-heal_with_herbs = { $hero } heilt mit Kräutern
commands-use_nimbleness = { $hero } ist gewandt
commands-take_poison = { $hero } wird vergiftet
commands-suffer_injury = { $hero } wird verletzt
commands-find_ingredient = { $hero } findet eine Zutat
commands-brew_potion = { $hero } braut einen Trank
commands-buy_item = { $hero } kauft ein
commands-sell_item = { $hero } verkauft
commands-transmute_item = { $hero } macht etwas zu Gold
commands-limit_stock = Vorrat im Laden
commands-give_item_to = { $hero } gibt etwas weiter
commands-give_gold_to = { $hero } gibt Gold weiter
commands-loot_hero = { $hero } nimmt die Habe eines Toten
commands-mark_lost_gear = Verlorene Ausrüstung von { $hero }
commands-start_quest = Herausforderung beginnen
commands-close_quest = Herausforderung beenden

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

prompts-surplus_weapon-title = Was gibt der Held her?
prompts-surplus_weapon-text = Nicht alles darf zusammen mit. Eine Waffe wird verkauft, zum halben Preis, bei Rost oder bleibendem Schaden zu einem Viertel; Rüstung kommt ins Gepäck. Das andere bleibt.
prompts-surplus_weapon-section = items

prompts-surplus_weapon-options-later = Alles behalten, bis zum Aufbruch entscheiden

prompts-excess_thing-title = Zu viel für den Heimweg
prompts-excess_thing-text = In die nächste Herausforderung gehen höchstens 4 Schatzkarten, 2 Spruchrollen und 2 Artefakte mit. Wovon trennt sich der Held?
prompts-excess_thing-section = items

prompts-excess_recipient-title = Ablegen oder weitergeben?
prompts-excess_recipient-text = Das Überzählige bleibt liegen, wird verkauft, oder wer noch Platz hat, übernimmt es.

prompts-excess_recipient-options-drop = Ablegen
prompts-excess_recipient-options-sell = Verkaufen

prompts-healer-title = Beim Heiler
prompts-healer-text = Für 100 Gold kuriert der Heiler eine Verletzung. Soll er?

prompts-healer-options-pay = Bezahlen
prompts-healer-options-leave = Nicht bezahlen

reasons-bane = Macht gegen diese Monster

errors-hero-out_of_reach = { $hero } ist zu weit weg.

errors-potion-none = Das ist kein Trank: { $item }.
errors-potion-is_thrown = Das trinkt niemand, es wirkt nur gegen Monster: { $item }.
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

errors-nimbleness-too_late = Die Gewandtheit ist vor der ersten Aktion anzukündigen (Kap. 1.1).
errors-nimbleness-three_times = Dreimal dieselbe Aktion geht auch mit Gewandtheit nicht (Kap. 1.1).
errors-nimbleness-no_mind = { $hero } ist ohne Verstand. Das geht dann nicht: { $actions } (Kap. 17).

errors-injury-healer_in_town = Der Heiler wartet in der Stadt, bis die Herausforderung zu Ende ist.

errors-brew-no_ingredient = Das ist keine Trankzutat: { $item }.
errors-brew-not_able = { $hero } kann jetzt nicht brauen.
errors-brew-too_few = Dafür reichen die Zutaten nicht: zwei, oder mehr verschiedene (Kap. 14).

errors-shop-between_quests = { $hero } ist unterwegs. Eingekauft wird zwischen den Herausforderungen, außer die Herausforderung erlaubt es (Kap. 14.1).
errors-shop-not_sold = Das führt der Laden nicht: { $item }.
errors-shop-sold_out = Davon ist nichts mehr da: { $item }. Das letzte Stück hat schon jemand mitgenommen (Kap. 14.1).
errors-shop-price_missing = Hierfür steht kein Preis fest. Bitte eintragen: { $item }.
errors-shop-price_fixed = Der Preis steht fest: { $item } kostet { $price } Gold.

errors-sale-between_quests = { $hero } ist unterwegs. In der Stadt wird zwischen den Herausforderungen verkauft.

errors-transmutation-no_stone = Das verwandelt nichts in Gold: { $item }.
errors-transmutation-no_equipment = Nur ein heiles Ausrüstungsstück wird zu Gold: { $item } nicht.

errors-trade-with_oneself = { $hero } kann sich nicht selbst etwas geben.
errors-trade-cannot_read = { $hero } kann keine Spruchrollen lesen und darf keine behalten (Kap. 8.3).
errors-trade-no_room = { $hero } hat davon schon so viel, wie in die nächste Herausforderung mitgehen darf: { $item } (Kap. 5).

errors-loot-not_lost = { $hero } ist nicht endgültig tot. Niemand nimmt ihm etwas ab (Kap. 9).
errors-loot-nothing = { $hero } hat nichts hinterlassen, oder es wurde nichts ausgewählt.
errors-loot-marked_already = Dort liegt schon ein Marker: { $hero }.

errors-quest-running_already = { $hero } ist schon unterwegs.
errors-quest-nobody_sets_out = Es ist niemand da, der aufbrechen könnte.
errors-quest-not_running = { $hero } ist nicht unterwegs. Erst muss eine Herausforderung beginnen.
errors-quest-nobody_returns = Es ist niemand unterwegs.

errors-oil-before_quest = Waffenöl kommt vor der Herausforderung auf die Waffe: { $item } (Kap. 15.3).
errors-oil-no_oil = Das ist kein Waffenöl: { $item }.

errors-smith-between_quests = { $hero } ist unterwegs. Zum Schmied geht es zwischen den Herausforderungen.

errors-carrying-attack_cap = Damit stiege der Angriff von { $hero } über den Höchstwert: { $item } (Kap. 6).
errors-carrying-defence_cap = Damit stiege die Verteidigung von { $hero } über den Höchstwert: { $item } (Kap. 6).
errors-carrying-surplus = Überzählige Waffen sind zwischen den Herausforderungen zu verkaufen: { $item } (Kap. 6).
errors-carrying-limit = So viel davon geht nicht in die nächste Herausforderung mit: { $item } (Kap. 5).
