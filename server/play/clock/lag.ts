import type { Pace } from '@carriage/protocol'

type LivePace = Extract<Pace, { kind: 'live' }>

/** The budget grows by this with each decision, in milliseconds, or by a hundredth of the bank where that is less. */
const mostGain = 1_000
/** The initial and largest budget, in gains. */
const full = 5

function gainOf({ bank, increment }: LivePace): number {
  return Math.min(mostGain, (bank + increment) * 10)
}

/** The initial lag budget of a seat, which is also its limit. */
export function fullLagBudget(pace: LivePace): number {
  return full * gainOf(pace)
}

/** Refunds the lag of one decision within the budget, which then grows a little again. */
export function giveBackLag(pace: LivePace, budget: number, lag: number): { back: number; budget: number } {
  const back = Math.min(Math.max(0, lag), budget)
  return { back, budget: Math.min(fullLagBudget(pace), budget - back + gainOf(pace)) }
}
