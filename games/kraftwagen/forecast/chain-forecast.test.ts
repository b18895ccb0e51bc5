import type { Seat } from '@carriage/kernel'
import {
  type Chain,
  putToFront,
  seatAtTail,
  sweepTail,
  type TurnWait,
  takeTileFromChain,
} from '@carriage/kraftwagen-family'
import { describe, expect, test } from 'vitest'
import { readChain, writeChain } from '../positions/names.ts'
import type { State } from '../state.ts'
import { at, table } from '../testing/index.ts'
import { type ChainForecast, chainForecast } from './chain-forecast.ts'
import { blue, green, red, seen, yellow } from './testing/seen.ts'

function tileIn(forecast: ChainForecast, tile: string) {
  if (forecast.kind !== 'choosing') throw new Error(`The seat is ${forecast.kind}.`)
  return forecast.tiles.find((each) => each.tile === tile)!
}

/** The chain as text; a tile still to be turned up is a question mark. */
function text(chain: ReturnType<typeof tileIn>['chain']): string {
  return chain.map((element) => (typeof element === 'object' ? '?' : writeChain([element]))).join(' ')
}

function bounds({ rivals }: TurnWait): string[] {
  return rivals.map(({ atLeast, ifNearest, atMost }) => `${atLeast}-${ifNearest}-${atMost}`)
}

describe('a tile in the chain', () => {
  const wrap = table().chain('r T1 T2 b T3 g y T4 T5 T6 T7 T8 T9 T10')

  test('KW-EX-15 the chain after taking it, and the tiles that wrap to the front', () => {
    const forecast = tileIn(chainForecast(seen(wrap, 'red'), red), 'T3')
    expect(text(forecast.chain)).toBe('b r g y T4 T5 T6 T7 T8 T9 T10 T3 T1 T2')
    expect(forecast).toMatchObject({ wraps: ['T1', 'T2'], boxed: null, again: false, next: blue })
    expect(bounds(forecast)).toEqual(['1-1-1', '0-0-0', '0-0-0'])
  })

  test('all tiles are there, from the tail on', () => {
    const forecast = chainForecast(seen(wrap), red)
    expect(forecast.kind === 'choosing' && forecast.tiles.map(({ tile }) => tile)).toEqual(
      ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9', 'T10'], //
    )
  })

  test('KW-EX-16 a player who stays at the tail moves again, before all others', () => {
    const forecast = tileIn(chainForecast(seen(wrap), red), 'T2')
    expect(forecast).toMatchObject({ again: true, next: red, wraps: ['T1'], inAll: { atLeast: 0, atMost: 0 } })
    expect(bounds(forecast)).toEqual(['0-0-0', '0-0-0', '0-0-0'])
  })

  test('KW-4.12 rivals behind have a turn each, and one more for each tile on their way', () => {
    const view = seen(table().chain('r T1 b T2 g T3 T4 y T5 T6 T7 T8 T9 T10'))
    const forecast = tileIn(chainForecast(view, red), 'T6')
    expect(text(forecast.chain)).toBe('b T2 g T3 T4 y T5 r T7 T8 T9 T10 T6 T1')
    expect(forecast.rivals).toEqual([
      { seat: blue, atLeast: 1, ifNearest: 4, atMost: 5 },
      { seat: green, atLeast: 1, ifNearest: 2, atMost: 4 },
      { seat: yellow, atLeast: 1, ifNearest: 1, atMost: 2 },
    ])
    expect(forecast.inAll).toEqual({ atLeast: 3, atMost: 7 })
  })
})

