import { canonical, readOptions } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import type { Event } from './events.ts'
import { freshFactory, type LaidFloor, type Piece } from './factory/index.ts'
import { horselessCarriage } from './game.ts'
import { type Options, standardOptions } from './options.ts'
import {
  asked,
  at,
  dealership,
  department,
  expansion,
  mainline,
  type Position,
  playAtRandom,
  savedFactories,
  setUp,
  table,
} from './testing/index.ts'

const { F3 } = savedFactories
const line: readonly Piece[] = [mainline('car', 5, 1, 1), dealership('small', 8, 1)]

/** The verdict on a plan of red in phase 3: the rule and the check that refuse it, or nothing. */
function submitted(position: Position, pieces: readonly Piece[], laid?: LaidFloor): string | undefined {
  const game = at(position.building())
  const move = game.submission('red', pieces, laid)
  if (!game.can(move, 'red')) {
    const { rule, facts } = game.refusal(move, 'red')
    return `${rule} ${String(facts.check)}`
  }
  game.play(move, 'red')
  expect(game.plans[0]).toBe('committed')
  return undefined
}

test('each option has the default of the printed game, and no other values than these', () => {
  const values: { readonly [Name in keyof Options]?: readonly unknown[] } = {
    introductory: [false, true],
    introMainlines: ['printed', 'merged'],
    introCards: ['otherSparksIgnored', 'carsOnly'],
    mirrorTiles: ['mainlinesAndFloor', 'none'],
    bayContact: ['bay', 'bayOrStrip'],
    indicatorAdjacency: ['counts', 'stationsOnly'],
    keepClear: ['front', 'frontAndSide'],
    planVisibility: ['closed', 'open'],
    saleObligation: ['mustSell', 'windowMayIdle'],
    stockUse: ['choice', 'auto'],
    innovationTie: ['position', 'distance'],
  }
  expect(Object.keys(standardOptions)).toEqual(Object.keys(values))
  for (const [name, both] of Object.entries(values)) {
    expect(standardOptions).toMatchObject({ [name]: both[0] })
    for (const value of both)
      expect(readOptions(horselessCarriage, { [name]: value })).toMatchObject({ ok: true, value: { [name]: value } })
    expect(readOptions(horselessCarriage, { [name]: 'neither' }).ok).toBe(false)
  }
})

describe('introductory', () => {
  const types = (events: readonly Event[]) =>
    new Set(
      events.flatMap((event) => [...canonical(event).matchAll(/"type":"(car|sports|truck)"/g)].map(([, type]) => type)),
    )

  test('HC-12.4 false: there are sports and trucks', () => {
    expect(types(playAtRandom(setUp(), 90).events)).toEqual(new Set(['car', 'sports', 'truck']))
  })

  test('HC-12.4 true: there are only cars, from the first buyer to the last mainline', () => {
    const options = { introductory: true }
    for (const seats of [3, 5] as const)
      expect(types(playAtRandom(setUp({ seats, options }), 90 + seats).events)).toEqual(new Set(['car']))
  })

  test.each(['sports', 'truck'] as const)('HC-12.5 HC-EX-61 a %s mainline can be built only if it is false', (type) => {
    const pieces = [mainline(type, 5, 1, 1), dealership('small', 8, 1)]
    expect(submitted(table(), pieces)).toBeUndefined()
    expect(submitted(table({ options: { introductory: true } }), pieces)).toBe('HC-12.5 V-02')
    expect(submitted(table({ options: { introductory: true } }), line)).toBeUndefined()
  })
})

describe('introMainlines', () => {
  const cars = (introductory: boolean, introMainlines: Options['introMainlines']) =>
    ([3, 4, 5] as const).map((seats) => setUp({ seats, options: { introductory, introMainlines } }).state.supply.car)

  test('HC-12.8 printed: as many car mainlines as in the complete game', () => {
    expect(cars(true, 'printed')).toEqual([6, 8, 10])
  })

  test('HC-12.8 merged: those of the other types are added, in the introductory game only', () => {
    expect(cars(true, 'merged')).toEqual([18, 24, 30])
    expect(cars(false, 'merged')).toEqual([6, 8, 10])
  })
})

