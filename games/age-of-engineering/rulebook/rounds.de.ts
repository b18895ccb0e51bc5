import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
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
    text: 'Preismarker einer früheren Runde sind nicht mehr im Spiel; auf der Tafel liegen nur die der aktuellen Runde, denn sie hat so viele Felder, wie neue Marker kommen.',
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
    text: 'Die Aktionsphase endet mit dem Zug, in dem das letzte Marktfeld besetzt wurde. Ein sofort verkauftes Auto macht sein Feld frei, es zählen also die Autos, die dort stehen. Euer Tisch darf wählen, dass alle Autos zählen, die in der Runde angeboten wurden; dann bleibt das Feld bis zum Ende der Runde geschlossen.',
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
}
