import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'HC-4.1': {
    title: 'Wer zuerst wählt',
    text: 'Ihr wählt in der Folge eurer Gantt-Pläne, die meisten zuerst. Bei Gleichstand wählt zuerst, wer in der Baureihenfolge des letzten Jahres weiter vorn war. Diese Folge steht fest, wenn die Phase beginnt.',
  },
  'HC-4.2': {
    title: 'Position nehmen oder passen',
    text: 'Alle handeln genau einmal: eine Position nehmen oder passen.',
  },
  'HC-4.3': {
    title: 'Freie Positionen',
    text: 'Du darfst jede Position nehmen, die in dieser Phase noch niemand genommen hat. Es gibt so viele Positionen, wie Leute mitspielen.',
  },
  'HC-4.4': {
    title: 'Was eine Position kostet',
    text: 'Wer eine Position nimmt, setzt seine Gantt-Pläne auf 0.',
  },
  'HC-4.5': {
    title: 'Wer passt, behält seine Pläne',
    text: 'Wenn du passt, geschieht zunächst nichts, und du behältst deine Gantt-Pläne.',
  },
  'HC-4.6': {
    title: 'Jede freie Position ist recht',
    text: 'Du darfst eine Position auch dann nehmen, wenn sie die letzte freie ist oder wenn du sie schon letztes Jahr hattest. Nur genommene Positionen sind vergeben.',
  },
  'HC-4.7': {
    title: 'Positionen für alle, die passten',
    text: 'Wenn alle gehandelt haben, füllen die, die gepasst haben, die freien Positionen von Position 1 an, in ihrer Reihenfolge des letzten Jahres.',
  },
  'HC-4.8': {
    title: 'Bauen und Verkauf',
    text: 'Die Baureihenfolge geht von Position 1 zur letzten Position. Die Reihenfolge des Verkaufs ist dieselbe, nur rückwärts.',
  },
  'HC-4.9': {
    title: 'Wie lange die Reihenfolge gilt',
    text: 'Die neue Reihenfolge gilt vom Ende dieser Phase bis zum Ende der Phase 2 des nächsten Jahres. Sie dient den Phasen 3, 5, 6 und 8 dieses Jahres und im nächsten Jahr der Phase 1 und dem Gleichstand nach HC-4.1.',
  },
  'HC-4.10': {
    title: 'Eine Position kostet immer',
    text: 'Alle haben zu Beginn der Phase 2 mindestens einen Gantt-Plan; eine Position ist also nie umsonst.',
  },
}
