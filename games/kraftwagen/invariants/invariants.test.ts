import { canonical, redact, seatsOf } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { clone } from '../clone.ts'
import { standard } from '../components/index.ts'
import type { State } from '../state.ts'
import { body, engine, type Position, playAtRandom, setUp, table } from '../testing/index.ts'
import { invariants } from './index.ts'
import { progress } from './progress.ts'

/** A position that meets all invariants, and a change that breaks one. */
type Doctored = readonly [id: string, finding: string, position: Position, doctor: (state: State) => void]

const options = { specialtyTiles: true }
const round2 = () => table({ options }).round(2)
const daimlers = () => table().engineers('red', 'daimler').buyers('body+2')
const horchs = () => table().engineers('red', 'horch').car('red', { marker: 'horch1' })

const doctored: readonly Doctored[] = [
  ['KW-INV-1', 'a worker too few', table(), (state) => state.players[2]!.canteen--],
  ['KW-INV-1', 'a worker too many on a car', table().car('red'), (state) => state.market[0]!.workers++],
  [
    'KW-INV-1',
    'a supply below zero',
    table().supply('red', 0).awardsGone('workers'),
    ({ players: [red] }) => Object.assign(red!, { supply: -1, canteen: red!.canteen + 1 }),
  ],
  ['KW-INV-2', 'a card that is lost', table(), (state) => state.deck.pop()],
  ['KW-INV-2', 'a card that is there twice', table(), (state) => state.discard.push('opel')],
  ['KW-INV-3', 'a display of one card', table(), (state) => state.deck.push(state.display.pop()!)],
  ['KW-INV-4', 'a tile that is lost', table().holding('T7'), (state) => (state.turn.tile = null)],
  ['KW-INV-4', 'a tile that is there twice', table(), (state) => state.chain.push('T5')],
  ['KW-INV-5', 'a worker who left the chain', table(), (state) => state.chain.shift()],
  ['KW-INV-5', 'a worker who is in it twice', table(), (state) => state.chain.push(0)],
  ['KW-INV-6', 'an actor who is not at the tail', table(), (state) => (state.actor = 1)],
  ['KW-INV-6', 'a tile at the tail', table(), (state) => state.chain.unshift(state.chain.pop()!)],
  ['KW-INV-6', 'a chain that is too short', table(), (state) => state.chain.pop()],
  ['KW-INV-7', 'a specialty tile in a game without them', table(), (state) => state.chain.push('A1')],
  ['KW-INV-7', 'two specialty tiles in the chain', round2(), (state) => state.chain.push('B4')],
  [
    'KW-INV-7',
    'a set that left its stack too early',
    round2(),
    ({ specialty }) => specialty!.box.push(specialty!.stacks.C.pop()!),
  ],
  ['KW-INV-7', 'a specialty tile that is lost', round2(), (state) => state.specialty!.stacks.B.pop()],
  ['KW-INV-8', 'a buyer too many', table(), (state) => state.stacks.body++],
  ['KW-INV-8', 'a buyer who is lost', table().buyers('price'), (state) => state.activeBuyers.pop()],
  [
    'KW-INV-9',
    'a fifth buyer in the action phase',
    table().buyers('price', 'body', 'engine', 'prestige'),
    (state) => state.activeBuyers.push({ preference: 'body', daimler: null }),
  ],
  [
    'KW-INV-9',
    'a fourth buyer with two players',
    table({ seats: 2 }).buyers('price', 'body', 'engine'),
    (state) => state.activeBuyers.push({ preference: 'prestige', daimler: null }),
  ],
  ['KW-INV-10', 'a marker that moved before the row was full', table().buyers('body'), (state) => (state.marker = '3')],
  ['KW-INV-11', 'a price that is lost', table().car('red', { price: 5 }), (state) => state.market.pop()],
  [
    'KW-INV-11',
    'a price on a car and available',
    table().car('red', { price: 5 }),
    (state) => state.availablePrices.push(5),
  ],
  ['KW-INV-12', 'a seventh car', table().cars(5), (state) => state.market.push(...state.market.slice(0, 2))],
  [
    'KW-INV-12',
    'a turn that begins with a full market',
    table().cars(5),
    (state) => state.market.push(state.market[0]!),
  ],
  [
    'KW-INV-12',
    'a turn that begins with the marker on 0',
    table().buyers('price', 'body', 'engine', 'prestige'),
    (state) => (state.marker = '0'),
  ],
  ['KW-INV-13', 'a car without workers', table().car('red'), (state) => (state.market[0]!.workers = 0)],
  ['KW-INV-13', 'a body of value 8', table().car('red'), (state) => (state.market[0]!.body = 8)],
  ['KW-INV-13', 'an engine of value 0', table().car('red'), (state) => (state.market[0]!.engine = 0)],
  ['KW-INV-13', 'a car of nobody', table({ seats: 3 }).car('red'), (state) => (state.market[0]!.owner = 3)],
  [
    'KW-INV-13',
    'a Daimler marker on a car',
    table().car('red'),
    (state) => (state.market[0]!.engineerMarker = 'daimler2'),
  ],
  ['KW-INV-14', 'a fourth workshop', table(), (state) => state.players[1]!.workshops.push(null)],
  ['KW-INV-14', 'a part of value 8', table(), (state) => (state.players[1]!.workshops[0] = body(8))],
  [
    'KW-INV-15',
    'a development that waits beside an idle worker',
    table().inactive('red', 'D1'),
    (state) => state.players[0]!.canteen++,
  ],
  ['KW-INV-16', 'a level that is not one more than the points', table(), startFromLevel2],
  [
    'KW-INV-17',
    'two race cars on one space',
    table().raceCar('red', 4).raceCar('blue', 5),
    ({ players }) => players[0]!.raceCar.space++,
  ],
  ['KW-INV-17', 'a race car on a dummy', table({ seats: 2 }), ({ players }) => (players[0]!.raceCar.space = 6)],
  ['KW-INV-17', 'a dummy that moved', table({ seats: 2 }), ({ dummies }) => (dummies[1] = 7)],
  ['KW-INV-17', 'a space beyond the circuit', table(), ({ players }) => (players[0]!.raceCar.space = 11)],
  ['KW-INV-18', 'laps in the pit lane', table().awardsGone('lap1'), ({ players }) => (players[0]!.raceCar.laps = 1)],
  ['KW-INV-19', 'an award that is lost', table(), (state) => state.awards.pop()],
  [
    'KW-INV-19',
    'an award that is owned and available',
    table().awards('red', 'lap1'),
    (state) => state.awards.push('lap1'),
  ],
  ['KW-INV-20', 'a marker in two places', daimlers(), (state) => state.players[0]!.engineerMarkers.push('daimler2')],
  ['KW-INV-20', 'a marker whose engineer nobody owns', daimlers(), (state) => (state.players[0]!.engineers = [])],
  [
    'KW-INV-20',
    'a marker that another player has',
    daimlers(),
    ({ players: [red, blue] }) => blue!.engineerMarkers.push(red!.engineerMarkers.pop()!),
  ],
  ['KW-INV-20', "a marker on another player's car", horchs(), (state) => (state.market[0]!.owner = 1)],
  [
    'KW-INV-21',
    'a marker of Horch on a buyer',
    table().buyers('body'),
    (state) => (state.activeBuyers[0]!.daimler = 'horch1'),
  ],
  ['KW-INV-22', 'a debt', table({ options: { scoreVisibility: 'open' } }), (state) => (state.players[0]!.money = -1)],
  ['KW-INV-23', 'more money than the rounds brought', table(), (state) => (state.stackMoney.engine = 2)],
  ['KW-INV-23', 'half of what a round brings', table(), (state) => (state.stackMoney.body = 1)],
  ['KW-INV-24', 'an empty supply without its award', table(), (state) => (state.players[1]!.supply = 0)],
  [
    'KW-INV-24',
    'three engineers without their award',
    table(),
    (state) => (state.players[1]!.engineers = ['opel', 'otto', 'benz']),
  ],
  ['KW-INV-25', 'a lap without its award', table(), (state) => (state.players[1]!.raceCar.laps = 1)],
  [
    'KW-INV-25',
    'a second lap without its award',
    table().awardsGone('lap1'),
    (state) => (state.players[1]!.raceCar.laps = 2),
  ],
  [
    'KW-INV-26',
    'a body 3 in a workshop without its award',
    table(),
    (state) => (state.players[0]!.workshops[0] = body(3)),
  ],
  [
    'KW-INV-26',
    'a body 6 on a car without its award',
    table().awardsGone('body3').car('red'),
    (state) => (state.market[0]!.body = 6),
  ],
  ['KW-INV-26', 'an engine 4 on a car without its award', table().car('red'), (state) => (state.market[0]!.engine = 4)],
  [
    'KW-INV-26',
    'an engine 7 in a workshop without its award',
    table().awardsGone('engine4'),
    (state) => (state.players[0]!.workshops[0] = engine(7)),
  ],
  [
    'KW-INV-27',
    'a second buyer of a kind without the award',
    table().buyers('body'),
    (state) => state.activeBuyers.push({ preference: 'body', daimler: null }),
  ],
  [
    'KW-INV-27',
    'a second car without the award',
    table().car('red').car('blue'),
    (state) => (state.market[1]!.owner = 0),
  ],
  [
    'KW-INV-27',
    'a second car of the whole game without the award',
    table({ options: { marketAward: 'wholeGame' } }),
    (state) => (state.players[0]!.carsPlaced = 2),
  ],
  [
    'KW-INV-28',
    'two engineer markers in one turn',
    table(),
    ({ turn }) => Object.assign(turn, { markerUsed: true, carMarkerUsed: true }),
  ],
  ['KW-INV-29', 'a Grand Prix engine of value 8', table(), (state) => (state.players[0]!.gpEngine = 8)],
  ['KW-INV-29', 'a Grand Prix car without an engine', table(), (state) => (state.players[0]!.gpEngine = 0)],
  [
    'KW-INV-30',
    'two winners of a race',
    table().raceCar('red', 4).raceCar('blue', 5).raceCar('green', 1),
    ({ players }) => (players[0]!.raceCar.space = 5),
  ],
  [
    'KW-INV-31',
    'a car that is sold twice',
    table().car('red').buyers('body', 'price'),
    (state) => state.market.push(state.market[0]!),
  ],
  ['KW-INV-32', 'a game in which nobody can move', table(), (state) => (state.steps = [{ name: 'scoring' }])],
  ['KW-INV-32', 'a move after the end', table().round(3), (state) => (state.phase = 'over')],
  ['KW-INV-33', 'a position that changes without a move', table(), luckOfItsOwn],
  ['KW-INV-34', 'a deck with an order', table(), (state) => state.deck.reverse()],
  ['KW-INV-34', 'a specialty stack with an order', round2(), (state) => state.specialty!.stacks.C.reverse()],
  ['KW-INV-34', 'money that others can see', table(), (state) => (state.players[0]!.money = 5)],
  ['KW-INV-34', 'awards that others can see', table(), (state) => (state.players[0]!.awards = [])],
]

