import type { Play } from './play.ts'

/** How many decisions a year can have at most. */
const decisionLimit = 500

/** Plays on as plainly as it goes until something is so: nobody builds or takes a slot, whoever can sell does. */
export function playOn(game: Play, until: (game: Play) => boolean): Play {
  for (let decisions = 0; !until(game); decisions++) {
    if (game.over || decisions === decisionLimit) throw new Error('It never came to that.')
    const colour = game.waiting[0]!
    if (game.decision === 'takeSlot') game.pass()
    else if (game.decision === 'submitPlan') game.submit(colour)
    else game.play(game.moves(undefined, colour)[0]!, colour)
  }
  return game
}

/** Plays on to the sales of a later year, for somebody who will be able to sell. */
export function playOnToSalesOf(game: Play, year: number): Play {
  return playOn(game, ({ state }) => state.year === year && state.stage.name === 'sales')
}
