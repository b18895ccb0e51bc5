import { describe, expect, test } from 'vitest'
import { ageOfEngineering } from '../game.ts'
import { table } from '../testing/index.ts'
import { nextTurn } from './next-turn.ts'
import { seen } from './testing/seen.ts'

const [purple, yellow] = [0, 1] as const

describe('my next turn, as it is foreseen', () => {
  test('AE-4.2 each rival before me has taken the nearest tile, my marker is rearmost, and every tile can be taken', () => {
    const view = seen(table().chain('p T1 y T2 o b'), 'yellow')
    const next = nextTurn(view, yellow)
    if (!next) throw new Error('Yellow has a next turn.')
    // Purple takes T1, which goes to the front, and stands behind yellow; then it takes T2.
    expect(next.chain.slice(0, 3)).toEqual([yellow, purple, 2])
    expect(next.chain.slice(-2)).toEqual(['T1', 'T2'])
    expect([...ageOfEngineering.moves(next, yellow)].filter(({ kind }) => kind === 'takeTile')).toHaveLength(11)
    expect(ageOfEngineering.moves(next, purple)).toEqual([])
  })

  test('AE-4.6 the tile that a rival carries out is back at the front', () => {
    const view = seen(table().doing('buyer'), 'yellow')
    const held = view.turn.tile
    expect(held).not.toBeNull()
    expect(nextTurn(view, yellow)?.chain.at(-1)).toBe(held)
  })

  test('at its beginning it is the turn itself, and in the middle of one there is none', () => {
    const view = seen(table().chain('p T1 y o b'), 'purple')
    expect(nextTurn(view, purple)).toBe(view)
    expect(nextTurn(seen(table().doing('buyer'), 'purple'), purple)).toBeNull()
  })
})
