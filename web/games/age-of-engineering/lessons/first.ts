import { currentStep, isEngineer, isInvestor, type Move, type State } from '@carriage/age-of-engineering'
import type { Seat } from '@carriage/kernel'
import type { Lesson } from '../../../pages/lessons/lesson.ts'
import { did, idleTile, isMyTurn, me, takes, wantedMove } from '../../../pages/lessons/moves.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { scripted } from './script.ts'

/**
 * Late in round 1: my car has the most luxury, both cars of Ada the better engines, and one more buyer ends the round.
 */
const opening = scripted(`
  bonus=engineLevelAndRaceEngine
  T11 body engine workshop buyer=luxury car=2/1 crew=3 price=8 end
  T10 engine workshop end
  T11 body engine workshop buyer=engine car=1/2 crew=1 price=3 end
  T10 engine workshop end
  T3 car=1/2 crew=1 price=9 end
  T7 grandPrix race=0 buyer=engine end
  T11 body engine workshop end
  T10 engine workshop end
`)

const recruitTiles = ['T6']
const researchTiles = ['T2', 'T8', 'T9']
const buyerTiles = ['T7', 'T11']
const idleTiles = ['T1', 'T3', 'T4', 'T5']
/** Any highlighted element, or else the end of the turn. */
const whatIsNext = 'main [data-legal], [aria-keyshortcuts="e"]:enabled'

/** The group of choices, or else the end of the turn. */
const whereToChoose = 'main [data-roving]:has([data-legal]), [aria-keyshortcuts="e"]:enabled'

/** The differences from the older edition: recruiting, levels and tokens, investors, and a car that is sold twice. */
export const recruiting: Lesson<State, Move> = {
  id: 'age-of-engineering-lesson-1',
  game: 'age-of-engineering',
  options: {},
  secret: 'bf'.repeat(32),
  me,
  rivals: ['Ada'],
  opening,
  words: { en, de },
  steps: [
    {
      id: 'recruit',
      rule: 'AE-5.32',
      at: whatIsNext,
      allows: (_, move) => takes(move, recruitTiles),
      done: (_, event) => did(event, 'takeTile'),
    },
    {
      id: 'engineer',
      rule: 'AE-5.36',
      at: whereToChoose,
      allows: (_, move) => (move.kind === 'recruit' ? isEngineer(move.tile) : move.kind === 'endTurn'),
      done: (_, event) => did(event, 'endTurn'),
    },
    { id: 'wait', rule: 'AE-4.2', at: '[aria-current="step"]', done: isMyTurn },
    {
      id: 'research',
      rule: 'AE-5.10',
      at: whatIsNext,
      allows: (_, move) => takes(move, researchTiles),
      done: (_, event) => did(event, 'takeTile'),
    },
    {
      id: 'token',
      rule: 'AE-5.15',
      at: whereToChoose,
      allows: (_, { kind }) => ['chooseAction', 'spendToken', 'endTurn'].includes(kind),
      done: (_, event) => did(event, 'endTurn'),
    },
    { id: 'wait2', rule: 'AE-4.8', at: '[aria-current="step"]', done: isMyTurn },
    {
      id: 'again',
      rule: 'AE-5.33',
      at: whatIsNext,
      allows: (_, move) => takes(move, recruitTiles),
      done: (_, event) => did(event, 'takeTile'),
    },
    {
      id: 'investor',
      rule: 'AE-5.37',
      at: whereToChoose,
      allows: (_, move) => move.kind === 'recruit' && isInvestor(move.tile),
      done: (_, event) => did(event, 'recruit'),
    },
    {
      id: 'series',
      rule: 'AE-7.1',
      at: whatIsNext,
      zone: 'market',
      allows: (_, move) => move.kind === 'useProductionToken',
      done: (_, event) => did(event, 'useProductionToken'),
    },
    {
      id: 'end',
      rule: 'AE-7.12',
      at: whatIsNext,
      allows: (_, move) => move.kind === 'endTurn',
      done: (_, event) => did(event, 'endTurn'),
    },
    {
      id: 'last',
      rule: 'AE-3.13',
      at: whatIsNext,
      allows: (_, move) => takes(move, buyerTiles) || carriesOn(move),
      done: ({ round }) => round === 2,
    },
  ],
  rival: ada,
}

/** Further moves that a tile with a buyer requires, and the end of the turn. */
function carriesOn({ kind }: Move): boolean {
  return ['chooseAction', 'race', 'placeEngine', 'returnPart', 'endTurn'].includes(kind)
}

/** Ada offers no more cars, and ends the round once the learner's car has its token. */
function ada(view: State, _: Seat, moves: readonly Move[], step: string): Move {
  switch (currentStep(view).name) {
    case 'takeTile': {
      const tile = idleTile(view, step === 'last' ? buyerTiles : idleTiles)
      return wantedMove(moves, (move) => takes(move, tile === undefined ? [] : [tile]))
    }
    case 'placing':
      return wantedMove(moves, ({ kind }) => kind === 'endTurn')
    default:
      return wantedMove(moves, () => true)
  }
}
