import type { MineMessage } from './messages.en.ts'

export const de: Readonly<Record<MineMessage, string>> = {
  title: 'Meine Tische',
  lead: 'Alle deine Partien an einem Ort: wer am Zug ist, wie viel Zeit bleibt und was geschah, seit du hingesehen hast.',
  none: 'Du spielst gerade an keinem Tisch. Decke einen oder setz dich dazu, wo andere warten.',
  away: 'Das Haus ist nicht zu erreichen. Deine Tische erscheinen, sobald es antwortet.',
  lobby: 'Tisch suchen',
  waiting: 'Warten auf dich',
  running: 'Andere entscheiden',
  gathering: 'Warten auf Mitspielende',
  invited: 'Du bist eingeladen',
  yourTurn: 'Du bist am Zug',
  turnOf: '{names} am Zug',
  kept: 'Ein Bot spielt für dich',
  left: 'noch {time}',
  noClock: 'ohne Uhr',
  unseen: '{count, plural, =0 {nichts Neues} one {# neuer Zug} other {# neue Züge}}',
  move: 'Zug {n}',
  next: 'Nächste Partie',
  nextHere: 'Nächste Partie ({count})',
  others: '{count, plural, one {Noch eine Partie wartet auf dich.} other {# andere Partien warten auf dich.}}',
  mark: '{count, plural, one {# Partie wartet} other {# Partien warten}} auf dich: zu meinen Tischen',
}
