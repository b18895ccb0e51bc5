import type { Seat } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { unequalLines } from '../examples/rare/factories.ts'
import { standardOptions } from '../options.ts'
import { factoryFrom } from '../positions/drawing.ts'
import { savedFactories, specs } from '../positions/saved-factories.ts'
import {
  checked,
  dealership,
  department,
  expansion,
  failing,
  fails,
  indicator,
  mainline,
  replanned,
  reviewed,
  station,
  without,
} from '../testing/plans.ts'
import { accessLevels, brochures, type Factory, freshFactory, mainlineSpecs, type Piece } from './index.ts'
import { surveyFactory } from './site.ts'

const { F1, F2, F3, G1, G2, G3, G4, G6, G7 } = savedFactories

function brochuresOf(factory: Factory, minimums = specs({})) {
  return brochures(factory, minimums, standardOptions)
}

function specsOf(factory: Factory) {
  return [...mainlineSpecs(factory, standardOptions).values()]
}

function indexOf({ pieces }: Pick<Factory, 'pieces'>, x: number, y: number): number {
  const index = pieces.findIndex((piece) => piece.x === x && piece.y === y)
  if (index === -1) throw new Error(`No piece begins at ${x},${y}.`)
  return index
}

/** The access levels on one track by seat, for these markers on it and all other tracks at the start. */
function levelsOnRange(positions: readonly number[]): number[] {
  const order = positions.map((_, seat) => seat as Seat)
  const start = positions.map(() => 0)
  const markers = { speed: start, range: positions, design: start, reliability: start, safety: start }
  return order.map((seat) => accessLevels(markers, order, seat).range)
}

describe('access', () => {
  test('HC-EX-5 patents: the slot says how many others must have been there', () => {
    expect(levelsOnRange([1, 1, 2, 4])).toEqual([4, 2, 2, 4])
  })

  test('HC-EX-6 one dimension of the engine does not open the other', () => {
    const bare = without(G1.factory, ({ kind }) => kind === 'station' || kind === 'indicator')
    const engine = station('engine', 4, 5)
    const [range, speed] = [indicator('range', 'B', 8, 5, 'W'), indicator('speed', 'B', 8, 6, 'W')]
    expect(failing(bare, [engine, range], { access: { range: 1, speed: 0, reliability: 0 } })).toBe('legal')
    expect(checked(bare, [engine, range, speed], { access: { range: 1, speed: 0, reliability: 0 } })).toMatchObject({
      check: 'V-12',
      rule: 'HC-5.29',
      entries: { planned: [2] },
      facts: { square: 1, level: 0 },
    })
    expect(failing(bare, [engine, range, speed], { access: { range: 0, speed: 1, reliability: 0 } })).toEqual(
      fails('V-12', { planned: [1] }),
    )
  })

  test('HC-EX-17 a lost access leaves what was built and forbids what is new', () => {
    const factory = factoryFrom(`
      kkkkk.......
      #####+C+....
      #####AmDSSSS
      #####AmDSSSS
      #####+B+SSSS
      PP......+AA+
      PP......BmmC
      PP......+DD+
      RRR.....wwww
      RRR.....wwww
      RRR.....^...
      ............
    `)
    expect(specsOf(factory)).toEqual([specs({}), specs({ safety: 1 })])
    const second = [station('windshield', 8, 0), indicator('safety', 'D', 7, 0, 'E')]
    expect(checked(factory, second, { access: { safety: 1 } })).toMatchObject({
      check: 'V-12',
      rule: 'HC-5.29',
      entries: { planned: [1] },
      facts: { square: 2, level: 1 },
    })
    expect(failing(factory, second, { access: { safety: 2 } })).toBe('legal')
  })

  test('HC-EX-24 patents with five players', () => {
    expect(levelsOnRange([0, 1, 3, 4, 2])).toEqual([4, 3, 3, 4, 2])
  })

  test('HC-EX-25 second in order, exactly two others', () => {
    expect(levelsOnRange([2, 0, 3])).toEqual([3, 2, 3])
  })
})

