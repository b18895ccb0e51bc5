import {
  boardFor,
  type ComponentTables,
  cardOf,
  componentTablesOf,
  marketSpaces,
  type Player,
  type State,
  standard,
  tablesFrom,
  tileOf,
} from '@carriage/kraftwagen'
import { buyerKinds, contentIfKnown } from '@carriage/kraftwagen-family'
import { featuresOf, type Reading } from '../kraftwagen-family/features.ts'
import { type AwardedFeat, fillBuyers, type SeatSheet, unitOf } from '../kraftwagen-family/sheet.ts'
import { fillFastMarket } from './fast-market.ts'

/** What only this edition has. */
const extras = [
  'opel',
  'porsche',
  'bugatti',
  'carMarkers',
  'daimlerMarkers',
  'dieselMarkers',
  'benzMarker',
  'inactive',
] as const
type Extra = (typeof extras)[number]

const at = Object.fromEntries(extras.map((name, index) => [name, index])) as Readonly<Record<Extra, number>> // every name once
const { prices: standardPrices } = tablesFrom(standard)
const highestLevel = 7

const reading: Reading<State> = {
  extras,

  fill(state, sheet) {
    const tables = componentTablesOf(state)
    const seats = state.players.length
    const { marketSpaces: allSpaces, activeBuyerSpaces, markerStart } = boardFor(tables, seats)
    const { buyerTrack, raceMoney, lapMoney, awards } = tables.components
    sheet.seats = seats
    sheet.round = state.round
    sheet.unit = unitOf(tables.prices, standardPrices)
    for (let seat = 0; seat < seats; seat++) {
      const player = state.players[seat]
      const own = sheet.of[seat]
      if (player && own) fillSeat(player, own, tables)
    }
    sheet.prices = state.availablePrices
    sheet.marketSpaces = marketSpaces(state)
    sheet.rowSpaces = activeBuyerSpaces
    fillBuyers(sheet, buyerKinds, state, state.stackMoney)
    const allSteps = buyerTrack.spaces.length - 1 - buyerTrack.spaces.indexOf(markerStart)
    sheet.markerSteps = buyerTrack.spaces.length - 1 - buyerTrack.spaces.indexOf(state.marker)
    const cars = (sheet.marketSpaces - state.market.length) / allSpaces
    const buyers = (activeBuyerSpaces - state.activeBuyers.length + sheet.markerSteps) / (activeBuyerSpaces + allSteps)
    sheet.left = Math.max(0, Math.min(cars, buyers))
    sheet.feats.length = 0
    for (const award of state.awards)
      sheet.feats.push({ feat: award satisfies AwardedFeat, points: awards.rows[award].points })
    const { race } = sheet
    race.lapSpaces = tables.lapSpaces
    race.places = raceMoney.rows
    race.laps = lapMoney.rows
    race.furtherLap = lapMoney.furtherLap
    race.parked = state.dummies
    sheet.chain = state.phase === 'setup' ? [] : state.chain
    sheet.actionsOf = (tile) => tileOf(tables, tile).actions.length
    fillFastMarket(sheet.fastMarket, state, tables, activeBuyerSpaces)
  },

  addExtras({ players }, _sheet, seat, into, from) {
    const player = players[seat]
    if (!player) return
    for (const engineer of player.engineers) {
      if (engineer === 'opel' || engineer === 'porsche' || engineer === 'bugatti') into[from + at[engineer]] = 1
    }
    for (const marker of player.engineerMarkers) {
      const slot = from + at[markerFeature(marker)]
      into[slot] = (into[slot] ?? 0) + 1
    }
    into[from + at.inactive] = player.inactive.length
  },
}

export const { names: features, lookAt } = featuresOf(reading)

function fillSeat(player: Player, own: SeatSheet, tables: ComponentTables): void {
  own.points = (contentIfKnown(player.money) ?? 0) + awardPoints(player, tables)
  own.canteen = player.canteen
  own.supply = player.supply
  own.bodyLevel = tables.components.startTiles.reverse.body
  own.engineLevel = tables.components.startTiles.reverse.engine
  for (const id of player.developments) {
    const card = cardOf(tables, id)
    if (card.kind !== 'development') continue
    own.bodyLevel += card.body
    own.engineLevel += card.engine
  }
  own.bodyLevel = Math.min(highestLevel, own.bodyLevel)
  own.engineLevel = Math.min(highestLevel, own.engineLevel)
  own.speed = player.engineers.includes('porsche') ? player.gpEngine + 1 : player.gpEngine
  own.distance = player.raceCar.laps * tables.lapSpaces + player.raceCar.space
  own.engineers = player.engineers.length
  own.workshops = player.workshops
  own.leastCrew = Math.min(1, player.canteen)
  own.mostCrew = player.canteen
}

function markerFeature(marker: string): Extra {
  if (marker === 'benz5') return 'benzMarker'
  if (marker.startsWith('daimler')) return 'daimlerMarkers'
  return marker.startsWith('diesel') ? 'dieselMarkers' : 'carMarkers'
}

function awardPoints({ awards }: Player, tables: ComponentTables): number {
  let points = 0
  for (const award of contentIfKnown(awards) ?? []) points += tables.components.awards.rows[award].points
  return points
}
