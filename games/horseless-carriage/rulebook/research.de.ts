import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'HC-3.1': {
    title: 'Reihenfolge der Forschung',
    text: 'Ihr forscht nacheinander in der geltenden Baureihenfolge: der aus Phase 2 des letzten Jahres, in Jahr 1 der aus dem Aufbau.',
  },
  'HC-3.2': {
    title: 'Zahl der Forschungszüge',
    text: 'Du machst so viele Forschungszüge, wie du Forschungsabteilungen hast.',
  },
  'HC-3.3': {
    title: 'Ein Feld weiter',
    text: 'Ein Forschungszug bringt einen Marker genau ein Feld weiter.',
  },
  'HC-3.4': {
    title: 'Jeder Forschungsmarker',
    text: 'Du darfst deine Marker und die aller anderen auf jeder der fünf Forschungsleisten ziehen, ob sie aktiv ist oder neben dem Brett steht.',
  },
  'HC-3.5': {
    title: 'Deine eigene Montagekapazität',
    text: 'Statt einen Forschungsmarker zu ziehen, darfst du deine eigene Montagekapazität um eins erhöhen, nie aber die von jemand anderem.',
  },
  'HC-3.6': {
    title: 'Jeder Marker einmal',
    text: 'In einer Phase ziehst du denselben Marker höchstens einmal.',
  },
  'HC-3.7': {
    title: 'Von anderen gezogene Marker',
    text: 'Du darfst einen Marker ziehen, den in dieser Phase schon jemand anders gezogen hat.',
  },
  'HC-3.8': {
    title: 'Ende einer Leiste',
    text: 'Ein Marker auf Feld 6 einer Forschungsleiste oder auf Montagekapazität {count.lastCapacity} kann nicht gezogen werden; dort endet seine Leiste.',
  },
  'HC-3.9': {
    title: 'Alle Züge werden genutzt',
    text: 'Du musst alle deine Forschungszüge machen. Nur die, für die kein Marker mehr bleibt, verfallen.',
  },
  'HC-3.10': {
    title: 'Nacheinander forschen',
    text: 'Du machst alle deine Forschungszüge, bevor die nächste Person beginnt.',
  },
  'HC-3.11': {
    title: 'Stechuhren in der Forschung',
    text: 'Wann immer ein Marker auf einem der Felder {researchTracks.clockSquares} einer Forschungsleiste oder auf Montagekapazität {assemblyTrack.clockAt} ankommt, schlägt die Stechuhr einmal, ganz gleich, wer ihn gezogen hat.',
  },
}
