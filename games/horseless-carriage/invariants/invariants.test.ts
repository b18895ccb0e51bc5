import {
  canonical,
  copy,
  fastChance,
  LiveEffects,
  open,
  recordedChance,
  redact,
  type Seat,
  seatsOf,
  secret,
} from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { clone } from '../clone.ts'
import { type Colour, colours } from '../components/index.ts'
import type { Event } from '../events.ts'
import type { LaidFloor, Piece } from '../factory/index.ts'
import { horselessCarriage } from '../game.ts'
import type { Move } from '../moves.ts'
import { standardOptions } from '../options.ts'
import { expectStage, type State } from '../state.ts'
import {
  at,
  dealership,
  department,
  expansion,
  indicator,
  mainline,
  type Play,
  type Position,
  playAtRandom,
  savedFactories,
  setUp,
  station,
  table,
} from '../testing/index.ts'
import { invariants } from './index.ts'
import { progress } from './progress.ts'

/** A position that meets all invariants, and a change that breaks one. */
type Doctored = readonly [id: string, finding: string, position: Given, doctor: (state: State) => void]
type Given = Pick<Position, 'state'>

const { F3, G1, G3 } = savedFactories
const factory = () => table().factory('red', G1)
/** Purple, who sells first, with one car for one buyer. */
const selling = () =>
  table()
    .tracks('speed', 'range')
    .buyers('car', 0, 0)
    .offer('purple', [['car', 1]], { small: { specs: { speed: 1 } }, large: { open: false } })
    .selling()

