import type { Move, State } from '@carriage/kraftwagen'
import type { NewcomerStage } from '../../../pages/first-hour/stage.ts'
import { place } from './position.ts'
import { forcedInRound } from './round-moves.ts'

/**
 * Stage 3: the last round of a game, on a chain without race and research. The rules end it, so the bots know that
 * nothing comes after it.
 */
export const round: NewcomerStage<State, Move> = {
  id: 'kraftwagen-stage-3',
  goals: 'kraftwagen-round',
  options: { scoreVisibility: 'open', pitLaneCars: 'unplaced' },
  secret: '13'.repeat(32),
  me: 0,
  rivals: ['Ada'],
  rounds: 1,
  level: 'apprentice',
  places: { market: 'open', gear: 'open', mats: 'open', race: 'veiled', more: 'veiled' },
  begin: (setUp) =>
    place(setUp, {
      round: 3,
      chain: [0, 'T4', 'T3', 1, 'T8', 'T1', 'T10'],
      marker: '2',
      buyers: ['engine', 'price'],
      market: [],
      seats: [
        { canteen: 1, workshops: [{ kind: 'body', value: 2 }, null, null], developments: ['D1', 'D6'] },
        { canteen: 1, workshops: [{ kind: 'engine', value: 2 }, null, null], developments: ['D1', 'D4'] },
      ],
      awards: 'closed',
    }),
  offers: (_, move) => move.kind !== 'placeEngine' || move.where === 'workshop',
  forced: forcedInRound,
  suggested: () => undefined,
  rival: () => undefined,
  isOver: ({ phase }) => phase === 'over',
}
