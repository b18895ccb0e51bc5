import { describe, expect, test } from 'vitest'
import { type Factory, freshFactory, type Piece } from '../factory/index.ts'
import { expectStage } from '../state.ts'
import {
  asked,
  at,
  dealership,
  department,
  indicator,
  mainline,
  type Play,
  savedFactories,
  specs,
  station,
  table,
  without,
} from '../testing/index.ts'

const { F1, F2, F3, G1, G2, G3, G6, G7 } = savedFactories

const floor = freshFactory().floor
const start: readonly Piece[] = [department('planning', 0, 5), department('research', 0, 8)]
const line: readonly Piece[] = [mainline('car', 5, 1, 1), dealership('small', 8, 1)]

/** Phase 4 has run for red with this factory, and there is a buyer. */
function printed(factory: Factory | { readonly factory: Factory }, capacity = 1): Play {
  return at(table().factory('red', factory).capacity('red', capacity).buyers('car', 0, 0, 9).brochures())
}

function planning(count: number): Factory {
  const places = [0, 2, 4, 6].slice(0, count)
  return { floor, pieces: [department('research', 0, 8), ...places.map((x) => department('planning', x, 5))] }
}

/** Plays the first legal move each time until the next plans are due. */
function untilBuilding(game: Play): Play {
  while (game.decision !== 'submitPlan') game.play(game.moves()[0]!)
  return game
}

describe('Gantt charts', () => {
  const raised = (charts: number, departments: number, timecard = 12) =>
    at(table().gantt('red', charts).factory('red', planning(departments)).timecard(timecard).brochures())

  test('HC-6.2 they rise by the number of planning departments', () => {
    for (const count of [1, 2, 3, 4]) expect(raised(1, count).player('red').gantt).toBe(1 + count)
  })

  test('HC-6.2 those built this year count too', () => {
    const game = at(table().gantt('red', 1).factory('red', planning(1)).building())
    game
      .submit('red', [department('planning', 2, 5)])
      .submit('green')
      .submit('purple')
    expect(game.player('red').gantt).toBe(3)
  })

  test('HC-6.3 they stop at 20', () => {
    const game = raised(19, 3)
    expect(game.player('red').gantt).toBe(20)
    expect(game.emitted('ganttRaised')[0]).toMatchObject({ seat: 0, by: 3, to: 20, lost: 2 })
    expect(raised(18, 2).emitted('ganttRaised')[0]).toMatchObject({ to: 20, lost: 0 })
  })

  test('HC-6.4 a player who goes from below 10 to 10 or more sets off the clock, once', () => {
    const ticks = (charts: number, departments: number) =>
      raised(charts, departments)
        .emitted('clockTicked')
        .filter(({ source }) => source === 'gantt')
    expect(ticks(8, 1)).toEqual([])
    expect(ticks(9, 1)).toMatchObject([{ seat: 0, timecard: 11 }])
    expect(ticks(8, 4)).toMatchObject([{ seat: 0, timecard: 11 }])
    expect(ticks(10, 4)).toEqual([])
  })

  test('HC-6.1 the order of the seats makes no difference', () => {
    const outcome = (...order: readonly ('red' | 'green' | 'purple')[]) => {
      const position = table()
        .gantt('red', 9)
        .gantt('green', 8)
        .gantt('purple', 9)
        .timecard(12)
        .order(...order)
      const game = at(position.factory('green', planning(2)).brochures())
      return [game.state.players.map(({ gantt }) => gantt), game.state.timecard.value]
    }
    expect(outcome('red', 'green', 'purple')).toEqual([[10, 10, 10], 9])
    expect(outcome('purple', 'green', 'red')).toEqual([[10, 10, 10], 9])
  })
})

