import type { Chance, Seat } from '@carriage/kernel'
import { judgeMove, silentTable } from '@carriage/kernel'
import { currentStep, type Event, kraftwagen, type Move, type State, type StepName } from '@carriage/kraftwagen'
import type { Craft, Plan, Width } from '../craft.ts'
import type { Experience } from './experience.ts'
import { imagine } from './imagine.ts'
import { Judgement } from './judgement.ts'
import { isEndOfTurn, TurnPlans } from './turn-plans.ts'

/** What decides a turn; the rest was thought over when the turn began. */
const efforts: Partial<Record<StepName, number>> = { takeTile: 1, startTiles: 1, benz: 1, car: 0.5, research: 0.5 }

export function kraftwagenCraft(experience?: Experience): Craft<State, Move> {
  const judgement = new Judgement(experience)
  const worth = (state: State, into: Float64Array) => judgement.worth(state, into)

  function plans(state: State, seat: Seat, width: Width, chance: Chance): Plan<State, Move>[] {
    const turn = new TurnPlans(seat, width, worth, chance)
    turn.explore(state)
    const by = judgement.experience(state.players.length).flattery[state.round - 1] ?? 0
    for (const { end, worth: found } of turn.found) if (end?.phase !== 'over') sober(found, seat, by)
    return turn.found.sort((a, b) => (b.worth[seat] ?? 0) - (a.worth[seat] ?? 0))
  }

  return {
    imagine,
    worlds: 1,
    effort: (state) => efforts[currentStep(state).name] ?? 0.25,
    mover: (state) => (state.phase === 'over' ? undefined : state.actor),
    plans,
    worth,

    follow(state, seat, plan, chance) {
      const next = kraftwagen.clone(state)
      const table = silentTable<Event>(chance)
      let played = 0
      for (const move of plan.moves) {
        if (isEndOfTurn(next, seat, played)) break
        if (!judgeMove(kraftwagen, next, seat, move).legal) break
        kraftwagen.play(next, seat, move, table)
        played++
      }
      if (isEndOfTurn(next, seat, played)) return next
      const [rest] = plans(next, seat, 'narrow', chance)
      if (!rest?.end) throw new RangeError('Whoever is to move has a move.')
      return rest.end
    },
  }
}

/** Takes from the mover, and gives to the others, what its plan is flattered by. */
function sober(worth: Float64Array, seat: Seat, by: number): void {
  for (let each = 0; each < worth.length; each++) {
    worth[each] = (worth[each] ?? 0) + (each === seat ? -by : by / (worth.length - 1))
  }
}
