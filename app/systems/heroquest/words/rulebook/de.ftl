# The rule book in our own words: titles and short explanations by rule, titles by chapter.
# The words of the settled points (HR-…) stand with their chapters under house_rules.
chapters-1 = Die Helden und ihre Fähigkeiten
chapters-2 = Bewegung
chapters-3 = Nahkampfwaffen und Tragen
chapters-4 = Fernwaffen, Würfe und Sicht
chapters-5 = Tragebegrenzung
chapters-6 = Ausrüstung und Höchstwerte
chapters-7 = Heldenstatus
chapters-8 = Zauberei und Magie
chapters-9 = Ohnmacht, Tod und Sturz
chapters-10 = Fallen
chapters-11 = Schatzkisten
chapters-12 = Schatzsuche
chapters-13 = Zufällige Ereignisse
chapters-14 = Tränke, Zutaten und Läden
chapters-15 = Farbige Würfel und Abnutzung
chapters-16 = Psychischer Kampf
chapters-17 = Verlust der Intelligenz
chapters-18 = Wiederholte Würfe
chapters-19 = Bestiarium

rulebook-HQ-1-title = Grundwerte der Klassen
rulebook-HQ-1-text = Jede Klasse bringt ihre Startwerte, Höchstwerte, ihre Bewegung und eine erste Waffe mit. Was der Pass als Grundwert nennt, bleibt stehen, wenn Wunden den aktuellen Wert senken.

rulebook-HQ-1-WEAPON-title = Waffe statt bloßer Hände
rulebook-HQ-1-WEAPON-text = Die Würfel einer Waffe treten an die Stelle der grünen Würfel für den Faustkampf. Beides zusammen gibt es nicht.

rulebook-HQ-1-1-RASEND-title = Rasend
rulebook-HQ-1-1-RASEND-text = Der Barbar wirft bei jedem Nahkampfangriff einen weißen Würfel mehr. Weder Rost noch Scharten noch Magie der Waffe ändern etwas an diesem Würfel.

rulebook-HQ-1-1-RUNDUMSCHLAG-title = Rundumschlag des Barbaren
rulebook-HQ-1-1-RUNDUMSCHLAG-text = Statt eines gewöhnlichen Angriffs kann der Barbar alle Figuren um sich herum treffen, so wie die Monster mit dieser Fähigkeit.

rulebook-HQ-1-1-STAMINA-title = Stamina
rulebook-HQ-1-1-STAMINA-text = Ein Barbar mit Grundwert 9 Körperkraft darf den ersten Wurf bei Ohnmacht oder Tod wiederholen. Mit 10 zählt er bei jedem Wurf noch 1 dazu; der zweite Wurf gilt.

rulebook-HQ-1-1-KRAEUTER-title = Kräuterheilung
rulebook-HQ-1-1-KRAEUTER-text = Einmal je Herausforderung heilt der Elf mit Kräutern: sich selbst oder einen Helden direkt neben sich, um so viele Punkte, wie ein W6 zeigt.

rulebook-HQ-1-1-GEWANDT-title = Gewandtheit
rulebook-HQ-1-1-GEWANDT-text = Einmal je Herausforderung hat der Elf eine Aktion mehr. Er sagt sie an, bevor er sich bewegt oder etwas anderes tut, und dreimal dasselbe ist nicht erlaubt.

rulebook-HQ-1-1-FERNKAEMPFER-title = Fernkämpfer
rulebook-HQ-1-1-FERNKAEMPFER-text = Ein missglückter Bogenschuss des Elfen darf einmal wiederholt werden. Neben dem Bogen trägt er kein Langschwert; beim Geisterschwert verzichtet er auf den diagonalen Angriff.

rulebook-HQ-1-1-BEGABUNG-title = Magische Begabung
rulebook-HQ-1-1-BEGABUNG-text = Solange der Elf mindestens 4 Intelligenz übrig hat, kann er zaubern. Er beginnt ohne Sprüche; was er findet, stammt zufällig aus Leben, Himmel oder Licht.

rulebook-HQ-1-1-ENTSCHAERFEN-title = Zwergische Fingerfertigkeit
rulebook-HQ-1-1-ENTSCHAERFEN-text = Der Zwerg braucht keine Werkzeugkiste, um Fallen zu entschärfen, und scheitert dabei seltener als alle anderen.

