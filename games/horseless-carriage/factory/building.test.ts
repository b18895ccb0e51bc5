import { fastChance } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { standardOptions } from '../options.ts'
import { factoryFrom } from '../positions/drawing.ts'
import { savedFactories } from '../positions/saved-factories.ts'
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
  supply,
  without,
} from '../testing/plans.ts'
import { legalPlan, randomFactory } from '../testing/random-factory.ts'
import {
  build,
  checkSetUp,
  checkSupply,
  commonTilesOf,
  type Factory,
  freshFactory,
  type Piece,
  pieceSchema,
  planSchema,
  refusalOf,
} from './index.ts'

const { F1, G1, G2, G3, G4 } = savedFactories

/** G1 as it was at set-up. */
const setUp = without(G1.factory, ({ kind }) => kind !== 'department')
const lineAndDealer = [mainline('car', 5, 1, 1), dealership('small', 8, 1)]

describe('general placement', () => {
  test('HC-5.1 a plan may have no pieces at all', () => {
    expect(failing(freshFactory(), [])).toBe('legal')
    expect(failing(G2.factory, [])).toBe('legal')
  })

  test('HC-5.3 what is built stays where it is', () => {
    const factory: Factory = { floor: G1.factory.floor.slice(), pieces: G1.factory.pieces.slice() }
    build(factory, { pieces: [department('research', 9, 8)], expansion: expansion(12, 0) })
    expect(factory.pieces.slice(0, -1)).toEqual(G1.factory.pieces)
    expect(factory.pieces.at(-1)).toEqual(department('research', 9, 8))
    expect(factory.floor).toEqual([...G1.factory.floor, expansion(12, 0)])
  })

  test('HC-5.4 touching at a corner is not adjacency', () => {
    expect(failing(setUp, [mainline('car', 5, 1, 1), dealership('small', 8, 5)])).toMatchObject({ check: 'V-14' })
    expect(failing(setUp, [mainline('car', 5, 1, 1), dealership('small', 8, 4)])).toBe('legal')
  })

  test('HC-5.5 pieces lie on black squares: not on bay, strip or table', () => {
    for (const [x, y] of [
      [3, 4],
      [3, 0],
      [10, 10],
      [-2, 6],
      [90, -90],
    ] as const)
      expect(checked(freshFactory(), [department('research', x, y)])).toMatchObject({
        check: 'V-07',
        rule: 'HC-5.5',
        entries: { planned: [0] },
      })
  })

  test('HC-5.6 a piece may lie across floor tiles, and contact goes on across their borders', () => {
    const floor = [...freshFactory().floor, expansion(12, 0, 2)]
    const across = [department('research', 10, 0), department('research', 7, 0), department('planning', 5, 0)]
    expect(failing({ floor, pieces: [] }, across)).toBe('legal')
  })

  test('HC-5.7 only mainlines have four turns and a mirrored side; equal places have one notation', () => {
    const rejected = (piece: Piece) => failing(setUp, [piece, ...lineAndDealer]) !== 'legal'
    for (const rot of [2, 3] as const) {
      expect(checked(setUp, [department('planning', 5, 5, rot)])).toMatchObject({ check: 'V-02', rule: 'HC-5.7' })
      expect(rejected(station('bumper', 5, 8, rot))).toBe(true)
    }
    expect(checked(setUp, [department('research', 5, 5, 1)])).toMatchObject({ check: 'V-02' })
    expect(checked(setUp, [dealership('middle', 5, 5, 1)])).toMatchObject({ check: 'V-02' })
    for (const rot of [0, 1, 2, 3] as const)
      for (const mirror of [false, true]) {
        const pieces = [mainline('car', 5, 1, rot, mirror), dealership('middle', 5, rot % 2 === 0 ? 4 : 5)]
        expect(failing(setUp, pieces)).toBe('legal')
        expect(failing(setUp, pieces, { options: { mirrorTiles: 'none' } })).toEqual(
          mirror ? fails('V-02', { planned: [0] }) : 'legal',
        )
      }
  })

  test('HC-5.8 no square carries two pieces, new or old', () => {
    expect(failing(G1.factory, [department('planning', 1, 6)])).toEqual(fails('V-08', { planned: [0] }))
    expect(checked(G1.factory, [indicator('reliability', 'B', 8, 5, 'W')])).toMatchObject({
      check: 'V-08',
      facts: { otherKind: 'indicator', other: 'speed' },
    })
  })

  test('HC-5.10 the supply limits mainlines, departments and stations together, each kind separately', () => {
    const pieces = [...lineAndDealer, department('research', 4, 8)]
    expect(commonTilesOf(pieces)).toEqual({ car: 1, research: 1 })
    expect(checkSupply(supply({ car: 0, research: 0 }), { pieces }).map(({ facts }) => facts)).toEqual([
      { name: 'car', left: 0, need: 1 },
      { name: 'research', left: 0, need: 1 },
    ])
    expect(failing(setUp, pieces, { supply: { car: 0, research: 0 } })).toEqual(fails('V-05', { planned: [0, 2] }))
  })

  test('HC-5.11 a dealership that is built cannot be placed again', () => {
    expect(failing(G1.factory, [dealership('small', 8, 8)])).toEqual(fails('V-03', { planned: [0] }))
  })

  test('HC-5.12 the order of entries does not matter', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const soil = { chance: fastChance(seed), options: standardOptions }
      const factory = randomFactory(3, soil)
      const { pieces, expansion } = legalPlan(factory, soil)
      expect(failing(factory, pieces.toReversed(), { expansion })).toBe('legal')
    }
  })

  test('HC-5.19 mainlines are limited by supply and space only', () => {
    const floor = [...freshFactory().floor, expansion(12, 0, 2)]
    const lines = [mainline('car', 5, 1, 1), mainline('car', 8, 5), mainline('car', 12, 1, 1)]
    const pieces = [dealership('middle', 8, 1), ...lines]
    expect(failing({ floor, pieces: [] }, pieces)).toBe('legal')
    expect(failing({ floor, pieces: [] }, pieces, { supply: { car: 2 } })).toEqual(
      fails('V-05', { planned: [1, 2, 3] }),
    )
  })
})

