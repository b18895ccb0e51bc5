import { describe, expect } from 'vitest'
import { accessOf } from '../../factories.ts'
import { mainlineSpecs, type Piece, placesFor } from '../../factory/index.ts'
import { nicheAt, requirementsOf } from '../../market/niches.ts'
import { indicator, station } from '../../positions/pieces.ts'
import { savedFactories, specs } from '../../positions/saved-factories.ts'
import { type Claims, testExamples } from '../../testing/examples.ts'
import { type Play, setUp } from '../../testing/index.ts'
import { access, department, expansion, supply } from '../../testing/plans.ts'
import { builds, places } from '../example.ts'
import type { CommonId } from './common.en.ts'
import { thisYear } from './factory.ts'
import { starts } from './floor.ts'
import { commonExamples } from './index.ts'
import { sparkling } from './year.ts'

const claims: Claims<CommonId> = {
  'first-gantt-charts': ({ state }) => {
    const game = setUp({ seats: 5, order: ['green', 'purple', 'blue', 'yellow', 'red'] })
    expect(state.players.map(({ gantt }) => gantt)).toEqual([1, 5, 4, 3, 2])
    expect(game.state.players.map(({ gantt }) => gantt)).toEqual([1, 5, 4, 3, 2])
  },
  'who-passes-fills-up': (played) => {
    expect(played.order).toEqual(['green', 'red', 'purple'])
    expect(played.player('red').gantt).toBe(2)
  },
  'new-dimension': (played) => {
    expect(played.emitted('trackEntered')).toMatchObject([{ track: 'speed' }])
    expect(played.emitted('trackEntered')[0]?.candidates).toEqual([
      { track: 'reliability', innovation: 3, furthest: 1 },
      { track: 'speed', innovation: 4, furthest: 3 },
      { track: 'design', innovation: 4, furthest: 1 },
    ])
    expect(played.emitted('trackLeft')).toMatchObject([{ track: 'range' }])
  },
  'dimension-comes-back': ({ state }) => {
    expect(state.left).toBe('speed')
    expect([0, 1, 2, 3].map((y) => requirementsOf(state, nicheAt(0, y))[1])).toEqual([1, 1, 2, 2])
  },
  'card-in-a-quadrant': (played, before) => {
    expect([played.sparks('car', 3, 5), played.sparks('car', 2, 4)]).toEqual([1, 1])
    expect(broughtTo(played, 'car', 3, 5)).toBe(1)
    expect(broughtTo(played, 'car', 2, 4)).toBe(1)
    expect(before.state.timecard.value - played.state.timecard.value).toBe(2)
  },
  'two-buyers-for-a-spark': (played) =>
    expect(sparkling.map(([x, y]) => broughtTo(played, 'sports', x, y))).toEqual([2, 2, 2, 1, 0, 0]),
  dashboard: (played, before) => {
    printed({ design: 1 })(played)
    const forSpeed = [station('dashboard', 9, 5, 1), indicator('speed', 'C', 11, 5, 'W')]
    expect(refusal(before, forSpeed)).toMatchObject({ rule: 'HC-5.29', facts: { square: 6, level: 5 } })
  },
  'equal-technologies': (played, before) => {
    expect(mainlinesOf(before)).toEqual([specs({ safety: 1 })])
    printed({ safety: 2 })(played)
  },
  patents: (played, before) => {
    expect(([0, 1, 2, 3] as const).map((seat) => accessOf(before.state, seat).range)).toEqual([2, 4, 2, 4])
    printed({ range: 1 })(played)
    expect(refusal(before, tire)).toMatchObject({ rule: 'HC-5.29', facts: { square: 3, level: 2 } })
  },
  'patents-of-five': (played, before) => {
    expect(([0, 1, 2, 3, 4] as const).map((seat) => accessOf(before.state, seat).range)).toEqual([3, 4, 3, 4, 2])
    printed({ range: 1 })(played)
    const tank = [station('fuelTank', 9, 5, 1), indicator('range', 'B', 11, 5, 'W')]
    expect(refusal(before, tank)).toMatchObject({ rule: 'HC-5.29', facts: { square: 4, level: 3 } })
  },
  'patents-of-three': (played, before) => {
    expect(([0, 1, 2] as const).map((seat) => accessOf(before.state, seat).range)).toEqual([2, 3, 3])
    printed({ range: 1 })(played)
    expect(refusal(before, tire).rule).toBe('HC-5.29')
  },
  'engine-of-one-dimension': (played, before) => {
    printed({ range: 1 })(played)
    const engine = [station('engine', 4, 5), indicator('speed', 'B', 8, 5, 'W')]
    expect(refusal(before, engine)).toMatchObject({ rule: 'HC-5.29', facts: { square: 1, level: 0 } })
  },
  'lost-access': (played, before) => {
    expect(mainlinesOf(played)).toEqual([specs({}), specs({ safety: 1 })])
    const second = [station('windshield', 8, 0), indicator('safety', 'D', 7, 0, 'E')]
    expect(refusal(before, second)).toMatchObject({ rule: 'HC-5.29', facts: { square: 2, level: 1 } })
  },
  'engine-and-brake': printed({ speed: 1, range: 1, safety: 1 }),
  'corner-of-a-mirrored-mainline': printed({ speed: 1, range: 2, design: 2, safety: 1 }),
  'edge-of-a-corner': (played, before) => {
    expect(mainlinesOf(before)).toMatchObject([{ range: 1 }])
    printed({ speed: 1, range: 2, design: 1 })(played)
  },
  'engine-over-indicators': (played) => {
    printed({ speed: 1, design: 1, safety: 2 })(played)
    expect(windows(played)).toEqual(['M'])
  },
  'joined-by-indicators': printed({ speed: 1, design: 1, safety: 2 }),
  'one-engine-two-mainlines': (played) => {
    printed({ speed: 1, range: 1, safety: 1 })(played)
    expect(mainlinesOf(played)).toMatchObject([
      { speed: 1, safety: 1 },
      { speed: 2, safety: 1 },
    ])
    expect(played.stock('red')).toEqual([2, 2])
  },
  'two-brakes': (played, before) => {
    printed({ safety: 1 })(played)
    const brakes = (of: Piece) => [
      station('brake', 4, 5),
      of,
      station('brake', 6, 7),
      indicator('safety', 'B', 6, 9, 'N'),
    ]
    expect(refusal(before, brakes(indicator('safety', 'B', 6, 6, 'W'))).rule).toBe('HC-5.42')
    expect(refusal(before, brakes(indicator('safety', 'B', 5, 7, 'N'))).rule).toBe('HC-5.42')
    for (const apart of [indicator('safety', 'B', 6, 5, 'W'), indicator('safety', 'B', 3, 5, 'E')])
      expect(before.can(builds(brakes(apart), thisYear))).toBe(true)
  },
  'mainline-to-mainline': (played, before) => {
    printed({ design: 1 })(played)
    expect(mainlinesOf(played)).toEqual([specs({ design: 1 }), specs({ design: 1 })])
    const first = [station('door', 8, 6), indicator('design', 'A', 10, 6, 'W')]
    const touching = [station('door', 8, 4), indicator('design', 'A', 10, 4, 'W')]
    const apart = [station('door', 8, 3), indicator('design', 'A', 10, 3, 'W')]
    expect(refusal(before, [...first, ...touching]).rule).toBe('HC-5.42')
    expect(refusal(before, [...first, ...apart])).toMatchObject({ facts: { check: 'V-17' } })
  },
  'wrong-side': (played, before) => {
    printed({ design: 1 }, { design: 1 })(played)
    const brake = [station('brake', 4, 9), indicator('safety', 'B', 6, 9, 'W')]
    expect(refusal(before, brake).rule).toBe('HC-5.33')
  },
  'corner-of-the-bay': (played, before) => {
    expect(played.waiting).toEqual(['green', 'purple'])
    expect(before.refused(starts(5, 5), 'red')).toBe('HC-5.13')
  },
  'strip-is-no-bay': (played, before) => {
    expect(played.emitted('planCommitted')).toHaveLength(1)
    expect(refusal(before, [department('planning', 5, -2)]).rule).toBe('HC-5.15')
  },
  'room-for-an-upgrade': (played, before) => {
    printed({ reliability: 1, safety: 1 })(played)
    const room = (factory: Play['state']['players'][number]['factory']) =>
      placesFor(
        factory,
        supply(),
        access(),
        [],
        { kind: 'indicator', dimension: 'safety', step: 'A' },
        before.state.options,
      )
        .map(({ x, y }) => `${x},${y}`)
        .sort()
    expect(room(before.player('red').factory)).toEqual(['12,2', '12,3', '12,4'])
    expect(room(savedFactories.G5.factory)).toEqual([])
  },
  'year-seven': (played, before) => {
    expect(played.over).toBe(true)
    expect(played.emitted('gameEnded')).toMatchObject([{ cause: 'lastYear' }])
    expect(before.refused(builds([], expansion(30, 30)), 'red')).toBe('HC-5.55')
  },
  'weaker-mainline': (played) => {
    printed({ safety: 1 })(played)
    expect(played.emitted('brochurePrinted')).toMatchObject([{ types: ['car', 'sports'] }])
    expect(mainlinesOf(played)).toEqual([specs({ safety: 1 }), specs({ range: 1, safety: 1 })])
    expect(played.stock('red')).toEqual([2, 2])
  },
  'two-mainlines-of-a-type': (played) => {
    expect(played.emitted('vehiclesSold')).toMatchObject([{ vehicles: 6, earned: 36 }])
    expect(played.buyers('car', 2, 2)).toBe(1)
  },
  'market-stretch': (played) => expect(windows(played)).toEqual(['M', 'L']),
  'reading-the-axes': (played, before) => {
    expect(played.emitted('windowPlaced')).toMatchObject([{ window: { x: 2, y: 4 } }])
    expect(before.refused(places('middle', [3, 4, 2, 1]))).toBe('HC-7.7')
    expect(before.refused(places('middle', [2, 6, 2, 1]))).toBe('HC-7.7')
    const asked = [nicheAt(2, 4), nicheAt(3, 5), nicheAt(7, 6), nicheAt(1, 0)].map((at) =>
      requirementsOf(before.state, at),
    )
    expect(asked).toEqual([
      [1, 2],
      [1, 2],
      [3, 3],
      [0, 0],
    ])
  },
  'overlapping-windows': (played, before) => {
    expect(played.earned('red')).toBe(12)
    const wholly = before.windows('small').filter(({ x, y }) => x >= 0 && y >= 0)
    expect(wholly).toEqual([])
    expect(before.refused(places('small', [0, 0, 3, 3]))).toBe('HC-7.7')
  },
  'two-windows-one-niche': (played) => {
    const sales = played
      .emitted('vehiclesSold')
      .map(({ dealership, vehicles, earned }) => [dealership, vehicles, earned])
    expect(sales).toEqual([
      ['small', 1, 6],
      ['middle', 1, 6],
    ])
  },
  'empty-segments': (played, before) => {
    expect(before.state.prices).toEqual([4, null, 6, null])
    expect(played.earned('red')).toBe(6)
  },
}

describe('examples of what happens in every game', () => testExamples(commonExamples, claims))

const tire = [station('tire', 9, 8), indicator('range', 'D', 9, 7, 'S')]

/** What the brochures of Red say, dealership by dealership. */
function printed(...printed: readonly Parameters<typeof specs>[0][]): (played: Play) => void {
  return (played) => expect(played.emitted('brochurePrinted').map(({ specs }) => specs)).toEqual(printed.map(specs))
}

function windows(played: Play) {
  return played.emitted('brochurePrinted').map(({ window }) => window)
}

/** What the mainlines of Red can do, in the order of placing. */
function mainlinesOf(played: Play) {
  return [...mainlineSpecs(played.player('red').factory, played.state.options).values()]
}

/** Why Red may not build these pieces. */
function refusal(game: Play, pieces: readonly Piece[]) {
  return game.refusal(builds(pieces, thisYear), 'red')
}

function broughtTo(played: Play, type: 'car' | 'sports', x: number, y: number): number {
  const came = played.emitted('buyersCame').flatMap(({ buyers }) => buyers)
  return came.find((each) => each.type === type && each.x === x && each.y === y)?.buyers ?? 0
}
