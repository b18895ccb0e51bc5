import { fastChance } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import {
  dealershipSizes,
  departments,
  dimensions,
  directions,
  manufacturingSteps,
  stationTypes,
  vehicleTypes,
} from '../components/index.ts'
import { orientations } from '../geometry/index.ts'
import { standardOptions } from '../options.ts'
import { savedFactories } from '../positions/saved-factories.ts'
import { access, department, indicator, mainline, station, supply } from '../testing/plans.ts'
import { any, draft, randomFactory, type Soil, scarcity } from '../testing/random-factory.ts'
import {
  checkPiece,
  drawFactory,
  type Factory,
  freshFactory,
  type Piece,
  placesFor,
  type UnplacedPiece,
} from './index.ts'

const { G1, G4 } = savedFactories

/** One of each kind, and an indicator that fits somewhere more often than not. */
function somePieces(soil: Soil): UnplacedPiece[] {
  return [
    { kind: 'mainline', type: any(vehicleTypes, soil) },
    { kind: 'dealership', type: any(dealershipSizes, soil) },
    { kind: 'department', type: any(departments, soil) },
    { kind: 'station', type: any(stationTypes, soil) },
    { kind: 'indicator', dimension: 'safety', step: 'B' },
    { kind: 'indicator', dimension: any(dimensions, soil), step: any(manufacturingSteps, soil) },
  ]
}

const leftOf = ({ floor }: Factory) => Math.min(...floor.map(({ x }) => x))
const topOf = ({ floor }: Factory) => Math.min(...floor.map(({ y }) => y))

/** Every way to lay a piece with its top-left square here. */
function placements(piece: UnplacedPiece, x: number, y: number): Piece[] {
  if (piece.kind === 'indicator') return directions.map((points) => ({ ...piece, x, y, points }))
  if (piece.kind === 'mainline') return orientations.map((orientation) => ({ ...piece, x, y, ...orientation }))
  return orientations.slice(0, 4).map(({ rot }) => ({ ...piece, x, y, rot }))
}

function key(piece: Piece): string {
  return JSON.stringify(Object.entries(piece).sort(([a], [b]) => (a < b ? -1 : 1)))
}

describe('places for a piece', () => {
  test('HC-5.5 to HC-5.11, HC-5.29, HC-5.43 are exactly those where nothing forbids it', () => {
    let found = 0
    for (let seed = 1; seed <= 3; seed++) {
      const soil = { chance: fastChance(seed), options: standardOptions }
      const factory = randomFactory(1 + soil.chance.below(4), soil)
      const pieces = draft(factory, soil).slice(0, 6)
      const short = scarcity(soil)
      for (const piece of somePieces(soil)) {
        const places = placesFor(factory, short.supply, short.access, pieces, piece, standardOptions).map(key)
        expect(new Set(places).size).toBe(places.length)
        const tried: string[] = []
        for (const [y, line] of drawFactory(factory, standardOptions).split('\n').entries())
          for (const x of line.split('').keys())
            for (const placement of placements(piece, x + leftOf(factory), y + topOf(factory)))
              if (!checkPiece(factory, short.supply, short.access, pieces, placement, standardOptions).problem)
                tried.push(key(placement))
        expect(places.toSorted()).toEqual(tried.sort())
        found += places.length
      }
    }
    expect(found).toBeGreaterThan(100)
  })

  test('HC-5.7 a square piece lies one way, a rectangle two ways, a mainline eight ways', () => {
    const turns = (piece: UnplacedPiece) =>
      new Set(
        placesFor(freshFactory(), supply(), access(), [], piece, standardOptions).map((place) =>
          place.kind === 'mainline' ? `${place.rot} ${place.mirror}` : 'rot' in place && place.rot,
        ),
      ).size
    expect(turns({ kind: 'department', type: 'research' })).toBe(1)
    expect(turns({ kind: 'department', type: 'planning' })).toBe(2)
    expect(turns({ kind: 'mainline', type: 'truck' })).toBe(8)
  })

  test('HC-5.8, HC-5.9 a draft takes up room for what comes next', () => {
    const research = { kind: 'department', type: 'research' } as const
    const first = placesFor(freshFactory(), supply(), access(), [], research, standardOptions)
    const then = placesFor(
      freshFactory(),
      supply(),
      access(),
      [department('research', 6, 6)],
      research,
      standardOptions,
    )
    expect(first).toHaveLength(5 * 10 + 5 * 5) // below the bay, and beside it
    expect(then.length).toBe(first.length - 5 * 5 + 1) // one of those would have lain on the bay
  })

  test('HC-5.10, HC-5.11 there is no place for a tile that cannot be had', () => {
    const places = (piece: UnplacedPiece, left = {}) =>
      placesFor(G1.factory, supply(left), access(), [], piece, standardOptions).length
    expect(places({ kind: 'station', type: 'claxon' })).toBeGreaterThan(0)
    expect(places({ kind: 'station', type: 'claxon' }, { claxon: 0 })).toBe(0)
    expect(places({ kind: 'dealership', type: 'small' })).toBe(0)
  })

  test('HC-5.52 an indicator has no place at a station whose sockets are full or whose sides are covered', () => {
    const places = (dimension: 'speed' | 'reliability') =>
      placesFor(G1.factory, supply(), access(), [], { kind: 'indicator', dimension, step: 'B' }, standardOptions)
    expect(places('speed')).toEqual([])
    // Above the engine lie bay and mainline, left of it the brake.
    const squares = places('reliability').map(({ x, y }) => `${x},${y}`)
    expect(squares).toEqual(['8,7', '8,8', '4,9', '5,9', '6,9', '7,9', '3,7', '3,8'])
  })
})

describe('one more piece', () => {
  const check = (pieces: readonly Piece[], piece: Piece) =>
    checkPiece(G1.factory, supply(), access(), pieces, piece, standardOptions)

  test('HC-5.33, HC-5.44 reports what it still needs', () => {
    const { problem, needs } = check([], station('paint', 9, 8))
    expect(problem).toBeNull()
    expect(needs.map((need) => need.check)).toEqual(['V-13', 'V-17', 'V-18'])
    expect(check([station('paint', 9, 8)], indicator('design', 'C', 8, 8, 'E')).needs).toEqual([])
  })

  test('HC-5.8 reports why it cannot lie there, whatever else is wrong with the draft', () => {
    const wrong = [department('planning', 0, 0), department('planning', 0, 0)]
    expect(check(wrong, department('planning', 9, 8))).toMatchObject({ problem: null, needs: [{ check: 'V-17' }] })
    expect(check(wrong, department('planning', 4, 5)).problem).toMatchObject({ check: 'V-08' })
    expect(check([], mainline('car', 90, 90)).problem).toMatchObject({ check: 'V-07' })
  })

  test('HC-5.53 an indicator that would join two stations of a type is refused for that', () => {
    const draft = G4.factory.pieces.filter(({ kind, x }) => kind !== 'indicator' || x !== 4)
    const joint = checkPiece(
      freshFactory(),
      supply(),
      access(),
      draft,
      indicator('safety', 'B', 6, 6, 'W'),
      standardOptions,
    )
    expect(joint.problem).toMatchObject({ check: 'V-19', entries: { planned: { length: 2 } } })
  })
})
