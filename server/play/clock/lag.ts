import type { Pace } from '@carriage/protocol'

type LivePace = Extract<Pace, { kind: 'live' }>

/** With each decision the budget grows by this, in milliseconds, or by a hundredth of the bank where that is less. */
const mostGain = 1_000
/** The budget at the start and at most, in gains. */
const full = 5

function gainOf({ bank, increment }: LivePace): number {
  return Math.min(mostGain, (bank + increment) * 10)
}

/** What a seat can be given back at the start, and never more at once. */
export function fullLagBudget(pace: LivePace): number {
  return full * gainOf(pace)
}

/** Gives back the lag of one decision as far as the budget goes, which then grows a little again. */
export function giveBackLag(pace: LivePace, budget: number, lag: number): { back: number; budget: number } {
  const back = Math.min(Math.max(0, lag), budget)
  return { back, budget: Math.min(fullLagBudget(pace), budget - back + gainOf(pace)) }
}
