import { isOpen, isSecret, open } from '@carriage/kernel'
import {
  type Award,
  boardFor,
  type ComponentTables,
  cardOf,
  componentTablesOf,
  type Kept,
  type Player,
  type State,
} from '@carriage/kraftwagen'
import { FastMarket, type PlaceableCar } from '../../motorworks/fast-market.ts'
import type { Features } from '../../motorworks/judgement.ts'
import { mostSeats } from '../../motorworks/position.ts'
import { Race } from '../../motorworks/race.ts'
import { actionsToBuild, shareOut } from '../../motorworks/sharing.ts'
import { lookInto } from '../../motorworks/workshops.ts'
import { fillFastMarket } from './fast-market.ts'

/** What a judgement looks at, for each seat. Each counts for itself and by how much of the round is left. */
export const features = [
  'one',
  'canteen',
  'supply',
  'bodyLevel',
  'engineLevel',
  'lowerLevel',
  'speed',
  'soldSure',
  'soldMixed',
  'soldAfterRival',
  'ownCars',
  'readyGain',
  'bestBody',
  'bestEngine',
  'pairs',
  'parts',
  'raceNow',
  'raceIfAllDrive',
  'raceIfIDrive',
  'rivalRace',
  'lapAwards',
  'partAwards',
  'workerAward',
  'engineerAward',
  'marketAward',
  'engineers',
  'opel',
  'porsche',
  'bugatti',
  'carMarkers',
  'daimlerMarkers',
  'dieselMarkers',
  'benzMarker',
  'inactive',
  'nextToMove',
  'rivalsBefore',
  'tilesBehind',
] as const
export type Feature = (typeof features)[number]

const featureCount = features.length
const at = Object.fromEntries(features.map((name, index) => [name, index])) as Readonly<Record<Feature, number>> // every name once

const fastMarket = new FastMarket()
const race = new Race()
const draft: PlaceableCar = { owner: 0, body: 0, engine: 0, luxury: 0, price: 0 }

const look: Features = {
  values: new Float64Array(mostSeats * featureCount),
  points: new Float64Array(mostSeats),
  left: 1,
}
const bodyLevels = new Int32Array(mostSeats)
const engineLevels = new Int32Array(mostSeats)
const steps = new Float64Array(mostSeats)
const afterRival = new Float64Array(mostSeats)
const gains = new Float64Array(mostSeats)

/** Looks at a position whose secrets are all open. */
export function lookAt(state: State): Features {
  const tables = componentTablesOf(state)
  const { values } = look
  const seats = state.players.length
  values.fill(0, 0, seats * featureCount)
  look.left = leftOfRound(state, tables)
  for (let seat = 0; seat < seats; seat++) lookAtPlayer(state, tables, seat)
  lookAtMarket(state, tables)
  lookAtRace(state, tables)
  lookAtAwards(state, tables)
  lookAtChain(state)
  return look
}

function leftOfRound(state: State, tables: ComponentTables): number {
  const { marketSpaces, activeBuyerSpaces, markerStart } = boardFor(tables, state.players.length)
  const { spaces } = tables.components.buyerTrack
  const cars = (marketSpaces - state.market.length) / marketSpaces
  const steps = spaces.length - 1 - spaces.indexOf(state.marker)
  const allSteps = spaces.length - 1 - spaces.indexOf(markerStart)
  const buyers = (activeBuyerSpaces - state.activeBuyers.length + steps) / (activeBuyerSpaces + allSteps)
  return Math.max(0, Math.min(cars, buyers))
}

