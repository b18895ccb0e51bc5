import { type Effects, type Seat, seatsOf } from '@carriage/kernel'
import type { Event } from '../events.ts'
import { departmentsOf } from '../factories.ts'
import { brochures } from '../factory/index.ts'
import { type Dealership, type Mainline, playerOf, type SalesOffer, type State } from '../state.ts'
import { tablesOf } from '../tables.ts'
import { tick } from './punch-clock.ts'

/** Phase 4, HC-6.1 without decisions: what each seat can sell this year. */
export function printBrochures(state: State, fx: Effects<Event>): SalesOffer[] {
  const seats = seatsOf(state.players.length)
  for (const seat of seats) raiseGantt(state, seat, fx)
  return seats.map((seat) => {
    const offer = offerInYear(state, seat)
    for (const { size, specs, types, window, open } of offer.dealerships)
      fx.emit({ kind: 'brochurePrinted', seat, dealership: size, specs, types, window, open })
    return offer
  })
}

function raiseGantt(state: State, seat: Seat, fx: Effects<Event>): void {
  const { highest, clockAt } = tablesOf(state).components.ganttTrack
  const player = playerOf(state, seat)
  const by = departmentsOf(player.factory, 'planning') // HC-6.2
  const from = player.gantt
  player.gantt = Math.min(highest, from + by) // HC-6.3
  fx.emit({ kind: 'ganttRaised', seat, by, to: player.gantt, lost: from + by - player.gantt })
  if (from < clockAt && player.gantt >= clockAt) tick(state, 'gantt', seat, fx) // HC-6.4, HC-11.6
}

/** HC-6.18 Computed again every year. */
export function offerInYear(state: State, seat: Seat): SalesOffer {
  const { factory, capacity } = playerOf(state, seat)
  const dealerships: Dealership[] = []
  for (const brochure of brochures(factory, state.minimums, state.options)) {
    const piece = factory.pieces[brochure.dealership]
    if (piece?.kind !== 'dealership') throw new RangeError('A brochure belongs to a dealership.')
    const { specs, types, mainlines, window, open } = brochure
    dealerships.push({ size: piece.type, specs, types, mainlines, window, open, placed: null })
  }
  const mainlines: Mainline[] = []
  for (const [index, piece] of factory.pieces.entries())
    if (piece.kind === 'mainline') mainlines.push({ piece: index, type: piece.type, stock: capacity }) // HC-6.10
  return { dealerships, mainlines }
}
