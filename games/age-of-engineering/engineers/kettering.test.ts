import { describe, expect, test } from 'vitest'
import { offerOf } from '../sales.ts'
import { componentTablesOf } from '../tables.ts'
import { at, body, engine, type Play, table } from '../testing/index.ts'

/** AE-EX-39: Purple's car b3 e4 w2 $9 [E+1], body 5 and engine 6 in workshops, 3 workers in the canteen. */
const example = () =>
  table()
    .round(2)
    .engineers('purple', 'kettering', 'winton')
    .car('purple', 'b3 e4 w2 $9 E+1')
    .workshop('purple', body(5), engine(6))
    .canteen('purple', 3)
    .prices(2, 5, 12)
    .achievementsGone()

const values = ({ state }: Play) => offerOf(componentTablesOf(state), state.market[0]!)

describe('Kettering', () => {
  test('AE-EX-39 AE-6.10 AE-6.11 AE-6.17 body', () => {
    const game = at(example()).exchange(9, 'body', 5)
    expect(values(game)).toEqual({ body: 5, engine: 5, luxury: 2, price: 9 })
    expect([game.parts('purple'), game.state.market[0]!.marker]).toEqual(['b3 e6', 'winton1'])
    expect(game.company('purple').engineeringMarkers).toEqual(['ketteringB', 'winton2'])
  })

  test('AE-EX-40 AE-6.12 engine', () => {
    const game = at(example()).exchange(9, 'engine', 6)
    expect(values(game)).toMatchObject({ body: 3, engine: 7 })
    expect(game.parts('purple')).toBe('b5 e4')
    expect(at(example().raceEngine('purple', 7)).refused({ kind: 'exchange', car: 9, change: 'engine', to: 7 })).toBe(
      'AE-6.12',
    )
  })

  test('AE-EX-41 AE-6.13 AE-6.14 AE-6.16 crew', () => {
    const more = at(example()).exchangeCrew(9, 5)
    expect([values(more).luxury, more.company('purple').canteen]).toEqual([5, 0])
    const fewer = at(example()).exchangeCrew(9, 1)
    expect([values(fewer).luxury, fewer.company('purple').canteen]).toEqual([1, 4])
    const crew = (workers: number) => ({ kind: 'exchangeCrew', car: 9, workers, salesperson: false }) as const
    expect(at(example()).refused(crew(0))).toBe('AE-6.14')
    expect(at(example()).refused(crew(2))).toBe('AE-6.16')
    expect(at(example()).refused(crew(6))).toBe('AE-6.13')
    const riker = table().round(2).engineers('purple', 'kettering', 'riker').car('purple', 'w3 $9').canteen('purple', 0)
    const alone = at(riker).exchangeCrew(9, 0, true)
    expect([values(alone).luxury, alone.company('purple').canteen]).toEqual([3, 3])
    expect(alone.company('purple').salesperson).toBe('car')
    const back = at(alone.state).takeTile('T2').research('body').exchangeCrew(9, 1, false)
    expect(back.company('purple').salesperson).toBe('canteen')
  })

  test('AE-EX-42 AE-6.15 AE-9.12 price', () => {
    const game = at(example()).exchange(9, 'price', 5)
    expect([game.state.market[0]!.price, game.state.priceChart]).toEqual([5, [2, 9, 12]])
    const other = example().car('yellow', '$3')
    expect(at(other).refused({ kind: 'exchange', car: 9, change: 'price', to: 3 })).toBe('AE-6.15')
  })

  test('AE-6.16 an exchange without effect is refused and not listed', () => {
    const game = at(example().workshop('purple', body(3), engine(6)))
    expect(game.refused({ kind: 'exchange', car: 9, change: 'body', to: 3 })).toBe('AE-6.16')
    expect(game.moves('exchange').filter(({ change }) => change === 'body')).toEqual([])
  })

  test('AE-6.10 only an own car, and only with a marker', () => {
    const game = at(example().car('yellow', '$3'))
    expect(game.refused({ kind: 'exchange', car: 3, change: 'price', to: 5 })).toBe('AE-6.10')
    expect(at(table().car('purple', '$5')).refused({ kind: 'exchange', car: 5, change: 'price', to: 6 })).toBe('AE-6.4')
  })

  test('AE-6.17 AE-6.18 production tokens stay; the Exchange marker is not placed on the car but counts for the step', () => {
    const position = table().engineers('purple', 'kettering').car('purple', '$5 T1').track('purple', 'ford')
    const game = at(position).exchange(5, 'price', 6)
    expect(game.state.market[0]).toMatchObject({ price: 6, productionTokens: 1, marker: null })
    expect(game.refused({ kind: 'exchange', car: 6, change: 'price', to: 5 })).toBe('AE-9.14')
  })
})
