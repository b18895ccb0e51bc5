import { type Effects, legal } from '@carriage/kernel'
import { popStep } from '@carriage/kraftwagen-family'
import { driveWithChevrolet } from '../engineers/chevrolet.ts'
import type { Event } from '../events.ts'
import type { Decision } from '../formats.ts'
import { grandPrixSteps, mostJoining, moveRaceCar, teamBonus } from '../grand-prix.ts'
import { driveOf } from '../messages/doings.ts'
import type { MoveOf } from '../moves.ts'
import { refuseByRule } from '../refusal.ts'
import { actorOf, type State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'

/** AE-5.48 Workers may join the racing team before the race car moves. */
export const team: Decision<'team', 'race'> = {
  decision: 'race',
  rules: ['AE-5.48', 'AE-5.49', 'AE-5.50', 'AE-5.51', 'AE-5.60'],
  must: 'AE-4.13',
  /** Drives immediately if no worker can join the racing team. */
  isPending(state, _step, fx) {
    if (mostJoining(state, actorOf(state)) > 0) return true
    race(state, 0, fx)
    return false
  },
  /** AE-5.48 Any number of workers of the canteen, up to the free places of the team; AE-5.61 only workers. */
  list(state) {
    const moves: MoveOf<'race'>[] = []
    for (let workers = 0; workers <= mostJoining(state, actorOf(state)); workers++)
      moves.push({ kind: 'race', workers })
    return moves
  },
  moves: {
    race: {
      refusalElsewhere: 'AE-5.48',
      judge(state, { workers }) {
        const company = actorOf(state)
        if (workers > company.canteen) return refuseByRule('AE-5.48', { workers, canteen: company.canteen })
        return workers <= mostJoining(state, company) ? legal : refuseByRule('AE-5.49', { workers, team: company.team })
      },
      play: (state, { workers }, _step, fx) => race(state, workers, fx),
      label(view, seat, { workers }) {
        const steps = grandPrixSteps(view, seat, workers)
        return { id: 'move.race', values: { workers, steps, drive: driveOf(view, seat, steps) } }
      },
    },
  },
}

/** AE-5.48 The workers join before the race car moves, AE-5.60 permanently. */
function race(state: State, workers: number, fx: Effects<Event>): void {
  popStep(state)
  const company = actorOf(state)
  const tables = componentTablesOf(state)
  if (workers > 0) {
    company.canteen -= workers
    company.team += workers
    const { team } = company
    fx.emit({ kind: 'teamGrew', seat: state.actor, workers, team, bonus: teamBonus(tables, team) })
  }
  const steps = grandPrixSteps(state, state.actor)
  driveWithChevrolet(state)
  moveRaceCar(state, steps, 'grandPrix', fx)
}
