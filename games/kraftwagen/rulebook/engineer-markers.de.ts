import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'KW-8.1': {
    title: 'Nur eigene Marker',
    text: 'Die Marker eines Ingenieurs setzt nur ein, wem der Ingenieur gehört.',
  },
  'KW-8.2': {
    title: 'Einmal im Spiel',
    text: 'Jeder Ingenieurmarker wird höchstens einmal im Spiel eingesetzt.',
  },
  'KW-8.3': {
    title: 'Ein Marker je Zug',
    text: 'Du setzt in einem Zug höchstens einen Ingenieurmarker ein. Mit der Option „einer je Schritt“ darfst du in einem Zug einen Marker von Daimler oder Diesel und dazu einen von Horch oder Maybach einsetzen.',
  },
  'KW-8.4': {
    title: 'Welche Marker zählen',
    text: 'Für diese Grenze zählen die Marker von Daimler, Diesel, Horch und Maybach; der von Diesel, weil er verbraucht wird wie ein gelegter; euer Tisch kann vereinbaren, dass er nicht zählt. Der von Benz zählt nicht, weil er außerhalb der Züge eingesetzt wird.',
  },
  'KW-8.5': {
    title: 'Ein Marker je Auto',
    text: 'Auf einem Auto liegt höchstens ein Ingenieurmarker.',
  },
  'KW-8.6': {
    title: 'Horch und Maybach beim Anbieten',
    text: 'Marker von Horch und Maybach kommen nur beim Anbieten auf ein Auto, nie später.',
  },
  'KW-8.7': {
    title: 'Wann Daimler und Diesel wirken',
    text: 'Einen Marker von Daimler oder Diesel darfst du in deinem eigenen Zug einsetzen, wann immer keine Aktion läuft: bevor du ein Plättchen nimmst, zwischen zwei Aktionen, nach der letzten und, nachdem du ein Auto angeboten hast, bis zum Ende des Zuges. Eine Aktion wird nie unterbrochen.',
  },
  'KW-8.8': {
    title: 'Nicht in fremden Zügen',
    text: 'Abgesehen vom Marker von Benz kann kein Ingenieurmarker in fremden Zügen oder in der Wertung eingesetzt werden.',
  },
  'KW-8.9': {
    title: 'Eingesetzte Marker scheiden aus',
    text: 'Die Marker von Diesel und Benz verlassen das Spiel, wenn sie eingesetzt werden; die von Horch, Maybach und Daimler beim Aufräumen nach der Wertung, oder früher, wenn ihr Auto zurückgezogen wird (KW-13.30).',
  },
  'KW-8.10': {
    title: 'Ungenutzte Marker',
    text: 'Ungenutzte Ingenieurmarker behältst du für spätere Runden; nur eingesetzte scheiden aus. Am Spielende sind sie nichts wert.',
  },
}