describe('specs and windows', () => {
  test('HC-EX-3 a brake and a windshield each give one safety, both together two', () => {
    const mainlineAnd = (...pieces: readonly Piece[]): Factory => ({
      ...freshFactory(),
      pieces: [mainline('car', 5, 5), dealership('small', 5, 8), ...pieces],
    })
    const brake = [station('brake', 9, 5), indicator('safety', 'B', 11, 5, 'W')]
    const windshield = [station('windshield', 5, 3), indicator('safety', 'D', 5, 2, 'S')]
    expect(specsOf(mainlineAnd(...brake))).toEqual([specs({ safety: 1 })])
    expect(specsOf(mainlineAnd(...windshield))).toEqual([specs({ safety: 1 })])
    expect(specsOf(mainlineAnd(...brake, ...windshield))).toEqual([specs({ safety: 2 })])
  })

  test('HC-EX-7 engine and brake on one mainline: of all conductors the brake touches the engine only', () => {
    const { layout } = surveyFactory(G1.factory, standardOptions)
    const [engine, brake] = [indexOf(G1.factory, 4, 5), indexOf(G1.factory, 2, 5)]
    const line = indexOf(G1.factory, 5, 1)
    const conductors = layout.neighboursOf(brake).filter((each) => layout.blocks[each]!.form.conductors > 0)
    expect(new Set(conductors)).toEqual(new Set([engine, indexOf(G1.factory, 2, 7)]))
    // Turned once, a mainline has its B side at the bottom.
    expect(layout.stepGroupOf(brake)).toBe(layout.stepGroupOf(line, 2))
    expect(layout.stepGroupOf(engine)).toBe(layout.stepGroupOf(line, 2))
    expect(brochuresOf(G1.factory)).toMatchObject([{ specs: specs({ speed: 1, range: 1, safety: 1 }), window: 'S' }])
  })

  test('HC-EX-8 two types at one dealership: the weaker mainline counts', () => {
    expect(brochuresOf(G7.factory)).toMatchObject([{ types: ['car', 'sports'], specs: specs({ safety: 1 }) }])
  })

  test('HC-EX-9 two mainlines of one type', () => {
    const gone = ['8,8', '10,8', '4,9']
    const factory = without(G2.factory, ({ x, y }) => gone.includes(`${x},${y}`))
    expect(factory.pieces.length).toBe(G2.factory.pieces.length - 3)
    expect(specsOf(factory)).toEqual([specs({ range: 1, safety: 1 }), specs({ range: 1, safety: 1 })])
    expect(brochuresOf(factory)).toMatchObject([
      { specs: specs({ range: 1, safety: 1 }), types: ['car'], mainlines: { length: 2 } },
    ])
  })

  test('HC-EX-10, HC-6.14 the market stretch: S, M, L and L by 0, 1, 2 and 3 marketing departments, one of them shared', () => {
    const marketing = [
      department('marketing', 1, 5, 1),
      department('marketing', 8, 5, 1),
      department('marketing', 4, 9),
    ]
    const dealers = [dealership('small', 4, 6), dealership('middle', 2, 12), dealership('large', 5, 0)]
    const floor = [...freshFactory().floor, expansion(0, 12, 2)]
    const windows = (departments: readonly Piece[]) =>
      brochuresOf({ floor, pieces: [...dealers, ...departments] }).map(({ window }) => window)
    // The last department touches the first dealership and the second one.
    expect(windows(marketing)).toEqual(['L', 'M', 'S'])
    expect(windows(marketing.slice(1))).toEqual(['L', 'M', 'S'])
    expect(windows(marketing.slice(2))).toEqual(['M', 'M', 'S'])
    expect(windows([])).toEqual(['S', 'S', 'S'])
  })

  test('HC-EX-26 one engine for two mainlines', () => {
    const { layout } = surveyFactory(G2.factory, standardOptions)
    const [first, second] = [indexOf(G2.factory, 5, 1), indexOf(G2.factory, 8, 5)]
    expect(layout.stepGroupOf(first, 2)).toBe(layout.stepGroupOf(second, 3))
    expect(specsOf(G2.factory)).toEqual([
      specs({ speed: 1, range: 1, safety: 1 }),
      specs({ speed: 2, range: 1, safety: 1 }),
    ])
  })

  test('HC-EX-42 a dealership under an off-board minimum', () => {
    const factory = unequalLines
    expect(specsOf(factory)).toEqual([specs({ reliability: 1 }), specs({})])
    const published = brochuresOf(factory, specs({ reliability: 1 }))
    expect(published.map(({ specs, open }) => [specs.reliability, open])).toEqual([
      [1, true],
      [0, false],
    ])
  })
})

