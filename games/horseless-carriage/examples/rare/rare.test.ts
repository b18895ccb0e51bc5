import { describe, expect } from 'vitest'
import { vehicleTypes } from '../../components/index.ts'
import { expansion, indicator, station } from '../../positions/pieces.ts'
import { type Claims, testExamples } from '../../testing/examples.ts'
import { at, type Play } from '../../testing/index.ts'
import { builds, places } from '../example.ts'
import { rareExamples } from './index.ts'
import { card } from './others.ts'
import { brake, chassisAt, dealer, halfOutside, line, secondReliability, withoutEngine } from './plans.ts'
import type { RareId } from './rare.en.ts'

const colours = ['red', 'green', 'purple', 'blue', 'yellow'] as const

const claims: Claims<RareId> = {
  'set-up-of-four': ({ state }) => {
    expect(state.markers).toMatchObject({ design: [1, 1, 1, 1], safety: [1, 1, 1, 1], range: [0, 0, 0, 0] })
    expect([state.timecard.value, state.prices]).toEqual([32, [6, null, null, null]])
    expect(vehicleTypes.flatMap((type) => state.buyers[type]).reduce((sum, count) => sum + count)).toBe(5)
    expect(state.supply).toMatchObject({ engine: 5, brake: 8, car: 8, sports: 8, truck: 8, research: 16, planning: 20 })
  },
  'introductory-game': (played) => {
    const niches = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => played.buyers('car', x, y)))
    expect(niches).toEqual([1, 1, 1, 1, 1, 0, 1, 0, 0])
    expect(played.hand('red')).toHaveLength(17)
    expect(played.state.neutralDeck).toHaveLength(6)
  },
  'research-and-clock': (played, before) => {
    expect([played.state.timecard.value, played.actor]).toEqual([18, 'green'])
    expect([played.marker('speed', 'green'), played.player('red').capacity]).toEqual([4, 5])
    before.research('speed', 'green')
    expect(before.refused({ kind: 'research', track: 'speed', owner: 1 })).toBe('HC-3.6')
  },
  'focus-with-passes': (played) => {
    expect(played.order).toEqual(['blue', 'green', 'red', 'purple'])
    expect(colours.slice(0, 4).map((colour) => played.player(colour).gantt)).toEqual([1, 4, 0, 0])
  },
  'last-slot-taken': (played) =>
    expect([played.order, played.player('red').gantt]).toEqual([['green', 'red', 'purple'], 0]),
  'last-slot-left': (played) =>
    expect([played.order, played.player('red').gantt]).toEqual([['green', 'red', 'purple'], 1]),
  'gantt-clock': (played) => {
    expect(colours.map((colour) => played.player(colour).gantt)).toEqual([11, 10, 12, 20, 4])
    expect(played.state.timecard.value).toBe(10)
  },
  'second-socket': (played, before) => {
    expect(played.plans[0]).toBe('committed')
    const third = indicator('reliability', 'A', 9, 10, 'W')
    expect(checkOf(before, builds([secondReliability, third], expansion(12, 0, 2)))).toBe('V-11')
    expect(checkOf(at(chassisAt(5)), builds([secondReliability], expansion(12, 0, 2)))).toBe('V-12')
  },
  'floor-of-this-year': (played, before) => {
    expect(played.plans[0]).toBe('committed')
    expect(checkOf(before, builds([halfOutside], expansion(12, 0, 2)))).toBe('V-07')
  },
  'floor-of-last-year': (played) => expect(played.player('red').factory.pieces).toContainEqual(halfOutside),
  'where-floor-may-lie': (played, before) => {
    expect(played.plans[0]).toBe('committed')
    const check = (...place: Parameters<typeof expansion>) => checkOf(before, builds([], expansion(...place)))
    expect([check(4, -8), check(5, -8, 2), check(12, 12), check(11, 0)]).toEqual(['V-23', 'V-24', 'V-21', 'V-22'])
  },
  'enclosed-yard': (played, before) => {
    expect(played.plans[0]).toBe('committed')
    expect(checkOf(before, builds([], expansion(-1, -8)))).toBe('V-23')
  },
  'plan-reopened': (played, before) => {
    expect(before.plans).toEqual(['draft', 'committed', 'committed'])
    expect(checkOf(before, builds(withoutEngine, expansion(12, 0)))).toBe('V-09')
    expect(played.emitted('planCommitted').map(({ seat }) => seat)).toEqual([0])
    expect(played.state.stage.name).toBe('demand')
  },
  'last-brake': (played, before) => {
    expect(played.state.supply.brake).toBe(0)
    const another = [station('brake', 9, 9), indicator('safety', 'B', 11, 9, 'W')]
    expect(checkOf(before, builds([...brake, ...another], expansion(5, -8)))).toBe('V-05')
  },
  'mainline-with-dealership': (played, before) => {
    expect(played.plans[0]).toBe('committed')
    expect(checkOf(before, builds([line], expansion(12, 0)))).toBe('V-14')
    expect(checkOf(before, builds([dealer], expansion(12, 0)))).toBe('V-15')
  },
  'bay-of-this-year': (played, before) => {
    expect(played.plans[0]).toBe('committed')
    const { pieces } = before.player('red').factory
    const outside = { ...pieces[1]!, x: 9, y: 0 }
    expect(checkOf(before, builds([outside], expansion(12, 0)))).toBe('V-17')
  },
  'one-car-each': (played) => {
    expect(sales(played)).toEqual(['small 1', 'middle 1'])
    expect(played.buyers('car', 0, 1)).toBe(2)
  },
  'stock-sold-out': (played) => {
    expect(sales(played)).toEqual(['small 2'])
    expect([played.emitted('windowPlaced').length, played.emitted('salesEnded').length]).toEqual([1, 1])
  },
  'window-over-the-edge': (played, before) => {
    expect(before.windows('small')).toHaveLength(8)
    expect(before.refused(places('small', [1, 0, 3, 3]))).toBe('HC-7.7')
    expect(played.earned('red')).toBe(6)
  },
  'risen-axis': (played, before) => {
    const windows = before.windows('middle')
    expect([windows.length, windows.filter(({ x, y }) => x >= 0 && y >= 0).length]).toEqual([16, 9])
    expect(played.earned('red')).toBe(6)
  },
  'closed-dealership': (played, before) => {
    expect([before.dealership('red', 'small').open, before.dealership('red', 'middle').open]).toEqual([false, true])
    expect(sales(played)).toEqual(['middle 3'])
    expect([played.buyers('car', 0, 0), played.emitted('salesEnded').length]).toEqual([2, 1])
  },
  'cars-and-trucks': (played, before) => {
    expect(before.state.prices[0]).toBe(4)
    expect(sales(played)).toEqual(['small 2', 'small 1'])
    expect(played.earned('red')).toBe(13)
    expect(vehicleTypes.map((type) => played.buyers(type, 0, 0))).toEqual([1, 1, 0])
  },
  'sports-bonus': (played) => expect(played.emitted('vehiclesSold').map(({ earned }) => earned)).toEqual([6, 16]),
  'a-sale-must-be-made': (played, before) => {
    expect(before.refused({ kind: 'pass' })).toBe('HC-1.1')
    expect(before.refused(places('small', [0, 0, 2, 1]))).toBe('HC-7.17')
    expect(played.earned('red')).toBe(2)
  },
  'idle-window': (played) => {
    expect([played.emitted('windowIdle').length, played.emitted('salesEnded').length]).toEqual([1, 1])
    expect([played.earned('red'), played.buyers('car', 1, 1)]).toEqual([0, 1])
  },
  'one-round-of-sales': (played) => {
    expect(played.state.players.map(({ wealth }) => wealth)).toEqual([6, 12, 6])
    expect(played.emitted('salesEnded')).toHaveLength(1)
  },
  'window-stays': (played, before) => {
    expect(before.stock('green')).toEqual([1])
    expect([played.buyers('car', 0, 1), played.emitted('salesEnded').length]).toEqual([1, 1])
  },
  'mainlines-by-rule': (played) => expect(deliveries(played)).toEqual(['0:2 2:1', '2:1']),
  'mainlines-by-name': (played, before) => {
    before.placeWindow('small', 0, 0, 2, 1)
    for (const from of [{ 0: 3 }, { 0: 1 }]) expect(before.refused({ kind: 'deliver', from })).toBe('HC-7.30')
    expect(deliveries(played)).toEqual(['0:1 2:2'])
    expect([played.emitted('salesEnded').length, played.buyers('car', 0, 1)]).toEqual([1, 2])
  },
  'most-stock-first': (played) => expect(deliveries(played)).toEqual(['0:1', '5:2']),
  'fixed-prices': (played, before) => {
    expect(before.state.prices).toEqual([3, 4, null, 6])
    expect([played.earned('red'), played.state.prices]).toEqual([4, [3, 4, null, 6]])
  },
  'sparks-by-type': (played) => expect(wantedWithoutNeutral(played)).toEqual([2, 1]),
  'sparks-after-a-sale': (played) => expect(wantedWithoutNeutral(played)).toEqual([2, 2]),
  'innovation-tie': ({ state }) => expect([state.left, state.bottom]).toEqual(['safety', 'speed']),
  'innovation-by-distance': ({ state }) => expect([state.left, state.bottom]).toEqual(['range', 'speed']),
  'dimension-leaves': ({ state }) => {
    expect([state.bottom, state.offBoard]).toEqual(['range', ['reliability', 'safety', 'speed']])
    expect([state.minimums.speed, state.obsolescence]).toEqual([1, 'left'])
  },
  'flip-in-phase-8': (played) => {
    expect(played.emitted('clockTicked').map(({ timecard }) => timecard)).toEqual([2, 1, 0])
    expect(played.state).toMatchObject({ year: 5, timecard: { flipped: true }, stage: { name: 'research' } })
  },
  'exactly-zero': ({ state }) => expect([state.timecard.flipped, state.year]).toEqual([true, 3]),
  'flip-before-the-sales': (played) => {
    expect(played.emitted('timecardFlipped')).toHaveLength(1)
    expect([played.earned('red'), played.over, played.state.year]).toEqual([6, true, 5])
  },
  'tie-for-victory': ({ result }) => expect(result).toEqual({ ranking: [[0], [1], [2]], scores: [112, 112, 97] }),
  'year-of-a-card': (played, before) => {
    expect(before.moves('playCard')).toHaveLength(9 * 4)
    expect(before.refused(card(0, 'red-3a', 'I'))).toBe('HC-10.2')
    expect(played.actor).toBe('green')
  },
  'neutral-cards-of-five': (played) => {
    const quadrants = played.emitted('neutralBuyerCame').map(({ quadrant }) => quadrant)
    expect(quadrants).toEqual(['I', 'I', 'I', 'II', 'III'])
    expect(played.state.neutralDeck).toHaveLength(7)
  },
}

/** The check that a plan of Red fails. */
function checkOf(game: Play, plan: ReturnType<typeof builds>): unknown {
  return game.refusal(plan, 'red').facts?.check
}

/** Which dealership sold how many vehicles. */
function sales(game: Play): string[] {
  return game.emitted('vehiclesSold').map(({ dealership, vehicles }) => `${dealership} ${vehicles}`)
}

/** The car and truck buyers in the corner, but for those whom neutral cards brought. */
function wantedWithoutNeutral(game: Play): number[] {
  const neutral = game.emitted('neutralBuyerCame').filter(({ x, y }) => x === 0 && y === 0)
  return (['car', 'truck'] as const).map(
    (type) => game.buyers(type, 0, 0) - neutral.filter((each) => each.type === type).length,
  )
}

/** Sale by sale, how many vehicles each mainline delivered. */
function deliveries(game: Play): string[] {
  return game
    .emitted('vehiclesSold')
    .map(({ from }) => from.map(({ mainline, vehicles }) => `${mainline}:${vehicles}`).join(' '))
}

describe('examples of what happens now and then', () => testExamples(rareExamples, claims))
