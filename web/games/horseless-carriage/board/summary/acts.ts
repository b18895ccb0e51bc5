import type { Event, Phase } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { chaptersOf } from '../year/chapters.ts'

/** One act of the end of a year, with its events. */
export interface Act {
  readonly kind: 'seller' | 'unsold' | 'end' | 'minimum' | 'axis' | 'cards' | 'buyers' | 'prices'
  readonly shown: readonly Event[]
}

export interface YearEnd {
  readonly year: number
  /** Players choose cards between the sales and the new demand, so each has a summary of its own. */
  readonly part: 'sales' | 'demand'
  readonly acts: readonly Act[]
}

type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>

/** Whether these events end the sales of a year, or bring its new demand. */
export function isYearEnd(events: readonly Event[]): boolean {
  return events.some(({ kind }) => kind === 'salesEnded' || kind === 'buyersCame')
}

/** The acts that ended with these events. The sales may have begun long before them. */
export function yearEndOf(history: readonly Event[], events: readonly Event[]): YearEnd {
  const sold = events.some(({ kind }) => kind === 'salesEnded')
  const grown = events.some(({ kind }) => kind === 'buyersCame')
  const chapters = chaptersOf(history)
  const year = chapters.findLast(({ phase }) => phase === (sold ? 'sales' : 'demand'))?.year ?? 0
  const emitted = (phase: Phase) => chapters.find((each) => each.year === year && each.phase === phase)?.events ?? []
  return {
    year,
    part: sold ? 'sales' : 'demand',
    acts: [
      ...(sold
        ? [...sellers(emitted('sales')), ...ends(emitted('endCheck')), ...expectations(emitted('expectations'))]
        : []),
      ...(grown ? demand(emitted('demand')) : []),
    ],
  }
}

const ofSellers = ['windowPlaced', 'windowIdle', 'vehiclesSold', 'sellerSkipped'] as const

/** The sellers in the order of their first sale; those without a sale together. */
function sellers(events: readonly Event[]): Act[] {
  const bySeat = Map.groupBy(kindsIn(events, ofSellers), ({ seat }) => seat)
  const acts: Act[] = []
  const unsold: Event[] = []
  for (const emitted of bySeat.values())
    if (emitted.some(({ kind }) => kind === 'vehiclesSold')) acts.push({ kind: 'seller', shown: emitted })
    else unsold.push(...emitted)
  return [...acts, ...act('unsold', unsold)]
}

function ends(events: readonly Event[]): Act[] {
  return act('end', kindsIn(events, ['gameEnded']))
}

function expectations(events: readonly Event[]): Act[] {
  return [
    ...act('minimum', kindsIn(events, ['trackLeft'])),
    ...act('axis', kindsIn(events, ['trackEntered', 'obsolescenceMoved'])),
  ]
}

function demand(events: readonly Event[]): Act[] {
  return [
    ...act('cards', kindsIn(events, ['cardRevealed', 'clockTicked', 'timecardFlipped'])),
    ...act('buyers', kindsIn(events, ['buyersCame', 'neutralBuyerCame'])),
    ...act('prices', kindsIn(events, ['pricesSet'])),
  ]
}

/** An act, unless it has no events. */
function act(kind: Act['kind'], emitted: readonly Event[]): Act[] {
  return emitted.length === 0 ? [] : [{ kind, shown: emitted }]
}

/** The events of these kinds, in order. */
export function kindsIn<Kind extends Event['kind']>(events: readonly Event[], kinds: readonly Kind[]): EventOf<Kind>[] {
  return events.filter((event): event is EventOf<Kind> => kinds.some((kind) => kind === event.kind))
}

/** The seats of an act. */
export function sellersIn({ shown: emitted }: Act): readonly Seat[] {
  return [...new Set(kindsIn(emitted, ofSellers).map(({ seat }) => seat))]
}

/** The income of each seat in these acts. */
export function incomeIn(acts: readonly Act[], seats: number): number[] {
  const earned = Array.from({ length: seats }, () => 0)
  for (const sale of acts.flatMap(({ shown: emitted }) => kindsIn(emitted, ['vehiclesSold'])))
    earned[sale.seat] = (earned[sale.seat] ?? 0) + sale.earned
  return earned
}

/** The number of new buyers in an act. */
export function buyersIn({ shown: emitted }: Act): number {
  const came = kindsIn(emitted, ['buyersCame']).flatMap(({ buyers }) => buyers)
  return came.reduce((sum, { buyers }) => sum + buyers, kindsIn(emitted, ['neutralBuyerCame']).length)
}
