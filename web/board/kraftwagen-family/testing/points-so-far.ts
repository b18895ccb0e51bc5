import { redact, type Seat, seatsOf } from '@carriage/kernel'
import { expect, test } from 'vitest'
import type { Exhibit } from '../../gallery/exhibit.ts'
import { positionsOf } from './whole-games.ts'

interface Reported {
  readonly kind: string
  readonly seat?: Seat | null
}

interface Games<
  State extends { readonly actor: Seat },
  Move extends { readonly kind: string },
  Event extends Reported,
> {
  readonly exhibit: Exhibit<State, Move, Event>
  readonly standardOptions: object
}

const aNumber: unknown = expect.any(Number)

/** Tests the points on the plates, in games of three seats. */
export function pointsSoFarTest<
  State extends { readonly actor: Seat },
  Move extends { readonly kind: string },
  Event extends Reported,
>(given: Games<State, Move, Event>): void {
  const { board, game } = given.exhibit
  const me = 0

  function shownTo(viewer: Seat | undefined, state: State, history: readonly Event[]) {
    const view = redact(state, viewer ?? 'spectator')
    return seatsOf(3).map((seat) => board.standing?.(view, seat, history, viewer))
  }

  test('a change is the gain of a seat since my last turn began', () => {
    const options = { seats: 3, options: { scoreVisibility: 'open' }, seed: 6 } as const
    const none = [0, 0, 0]
    let [before, atBegin, atLast, shown] = [none, none, none, 0]
    let gained = 0
    for (const { state, history } of positionsOf(given, options, 1)) {
      const points = shownTo(me, state, history).map((each) => (typeof each === 'object' ? each.points : -1))
      for (const event of history.slice(shown)) {
        // Nobody gains anything in an entry after the turn of the next seat has begun.
        if (event.kind === 'turnBegan' && event.seat === me) atBegin = points
        if (event.kind === 'turnEnded' && event.seat === me) atLast = atBegin
      }
      shown = history.length
      const changes = points.map((each, seat) => each - (atLast[seat] ?? 0))
      expect(shownTo(me, state, history)).toEqual(points.map((each, i) => ({ points: each, change: changes[i] })))
      if (points.some((each, seat) => each > (before[seat] ?? 0))) gained++
      before = points
    }
    expect(gained).toBeGreaterThan(5)
  })

  test('with hidden totals only mine is shown, a spectator sees none, and the end shows all', () => {
    const options = { seats: 3, options: { scoreVisibility: 'hidden' }, seed: 4 } as const
    let ends = 0
    for (const { state, history } of positionsOf(given, options, 90)) {
      const own = shownTo(me, state, history)
      const watched = shownTo(undefined, state, history)
      if (game.turn(state).over) {
        ends++
        for (const each of [...own, ...watched]) expect(each).toMatchObject({ points: aNumber })
      } else {
        expect(own).toEqual([{ points: aNumber, change: aNumber }, 'hidden', 'hidden'])
        expect(watched).toEqual(['hidden', 'hidden', 'hidden'])
      }
    }
    expect(ends).toBe(1)
  })
}
