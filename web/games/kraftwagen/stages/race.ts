import type { Move, State } from '@carriage/kraftwagen'
import type { NewcomerStage } from '../../../pages/first-hour/stage.ts'
import { place } from './position.ts'
import { forcedInRound } from './round-moves.ts'

/** Stage 4: the last two rounds of a game, with the race and without research. */
export const race: NewcomerStage<State, Move> = {
  id: 'kraftwagen-stage-4',
  goals: 'kraftwagen-round',
  options: { scoreVisibility: 'open' },
  secret: '14'.repeat(32),
  me: 0,
  rivals: ['Ada'],
  rounds: 2,
  level: 'apprentice',
  places: { market: 'open', gear: 'open', mats: 'open', race: 'open', more: 'veiled' },
  begin: (setUp) =>
    place(setUp, {
      round: 2,
      chain: [0, 'T4', 'T5', 1, 'T3', 'T6', 'T8', 'T1', 'T10'],
      marker: '2',
      buyers: ['body', 'price'],
      market: [],
      seats: [
        { canteen: 1, workshops: [{ kind: 'body', value: 3 }, null, null], developments: ['D1', 'D4', 'D6'] },
        { canteen: 1, workshops: [null, null, null], developments: ['D1', 'D6', 'D4'] },
      ],
      awards: 'closed',
    }),
  offers: () => true,
  forced: forcedInRound,
  suggested: () => undefined,
  rival: () => undefined,
  isOver: ({ phase }) => phase === 'over',
}
