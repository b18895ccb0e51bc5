import { fastChance } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { orientations } from '../geometry/index.ts'
import { standardOptions } from '../options.ts'
import { savedFactories } from '../positions/saved-factories.ts'
import { checked, department, expansion, failing, fails } from '../testing/plans.ts'
import { any } from '../testing/random-factory.ts'
import {
  type BuildOptions,
  build,
  drawFactory,
  expansionsLeft,
  type Factory,
  freshFactory,
  placesForExpansion,
} from './index.ts'

const everyOption: readonly BuildOptions[] = (['front', 'frontAndSide'] as const).flatMap((keepClear) =>
  (['mainlinesAndFloor', 'none'] as const).map((mirrorTiles) => ({ ...standardOptions, keepClear, mirrorTiles })),
)

describe('laying a floor expansion', () => {
  test('HC-5.54, HC-5.55 exactly one a year, six years long', () => {
    const factory = freshFactory()
    for (let year = 1; year <= 6; year++) {
      expect(expansionsLeft(factory, standardOptions)).toBe(7 - year)
      expect(failing(factory, [], { expansion: null })).toEqual(fails('V-06'))
      const laid = placesForExpansion(factory, standardOptions)[0]!
      expect(failing(factory, [], { expansion: laid })).toBe('legal')
      build(factory, { pieces: [], expansion: laid })
    }
    expect(expansionsLeft(factory, standardOptions)).toBe(0)
    const seventh = placesForExpansion(factory, standardOptions)[0]!
    expect(failing(factory, [], { expansion: seventh })).toEqual(fails('V-06', { expansion: true }))
    expect(failing(factory, [], { expansion: null })).toBe('legal')
  })

  test('HC-5.56 in any of its eight orientations, or four if tiles are not turned over (HC-5.7)', () => {
    const turns = (options: BuildOptions) =>
      new Set(placesForExpansion(freshFactory(), options).map(({ rot, mirror }) => `${rot} ${mirror}`)).size
    expect(turns(standardOptions)).toBe(8)
    expect(turns({ ...standardOptions, mirrorTiles: 'none' })).toBe(4)
    expect(checked(freshFactory(), [], { expansion: { ...expansion(12, 0), tile: 'main' } })).toMatchObject({
      check: 'V-20',
    })
    expect(failing(freshFactory(), [], { expansion: expansion(12.5, 0) })).toMatchObject({ check: 'V-20' })
  })

  test('HC-5.57, HC-5.58 beside the floor: with an edge in common and without covering any', () => {
    expect(failing(freshFactory(), [], { expansion: expansion(12, 11) })).toBe('legal')
    expect(failing(freshFactory(), [], { expansion: expansion(12, 12) })).toMatchObject({ check: 'V-21' })
    expect(failing(freshFactory(), [], { expansion: expansion(13, 0) })).toMatchObject({ check: 'V-21' })
    expect(failing(freshFactory(), [], { expansion: expansion(5, 3) })).toMatchObject({ check: 'V-22' })
  })

  test('HC-5.60 fronts stay free, those of expansions too', () => {
    const factory = { floor: [...freshFactory().floor, expansion(12, 4)], pieces: [] }
    expect(failing(factory, [], { expansion: expansion(12, -2, 1) })).toMatchObject({ check: 'V-23' })
    expect(failing(factory, [], { expansion: expansion(12, -3, 1) })).toBe('legal')
  })

  test('HC-5.61 floor may lie beside the corner of a strip, unless the table agreed otherwise', () => {
    const beside = { expansion: expansion(-6, 0) }
    expect(failing(freshFactory(), [], beside)).toBe('legal')
    expect(checked(freshFactory(), [], { ...beside, options: { keepClear: 'frontAndSide' } })).toMatchObject({
      check: 'V-23',
      rule: 'HC-5.61',
      facts: { x: -1, y: 0 },
    })
  })

  test('HC-5.62 fronts of two tiles may coincide', () => {
    const factory = { floor: [...freshFactory().floor, expansion(5, -8)], pieces: [] }
    // Its strip looks down at the squares at which the strip of the main tile looks up.
    const facing = expansion(-1, -9, 2)
    expect(failing(factory, [], { expansion: facing })).toBe('legal')
    const lines = drawFactory({ floor: [...factory.floor, facing], pieces: [] }, standardOptions).split('\n')
    expect(lines.slice(6, 10)).toEqual(['....##......', '....kk......', '      ......', ' kkkkk.......'])
  })

  test('HC-5.63 its squares and its bay count from next year', () => {
    const laid = expansion(12, 0)
    const research = [department('research', 14, 0)]
    expect(checked(freshFactory(), research, { expansion: laid })).toMatchObject({ check: 'V-07', rule: 'HC-5.9' })
    const next = { floor: [...freshFactory().floor, laid], pieces: [] }
    expect(failing(next, research)).toBe('legal')
  })

  test('HC-5.72 every legal place is listed, and none that is not', () => {
    const options = any(everyOption, { chance: fastChance(1) })
    const { factory } = savedFactories.F3
    const legal: string[] = []
    for (const { rot, mirror } of orientations)
      for (let y = -9; y < 27; y++)
        for (let x = -9; x < 27; x++) {
          const laid = expansion(x, y, rot, mirror)
          if (failing(factory, [], { expansion: laid, options }) === 'legal') legal.push(JSON.stringify(laid))
        }
    expect(placesForExpansion(factory, options).map((laid) => JSON.stringify(laid))).toEqual(legal)
    expect(legal.length).toBeGreaterThan(100)
  })

  test('HC-5.72 there always is a legal place, under every option', () => {
    for (const options of everyOption)
      for (let seed = 1; seed <= 40; seed++) {
        const chance = fastChance(seed)
        const factory: Factory = freshFactory()
        for (let year = 1; year <= 6; year++) {
          const places = placesForExpansion(factory, options)
          expect(places.length).toBeGreaterThan(0)
          build(factory, { pieces: [], expansion: any(places, { chance }) })
        }
      }
  })
})