const doctored: readonly Doctored[] = [
  ['HC-INV-1', 'a tile that is lost', table(), (state) => state.supply.car--],
  ['HC-INV-1', 'a tile too many', table(), (state) => state.supply.research++],
  [
    'HC-INV-1',
    'a supply below zero',
    table(),
    (state) => {
      state.supply.chassis = -1
      add(state, ...[0, 1, 2, 3, 4].map((x) => station('chassis', x, 0)))
    },
  ],
  ['HC-INV-2', 'a marker beyond its track', table(), (state) => (state.markers.range[1] = 7)],
  ['HC-INV-2', 'a marker below its track', table(), (state) => (state.markers.range[1] = -1)],
  ['HC-INV-2', 'a capacity of 6', table(), (state) => (state.players[0]!.capacity = 6)],
  ['HC-INV-2', 'a capacity of 0', table(), (state) => (state.players[2]!.capacity = 0)],
  ['HC-INV-3', 'a move too many', table(), (state) => (expectStage(state, 'research').left = 2)],
  ['HC-INV-3', 'a turn without moves', table(), (state) => (expectStage(state, 'research').left = 0)],
  ['HC-INV-3', 'research of nobody', table(), (state) => (expectStage(state, 'research').waiting = [])],
  ['HC-INV-3', 'a marker that moved twice', table().factory('red', withMoreResearch(2)), movedTwice],
  ['HC-INV-4', 'Gantt charts beyond the track', table(), (state) => (state.players[0]!.gantt = 21)],
  ['HC-INV-4', 'Gantt charts below the track', table(), (state) => (state.players[0]!.gantt = -1)],
  ['HC-INV-5', 'a player with two slots', table(), (state) => (state.order = [0, 1, 0])],
  ['HC-INV-5', 'a player without a slot', table(), (state) => state.order.pop()],
  ['HC-INV-6', 'one track on both axes', table(), (state) => (state.left = state.bottom)],
  ['HC-INV-6', 'a track that is lost', table(), (state) => state.offBoard.pop()],
  ['HC-INV-7', 'a minimum that rose too early', table(), (state) => state.minimums.speed++],
  ['HC-INV-7', 'a minimum that did not rise in phase 7', table(), (state) => (state.stage = demandStage)],
  ['HC-INV-7', 'a minimum of 3', table().year(4).minimums({ speed: 2, range: 1 }), raiseTo3],
  ['HC-INV-8', 'a floor tile on another', table(), (state) => lay(state, expansion(11, 0, 2))],
  ['HC-INV-8', 'a floor tile apart', table(), (state) => lay(state, expansion(13, 0, 2))],
  ['HC-INV-8', 'floor that touches at a corner only', table(), (state) => lay(state, expansion(12, 12))],
  ['HC-INV-8', 'floor on the front of the main tile', table(), (state) => lay(state, expansion(4, -8))],
  ['HC-INV-8', 'a front on the floor', table(), (state) => lay(state, expansion(5, -8, 2))],
  ['HC-INV-9', 'an expansion too early', table(), (state) => lay(state, expansion(5, -8))],
  ['HC-INV-9', 'an expansion that is missing', table().year(2), removeFloor],
  ['HC-INV-9', 'a plan that laid none', table().brochures(), removeFloor],
  ['HC-INV-9', 'a seventh one', table().year(7).brochures(), (state) => lay(state, expansion(90, 90))],
  ['HC-INV-10', 'a piece on the bay', table(), (state) => add(state, department('research', 0, 1))],
  ['HC-INV-10', 'a piece on the strip', table(), (state) => add(state, indicator('speed', 'B', 0, 0, 'N'))],
  ['HC-INV-10', 'a piece on the table', table(), (state) => add(state, department('research', 20, 20))],
  ['HC-INV-10', 'two pieces on one square', factory(), (state) => add(state, indicator('speed', 'B', 4, 5, 'N'))],
  ['HC-INV-11', 'a mainline without a dealership', factory(), (state) => drop(state, isA('dealership'))],
  ['HC-INV-11', 'a dealership without a mainline', factory(), (state) => drop(state, isA('mainline'))],
  [
    'HC-INV-11',
    'a marketing department without a dealership',
    factory(),
    (state) => add(state, department('marketing', 8, 7)),
  ],
  ['HC-INV-12', 'a station without an indicator', factory(), (state) => drop(state, aims('safety'))],
  [
    'HC-INV-12',
    'an indicator that points at nothing',
    factory(),
    (state) => add(state, indicator('safety', 'B', 10, 10, 'N')),
  ],
  [
    'HC-INV-12',
    'an indicator that points at a department',
    factory(),
    (state) => add(state, indicator('safety', 'B', 3, 8, 'W')),
  ],
  [
    'HC-INV-12',
    'an indicator of another step',
    factory(),
    (state) => add(state, indicator('reliability', 'A', 4, 9, 'N')),
  ],
  ['HC-INV-12', 'two indicators for one socket', factory(), (state) => add(state, indicator('safety', 'B', 3, 7, 'N'))],
  ['HC-INV-12', 'an indicator without a socket', factory(), (state) => add(state, indicator('design', 'B', 4, 9, 'N'))],
  ['HC-INV-13', 'a station without a mainline', factory(), (state) => drop(state, isA('mainline'))],
  ['HC-INV-13', 'a station at the wrong side', table().factory('red', G3), (state) => replace(state, brakeForDoor)],
  ['HC-INV-13', 'a type twice in one group', factory(), (state) => add(state, station('brake', 4, 9))],
  ['HC-INV-14', 'a piece that reaches no bay', factory(), (state) => add(state, department('research', 9, 9))],
  ['HC-INV-14', 'a bay at a corner only', table(), (state) => add(state, department('research', 5, 5))],
  [
    'HC-INV-15',
    'two dealerships of one size',
    factory(),
    (state) => add(state, dealership('small', 8, 4), mainline('car', 8, 8)),
  ],
  [
    'HC-INV-15',
    'a fifth marketing department',
    factory(),
    (state) => add(state, ...[0, 1, 2, 3, 4].map((x) => department('marketing', x, 0))),
  ],
  ['HC-INV-15', 'a player without a research department', factory(), (state) => drop(state, isOf('research'))],
  ['HC-INV-15', 'a player without a planning department', factory(), (state) => drop(state, isOf('planning'))],
  ['HC-INV-17', 'more stock than capacity', selling(), (state) => (offered(state).mainlines[0]!.stock = 2)],
  ['HC-INV-17', 'more delivered than the stock', selling(), (state) => (offered(state).mainlines[0]!.stock = -1)],
  ['HC-INV-18', 'buyers below zero', table(), (state) => (state.buyers.truck[63] = -1)],
  ['HC-INV-20', 'a spark of no card', table(), (state) => (state.sparks.car[5] = 1)],
  ['HC-INV-20', 'a card without its sparks', table(), (state) => state.players[0]!.revealed.push('red-2e')],
  ['HC-INV-21', 'buyers without a price', table().buyers('car', 0, 0), (state) => (state.prices[0] = null)],
  ['HC-INV-21', 'a price that is too low', table().buyers('car', 0, 0), (state) => (state.prices[0] = 4)],
  ['HC-INV-21', 'a price without buyers', table().buyers('car', 0, 0), (state) => (state.prices[3] = 4)],
  [
    'HC-INV-21',
    'prices in the wrong order',
    table().buyers('car', 0, 0).buyers('car', 7, 7),
    (state) => state.prices.reverse(),
  ],
  ['HC-INV-21', 'a buyer without a price in phase 5', selling(), (state) => (state.buyers.car[63] = 1)],
  ['HC-INV-22', 'a window of a closed dealership', selling(), (state) => putWindow(state, 1, 0, 0)],
  ['HC-INV-22', 'a window beside the board', selling(), (state) => putWindow(state, 0, -2, 0)],
  ['HC-INV-22', 'a window beyond the bottom spec', selling(), (state) => putWindow(state, 0, 3, 0)],
  ['HC-INV-22', 'a window beyond the left spec', selling(), (state) => putWindow(state, 0, 0, 2)],
  ['HC-INV-23', 'a timecard at 0', table(), (state) => (state.timecard.value = 0)],
  ['HC-INV-23', 'a timecard above its start', table(), (state) => (state.timecard.value = 25)],
  ['HC-INV-23', 'a phase 8 after the flip', table().demanding(), (state) => (state.timecard.flipped = true)],
  ['HC-INV-24', 'a card that is lost', table(), (state) => open(state.players[1]!.hand).pop()],
  ['HC-INV-24', 'a card in hand and revealed', table(), (state) => state.players[1]!.revealed.push('green-1a')],
  ['HC-INV-24', 'a card in hand and face down', table().demanding(), playWithoutTaking],
  ['HC-INV-24', 'a card of another deck', table(), (state) => open(state.players[1]!.hand).splice(0, 1, 'red-1a')],
  ['HC-INV-25', 'a neutral card that did not come back', table(), (state) => state.neutralDeck.pop()],
  [
    'HC-INV-26',
    'a phase in which nobody is asked',
    table().building(),
    ({ stage }) =>
      Object.assign(stage, { plans: [{ state: 'committed' }, { state: 'committed' }, { state: 'committed' }] }),
  ],
  ['HC-INV-26', 'a seller without a buyer', selling(), (state) => (state.buyers.car[0] = 0)],
  ['HC-INV-26', 'a player without a card', table().demanding(), ({ players }) => (players[0]!.hand = secret([], [0]))],
  ['HC-INV-27', 'an eighth year', table().year(7), (state) => state.year++],
  ['HC-INV-27', 'a year before the first', table(), (state) => state.year--],
  ['HC-INV-27', 'a phase 8 in year 7', table().year(6).demanding(), (state) => state.year++],
  ['HC-INV-27', 'a shared place', over(), (state) => (state.order = [0])],
]

