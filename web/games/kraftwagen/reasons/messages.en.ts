import { en as common } from '../../../board/kraftwagen-family/reasons.en.ts'

/** What a move is for, in English. */
export const en = {
  ...common,
  award: 'Wins an award worth {points, plural, one {# point} other {# points}}.',
}
