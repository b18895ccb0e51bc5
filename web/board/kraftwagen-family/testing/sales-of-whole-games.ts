import { type Chance, fastChance, type Game, LiveEffects, type Seat } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { isScoring } from '../sales-play.ts'

interface Car {
  readonly price: number
}

interface Reported {
  readonly kind: string
  readonly car?: Car | number
  readonly paid?: number
}

interface Table {
  readonly actor: Seat
  readonly market: readonly Car[]
}

interface SalesPlay<Event> {
  readonly cars: readonly Car[]
  readonly acts: readonly { readonly shown: readonly Event[] }[]
}

interface SalesGames<State extends Table, Move extends object, Event extends Reported, Play extends SalesPlay<Event>> {
  readonly game: Game<State, Move, object, Event>
  begin(this: void, seats: number, fx: LiveEffects<Event>): State
  habit(this: void, moves: readonly Move[], luck: Chance): Move
  playOf(this: void, events: readonly Event[]): Play
  /** Whether the summary has to show this event of the log. */
  isShown(this: void, event: Event): boolean
  /** The gain of an event of the log, if it is from a race or a sale. */
  gainOf(this: void, event: Event): { readonly seat: Seat; readonly amount: number } | undefined
  /** The earnings of each seat in the summary after this number of acts. */
  earned(this: void, play: Play, shown: number, seats: number): readonly number[]
  /** The stamp on a car after this number of acts. */
  stamp(this: void, play: Play, price: number, shown: number): { readonly paid: number; readonly unsold: boolean }
}

const games = 20

/** Compares the summaries of the sales in whole games with the log. */
export function salesOfWholeGamesTest<
  State extends Table,
  Move extends object,
  Event extends Reported,
  Play extends SalesPlay<Event>,
>(given: SalesGames<State, Move, Event, Play>): void {
  const { playOf, isShown, gainOf, earned, stamp } = given

  test('in twenty games every event of the sales is shown once and in order, and the stage agrees with the log at each act', () => {
    let summaries = 0
    for (let seed = 1; seed <= games; seed++) {
      const seats = 2 + (seed % 3)
      for (const { fresh, cars } of scoringsOf(given, seats, seed)) {
        summaries++
        const play = playOf(fresh)
        expect(play.acts.flatMap(({ shown: emitted }) => emitted)).toEqual(fresh.filter(isShown))
        expect(play.cars).toHaveLength(cars)
        for (let shown = 0; shown <= play.acts.length; shown++) {
          const next = play.acts[shown]?.shown[0]
          expectAgreement(play, shown, next ? fresh.slice(0, fresh.indexOf(next)) : fresh, seats)
        }
      }
    }
    expect(summaries).toBe(3 * games)
  })

  /** After some acts the summary agrees with the log up to the next act. */
  function expectAgreement(play: Play, shown: number, emitted: readonly Event[], seats: number): void {
    const gains = emitted
      .slice(emitted.findIndex(({ kind }) => kind === 'raceScored'))
      .flatMap((event) => gainOf(event) ?? [])
    const sums = Array.from({ length: seats }, (_, seat) => sumOf(gains.filter((gain) => gain.seat === seat)))
    if (shown > 0) expect(earned(play, shown, seats)).toEqual(sums)
    const stamps = play.cars.map(({ price }) => ({ price, ...stamp(play, price, shown) }))
    const sold = emitted.filter(({ paid }) => paid !== undefined)
    expect(sumOf(stamps.map(({ paid }) => ({ amount: paid })))).toBe(
      sumOf(sold.map(({ paid = 0 }) => ({ amount: paid }))),
    )
    // A car that was sold once keeps its stamp, even if it can be sold again.
    const soldAt = sold.map(priceOf)
    const unsold = emitted.filter(({ kind }) => kind === 'carUnsold').map(priceOf)
    expect(stamps.filter((each) => each.unsold).map(({ price }) => price)).toEqual(
      unsold.filter((price) => !soldAt.includes(price)).sort((a, b) => a - b),
    )
  }
}

interface Scoring<Event> {
  readonly fresh: readonly Event[]
  /** The number of cars on the market at the beginning. */
  readonly cars: number
}

function* scoringsOf<State extends Table, Move extends object, Event extends Reported, Play extends SalesPlay<Event>>(
  { game, begin, habit }: SalesGames<State, Move, Event, Play>,
  seats: number,
  seed: number,
): Generator<Scoring<Event>> {
  const luck = fastChance(seed)
  const state = begin(seats, new LiveEffects<Event>(luck))
  while (!game.turn(state).over) {
    const stood = state.market.length
    const fx = new LiveEffects<Event>(luck)
    game.play(state, state.actor, habit([...game.moves(state, state.actor)], luck), fx)
    const fresh = fx.events
    const count = (kind: string) => fresh.filter((event) => event.kind === kind).length
    if (isScoring(fresh)) yield { fresh, cars: stood + count('carPlaced') - count('carWithdrawn') }
  }
}

function priceOf({ car }: Reported): number {
  return typeof car === 'object' ? car.price : 0
}

function sumOf(gains: readonly { readonly amount: number }[]): number {
  return gains.reduce((sum, { amount }) => sum + amount, 0)
}
