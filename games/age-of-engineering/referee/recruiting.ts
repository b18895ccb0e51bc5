import { takeOut } from '@carriage/kraftwagen-family/referee'
import { preferenceOrder } from './pieces.ts'
import { carsToPlace, placeCar } from './placing.ts'
import { sellFor } from './sales.ts'
import { ask, given, type Part, type RefereedTable } from './table.ts'
import {
  driveRaceCar,
  extraSpaces,
  gainWhiteMarkers,
  hireWorkers,
  putIntoWorkshop,
  takeEngine,
  winSecondBuyer,
} from './works.ts'

/* Actions: Recruit, and Appendix III. */

export function* recruit(table: RefereedTable, seat: number): Part {
  const company = table.company(seat)
  table.apply('recruit')
  const move = yield* ask(table, seat, [
    ...Object.values(table.recruits)
      .flatMap(({ display }) => display)
      .map((tile) => ({ kind: 'recruit' as const, tile })),
    ...(company.supply > 0 ? [{ kind: 'recruitWorkers' as const }] : []),
    { kind: 'recruitRace' as const },
  ])
  if (move.kind === 'recruit') return yield* takeRecruit(table, seat, move.tile)
  table.apply('recruitInstead')
  if (move.kind === 'recruitWorkers') hireWorkers(table, seat, table.box.recruitment.workers)
  else driveRaceCar(table, seat, table.box.recruitment.steps)
}

function* takeRecruit(table: RefereedTable, seat: number, tile: string): Part {
  const { engineers, instants } = table.box
  const kind = tile in engineers.rows ? 'engineer' : tile in instants.rows ? 'instant' : 'investor'
  const recruits = given(table.recruits[kind], kind)
  takeOut(recruits.display, tile)
  if (kind === 'engineer') employ(table, seat, tile)
  else if (kind === 'investor') {
    table.apply('investor')
    table.company(seat).investors.push(tile)
  } else {
    table.apply('instant')
    table.hand += 1
    yield* carryOutBenefit(table, seat, tile)
    table.hand -= 1
    recruits.gone.push(tile)
  }
}

/** a) Engineer: with an engineer token and the markers. Appendix I, Riker: the other salespeople go to the box. */
function employ(table: RefereedTable, seat: number, engineer: string): void {
  const company = table.company(seat)
  table.apply('engineer')
  company.engineers.push(engineer)
  company.engineerTokens += 1
  const markers = Object.keys(table.box.engineeringMarkers.rows)
  company.markers.push(...markers.filter((marker) => table.engineerOf(marker) === engineer))
  if (engineer === 'riker') {
    table.apply('riker')
    for (const [other, { salesperson }] of table.companies.entries())
      table.company(other).salesperson = other === seat ? 'canteen' : salesperson === 'car' ? 'car' : 'box'
  }
  if (company.engineers.length === 3) table.achieve(seat, 'engineers')
}

/** c) Instant Benefit. */
function* carryOutBenefit(table: RefereedTable, seat: number, tile: string): Part {
  const benefit = given(table.box.instants.rows[tile], tile)
  const { part, value = 0, steps = 0, workers = 0, points = 0 } = benefit
  switch (benefit.effect) {
    case 'sellCar':
      return yield* table.options.instantSale === 'placeExtraCar'
        ? placeExtraCar(table, seat, points)
        : sellNow(table, seat, points)
    case 'takePart':
      table.apply('instantPart')
      return yield* part === 'engine' ? takeEngine(table, seat, value) : putIntoWorkshop(table, seat, 'body', value)
    case 'race':
      table.apply('instantRace')
      return driveRaceCar(table, seat, steps + extraSpaces(table, seat))
    case 'hire':
      table.apply('instantWorkers')
      return hireWorkers(table, seat, workers)
    default:
      return yield* swapBuyer(table, seat)
  }
}

/** One of the own cars is sold for exactly so many points. */
function* sellNow(table: RefereedTable, seat: number, points: number): Part {
  const cars = table.carsOf(seat)
  if (cars.length === 0) return
  table.apply('instantSale')
  const { car: price } = yield* ask(
    table,
    seat,
    cars.map((car) => ({ kind: 'sellNow', car: car.price })),
  )
  const before = table.market.length
  sellFor(table, table.carAt(price), points)
  if (table.options.soldCar === 'closesPlace') table.closedPlaces += before - table.market.length
}

/** The other reading: a car is placed, and brings so many points. */
function* placeExtraCar(table: RefereedTable, seat: number, points: number): Part {
  const cars = carsToPlace(table, seat)
  if (cars.length === 0) return
  table.apply('instantSale')
  yield* placeCar(table, seat, yield* ask(table, seat, cars), 'action')
  table.company(seat).points += points
}

/** Swaps an active buyer with an available one; the white markers beside that one are points. */
function* swapBuyer(table: RefereedTable, seat: number): Part {
  const { swapAlike, packardMarker, swapAchievement } = table.options
  const moves = table.buyers.flatMap((old, buyer) =>
    preferenceOrder
      .filter((preference) => table.stacks[preference] > 0)
      .filter((preference) => swapAlike !== 'forbidden' || preference !== old.preference)
      .map((preference) => ({ kind: 'swapBuyer', buyer, preference })),
  )
  if (moves.length === 0) return
  table.apply('swap')
  const { buyer, preference } = yield* ask(table, seat, moves)
  const old = given(table.buyers[buyer], `buyer ${buyer}`)
  table.stacks[old.preference] += 1
  table.stacks[preference] -= 1
  table.buyers[buyer] = { preference, packard: packardMarker === 'stays' ? old.packard : null }
  gainWhiteMarkers(table, seat, preference)
  if (old.preference !== preference && swapAchievement !== 'notWon') winSecondBuyer(table, seat, preference)
}
