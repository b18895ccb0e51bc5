import { currentStep, type Move, type State } from '@carriage/age-of-engineering'
import { table } from '@carriage/age-of-engineering/positions'
import type { NewcomerStage } from '../../../pages/first-hour/stage.ts'
import { wantedMove } from '../../../pages/lessons/moves.ts'
import { forcedStep, idle } from './forced.ts'

/** An engine, a body, and beyond Ada both with one more buyer. */
const tiles = ['T4', 'T3', 'T11']

const prices = [2, 5, 8, 10]

const agreed = { twoPlayerMarketSpaces: 4 } as const

/** Stage 2: my car fills the market. With a buyer more, Ada’s cars are gone before Ford comes, and mine sells at 10. */
export const buildCar: NewcomerStage<State, Move> = {
  id: 'age-of-engineering-stage-2',
  options: agreed,
  secret: '22'.repeat(32),
  me: 0,
  rivals: ['Ada'],
  rounds: 1,
  places: { market: 'open', prices: 'open', road: 'open', bench: 'open', more: 'veiled' },
  begin: (setUp) =>
    Object.assign(
      setUp,
      table({ seats: 2, options: agreed })
        .chain('p T4 y T3 T2 T5 T1 T11')
        .canteen('purple', 1)
        .canteen('yellow', 1)
        .levels('purple', 2, 3)
        .levels('yellow', 3, 3)
        .investors('purple', 'ford')
        .points('yellow', 20)
        .buyers('engine', 'body')
        .car('yellow', 'b2 e3 w1 $6')
        .car('yellow', 'b3 e1 w1 $9')
        .car('yellow', 'b1 e1 w1 $3')
        .state(),
    ),
  offers: (_, move) =>
    move.kind === 'takeTile' ? tiles.includes(move.tile) : move.kind !== 'priceCar' || prices.includes(move.price),
  forced: (view, offered) => (currentStep(view).name === 'buyer' ? undefined : forcedStep(view, offered)),
  suggested: (_, moves) =>
    moves.find(
      (move) =>
        (move.kind === 'takeTile' && move.tile === 'T11') ||
        (move.kind === 'chooseBuyer' && move.preference === 'engine') ||
        (move.kind === 'priceCar' && move.price === 8),
    ) ?? moves[0],
  rival: (view, seat, moves) =>
    currentStep(view).name === 'takeTile'
      ? wantedMove(moves, (move) => move.kind === 'takeTile' && !tiles.includes(move.tile))
      : idle(view, seat, moves),
  isOver: ({ round }) => round > 1,
}
