import { canonical } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { dimensions } from '../components/index.ts'
import { type Factory, freshFactory, type LaidFloor, type Piece } from '../factory/index.ts'
import { horselessCarriage } from '../game.ts'
import type { Options } from '../options.ts'
import {
  at,
  dealership,
  department,
  expansion,
  indicator,
  mainline,
  type Play,
  playAtRandom,
  savedFactories,
  setUp,
  station,
  table,
  without,
} from '../testing/index.ts'

const { G1, G3, G4, G5 } = savedFactories

const floor = freshFactory().floor
const departments: Piece[] = [department('planning', 0, 5), department('research', 0, 8)]
const start: Factory = { floor, pieces: departments }

/** A mainline with its dealership to the right. */
const line: readonly Piece[] = [mainline('car', 5, 1, 1), dealership('small', 8, 1)]
const engine = station('engine', 4, 5)
const brake = station('brake', 2, 5)
const speed = indicator('speed', 'B', 8, 5, 'W')
const range = indicator('range', 'B', 8, 6, 'W')
const safety = indicator('safety', 'B', 2, 7, 'N')

/** Red builds first, and everything there is. */
function building(
  factory: Factory,
  { year = 1, ...options }: Partial<Options> & { readonly year?: number } = {},
): Play {
  const position = table({ options }).year(year).factory('red', factory).building()
  for (const dimension of dimensions) position.markers(dimension, 6, 0, 0)
  return at(position)
}

/** The verdict on a plan of red: `legal`, or the check and the rule that refuse it. */
function verdict(game: Play, pieces: readonly Piece[], laid?: LaidFloor): string {
  const move = game.submission('red', pieces, laid)
  if (game.can(move, 'red')) return 'legal'
  const { rule, facts } = game.refusal(move, 'red')
  return `${String(facts.check)} ${rule}`
}

function standing(...pieces: readonly Piece[]): Factory {
  return { floor, pieces: [...departments, ...pieces] }
}

function laidBefore(...laid: readonly LaidFloor[]): Factory {
  return { floor: [...floor, ...laid], pieces: departments }
}

