import { type Phrase, seatName } from '@carriage/kernel'
import {
  buyerPhrase,
  carChangePhrase,
  commonEventPhrase,
  listPhrase,
  markerPhrase,
  offersPhrase,
  salePhrase,
  selectYesOrNo,
  usedMarkerPhrase,
} from '@carriage/kraftwagen-family'
import type { Event, EventOf, FinalScore, RacePlace } from '../events.ts'
import { achievement, bonus, carPhrase, crew, recruitName, tileName } from './things.ts'

/** One sentence per event. The message is empty where another event of the same moment covers it. */
export function event(event: Event): Phrase {
  const id = `event.${event.kind}`
  switch (event.kind) {
    case 'bonusTaken':
      return { id, values: { seat: seatName(event.seat), bonus: bonus(event.bonus) } }
    case 'roundPrepared':
      return { id, values: { round: event.round, prices: listPhrase(event.prices, 'comma') } }
    case 'recruitsDiscarded':
      return { id, values: { tiles: listPhrase(event.tiles.map(recruitName), 'comma') } }
    case 'recruitsRevealed':
      return { id: `${id}.${event.recruit}`, values: { tiles: listPhrase(event.tiles.map(recruitName), 'and') } }
    case 'tileTaken':
      return { id, values: { seat: seatName(event.seat), tile: tileName(event.tile, event.actions) } }
    case 'actionSkipped':
      return skipped(event)
    case 'workersHired':
      return { id, values: { seat: seatName(event.seat), workers: event.workers, because: event.because } }
    case 'salespersonHired':
      return { id, values: { seat: seatName(event.seat), because: event.because } }
    case 'levelsRaised': {
      const { body, engine, because } = event
      return { id, values: { seat: seatName(event.seat), body, engine, because } }
    }
    case 'recruited': {
      const values = { seat: seatName(event.seat), tile: recruitName(event.tile) }
      if (event.markers.length === 0) return { id: `${id}.${event.recruit}`, values }
      const markers = listPhrase(event.markers.map(markerPhrase), 'and')
      return { id: `${id}.markers`, values: { ...values, count: event.markers.length, markers } }
    }
    case 'teamGrew': {
      const { workers, team, bonus: steps } = event
      return { id, values: { seat: seatName(event.seat), workers, team, steps } }
    }
    case 'buyerPlaced': {
      const values = { seat: seatName(event.seat), buyer: buyerPhrase(event.preference), place: event.buyer + 1 }
      return { id: event.buick ? `${id}.buick` : id, values }
    }
    case 'buyerSwapped': {
      const values = { from: buyerPhrase(event.from), to: buyerPhrase(event.to), place: event.buyer + 1 }
      const { packard } = event
      const gone = packard
        ? { id: 'event.buyerSwapped.packard', values: { marker: markerPhrase(packard) } }
        : { id: 'nothing' }
      return { id, values: { seat: seatName(event.seat), ...values, gone } }
    }
    case 'marketMarkerMoved':
      return { id, values: { seat: seatName(event.seat), from: event.from, to: event.to } }
    case 'pointsGained':
      return { id: `${id}.${event.source}`, values: { seat: seatName(event.seat), amount: event.amount } }
    case 'achievementWon':
      return { id, values: { seat: seatName(event.seat), achievement: achievement(event.achievement, event.points) } }
    case 'packardUsed':
      return usedMarkerPhrase(event)
    case 'carChanged':
      return carChangePhrase(event)
    case 'crewChanged':
      return {
        id,
        values: { seat: seatName(event.seat), car: event.car, from: crew(event.from), to: crew(event.to) },
      }
    case 'productionTokenUsed': {
      const values = { investor: recruitName(event.investor), car: event.car, place: event.place + 1 }
      return { id, values: { seat: seatName(event.seat), ...values } }
    }
    case 'carPlaced':
      return { id, values: { seat: seatName(event.seat), price: event.car.price, car: carPhrase(event.car) } }
    case 'carSoldAtOnce':
      return { id, values: { seat: seatName(event.seat), price: event.car.price, stays: selectYesOrNo(event.stays) } }
    case 'raceScored':
      return { id, values: { cars: event.places.length, places: places(event.places) } }
    case 'carSold':
      return withStay(salePhrase(event.preference, event), event.stays)
    case 'investorBought':
      return investorBought(event)
    case 'carUnsold': {
      const { car, left } = event
      const values = { seat: seatName(car.owner), price: car.price }
      return left === undefined ? { id, values } : { id: `${id}.again`, values: { ...values, left } }
    }
    case 'investorLeft':
      return { id, values: { investor: recruitName(event.investor) } }
    case 'gameEnded':
      return { id, values: { scores: listPhrase(event.scores.map(score), 'comma') } }
    case 'tokenReceived':
    case 'buickDeclined':
      return { id, values: { seat: seatName(event.seat) } }
    case 'salespeopleLeft':
      return { id, values: { seats: event.seats.length } }
    case 'actionBegan':
    case 'instantLeft':
      return { id }
    default:
      return commonEventPhrase(event)
  }
}

/** Hiring fails for one reason; otherwise the rule gives the reason. */
function skipped({ seat, action, rule }: EventOf<'actionSkipped'>): Phrase {
  const values = { seat: seatName(seat), rule }
  switch (action) {
    case 'hire':
    case 'hire3':
      return { id: 'event.nobodyToHire', values }
    case 'research':
    case 'body':
    case 'engine':
    case 'buyer':
    case 'grandPrix':
    case 'recruit':
      return { id: 'event.actionSkipped', values: { ...values, action: { id: `action.${action}` } } }
    default:
      return { id: 'event.actionSkipped', values: { ...values, action: recruitName(action) } }
  }
}

function places(of: readonly RacePlace[]) {
  return listPhrase(
    of.map(({ seat, place, points }) => {
      const driver = seat === null ? { id: 'neutral' } : seatName(seat)
      return { id: 'place', values: { place, driver, points } }
    }),
    'comma',
  )
}

function investorBought({ investor, car: bought, rivals, paid, stays }: EventOf<'investorBought'>): Phrase {
  const values = { investor: recruitName(investor), seat: seatName(bought.owner), paid }
  const sentence =
    rivals.length === 0
      ? { id: 'event.investorBought', values }
      : { id: 'event.investorBought.cheapest', values: { ...values, offers: offersPhrase([bought, ...rivals]) } }
  return withStay(sentence, stays)
}

/** A sale, with a note if the car stays. */
function withStay(sale: Phrase, stays: boolean): Phrase {
  return stays ? { id: 'event.stays', values: { sale } } : sale
}

function score({ seat, points, engineers }: FinalScore): Phrase {
  return { id: 'score', values: { seat: seatName(seat), points, engineers } }
}
