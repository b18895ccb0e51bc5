import type { Seat } from '@carriage/kernel'
import type { Frame, MatchId } from '@carriage/protocol'
import type { Bus } from '../../platform/bus/index.ts'

export interface WantedDecision {
  /** Comes when the decision is not needed any more. */
  readonly signal: AbortSignal
  end(): void
}

/**
 * Listens while a bot thinks: once its seat has moved on from entry `n` or its owner is back, or something was taken
 * back, its decision is no longer wanted. Whatever changed that calls again if the match waits for a program then.
 */
export function cancelWhenStale(bus: Bus, match: MatchId, seat: Seat, n: number): WantedDecision {
  const control = new AbortController()
  const listening = [
    bus.subscribe(`table.${match}`, (what) => {
      if (what === 'back') control.abort()
    }),
    bus.subscribe(`frames.${match}.public`, (text) => {
      const frame = JSON.parse(text.slice(text.indexOf('\n') + 1)) as Frame // written by the match itself
      // The entry that is being thought about may arrive late: it led to the decision and does not make it needless.
      if (frame.n > n && (frame.seat === seat || 'undo' in frame.entry)) control.abort()
    }),
  ]
  return {
    signal: control.signal,
    end() {
      for (const each of listening) each.end()
    },
  }
}