rulebook-HQ-1-1-RESISTENZ-title = Resistenz des Zwergs
rulebook-HQ-1-1-RESISTENZ-text = Gegen jeden Zauber eines Magiers wirft der Zwerg einen weißen Würfel, auch gegen freundliche. Ein schwarzer Schild hält den Zauber ab; mit mehr Intelligenz wird der Schutz besser.

rulebook-HQ-1-1-KONSTITUTION-title = Konstitution des Zwergs
rulebook-HQ-1-1-KONSTITUTION-text = Gegen Gift darf der Zwerg einen weißen Würfel werfen; ein schwarzer Schild macht es unschädlich. Ab 8 Körperkraft im Grundwert darf er wiederholen, ab 9 gilt ein anderer Schild.

rulebook-HQ-1-1-BASISZAUBER-title = Basiszauber
rulebook-HQ-1-1-BASISZAUBER-text = Je Punkt Intelligenz hat der Zauberer einen Feuerball, einen Heilzauber und einen Schutzschild. Zwei Würfel zeigen die Stärke; ohne Totenschädel misslingt der Zauber, zwei schwarze Schilde beenden den Zug.

rulebook-HQ-1-1-MAGIESTUFE-title = Magiestufe
rulebook-HQ-1-1-MAGIESTUFE-text = Gelungene Basiszauber werden über alle Herausforderungen gezählt. Mit 10, 30, 60 und 100 Erfolgen steigt die Stufe sofort, und der Zauberer wirft bessere Würfel.

rulebook-HQ-1-1-SPEZIAL-title = Spezialzauber
rulebook-HQ-1-1-SPEZIAL-text = Vor jeder Herausforderung sucht sich der Zauberer so viele Spezialzauber aus, wie er Intelligenz hat. Sie gelingen ohne Wurf und zählen nicht für die Magiestufe.

rulebook-HQ-1-1-KAMPFMAGIER-title = Kampfmagier und sein Orden
rulebook-HQ-1-1-KAMPFMAGIER-text = Der Kampfmagier beherrscht den Zaubersatz seines Ordens. Nach jedem Zauber darf er einen weißen Würfel werfen, um ihn zu behalten; ab 6 Intelligenz kommt ein verwandter Satz dazu. Sein Angriff bleibt bei höchstens 3 Würfeln.

rulebook-HQ-2-title = Bewegungsweite
rulebook-HQ-2-text = Ein W6 und der Grundwert der Klasse ergeben die Felder eines Zuges. Wer vergiftet oder ähnlich behindert ist oder keine Intelligenz mehr hat, geht nur den Grundwert.

rulebook-HQ-3-CARRY-title = Zwei Waffen und ein Dolch
rulebook-HQ-3-CARRY-text = Mehr als zwei große Waffen passen nicht in Hand und auf den Rücken; ein Dolch findet zusätzlich am Gürtel Platz.

rulebook-HQ-3-SHIELD-title = Was nicht zusammenpasst
rulebook-HQ-3-SHIELD-text = Fernwaffe und Schild schließen einander aus. Eine beidhändige Waffe schließt beides aus.

rulebook-HQ-3-SWITCH-title = Waffenwechsel
rulebook-HQ-3-SWITCH-text = Zwischen Nah- und Fernwaffe wechselt man ohne Kosten. Von einer Nahkampfwaffe zur anderen kostet es eine Handlung, nach dem Verlust der Waffe den ganzen Zug.

rulebook-HQ-3-LOSS-title = Wenn die Waffe verloren geht
rulebook-HQ-3-LOSS-text = Auf die Waffe in der Hand folgt die vom Rücken, dann der Dolch, zuletzt die Faust. Der Zauberer kann ohne Waffe gar nicht angreifen.

rulebook-HQ-3-ARMOUR-title = Wer welche Rüstung trägt
rulebook-HQ-3-ARMOUR-text = Helm, Kettenhemd und Schild stehen allen offen, deren Klasse sie erlaubt. Armschutz und Tarnkappe sind für den Zauberer gemacht.

rulebook-HQ-3-1-title = Diagonal durch Türen
rulebook-HQ-3-1-text = Durch einfache Türen und Geheimtüren greifen weder Helden noch Monster diagonal an. Nur eine Doppeltür ist breit genug.

rulebook-HQ-3-2-SPEER-title = Speere in Monsterhand
rulebook-HQ-3-2-SPEER-text = Gibt die Herausforderung einem Monster einen Speer, so greift es diagonal an, auch wenn das Bestiarium nichts davon sagt.

