import { describe, expect, test } from 'vitest'
import { at, table } from '../testing/index.ts'

describe('Daimler', () => {
  test('KW-6.63 his owner has two markers to use, and no others of their kind', () => {
    const game = at(table().engineers('red', 'daimler', 'horch').buyers('body'))
    expect(game.moves('useDaimler').map(({ marker }) => marker)).toEqual(['daimler2', 'daimler4'])
    expect(game.refused({ kind: 'useDaimler', marker: 'horch1', buyer: 0 })).toBe('KW-6.63')
  })

  test('KW-6.64 the marker goes on any active buyer, also on one that another player placed', () => {
    const game = at(table().engineers('red', 'daimler').buyers('engine', 'price').chain('b r T6 g y'))
    game.as('blue').takeTile('T6').chooseAction('buyer').chooseBuyer('body').endTurn()
    game.as('red').useDaimler('daimler4', 2)
    expect(game.state.activeBuyers).toEqual([
      { preference: 'engine', daimler: null },
      { preference: 'price', daimler: null },
      { preference: 'body', daimler: 'daimler4' },
    ])
    expect(game.player('red').engineerMarkers).toEqual(['daimler2'])
  })

  test('KW-6.64 only active buyers can get one', () => {
    const game = at(table().engineers('red', 'daimler').buyers('engine'))
    expect(game.refused({ kind: 'useDaimler', marker: 'daimler2', buyer: 1 })).toBe('KW-6.64')
    const early = at(table().engineers('red', 'daimler'))
    expect(early.moves('useDaimler')).toEqual([])
    expect(early.refused({ kind: 'useDaimler', marker: 'daimler2', buyer: 0 })).toBe('KW-6.64')
  })

  test('KW-6.65 a buyer carries one of them at most', () => {
    const game = at(table().engineers('red', 'daimler').buyers('engine+2', 'body'))
    expect(game.moves('useDaimler')).toEqual([{ kind: 'useDaimler', marker: 'daimler4', buyer: 1 }])
    expect(game.refused({ kind: 'useDaimler', marker: 'daimler4', buyer: 0 })).toBe('KW-6.65')
  })

  test('KW-6.66 the seller gets 2 or 4 more, no matter which seat it is', () => {
    const position = () =>
      table().engineers('red', 'daimler').car('red', { price: 8, engine: 3 }).car('green', { price: 6, body: 3 })
    expect(at(position().buyers('engine+2', 'body+4').scoring()).sales).toEqual([
      ['engine', 'red', 10],
      ['body', 'green', 10],
    ])
    expect(at(position().buyers('engine+4', 'body+2').scoring()).sales).toEqual([
      ['engine', 'red', 12],
      ['body', 'green', 8],
    ])
  })

  test('KW-6.67 with a price buyer the bonus is added once', () => {
    const pay = (buyer: 'price+2' | 'price+4', opel: boolean) => {
      const position = table().engineers('blue', 'daimler').buyers(buyer).car('red', { price: 5 })
      return at((opel ? position.engineers('red', 'opel') : position).scoring()).earned('red')
    }
    expect(pay('price+2', false)).toBe(12)
    expect(pay('price+4', false)).toBe(14)
    expect(pay('price+2', true)).toBe(17)
    expect(pay('price+4', true)).toBe(19)
  })

  test('KW-6.68 a buyer who buys nothing pays nobody', () => {
    const game = at(table().engineers('red', 'daimler').buyers('engine+4').scoring())
    expect(game.emitted('buyerLeft')).toMatchObject([{ buyer: 0, preference: 'engine' }])
    expect(game.emitted('moneyEarned')).toEqual([])
  })

  test('KW-EX-41 Daimler bonus for the seller, or for nobody', () => {
    const position = table().engineers('blue', 'daimler').buyers('engine+2', 'body+4').car('red', { price: 8 })
    const game = at(position.scoring())
    expect(game.earned('red')).toBe(10)
    expect(game.earned('blue')).toBe(0)
    expect(game.emitted('buyerLeft')).toMatchObject([{ preference: 'body' }])
    expect(game.player('blue').engineerMarkers).toEqual([])
    expect(game.state.activeBuyers).toEqual([])
  })

  test('KW-D-10 an unused marker for any active buyer without one, if its owner wants to', () => {
    const game = at(table().engineers('red', 'daimler').buyers('engine', 'body'))
    expect(game.moves('useDaimler')).toEqual([
      { kind: 'useDaimler', marker: 'daimler2', buyer: 0 },
      { kind: 'useDaimler', marker: 'daimler4', buyer: 0 },
      { kind: 'useDaimler', marker: 'daimler2', buyer: 1 },
      { kind: 'useDaimler', marker: 'daimler4', buyer: 1 },
    ])
    expect(game.moves('takeTile')).toHaveLength(10)
    expect(game.undoable({ kind: 'useDaimler', marker: 'daimler2', buyer: 1 })).toBe(true)
  })

  test('KW-D-10 a last action waits for who could use a marker before it', () => {
    const game = at(table().engineers('red', 'daimler').buyers('engine')).takeTile('T5')
    expect(game.moves()).toEqual([
      { kind: 'chooseAction', action: 'grandPrix' },
      { kind: 'useDaimler', marker: 'daimler2', buyer: 0 },
      { kind: 'useDaimler', marker: 'daimler4', buyer: 0 },
    ])
    expect(game.useDaimler('daimler4', 0).raceCar('red')).toEqual([1, 0])
  })
})