describe('a doctored position', () => {
  test.each(doctored)('%s notices %s', (id, _, position, doctor) => {
    const state = position.state()
    expect(brokenBy(id, state)).toBeUndefined()
    doctor(state)
    expect(brokenBy(id, state)).toBeDefined()
  })

  test('every invariant is tried', () => {
    expect(new Set(doctored.map(([id]) => id))).toEqual(new Set(invariants.map(({ id }) => id)))
  })

  test('a minimal position violates none', () => {
    for (const position of [table(), table({ seats: 2 }), round2(), table().round(3), daimlers(), horchs()]) {
      const state = position.state()
      expect(invariants.filter((each) => each.broken(state) !== undefined).map(({ id }) => id)).toEqual([])
    }
  })

  test('a view violates none either, though it lacks hidden content', () => {
    const state = table().money('red', 5).awards('blue', 'lap1').state()
    for (const viewer of ['spectator', ...seatsOf(4)] as const) {
      const view = redact(state, viewer)
      expect(invariants.filter((each) => each.broken(view) !== undefined).map(({ id }) => id)).toEqual([])
    }
  })
})

const open = { scoreVisibility: 'open' } as const
const steps: readonly Doctored[] = [
  [
    'KW-INV-10',
    'a marker that moves back up',
    table().buyers('price', 'body', 'engine', 'prestige').marker('2'),
    (state) => (state.marker = '3'),
  ],
  [
    'KW-INV-16',
    'a body level that falls',
    table().levels('red', 3, 1),
    (state) => state.players[0]!.developments.pop(),
  ],
  [
    'KW-INV-16',
    'an engine level that falls',
    table().levels('red', 1, 2),
    (state) => state.players[0]!.developments.pop(),
  ],
  [
    'KW-INV-18',
    'a race car that goes back',
    table().raceCar('red', 5),
    (state) => (state.players[0]!.raceCar.space = 4),
  ],
  [
    'KW-INV-18',
    'a lap that is lost',
    table().raceCar('red', 5, 1),
    (state) => (state.players[0]!.raceCar = { space: 6, laps: 0 }),
  ],
  [
    'KW-INV-18',
    'a race car that is not in the pit lane in a new round',
    table().raceCar('red', 5),
    (state) => (state.round = 2),
  ],
  [
    'KW-INV-18',
    'a race car that is still out at the end',
    table().round(3).raceCar('red', 5),
    (state) => (state.phase = 'over'),
  ],
  [
    'KW-INV-19',
    'an award that changes hands',
    table({ options: open }).awards('red', 'lap1'),
    ({ players }) => (players[0]!.awards = []),
  ],
  ['KW-INV-22', 'money that falls', table({ options: open }).money('red', 5), ({ players }) => (players[0]!.money = 4)],
  [
    'KW-INV-28',
    'a second marker on a buyer',
    table().engineers('red', 'daimler').buyers('body+2'),
    (state) => state.players[0]!.engineerMarkers.pop(),
  ],
  [
    'KW-INV-28',
    'a marker on a car after one on a buyer',
    table().engineers('red', 'horch'),
    (state) => state.players[0]!.engineerMarkers.pop(),
  ],
  [
    'KW-INV-29',
    'a Grand Prix engine that falls without a move',
    table().gpEngine('red', 3),
    ({ players }) => (players[0]!.gpEngine = 2),
  ],
]

