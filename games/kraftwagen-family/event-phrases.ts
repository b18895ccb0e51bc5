import { type Phrase, type Seat, seatName } from '@carriage/kernel'
import type { CommonEvent, EventWords } from './events.ts'
import type { BoughtCar } from './market.ts'
import { listPhrase, type PhraseValue, selectYesOrNo } from './phrases.ts'
import type { PartKind } from './workshops.ts'

interface OfferedCar {
  readonly owner: Seat
  readonly price: number
}

export function partPhrase(kind: PartKind, value: number): Phrase {
  return { id: `part.${kind}`, values: { value } }
}

export function buyerPhrase(preference: string): Phrase {
  return { id: `buyer.${preference}` }
}

export function markerPhrase(of: string): Phrase {
  return { id: `marker.${of}` }
}

/** A sentence for an event of both editions; empty where another event of the same moment covers it. */
export function commonEventPhrase(event: CommonEvent<EventWords & { readonly Car: OfferedCar }>): Phrase {
  const id = `event.${event.kind}`
  switch (event.kind) {
    case 'turnBegan':
      return { id, values: { seat: seatName(event.seat), again: selectYesOrNo(event.again) } }
    case 'tileToFront':
      return { id: `${id}.${event.from}`, values: { tile: event.tile } }
    case 'partTaken': {
      const values = { seat: seatName(event.seat), part: partPhrase(event.part, event.value) }
      return { id: `${id}.${event.where}`, values }
    }
    case 'partReturned':
      return { id, values: { seat: seatName(event.seat), part: partPhrase(event.part, event.value) } }
    case 'engineInstalled':
      return { id, values: { seat: seatName(event.seat), value: event.value, replaced: event.replaced } }
    case 'carDrove': {
      const { seat, from, to, path, skipped, laps, because } = event
      const steps = path.filter((space) => !skipped.includes(space)).length
      const past = listPhrase(skipped, 'and')
      return { id, values: { seat: seatName(seat), from, to, steps, laps, because, cars: skipped.length, past } }
    }
    case 'roundEnded':
      return { id, values: { round: event.round, cause: event.cause } }
    case 'buyerLeft':
      return { id, values: { buyer: buyerPhrase(event.preference) } }
    case 'carUnsold':
      return { id, values: { seat: seatName(event.car.owner), price: event.car.price } }
    case 'marketCleared':
      return { id, values: { workers: event.workers.reduce((sum, workers) => sum + workers, 0) } }
    case 'turnEnded':
      return { id }
    default:
      return event satisfies never
  }
}

interface UsedMarker {
  readonly kind: string
  readonly seat: Seat
  readonly marker: string
  readonly preference: string
  readonly buyer: number
}

/** A marker of an engineer, put beside an active buyer. */
export function usedMarkerPhrase({ kind, seat, marker, preference, buyer }: UsedMarker): Phrase {
  const values = { marker: markerPhrase(marker), buyer: buyerPhrase(preference), place: buyer + 1 }
  return { id: `event.${kind}`, values: { seat: seatName(seat), ...values } }
}

interface CarChange {
  readonly kind: string
  readonly seat: Seat
  /** The price of the car. */
  readonly car: number
  readonly change: string
  readonly from: number
  readonly to: number
}

export function carChangePhrase({ kind, seat, car, change, from, to }: CarChange): Phrase {
  return { id: `event.${kind}`, values: { seat: seatName(seat), car, change: { id: `change.${change}` }, from, to } }
}

/** Who sells, for how much and why: one sentence. */
export function salePhrase(preference: string, bought: BoughtCar<OfferedCar>): Phrase {
  const { car, value, rivals } = bought
  const values = { buyer: buyerPhrase(preference), seat: seatName(car.owner), sum: sumPhrase(bought) }
  if (rivals.length === 0) return { id: `event.carSold.${preference}`, values: { ...values, value } }
  const equal = { id: `equal.${preference}`, values: { value } }
  return {
    id: 'event.carSold.tie',
    values: { ...values, cars: rivals.length + 1, equal, offers: offersPhrase([car, ...rivals]) },
  }
}

/** Cars by owner and price, the cheapest first. */
export function offersPhrase(cars: readonly OfferedCar[]): PhraseValue {
  const byPrice = cars.toSorted((a, b) => a.price - b.price)
  return listPhrase(
    byPrice.map(({ owner, price }) => ({ id: 'offer', values: { seat: seatName(owner), price } })),
    'comma',
  )
}

/** What a buyer pays, with the sum that leads to it. */
export function sumPhrase({ car, times, bonus, paid }: BoughtCar<OfferedCar>): Phrase {
  const id = times > 1 ? (bonus > 0 ? 'sum.timesAndBonus' : 'sum.times') : bonus > 0 ? 'sum.bonus' : 'sum'
  return { id, values: { price: car.price, times, bonus, paid } }
}
