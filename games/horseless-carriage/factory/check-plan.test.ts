import { fastChance } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { freeze } from '../freeze.ts'
import { standardOptions } from '../options.ts'
import { savedFactories } from '../positions/saved-factories.ts'
import { access, station, supply } from '../testing/plans.ts'
import {
  any,
  draft,
  legalPlan,
  randomFactory,
  type Soil,
  scarcity,
  spoiled,
  twinned,
} from '../testing/random-factory.ts'
import { slowCheck } from '../testing/slow-check.ts'
import {
  type BuildOptions,
  checkPlan,
  checkPlanOn,
  type Factory,
  type Plan,
  reviewPlan,
  surveyFactory,
} from './index.ts'

function soilOf(seed: number): Soil {
  const chance = fastChance(seed)
  const options: BuildOptions = {
    ...standardOptions,
    introductory: chance.below(6) === 0,
    mirrorTiles: any(['mainlinesAndFloor', 'mainlinesAndFloor', 'none'], { chance }),
    bayContact: any(['bay', 'bayOrStrip'], { chance }),
    indicatorAdjacency: any(['counts', 'stationsOnly'], { chance }),
    keepClear: any(['front', 'frontAndSide'], { chance }),
  }
  return { chance, options }
}

/** Plans as they come up: legal ones, drafts, and both with a few things changed. */
function plansFor(factory: Factory, soil: Soil): Plan[] {
  const whole = legalPlan(factory, soil)
  const rough = { pieces: draft(factory, soil), expansion: whole.expansion }
  const plans = [whole, rough, twinned(factory, whole, soil)]
  for (let count = 0; count < 24; count++) plans.push(spoiled(any(plans, soil), soil))
  return plans
}

describe('the checks', () => {
  test('HC-5.12 agree with the same checks written as plainly as can be, on thousands of plans', () => {
    const met = new Map<string, number>()
    for (let seed = 1; seed <= 40; seed++) {
      const soil = soilOf(seed)
      const factory = randomFactory(1 + soil.chance.below(6), soil)
      for (const plan of plansFor(factory, soil)) {
        const { supply, access } = scarcity(soil)
        const verdict = checkPlan(factory, supply, access, plan, soil.options)
        const outcome = verdict.ok ? 'legal' : { check: verdict.check, ...verdict.entries }
        expect(outcome).toEqual(slowCheck(factory, supply, access, plan, soil.options))
        const problems = reviewPlan(factory, supply, access, plan, soil.options)
        expect(problems[0]?.check).toBe(verdict.ok ? undefined : verdict.check)
        const name = verdict.ok ? 'legal' : verdict.check
        met.set(name, (met.get(name) ?? 0) + 1)
      }
    }
    // All of them were met but V-01, which is not about the plan, and V-04, which takes a plan of its own.
    const numbers = Array.from({ length: 24 }, (_, index) => `V-${String(index + 1).padStart(2, '0')}`)
    expect(numbers.filter((number) => !met.has(number) && number !== 'V-04')).toEqual(['V-01'])
    expect(met.get('legal')).toBeGreaterThan(100)
  })

  test('leave a site as they found it, and refuse one that somebody else has not left so', () => {
    const { factory } = savedFactories.G1
    const site = surveyFactory(factory, standardOptions)
    const plan = { pieces: [station('brake', 8, 7)], expansion: null }
    checkPlanOn(site, supply(), access(), plan)
    expect(site.layout.blocks).toHaveLength(factory.pieces.length)
    site.layout.place(site.layout.blocks[0]!.form, 9, 8)
    expect(() => checkPlanOn(site, supply(), access(), plan)).toThrow('left a draft')
  })

  test('survey a frozen factory once, and one that may change each time', () => {
    const frozen = freeze(structuredClone(savedFactories.G2.factory))
    expect(surveyFactory(frozen, standardOptions)).toBe(surveyFactory(frozen, standardOptions))
    const other = { ...standardOptions, bayContact: 'bayOrStrip' } as const
    expect(surveyFactory(frozen, other).options).toBe(other)
    const open = structuredClone(frozen)
    expect(surveyFactory(open, standardOptions)).not.toBe(surveyFactory(open, standardOptions))
  })
})
