import { department, indicator, station } from '../../positions/pieces.ts'
import { table } from '../../positions/position.ts'
import { savedFactories } from '../../positions/saved-factories.ts'
import { type CarriageExample, places, sellsTo } from '../example.ts'
import { and, inYearTwo, oneLine, twoLines } from './factory.ts'

const { F1, F2 } = savedFactories

const brake = [station('brake', 9, 5), indicator('safety', 'B', 11, 5, 'W')]
const radiator = [station('radiator', 5, 2), indicator('range', 'A', 7, 2, 'W')]
const tire = [station('tire', 5, 2), indicator('range', 'D', 8, 2, 'W')]
const marketing = [department('marketing', 9, 8, 1), department('marketing', 1, 8)]

/** What buyers ask for, where windows may lie, and what a sale brings. */
export const marketExamples: readonly CarriageExample[] = [
  {
    id: 'reading-the-axes',
    rules: ['HC-1.10', 'HC-7.7'],
    position: () =>
      table()
        .year(2)
        .tracks('design', 'range')
        .factory('red', F2)
        .capacity('red', 2)
        .buyers('car', 2, 4)
        .buyers('car', 3, 4)
        .salesOrder('red', 'green', 'purple')
        .selling()
        .state(),
    moves: [places('middle', [2, 4, 2, 1])],
  },
  {
    id: 'overlapping-windows',
    rules: ['HC-7.8', 'HC-7.10', 'HC-7.7'],
    position: () =>
      table()
        .year(2)
        .tracks('safety', 'range')
        .factory('red', inYearTwo(and(oneLine(false), ...brake, ...marketing)))
        .capacity('red', 3)
        .factory('green', inYearTwo(and(oneLine(true), ...radiator)))
        .window('green', 'small', { x: 0, y: 1, w: 2, h: 1 })
        .factory('purple', inYearTwo(and(oneLine(false), ...brake, ...tire, ...marketing.slice(1))))
        .window('purple', 'small', { x: 2, y: 1, w: 2, h: 2 })
        .buyers('car', 1, 1, 2)
        .buyers('car', 2, 1)
        .salesOrder('green', 'purple', 'red')
        .selling('red')
        .state(),
    moves: [places('small', [0, -1, 3, 3]), sellsTo(1, 1)],
  },
  {
    id: 'two-windows-one-niche',
    rules: ['HC-7.15', 'HC-7.16'],
    position: () =>
      table()
        .year(2)
        .factory('red', inYearTwo(twoLines))
        .buyers('car', 0, 0, 2)
        .salesOrder('red', 'green', 'purple')
        .selling()
        .state(),
    moves: [places('small', [0, 0, 2, 1]), places('middle', [0, 0, 2, 1])],
  },
  {
    id: 'empty-segments',
    rules: ['HC-10.18', 'HC-10.19'],
    position: () =>
      table()
        .year(2)
        .tracks('design', 'range')
        .factory('red', F1)
        .buyers('car', 4, 4)
        .buyers('car', 0, 0, 2)
        .salesOrder('red', 'green', 'purple')
        .selling()
        .state(),
    moves: [places('small', [4, 4, 2, 1])],
  },
]
