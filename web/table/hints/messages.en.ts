/** What the coach says in English: hints, reviews, and what a move is for in each game. */
export const en = {
  'hint.none': 'No hint for this decision.',
  'hint.then': 'Then: {moves}.',
  'hint.drafted':
    '{count, plural, one {On your floor as a draft: change it if you like, then submit it.} other {On your floor as drafts: compare them, change one if you like, then submit it.}}',
  'hint.draft': 'Hint {number}',
  'hint.aim': 'Aim of this turn: {aim}',
  'hint.changed.drawn': 'What was drawn changes the plan.',
  'hint.changed.rival': '{name} has moved, which changes the plan.',
  'hint.changed.better': 'On a second look this is better than the plan so far.',
  'reason.better': 'Worth about {points} more than the next choice.',
  'reason.alike': 'The next choice is about as good.',
  'reason.only': 'Nothing else is worth considering here.',

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
