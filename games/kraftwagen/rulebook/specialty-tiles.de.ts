import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'KW-13.1': {
    title: 'Mit Sonderplättchen spielen',
    text: 'Sonderplättchen sind eine Option, die vor dem Spiel vereinbart wird und sonst nicht gilt. Mit ihr kommt ein weiteres Plättchen mit einer Aktion und einem Bonus in die Kette.',
  },
  'KW-13.2': {
    title: 'Stapel der Sonderplättchen',
    text: 'Die Plättchen jedes Satzes, A, B und C, werden je für sich zu einem verdeckten Stapel gemischt.',
  },
  'KW-13.3': {
    title: 'Das erste Sonderplättchen',
    text: 'Beim Aufbau wird das oberste Plättchen von Stapel A aufgedeckt und kommt an die Spitze der Kette, vor das Plättchen mit drei Aktionen.',
  },
  'KW-13.4': {
    title: 'Der aktuelle Satz',
    text: 'Der aktuelle Satz ist A in Runde 1, B in Runde 2 und C in Runde 3.',
  },
  'KW-13.5': {
    title: 'Sonderplättchen in der Kette',
    text: 'In der Kette verhält sich ein Sonderplättchen wie jedes andere, außer wenn es genommen oder von allen überholt wurde (KW-13.8 bis KW-13.12).',
  },
  'KW-13.6': {
    title: 'Aktion und Bonus',
    text: 'Nimmst du ein Sonderplättchen, führst du Aktion und Bonus aus, soweit möglich. Nur einen freiwilligen Bonus darfst du auslassen.',
  },
  'KW-13.7': {
    title: 'Reihenfolge von Aktion und Bonus',
    text: 'Die Reihenfolge von Aktion und Bonus bestimmst du, wie auf jedem Plättchen (KW-4.14). Gedruckt steht die Aktion zuerst, und euer Tisch darf wählen, dass der Bonus nach ihr kommt.',
  },
  'KW-13.8': {
    title: 'Das nächste Sonderplättchen',
    text: 'Ist beides getan, kommt ein Plättchen des aktuellen Satzes auf den gebrauchten Stapel seines Satzes. An seiner Stelle wird das oberste Plättchen vom Stapel dieses Satzes aufgedeckt und kommt an die Spitze.',
  },
  'KW-13.9': {
    title: 'Leerer Sonderstapel',
    text: 'Ist dieser Stapel leer, werden zuerst die gebrauchten, alle Plättchen des Satzes, zu einem neuen Stapel gemischt.',
  },
  'KW-13.10': {
    title: 'Aktuelles Plättchen am Ende',
    text: 'Ein Plättchen des aktuellen Satzes, das ans Ende gelangt, rückt wie jedes andere an die Spitze. Entfernt werden nur Plättchen früherer Runden, außer euer Tisch hat vereinbart, dass es ersetzt wird, als wäre es benutzt worden.',
  },
  'KW-13.11': {
    title: 'Ein älteres Plättchen nehmen',
    text: 'Nimmst du ein Plättchen eines früheren Satzes, führst du es aus; dann kommt es in die Schachtel. Das oberste Plättchen vom Stapel des aktuellen Satzes kommt an die Spitze.',
  },
  'KW-13.12': {
    title: 'Älteres Plättchen am Ende',
    text: 'Ein Plättchen eines früheren Satzes, das ans Ende gelangt, weil alle Arbeiter es überholt haben, kommt in die Schachtel, statt an die Spitze zu rücken. In diesem Augenblick kommt das oberste Plättchen vom Stapel des aktuellen Satzes an die Spitze.',
  },
  'KW-13.13': {
    title: 'Neue Runde, gleiches Plättchen',
    text: 'Eine neue Runde allein ersetzt das Sonderplättchen in der Kette nicht.',
  },
  'KW-13.14': {
    title: 'Ein Sonderplättchen',
    text: 'Zwischen den Zügen ist genau ein Sonderplättchen in der Kette.',
  },
  'KW-13.15': {
    title: 'Ältere Plättchen kehren nie zurück',
    text: 'Plättchen früherer Sätze, die die Kette verlassen haben, kommen nie wieder.',
  },
  'KW-13.16': {
    title: 'Inhalt der Sonderplättchen',
    text: 'Welche Aktion zu welchem Bonus gehört, zeigt das Sonderplättchen. Die Boni sind belegt; die Zuordnung stammt aus einer Fan-Anleitung.',
  },
  'KW-13.17': {
    title: 'Satz im letzten Zug',
    text: 'Im letzten Zug einer Runde und danach ist der Satz dieser Runde noch der aktuelle, denn die nächste Runde hat nicht begonnen.',
  },
  'KW-13.20': {
    title: 'Der Motorbonus',
    text: 'Nimm einen Motor vom Wert {specialtyBonuses.rows.takeEngine3.value} oder {specialtyBonuses.rows.takeEngine6.value}, wie das Plättchen zeigt, gleich welche Motorstufe du hast.',
  },
  'KW-13.21': {
    title: 'Einbau des Bonusmotors',
    text: 'Dieser Motor kommt in eine Werkstatt oder in deinen Grand-Prix-Wagen, wie jeder Motor, den du nimmst (KW-5.16 bis KW-5.20).',
  },
  'KW-13.22': {
    title: 'Der Karosseriebonus',
    text: 'Nimm eine Karosserie vom Wert {specialtyBonuses.rows.takeBody5.value}, gleich welche Karosseriestufe du hast. Sie kommt wie üblich in eine Werkstatt (KW-5.11 bis KW-5.14).',
  },
  'KW-13.23': {
    title: 'Der Verstärkungsbonus',
    text: 'Dein Grand-Prix-Motor wird um {specialtyBonuses.rows.gpEngineUp.by} stärker.',
  },
  'KW-13.24': {
    title: 'Keine Verstärkung über {highest.engine}',
    text: 'Bei einem Grand-Prix-Motor {highest.engine} verfällt die Verstärkung, weil es keinen stärkeren Motor gibt.',
  },
  'KW-13.25': {
    title: 'Bugatti und die Verstärkung',
    text: 'Hast du Bugatti, darfst du nach der Verstärkung mit dem neuen Motor fahren, mit Porsches zusätzlichem Feld, wenn du auch ihn hast.',
  },
  'KW-13.26': {
    title: 'Geld für Arbeiter',
    text: 'Du bekommst {specialtyBonuses.rows.moneyPerWorker.money} Geld für jeden Arbeiter, der in diesem Augenblick in deiner Kantine ist.',
  },
  'KW-13.27': {
    title: 'Der Rückzugsbonus',
    text: 'Du darfst eines deiner eigenen Autos vom Markt nehmen und bekommst {specialtyBonuses.rows.withdrawCar3.money} oder {specialtyBonuses.rows.withdrawCar7.money} Geld, wie das Plättchen zeigt. Dieser Bonus ist freiwillig.',
  },
  'KW-13.28': {
    title: 'Preis eines zurückgezogenen Autos',
    text: 'Der Preismarker eines zurückgezogenen Autos wird wieder verfügbar.',
  },
  'KW-13.29': {
    title: 'Teile eines zurückgezogenen Autos',
    text: 'Die Teile eines zurückgezogenen Autos kommen in den allgemeinen Vorrat und seine Arbeiter in deinen Vorrat, nicht in die Kantine.',
  },
  'KW-13.30': {
    title: 'Marker eines zurückgezogenen Autos',
    text: 'Ein Ingenieurmarker auf einem zurückgezogenen Auto verlässt das Spiel, denn er ist eingesetzt worden.',
  },
  'KW-13.31': {
    title: 'Feld eines zurückgezogenen Autos',
    text: 'Das Feld eines zurückgezogenen Autos ist wieder frei. Der Markt ist erst voll, wenn kein Feld leer ist; es zählen also die Autos, die dort stehen. Euer Tisch darf wählen, dass alle in der Runde angebotenen Autos zählen; dann bleibt das Feld bis zum Ende der Runde geschlossen.',
  },
  'KW-13.32': {
    title: 'Der Verkaufsbonus',
    text: 'Du darfst ein Teil aus einer Werkstatt in den allgemeinen Vorrat zurückgeben und bekommst seinen Wert in Geld. Dieser Bonus ist freiwillig.',
  },
  'KW-13.33': {
    title: 'Grand-Prix-Motor unverkäuflich',
    text: 'Den Motor deines Grand-Prix-Wagens kannst du nicht verkaufen, denn er dient nur dem Rennen.',
  },
  'KW-13.34': {
    title: 'Der Ablagebonus',
    text: 'Nimm die oberste Karte des Ablagestapels und führe sie aus wie eine erforschte Karte. Auslage und Nachziehstapel bleiben unberührt.',
  },
  'KW-13.35': {
    title: 'Leerer Ablagestapel',
    text: 'Ist der Ablagestapel leer, verfällt dieser Bonus wie jede unmögliche Aktion.',
  },
  'KW-13.36': {
    title: 'Bonusteile und Auszeichnungen',
    text: 'Teile, die du durch einen Bonus bekommst, können Auszeichnungen bringen (KW-10.17).',
  },
  'KW-13.37': {
    title: 'Nichts zurückzuziehen oder zu verkaufen',
    text: 'Ein freiwilliger Bonus verfällt, wenn du kein Auto zum Zurückziehen oder kein Teil zum Verkaufen hast.',
  },
}
