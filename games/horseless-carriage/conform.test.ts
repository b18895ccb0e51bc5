import type { Variant } from '@carriage/kernel'
import { conform } from '@carriage/kernel/conform'
import { describe, expect, test } from 'vitest'
import { horselessCarriageTitle } from './index.ts'
import { type Options, standardOptions } from './options.ts'

describe('random games keep each invariant of a game', () => {
  const games = horselessCarriageTitle.variants.map((variant, index) => [nameOf(variant), index + 1, variant] as const)
  test.each(games)('%s', { timeout: 60_000 }, (_, seed, variant) => {
    const title = { ...horselessCarriageTitle, variants: [variant] }
    expect(conform(title, { games: 1, seed }).games).toBe(1)
  })
})

function nameOf({ seats, options: { components, ...options } }: Variant<Options>): string {
  const chosen = Object.entries(options).filter(([option, value]) => value !== standardOptions[option as keyof Options])
  const names = chosen.map(([option, value]) => `${option} ${JSON.stringify(value)}`)
  return [`${seats} seats`, ...names, ...(components ? [`${components.id} tables`] : [])].join(', ')
}
