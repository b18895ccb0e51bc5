import {
  cardOf,
  horselessCarriage,
  type Move,
  type MoveOf,
  type Plan,
  planSchema,
  playerOf,
  type State,
  tablesOf,
} from '@carriage/horseless-carriage'
import { open, type Seat, secret } from '@carriage/kernel'
import type { StandIn } from '../../stand-in.ts'

/**
 * What is built stays for the rest of the game, so nothing is built that the owner has not drafted: the newest legal
 * draft, or else the expansion alone. Passing keeps the Gantt charts, and if a card must be played it is the one that
 * does least. Research and sales are left to a bot: the moves are mandatory, and sales only bring money.
 */
export const horselessStandIn: StandIn<State, Move> = (view, seat, draft) => {
  switch (view.stage.name) {
    case 'setUp':
      return plansIn(view, seat, draft)
        .map(placementOf)
        .find((move) => move && isLegal(view, seat, move))
    case 'factory':
      return planFor(view, seat, plansIn(view, seat, draft))
    case 'focus':
      return { kind: 'pass' }
    case 'demand':
      return leastCard(view, seat)
    default:
      return undefined
  }
}

function planFor(view: State, seat: Seat, plans: readonly Plan[]): Move | undefined {
  const moves = [...horselessCarriage.moves(view, seat)]
  const bare = moves.filter((move) => move.kind === 'submitPlan')
  const drafted = plans.filter(({ pieces }) => pieces.length > 0)
  // Where the expansion shall lie may be drafted although the rest of the draft is not legal.
  const expansions = plans.flatMap(({ expansion }) => (expansion ? [{ pieces: [], expansion }] : []))
  const wanted = [...drafted, ...expansions].map((plan) => submission(seat, plan))
  return [...wanted, ...bare].find((move) => isLegal(view, seat, move))
}

/**
 * The owner's plans for the current factory, newest first: the open draft and its previous steps, then the other
 * drafts. The format is that of the drafting table in the browser; anything else contains no plans.
 */
function plansIn(view: State, seat: Seat, draft: unknown): readonly Plan[] {
  const { pieces, floor } = playerOf(view, seat).factory
  const base = `${pieces.length}/${floor.length}`
  const sheet = listIn(draft, 'sheets').find((each) => fieldOf(each, 'base') === base)
  const drafts = listIn(sheet, 'drafts').toReversed()
  const current = drafts.find((each) => fieldOf(each, 'id') === fieldOf(sheet, 'current'))
  return [current, ...drafts.filter((each) => each !== current)].flatMap((each) =>
    [fieldOf(each, 'plan'), ...listIn(each, 'past').toReversed()].flatMap(planIn),
  )
}

function planIn(found: unknown): Plan[] {
  const plan = planSchema.safeParse(found)
  return plan.success ? [plan.data] : []
}

function fieldOf(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined
}

function listIn(of: unknown, name: string): readonly unknown[] {
  const list = fieldOf(of, name)
  return Array.isArray(list) ? list : []
}

function placementOf({ pieces }: Plan): MoveOf<'placeDepartments'> | undefined {
  const departments = pieces.filter((piece) => piece.kind === 'department')
  const research = departments.find(({ type }) => type === 'research')
  const planning = departments.find(({ type }) => type === 'planning')
  return research && planning && { kind: 'placeDepartments', research: placeOf(research), planning: placeOf(planning) }
}

function placeOf({ x, y, rot }: MoveOf<'placeDepartments'>['research']): MoveOf<'placeDepartments'>['research'] {
  return { x, y, rot }
}

/** The card that brings the fewest sparks and clocks. */
function leastCard(view: State, seat: Seat): Move | undefined {
  const tables = tablesOf(view)
  const moves = [...horselessCarriage.moves(view, seat)].filter((move) => move.kind === 'playCard')
  const effect = ({ card }: MoveOf<'playCard'>) => {
    const { sparks, clocks } = cardOf(tables, open(card))
    return sparks.length + clocks
  }
  return moves.toSorted((a, b) => effect(a) - effect(b))[0]
}

function submission(seat: Seat, plan: Plan): Move {
  return { kind: 'submitPlan', plan: secret(plan, [seat]) }
}

function isLegal(view: State, seat: Seat, move: Move): boolean {
  return horselessCarriage.judge(view, seat, move).legal
}
