import type { LiveEffects, Seat } from '@carriage/kernel'
import { currentStep } from '@carriage/kraftwagen-family'
import { clone } from '../clone.ts'
import type { Action } from '../components/index.ts'
import type { Event, EventOf } from '../events.ts'
import type { Move, MoveKind } from '../moves.ts'
import type { RuleId } from '../rulebook/index.ts'
import type { State, TileId } from '../state.ts'
import { performAction } from '../steps/actions.ts'
import { engine, steps } from '../steps/index.ts'
import type { StepName } from '../steps.ts'
import { actionsOf, componentTablesOf } from '../tables.ts'
import { asIfOnTurn, tryingTable } from './what-if.ts'

/** What each action of a tile would bring a seat now, each computed separately. */
export interface TileGains {
  readonly tile: TileId
  readonly actions: readonly ActionGains[]
}

export interface ActionGains {
  readonly action: Action
  /** The rule by which it would be skipped, if any: AE-4.14. */
  readonly skipped: RuleId | null
  readonly outcome: GainOutcome
}

/** The automatic part, followed by a choice or nothing. */
export interface GainOutcome {
  readonly gains: readonly Gain[]
  readonly next: GainChoice | null
}

/** A decision of the seat, the rule behind it, and the result of each answer. */
export interface GainChoice {
  readonly decision: MoveKind
  readonly rule: RuleId
  readonly options: readonly { readonly move: Move; readonly outcome: GainOutcome }[]
}

const gainKinds = [
  'actionSkipped',
  'workersHired',
  'salespersonHired',
  'levelsRaised',
  'recruited',
  'partTaken',
  'partReturned',
  'engineInstalled',
  'teamGrew',
  'carDrove',
  'buyerPlaced',
  'buyerSwapped',
  'marketMarkerMoved',
  'pointsGained',
  'achievementWon',
  'carSoldAtOnce',
  'carPlaced',
] as const satisfies readonly Event['kind'][]

/** Events about gains. */
export type Gain = EventOf<(typeof gainKinds)[number]>

/** The gains of a tile with current levels, workers, workshops and recruitment tiles. */
export function tileGains(view: State, seat: Seat, tile: TileId): TileGains {
  return { tile, actions: actionsOf(componentTablesOf(view), tile).map((action) => actionGains(view, seat, action)) }
}

export function actionGains(view: State, seat: Seat, action: Action): ActionGains {
  const state = asIfOnTurn(view, seat)
  const fx = tryingTable()
  performAction(state, action, fx)
  const outcome = follow(state, fx)
  const skipped = outcome.gains.find((gain) => gain.kind === 'actionSkipped' && gain.action === action)
  return { action, skipped: skipped?.kind === 'actionSkipped' ? skipped.rule : null, outcome }
}

/** Runs the automatic steps, then tries every answer to the next decision. */
function follow(state: State, fx: LiveEffects<Event>): GainOutcome {
  engine.advance(state, fx)
  const gains = fx.events.filter(isGain)
  const step = currentStep(state)
  if (step.name === 'placing') return { gains, next: null }
  const decision = decisionAt(step.name)
  const options = engine.moves(state, state.actor).map((move) => {
    const answered = clone(state)
    const answerTable = tryingTable()
    engine.play(answered, answered.actor, move, answerTable)
    return { move, outcome: follow(answered, answerTable) }
  })
  return { gains, next: { decision, rule: choiceRules[decision] ?? 'AE-4.11', options } }
}

function decisionAt(name: StepName): MoveKind {
  const step = steps[name]
  if (!('decision' in step)) throw new RangeError(`The step ${name} asks for no decision.`)
  return step.decision
}

export function isGain(event: Event): event is Gain {
  const kinds: readonly string[] = gainKinds
  return kinds.includes(event.kind)
}

/** Decisions that arise within an action. */
const choiceRules: Partial<Record<MoveKind, RuleId>> = {
  research: 'AE-5.10',
  placeEngine: 'AE-5.22',
  returnPart: 'AE-5.4',
  hire: 'AE-5.30',
  recruit: 'AE-5.32',
  chooseBuyer: 'AE-5.41',
  race: 'AE-5.48',
  sellNow: 'AE-8.4',
  swapBuyer: 'AE-8.16',
  placeCar: 'AE-8.10',
  crewCar: 'AE-9.5',
  priceCar: 'AE-9.6',
  markCar: 'AE-9.13',
}
