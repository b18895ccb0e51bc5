import { en as common } from '../../../board/kraftwagen-family/reasons.en.ts'

/** What a move is for, in English. */
export const en = {
  ...common,
  award: 'Wins an achievement worth {points, plural, one {# point} other {# points}}.',
  investors: 'Brings in an investor, worth about {points, plural, one {# point} other {# points}}.',
  team: 'Strengthens your racing team, worth about {points, plural, one {# point} other {# points}}.',
}
