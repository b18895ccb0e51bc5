import { describe, expect, test } from 'vitest'
import { salesOrder } from '../state.ts'
import { at, table } from '../testing/index.ts'

const four = () => table({ colours: ['green', 'red', 'blue', 'yellow'] })

describe('focus', () => {
  test('HC-EX-52 slots taken and passed', () => {
    const game = at(four().gantt('green', 4).gantt('red', 3).gantt('blue', 3).gantt('yellow', 1).focusing())
    game.as('green').pass().as('red').takeSlot(4).as('blue').takeSlot(1).as('yellow').pass() // HC-4.1
    expect(game.order).toEqual(['blue', 'green', 'yellow', 'red'])
    expect(salesOrder(game.state).map((seat) => game.colourOf(seat))).toEqual(['red', 'yellow', 'green', 'blue']) // HC-4.8
    const gantt = (['green', 'red', 'blue', 'yellow'] as const).map((colour) => game.player(colour).gantt)
    expect(gantt).toEqual([4, 0, 0, 1]) // HC-4.4, HC-4.5
    expect(game.state.stage.name).toBe('factory')
  })

  test('HC-EX-18 players who pass fill the open slots in the order of last year', () => {
    const game = at(table().gantt('green', 3).focusing())
    game.as('green').takeSlot(1).as('red').pass().as('purple').pass()
    expect(game.order).toEqual(['green', 'red', 'purple'])
  })

  test('HC-EX-53 the last open slot may be taken or passed for', () => {
    const position = () => table().gantt('red', 3).gantt('green', 2).focusing()
    const taking = at(position()).takeSlot(1).takeSlot(3).as('purple').takeSlot(2) // HC-4.6
    expect([taking.order, taking.player('purple').gantt]).toEqual([['red', 'purple', 'green'], 0])
    const passing = at(position()).takeSlot(1).takeSlot(3).as('purple').pass()
    expect([passing.order, passing.player('purple').gantt]).toEqual([['red', 'purple', 'green'], 1])
  })

  test('HC-4.1 ties go to the earlier in last year’s order, and the acting order stays', () => {
    const game = at(table().order('purple', 'green', 'red').gantt('green', 1).focusing())
    const acted = [game.actor]
    game.takeSlot(3)
    acted.push(game.actor)
    game.takeSlot(2)
    acted.push(game.actor)
    expect(acted).toEqual(['purple', 'green', 'red'])
  })

  test('HC-4.2 HC-4.3 one open slot for each, none beyond the number of players', () => {
    const game = at(table().focusing())
    expect(game.moves().map((move) => ('slot' in move ? move.slot : move.kind))).toEqual([1, 2, 3, 'pass'])
    game.takeSlot(2)
    expect(game.refusal({ kind: 'takeSlot', slot: 2 })).toMatchObject({ rule: 'HC-4.3', facts: { taker: 0 } })
    expect(game.refused({ kind: 'takeSlot', slot: 4 })).toBe('HC-4.3')
    expect(game.moves('takeSlot').map(({ slot }) => slot)).toEqual([1, 3])
  })

  test('HC-4.4 taking a slot costs all Gantt charts, however many', () => {
    const game = at(table().gantt('red', 17).gantt('green', 2).focusing()).takeSlot(2)
    expect(game.player('red').gantt).toBe(0)
    expect(game.emitted('slotTaken')).toEqual([{ kind: 'slotTaken', seat: 0, slot: 2, gantt: 17 }])
    expect(game.takeSlot(1).player('green').gantt).toBe(0)
  })

  test('HC-4.5 passing changes nothing at once and keeps the Gantt charts', () => {
    const game = at(table().gantt('red', 17).focusing()).pass()
    expect(game.player('red').gantt).toBe(17)
    expect(game.order).toEqual(['red', 'green', 'purple'])
    expect(game.moves('takeSlot').map(({ slot }) => slot)).toEqual([1, 2, 3])
  })

  test('HC-4.6 the only open slot and the slot of last year may be taken', () => {
    const game = at(table().gantt('red', 3).gantt('green', 2).focusing())
    game.as('red').takeSlot(1) // red had it already
    game.as('green').takeSlot(2).as('purple')
    expect(game.can({ kind: 'takeSlot', slot: 3 })).toBe(true)
    expect(game.takeSlot(3).order).toEqual(['red', 'green', 'purple'])
  })

  test('HC-4.7 players who passed fill the open slots by last year’s order, not by that of acting', () => {
    const order = ['blue', 'red', 'yellow', 'green', 'purple'] as const
    const game = at(
      table({ seats: 5 })
        .order(...order)
        .gantt('purple', 9)
        .gantt('yellow', 5)
        .focusing(),
    )
    game.as('purple').pass().as('yellow').takeSlot(2).as('blue').pass().as('red').takeSlot(4).as('green').pass()
    expect(game.order).toEqual(['blue', 'yellow', 'green', 'red', 'purple'])
  })

  test('HC-1.34 five slots for five players, and last year’s stay known until all have acted', () => {
    const order = ['blue', 'yellow', 'red', 'purple', 'green'] as const
    const game = at(
      table({ seats: 5 })
        .order(...order)
        .focusing(),
    )
    expect(game.moves('takeSlot').map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5])
    game.as('blue').takeSlot(5).as('yellow').takeSlot(4).as('red').takeSlot(3).as('purple').takeSlot(2)
    expect(game.order).toEqual(order)
    game.as('green').takeSlot(1)
    expect(game.order).toEqual(order.toReversed())
  })

  test('HC-4.8 HC-4.9 the new order is that of building and, backward, of sales', () => {
    const game = at(table().focusing()).takeSlot(3).pass().pass()
    expect(game.order).toEqual(['green', 'purple', 'red'])
    expect(game.emitted('orderSet')).toEqual([{ kind: 'orderSet', order: [1, 2, 0] }])
  })

  test('nothing is revealed, so it can be taken back', () => {
    expect(at(table().focusing()).undoable({ kind: 'takeSlot', slot: 1 })).toBe(true)
  })
})