describe('specs', () => {
  test('HC-6.5 HC-EX-3 equal technologies give equal specs', () => {
    const brake = [station('brake', 6, 5), indicator('safety', 'B', 6, 7, 'N')]
    const car = [mainline('car', 5, 1, 3), dealership('small', 8, 1)]
    // This one has D at the top and B at the right.
    const sides = [mainline('car', 5, 4), dealership('small', 5, 7)]
    const windshield = [station('windshield', 5, 2), indicator('safety', 'D', 9, 2, 'W')]
    const brakeBeside = [station('brake', 9, 5), indicator('safety', 'B', 9, 7, 'N')]
    const safety = (...pieces: readonly Piece[]) =>
      printed({ floor, pieces: [...start, ...pieces] }).dealership('red', 'small').specs.safety
    expect(safety(...line, ...brake)).toBe(1)
    expect(safety(...sides, ...windshield)).toBe(1)
    expect(safety(...sides, ...windshield, ...brakeBeside)).toBe(2)
    expect(safety(...car, ...brake)).toBe(0) // side C is at the bottom
  })

  test.each([
    ['F1', F1, 'small', { speed: 1, range: 2, design: 2, safety: 1 }, 'S'],
    ['F2', F2, 'middle', { speed: 1, range: 2, design: 1 }, 'S'],
    ['F3', F3, 'middle', { speed: 1, design: 1, safety: 2 }, 'M'],
    ['G1', G1, 'small', { speed: 1, range: 1, safety: 1 }, 'S'],
  ] as const)('HC-6.5 the brochure of the saved factory %s', (_, saved, size, expected, window) => {
    const position = table().year(2).factory('red', saved).buyers('car', 0, 0).brochures()
    expect(at(position).dealership('red', size)).toMatchObject({ specs: specs(expected), window, open: true })
  })

  test('HC-6.6 HC-5.41 HC-EX-26 an indicator counts once for each mainline that it is connected to', () => {
    const game = printed(G2, 2)
    // Not twice for the first, which the engine touches along three squares; range and safety also for the second.
    expect(game.dealership('red', 'middle').specs).toEqual(specs({ speed: 1, range: 1, safety: 1 }))
    const second = without(G2.factory, (piece) => piece.kind === 'mainline' && piece.x === 5)
    expect(printed(second).dealership('red', 'middle').specs).toEqual(specs({ speed: 2, range: 1, safety: 1 }))
    expect(game.stock('red')).toEqual([2, 2])
  })

  test('HC-5.39 HC-EX-28 a mainline gets specs through another one', () => {
    expect(printed(G6).dealership('red', 'small').specs).toEqual(specs({ design: 1 }))
    const apart = without(G6.factory, (piece) => piece.kind === 'indicator')
    expect(printed(apart).dealership('red', 'small').specs).toEqual(specs({}))
  })

  test('HC-6.7 HC-6.8 the weakest mainline counts, even if nobody wants its type', () => {
    // Only cars are asked for, and only the sports mainline lacks range.
    const game = printed(G7)
    expect(game.dealership('red', 'small').specs).toEqual(specs({ safety: 1 }))
    const carsOnly = without(G7.factory, (piece) => piece.kind === 'mainline' && piece.type === 'sports')
    expect(printed(carsOnly).dealership('red', 'small').specs).toEqual(specs({ range: 1, safety: 1 }))
  })
})

