import { describe, expect, test } from 'vitest'
import { vehicleTypes } from '../components/index.ts'
import { asked, at, type Play, savedFactories, table } from '../testing/index.ts'

const { G3 } = savedFactories

/** A dealership for cars that need nothing, with this stock. */
const plain = (stock: number) => [[['car', stock]], { small: {} }] as const

/** Two mainlines with a car each. */
const twoCars = [
  ['car', 1],
  ['car', 1],
] as const

describe('selling', () => {
  test('HC-EX-12 HC-7.15 HC-7.16 one niche in two own windows: one dealership a turn', () => {
    const game = at(
      table()
        .buyers('car', 0, 0, 2)
        .buyers('car', 0, 1, 1)
        .offer('purple', twoCars, { small: { mainlines: [0] }, large: { mainlines: [1] } })
        .offer('green', ...plain(1))
        .selling(),
    )
    game.as('purple').sell('small', { window: [0, 0, 2, 1] })
    expect([game.earned('purple'), game.buyers('car', 0, 0), game.stock('purple')]).toEqual([6, 1, [0, 1]])
    game.as('green').sell('small', { window: [0, 1, 2, 1] }) // the other dealership has to wait for its turn
    game.as('purple').sell('large', { window: [0, 0, 2, 1] })
    expect([game.earned('purple'), game.buyers('car', 0, 0)]).toEqual([12, 0])
  })

  test('HC-7.15 the stock of a mainline beside both is there for either', () => {
    const offered = () =>
      table()
        .buyers('car', 0, 0, 9)
        .offer(
          'purple',
          [
            ['car', 1],
            ['car', 1],
            ['car', 3],
          ],
          { small: { mainlines: [0, 2] }, large: { mainlines: [1, 2] } },
        )
        .selling()
    for (const first of ['small', 'large'] as const) {
      const game = at(offered()).sell(first, { window: [0, 0, 2, 1] })
      expect(game.emitted('vehiclesSold')).toMatchObject([{ dealership: first, vehicles: 4 }])
      game.sell(first === 'small' ? 'large' : 'small', { window: [0, 0, 2, 1] })
      expect(game.emitted('vehiclesSold')[1]).toMatchObject({ vehicles: 1 })
    }
  })

  test('HC-7.16 a niche may be sold to again in a later turn, by anybody', () => {
    const game = asked(
      table()
        .buyers('car', 0, 0, 3)
        .offer('purple', [['car', 2]], { small: { placed: { x: 0, y: 0, w: 2, h: 1 } } })
        .offer('green', [['car', 1]], { small: { placed: { x: 0, y: 0, w: 2, h: 1 } } })
        .selling(),
    )
    game.as('purple').sell('small').as('green').sell('small')
    expect(game.emitted('vehiclesSold').map(({ x, y, vehicles }) => [x, y, vehicles])).toEqual([
      [0, 0, 2],
      [0, 0, 1],
    ])
  })

  test('HC-7.2 a turn is one dealership and one niche', () => {
    const game = at(
      table()
        .buyers('car', 0, 0)
        .buyers('car', 1, 0)
        .offer('purple', [['car', 4]], { small: {}, large: {} })
        .offer('green', ...plain(1))
        .selling(),
    )
    game.placeWindow('small', 0, 0, 2, 1)
    expect(game.refused({ kind: 'useDealership', dealership: 'small' })).toBe('HC-7.2')
    expect(game.refused({ kind: 'placeWindow', dealership: 'large', window: { x: 0, y: 0, w: 2, h: 1 } })).toBe(
      'HC-7.2',
    )
    game.sellTo(0, 0)
    expect(game.emitted('vehiclesSold')).toHaveLength(1) // not the car in the other niche, although there is stock
    expect([game.buyers('car', 1, 0), game.actor]).toEqual([1, 'green'])
  })

  test('HC-EX-43 HC-7.12 HC-7.13 every type is sold, as far as buyers and stock go', () => {
    const game = asked(
      table()
        .buyers('car', 0, 0, 3)
        .buyers('truck', 0, 0)
        .buyers('sports', 0, 0)
        .buyers('truck', 0, 1) // so that the sales go on
        .prices(4, null, null, null)
        .offer(
          'purple',
          [
            ['car', 2],
            ['truck', 2],
          ],
          { small: {} },
        )
        .selling(),
    )
    game.placeWindow('small', 0, 0, 1, 2)
    expect(game.moves()).toEqual([
      { kind: 'sellTo', niche: { x: 0, y: 0 } }, // nothing says how many, nor of which type
      { kind: 'sellTo', niche: { x: 0, y: 1 } },
    ])
    game.sellTo(0, 0)
    expect(game.emitted('vehiclesSold').map(({ type, vehicles, earned }) => [type, vehicles, earned])).toEqual([
      ['car', 2, 8],
      ['truck', 1, 5],
    ])
    expect([game.earned('purple'), game.stock('purple')]).toEqual([13, [0, 1]])
    expect(vehicleTypes.map((type) => game.buyers(type, 0, 0))).toEqual([1, 1, 0]) // car, sports, truck
  })

  test.each([
    [1, 3, 1],
    [3, 1, 1],
    [2, 2, 2],
    [5, 4, 4],
  ])('HC-7.12 HC-7.14 with %i buyers and stock %i, %i are sold', (buyers, stock, sold) => {
    const game = at(
      table()
        .buyers('car', 0, 0, buyers)
        .buyers('truck', 0, 0) // so that the sales go on
        .offer('purple', [['car', stock]], { small: {} })
        .offer('green', [['truck', 1]], { small: {} })
        .selling(),
    )
    game.as('purple').sell('small', { window: [0, 0, 2, 1] })
    expect(game.emitted('vehiclesSold')).toMatchObject([{ vehicles: sold }])
    expect([game.buyers('car', 0, 0), game.stock('purple')]).toEqual([buyers - sold, [stock - sold]])
  })

  test.each([
    ['sports', 2, 6, 16],
    ['truck', 1, 6, 7],
    ['car', 1, 6, 6],
    ['sports', 1, 2, 4],
    ['truck', 1, 2, 3],
    ['car', 1, 2, 2],
  ] as const)('HC-EX-44 HC-7.22 %s, %i sold at price %i, bring %i', (type, vehicles, price, earned) => {
    const position = table().buyers(type, 1, 0, vehicles).prices(price, null, null, null)
    const game = at(position.offer('purple', [[type, vehicles]], { small: {} }).selling())
    game.sell('small', { window: [1, 0, 1, 2] })
    expect([game.earned('purple'), game.player('purple').wealth]).toEqual([earned, earned])
  })

  test('HC-7.22 the price is that of the segment of the niche', () => {
    const game = asked(
      table()
        .tracks('speed', 'range')
        .buyers('car', 3, 0)
        .buyers('car', 4, 0)
        .prices(4, 6, null, null)
        .offer('purple', [['car', 2]], { small: { specs: { speed: 3 } } })
        .selling(),
    )
    game.sell('small', { window: [3, 0, 2, 1], niche: [3, 0] }).sell('small')
    expect(game.emitted('vehiclesSold').map(({ price, earned }) => [price, earned])).toEqual([
      [4, 4],
      [6, 6],
    ])
  })

  test('HC-7.24 earnings are added to the wealth at once', () => {
    const game = asked(
      table()
        .wealth('purple', 10)
        .buyers('car', 0, 0)
        .buyers('car', 1, 0)
        .offer('purple', ...plain(2))
        .selling(),
    )
    expect(game.sell('small', { window: [0, 0, 2, 1], niche: [0, 0] }).state.stage.name).toBe('sales')
    expect(game.player('purple').wealth).toBe(16)
    expect(game.sell('small').player('purple').wealth).toBe(22)
  })

  test('HC-EX-45 HC-7.17 a seller who can sell must', () => {
    const game = at(
      table()
        .buyers('car', 1, 1)
        .prices(2, null, null, null)
        .offer('purple', ...plain(1))
        .selling(),
    )
    expect(game.refused({ kind: 'pass' })).toBe('HC-1.1')
    expect(game.refused({ kind: 'placeWindow', dealership: 'small', window: { x: 0, y: 0, w: 2, h: 1 } })).toBe(
      'HC-7.17',
    )
    expect(game.sell('small', { window: [1, 0, 1, 2] }).earned('purple')).toBe(2)
  })

  test('HC-7.17 neither a niche nor a window without a buyer may be chosen', () => {
    const game = at(
      table()
        .buyers('car', 0, 0)
        .buyers('car', 1, 0)
        .buyers('car', 0, 1)
        .offer('purple', [['car', 3]], {
          small: {},
          large: { placed: { x: 1, y: 1, w: 1, h: 2 } },
          middle: { window: 'M' },
        })
        .selling(),
    )
    expect(game.refused({ kind: 'useDealership', dealership: 'large' })).toBe('HC-7.17')
    game.placeWindow('middle', 0, 0, 2, 2)
    expect(game.refused({ kind: 'sellTo', niche: { x: 1, y: 1 } })).toBe('HC-7.17')
    expect(game.moves('sellTo').map(({ niche }) => [niche.x, niche.y])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ])
  })

  test('HC-EX-45 HC-7.17 a window may be left idle, if the table agreed on that', () => {
    const options = { saleObligation: 'windowMayIdle' } as const
    const position = () =>
      table({ options })
        .buyers('car', 1, 1)
        .offer('purple', ...plain(1))
        .selling()
    const otherWindow = asked(position()).placeWindow('small', 0, 0, 2, 1)
    expect(otherWindow.emitted('windowIdle')).toHaveLength(1)
    expect(otherWindow.decision).toBe('playCard') // the only window lies where no buyer buys
    const there = asked(position()).placeWindow('small', 1, 0, 1, 2)
    expect(there.moves().map(({ kind }) => kind)).toEqual(['sellTo', 'leaveIdle'])
    there.leaveIdle()
    expect(there.as('purple').moves()).toEqual([{ kind: 'useDealership', dealership: 'small' }])
    there.sell('small')
    expect(there.earned('purple')).toBe(6)
  })

  test('HC-EX-46 HC-7.20 HC-7.21 HC-7.29 rounds and dropping out', () => {
    const position = (stock: number, cars: number) =>
      table({ colours: ['red', 'green', 'blue'] })
        .salesOrder('red', 'green', 'blue')
        .buyers('car', 0, 0, 1)
        .buyers('car', 1, 0, 2)
        .buyers('car', 0, 1, cars)
        .offer('red', ...plain(stock))
        .offer('green', ...plain(1))
        .offer('blue', ...plain(1))
        .selling()
    const played = (game: Play) =>
      game
        .as('red')
        .sell('small', { window: [0, 0, 2, 1], niche: [1, 0] })
        .as('green')
        .sell('small', { window: [0, 0, 1, 2], niche: [0, 0] })
        .as('blue')
        .sell('small', { window: [0, 1, 2, 1] })
    const game = played(at(position(2, 1)))
    expect((['red', 'green', 'blue'] as const).map((colour) => game.earned(colour))).toEqual([12, 6, 6])
    expect(game.emitted('salesEnded')).toHaveLength(1) // HC-7.21
    const variant = played(at(position(3, 2)))
    expect(variant.emitted('salesEnded')).toHaveLength(1) // HC-7.20 the window of red cannot move
    expect(variant.buyers('car', 0, 1)).toBe(1) // HC-7.29
  })

  test('HC-7.1 turns go round in sales order, without those who cannot sell', () => {
    const both = [twoCars, { small: { mainlines: [0] }, large: { mainlines: [1] } }] as const
    const game = at(
      table()
        .salesOrder('green', 'red', 'purple')
        .buyers('car', 0, 0, 9)
        .offer('green', ...both)
        .offer('purple', ...both)
        .selling(),
    )
    const sellers: string[] = []
    for (const dealership of ['small', 'small', 'large', 'large'] as const) {
      sellers.push(game.actor)
      game.sell(dealership, { window: [0, 0, 2, 1] })
    }
    expect(sellers).toEqual(['green', 'purple', 'green', 'purple'])
    expect(game.emitted('sellerSkipped').map(({ seat }) => seat)).toEqual([0, 1, 2])
  })

  test('HC-7.20 HC-7.21 a player who cannot sell is skipped for good, and all being skipped ends the phase', () => {
    const game = at(
      table()
        .salesOrder('red', 'green', 'purple')
        .buyers('car', 0, 0, 3)
        .offer('red', ...plain(1))
        .offer('green', twoCars, { small: { mainlines: [0] }, large: { mainlines: [1] } })
        .selling(),
    )
    game.as('red').sell('small', { window: [0, 0, 2, 1] })
    game.as('green').sell('small', { window: [0, 0, 2, 1] })
    expect(game.emitted('sellerSkipped').map(({ seat }) => seat)).toEqual([2, 0])
    expect([game.actor, game.emitted('salesEnded').length]).toEqual(['green', 0])
    game.sell('large', { window: [0, 0, 2, 1] })
    expect(game.emitted('sellerSkipped').map(({ seat }) => seat)).toEqual([2, 0, 1]) // each of them once
    expect([game.emitted('salesEnded').length, game.state.stage.name]).toEqual([1, 'demand'])
  })

  test('HC-7.19 a new window or an earlier one, as the seller likes', () => {
    const position = () =>
      table()
        .buyers('car', 0, 0)
        .buyers('car', 1, 0)
        .offer('purple', [['car', 2]], { small: {}, large: {} })
        .selling()
    const game = at(position()).sell('small', { window: [0, 0, 2, 1], niche: [0, 0] })
    expect(game.can({ kind: 'useDealership', dealership: 'small' })).toBe(true)
    expect(game.windows('large')).toContainEqual({ x: 1, y: 0, w: 1, h: 2 })
    expect(game.sell('large', { window: [1, 0, 1, 2] }).earned('purple')).toBe(12)
    const again = at(position()).sell('small', { window: [0, 0, 2, 1], niche: [0, 0] })
    expect(again.sell('small').earned('purple')).toBe(12)
  })

  test('HC-7.25 no mainline delivers more than its stock in a year, through whichever dealership', () => {
    const game = at(
      table()
        .tracks('design', 'reliability')
        .factory('purple', G3)
        .capacity('purple', 3)
        .buyers('car', 0, 0, 2)
        .buyers('car', 1, 1, 9)
        .selling(),
    )
    game.sell('small', { window: [0, 0, 2, 1] }).sell('middle', { window: [0, 1, 2, 1] })
    const delivered = game.emitted('vehiclesSold').flatMap(({ from }) => from)
    expect(delivered.map(({ vehicles }) => vehicles)).toEqual([2, 1])
    expect(new Set(delivered.map(({ mainline }) => mainline)).size).toBe(1)
    expect([game.buyers('car', 1, 1), game.emitted('salesEnded').length]).toEqual([8, 1])
  })

  test('HC-EX-48 HC-7.23 prices do not change while vehicles are sold', () => {
    const game = at(
      table()
        .tracks('speed', 'range')
        .buyers('truck', 7, 7)
        .buyers('car', 1, 3)
        .buyers('car', 0, 0, 3)
        .offer('purple', [['truck', 1]], { small: { specs: { speed: 3, range: 3 } } })
        .offer('green', ...plain(1))
        .selling(),
    )
    expect(game.state.prices).toEqual([3, 4, null, 6])
    game.sell('small', { window: [7, 7, 2, 1] })
    expect(game.earned('purple')).toBe(7)
    expect(game.state.prices).toEqual([3, 4, null, 6]) // HC-7.23
  })

  test('HC-7.11 the niche lies in the window', () => {
    const game = at(
      table()
        .buyers('car', 0, 0)
        .buyers('car', 1, 0)
        .buyers('car', 0, 1)
        .offer('purple', ...plain(2))
        .selling(),
    )
    game.placeWindow('small', 0, 0, 2, 1)
    expect(game.refused({ kind: 'sellTo', niche: { x: 0, y: 1 } })).toBe('HC-7.11')
    expect(game.refused({ kind: 'leaveIdle' })).toBe('HC-7.17')
    expect(game.refused({ kind: 'useDealership', dealership: 'small' })).toBe('HC-7.2')
    expect(game.refused({ kind: 'deliver', from: {} })).toBe('HC-7.27')
  })

  describe('HC-EX-36 two dealerships share the stock of one mainline', () => {
    const position = () =>
      table()
        .tracks('design', 'reliability')
        .factory('purple', G3)
        .capacity('purple', 2)
        .buyers('car', 1, 0)
        .buyers('car', 0, 1, 3)
        .selling()

    test('HC-EX-36 HC-7.14 HC-7.15 what one has sold the other cannot', () => {
      const game = at(position())
      for (const size of ['small', 'middle'] as const)
        expect(game.dealership('purple', size)).toMatchObject({
          specs: { speed: 0, range: 0, design: 1, reliability: 0, safety: 0 },
          window: 'S',
          open: true,
        })
      expect(game.stock('purple')).toEqual([2])
      game.sell('small', { window: [1, 0, 2, 1] })
      expect(game.stock('purple')).toEqual([1])
      game.sell('middle', { window: [0, 1, 2, 1] })
      expect(game.emitted('vehiclesSold').map(({ vehicles }) => vehicles)).toEqual([1, 1])
      expect([game.buyers('car', 0, 1), game.emitted('salesEnded').length]).toEqual([2, 1])
    })

    test('HC-EX-36 HC-7.20 if one has sold all, the player is skipped before the other has placed its window', () => {
      const game = at(position()).sell('small', { window: [0, 1, 2, 1] })
      expect(game.emitted('vehiclesSold')).toMatchObject([{ vehicles: 2 }])
      expect(game.emitted('windowPlaced')).toHaveLength(1)
      expect([game.buyers('car', 1, 0), game.emitted('salesEnded').length]).toEqual([1, 1])
    })
  })

  test('a sale reveals nothing, so it can be taken back', () => {
    const game = at(
      table()
        .buyers('car', 0, 0)
        .offer('purple', ...plain(1))
        .selling(),
    )
    expect(game.undoable({ kind: 'placeWindow', dealership: 'small', window: { x: 0, y: 0, w: 2, h: 1 } })).toBe(true)
  })
})

