import { fastChance, LiveEffects, type Seat } from '@carriage/kernel'
import type { AnyOptions, FamilyPosition } from './position.ts'

/** A car that is sold when the round is scored. Prices within a round are unique, so a price identifies a car. */
export interface ExpectedSale {
  readonly seat: Seat
  readonly price: number
  /** The preference of the buyer, or `investor`. */
  readonly customer: string
  readonly paid: number
}

/** What the rules pay when the round is scored. */
export interface RoundScoring {
  readonly sales: readonly ExpectedSale[]
  /** What place and laps bring each seat. */
  readonly race: readonly number[]
}

/** What a plan leads to, by the rules. */
export interface TurnOutcome extends RoundScoring {
  /** The plan includes the scoring: no seat can change it any more. */
  readonly isScored: boolean
  /** The prices of the cars that the plan offers. */
  readonly offered: readonly number[]
  /** Those of them that nobody buys, and the kind of buyer who would if one more came. */
  readonly unsold: readonly { readonly price: number; readonly waitsFor: string | undefined }[]
  /** Points that the seat gets at once. */
  readonly collected: number
  /** Points of the goals that the seat wins. */
  readonly awards: readonly number[]
  /** A higher price at which the car would also be sold, but at which this rival could undercut it. */
  readonly undercutAt: { readonly price: number; readonly seat: Seat } | null
}

/** What an event of an edition says about the outcome of a plan. */
export type OutcomeEvent =
  | { readonly kind: 'offered'; readonly seat: Seat; readonly price: number }
  | { readonly kind: 'collected'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'award'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'race'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'raceScored' }
  | ({ readonly kind: 'sale' } & ExpectedSale)

/** A price of a car that is being built: what it would be paid, and which rival could then undercut it, if any. */
export interface PricedSale {
  readonly price: number
  readonly paid: number
  readonly undercutBy: Seat | null
}

/** What differs between the editions. */
export interface OutcomeSource<State, Move, Event> {
  readonly game: AnyOptions<State & object, Move & object, Event & object>
  readonly seats: (state: State) => number
  /** The scoring if the round ended now. */
  readonly scoring: (state: State) => RoundScoring
  /** The position with one more buyer of each kind that is still to come. */
  withOneMoreBuyer(state: State): readonly { readonly customer: string; readonly state: State }[]
  meaning(event: Event): OutcomeEvent | undefined
  /** The price that a move gives to the car that is being built. */
  priceIn(move: Move): number | undefined
  /** The sales of the car that is being built, at each price that is left, the lowest first. */
  prices(state: State, seat: Seat): readonly PricedSale[]
}

/** For the draw at which a plan that is tried ends. */
const luck = 1

/** Plays a plan by the rules up to its first draw, as far as a player can forecast it, and returns the outcome. */
export function outcomeOfTurn<State extends FamilyPosition, Move extends object, Event extends object>(
  source: OutcomeSource<State, Move, Event>,
  before: State,
  seat: Seat,
  moves: readonly Move[],
): TurnOutcome {
  const { game } = source
  const state = game.clone(before)
  const fx = new LiveEffects<Event>(fastChance(luck))
  let undercutAt: TurnOutcome['undercutAt'] = null
  for (const move of moves) {
    if (state.phase === 'over' || state.actor !== seat || !game.judge(state, seat, move).legal) break
    const price = source.priceIn(move)
    if (price !== undefined) undercutAt = dearerButUndercut(source.prices(state, seat), price)
    game.play(state, seat, move, fx)
    if (fx.disclosed) break
  }
  const events = fx.events.flatMap((event) => source.meaning(event) ?? [])
  const own = events.filter((event) => 'seat' in event && event.seat === seat)
  const isScored = events.some(({ kind }) => kind === 'raceScored')
  const scoring = isScored ? scoringIn(events, source.seats(before)) : source.scoring(state)
  const offered = own.flatMap((event) => (event.kind === 'offered' ? [event.price] : []))
  const unsold = offered
    .filter((price) => !sells(scoring, seat, price))
    .map((price) => ({ price, waitsFor: isScored ? undefined : buyerFor(source, state, seat, price) }))
  return {
    ...scoring,
    isScored,
    offered,
    unsold,
    collected: own.reduce((sum, event) => sum + (event.kind === 'collected' ? event.points : 0), 0),
    awards: own.flatMap((event) => (event.kind === 'award' ? [event.points] : [])),
    undercutAt,
  }
}

function sells({ sales }: RoundScoring, seat: Seat, price: number): boolean {
  return sales.some((sale) => sale.seat === seat && sale.price === price)
}

/** The first kind of buyer who would take a car if one more came. */
function buyerFor<State, Move, Event>(
  source: OutcomeSource<State, Move, Event>,
  state: State,
  seat: Seat,
  price: number,
): string | undefined {
  return source.withOneMoreBuyer(state).find(({ state: more }) => sells(source.scoring(more), seat, price))?.customer
}

function scoringIn(events: readonly OutcomeEvent[], seats: number): RoundScoring {
  const race = Array.from({ length: seats }, () => 0)
  const sales: ExpectedSale[] = []
  for (const event of events) {
    if (event.kind === 'race') race[event.seat] = (race[event.seat] ?? 0) + event.points
    if (event.kind === 'sale') sales.push(event)
  }
  return { sales, race }
}

/** The next higher price that a buyer would pay, if only a rival stands in its way. */
function dearerButUndercut(prices: readonly PricedSale[], chosen: number): TurnOutcome['undercutAt'] {
  const at = prices.find(({ price }) => price === chosen)
  if (!at || at.paid === 0 || at.undercutBy !== null) return null
  const dearer = prices.find(({ price, paid }) => price > chosen && paid > at.paid)
  return dearer && dearer.undercutBy !== null ? { price: dearer.price, seat: dearer.undercutBy } : null
}