describe('placing', () => {
  test('HC-5.1 any number of pieces can be placed, also none', () => {
    const none = building(start).submit('red', [], expansion(5, -8))
    expect(none.player('red').factory.pieces).toEqual(departments)
    const pieces = [...line, engine, brake, speed, range, safety]
    const game = building(start).submit('red', pieces, expansion(5, -8))
    expect(game.player('red').factory.pieces).toEqual([...departments, ...pieces])
    const sorted = (all: readonly Piece[]) => all.map((piece) => canonical(piece)).sort()
    expect(sorted(game.player('red').factory.pieces)).toEqual(sorted(G1.factory.pieces))
  })

  test('HC-5.3 what is built stays where it is, and no plan comes after the committed one', () => {
    const game = building(start)
    const again = game.submission('red', line)
    game.submit('red', line, expansion(5, -8))
    expect(game.waiting).toEqual(['green', 'purple'])
    expect(horselessCarriage.judge(game.state, 0, again)).toMatchObject({ rule: 'HC-5.64', facts: { check: 'V-01' } })
    expect(horselessCarriage.judge(game.state, 0, { kind: 'withdrawPlan' })).toMatchObject({
      rule: 'HC-5.67',
      facts: { state: 'committed' },
    })
  })

  test('HC-5.3 in a whole game every factory only ever grows', () => {
    const game = setUp()
    let before = game.state.players.map(({ factory }) => factory)
    playAtRandom(game, 11, ({ state }) => {
      const now = state.players.map(({ factory }) => factory)
      for (const [seat, { floor: oldFloor, pieces }] of before.entries()) {
        expect(now[seat]!.floor.slice(0, oldFloor.length)).toEqual(oldFloor)
        expect(now[seat]!.pieces.slice(0, pieces.length)).toEqual(pieces)
      }
      before = now
    })
    expect(before.every(({ floor: laid }) => laid.length > 1)).toBe(true)
  })

  test('HC-5.4 HC-5.13 HC-EX-30 a corner is no contact with the bay', () => {
    const game = building({ floor, pieces: [department('research', 0, 5)] })
    expect(verdict(game, [department('planning', 5, 5)])).toBe('V-17 HC-5.13')
    expect(verdict(game, [department('planning', 5, 4)])).toBe('legal')
  })

  test('HC-5.5 HC-5.8 a piece lies on black squares that no other piece covers', () => {
    const game = building(start)
    expect(verdict(game, [department('planning', 4, 4)])).toBe('V-07 HC-5.5')
    expect(verdict(game, [department('planning', 4, 0)])).toBe('V-07 HC-5.5')
    expect(verdict(game, [department('planning', 11, 8)])).toBe('V-07 HC-5.5')
    expect(verdict(game, [department('planning', 1, 5)])).toBe('V-08 HC-5.8')
    expect(verdict(game, [department('planning', 2, 5)])).toBe('legal')
  })

  test('HC-5.6 a piece may lie across floor tiles', () => {
    const game = building(laidBefore(expansion(12, 0, 2)), { year: 2 })
    const joined = [department('planning', 5, 3, 1), department('planning', 8, 3, 1), department('research', 8, 5)]
    expect(verdict(game, [...joined, department('research', 11, 5)])).toBe('legal')
    expect(verdict(game, [department('research', 11, 5)])).toBe('V-17 HC-5.13')
  })

  test('HC-5.7 mainlines and floor may be turned over, if the table has not agreed otherwise', () => {
    const mirrored = [mainline('car', 5, 1, 1, true), dealership('small', 8, 1)]
    expect(verdict(building(start), mirrored)).toBe('legal')
    expect(verdict(building(start), [], expansion(5, -8, 0, true))).toBe('legal')
    const flat = building(start, { mirrorTiles: 'none' })
    expect(verdict(flat, mirrored)).toBe('V-02 HC-5.7')
    expect(verdict(flat, line)).toBe('legal')
    expect(verdict(flat, [], expansion(5, -8, 0, true))).toBe('V-20 HC-5.7')
  })

  test('HC-5.9 HC-EX-35 floor can be built on from the year after', () => {
    const research = department('research', 11, 5)
    expect(verdict(building(start), [research], expansion(12, 0, 2))).toBe('V-07 HC-5.9')
    const joined = [department('planning', 5, 3, 1), department('planning', 8, 3, 1), department('research', 8, 5)]
    const next = building(laidBefore(expansion(12, 0, 2)), { year: 2 })
    expect(verdict(next, [...joined, research])).toBe('legal')
  })

  test('HC-5.10 a tile of the supply is placed only while there is one', () => {
    const second = department('research', 5, 2)
    const game = at(table().factory('red', start).factory('green', start).supply({ research: 1 }).building())
    expect(game.can(game.submission('green', [second]), 'green')).toBe(true)
    game.submit('red', [second])
    expect(game.state.supply.research).toBe(0)
    expect(game.refusal(game.submission('green', [second]), 'green')).toMatchObject({
      rule: 'HC-5.10',
      facts: { check: 'V-05', name: 'research', left: 0, need: 1, planned: [0] },
    })
  })

  test('HC-5.11 each own dealership once, in whatever year', () => {
    const game = building({ floor, pieces: [...departments, mainline('car', 5, 4), dealership('small', 5, 7)] })
    expect(verdict(game, [dealership('small', 9, 4, 1)])).toBe('V-03 HC-5.11')
    expect(verdict(game, [dealership('middle', 5, 0)])).toBe('legal')
  })

  test('HC-5.11 four marketing departments and no more', () => {
    const offices = [
      department('marketing', 1, 5),
      department('marketing', 5, 8),
      department('marketing', 9, 0, 1),
      department('marketing', 9, 8, 1),
    ]
    const others = [department('research', 0, 8), department('planning', 3, 8)]
    const rest = [...others, mainline('car', 5, 1), dealership('large', 5, 4)]
    const three = building({ floor, pieces: [...rest, ...offices.slice(1)] })
    expect(verdict(three, offices.slice(0, 1))).toBe('legal')
    const four = building({ floor, pieces: [...rest, ...offices.slice(0, 3), offices[3]!] })
    expect(verdict(four, [department('marketing', 10, 4)])).toBe('V-04 HC-5.11')
  })

  test('HC-5.12 a plan is judged as a whole, in whatever order it is written', () => {
    const plan = [speed, engine, ...line]
    expect(verdict(building(start), plan)).toBe('legal')
    expect(verdict(building(start), plan.toReversed())).toBe('legal')
  })

  test('HC-5.14 HC-5.63 HC-EX-65 the bay of an expansion counts from the year after', () => {
    const research = [department('research', 9, 0)]
    const game = building(start)
    expect(verdict(game, research, expansion(12, 0))).toBe('V-17 HC-5.63')
    expect(verdict(game, [], expansion(12, 0))).toBe('legal')
    expect(verdict(building(laidBefore(expansion(12, 0)), { year: 2 }), research)).toBe('legal')
  })

  test('HC-5.15 HC-EX-31 the strip is no bay, if the table has not agreed otherwise', () => {
    const factory = laidBefore(expansion(5, -8, 0, true))
    const planning = [department('planning', 5, -2)]
    expect(verdict(building(factory, { year: 2 }), planning)).toBe('V-17 HC-5.15')
    expect(verdict(building(factory, { year: 2, bayContact: 'bayOrStrip' }), planning)).toBe('legal')
  })

  test('HC-5.16 an indicator joins pieces, if the table has not agreed otherwise', () => {
    // The brake hangs on the mainline by its indicator only.
    const hanging = [...line, station('brake', 6, 6), indicator('safety', 'B', 6, 5, 'S')]
    expect(verdict(building(start), hanging)).toBe('legal')
    expect(verdict(building(start, { indicatorAdjacency: 'stationsOnly' }), hanging)).toMatch(/^V-17/)
    const touching = [...line, station('brake', 6, 5), indicator('safety', 'B', 6, 7, 'N')]
    expect(verdict(building(start, { indicatorAdjacency: 'stationsOnly' }), touching)).toBe('legal')
  })
})

