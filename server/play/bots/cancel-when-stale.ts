import type { Seat } from '@carriage/kernel'
import type { Frame, MatchId } from '@carriage/protocol'
import type { Bus } from '../../platform/bus/index.ts'

export interface WantedDecision {
  /** Aborts when the decision is not needed any more. */
  readonly signal: AbortSignal
  end(): void
}

/**
 * Watches a match while a bot searches: once its seat has moved on from entry `n`, its owner has returned, or something
 * was taken back, the decision is not needed. That change sends a new request if a bot has to move then.
 */
export function cancelWhenStale(bus: Bus, match: MatchId, seat: Seat, n: number): WantedDecision {
  const control = new AbortController()
  const listening = [
    bus.subscribe(`table.${match}`, (what) => {
      if (what === 'back') control.abort()
    }),
    bus.subscribe(`frames.${match}.public`, (text) => {
      const frame = JSON.parse(text.slice(text.indexOf('\n') + 1)) as Frame // written by makeFrames
      // The entry that led to the decision may arrive late, and does not make it needless.
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