describe('contact', () => {
  test('HC-5.13, HC-5.14 every group reaches the bay of some floor laid before', () => {
    const far = [department('research', 14, 0), department('planning', 14, 3)]
    const floor = [...freshFactory().floor, expansion(12, 0)]
    expect(failing({ floor, pieces: [] }, far)).toBe('legal')
    expect(failing({ floor, pieces: [] }, [department('research', 15, 0), department('planning', 14, 4)])).toEqual(
      fails('V-17', { planned: [0, 1] }),
    )
    expect(
      reviewed({ floor, pieces: [] }, [department('research', 15, 0), department('planning', 14, 4)]),
    ).toHaveLength(2)
  })

  test('HC-5.16 indicators join contact groups, or not', () => {
    const { bare, pieces } = replanned(
      factoryFrom(`
        kkkkk.......
        #####+C+SSSS
        #####AmDSSSS
        #####AmDSSSS
        #####+B+....
        PP...bb<RRR.
        PP...bb.RRR.
        PP......RRR.
        ............
        ............
        ............
        ............
      `),
    )
    const research = pieces.findIndex((piece) => piece.kind === 'department' && piece.type === 'research')
    expect(failing(bare, pieces)).toBe('legal')
    expect(failing(bare, pieces, { options: { indicatorAdjacency: 'stationsOnly' } })).toEqual(
      fails('V-17', { planned: [research] }),
    )
  })

  test('HC-5.17, HC-5.18 mainline and dealership need each other, HC-5.20 whatever the side', () => {
    for (const dealer of [dealership('small', 9, 5, 1), dealership('small', 5, 8), dealership('small', 2, 5, 1)])
      expect(failing(freshFactory(), [mainline('car', 5, 5), dealer, department('research', 5, 2)])).toBe('legal')
    expect(failing(setUp, [mainline('car', 5, 1, 1)])).toEqual(fails('V-14', { planned: [0] }))
    expect(failing(setUp, [dealership('small', 5, 1)])).toEqual(fails('V-15', { planned: [0] }))
  })

  test('HC-5.21, HC-5.22 marketing touches a dealership, the other departments touch whom they like', () => {
    expect(failing(G1.factory, [department('marketing', 8, 7)])).toEqual(fails('V-16', { planned: [0] }))
    expect(failing(G1.factory, [department('marketing', 8, 7), department('research', 3, 9)])).toEqual(
      fails('V-16', { planned: [0] }),
    )
    expect(failing(G1.factory, [department('research', 8, 7), department('planning', 3, 9)])).toBe('legal')
  })
})