describe('a sale that is the only one', () => {
  /** Purple's window lies over one niche with a buyer; green may still choose. */
  const forced = () =>
    table()
      .salesOrder('purple', 'green', 'red')
      .buyers('car', 0, 0)
      .buyers('truck', 4, 4, 2)
      .buyers('truck', 5, 5, 2)
      .offer('purple', [['car', 1]], { small: { placed: { x: 0, y: 0, w: 2, h: 1 } } })
      .offer('green', [['truck', 2]], { small: { specs: { speed: 4, range: 4 } } })
      .selling()

  test('HC-7.31 it is made at once, and the next seller is asked', () => {
    const game = at(forced())
    expect(game.emitted('vehiclesSold')).toMatchObject([{ dealership: 'small', x: 0, y: 0, vehicles: 1 }])
    expect(game.actor).toBe('green')
  })

  test('HC-7.31 a second niche, window or dealership is a choice', () => {
    const placed = { x: 0, y: 0, w: 2, h: 1 }
    const niches = at(
      table()
        .buyers('car', 0, 0)
        .buyers('car', 1, 0)
        .offer('purple', [['car', 1]], { small: { placed } })
        .selling(),
    )
    expect(niches.moves().map(({ kind }) => kind)).toEqual(['sellTo', 'sellTo'])
    const windows = at(
      table()
        .buyers('car', 0, 0)
        .offer('purple', [['car', 1]], { small: {} })
        .selling(),
    )
    expect(windows.moves('placeWindow').length).toBeGreaterThan(1)
    const dealerships = at(
      table()
        .buyers('car', 0, 0)
        .offer('purple', [['car', 1]], { small: { placed }, large: { placed } })
        .selling(),
    )
    expect(dealerships.moves().map(({ kind }) => kind)).toEqual(['useDealership', 'useDealership'])
  })

  test('the first rules version asks for it', () => {
    const game = asked(forced())
    expect(game.moves()).toEqual([{ kind: 'useDealership', dealership: 'small' }])
  })
})