describe('specialty tiles', () => {
  const special = (round: 1 | 2) =>
    table({ options: { specialtyTiles: true } })
      .round(round)
      .chain('r T4 A2 T5 T1 b g y T2 T3 T6 T7 T8 T9 T10')

  test('KW-EX-57 one of an earlier round that is passed goes to the box for one still to be turned up', () => {
    const forecast = tileIn(chainForecast(seen(special(2)), red), 'T1')
    expect(text(forecast.chain)).toBe('r b g y T2 T3 T6 T7 T8 T9 T10 T1 T4 ? T5')
    expect(forecast.chain[13]).toEqual({ among: ['B1', 'B2', 'B3', 'B4'] })
    expect(forecast).toMatchObject({ wraps: ['T4', 'T5'], boxed: 'A2', again: true })
  })

  test('KW-EX-58 one of this round just wraps, and an earlier one that is taken is boxed', () => {
    expect(tileIn(chainForecast(seen(special(1)), red), 'T1')).toMatchObject({ wraps: ['T4', 'A2', 'T5'], boxed: null })
    const taken = tileIn(chainForecast(seen(special(2)), red), 'A2')
    expect(text(taken.chain)).toBe('r T5 T1 b g y T2 T3 T6 T7 T8 T9 T10 ? T4')
    expect(taken.boxed).toBe('A2')
  })

  test('KW-EX-56 the last of a stack is known; after it any of the set can come', () => {
    const third = table({ options: { specialtyTiles: true } })
      .chain('r A4 b g y')
      .used('A', 'A1', 'A3')
    expect(tileIn(chainForecast(seen(third), red), 'A4').chain.at(-1)).toBe('A2')
    const fourth = table({ options: { specialtyTiles: true } })
      .chain('r A2 b g y')
      .used('A', 'A1', 'A3', 'A4')
    expect(tileIn(chainForecast(seen(fourth), red), 'A2').chain.at(-1)).toEqual({ among: ['A1', 'A2', 'A3', 'A4'] })
  })
})

describe('others', () => {
  test('a seat in its turn sees what its end leads to', () => {
    const game = at(table().chain('r T1 T6 b T2 g y')).takeTile('T6')
    const forecast = chainForecast(seen(game.state, 'red'), red)
    expect(forecast).toMatchObject({ kind: 'underWay', wraps: ['T1'], again: true, next: red })
  })

  test('a seat that waits sees who moves before it', () => {
    const view = seen(table().chain('r T1 b T2 T3 g y'))
    const forecast = chainForecast(view, green)
    expect(forecast.kind).toBe('waiting')
    expect(forecast.kind === 'waiting' && bounds(forecast)).toEqual(['1-3-4', '1-2-3', '0-0-0'])
  })

  test('the turn that is under way is not counted', () => {
    const game = at(table().chain('r T1 b T5 T3 g y')).takeTile('T5')
    const forecast = chainForecast(seen(game.state), green)
    expect(forecast.kind === 'waiting' && bounds(forecast)).toEqual(['1-1-2', '1-2-2', '0-0-0'])
  })
})

describe('the bounds are what rivals can bring about', () => {
  test.each([
    ['b T1 T2 g T3 r y T4', red],
    ['b g y T1 T2 r T3', red],
    ['b T1 g T2 y T3 r T4', red],
    ['y T1 T2 T3 r b g T4', red],
    ['g T1 r T2 b T3 y T4', yellow],
  ])('%s', (name, seat) => {
    const chain = readChain(name)
    const view: State = { ...table().state(), chain, actor: seatAtTail(chain) }
    const forecast = chainForecast(view, seat)
    const played = everyCourse(chain, seat)
    expect(
      forecast.kind === 'waiting' && forecast.rivals.map(({ seat, atLeast, atMost }) => [seat, atLeast, atMost]),
    ).toEqual(
      [red, blue, green, yellow]
        .filter((rival) => rival !== seat)
        .map((rival) => {
          const turns = played.map((course) => course.filter((mover) => mover === rival).length)
          return [rival, Math.min(...turns), Math.max(...turns)]
        }),
    )
    const lengths = played.map((course) => course.length)
    const inAll = { atLeast: Math.min(...lengths), atMost: Math.max(...lengths) }
    expect(forecast.kind === 'waiting' && forecast.inAll).toEqual(inAll)
  })
})

/** Who moves until the seat is at the tail, for everything that the rivals could do. */
function everyCourse(chain: Chain, seat: Seat): Seat[][] {
  const mover = seatAtTail(chain)
  if (mover === seat) return [[]]
  return chain
    .filter((element) => typeof element === 'string')
    .flatMap((tile) => {
      const next = chain.slice()
      takeTileFromChain(next, tile)
      putToFront(next, tile)
      sweepTail(next)
      return everyCourse(next, seat).map((course) => [mover, ...course])
    })
}
