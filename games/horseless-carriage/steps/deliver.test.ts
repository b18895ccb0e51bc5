import { describe, expect, test } from 'vitest'
import { asked, at, type Play, table } from '../testing/index.ts'

/**
 * HC-EX-47: M1 beside D1 only, M2 beside D1 and D2, which of them is placed first being said. Three cars are wanted
 * where D1 sells and more where D2 may; green goes on selling afterwards.
 */
const shared = ({ first = 'M1', open = true, options = {} }: Shared = {}) =>
  table({ options })
    .buyers('car', 0, 0, 3)
    .buyers('car', 0, 1, 9)
    .buyers('truck', 1, 1)
    .offer(
      'purple',
      [
        ['car', 2],
        ['car', 2],
      ],
      {
        large: { mainlines: [0, 1] },
        small: { mainlines: [first === 'M1' ? 1 : 0], open },
      },
    )
    .offer('green', [['truck', 1]], { small: {} })
    .selling()

interface Shared {
  readonly first?: 'M1' | 'M2'
  readonly open?: boolean
  readonly options?: { readonly stockUse?: 'auto' }
}

/** HC-EX-66: M1 with stock 1, M2 with stock 2, one dealership. */
const alone = (options = {}) =>
  table({ options })
    .buyers('car', 0, 0, 2)
    .buyers('truck', 1, 1) // so that the sales go on
    .offer(
      'purple',
      [
        ['car', 1],
        ['car', 2],
      ],
      { large: {} },
    )
    .offer('green', [['truck', 1]], { small: {} })
    .selling()

/** Where the vehicles of the first sale came from. */
function firstFrom(game: Play): string[] {
  return game.emitted('vehiclesSold')[0]!.from.map(({ mainline, vehicles }) => `${vehicles} from ${mainline}`)
}

