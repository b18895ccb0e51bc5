import { expansion } from '../../positions/pieces.ts'
import { type Position, table } from '../../positions/position.ts'
import { savedFactories } from '../../positions/saved-factories.ts'
import { builds, type CarriageExample, places } from '../example.ts'
import { after, card, plans, playsCard } from './others.ts'

const { F1, F3, G1 } = savedFactories

/** Red plays the last card; the others lie in the dear corner. */
function lastCard(position: Position) {
  return after(
    position.order('green', 'purple', 'red').demanding(),
    playsCard(1, 'green-1a', 'IV'),
    playsCard(2, 'purple-1a', 'IV'),
  )
}

/** Red sells one car, the last one of the year. */
function lastCar(position: Position) {
  return position.factory('red', G1).buyers('car', 0, 0).salesOrder('red', 'green', 'purple', 'blue').selling().state()
}

/** Range and safety have the same innovation. */
function tiedInnovation(innovationTie: 'position' | 'distance') {
  return lastCar(
    table({ seats: 4, options: { innovationTie } })
      .year(2)
      .tracks('speed', 'design', 'range', 'safety', 'reliability')
      .minimums({ safety: 1 })
      .markers('range', 3, 1, 0, 0)
      .markers('safety', 4, 2, 1, 1),
  )
}

/** The end of a year, and of the game. */
export const yearExamples: readonly CarriageExample[] = [
  {
    id: 'sparks-by-type',
    rules: ['HC-10.12', 'HC-10.11', 'HC-10.15'],
    position: () =>
      lastCard(table().minimums({ design: 1 }).sparks('car', 0, 0).sparks('truck', 0, 0).buyers('car', 0, 0, 2)),
    moves: [card(0, 'red-1a', 'IV')],
  },
  {
    id: 'sparks-after-a-sale',
    rules: ['HC-10.11', 'HC-10.12'],
    position: () =>
      lastCard(
        table()
          .minimums({ design: 1 })
          .sparks('car', 0, 0)
          .sparks('truck', 0, 0)
          .buyers('car', 0, 0)
          .buyers('truck', 0, 0),
      ),
    moves: [card(0, 'red-1a', 'IV')],
  },
  {
    id: 'innovation-tie',
    rules: ['HC-9.10', 'HC-9.6'],
    position: () => tiedInnovation('position'),
    moves: [places('small', [0, 0, 2, 1])],
  },
  {
    id: 'innovation-by-distance',
    rules: ['HC-9.11', 'HC-9.10'],
    position: () => tiedInnovation('distance'),
    moves: [places('small', [0, 0, 2, 1])],
  },
  {
    id: 'dimension-leaves',
    rules: ['HC-9.7', 'HC-9.4', 'HC-9.5', 'HC-9.12'],
    position: () =>
      lastCar(
        table({ seats: 4 })
          .year(3)
          .tracks('speed', 'design', 'reliability', 'range', 'safety')
          .minimums({ range: 1, safety: 1 })
          .markers('speed', 6, 5, 4, 3)
          .markers('reliability', 1, 0, 0, 0)
          .markers('range', 3, 1, 1, 1)
          .markers('safety', 1, 1, 1, 1),
      ),
    moves: [places('small', [0, 0, 2, 1])],
  },
  {
    id: 'flip-in-phase-8',
    rules: ['HC-8.7', 'HC-11.2', 'HC-11.5'],
    position: () =>
      after(
        table()
          .year(4)
          .timecard(3)
          .minimums({ design: 1, reliability: 1, safety: 1, range: 1 })
          .order('green', 'purple', 'red')
          .demanding(),
        playsCard(1, 'green-3d', 'II'),
        playsCard(2, 'purple-1a', 'IV'),
      ),
    moves: [card(0, 'red-2c', 'I')],
  },
  {
    id: 'exactly-zero',
    rules: ['HC-11.2', 'HC-10.9'],
    position: () => lastCard(table().year(2).timecard(2).minimums({ design: 1, safety: 1 })),
    moves: [card(0, 'red-2c', 'I')],
  },
  {
    id: 'flip-before-the-sales',
    rules: ['HC-8.7', 'HC-6.4', 'HC-8.1'],
    position: () =>
      after(
        table()
          .year(5)
          .timecard(1)
          .order('green', 'purple', 'red')
          .tracks('range', 'reliability')
          .minimums({ safety: 2, speed: 1, design: 1 })
          .gantt('red', 9)
          .factory('red', F3)
          .buyers('car', 0, 0)
          .building(),
        plans(1),
        plans(2),
      ),
    moves: [builds([], expansion(0, 17, 2)), places('middle', [0, 0, 2, 2])],
  },
  {
    id: 'tie-for-victory',
    rules: ['HC-8.5', 'HC-8.6', 'HC-8.2'],
    position: () =>
      table()
        .year(7)
        .order('green', 'purple', 'red')
        .tracks('range', 'design')
        .minimums({ speed: 1, range: 2, design: 2, safety: 1 })
        .factory('red', F1)
        .buyers('car', 0, 0)
        .wealth('red', 106)
        .wealth('green', 112)
        .wealth('purple', 97)
        .selling()
        .state(),
    moves: [places('small', [0, 0, 2, 1])],
  },
  {
    id: 'year-of-a-card',
    rules: ['HC-10.2', 'HC-10.1'],
    position: () => table().year(2).minimums({ design: 1, safety: 1 }).revealed('red', 'red-1a').demanding().state(),
    moves: [card(0, 'red-2a', 'I')],
  },
  {
    id: 'neutral-cards-of-five',
    rules: ['HC-10.13', 'HC-10.14', 'HC-10.17'],
    position: () =>
      after(
        table({ seats: 5 }).minimums({ design: 1 }).order('green', 'purple', 'blue', 'yellow', 'red').demanding(),
        playsCard(1, 'green-1a', 'IV'),
        playsCard(2, 'purple-1a', 'IV'),
        playsCard(3, 'blue-1c', 'IV'),
        playsCard(4, 'yellow-1c', 'IV'),
      ),
    moves: [card(0, 'red-1a', 'IV')],
  },
]
