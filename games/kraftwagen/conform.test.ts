import type { Variant } from '@carriage/kernel'
import { conform } from '@carriage/kernel/conform'
import { describe, expect, test } from 'vitest'
import { kraftwagenTitle, type Options, readComponents, standard, standardOptions } from './index.ts'

describe('random games keep each promise that the house makes for a game', () => {
  const games = kraftwagenTitle.variants.map((variant, index) => [nameOf(variant), index + 1, variant] as const)
  test.each(games)('%s', (_, seed, variant) => {
    const title = { ...kraftwagenTitle, variants: [variant] }
    expect(conform(title, { games: 1, seed }).games).toBe(1)
  })
})

test('they keep them with other tables than ours, too', () => {
  const components = readComponents({
    ...standard,
    id: 'shorter',
    title: 'A shorter lap, other tiles and other developments',
    circuit: { ...standard.circuit, lapSpaces: 8 },
    actionTiles: {
      ...standard.actionTiles,
      rows: standard.actionTiles.rows.map((tile) =>
        tile.id === 'T8' ? { id: 'X8', actions: ['research', 'buyer'] } : tile,
      ),
    },
    developments: {
      ...standard.developments,
      rows: [
        { id: 'One', points: { body: 0, engine: 0 }, immediatePart: 'engine', copies: 16 },
        { id: 'Two', points: { body: 2, engine: 0 }, immediatePart: null, copies: 16 },
      ],
    },
  })
  const options = { ...standardOptions, specialtyTiles: true, components }
  const title = { ...kraftwagenTitle, variants: [{ seats: 2, options }] }
  expect(conform(title, { games: 1 }).games).toBe(1)
})

function nameOf({ seats, options }: Variant<Options>): string {
  const chosen = Object.entries(options).filter(([option, value]) => value !== standardOptions[option as keyof Options])
  return [`${seats} seats`, ...chosen.map(([option, value]) => `${option} ${JSON.stringify(value)}`)].join(', ')
}
