import type { Car, Event, EventOf } from '@carriage/age-of-engineering'
import { roundScored, sumEarnings } from '../../../../board/kraftwagen-family/sales-play.ts'

type Customer = EventOf<'carSold'> | EventOf<'buyerLeft'> | EventOf<'investorBought'> | EventOf<'investorLeft'>

/** One act of the sales at the end of a round. */
export type Act = { readonly shown: readonly Event[] } & (
  | { readonly kind: 'race'; readonly event: EventOf<'raceScored'>; readonly laps: readonly EventOf<'pointsGained'>[] }
  | { readonly kind: 'customer'; readonly event: Customer }
  | { readonly kind: 'unsold'; readonly events: readonly EventOf<'carUnsold'>[] }
)

export interface Play {
  readonly round: 1 | 2 | 3
  readonly cause: EventOf<'roundEnded'>['cause'] | undefined
  /** Every car of the market, by price. */
  readonly cars: readonly Readonly<Car>[]
  readonly acts: readonly Act[]
}

/** The acts of a scoring: the race, the buyers, the investors, unsold cars. */
export function playOf(events: readonly Event[]): Play {
  const customers = events.filter(isCustomer)
  const unsold = events.filter((event) => event.kind === 'carUnsold')
  const cars = new Map<number, Readonly<Car>>()
  // A car with production tokens has an event for each sale; the first has its original state.
  for (const event of [...customers, ...unsold]) {
    if ('car' in event && !cars.has(event.car.price)) cars.set(event.car.price, event.car)
  }
  const sales = customers.map((event): Act => ({ kind: 'customer', event, shown: [event] }))
  const rest: Act[] = unsold.length > 0 ? [{ kind: 'unsold', events: unsold, shown: unsold }] : []
  return {
    round: roundScored(events),
    cause: events.find((event) => event.kind === 'roundEnded')?.cause,
    cars: [...cars.values()].sort((a, b) => a.price - b.price),
    acts: [...raceIn(events), ...sales, ...rest],
  }
}

function raceIn(events: readonly Event[]): Act[] {
  const event = events.find(({ kind }) => kind === 'raceScored')
  if (event?.kind !== 'raceScored' || event.places.length === 0) return []
  const laps = events.filter((each) => each.kind === 'pointsGained').filter(({ source }) => source === 'laps')
  return [{ kind: 'race', event, laps, shown: [event, ...laps] }]
}

function isCustomer(event: Event): event is Customer {
  return ['carSold', 'buyerLeft', 'investorBought', 'investorLeft'].includes(event.kind)
}

/** The sales to buyers in these acts, if the last act is one. */
export function salesIn(acts: readonly Act[]): EventOf<'carSold'>[] {
  const sold = acts.map((act) => (act.kind === 'customer' && act.event.kind === 'carSold' ? act.event : undefined))
  // Investors buy after all buyers.
  return sold.at(-1) ? sold.filter((sale) => sale !== undefined) : []
}

/** The earnings of each seat in these acts. */
export function earned(acts: readonly Act[], seats: number): number[] {
  return sumEarnings(acts, seats, (act) => {
    if (act.kind === 'race')
      return [...act.event.places.map(({ seat, points: amount }) => ({ seat, amount })), ...act.laps]
    if (act.kind === 'unsold' || !('paid' in act.event)) return []
    return [{ seat: act.event.car.owner, amount: act.event.paid }]
  })
}

export type ShownSale = Extract<Customer, { readonly paid: number }>

/** The sales of a car in the acts so far, or that it remains unsold; `now` if the last act is about it. */
export function soldBy(
  { acts }: Play,
  price: number,
  shown: number,
): { sales: ShownSale[]; unsold: boolean; now: boolean } {
  const sales: ShownSale[] = []
  let unsold = false
  let now = false
  for (const [place, act] of acts.slice(0, shown).entries()) {
    const here = isAbout(act, price)
    if (here && act.kind === 'customer' && 'paid' in act.event) sales.push(act.event)
    if (here && act.kind === 'unsold' && sales.length === 0) unsold = true
    if (place === shown - 1) now = here
  }
  return { sales, unsold, now }
}

function isAbout(act: Act, price: number): boolean {
  if (act.kind === 'customer') return 'car' in act.event && act.event.car.price === price
  return act.kind === 'unsold' && act.events.some(({ car }) => car.price === price)
}
