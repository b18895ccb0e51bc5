import type { Variant } from '@carriage/kernel'
import { conform } from '@carriage/kernel/conform'
import { describe, expect, test } from 'vitest'
import { ageOfEngineeringTitle, type Options, readComponents, standard, standardOptions } from './index.ts'

describe('random games keep each promise that the house makes for a game', () => {
  const games = ageOfEngineeringTitle.variants.map((variant, index) => [nameOf(variant), index + 1, variant] as const)
  test.each(games)('%s', (_, seed, variant) => {
    const title = { ...ageOfEngineeringTitle, variants: [variant] }
    expect(conform(title, { games: 1, seed }).games).toBe(1)
  })
})

test('they keep them with other tables than ours, too', () => {
  const components = readComponents({
    ...standard,
    id: 'shorter',
    title: 'A shorter lap, other tiles and more sales at once',
    circuit: { ...standard.circuit, lapSpaces: 8 },
    actionTiles: {
      ...standard.actionTiles,
      rows: standard.actionTiles.rows.map((tile) =>
        tile.id === 'T8' ? { id: 'X8', actions: ['research', 'buyer'] } : tile,
      ),
    },
    instants: {
      ...standard.instants,
      rows: {
        ...standard.instants.rows,
        sell5: { ...standard.instants.rows.sell5, copies: 2 },
        race5: { ...standard.instants.rows.race5, copies: 1 },
      },
    },
  })
  const options = { ...standardOptions, components }
  const title = { ...ageOfEngineeringTitle, variants: [{ seats: 2, options }] }
  expect(conform(title, { games: 1 }).games).toBe(1)
})

function nameOf({ seats, options }: Variant<Options>): string {
  const chosen = Object.entries(options).filter(([option, value]) => value !== standardOptions[option as keyof Options])
  return [`${seats} seats`, ...chosen.map(([option, value]) => `${option} ${JSON.stringify(value)}`)].join(', ')
}
