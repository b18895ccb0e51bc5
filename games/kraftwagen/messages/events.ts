import { type Phrase, seatName } from '@carriage/kernel'
import {
  buyerPhrase,
  carChangePhrase,
  commonEventPhrase,
  listPhrase,
  markerPhrase,
  partPhrase,
  salePhrase,
  usedMarkerPhrase,
} from '@carriage/kraftwagen-family'
import type { Event, FinalScore, RacePlace } from '../events.ts'
import { award, card, carPhrase, doing, gains, startTile, tileName } from './things.ts'

/** One sentence per event. The message is empty where another event of the same moment covers it. */
export function event(event: Event): Phrase {
  const id = `event.${event.kind}`
  switch (event.kind) {
    case 'startTileTaken':
      return { id, values: { seat: seatName(event.seat), tile: startTile(event.tile, event.items) } }
    case 'roundPrepared':
      return { id, values: { round: event.round, prices: listPhrase(event.prices, 'comma') } }
    case 'tileTaken':
      return { id, values: { seat: seatName(event.seat), tile: tileName(event.tile, event.actions) } }
    case 'actionForfeited':
      return forfeited(event)
    case 'specialtyTileLeft':
      return { id: `${id}.${event.to}`, values: { tile: event.tile } }
    case 'specialtyStackShuffled':
      return { id, values: { set: event.set } }
    case 'specialtyTileTurnedUp':
      return { id, values: { tile: tileName(event.tile, event.actions) } }
    case 'workerHired':
      return { id: `${id}.${event.from}`, values: { seat: seatName(event.seat), to: event.to } }
    case 'cardTaken':
      return { id, values: { seat: seatName(event.seat), card: card(event.face), from: event.from } }
    case 'cardDiscarded':
      return { id: `${id}.${event.from}`, values: { card: card(event.face) } }
    case 'deckReshuffled':
      return { id, values: { cards: event.cards } }
    case 'displayRefilled':
      return { id, values: { cards: listPhrase(event.faces.map(card), 'semicolon') } }
    case 'developmentInactive':
      return { id, values: { seat: seatName(event.seat) } }
    case 'developmentActivated': {
      const { bodyLevel, engineLevel, face } = event
      return { id, values: { seat: seatName(event.seat), gains: gains(face), bodyLevel, engineLevel } }
    }
    case 'engineerJoined':
      return event.markers.length === 0
        ? { id: `${id}.alone` }
        : { id, values: { seat: seatName(event.seat), markers: listPhrase(event.markers.map(markerPhrase), 'and') } }
    case 'partSold':
      return {
        id,
        values: { seat: seatName(event.seat), part: partPhrase(event.part, event.value), value: event.value },
      }
    case 'carPutOnCircuit':
      return { id, values: { seat: seatName(event.seat), space: event.space } }
    case 'buyerPlaced': {
      const values = { seat: seatName(event.seat), buyer: buyerPhrase(event.preference), place: event.buyer + 1 }
      return { id: event.benz ? `${id}.benz` : id, values }
    }
    case 'markerMoved':
      return { id, values: { seat: seatName(event.seat), from: event.from, to: event.to } }
    case 'moneyEarned':
      return { id: `${id}.${event.source}`, values: { seat: seatName(event.seat), amount: event.amount } }
    case 'awardTaken':
      return { id, values: { seat: seatName(event.seat), award: award(event.award, event.points) } }
    case 'daimlerUsed':
      return usedMarkerPhrase(event)
    case 'carChanged':
      return carChangePhrase(event)
    case 'carPlaced':
      return { id, values: { seat: seatName(event.seat), price: event.car.price, car: carPhrase(event.car) } }
    case 'carWithdrawn':
      return { id, values: { seat: seatName(event.seat), price: event.car.price } }
    case 'raceScored':
      return { id, values: { cars: event.places.length, places: places(event.places) } }
    case 'carSold':
      return salePhrase(event.preference, event)
    case 'gameEnded':
      return { id, values: { scores: listPhrase(event.scores.map(score), 'comma') } }
    case 'benzDeclined':
      return { id, values: { seat: seatName(event.seat) } }
    case 'actionBegan':
      return { id }
    default:
      return commonEventPhrase(event)
  }
}

/** Hiring, the card for three workers and Otto fail for one reason; otherwise the rule gives the reason. */
function forfeited({ seat, action, rule }: Extract<Event, { kind: 'actionForfeited' }>): Phrase {
  const values = { seat: seatName(seat), rule }
  switch (action) {
    case 'hire':
    case 'hire3':
    case 'otto':
      return { id: 'event.nobodyToHire', values }
    default:
      return { id: 'event.actionForfeited', values: { ...values, action: doing(action) } }
  }
}

function places(of: readonly RacePlace[]) {
  return listPhrase(
    of.map(({ seat, place, money }) => {
      const driver = seat === null ? { id: 'dummy' } : seatName(seat)
      return { id: 'place', values: { place, driver, money } }
    }),
    'comma',
  )
}

function score({ seat, money, points }: FinalScore): Phrase {
  return { id: 'score', values: { seat: seatName(seat), points, money, awards: points - money } }
}