describe('a doctored position', () => {
  test.each(doctored)('%s notices %s', (id, _, position, doctor) => {
    const state = position.state()
    expect(brokenBy(id, state)).toBeUndefined()
    doctor(state)
    expect(brokenBy(id, state)).toBeDefined()
  })

  test('every invariant is tried', () => {
    expect([...new Set(doctored.map(([id]) => id))]).toEqual(invariants.map(({ id }) => id))
  })

  test('positions as plain as can be break none', () => {
    const plain = [
      table(),
      table().building(),
      table().minimums({ speed: 1 }).demanding(),
      factory(),
      selling(),
      over(),
    ]
    for (const position of plain) expect(allBroken(position.state())).toEqual([])
    expect(allBroken(table({ seats: 5 }).state())).toEqual([])
    expect(allBroken(table({ seats: 4, options: { introductory: true } }).state())).toEqual([])
  })

  test('a view breaks none either, though it lacks what its viewer may not know', () => {
    const game = at(table())
    for (const viewer of ['spectator', ...seatsOf(3)] as const)
      expect(allBroken(redact(game.state, viewer))).toEqual([])
  })

  test('HC-INV-14 asks for what the table agreed on', () => {
    const strip = [department('planning', 5, -2)]
    const laid = [...G1.factory.floor, expansion(5, -8, 0, true)]
    const adrift = (bayContact: 'bay' | 'bayOrStrip') => {
      const state = table({ options: { bayContact } }).state()
      state.players[0]!.factory = { floor: laid, pieces: strip }
      return brokenBy('HC-INV-14', state)
    }
    expect(adrift('bay')).toBeDefined()
    expect(adrift('bayOrStrip')).toBeUndefined()
    const hanging = (indicatorAdjacency: 'counts' | 'stationsOnly') => {
      const state = table({ options: { indicatorAdjacency } }).state()
      const pieces = F3.factory.pieces.filter(({ x, y }) => x !== 5 || y !== 5)
      state.players[0]!.factory = { ...F3.factory, pieces }
      return brokenBy('HC-INV-14', state)
    }
    expect(hanging('counts')).toBeUndefined()
    expect(hanging('stationsOnly')).toBeDefined()
  })
})