describe('saved games', () => {
  test('HC-EX-21 F1: the engine hangs on the corner square of a mirrored mainline', () => {
    const { layout } = surveyFactory(F1.factory, standardOptions)
    const [line, engine] = [indexOf(F1.factory, 4, 10), indexOf(F1.factory, 8, 7)]
    expect(layout.stepGroupOf(engine)).toBe(layout.stepGroupOf(line, 1))
    expect(layout.stepGroupOf(indexOf(F1.factory, 4, 6))).toBe(layout.stepGroupOf(line, 0)) // the door, by the radiator
    expect(layout.stepGroupOf(indexOf(F1.factory, 6, 6))).toBe(layout.stepGroupOf(line, 1)) // the brake, by the engine
  })

  test('HC-EX-21 F1 without mirrored tiles fails V-02, and with clear sides of strips its last floor fails V-24', () => {
    const { bare, pieces } = replanned(F1.factory)
    const none = { mirrorTiles: 'none' } as const
    expect(failing(bare, pieces, { options: none })).toEqual(
      fails('V-02', { planned: [indexOf({ pieces: [...pieces] }, 4, 10)] }),
    )
    const earlier = { floor: bare.floor.slice(0, 2), pieces: [] }
    const last = bare.floor[2]!
    expect(failing(earlier, [], { expansion: last })).toBe('legal')
    expect(checked(earlier, [], { expansion: last, options: { keepClear: 'frontAndSide' } })).toMatchObject({
      check: 'V-24',
      rule: 'HC-5.61',
      facts: { x: 11, y: 15 },
    })
  })

  test('HC-EX-22 F2: the radiator touches the mainline only at the left edge of a corner square', () => {
    const { layout } = surveyFactory(F2.factory, standardOptions)
    const [line, radiator] = [indexOf(F2.factory, 7, 4), indexOf(F2.factory, 5, 7)]
    expect(layout.neighboursOf(radiator)).toContain(line)
    expect(layout.stepGroupOf(radiator)).toBe(layout.stepGroupOf(line, 3))
  })

  test('HC-EX-23 F3: the engine is connected only over two indicators', () => {
    const { layout } = surveyFactory(F3.factory, standardOptions)
    const [line, engine] = [indexOf(F3.factory, 5, 9), indexOf(F3.factory, 8, 5)]
    const touched = layout.neighboursOf(engine)
    expect(touched).not.toContain(line)
    expect(touched).not.toContain(indexOf(F3.factory, 5, 7))
    expect(layout.stepGroupOf(engine)).toBe(layout.stepGroupOf(line, 0))
    const { bare, pieces } = replanned(without(F3.factory, ({ x, y }) => x === 7 && y === 8))
    expect(failing(bare, pieces)).toMatchObject({ check: 'V-13' }) // the brake has lost its indicator
  })

  test('HC-EX-32 joined by indicators only', () => {
    const factory = without(F3.factory, ({ x, y }) => x === 5 && y === 5)
    const { bare, pieces } = replanned(factory)
    expect(failing(bare, pieces)).toBe('legal')
    expect(specsOf(factory)).toEqual(F3.mainlines)
    const engine = indexOf(factory, 8, 5)
    expect(failing(bare, pieces, { options: { indicatorAdjacency: 'stationsOnly' } })).toEqual(
      fails('V-17', { planned: [engine] }),
    )
  })
})

describe('connections', () => {
  test('HC-EX-27 two brakes in separate groups are legal, joined by an indicator they are not', () => {
    const { bare, pieces } = replanned(G4.factory)
    const first = pieces.findIndex((piece) => piece.kind === 'indicator' && piece.x === 4)
    const brakes = [...pieces.keys()].filter((index) => pieces[index]!.kind === 'station')
    const withIndicator = (indicator: Piece) => pieces.with(first, indicator)
    expect(failing(bare, pieces)).toBe('legal')
    expect(failing(bare, withIndicator(indicator('safety', 'B', 6, 6, 'W')))).toEqual(
      fails('V-19', { planned: brakes }),
    )
    expect(failing(bare, withIndicator(indicator('safety', 'B', 5, 7, 'N')))).toEqual(
      fails('V-19', { planned: brakes }),
    )
    expect(failing(bare, withIndicator(indicator('safety', 'B', 6, 5, 'W')))).toBe('legal')
    expect(failing(bare, withIndicator(indicator('safety', 'B', 3, 5, 'E')))).toBe('legal')
  })

  test('HC-EX-28 mainline to mainline', () => {
    const door = indexOf(G6.factory, 8, 6)
    expect(specsOf(G6.factory)).toEqual([specs({ design: 1 }), specs({ design: 1 })])
    const touching = [station('door', 8, 4), indicator('design', 'A', 10, 4, 'W')]
    expect(checked(G6.factory, touching)).toMatchObject({
      check: 'V-19',
      rule: 'HC-5.43',
      entries: { built: [door], planned: [0] },
    })
    const apart = [station('door', 8, 3), indicator('design', 'A', 10, 3, 'W')]
    expect(failing(G6.factory, apart)).toEqual(fails('V-17', { planned: [0, 1] }))
    expect(reviewed(G6.factory, apart).map(({ check }) => check)).toEqual(['V-17', 'V-18'])
  })

  test('HC-EX-29 the wrong side', () => {
    const factory = without(G3.factory, ({ y }) => y === 9)
    expect(factory.pieces.length).toBe(G3.factory.pieces.length - 2)
    const brake = [station('brake', 4, 9), indicator('safety', 'B', 6, 9, 'W')]
    expect(checked(factory, brake)).toMatchObject({
      check: 'V-18',
      entries: { planned: [0] },
      facts: { station: 'brake', step: 'B' },
    })
  })
})