describe('mainlines, dealerships and departments', () => {
  test('HC-5.17 HC-5.18 HC-EX-64 a mainline and a dealership need each other', () => {
    const game = building(start)
    expect(verdict(game, line.slice(0, 1))).toBe('V-14 HC-5.17')
    expect(verdict(game, line.slice(1))).toBe('V-15 HC-5.18')
    expect(verdict(game, line)).toBe('legal')
    // In a later year each of them may join what is there.
    expect(verdict(building(standing(...line)), [mainline('car', 8, 4)])).toBe('legal')
    expect(verdict(building(standing(...line)), [dealership('middle', 5, 5)])).toBe('legal')
  })

  test('HC-5.19 as many mainlines of as many types as there are tiles and room', () => {
    const others = [department('research', 9, 0), department('planning', 10, 8)]
    const plan = [dealership('large', 5, 4), mainline('car', 5, 1), mainline('car', 2, 5, 1), mainline('sports', 5, 8)]
    expect(verdict(building({ floor, pieces: others }), plan)).toBe('legal')
    const scarce = at(table().factory('red', { floor, pieces: others }).supply({ car: 1 }).building())
    expect(verdict(scarce, plan)).toBe('V-05 HC-5.10')
  })

  test('HC-5.20 the dealership may lie at any side of the mainline', () => {
    // The right side of the mainline is D, A, B and C in turn.
    for (const rot of [1, 3] as const) {
      const upright = [mainline('car', 5, 1, rot), dealership('small', 8, 1)]
      expect(verdict(building(start), upright)).toBe('legal')
    }
    for (const rot of [0, 2] as const) {
      const flat = [mainline('car', 5, 1, rot), dealership('small', 9, 1, 1)]
      expect(verdict(building(start), flat)).toBe('legal')
    }
    const corner = [mainline('car', 5, 1), dealership('small', 9, 4, 1)]
    expect(verdict(building(start), corner)).toBe('V-14 HC-5.17')
  })

  test('HC-5.21 a marketing department touches a dealership', () => {
    const game = building(standing(...line))
    expect(verdict(game, [department('marketing', 2, 5)])).toBe('V-16 HC-5.21')
    expect(verdict(game, [department('marketing', 8, 4)])).toBe('legal')
  })

  test('HC-5.22 other departments touch anything that is joined to a bay', () => {
    const game = building(standing(...line))
    for (const type of ['research', 'planning'] as const) {
      expect(verdict(game, [department(type, 5, 5)])).toBe('legal') // at a mainline
      expect(verdict(game, [department(type, 8, 4)])).toBe('legal') // at a dealership
      expect(verdict(game, [department(type, 3, 8)])).toBe('legal') // at a department
      expect(verdict(game, [department(type, 6, 8)])).toBe('V-17 HC-5.13')
    }
  })
})

