import type { Seat } from '@carriage/kernel'
import { currentStep, type Move, type State } from '@carriage/kraftwagen'
import type { Lesson } from '../../../pages/lessons/lesson.ts'
import { did, idleTile, me, takes, wantedMove } from '../../../pages/lessons/moves.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { scripted } from './script.ts'

/** Round 1: each of us has a car on the market, mine the cheaper one; Opel is on display. */
const opening = scripted(`
  start=SA item=hire item=hire workshop
  item=body item=hire
  T10 hire body workshop car=1/1 crew=1 price=3 end
  T3 car=1/1 crew=1 price=2 end
`)

const buyerTiles = ['T6', 'T8']
/** Any highlighted element, or else the end of the turn. */
const whatIsNext = 'main [data-legal], [aria-keyshortcuts="e"]:enabled'

const idleTiles = ['T1', 'T5', 'T4']

/** What the first lesson left out: research and engineers, the race, awards, and how the marker ends a round. */
export const secondLesson: Lesson<State, Move> = {
  id: 'kraftwagen-lesson-2',
  game: 'kraftwagen',
  options: {},
  secret: '0d'.repeat(32),
  me,
  rivals: ['Ada'],
  opening,
  words: { en, de },
  steps: [
    {
      id: 'research',
      rule: 'KW-5.4',
      at: whatIsNext,
      allows: (_, move) => takes(move, ['T2', 'T7', 'T9']),
      done: (_, event) => did(event, 'takeTile'),
    },
    {
      id: 'card',
      rule: 'KW-6.25',
      at: whatIsNext,
      allows: (_, move) => (move.kind === 'takeCard' ? move.card === 'opel' : carriesOn(move)),
      done: (_, event) => did(event, 'endTurn'),
    },
    {
      id: 'race',
      rule: 'KW-5.30',
      at: whatIsNext,
      allows: (_, move) => takes(move, ['T5']) || carriesOn(move),
      done: (_, event) => did(event, 'endTurn'),
    },
    {
      id: 'buyer',
      rule: 'KW-5.23',
      at: whatIsNext,
      allows: (_, move) => bringsPriceBuyer(move),
      done: (_, event) => did(event, 'endTurn'),
    },
    {
      id: 'award',
      rule: 'KW-10.7',
      at: whatIsNext,
      allows: (_, move) => bringsPriceBuyer(move),
      done: (_, event) => did(event, 'endTurn'),
    },
    {
      id: 'marker',
      rule: 'KW-5.24',
      at: whatIsNext,
      allows: (_, move) => takes(move, buyerTiles) || move.kind === 'chooseBuyer' || carriesOn(move),
      done: (view, event) => did(event, 'endTurn') && view.marker !== '2',
    },
    {
      id: 'last',
      rule: 'KW-5.26',
      at: whatIsNext,
      allows: (_, move) => takes(move, buyerTiles) || carriesOn(move),
      done: (view) => view.round === 2,
    },
  ],
  rival: ada,
}

/** Further moves that a tile requires, and the end of the turn. */
function carriesOn({ kind }: Move): boolean {
  return ['chooseAction', 'placeEngine', 'returnPart', 'endTurn'].includes(kind)
}

function bringsPriceBuyer(move: Move): boolean {
  return takes(move, buyerTiles) || (move.kind === 'chooseBuyer' ? move.preference === 'price' : carriesOn(move))
}

/** Ada leaves the learner alone, fills the row of buyers once the award is won, and ends the round with the marker. */
function ada(view: State, _: Seat, moves: readonly Move[], step: string): Move {
  switch (currentStep(view).name) {
    case 'takeTile': {
      const wantsBuyer = step === 'last' || (step === 'marker' && view.activeBuyers.length < 3)
      const tile = idleTile(view, wantsBuyer ? buyerTiles : idleTiles)
      return wantedMove(moves, (move) => takes(move, tile === undefined ? [] : [tile]))
    }
    case 'car':
      return wantedMove(moves, ({ kind }) => kind === 'endTurn')
    case 'buyer':
      return wantedMove(moves, (move) => move.kind === 'chooseBuyer' && move.preference !== 'price')
    default:
      return wantedMove(moves, () => true)
  }
}
