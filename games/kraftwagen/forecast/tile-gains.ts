import type { LiveEffects, Seat } from '@carriage/kernel'
import { currentStep } from '@carriage/kraftwagen-family'
import { performAction } from '../actions/carry-out.ts'
import { clone } from '../clone.ts'
import { engine } from '../engine.ts'
import type { Doing, Event } from '../events.ts'
import type { Move, MoveKind } from '../moves.ts'
import type { State, TileId } from '../state.ts'
import { steps } from '../steps/index.ts'
import { componentTablesOf, itemsOf } from '../tables.ts'
import { asIfOnTurn, type EventOf, tryingTable } from './what-if.ts'

/** What each action of a tile would bring a seat now, each computed separately. */
export interface TileGains {
  readonly tile: TileId
  readonly actions: readonly ActionGains[]
}

export interface ActionGains {
  readonly action: Doing
  /** The rule by which it would be forfeited, if it would: KW-4.16. */
  readonly forfeited: string | null
  readonly outcome: GainOutcome
}

/** The automatic part, followed by nothing, a choice, or something random. */
export interface GainOutcome {
  readonly gains: readonly Gain[]
  readonly next: GainChoice | { readonly kind: 'luck' } | null
}

/** A decision of the seat, the rule that leaves it to the seat, and the result of each answer. */
export interface GainChoice {
  readonly kind: 'choice'
  readonly decision: MoveKind
  readonly rule: string
  readonly options: readonly { readonly move: Move; readonly outcome: GainOutcome }[]
}

/** Events about gains. A card without a worker comes with the rule that says so. */
export type Gain = EventOf<Exclude<GainKind, 'developmentInactive'>> | (EventOf<'developmentInactive'> & Ruled)

interface Ruled {
  readonly rule: 'KW-6.7'
}

const gainKinds = [
  'actionForfeited',
  'workerHired',
  'cardTaken',
  'developmentInactive',
  'developmentActivated',
  'engineerJoined',
  'partTaken',
  'partReturned',
  'engineInstalled',
  'carDrove',
  'carPutOnCircuit',
  'buyerPlaced',
  'markerMoved',
  'moneyEarned',
  'awardTaken',
  'carWithdrawn',
  'partSold',
] as const satisfies readonly Event['kind'][]
type GainKind = (typeof gainKinds)[number]

/**
 * The gains of a tile at the levels, workers, workshops and cards of this moment; of a start tile, too, item by item.
 */
export function tileGains(view: State, seat: Seat, tile: TileId): TileGains {
  const tables = componentTablesOf(view)
  const actions: readonly Doing[] = tables.tiles.get(tile)?.actions ?? itemsOf(tables, tile)
  return { tile, actions: actions.map((action) => actionGains(view, seat, action)) }
}

export function actionGains(view: State, seat: Seat, action: Doing): ActionGains {
  const state = asIfOnTurn(view, seat)
  const fx = tryingTable()
  performAction(state, action, fx)
  const outcome = follow(state, fx, true)
  const forfeited = outcome.gains.find((gain) => gain.kind === 'actionForfeited' && gain.action === action)
  return { action, forfeited: forfeited?.kind === 'actionForfeited' ? forfeited.rule : null, outcome }
}

/** Runs the automatic steps, then tries every answer to the next decision. */
function follow(state: State, fx: LiveEffects<Event>, displayIsKnown: boolean): GainOutcome {
  engine.advance(state, fx)
  const gains = fx.events.filter(isGain).map(withRule)
  const known = displayIsKnown && fx.disclosed === undefined
  const step = currentStep(state)
  if (step.name === 'car') return { gains, next: null }
  if (step.name === 'research' && !known) return { gains, next: { kind: 'luck' } } // KW-6.72 from cards still to come
  const asked = steps[step.name]
  if (!('decision' in asked)) return { gains, next: null }
  const { decision } = asked
  const options = engine.moves(state, state.actor).map((move) => {
    const answered = clone(state)
    const answerTable = tryingTable()
    engine.play(answered, answered.actor, move, answerTable)
    return { move, outcome: follow(answered, answerTable, known) }
  })
  return { gains, next: { kind: 'choice', decision, rule: choiceRules[decision] ?? 'KW-4.13', options } }
}

export function isGain(event: Event): event is EventOf<GainKind> {
  const kinds: readonly string[] = gainKinds
  return kinds.includes(event.kind)
}

function withRule(event: EventOf<GainKind>): Gain {
  return event.kind === 'developmentInactive' ? { ...event, rule: 'KW-6.7' } : event
}

/** Decisions that arise within an action. */
const choiceRules: Partial<Record<MoveKind, string>> = {
  chooseAction: 'KW-6.21',
  takeCard: 'KW-5.4',
  placeEngine: 'KW-5.16',
  returnPart: 'KW-5.12',
  chooseBuyer: 'KW-5.22',
  chooseInactive: 'KW-6.10',
  withdrawCar: 'KW-13.27',
  sellPart: 'KW-13.32',
  drive: 'KW-13.25',
}
