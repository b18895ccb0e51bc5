/** Words about what is in the box of a game, in English. */
export const en = {
  'box.title': 'What is in the box: {game}',
  'box.lead':
    'Every piece and every number with which this game is played here. Each says whether it is printed in the rulebook, reported by others, or reconstructed by us.',
  'box.tally': '{printed} printed in the rulebook · {reported} reported or likely · {reconstructed} reconstructed',
  'box.contents': 'Tables of components',
  'box.uncertainOnly': 'Show only what is not certain',
  'box.count': '× {count}',
  'box.count.aloud': '{count, plural, one {one of it} other {# of it}}',
  'box.loading': 'The box is being opened …',
  'box.none': 'This game has no tables of components.',
  'box.rules': 'Rules of the game',
  'box.card': 'What is in the box: {uncertain} of {count} tables are not certain',
  'mark.rulebook': 'Printed in the rulebook',
  'mark.likely': 'Reported or likely',
  'mark.fanmanual': 'Reported in a fan manual',
  'mark.ruling': 'Likely; our decision',
  'mark.reconstructed': 'Reconstructed',
} as const

export type BoxMessage = keyof typeof en
