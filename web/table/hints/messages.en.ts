/** What the coach says in English: hints, reviews, and what a move is for in each game. */
export const en = {
  'hint.none': 'No hint for this decision.',
  'hint.then': 'Then: {moves}.',
  'reason.none': 'It keeps things as they are.',

  'review.title': 'What mattered',
  'review.lead': 'A Magnate looks the game over and shows where most was given away. It stays on this device.',
  'review.begin': 'Review this game',
  'review.stop': 'Stop',
  'review.progress': 'Turn {done} of {of}',
  'review.none': 'There is no review for this game yet.',
  'review.clean': '{name} gave nothing worth mentioning away.',
  'review.move': 'Move {n}',
  'review.played': 'Played',
  'review.preferred': 'Better',
  'review.loss':
    'About {points, plural, one {# point} other {# points}} less. Expected place {place} instead of {better}.',
} as const satisfies Readonly<Record<string, string>>

export type HintMessage = keyof typeof en