rulebook-HQ-3-2-KNUEPPEL-title = Der Knüppel des Zauberers
rulebook-HQ-3-2-KNUEPPEL-text = Er rostet nicht und lässt sich nicht ölen. Beschädigt schlägt er mit einem grünen Würfel zu.

rulebook-HQ-4-ADJACENT-title = Nicht auf Nachbarfelder schießen
rulebook-HQ-4-ADJACENT-text = Auf die acht Felder ringsum kann mit einer Fernwaffe nicht geschossen werden, mit Zaubern schon. Das Ziel verteidigt sich wie immer.

rulebook-HQ-4-AMMO-title = Pfeile und Bolzen
rulebook-HQ-4-AMMO-text = Munition wird nicht gezählt: Sie geht nie aus.

rulebook-HQ-4-INDIRECT-title = Indirekter Schuss
rulebook-HQ-4-INDIRECT-text = Ist der Weg nicht frei, kann der Schuss an Figuren und niedrigen Möbeln vorbeigehen. Fällt ein schwarzer Schild, trifft er stattdessen, was im Weg steht, und zwar ohne Verteidigung.

rulebook-HQ-4-1-title = Sichtbereich und Sichtlinie
rulebook-HQ-4-1-text = Zum Sichtbereich gehört alles im selben Raum oder Gangabschnitt. Eine Sichtlinie darf kein besetztes Feld kreuzen, Geheimtüren nie und offene Türen nur gerade. Der Spielleiter entscheidet.

rulebook-HQ-4-2-title = Wurfwaffen
rulebook-HQ-4-2-text = Dolch und Handbeil fliegen höchstens 5 Felder weit. Überlebt das Opfer, entscheidet ein Würfel, ob die Waffe verloren ist; sonst liegt sie bei ihm und kann aufgehoben werden.

rulebook-HQ-5-title = Was man nach Hause bringt
rulebook-HQ-5-text = Am Ende einer Herausforderung bleiben höchstens 4 Schatzkarten, 2 Spruchrollen und 2 Artefakte. Heiltränke aus dem Pass zählen nicht mit, Überzähliges geht verloren.

rulebook-HQ-5-END-title = Abschluss einer Herausforderung
rulebook-HQ-5-END-text = Erst kommt der Questpunkt, dann erholen sich Körper und Geist, dann greifen die Grenzen beim Tragen. Danach folgen Verkauf, Heiler, Schmied, Einkauf und zuletzt das Waffenöl.

rulebook-HQ-6-ARMOUR-title = Drei Teile, jedes an seinem Platz
rulebook-HQ-6-ARMOUR-text = Höchstens drei Stücke schützen gleichzeitig, Umhänge zählen mit: je eines für Kopf, Arm, Körper und Schultern. Rüstung und Umhang gehen nur zusammen, wenn nicht beide die Verteidigung erhöhen, und zwei Stücke mit Intelligenzpunkten gar nicht.

rulebook-HQ-6-CAPS-title = Höchstwerte der Ausrüstung
rulebook-HQ-6-CAPS-text = Dauerhaft wirft niemand mehr als 5 Würfel im Angriff (der Kampfmagier 3) und 6 in der Verteidigung. Tränke und Zauber dürfen darüber hinausgehen.

rulebook-HQ-6-SURPLUS-title = Überzählige Waffen
rulebook-HQ-6-SURPLUS-text = Fundstücke über die Grenze hinaus dürfen mitgenommen, aber nicht benutzt werden. Vor der nächsten Herausforderung werden sie verkauft.

rulebook-HQ-6-SELL-title = Verkaufspreis
rulebook-HQ-6-SELL-text = Der Laden zahlt die Hälfte des Kaufpreises, abgerundet.

rulebook-HQ-7-QP-title = Questpunkte
rulebook-HQ-7-QP-text = Jede bestandene Herausforderung bringt einen Questpunkt. Mit dem zehnten wächst Körperkraft oder Intelligenz um 1, und die Skala beginnt von vorn.

rulebook-HQ-7-LOSS-title = Der Preis der Rückkehr
rulebook-HQ-7-LOSS-text = Wer aus dem Tod zurückkehrt, verliert einen hinzugewonnenen Punkt. Unter die Startwerte der Klasse fällt niemand.

