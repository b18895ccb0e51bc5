import { describe, expect, test } from 'vitest'
import { chassis } from '../examples/rare/factories.ts'
import { standardOptions } from '../options.ts'
import { savedFactories, specs } from '../positions/saved-factories.ts'
import {
  access,
  checked,
  dealership,
  department,
  expansion,
  failing,
  fails,
  indicator,
  mainline,
  station,
  supply,
  without,
} from '../testing/plans.ts'
import { brochures, build, type Factory, freshFactory, type LaidFloor, type Piece, placesFor } from './index.ts'

const { G1, G5 } = savedFactories

/** The factory a year later: with these pieces built and this floor laid. */
function yearAfter(factory: Factory, pieces: readonly Piece[], laid: LaidFloor): Factory {
  const next = { floor: factory.floor.slice(), pieces: factory.pieces.slice() }
  build(next, { pieces, expansion: laid })
  return next
}

describe('the loading bay', () => {
  test('HC-EX-30 corner contact with the bay', () => {
    const factory = { ...freshFactory(), pieces: [department('research', 0, 5)] }
    expect(failing(factory, [department('planning', 5, 5)])).toEqual(fails('V-17', { planned: [0] }))
    expect(failing(factory, [department('planning', 5, 4)])).toBe('legal')
  })

  test('HC-EX-31 strip contact', () => {
    const factory = { floor: [...freshFactory().floor, expansion(5, -8, 0, true)], pieces: [] }
    const planning = [department('planning', 5, -2)]
    expect(checked(factory, planning)).toMatchObject({ check: 'V-17', rule: 'HC-5.15', entries: { planned: [0] } })
    expect(failing(factory, planning, { options: { bayContact: 'bayOrStrip' } })).toBe('legal')
  })

  test('HC-EX-65 the bay of the expansion of this year comes too late', () => {
    const factory = { ...freshFactory(), pieces: [department('planning', 0, 5), department('research', 0, 8)] }
    const research = [department('research', 9, 0)]
    const laid = expansion(12, 0)
    expect(checked(factory, research, { expansion: laid })).toMatchObject({
      check: 'V-17',
      rule: 'HC-5.63',
      entries: { planned: [0] },
    })
    expect(failing(factory, [], { expansion: laid })).toBe('legal')
    expect(failing(yearAfter(factory, [], laid), research)).toBe('legal')
  })
})

describe('indicators', () => {
  const places = (factory: Factory) =>
    placesFor(
      factory,
      supply(),
      access({ safety: 4 }),
      [],
      { kind: 'indicator', dimension: 'safety', step: 'A' },
      standardOptions,
    ).map(({ x, y, ...piece }) => `${x},${y} ${piece.kind === 'indicator' && piece.points}`)

  test('HC-EX-33 an upgrade without room, a year later with room', () => {
    expect(places(G5.factory)).toEqual([])
    expect(brochures(G5.factory, specs({}), standardOptions)).toMatchObject([{ specs: specs({ reliability: 1 }) }])
    const laid = expansion(12, 0)
    expect(failing(G5.factory, [], { expansion: laid })).toBe('legal')
    const next = yearAfter(G5.factory, [], laid)
    expect(places(next)).toEqual(['12,2 W', '12,3 W', '12,4 W'])
    expect(failing(next, [indicator('safety', 'A', 12, 1, 'W')])).toEqual(fails('V-07', { planned: [0] }))
    expect(failing(next, [indicator('safety', 'A', 12, 2, 'W')])).toBe('legal')
  })

  test('HC-EX-34 the second socket of the same dimension', () => {
    const factory = chassis
    const second = indicator('reliability', 'A', 9, 9, 'W')
    const third = indicator('reliability', 'A', 9, 10, 'W')
    expect(checked(factory, [second], { access: { reliability: 5 } })).toMatchObject({
      check: 'V-12',
      rule: 'HC-5.48',
      entries: { planned: [0] },
      facts: { square: 6, level: 5 },
    })
    expect(failing(factory, [second], { access: { reliability: 6 } })).toBe('legal')
    expect(failing(factory, [second, third])).toEqual(fails('V-11', { planned: [1] }))
  })
})

