import { describe, expect, test } from 'vitest'
import { savedFactories } from '../../positions/saved-factories.ts'
import {
  type Circumstances,
  checked,
  dealership,
  department,
  expansion,
  failing,
  fails,
  indicator,
  mainline,
  reviewed,
  station,
} from '../../testing/plans.ts'
import { type CheckId, type Factory, freshFactory, type Piece } from '../index.ts'

const { G1 } = savedFactories
const brake = G1.factory.pieces.findIndex((piece) => piece.kind === 'station' && piece.type === 'brake')

/** A mainline and two dealerships of the same size beside it. */
const twoSmallOnes = [mainline('car', 5, 4), dealership('small', 9, 4, 1), dealership('small', 5, 7)]

/** Five marketing departments around the large dealership. */
const wide: Factory = { floor: [...freshFactory().floor, expansion(0, 12, 2), expansion(6, 12, 2)], pieces: [] }
const fiveOffices = [
  department('research', 2, 5),
  mainline('car', 5, 5),
  dealership('large', 4, 8),
  department('marketing', 0, 8),
  department('marketing', 9, 8, 1),
  department('marketing', 4, 12, 1),
  department('marketing', 7, 12, 1),
  department('marketing', 0, 11),
]

interface Failing {
  readonly name: string
  readonly check: CheckId
  readonly rule: string
  readonly factory: Factory
  readonly pieces: readonly Piece[]
  readonly how?: Circumstances
  readonly entries: { built?: number[]; planned?: number[]; expansion?: boolean }
  /** What makes it legal again. */
  readonly mended?: { readonly pieces?: readonly Piece[]; readonly how?: Circumstances }
}

