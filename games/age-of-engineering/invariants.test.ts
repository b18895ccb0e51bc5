import { canonical, secret } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { clone } from './clone.ts'
import { invariants } from './invariants.ts'
import { progress } from './progress.ts'
import type { State } from './state.ts'
import { body, engine, type Position, playAtRandom, setUp, table } from './testing/index.ts'

/** A valid position, and a change that violates one invariant. */
type Doctored = readonly [id: string, finding: string, position: Position, doctor: (state: State) => void]

const hidden = () => table({ options: { scoreVisibility: 'hidden' } })
const riker = () => table().engineers('purple', 'riker')
const cars = () => table().car('purple', '$5').car('yellow', '$6')
const full = () => table().buyers('price', 'body', 'engine', 'luxury')

const doctored: readonly Doctored[] = [
  ['AE-INV-1', 'a tile that is lost', table().holding('T7'), (state) => (state.turn.tile = null)],
  ['AE-INV-1', 'a tile that is there twice', table(), (state) => state.chain.push('T5')],
  ['AE-INV-1', 'a company marker that left the chain', table(), (state) => state.chain.shift()],
  ['AE-INV-2', 'a company that acts out of turn', table(), (state) => (state.actor = 1)],
  ['AE-INV-3', 'a worker too few', table(), (state) => state.companies[2]!.canteen--],
  ['AE-INV-3', 'a worker too many on a car', cars(), (state) => state.market[0]!.workers++],
  ['AE-INV-4', 'a salesperson in two places', riker(), (state) => (state.companies[0]!.salesperson = 'car')],
  [
    'AE-INV-4',
    'a salesperson at work without Riker',
    table(),
    (state) => (state.companies[1]!.salesperson = 'canteen'),
  ],
  [
    'AE-INV-4',
    'another salesperson still in the game',
    riker(),
    (state) => (state.companies[1]!.salesperson = 'supply'),
  ],
  ['AE-INV-5', 'levels too far apart', table(), (state) => (state.companies[0]!.levels.body = 4)],
  ['AE-INV-5', 'a level above 7', table().levels('purple', 7, 7), (state) => state.companies[0]!.levels.body++],
  ['AE-INV-6', 'a fourth workshop', table(), (state) => state.companies[0]!.workshops.push(null)],
  ['AE-INV-6', 'a race engine of value 8', table(), (state) => (state.companies[0]!.raceEngine = 8)],
  ['AE-INV-7', 'a team of seven', table().team('purple', 6), (state) => state.companies[0]!.team++],
  ['AE-INV-8', 'a seventh car', table().cars(6).placing(), (state) => state.market.push(state.market[0]!)],
  [
    'AE-INV-8',
    'a turn that begins with a full market',
    table().cars(5),
    (state) => state.market.push(state.market[0]!),
  ],
  ['AE-INV-8', 'a turn that begins with the marker at its end', full(), (state) => (state.marketMarker = 4)],
  ['AE-INV-9', 'a car without a crew', cars(), (state) => (state.market[0]!.workers = 0)],
  ['AE-INV-9', 'a marker of Packard on a car', cars(), (state) => (state.market[0]!.marker = 'packard2')],
  ['AE-INV-10', 'a price that is there twice', cars(), (state) => state.priceChart.push(5)],
  ['AE-INV-10', 'a price of another round', cars(), (state) => (state.market[0]!.price = 12)],
  ['AE-INV-10', 'a price that is lost', cars(), (state) => state.priceChart.pop()],
  ['AE-INV-11', 'a buyer too many', table(), (state) => state.stacks.body++],
  [
    'AE-INV-12',
    'a fifth buyer in the action phase',
    full(),
    (state) => state.activeBuyers.push({ preference: 'body', packard: null }),
  ],
  ['AE-INV-13', 'a marker that moved before the row was full', table().buyers('body'), (state) => state.marketMarker++],
  [
    'AE-INV-14',
    'white markers beside an active buyer',
    table().buyers('body'),
    (state) => (state.whiteMarkers.body = 2),
  ],
  ['AE-INV-14', 'too few white markers', table(), (state) => (state.whiteMarkers.body = 1)],
  [
    'AE-INV-15',
    'a token too many',
    table().engineers('purple', 'king'),
    (state) => state.companies[0]!.engineerTokens++,
  ],
  ['AE-INV-15', 'a loose token from nowhere', table(), (state) => state.companies[0]!.looseTokens++],
  ['AE-INV-16', 'seven production tokens', cars(), (state) => (state.market[0]!.productionTokens = 7)],
  ['AE-INV-17', 'a token without its investor', cars(), (state) => state.market[0]!.productionTokens++],
  [
    'AE-INV-17',
    'an investor without a token',
    cars(),
    (state) => state.investorTrack.push({ investor: 'ford', by: 0 }),
  ],
  ['AE-INV-17', 'a tile that is there twice', table(), (state) => state.recruitment.engineer.display.push('king')],
  ['AE-INV-18', 'a stack larger than what nobody has seen', table(), (state) => state.recruitment.engineer.stack++],
  [
    'AE-INV-19',
    'a marker in two places',
    table().engineers('purple', 'winton').car('purple', 'E+1'),
    (state) => state.companies[0]!.engineeringMarkers.push('winton1'),
  ],
  [
    'AE-INV-19',
    'a marker without its engineer',
    table(),
    (state) => state.companies[0]!.engineeringMarkers.push('buick5'),
  ],
  [
    'AE-INV-20',
    'another marker next to a buyer',
    table().buyers('body'),
    (state) => (state.activeBuyers[0]!.packard = 'winton1'),
  ],
  [
    'AE-INV-21',
    'two race cars on one space',
    table().raceCar('purple', 4),
    (state) => (state.companies[1]!.raceCar.space = 4),
  ],
  ['AE-INV-21', 'a neutral car that moved', table({ seats: 2 }), (state) => (state.neutralCars[0] = 4)],
  ['AE-INV-22', 'laps in the pit lane', table(), (state) => (state.companies[0]!.raceCar.laps = 1)],
  ['AE-INV-23', 'points below zero', table(), (state) => (state.companies[0]!.points = -1)],
  [
    'AE-INV-24',
    'an achievement that is there twice',
    table(),
    (state) => state.companies[0]!.achievements.push('lap1'),
  ],
  [
    'AE-INV-24',
    'an achievement that is met and still open',
    table(),
    (state) => (state.companies[0]!.workshops[0] = body(6)),
  ],
  [
    'AE-INV-25',
    'a marker before any turn',
    table().choosingBonuses(['purple'], 'bodyAndRace', 'engineAndToken'),
    (state) => (state.turn.actionMarkerUsed = true),
  ],
  ['AE-INV-26', 'no seat to move', table(), (state) => state.steps.push({ name: 'scoring' })],
  ['AE-INV-27', 'a stack with an order', table(), (state) => state.recruitment.instant.unseen.reverse()],
  ['AE-INV-27', 'a total that others see', hidden(), (state) => (state.companies[0]!.points = secret(3, [0, 1]))],
  ['AE-INV-28', 'a position that changes without a move', table(), luckOfItsOwn],
]

