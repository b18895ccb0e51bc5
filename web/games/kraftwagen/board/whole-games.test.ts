import { standardOptions } from '@carriage/kraftwagen'
import { wholeGamesTest } from '../../../board/kraftwagen-family/testing/whole-games.ts'
import { exhibit } from '../gallery/exhibit.ts'

wholeGamesTest({
  exhibit,
  standardOptions,
  games: [
    { seats: 4, options: { specialtyTiles: true }, seed: 1 },
    { seats: 3, options: { specialtyTiles: true, scoreVisibility: 'open' }, seed: 7 },
    { seats: 2, options: {}, seed: 3 },
  ],
  /** The fate of a car, the purchase of a buyer, or what can end the round. */
  foretold: /data-kind="(sold|unsold|buys|leaves)"|End of the round/,
})
