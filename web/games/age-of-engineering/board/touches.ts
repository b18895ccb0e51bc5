import type { Event } from '@carriage/age-of-engineering'
import { commonTouches } from '../../../board/kraftwagen-family/common-touches.ts'
import { plateSpots, touchesBy } from '../../../board/motion/touch.ts'
import { glyphPaths } from '../../../board/parts/glyph-paths.ts'

const { points } = plateSpots

/** The places on the board that each event changes, and where pieces fly from. */
export const touches = touchesBy<Event>({
  ...commonTouches,
  bonusTaken: ({ seat }) => [{ spot: `marker ${seat}` }, { spot: plateSpots.seat(seat) }],
  roundPrepared: () => [{ spot: 'round' }],
  recruitsDiscarded: ({ recruit }) => [{ spot: `recruits ${recruit}` }],
  recruitsRevealed: ({ tiles }) => tiles.map((tile) => ({ spot: `recruit ${tile}` })),
  tileTaken: ({ seat, tile }) => [{ spot: `marker ${seat}` }, { spot: `tile ${tile}` }],
  actionBegan: ({ seat }) => [{ spot: `marker ${seat}` }],
  actionSkipped: ({ seat }) => [{ spot: `marker ${seat}` }],
  workersHired: ({ seat }) => [{ spot: `workers ${seat}`, from: 'hand', sign: glyphPaths.worker }],
  salespersonHired: ({ seat }) => [{ spot: `workers ${seat}`, from: 'hand', sign: glyphPaths.hire }],
  levelsRaised: ({ seat }) => [
    { spot: `levels ${seat}`, from: 'hand', sign: glyphPaths.research },
    { spot: `level ${seat} body` },
    { spot: `level ${seat} engine` },
  ],
  tokenReceived: ({ seat }) => [{ spot: `cards ${seat}` }, { spot: plateSpots.seat(seat) }],
  recruited: ({ seat, tile, recruit }) => [
    { spot: `cards ${seat}`, from: `recruit ${tile}`, sign: glyphPaths.recruit },
    { spot: `recruits ${recruit}` },
    { spot: plateSpots.seat(seat) },
  ],
  salespeopleLeft: ({ seats }) => seats.map((seat) => ({ spot: `workers ${seat}` })),
  instantLeft: () => [{ spot: 'recruits instant' }],
  teamGrew: ({ seat }) => [
    { spot: `team ${seat}`, from: `workers ${seat}`, sign: glyphPaths.worker },
    { spot: `workers ${seat}` },
  ],
  buyerPlaced: ({ preference, buyer }) => [
    { spot: `buyer ${buyer}`, from: `stack ${preference}`, sign: glyphPaths.buyer },
    { spot: `stack ${preference}` },
  ],
  buyerSwapped: ({ buyer, to }) => [
    { spot: `buyer ${buyer}`, from: `stack ${to}`, sign: glyphPaths.again },
    { spot: `stack ${to}` },
  ],
  marketMarkerMoved: () => [{ spot: 'track' }],
  pointsGained: ({ seat, source }) => [
    { spot: points(seat), ...(source === 'sale' ? {} : { from: 'hand' }), sign: glyphPaths.prestige },
  ],
  achievementWon: ({ seat, achievement }) => [
    { spot: `award ${achievement}` },
    { spot: points(seat), from: `award ${achievement}`, sign: glyphPaths.prestige },
  ],
  packardUsed: ({ seat, buyer }) => [{ spot: `buyer ${buyer}`, from: `cards ${seat}`, sign: glyphPaths.price }],
  carChanged: ({ car, change, to }) => [{ spot: `car ${change === 'price' ? to : car}` }],
  crewChanged: ({ seat, car }) => [
    { spot: `car ${car}`, from: `workers ${seat}`, sign: glyphPaths.worker },
    { spot: `workers ${seat}` },
  ],
  productionTokenUsed: ({ seat, car, investor }) => [
    { spot: `car ${car}`, from: `cards ${seat}`, sign: glyphPaths.investor },
    { spot: `investor ${investor}` },
  ],
  carPlaced: ({ seat, car }) => [
    { spot: `car ${car.price}`, from: `parts ${seat}`, sign: glyphPaths.body },
    { spot: `parts ${seat}` },
  ],
  carSoldAtOnce: ({ seat, car }) => [
    { spot: points(seat), from: `car ${car.price}`, sign: glyphPaths.price },
    { spot: 'market' },
  ],
  buickDeclined: ({ seat }) => [{ spot: `marker ${seat}` }],
  raceScored: () => [{ spot: 'circuit' }],
  carSold: ({ car, buyer }) => [{ spot: `car ${car.price}` }, { spot: `buyer ${buyer}` }],
  investorBought: ({ car, investor }) => [{ spot: `car ${car.price}` }, { spot: `investor ${investor}` }],
  investorLeft: ({ investor }) => [{ spot: `investor ${investor}` }],
  gameEnded: ({ scores }) => scores.map(({ seat }) => ({ spot: points(seat) })),
})