describe('connection', () => {
  test('HC-5.33 a station hangs on a side of its own step', () => {
    const door = (x: number, y: number) => [station('door', x, y), indicator('design', 'A', x, y + 2, 'N')]
    const bare = without(G3.factory, ({ kind }) => kind === 'station' || kind === 'indicator')
    expect(failing(bare, door(4, 9))).toBe('legal') // below, at A
    expect(failing(bare, door(8, 9))).toEqual(fails('V-18', { planned: [0] })) // at a dealership
  })

  test('HC-5.42, HC-5.43 copies in separate groups are legal, what joins them is not', () => {
    const brakes = [...G4.factory.pieces.keys()].filter((index) => G4.factory.pieces[index]?.kind === 'station')
    // A second indicator would find no socket, so another station joins them.
    const joint = [station('steeringWheel', 3, 8), indicator('safety', 'B', 3, 11, 'N')]
    expect(failing(G4.factory, joint)).toEqual(fails('V-19', { built: brakes }))
  })

  test('HC-5.40 departments and dealerships conduct nothing', () => {
    const brake = [station('brake', 3, 8), indicator('safety', 'B', 3, 10, 'N')]
    expect(failing(setUp, [...lineAndDealer, ...brake])).toEqual(fails('V-18', { planned: [2] }))
  })
})

describe('indicators', () => {
  test('HC-5.44, HC-5.49 one is enough and more are optional', () => {
    const engine = station('engine', 4, 5)
    const [speed, range] = [indicator('speed', 'B', 8, 5, 'W'), indicator('range', 'B', 8, 6, 'W')]
    expect(failing(setUp, [...lineAndDealer, engine])).toEqual(fails('V-13', { planned: [2] }))
    expect(failing(setUp, [...lineAndDealer, engine, speed])).toBe('legal')
    expect(failing(setUp, [...lineAndDealer, engine, speed, range])).toBe('legal')
  })

  test('HC-5.45 an arrow points at a technology station and at nothing else', () => {
    const aims = (x: number, y: number, points: 'N' | 'E' | 'S' | 'W') =>
      failing(G1.factory, [indicator('reliability', 'B', x, y, points)])
    expect(aims(8, 7, 'W')).toBe('legal')
    for (const points of ['N', 'E', 'S'] as const) expect(aims(8, 7, points)).toEqual(fails('V-09', { planned: [0] }))
    expect(aims(8, 4, 'W')).toEqual(fails('V-09', { planned: [0] })) // a mainline
    expect(aims(3, 8, 'W')).toEqual(fails('V-09', { planned: [0] })) // a department
  })

  test('HC-5.46 it has the step of its station', () => {
    expect(checked(G1.factory, [indicator('reliability', 'C', 8, 7, 'W')])).toMatchObject({
      check: 'V-10',
      facts: { step: 'C', station: 'engine', stationStep: 'B' },
    })
  })

  test('HC-5.47 a station has no more of a dimension than sockets', () => {
    expect(checked(G1.factory, [indicator('design', 'B', 8, 7, 'W')])).toMatchObject({
      check: 'V-11',
      facts: { station: 'engine', dimension: 'design', sockets: 0 },
    })
  })

  test('HC-5.48 sockets fill in the order of the track, old indicators first', () => {
    const radiator = [
      station('radiator', 5, 8, 1),
      indicator('range', 'A', 8, 8, 'W'),
      indicator('range', 'A', 8, 9, 'W'),
    ]
    const pieces = [mainline('car', 5, 5), dealership('small', 5, 2), ...radiator]
    expect(failing(freshFactory(), pieces, { access: { range: 4 } })).toEqual(fails('V-12', { planned: [4] }))
    expect(failing(freshFactory(), pieces, { access: { range: 1 } })).toEqual(fails('V-12', { planned: [3, 4] }))
    expect(failing(freshFactory(), pieces, { access: { range: 5 } })).toBe('legal')
  })

  test('HC-5.51 a station of an earlier year may get a missing indicator', () => {
    expect(failing(G1.factory, [indicator('reliability', 'B', 8, 7, 'W')])).toBe('legal')
  })
})

