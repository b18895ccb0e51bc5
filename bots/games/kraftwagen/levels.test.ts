import { canonical, copy, fastChance, isSecret, redact, type Seat, silentEffects } from '@carriage/kernel'
import { type Event, kraftwagen, type Move, type State, standardOptions } from '@carriage/kraftwagen'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../../bot.ts'
import { type Level, levels } from '../../levels.ts'
import { botFor } from '../../node/index.ts'

const few = 6

function bot(level: Level): Bot {
  const player = botFor('kraftwagen', level)
  if (!player) throw new Error('somebody plays Kraftwagen')
  return player
}

/** Positions of one game with all their secrets, each with the seat that is to move. */
function* positions(seed: number, seats: number, every: number): Generator<{ state: State; seat: Seat }> {
  const fx = silentEffects<Event>(fastChance(seed))
  const choice = fastChance(seed + 99)
  const state = kraftwagen.setup({ seats, options: { ...standardOptions, specialtyTiles: seed % 2 === 0 } }, fx)
  const mover = bot('apprentice')
  for (let n = 0; !kraftwagen.turn(state).over; n++) {
    const seat = state.actor
    if (n % every === 0) yield { state, seat }
    const moves = [...kraftwagen.moves(state, seat)]
    const move =
      choice.below(4) === 0
        ? moves[choice.below(moves.length)]
        : (mover.choose(redact(state, seat), seat, { seed: n }) as Move)
    kraftwagen.play(state, seat, move!, fx)
  }
}

describe.each(levels)('%s', (level) => {
  const player = bot(level)

  test.each([2, 3, 4])('makes only legal moves, with %i seats', (seats) => {
    let asked = 0
    for (const { state, seat } of positions(seats, seats, 9)) {
      const move = player.choose(redact(state, seat), seat, { seed: 5, iterations: few })
      expect(kraftwagen.judge(state, seat, move as Move)).toEqual({ legal: true })
      asked++
    }
    expect(asked).toBeGreaterThan(8)
  })

  test('looks at nothing that is hidden from it: other secrets behind the same view, the same move', () => {
    let asked = 0
    for (const { state, seat } of positions(7, 3, 13)) {
      const other = withOtherSecrets(state, seat)
      expect(canonical(other)).not.toBe(canonical(state))
      const budget = { seed: 11, iterations: few }
      const chosen = player.choose(redact(state, seat), seat, budget)
      expect(player.choose(redact(other, seat), seat, budget)).toEqual(chosen)
      // Also when the state it is given was not redacted.
      expect(blind(player).choose(other, seat, budget)).toEqual(chosen)
      asked++
    }
    expect(asked).toBeGreaterThan(5)
  })

  test('makes the same move again for the same seed', () => {
    for (const { state, seat } of positions(3, 2, 17)) {
      const view = redact(state, seat)
      const budget = { seed: 21, iterations: few }
      expect(bot(level).choose(copy(view), seat, budget)).toEqual(player.choose(view, seat, budget))
    }
  })

  test('does not change the view', () => {
    for (const { state, seat } of positions(4, 2, 23)) {
      const before = canonical(state)
      player.choose(redact(state, seat), seat, { seed: 1, iterations: few })
      expect(canonical(state)).toBe(before)
    }
  })
})

describe('a search', () => {
  test('stops when asked to, with a legal move', () => {
    const player = bot('magnate')
    for (const { state, seat } of positions(5, 2, 31)) {
      let asked = 0
      const stop = () => ++asked > 3
      const move = player.choose(redact(state, seat), seat, { seed: 1, iterations: 1_000_000, stop })
      expect(kraftwagen.judge(state, seat, move as Move)).toEqual({ legal: true })
      expect(asked).toBeLessThanOrEqual(4)
    }
  })
})

test('nobody plays a game that no bot has learned', () => {
  expect(botFor('chess', 'magnate')).toBeUndefined()
})

/** Redacts every state for the seat before the player sees it. */
function blind(player: Bot): Bot {
  return { choose: (state, seat, budget) => player.choose(redact(state, seat), seat, budget) }
}

/** The same table with other contents in all secrets that the seat does not know. */
function withOtherSecrets(state: State, seat: Seat): State {
  const other = copy(state)
  for (const player of other.players) {
    if (isSecret(player.money) && !player.money.$secret.includes(seat)) Object.assign(player.money, { value: 77 })
    if (isSecret(player.awards) && !player.awards.$secret.includes(seat))
      Object.assign(player.awards, { value: ['lap2'] })
  }
  return other
}
