import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
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
    text: 'Nimm einen Motor vom Wert {startingBonuses.rows.engineAndToken.items.0.value} und einen Ingenieurchip, der auf keinem Ingenieur liegt. Wohin der Motor kommt, wählst du wie bei jedem Motor (AE-5.22), denn gedruckt ist dazu nichts. Euer Tisch darf wählen, dass er in eine Werkstatt kommt.',
  },
  'AE-2.27': {
    title: 'Bonusteile brauchen keine Stufe',
    text: 'Ein Teil aus einem Startbonus braucht keine Stufe und ändert keine.',
  },
}
