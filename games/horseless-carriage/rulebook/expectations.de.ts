import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'HC-9.1': {
    title: 'Phase 7 läuft von selbst',
    text: 'In Phase 7 entscheidet niemand etwas.',
  },
  'HC-9.2': {
    title: 'Die Leiste, die geht',
    text: 'Die Leiste beim Ablösemarker verlässt ihre Achse.',
  },
  'HC-9.3': {
    title: 'Höherer Mindestwert',
    text: 'Der Mindestwert der Eigenschaft, die geht, steigt um genau 1.',
  },
  'HC-9.4': {
    title: 'Ganz unten in die Spalte',
    text: 'Die Leiste, die geht, kommt ganz unten in die Spalte neben dem Brett. Die anderen behalten ihre Folge.',
  },
  'HC-9.5': {
    title: 'Die Achsen wechseln sich ab',
    text: 'Der Ablösemarker kommt an die Achse, die ihre Leiste behalten hat. So wird die untere Achse in den Jahren 1, 3 und 5 erneuert, die linke in den Jahren 2, 4 und 6.',
  },
  'HC-9.6': {
    title: 'Innovation einer Leiste',
    text: 'Die Innovation einer Leiste ist die Summe davon, wie weit jeder Marker auf ihr über ihrem Mindestwert steht.',
  },
  'HC-9.7': {
    title: 'Wer nachrücken kann',
    text: 'Nur die drei Leisten, die vorher neben dem Brett standen, können nachrücken, nicht die, die gerade gegangen ist.',
  },
  'HC-9.8': {
    title: 'Die höchste Innovation rückt nach',
    text: 'Von ihnen rückt die Leiste mit der höchsten Innovation an die frei gewordene Achse nach.',
  },
  'HC-9.9': {
    title: 'Marker hinter dem Mindestwert',
    text: 'Ein Marker auf dem Mindestwert oder dahinter fügt nichts hinzu.',
  },
  'HC-9.10': {
    title: 'Gleiche Innovation',
    text: 'Bei gleicher Innovation rückt von diesen Leisten die mit dem am weitesten gezogenen Marker nach. In der Option nach Abstand zählt, wie weit dieser Marker über dem Mindestwert seiner Leiste steht.',
  },
  'HC-9.11': {
    title: 'Immer noch gleich',
    text: 'Ist auch das gleich, so rückt von diesen Leisten die nach, die in der Spalte neben dem Brett am weitesten oben steht.',
  },
  'HC-9.12': {
    title: 'Die neue Achse',
    text: 'Die Achse der Leiste, die nachrückt, beginnt bei deren Mindestwert: 0, 1, 2, 3 oder 1, 2, 3, 4 oder 2, 3, 4, 5.',
  },
  'HC-9.13': {
    title: 'Forschungsmarker bleiben',
    text: 'In dieser Phase bewegt sich kein Forschungsmarker.',
  },
  'HC-9.14': {
    title: 'Mindestwerte sinken nie',
    text: 'Mindestwerte sinken nie. In sieben Jahren steigt keiner über 2.',
  },
  'HC-9.15': {
    title: 'Summe der Mindestwerte',
    text: 'Nach Phase 7 ist die Summe der fünf Mindestwerte gleich der Nummer des Jahres.',
  },
}
