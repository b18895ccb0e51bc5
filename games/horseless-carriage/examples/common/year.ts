import { secret } from '@carriage/kernel'
import type { Quadrant } from '../../components/index.ts'
import type { Move } from '../../moves.ts'
import { type Position, table } from '../../positions/position.ts'
import { savedFactories } from '../../positions/saved-factories.ts'
import type { CardId, State } from '../../state.ts'
import { type CarriageExample, places } from '../example.ts'
import { inYearTwo } from './factory.ts'
import { starts } from './floor.ts'

const { G1 } = savedFactories

/** The last sale of a year: after it the expectations change. */
const lastSale = places('small', [0, 0, 2, 1])

function plays(card: CardId, quadrant: Quadrant): Move {
  return { kind: 'playCard', card: secret(card, [0]), quadrant }
}

/** Phase 8 of year 2 waits for Red; the other cards lie in quadrants II and IV. */
function lastCard(position: Position): Position {
  return position.year(2).lastToPlayACard('red', ['green', 'green-1a', 'II'], ['purple', 'purple-1c', 'IV'])
}

/** Green has taken slot 1, Purple has passed. */
function lastToFocus(): State {
  const state = table().year(2).gantt('red', 2).gantt('purple', 3).gantt('green', 0).focusing().state()
  return { ...state, stage: { name: 'focus', waiting: [0], slots: [1, null, null] } }
}

/** Set-up, the order of a year, and how expectations and demand change. */
export const yearExamples: readonly CarriageExample[] = [
  {
    id: 'first-gantt-charts',
    rules: ['HC-2.8', 'HC-2.9'],
    position: () =>
      table({ seats: 5 })
        .order('green', 'purple', 'blue', 'yellow', 'red')
        .gantt('green', 5)
        .gantt('purple', 4)
        .gantt('blue', 3)
        .gantt('yellow', 2)
        .gantt('red', 1)
        .settingUp()
        .state(),
    moves: [starts(5, 4)],
  },
  { id: 'who-passes-fills-up', rules: ['HC-4.7', 'HC-4.5'], position: lastToFocus, moves: [{ kind: 'pass' }] },
  {
    id: 'new-dimension',
    rules: ['HC-9.6', 'HC-9.10'],
    position: () =>
      table({ seats: 4 })
        .factory('red', G1)
        .tracks('range', 'safety', 'reliability', 'speed', 'design')
        .markers('reliability', 1, 1, 1, 0)
        .markers('speed', 3, 1, 0, 0)
        .markers('design', 1, 1, 1, 1)
        .buyers('car', 0, 0)
        .salesOrder('red', 'green', 'purple', 'blue')
        .selling()
        .state(),
    moves: [lastSale],
  },
  {
    id: 'dimension-comes-back',
    rules: ['HC-9.12', 'HC-9.3'],
    position: () =>
      table()
        .year(2)
        .factory('red', inYearTwo(G1.factory))
        .tracks('range', 'safety', 'speed', 'reliability', 'design')
        .minimums({ speed: 1 })
        .markers('speed', 4, 3, 2)
        .buyers('car', 0, 0)
        .salesOrder('red', 'green', 'purple')
        .selling()
        .state(),
    moves: [lastSale],
  },
  {
    id: 'card-in-a-quadrant',
    rules: ['HC-10.7', 'HC-10.11', 'HC-10.9'],
    position: () => lastCard(table()).state(),
    moves: [plays('red-2e', 'III')],
  },
  {
    id: 'two-buyers-for-a-spark',
    rules: ['HC-10.11'],
    position: () => {
      const position = lastCard(table())
      for (const [buyers, [x, y]] of sparkling.entries())
        position.sparks('sports', x, y, 2).buyers('sports', x, y, buyers)
      return position.state()
    },
    moves: [plays('red-2e', 'III')],
  },
]

/** Niches with two sparks for sports cars each, the first without buyers, each further one with one more. */
export const sparkling = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [0, 1],
  [1, 1],
] as const
