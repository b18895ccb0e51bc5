import { horselessCarriage, type Move, type State } from '@carriage/horseless-carriage'
import { fastChance, isOpen, isSecret, open, type Seat } from '@carriage/kernel'
import type { Evaluation, Reason } from '../../advice/evaluation.ts'
import { factoryReasons } from './factory-reasons.ts'
import { chanceOfLead, decisive, steepness } from './judgement.ts'
import { playOn } from './play-on.ts'

/** The possible aims of a decision. */
export const horselessConcerns = [
  'earnings',
  'rivals',
  'technology',
  'capacity',
  'thisYear',
  'nextYear',
  'room',
  'noRoom',
] as const

/** The same luck for all moves that are compared. */
const luck = 1
const mostReasons = 2

/** The result of a decision if every seat then plays the move that looks best, in words that a player would use. */
export const horselessEvaluation: Evaluation<State, Move> = {
  points({ players }, into) {
    for (const [seat, { wealth }] of players.entries()) into[seat] = wealth
  },
  chanceOf: (_state, lead) => chanceOfLead(lead),
  leadFor(_state, chance) {
    const likely = Math.min(0.99, Math.max(0.01, chance))
    return (Math.log(likely / (1 - likely)) * decisive) / steepness
  },

  gains(before, after, seat, moves) {
    const [move] = moves
    if (move?.kind === 'submitPlan') {
      const plan = isSecret(move.plan) ? (isOpen(move.plan) ? open(move.plan) : undefined) : move.plan
      return plan ? factoryReasons(before, seat, plan) : []
    }
    const later = horselessCarriage.clone(after)
    playOn(later, fastChance(luck), before)
    const gained = (concern: (typeof horselessConcerns)[number], points: number): Reason => ({ concern, points })
    return [
      gained('technology', markersOf(after, seat) - markersOf(before, seat)),
      gained('capacity', (after.players[seat]?.capacity ?? 0) - (before.players[seat]?.capacity ?? 0)),
      gained('earnings', wealthOf(later, seat) - wealthOf(before, seat)),
      gained('rivals', leadOf(later, seat) - leadOf(before, seat)),
    ]
      .filter(({ points }) => points >= 1)
      .slice(0, mostReasons)
  },
}

function wealthOf({ players }: State, seat: Seat): number {
  return players[seat]?.wealth ?? 0
}

function leadOf(state: State, seat: Seat): number {
  const others = state.players.filter((_, other) => other !== seat).map(({ wealth }) => wealth)
  return wealthOf(state, seat) - Math.max(...others)
}

function markersOf({ markers }: State, seat: Seat): number {
  return Object.values(markers).reduce((sum, track) => sum + (track[seat] ?? 0), 0)
}
