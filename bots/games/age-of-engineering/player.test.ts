import {
  ageOfEngineering,
  ageOfEngineeringTitle,
  type Event,
  type Move,
  type State,
} from '@carriage/age-of-engineering'
import { canonical, copy, fastChance, redact, type Seat, silentEffects } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { levels } from '../../levels.ts'
import { botFor } from '../../node/index.ts'

const few = 4
const { variants } = ageOfEngineeringTitle

interface Position {
  readonly state: State
  readonly seat: Seat
}

const games = new Map<string, readonly Position[]>()

/** Every nth position of one game with all its secrets, n being `every`; all levels are asked in the same ones. */
function positions(variant: number, every: number): readonly Position[] {
  const name = `${variant}, ${every}`
  const found = games.get(name) ?? [...play(variant, every)]
  games.set(name, found)
  return found
}

function* play(variant: number, every: number): Generator<Position> {
  const { seats, options } = variants[variant]!
  const fx = silentEffects<Event>(fastChance(variant + 1))
  const choice = fastChance(variant + 99)
  const state = ageOfEngineering.setup({ seats, options }, fx)
  const mover = botFor('age-of-engineering', 'apprentice')!
  for (let n = 0; !ageOfEngineering.turn(state).over; n++) {
    const seat = state.actor
    if (n % every === 0) yield { state: ageOfEngineering.clone(state), seat }
    const moves = [...ageOfEngineering.moves(state, seat)]
    const move =
      choice.below(4) === 0
        ? moves[choice.below(moves.length)]!
        : (mover.choose(redact(state, seat), seat, { seed: n }) as Move)
    ageOfEngineering.play(state, seat, move, fx)
  }
}

describe.each(levels)('%s', (level) => {
  const player = botFor('age-of-engineering', level)!

  test('makes only legal moves, with every number of seats and every option', () => {
    let asked = 0
    for (let variant = 0; variant < variants.length; variant++) {
      for (const { state, seat } of positions(variant, 23)) {
        const move = player.choose(redact(state, seat), seat, { seed: 5, iterations: few })
        expect(ageOfEngineering.judge(state, seat, move as Move)).toEqual({ legal: true })
        asked++
      }
    }
    expect(asked).toBeGreaterThan(5 * variants.length)
  })

  test('makes the same move for the same seed, and does not change the view', () => {
    for (const { state, seat } of positions(3, 29)) {
      const view = redact(state, seat)
      const before = canonical(view)
      const budget = { seed: 21, iterations: few }
      const chosen = player.choose(view, seat, budget)
      expect(canonical(view)).toBe(before)
      expect(botFor('age-of-engineering', level)!.choose(copy(view), seat, budget)).toEqual(chosen)
    }
  })
})

describe('a search', () => {
  test('stops when asked to, with a legal move', () => {
    const player = botFor('age-of-engineering', 'magnate')!
    for (const { state, seat } of positions(0, 31)) {
      let asked = 0
      const stop = () => ++asked > 3
      const move = player.choose(redact(state, seat), seat, { seed: 1, iterations: 1_000_000, stop })
      expect(ageOfEngineering.judge(state, seat, move as Move)).toEqual({ legal: true })
      expect(asked).toBeLessThanOrEqual(4)
    }
  })
})
