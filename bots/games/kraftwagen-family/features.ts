import { type PlaceableCar, preferenceCount } from './fast-market.ts'
import { mostSeats } from './position.ts'
import { Race } from './race.ts'
import { actionsToBuild, shareOut } from './sharing.ts'
import { type AwardedFeat, emptySheet, type FeatureSheet, type SeatSheet } from './sheet.ts'
import { type Features, grain } from './value.ts'
import { lookInto } from './workshops.ts'

/** Inputs of a value for each seat, in both editions. Points are in units of the box. */
const seatFeatures = [
  'canteen',
  'supply',
  'bodyLevel',
  'engineLevel',
  'lowerLevel',
  'bodyLead',
  'engineLead',
  'speed',
  'soldSure',
  'soldMixed',
  'soldAfterRival',
  'oneMoreBody',
  'oneMoreEngine',
  'oneMoreCrew',
  'oneMorePrice',
  'ownCars',
  'carsLeft',
  'priceLeft',
  'bodyOffered',
  'engineOffered',
  'crewOffered',
  'readyGain',
  'readyBest',
  'bestBody',
  'bestEngine',
  'secondBody',
  'secondEngine',
  'pairs',
  'parts',
  'raceNow',
  'raceIfAllDrive',
  'raceIfIDrive',
  'toLap',
  'lapDeeds',
  'partDeeds',
  'workerDeed',
  'engineerDeed',
  'marketDeed',
  'buyerDeed',
  'engineers',
  'nextToMove',
  'rivalsBefore',
  'tilesBehind',
  'actionsAhead',
] as const
type SeatFeature = (typeof seatFeatures)[number]

/** Inputs of a value for the whole table. */
export const tableFeatures = [
  'round1',
  'round2',
  'round3',
  'left',
  'left1',
  'left2',
  'left3',
  'carsToCome',
  'buyersToCome',
  'markerSteps',
  'rowBody',
  'rowEngine',
  'rowCrew',
  'rowPrice',
  'stackBody',
  'stackEngine',
  'stackCrew',
  'stackPrice',
  'moneyBody',
  'moneyEngine',
  'moneyCrew',
  'moneyPrice',
  'freePrices',
  'lowestPrice',
  'highestPrice',
] as const

/** How an edition is read. */
export interface Reading<State> {
  readonly extras: readonly string[]
  fill(state: State, sheet: FeatureSheet): void
  /** Puts the features of its own, in the order of `extras`, from this index on. */
  addExtras(state: State, sheet: FeatureSheet, seat: number, into: Float64Array, from: number): void
}

const at = Object.fromEntries(seatFeatures.map((name, index) => [name, index])) as Readonly<Record<SeatFeature, number>> // every name once

