import type { Play } from './play.ts'

/** How many decisions a year can have at most. */
const decisionLimit = 500

/** Plays the simplest moves until a condition holds: no seat builds or takes a slot, and seats that can sell do. */
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

/** Plays on to the sales of a later year. A seat must be able to sell then. */
export function playOnToSalesOf(game: Play, year: number): Play {
  return playOn(game, ({ state }) => state.year === year && state.stage.name === 'sales')
}
