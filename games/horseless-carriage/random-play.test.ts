import { isSecret } from '@carriage/kernel'
import { playRandomly } from '@carriage/kernel/conform'
import { describe, expect, test } from 'vitest'
import { scarce } from './components/scarce.ts'
import { horselessCarriageTitle } from './index.ts'
import { invariants } from './invariants/index.ts'
import { type Options, optionsSchema } from './options-schema.ts'
import { playAtRandom, setUp } from './testing/index.ts'

const variants: readonly Partial<Options>[] = [
  {},
  { introductory: true },
  { introductory: true, introMainlines: 'merged', stockUse: 'auto', innovationTie: 'distance' },
  { mirrorTiles: 'none', bayContact: 'bayOrStrip', indicatorAdjacency: 'stationsOnly', keepClear: 'frontAndSide' },
  { planVisibility: 'open', saleObligation: 'windowMayIdle' },
]

describe.each([3, 4, 5] as const)('%i players', (seats) => {
  test.each(variants)('random games end and keep every invariant: %o', (options) => {
    const game = setUp({ seats, options: optionsSchema.parse(options) })
    for (const invariant of invariants) expect(invariant.broken(game.state)).toBeUndefined()
    playAtRandom(game, seats) // every move is checked, and what holds from one position to the next
    expect(game.result.ranking).toHaveLength(seats)
  })
})

test('HC-1.1 the phases of a year follow each other, and HC-8.2 no year comes after the seventh', () => {
  const { events, state } = playAtRandom(setUp(), 7)
  const phases = events.flatMap((event) => (event.kind === 'phaseBegan' ? [`${event.year} ${event.phase}`] : []))
  const names = ['research', 'focus', 'factory', 'brochures', 'sales', 'endCheck', 'expectations', 'demand']
  const expected = Array.from({ length: state.year }, (_, year) => names.map((name) => `${year + 1} ${name}`)).flat()
  expect(phases).toEqual(expected.slice(0, -2))
  expect(state.year).toBeLessThanOrEqual(7)
})

test('HC-5.70 where tiles are few, random players reopen plans, and the games end all the same', () => {
  const tables = horselessCarriageTitle.variants.filter(({ options }) => options.components === scarce)
  expect(tables.map(({ options }) => options.planVisibility)).toEqual(['closed', 'open'])
  for (const table of tables) {
    let count = 0
    for (let seed = 1; seed <= 8; seed++) {
      const { events, end } = playRandomly(horselessCarriageTitle, table, seed)
      expect(end.stage.name).toBe('over')
      const reopened = events.filter((event) => event.kind === 'planReopened')
      for (const { short } of reopened) expect(isSecret(short)).toBe(table.options.planVisibility === 'closed')
      count += reopened.length
    }
    expect(count).toBeGreaterThan(4)
  }
})
