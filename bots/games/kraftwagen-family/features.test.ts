import { fastChance, silentEffects } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { trainable as ageOfEngineering } from '../age-of-engineering/trainable.ts'
import { trainable as kraftwagen } from '../kraftwagen/trainable.ts'
import { grain } from './value.ts'

test.each([{ trainable: kraftwagen }, { trainable: ageOfEngineering }])(
  'features are multiples of the grain, so that a net can sum up their changes exactly',
  ({ trainable: { game, options, source } }) => {
    const chance = fastChance(3)
    const fx = silentEffects<object>(chance)
    const state = game.setup({ seats: 3, options }, fx)
    let fractions = 0
    for (let n = 0; n < 150 && !game.turn(state).over; n++) {
      const { values, table } = source.lookAt(state)
      for (const value of [...values, ...table]) {
        expect(Number.isInteger(value / grain), String(value)).toBe(true)
        if (!Number.isInteger(value)) fractions++
      }
      const moves = [...game.moves(state, state.actor)]
      const move = moves[chance.below(moves.length)]
      if (move) game.play(state, state.actor, move, fx)
    }
    expect(fractions).toBeGreaterThan(100)
  },
)
