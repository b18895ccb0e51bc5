import { horselessCarriage, type Move, type State } from '@carriage/horseless-carriage'
import type { Evaluation } from '../../advice/evaluation.ts'
import { chanceOfLead, decisive, steepness } from './judgement.ts'
import { reasonsFor } from './move-reasons.ts'

/** What the reasons for a move can be about. Each of them is a fact by the rules. */
export const horselessConcerns = [
  'technology',
  'asked',
  'axis',
  'patent',
  'newAxis',
  'capacity',
  'sells',
  'patents',
  'charts',
  'slots',
  'thisYear',
  'nextYear',
  'room',
  'noRoom',
  'contested',
  'soldNow',
  'salesLeft',
  'buyers',
  'clocks',
] as const

/** How far ahead a seat is by its wealth, and what is good about a move. */
export const horselessEvaluation: Evaluation<State, Move> = {
  points({ players }, into) {
    for (const [seat, { wealth }] of players.entries()) into[seat] = wealth
  },
  chanceOf: (_state, lead) => chanceOfLead(lead),
  leadFor(_state, chance) {
    const likely = Math.min(0.99, Math.max(0.01, chance))
    return (Math.log(likely / (1 - likely)) * decisive) / steepness
  },
  mostReasons: 4,
  plainMoves: (before, seat) => {
    if (before.stage.name !== 'factory') return []
    return [...horselessCarriage.moves(before, seat)].filter(({ kind }) => kind === 'submitPlan').slice(0, 1)
  },
  gains: (before, after, seat, [move]) => (move ? reasonsFor(before, after, seat, move) : []),
}
