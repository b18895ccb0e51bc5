import { body, engine } from '../positions/names.ts'
import type { Position } from '../positions/position.ts'
import { type KraftwagenExample, seatedTable } from './example.ts'
import { action, buyer, car, crew, endTurn, engineInto, giveBack, item, price, tile } from './moves.ts'

/** The chain, the actions of a tile and the car at the end of a turn. */
export const turnExamples: readonly KraftwagenExample[] = [
  {
    id: 'start-tile',
    rules: ['KW-2.19', 'KW-2.21', 'KW-2.22'],
    position: () => seatedTable().startTile('red', 'SA').state(),
    moves: [item('hire'), item('hire'), engineInto('workshop')],
  },
  {
    id: 'two-turns-in-a-row',
    rules: ['KW-4.11', 'KW-4.2', 'KW-4.6', 'KW-4.7'],
    position: () => seatedTable().chain('r T5 b T1 T6 g T2 y T3 T4 T7 T8 T9 T10').state(),
    moves: [tile('T5'), endTurn],
  },
  {
    id: 'tiles-wrap-round',
    rules: ['KW-4.9', 'KW-4.6', 'KW-4.8', 'KW-4.10'],
    position: () => seatedTable().chain('r T1 T2 b T3 g y T4 T5 T6 T7 T8 T9 T10').state(),
    moves: [tile('T3'), endTurn],
  },
  {
    id: 'impossible-action',
    rules: ['KW-4.16', 'KW-5.2', 'KW-4.13'],
    position: () => seatedTable().supply('red', 0).canteen('red', 4).levels('red', 2, 2).awardsGone('workers').state(),
    moves: [tile('T10'), action('hire'), action('body'), engineInto('workshop')],
  },
  {
    id: 'levels-of-developments',
    rules: ['KW-6.3'],
    position: () => seatedTable().developments('red', 'D1', 'D6').state(),
    moves: [tile('T3')],
  },
  {
    id: 'placing-a-car',
    rules: ['KW-7.3', 'KW-7.4', 'KW-7.5', 'KW-7.6', 'KW-7.7'],
    position: () =>
      seatedTable().round(2).cars(2).workshop('red', body(3), engine(4)).canteen('red', 3).placingACar().state(),
    moves: car(3, 4, crew(2), price(8)),
  },
  {
    id: 'full-workshops',
    rules: ['KW-5.12', 'KW-5.13'],
    position: () => seatedTable().levels('red', 4, 1).workshop('red', body(2), engine(3), engine(1)).state(),
    moves: [tile('T3'), giveBack('engine', 1)],
  },
  {
    id: 'level-cap',
    rules: ['KW-6.4', 'KW-6.3'],
    position: () => seatedTable().developments('red', 'D2', 'D2', 'D2', 'D4').awardsGone('body3', 'body6').state(),
    moves: [tile('T3')],
  },
  {
    id: 'body-buyer',
    rules: ['KW-5.21', 'KW-5.22', 'KW-5.23'],
    position: () => seatedTable().buyers('engine').state(),
    moves: [tile('T6'), action('buyer'), buyer('body')],
  },
  {
    id: 'moving-the-marker',
    rules: ['KW-5.24', 'KW-5.25'],
    position: () => seatedTable().buyers('engine', 'body', 'prestige', 'price').state(),
    moves: [tile('T6'), action('buyer')],
  },
  {
    id: 'buyer-award',
    rules: ['KW-10.7', 'KW-10.8'],
    position: () => seatedTable().buyers('engine').state(),
    moves: [tile('T6'), action('buyer'), buyer('engine')],
  },
  {
    id: 'stack-money-adds-up',
    rules: ['KW-3.7', 'KW-3.6', 'KW-5.23'],
    position: () => seatedTable().round(2).stackMoney({ body: 2, prestige: 2 }).state(),
    moves: [tile('T6'), action('buyer'), buyer('prestige')],
  },
  {
    id: 'last-buyer-action',
    rules: ['KW-5.26', 'KW-3.12', 'KW-7.12'],
    position: () => lastBuyer().state(),
    moves: [tile('T8'), action('body'), ...car(2, 2, price(5)), endTurn],
  },
  {
    id: 'sixth-car',
    rules: ['KW-3.12', 'KW-7.11', 'KW-3.13'],
    position: () =>
      seatedTable()
        .chain('r T5 b g y')
        .cars(5)
        .workshop('red', body(1), engine(1))
        .canteen('red', 1)
        .awardsGone('market')
        .state(),
    moves: [tile('T5'), ...car(1, 1, price(1)), endTurn],
  },
  {
    id: 'short-round-of-two',
    rules: ['KW-12.4', 'KW-12.2', 'KW-12.5'],
    position: () => seatedTable(2).buyers('body', 'price', 'engine').marker('1').state(),
    moves: [tile('T6'), action('buyer'), endTurn],
  },
  {
    id: 'fourth-car-of-two',
    rules: ['KW-12.2', 'KW-3.12'],
    position: () =>
      seatedTable(2)
        .chain('r T5 b')
        .cars(3)
        .workshop('red', body(1), engine(1))
        .canteen('red', 1)
        .awardsGone('market')
        .state(),
    moves: [tile('T5'), ...car(1, 1, price(1)), endTurn],
  },
]

function lastBuyer(): Position {
  return seatedTable()
    .cars(3)
    .buyers('engine', 'body', 'prestige', 'price')
    .marker('1')
    .canteen('red', 1)
    .workshop('red', engine(2))
    .levels('red', 2, 2)
}