describe('a doctored move', () => {
  test.each(steps)('%s notices %s', (id, _, position, doctor) => {
    const before = position.state()
    before.turn.markerUsed = id === 'KW-INV-28'
    const after = clone(before)
    expect(brokenByMove(id, before, after)).toBeUndefined()
    doctor(after)
    expect(brokenByMove(id, before, after)).toBeDefined()
  })

  test('every transition invariant is tested', () => {
    expect([...new Set(steps.map(([id]) => id))]).toEqual(progress.map(({ id }) => id))
  })

  test('KW-INV-28 if agreed, a marker on a buyer leaves room for one on a car, but not for a second of its kind', () => {
    const before = table({ options: { engineerMarkerLimit: 'perStep' } })
      .engineers('red', 'horch', 'diesel')
      .state()
    before.turn.markerUsed = true
    const onCar = clone(before)
    onCar.players[0]!.engineerMarkers = ['horch1', 'dieselA', 'dieselB']
    expect(brokenByMove('KW-INV-28', before, onCar)).toBeUndefined()
    const second = clone(before)
    second.players[0]!.engineerMarkers = ['horch1', 'horch2', 'dieselA']
    expect(brokenByMove('KW-INV-28', before, second)).toBeDefined()
  })

  test('KW-INV-29 a lower Grand Prix engine may be installed by its owner', () => {
    const before = table().gpEngine('red', 3).steps('red', { name: 'placeEngine', value: 2 }).state()
    const after = clone(before)
    after.players[0]!.gpEngine = 2
    expect(brokenByMove('KW-INV-29', before, after)).toBeUndefined()
  })
})

