import { freshFactory } from '../../factory/index.ts'
import type { Move } from '../../moves.ts'
import { department, expansion, indicator } from '../../positions/pieces.ts'
import { table } from '../../positions/position.ts'
import { savedFactories } from '../../positions/saved-factories.ts'
import { builds, type CarriageExample } from '../example.ts'
import { thisYear } from './factory.ts'

const { G5 } = savedFactories

/** The starting departments of Red: research below the loading bay, planning here. */
export function starts(x: number, y: number): Move {
  return { kind: 'placeDepartments', research: { x: 0, y: 5, rot: 0 }, planning: { x, y, rot: 0 } }
}

/** Loading bays and floor. */
export const floorExamples: readonly CarriageExample[] = [
  {
    id: 'corner-of-the-bay',
    rules: ['HC-5.13', 'HC-5.4', 'HC-2.9'],
    position: () => table().settingUp().state(),
    moves: [starts(5, 4)],
  },
  {
    id: 'strip-is-no-bay',
    rules: ['HC-5.15', 'HC-5.13'],
    position: () => {
      const pieces = [department('planning', 0, 5), department('research', 0, 8)]
      const floor = [...freshFactory().floor, expansion(5, -8, 0, true)]
      return table().year(2).factory('red', { floor, pieces }).lastToBuild('red').state()
    },
    moves: [builds([department('planning', 5, 1)], thisYear)],
  },
  {
    id: 'room-for-an-upgrade',
    rules: ['HC-5.51', 'HC-5.52', 'HC-5.63'],
    position: () => {
      const floor = [...G5.factory.floor, expansion(12, 0)]
      return table()
        .year(2)
        .factory('red', { floor, pieces: G5.factory.pieces })
        .order('purple', 'green', 'red')
        .markers('safety', 4, 0, 0)
        .buyers('car', 0, 0)
        .lastToBuild('red')
        .state()
    },
    moves: [builds([indicator('safety', 'A', 12, 2, 'W')], thisYear)],
  },
  {
    id: 'year-seven',
    rules: ['HC-5.55', 'HC-8.2'],
    position: () => table().year(7).timecard(5).wealth('red', 40).wealth('green', 38).lastToBuild('red').state(),
    moves: [builds([], null)],
  },
]