rulebook-HQ-8-SIGHT-title = Was Zauber sehen müssen
rulebook-HQ-8-SIGHT-text = Helfende Zauber brauchen den Empfänger im Sichtbereich, angreifende eine freie Sichtlinie. Der Flaschengeist wirkt überall, sobald das Ziel einmal zu sehen war.

rulebook-HQ-8-FLUCHT-title = Geflohene Magier
rulebook-HQ-8-FLUCHT-text = Ist ein feindlicher Magier durch den Zauber Flucht verschwunden, bleibt sein Platz geheim. Bis er wieder gesehen wird, erreicht ihn auch kein Flaschengeist.

rulebook-HQ-8-1-SETS-title = Zahl der Zaubersätze
rulebook-HQ-8-1-SETS-text = Die aktuelle Intelligenz bestimmt, wie viele Zaubersätze ein Held gleichzeitig hält. Sinkt sie, gehen die überzähligen verloren; gefundene Sätze sind nur geliehen.

rulebook-HQ-8-1-GILDE-title = Sprüche der Akademien
rulebook-HQ-8-1-GILDE-text = Nach elf bestandenen Herausforderungen und mit gewachsener Intelligenz kann der Zauberer an den Akademien neue Spezialzauber lernen. Sie erweitern die Auswahl, nicht die Anzahl.

rulebook-HQ-8-1-CAST-title = Zu wenig Intelligenz zum Zaubern
rulebook-HQ-8-1-CAST-text = Unter 3 Intelligenz zaubert der Zauberer nicht mehr, Elf und Kampfmagier schon unter 4 nicht.

rulebook-HQ-8-2-1-title = Schlafende und Ohnmächtige
rulebook-HQ-8-2-1-text = Wer schläft oder ohnmächtig ist, verteidigt sich nicht. Überlebt ein Schlafender den Angriff, wacht er auf und handelt sofort wieder.

rulebook-HQ-8-2-2-title = Unsichtbare
rulebook-HQ-8-2-2-text = Das Feld eines unsichtbaren Helden darf jeder durchqueren, aber niemand dort stehen bleiben.

rulebook-HQ-8-3-title = Spruchrollen
rulebook-HQ-8-3-text = Spruchrollen liest jeder mit mindestens 2 Intelligenz. Mit weniger bleiben sie liegen und gehören dem, der sie mitnimmt.

rulebook-HQ-9-STATE-title = Ohnmächtig, tot, endgültig tot
rulebook-HQ-9-STATE-text = Bei 0 Körperkraft wird ein Held ohnmächtig, bei −1 stirbt er und kann zurückgeholt werden. Bei −2 oder weniger ist er endgültig tot.

rulebook-HQ-9-FAINT-title = Ohnmachts-Tabelle
rulebook-HQ-9-FAINT-text = 1–2: nur 1 Punkt kehrt zurück und eine Verletzung bleibt. 3–5: Trank und Heilzauber helfen wie gewohnt. 6: Eine Runde aussetzen, dann mit 1 Körperkraft aufstehen.

rulebook-HQ-9-DEATH-title = Tod-Tabelle
rulebook-HQ-9-DEATH-text = 1–2: endgültig tot. 3–5: Nur das Elixier des Lebens hilft, eine Verletzung bleibt. 6: Das Elixier hilft ohne Folgen.

rulebook-HQ-9-LOSS-title = Nach der Rückkehr
rulebook-HQ-9-LOSS-text = Der verlorene Punkt wirkt sofort: Wer dadurch zu wenig Intelligenz hat, verliert auf der Stelle überzählige Zaubersätze.

rulebook-HQ-9-FALL-title = Sturz-Tabelle
rulebook-HQ-9-FALL-text = Jeder Sturz wird mit einem W6 ausgewürfelt: Tränke, Spruchrollen, ein Rüstungsteil oder die Waffe können Schaden nehmen. Nur bei einer 6 bleibt alles heil.

rulebook-HQ-9-GOLD-title = Der geplatzte Beutel
rulebook-HQ-9-GOLD-text = Bei jedem Sturz gehen W10 × 20 Gold verloren, höchstens so viel, wie da ist.

rulebook-HQ-9-ROBBED-title = Ausgeraubt
rulebook-HQ-9-ROBBED-text = Sehen die Gefährten einen Gestürzten nicht mehr, nehmen Diebe sein ganzes Gold. Einem endgültig Toten dürfen sie Gold und Dinge abnehmen, doch Magie und Artefakte verlieren ihre Kraft.

