import { create } from 'zustand'

/** Whether the table is replaying what happened since my last turn. */
export const useShowing = create<{ readonly showing: boolean }>()(() => ({ showing: false }))

export function showAgain(showing = true): void {
  useShowing.setState({ showing })
}
