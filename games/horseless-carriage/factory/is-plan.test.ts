import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlan } from './is-plan.ts'
import type { Piece, Plan } from './piece.ts'
import { planSchema } from './schema.ts'

const pieces: readonly Piece[] = [
  { kind: 'mainline', type: 'car', x: 0, y: -200, rot: 3, mirror: true },
  { kind: 'dealership', type: 'small', x: 4, y: 5, rot: 0 },
  { kind: 'department', type: 'research', x: 200, y: 5, rot: 1 },
  { kind: 'station', type: 'chassis', x: 4, y: 5, rot: 2 },
  { kind: 'indicator', dimension: 'range', step: 'A', x: 1, y: 1, points: 'N' },
]

const expansion = { tile: 'expansion', x: 1, y: 2, rot: 0, mirror: false } as const

/** Values that are likely to be taken for others. */
const strange = fc.constantFrom<unknown>(
  undefined,
  null,
  true,
  '',
  '0',
  'car',
  'main',
  0,
  -0,
  1.5,
  4,
  200,
  201,
  -201,
  Number.NaN,
  Infinity,
  [],
  {},
  [null],
)

test('a plan is what the schema of plans takes, whichever field of it is changed, added or left out', () => {
  const fields = ['kind', 'type', 'x', 'y', 'rot', 'mirror', 'dimension', 'step', 'points', 'tile', 'more']
  const changed = fc
    .tuple(
      fc.constantFrom<object>(...pieces, expansion),
      fc.constantFrom(...fields),
      fc.option(strange, { nil: 'left out' }),
    )
    .map(([whole, field, value]) => {
      const { [field]: _, ...others } = whole as Record<string, unknown>
      return value === 'left out' ? others : { ...others, [field]: value }
    })
  const part = fc.oneof(fc.constantFrom<unknown>(...pieces, expansion), changed, strange)
  fc.assert(
    fc.property(
      fc.oneof(fc.array(part, { maxLength: 3 }), strange),
      fc.oneof(part, fc.constant(null)),
      strange,
      fc.boolean(),
      (pieces, expansion, more, adds) => {
        const plan = adds ? { pieces, expansion, more } : { pieces, expansion }
        expect(isPlan(plan)).toBe(planSchema.safeParse(plan).success)
      },
    ),
    { numRuns: 3000 },
  )
})

test('whole plans are plans, up to 400 pieces', () => {
  const plan: Plan = { pieces, expansion }
  expect(planSchema.safeParse(plan).success).toBe(true)
  expect([plan, { pieces: [], expansion: null }].map(isPlan)).toEqual([true, true])
  const many = (count: number) => ({ pieces: Array.from({ length: count }, () => pieces[1]), expansion: null })
  expect([400, 401].map((count) => isPlan(many(count)))).toEqual([true, false])
  expect([null, undefined, [], {}, 'plan'].map(isPlan)).toEqual([false, false, false, false, false])
})