describe('whole games', () => {
  test.each([2, 3, 4] as const)(
    'KW-INV-23 with %i players all stack money was collected or still lies there',
    (seats) => {
      const game = playAtRandom(setUp({ seats }), 20 + seats)
      const collected = game.emitted('moneyEarned').filter(({ source }) => source === 'stack')
      const lying = Object.values(game.state.stackMoney)
      const total = [...collected.map(({ amount }) => amount), ...lying].reduce((sum, money) => sum + money, 0)
      expect(total).toBe(5 * 3)
    },
  )

  test.each([2, 3, 4] as const)('KW-INV-30 with %i players a scoring pays at most 13 for places', (seats) => {
    const game = playAtRandom(setUp({ seats }), 30 + seats)
    const races = game.emitted('raceScored').map(({ places }) => {
      const paid = places.reduce((sum, { money }) => sum + money, 0)
      return { paid, drivers: places.filter(({ seat }) => seat !== null).length }
    })
    expect(races).toHaveLength(3)
    for (const { paid, drivers } of races) {
      expect(paid).toBeLessThanOrEqual(13)
      if (drivers >= 3) expect(paid).toBe(13)
    }
    const placeMoney = game.emitted('moneyEarned').filter(({ source }) => source === 'place')
    expect(placeMoney.reduce((sum, { amount }) => sum + amount, 0)).toBe(races.reduce((sum, { paid }) => sum + paid, 0))
  })

  test.each([2, 4] as const)('KW-INV-31 with %i players each scoring sells what it can', (seats) => {
    const count = { cars: 0, buyers: 0, sold: 0 }
    for (const { kind } of playAtRandom(setUp({ seats, options }), 40 + seats).events) {
      if (kind === 'carPlaced') count.cars++
      if (kind === 'carWithdrawn') count.cars--
      if (kind === 'buyerPlaced') count.buyers++
      if (kind === 'carSold') count.sold++
      if (kind !== 'marketCleared') continue
      expect(count.sold).toBe(Math.min(count.cars, count.buyers))
      Object.assign(count, { cars: 0, buyers: 0, sold: 0 })
    }
  })

  test('KW-INV-33 the same moves and draws give the same game', () => {
    const once = playAtRandom(setUp({ options }), 50)
    const again = playAtRandom(setUp({ options }), 50)
    expect(canonical(again.state)).toBe(canonical(once.state))
    expect(again.events).toEqual(once.events)
  })
})

function brokenBy(id: string, state: State): string | undefined {
  return invariants.find((each) => each.id === id)!.broken(state)
}

function brokenByMove(id: string, before: State, after: State): string | undefined {
  return progress.find((each) => each.id === id)!.broken(before, after)
}

/** Tables by which all players start at level 2. */
function startFromLevel2(state: State): void {
  const reverse = { ...standard.startTiles.reverse, body: 2 }
  const components = { ...standard, startTiles: { ...standard.startTiles, reverse } }
  Object.assign(state, { options: { ...state.options, components } })
}

/** A canteen whose number of workers differs on every read. */
function luckOfItsOwn(state: State): void {
  let workers = 0
  Object.defineProperty(state.players[0], 'canteen', { get: () => ++workers, set: () => {}, enumerable: true })
}
