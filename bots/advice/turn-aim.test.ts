import { expect, test } from 'vitest'
import type { Found } from '../search/index.ts'
import { type TurnAim, tolerance, withAimFirst } from './turn-aim.ts'

function plan(worth: number, first: string, ...rest: string[]): Found<object, string> {
  return { plan: { moves: [first, ...rest], worth: new Float64Array(2), chancy: false }, visits: 1, worth }
}

function aim(moves: string[], news?: TurnAim['news']): TurnAim<string> {
  return { reason: { concern: 'award', points: 3 }, moves, news }
}

const other = plan(0.5, 'hire', 'end')

test('the plan of the turn stays first while nothing is better by more than the tolerance', () => {
  const planned = plan(0.5 - tolerance / 2, 'price', 'end')
  expect(withAimFirst([other, planned], aim(['price', 'end']))).toEqual({ found: [planned, other] })
  const worse = plan(0.5 - 2 * tolerance, 'price', 'end')
  expect(withAimFirst([other, worse], aim(['price', 'end']))).toEqual({
    found: [other, worse],
    change: { kind: 'better' },
  })
})

test('a plan that is given up says why: what was drawn or which rival moved', () => {
  const drawn = { kind: 'drawn' } as const
  const rival = { kind: 'rival', seat: 1 } as const
  expect(withAimFirst([other], aim(['price'], drawn)).change).toEqual(drawn)
  expect(withAimFirst([other], aim([], rival)).change).toEqual(rival)
})

test('the same first move with another continuation is another plan, but a longer one is the same', () => {
  const longer = plan(0.49, 'price', 'mark', 'end')
  expect(withAimFirst([other, longer], aim(['price', 'mark'])).found[0]).toBe(longer)
  expect(withAimFirst([plan(0.5, 'price', 'end')], aim(['price', 'mark'])).change).toEqual({ kind: 'better' })
})

test('without an earlier hint the best plan is first, and nothing has changed', () => {
  expect(withAimFirst([other], undefined)).toEqual({ found: [other] })
})