function lookAtPlayer(state: State, tables: ComponentTables, seat: number): void {
  const player = state.players[seat]
  if (!player) return
  const { values } = look
  const from = seat * featureCount
  look.points[seat] = contentOf(player.money, 0) + awardPoints(player, tables)
  let body: number = tables.components.startTiles.reverse.body
  let engine: number = tables.components.startTiles.reverse.engine
  for (const id of player.developments) {
    const card = cardOf(tables, id)
    if (card.kind !== 'development') continue
    body += card.body
    engine += card.engine
  }
  body = Math.min(7, body)
  engine = Math.min(7, engine)
  bodyLevels[seat] = body
  engineLevels[seat] = engine
  values[from + at.one] = 1
  values[from + at.canteen] = player.canteen
  values[from + at.supply] = player.supply
  values[from + at.bodyLevel] = body
  values[from + at.engineLevel] = engine
  values[from + at.lowerLevel] = Math.min(body, engine)
  values[from + at.speed] = speedOf(player)
  lookAtWorkshops(player, from)
  values[from + at.engineers] = player.engineers.length
  for (const engineer of player.engineers) {
    if (engineer === 'opel') values[from + at.opel] = 1
    else if (engineer === 'porsche') values[from + at.porsche] = 1
    else if (engineer === 'bugatti') values[from + at.bugatti] = 1
  }
  for (const marker of player.engineerMarkers) {
    const kind = marker === 'benz5' ? at.benzMarker : markerFeature(marker)
    values[from + kind] = (values[from + kind] ?? 0) + 1
  }
  values[from + at.inactive] = player.inactive.length
}

function markerFeature(marker: string): number {
  return marker.startsWith('daimler')
    ? at.daimlerMarkers
    : marker.startsWith('diesel')
      ? at.dieselMarkers
      : at.carMarkers
}

function lookAtWorkshops({ workshops }: Player, from: number): void {
  const { values } = look
  const { bestBody, bestEngine, pairs, parts } = lookInto(workshops)
  values[from + at.bestBody] = bestBody
  values[from + at.bestEngine] = bestEngine
  values[from + at.pairs] = pairs
  values[from + at.parts] = parts
}

/** Sales as they stand, as they may come, and after the best car that a rival has ready: being undercut. */
function lookAtMarket(state: State, tables: ComponentTables): void {
  const { values } = look
  const seats = state.players.length
  const { marketSpaces, activeBuyerSpaces } = boardFor(tables, seats)
  fillFastMarket(fastMarket, state, tables, activeBuyerSpaces)
  fastMarket.sell()
  const { sure, mixed } = fastMarket
  for (let seat = 0; seat < seats; seat++) {
    const from = seat * featureCount
    values[from + at.soldSure] = sure[seat] ?? 0
    const sold = mixed[seat] ?? 0
    values[from + at.soldMixed] = sold
    values[from + at.soldAfterRival] = sold
    gains[seat] = 0
  }
  for (const { owner } of state.market) values[owner * featureCount + at.ownCars] = ownCars(owner) + 1
  if (state.market.length >= marketSpaces || state.availablePrices.length === 0) return
  for (let seat = 0; seat < seats; seat++) tryReadyCar(state, seat)
}

function ownCars(seat: number): number {
  return look.values[seat * featureCount + at.ownCars] ?? 0
}

/** The car that a seat could place at once, at the price that pays best, and what the others would then sell. */
function tryReadyCar(state: State, seat: number): void {
  const { values } = look
  const player = state.players[seat]
  const from = seat * featureCount
  const seats = state.players.length
  if (!player || player.canteen === 0 || values[from + at.pairs] === 0) return
  const before = values[from + at.soldMixed] ?? 0
  draft.owner = seat
  draft.body = values[from + at.bestBody] ?? 0
  draft.engine = values[from + at.bestEngine] ?? 0
  let best = 0
  for (let crew = 0; crew < 2; crew++) {
    if (crew === 1 && player.canteen === 1) break
    draft.luxury = crew === 0 ? 1 : player.canteen
    for (const price of state.availablePrices) {
      draft.price = price
      fastMarket.place(draft)
      fastMarket.sell()
      fastMarket.withdraw()
      const gain = (fastMarket.mixed[seat] ?? 0) - before
      if (gain <= best) continue
      best = gain
      for (let other = 0; other < seats; other++) afterRival[other] = fastMarket.mixed[other] ?? 0
    }
  }
  if (best <= 0) return
  values[from + at.readyGain] = best
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    const slot = other * featureCount + at.soldAfterRival
    values[slot] = Math.min(values[slot] ?? 0, afterRival[other] ?? 0)
  }
}

function speedOf({ gpEngine, engineers }: Player): number {
  return engineers.includes('porsche') ? gpEngine + 1 : gpEngine
}

