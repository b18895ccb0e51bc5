/** What the coach says in English: hints, reviews, and what a move is for in each game. */
export const en = {
  'hint.none': 'No hint for this decision.',
  'hint.then': 'Then: {moves}.',
  'reason.none': 'No single reason: best overall.',

  'review.title': 'Key moments',
  'review.lead': 'A Magnate bot reviews your game and shows where you lost the most. It stays on this device.',
  'review.begin': 'Review game',
  'review.stop': 'Stop',
  'review.progress': 'Turn {done} of {of}',
  'review.none': 'Reviews aren’t available for this game yet.',
  'review.clean': '{name} made no serious mistakes.',
  'review.move': 'Move {n}',
  'review.played': 'Played',
  'review.preferred': 'Better',
  'review.loss':
    'Costs about {points, plural, one {# point} other {# points}}. Expected place: {place} instead of {better}.',
} as const satisfies Readonly<Record<string, string>>

export type HintMessage = keyof typeof en
