import { describe, expect, test } from 'vitest'
import type { DealershipSize } from '../components/index.ts'
import type { MarketWindow } from '../state.ts'
import { asked, at, type Play, type Position, table } from '../testing/index.ts'
import { nichesIn, xOf, yOf } from './niches.ts'

/** A dealership for cars that need nothing, with this stock. */
const plain = (stock: number) => [[['car', stock]], { small: {} }] as const

/** A window may lie where no buyer buys: HC-7.17 does not apply. */
const idle = { saleObligation: 'windowMayIdle' } as const

type Frame = readonly [x: number, y: number, w: number, h: number]

const windowAt = ([x, y, w, h]: Frame): MarketWindow => ({ x, y, w, h })

function refused(game: Play, dealership: DealershipSize, ...frame: Frame): string {
  return game.refused({ kind: 'placeWindow', dealership, window: windowAt(frame) })
}

function can(game: Play, dealership: DealershipSize, ...frame: Frame): boolean {
  return game.can({ kind: 'placeWindow', dealership, window: windowAt(frame) })
}

const fullyOnBoard = ({ x, y, w, h }: MarketWindow) => x >= 0 && y >= 0 && x + w <= 8 && y + h <= 8

function covered(window: MarketWindow): string[] {
  return nichesIn(window).map((niche) => `${xOf(niche)},${yOf(niche)}`)
}

describe('examples of windows', () => {
  test('HC-EX-11 HC-7.7 HC-7.8 HC-7.10 three overlapping windows', () => {
    const game = at(
      table({ colours: ['green', 'yellow', 'purple'], options: idle })
        .salesOrder('green', 'yellow', 'purple')
        .tracks('safety', 'range')
        .buyers('car', 1, 1, 2)
        .buyers('car', 2, 1, 1)
        .offer('green', [['car', 1]], { large: { specs: { safety: 1 }, window: 'L' } })
        .offer('yellow', [['car', 2]], { small: { specs: { range: 1 } } })
        .offer('purple', [['car', 1]], { middle: { specs: { safety: 1, range: 1 }, window: 'M' } })
        .selling(),
    )
    expect(game.state.prices).toEqual([6, null, null, null])
    expect(game.windows('large').filter(fullyOnBoard)).toEqual([])
    expect(refused(game, 'large', 0, 0, 3, 3)).toBe('HC-7.7') // it would reach the row y = 2
    const [large, small, middle]: readonly Frame[] = [
      [0, -1, 3, 3],
      [0, 1, 2, 1],
      [2, 1, 2, 2],
    ]
    expect(covered(windowAt(large!))).toEqual(['0,0', '1,0', '2,0', '0,1', '1,1', '2,1'])
    expect(covered(windowAt(small!))).toEqual(['0,1', '1,1'])
    expect(covered(windowAt(middle!))).toEqual(['2,1', '3,1', '2,2', '3,2'])
    game
      .as('green')
      .placeWindow('large', ...large!)
      .leaveIdle()
    game
      .as('yellow')
      .placeWindow('small', ...small!)
      .sellTo(1, 1)
    game
      .as('purple')
      .placeWindow('middle', ...middle!)
      .sellTo(2, 1)
    expect([game.earned('green'), game.earned('yellow'), game.earned('purple')]).toEqual([0, 12, 6])
  })

  test('HC-EX-40 HC-7.6 HC-7.8 HC-7.9 the number of legal windows', () => {
    const windows = (bottom: number, left: number, window: 'S' | 'M' | 'L') => {
      const position = table({ options: idle }).tracks('speed', 'range').buyers('car', 0, 0)
      const offered = position.offer('purple', [['car', 1]], {
        small: { specs: { speed: bottom, range: left }, window },
      })
      return at(offered.selling()).windows('small')
    }
    const large = windows(1, 0, 'L')
    expect(large).toHaveLength(8)
    expect(large.every(({ x, y }) => x >= -2 && x <= 1 && y >= -2 && y <= -1)).toBe(true)
    const standing = (list: readonly MarketWindow[]) => list.filter(({ w }) => w === 1).length
    expect([windows(0, 0, 'S').length, standing(windows(0, 0, 'S'))]).toEqual([8, 4])
    expect([windows(0, 1, 'S').length, standing(windows(0, 1, 'S'))]).toEqual([16, 8])
    const middle = windows(1, 1, 'M')
    expect([middle.length, middle.filter(fullyOnBoard).length]).toEqual([16, 9])
  })

  test('HC-EX-41 HC-7.7 a window on a risen axis', () => {
    const offering = (speed: number, open = true) =>
      table({ options: idle })
        .year(2)
        .tracks('speed', 'range')
        .minimums({ speed: 1 })
        .buyers('car', 0, 0)
        .offer('purple', [['car', 1]], { small: { specs: { speed, range: 1 }, window: 'M', open } })
        .offer('green', [['car', 1]], { small: { specs: { speed: 1 } } })
        .selling()
    const windows = at(offering(2)).as('purple').windows('small')
    expect([windows.length, windows.filter(fullyOnBoard).length]).toEqual([16, 9])
    const niches = windows.flatMap(nichesIn)
    expect(new Set(niches).size).toBe(16)
    expect(niches.every((niche) => xOf(niche) <= 3 && yOf(niche) <= 3)).toBe(true)
    expect(at(offering(0)).actor).toBe('green') // no niche is within reach, even if it were open
    expect(at(offering(0, false)).actor).toBe('green') // HC-6.16 but it is not
  })
})

