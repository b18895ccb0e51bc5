import { preview, type Seat } from '@carriage/kernel'
import { currentStep, kraftwagen, type Move, playerOf, type State } from '@carriage/kraftwagen'
import { priceForecast, salesForecast } from '@carriage/kraftwagen/forecast'
import type { Lesson } from '../../../pages/lessons/lesson.ts'
import { did, idleTile, isMyTurn, me, takes, wantedMove } from '../../../pages/lessons/moves.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { scripted } from './script.ts'

/** Round 1, up to a car of mine that lacks only its price; it will fill the market. */
const opening = scripted(`
  start=SD item=research card=D1
  item=hire
  T10 hire body workshop car=1/1 crew=1 price=2 end
  T4 workshop end
  T6 grandPrix buyer=engine end
  T6 buyer buyer=body end
  T10 hire body workshop end
  T9 research card=D1 workshop car=1/2 crew=1 price=8 end
  T6 grandPrix buyer=price end
  T3 car=2/1 crew=1 price=5 end
  T7 hire card=D7 car=2/2 crew=2
`)

/** Into the middle of round 2: my car lacks only an engine, and Ada has a better one than I can build. */
const toRoundTwo = scripted(`
  T8 body buyer=engine end
  T4 workshop end
  T7 hire card=D2 end
  T1 end
  T5 car=2/2 crew=1 price=11 end
  T1 end
  T7 hire card=bodyAndEngine body workshop end
  T7 hire card=D3 end
  T3 end
  T7 hire card=D6 workshop end
`)

const engineTiles = ['T4', 'T9', 'T10']
const buyerTiles = ['T6', 'T8']
const idleTiles = ['T1', 'T5', 'T2']

/** Sell a car, build one, be outbid, recover: one whole round. */
export const firstRound: Lesson<State, Move> = {
  id: 'kraftwagen-lesson-1',
  game: 'kraftwagen',
  options: {},
  secret: '06'.repeat(32),
  me,
  rivals: ['Ada'],
  opening,
  words: { en, de },
  next: 'kraftwagen-lesson-2',
  steps: [
    {
      id: 'price',
      rule: 'KW-7.6',
      at: '[data-roving]:has([data-move*="priceCar"])',
      allows: (view, move) => move.kind === 'priceCar' && sellsAt(view, move.price),
      done: (_, event) => did(event, 'priceCar'),
    },
    {
      id: 'sell',
      rule: 'KW-7.11',
      at: '[aria-keyshortcuts="e"]',
      allows: (_, move) => move.kind === 'endTurn',
      done: (_, event) => did(event, 'endTurn'),
    },
    {
      id: 'sold',
      rule: 'KW-9.22',
      at: '[aria-current="step"]',
      done: (_, event) => event?.kind === 'read',
      meanwhile: toRoundTwo,
    },
    {
      id: 'tile',
      rule: 'KW-4.2',
      at: '[data-legal][data-move*="takeTile"]',
      allows: (_, move) => takes(move, engineTiles),
      done: (_, event) => did(event, 'takeTile'),
    },
    {
      id: 'actions',
      rule: 'KW-4.14',
      at: '[data-roving]:has([data-legal])',
      allows: (_, move) => buildsEngine(move),
      done: (view) => currentStep(view).name === 'car',
    },
    {
      id: 'parts',
      rule: 'KW-7.3',
      at: '[data-roving]:has([data-move*="placeCar"])',
      allows: (_, move) => move.kind === 'placeCar',
      done: (_, event) => did(event, 'placeCar'),
    },
    {
      id: 'crew',
      rule: 'KW-7.5',
      at: '[data-roving]:has([data-move*="crewCar"])',
      allows: (_, move) => move.kind === 'crewCar',
      done: (view) => currentStep(view).name !== 'crewCar',
    },
    {
      id: 'price2',
      rule: 'KW-9.14',
      at: '[data-roving]:has([data-move*="priceCar"])',
      allows: (_, move) => move.kind === 'priceCar',
      done: (_, event) => did(event, 'priceCar'),
    },
    {
      id: 'end',
      rule: 'KW-4.11',
      at: '[aria-keyshortcuts="e"]',
      allows: (_, move) => move.kind === 'endTurn',
      done: (_, event) => did(event, 'endTurn'),
    },
    { id: 'wait', rule: 'KW-4.12', at: '[aria-current="step"]', done: isMyTurn },
    {
      id: 'help',
      rule: 'KW-5.21',
      at: '[data-legal][data-move*="takeTile"]',
      allows: (_, move) => takes(move, buyerTiles),
      done: (_, event) => did(event, 'takeTile'),
    },
    {
      id: 'undo',
      rule: 'CH-6',
      at: '[aria-keyshortcuts="u"]',
      allows: findsBuyer,
      done: (_, event) => event?.kind === 'undo' || event?.kind === 'move',
    },
    {
      id: 'again',
      rule: 'KW-4.4',
      at: '[data-legal][data-move*="takeTile"]',
      allows: (_, move) => takes(move, buyerTiles),
      done: (view) => currentStep(view).name !== 'takeTile',
    },
    {
      id: 'buyer',
      rule: 'KW-5.22',
      at: '[data-legal]:is([data-move*="chooseBuyer"], [data-move*="chooseAction"])',
      allows: findsBuyer,
      done: (view) => currentStep(view).name === 'car',
    },
    {
      id: 'rest',
      rule: 'KW-9.11',
      at: '[aria-keyshortcuts="e"]',
      allows: (_, move) => move.kind === 'endTurn',
      done: (_, event) => did(event, 'endTurn'),
    },
    { id: 'last', rule: 'KW-3.11', at: '[aria-current="step"]', done: (view) => view.round === 3 },
  ],
  rival: ada,
}