describe('connections', () => {
  test('HC-5.33 HC-EX-29 a station reaches the side of its own step', () => {
    const bare = without(G3.factory, ({ kind }) => kind === 'station' || kind === 'indicator')
    const game = building(bare)
    expect(verdict(game, [station('brake', 4, 9), indicator('safety', 'B', 6, 9, 'W')])).toBe('V-18 HC-5.33')
    expect(verdict(game, [station('door', 4, 9), indicator('design', 'A', 6, 9, 'W')])).toBe('legal')
  })

  test('HC-5.42 HC-5.43 HC-EX-27 an indicator that joins two brakes', () => {
    const first = (piece: Piece) => piece.kind === 'indicator' && piece.x === 4
    const [one] = G4.factory.pieces.filter((piece) => piece.kind === 'station')
    const bare = without(G4.factory, (piece) => piece === one || first(piece))
    const with1 = (x: number, y: number, points: 'N' | 'E' | 'W') =>
      verdict(building(bare), [one!, indicator('safety', 'B', x, y, points)])
    expect(with1(4, 7, 'N')).toBe('legal')
    expect(with1(6, 6, 'W')).toBe('V-19 HC-5.43')
    expect(with1(5, 7, 'N')).toBe('V-19 HC-5.43')
    expect(with1(6, 5, 'W')).toBe('legal')
    expect(with1(3, 5, 'E')).toBe('legal')
  })

  test('HC-5.42 the same station twice at one mainline', () => {
    const two = [station('brake', 5, 5), indicator('safety', 'B', 5, 7, 'N'), station('brake', 7, 5)]
    expect(verdict(building(standing(...line)), [...two, indicator('safety', 'B', 7, 7, 'N')])).toMatch(/^V-19/)
  })
})

