import { legal, refuse } from '@carriage/kernel'
import { currentStep, hasEmptyWorkshop, popStep, replaceStep } from '@carriage/kraftwagen-family'
import { installEngine } from '../actions/parts.ts'
import { bugattiDrives, bugattiWants } from '../engineers/bugatti.ts'
import { driveOf } from '../messages/doings.ts'
import type { MoveOf } from '../moves.ts'
import { actorOf, playerOf, type State } from '../state.ts'
import type { Decision } from './step.ts'

const moves: readonly MoveOf<'placeEngine'>[] = Object.freeze([
  { kind: 'placeEngine', where: 'workshop' },
  { kind: 'placeEngine', where: 'gpCar' },
])

const intoWorkshop: readonly MoveOf<'placeEngine'>[] = Object.freeze([{ kind: 'placeEngine', where: 'workshop' }])

/** KW-5.19 Any engine; if agreed, only a higher one. */
function mayRace(state: State, value: number): boolean {
  return state.options.weakerEngine !== 'higherOnly' || value > actorOf(state).gpEngine
}

/** KW-5.16 Each engine goes where its taker wants it. */
export const placeEngine: Decision<'placeEngine', 'placeEngine'> = {
  decision: 'placeEngine',
  rules: ['KW-5.16', 'KW-5.17', 'KW-5.18', 'KW-5.20'],
  /** KW-5.19 */
  list: (state, { value }) => (mayRace(state, value) ? moves : intoWorkshop),
  moves: {
    placeEngine: {
      refusalElsewhere: 'KW-5.16',
      judge: (state, { where }, { value }) =>
        where === 'workshop' || mayRace(state, value) ? legal : refuse('KW-5.19'),
      play(state, { where }, { value }, fx) {
        if (where === 'workshop') {
          replaceStep(state, { name: 'store', part: { kind: 'engine', value } }) // KW-5.17
          return
        }
        popStep(state)
        const drives = bugattiWants(state, state.actor, value) // KW-6.51, KW-6.52
        fx.emit({ kind: 'partTaken', seat: state.actor, part: 'engine', value, where })
        installEngine(state, value, fx)
        if (drives) bugattiDrives(state, fx)
      },
      label(view, seat, { where }) {
        const { workshops, gpEngine } = playerOf(view, seat)
        const step = currentStep(view)
        if (where === 'workshop') {
          return { id: hasEmptyWorkshop(workshops) ? 'move.placeEngine.workshop' : 'move.placeEngine.full' }
        }
        if (step.name === 'placeEngine' && bugattiWants(view, seat, step.value)) {
          return { id: 'move.placeEngine.drive', values: { engine: gpEngine, drive: driveOf(view, seat, step.value) } }
        }
        return { id: 'move.placeEngine.gpCar', values: { engine: gpEngine } }
      },
    },
  },
  prompt: (_view, { value }) => ({ id: 'decision.placeEngine', values: { value } }),
}