function sellsAt(view: State, price: number): boolean {
  return priceForecast(view, me)?.prices.some((each) => each.price === price && each.fate.kind === 'sold') ?? false
}

/** Any move that a tile requires and that leads to an engine and a body. */
function buildsEngine(move: Move): boolean {
  switch (move.kind) {
    case 'chooseAction':
    case 'takeCard':
      return true
    case 'placeEngine':
      return move.where === 'workshop'
    case 'returnPart':
      return move.part === 'body'
    default:
      return false
  }
}

/** A buyer who would buy my car, and other moves that the tile requires. */
function findsBuyer(view: State, move: Move): boolean {
  if (move.kind !== 'chooseBuyer') return move.kind === 'chooseAction' || move.kind === 'returnPart'
  const shown = preview(kraftwagen, view, me, move)
  return shown.legal && shown.state !== undefined && mySales(shown.state) > 0
}

function mySales(view: State): number {
  return salesForecast(view).earned[me] ?? 0
}

/** Ada outbids my car once; then she ends the round without hurting it. */
function ada(view: State, seat: Seat, moves: readonly Move[], step: string): Move {
  const decision = currentStep(view)
  switch (decision.name) {
    case 'takeTile':
      return wantedMove(moves, (move) => takes(move, [step === 'last' ? 'T3' : (idleTile(view, idleTiles) ?? '')]))
    case 'car': {
      const engines = playerOf(view, seat).workshops.flatMap((part) => (part?.kind === 'engine' ? [part.value] : []))
      const wanted = step === 'last' ? Math.min(...engines) : Math.max(...engines)
      const places = step === 'last' || mySales(view) > 0
      const car = moves.find((move) => move.kind === 'placeCar' && move.engine === wanted)
      return (places ? car : undefined) ?? wantedMove(moves, ({ kind }) => kind === 'endTurn')
    }
    case 'crewCar':
      return wantedMove(moves, (move) => move.kind === 'crewCar' && move.workers === 1)
    case 'priceCar': {
      const own = view.market.find(({ owner }) => owner === me)?.price ?? 0
      const below = view.availablePrices.filter((price) => price < own)
      const price = step === 'last' ? view.availablePrices.at(-1) : (below.at(-1) ?? view.availablePrices[0])
      return wantedMove(moves, (move) => move.kind === 'priceCar' && move.price === price)
    }
    default:
      return wantedMove(moves, () => true)
  }
}