function lookAtRace(state: State, tables: ComponentTables): void {
  const { values } = look
  const seats = state.players.length
  const { raceMoney, lapMoney } = tables.components
  race.clear(tables.lapSpaces)
  for (const player of state.players) race.enter(way(player, tables), speedOf(player))
  for (const space of state.dummies) race.park(space)
  race.run({ places: raceMoney.rows, laps: lapMoney.rows, furtherLap: lapMoney.furtherLap })
  let best = 0
  for (let seat = 0; seat < seats; seat++) best = Math.max(best, race.now[seat] ?? 0)
  for (let seat = 0; seat < seats; seat++) {
    const from = seat * featureCount
    values[from + at.raceNow] = race.now[seat] ?? 0
    values[from + at.raceIfIDrive] = race.ifIDrive[seat] ?? 0
    values[from + at.raceIfAllDrive] = race.ifAllDrive[seat] ?? 0
    values[from + at.rivalRace] = best
  }
}

/** The points of each award still to be had, shared out by how near each seat is to it. */
function lookAtAwards(state: State, tables: ComponentTables): void {
  for (const award of state.awards) {
    const feature = awardFeature(award)
    if (feature === undefined) continue
    const seats = state.players.length
    for (let seat = 0; seat < seats; seat++) steps[seat] = stepsTo(state, tables, award, seat)
    shareOut(tables.components.awards.rows[award].points, steps, seats)
    for (let seat = 0; seat < seats; seat++) {
      const slot = seat * featureCount + feature
      look.values[slot] = (look.values[slot] ?? 0) + (steps[seat] ?? 0)
    }
  }
}

function awardFeature(award: Award): number | undefined {
  switch (award) {
    case 'lap1':
    case 'lap2':
      return at.lapAwards
    case 'body3':
    case 'body6':
    case 'engine4':
    case 'engine7':
      return at.partAwards
    case 'workers':
      return at.workerAward
    case 'engineers':
      return at.engineerAward
    case 'market':
      return at.marketAward
    case 'buyer':
      return undefined
  }
}

/** About how many actions a seat is away from an award. */
function stepsTo(state: State, tables: ComponentTables, award: Award, seat: number): number {
  const player = state.players[seat]
  if (!player) return 9
  switch (award) {
    case 'body3':
      return actionsToBuild(3, bodyLevels[seat] ?? 1)
    case 'body6':
      return actionsToBuild(6, bodyLevels[seat] ?? 1)
    case 'engine4':
      return actionsToBuild(4, engineLevels[seat] ?? 1)
    case 'engine7':
      return actionsToBuild(7, engineLevels[seat] ?? 1)
    case 'workers':
      return player.supply * 0.8
    case 'engineers':
      return (3 - player.engineers.length) * 2
    case 'market':
      return 3 - 2 * ownCars(seat) - (look.values[seat * featureCount + at.pairs] ?? 0)
    case 'lap1':
      return drives(tables.lapSpaces + 1 - way(player, tables), player)
    case 'lap2':
      return drives(2 * tables.lapSpaces + 1 - way(player, tables), player)
    case 'buyer':
      return 9
  }
}

function way({ raceCar }: Player, { lapSpaces }: ComponentTables): number {
  return raceCar.laps * lapSpaces + raceCar.space
}

function drives(spaces: number, player: Player): number {
  return spaces / speedOf(player)
}

/** Who moves when: rivals behind a seat move before it, and again for every tile on the way. */
function lookAtChain({ chain, phase }: State): void {
  if (phase === 'setup') return
  const { values } = look
  let workers = 0
  let tiles = 0
  for (const element of chain) {
    if (typeof element === 'string') {
      tiles++
      continue
    }
    const from = element * featureCount
    if (workers === 0) values[from + at.nextToMove] = 1
    values[from + at.rivalsBefore] = workers
    values[from + at.tilesBehind] = tiles
    workers++
  }
}

function awardPoints({ awards }: Player, tables: ComponentTables): number {
  let points = 0
  for (const award of contentOf(awards, [])) points += tables.components.awards.rows[award].points
  return points
}

/** What is kept, if it can be seen. */
function contentOf<T>(kept: Kept<T>, unknown: T): T {
  if (!isSecret(kept)) return kept
  return isOpen(kept) ? open(kept) : unknown
}
