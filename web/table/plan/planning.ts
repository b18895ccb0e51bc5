import { createContext, useContext } from 'react'
import type { TableModelState } from '../model/table-state.ts'
import type { PlanLink } from './plan-link.ts'

/** The plan that is being made, if any. */
export const PlanContext = createContext<PlanLink | undefined>(undefined)

export function usePlanLink(): PlanLink | undefined {
  return useContext(PlanContext)
}

/** The position at the beginning of my next turn, where the game supports planning. */
export function nextTurnOf({ board, view, table, turn }: TableModelState): object | null {
  if (table.me === undefined || table.place === 'replay' || turn.over) return null
  return board?.nextTurn?.(view, table.me) ?? null
}
