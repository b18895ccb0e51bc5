import type { Seat } from '@carriage/kernel'
import { create } from 'zustand'
import type { Missed } from '../../board/interaction/board.ts'

/** The tabs of the right rail, and of the phone's sheet. */
export type Panel = 'options' | 'log' | 'rules' | 'chat' | 'notes'

/** The seat that a spectator watches, at which table. */
export interface LookedOver {
  readonly match: string
  readonly seat: Seat
}

interface Panels {
  readonly panel: Panel
  /** The rule that "Rules here" shows. */
  readonly rule: string | undefined
  /** The zone that a phone shows. */
  readonly zone: string
  /** The rival whose board is open beside mine. */
  readonly rival: number | undefined
  /** The seat that a spectator has chosen to watch. */
  readonly over: LookedOver | undefined
  /** The open dialog, if any. */
  readonly dialog: 'keys' | 'menu' | 'embed' | undefined
  /** Whether the final ranking is open. */
  readonly ranking: boolean
  /** The match whose final points have been counted here. */
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
