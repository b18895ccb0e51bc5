import { create } from 'zustand'

/** Whether the table shows once more what happened since my last turn. */
export const useShowing = create<{ readonly showing: boolean }>()(() => ({ showing: false }))

export function showAgain(showing = true): void {
  useShowing.setState({ showing })
}
