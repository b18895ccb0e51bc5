import { takeOut, takePartOut } from '@carriage/kraftwagen-family/referee'
import type { RefereedCar } from './pieces.ts'
import type { Part, RefereedTable } from './table.ts'
import { activate, waitingDevelopment } from './workers-and-parts.ts'

/* Engineers: Daimler and Diesel, whose markers are used in a turn, between its parts. */

export type MarkerMove =
  | { readonly kind: 'useDaimler'; readonly marker: string; readonly buyer: number }
  | { readonly kind: 'useDiesel'; readonly car: number; readonly change: DieselChange; readonly to: number }

type DieselChange = 'body' | 'engine' | 'workers' | 'price'

export function isMarkerMove(move: { readonly kind: string }): move is MarkerMove {
  return move.kind === 'useDaimler' || move.kind === 'useDiesel'
}

/** Engineers, note: one marker in a turn, or one in each step of it. */
function mayUseOne(table: RefereedTable): boolean {
  return !table.markerUsed && (table.options.engineerMarkerLimit === 'perStep' || !table.carMarkerUsed)
}

/** The same for a marker on the car that is placed. */
export function mayMarkCar(table: RefereedTable): boolean {
  return !table.carMarkerUsed && (table.options.engineerMarkerLimit === 'perStep' || !table.markerUsed)
}

export function markerMoves(table: RefereedTable, seat: number): MarkerMove[] {
  const { markers } = table.player(seat)
  const moves: MarkerMove[] = []
  if (mayUseOne(table))
    // Gottlieb Daimler: any active buyer, only one marker each.
    for (const marker of markers)
      for (const [buyer, { daimler }] of table.buyers.entries())
        if (table.engineerOf(marker) === 'daimler' && daimler === null)
          moves.push({ kind: 'useDaimler', marker, buyer })
  const diesel = markers.some((marker) => table.engineerOf(marker) === 'diesel')
  if (diesel && (mayUseOne(table) || table.options.dieselLimit === 'free'))
    for (const car of table.carsOf(seat)) moves.push(...changesOf(table, seat, car))
  return moves
}

/** Rudolf Diesel: one category of an own car. */
function changesOf(table: RefereedTable, seat: number, car: RefereedCar): MarkerMove[] {
  const { workshops, canteen } = table.player(seat)
  const { dieselEqual, dieselWorkers } = table.options
  const change = (what: DieselChange, to: number): MarkerMove => ({
    kind: 'useDiesel',
    car: car.price,
    change: what,
    to,
  })
  const parts = workshops.filter(({ kind, value }) => dieselEqual !== 'forbidden' || car[kind] !== value)
  const crews = Array.from({ length: car.workers + canteen }, (_, index) => index + 1).filter(
    (workers) => workers > car.workers || (workers < car.workers && dieselWorkers !== 'moreOnly'),
  )
  return [
    ...parts.map(({ kind, value }) => change(kind, value)),
    ...crews.map((workers) => change('workers', workers)),
    ...table.prices.map((price) => change('price', price)),
  ]
}

export function* makeMarkerMove(table: RefereedTable, seat: number, move: MarkerMove): Part {
  const player = table.player(seat)
  if (move.kind === 'useDaimler') {
    table.apply('daimler')
    table.markerUsed = true
    takeOut(player.markers, move.marker)
    const buyer = table.buyers[move.buyer]
    if (buyer) buyer.daimler = move.marker
    return
  }
  table.apply('diesel')
  if (table.options.dieselLimit !== 'free') table.markerUsed = true
  const marker = player.markers.find((each) => table.engineerOf(each) === 'diesel')
  if (marker !== undefined) takeOut(player.markers, marker)
  const car = table.carAt(move.car)
  const { change, to } = move
  if (change === 'price') {
    takeOut(table.prices, to)
    table.prices.push(car.price)
    car.price = to
  } else if (change === 'workers') yield* changeCrew(table, seat, car, to)
  else {
    takePartOut(player.workshops, change, to)
    player.workshops.push({ kind: change, value: car[change] })
    car[change] = to
  }
}

/** Workers that come back into the canteen must activate developments that wait for one. */
function* changeCrew(table: RefereedTable, seat: number, car: RefereedCar, workers: number): Part {
  const player = table.player(seat)
  while (car.workers < workers) {
    car.workers += 1
    player.canteen -= 1
  }
  while (car.workers > workers) {
    const card = yield* waitingDevelopment(table, seat)
    car.workers -= 1
    player.canteen += 1
    if (card !== undefined) yield* activate(table, seat, card)
  }
}
