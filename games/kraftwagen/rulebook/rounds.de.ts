import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'KW-3.1': {
    title: 'Drei Runden',
    text: 'Das Spiel hat genau drei Runden.',
  },
  'KW-3.2': {
    title: 'Phasen einer Runde',
    text: 'Eine Runde hat drei Phasen, immer in dieser Reihenfolge: Vorbereitung, Aktionsphase, Wertung.',
  },
  'KW-3.3': {
    title: 'Preise der Runde 1',
    text: 'In Runde 1 gibt es die Preise {rounds.rows.1.prices}.',
  },
  'KW-3.4': {
    title: 'Preise der Runde 2',
    text: 'In Runde 2 gibt es die Preise {rounds.rows.2.prices}.',
  },
  'KW-3.5': {
    title: 'Preise der Runde 3',
    text: 'In Runde 3 gibt es die Preise {rounds.rows.3.prices}.',
  },
  'KW-3.6': {
    title: 'Neues Geld an den Stapeln',
    text: 'Die Vorbereitung legt Geld neben die Stapel der Käufer: {stackMoney.rows.body} neben Karosserie, {stackMoney.rows.engine} neben Motor, {stackMoney.rows.prestige} neben Prestige und {stackMoney.rows.price} neben Preis.',
  },
  'KW-3.7': {
    title: 'Altes Geld bleibt liegen',
    text: 'Geld, das noch von früheren Runden neben einem Stapel liegt, bleibt dort und sammelt sich an.',
  },
  'KW-3.8': {
    title: 'Marker zurück auf Anfang',
    text: 'Die Vorbereitung stellt den Marker zurück auf sein Startfeld: {players.rows.4.markerStart}, oder zu zweit {players.rows.2.markerStart}. Die gedruckten Regeln sagen das nur für zwei Personen; ohne dies wäre die Leiste in späteren Runden nutzlos.',
  },
  'KW-3.9': {
    title: 'Leerer Markt, leere Reihe',
    text: 'Die Aktionsphase beginnt mit leerem Markt und ohne aktive Käufer.',
  },
  'KW-3.10': {
    title: 'Ein Zug nach dem anderen',
    text: 'In der Aktionsphase zieht ihr nacheinander.',
  },
  'KW-3.11': {
    title: 'Ende der Aktionsphase',
    text: 'Die Aktionsphase endet, wenn der Markt voll ist ({players.rows.4.marketSpaces|Auto|Autos}; zu zweit {players.rows.2.marketSpaces}) oder wenn der Marker auf 0 steht.',
  },
  'KW-3.12': {
    title: 'Der letzte Zug zählt ganz',
    text: 'Ob die Aktionsphase vorbei ist, wird erst nach einem vollständigen Zug geprüft. Hast du das Ende ausgelöst, spielst du deinen Zug noch fertig.',
  },
  'KW-3.13': {
    title: 'Kein weiterer Zug',
    text: 'Nach diesem Zug ist vor der Wertung niemand mehr am Zug, auch du selbst nicht.',
  },
  'KW-3.14': {
    title: 'Kette zwischen den Runden',
    text: 'Zwischen den Runden bleibt die Kette, wie sie ist, denn keine Regel stellt sie neu auf. Die nächste Runde beginnt der Arbeiter am Ende.',
  },
  'KW-3.15': {
    title: 'Was erhalten bleibt',
    text: 'Werkstätten, Kantinen, Forschungskarten mit ihren Arbeitern, Grand-Prix-Motoren, ungenutzte Ingenieurmarker, Auszeichnungen, Geld, Nachziehstapel, Auslage und Ablagestapel bleiben für die nächste Runde. Zurückgesetzt wird nur, was die Regeln nennen.',
  },
  'KW-3.16': {
    title: 'Beliebig viele Züge',
    text: 'Eine Runde darf beliebig viele Züge dauern; keine gedruckte Regel begrenzt sie.',
  },
}
