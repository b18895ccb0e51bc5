import { botFor } from '@carriage/bots/node'
import { redact } from '@carriage/kernel'
import { kraftwagen, type Move, type State, standardOptions } from '@carriage/kraftwagen'
import type { Page } from '@playwright/test'
import { openKept, type Wanted } from '../kept-match.ts'

/** Opens the table of a match that three bots have brought to a position. */
export async function openPosition(page: Page, wanted: Wanted<State>): Promise<void> {
  const bot = botFor('kraftwagen', 'mechanic')
  if (!bot) throw new RangeError('No bot plays Kraftwagen.')
  await openKept(
    page,
    {
      game: kraftwagen,
      options: standardOptions,
      seats: 3,
      next: (state, chance) => {
        const seat = state.actor
        const move = bot.choose(redact(state, seat), seat, { seed: chance.below(2 ** 30) })
        return [seat, move as Move] // the bot was asked for this game
      },
    },
    wanted,
  )
}
