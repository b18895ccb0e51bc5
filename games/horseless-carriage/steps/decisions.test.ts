import { judgeMove, open, readOptions, seatsOf } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { dealershipSizes } from '../components/index.ts'
import { rulesNow } from '../engine.ts'
import { horselessCarriage } from '../game.ts'
import type { Move } from '../moves.ts'
import {
  at,
  dealership,
  department,
  expansion,
  mainline,
  type Play,
  placement,
  playAtRandom,
  setUp,
  table,
} from '../testing/index.ts'

/** The asked seat has to decide: no move that would avoid the decision is legal. */
function mustDecide(game: Play, ...evasions: readonly Move[]): void {
  for (const move of evasions) expect(game.can(move, game.waiting[0])).toBe(false)
}

describe('who decides', () => {
  test('nobody else has a move, and building is the only thing done at the same time', () => {
    playAtRandom(setUp(), 12, ({ state }) => {
      const turn = horselessCarriage.turn(state)
      if (turn.over) return
      const together = state.stage.name === 'setUp' || state.stage.name === 'factory'
      if (!together) expect(turn.seats).toHaveLength(1)
      const move = [...horselessCarriage.moves(state, turn.seats[0]!)][0]!
      for (const seat of seatsOf(3)) {
        if (turn.seats.includes(seat)) continue
        expect([...horselessCarriage.moves(state, seat)]).toEqual([])
        expect(judgeMove(horselessCarriage, state, seat, move)).toMatchObject({ legal: false, rule: 'CH-3' })
      }
    })
  })

  test('nobody is asked between the last plan and the first sale, nor between the last sale and the first card', () => {
    const decided = new Set<string>()
    playAtRandom(setUp(), 13, ({ state }) => {
      decided.add(state.stage.name)
    })
    expect(decided).toEqual(new Set(['setUp', 'research', 'focus', 'factory', 'sales', 'demand']))
  })

  test('wherever the game is, it names the rules that matter there', () => {
    const { state } = playAtRandom(setUp(), 14, (game) => expect(rulesNow(game.state).length).toBeGreaterThan(2))
    expect(rulesNow(state)).toEqual(['HC-8.1', 'HC-8.2', 'HC-8.6'])
  })
})

describe('before the first year', () => {
  test('HC-D-1 every player has one colour, any that is free', () => {
    const read = (...colours: readonly string[]) => readOptions(horselessCarriage, { colours }).ok
    expect([read('blue', 'yellow', 'red'), read('blue', 'blue', 'red'), read('black')]).toEqual([true, false, false])
    const game = setUp({ colours: ['blue', 'yellow', 'red'] })
    expect(game.state.players.map(({ colour }) => colour)).toEqual(['blue', 'yellow', 'red'])
    const four = setUp({ seats: 4, options: { colours: ['yellow'] } })
    expect(four.state.players.map(({ colour }) => colour)).toEqual(['yellow', 'red', 'green', 'purple'])
  })

  test('HC-D-2 all place at once, once each, and nobody can do without', () => {
    const game = setUp()
    expect([game.waiting, game.decision]).toEqual([['red', 'green', 'purple'], 'placeDepartments'])
    mustDecide(game, { kind: 'pass' }, { kind: 'raiseCapacity' }, game.submission('red', [], null))
    for (const move of game.moves('placeDepartments', 'green')) expect(game.can(move, 'green')).toBe(true)
    game.placeDepartments('green')
    expect(game.waiting).toEqual(['red', 'purple'])
    expect(horselessCarriage.judge(game.state, 1, placement([0, 8], [0, 5]))).toMatchObject({ rule: 'HC-2.9' })
  })

  test('HC-D-2 a placement can be taken back, but not the last one: then neutral buyers are drawn', () => {
    const game = setUp()
    const move = placement([0, 8], [0, 5])
    expect(game.undoable(move, 'red')).toBe(true)
    game.placeDepartments('red').placeDepartments('purple')
    expect(game.state.stage.name).toBe('setUp')
    expect(game.emitted('neutralBuyerCame')).toEqual([])
    expect(game.undoable(move, 'green')).toBe(false)
  })
})

describe('in phases 1 and 2', () => {
  const two = { ...startOf(), pieces: [...startOf().pieces, department('research', 3, 8)] }

  test('HC-D-3 in engineering order: the full number of markers, each once', () => {
    const game = at(table().order('purple', 'red', 'green').factory('purple', two))
    game.as('purple')
    expect(game.decision).toBe('research')
    // Three markers on each of five tracks, and the own capacity.
    expect(game.moves()).toHaveLength(16)
    game.research('safety', 'red').as('purple')
    expect(game.moves()).toHaveLength(15)
    mustDecide(game, { kind: 'pass' }, { kind: 'research', track: 'safety', owner: 0 })
    game.raiseCapacity().as('red').raiseCapacity().as('green')
    expect(game.marker('safety', 'red')).toBe(1)
  })

  test('HC-D-3 nothing is revealed, so every move can be taken back', () => {
    const game = at(table())
    for (const move of game.moves()) expect(game.undoable(move)).toBe(true)
    game.raiseCapacity().raiseCapacity()
    for (const move of game.moves()) expect(game.undoable(move)).toBe(true)
  })

  test('HC-D-4 in the order of Gantt charts: an open slot, or pass', () => {
    const game = at(table().gantt('red', 1).gantt('green', 3).gantt('purple', 2).focusing())
    game.as('green')
    expect(game.moves()).toEqual([
      { kind: 'takeSlot', slot: 1 },
      { kind: 'takeSlot', slot: 2 },
      { kind: 'takeSlot', slot: 3 },
      { kind: 'pass' },
    ])
    mustDecide(game, { kind: 'takeSlot', slot: 4 }, { kind: 'raiseCapacity' }, game.submission('green'))
    for (const move of game.moves()) expect(game.undoable(move)).toBe(true)
    game.takeSlot(2).as('purple')
    expect(game.moves()).toEqual([{ kind: 'takeSlot', slot: 1 }, { kind: 'takeSlot', slot: 3 }, { kind: 'pass' }])
    game.pass().as('red')
    for (const move of game.moves()) expect(game.undoable(move)).toBe(true)
    expect(game.pass().decision).toBe('submitPlan')
  })
})

