import { type AnyGameRules, preview, type Seat } from '@carriage/kernel'
import { create } from 'zustand'

/** One step of a plan, with its text at the time of planning. */
export interface PlannedMove {
  readonly move: object
  readonly text: string
}

export type PlannedTurn = readonly PlannedMove[]

/** What a player plans for the next turns of a match. */
export interface SavedPlan {
  readonly match: string
  readonly turns: readonly PlannedTurn[]
}

interface Plans {
  readonly plan: SavedPlan | undefined
  /** A plan is currently being made. */
  readonly drafting: boolean
}

/** The most turns that can be planned. */
export const turnsAhead = 2

const key = 'carriage-house.plan'

export const usePlans = create<Plans>()(() => ({ plan: stored(), drafting: false }))

/** Saves a plan, or deletes it if it is empty. */
export function savePlan(match: string, turns: readonly PlannedTurn[]): void {
  const left = turns.filter(({ length }) => length > 0)
  const plan = left.length > 0 ? { match, turns: left } : undefined
  usePlans.setState({ plan, drafting: false })
  try {
    localStorage.setItem(key, JSON.stringify(plan ?? null))
  } catch {
    // Without storage, a plan lasts until the page is left.
  }
}

/** How far a planned turn is still legal: the first refused step, and the rule. */
export interface Broken {
  readonly step: number
  readonly rule: string
}

export function brokenStep(game: AnyGameRules, view: object, me: Seat, turn: PlannedTurn): Broken | undefined {
  let now: object = view
  for (const [step, { move }] of turn.entries()) {
    const shown = preview<object, object, object>(game, now, me, move)
    if (!shown.legal) return { step, rule: shown.rule }
    // What follows a draw or a secret cannot be predicted.
    if (!shown.state) return undefined
    now = shown.state
  }
  return undefined
}

function stored(): SavedPlan | undefined {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isPlan(saved) ? saved : undefined
  } catch {
    return undefined
  }
}

function isPlan(value: unknown): value is SavedPlan {
  return (
    typeof value === 'object' && value !== null && 'match' in value && 'turns' in value && Array.isArray(value.turns)
  )
}
