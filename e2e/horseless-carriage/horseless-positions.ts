import { greedyMove, nextSeat } from '@carriage/bots/horseless-carriage/greedy'
import { horselessCarriage, type Options, type State, standardOptions } from '@carriage/horseless-carriage'
import { redact } from '@carriage/kernel'
import type { Page } from '@playwright/test'
import { untilMyTurn } from '../local-table.ts'
import { openSavedMatch, type Wanted } from '../saved-match.ts'

interface Position extends Wanted<State> {
  readonly seats: 3 | 4 | 5
  readonly options?: Partial<Options>
}

/** Opens the table of a match that greedy players have brought to a position. */
export async function openPosition(page: Page, { seats, options = {}, ...wanted }: Position): Promise<void> {
  await openSavedMatch(
    page,
    {
      game: horselessCarriage,
      options: { ...standardOptions, ...options },
      seats,
      next: (state, chance) => {
        const seat = nextSeat(state, chance)
        return [seat, greedyMove(redact(state, seat), seat, { tries: 120, chance })]
      },
    },
    wanted,
  )
}

/** It is for me to build, in the first year of a first game. */
export async function openFirstYear(page: Page): Promise<void> {
  await openPosition(page, {
    seats: 3,
    seed: 4,
    options: { introductory: true },
    when: ({ year, stage }) => year === 1 && stage.name === 'factory' && stage.plans[0]?.state === 'draft',
  })
  await untilMyTurn(page)
}
