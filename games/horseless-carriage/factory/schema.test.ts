import { expect, test } from 'vitest'
import { failing, fails, indicator, savedFactories, without } from '../testing/index.ts'
import { pieceSchema } from './index.ts'

const { G1 } = savedFactories

test('HC-1.24 a spec indicator covers one square and has a step, a dimension and an arrow', () => {
  const whole = { kind: 'indicator', dimension: 'speed', step: 'B', x: 8, y: 5, points: 'W' }
  expect(pieceSchema.safeParse(whole).success).toBe(true)
  for (const part of ['dimension', 'step', 'points']) {
    const { [part as 'step']: _, ...lacking } = whole
    expect(pieceSchema.safeParse(lacking).success, part).toBe(false)
  }
  // Two of them lie side by side at the engine; on one square there is no room for both.
  const bare = without(G1.factory, (piece) => piece.kind === 'indicator' && piece.dimension !== 'safety')
  const plan = (x: number, y: number) => [indicator('speed', 'B', 8, 5, 'W'), indicator('range', 'B', x, y, 'W')]
  expect(failing(bare, plan(8, 6))).toBe('legal')
  expect(failing(bare, plan(8, 5))).toEqual(fails('V-08', { planned: [0, 1] }))
})