describe('where windows may be placed', () => {
  test('HC-7.3 only an open dealership may be used', () => {
    const game = at(
      table()
        .buyers('car', 0, 0)
        .offer('purple', [['car', 1]], { small: {}, middle: { open: false } })
        .selling(),
    )
    expect(refused(game, 'middle', 0, 0, 2, 1)).toBe('HC-7.3')
    expect(game.refused({ kind: 'useDealership', dealership: 'middle' })).toBe('HC-7.3')
    expect(refused(game, 'large', 0, 0, 2, 1)).toBe('HC-7.3') // not even built
    expect(game.windows('middle')).toEqual([])
    expect(can(game, 'small', 0, 0, 2, 1)).toBe(true)
  })

  test('HC-7.4 the window is placed first, in the same turn', () => {
    const game = at(
      table()
        .buyers('car', 0, 0)
        .buyers('car', 1, 0)
        .offer('purple', ...plain(1))
        .offer('green', ...plain(1))
        .selling(),
    )
    expect(game.refused({ kind: 'useDealership', dealership: 'small' })).toBe('HC-7.4')
    expect(game.refused({ kind: 'sellTo', niche: { x: 0, y: 0 } })).toBe('HC-7.2')
    game.as('purple').placeWindow('small', 0, 0, 2, 1).as('purple').sellTo(1, 0)
    expect(game.earned('purple')).toBe(6)
  })

  test('HC-7.5 a window is placed once a year and then neither moved nor turned', () => {
    const game = asked(
      table()
        .buyers('car', 0, 0)
        .buyers('car', 1, 0)
        .buyers('car', 0, 1)
        .offer('purple', ...plain(3))
        .selling(),
    ).sell('small', { window: [0, 0, 2, 1], niche: [0, 0] })
    expect(refused(game, 'small', 0, 0, 1, 2)).toBe('HC-7.5')
    expect(refused(game, 'small', 0, 1, 2, 1)).toBe('HC-7.5')
    expect(game.moves()).toEqual([{ kind: 'useDealership', dealership: 'small' }])
    game.sell('small')
    expect(game.emitted('windowPlaced')).toHaveLength(1)
    expect([game.earned('purple'), game.buyers('car', 0, 1)]).toEqual([12, 1])
  })

  test('HC-7.6 window S may stand or lie, but it is no other window', () => {
    const game = at(
      table()
        .buyers('car', 0, 0)
        .offer('purple', [['car', 1]], { small: {}, large: { window: 'M' } })
        .selling(),
    )
    expect(game.windows('small').map(({ x, y, w, h }) => `${x},${y} ${w}x${h}`)).toEqual([
      '-1,0 2x1',
      '0,0 2x1',
      '0,-1 1x2',
      '0,0 1x2',
    ])
    expect(refused(game, 'small', 0, 0, 2, 2)).toBe('HC-7.6')
    expect(refused(game, 'large', 0, 0, 2, 1)).toBe('HC-6.15')
  })

  test('HC-7.7 every niche inside requires no more than the specs, along both axes', () => {
    const game = at(
      table({ options: idle })
        .tracks('design', 'safety')
        .buyers('car', 0, 0)
        .offer('purple', [['car', 1]], { small: { specs: { design: 2, safety: 1, speed: 9 }, window: 'M' } })
        .selling(),
    )
    expect(can(game, 'small', 4, 2, 2, 2)).toBe(true) // the dearest niche is (5,3)
    expect(refused(game, 'small', 5, 2, 2, 2)).toBe('HC-7.7')
    expect(refused(game, 'small', 4, 3, 2, 2)).toBe('HC-7.7')
    expect(refused(game, 'small', 7, 0, 2, 2)).toBe('HC-7.7') // what sticks out does not help
  })

  test.each([
    ['left', [-2, 3, 3, 3], [0, 3]],
    ['bottom', [3, -2, 3, 3], [3, 0]],
    ['right', [7, 3, 3, 3], [7, 3]],
    ['top', [3, 7, 3, 3], [3, 7]],
    ['bottom-left corner', [-2, -2, 3, 3], [0, 0]],
    ['top-right corner', [7, 7, 3, 3], [7, 7]],
  ] as const)('HC-7.8 a window may stick out over the %s, and the part outside is ignored', (_, frame, niche) => {
    const game = at(
      table()
        .tracks('speed', 'range')
        .buyers('car', niche[0], niche[1])
        .buyers('car', 4, 4) // always within reach, never within the window
        .offer('purple', [['car', 1]], { small: { specs: { speed: 3, range: 3 }, window: 'L' } })
        .selling(),
    )
    expect(game.windows('small')).toContainEqual(windowAt(frame))
    expect(covered(windowAt(frame))).toContain(niche.join())
    game.sell('small', { window: frame })
    expect(game.emitted('vehiclesSold')).toMatchObject([{ x: niche[0], y: niche[1], vehicles: 1 }])
  })

  test('HC-7.9 at least one niche lies inside the window', () => {
    const game = at(
      table({ options: idle })
        .buyers('car', 0, 0)
        .offer('purple', ...plain(1))
        .selling(),
    )
    expect(refused(game, 'small', -2, 0, 2, 1)).toBe('HC-7.9')
    expect(refused(game, 'small', 0, -2, 1, 2)).toBe('HC-7.9')
    expect(refused(game, 'small', 0, -1, 2, 1)).toBe('HC-7.9')
    expect(can(game, 'small', -1, 0, 2, 1)).toBe(true)
    expect(can(game, 'small', 0, -1, 1, 2)).toBe(true)
  })

  test('HC-7.10 windows may lie over other windows, own and foreign, partly or fully', () => {
    const game = at(
      table()
        .salesOrder('red', 'green', 'purple')
        .buyers('car', 0, 0, 9)
        .offer('red', ...plain(1))
        .offer(
          'green',
          [
            ['car', 1],
            ['car', 1],
          ],
          { small: { mainlines: [0] }, middle: { mainlines: [1] } },
        )
        .selling(),
    )
    game.as('red').sell('small', { window: [0, 0, 2, 1] })
    game.as('green').sell('small', { window: [0, 0, 2, 1] }) // the same place as red
    game.as('green').sell('middle', { window: [0, 0, 1, 2] }) // across both
    expect([game.earned('red'), game.earned('green')]).toEqual([6, 12])
  })
})