describe('floor', () => {
  test('HC-EX-20 in year 7 no expansion is left to lay', () => {
    const six = [0, 1, 2, 3, 4, 5].map((year) => expansion(5 + 6 * year, -8))
    const factory = { floor: [...freshFactory().floor, ...six], pieces: [] }
    expect(failing(factory, [], { expansion: null })).toBe('legal')
    expect(checked(factory, [], { expansion: expansion(12, 0) })).toMatchObject({
      check: 'V-06',
      rule: 'HC-5.55',
      entries: { expansion: true },
    })
  })

  test('HC-EX-35 building on the expansion of the same plan', () => {
    const research = [department('research', 11, 5)]
    const laid = expansion(12, 0, 2)
    expect(checked(freshFactory(), research, { expansion: laid })).toMatchObject({ check: 'V-07', rule: 'HC-5.9' })
    const next = yearAfter(freshFactory(), [], laid)
    // Joined to the bay of the main tile by two planning departments and a research department.
    const joined = [department('planning', 5, 3, 1), department('planning', 8, 3, 1), department('research', 8, 5)]
    expect(failing(next, [...research, ...joined])).toBe('legal')
  })

  test.each([
    [5, -8, 0, 'legal', 'legal'],
    [4, -8, 0, 'V-23', 'V-23'],
    [5, -8, 2, 'V-24', 'V-24'],
    [12, 12, 0, 'V-21', 'V-21'],
    [-6, 0, 0, 'legal', 'V-23'],
    [12, 0, 2, 'legal', 'legal'],
    [12, 0, 0, 'legal', 'V-24'],
    [12, 0, 3, 'V-24', 'V-24'],
    [0, 12, 0, 'V-24', 'V-24'],
    [0, 12, 2, 'legal', 'legal'],
    [-8, 0, 1, 'V-24', 'V-23'],
    [-8, 0, 3, 'legal', 'V-23'],
    [11, 0, 0, 'V-22', 'V-22'],
  ] as const)('HC-EX-37 an expansion at (%i,%i) turned %i times: %s, with clear sides %s', (x, y, rot, front, side) => {
    const result = (keepClear: 'front' | 'frontAndSide') => {
      const verdict = checked(freshFactory(), [], { expansion: expansion(x, y, rot), options: { keepClear } })
      return verdict.ok ? 'legal' : verdict.check
    }
    expect(result('front')).toBe(front)
    expect(result('frontAndSide')).toBe(side)
  })

  test('HC-EX-37 facts name a square in the way', () => {
    const facts = (laid: LaidFloor) => checked(freshFactory(), [], { expansion: laid })
    expect(facts(expansion(4, -8))).toMatchObject({ rule: 'HC-5.60', facts: { x: 4, y: -1 } })
    expect(facts(expansion(5, -8, 2))).toMatchObject({ rule: 'HC-5.60', facts: { x: 10, y: 0 } })
    expect(facts(expansion(12, 0, 3))).toMatchObject({ rule: 'HC-5.60', facts: { x: 11 } })
    expect(facts(expansion(11, 0))).toMatchObject({ rule: 'HC-5.58', facts: { x: 11, y: 0 } })
  })

  test('HC-EX-38 an enclosed yard', () => {
    let factory = freshFactory()
    for (const laid of [expansion(5, -8, 0, true), expansion(-2, -14, 1), expansion(-6, -8)]) {
      expect(failing(factory, [], { expansion: laid })).toBe('legal')
      factory = yearAfter(factory, [], laid)
    }
    for (let x = 0; x <= 4; x++)
      for (const rot of [0, 1, 2, 3] as const)
        expect(failing(factory, [], { expansion: expansion(x, -1, rot) })).not.toBe('legal')
  })
})

describe('tiles', () => {
  test('HC-EX-39 a plan that loses its engine: its indicators point at nothing', () => {
    const bare = without(G1.factory, ({ kind }) => kind === 'station' || kind === 'indicator')
    const engine = station('engine', 4, 5)
    const itsIndicators = [indicator('speed', 'B', 8, 5, 'W'), indicator('range', 'B', 8, 6, 'W')]
    const brake = [station('brake', 4, 5), indicator('safety', 'B', 3, 5, 'E')]
    const plan = [station('brake', 2, 5), indicator('safety', 'B', 2, 7, 'N'), engine, ...itsIndicators]
    expect(failing(bare, plan, { supply: { engine: 1 } })).toBe('legal')
    expect(checked(bare, plan, { supply: { engine: 0 } })).toMatchObject({
      check: 'V-05',
      entries: { planned: [2] },
      facts: { name: 'engine', left: 0, need: 1 },
    })
    expect(failing(bare, [...brake, ...itsIndicators])).toEqual(fails('V-09', { planned: [2, 3] }))
    expect(failing(bare, brake)).toBe('legal')
  })

  test('HC-EX-61 in the introductory game there is no truck mainline', () => {
    const pieces = [mainline('truck', 5, 1, 1), dealership('small', 8, 1)]
    expect(failing(freshFactory(), pieces)).toBe('legal')
    expect(checked(freshFactory(), pieces, { options: { introductory: true } })).toMatchObject({
      check: 'V-02',
      rule: 'HC-12.5',
      entries: { planned: [0] },
    })
  })

  test('HC-EX-63 one brake left, two in the plan', () => {
    const bare = without(G1.factory, ({ kind }) => kind === 'station' || kind === 'indicator')
    const brakes = [station('brake', 5, 5), station('brake', 9, 5)]
    expect(checked(bare, brakes, { supply: { brake: 1 } })).toMatchObject({
      check: 'V-05',
      rule: 'HC-5.10',
      entries: { planned: [0, 1] },
      facts: { name: 'brake', left: 1, need: 2 },
    })
  })

  test('HC-EX-64 mainline and dealership in one plan', () => {
    const bare = without(G1.factory, ({ kind }) => kind !== 'department')
    const [line, dealer] = [mainline('car', 5, 1, 1), dealership('small', 8, 1)]
    expect(failing(bare, [dealer])).toEqual(fails('V-15', { planned: [0] }))
    expect(failing(bare, [line])).toEqual(fails('V-14', { planned: [0] }))
    expect(failing(bare, [dealer, line])).toBe('legal')
    const built = yearAfter(bare, [dealer, line], expansion(12, 0))
    expect(brochures(built, specs({}), standardOptions)).toMatchObject([{ specs: specs({}), open: true }])
  })
})
