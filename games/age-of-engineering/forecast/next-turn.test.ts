import { describe, expect, test } from 'vitest'
import { ageOfEngineering } from '../game.ts'
import { table } from '../testing/index.ts'
import { nextTurn } from './next-turn.ts'
import { seen } from './testing/seen.ts'

const [purple, yellow] = [0, 1] as const

describe('forecast of my next turn', () => {
  test('AE-4.2 each rival ahead of me takes the nearest tile, my marker is rearmost, and every tile can be taken', () => {
    const view = seen(table().chain('p T1 y T2 o b'), 'yellow')
    const next = nextTurn(view, yellow)
    if (!next) throw new Error('Yellow has no next turn.')
    // Purple takes T1, which goes to the front, and stands behind yellow; then it takes T2.
    expect(next.chain.slice(0, 3)).toEqual([yellow, purple, 2])
    expect(next.chain.slice(-2)).toEqual(['T1', 'T2'])
    expect([...ageOfEngineering.moves(next, yellow)].filter(({ kind }) => kind === 'takeTile')).toHaveLength(11)
    expect(ageOfEngineering.moves(next, purple)).toEqual([])
  })

  test("AE-4.6 the tile in a rival's hand is back at the front", () => {
    const view = seen(table().doing('buyer'), 'yellow')
    const held = view.turn.tile
    expect(held).not.toBeNull()
    expect(nextTurn(view, yellow)?.chain.at(-1)).toBe(held)
  })

  test('at its start the forecast equals the turn; in the middle of a turn there is none', () => {
    const view = seen(table().chain('p T1 y o b'), 'purple')
    expect(nextTurn(view, purple)).toBe(view)
    expect(nextTurn(seen(table().doing('buyer'), 'purple'), purple)).toBeNull()
  })
})
