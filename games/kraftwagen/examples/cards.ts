import { body, engine } from '../positions/names.ts'
import type { Position } from '../positions/position.ts'
import { type KraftwagenExample, seatedTable } from './example.ts'
import { action, car, card, daimler, diesel, endTurn, engineInto, item, price, tile } from './moves.ts'

/** A car of mine at 8 that Diesel can change. */
function dieselTable(): Position {
  return seatedTable()
    .round(2)
    .engineers('red', 'diesel')
    .car('red', { body: 3, engine: 4, workers: 2, price: 8 })
    .workshop('red', body(5), engine(2))
    .canteen('red', 3)
    .prices(2, 5, 9, 11, 12)
}

/** One card is left in the deck, twenty have been discarded, and the players hold the others. */
function lastCardOfTheDeck(): Position {
  return seatedTable()
    .display('race5', 'D2')
    .deck('D7')
    .discard(
      'D1',
      'D1',
      'D1',
      'D2',
      'D3',
      'D3',
      'D4',
      'D4',
      'D5',
      'D5',
      'D6',
      'D7',
      'hire3',
      'hire3',
      'hire3',
      'race5',
      'race5',
      'bodyAndEngine',
      'bodyAndEngine',
      'bodyAndEngine',
    )
    .developments('red', 'D1', 'D1', 'D1', 'D1', 'D1')
    .developments('blue', 'D2', 'D2', 'D3', 'D3', 'D4')
    .developments('green', 'D4', 'D5', 'D5', 'D6')
    .developments('yellow', 'D6', 'D6', 'D7', 'D7')
    .engineers('red', 'opel', 'horch')
    .engineers('blue', 'benz', 'bugatti', 'daimler')
    .engineers('green', 'otto', 'diesel')
    .engineers('yellow', 'maybach', 'porsche')
}

