import { describe, expect, test } from 'vitest'
import { preferences } from '../components/index.ts'
import { at, type BuyerText, type Play, table } from '../testing/index.ts'

const row: readonly BuyerText[] = ['engine', 'body', 'price', 'prestige']

/** Red has taken a tile and still has its Buyer action to do. */
function buyerAction(...buyers: readonly BuyerText[]) {
  return table()
    .buyers(...buyers)
    .holding('T6', 'buyer')
}

function activeBuyers({ state }: Play): string[] {
  return state.activeBuyers.map(({ preference }) => preference)
}

describe('placing a buyer', () => {
  test('KW-EX-4 a body buyer on space 2', () => {
    const game = at(buyerAction('engine')).chooseBuyer('body')
    expect(activeBuyers(game)).toEqual(['engine', 'body'])
    expect(game.money('red')).toBe(2)
    expect(game.state.stackMoney.body).toBe(0)
    expect(game.state.stacks.body).toBe(1)
    expect(game.emitted('buyerPlaced')).toMatchObject([{ preference: 'body', buyer: 1 }])
  })

  test('KW-5.21 while the row has room, a buyer comes to its lowest empty space', () => {
    for (const buyers of [[], row.slice(0, 1), row.slice(0, 2), row.slice(0, 3)]) {
      const game = at(buyerAction(...buyers))
      expect(game.decision).toBe('chooseBuyer')
      game.chooseBuyer('price')
      expect(activeBuyers(game)).toEqual([...buyers, 'price'])
      expect(game.state).toMatchObject({ marker: 'S', stacks: { price: buyers.includes('price') ? 0 : 1 } })
    }
    expect(at(table()).refused({ kind: 'chooseBuyer', preference: 'body' })).toBe('KW-5.21')
  })

  test('KW-5.22 any preference can be chosen whose stack has a buyer', () => {
    expect(at(buyerAction()).moves()).toEqual(preferences.map((preference) => ({ kind: 'chooseBuyer', preference })))
    const game = at(buyerAction('body', 'engine', 'body'))
    expect(game.moves('chooseBuyer').map(({ preference }) => preference)).toEqual(['engine', 'prestige', 'price'])
    expect(game.refused({ kind: 'chooseBuyer', preference: 'body' })).toBe('KW-5.22')
  })

  test('KW-5.23 all the money beside the stack is collected, also if there is none', () => {
    const rich = at(buyerAction().stackMoney({ price: 3 })).chooseBuyer('price')
    expect([rich.money('red'), rich.state.stackMoney.price]).toEqual([3, 0])
    const poor = at(buyerAction('engine')).chooseBuyer('engine')
    expect([poor.money('red'), poor.emitted('moneyEarned')]).toEqual([0, []])
    expect(poor.state.stackMoney).toEqual({ body: 2, engine: 0, prestige: 1, price: 1 })
  })

  test('KW-5.25 a buyer must be placed', () => {
    const game = at(buyerAction())
    expect(game.refused({ kind: 'skip' })).toBe('KW-5.25')
    expect(game.refused({ kind: 'endTurn' })).toBe('KW-4.15')
    expect(game.moves().every(({ kind }) => kind === 'chooseBuyer')).toBe(true)
  })
})

describe('moving the marker', () => {
  test('KW-EX-5 moving the marker', () => {
    const game = at(table().buyers(...row))
      .takeTile('T6')
      .chooseAction('buyer')
    expect(game.state.marker).toBe('3')
    expect(activeBuyers(game)).toEqual(row)
    expect(game.money('red')).toBe(0)
    expect(game.emitted('actionBegan').map(({ action }) => action)).toEqual(['buyer', 'grandPrix'])
    expect(game.decision).toBe('placeCar')
  })

  test.each([
    ['S', '3'],
    ['3', '2'],
    ['2', '1'],
    ['1', '0'],
  ] as const)('KW-1.25 KW-5.24 with a full row it goes from %s to %s', (from, to) => {
    const game = at(buyerAction(...row).marker(from))
    expect(game.state.marker).toBe(to)
    expect(game.emitted('markerMoved')).toEqual([{ kind: 'markerMoved', seat: 0, from, to }])
    expect([activeBuyers(game), game.emitted('buyerPlaced')]).toEqual([row, []])
  })

  test('KW-5.24 with room in the row it stays', () => {
    const game = at(buyerAction(...row.slice(0, 3))).chooseBuyer('body')
    expect(game.state.marker).toBe('S')
    expect(game.emitted('markerMoved')).toEqual([])
  })

  test('KW-5.25 it moves automatically, and cannot be declined', () => {
    const game = at(table().buyers(...row))
      .takeTile('T8')
      .chooseAction('body')
    expect([game.state.marker, game.decision]).toEqual(['3', 'placeCar'])
  })

  test('KW-5.26 when it reaches 0, scoring follows after this turn', () => {
    const game = at(buyerAction(...row).marker('1'))
    expect([game.state.marker, game.state.phase]).toEqual(['0', 'action'])
    expect(game.emitted('raceScored')).toEqual([])
    game.endTurn()
    expect(game.emitted('raceScored')).toHaveLength(1)
    expect(game.state.round).toBe(2)
  })

  test('KW-5.27 on 0 a further Buyer action has no effect', () => {
    const game = at(buyerAction(...row).marker('0'))
    expect([game.state.marker, activeBuyers(game), game.money('red')]).toEqual(['0', row, 0])
    expect(game.forfeited).toEqual(['KW-5.27'])
    expect(game.decision).toBe('placeCar')
  })

  test('KW-1.26 the row of active buyers has four spaces', () => {
    expect(at(buyerAction(...row.slice(0, 3))).decision).toBe('chooseBuyer')
    expect(at(buyerAction(...row)).state.activeBuyers).toHaveLength(4)
  })
})

describe('money', () => {
  test('KW-1.21 money is a number without an end', () => {
    const game = at(buyerAction().money('red', 1_000_000)).chooseBuyer('body')
    expect(game.money('red')).toBe(1_000_002)
  })
})
