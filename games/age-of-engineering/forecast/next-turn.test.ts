import { describe, expect, test } from 'vitest'
import { ageOfEngineering } from '../game.ts'
import { table } from '../testing/index.ts'
import { nextTurn } from './next-turn.ts'
import { seen } from './testing/seen.ts'

const [purple, yellow] = [0, 1] as const

describe('my next turn, as if it began now', () => {
  test('AE-4.2 my marker is rearmost, and every tile can be taken', () => {
    const view = seen(table().chain('p T1 y T2 o b'), 'yellow')
    const next = nextTurn(view, yellow)
    if (!next) throw new Error('Yellow has a next turn.')
    expect(next.chain.slice(0, 5)).toEqual([yellow, purple, 'T1', 'T2', 2])
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