describe('indicators', () => {
  const withLine = () => building(standing(...line))

  test('HC-5.44 a station is built with an indicator', () => {
    expect(verdict(withLine(), [engine])).toBe('V-13 HC-5.44')
    expect(verdict(withLine(), [engine, speed])).toBe('legal')
  })

  test('HC-5.45 the arrow points at a station on the next square', () => {
    expect(verdict(withLine(), [engine, speed, indicator('range', 'B', 9, 6, 'W')])).toBe('V-09 HC-5.45')
    expect(verdict(withLine(), [engine, speed, indicator('range', 'B', 8, 6, 'E')])).toBe('V-09 HC-5.45')
    expect(verdict(withLine(), [engine, speed, indicator('range', 'B', 7, 9, 'N')])).toBe('legal')
    // A mainline is no technology station.
    expect(verdict(withLine(), [indicator('range', 'B', 5, 5, 'N')])).toBe('V-09 HC-5.45')
  })

  test('HC-5.46 an indicator has the step of its station', () => {
    for (const step of ['A', 'C', 'D'] as const)
      expect(verdict(withLine(), [engine, indicator('speed', step, 8, 5, 'W')])).toBe('V-10 HC-5.46')
  })

  test('HC-5.47 no more indicators of a dimension than sockets', () => {
    expect(verdict(withLine(), [engine, speed, indicator('speed', 'B', 8, 6, 'W')])).toBe('V-11 HC-5.47')
    expect(verdict(withLine(), [engine, indicator('design', 'B', 8, 6, 'W')])).toBe('V-11 HC-5.47')
  })

  test('HC-5.48 HC-EX-34 the second reliability of a chassis needs the higher square', () => {
    const chassis = [station('chassis', 5, 8, 1), indicator('reliability', 'A', 9, 8, 'W')]
    const factory = standing(mainline('car', 5, 5), dealership('small', 5, 2), ...chassis)
    const second = indicator('reliability', 'A', 9, 9, 'W')
    const level = (reliability: number) =>
      at(table().factory('red', factory).markers('reliability', reliability, 0, 0).building())
    expect(level(5).refusal(level(5).submission('red', [second]), 'red')).toMatchObject({
      rule: 'HC-5.48',
      facts: { check: 'V-12', square: 6, level: 5 },
    })
    expect(verdict(level(6), [second])).toBe('legal')
    expect(verdict(level(6), [second, indicator('reliability', 'A', 9, 10, 'W')])).toBe('V-11 HC-5.47')
  })

  test('HC-5.49 one indicator is enough, even if three sockets are open', () => {
    for (const only of ['speed', 'range', 'reliability'] as const)
      expect(verdict(withLine(), [engine, indicator(only, 'B', 8, 5, 'W')])).toBe('legal')
    const all = [speed, range, indicator('reliability', 'B', 8, 7, 'W')]
    expect(verdict(withLine(), [engine, ...all])).toBe('legal')
  })

  test('HC-5.50 an indicator belongs to the station that it points at, whatever else it touches', () => {
    const between = indicator('speed', 'B', 3, 7, 'E') // below the brake, to the left of the engine
    expect(verdict(withLine(), [engine, brake, between])).toBe('V-13 HC-5.44')
    expect(verdict(withLine(), [engine, brake, between, safety])).toBe('legal')
  })

  test('HC-5.51 a missing indicator can be added in a later year, also by patent', () => {
    const factory = standing(...line, engine, range)
    const upgraded = (position: ReturnType<typeof table>) =>
      verdict(at(position.factory('red', factory).building()), [speed])
    expect(upgraded(table().markers('speed', 0, 0, 0))).toBe('V-12 HC-5.29')
    expect(upgraded(table().markers('speed', 1, 0, 0))).toBe('legal')
    expect(upgraded(table().markers('speed', 0, 0, 1))).toBe('legal')
    expect(upgraded(table().order('green', 'red', 'purple').markers('speed', 0, 0, 1))).toBe('V-12 HC-5.29')
  })

  test('HC-5.52 HC-EX-33 without a free square beside the station there is no upgrade', () => {
    const places = (factory: Factory, year: number) => {
      const found: string[] = []
      const game = building(factory, { year })
      for (let y = 0; y <= 5; y++)
        for (const [x, points] of [
          [10, 'E'],
          [12, 'W'],
          [11, 'N'],
          [11, 'S'],
        ] as const)
          if (verdict(game, [indicator('safety', 'A', x, y, points)]) === 'legal') found.push(`${x},${y} ${points}`)
      return found
    }
    expect(places(G5.factory, 1)).toEqual([])
    expect(verdict(building(G5.factory), [], expansion(12, 0))).toBe('legal')
    const { floor: before, pieces } = G5.factory
    expect(places({ floor: [...before, expansion(12, 0)], pieces }, 2)).toEqual(['12,2 W', '12,3 W', '12,4 W'])
  })

  test('HC-5.53 an added indicator must not join two groups with the same station', () => {
    const factory: Factory = {
      floor,
      pieces: [
        department('planning', 0, 5),
        department('research', 9, 8),
        mainline('car', 5, 1, 1),
        dealership('middle', 8, 1),
        mainline('car', 8, 5, 2),
        station('brake', 4, 5),
        indicator('safety', 'B', 3, 5, 'E'),
        station('steeringWheel', 2, 7),
        indicator('safety', 'B', 2, 6, 'S'),
        station('brake', 6, 7),
        indicator('safety', 'B', 6, 9, 'N'),
      ],
    }
    const game = building(factory)
    expect(verdict(game, [indicator('design', 'B', 5, 9, 'W')])).toBe('V-19 HC-5.43')
    expect(verdict(game, [indicator('design', 'B', 5, 8, 'W')])).toBe('V-19 HC-5.43')
    expect(verdict(game, [indicator('design', 'B', 3, 10, 'N')])).toBe('legal')
  })
})

