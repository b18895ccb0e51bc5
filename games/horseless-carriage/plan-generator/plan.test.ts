import { type Chance, fastChance } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { expandFactory } from '../factories.ts'
import { checkPlan, checkSetUp, type Factory, freshFactory, mainlineSpecs } from '../factory/index.ts'
import { surveyFactory } from '../factory/site.ts'
import { freeze } from '../freeze.ts'
import { type Options, standardOptions } from '../options.ts'
import { optionsSchema } from '../options-schema.ts'
import { access, specs, supply } from '../testing/index.ts'
import { inventStart, someStarts } from './departments.ts'
import { inventPlan } from './plan.ts'

const aims = specs({ safety: 1, design: 1 })

/** Six years of building by chance, each plan checked. */
function* growing(seed: number, options: Options): Generator<{ factory: Factory; chance: Chance }> {
  const chance = fastChance(seed)
  const { research, planning } = inventStart(freeze(freshFactory()), supply(), options, chance)
  let factory = expandFactory(freshFactory(), { pieces: [research, planning], expansion: null })
  for (let year = 1; year <= 7; year++) {
    yield { factory, chance }
    const ground = { factory, supply: supply(), access: access({ range: year, reliability: 0 }), aims, options }
    const plan = inventPlan(ground, chance)
    expect(checkPlan(factory, ground.supply, ground.access, plan, options)).toEqual({ ok: true })
    factory = expandFactory(factory, plan)
  }
}

const variants: readonly Partial<Options>[] = [
  {},
  { mirrorTiles: 'none', keepClear: 'frontAndSide' },
  { indicatorAdjacency: 'stationsOnly', bayContact: 'bayOrStrip' },
  { introductory: true },
]

describe('plans made up by chance', () => {
  test.each(variants)('are legal, whatever the factory: %o', (given) => {
    for (let seed = 1; seed <= 15; seed++)
      for (const { factory } of growing(seed, optionsSchema.parse(given)))
        expect(factory.pieces.length).toBeGreaterThanOrEqual(2)
  })

  test('build real factories: most have mainlines that reach what was aimed at', () => {
    let built = 0
    let reached = 0
    for (let seed = 1; seed <= 60; seed++) {
      let last = freshFactory()
      for (const { factory } of growing(seed, standardOptions)) last = factory
      const lines = [...mainlineSpecs(last, standardOptions).values()]
      if (lines.length > 0) built += 1
      if (lines.some(({ safety, design }) => safety >= 1 && design >= 1)) reached += 1
    }
    expect(built).toBe(60)
    expect(reached).toBeGreaterThan(30)
  })

  test('leave the survey of the factory as it was', () => {
    for (const { factory, chance } of growing(3, standardOptions)) {
      const { layout } = surveyFactory(factory, standardOptions)
      inventPlan({ factory, supply: supply(), access: access(), aims, options: standardOptions }, chance)
      expect(layout.blocks).toHaveLength(factory.pieces.length)
    }
  })

  test('with nothing left in the supply only the expansion is laid', () => {
    const none = supply({ car: 0, sports: 0, truck: 0, research: 0, planning: 0 })
    const factory = freeze({ ...freshFactory() })
    const plan = inventPlan({ factory, supply: none, access: access(), aims, options: standardOptions }, fastChance(1))
    expect(plan.pieces).toEqual([])
    expect(plan.expansion).not.toBeNull()
  })
})

describe('starting departments', () => {
  test('placed by chance are legal', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const { research, planning } = inventStart(freeze(freshFactory()), supply(), standardOptions, fastChance(seed))
      expect(checkSetUp(freshFactory(), [research, planning], standardOptions)).toEqual({ ok: true })
    }
  })

  test('some placements can always be listed', () => {
    const starts = someStarts(freeze(freshFactory()), supply(), standardOptions, 8)
    expect(starts).toHaveLength(8)
    for (const { research, planning } of starts)
      expect(checkSetUp(freshFactory(), [research, planning], standardOptions)).toEqual({ ok: true })
  })
})