const steps: readonly Doctored[] = [
  ['HC-INV-2', 'a marker that goes back', table().markers('speed', 3, 0, 0), (state) => state.markers.speed[0]!--],
  ['HC-INV-2', 'a capacity that falls', table().capacity('red', 3), (state) => state.players[0]!.capacity--],
  ['HC-INV-3', 'a marker that moves in phase 2', table().focusing(), (state) => state.markers.speed[0]!++],
  ['HC-INV-3', 'a capacity that rises in phase 5', selling(), (state) => state.players[0]!.capacity++],
  ['HC-INV-4', 'Gantt charts that are not spent to 0', focusing(), (state) => (state.players[0]!.gantt = 1)],
  ['HC-INV-4', 'Gantt charts that rise in phase 2', focusing(), (state) => state.players[0]!.gantt++],
  ['HC-INV-4', 'Gantt charts that are spent in phase 1', table(), (state) => (state.players[0]!.gantt = 0)],
  ['HC-INV-4', 'Gantt charts that fall in phase 4', table().building(), (state) => (state.players[0]!.gantt = 0)],
  ['HC-INV-5', 'an order that changes in phase 1', table(), (state) => state.order.reverse()],
  ['HC-INV-5', 'an order that changes within phase 2', focusing(), (state) => state.order.reverse()],
  [
    'HC-INV-7',
    'a minimum that falls',
    table().year(2).minimums({ speed: 1 }),
    ({ minimums }) => Object.assign(minimums, { speed: 0, range: 1 }),
  ],
  ['HC-INV-10', 'a piece that vanishes', factory(), (state) => drop(state, aims('safety'))],
  ['HC-INV-10', 'a piece that moves', factory(), (state) => replace(state, (piece) => ({ ...piece, x: piece.x + 1 }))],
  ['HC-INV-10', 'a floor tile that is taken up', table().year(2), removeFloor],
  ['HC-INV-16', 'a spec that falls', factory(), (state) => drop(state, aims('safety'))],
  ['HC-INV-16', 'a mainline that is gone', factory(), (state) => drop(state, isA('mainline'))],
  ['HC-INV-18', 'a buyer who leaves in phase 1', table().buyers('car', 0, 0), (state) => state.buyers.car[0]!--],
  ['HC-INV-18', 'a buyer who comes in phase 5', selling(), (state) => state.buyers.car[0]!++],
  ['HC-INV-19', 'money that is lost', table().wealth('red', 6), (state) => state.players[0]!.wealth--],
  ['HC-INV-19', 'money for nothing', selling(), (state) => (state.players[2]!.wealth += 6)],
  ['HC-INV-19', 'a vehicle that is not paid', selling(), (state) => state.buyers.car[0]!--],
  ['HC-INV-20', 'a spark that goes out', table().sparks('truck', 3, 3), (state) => (state.sparks.truck[27] = 0)],
  [
    'HC-INV-22',
    'a window that moves',
    selling().offer('purple', [['car', 1]], { small: { placed: { x: 0, y: 0, w: 2, h: 1 } } }),
    (state) => putWindow(state, 0, 1, 0),
  ],
  ['HC-INV-23', 'a timecard that rises', table().timecard(5), (state) => state.timecard.value++],
  ['HC-INV-23', 'a timecard that is turned back', table().flipped(), (state) => (state.timecard.flipped = false)],
]