describe('the floor expansion', () => {
  test('HC-5.56 it may be laid in each of its eight orientations', () => {
    const places = [
      [expansion(5, -8, 0), expansion(5, -8, 0, true)],
      [expansion(12, 0, 1), expansion(12, 0, 1, true)],
      [expansion(0, 12, 2), expansion(0, 12, 2, true)],
      [expansion(-8, 0, 3), expansion(-8, 0, 3, true)],
    ]
    for (const laid of places.flat()) expect(verdict(building(start), [], laid)).toBe('legal')
  })

  test('HC-5.57 HC-5.58 it lies beside the floor, along an edge and not on it', () => {
    expect(verdict(building(start), [], expansion(12, 12))).toBe('V-21 HC-5.57')
    expect(verdict(building(start), [], expansion(20, 0))).toBe('V-21 HC-5.57')
    expect(verdict(building(start), [], expansion(12, 11))).toBe('legal')
    expect(verdict(building(start), [], expansion(11, 0))).toBe('V-22 HC-5.58')
  })

  test('HC-5.60 it blocks no front, and its own is free', () => {
    expect(verdict(building(start), [], expansion(4, -8))).toBe('V-23 HC-5.60')
    expect(verdict(building(start), [], expansion(5, -8))).toBe('legal')
    expect(verdict(building(start), [], expansion(5, -8, 2))).toBe('V-24 HC-5.60')
    expect(verdict(building(start), [], expansion(12, 0, 3))).toBe('V-24 HC-5.60')
  })

  test('HC-5.61 beside a strip there may be floor, if the table has not agreed otherwise', () => {
    const clear = building(start, { keepClear: 'frontAndSide' })
    for (const [laid, refused] of [
      [expansion(-6, 0), 'V-23 HC-5.61'],
      [expansion(12, 0), 'V-24 HC-5.61'],
    ] as const) {
      expect(verdict(building(start), [], laid)).toBe('legal')
      expect(verdict(clear, [], laid)).toBe(refused)
    }
  })

  test('HC-5.62 HC-EX-38 fronts may coincide, and lie in a closed yard', () => {
    // Its strip faces that of the main tile across one row of table.
    const facing = expansion(-1, -9, 2)
    expect(verdict(building(laidBefore(expansion(5, -8)), { year: 2 }), [], facing)).toBe('legal')

    const yard = [expansion(5, -8, 0, true), expansion(-2, -14, 1), expansion(-6, -8)]
    for (const [index, laid] of yard.entries()) {
      const game = building(laidBefore(...yard.slice(0, index)), { year: index + 1 })
      expect(verdict(game, [], laid)).toBe('legal')
    }
    const closed = building(laidBefore(...yard), { year: 4 })
    for (const rot of [0, 1, 2, 3] as const) expect(verdict(closed, [], expansion(-1, -8, rot))).not.toBe('legal')
  })
})
