import type { Seat } from '@carriage/kernel'
import { create } from 'zustand'
import type { Missed } from '../../board/interaction/board.ts'

/** The tabs of the right rail, and on the phone the sheet that they open in. */
export type Panel = 'options' | 'log' | 'rules' | 'chat' | 'notes'

/** Whose shoulder a spectator looks over, at which table. */
export interface LookedOver {
  readonly match: string
  readonly seat: Seat
}

interface Panels {
  readonly panel: Panel
  /** The rule that "Rules here" points at. */
  readonly rule: string | undefined
  /** The zone that a phone shows. */
  readonly zone: string
  /** The rival whose board is open beside mine. */
  readonly rival: number | undefined
  /** The seat that a spectator has chosen to look over. */
  readonly over: LookedOver | undefined
  /** Which dialog is open, if any. */
  readonly dialog: 'keys' | 'menu' | 'embed' | undefined
  /** Whether the final ranking of a game that is over lies on the table. */
  readonly ranking: boolean
  /** The match over of which the points have been counted here. */
  readonly counted: string | undefined
  /** What I would forget if I ended my turn after this entry. */
  readonly missed: (Missed & { readonly n: number }) | undefined
}

export const usePanels = create<Panels>()(() => ({
  panel: 'options',
  rule: undefined,
  zone: '',
  rival: undefined,
  over: undefined,
  dialog: undefined,
  ranking: true,
  counted: undefined,
  missed: undefined,
}))

export function openPanel(panel: Panel): void {
  usePanels.setState({ panel, zone: panel === 'options' ? usePanels.getState().zone : panel })
}

export function openRule(rule: string): void {
  usePanels.setState({ panel: 'rules', rule, zone: 'rules' })
}
