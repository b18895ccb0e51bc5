import type { Event, Phase } from '@carriage/horseless-carriage'

/** One phase of one year with its events. */
export interface Chapter {
  readonly year: number
  readonly phase: Phase
  /** The index in the history at which it began. */
  readonly from: number
  readonly events: readonly Event[]
  /** Another phase has begun, or the game is over. */
  readonly over: boolean
}

/** The years so far, phase by phase; what came before year 1 belongs to none. */
export function chaptersOf(history: readonly Event[]): Chapter[] {
  const begun = history.flatMap((event, from) => (event.kind === 'phaseBegan' ? [{ event, from }] : []))
  const ended = history.at(-1)?.kind === 'gameEnded'
  return begun.map(({ event: { year, phase }, from }, place) => {
    const next = begun[place + 1]?.from
    return {
      year,
      phase,
      from,
      // The beginning of a year comes before that of its first phase.
      events: history.slice(from + 1, next).filter(({ kind }) => kind !== 'yearBegan'),
      over: next !== undefined || ended,
    }
  })
}
