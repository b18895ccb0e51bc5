import { greedyMove } from '@carriage/bots/horseless-carriage/greedy'
import { type Event, horselessCarriage, type Move, type Plan, type State } from '@carriage/horseless-carriage'
import { fastChance, LiveEffects, open, type Seat, secret } from '@carriage/kernel'

/** What a plan brought in the year in which it was built. */
export interface PlanOutcome {
  readonly opened: number
  readonly vehicles: number
  readonly income: number
}

/** A random legal plan of the kind that random players submit. */
export function planByChance(state: State, seat: Seat, seed: number): Plan {
  const move = horselessCarriage.suggest?.(state, seat, fastChance(seed))
  if (move?.kind !== 'submitPlan') throw new Error('A seat without a plan must be suggested one.')
  return open(move.plan)
}

/** Builds a plan while all others build by chance, and lets all seats sell greedily, with equal chance. */
export function outcomeOf(position: State, seat: Seat, plan: Plan, seed: number): PlanOutcome {
  const state = horselessCarriage.clone(position)
  const fx = new LiveEffects<Event>(fastChance(seed))
  const play = (who: Seat, move: Move) => horselessCarriage.play(state, who, move, fx)
  for (const who of position.order) {
    const chosen = who === seat ? plan : planByChance(state, who, seed + who)
    play(who, { kind: 'submitPlan', plan: secret(chosen, [who]) })
  }
  while (state.stage.name === 'sales') {
    const [seller = 0] = state.stage.selling
    play(seller, greedyMove(state, seller, { tries: 0, chance: fastChance(0) }))
  }
  return emitted(fx.events, seat)
}

function emitted(events: readonly Event[], seat: Seat): PlanOutcome {
  let opened = 0
  let vehicles = 0
  let income = 0
  for (const event of events) {
    if (event.kind === 'brochurePrinted' && event.seat === seat && event.open) opened += 1
    if (event.kind !== 'vehiclesSold' || event.seat !== seat) continue
    vehicles += event.vehicles
    income += event.earned
  }
  return { opened, vehicles, income }
}
