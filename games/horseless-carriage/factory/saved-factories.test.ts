import { describe, expect, test } from 'vitest'
import { standardOptions } from '../options.ts'
import { type SavedName, savedFactories, specs } from '../positions/saved-factories.ts'
import { failing, replanned } from '../testing/plans.ts'
import { brochures, mainlineSpecs } from './index.ts'

const examples: Readonly<Record<SavedName, string>> = {
  F1: 'HC-EX-21',
  F2: 'HC-EX-22',
  F3: 'HC-EX-23',
  G1: 'HC-EX-7',
  G2: 'HC-EX-26',
  G3: 'HC-EX-36',
  G4: 'HC-EX-27',
  G5: 'HC-EX-33',
  G6: 'HC-EX-28',
  G7: 'HC-EX-8',
}

describe.each(Object.entries(savedFactories))('the saved factory %s', (name, saved) => {
  const { factory } = saved
  const example = examples[name as SavedName]

  test(`${name} (${example}) is legal as one plan on its floor`, () => {
    const { bare, pieces } = replanned(factory)
    expect(failing(bare, pieces)).toBe('legal')
  })

  test(`${name} (${example}) has the specs of its mainlines, HC-6.5`, () => {
    expect([...mainlineSpecs(factory, standardOptions).values()]).toEqual(saved.mainlines)
  })

  test(`${name} (${example}) has the brochures of its dealerships, HC-6.7`, () => {
    const published = brochures(factory, specs({}), standardOptions).map(({ specs, window, mainlines }) => ({
      specs,
      window,
      mainlines: mainlines.length,
    }))
    expect(published).toEqual(saved.dealerships)
  })
})
