import type { Car, Event } from '@carriage/kraftwagen'
import { roundScored, sumEarnings } from '../../../../board/kraftwagen-family/sales-play.ts'

type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>

/** One act of the sales at the end of a round. */
export type Act = { readonly shown: readonly Event[] } & (
  | { readonly kind: 'race'; readonly event: EventOf<'raceScored'>; readonly laps: readonly EventOf<'moneyEarned'>[] }
  | { readonly kind: 'buyer'; readonly event: EventOf<'carSold'> | EventOf<'buyerLeft'> }
  | { readonly kind: 'unsold'; readonly events: readonly EventOf<'carUnsold'>[] }
)

export interface Play {
  readonly round: 1 | 2 | 3
  readonly cause: EventOf<'roundEnded'>['cause'] | undefined
  /** Every car of the market. */
  readonly cars: readonly Readonly<Car>[]
  readonly acts: readonly Act[]
}

/** The acts of a scoring: the race, the buyers one by one, unsold cars. */
export function playOf(events: readonly Event[]): Play {
  const race = events.find((event) => event.kind === 'raceScored')
  const laps = events.filter((event) => event.kind === 'moneyEarned').filter(({ source }) => source === 'laps')
  const buyers = events.filter((event) => event.kind === 'carSold' || event.kind === 'buyerLeft')
  const unsold = events.filter((event) => event.kind === 'carUnsold')
  const sold = buyers.flatMap((event) => (event.kind === 'carSold' ? [event.car] : []))
  const acts: Act[] = buyers.map((event) => ({ kind: 'buyer', event, shown: [event] }))
  if (race && race.places.length > 0) acts.unshift({ kind: 'race', event: race, laps, shown: [race, ...laps] })
  if (unsold.length > 0) acts.push({ kind: 'unsold', events: unsold, shown: unsold })
  return {
    round: roundScored(events),
    cause: events.find((event) => event.kind === 'roundEnded')?.cause,
    cars: [...sold, ...unsold.map(({ car }) => car)].sort((a, b) => a.price - b.price),
    acts,
  }
}

/** The sales in these acts, if the last act is one. */
export function salesIn(acts: readonly Act[]): EventOf<'carSold'>[] {
  const sales = acts.map((act) => (act.kind === 'buyer' && act.event.kind === 'carSold' ? act.event : undefined))
  return sales.at(-1) ? sales.filter((sale) => sale !== undefined) : []
}

/** The earnings of each seat in these acts. */
export function earned(acts: readonly Act[], seats: number): number[] {
  return sumEarnings(acts, seats, (act) => {
    if (act.kind === 'race') {
      return [...act.event.places.map(({ seat, money }) => ({ seat, amount: money })), ...act.laps]
    }
    const isSale = act.kind === 'buyer' && act.event.kind === 'carSold'
    return isSale ? [{ seat: act.event.car.owner, amount: act.event.paid }] : []
  })
}

/** The sale of a car in the acts so far, or that it remains unsold; `now` if the last act is about it. */
export function soldBy({ acts }: Play, price: number, shown: number) {
  const place = acts.findIndex((act) => isAbout(act, price))
  const act = place < shown ? acts[place] : undefined
  const sale = act?.kind === 'buyer' && act.event.kind === 'carSold' ? act.event : undefined
  return { sale, unsold: act?.kind === 'unsold', now: place === shown - 1 }
}

function isAbout(act: Act, price: number): boolean {
  if (act.kind === 'buyer') return act.event.kind === 'carSold' && act.event.car.price === price
  return act.kind === 'unsold' && act.events.some((event) => event.car.price === price)
}
