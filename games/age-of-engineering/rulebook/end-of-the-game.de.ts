import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
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
}
