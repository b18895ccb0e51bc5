import type { RuleTexts } from '@carriage/kernel'
import type { RuleId } from './index.ts'

/** Die Regeln auf Deutsch, mit eigenen Worten. Jedes Ding heißt hier, wie es im Glossar heißt. */
export const de = {
  sections: {
    Components: 'Spielmaterial',
    'Set-up': 'Aufbau',
    Rounds: 'Runden',
    'Action chain': 'Aktionskette',
    Actions: 'Aktionen',
    Engineers: 'Ingenieure',
    Investors: 'Investoren',
    'Instant benefits': 'Sofortboni',
    'Placing a car': 'Ein Auto anbieten',
    Scoring: 'Wertung',
    Achievements: 'Auszeichnungen',
    'End of the game': 'Ende des Spiels',
    'Two players': 'Zu zweit',
  },
  rules: {
    'AE-1.1': {
      title: 'Zwei bis vier Firmen',
      text: 'Ihr spielt zu zweit, zu dritt oder zu viert. Jede Person leitet eine Firma in einer eigenen Farbe; in der Schachtel gibt es Violett, Gelb, Orange und Blau.',
    },
    'AE-1.2': {
      title: 'Elf Aktionsplättchen',
      text: 'Es gibt {actionTiles.rows.length} Aktionsplättchen: {count.singleTiles} mit einer Aktion, {count.doubleTiles} mit zwei und eines mit drei. Die Anzahl und das eine Plättchen mit drei sind gedruckt; die beiden anderen Zahlen folgen der älteren Ausgabe.',
    },
    'AE-1.3': {
      title: 'Was die Plättchen zeigen',
      text: 'Welche Aktionen ein Plättchen hat, zeigt es selbst. Sicher sind eines nur mit Grand Prix, eines nur mit Anwerben und eines mit Grand Prix und Käufer anlocken; die anderen sind rekonstruiert. Wer einen Tisch über die API oder im Terminal eröffnet, kann die Plättchen seiner eigenen Schachtel mitbringen.',
    },
    'AE-1.4': {
      title: 'Anwerben zählt als eine',
      text: 'Das Plättchen Anwerben zeigt drei Symbole, gilt aber als Plättchen mit einer Aktion.',
    },
    'AE-1.5': {
      title: 'Das Aktionsrad',
      text: 'Das Aktionsrad hat {actionGear.spaces} Felder, also bleiben je nach Zahl der Firmen einige davon leer. Es zählt nur die Reihenfolge der Kette, nie das Feld.',
    },
    'AE-1.6': {
      title: 'Karosserien und Motoren',
      text: 'Karosserien und Motoren haben die Werte 1 bis {companyBoard.highestLevel}. In der Schachtel sind {count.bodies} Karosserien und {count.engines} Motoren, im Spiel gehen sie aber nie aus.',
    },
    'AE-1.7': {
      title: 'Acht Käufer',
      text: 'Es gibt {count.buyers} Käufer: {buyers.rows.body} mit der Vorliebe Karosserie, {buyers.rows.engine} mit Motor, {buyers.rows.luxury} mit Luxus und {buyers.rows.price} mit Preis.',
    },
    'AE-1.8': {
      title: 'Drei Sätze Preise',
      text: 'Es gibt drei Sätze zu {rounds.rows.1.prices.length} Preismarkern, eine Farbe für jede Runde. In einem Satz sind alle Werte verschieden (AE-3.3).',
    },
    'AE-1.9': {
      title: 'Weiße Marker reichen immer',
      text: 'Weiße Marker sind Punkte, und es sind immer genug da. Die gedruckte Aufzählung der Marker geht nicht auf, also nehmen wir ihre Zahl nicht als Grenze.',
    },
    'AE-1.10': {
      title: 'Anwerbeplättchen',
      text: 'Es gibt {count.recruitment} Anwerbeplättchen: {count.engineers} verschiedene Ingenieure, {count.investors} verschiedene Investoren und {count.instants} Sofortboni von sieben Arten.',
    },
    'AE-1.11': {
      title: 'Anzahl der Sofortboni',
      text: 'Von den Sofortboni gibt es {instants.rows.race5.copies} × Rennen, {instants.rows.hire3.copies} × Arbeiter, {instants.rows.takeBody3.copies} × Karosserie, {instants.rows.takeEngine3.copies} × Motor, {instants.rows.swapBuyer.copies} × getauschter Käufer, {instants.rows.sell5.copies} × Verkauf für {instants.rows.sell5.points} und {instants.rows.sell7.copies} × Verkauf für {instants.rows.sell7.points}. Die Arten sind gedruckt, die Anzahlen rekonstruiert.',
    },
    'AE-1.12': {
      title: 'Sieben Ingenieurchips',
      text: 'Es gibt einen Ingenieurchip für jeden der {recruitment.inGame} Ingenieure, die in eine Partie kommen können, und einen für einen Startbonus. Sie gehen nie aus.',
    },
    'AE-1.13': {
      title: 'Sechs Serienchips',
      text: 'Es gibt {recruitment.inGame} Serienchips, einen für jeden Investor, der in eine Partie kommen kann. Sie gehen nie aus.',
    },
    'AE-1.14': {
      title: 'Neun Ingenieurmarker',
      text: 'Es gibt {count.markers} Ingenieurmarker: Motor +{engineeringMarkers.rows.winton1.value} und +{engineeringMarkers.rows.winton2.value}, Karosserie +{engineeringMarkers.rows.christie1.value} und +{engineeringMarkers.rows.christie2.value}, zwei Tauschmarker, Käufer +{engineeringMarkers.rows.packard2.value} und +{engineeringMarkers.rows.packard4.value} und Fünfter Käufer.',
    },
    'AE-1.15': {
      title: 'Zehn Auszeichnungen',
      text: 'Es gibt {count.achievements} Auszeichnungen, zusammen {count.achievementPoints} Punkte wert.',
    },
    'AE-1.16': {
      title: 'Arbeiter und Verkäufer',
      text: 'Jede Firma hat {workers.perColour} Arbeiter und einen Verkäufer, der nicht dazugehört.',
    },
    'AE-1.17': {
      title: 'Dein Firmentableau',
      text: 'Dein Tableau hat eine Kantine für beliebig viele Arbeiter, {companyBoard.workshops} Werkstätten für je ein Teil, einen Platz für den Rennmotor mit einem aufgedruckten Motor vom Wert {companyBoard.raceEngine}, ein Rennteam mit Bereichen für {companyBoard.racingTeamAreas} Arbeiter und eine Leiste für jede deiner beiden Stufen.',
    },
    'AE-1.18': {
      title: 'Stufen 1 bis {companyBoard.highestLevel}',
      text: 'Deine Karosseriestufe und deine Motorstufe reichen von 1 bis {companyBoard.highestLevel}, denn Teile haben diese Werte, und du baust den Wert deiner Stufe.',
    },
    'AE-1.19': {
      title: 'Die Rennstrecke',
      text: 'Die Rennstrecke hat die Boxengasse für beliebig viele Rennwagen und nummerierte Felder für je einen Rennwagen.',
    },
    'AE-1.20': {
      title: 'Zwölf Felder je Streckenrunde',
      text: 'Die Rennstrecke hat {circuit.lapSpaces} nummerierte Felder. In den Standardtabellen ist die Zahl rekonstruiert; zu zweit stehen Wagen auf {players.rows.2.neutralCars}, mindestens so lang ist sie also.',
    },
    'AE-1.21': {
      title: 'Plätze auf dem Spielplan',
      text: 'Der Markt hat {players.rows.4.marketSpaces|Platz|Plätze} für Autos, die Preistafel {rounds.rows.1.prices.length} für Preismarker, die Reihe der aktiven Käufer {players.rows.4.activeBuyerSpaces} und die Marktleiste die Felder 1 bis {marketTrack.spaces}.',
    },
    'AE-1.22': {
      title: 'Die Investorenleiste',
      text: 'Die Investorenleiste hat {investorTrack.spaces} Plätze und ist nie zu kurz, denn es gibt nur {recruitment.inGame} Serienchips.',
    },
    'AE-1.23': {
      title: 'Punkte werden nur mehr',
      text: 'Deine Ansehenspunkte beginnen bei 0, haben keine Obergrenze und werden nie weniger.',
    },
    'AE-1.24': {
      title: 'Gebrauchtes bleibt draußen',
      text: 'Ein Ingenieurchip, ein Serienchip oder ein Ingenieurmarker, der eingesetzt wurde, kommt nie wieder ins Spiel. Die gedruckten Regeln nennen einmal die Schachtel, einmal den Vorrat; die Stücke reichen in beiden Fällen genau.',
    },
    'AE-2.1': {
      title: 'Farben, die niemand spielt',
      text: 'Was zu Farben gehört, die niemand spielt, ist nicht im Spiel; zu zweit werden zwei ihrer Rennwagen gebraucht (AE-13.6).',
    },
    'AE-2.2': {
      title: 'Plättchen in der Kette',
      text: 'Die Aktionsplättchen werden nach Größe gemischt und von hinten nach vorn in die Kette gelegt: zuerst die mit einer Aktion, dann die mit zwei, ganz vorn das mit drei.',
    },
    'AE-2.3': {
      title: 'Stapel der Anwerbeplättchen',
      text: 'Von jeder Art Anwerbeplättchen werden {recruitment.inGame} der {count.engineers} zufällig gezogen und verdeckt gestapelt.',
    },
    'AE-2.4': {
      title: 'Plättchen, die niemand sieht',
      text: 'Die anderen Plättchen jeder Art kommen in die Schachtel zurück, und niemand sieht, welche es sind.',
    },
    'AE-2.5': {
      title: 'Eine leere Auslage',
      text: 'Vor der ersten Vorbereitung liegt kein Anwerbeplättchen offen.',
    },
    'AE-2.6': {
      title: 'Alle Käufer verfügbar',
      text: 'Alle {count.buyers} Käufer beginnen auf den Stapeln der verfügbaren Käufer, nach Vorlieben sortiert. Kein Käufer ist aktiv.',
    },
    'AE-2.7': {
      title: 'Weiße Marker der Runde 1',
      text: 'Runde 1 beginnt mit weißen Markern: {whiteMarkers.rows.body} Punkte bei Karosserie, {whiteMarkers.rows.engine} bei Motor, {whiteMarkers.rows.luxury} bei Luxus und {whiteMarkers.rows.price} bei Preis. Die gedruckten Regeln nennen sie im Aufbau und noch einmal in der Vorbereitung; gelegt werden sie nur einmal.',
    },
    'AE-2.8': {
      title: 'Marktmarker am Anfang',
      text: 'Der Marktmarker beginnt auf Feld {players.rows.4.marketMarkerStart} der Marktleiste.',
    },
    'AE-2.9': {
      title: 'Auszeichnungen zu Beginn',
      text: 'Alle {count.achievements} Auszeichnungen gehören zu Beginn niemandem.',
    },
    'AE-2.10': {
      title: 'Noch keine Punkte',
      text: 'Jede Firma beginnt mit 0 Punkten.',
    },
    'AE-2.11': {
      title: 'Rennwagen in der Boxengasse',
      text: 'Jeder Rennwagen beginnt in der Boxengasse mit 0 Streckenrunden.',
    },
    'AE-2.12': {
      title: 'Marker hinter den Plättchen',
      text: 'Die Firmenmarker kommen in zufälliger Reihenfolge in die Kette, direkt hinter das hinterste Plättchen und ohne Lücken.',
    },
    'AE-2.13': {
      title: 'Vier Arbeiter zu Beginn',
      text: 'Du beginnst mit {workers.atSetUp.canteen|Arbeiter|Arbeitern} in der Kantine und {workers.atSetUp.supply} in deinem Vorrat.',
    },
    'AE-2.14': {
      title: 'Der Verkäufer wartet',
      text: 'Dein Verkäufer beginnt in deinem Vorrat, und nur mit Riker darfst du ihn einsetzen.',
    },
    'AE-2.15': {
      title: 'Stufen zu Beginn',
      text: 'Deine Karosseriestufe beginnt auf {companyBoard.startLevels.body} und deine Motorstufe auf {companyBoard.startLevels.engine}, ganz unten auf den Leisten; zwei Startboni heben eine davon.',
    },
    'AE-2.16': {
      title: 'Rennmotor zu Beginn',
      text: 'Dein Rennmotor beginnt mit dem Wert {companyBoard.raceEngine}: Es ist der auf dem Tableau aufgedruckte, kein Plättchen.',
    },
    'AE-2.17': {
      title: 'Leere Werkstätten',
      text: 'Deine Werkstätten und dein Rennteam sind zu Beginn leer.',
    },
    'AE-2.18': {
      title: 'Wer beginnt',
      text: 'Der erste Zug gehört der Firma, deren Marker am weitesten hinten steht, am weitesten von den Plättchen entfernt.',
    },
    'AE-2.19': {
      title: 'Reihenfolge der Startboni',
      text: 'Vor der ersten Vorbereitung wählt ihr Startboni gegen die Zugreihenfolge: zuerst die Firma, die den Plättchen am nächsten steht, zuletzt die, die beginnt.',
    },
    'AE-2.20': {
      title: 'Je ein Startbonus',
      text: 'Du musst genau einen der übrigen Startboni wählen.',
    },
    'AE-2.21': {
      title: 'Sofort ausgeführt',
      text: 'Dein Startbonus wird sofort ausgeführt und verlässt das Spiel.',
    },
    'AE-2.22': {
      title: 'Der übrige Bonus',
      text: 'Zu dritt verlässt der Startbonus, den niemand gewählt hat, das Spiel. Die gedruckten Regeln schweigen dazu; die ältere Ausgabe macht es so.',
    },
    'AE-2.23': {
      title: 'Bonus: Karosserie und Rennen',
      text: 'Stelle eine Karosserie vom Wert {startingBonuses.rows.bodyAndRace.items.0.value} in eine Werkstatt und fahre mit deinem Rennwagen {startingBonuses.rows.bodyAndRace.items.1.steps|Feld|Felder}.',
    },
    'AE-2.24': {
      title: 'Bonus: Karosseriestufe und Arbeiter',
      text: 'Deine Karosseriestufe wird {startingBonuses.rows.bodyLevelAndWorker.items.0.value}, und {startingBonuses.rows.bodyLevelAndWorker.items.1.workers|Arbeiter kommt|Arbeiter kommen} aus deinem Vorrat in die Kantine.',
    },
    'AE-2.25': {
      title: 'Bonus: Motorstufe und Rennmotor',
      text: 'Deine Motorstufe wird {startingBonuses.rows.engineLevelAndRaceEngine.items.0.value}, und ein Motorplättchen vom Wert {startingBonuses.rows.engineLevelAndRaceEngine.items.1.value} wird dein Rennmotor.',
    },
    'AE-2.26': {
      title: 'Bonus: Motor und Chip',
      text: 'Nimm einen Motor vom Wert {startingBonuses.rows.engineAndToken.items.0.value} und einen Ingenieurchip, der auf keinem Ingenieur liegt. Wohin der Motor kommt, wählst du wie bei jedem Motor (AE-5.22), denn gedruckt ist kein Platz. Euer Tisch darf wählen, dass er in eine Werkstatt kommt.',
    },
    'AE-2.27': {
      title: 'Bonusteile brauchen keine Stufe',
      text: 'Ein Teil aus einem Startbonus braucht keine Stufe und ändert keine.',
    },
    'AE-3.1': {
      title: 'Drei Runden',
      text: 'Das Spiel hat drei Runden.',
    },
    'AE-3.2': {
      title: 'Phasen einer Runde',
      text: 'Eine Runde hat drei Phasen, immer in dieser Reihenfolge: Vorbereitung, Aktionsphase, Wertungsphase.',
    },
    'AE-3.3': {
      title: 'Preise einer Runde',
      text: 'Die Vorbereitung füllt die Preistafel mit den Preismarkern der Runde. Runde 1: {rounds.rows.1.prices}. Runde 2: {rounds.rows.2.prices}. Runde 3: {rounds.rows.3.prices}.',
    },
    'AE-3.4': {
      title: 'Alte Preise sind weg',
      text: 'Preismarker einer früheren Runde sind nicht mehr im Spiel; auf der Tafel liegen nur die der aktuellen Runde, denn sie hat so viele Plätze, wie neue Marker kommen.',
    },
    'AE-3.5': {
      title: 'Neue weiße Marker',
      text: 'Die Vorbereitung legt weiße Marker neben die Stapel der verfügbaren Käufer: {whiteMarkers.rows.body} Punkte bei Karosserie, {whiteMarkers.rows.engine} bei Motor, {whiteMarkers.rows.luxury} bei Luxus und {whiteMarkers.rows.price} bei Preis.',
    },
    'AE-3.6': {
      title: 'Alte weiße Marker bleiben',
      text: 'Weiße Marker, die niemand geholt hat, bleiben liegen, und die neuen kommen dazu.',
    },
    'AE-3.7': {
      title: 'Zwei Plättchen jeder Art',
      text: 'Die Vorbereitung deckt von jedem Stapel Anwerbeplättchen die obersten {recruitment.revealed} auf: Ingenieure, Investoren und Sofortboni.',
    },
    'AE-3.8': {
      title: 'Plättchen, die niemand nahm',
      text: 'Plättchen, die aus einer früheren Runde noch offen liegen, bleiben, und {recruitment.revealed} neue jeder Art kommen dazu: Nichts Gedrucktes nimmt sie weg, und drei Runden leeren einen Stapel genau. Euer Tisch darf wählen, die alten vorher zu entfernen oder jede Art nur auf {recruitment.revealed} aufzufüllen.',
    },
    'AE-3.9': {
      title: 'Kein Nachlegen in der Runde',
      text: 'Ein Plättchen, das aus der Auslage genommen wurde, wird vor der nächsten Vorbereitung nicht ersetzt.',
    },
    'AE-3.10': {
      title: 'Marktmarker zurück auf Anfang',
      text: 'Die Vorbereitung stellt den Marktmarker zurück auf Feld {players.rows.4.marketMarkerStart}, zu zweit auf Feld {players.rows.2.marketMarkerStart}. Gedruckt ist das nur für zwei; ohne dies könnte der Marker Feld {marketTrack.spaces} nie verlassen.',
    },
    'AE-3.11': {
      title: 'Wer eine Runde beginnt',
      text: 'Die Aktionsphase beginnt mit der Firma, deren Marker in der Kette am weitesten hinten steht.',
    },
    'AE-3.12': {
      title: 'Ein voller Markt beendet sie',
      text: 'Die Aktionsphase endet mit dem Zug, in dem der letzte Marktplatz besetzt wurde. Ein sofort verkauftes Auto macht seinen Platz frei, es zählen also die Autos, die dort stehen. Euer Tisch darf wählen, dass alle Autos zählen, die in der Runde angeboten wurden; dann bleibt der Platz bis zum Ende der Runde geschlossen.',
    },
    'AE-3.13': {
      title: 'Der Marktmarker beendet sie',
      text: 'Die Aktionsphase endet mit dem Zug, in dem der Marktmarker Feld {marketTrack.spaces} erreicht hat.',
    },
    'AE-3.14': {
      title: 'Der letzte Zug wird beendet',
      text: 'Hast du das Ende ausgelöst, spielst du deinen Zug noch ganz zu Ende: die übrigen Aktionen, den Angebotsschritt und deine freien Einsätze.',
    },
    'AE-3.15': {
      title: 'Zwei Gründe, eine Wertung',
      text: 'Ist nach demselben Zug der Markt voll und steht der Marktmarker auf Feld {marketTrack.spaces}, gibt es trotzdem nur eine Wertungsphase.',
    },
    'AE-3.16': {
      title: 'Kette zwischen den Runden',
      text: 'Die Aktionskette bleibt zwischen den Runden, wie sie ist, denn kein Schritt der Vorbereitung berührt sie. Weiter geht es mit der Firma, deren Marker am weitesten hinten steht.',
    },
    'AE-3.17': {
      title: 'Was du behältst',
      text: 'Zwischen den Runden behältst du deine Stufen, Teile in Werkstätten, Kantine, Vorrat, Rennteam, Rennmotor, Ingenieure, Ingenieurchips, ungenutzte Ingenieurmarker, ungenutzte Investoren mit ihren Serienchips, Auszeichnungen und Punkte. Zurückgegeben wird nur, was die Regeln nennen.',
    },
    'AE-4.1': {
      title: 'Die Aktionskette',
      text: 'Die Kette ist eine Reihe von hinten nach vorn. In ihr stehen der Marker jeder Firma und alle {actionTiles.rows.length} Aktionsplättchen, jedes einmal.',
    },
    'AE-4.2': {
      title: 'Wer am Zug ist',
      text: 'Am Zug ist die Firma, deren Marker am weitesten hinten steht.',
    },
    'AE-4.3': {
      title: 'Kein Passen',
      text: 'In deinem Zug musst du ein Aktionsplättchen wählen; passen kannst du nicht.',
    },
    'AE-4.4': {
      title: 'Jedes Plättchen der Kette',
      text: 'Du darfst jedes Plättchen der Kette wählen, wie viele Plättchen und Marker auch dazwischen liegen.',
    },
    'AE-4.5': {
      title: 'Marker nimmt den Platz ein',
      text: 'Dein Firmenmarker kommt dorthin, wo das gewählte Plättchen lag.',
    },
    'AE-4.6': {
      title: 'Plättchen nach vorn',
      text: 'Nach seinen Aktionen kommt das gewählte Plättchen ganz nach vorn; bis dahin hältst du es. Alles andere behält seine Reihenfolge.',
    },
    'AE-4.7': {
      title: 'Plättchen ganz hinten',
      text: 'Am Ende deines Zuges rücken Plättchen, die ganz hinten liegen, nach vorn, eines nach dem anderen in ihrer Reihenfolge, bis ein Firmenmarker hinten steht.',
    },
    'AE-4.8': {
      title: 'Der nächste Zug',
      text: 'Danach ist die Firma am Zug, deren Marker am weitesten hinten steht. Das kann dieselbe Firma noch einmal sein.',
    },
    'AE-4.9': {
      title: 'Plättchen ohne Nutzen',
      text: 'Du darfst ein Plättchen auch wählen, wenn du keine seiner Aktionen ausführen kannst. Gedruckt ist jedes Plättchen erlaubt, und Aktionen sind nur soweit möglich auszuführen.',
    },
    'AE-4.10': {
      title: 'Zwei Schritte eines Zuges',
      text: 'Dein Zug hat zwei Schritte: den Aktionsschritt, dann den Angebotsschritt.',
    },
    'AE-4.11': {
      title: 'Jede mögliche Aktion',
      text: 'Du musst jede Aktion deines Plättchens ausführen, die du ausführen kannst, jede einmal.',
    },
    'AE-4.12': {
      title: 'Reihenfolge der Aktionen',
      text: 'Du bestimmst die Reihenfolge der Aktionen auf deinem Plättchen, eine nach der anderen.',
    },
    'AE-4.13': {
      title: 'Eine Aktion nach der anderen',
      text: 'Du bringst eine Aktion zu Ende, bevor du die nächste beginnst.',
    },
    'AE-4.14': {
      title: 'Unmögliche Aktionen',
      text: 'Eine Aktion, die du nicht ausführen kannst, verfällt, und du bekommst nichts dafür.',
    },
    'AE-4.15': {
      title: 'Frühere Aktionen zählen',
      text: 'Stufen, Kantine und Werkstätten zählen so, wie sie sind, wenn du eine Aktion ausführst; was du vorher im selben Zug getan hast, hilft also.',
    },
    'AE-4.16': {
      title: 'Wann freie Einsätze möglich sind',
      text: 'Serienchips, Tauschmarker und Packards Marker sind freie Einsätze. In deinem Zug sind sie möglich, bevor du ein Plättchen wählst, vor jeder noch offenen Aktion, nach deiner letzten Aktion und nachdem du ein Auto angeboten hast. Gedruckt heißt es: während deines Zuges.',
    },
    'AE-4.17': {
      title: 'Nie mitten in einer Aktion',
      text: 'Mitten in einer Aktion oder während du ein Auto anbietest, ist kein freier Einsatz möglich.',
    },
    'AE-4.18': {
      title: 'Du beendest deinen Zug',
      text: 'Dein Zug endet, wenn du es sagst, nach deiner letzten Aktion oder nachdem du ein Auto angeboten hast. Anbieten und freie Einsätze sind freiwillig, also muss jemand Halt sagen.',
    },
    'AE-4.19': {
      title: 'Welche Aktionen ausfallen können',
      text: 'Unmöglich sein können nur Forschung, wenn beide Stufen auf {companyBoard.highestLevel} sind, und Einstellen bei leerem Vorrat (AE-5.31). Alle anderen Aktionen gehen immer.',
    },
    'AE-4.20': {
      title: 'Eine Aktion beginnt mit ihrer Ansage',
      text: 'Eine Aktion beginnt, wenn du sie ansagst, auch die letzte; bis dahin sind freie Einsätze offen. Wer eine unmögliche Aktion ansagt, lässt sie verfallen. Nach der letzten Aktion ist der Angebotsschritt offen.',
    },
    'AE-5.1': {
      title: 'Karosserie bauen',
      text: 'Nimm eine Karosserie, deren Wert deiner Karosseriestufe entspricht.',
    },
    'AE-5.2': {
      title: 'Kein anderer Wert',
      text: 'Du darfst keine Karosserie mit einem anderen Wert nehmen, weder höher noch niedriger.',
    },
    'AE-5.3': {
      title: 'In eine leere Werkstatt',
      text: 'Die Karosserie kommt in eine leere Werkstatt.',
    },
    'AE-5.4': {
      title: 'Volle Werkstätten',
      text: 'Sind alle {companyBoard.workshops} Werkstätten voll, wenn du baust, musst du zuerst eines der Teile darin in den allgemeinen Vorrat zurückgeben, Karosserie oder Motor nach deiner Wahl. Das wird bei jeder Aktion geprüft, denn ein Plättchen kann zwei davon haben.',
    },
    'AE-5.5': {
      title: 'Das neue Teil bleibt',
      text: 'Das neue Teil kann nicht das sein, das du zurückgibst.',
    },
    'AE-5.6': {
      title: 'Zurückgeben nur für Platz',
      text: 'Solange eine deiner Werkstätten leer ist, darfst du kein Teil zurückgeben. Gedruckt gehen Teile nur zurück, wenn alle voll sind.',
    },
    'AE-5.7': {
      title: 'Immer ein Teil da',
      text: 'Bauen scheitert nie daran, dass Teile fehlen.',
    },
    'AE-5.8': {
      title: 'Werkstätten sind gleich',
      text: 'In welcher Werkstatt ein Teil steht, ist gleichgültig; keine Regel nennt eine bestimmte.',
    },
    'AE-5.9': {
      title: 'Karosserien fahren kein Rennen',
      text: 'Eine Karosserie kommt nie auf deinen Rennwagen.',
    },
    'AE-5.10': {
      title: 'Die Aktion Forschung',
      text: 'Erhöhe deine Karosseriestufe oder deine Motorstufe um 1.',
    },
    'AE-5.11': {
      title: 'Die höchste Stufe',
      text: 'Keine Stufe steigt über {companyBoard.highestLevel}, denn kein Teil hat einen höheren Wert.',
    },
    'AE-5.12': {
      title: 'Höchstens zwei Stufen Abstand',
      text: 'Nach der Forschung dürfen deine Stufen um höchstens {companyBoard.mostLevelDifference} auseinanderliegen. Eine Stufe, die weiter davonliefe, darfst du nicht erhöhen.',
    },
    'AE-5.13': {
      title: 'Wenn nur eine steigen kann',
      text: 'Kann nur eine deiner Stufen steigen, musst du diese erhöhen.',
    },
    'AE-5.14': {
      title: 'Forschung geht fast immer',
      text: 'Forschung ist nur unmöglich, wenn beide Stufen auf {companyBoard.highestLevel} sind, denn die niedrigere kann immer steigen.',
    },
    'AE-5.15': {
      title: 'Einen Ingenieurchip ausgeben',
      text: 'Statt eine Stufe zu erhöhen, darfst du einen Ingenieurchip ausgeben und beide Stufen um 1 erhöhen.',
    },
    'AE-5.16': {
      title: 'Ein Chip bewegt beide',
      text: 'Du darfst einen Chip nur ausgeben, wenn beide Stufen unter {companyBoard.highestLevel} sind: Er muss beide bewegen.',
    },
    'AE-5.17': {
      title: 'Chip bei vollem Abstand',
      text: 'Du darfst einen Chip auch ausgeben, wenn deine Stufen um {companyBoard.mostLevelDifference} auseinanderliegen, denn der Abstand bleibt gleich.',
    },
    'AE-5.18': {
      title: 'Ein Chip je Forschung',
      text: 'In einer Aktion Forschung darfst du höchstens einen Chip ausgeben.',
    },
    'AE-5.19': {
      title: 'Ausgegebene Chips',
      text: 'Ein ausgegebener Ingenieurchip verlässt das Spiel.',
    },
    'AE-5.20': {
      title: 'Welchen Chip du ausgibst',
      text: 'Hast du den losen Chip und einen auf einem Ingenieur, wählst du, welchen der beiden du ausgibst; Chips auf Ingenieuren sind untereinander gleich. Wo ein Chip liegt, ist nur für Olds wichtig (AE-7.24). Zählt an eurem Tisch für Olds jeder Chip, geht der lose zuerst.',
    },
    'AE-5.21': {
      title: 'Motor bauen',
      text: 'Nimm einen Motor, dessen Wert deiner Motorstufe entspricht, und keinen mit einem anderen Wert.',
    },
    'AE-5.22': {
      title: 'Werkstatt oder Rennwagen',
      text: 'Du wählst, wohin der Motor kommt: in eine Werkstatt oder in deinen Rennwagen.',
    },
    'AE-5.23': {
      title: 'Motor in der Werkstatt',
      text: 'In eine Werkstatt kommt ein Motor ebenso wie eine Karosserie (AE-5.3 bis AE-5.8).',
    },
    'AE-5.24': {
      title: 'Motor im Rennwagen',
      text: 'Im Rennwagen wird der neue Motor zum Rennmotor; ein Motorplättchen, das dort lag, kommt in den allgemeinen Vorrat zurück.',
    },
    'AE-5.25': {
      title: 'Werkstätten bleiben, wie sie sind',
      text: 'Für einen Motor im Rennwagen gibst du nichts aus deinen Werkstätten zurück, auch wenn alle voll sind.',
    },
    'AE-5.26': {
      title: 'Ein schwächerer Rennmotor',
      text: 'Der neue Rennmotor darf gleich stark wie der alte oder schwächer sein; nichts verbietet es.',
    },
    'AE-5.27': {
      title: 'Der Rennmotor wird nicht verkauft',
      text: 'Der Rennmotor kann nicht Teil eines Autos auf dem Markt sein.',
    },
    'AE-5.28': {
      title: 'Der Rennmotor bleibt',
      text: 'Der Rennmotor kommt nie in eine Werkstatt zurück; keine Regel erlaubt es.',
    },
    'AE-5.29': {
      title: 'Die Aktion Einstellen',
      text: 'Ein Arbeiter kommt aus deinem Vorrat in deine Kantine.',
    },
    'AE-5.30': {
      title: 'Verkäufer statt Arbeiter',
      text: 'Mit Riker darfst du stattdessen den Verkäufer nehmen, wenn er in deinem Vorrat ist (AE-6.31).',
    },
    'AE-5.31': {
      title: 'Niemand einzustellen',
      text: 'Einstellen verfällt, wenn in deinem Vorrat kein Arbeiter ist und mit Riker auch kein Verkäufer, der an die Stelle eines Arbeiters träte.',
    },
    'AE-5.32': {
      title: 'Die Aktion Anwerben',
      text: 'Tu genau eines von dreien: Nimm ein Anwerbeplättchen, nimm Arbeiter oder fahre mit deinem Rennwagen.',
    },
    'AE-5.33': {
      title: 'Ein Plättchen nehmen',
      text: 'Nimm ein beliebiges offenes Anwerbeplättchen, gleich welcher Art. Liegt keines offen, musst du eines der beiden anderen tun.',
    },
    'AE-5.34': {
      title: 'Plättchen ohne Wirkung',
      text: 'Du darfst ein Plättchen auch nehmen, wenn es nichts bewirken kann; gedruckt ist keine Bedingung.',
    },
    'AE-5.35': {
      title: 'Der Platz bleibt leer',
      text: 'Der Platz des Plättchens, das du genommen hast, bleibt leer.',
    },
    'AE-5.36': {
      title: 'Einen Ingenieur nehmen',
      text: 'Du behältst den Ingenieur und bekommst einen Ingenieurchip auf das Plättchen und die Ingenieurmarker, die es nennt.',
    },
    'AE-5.37': {
      title: 'Einen Investor nehmen',
      text: 'Du behältst den Investor und bekommst einen Serienchip auf das Plättchen.',
    },
    'AE-5.38': {
      title: 'Einen Sofortbonus nehmen',
      text: 'Du führst den Sofortbonus sofort aus; dann verlässt das Plättchen das Spiel.',
    },
    'AE-5.39': {
      title: 'Arbeiter anwerben',
      text: 'Aus deinem Vorrat in deine Kantine kommen {recruitment.workers|Arbeiter|Arbeiter}, oder so viele, wie noch da sind. Ist in deinem Vorrat keiner, kannst du das nicht wählen.',
    },
    'AE-5.40': {
      title: 'Anwerben fürs Rennen',
      text: 'Fahre mit deinem Rennwagen {recruitment.steps|Feld|Felder} (AE-5.52 bis AE-5.58). Rennteam, Rennmotor und Chevrolet zählen nicht: Gedruckt hilft Chevrolet nur im Grand Prix und beim Sofortbonus mit {instants.rows.race5.steps} Feldern.',
    },
    'AE-5.41': {
      title: 'Käufer anlocken',
      text: 'Solange die Reihe der aktiven Käufer einen freien Platz hat, nimm einen Käufer von einem Stapel, der noch einen hat, und stelle ihn auf den ersten freien Platz von oben.',
    },
    'AE-5.42': {
      title: 'Punkte neben dem Stapel',
      text: 'Du bekommst die Punkte aller weißen Marker neben diesem Stapel, und sie werden weggenommen.',
    },
    'AE-5.43': {
      title: 'Der Marktmarker rückt',
      text: 'Sind alle Plätze der aktiven Käufer besetzt, musst du stattdessen den Marktmarker ein Feld weiterrücken.',
    },
    'AE-5.44': {
      title: 'Nichts fürs Rücken',
      text: 'Wer den Marktmarker rückt, bekommt weder Punkte noch einen Käufer.',
    },
    'AE-5.45': {
      title: 'Ende der Marktleiste',
      text: 'Ein Marktmarker auf Feld {marketTrack.spaces} rückt nicht weiter, denn dort endet die Leiste.',
    },
    'AE-5.46': {
      title: 'Aktive Käufer bleiben',
      text: 'Aktive Käufer bleiben bis zum Aufräumen der Runde; nur der Sofortbonus, der Käufer tauscht (AE-8.15), nimmt einen früher weg.',
    },
    'AE-5.47': {
      title: 'Das siebte Käufer anlocken',
      text: 'Zu dritt oder zu viert füllt {players.rows.4.activeBuyerSpaces}-mal Käufer anlocken in einer Runde die Reihe; {count.markerSteps} weitere bringen den Marktmarker auf Feld {marketTrack.spaces}.',
    },
    'AE-5.48': {
      title: 'Arbeiter fürs Rennteam',
      text: 'Zu Beginn eines Grand Prix, bevor dein Rennwagen fährt, darfst du beliebig viele Arbeiter aus deiner Kantine ins Rennteam stellen.',
    },
    'AE-5.49': {
      title: 'Plätze des Rennteams',
      text: 'Das Rennteam füllt sich Bereich für Bereich, der für die wenigsten Arbeiter zuerst: {companyBoard.racingTeamAreas}. Mehr als {count.racingTeam|Arbeiter passt|Arbeiter passen} nicht hinein.',
    },
    'AE-5.50': {
      title: 'Zuschlag des Rennteams',
      text: 'Jeder volle Bereich deines Rennteams bringt 1 Feld. Voll sind die Bereiche ab {count.racingTeamFrom} Arbeitern.',
    },
    'AE-5.51': {
      title: 'Felder eines Grand Prix',
      text: 'Dein Rennwagen fährt so viele Felder, wie dein Rennmotor zeigt, plus den Zuschlag deines Rennteams und 1 mehr mit Chevrolet. Du musst die volle Zahl fahren.',
    },
    'AE-5.52': {
      title: 'Aus der Boxengasse heraus',
      text: 'Aus der Boxengasse ist das erste Feld die 1. Auf das letzte Feld folgt wieder Feld 1.',
    },
    'AE-5.53': {
      title: 'Rennwagen überspringen',
      text: 'Ein Feld mit einem anderen Rennwagen wird übersprungen und nicht gezählt. Dein Wagen hält auf dem letzten gezählten Feld.',
    },
    'AE-5.54': {
      title: 'Mehrere hintereinander überspringen',
      text: 'Mehrere solche Felder hintereinander werden alle übersprungen, und in einer Fahrt kannst du denselben Wagen zweimal überspringen.',
    },
    'AE-5.55': {
      title: 'Die Boxengasse stört niemanden',
      text: 'Rennwagen in der Boxengasse stehen auf keinem Feld der Rennstrecke.',
    },
    'AE-5.56': {
      title: 'Eine Streckenrunde vollenden',
      text: 'Du vollendest jedes Mal eine Streckenrunde, wenn dein Wagen vom letzten Feld auf Feld 1 kommt, auch wenn er eines davon überspringt: Auch daran ist er vorbeigefahren.',
    },
    'AE-5.57': {
      title: 'Die Boxengasse verlassen: keine Streckenrunde',
      text: 'Wer aus der Boxengasse auf Feld 1 fährt, vollendet keine Streckenrunde. Die ältere Ausgabe sagt das; diese spricht nur vom Überfahren der Linie.',
    },
    'AE-5.58': {
      title: 'Mehrere Streckenrunden auf einmal',
      text: 'Eine Fahrt kann mehr als eine Streckenrunde vollenden.',
    },
    'AE-5.59': {
      title: 'Rennteam nur im Grand Prix',
      text: 'Ins Rennteam kommen Arbeiter nur in der Aktion Grand Prix, und nur dort zählt sein Zuschlag. Fahrten aus Startbonus, Anwerben oder Sofortbonus sind keine solche Aktion.',
    },
    'AE-5.60': {
      title: 'Das Rennteam bleibt',
      text: 'Arbeiter im Rennteam bleiben dort bis zum Ende des Spiels; nichts bringt sie zurück.',
    },
    'AE-5.61': {
      title: 'Kein Verkäufer im Rennteam',
      text: 'Der Verkäufer kann nicht ins Rennteam.',
    },
    'AE-6.1': {
      title: 'Ingenieure bleiben bei dir',
      text: 'Ein Ingenieur bleibt bis zum Ende des Spiels bei der Firma, die ihn genommen hat.',
    },
    'AE-6.2': {
      title: 'Ein Chip mit jedem Ingenieur',
      text: 'Jeder Ingenieur bringt einen Ingenieurchip, auch einer, der keine Marker bringt.',
    },
    'AE-6.3': {
      title: 'Dauerhafte Fähigkeiten',
      text: 'King, Riker, Chevrolet und Brayton helfen jedes Mal und sind nicht je Schritt begrenzt. An einer Stelle erlaubt der Druck einen Ingenieur je Schritt, in seinen Fragen und Antworten einen Ingenieurmarker; wir folgen den Antworten. Euer Tisch darf einen Ingenieur im Aktionsschritt wählen: den ersten, der hilft oder dessen Marker du einsetzt.',
    },
    'AE-6.4': {
      title: 'Sofort an der Arbeit',
      text: 'Ein Ingenieur wirkt von dem Augenblick an, in dem du das Plättchen nimmst.',
    },
    'AE-6.5': {
      title: 'Ingenieurmarker können warten',
      text: 'Du musst einen Ingenieurmarker nie einsetzen. Einer, den du nicht eingesetzt hast, bleibt bei dir, auch in späteren Runden. Wie viele du einsetzen darfst, sagen AE-9.13 bis AE-9.17.',
    },
    'AE-6.6': {
      title: 'Winton: Motormarker',
      text: 'Wenn du ein Auto anbietest, darfst du Motor +{engineeringMarkers.rows.winton1.value} oder Motor +{engineeringMarkers.rows.winton2.value} darauf legen. Der Motorwert des Autos steigt um ebenso viel.',
    },
    'AE-6.7': {
      title: 'Winton: über {companyBoard.highestLevel}',
      text: 'Der erhöhte Motorwert zählt für Käufer und für Investoren, und er darf über {companyBoard.highestLevel} liegen, wie in der älteren Ausgabe.',
    },
    'AE-6.8': {
      title: 'Christie: Karosseriemarker',
      text: 'Wenn du ein Auto anbietest, darfst du Karosserie +{engineeringMarkers.rows.christie1.value} oder Karosserie +{engineeringMarkers.rows.christie2.value} darauf legen. Der Karosseriewert des Autos steigt um ebenso viel.',
    },
    'AE-6.9': {
      title: 'Christie: über {companyBoard.highestLevel}',
      text: 'Der erhöhte Karosseriewert zählt für Käufer und für Investoren, und er darf über {companyBoard.highestLevel} liegen, wie in der älteren Ausgabe.',
    },
    'AE-6.10': {
      title: 'Kettering: Tauschmarker',
      text: 'Als freien Einsatz darfst du einen Tauschmarker abgeben und an einem deiner Autos auf dem Markt eines ändern: die Karosserie, den Motor, die Mannschaft oder den Preis.',
    },
    'AE-6.11': {
      title: 'Kettering: die Karosserie',
      text: 'Eine Karosserie aus einer deiner Werkstätten und die Karosserie des Autos tauschen die Plätze.',
    },
    'AE-6.12': {
      title: 'Kettering: der Motor',
      text: 'Ein Motor aus einer deiner Werkstätten und der Motor des Autos tauschen die Plätze. Der Rennmotor geht dafür nicht.',
    },
    'AE-6.13': {
      title: 'Kettering: die Mannschaft',
      text: 'Beliebig viele Leute wechseln zwischen deiner Kantine und dem Auto, in eine Richtung oder in beide. Der Verkäufer zählt dazu.',
    },
    'AE-6.14': {
      title: 'Kettering: niemand mehr da',
      text: 'Nach einem Wechsel der Mannschaft muss mindestens ein Arbeiter oder der Verkäufer auf dem Auto sein, wie beim Anbieten.',
    },
    'AE-6.15': {
      title: 'Kettering: der Preis',
      text: 'Der Preismarker des Autos und einer auf der Preistafel tauschen die Plätze.',
    },
    'AE-6.16': {
      title: 'Kettering: eine echte Änderung',
      text: 'Der Tausch muss zu einem anderen Karosseriewert, einem anderen Motorwert, einer anderen Mannschaft (andere Zahl von Arbeitern, oder der Verkäufer dazu oder weg) oder einem anderen Preis führen. Umsonst kann ein Marker nicht eingesetzt werden.',
    },
    'AE-6.17': {
      title: 'Kettering: was bleibt',
      text: 'Ein Ingenieurmarker und Serienchips auf dem Auto bleiben und gelten für das Neue.',
    },
    'AE-6.18': {
      title: 'Kettering: der eingesetzte Marker',
      text: 'Der Tauschmarker kommt in die Schachtel. Er gilt nicht als der Marker auf dem Auto, denn dort liegt er nie, wohl aber als der Marker dieses Schrittes.',
    },
    'AE-6.19': {
      title: 'Packard: Käufermarker',
      text: 'Als freien Einsatz darfst du Käufer +{engineeringMarkers.rows.packard2.value} oder Käufer +{engineeringMarkers.rows.packard4.value} neben einen beliebigen aktiven Käufer legen.',
    },
    'AE-6.20': {
      title: 'Packard: einer je Käufer',
      text: 'Ein Käufer kann höchstens einen von Packards Markern haben.',
    },
    'AE-6.21': {
      title: 'Packard: wer die Punkte bekommt',
      text: 'Kauft dieser Käufer ein Auto, bekommt die Firma, die es verkauft, {engineeringMarkers.rows.packard2.value} oder {engineeringMarkers.rows.packard4.value} Punkte mehr, gleich welche Firma es ist.',
    },
    'AE-6.22': {
      title: 'Packard: nie vervielfacht',
      text: 'Diese Punkte kommen hinzu, nachdem ein Preis verdoppelt oder verdreifacht wurde; vervielfacht werden sie nicht.',
    },
    'AE-6.23': {
      title: 'Packard: nach der Runde',
      text: 'Beim Aufräumen kommt der Marker in die Schachtel, auch wenn sein Käufer nichts gekauft hat: Er gilt für diesen Käufer in dieser Runde.',
    },
    'AE-6.24': {
      title: 'Packard: Käufer weggetauscht',
      text: 'Wird sein Käufer weggetauscht (AE-8.15), kommt der Marker in die Schachtel, denn er liegt nur neben diesem Käufer. Euer Tisch darf wählen, dass er neben dem Platz liegt und für den neuen Käufer bleibt.',
    },
    'AE-6.25': {
      title: 'Packard: nicht für Investoren',
      text: 'Packards Marker können nicht neben einem Investor liegen.',
    },
    'AE-6.26': {
      title: 'Riker: dein Verkäufer',
      text: 'Nimmst du Riker, kommt dein Verkäufer in deine Kantine.',
    },
    'AE-6.27': {
      title: 'Riker: die anderen gehen',
      text: 'Die Verkäufer aller anderen Firmen verlassen das Spiel.',
    },
    'AE-6.28': {
      title: 'Riker: so viel wie drei Arbeiter',
      text: 'Auf einem Auto zählt der Verkäufer für den Luxus als {workers.salespersonLuxury|Arbeiter|Arbeiter}.',
    },
    'AE-6.29': {
      title: 'Riker: Verkäufer allein',
      text: 'Ein Auto braucht keinen Arbeiter, wenn der Verkäufer darauf ist.',
    },
    'AE-6.30': {
      title: 'Riker: nach dem Verkauf',
      text: 'Verlässt das Auto des Verkäufers den Markt, kommt der Verkäufer in deinen Vorrat, wie Arbeiter auch.',
    },
    'AE-6.31': {
      title: 'Riker: wieder eingestellt',
      text: 'Mit der Aktion Einstellen darfst du statt des Arbeiters den Verkäufer aus deinem Vorrat nehmen. Sonst geht das mit nichts; gedruckt ist nur diese Aktion.',
    },
    'AE-6.32': {
      title: 'King: ein Arbeiter mehr',
      text: 'Jede Aktion Einstellen bringt dir einen Arbeiter mehr, wenn in deinem Vorrat noch einer ist.',
    },
    'AE-6.33': {
      title: 'King mit Riker',
      text: 'Mit King und Riker kann ein Einstellen den Verkäufer und einen Arbeiter bringen, außer wenn euer Tisch einen Ingenieur im Aktionsschritt erlaubt (AE-6.3).',
    },
    'AE-6.34': {
      title: 'King: nur beim Einstellen',
      text: 'Zu den Arbeitern aus Anwerben, aus dem Sofortbonus mit {instants.rows.hire3.workers|Arbeiter|Arbeitern} oder aus einem Startbonus gibt King keinen dazu.',
    },
    'AE-6.35': {
      title: 'Brayton: dreifacher Preis',
      text: 'Verkaufst du ein Auto an einen Preiskäufer, bekommst du den dreifachen Preis statt des doppelten.',
    },
    'AE-6.36': {
      title: 'Buick: ein Käufer mehr',
      text: 'Ganz zu Beginn einer Wertungsphase, bevor das Rennen gewertet wird, darfst du Fünfter Käufer abgeben und einen Käufer von einem Stapel, der noch einen hat, unter den untersten aktiven Käufer stellen.',
    },
    'AE-6.37': {
      title: 'Buick: einmal je Partie',
      text: 'Das kannst du einmal in einer Partie tun.',
    },
    'AE-6.38': {
      title: 'Buick: jede Reihe',
      text: 'Es geht mit jeder Zahl aktiver Käufer, auch wenn die Reihe nicht voll oder leer ist; gedruckt ist keine Bedingung. Der neue Käufer kauft als letzter aller Käufer.',
    },
    'AE-6.39': {
      title: 'Buick: weiße Marker',
      text: 'Du bekommst die weißen Marker neben diesem Stapel. Gedruckt bekommt sie, wer einen der verfügbaren Käufer einsetzt.',
    },
    'AE-6.40': {
      title: 'Buick: die Käuferauszeichnung',
      text: 'Buicks Käufer kann dir die Auszeichnung für den zweiten Käufer einer Art bringen (AE-11.8).',
    },
    'AE-6.41': {
      title: 'Buick: kein Marktmarker',
      text: 'Buick rückt nie den Marktmarker.',
    },
    'AE-6.42': {
      title: 'Buick: außerhalb der Schritte',
      text: 'Buicks Marker zählt nicht zur Grenze der Marker je Schritt, denn er wird in keinem Zug eingesetzt.',
    },
    'AE-6.43': {
      title: 'Chevrolet: ein Feld mehr',
      text: 'In jeder deiner Aktionen Grand Prix fährt dein Rennwagen ein Feld mehr.',
    },
    'AE-6.44': {
      title: 'Chevrolet: sechs statt fünf',
      text: 'Beim Sofortbonus mit {instants.rows.race5.steps} Feldern fährt dein Rennwagen 1 mehr.',
    },
    'AE-6.45': {
      title: 'Chevrolet: nicht beim Anwerben',
      text: 'Die {recruitment.steps|Feld|Felder} beim Anwerben bleiben, wie sie sind. Gedruckt hilft Chevrolet bei der Aktion Grand Prix und beim Bonus mit {instants.rows.race5.steps} Feldern.',
    },
    'AE-7.1': {
      title: 'Einen Serienchip einsetzen',
      text: 'Ein Serienchip ist ein freier Einsatz in deinem Zug, auch in dem Zug, in dem du ihn bekommen hast.',
    },
    'AE-7.2': {
      title: 'Auf ein eigenes Auto',
      text: 'Du legst den Chip auf ein eigenes Auto auf dem Markt; ohne eines kannst du ihn nicht einsetzen. Auf einem fremden Auto würde er nur der anderen Firma helfen; das darfst du nur, wenn euer Tisch es vereinbart hat.',
    },
    'AE-7.3': {
      title: 'Der Investor stellt sich an',
      text: 'In diesem Augenblick kommt der Investor des Chips auf den ersten freien Platz der Investorenleiste, von oben.',
    },
    'AE-7.4': {
      title: 'Beliebig viele Chips',
      text: 'Du darfst in einem Zug beliebig viele Chips einsetzen, und auf einem Auto dürfen beliebig viele liegen; gedruckt ist keine Grenze.',
    },
    'AE-7.5': {
      title: 'Chips sind keine Marker',
      text: 'Serienchips sind keine Ingenieurmarker, darum begrenzen AE-9.13 bis AE-9.17 sie nicht.',
    },
    'AE-7.6': {
      title: 'Chips bleiben, wo sie liegen',
      text: 'Einen eingesetzten Chip kannst du weder verschieben noch zurücknehmen.',
    },
    'AE-7.7': {
      title: 'Verkauft und noch da',
      text: 'Wird ein Auto mit Chips verkauft, kommt ein Chip weg, und das Auto bleibt mit allem anderen auf dem Markt.',
    },
    'AE-7.8': {
      title: 'Chips auf unverkauften Autos',
      text: 'Chips auf einem Auto, das bis zum Aufräumen niemand gekauft hat, kommen mit ihm weg.',
    },
    'AE-7.9': {
      title: 'Investoren, die du behältst',
      text: 'Ungenutzte Investoren und Chips bleiben für spätere Runden bei dir. Am Ende des Spiels sind sie nichts wert, denn gedruckt sind dafür keine Punkte.',
    },
    'AE-7.10': {
      title: 'Ein Investor bleibt stehen',
      text: 'Ein Investor auf der Leiste bleibt dort, bis er gekauft hat oder bis zum Aufräumen, auch wenn ein Sofortverkauf seinen Chip verbraucht hat. Nichts nimmt ihn zurück.',
    },
    'AE-7.11': {
      title: 'Chips im letzten Zug',
      text: 'Du darfst einen Chip auch noch einsetzen, nachdem dein Auto den Markt gefüllt hat, und in dem Zug, der den Marktmarker auf Feld {marketTrack.spaces} bringt.',
    },
    'AE-7.12': {
      title: 'Investoren kaufen zuletzt',
      text: 'Nach allen aktiven Käufern versucht jeder Investor auf der Leiste, ein Auto zu kaufen, von oben nach unten.',
    },
    'AE-7.13': {
      title: 'Das billigste passende Auto',
      text: 'Ein Investor kauft das billigste Auto, das seine Bedingung erfüllt, gleich von welcher Firma, nicht nur von der, die den Chip eingesetzt hat.',
    },
    'AE-7.14': {
      title: 'Kein passendes Auto',
      text: 'Erfüllt kein Auto seine Bedingung, kauft ein Investor nichts.',
    },
    'AE-7.15': {
      title: 'Investoren zahlen den Preis',
      text: 'Für einen Verkauf an einen Investor bekommst du nur den Preis: Nichts wird verdoppelt, und weder Brayton noch Packard geben etwas dazu.',
    },
    'AE-7.16': {
      title: 'Investoren nach der Wertung',
      text: 'Nach der Wertung kommt jeder Investor auf der Leiste in die Schachtel.',
    },
    'AE-7.17': {
      title: 'Selden: eine Streckenrunde',
      text: 'Der Rennwagen der Firma hat in dieser Runde mindestens {investors.rows.selden.condition.least|Streckenrunde|Streckenrunden} vollendet.',
    },
    'AE-7.18': {
      title: 'Chrysler: auch eine Streckenrunde',
      text: 'Der Rennwagen der Firma hat wie bei Selden in dieser Runde mindestens {investors.rows.chrysler.condition.least|Streckenrunde|Streckenrunden} vollendet.',
    },
    'AE-7.19': {
      title: 'Leland: Luxus {investors.rows.leland.condition.least}',
      text: 'Das Auto hat Luxus {investors.rows.leland.condition.least} oder mehr; der Verkäufer zählt {workers.salespersonLuxury}.',
    },
    'AE-7.20': {
      title: 'Studebaker: Luxus {investors.rows.studebaker.condition.least}',
      text: 'Das Auto hat Luxus {investors.rows.studebaker.condition.least} oder mehr.',
    },
    'AE-7.21': {
      title: 'Ford: Motor {investors.rows.ford.condition.least}',
      text: 'Das Auto hat einen Motorwert von {investors.rows.ford.condition.least} oder mehr; ein Motormarker auf dem Auto zählt mit, denn er erhöht den Wert.',
    },
    'AE-7.22': {
      title: 'Rice: Karosserie {investors.rows.rice.condition.least}',
      text: 'Das Auto hat einen Karosseriewert von {investors.rows.rice.condition.least} oder mehr; ein Karosseriemarker auf dem Auto zählt mit, denn er erhöht den Wert.',
    },
    'AE-7.23': {
      title: 'Dodge: zwei Auszeichnungen',
      text: 'Die Firma des Autos hat mindestens {investors.rows.dodge.condition.least|Auszeichnung|Auszeichnungen}.',
    },
    'AE-7.24': {
      title: 'Olds: ein Ingenieurchip',
      text: 'Die Firma des Autos hat mindestens einen nicht ausgegebenen Ingenieurchip auf einem ihrer Ingenieure. Euer Tisch darf wählen, dass auch der lose Chip eines Startbonus zählt.',
    },
    'AE-7.25': {
      title: 'Durant: jedes Auto',
      text: 'Durant hat keine Bedingung.',
    },
    'AE-7.26': {
      title: 'Streckenrunden für Selden und Chrysler',
      text: 'Für ihre Bedingung zählen die Streckenrunden am Ende der Aktionsphase, obwohl die Rundenmarker vor dem Verkauf zurückgehen. Sonst könnten die beiden nie kaufen.',
    },
    'AE-7.27': {
      title: 'Mehrere Firmen passen',
      text: 'Erfüllen mehrere Firmen eine Bedingung an die Firma, passen die Autos von allen, und das billigste wird gekauft. Die gedruckte Einzahl sagt nicht, welche Firma gemeint wäre.',
    },
    'AE-8.1': {
      title: 'Beim Anwerben ausgeführt',
      text: 'Ein Sofortbonus wird ganz innerhalb der Aktion Anwerben ausgeführt, soweit es geht.',
    },
    'AE-8.2': {
      title: 'Sofortbonus: Verkauf für {instants.rows.sell5.points}',
      text: 'Verkaufe sofort eines deiner Autos auf dem Markt für genau {instants.rows.sell5.points|Punkt|Punkte}. Der Text lässt sich auf zwei Arten lesen, und euer Tisch darf die andere wählen (AE-8.10).',
    },
    'AE-8.3': {
      title: 'Sofortbonus: Verkauf für {instants.rows.sell7.points}',
      text: 'Verkaufe sofort eines deiner Autos auf dem Markt für genau {instants.rows.sell7.points|Punkt|Punkte}. Auch hier darf euer Tisch die andere Lesart wählen (AE-8.10).',
    },
    'AE-8.4': {
      title: 'Welches Auto verkauft wird',
      text: 'Du wählst, welches deiner Autos sofort verkauft wird. Hast du eines, musst du verkaufen, denn die Wirkung ist auszuführen.',
    },
    'AE-8.5': {
      title: 'Der Preis spielt keine Rolle',
      text: 'Beim Sofortverkauf ist der Preis des Autos gleichgültig; Preiskäufer, Brayton und Packard geben nichts dazu, und kein Käufer oder Investor wird verbraucht. Der Betrag steht fest.',
    },
    'AE-8.6': {
      title: 'Sofortverkauf mit Chip',
      text: 'Hat das Auto einen Serienchip, kommt ein Chip weg, und das Auto bleibt.',
    },
    'AE-8.7': {
      title: 'Sofortverkauf ohne Chip',
      text: 'Sonst verlässt das Auto den Markt (AE-10.27 bis AE-10.31), und sein Platz ist wieder frei.',
    },
    'AE-8.8': {
      title: 'Der Preis ist weg',
      text: 'Der Preismarker eines sofort verkauften Autos kommt nicht auf die Preistafel zurück.',
    },
    'AE-8.9': {
      title: 'Kein Auto zu verkaufen',
      text: 'Hast du kein Auto auf dem Markt, geschieht nichts, und du bekommst nichts.',
    },
    'AE-8.10': {
      title: 'Die andere Lesart',
      text: 'Wenn euer Tisch so spielt, lassen euch diese Boni stattdessen ein Auto anbieten: Kannst du es, musst du sofort eines anbieten (AE-9.4 bis AE-9.13) und bekommst {instants.rows.sell5.points} oder {instants.rows.sell7.points} Punkte; kannst du es nicht, geschieht nichts. Im Angebotsschritt darfst du trotzdem ein Auto anbieten. Ein Marker auf diesem Auto ist der Marker deines Aktionsschrittes.',
    },
    'AE-8.11': {
      title: 'Sofortbonus: Karosserie {instants.rows.takeBody3.value}',
      text: 'Stelle eine Karosserie vom Wert {instants.rows.takeBody3.value} in eine Werkstatt, gleich welche Karosseriestufe du hast; sie bleibt, wie sie ist. Volle Werkstätten: AE-5.4.',
    },
    'AE-8.12': {
      title: 'Sofortbonus: Motor {instants.rows.takeEngine3.value}',
      text: 'Baue einen Motor vom Wert {instants.rows.takeEngine3.value} in eine Werkstatt oder in deinen Rennwagen ein (AE-5.22 bis AE-5.26), gleich welche Motorstufe du hast; sie bleibt, wie sie ist.',
    },
    'AE-8.13': {
      title: 'Sofortbonus: drei Arbeiter',
      text: 'Aus deinem Vorrat in deine Kantine kommen {instants.rows.hire3.workers|Arbeiter|Arbeiter}, oder so viele, wie da sind.',
    },
    'AE-8.14': {
      title: 'Sofortbonus: Rennen {instants.rows.race5.steps}',
      text: 'Fahre mit deinem Rennwagen {instants.rows.race5.steps|Feld|Felder}, mit Chevrolet 1 mehr (AE-5.52 bis AE-5.58).',
    },
    'AE-8.15': {
      title: 'Sofortbonus: Käufer tauschen',
      text: 'Ein aktiver Käufer geht auf seinen Stapel zurück, und ein verfügbarer Käufer nimmt genau seinen Platz in der Reihe ein.',
    },
    'AE-8.16': {
      title: 'Welche Käufer getauscht werden',
      text: 'Du wählst beide. Der neue Käufer muss schon vor dem Tausch verfügbar gewesen sein. Beide dürfen dieselbe Vorliebe haben: Nichts verbietet es, und es kann einen von Packards Markern entfernen. Euer Tisch kann vereinbaren, dass sie sich unterscheiden müssen.',
    },
    'AE-8.17': {
      title: 'Weiße Marker beim Tausch',
      text: 'Du bekommst die weißen Marker neben dem Stapel des neuen Käufers, und sie werden weggenommen.',
    },
    'AE-8.18': {
      title: 'Auszeichnung durch Tausch',
      text: 'Der Tausch kann dir die Auszeichnung für den zweiten Käufer einer Art bringen, wenn danach zwei aktive Käufer die Vorliebe des neuen haben. Eine gedruckte Antwort behandelt den Tausch, als hättest du den Käufer geholt. Die Auszeichnung selbst nennt die Aktion und Buick, und euer Tisch darf wählen, dass ein Tausch sie nicht bringt.',
    },
    'AE-8.19': {
      title: 'Niemand zu tauschen',
      text: 'Ohne aktiven Käufer bewirkt der Tausch nichts.',
    },
    'AE-9.1': {
      title: 'Ein Auto oder keines',
      text: 'In deinem Angebotsschritt darfst du ein Auto auf dem Markt anbieten oder keines.',
    },
    'AE-9.2': {
      title: 'Nie zwei Autos',
      text: 'In einem Angebotsschritt bietest du höchstens ein Auto an.',
    },
    'AE-9.3': {
      title: 'Nach allen Aktionen',
      text: 'Ein Auto bietest du erst nach allen Aktionen deines Zuges an.',
    },
    'AE-9.4': {
      title: 'Eine Karosserie und ein Motor',
      text: 'Du brauchst eine Karosserie und einen Motor aus deinen Werkstätten.',
    },
    'AE-9.5': {
      title: 'Jemand, der es verkauft',
      text: 'Du brauchst mindestens einen Arbeiter oder den Verkäufer aus deiner Kantine.',
    },
    'AE-9.6': {
      title: 'Ein Platz und ein Preis',
      text: 'Du brauchst einen freien Platz auf dem Markt und einen Preismarker von der Preistafel.',
    },
    'AE-9.7': {
      title: 'Deine freie Wahl',
      text: 'Karosserie, Motor, Preismarker und Mannschaft wählst du frei: beliebig viele Arbeiter, mit oder ohne Verkäufer.',
    },
    'AE-9.8': {
      title: 'Alles zusammen',
      text: 'Die Teile verlassen Werkstätten, Kantine und Preistafel und bilden das Auto. Auf welchem Platz des Marktes es steht, ist gleichgültig; keine Regel nennt einen.',
    },
    'AE-9.9': {
      title: 'Werte eines Autos',
      text: 'Karosserie und Motor: der Wert des Plättchens plus ein Marker auf dem Auto. Luxus: die Arbeiter der Mannschaft und {workers.salespersonLuxury} mehr mit dem Verkäufer. Preis: der Preismarker.',
    },
    'AE-9.10': {
      title: 'Ein angebotenes Auto bleibt',
      text: 'Ein angebotenes Auto kann nicht mehr geändert oder zurückgezogen werden, außer durch Kettering, einen Serienchip, einen Sofortverkauf oder die Wertung.',
    },
    'AE-9.11': {
      title: 'Immer ein Preis übrig',
      text: 'Mit den Standardtabellen fehlt auf der Preistafel nie ein Marker für ein Auto: Sie hat {rounds.rows.1.prices.length}, der Markt {players.rows.4.marketSpaces|Platz|Plätze}, und Sofortverkäufe verbrauchen den Rest nicht.',
    },
    'AE-9.12': {
      title: 'Keine zwei gleichen Preise',
      text: 'Alle Autos auf dem Markt haben jederzeit verschiedene Preise.',
    },
    'AE-9.13': {
      title: 'Ein Marker auf einem Auto',
      text: 'Ein Auto hat höchstens einen Ingenieurmarker, von Winton oder von Christie, und bekommt ihn nur beim Anbieten.',
    },
    'AE-9.14': {
      title: 'Ein Marker je Schritt',
      text: 'In jedem der beiden Schritte deines Zuges darfst du höchstens einen Ingenieurmarker einsetzen, die von Winton, Christie, Kettering und Packard zusammengezählt.',
    },
    'AE-9.15': {
      title: 'Marker vor und zwischen Aktionen',
      text: 'Ein Marker, den du vor der Wahl eines Plättchens oder vor deiner letzten Aktion einsetzt, zählt zum Aktionsschritt. Die Grenze braucht eine Trennung der Schritte.',
    },
    'AE-9.16': {
      title: 'Marker nach der letzten Aktion',
      text: 'Ein Marker, den du nach deiner letzten Aktion und vor dem Anbieten einsetzt, zählt zum Aktionsschritt, wenn du dort keinen eingesetzt hast, sonst zum Angebotsschritt. Du hättest ihn einen Augenblick früher spielen können.',
    },
    'AE-9.17': {
      title: 'Marker ab dem Anbieten',
      text: 'Ein Marker, den du beim Anbieten auf ein Auto legst oder danach einsetzt, zählt zum Angebotsschritt. Ein Marker des Aktionsschritts, den du vor dem Anbieten nicht eingesetzt hast, ist also für diesen Zug verloren, außer euer Tisch hat gewählt, dass du ihn noch nach dem Anbieten einsetzen darfst.',
    },
    'AE-9.18': {
      title: 'Ein Marker und sein Auto',
      text: 'Der Marker bleibt auf dem Auto, wenn ein Serienchip wegkommt. Er kommt in die Schachtel, wenn das Auto den Markt verlässt.',
    },
    'AE-10.1': {
      title: 'Ablauf der Wertung',
      text: 'Gewertet wird in dieser Reihenfolge: Buick (AE-6.36), Rennen, aktive Käufer, Investoren, Aufräumen.',
    },
    'AE-10.2': {
      title: 'Nichts zu entscheiden',
      text: 'Außer bei Buick entscheidet in der Wertungsphase niemand etwas.',
    },
    'AE-10.3': {
      title: 'Mehr Streckenrunden liegen vorn',
      text: 'Im Rennen liegt der Wagen mit mehr Streckenrunden vorn.',
    },
    'AE-10.4': {
      title: 'Gleich viele Streckenrunden',
      text: 'Bei gleich vielen Streckenrunden liegt der Wagen vorn, der näher an der Linie ist, also auf dem höheren Feld.',
    },
    'AE-10.5': {
      title: 'Kein Gleichstand auf der Strecke',
      text: 'Zwei Rennwagen auf der Strecke liegen nie gleichauf, denn auf einem Feld steht nur einer.',
    },
    'AE-10.6': {
      title: 'Punkte für Plätze',
      text: 'Die ersten {placePoints.rows.length} Plätze bekommen {placePoints.rows} Punkte, weitere keine.',
    },
    'AE-10.7': {
      title: 'Punkte für Streckenrunden',
      text: 'Jede Firma bekommt auch Punkte für alle ihre Streckenrunden dieser Runde zusammen: {lapPoints.paid} für 1 bis {lapPoints.paid.length}, in dieser Reihenfolge, und {lapPoints.furtherLap} mehr für jede weitere.',
    },
    'AE-10.8': {
      title: 'Rennwagen noch in der Boxengasse',
      text: 'Ein einzelner Rennwagen, der noch in der Boxengasse steht, hat den Platz nach dem letzten Wagen auf der Strecke. Mehrere dort lägen gleichauf, und gedruckt ist dafür keine Regel: Sie bekommen keine Punkte. Euer Tisch darf wählen, dass Wagen in der Boxengasse nie einen Platz haben oder dass sich alle den nächsten Platz teilen und jeder dessen Punkte bekommt.',
    },
    'AE-10.9': {
      title: 'Zurück in die Boxengasse',
      text: 'Nach dem Rennen kommen die Rennwagen aller Firmen zurück in die Boxengasse.',
    },
    'AE-10.10': {
      title: 'Rundenmarker gehen zurück',
      text: 'Nach dem Rennen gehen alle Rundenmarker auf 0 zurück. Für Selden und Chrysler bleiben die Streckenrunden der Runde noch in Erinnerung (AE-7.26).',
    },
    'AE-10.11': {
      title: 'Käufer von oben',
      text: 'Die aktiven Käufer kommen von oben nach unten an die Reihe. Jeder kauft genau ein Auto, wenn eines auf dem Markt steht.',
    },
    'AE-10.12': {
      title: 'Karosseriekäufer',
      text: 'Ein Karosseriekäufer kauft das Auto mit dem höchsten Karosseriewert.',
    },
    'AE-10.13': {
      title: 'Motorkäufer',
      text: 'Ein Motorkäufer kauft das Auto mit dem höchsten Motorwert.',
    },
    'AE-10.14': {
      title: 'Luxuskäufer',
      text: 'Ein Luxuskäufer kauft das Auto mit dem höchsten Luxus.',
    },
    'AE-10.15': {
      title: 'Preiskäufer',
      text: 'Ein Preiskäufer kauft das Auto mit dem niedrigsten Preis, was es sonst auch bietet.',
    },
    'AE-10.16': {
      title: 'Bei Gleichstand das billigere',
      text: 'Sind Autos bei Karosserie, Motor oder Luxus gleich, wird das billigste davon gekauft.',
    },
    'AE-10.17': {
      title: 'Kein weiterer Gleichstand',
      text: 'Einen weiteren Gleichstand gibt es nie, denn alle Preise sind verschieden (AE-9.12).',
    },
    'AE-10.18': {
      title: 'Punkte für einen Verkauf',
      text: 'Für einen Verkauf bekommst du den Preis des Autos in Punkten.',
    },
    'AE-10.19': {
      title: 'Preiskäufer zahlen doppelt',
      text: 'Für einen Verkauf an einen Preiskäufer bekommst du den doppelten Preis.',
    },
    'AE-10.20': {
      title: 'Brayton beim Verkauf',
      text: 'Mit Brayton bringt dir ein Preiskäufer den dreifachen Preis.',
    },
    'AE-10.21': {
      title: 'Packard beim Verkauf',
      text: 'Ein Marker von Packard neben dem Käufer gibt danach seine Punkte dazu.',
    },
    'AE-10.22': {
      title: 'Verkauft mit Serienchip',
      text: 'Liegt ein Serienchip auf dem Auto, kommt ein Chip weg, und das Auto bleibt.',
    },
    'AE-10.23': {
      title: 'Mehr als einmal verkauft',
      text: 'Ein Auto, das bleibt, kann von jedem späteren Käufer oder Investor gekauft werden.',
    },
    'AE-10.24': {
      title: 'Jeder Verkauf zählt voll',
      text: 'Alles, was die Punkte ändert, gilt für jeden Verkauf eines solchen Autos.',
    },
    'AE-10.25': {
      title: 'Mehrere Verkäufe',
      text: 'Eine Firma kann in einer Wertungsphase mehrere Autos verkaufen.',
    },
    'AE-10.26': {
      title: 'Kein Auto mehr da',
      text: 'Ist kein Auto mehr da, kaufen die übrigen Käufer nichts.',
    },
    'AE-10.27': {
      title: 'Verkauft und weg',
      text: 'Ein Auto ohne Serienchip verlässt den Markt, wenn es verkauft wird, und sein Platz ist frei.',
    },
    'AE-10.28': {
      title: 'Teile eines Autos, das geht',
      text: 'Karosserie und Motor eines Autos, das den Markt verlässt, kommen in den allgemeinen Vorrat zurück.',
    },
    'AE-10.29': {
      title: 'Mannschaft eines Autos, das geht',
      text: 'Seine Arbeiter und sein Verkäufer kommen in den Vorrat ihrer Firma, nicht in die Kantine.',
    },
    'AE-10.30': {
      title: 'Preis eines Autos, das geht',
      text: 'Sein Preismarker ist für diese Runde weg und kommt nicht auf die Preistafel zurück.',
    },
    'AE-10.31': {
      title: 'Marker eines Autos, das geht',
      text: 'Sein Ingenieurmarker kommt in die Schachtel.',
    },
    'AE-10.32': {
      title: 'Dann die Investoren',
      text: 'Nach den Käufern kaufen die Investoren (AE-7.12 bis AE-7.27). Mit einem verkauften Auto geschieht dasselbe wie bei Käufern (AE-10.22, AE-10.23, AE-10.27 bis AE-10.31).',
    },
    'AE-10.33': {
      title: 'Unverkaufte Autos',
      text: 'Unverkaufte Autos bringen nichts und verlassen ebenfalls den Markt (AE-10.28 bis AE-10.31); ihre Serienchips kommen weg.',
    },
    'AE-10.34': {
      title: 'Käufer gehen zurück',
      text: 'Alle aktiven Käufer gehen auf ihre Stapel zurück.',
    },
    'AE-10.35': {
      title: 'Gebrauchte Investoren und Packard-Marker',
      text: 'Investoren auf der Leiste und Packards Marker kommen in die Schachtel; zu den Markern siehe AE-6.23.',
    },
    'AE-10.36': {
      title: 'Übrige Preise',
      text: 'Preismarker, die noch auf der Preistafel liegen, kommen weg, denn dort liegen nur die einer Runde (AE-3.4).',
    },
    'AE-10.37': {
      title: 'Übrige weiße Marker',
      text: 'Weiße Marker, die niemand geholt hat, bleiben neben ihren Stapeln.',
    },
    'AE-10.38': {
      title: 'Nach der Wertung',
      text: 'Nach den Runden 1 und 2 wird die nächste Runde vorbereitet. Nach Runde 3 endet das Spiel.',
    },
    'AE-11.1': {
      title: 'Wer zuerst kommt',
      text: 'Jede Auszeichnung wird einmal je Partie vergeben, an die erste Firma, die ihre Bedingung erfüllt.',
    },
    'AE-11.2': {
      title: 'Sofort vergeben',
      text: 'Du bekommst sie von selbst, sobald die Bedingung erfüllt ist, auch mitten in einer Aktion.',
    },
    'AE-11.3': {
      title: 'Auf Dauer dein',
      text: 'Du behältst sie, auch wenn die Bedingung später nicht mehr erfüllt ist.',
    },
    'AE-11.4': {
      title: 'Offen in späteren Runden',
      text: 'Eine Auszeichnung, die noch niemand hat, ist auch in späteren Runden zu gewinnen.',
    },
    'AE-11.5': {
      title: 'Mehrere auf einmal',
      text: 'Ein Ereignis kann dir mehrere Auszeichnungen bringen.',
    },
    'AE-11.6': {
      title: 'Auszeichnung: erste Streckenrunde',
      text: 'Dein Rennwagen vollendet eine Streckenrunde: {achievements.rows.lap1.points|Punkt|Punkte}.',
    },
    'AE-11.7': {
      title: 'Auszeichnung: zweite Streckenrunde',
      text: 'Dein Rennwagen vollendet seine zweite Streckenrunde in derselben Runde: {achievements.rows.lap2.points|Punkt|Punkte}.',
    },
    'AE-11.8': {
      title: 'Auszeichnung: zweiter Käufer',
      text: 'Du bringst einen Käufer zu den aktiven Käufern, und jetzt haben zwei von ihnen seine Vorliebe, gleich wer den ersten brachte: {achievements.rows.buyer.points|Punkt|Punkte}.',
    },
    'AE-11.9': {
      title: 'Auszeichnung: zwei Autos',
      text: 'Du hast zwei Autos zur selben Zeit auf dem Markt: {achievements.rows.market.points|Punkt|Punkte}.',
    },
    'AE-11.10': {
      title: 'Auszeichnung: Karosserie 3',
      text: 'In einer deiner Werkstätten steht eine Karosserie vom Wert 3 oder mehr: {achievements.rows.body3.points|Punkt|Punkte}. Höhere Werte zählen, denn eine Karosserie 6 bringt beide.',
    },
    'AE-11.11': {
      title: 'Auszeichnung: Karosserie 6',
      text: 'In einer deiner Werkstätten steht eine Karosserie vom Wert 6 oder mehr: {achievements.rows.body6.points|Punkt|Punkte}. Wie in der älteren Ausgabe zählen höhere Werte.',
    },
    'AE-11.12': {
      title: 'Auszeichnung: Motor 4',
      text: 'In einer deiner Werkstätten steht ein Motor vom Wert 4 oder mehr: {achievements.rows.engine4.points|Punkt|Punkte}. Die 3 in einer gedruckten Anmerkung zu Motor 7 ist ein Druckfehler.',
    },
    'AE-11.13': {
      title: 'Auszeichnung: Motor 7',
      text: 'In einer deiner Werkstätten steht ein Motor vom Wert 7: {achievements.rows.engine7.points|Punkt|Punkte}.',
    },
    'AE-11.14': {
      title: 'Nur Teile in Werkstätten',
      text: 'Für diese Auszeichnungen zählen nur Teile in Werkstätten: nicht der Rennmotor und kein durch Marker erhöhter Wert, wie in der älteren Ausgabe. Teile aus Startboni und Sofortboni zählen.',
    },
    'AE-11.15': {
      title: 'Auszeichnung: alle Arbeiter',
      text: 'In deinem Vorrat ist kein Arbeiter mehr: Alle {workers.perColour} sind in deiner Kantine, in deinem Rennteam oder auf deinen Autos. Der Verkäufer ist gleichgültig. {achievements.rows.workers.points|Punkt|Punkte}.',
    },
    'AE-11.16': {
      title: 'Auszeichnung: drei Ingenieure',
      text: 'Du hast drei Ingenieure: {achievements.rows.engineers.points|Punkt|Punkte}.',
    },
    'AE-12.1': {
      title: 'Nach Runde 3',
      text: 'Ist Runde 3 gewertet, ist das Spiel zu Ende.',
    },
    'AE-12.2': {
      title: 'Die meisten Punkte gewinnen',
      text: 'Die Firma mit den meisten Punkten gewinnt.',
    },
    'AE-12.3': {
      title: 'Gleichstand und Ingenieure',
      text: 'Bei Gleichstand gewinnt von den beteiligten Firmen die mit mehr Ingenieuren.',
    },
    'AE-12.4': {
      title: 'Gemeinsam gewinnen',
      text: 'Ist auch das gleich, gewinnen alle Firmen, die noch gleichauf liegen, gemeinsam.',
    },
    'AE-12.5': {
      title: 'Was nicht zählt',
      text: 'Sonst wird nichts gewertet: Teile, Arbeiter, Chips, Marker und ungenutzte Investoren sind 0 wert.',
    },
    'AE-12.6': {
      title: 'Offene oder verdeckte Punkte',
      text: 'Alle Punktestände sind offen. Euer Tisch darf wählen, sie zu verdecken (AE-12.7); das ändert keine Punkte und keine Entscheidung.',
    },
    'AE-12.7': {
      title: 'Verdeckte Punkte: die Stände',
      text: 'Mit verdeckten Punkten siehst bis zum Ende des Spiels nur du deinen Punktestand; deine eigenen Marker darfst du ansehen.',
    },
    'AE-12.8': {
      title: 'Verdeckte Punkte: jeder Gewinn',
      text: 'Auch mit verdeckten Punkten sehen alle jeden Gewinn, wenn er anfällt: einen Preis, weiße Marker, eine Auszeichnung, einen Platz im Rennen.',
    },
    'AE-12.9': {
      title: 'Verdeckte Punkte: keine Grenze',
      text: 'Auch mit verdeckten Punkten begrenzt die Zahl der Marker in der Schachtel deine Punkte nicht (AE-1.9).',
    },
    'AE-12.10': {
      title: 'Punktestände am Ende',
      text: 'Am Ende werden alle Punktestände aufgedeckt, und AE-12.2 bis AE-12.4 entscheiden.',
    },
    'AE-13.1': {
      title: 'Marktmarker zu zweit',
      text: 'Zu zweit beginnt der Marktmarker jede Runde auf Feld {players.rows.2.marketMarkerStart}.',
    },
    'AE-13.2': {
      title: 'Drei aktive Käufer',
      text: 'Zu zweit hat die Reihe der aktiven Käufer {players.rows.2.activeBuyerSpaces|Platz|Plätze}.',
    },
    'AE-13.3': {
      title: 'Das fünfte Käufer anlocken',
      text: 'Zu zweit füllt daher {players.rows.2.activeBuyerSpaces}-mal Käufer anlocken in einer Runde die Reihe; {count.markerStepsForTwo} weitere bringen den Marktmarker auf Feld {marketTrack.spaces}.',
    },
    'AE-13.4': {
      title: 'Buick zu zweit',
      text: 'Auch zu zweit darf Buick einen Käufer unter den letzten stellen, denn der Marker bringt seinen eigenen Platz mit.',
    },
    'AE-13.5': {
      title: 'Zwei Startboni',
      text: 'Zu zweit werden {players.rows.2.startingBonusesOffered} der {count.startingBonuses} Startboni zufällig gezogen. Die Firma, die den Plättchen am nächsten steht, wählt zuerst, dann die andere.',
    },
    'AE-13.6': {
      title: 'Neutrale Rennwagen',
      text: 'Zu zweit stehen in jeder Runde zwei neutrale Rennwagen auf den Feldern {players.rows.2.neutralCars}. Sie fahren nie, auch nicht nach dem Rennen.',
    },
    'AE-13.7': {
      title: 'Neutrale Wagen im Rennen',
      text: 'Felder mit neutralen Wagen werden wie alle anderen übersprungen. Neutrale Wagen stehen mit 0 Streckenrunden in der Rangfolge, und die Punkte ihrer Plätze verfallen.',
    },
    'AE-13.8': {
      title: 'Markt zu zweit',
      text: 'Auch zu zweit hat der Markt {players.rows.2.marketSpaces|Platz|Plätze}. Euer Tisch darf 4 wählen, wie in der älteren Ausgabe; dann beendet das vierte Auto die Aktionsphase.',
    },
  },
} satisfies RuleTexts & { rules: Record<RuleId, unknown> }
