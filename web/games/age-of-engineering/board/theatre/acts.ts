import type { Car, Event, EventOf } from '@carriage/age-of-engineering'
import { type Seat, seatsOf } from '@carriage/kernel'

type Customer = EventOf<'carSold'> | EventOf<'buyerLeft'> | EventOf<'investorBought'> | EventOf<'investorLeft'>

/** One moment of the sales at the end of a round. */
export type Act =
  | { readonly kind: 'race'; readonly event: EventOf<'raceScored'>; readonly laps: readonly EventOf<'pointsGained'>[] }
  | { readonly kind: 'customer'; readonly event: Customer }
  | { readonly kind: 'unsold'; readonly events: readonly EventOf<'carUnsold'>[] }

export interface Play {
  readonly round: 1 | 2 | 3
  readonly cause: EventOf<'roundEnded'>['cause'] | undefined
  /** Every car that stood on the market, by its price. */
  readonly cars: readonly Readonly<Car>[]
  readonly acts: readonly Act[]
}

/** Whether these events hold the scoring of a round. */
export function isScoring(events: readonly Event[]): boolean {
  return events.some(({ kind }) => kind === 'raceScored')
}

/** The scoring as a play: the race, the buyers, the investors, what is left over. */
export function playOf(events: readonly Event[]): Play {
  const ended = events.find((event) => event.kind === 'roundEnded')
  const race = events.find((event) => event.kind === 'raceScored')
  const laps = events.filter((event) => event.kind === 'pointsGained').filter(({ source }) => source === 'laps')
  const customers = events.filter(isCustomer)
  const unsold = events.filter((event) => event.kind === 'carUnsold')
  const cars = new Map<number, Readonly<Car>>()
  // A car with production tokens is told once for each sale; its first sale tells it as it stood.
  for (const event of [...customers, ...unsold]) {
    if ('car' in event && !cars.has(event.car.price)) cars.set(event.car.price, event.car)
  }
  return {
    round: ended?.round ?? roundOf(events),
    cause: ended?.cause,
    cars: [...cars.values()].sort((a, b) => a.price - b.price),
    acts: [
      ...(race && race.places.length > 0 ? [{ kind: 'race' as const, event: race, laps }] : []),
      ...customers.map((event) => ({ kind: 'customer' as const, event })),
      ...(unsold.length > 0 ? [{ kind: 'unsold' as const, events: unsold }] : []),
    ],
  }
}

function isCustomer(event: Event): event is Customer {
  return ['carSold', 'buyerLeft', 'investorBought', 'investorLeft'].includes(event.kind)
}

/** With Buick the end of the round was told before: then the next round says which one it was. */
function roundOf(events: readonly Event[]): 1 | 2 | 3 {
  const next = events.find((event) => event.kind === 'roundPrepared')
  return next?.round === 2 ? 1 : next?.round === 3 ? 2 : 3
}

/** What each seat has earned once this number of acts is over. */
export function earnedAfter({ acts }: Play, count: number, seats: number): number[] {
  const earned = seatsOf(seats).map(() => 0)
  const add = (seat: Seat | null, points: number) => {
    if (seat !== null) earned[seat] = (earned[seat] ?? 0) + points
  }
  for (const act of acts.slice(0, count)) {
    if (act.kind === 'race') {
      for (const { seat, points } of act.event.places) add(seat, points)
      for (const { seat, amount } of act.laps) add(seat, amount)
    }
    if (act.kind === 'customer' && 'paid' in act.event) add(act.event.car.owner, act.event.paid)
  }
  return earned
}

/** What a car brought in the acts shown so far, sale by sale; the last one says whether it is still there. */
export function soldBy(
  { acts }: Play,
  price: number,
  shown: number,
): { paid: number[]; unsold: boolean; now: boolean } {
  const paid: number[] = []
  let unsold = false
  let now = false
  for (const [place, act] of acts.slice(0, shown).entries()) {
    const here = isAbout(act, price)
    if (here && act.kind === 'customer' && 'paid' in act.event) paid.push(act.event.paid)
    if (here && act.kind === 'unsold' && paid.length === 0) unsold = true
    if (place === shown - 1) now = here
  }
  return { paid, unsold, now }
}

function isAbout(act: Act, price: number): boolean {
  if (act.kind === 'customer') return 'car' in act.event && act.event.car.price === price
  return act.kind === 'unsold' && act.events.some(({ car }) => car.price === price)
}
