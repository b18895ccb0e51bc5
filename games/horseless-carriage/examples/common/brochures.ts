import { type Factory, freshFactory } from '../../factory/index.ts'
import { dealership, department, indicator, mainline, station, without } from '../../positions/pieces.ts'
import { table } from '../../positions/position.ts'
import { savedFactories } from '../../positions/saved-factories.ts'
import { builds, type CarriageExample, places } from '../example.ts'
import { inYearTwo, redBuilds, thisYear } from './factory.ts'

const { G2, G7 } = savedFactories

/** Two dealerships at one mainline; below the middle one lies a marketing department. */
const twoDealerships: Factory = {
  ...freshFactory(),
  pieces: [
    department('research', 0, 5),
    department('planning', 3, 5),
    mainline('car', 5, 1, 1),
    dealership('small', 8, 1),
    dealership('middle', 5, 5),
    department('marketing', 5, 9),
  ],
}

/** What the brochures say of the factories. */
export const brochureExamples: readonly CarriageExample[] = [
  {
    id: 'weaker-mainline',
    rules: ['HC-6.7', 'HC-6.8', 'HC-6.9', 'HC-6.10'],
    position: () =>
      redBuilds(without(G7.factory, ({ x, y }) => y >= 7 && x >= 8))
        .capacity('red', 2)
        .markers('range', 3, 0, 0)
        .markers('safety', 1, 0, 0)
        .state(),
    moves: [builds([station('tire', 9, 7), indicator('range', 'D', 8, 8, 'E')], thisYear)],
  },
  {
    id: 'two-mainlines-of-a-type',
    rules: ['HC-6.11'],
    position: () => {
      const gone = ['8,8', '10,8', '4,9']
      return table()
        .year(2)
        .factory('red', inYearTwo(without(G2.factory, ({ x, y }) => gone.includes(`${x},${y}`))))
        .capacity('red', 3)
        .tracks('range', 'safety')
        .buyers('car', 2, 2, 7)
        .salesOrder('red', 'green', 'purple')
        .selling()
        .state()
    },
    moves: [places('middle', [2, 2, 2, 1])],
  },
  {
    id: 'market-stretch',
    rules: ['HC-6.13', 'HC-6.14'],
    position: () => redBuilds(twoDealerships).state(),
    moves: [builds([department('marketing', 9, 4, 1)], thisYear)],
  },
]
