import type { HintMessage } from './messages.en.ts'

export const de: Readonly<Record<HintMessage, string>> = {
  'hint.none': 'Zu dieser Entscheidung gibt es keinen Hinweis.',
  'hint.then': 'Danach: {moves}.',
  'reason.none': 'Es lässt alles, wie es ist.',

  'review.title': 'Worauf es ankam',
  'review.lead':
    'Ein Magnat sieht die Partie durch und zeigt, wo am meisten verschenkt wurde. Es bleibt auf diesem Gerät.',
  'review.begin': 'Partie durchsehen',
  'review.stop': 'Anhalten',
  'review.progress': 'Zug {done} von {of}',
  'review.none': 'Diese Partie kann noch niemand durchsehen.',
  'review.clean': '{name} hat nichts Nennenswertes verschenkt.',
  'review.move': 'Zug {n}',
  'review.played': 'Gespielt',
  'review.preferred': 'Besser',
  'review.loss':
    'Etwa {points, plural, one {# Punkt} other {# Punkte}} weniger. Erwarteter Platz {place} statt {better}.',
}
