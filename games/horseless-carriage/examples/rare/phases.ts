import type { Move } from '../../moves.ts'
import { expansion } from '../../positions/pieces.ts'
import { type Position, table } from '../../positions/position.ts'
import { builds, type CarriageExample, researches } from '../example.ts'
import { planning, twoLaboratories } from './factories.ts'
import { after, departments, plans, plays } from './others.ts'

const pass: Move = { kind: 'pass' }

function takes(slot: number): Move {
  return { kind: 'takeSlot', slot }
}

/** Emil and Klara have taken slots 1 and 3. */
function lastSlot() {
  const position = table().order('green', 'purple', 'red').gantt('green', 3).gantt('purple', 2)
  return after(position.focusing(), plays(1, takes(1)), plays(2, takes(3)))
}

/** All others have placed their departments. */
function lastToSetUp(position: Position) {
  const others = position.colours.slice(1).map((colour) => plays(position.seatOf(colour), departments))
  return after(position.settingUp(), ...others)
}

/** Set-up and the first phases of a year. */
export const phaseExamples: readonly CarriageExample[] = [
  {
    id: 'set-up-of-four',
    rules: ['HC-2.17', 'HC-2.4', 'HC-2.14', 'HC-2.18'],
    position: () => lastToSetUp(table({ seats: 4 }).tracks('design', 'safety', 'speed', 'range', 'reliability')),
    moves: [departments],
  },
  {
    id: 'introductory-game',
    rules: ['HC-12.6', 'HC-12.4', 'HC-12.5', 'HC-12.7'],
    position: () => lastToSetUp(table({ seats: 5, options: { introductory: true } })),
    moves: [departments],
  },
  {
    id: 'research-and-clock',
    rules: ['HC-3.11', 'HC-3.4', 'HC-3.6'],
    position: () =>
      table().factory('red', twoLaboratories).markers('speed', 1, 3, 1).capacity('red', 4).timecard(20).state(),
    moves: [researches('speed', 1), { kind: 'raiseCapacity' }],
  },
  {
    id: 'focus-with-passes',
    rules: ['HC-4.7', 'HC-4.1', 'HC-4.5', 'HC-4.8'],
    position: () =>
      after(
        table({ seats: 4 })
          .order('green', 'purple', 'blue', 'red')
          .gantt('green', 4)
          .gantt('purple', 3)
          .gantt('blue', 3)
          .focusing(),
        plays(1, pass),
        plays(2, takes(4)),
        plays(3, takes(1)),
      ),
    moves: [pass],
  },
  {
    id: 'last-slot-taken',
    rules: ['HC-4.6', 'HC-4.4'],
    position: lastSlot,
    moves: [takes(2)],
  },
  {
    id: 'last-slot-left',
    rules: ['HC-4.6', 'HC-4.5', 'HC-4.7'],
    position: lastSlot,
    moves: [pass],
  },
  {
    id: 'gantt-clock',
    rules: ['HC-6.4', 'HC-6.2', 'HC-6.3'],
    position: () =>
      after(
        table({ seats: 5 })
          .order('green', 'purple', 'blue', 'yellow', 'red')
          .timecard(12)
          .gantt('red', 8)
          .factory('red', planning(3))
          .gantt('green', 9)
          .factory('green', planning(1))
          .gantt('purple', 10)
          .factory('purple', planning(2))
          .gantt('blue', 19)
          .factory('blue', planning(3))
          .gantt('yellow', 0)
          .factory('yellow', planning(4))
          .building(),
        plans(1),
        plans(2),
        plans(3),
        plans(4),
      ),
    moves: [builds([], expansion(5, -8))],
  },
]