rulebook-HQ-10-1-title = Gefundene Fallen
rulebook-HQ-10-1-text = Nach Fallen und Geheimtüren wird zusammen gesucht. Eine gefundene Falle wird markiert: Man weiß, wo sie liegt, nicht welche es ist.

rulebook-HQ-10-2-1-title = Speerfalle
rulebook-HQ-10-2-1-text = Ein Kampfwürfel entscheidet: Der Totenschädel kostet 1 Körperkraft und den Rest des Zuges, bei einem Schild ging der Speer vorbei.

rulebook-HQ-10-2-2-title = Fallgrube
rulebook-HQ-10-2-2-text = Der Sturz kostet 1 Körperkraft und den Zug; in der Grube fehlt je ein Würfel in Angriff und Verteidigung. Über eine bekannte Grube wird mit einem Kampfwürfel gesprungen, der Totenschädel führt hinein.

rulebook-HQ-10-2-3-title = Schlagfalle
rulebook-HQ-10-2-3-text = Zwei Kampfwürfel, jeder Totenschädel trifft ohne Verteidigung. Der Getroffene weicht auf ein freies Nachbarfeld aus, das Feld selbst bleibt verschüttet.

rulebook-HQ-10-2-4-title = Fallbeil
rulebook-HQ-10-2-4-text = Zwei Kampfwürfel gegen jeden in der Markierung. Verteidigt wird immer mit zwei Würfeln, gleich was man trägt.

rulebook-HQ-10-2-5-title = Gruft der Finsternis
rulebook-HQ-10-2-5-text = Bei einem Schild hält man sich am Rand fest und der Zug endet. Beim Totenschädel sind es 2 Punkte, gegen die ein Würfel verteidigt. Entschärfen lässt sie sich nicht.

rulebook-HQ-10-2-6-title = Magische Feuersbrunst
rulebook-HQ-10-2-6-text = Der Zug des Auslösers endet, die anderen können noch hinaus. Im Zug des Spielleiters treffen drei Kampfwürfel jeden, der noch drinnen ist; die Resistenz des Zwergs hilft hier nicht.

rulebook-HQ-10-3-title = Fallen entschärfen
rulebook-HQ-10-3-text = Ein Kampfwürfel: Der Zwerg scheitert am schwarzen Schild, die Werkzeugkiste am weißen, alle anderen am Totenschädel. Wer scheitert, löst die Falle aus.

rulebook-HQ-11-title = Fallen in Schatzkisten
rulebook-HQ-11-text = Vor dem Öffnen darf jeder die Truhe entschärfen; ein schwarzer Schild misslingt, auch dem Zwerg. Danach wirkt die Falle, und erst im nächsten Zug kann geöffnet werden.

rulebook-HQ-12-title = Schätze suchen
rulebook-HQ-12-text = Ohne Monster und Kampf in Sicht darf beliebig oft gesucht werden, jedes Mal mit einer Karte. Die Karte „Nichts“ erschöpft alles, was bis dahin aufgedeckt ist.

rulebook-HQ-13-title = Schicksalswurf
rulebook-HQ-13-text = Sind keine Monster im Spiel, darf der Spielleiter einen W8 werfen. Zeigt er höchstens die Zahl der Helden, wird eine Ereigniskarte gezogen; die Zahl nennt auch den betroffenen Platz.

rulebook-HQ-14-FIND-title = Zutaten erkennen
rulebook-HQ-14-FIND-text = Zutaten stammen aus Schatzkarten und Möbeln. Ob ein Held sie erkennt, zeigt die Erkennungsprobe nach den Werten des Spielleiters.

rulebook-HQ-14-BREW-title = Tränke brauen
rulebook-HQ-14-BREW-text = Am Alchimistentisch werden Zutaten zu Tränken: zwei zu Trollbann oder einem Mittel gegen Seuche, drei zum Heiltrank, vier heilen eine Verletzung, fünf ergeben das Elixier des Lebens.

rulebook-HQ-14-ELIXIER-title = Elixier des Lebens
rulebook-HQ-14-ELIXIER-text = Es holt einen Toten mit voller Körperkraft zurück, wenn die Tod-Tabelle es zulässt, oder gibt einem Helden ohne Intelligenz den Verstand wieder.

