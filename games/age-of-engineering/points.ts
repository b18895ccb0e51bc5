import { type Effects, type Seat, seatsOf, secret, within } from '@carriage/kernel'
import type { MaybeFaceDown } from '@carriage/kraftwagen-family'
import type { Event, PointSource } from './events.ts'
import type { Options } from './options.ts'
import { companyOf, type State } from './state.ts'

const eachAlone: readonly (readonly Seat[])[] = seatsOf(4).map((seat) => Object.freeze([seat]))

/** AE-12.6 Totals are public, or AE-12.7 known only to their company. */
export function hideTotal(points: number, seat: Seat, options: Options): MaybeFaceDown<number> {
  return options.scoreVisibility === 'open' ? points : secret(points, eachAlone[seat] ?? [])
}

/** AE-12.8 Gains are public; AE-1.23 points are never lost. AE-1.9, AE-12.9 Totals are unlimited. */
export function gain(state: State, seat: Seat, amount: number, source: PointSource, fx: Effects<Event>): void {
  if (amount === 0) return
  const company = companyOf(state, seat)
  company.points =
    typeof company.points === 'number' ? company.points + amount : within(company.points, (points) => points + amount)
  fx.emit({ kind: 'pointsGained', seat, amount, source })
}
