import { takeOut, takePartOut, valuesIn } from '@carriage/kraftwagen-family/referee'
import { isMarkerMove, makeMarkerMove, markerMoves, mayMarkCar } from './markers.ts'
import { ask, type Part, type RefereedTable } from './table.ts'

/* 5.2, II. Moving a Kraftwagen (Car) to the Market: at the end of the turn, one or none. */

export function* placeCars(table: RefereedTable, seat: number): Part {
  for (let placed = false; ; ) {
    const cars = placed ? [] : carsToPlace(table, seat)
    const move = yield* ask(table, seat, [{ kind: 'endTurn' as const }, ...cars, ...markerMoves(table, seat)])
    if (move.kind === 'endTurn') return
    if (isMarkerMove(move)) yield* makeMarkerMove(table, seat, move)
    else {
      yield* placeCar(table, seat, move.body, move.engine)
      placed = true
    }
  }
}

/** How many cars the market has room for: 8.0 says four for two players. */
export function spacesOf(table: RefereedTable): number {
  return table.board.marketSpaces - table.closedSpaces
}

function carsToPlace(table: RefereedTable, seat: number) {
  const { workshops, canteen } = table.player(seat)
  if (canteen === 0 || table.prices.length === 0 || table.market.length >= spacesOf(table)) return []
  return valuesIn(workshops, 'body').flatMap((body) =>
    valuesIn(workshops, 'engine').map((engine) => ({ kind: 'placeCar' as const, body, engine })),
  )
}

/** A body, an engine, at least one worker, a price and perhaps a marker; then all of it is put on the market. */
function* placeCar(table: RefereedTable, seat: number, body: number, engine: number): Part {
  const player = table.player(seat)
  const crews = Array.from({ length: player.canteen }, (_, index) => ({ kind: 'crewCar', workers: index + 1 }))
  const { workers } = yield* ask(table, seat, crews)
  const { price } = yield* ask(
    table,
    seat,
    table.prices.map((each) => ({ kind: 'priceCar', price: each })),
  )
  const engineerMarker = yield* chooseMarker(table, seat)
  table.apply('placing')
  takePartOut(player.workshops, 'body', body)
  takePartOut(player.workshops, 'engine', engine)
  player.canteen -= workers
  takeOut(table.prices, price)
  table.market.push({ owner: seat, body, engine, workers, price, engineerMarker })
  player.carsPlaced += 1
  // 6.0 Market
  const cars = table.options.marketAward === 'wholeGame' ? player.carsPlaced : table.carsOf(seat).length
  if (cars === 2) table.award(seat, 'market')
}

/** August Horch and Wilhelm Maybach: one marker on the car. */
function* chooseMarker(table: RefereedTable, seat: number): Part<string | null> {
  const { markers } = table.player(seat)
  const suitable = markers.filter((marker) => ['horch', 'maybach'].includes(table.engineerOf(marker)))
  if (suitable.length === 0 || !mayMarkCar(table)) return null
  const { marker } = yield* ask(
    table,
    seat,
    [null, ...suitable].map((each) => ({ kind: 'markCar', marker: each })),
  )
  if (marker === null) return null
  table.apply('carMarker')
  takeOut(markers, marker)
  table.carMarkerUsed = true
  return marker
}