rulebook-HQ-14-INJURY-title = Bleibende Verletzungen
rulebook-HQ-14-INJURY-text = Sie nehmen einen Würfel oder den Wurf bei der Bewegung. Geheilt werden sie durch den passenden Trank, beim Heiler oder durch die Karte des Druiden, beide für 100 Gold.

rulebook-HQ-14-GIFT-title = Gift und Gegengift
rulebook-HQ-14-GIFT-text = Durch Gift verlorene Punkte werden eigens vermerkt. Das gekaufte Gegengift gibt sie zurück, das Artefakt gleichen Namens verhindert sie.

rulebook-HQ-14-1-SHOP-title = Einkaufen
rulebook-HQ-14-1-SHOP-text = Eingekauft wird zwischen den Herausforderungen. Der Spielleiter kann Vorräte begrenzen, und was Klasse, Hände oder Höchstwerte verbieten, gibt der Laden nicht her.

rulebook-HQ-15-1-RUST-title = Rost
rulebook-HQ-15-1-RUST-text = Rost macht die weißen Würfel einer Waffe grün, ein zweites Mal zerstört sie. Rüstung aus Metall zerfällt sofort. Von mehreren Waffen rostet immer die zuletzt benutzte, also gar keine, wenn das der Bogen war. Reparieren lässt sich Rost nie.

rulebook-HQ-15-1-SELL-title = Abgenutztes verkaufen
rulebook-HQ-15-1-SELL-text = Für rostige oder beschädigte Waffen gibt es nur ein Viertel des Preises, abgerundet.

rulebook-HQ-15-2-NOTCH-title = Scharten und Beulen
rulebook-HQ-15-2-NOTCH-text = Eine Scharte macht einen weißen Würfel der Waffe grün, beschädigte Rüstung einen Würfel blau. Der Schmied behebt das für 50 Gold je Stück; ein beschädigtes Lederwams schützt nicht mehr.

rulebook-HQ-15-3-OIL-title = Waffenöl
rulebook-HQ-15-3-OIL-text = Vor einer Herausforderung aufgetragen, macht es einen weißen Würfel einer Nahkampfwaffe schwarz. Rost trifft dann zuerst das Öl. Magische Waffen und der Knüppel nehmen es nicht an.

rulebook-HQ-15-4-MAGIC-title = Magische Waffen
rulebook-HQ-15-4-MAGIC-text = Sie werfen schwarze Würfel. Rost macht sie zur gewöhnlichen Waffe, eine Scharte einen schwarzen Würfel grün; Scharten behebt der Schmied.

rulebook-HQ-15-5-HERO-title = Was ein Würfel zählt
rulebook-HQ-15-5-HERO-text = Totenschädel treffen. Helden verteidigen sich mit weißen Schilden, Monster mit schwarzen, und jeder passende Schild hebt einen Treffer auf.

rulebook-HQ-15-5-STD-title = Ohne farbige Würfel spielen
rulebook-HQ-15-5-STD-text = Wer nur weiße Würfel hat, wirft die farbigen zuerst und liest sie anders ab: Jede Farbe hat eine eigene Seite, die zählt. Für schwarze Würfel dient ein W6.

rulebook-HQ-15-5-DOUBT-title = Im Zweifel weiß
rulebook-HQ-15-5-DOUBT-text = Ist die Farbe eines Würfels nicht geklärt, ist er weiß.

rulebook-HQ-15-5-EXTRA-title = Zusätzliche Würfel
rulebook-HQ-15-5-EXTRA-text = Würfel aus Tränken und Zaubern sind immer weiß. An der Zahl der farbigen Würfel ändern sie nichts.

rulebook-HQ-15-6-title = Anführer mit blauen Würfeln
rulebook-HQ-15-6-text = Eine Herausforderung darf einem Anführer blaue Verteidigungswürfel geben; damit hält er doppelt so oft einen Treffer ab.

rulebook-HQ-16-title = Kampf der Gedanken
rulebook-HQ-16-text = Nur eigens genannte Magier kämpfen so: Ihre Intelligenz sind die Angriffswürfel, die aktuelle Intelligenz des Gegners seine Verteidigung. Der Schaden geht auf die Körperkraft.

rulebook-HQ-17-title = Ohne Intelligenz
rulebook-HQ-17-text = Bei 0 Intelligenz wird ein Held von den Gefährten geführt. Er greift nicht an, zaubert und sucht nicht, geht nur den Grundwert und verteidigt sich allein mit seiner Rüstung.