describe('mirrorTiles', () => {
  const turnedOver: readonly Piece[] = [mainline('car', 5, 1, 1, true), dealership('small', 8, 1)]

  test('HC-5.7 mainlinesAndFloor: mainlines and expansions may be turned over', () => {
    expect(submitted(table(), turnedOver)).toBeUndefined()
    expect(submitted(table(), line, expansion(5, -8, 0, true))).toBeUndefined()
  })

  test('HC-5.7 none: nothing may, and no such place is offered', () => {
    const none = () => table({ options: { mirrorTiles: 'none' } })
    expect(submitted(none(), turnedOver)).toBe('HC-5.7 V-02')
    expect(submitted(none(), line, expansion(5, -8, 0, true))).toBe('HC-5.7 V-20')
    expect(submitted(none(), line, expansion(5, -8))).toBeUndefined()
    const offered = at(none().building()).moves('submitPlan', 'red')
    expect(offered.length).toBeGreaterThan(0)
    expect(canonical(offered)).not.toContain('"mirror":true')
  })
})

describe('bayContact', () => {
  const floor = [...freshFactory().floor, expansion(5, -8, 0, true)]
  const built = { floor, pieces: [department('planning', 0, 5), department('research', 0, 8)] }
  const beside = [department('planning', 5, -2)]
  const position = (bayContact: Options['bayContact']) =>
    table({ options: { bayContact } }).year(2).factory('red', built)

  test('HC-5.15 HC-EX-31 bay: the strip is no bay', () => {
    expect(submitted(position('bay'), beside)).toBe('HC-5.15 V-17')
  })

  test('HC-5.15 HC-EX-31 bayOrStrip: it counts as one', () => {
    expect(submitted(position('bayOrStrip'), beside)).toBeUndefined()
  })
})

describe('indicatorAdjacency', () => {
  /** F3 without a planning department; the engine hangs on an indicator of the brake and its own. */
  const isPlanned = (piece: Piece) =>
    (piece.kind === 'station' && piece.type === 'engine') || (piece.kind === 'indicator' && piece.dimension === 'speed')
  const pieces = F3.factory.pieces.filter(({ x, y }) => x !== 5 || y !== 5)
  const built = { ...F3.factory, pieces: pieces.filter((piece) => !isPlanned(piece)) }
  const position = (indicatorAdjacency: Options['indicatorAdjacency']) =>
    table({ options: { indicatorAdjacency } }).year(3).factory('red', built).markers('speed', 6, 6, 6)

  test('HC-5.16 HC-EX-32 counts: an indicator joins what it touches', () => {
    expect(submitted(position('counts'), pieces.filter(isPlanned))).toBeUndefined()
  })

  test('HC-5.16 HC-EX-32 stationsOnly: it does not', () => {
    expect(submitted(position('stationsOnly'), pieces.filter(isPlanned))).toBe('HC-5.13 V-17')
  })
})

describe('keepClear', () => {
  const laying = (keepClear: Options['keepClear'], laid: LaidFloor) =>
    submitted(table({ options: { keepClear } }), [], laid)

  test('HC-5.61 HC-EX-37 front: floor may lie beside the short edge of a strip', () => {
    expect(laying('front', expansion(-6, 0))).toBeUndefined()
    expect(laying('front', expansion(12, 0))).toBeUndefined()
  })

  test('HC-5.61 HC-EX-37 frontAndSide: it may not', () => {
    expect(laying('frontAndSide', expansion(-6, 0))).toBe('HC-5.61 V-23')
    expect(laying('frontAndSide', expansion(12, 0))).toBe('HC-5.61 V-24')
    expect(laying('frontAndSide', expansion(12, 0, 2))).toBeUndefined()
  })
})

