import type { Event } from '@carriage/kraftwagen'
import { commonTouches } from '../../../board/kraftwagen-family/common-touches.ts'
import { plateSpots, touchesBy } from '../../../board/motion/touch.ts'
import { glyphPaths } from '../../../board/parts/glyph-paths.ts'

const { points } = plateSpots

/** The places on the board that each event changes, and where pieces fly from. */
export const touches = touchesBy<Event>({
  ...commonTouches,
  startTileTaken: ({ seat }) => [{ spot: `marker ${seat}` }, { spot: plateSpots.seat(seat) }],
  roundPrepared: () => [{ spot: 'round' }],
  tileTaken: ({ seat, tile }) => [{ spot: `marker ${seat}` }, { spot: `tile ${tile}` }],
  actionBegan: ({ seat }) => [{ spot: `marker ${seat}` }],
  actionForfeited: ({ seat }) => [{ spot: `marker ${seat}` }],
  specialtyTileLeft: () => [{ spot: 'circuit' }],
  specialtyStackShuffled: () => [{ spot: 'circuit' }],
  specialtyTileTurnedUp: ({ tile }) => [{ spot: `tile ${tile}` }],
  workerHired: ({ seat, to }) => [
    { spot: to === 'canteen' ? `workers ${seat}` : `cards ${seat}`, from: 'hand', sign: glyphPaths.worker },
  ],
  cardTaken: ({ seat, card, from }) => [
    {
      spot: `cards ${seat}`,
      from: from === 'display' ? `card ${card}` : 'discard',
      sign: glyphPaths.research,
    },
    { spot: plateSpots.seat(seat) },
  ],
  cardDiscarded: ({ card, from }) =>
    from === 'display' ? [{ spot: 'discard', from: `card ${card}`, sign: glyphPaths.research }] : [{ spot: 'discard' }],
  deckReshuffled: () => [{ spot: 'deck', from: 'discard', sign: glyphPaths.again }],
  displayRefilled: ({ cards }) =>
    cards.map((card) => ({ spot: `card ${card}`, from: 'deck', sign: glyphPaths.research })),
  developmentInactive: ({ seat }) => [{ spot: `cards ${seat}` }, { spot: plateSpots.seat(seat) }],
  developmentActivated: ({ seat }) => [
    { spot: `level ${seat} body`, from: `cards ${seat}`, sign: glyphPaths.body },
    { spot: `level ${seat} engine`, from: `cards ${seat}`, sign: glyphPaths.engine },
  ],
  engineerJoined: ({ seat }) => [{ spot: `cards ${seat}` }, { spot: plateSpots.seat(seat) }],
  carPutOnCircuit: ({ seat }) => [{ spot: `racer ${seat}`, from: `racecar ${seat}`, sign: glyphPaths.grandPrix }],
  buyerPlaced: ({ preference, buyer }) => [
    { spot: `buyer ${buyer}`, from: `stack ${preference}`, sign: glyphPaths.buyer },
    { spot: `stack ${preference}` },
  ],
  markerMoved: () => [{ spot: 'track' }],
  moneyEarned: ({ seat, source }) => [
    { spot: points(seat), ...(source === 'sale' ? {} : { from: 'hand' }), sign: glyphPaths.money },
  ],
  awardTaken: ({ seat, award }) => [
    { spot: `award ${award}` },
    { spot: points(seat), from: `award ${award}`, sign: glyphPaths.prestige },
  ],
  daimlerUsed: ({ seat, buyer }) => [{ spot: `buyer ${buyer}`, from: `cards ${seat}`, sign: glyphPaths.price }],
  carChanged: ({ car, change, to }) => [{ spot: `car ${change === 'price' ? to : car}` }],
  carPlaced: ({ seat, car }) => [
    { spot: `car ${car.price}`, from: `parts ${seat}`, sign: glyphPaths.body },
    { spot: `parts ${seat}` },
  ],
  carWithdrawn: ({ seat, car }) => [
    { spot: `parts ${seat}`, from: `car ${car.price}`, sign: glyphPaths.withdrawCar },
    { spot: 'market' },
  ],
  partSold: ({ seat }) => [
    { spot: `parts ${seat}` },
    { spot: points(seat), from: `parts ${seat}`, sign: glyphPaths.money },
  ],
  benzDeclined: ({ seat }) => [{ spot: `marker ${seat}` }],
  raceScored: () => [{ spot: 'circuit' }],
  carSold: ({ car, buyer }) => [{ spot: `car ${car.price}` }, { spot: `buyer ${buyer}` }],
  gameEnded: ({ scores }) => scores.map(({ seat }) => ({ spot: points(seat) })),
})