rulebook-HQ-18-title = Wiederholungen
rulebook-HQ-18-text = Wiederholt wird immer der ganze Wurf, und das neue Ergebnis gilt. Ein schon wiederholter Wurf wird nie noch einmal wiederholt.

rulebook-HQ-19-title = Werte der Monster
rulebook-HQ-19-text = Jedes Monster hat Werte für Angriff, Verteidigung, Bewegung, Körperkraft und Intelligenz. Was das Buch offen lässt, sagt die Karte der Herausforderung.

rulebook-HQ-19-ADEPT-title = Adept
rulebook-HQ-19-ADEPT-text = Dieser Magier der Skaven verfügt über bis zu vier Sprüche seines Volkes.

rulebook-HQ-19-BAENDIGER-title = Bändiger
rulebook-HQ-19-BAENDIGER-text = Neben einem Meutenbändiger kämpft der Rattenoger am besten, allein schwächer, nach dessen Tod anders. Riesenratten dürfen bei ihm nach dem Angriff noch einmal laufen.

rulebook-HQ-19-CHAOSMAGIER-title = Chaosmagier
rulebook-HQ-19-CHAOSMAGIER-text = Das Monster wirkt Zauber des Chaos, so viele, wie die Herausforderung ihm gibt.

rulebook-HQ-19-DAEMONISCHER-RETTUNGSWURF-title = Dämonischer Rettungswurf
rulebook-HQ-19-DAEMONISCHER-RETTUNGSWURF-text = Für jeden Punkt, den die Verteidigung durchlässt, wirft der Dämon einen blauen Würfel. Ein schwarzer Schild rettet den Punkt.

rulebook-HQ-19-DRACHENKAMPF-title = Drachenkampf
rulebook-HQ-19-DRACHENKAMPF-text = Der Drache greift in einem Zug mehrfach an: nach vorn mit dem Maul, nach beiden Seiten mit den Klauen und nach hinten mit dem Schwanz.

rulebook-HQ-19-DURCHDRINGEN-title = Durchdringen
rulebook-HQ-19-DURCHDRINGEN-text = Der Todesalb geht durch Helden hindurch. Das kostet 1 Körperkraft, wenn der Held die Probe auf seine Intelligenz nicht besteht.

rulebook-HQ-19-FEUERBALL-title = Feuerball des Dämons
rulebook-HQ-19-FEUERBALL-text = Statt zu beißen schleudert der Dämon einen Feuerball mit zwei Würfeln, gegen den man sich verteidigt.

rulebook-HQ-19-FEUERSTRAHL-title = Feuerstrahl
rulebook-HQ-19-FEUERSTRAHL-text = Statt aller anderen Angriffe speit der Drache Feuer in gerader Linie: erst 4 Würfel, dann für jede weitere Figur einen weniger. Verteidigt wird wie üblich.

rulebook-HQ-19-FLIEGEN-title = Fliegen
rulebook-HQ-19-FLIEGEN-text = Das Monster zieht über Helden hinweg, darf aber nicht auf ihrem Feld enden.

rulebook-HQ-19-GIFT-title = Gift
rulebook-HQ-19-GIFT-text = Was das Monster an Wunden schlägt, ist vergiftet: Die Punkte werden als Giftschaden vermerkt, und der Zwerg darf seine Konstitution dagegen aufbieten.

rulebook-HQ-19-GROSSES-ZIEL-title = Großes Ziel
rulebook-HQ-19-GROSSES-ZIEL-text = Im Sichtbereich ist das Monster immer zu treffen, gleich wer davor steht.

rulebook-HQ-19-IMMUN-title = Immun
rulebook-HQ-19-IMMUN-text = Zauber und Spruchrollen, die beeinflussen, etwa Gewitter und Morpheus Arme, haben keine Gewalt über dieses Monster. Schaden durch Zauber trifft es wie jedes andere.

rulebook-HQ-19-KOERPERLOS-title = Körperlos
rulebook-HQ-19-KOERPERLOS-text = Gegen gewöhnliche Waffen hat das Wesen einen Würfel mehr, der Angreifer einen weniger; greift es selbst an, nimmt es einen Würfel aus der Verteidigung. Jeden verlorenen Punkt kann ein schwarzer Schild noch retten.

