import type { Move, State } from '@carriage/kraftwagen'
import type { NewcomerStage } from '../../../pages/first-hour/stage.ts'
import { forcedStep, idle } from './forced.ts'
import { place } from './position.ts'

/** Two buyers and two cars: the saver comes first and pays twice, so 5 earns more than 8. */
const prices = [2, 5, 8, 9]

/** Stage 1: choose a price, and sell a car. */
export const sell: NewcomerStage<State, Move> = {
  id: 'kraftwagen-stage-1',
  options: {},
  secret: '11'.repeat(32),
  me: 0,
  rivals: ['Ada'],
  rounds: 1,
  places: { market: 'open', prices: 'open', road: 'veiled', more: 'veiled' },
  begin: (setUp) =>
    place(setUp, {
      round: 1,
      chain: [0, 'T1', 'T3', 1, 'T2', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9', 'T10'],
      marker: '0',
      buyers: ['price', 'engine'],
      market: [{ owner: 1, body: 2, engine: 2, workers: 1, price: 6 }],
      seats: [
        {
          canteen: 1,
          workshops: [{ kind: 'body', value: 2 }, { kind: 'engine', value: 3 }, null],
          developments: ['D1', 'D6'],
        },
        { canteen: 2, workshops: [null, null, null], developments: ['D1'] },
      ],
      placesCar: true,
    }),
  offers: (_, move) => move.kind !== 'priceCar' || prices.includes(move.price),
  forced: forcedStep,
  suggested: (_, moves) => moves.find((move) => move.kind === 'priceCar' && move.price === 8),
  rival: idle,
  isOver: ({ round }) => round > 1,
}