describe('types and stock', () => {
  test('HC-6.9 HC-EX-8 exactly the types of the mainlines beside it', () => {
    expect(printed(G7).dealership('red', 'small').types).toEqual(['car', 'sports'])
    expect(printed(G2).dealership('red', 'middle').types).toEqual(['car'])
    const game = at(table().factory('red', G7).capacity('red', 2).buyers('truck', 0, 0).buyers('car', 1, 0).brochures())
    game.sell('small', { window: [0, 0, 2, 1] })
    expect(game.emitted('vehiclesSold').map(({ type, x }) => [type, x])).toEqual([['car', 1]])
    expect(game.buyers('truck', 0, 0)).toBe(1)
  })

  test('HC-6.7 HC-EX-8 with safety 1 it reaches two fields of that axis, and one of the other', () => {
    const position = table().tracks('safety', 'range').factory('red', G7).capacity('red', 2)
    for (let x = 0; x < 8; x++) for (let y = 0; y < 8; y++) position.buyers('car', x, y).buyers('sports', x, y)
    const game = asked(position.brochures())
    const edges = game.windows('small').map(({ x, y, w, h }) => ({ right: x + w - 1, top: y + h - 1 }))
    // The outermost squares that are still niches; a window may stick out at the left and at the bottom.
    expect(Math.max(...edges.map(({ right }) => right))).toBe(3)
    expect(Math.max(...edges.map(({ top }) => top))).toBe(1)
    game.sell('small', { window: [0, 0, 2, 1], niche: [0, 0] })
    expect(game.emitted('vehiclesSold').map(({ type }) => type)).toEqual(['car', 'sports'])
  })

  test('HC-6.10 the stock of every mainline is the assembly capacity', () => {
    for (const capacity of [1, 3, 5]) expect(printed(G2, capacity).stock('red')).toEqual([capacity, capacity])
  })

  test('HC-6.11 HC-EX-9 mainlines of one type add up', () => {
    const isClaxon = (piece: Piece) => piece.kind === 'station' && piece.type === 'claxon'
    const isSpeed = (piece: Piece) => piece.kind === 'indicator' && piece.dimension === 'speed'
    const game = printed(
      without(G2.factory, (piece) => isClaxon(piece) || isSpeed(piece)),
      3,
    )
    expect(game.dealership('red', 'middle').specs).toEqual(specs({ range: 1, safety: 1 }))
    game.sell('middle', { window: [0, 0, 2, 1] })
    expect(game.emitted('vehiclesSold')).toMatchObject([{ vehicles: 6 }])
  })

  test('HC-6.12 HC-EX-36 two dealerships share the stock of the mainline between them', () => {
    const position = () => table().tracks('design', 'reliability').factory('red', G3).capacity('red', 2)
    const game = at(position().buyers('car', 0, 0, 1).buyers('car', 1, 0, 1).brochures())
    for (const size of ['small', 'middle'] as const)
      expect(game.dealership('red', size)).toMatchObject({ specs: specs({ design: 1 }), window: 'S', open: true })
    expect(game.stock('red')).toEqual([2])
    game.sell('small', { window: [0, 0, 2, 1], niche: [0, 0] })
    expect(game.stock('red')).toEqual([1])
    game.sell('middle', { window: [0, 0, 2, 1] })
    expect(game.emitted('vehiclesSold').map(({ dealership: size, vehicles }) => [size, vehicles])).toEqual([
      ['small', 1],
      ['middle', 1],
    ])
    const atOnce = at(position().buyers('car', 0, 0, 3).brochures()).sell('small', { window: [0, 0, 2, 1] })
    expect(atOnce.emitted('vehiclesSold')).toMatchObject([{ vehicles: 2 }])
    expect(atOnce.emitted('sellerSkipped').map(({ seat }) => seat)).toContain(0)
    expect(atOnce.decision).toBe('playCard')
  })
})

describe('windows', () => {
  const offices = [
    department('marketing', 1, 5),
    department('marketing', 5, 8),
    department('marketing', 9, 0, 1),
    department('marketing', 9, 8, 1),
  ]
  const rest = [
    department('research', 0, 8),
    department('planning', 3, 8),
    mainline('car', 5, 1),
    dealership('large', 5, 4),
  ]

  test('HC-6.13 HC-6.15 HC-EX-10 S, M, and L from two marketing departments on', () => {
    const window = (count: number) => printed({ floor, pieces: [...rest, ...offices.slice(0, count)] })
    expect([0, 1, 2, 3, 4].map((count) => window(count).dealership('red', 'large').window)).toEqual([
      'S',
      'M',
      'L',
      'L',
      'L',
    ])
    const frames = (count: number) =>
      new Set(
        window(count)
          .windows('large')
          .map(({ w, h }) => `${w}x${h}`),
      )
    expect(frames(0)).toEqual(new Set(['2x1', '1x2']))
    expect(frames(1)).toEqual(new Set(['2x2']))
    expect(frames(2)).toEqual(new Set(['3x3']))
  })

  test('HC-6.14 HC-EX-10 a department between two dealerships counts for both', () => {
    const both = [mainline('car', 5, 4), dealership('small', 5, 7), dealership('middle', 5, 0)]
    const beside = department('marketing', 9, 3, 1) // it ends at the upper edge of the lower one
    const touchesBoth = [mainline('car', 5, 4), dealership('small', 9, 4, 1), dealership('middle', 5, 0)]
    const windows = (...pieces: readonly Piece[]) => {
      const game = printed({ floor, pieces: [...start, ...pieces] })
      return [game.dealership('red', 'small').window, game.dealership('red', 'middle').window]
    }
    expect(windows(...both, beside)).toEqual(['S', 'M'])
    expect(windows(...touchesBoth, department('marketing', 9, 0, 1))).toEqual(['M', 'M'])
    expect(windows(...touchesBoth)).toEqual(['S', 'S'])
  })
})

