import { type Seat, seatsOf } from '@carriage/kernel'

interface Reported {
  readonly kind: string
  readonly round?: number
}

/** Whether these events contain the scoring of a round. */
export function isScoring(events: readonly Reported[]): boolean {
  return events.some(({ kind }) => kind === 'raceScored')
}

/** The scored round. If the events lack its end, it is the one before the next round. */
export function roundScored(events: readonly Reported[]): 1 | 2 | 3 {
  const ended = events.find(({ kind }) => kind === 'roundEnded')?.round
  const next = events.find(({ kind }) => kind === 'roundPrepared')?.round ?? 4
  const round = ended ?? next - 1
  return round === 1 ? 1 : round === 2 ? 2 : 3
}

interface Earning {
  /** Null for a neutral car. */
  readonly seat: Seat | null
  readonly amount: number
}

/** The earnings of each seat in these acts. */
export function earnedIn<Act>(acts: readonly Act[], seats: number, earningsOf: (act: Act) => readonly Earning[]) {
  const earned = seatsOf(seats).map(() => 0)
  for (const { seat, amount } of acts.flatMap(earningsOf)) {
    if (seat !== null) earned[seat] = (earned[seat] ?? 0) + amount
  }
  return earned
}
