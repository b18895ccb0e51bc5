import { describe, expect, test } from 'vitest'
import { stationTypes } from '../components/index.ts'
import { standardOptions } from '../options.ts'
import { factoryFrom } from '../positions/drawing.ts'
import { savedFactories } from '../positions/saved-factories.ts'
import { expansion, mainline } from '../testing/plans.ts'
import { departmentSigns, stationSigns } from './drawing.ts'
import { drawFactory, freshFactory } from './index.ts'

describe('a drawing', () => {
  test('HC-1.16 of an empty factory shows bay, strip and black squares', () => {
    expect(drawFactory(freshFactory(), standardOptions).split('\n').slice(0, 6)).toEqual([
      'kkkkk.......',
      '#####.......',
      '#####.......',
      '#####.......',
      '#####.......',
      '............',
    ])
  })

  test('HC-1.17 of two tiles leaves out the table between them', () => {
    const factory = { floor: [...freshFactory().floor, expansion(12, 0, 2, true)], pieces: [] }
    expect(drawFactory(factory, standardOptions).split('\n').slice(5, 9)).toEqual([
      '..................',
      '............##....',
      '............kk....',
      '............',
    ])
  })

  test('HC-1.18 shows a mainline as a frame with its letters', () => {
    const pieces = [mainline('sports', 5, 5, 3, true)]
    expect(
      drawFactory({ ...freshFactory(), pieces }, standardOptions)
        .split('\n')
        .slice(5, 10),
    ).toEqual(['.....+C+....', '.....DmA....', '.....DmA....', '.....DmA....', '.....+B+....'])
  })

  test('has a letter of its own for every station and department', () => {
    const signs = [...stationTypes.map((type) => stationSigns[type]), ...Object.values(departmentSigns), 'S', 'm', 'k']
    expect(new Set(signs).size).toBe(signs.length)
  })

  test('can be read back', () => {
    for (const { factory } of Object.values(savedFactories)) {
      const read = factoryFrom(drawFactory(factory, standardOptions), { floor: factory.floor })
      expect(read).toEqual(factory)
    }
  })

  test('that makes no sense is not read', () => {
    expect(() => factoryFrom('kkkkk.......')).toThrow('drawn otherwise')
    expect(() => factoryFrom('RR')).toThrow('no size')
    expect(() => factoryFrom('?')).toThrow('What is')
    expect(() => factoryFrom('<..')).toThrow('points at no station')
  })
})