/** Whether the seat that offers can sell at all. */
function canSell(position: Position): boolean {
  return asked(position.selling()).emitted('salesEnded').length === 0
}

describe('who can sell', () => {
  const position = (x: number, y: number) => table().tracks('speed', 'range').buyers('car', x, y)
  const specs = { speed: 1, range: 2 }

  test('HC-7.18 without a window on the board, a buyer anywhere within the specs will do', () => {
    const reached: string[] = []
    for (let y = 0; y < 8; y++)
      for (let x = 0; x < 8; x++)
        if (canSell(position(x, y).offer('purple', [['car', 1]], { small: { specs } }))) reached.push(`${x},${y}`)
    expect(reached).toEqual(covered({ x: 0, y: 0, w: 4, h: 6 }))
  })

  test('HC-7.18 a legal window covers every niche within the specs', () => {
    for (const window of ['S', 'M', 'L'] as const) {
      const offered = position(3, 5).offer('purple', [['car', 1]], { small: { specs, window } })
      expect(asked(offered.selling()).windows('small').length).toBeGreaterThan(0)
    }
  })

  test('HC-7.18 with a window on the board, only a buyer inside it', () => {
    const placed = { x: 0, y: 0, w: 2, h: 1 }
    expect(canSell(position(1, 0).offer('purple', [['car', 1]], { small: { specs, placed } }))).toBe(true)
    expect(canSell(position(1, 1).offer('purple', [['car', 1]], { small: { specs, placed } }))).toBe(false)
  })

  test('HC-7.18 it takes an open dealership with stock of the type that is wanted', () => {
    expect(canSell(position(0, 0).offer('purple', [['car', 0]], { small: {} }))).toBe(false)
    expect(canSell(position(0, 0).offer('purple', [['truck', 1]], { small: {} }))).toBe(false)
    expect(canSell(position(0, 0).offer('purple', [['car', 1]], { small: { open: false } }))).toBe(false)
    const besideOther = { small: { mainlines: [1] }, large: { mainlines: [0], open: false } }
    const stock = [
      ['car', 1],
      ['truck', 1],
    ] as const
    expect(canSell(position(0, 0).offer('purple', stock, besideOther))).toBe(false)
    expect(canSell(position(0, 0).buyers('truck', 0, 0).offer('purple', stock, besideOther))).toBe(true)
  })
})