describe('a doctored move', () => {
  test.each(steps)('%s notices %s', (id, _, position, doctor) => {
    const before = position.state()
    const after = clone(before)
    expect(brokenByMove(id, before, after)).toBeUndefined()
    doctor(after)
    expect(brokenByMove(id, before, after)).toBeDefined()
  })

  test('everything that must hold from move to move is tried', () => {
    expect([...new Set(steps.map(([id]) => id))]).toEqual(progress.map(({ id }) => id))
  })

  test('HC-INV-3 one marker moves one square with each research move', () => {
    const before = table().state()
    const moved = (doctor: (state: State) => void) => {
      const after = clone(before)
      doctor(after)
      return brokenByMove('HC-INV-3', before, after)
    }
    expect(moved((state) => state.markers.speed[1]!++)).toBeUndefined()
    expect(moved((state) => state.players[0]!.capacity++)).toBeUndefined()
    expect(moved(() => {})).toBeDefined()
    expect(moved((state) => (state.markers.speed[1]! += 2))).toBeDefined()
    expect(moved((state) => (state.players[0]!.capacity += 2))).toBeDefined()
  })

  test('HC-INV-19 a sale pays the price and the bonus, no more and no less', () => {
    const before = table()
      .buyers('sports', 0, 0)
      .offer('purple', [['sports', 1]], { small: {} })
      .selling()
      .state()
    const paid = (money: number) => {
      const after = clone(before)
      after.buyers.sports[0] = 0
      after.players[2]!.wealth = money
      return brokenByMove('HC-INV-19', before, after)
    }
    expect(paid(8)).toBeUndefined()
    expect(paid(6)).toBeDefined()
    expect(paid(9)).toBeDefined()
  })
})

describe('whole games', () => {
  test.each([3, 4, 5] as const)('HC-INV-18 HC-INV-19 with %i players wealth is the sum of all sales', (seats) => {
    const game = playAtRandom(setUp({ seats }), 10 + seats)
    const sales = game.emitted('vehiclesSold')
    for (const { vehicles, price, bonus, earned } of sales) expect(earned).toBe(vehicles * (price + bonus))
    expect(sumOf(game.state.players.map(({ wealth }) => wealth))).toBe(sumOf(sales.map(({ earned }) => earned)))
    const came = game.emitted('neutralBuyerCame').length + sumOf(game.emitted('buyersCame').flatMap(buyersOf))
    const waiting = sumOf(Object.values(game.state.buyers).flat())
    expect(came - waiting).toBe(sumOf(sales.map(({ vehicles }) => vehicles)))
  })

  test('HC-INV-17 no mainline delivers more in a year than its owner can assemble', () => {
    const game = playAtRandom(setUp(), 21)
    let capacity = [1, 1, 1]
    let delivered = new Map<string, number>()
    for (const event of game.events) {
      if (event.kind === 'capacityRaised') capacity = capacity.with(event.seat, event.to)
      if (event.kind === 'yearBegan') delivered = new Map()
      if (event.kind !== 'vehiclesSold') continue
      for (const { mainline: piece, vehicles } of event.from) {
        const name = `${event.seat} ${piece}`
        delivered.set(name, (delivered.get(name) ?? 0) + vehicles)
        expect(delivered.get(name)).toBeLessThanOrEqual(capacity[event.seat]!)
      }
    }
    expect(game.emitted('vehiclesSold').length).toBeGreaterThan(0)
  })

  test('HC-INV-27 no phase 7 or 8 in year 7, and one winner', () => {
    for (const seed of [31, 32]) {
      const game = playAtRandom(setUp(), seed)
      const late = game
        .emitted('phaseBegan')
        .filter(({ year, phase }) => year === 7 && /expectations|demand/.test(phase))
      expect(late).toEqual([])
      expect(game.result.ranking.map((place) => place.length)).toEqual([1, 1, 1])
    }
  })
})

