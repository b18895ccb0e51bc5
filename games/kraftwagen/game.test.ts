import { startMatch } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { standard } from './components/index.ts'
import { kraftwagen, standardOptions } from './index.ts'
import { playTwins, setUp } from './testing/index.ts'

describe('the game', () => {
  test('KW-1.1 it is for two to four players, each with a colour of his own', () => {
    const start = (seats: number) =>
      startMatch(kraftwagen, {
        match: 'test',
        players: Array.from({ length: seats }, (_, seat) => `Player ${seat}`),
        options: standardOptions,
        source: { kind: 'fast', seed: 1 },
      })
    for (const seats of [2, 3, 4]) expect(start(seats).state.players).toHaveLength(seats)
    for (const seats of [0, 1, 5]) expect(() => start(seats)).toThrow(RangeError)
    expect(new Set(standard.colours.rows).size).toBeGreaterThanOrEqual(kraftwagen.seats.max)
  })

  test('KW-1.31 the number of spaces on the action track has no effect', () => {
    const components = { ...standard, actionTrack: { ...standard.actionTrack, spaces: 40 } }
    const game = setUp()
    const twin = setUp({ options: { components } })
    playTwins(game, twin, 6, () => expect(twin.chain).toBe(game.chain))
    expect(twin.events).toEqual(game.events)
  })
})
