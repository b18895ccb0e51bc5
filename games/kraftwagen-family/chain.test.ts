import { describe, expect, test } from 'vitest'
import { type Chain, putToFront, seatAtTail, sweepTail, takeTileFromChain, turnsBefore, waitAfter } from './chain.ts'

/** Tail first; workers are digits. */
function chainOf(text: string): Chain {
  return text.split(' ').map((word) => (/^\d$/.test(word) ? (Number(word) as 0) : word))
}

function after(chain: Chain, ...tiles: string[]): string {
  for (const tile of tiles) {
    takeTileFromChain(chain, tile)
    putToFront(chain, tile)
    sweepTail(chain)
  }
  return chain.join(' ')
}

describe('taking a tile', () => {
  test('KW-4.2 the worker at the tail has the next turn', () => {
    expect(seatAtTail(chainOf('2 T1 0 1'))).toBe(2)
  })

  test('KW-4.9 between turns no tile is at the tail', () => {
    expect(() => seatAtTail(chainOf('T1 2 0 1'))).toThrow(RangeError)
  })

  test('KW-4.6 KW-4.8 the worker takes the place of the tile, all others keep their order', () => {
    const chain = chainOf('0 T1 T2 1 T3 2 3 T4')
    takeTileFromChain(chain, 'T3')
    expect(chain).toEqual(chainOf('T1 T2 1 0 2 3 T4'))
  })

  test('KW-4.4 the nearest and the farthest tile can be taken', () => {
    expect(after(chainOf('0 T1 1 T2'), 'T1')).toBe('0 1 T2 T1')
    expect(after(chainOf('0 1 T1 T2'), 'T2')).toBe('1 T1 0 T2')
  })

  test('KW-4.7 KW-4.9 KW-4.10 tiles left at the tail land in front of the tile that was taken', () => {
    expect(after(chainOf('0 T1 T2 1 T3 2 3 T4'), 'T3')).toBe('1 0 2 3 T4 T3 T1 T2')
  })

  test('KW-4.11 a player who is still at the tail moves again', () => {
    const chain = chainOf('0 T1 T2 T3 1 2 3 T4 T5')
    expect(after(chain, 'T2')).toBe('0 T3 1 2 3 T4 T5 T2 T1')
    expect(after(chain, 'T3')).toBe('0 1 2 3 T4 T5 T2 T1 T3')
    expect(after(chain, 'T4')).toBe('1 2 3 0 T5 T2 T1 T3 T4')
  })

  test('a tile that is not in the chain cannot be taken', () => {
    expect(() => takeTileFromChain(chainOf('0 T1 1'), 'T9')).toThrow(RangeError)
  })
})

describe('sweeping the tail', () => {
  test('KW-13.12 another tile can go to the front in the place of one that left the tail', () => {
    const chain = chainOf('T4 A2 T5 0 1 T1')
    const swept = sweepTail(chain, (tile) => (tile === 'A2' ? 'B3' : tile))
    expect(swept).toEqual(['T4', 'A2', 'T5'])
    expect(chain).toEqual(chainOf('0 1 T1 T4 B3 T5'))
  })

  test('a chain with a worker at the tail is unchanged', () => {
    const chain = chainOf('1 T1 0')
    expect(sweepTail(chain)).toEqual([])
    expect(chain).toEqual(chainOf('1 T1 0'))
  })
})

describe('what a tile costs in time', () => {
  test('KW-4.11 a tile behind all rivals means another turn immediately', () => {
    expect(waitAfter(chainOf('0 T1 T2 1 2 T3'), 'T2')).toEqual({ again: true, before: [], tilesBehind: [] })
  })

  test('KW-4.12 every rival behind has a turn, and one more for each tile on his way', () => {
    expect(waitAfter(chainOf('0 T1 1 T2 2 T3 T4 3 T5'), 'T4')).toEqual({
      again: false,
      before: [
        { seat: 1, atMost: 3 },
        { seat: 2, atMost: 2 },
      ],
      tilesBehind: ['T2', 'T3'],
    })
  })

  test('KW-4.11 KW-4.12 a seat that waits, too, knows who moves before it and how often at most', () => {
    const chain = chainOf('1 T1 2 T2 0 T3 3 T4')
    expect(turnsBefore(chain, 0)).toEqual([
      { seat: 1, atMost: 3 },
      { seat: 2, atMost: 2 },
    ])
    expect(turnsBefore(chain, 1)).toEqual([])
  })

  test('KW-4.9 tiles behind the last rival are gone before he moves', () => {
    expect(waitAfter(chainOf('0 T1 T2 1 T3'), 'T3')).toEqual({
      again: false,
      before: [{ seat: 1, atMost: 1 }],
      tilesBehind: [],
    })
  })

  test('the forecast changes nothing', () => {
    const chain = chainOf('0 T1 1 T2')
    waitAfter(chain, 'T2')
    expect(chain).toEqual(chainOf('0 T1 1 T2'))
  })
})