/** Research, workers, engineers, awards and specialty tiles. */
export const cardExamples: readonly KraftwagenExample[] = [
  {
    id: 'both-body-awards',
    rules: ['KW-10.11', 'KW-10.10', 'KW-10.14'],
    position: () => seatedTable().levels('red', 6, 1).state(),
    moves: [tile('T3')],
  },
  {
    id: 'both-engine-awards',
    rules: ['KW-10.13', 'KW-10.12'],
    position: () => seatedTable().levels('red', 1, 7).state(),
    moves: [tile('T4'), engineInto('workshop')],
  },
  {
    id: 'no-engine-award',
    rules: ['KW-10.16', 'KW-10.12'],
    position: () => seatedTable().levels('red', 1, 7).state(),
    moves: [tile('T4'), engineInto('gpCar')],
  },
  {
    id: 'inactive-development',
    rules: ['KW-6.11', 'KW-6.8', 'KW-6.12', 'KW-5.3', 'KW-10.10'],
    position: () =>
      seatedTable()
        .supply('red', 3)
        .canteen('red', 0)
        .developments('red', 'D1')
        .car('red', { workers: 4 })
        .car('red', { workers: 4 })
        .workshop('red', engine(2))
        .inactive('red', 'D4')
        .state(),
    moves: [tile('T1')],
  },
  {
    id: 'waiting-developments-in-order',
    rules: ['KW-6.10', 'KW-6.16', 'KW-6.17', 'KW-10.18'],
    position: () =>
      seatedTable()
        .supply('red', 2)
        .developments('red', 'D1', 'D3', 'D4', 'D6')
        .inactive('red', 'D1', 'D5')
        .car('red', { workers: 4 })
        .car('red', { workers: 2 })
        .workshop('red', body(1), engine(1))
        .awardsGone('body3', 'body6', 'engine4', 'engine7')
        .display('hire3', 'D2')
        .state(),
    moves: [tile('T2'), card('hire3'), { kind: 'chooseInactive', card: 'D1' }, engineInto('workshop')],
  },
  {
    id: 'otto-is-the-third-engineer',
    rules: ['KW-6.71', 'KW-6.72', 'KW-10.20', 'KW-10.18', 'KW-10.3'],
    position: () =>
      seatedTable().engineers('red', 'opel', 'benz').supply('red', 2).canteen('red', 1).display('otto', 'D2').state(),
    moves: [tile('T2'), card('otto')],
  },
  {
    id: 'deck-runs-out',
    rules: ['KW-5.7', 'KW-5.6', 'KW-5.5', 'KW-6.15'],
    position: () => lastCardOfTheDeck().state(),
    moves: [tile('T2'), card('race5')],
  },
  {
    id: 'body-and-engine-card',
    rules: ['KW-6.20', 'KW-6.21', 'KW-6.22', 'KW-5.12'],
    position: () =>
      seatedTable()
        .levels('red', 4, 4)
        .gpEngine('red', 4)
        .workshop('red', body(2), engine(2))
        .display('bodyAndEngine', 'D2')
        .state(),
    moves: [
      tile('T2'),
      card('bodyAndEngine'),
      action('body'),
      engineInto('workshop'),
      { kind: 'returnPart', part: 'engine', value: 2 },
    ],
  },
  {
    id: 'award-during-set-up',
    rules: ['KW-2.30', 'KW-2.20', 'KW-6.12'],
    position: () => seatedTable().startTile('red', 'SD').display('D2', 'D1').state(),
    moves: [item('research'), card('D2')],
  },
  {
    id: 'worker-award',
    rules: ['KW-10.18', 'KW-10.4'],
    position: () => seatedTable().supply('red', 1).car('red', { workers: 3 }).state(),
    moves: [tile('T1')],
  },
  {
    id: 'market-award',
    rules: ['KW-10.9'],
    position: () =>
      seatedTable()
        .round(2)
        .car('red', { price: 5 })
        .carsPlaced('red', 2)
        .workshop('red', body(1), engine(1))
        .canteen('red', 1)
        .placingACar()
        .state(),
    moves: car(1, 1, price(8)),
  },
  {
    id: 'diesel-body',
    rules: ['KW-6.80', 'KW-6.79'],
    position: () => dieselTable().state(),
    moves: [diesel('body', 5)],
  },
  {
    id: 'diesel-engine',
    rules: ['KW-6.79', 'KW-6.85'],
    position: () => dieselTable().state(),
    moves: [diesel('engine', 2)],
  },
  {
    id: 'diesel-workers',
    rules: ['KW-6.81', 'KW-6.82'],
    position: () => dieselTable().state(),
    moves: [diesel('workers', 4)],
  },
  {
    id: 'diesel-takes-workers-back',
    rules: ['KW-6.81', 'KW-6.82'],
    position: () => dieselTable().state(),
    moves: [diesel('workers', 1)],
  },
  {
    id: 'diesel-price',
    rules: ['KW-6.83'],
    position: () => dieselTable().state(),
    moves: [diesel('price', 5)],
  },
  {
    id: 'diesel-frees-a-worker',
    rules: ['KW-6.82', 'KW-6.9'],
    position: () =>
      seatedTable()
        .supply('red', 7)
        .canteen('red', 0)
        .developments('red', 'D1', 'D6')
        .inactive('red', 'D6')
        .engineers('red', 'diesel')
        .car('red', { workers: 3, price: 8 })
        .state(),
    moves: [diesel('workers', 2), engineInto('workshop')],
  },
  {
    id: 'one-marker-a-turn',
    rules: ['KW-8.3', 'KW-8.4'],
    position: () =>
      seatedTable()
        .buyers('body')
        .engineers('red', 'daimler', 'horch')
        .workshop('red', body(1), engine(1))
        .canteen('red', 1)
        .state(),
    moves: [daimler('daimler2', 0), tile('T5'), ...car(1, 1, price(5)), endTurn],
  },
  {
    id: 'selling-a-part',
    rules: ['KW-13.32'],
    position: () => seatedTable(4, true).round(2).chain('r B2 b g y').workshop('red', engine(4), body(2)).state(),
    moves: [tile('B2'), action('sellPart'), { kind: 'sellPart', part: 'engine', value: 4 }],
  },
  {
    id: 'bonus-part-by-value',
    rules: ['KW-13.21', 'KW-13.20', 'KW-13.36'],
    position: () => seatedTable(4, true).round(2).chain('r B1 b g y').state(),
    moves: [tile('B1'), action('takeBody5')],
  },
  {
    id: 'top-discard',
    rules: ['KW-13.34', 'KW-13.35'],
    position: () =>
      seatedTable(4, true)
        .round(2)
        .chain('r B4 b g y')
        .canteen('red', 1)
        .levels('red', 2, 2)
        .discard('D2', 'D4')
        .state(),
    moves: [tile('B4'), action('researchTopDiscard')],
  },
  {
    id: 'withdrawing-a-car',
    rules: ['KW-13.27', 'KW-13.28', 'KW-13.30'],
    position: () =>
      seatedTable(4, true)
        .chain('r A4 b g y')
        .car('red', { workers: 2, price: 8 })
        .cars(5, 'blue', 'green', 'yellow')
        .canteen('red', 1)
        .workshop('red', body(2))
        .levels('red', 1, 2)
        .state(),
    moves: [tile('A4'), action('withdrawCar3'), { kind: 'withdrawCar', car: 8 }],
  },
]
