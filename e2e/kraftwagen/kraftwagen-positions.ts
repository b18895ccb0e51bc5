import { botFor } from '@carriage/bots/node'
import { type Chance, redact } from '@carriage/kernel'
import { kraftwagen, type Move, type State, standardOptions } from '@carriage/kraftwagen'
import type { Page } from '@playwright/test'
import { openSavedMatch, type Wanted } from '../saved-match.ts'

/** Opens the table of a match that three bots have brought to a position; or luck, where bots would not go. */
export async function openPosition(
  page: Page,
  { byLuck = false, ...wanted }: Wanted<State> & { readonly byLuck?: boolean },
): Promise<void> {
  const bot = botFor('kraftwagen', 'mechanic')
  if (!bot) throw new RangeError('No bot plays Kraftwagen.')
  await openSavedMatch(
    page,
    {
      game: kraftwagen,
      options: standardOptions,
      seats: 3,
      next: (state, chance) => {
        const seat = state.actor
        if (byLuck) return [seat, anyMove(state, chance)]
        const move = bot.choose(redact(state, seat), seat, { seed: chance.below(2 ** 30) })
        return [seat, move as Move] // the bot was asked for this game
      },
    },
    wanted,
  )
}

function anyMove(state: State, chance: Chance): Move {
  const moves = [...kraftwagen.moves(state, state.actor)]
  const move = moves[chance.below(moves.length)]
  if (!move) throw new RangeError('A decision has a legal move.')
  return move
}
