import { tryPremoves } from '@carriage/kernel/conform'
import { expect, test } from 'vitest'
import { horselessCarriageTitle } from '../index.ts'

const games = horselessCarriageTitle.variants.slice(0, 9)

test.each([
  { seed: 1, broken: ['brings', 'markers', 'quadrants', 'untouched'] },
  { seed: 3, broken: ['brings', 'markers', 'quadrants', 'untouched'] },
])(
  'orders are legal for their owner, rest on what they rely on, and can be taken back (seed $seed)',
  { timeout: 120_000 },
  ({ seed, broken }) => {
    const tried = tryPremoves(horselessCarriageTitle, games, seed)
    expect(tried.played).toBeGreaterThan(50)
    expect(tried.refused).toBeGreaterThan(3)
    expect(tried.takenBack).toBeGreaterThan(3)
    expect(Object.keys(tried.changed).sort()).toEqual(broken)
  },
)
