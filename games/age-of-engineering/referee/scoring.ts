import { carFor, rewardForLaps, rewardsForPlaces, takeOut } from '@carriage/kraftwagen-family/referee'
import { preferenceOrder, type RefereedCar, type Wanted } from './pieces.ts'
import { luxuryOf, partValueOf, removeFromMarket, sellFor } from './sales.ts'
import { ask, given, type Part, type RefereedTable } from './table.ts'
import { bringBuyer } from './works.ts'

/* 3. Scoring Phase. */

export function* score(table: RefereedTable): Part {
  yield* fifthBuyer(table)
  const laps = table.companies.map((company) => company.laps)
  scoreRace(table)
  for (const { preference, packard } of table.buyers) sellToBuyer(table, preference, packard)
  for (const { investor } of table.investorTrack) sellToInvestor(table, investor, laps)
  cleanUp(table)
}

/** Appendix I, Buick: once, at the beginning, one more buyer. */
function* fifthBuyer(table: RefereedTable): Part {
  const seat = table.companies.findIndex(({ markers }) => markers.includes('buick5'))
  if (seat < 0) return
  table.apply('buick')
  const left = preferenceOrder.filter((preference) => table.stacks[preference] > 0)
  const move = yield* ask(table, seat, [
    ...left.map((preference) => ({ kind: 'useBuick' as const, preference })),
    { kind: 'declineBuick' as const },
  ])
  if (move.kind === 'declineBuick') return
  takeOut(table.company(seat).markers, 'buick5')
  bringBuyer(table, seat, move.preference)
}

/** A. Grand Prix: places, then laps; cars and laps go back. */
function scoreRace(table: RefereedTable): void {
  table.apply('race')
  const { placePoints, lapPoints } = table.box
  const cars = [
    ...table.companies.map(({ space, laps }, seat) => ({ seat, space, laps })),
    ...table.board.neutralCars.map((space) => ({ seat: null, space, laps: 0 })),
  ]
  const rewards = rewardsForPlaces(cars, placePoints.rows, table.options.pitLaneCars)
  for (const [seat, company] of table.companies.entries()) {
    company.points += (rewards.get(seat) ?? 0) + rewardForLaps(company.laps, lapPoints.rows, lapPoints.furtherLap)
    company.space = 0
    company.laps = 0
  }
}

/** B. Sales: each buyer takes the car that fits best, of equals the cheapest. */
function sellToBuyer(table: RefereedTable, preference: Wanted, packard: string | null): void {
  const car = carFor(table.market, (each) => worthTo(table, preference, each))
  table.apply(car ? 'sale' : 'noCar')
  if (!car) return
  const brayton = table.company(car.owner).engineers.includes('brayton')
  if (preference === 'price' && brayton) table.apply('brayton')
  const times = preference !== 'price' ? 1 : brayton ? 3 : 2
  // Packard is not added to the price, so it is never multiplied.
  sellFor(table, car, car.price * times + table.markerValue(packard, 'buyer'))
}

function worthTo(table: RefereedTable, preference: Wanted, car: RefereedCar): number {
  if (preference === 'price') return 0
  return preference === 'luxury' ? luxuryOf(table, car) : partValueOf(table, car, preference)
}

/** Appendix II: after the buyers, each investor takes the cheapest car that fits, if any. */
function sellToInvestor(table: RefereedTable, investor: string, laps: readonly number[]): void {
  table.apply('investorBuys')
  const { wants, least = 0 } = given(table.box.investors.rows[investor], investor).condition
  const fitting = table.market.filter((car) => measured(table, wants, car, laps) >= least)
  const car = carFor(fitting, () => 0)
  if (car) sellFor(table, car, car.price)
}

function measured(table: RefereedTable, wants: string, car: RefereedCar, laps: readonly number[]): number {
  const owner = table.company(car.owner)
  switch (wants) {
    case 'laps':
      return laps[car.owner] ?? 0
    case 'luxury':
      return luxuryOf(table, car)
    case 'body':
    case 'engine':
      return partValueOf(table, car, wants)
    case 'achievements':
      return owner.achievements.length
    case 'engineerTokens':
      return owner.engineerTokens + (table.options.oldsToken === 'anyToken' ? owner.looseTokens : 0)
    default:
      return 0
  }
}

/** Remaining cars leave, buyers return, investors go to the box. */
function cleanUp(table: RefereedTable): void {
  table.apply('cleanUp')
  for (let [car] = table.market; car; [car] = table.market) removeFromMarket(table, car)
  for (const { preference } of table.buyers) table.stacks[preference] += 1
  table.buyers = []
  given(table.recruits.investor, 'investor').gone.push(...table.investorTrack.map(({ investor }) => investor))
  table.investorTrack = []
  table.prices = []
}