describe('what others have hidden does not show', () => {
  test('HC-INV-28 a face-down card exchanged with one of the same hand', () => {
    const played = (card: string) => at(table().demanding()).playCard(card, 'II')
    seenAlike(played('red-1a'), played('red-1b'), 'red')
    expect(played('red-1a').events).toEqual(played('red-1b').events)
  })

  test('HC-INV-28 a provisional plan that is another one', () => {
    const submitted = (place: LaidFloor) => at(table().building()).submit('purple', [], place)
    seenAlike(submitted(expansion(5, -8)), submitted(expansion(12, 0, 2)), 'purple')
    const shown = (place: LaidFloor) =>
      at(table({ options: { planVisibility: 'open' } }).building()).submit('purple', [], place)
    expect(shown(expansion(5, -8)).view('red')).not.toEqual(shown(expansion(12, 0, 2)).view('red'))
  })

  test('HC-INV-28 the neutral deck has no order, and no position holds the seed', () => {
    playAtRandom(setUp(), 41, ({ state }) => expect(state.neutralDeck).toEqual(state.neutralDeck.toSorted()))
    const begun = (draws: readonly string[]) =>
      setUp()
        .placeDepartments('red')
        .placeDepartments('green')
        .draws(...draws)
        .placeDepartments('purple').state
    expect(begun(['N1', 'N2', 'N3', 'N4'])).toEqual(begun(['N4', 'N3', 'N2', 'N1']))
  })
})

describe('replaying', () => {
  test('HC-INV-29 the same moves and draws give the same game', () => {
    const parameters = { seats: 3, options: standardOptions }
    const first = new LiveEffects<Event>(fastChance(51))
    const state = horselessCarriage.setup(parameters, first)
    const choice = fastChance(52)
    const log: [seat: Seat, move: Move][] = []
    for (;;) {
      const turn = horselessCarriage.turn(state)
      if (turn.over) break
      const seat = turn.seats[choice.below(turn.seats.length)]!
      const move = horselessCarriage.suggest!(state, seat, choice)
      log.push([seat, copy(move)])
      horselessCarriage.play(state, seat, move, first)
    }
    const again = new LiveEffects<Event>(recordedChance(first.draws))
    const replayed = horselessCarriage.setup(parameters, again)
    for (const [seat, move] of log) horselessCarriage.play(replayed, seat, move, again)
    expect(canonical(replayed)).toBe(canonical(state))
    expect(again.events).toEqual(first.events)
  })

  test('HC-INV-29 every position survives a round trip through JSON', () => {
    playAtRandom(setUp(), 53, ({ state }) => {
      expect(canonical(JSON.parse(JSON.stringify(state)))).toBe(canonical(state))
    })
  })
})

test('HC-INV-30 plans submitted in any order commit to the same factories', () => {
  const line = [mainline('car', 5, 1, 1), dealership('small', 8, 1)]
  const plans: Readonly<Partial<Record<Colour, readonly Piece[]>>> = {
    red: line,
    green: [],
    purple: [...line, department('research', 5, 5)],
  }
  const built = (...order: readonly Colour[]) => {
    const game = at(table().order('green', 'purple', 'red').building())
    for (const colour of order) game.submit(colour, plans[colour])
    expect(game.emitted('planReopened')).toEqual([])
    return game.state
  }
  const inOrder = built('green', 'purple', 'red')
  expect(inOrder.players.map(({ factory: { pieces } }) => pieces.length)).toEqual([4, 2, 5])
  expect(built('red', 'purple', 'green')).toEqual(inOrder)
  expect(built('purple', 'red', 'green')).toEqual(inOrder)
  expect(built('green', 'red', 'purple')).toEqual(inOrder)
})

