import { ageOfEngineering, standardOptions } from '@carriage/age-of-engineering'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { propsFor } from '../../../board/gallery/exhibit.ts'
import { positionsOf, wholeGamesTest } from '../../../board/kraftwagen-family/testing/whole-games.ts'
import { exhibit } from '../gallery/exhibit.ts'

wholeGamesTest({
  exhibit,
  standardOptions,
  games: [
    { seats: 4, options: {}, seed: 1 },
    { seats: 3, options: { scoreVisibility: 'hidden', oldsToken: 'anyToken' }, seed: 7 },
    { seats: 2, options: { instantSale: 'placeExtraCar' }, seed: 3 },
  ],
  /** A purchase, the fate of a car, or an aid with forecasts. */
  foretold: /as things stand|Points so far/,
})

test('with hidden points nobody sees the totals of others', () => {
  const game = { seats: 3, options: { scoreVisibility: 'hidden' }, seed: 4 } as const
  const idle = { held: undefined, peek: () => {}, choose: () => {}, commit: () => {} }
  for (const moment of positionsOf({ exhibit, standardOptions }, game, 200)) {
    if (ageOfEngineering.turn(moment.state).over) continue
    const [own, watched] = [moment.state.actor, 'spectator' as const].map((viewer) =>
      renderToStaticMarkup(exhibit.board.options(propsFor(exhibit, moment, viewer, 'en', idle))),
    )
    expect(own?.match(/<th scope="row">/g)).toHaveLength(1)
    expect(watched).not.toContain('<th scope="row">')
  }
})
