import type { Move, State } from '@carriage/kraftwagen'
import type { NewcomerStage } from '../../../pages/first-hour/stage.ts'
import { forcedStep, idle } from './forced.ts'
import { place } from './position.ts'

/** What a car is made of, one thing on each tile, and far ahead all three at once. */
const tiles = ['T4', 'T3', 'T1', 'T10']

const prices = [2, 5, 8, 10]

/**
 * Stage 2: build a car for the buyers who are there. It fills the market. At 8 the racer buys it; at 10 nobody does,
 * since Ada's equal engine costs 9.
 */
export const build: NewcomerStage<State, Move> = {
  id: 'kraftwagen-stage-2',
  options: { scoreVisibility: 'open' },
  secret: '12'.repeat(32),
  me: 0,
  rivals: ['Ada'],
  rounds: 1,
  places: { market: 'open', prices: 'open', road: 'open', bench: 'open', more: 'veiled' },
  begin: (setUp) =>
    place(setUp, {
      round: 1,
      chain: [0, 'T4', 1, 'T3', 'T2', 'T1', 'T5', 'T10', 'T6', 'T7', 'T8', 'T9'],
      marker: '2',
      buyers: ['body', 'engine', 'price'],
      market: [
        { owner: 1, body: 2, engine: 1, workers: 1, price: 6 },
        { owner: 1, body: 1, engine: 3, workers: 1, price: 9 },
        { owner: 1, body: 1, engine: 1, workers: 1, price: 3 },
      ],
      seats: [
        { canteen: 0, workshops: [null, null, null], developments: ['D1', 'D6'] },
        { canteen: 2, workshops: [null, null, null], developments: ['D1', 'D6'], awards: ['market'] },
      ],
    }),
  offers: (_, move) =>
    move.kind === 'takeTile' ? tiles.includes(move.tile) : move.kind !== 'priceCar' || prices.includes(move.price),
  forced: forcedStep,
  suggested: (_, moves) =>
    moves.find((move) =>
      move.kind === 'takeTile' ? move.tile === 'T10' : move.kind === 'priceCar' && move.price === 8,
    ) ?? moves[0],
  rival: (view, seat, moves) => idle(view, seat, leavesTiles(moves)),
  isOver: ({ round }) => round > 1,
}

/** Ada takes none of the offered tiles, as long as there are others. */
function leavesTiles(moves: readonly Move[]): readonly Move[] {
  const others = moves.filter((move) => move.kind !== 'takeTile' || !tiles.includes(move.tile))
  return others.length > 0 ? others : moves
}
