import { createEngine, type EngineOf, type Seat, type Steps, seatsOf } from '@carriage/kernel'
import { activeStep, type State } from '../state.ts'
import { dealership } from './dealership.ts'
import { deliver } from './deliver.ts'
import { demand } from './demand.ts'
import { factory } from './factory.ts'
import { focus } from './focus.ts'
import { niche } from './niche.ts'
import { over } from './over.ts'
import { research } from './research.ts'
import type { ForcedSales } from './selling.ts'
import { setUp } from './set-up.ts'
import type { HorselessCarriageFormats } from './step.ts'

/*
 * The table of contents of the rules, in the order of play. A year has eight phases (HC-1.1). Phases 4, 6 and 7 have no
 * decisions, so they are not steps: the step before them runs them when it ends.
 *
 * | step | phase | what runs when it ends |
 * |---|---|---|
 * | setUp | before the first year | the first buyers |
 * | research | 1 research | |
 * | focus | 2 focus | the engineering order |
 * | factory | 3 factory | 4 brochures |
 * | dealership, niche, deliver | 5 sales: decisions of a seller | 6 end check, 7 expectations |
 * | demand | 8 demand | the next year |
 *
 * ../phases: how each phase begins, and those without a decision. ../market: niches, windows, what is sold.
 * ../factory: plans and their checks, on ../geometry. ../plan-generator: random legal plans.
 */
function stepsWith(forcedSales: ForcedSales): Steps<HorselessCarriageFormats> {
  return {
    setUp,
    research,
    focus,
    factory,
    dealership: dealership(forcedSales),
    niche,
    deliver: deliver(forcedSales),
    demand,
    over,
  }
}

export function stepEngine(forcedSales: ForcedSales): EngineOf<HorselessCarriageFormats> {
  return createEngine<HorselessCarriageFormats>(stepsWith(forcedSales), { current: activeStep, seats: actors })
}

const nobody: readonly Seat[] = Object.freeze([])
const eachSeat: readonly (readonly Seat[])[] = seatsOf(5).map((seat) => [seat])

/** Where not all decide at once, one after the other. */
function actors({ stage }: State): readonly Seat[] {
  switch (stage.name) {
    case 'research':
    case 'focus':
    case 'demand':
      return first(stage.waiting)
    case 'sales':
      return first(stage.selling)
    default:
      return nobody
  }
}

function first([seat]: readonly Seat[]): readonly Seat[] {
  return seat === undefined ? nobody : (eachSeat[seat] ?? [seat])
}