const plans: readonly Failing[] = [
  {
    name: 'a plan out of season',
    check: 'V-01',
    rule: 'HC-5.64',
    factory: G1.factory,
    pieces: [],
    how: { building: false },
    entries: {},
    mended: { how: {} },
  },
  {
    name: 'a square piece that is turned',
    check: 'V-02',
    rule: 'HC-5.7',
    factory: freshFactory(),
    pieces: [department('planning', 5, 2), department('research', 0, 5, 1)],
    entries: { planned: [1] },
    mended: { pieces: [department('planning', 5, 2), department('research', 0, 5)] },
  },
  {
    name: 'a dealership twice',
    check: 'V-03',
    rule: 'HC-5.11',
    factory: freshFactory(),
    pieces: twoSmallOnes,
    entries: { planned: [1, 2] },
    mended: { pieces: twoSmallOnes.with(2, dealership('middle', 5, 7)) },
  },
  {
    name: 'a fifth marketing department',
    check: 'V-04',
    rule: 'HC-5.11',
    factory: wide,
    pieces: fiveOffices,
    entries: { planned: [3, 4, 5, 6, 7] },
    mended: { pieces: fiveOffices.slice(0, -1) },
  },
  {
    name: 'a tile that is not left',
    check: 'V-05',
    rule: 'HC-5.10',
    factory: freshFactory(),
    pieces: [department('research', 0, 5), department('planning', 5, 2), department('planning', 7, 2)],
    how: { supply: { planning: 1 } },
    entries: { planned: [1, 2] },
    mended: { how: { supply: { planning: 2 } } },
  },
  {
    name: 'no expansion',
    check: 'V-06',
    rule: 'HC-5.54',
    factory: G1.factory,
    pieces: [],
    how: { expansion: null },
    entries: {},
    mended: { how: {} },
  },
  {
    name: 'a piece on the bay',
    check: 'V-07',
    rule: 'HC-5.5',
    factory: freshFactory(),
    pieces: [department('planning', 4, 4)],
    entries: { planned: [0] },
    mended: { pieces: [department('planning', 5, 4)] },
  },
  {
    name: 'two pieces on one square',
    check: 'V-08',
    rule: 'HC-5.8',
    factory: freshFactory(),
    pieces: [department('planning', 0, 5), department('research', 3, 5), department('planning', 1, 5)],
    entries: { planned: [0, 2] },
    mended: { pieces: [department('planning', 0, 5), department('research', 4, 5), department('planning', 2, 5)] },
  },
  {
    name: 'an indicator that points at nothing',
    check: 'V-09',
    rule: 'HC-5.45',
    factory: G1.factory,
    pieces: [indicator('reliability', 'B', 9, 5, 'E')],
    entries: { planned: [0] },
  },
  {
    name: 'an indicator of another step',
    check: 'V-10',
    rule: 'HC-5.46',
    factory: G1.factory,
    pieces: [indicator('reliability', 'A', 8, 7, 'W')],
    entries: { planned: [0] },
    mended: { pieces: [indicator('reliability', 'B', 8, 7, 'W')] },
  },
  {
    name: 'an indicator without a socket',
    check: 'V-11',
    rule: 'HC-5.47',
    factory: G1.factory,
    pieces: [indicator('reliability', 'B', 8, 7, 'W'), indicator('speed', 'B', 8, 8, 'W')],
    entries: { planned: [1] },
  },
  {
    name: 'an indicator without access',
    check: 'V-12',
    rule: 'HC-5.29',
    factory: G1.factory,
    pieces: [indicator('reliability', 'B', 8, 7, 'W')],
    how: { access: { reliability: 4 } },
    entries: { planned: [0] },
    mended: { how: { access: { reliability: 5 } } },
  },
  {
    name: 'a station without an indicator',
    check: 'V-13',
    rule: 'HC-5.44',
    factory: G1.factory,
    pieces: [station('steeringWheel', 9, 5)],
    entries: { planned: [0] },
    mended: { pieces: [station('steeringWheel', 9, 5), indicator('safety', 'B', 9, 8, 'N')] },
  },
  {
    name: 'a mainline without a dealership',
    check: 'V-14',
    rule: 'HC-5.17',
    factory: G1.factory,
    pieces: [mainline('car', 8, 7)],
    entries: { planned: [0] },
  },
  {
    name: 'a dealership without a mainline',
    check: 'V-15',
    rule: 'HC-5.18',
    factory: G1.factory,
    pieces: [dealership('middle', 8, 7)],
    entries: { planned: [0] },
  },
  {
    name: 'marketing without a dealership',
    check: 'V-16',
    rule: 'HC-5.21',
    factory: G1.factory,
    pieces: [department('marketing', 8, 7)],
    entries: { planned: [0] },
  },
  {
    name: 'pieces without a bay',
    check: 'V-17',
    rule: 'HC-5.13',
    factory: G1.factory,
    pieces: [department('planning', 5, 9), department('research', 9, 7), department('planning', 9, 10, 1)],
    entries: { planned: [1, 2] },
    mended: { pieces: [department('planning', 5, 9), department('research', 8, 7)] },
  },
  {
    name: 'a station without a mainline',
    check: 'V-18',
    rule: 'HC-5.33',
    factory: G1.factory,
    pieces: [station('paint', 8, 7), indicator('design', 'C', 10, 7, 'W')],
    entries: { planned: [0] },
  },
  {
    name: 'the same station twice in a step group',
    check: 'V-19',
    rule: 'HC-5.43',
    factory: G1.factory,
    pieces: [indicator('safety', 'B', 10, 7, 'W'), station('brake', 8, 7)],
    entries: { built: [brake], planned: [1] },
  },
  {
    name: 'an expansion turned over',
    check: 'V-20',
    rule: 'HC-5.7',
    factory: G1.factory,
    pieces: [],
    how: { expansion: expansion(5, -8, 0, true), options: { mirrorTiles: 'none' } },
    entries: { expansion: true },
    mended: { how: { expansion: expansion(5, -8, 0, true) } },
  },
  {
    name: 'an expansion at a corner',
    check: 'V-21',
    rule: 'HC-5.57',
    factory: G1.factory,
    pieces: [],
    how: { expansion: expansion(12, 12) },
    entries: { expansion: true },
    mended: { how: { expansion: expansion(12, 11) } },
  },
  {
    name: 'an expansion on the floor',
    check: 'V-22',
    rule: 'HC-5.58',
    factory: G1.factory,
    pieces: [],
    how: { expansion: expansion(11, 0) },
    entries: { expansion: true },
    mended: { how: { expansion: expansion(12, 0) } },
  },
  {
    name: 'an expansion on a front',
    check: 'V-23',
    rule: 'HC-5.60',
    factory: G1.factory,
    pieces: [],
    how: { expansion: expansion(4, -8) },
    entries: { expansion: true },
    mended: { how: { expansion: expansion(5, -8) } },
  },
  {
    name: 'an expansion with a blocked front',
    check: 'V-24',
    rule: 'HC-5.60',
    factory: G1.factory,
    pieces: [],
    how: { expansion: expansion(5, -8, 2) },
    entries: { expansion: true },
    mended: { how: { expansion: expansion(5, -8) } },
  },
]

describe('every check can fail alone', () => {
  test.each(plans)('$check, $rule: $name', ({ check, rule, factory, pieces, how, entries, mended }) => {
    expect(failing(factory, pieces, how)).toEqual(fails(check, entries))
    expect(checked(factory, pieces, how)).toMatchObject({ rule })
    expect(new Set(reviewed(factory, pieces, how).map((problem) => problem.check))).toEqual(new Set([check]))
    if (mended) expect(failing(factory, mended.pieces ?? pieces, mended.how ?? how)).toBe('legal')
  })

  test('all 24 of them', () => {
    expect(plans.map(({ check }) => check)).toEqual(
      Array.from({ length: 24 }, (_, index) => `V-${String(index + 1).padStart(2, '0')}`),
    )
  })
})