describe('in phase 3', () => {
  const line = [mainline('car', 5, 1, 1), dealership('small', 8, 1)]

  test('HC-D-5 everybody at any time: a plan with the expansion, anything else as one likes', () => {
    const game = at(table().building())
    expect(game.waiting).toEqual(['red', 'green', 'purple'])
    mustDecide(game, { kind: 'pass' }, { kind: 'withdrawPlan' }, game.submission('red', line, null))
    for (const pieces of [[], line])
      expect(game.can(game.submission('red', pieces, expansion(5, -8)), 'red')).toBe(true)
    const last = at(table().year(7).building())
    expect(last.can(last.submission('red', [], null), 'red')).toBe(true)
    expect(last.moves('submitPlan', 'red').map(({ plan }) => open(plan))).toEqual([{ pieces: [], expansion: null }])
  })

  test('HC-D-5 free before it commits, final after', () => {
    const game = at(table().building()).submit('green', line)
    expect(game.moves('withdrawPlan', 'green')).toEqual([{ kind: 'withdrawPlan' }])
    expect(game.moves('withdrawPlan', 'red')).toEqual([])
    game.withdraw('green').submit('green', line)
    expect(game.undoable(game.submission('green'), 'green')).toBe(true)
    expect(game.undoable(game.submission('red'), 'red')).toBe(false)
    game.submit('red')
    expect(game.waiting).toEqual(['purple'])
    expect([...horselessCarriage.moves(game.state, 0)]).toEqual([])
  })
})

describe('in phase 5', () => {
  const plain = [[['car', 2]], { small: {} }] as const
  const selling = () =>
    table()
      .salesOrder('green', 'red', 'purple')
      .buyers('car', 0, 0)
      .buyers('car', 1, 0, 2)
      .offer('green', ...plain)
      .offer('purple', ...plain)
      .selling()

  test('HC-D-6 in sales order, and a seller who can sell must', () => {
    const game = at(selling())
    game.as('green')
    mustDecide(game, { kind: 'pass' }, { kind: 'leaveIdle' })
    for (const size of dealershipSizes) expect(game.windows(size).length > 0).toBe(size === 'small')
    // Every window offered covers a buyer whom the dealership can serve.
    for (const { x, y } of game.windows('small')) expect(y <= 0 && x <= 1).toBe(true)
    game.sell('small', { window: [0, 0, 2, 1], niche: [1, 0] })
    expect(game.emitted('sellerSkipped').map(({ seat }) => seat)).toContain(0)
    game.as('purple')
  })

  test('HC-D-6 window, then niche, and nothing sold says how many or for how much', () => {
    const game = at(selling()).placeWindow('small', 0, 0, 2, 1)
    expect(game.moves()).toEqual([
      { kind: 'sellTo', niche: { x: 0, y: 0 } },
      { kind: 'sellTo', niche: { x: 1, y: 0 } },
    ])
    game.sellTo(1, 0)
    expect(game.emitted('vehiclesSold')).toMatchObject([{ vehicles: 2, earned: 12 }])
  })

  test('HC-D-6 a sale reveals nothing, not even the last one, after which the first card is due', () => {
    const game = at(selling())
    game.sell('small', { window: [0, 0, 2, 1], niche: [1, 0] })
    const last: Move = { kind: 'placeWindow', dealership: 'small', window: { x: 0, y: 0, w: 2, h: 1 } }
    expect(game.undoable(last, 'purple')).toBe(true)
    expect(game.play(last).decision).toBe('playCard')
  })
})

describe('in phase 8', () => {
  test('HC-D-7 in engineering order: a playable card in any quadrant, and one must', () => {
    const game = at(table().order('green', 'purple', 'red').demanding())
    game.as('green')
    expect(game.moves('playCard')).toHaveLength(4 * 4)
    mustDecide(game, { kind: 'pass' }, game.card('green', 'green-2a', 'I'))
    game.playCard('green-1a', 'II').as('purple').playCard('purple-1a', 'II').as('red')
  })

  test('HC-D-7 a card can be taken back, but not the last one: then all are revealed', () => {
    const game = at(table().demanding())
    expect(game.undoable(game.card('red', 'red-1a', 'I'))).toBe(true)
    game.playCard('red-1a', 'I')
    expect(game.undoable(game.card('green', 'green-1a', 'I'))).toBe(true)
    game.playCard('green-1a', 'I')
    expect(game.emitted('cardRevealed')).toEqual([])
    expect(game.undoable(game.card('purple', 'purple-1a', 'I'))).toBe(false)
    expect(game.playCard('purple-1a', 'I').emitted('cardRevealed')).toHaveLength(3)
  })
})

function startOf() {
  return at(table()).player('red').factory
}
