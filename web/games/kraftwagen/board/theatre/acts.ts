import { type Seat, seatsOf } from '@carriage/kernel'
import type { Car, Event, RacePlace } from '@carriage/kraftwagen'

type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>

/** One moment of the sales at the end of a round. */
export type Act =
  | { readonly kind: 'race'; readonly event: EventOf<'raceScored'>; readonly laps: readonly EventOf<'moneyEarned'>[] }
  | { readonly kind: 'buyer'; readonly event: EventOf<'carSold'> | EventOf<'buyerLeft'> }
  | { readonly kind: 'unsold'; readonly events: readonly EventOf<'carUnsold'>[] }

export interface Play {
  readonly round: number
  readonly cause: EventOf<'roundEnded'>['cause'] | undefined
  /** Every car that stood on the market. */
  readonly cars: readonly Readonly<Car>[]
  readonly acts: readonly Act[]
}

/** Whether these events hold the scoring of a round. */
export function isScoring(events: readonly Event[]): boolean {
  return events.some(({ kind }) => kind === 'raceScored')
}

/** The scoring as a play: the race, the buyers one by one, what is left over. */
export function playOf(events: readonly Event[]): Play {
  const ended = events.find((event) => event.kind === 'roundEnded')
  const race = events.find((event) => event.kind === 'raceScored')
  const laps = events.filter((event) => event.kind === 'moneyEarned').filter(({ source }) => source === 'laps')
  const buyers = events.filter((event) => event.kind === 'carSold' || event.kind === 'buyerLeft')
  const unsold = events.filter((event) => event.kind === 'carUnsold')
  const sold = buyers.flatMap((event) => (event.kind === 'carSold' ? [event.car] : []))
  return {
    round: ended?.round ?? roundOf(events),
    cause: ended?.cause,
    cars: [...sold, ...unsold.map(({ car }) => car)].sort((a, b) => a.price - b.price),
    acts: [
      ...(race && race.places.length > 0 ? [{ kind: 'race' as const, event: race, laps }] : []),
      ...buyers.map((event) => ({ kind: 'buyer' as const, event })),
      ...(unsold.length > 0 ? [{ kind: 'unsold' as const, events: unsold }] : []),
    ],
  }
}

/** With Benz the end of the round was told before: then the next round says which one it was. */
function roundOf(events: readonly Event[]): number {
  const next = events.find((event) => event.kind === 'roundPrepared')
  return next ? next.round - 1 : 3
}

/** What each seat has earned once this number of acts is over. */
export function earnedAfter({ acts }: Play, count: number, seats: number): number[] {
  const earned = seatsOf(seats).map(() => 0)
  const add = (seat: Seat | null, money: number) => {
    if (seat !== null) earned[seat] = (earned[seat] ?? 0) + money
  }
  for (const act of acts.slice(0, count)) {
    if (act.kind === 'race') {
      for (const { seat, money } of act.event.places satisfies readonly RacePlace[]) add(seat, money)
      for (const { seat, amount } of act.laps) add(seat, amount)
    }
    if (act.kind === 'buyer' && act.event.kind === 'carSold') add(act.event.car.owner, act.event.paid)
  }
  return earned
}