/** The features of one edition. */
export function featuresOf<State>(reading: Reading<State>): {
  readonly names: readonly string[]
  readonly lookAt: (state: State) => Features
} {
  const names = [...seatFeatures, ...reading.extras]
  const count = names.length
  const sheet = emptySheet()
  const { fastMarket } = sheet
  const race = new Race()
  const draft: PlaceableCar = { owner: 0, body: 0, engine: 0, luxury: 0, price: 0 }
  const steps = new Float64Array(mostSeats)
  const afterRival = new Float64Array(mostSeats)
  const look: Features = {
    values: new Float64Array(mostSeats * count),
    table: new Float64Array(tableFeatures.length),
    points: new Float64Array(mostSeats),
    left: 1,
    unit: 1,
  }
  const { values, table } = look

  function lookAt(state: State): Features {
    reading.fill(state, sheet)
    const { seats } = sheet
    values.fill(0, 0, seats * count)
    look.left = sheet.left
    look.unit = sheet.unit
    for (let seat = 0; seat < seats; seat++) lookAtSeat(seat)
    lookAtMarket()
    lookAtRace()
    lookAtChain()
    lookAtFeats()
    for (let seat = 0; seat < seats; seat++) {
      reading.addExtras(state, sheet, seat, values, seat * count + seatFeatures.length)
    }
    lookAtTable()
    round(values, seats * count)
    round(table, table.length)
    return look
  }

  function lookAtSeat(seat: number): void {
    const own = sheet.of[seat]
    if (!own) return
    const from = seat * count
    look.points[seat] = own.points
    values[from + at.canteen] = own.canteen
    values[from + at.supply] = own.supply
    values[from + at.bodyLevel] = own.bodyLevel
    values[from + at.engineLevel] = own.engineLevel
    values[from + at.lowerLevel] = Math.min(own.bodyLevel, own.engineLevel)
    let body = 0
    let engine = 0
    for (let other = 0; other < sheet.seats; other++) {
      if (other === seat) continue
      body = Math.max(body, sheet.of[other]?.bodyLevel ?? 0)
      engine = Math.max(engine, sheet.of[other]?.engineLevel ?? 0)
    }
    values[from + at.bodyLead] = own.bodyLevel - body
    values[from + at.engineLead] = own.engineLevel - engine
    values[from + at.speed] = own.speed
    const { bestBody, bestEngine, secondBody, secondEngine, pairs, parts } = lookInto(own.workshops)
    values[from + at.bestBody] = bestBody
    values[from + at.bestEngine] = bestEngine
    values[from + at.secondBody] = secondBody
    values[from + at.secondEngine] = secondEngine
    values[from + at.pairs] = pairs
    values[from + at.parts] = parts
    values[from + at.engineers] = own.engineers
  }

  /** Current sales, possible sales, and sales after the best car that a rival has ready: being undercut. */
  function lookAtMarket(): void {
    const { seats, unit } = sheet
    fastMarket.sell()
    fastMarket.sellOneMore()
    for (let seat = 0; seat < seats; seat++) {
      const from = seat * count
      const sold = (fastMarket.mixed[seat] ?? 0) / unit
      values[from + at.soldSure] = (fastMarket.sure[seat] ?? 0) / unit
      values[from + at.soldMixed] = sold
      values[from + at.soldAfterRival] = sold
      for (let kind = 0; kind < preferenceCount; kind++) {
        values[from + at.oneMoreBody + kind] = (fastMarket.oneMore[kind * mostSeats + seat] ?? 0) / unit
      }
    }
    for (let car = 0; car < fastMarket.cars; car++) {
      const from = fastMarket.ownerOf(car) * count
      add(from + at.ownCars, 1)
      if (fastMarket.isLeft(car)) {
        add(from + at.carsLeft, 1)
        add(from + at.priceLeft, fastMarket.priceOf(car) / unit)
      }
      for (let kind = 0; kind < 3; kind++) raise(from + at.bodyOffered + kind, fastMarket.appealOf(car, kind))
    }
    if (fastMarket.cars >= sheet.marketSpaces || sheet.prices.length === 0) return
    for (let seat = 0; seat < seats; seat++) tryReadyCar(seat)
  }

  function add(slot: number, by: number): void {
    values[slot] = (values[slot] ?? 0) + by
  }

  function raise(slot: number, to: number): void {
    if ((values[slot] ?? 0) < to) values[slot] = to
  }

  /** The car that a seat could place immediately, at the most profitable price, and what the others would then sell. */
  function tryReadyCar(seat: number): void {
    const own = sheet.of[seat]
    const from = seat * count
    const { seats, unit } = sheet
    if (!own || own.mostCrew === 0 || values[from + at.pairs] === 0) return
    const before = values[from + at.soldMixed] ?? 0
    draft.owner = seat
    draft.body = values[from + at.bestBody] ?? 0
    draft.engine = values[from + at.bestEngine] ?? 0
    let best = 0
    for (let crew = 0; crew < 2; crew++) {
      if (crew === 1 && own.mostCrew === own.leastCrew) break
      draft.luxury = crew === 0 ? own.leastCrew : own.mostCrew
      for (const price of sheet.prices) {
        draft.price = price
        fastMarket.place(draft)
        fastMarket.sell()
        fastMarket.withdraw()
        const gain = (fastMarket.mixed[seat] ?? 0) / unit - before
        if (gain <= best) continue
        best = gain
        for (let other = 0; other < seats; other++) afterRival[other] = (fastMarket.mixed[other] ?? 0) / unit
      }
    }
    if (best <= 0) return
    values[from + at.readyGain] = best
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue
      const slot = other * count + at.soldAfterRival
      values[slot] = Math.min(values[slot] ?? 0, afterRival[other] ?? 0)
      raise(other * count + at.readyBest, best)
    }
  }

  function lookAtRace(): void {
    const { seats, unit } = sheet
    const { lapSpaces } = sheet.race
    race.clear(lapSpaces)
    for (let seat = 0; seat < seats; seat++) race.enter(sheet.of[seat]?.distance ?? 0, sheet.of[seat]?.speed ?? 0)
    for (const space of sheet.race.parked) race.park(space)
    race.run(sheet.race)
    for (let seat = 0; seat < seats; seat++) {
      const from = seat * count
      const own = sheet.of[seat]
      values[from + at.raceNow] = (race.now[seat] ?? 0) / unit
      values[from + at.raceIfIDrive] = (race.ifIDrive[seat] ?? 0) / unit
      values[from + at.raceIfAllDrive] = (race.ifAllDrive[seat] ?? 0) / unit
      if (own) values[from + at.toLap] = 2 ** -drives(own, Math.max(1, Math.ceil(own.distance / lapSpaces)) * lapSpaces)
    }
  }

  /** The points of each unclaimed goal, shared by how near each seat is to it. */
  function lookAtFeats(): void {
    const { seats, unit } = sheet
    for (const { feat, points } of sheet.feats) {
      for (let seat = 0; seat < seats; seat++) steps[seat] = stepsTo(feat, seat)
      shareOut(points / unit, steps, seats)
      const slot = featFeature(feat)
      for (let seat = 0; seat < seats; seat++) add(seat * count + slot, steps[seat] ?? 0)
    }
  }

  /** The approximate number of actions a seat needs for a goal. */
  function stepsTo(feat: AwardedFeat, seat: number): number {
    const own = sheet.of[seat]
    if (!own) return 9
    switch (feat) {
      case 'body3':
        return actionsToBuild(3, own.bodyLevel)
      case 'body6':
        return actionsToBuild(6, own.bodyLevel)
      case 'engine4':
        return actionsToBuild(4, own.engineLevel)
      case 'engine7':
        return actionsToBuild(7, own.engineLevel)
      case 'workers':
        return own.supply * 0.8
      case 'engineers':
        return (3 - own.engineers) * 2
      case 'market':
        return 3 - 2 * (values[seat * count + at.ownCars] ?? 0) - (values[seat * count + at.pairs] ?? 0)
      case 'lap1':
        return drives(own, sheet.race.lapSpaces)
      case 'lap2':
        return drives(own, 2 * sheet.race.lapSpaces)
      case 'buyer':
        return values[seat * count + at.nextToMove] === 1 ? 1 : 2
    }
  }

  /** Who moves when: rivals behind a seat move before it, and again for every tile on the way. */
  function lookAtChain(): void {
    let workers = 0
    let tiles = 0
    let ahead = 0
    for (const element of sheet.chain) if (typeof element === 'string') ahead += sheet.actionsOf(element)
    for (const element of sheet.chain) {
      if (typeof element === 'string') {
        tiles++
        ahead -= sheet.actionsOf(element)
        continue
      }
      const from = element * count
      if (workers === 0) values[from + at.nextToMove] = 1
      values[from + at.rivalsBefore] = workers
      values[from + at.tilesBehind] = tiles
      values[from + at.actionsAhead] = ahead
      workers++
    }
  }

  function lookAtTable(): void {
    const { round, left, row, stacks, stackMoney, unit, prices } = sheet
    for (let each = 1; each <= 3; each++) {
      table[each - 1] = round === each ? 1 : 0
      table[each + 3] = round === each ? left : 0
    }
    table[3] = left
    let buyers = 0
    for (let kind = 0; kind < preferenceCount; kind++) {
      buyers += row[kind] ?? 0
      table[10 + kind] = row[kind] ?? 0
      table[14 + kind] = stacks[kind] ?? 0
      table[18 + kind] = (stackMoney[kind] ?? 0) / unit
    }
    table[7] = sheet.marketSpaces - fastMarket.cars
    table[8] = sheet.rowSpaces - buyers
    table[9] = sheet.markerSteps
    table[22] = prices.length
    table[23] = (prices[0] ?? 0) / unit
    table[24] = (prices.at(-1) ?? 0) / unit
  }

  return { names, lookAt }
}

function round(numbers: Float64Array, count: number): void {
  for (let i = 0; i < count; i++) numbers[i] = Math.round((numbers[i] ?? 0) / grain) * grain
}

function drives({ distance, speed }: SeatSheet, to: number): number {
  return (to + 1 - distance) / speed
}

function featFeature(feat: AwardedFeat): number {
  switch (feat) {
    case 'lap1':
    case 'lap2':
      return at.lapDeeds
    case 'body3':
    case 'body6':
    case 'engine4':
    case 'engine7':
      return at.partDeeds
    case 'workers':
      return at.workerDeed
    case 'engineers':
      return at.engineerDeed
    case 'market':
      return at.marketDeed
    case 'buyer':
      return at.buyerDeed
  }
}
