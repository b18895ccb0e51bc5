import { carFor, rewardForLaps, rewardsForPlaces, takeOut } from '@carriage/kraftwagen-family/referee'
import { preferenceOrder, type RefereedCar, type Wanted } from './pieces.ts'
import { ask, type Part, type RefereedTable } from './table.ts'
import { bringBuyer } from './workers-and-parts.ts'

/* 5.3 Scoring. */

export function* score(table: RefereedTable): Part {
  yield* fifthBuyer(table)
  scoreRace(table)
  for (const { preference, daimler } of table.buyers) sell(table, preference, daimler)
  cleanUp(table)
}

/** Engineers, Carl Benz: once, at the start of scoring, one more buyer. */
function* fifthBuyer(table: RefereedTable): Part {
  const seat = table.players.findIndex(({ markers }) => markers.includes('benz5'))
  if (seat < 0) return
  table.apply('benz')
  const left = preferenceOrder.filter((preference) => table.stacks[preference] > 0)
  const move = yield* ask(table, seat, [
    ...left.map((preference) => ({ kind: 'useBenz' as const, preference })),
    { kind: 'declineBenz' as const },
  ])
  if (move.kind === 'declineBenz') return
  takeOut(table.player(seat).markers, 'benz5')
  bringBuyer(table, seat, move.preference, table.options.benzCollectsMoney)
}

/** I. Scoring of Grand-Prix Race: places, then laps; the cars go back. 8.0: dummies have places, too. */
function scoreRace(table: RefereedTable): void {
  table.apply('race')
  const { raceMoney, lapMoney } = table.box
  const cars = [
    ...table.players.map(({ space, laps }, seat) => ({ seat, space, laps })),
    ...table.board.dummies.map((space) => ({ seat: null, space, laps: 0 })),
  ]
  const rewards = rewardsForPlaces(cars, raceMoney.rows, table.options.pitLaneCars ?? 'unplaced')
  for (const [seat, player] of table.players.entries()) {
    player.money += (rewards.get(seat) ?? 0) + rewardForLaps(player.laps, lapMoney.rows, lapMoney.furtherLap)
    player.space = 0
    player.laps = 0
  }
}

/** II. Scoring of Buyers: each takes the best car for him, of equals the cheapest. */
function sell(table: RefereedTable, preference: Wanted, daimler: string | null): void {
  const car = carFor(table.market, (each) => worthTo(table, preference, each))
  table.apply(car ? 'sale' : 'noCar')
  if (!car) return
  const seller = table.player(car.owner)
  const opel = seller.engineers.includes('opel')
  if (preference === 'price' && opel) table.apply('opel')
  const times = preference !== 'price' ? 1 : opel ? 3 : 2
  // Gottlieb Daimler: added once, never doubled or tripled.
  seller.money += car.price * times + table.markerValue(daimler, 'buyer')
  seller.supply += car.workers
  table.market.splice(table.market.indexOf(car), 1)
}

/** Markers of Horch and Maybach raise a value, over 7 as well. */
function worthTo(table: RefereedTable, preference: Wanted, car: RefereedCar): number {
  if (preference === 'price') return 0
  if (preference === 'prestige') return car.workers
  return car[preference] + table.markerValue(car.engineerMarker, preference)
}

/** Afterwards: the market is emptied, workers go to the supply, buyers to their stacks. */
function cleanUp(table: RefereedTable): void {
  table.apply('cleanUp')
  for (const { owner, workers } of table.market) table.player(owner).supply += workers
  table.market = []
  for (const { preference } of table.buyers) table.stacks[preference] += 1
  table.buyers = []
  table.prices = []
}
