import { popStep } from '@carriage/kraftwagen-family'
import { bugattiDrives } from '../engineers/bugatti.ts'
import { driveOf } from '../messages/doings.ts'
import type { MoveOf } from '../moves.ts'
import { playerOf } from '../state.ts'
import { skip } from './skip.ts'
import type { Decision } from './step.ts'

const moves: readonly MoveOf<'drive' | 'skip'>[] = Object.freeze([{ kind: 'drive' }, { kind: 'skip' }])

/** KW-13.25 After the bonus that raises the engine, Bugatti's drive is optional. */
export const drive: Decision<'drive', 'drive' | 'skip'> = {
  decision: 'drive',
  rules: ['KW-6.51', 'KW-6.52', 'KW-13.25'],
  list: () => moves,
  moves: {
    drive: {
      refusalElsewhere: 'KW-13.25',
      play(state, _move, _step, fx) {
        popStep(state)
        bugattiDrives(state, fx)
      },
      label: (view, seat) => ({
        id: 'move.drive',
        values: { drive: driveOf(view, seat, playerOf(view, seat).gpEngine) },
      }),
    },
    skip,
  },
}
