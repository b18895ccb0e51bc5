import { ProblemError } from '../../tables/problem-error.ts'

/** Why something is refused; clients translate each reason. */
type TournamentRefusal =
  | 'link'
  | 'full'
  | 'removed'
  | 'begun'
  | 'over'
  | 'tooFew'
  | 'organiser'
  | 'past'
  | 'plays'
  | 'short'

export function tournamentRefused(reason: TournamentRefusal, detail: string): ProblemError {
  const code = reason === 'link' || reason === 'organiser' || reason === 'plays' ? 'forbidden' : 'conflict'
  return new ProblemError({ code, detail, facts: { reason } })
}
