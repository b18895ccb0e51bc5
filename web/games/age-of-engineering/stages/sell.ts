import type { Move, State } from '@carriage/age-of-engineering'
import { body, engine, table } from '@carriage/age-of-engineering/positions'
import type { NewcomerStage } from '../../../pages/first-hour/stage.ts'
import { forcedStep, idle } from './forced.ts'

/** Up to 5 the racer and Ford both buy my car; from 8 on the racer takes Ada's. */
const prices = [2, 3, 5, 8]

/** Stage 1: a token keeps my car on the market after the first buyer. */
export const sell: NewcomerStage<State, Move> = {
  id: 'age-of-engineering-stage-1',
  options: {},
  secret: '21'.repeat(32),
  me: 0,
  rivals: ['Ada'],
  rounds: 1,
  places: { market: 'open', prices: 'open', road: 'veiled', more: 'veiled' },
  begin: (setUp) =>
    Object.assign(
      setUp,
      table({ seats: 2 })
        .chain('p T5 y')
        .workshop('purple', body(2), engine(3))
        .canteen('purple', 1)
        .levels('purple', 2, 3)
        .investors('purple', 'ford')
        .buyers('engine')
        .car('yellow', 'b2 e3 w1 $6')
        .marketMarker(4)
        .placing()
        .state(),
    ),
  offers: (_, move) => move.kind !== 'priceCar' || prices.includes(move.price),
  forced: forcedStep,
  suggested: (_, moves) => moves.find((move) => move.kind === 'priceCar' && move.price === 3),
  rival: idle,
  isOver: ({ round }) => round > 1,
}