describe('which mainline delivers', () => {
  test('HC-EX-47 HC-7.27 without a word, those that fewer open dealerships draw on go first', () => {
    const game = at(shared()).sell('large', { window: [0, 0, 2, 1] })
    expect(firstFrom(game)).toEqual(['2 from 0', '1 from 1'])
    expect(game.stock('purple')).toEqual([0, 1])
    game.as('green').sell('small', { window: [1, 0, 1, 2] })
    game.as('purple').sell('small', { window: [0, 1, 2, 1] })
    expect(game.emitted('vehiclesSold').at(-1)).toMatchObject({ dealership: 'small', vehicles: 1 })
    // It is not because it was placed first.
    const later = at(shared({ first: 'M2' })).sell('large', { window: [0, 0, 2, 1] })
    expect(firstFrom(later)).toEqual(['2 from 1', '1 from 0'])
  })

  test('HC-EX-47 HC-7.27 the seller may say otherwise', () => {
    const game = at(shared()).placeWindow('large', 0, 0, 2, 1)
    expect(game.moves('deliver').map(({ from }) => from)).toEqual([{}, { 0: 2, 1: 1 }, { 0: 1, 1: 2 }])
    game.deliver({ 0: 1, 1: 2 })
    expect(firstFrom(game)).toEqual(['1 from 0', '2 from 1'])
    expect(game.stock('purple')).toEqual([1, 0])
    game.as('green').sell('small', { window: [1, 0, 1, 2] })
    expect([game.emitted('salesEnded').length, game.buyers('car', 0, 1)]).toEqual([1, 9]) // D2 can sell none
  })

  test.each(['M1', 'M2'] as const)(
    'HC-EX-47 a closed dealership does not count, and the earlier placed goes first: %s',
    (first) => {
      const game = at(shared({ first, open: false })).sell('large', { window: [0, 0, 2, 1] })
      expect(firstFrom(game)).toEqual(['2 from 0', '1 from 1'])
    },
  )

  test('HC-7.27 with the automatic rule nobody is asked', () => {
    const game = at(shared({ first: 'M2', options: { stockUse: 'auto' } })).placeWindow('large', 0, 0, 2, 1)
    expect(firstFrom(game)).toEqual(['2 from 1', '1 from 0'])
  })

  test('HC-7.30 the sequence is fixed before the sale, and each mainline is emptied before the next', () => {
    const offered = table().buyers('car', 0, 0, 4)
    const stock = [
      ['car', 2],
      ['car', 3],
    ] as const
    const game = at(offered.offer('purple', stock, { large: {} }).selling()).sell('large', { window: [0, 0, 2, 1] })
    expect(firstFrom(game)).toEqual(['3 from 1', '1 from 0'])
  })

  test('HC-EX-66 the one with more stock is emptied first', () => {
    const game = asked(alone()).placeWindow('large', 0, 0, 2, 1).deliver()
    expect(firstFrom(game)).toEqual(['2 from 1'])
    expect(game.stock('purple')).toEqual([1, 0])
  })

  test('HC-EX-66 what is named must be there and come to the number sold', () => {
    const game = asked(alone()).placeWindow('large', 0, 0, 2, 1)
    const refused = (from: Record<number, number>) => game.refusal({ kind: 'deliver', from })
    expect(refused({ 0: 2 })).toMatchObject({ rule: 'HC-7.30', facts: { stock: 1 } })
    expect(refused({ 0: 1 })).toMatchObject({ rule: 'HC-7.30', facts: { vehicles: 1, sold: 2 } })
    expect(refused({ 7: 2 }).rule).toBe('HC-7.30')
    expect(refused({ 0: 1, 1: 2 }).rule).toBe('HC-7.30')
    game.deliver({ 0: 1, 1: 1 })
    expect([firstFrom(game), game.stock('purple')]).toEqual([
      ['1 from 0', '1 from 1'],
      [0, 1],
    ])
  })

  test('HC-EX-66 HC-7.27 HC-7.30 nothing may be named with the automatic rule', () => {
    const game = at(alone({ stockUse: 'auto' })).placeWindow('large', 0, 0, 2, 1)
    expect(firstFrom(game)).toEqual(['2 from 1'])
    const choosing = at(
      table({ options: { stockUse: 'auto' } })
        .buyers('car', 0, 0)
        .offer('purple', [['car', 1]], { large: {} })
        .selling(),
    )
    expect(choosing.refused({ kind: 'deliver', from: { 0: 1 } })).toBe('HC-7.30')
  })

  test('HC-7.26 nobody is asked when all stock is needed', () => {
    const game = at(
      table()
        .buyers('car', 0, 0, 9)
        .offer(
          'purple',
          [
            ['car', 1],
            ['car', 2],
          ],
          { large: {} },
        )
        .selling(),
    )
    game.placeWindow('large', 0, 0, 2, 1)
    expect(game.emitted('vehiclesSold')).toMatchObject([{ vehicles: 3, earned: 18 }])
  })

  test('HC-7.13 each type is asked for separately', () => {
    const game = asked(
      table()
        .buyers('car', 0, 0)
        .buyers('truck', 0, 0)
        .offer(
          'purple',
          [
            ['car', 1],
            ['car', 1],
            ['truck', 1],
            ['truck', 1],
          ],
          { large: {} },
        )
        .selling(),
    )
    game.placeWindow('large', 0, 0, 2, 1).deliver({ 1: 1 })
    expect(game.refused({ kind: 'deliver', from: { 0: 1 } })).toBe('HC-7.30') // a car is no truck
    game.deliver({ 3: 1 })
    expect(game.emitted('vehiclesSold').map(({ type, from }) => [type, from[0]?.mainline])).toEqual([
      ['car', 1],
      ['truck', 3],
    ])
  })
})

describe('a delivery that cannot matter', () => {
  const twoLines = (...others: readonly ['car', number][]) => [['car', 2], ['car', 2], ...others] as const
  const wanted = () => table().buyers('car', 0, 0).buyers('car', 1, 0)

  test('HC-7.31 nobody is asked when all mainlines serve the same open dealerships', () => {
    const game = at(wanted().offer('purple', twoLines(), { small: {} }).selling()).placeWindow('small', 0, 0, 2, 1)
    game.sellTo(0, 0)
    expect(game.decision).toBe('playCard') // the other niche was the only sale left
    expect(game.emitted('vehiclesSold').map(({ x, from }) => [x, from.length])).toEqual([
      [0, 1],
      [1, 1],
    ])
  })

  test('HC-7.31 nor when another dealership that draws on one of them is closed', () => {
    const shared = { small: {}, large: { mainlines: [1], open: false } }
    const game = at(wanted().offer('purple', twoLines(), shared).selling()).placeWindow('small', 0, 0, 2, 1)
    game.sellTo(0, 0)
    expect(game.decision).toBe('playCard')
  })

  test('HC-7.31 the seller is asked when an open dealership draws on one of them only', () => {
    const shared = { small: {}, large: { mainlines: [1] } }
    const game = at(wanted().offer('purple', twoLines(), shared).selling()).placeWindow('small', 0, 0, 2, 1)
    game.sellTo(0, 0)
    expect(game.decision).toBe('deliver')
  })

  test('the first rules version asks all the same', () => {
    const game = asked(wanted().offer('purple', twoLines(), { small: {} }).selling())
    game.placeWindow('small', 0, 0, 2, 1).sellTo(0, 0)
    expect(game.decision).toBe('deliver')
  })
})
