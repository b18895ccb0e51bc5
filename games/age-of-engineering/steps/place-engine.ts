import { hasEmptyWorkshop, popStep, replaceStep } from '@carriage/kraftwagen-family'
import type { Decision } from '../formats.ts'
import type { MoveOf } from '../moves.ts'
import { installEngine } from '../parts.ts'
import { companyOf } from '../state.ts'

/** AE-5.22 A new engine goes to a workshop or to the race car. */
export const placeEngine: Decision<'placeEngine', 'placeEngine'> = {
  decision: 'placeEngine',
  rules: ['AE-5.22', 'AE-5.23', 'AE-5.24', 'AE-5.26'],
  must: 'AE-4.13',
  list: () => bothPlaces,
  moves: {
    placeEngine: {
      refusalElsewhere: 'AE-5.22',
      play(state, { where }, { value }, fx) {
        if (where === 'workshop') {
          replaceStep(state, { name: 'store', part: { kind: 'engine', value } }) // AE-5.23
          return
        }
        popStep(state) // AE-5.25 the workshops are unchanged
        fx.emit({ kind: 'partTaken', seat: state.actor, part: 'engine', value, where })
        installEngine(state, value, fx)
      },
      label(view, seat, { where }) {
        const { workshops, raceEngine } = companyOf(view, seat)
        if (where === 'raceCar') return { id: 'move.placeEngine.raceCar', values: { engine: raceEngine } }
        return { id: hasEmptyWorkshop(workshops) ? 'move.placeEngine.workshop' : 'move.placeEngine.full' }
      },
    },
  },
  prompt: (_view, { value }) => ({ id: 'decision.placeEngine', values: { value } }),
}

const bothPlaces: readonly MoveOf<'placeEngine'>[] = Object.freeze([
  { kind: 'placeEngine', where: 'workshop' },
  { kind: 'placeEngine', where: 'raceCar' },
])
