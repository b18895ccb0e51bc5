import {
  type Achievement,
  boardFor,
  type Company,
  type ComponentTables,
  componentTablesOf,
  type EngineeringMarker,
  grandPrixSteps,
  marketIsFull,
  marketSpaces,
  type State,
} from '@carriage/age-of-engineering'
import { contentIfKnown } from '@carriage/motorworks'
import { FastMarket, type PlaceableCar } from '../../motorworks/fast-market.ts'
import type { Features } from '../../motorworks/judgement.ts'
import { mostSeats } from '../../motorworks/position.ts'
import { Race } from '../../motorworks/race.ts'
import { actionsToBuild, shareOut } from '../../motorworks/sharing.ts'
import { lookInto } from '../../motorworks/workshops.ts'
import { fillFastMarket, investorIn } from './fast-market.ts'

/** What a judgement looks at, for each seat. Each counts for itself and by how much of the round is left. */
export const features = [
  'canteen',
  'supply',
  'team',
  'bodyLevel',
  'engineLevel',
  'lowerLevel',
  'engineerTokens',
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
  'lapAchievements',
  'partAchievements',
  'workerAchievement',
  'engineerAchievement',
  'marketAchievement',
  'engineers',
  'brayton',
  'chevrolet',
  'king',
  'salesperson',
  'carMarkers',
  'packardMarkers',
  'ketteringMarkers',
  'buickMarker',
  'investors',
  'investorGain',
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
const steps = new Float64Array(mostSeats)
const afterRival = new Float64Array(mostSeats)

/** Looks at a position whose secrets are all open. */
export function lookAt(state: State): Features {
  const tables = componentTablesOf(state)
  const seats = state.companies.length
  look.values.fill(0, 0, seats * featureCount)
  look.left = leftOfRound(state, tables)
  for (let seat = 0; seat < seats; seat++) lookAtCompany(state, tables, seat)
  lookAtMarket(state, tables)
  lookAtRace(state, tables)
  lookAtAchievements(state, tables)
  lookAtChain(state)
  return look
}

function leftOfRound(state: State, tables: ComponentTables): number {
  const { activeBuyerSpaces, marketMarkerStart } = boardFor(tables, state.companies.length)
  const { spaces } = tables.components.marketTrack
  const places = marketSpaces(state)
  const cars = (places - state.market.length) / places
  const buyers =
    (activeBuyerSpaces - state.activeBuyers.length + spaces - state.marketMarker) /
    (activeBuyerSpaces + spaces - marketMarkerStart)
  return Math.max(0, Math.min(cars, buyers))
}

function lookAtCompany(state: State, tables: ComponentTables, seat: number): void {
  const company = state.companies[seat]
  if (!company) return
  const { values } = look
  const from = seat * featureCount
  const { levels, engineers } = company
  look.points[seat] = contentIfKnown(company.points) ?? 0
  values[from + at.canteen] = company.canteen
  values[from + at.supply] = company.supply
  values[from + at.team] = company.team
  values[from + at.bodyLevel] = levels.body
  values[from + at.engineLevel] = levels.engine
  values[from + at.lowerLevel] = Math.min(levels.body, levels.engine)
  values[from + at.engineerTokens] = company.engineerTokens + company.looseTokens
  values[from + at.speed] = grandPrixSteps(tables, company)
  const { bestBody, bestEngine, pairs, parts } = lookInto(company.workshops)
  values[from + at.bestBody] = bestBody
  values[from + at.bestEngine] = bestEngine
  values[from + at.pairs] = pairs
  values[from + at.parts] = parts
  values[from + at.engineers] = engineers.length
  for (const engineer of engineers) {
    if (engineer === 'brayton' || engineer === 'chevrolet' || engineer === 'king') values[from + at[engineer]] = 1
  }
  values[from + at.salesperson] = company.salesperson === 'canteen' ? 1 : 0
  for (const marker of company.engineeringMarkers) {
    const slot = from + markerFeature(marker)
    values[slot] = (values[slot] ?? 0) + 1
  }
  values[from + at.investors] = company.investors.length
}

function markerFeature(marker: EngineeringMarker): number {
  if (marker === 'buick5') return at.buickMarker
  if (marker.startsWith('packard')) return at.packardMarkers
  return marker.startsWith('kettering') ? at.ketteringMarkers : at.carMarkers
}

/** Sales as they stand, as they may come, and after the best car that a rival has ready: being undercut. */
function lookAtMarket(state: State, tables: ComponentTables): void {
  const { values } = look
  const seats = state.companies.length
  fillFastMarket(fastMarket, state)
  fastMarket.sell()
  for (let seat = 0; seat < seats; seat++) {
    const from = seat * featureCount
    const sold = fastMarket.mixed[seat] ?? 0
    values[from + at.soldSure] = fastMarket.sure[seat] ?? 0
    values[from + at.soldMixed] = sold
    values[from + at.soldAfterRival] = sold
  }
  for (const { owner } of state.market) values[owner * featureCount + at.ownCars] = ownCars(owner) + 1
  for (let seat = 0; seat < seats; seat++) tryInvestors(state, tables, seat)
  if (marketIsFull(state) || state.priceChart.length === 0) return
  for (let seat = 0; seat < seats; seat++) tryReadyCar(state, seat)
}

function ownCars(seat: number): number {
  return look.values[seat * featureCount + at.ownCars] ?? 0
}

/** What the best of the investors before a company would add to its sales. */
function tryInvestors(state: State, tables: ComponentTables, seat: number): void {
  const company = state.companies[seat]
  if (!company || company.investors.length === 0 || ownCars(seat) === 0) return
  const from = seat * featureCount
  const before = look.values[from + at.soldMixed] ?? 0
  let best = 0
  for (const investor of company.investors) {
    fastMarket.addInvestor(investorIn(state, tables, investor))
    for (let car = 0; car < state.market.length; car++) {
      if (state.market[car]?.owner !== seat) continue
      fastMarket.restock(car, 1)
      fastMarket.sell()
      fastMarket.restock(car, -1)
      best = Math.max(best, (fastMarket.mixed[seat] ?? 0) - before)
    }
    fastMarket.withdrawInvestor()
  }
  look.values[from + at.investorGain] = best
}

/** The car that a seat could place at once, at the price that pays best, and what the others would then sell. */
function tryReadyCar(state: State, seat: number): void {
  const { values } = look
  const company = state.companies[seat]
  const from = seat * featureCount
  const seats = state.companies.length
  if (!company || values[from + at.pairs] === 0) return
  const most = company.canteen + (company.salesperson === 'canteen' ? 3 : 0)
  if (most === 0) return
  const before = values[from + at.soldMixed] ?? 0
  draft.owner = seat
  draft.body = values[from + at.bestBody] ?? 0
  draft.engine = values[from + at.bestEngine] ?? 0
  let best = 0
  for (let crew = 0; crew < 2; crew++) {
    if (crew === 1 && most === 1) break
    draft.luxury = crew === 0 ? (company.canteen === 0 ? most : 1) : most
    for (const price of state.priceChart) {
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

function lookAtRace(state: State, tables: ComponentTables): void {
  const { values } = look
  const { placePoints, lapPoints } = tables.components
  race.clear(tables.lapSpaces)
  for (const company of state.companies) race.enter(wayOf(company, tables), grandPrixSteps(tables, company))
  for (const space of state.neutralCars) race.park(space)
  race.run({ places: placePoints.rows, laps: lapPoints.rows, furtherLap: lapPoints.furtherLap })
  for (let seat = 0; seat < state.companies.length; seat++) {
    const from = seat * featureCount
    values[from + at.raceNow] = race.now[seat] ?? 0
    values[from + at.raceIfIDrive] = race.ifIDrive[seat] ?? 0
    values[from + at.raceIfAllDrive] = race.ifAllDrive[seat] ?? 0
  }
}

function wayOf({ raceCar }: Company, { lapSpaces }: ComponentTables): number {
  return raceCar.laps * lapSpaces + raceCar.space
}

/** The points of each achievement still to be had, shared out by how near each seat is to it. */
function lookAtAchievements(state: State, tables: ComponentTables): void {
  const seats = state.companies.length
  for (const achievement of state.achievements) {
    const feature = achievementFeature(achievement)
    if (feature === undefined) continue
    for (let seat = 0; seat < seats; seat++) steps[seat] = stepsTo(state, tables, achievement, seat)
    shareOut(tables.components.achievements.rows[achievement].points, steps, seats)
    for (let seat = 0; seat < seats; seat++) {
      const slot = seat * featureCount + feature
      look.values[slot] = (look.values[slot] ?? 0) + (steps[seat] ?? 0)
    }
  }
}

function achievementFeature(achievement: Achievement): number | undefined {
  switch (achievement) {
    case 'lap1':
    case 'lap2':
      return at.lapAchievements
    case 'body3':
    case 'body6':
    case 'engine4':
    case 'engine7':
      return at.partAchievements
    case 'workers':
      return at.workerAchievement
    case 'engineers':
      return at.engineerAchievement
    case 'market':
      return at.marketAchievement
    case 'buyer':
      return undefined
  }
}

/** About how many actions a seat is away from an achievement. */
function stepsTo(state: State, tables: ComponentTables, achievement: Achievement, seat: number): number {
  const company = state.companies[seat]
  if (!company) return 9
  const { levels } = company
  switch (achievement) {
    case 'body3':
      return actionsToBuild(3, levels.body)
    case 'body6':
      return actionsToBuild(6, levels.body)
    case 'engine4':
      return actionsToBuild(4, levels.engine)
    case 'engine7':
      return actionsToBuild(7, levels.engine)
    case 'workers':
      return company.supply * 0.8
    case 'engineers':
      return (3 - company.engineers.length) * 2
    case 'market':
      return 3 - 2 * ownCars(seat) - (look.values[seat * featureCount + at.pairs] ?? 0)
    case 'lap1':
      return (tables.lapSpaces + 1 - wayOf(company, tables)) / grandPrixSteps(tables, company)
    case 'lap2':
      return (2 * tables.lapSpaces + 1 - wayOf(company, tables)) / grandPrixSteps(tables, company)
    case 'buyer':
      return 9
  }
}

/** Who moves when: rivals behind a seat move before it, and again for every tile on the way. */
function lookAtChain({ chain, phase }: State): void {
  if (phase === 'setup') return
  const { values } = look
  let companies = 0
  let tiles = 0
  for (const element of chain) {
    if (typeof element === 'string') {
      tiles++
      continue
    }
    const from = element * featureCount
    if (companies === 0) values[from + at.nextToMove] = 1
    values[from + at.rivalsBefore] = companies
    values[from + at.tilesBehind] = tiles
    companies++
  }
}
