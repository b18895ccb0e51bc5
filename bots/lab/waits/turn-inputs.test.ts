import { fastChance } from '@carriage/kernel'
import { titleOf } from '@carriage/shared/catalogue'
import { expect, test } from 'vitest'
import type { Bot } from '../../bot.ts'
import { countInputs } from './turn-inputs.ts'

test.each(['kraftwagen', 'age-of-engineering'])(
  'the inputs of a turn of %s are its moves, but for an end that is the only move',
  (id) => {
    const title = titleOf(id)!
    const [game] = title.versions
    const { seats, options } = title.variants[0]!
    const luck = fastChance(1)
    let ends = 0
    let lonely = 0
    const bot: Bot = {
      choose: (view, seat) => {
        const moves = [...game.moves(view, seat)]
        const move = moves[luck.below(moves.length)]!
        if ('kind' in move && move.kind === 'endTurn') {
          ends++
          if (moves.length === 1) lonely++
        }
        return move
      },
    }
    const turns = countInputs(game, options, seats, bot, 1)
    expect(turns).toHaveLength(ends)
    expect(turns.reduce((sum, { all, ended }) => sum + all - ended, 0)).toBe(lonely)
    expect(lonely).toBeGreaterThan(0)
    for (const { kinds, all, car } of turns) {
      expect(kinds).toMatchObject({ takeTile: 1, endTurn: 1 })
      expect(all).toBeGreaterThanOrEqual(car ? 4 : 2)
    }
  },
)
