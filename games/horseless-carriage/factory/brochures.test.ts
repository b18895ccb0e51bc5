import { describe, expect, test } from 'vitest'
import { standardOptions } from '../options.ts'
import { factoryFrom } from '../positions/drawing.ts'
import { savedFactories, specs } from '../positions/saved-factories.ts'
import { department, expansion, indicator, station } from '../testing/plans.ts'
import { brochures, build, type Factory, mainlineSpecs, type Piece } from './index.ts'

const { G1, G2, G3, G6, G7 } = savedFactories

function specsOf(factory: Factory) {
  return [...mainlineSpecs(factory, standardOptions).values()]
}
function published(factory: Factory, minimums = specs({})) {
  return brochures(factory, minimums, standardOptions)
}
function grown({ floor, pieces }: Factory, ...added: readonly Piece[]): Factory {
  const factory = { floor: floor.slice(), pieces: pieces.slice() }
  build(factory, { pieces: added, expansion: expansion(12, 0) })
  return factory
}

describe('specs of a mainline', () => {
  test('HC-6.5 count the indicators in the step groups of its four sides', () => {
    const factory = factoryFrom(`
      kkkkk.......
      #####.......
      #####.......
      #####xx<....
      #####xx.....
      .....+DD+bb<
      ..>yyCmmBbb.
      ...yy+AA+...
      ....>uuuu<..
      ............
      ............
      ............
    `)
    expect(specsOf(factory)).toEqual([specs({ speed: 1, reliability: 2, safety: 2 })])
  })

  test('HC-6.6 an indicator counts once for each mainline that it is connected to', () => {
    expect(specsOf(G2.factory).map(({ safety }) => safety)).toEqual([1, 1])
    expect(specsOf(G6.factory).map(({ design }) => design)).toEqual([1, 1])
  })

  test('HC-5.41 a station connected to several mainlines counts for each', () => {
    expect(specsOf(G7.factory).map(({ safety }) => safety)).toEqual([1, 1])
  })

  test('HC-5.50 an indicator counts as its own dimension, whatever it touches besides its station', () => {
    const factory = grown(G1.factory, indicator('reliability', 'B', 3, 7, 'E'))
    expect(specsOf(factory)).toEqual([specs({ speed: 1, range: 1, reliability: 1, safety: 1 })])
  })
})

describe('brochures', () => {
  test('HC-6.7, HC-6.8 the weakest adjacent mainline counts in every dimension, of whatever type', () => {
    expect(published(G7.factory)[0]?.specs).toEqual(specs({ safety: 1 }))
    expect(specsOf(G2.factory).map(({ speed }) => speed)).toEqual([1, 2])
    expect(published(G2.factory)[0]?.specs.speed).toBe(1)
  })

  test('HC-6.9 a dealership sells the types of its adjacent mainlines', () => {
    expect(published(G7.factory).map(({ types }) => types)).toEqual([['car', 'sports']])
    expect(published(G2.factory).map(({ types }) => types)).toEqual([['car']])
  })

  test('HC-6.11, HC-6.12 it names its mainlines, which may serve several dealerships', () => {
    const line = G3.factory.pieces.findIndex(({ kind }) => kind === 'mainline')
    expect(published(G3.factory).map(({ mainlines }) => mainlines)).toEqual([[line], [line]])
    expect(published(G2.factory)[0]?.mainlines).toHaveLength(2)
  })

  test('HC-6.13, HC-6.15 marketing departments beside it stretch its window', () => {
    const one = grown(G1.factory, department('marketing', 8, 4))
    const two = grown(one, department('marketing', 12, 2, 1))
    expect(published(G1.factory)[0]?.window).toBe('S')
    expect(published(one)[0]?.window).toBe('M')
    expect(published(two)[0]?.window).toBe('L')
  })

  test('HC-6.16, HC-6.17 it is open if all five minimum specs are met', () => {
    const isOpen = (minimums: object) => published(G1.factory, specs(minimums))[0]?.open
    expect(isOpen({})).toBe(true)
    expect(isOpen({ speed: 1, range: 1, safety: 1 })).toBe(true)
    expect(isOpen({ design: 1 })).toBe(false)
    expect(isOpen({ speed: 2 })).toBe(false)
  })

  test('HC-6.18 what a year adds is in the brochure of that year', () => {
    const next = grown(G1.factory, station('steeringWheel', 9, 5), indicator('safety', 'B', 9, 8, 'N'))
    expect(published(next)[0]?.specs).toEqual(specs({ speed: 1, range: 1, safety: 2 }))
  })
})