describe('planVisibility', () => {
  const waiting = (planVisibility: Options['planVisibility']) =>
    at(table({ options: { planVisibility } }).building()).submit('purple', line)

  test('HC-5.69 closed: nobody else sees a plan before it commits', () => {
    const game = waiting('closed')
    for (const viewer of ['red', 'green', 'spectator'] as const)
      expect(canonical(game.view(viewer))).not.toContain('"kind":"mainline"')
    expect(canonical(game.view('purple'))).toContain('"kind":"mainline"')
    game.submit('red').submit('green')
    expect(canonical(game.view('spectator'))).toContain('"kind":"mainline"')
  })

  test('HC-5.69 open: everybody sees it, and it still waits', () => {
    const game = waiting('open')
    for (const viewer of ['red', 'green', 'spectator'] as const)
      expect(canonical(game.view(viewer))).toContain('"kind":"mainline"')
    expect(game.plans).toEqual(['draft', 'draft', 'submitted'])
  })
})

describe('saleObligation', () => {
  const seller = (saleObligation: Options['saleObligation']) =>
    asked(
      table({ options: { saleObligation } })
        .buyers('car', 1, 1)
        .offer('purple', [['car', 1]], { small: {} })
        .selling(),
    )
  const otherWindow = { kind: 'placeWindow', dealership: 'small', window: { x: 0, y: 0, w: 2, h: 1 } } as const

  test('HC-7.17 HC-EX-45 mustSell: a window must lie where it sells, and sells', () => {
    const game = seller('mustSell')
    expect(game.refused(otherWindow)).toBe('HC-7.17')
    expect(game.windows('small').map(({ x, y, w, h }) => [x, y, w, h])).not.toContainEqual([0, 0, 2, 1])
    game.placeWindow('small', 1, 0, 1, 2)
    expect(game.earned('purple')).toBe(6)
  })

  test('HC-7.17 HC-EX-45 windowMayIdle: it may lie anywhere, and be left idle', () => {
    const game = seller('windowMayIdle').play(otherWindow)
    expect(game.emitted('windowIdle')).toHaveLength(1)
    const idle = seller('windowMayIdle').placeWindow('small', 1, 0, 1, 2).leaveIdle()
    expect(idle.earned('purple')).toBe(0)
  })
})

describe('stockUse', () => {
  const sold = (stockUse: Options['stockUse']) =>
    asked(
      table({ options: { stockUse } })
        .buyers('car', 0, 0, 2)
        .offer(
          'purple',
          [
            ['car', 1],
            ['car', 2],
          ],
          { large: {} },
        )
        .selling(),
    ).placeWindow('large', 0, 0, 2, 1)

  test('HC-7.27 HC-EX-66 choice: the seller may say which mainlines deliver', () => {
    const game = sold('choice')
    expect(game.decision).toBe('deliver')
    game.deliver({ 0: 1, 1: 1 })
    expect(game.emitted('vehiclesSold')).toMatchObject([
      {
        from: [
          { mainline: 0, vehicles: 1 },
          { mainline: 1, vehicles: 1 },
        ],
      },
    ])
  })

  test('HC-7.27 HC-EX-66 auto: nobody is asked', () => {
    expect(sold('auto').emitted('vehiclesSold')).toMatchObject([{ from: [{ mainline: 1, vehicles: 2 }] }])
  })
})

describe('innovationTie', () => {
  /** Range and safety have innovation 3; the foremost marker on safety stands further, that on range leads by more. */
  const entered = (innovationTie: Options['innovationTie']) =>
    at(
      table({ options: { innovationTie } })
        .year(3)
        .tracks('speed', 'design', 'safety', 'range', 'reliability')
        .minimums({ safety: 2 })
        .markers('range', 3, 0, 0)
        .markers('safety', 4, 3, 2)
        .selling(),
    ).state.bottom

  test('HC-9.10 position: the marker furthest along decides', () => {
    expect(entered('position')).toBe('safety')
  })

  test('HC-9.10 distance: the marker furthest ahead of the minimum decides', () => {
    expect(entered('distance')).toBe('range')
  })
})
