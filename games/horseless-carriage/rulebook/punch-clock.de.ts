import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'HC-11.1': {
    title: 'Ein Schlag',
    text: 'Mit jedem Schlag der Stechuhr geht die Stechkarte um 1 zurück.',
  },
  'HC-11.2': {
    title: 'Die Stechkarte wird umgedreht',
    text: 'Ein Schlag, der die Stechkarte auf 0 brächte, dreht sie stattdessen um. Weitere Schläge bewirken nichts, denn eine umgedrehte Stechkarte kann nirgends mehr hin.',
  },
  'HC-11.3': {
    title: 'Nicht vor Phase 6',
    text: 'Eine umgedrehte Stechkarte ändert bis zur nächsten Phase 6 nichts.',
  },
  'HC-11.4': {
    title: 'Woher Schläge kommen',
    text: 'Schläge kommen nur von den Forschungsfeldern {researchTracks.clockSquares}, von Montagekapazität {assemblyTrack.clockAt}, von Gantt-Plänen, die {ganttTrack.clockAt} erreichen, und von Nachfragekarten.',
  },
  'HC-11.5': {
    title: 'Jede Stechuhr zählt',
    text: 'Jede Ursache zählt für sich: Zwei Marker, die auf Feldern mit Stechuhr ankommen, sind zwei Schläge, eine Karte mit drei Stechuhren drei.',
  },
  'HC-11.6': {
    title: 'An einer Stechuhr vorbei',
    text: 'Geforscht wird Feld für Feld, also wird dabei nie eine Stechuhr übersprungen. Gantt-Pläne können die {ganttTrack.clockAt} überspringen und lösen den Schlag trotzdem aus (HC-6.4).',
  },
}