rulebook-HQ-19-LANGSAM-title = Langsam
rulebook-HQ-19-LANGSAM-text = Sich umzudrehen ist für dieses Monster schon die ganze Handlung: Im selben Zug greift es nicht mehr an.

rulebook-HQ-19-MAGIER-DER-GEHOERNTEN-RATTE-title = Magier der gehörnten Ratte
rulebook-HQ-19-MAGIER-DER-GEHOERNTEN-RATTE-text = Dieser Magier der Skaven verfügt über bis zu acht Sprüche seines Volkes.

rulebook-HQ-19-PEITSCHE-title = Peitsche
rulebook-HQ-19-PEITSCHE-text = Mit der Peitsche greift das Monster auch diagonal an.

rulebook-HQ-19-RASEREI-title = Raserei
rulebook-HQ-19-RASEREI-text = Ist sein Bändiger tot, greift der Rattenoger für immer mit drei schwarzen Würfeln an und verteidigt sich mit dreien.

rulebook-HQ-19-REGENERATION-title = Regeneration
rulebook-HQ-19-REGENERATION-text = Der Troll verteidigt sich mit weißen und mit schwarzen Schilden, bis ein Trollbann diese Kraft bricht.

rulebook-HQ-19-RUNDUMSCHLAG-title = Rundumschlag
rulebook-HQ-19-RUNDUMSCHLAG-text = Statt des gewöhnlichen Angriffs treffen je zwei weiße Würfel alle Nachbarfiguren in angesagter Reihenfolge, auch die eigenen Leute.

rulebook-HQ-19-SCHLEUDER-title = Schleuder
rulebook-HQ-19-SCHLEUDER-text = Aus der Ferne greift das Monster mit zwei Würfeln an.

rulebook-HQ-19-SCHNELLER-KAEMPFER-title = Schneller Kämpfer
rulebook-HQ-19-SCHNELLER-KAEMPFER-text = Der Assassine greift zweimal an, einen oder zwei Gegner, neben denen er steht.

rulebook-HQ-19-SCHREI-DER-BANSHEE-title = Schrei der Banshee
rulebook-HQ-19-SCHREI-DER-BANSHEE-text = Der Schrei trifft jeden Helden in Sicht mit den Angriffswürfeln der Banshee. Verteidigt wird mit so vielen Würfeln, wie man Intelligenz hat.

rulebook-HQ-19-SCHWER-ZU-KONTROLLIEREN-title = Schwer zu kontrollieren
rulebook-HQ-19-SCHWER-ZU-KONTROLLIEREN-text = Vor dem Zug des Squigs fällt ein Kampfwürfel: Beim schwarzen Schild führen ihn die Helden. Ein W6 bestimmt, wie weit er kommt.

rulebook-HQ-19-SEUCHENWAFFEN-title = Seuchenwaffen
rulebook-HQ-19-SEUCHENWAFFEN-text = Wer verwundet wurde, wirft bei seinen Angriffen gefallene Totenschädel noch einmal. Das hält an, bis ein Heiltrank, ein Heilzauber oder der Trank aus zwei Zutaten hilft.

rulebook-HQ-19-SPEER-title = Speer
rulebook-HQ-19-SPEER-text = Mit dem Speer greift das Monster auch diagonal an.

rulebook-HQ-19-SPINNENANGRIFF-title = Spinnenangriff
rulebook-HQ-19-SPINNENANGRIFF-text = Die Riesenspinne trifft mehrere Gegner: geradeaus mit 4, schräg nach vorn mit 3 und zur Seite mit 2 Würfeln.

rulebook-HQ-19-VIELARMIG-title = Vielarmig
rulebook-HQ-19-VIELARMIG-text = Zwei Angriffe gegen einen oder zwei Nachbarn, ohne sich dazwischen zu bewegen.

rulebook-HQ-19-WURFSTERNE-title = Wurfsterne
rulebook-HQ-19-WURFSTERNE-text = Aus der Ferne greift der Assassine mit drei Würfeln an.

rulebook-HQ-19-ZURUECKDRAENGEN-title = Zurückdrängen
rulebook-HQ-19-ZURUECKDRAENGEN-text = Statt eines nicht abgewehrten Punktes Schaden wird der Gegner ein Feld zurückgeschoben, und der Angreifer rückt nach. Helden brauchen dafür mindestens 2 Körperkraft.
