import type { Move } from '../../moves.ts'
import { type Position, table } from '../../positions/position.ts'
import { savedFactories } from '../../positions/saved-factories.ts'
import { type CarriageExample, places, sellsTo } from '../example.ts'
import { advertised, plain, sharedLine, trucksAndCars, unequalLines } from './factories.ts'
import { after, plays } from './others.ts'

const { F3, G1, G2, G3, G7 } = savedFactories

/** Red sells first. */
function selling(position: Position) {
  return position.salesOrder('red', 'green', 'purple').selling().state()
}

function delivers(from: Readonly<Record<number, number>>): Move {
  return { kind: 'deliver', from: { ...from } }
}

function twoDealerships(): Position {
  return table()
    .tracks('design', 'reliability')
    .factory('red', G3)
    .capacity('red', 2)
    .buyers('car', 1, 0)
    .buyers('car', 0, 1, 3)
}

function threeWanted(): Position {
  return table().factory('red', sharedLine).capacity('red', 2).buyers('car', 0, 0, 3).buyers('car', 0, 1, 2)
}

/** Green and Purple have sold; Red is the last of the round. */
function lastOfTheRound(stock: number, buyers: number) {
  const position = table()
    .salesOrder('green', 'purple', 'red')
    .capacity('green', stock)
    .buyers('car', 0, 0)
    .buyers('car', 1, 0, 2)
    .buyers('car', 0, 1, buyers)
  for (const colour of ['red', 'green', 'purple'] as const) position.factory(colour, plain)
  return after(
    position.selling(),
    plays(1, places('small', [0, 0, 2, 1])),
    plays(1, sellsTo(1, 0)),
    plays(2, places('small', [0, 0, 1, 2])),
    plays(2, sellsTo(0, 0)),
  )
}

/** Windows, stock and money. */
export const saleExamples: readonly CarriageExample[] = [
  {
    id: 'one-car-each',
    rules: ['HC-6.12', 'HC-7.14', 'HC-7.15'],
    position: () => selling(twoDealerships()),
    moves: [places('small', [1, 0, 2, 1]), places('middle', [0, 1, 2, 1])],
  },
  {
    id: 'stock-sold-out',
    rules: ['HC-7.20', 'HC-6.12'],
    position: () => selling(twoDealerships()),
    moves: [places('small', [0, 1, 2, 1])],
  },
  {
    id: 'window-over-the-edge',
    rules: ['HC-7.8', 'HC-7.6', 'HC-7.7'],
    position: () =>
      selling(
        table({ options: { saleObligation: 'windowMayIdle' } })
          .tracks('design', 'reliability')
          .factory('red', advertised)
          .buyers('car', 3, 1),
      ),
    moves: [places('small', [1, -1, 3, 3]), sellsTo(3, 1)],
  },
  {
    id: 'risen-axis',
    rules: ['HC-7.7', 'HC-1.10'],
    position: () =>
      selling(
        table({ options: { saleObligation: 'windowMayIdle' } })
          .year(2)
          .tracks('safety', 'speed')
          .minimums({ safety: 1 })
          .factory('red', F3)
          .buyers('car', 3, 3),
      ),
    moves: [places('middle', [2, 2, 2, 2]), sellsTo(3, 3)],
  },
  {
    id: 'closed-dealership',
    rules: ['HC-6.16', 'HC-6.17'],
    position: () =>
      selling(
        table()
          .year(2)
          .minimums({ reliability: 1 })
          .factory('red', unequalLines)
          .capacity('red', 3)
          .buyers('car', 0, 0, 5),
      ),
    moves: [places('middle', [0, 0, 2, 1])],
  },
  {
    id: 'cars-and-trucks',
    rules: ['HC-7.12', 'HC-7.13', 'HC-7.22'],
    position: () =>
      selling(
        table()
          .factory('red', trucksAndCars)
          .capacity('red', 2)
          .buyers('car', 0, 0, 3)
          .buyers('truck', 0, 0)
          .buyers('sports', 0, 0)
          .buyers('car', 4, 0),
      ),
    moves: [places('small', [0, 0, 2, 1])],
  },
  {
    id: 'sports-bonus',
    rules: ['HC-7.22', 'HC-7.24'],
    position: () =>
      selling(table().factory('red', G7).capacity('red', 2).buyers('sports', 0, 0, 2).buyers('car', 0, 0)),
    moves: [places('small', [0, 0, 2, 1])],
  },
  {
    id: 'a-sale-must-be-made',
    rules: ['HC-7.17', 'HC-7.4'],
    position: () =>
      selling(
        table().factory('red', plain).buyers('car', 1, 1).buyers('car', 4, 0).buyers('car', 4, 4).buyers('car', 7, 7),
      ),
    moves: [places('small', [1, 0, 1, 2])],
  },
  {
    id: 'idle-window',
    rules: ['HC-7.17', 'HC-7.5'],
    position: () =>
      selling(
        table({ options: { saleObligation: 'windowMayIdle' } })
          .factory('red', plain)
          .buyers('car', 1, 1),
      ),
    moves: [places('small', [0, 0, 2, 1])],
  },
  {
    id: 'one-round-of-sales',
    rules: ['HC-7.21', 'HC-7.1', 'HC-7.12'],
    position: () => lastOfTheRound(2, 1),
    moves: [places('small', [0, 1, 2, 1])],
  },
  {
    id: 'window-stays',
    rules: ['HC-7.20', 'HC-7.5', 'HC-7.29'],
    position: () => lastOfTheRound(3, 2),
    moves: [places('small', [0, 1, 2, 1])],
  },
  {
    id: 'mainlines-by-rule',
    rules: ['HC-7.27'],
    position: () => selling(threeWanted()),
    moves: [places('small', [0, 0, 2, 1]), delivers({}), places('middle', [0, 1, 2, 1])],
  },
  {
    id: 'mainlines-by-name',
    rules: ['HC-7.27', 'HC-7.30'],
    position: () => selling(threeWanted()),
    moves: [places('small', [0, 0, 2, 1]), delivers({ 0: 1, 2: 2 })],
  },
  {
    id: 'most-stock-first',
    rules: ['HC-7.27', 'HC-7.30', 'HC-7.31'],
    position: () => selling(table().factory('red', G2).capacity('red', 2).buyers('car', 0, 0).buyers('car', 1, 0, 2)),
    moves: [places('middle', [0, 0, 2, 1]), sellsTo(0, 0)],
  },
  {
    id: 'fixed-prices',
    rules: ['HC-10.18', 'HC-7.23', 'HC-7.22'],
    position: () =>
      selling(
        table()
          .tracks('speed', 'range')
          .factory('red', G1)
          .buyers('truck', 7, 7)
          .buyers('car', 1, 3)
          .buyers('car', 0, 0, 3),
      ),
    moves: [places('small', [1, 2, 1, 2])],
  },
]