const demandStage = { name: 'demand' as const, waiting: [], faceDown: [] }

function focusing(): Position {
  return table().gantt('red', 3).focusing()
}

/** A finished game. */
function over(): Given {
  const { state } = at(table().year(7).minimums({ speed: 2, range: 2, design: 1, safety: 1 }).selling())
  return { state: () => clone(state) }
}

function brokenBy(id: string, state: State): string | undefined {
  return invariants.find((each) => each.id === id)!.broken(state)
}

function brokenByMove(id: string, before: State, after: State): string | undefined {
  return progress.find((each) => each.id === id)!.broken(before, after)
}

function allBroken(state: State): string[] {
  return invariants.filter((each) => each.broken(state) !== undefined).map(({ id }) => id)
}

/** All viewers but the owner see the same in both. */
function seenAlike(one: Play, other: Play, owner: Colour): void {
  expect(one.view(owner)).not.toEqual(other.view(owner))
  for (const viewer of [...colours.slice(0, 3).filter((colour) => colour !== owner), 'spectator'] as const)
    expect(canonical(one.view(viewer))).toBe(canonical(other.view(viewer)))
}

function add(state: State, ...pieces: readonly Piece[]): void {
  const [red] = state.players
  red!.factory = { ...red!.factory, pieces: [...red!.factory.pieces, ...pieces] }
}

function drop(state: State, isGone: (piece: Piece) => boolean): void {
  const [red] = state.players
  expect(red!.factory.pieces.some(isGone)).toBe(true)
  red!.factory = { ...red!.factory, pieces: red!.factory.pieces.filter((piece) => !isGone(piece)) }
}

function replace(state: State, by: (piece: Piece) => Piece): void {
  const [red] = state.players
  red!.factory = { ...red!.factory, pieces: red!.factory.pieces.map(by) }
}

function brakeForDoor(piece: Piece): Piece {
  return piece.kind === 'station' ? { ...piece, type: 'brake' } : piece
}

function lay(state: State, tile: LaidFloor): void {
  const [red] = state.players
  red!.factory = { ...red!.factory, floor: [...red!.factory.floor, tile] }
}

function removeFloor(state: State): void {
  const [red] = state.players
  red!.factory = { ...red!.factory, floor: red!.factory.floor.slice(0, -1) }
}

function isA(kind: Piece['kind']): (piece: Piece) => boolean {
  return (piece) => piece.kind === kind
}

function isOf(type: 'research' | 'planning'): (piece: Piece) => boolean {
  return (piece) => piece.kind === 'department' && piece.type === type
}

function aims(dimension: string): (piece: Piece) => boolean {
  return (piece) => piece.kind === 'indicator' && piece.dimension === dimension
}

function withMoreResearch(more: number) {
  const pieces = Array.from({ length: more }, (_, index) => department('research', 5 + 3 * index, 4))
  return { ...G1.factory, pieces: [department('research', 0, 8), department('planning', 0, 5), ...pieces] }
}

function movedTwice(state: State): void {
  const marker = { track: 'speed', owner: 0 } as const
  Object.assign(expectStage(state, 'research'), { left: 1, moved: [marker, marker] })
}

function raiseTo3({ minimums }: State): void {
  Object.assign(minimums, { speed: 3, range: 0 })
}

function offered(state: State) {
  return expectStage(state, 'sales').offers[2]!
}

function putWindow(state: State, place: number, x: number, y: number): void {
  offered(state).dealerships[place]!.placed = { x, y, w: 2, h: 1 }
}

function playWithoutTaking(state: State): void {
  const card = secret('red-1a', [0])
  expectStage(state, 'demand').faceDown.push({ owner: 0, quadrant: 'I', card })
}

function buyersOf({ buyers }: Extract<Event, { kind: 'buyersCame' }>): number[] {
  return buyers.map(({ buyers: number }) => number)
}

function sumOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