describe('invariants detect', () => {
  test.each(doctored)('%s %s', (id, _, position, doctor) => {
    const whole = invariants.filter((invariant) => invariant.id === id)
    const state = position.state()
    expect(whole.map((invariant) => invariant.broken(state))).toEqual(whole.map(() => undefined))
    doctor(state)
    expect(whole.some((invariant) => invariant.broken(state) !== undefined)).toBe(true)
  })

  test('every invariant has a doctored position', () => {
    const ids = new Set(doctored.map(([id]) => id))
    expect(invariants.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([])
  })
})

type Step = readonly [id: string, finding: string, position: Position, change: (state: State) => void]

const steps: readonly Step[] = [
  ['AE-INV-5', 'a level that falls', table().levels('purple', 2, 2), (state) => state.companies[0]!.levels.body--],
  ['AE-INV-7', 'a worker who leaves a team', table().team('purple', 2), (state) => state.companies[0]!.team--],
  ['AE-INV-13', 'a market marker that moves back', full().marketMarker(3), (state) => state.marketMarker--],
  ['AE-INV-18', 'a stack that grows', table().display('king'), (state) => state.recruitment.engineer.stack++],
  ['AE-INV-18', 'a tile that comes back', table().gone('king'), (state) => state.recruitment.engineer.gone.pop()],
  [
    'AE-INV-19',
    'a marker that comes back',
    table().engineers('purple', 'winton').markers('purple', 'winton1'),
    (state) => state.companies[0]!.engineeringMarkers.push('winton2'),
  ],
  [
    'AE-INV-22',
    'a race car that goes back',
    table().raceCar('purple', 4),
    (state) => state.companies[0]!.raceCar.space--,
  ],
  ['AE-INV-22', 'a race car that stays on the circuit', table().raceCar('purple', 4), (state) => (state.round = 2)],
  ['AE-INV-23', 'points that fall', table().points('purple', 4), (state) => (state.companies[0]!.points = 3)],
  [
    'AE-INV-24',
    'an achievement that is lost',
    table().achievements('purple', 'lap1'),
    (state) => state.companies[0]!.achievements.pop(),
  ],
]

describe('transition invariants detect', () => {
  test.each(steps)('%s %s', (id, _, position, change) => {
    const tested = progress.filter((each) => each.id === id)
    const before = position.state()
    const after = clone(before)
    expect(tested.map((each) => each.broken(before, after))).toEqual(tested.map(() => undefined))
    change(after)
    expect(tested.some((each) => each.broken(before, after) !== undefined)).toBe(true)
  })

  test('AE-INV-25 a third marker in one turn', () => {
    const before = table().engineers('purple', 'packard', 'winton').workshop('purple', engine(1)).state()
    before.turn.actionMarkerUsed = true
    before.turn.placingMarkerUsed = true
    const after = clone(before)
    after.companies[0]!.engineeringMarkers.pop()
    expect(progress.some((each) => each.id === 'AE-INV-25' && each.broken(before, after) !== undefined)).toBe(true)
  })
})

test('AE-INV-28 a position survives serialisation', () => {
  playAtRandom(setUp({ seats: 3, options: { scoreVisibility: 'hidden' } }), 7, ({ state }) => {
    expect(canonical(JSON.parse(JSON.stringify(state)))).toBe(canonical(state))
  })
})

/** A chain that differs on every read. */
function luckOfItsOwn(state: State): void {
  let looks = 0
  Object.defineProperty(state.companies[0]!, 'supply', { get: () => looks++, enumerable: true })
}