describe('open and closed', () => {
  test('HC-6.16 HC-6.17 HC-EX-42 under an off-board minimum', () => {
    // The first mainline has a battery and stands at both dealerships, the second one only at the middle one.
    const factory: Factory = {
      floor,
      pieces: [
        department('research', 0, 8),
        department('planning', 3, 8),
        mainline('car', 5, 4),
        station('battery', 3, 5),
        indicator('reliability', 'C', 2, 5, 'E'),
        dealership('middle', 5, 0),
        dealership('small', 5, 7),
        mainline('car', 9, 0, 1),
      ],
    }
    const position = () =>
      table().year(3).tracks('speed', 'range').factory('red', factory).capacity('red', 3).buyers('car', 0, 0, 9)
    expect(at(position().brochures()).offer('red').dealerships).toMatchObject([
      { size: 'middle', specs: specs({}), open: true },
      { size: 'small', specs: specs({ reliability: 1 }), open: true },
    ])
    const game = at(position().minimums({ reliability: 1 }).brochures())
    expect(game.offer('red').dealerships.map(({ size, open }) => [size, open])).toEqual([
      ['middle', false],
      ['small', true],
    ])
    expect(game.windows('middle')).toEqual([])
    const window = { x: 0, y: 0, w: 2, h: 1 }
    expect(game.refused({ kind: 'placeWindow', dealership: 'middle', window })).toBe('HC-7.3')
    game.sell('small', { window: [0, 0, 2, 1] })
    expect(game.emitted('vehiclesSold')).toMatchObject([{ dealership: 'small', vehicles: 3, from: [{ mainline: 2 }] }])
    expect(game.decision).toBe('playCard') // what the second one made cannot be sold
  })

  test('HC-6.18 everything is computed again in the next year', () => {
    const engine = [station('engine', 4, 5), indicator('range', 'B', 8, 6, 'W')]
    const position = table()
      .factory('red', { floor, pieces: [...start, ...line, ...engine] })
      .markers('speed', 1, 1, 1)
      .tracks('design', 'safety', 'speed')
    const game = at(position.brochures())
    untilBuilding(game)
    game.submit('red', [indicator('speed', 'B', 8, 5, 'W')])
    game.submit('green').submit('purple')
    const brochures = game.emitted('brochurePrinted').filter(({ seat }) => seat === 0)
    expect(brochures.map(({ specs: values }) => values)).toEqual([specs({ range: 1 }), specs({ range: 1, speed: 1 })])
  })

  test('HC-6.18 and does not change while vehicles are sold', () => {
    const game = at(table().factory('red', G3).capacity('red', 2).buyers('car', 0, 0).buyers('car', 1, 0).brochures())
    const values = () =>
      expectStage(game.state, 'sales').offers.map(({ dealerships }) =>
        dealerships.map(({ specs: all, types, window, open }) => ({ all, types, window, open })),
      )
    const before = values()
    game.sell('small', { window: [0, 0, 2, 1], niche: [0, 0] })
    expect(values()).toEqual(before)
  })
})