describe('set-up', () => {
  const check = (...pieces: readonly Piece[]) => checkSetUp(freshFactory(), pieces, standardOptions)

  test('HC-2.9 one research and one planning department at the bay', () => {
    expect(check(department('research', 0, 5), department('planning', 5, 1))).toEqual({ ok: true })
    expect(check(department('planning', 5, 1), department('research', 7, 1))).toEqual({ ok: true })
    expect(check(department('planning', 5, 1), department('research', 8, 1))).toMatchObject({ check: 'V-17' })
    expect(check(department('planning', 4, 1), department('research', 7, 1))).toMatchObject({ check: 'V-07' })
    expect(check(department('planning', 5, 1), department('research', 5, 2))).toMatchObject({ check: 'V-08' })
    expect(check(department('planning', 5, 1, 2), department('research', 7, 1))).toMatchObject({ check: 'V-02' })
  })

  test('HC-2.9 nothing else, nothing less, nothing twice', () => {
    for (const pieces of [
      [],
      [department('research', 0, 5)],
      [department('research', 0, 5), department('research', 3, 5)],
      [department('research', 0, 5), department('planning', 5, 1), department('planning', 5, 4)],
      [department('research', 0, 5), department('marketing', 5, 1)],
      [department('research', 0, 5), station('brake', 5, 1)],
    ])
      expect(check(...pieces)).toMatchObject({ ok: false, check: 'set-up', rule: 'HC-2.9' })
  })

  test('HC-2.11 the main tile lies as it is drawn', () => {
    expect(freshFactory()).toEqual({ floor: [{ tile: 'main', x: 0, y: 0, rot: 0, mirror: false }], pieces: [] })
  })
})

describe('what travels', () => {
  test('a plan is plain JSON and is read with its form checked', () => {
    const plan = { pieces: F1.factory.pieces, expansion: expansion(12, 0) }
    expect(planSchema.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
    expect(planSchema.safeParse({ pieces: [], expansion: null }).success).toBe(true)
    expect(planSchema.safeParse({ pieces: [] }).success).toBe(false)
    for (const piece of [
      { ...department('research', 0, 5), kind: 'office' },
      { ...department('research', 0, 5), type: 'engine' },
      { ...department('research', 0, 5), mirror: true },
      { ...department('research', 0, 5), x: 0.5 },
      { ...department('research', 0, 5), rot: 4 },
      { ...department('research', 0, 5), y: 1e6 },
    ])
      expect(pieceSchema.safeParse(piece).success).toBe(false)
  })

  test('a refusal names the rule and the check, and says which entries fail it', () => {
    const verdict = checked(G1.factory, [indicator('reliability', 'B', 8, 7, 'W')], { access: { reliability: 4 } })
    if (verdict.ok) throw new Error('It should fail.')
    expect(refusalOf(verdict)).toEqual({
      legal: false,
      rule: 'HC-5.29',
      facts: {
        check: 'V-12',
        dimension: 'reliability',
        station: 'engine',
        square: 5,
        level: 4,
        built: [],
        planned: [0],
        expansion: false,
      },
    })
  })

  test('a check does not trust the types: an unknown piece fails V-02', () => {
    const strange = [
      { kind: 'station', type: 'radio', x: 5, y: 5, rot: 0 },
      { kind: 'canteen', x: 5, y: 5 },
      department('research', 0.5, 5),
      department('research', 0, 5, 7 as 0),
    ] as Piece[]
    expect(failing(freshFactory(), strange)).toEqual(fails('V-02', { planned: [0, 1, 2, 3] }))
    expect(new Set(reviewed(freshFactory(), strange).map(({ check }) => check))).toEqual(new Set(['V-02']))
  })
})
