import { standing } from '../../table/model/history.ts'
import type { EntryUpdate, Opened, ShownEntry } from '../../table/model/link.ts'
import type { TableModelState } from '../../table/model/table-state.ts'
import { sinceMyTurn } from './since-my-turn.ts'

/** What happened since my last turn, as a replay: the position before it, and each step with the position after it. */
export interface Tape {
  readonly before: Opened
  readonly steps: readonly EntryUpdate[]
}

/** Undefined if nothing happened, or if this page does not know the position before. */
export function tapeOf(state: TableModelState): Tape | undefined {
  const { entries, table, players } = state
  const missed = sinceMyTurn(state)
  const [first] = missed
  if (!first || table.me === undefined || table.place === 'replay') return undefined
  const emitted = standing(entries)
  const known = emitted.findLastIndex(({ n, view }) => n < first.n && view !== undefined)
  const from = known < 0 ? emitted.findIndex(({ view }) => view !== undefined) : known
  const opening = emitted[from]
  if (!opening?.view) return undefined
  const steps = missed.filter(({ n }) => n > opening.n).flatMap(stepOf)
  if (steps.length === 0) return undefined
  return {
    before: {
      kind: 'opened',
      table: { ...table, place: 'replay' },
      players,
      view: opening.view,
      n: opening.n,
      past: emitted.slice(0, from + 1),
      undo: undefined,
    },
    steps,
  }
}

function stepOf(entry: ShownEntry): EntryUpdate[] {
  const { view } = entry
  return view ? [{ ...entry, kind: 'entry', view, undo: undefined }] : []
}

/** Maximum for the whole tape without its round summaries, in milliseconds. */
const longest = 20_000
const stepTime = 1400

/** Milliseconds for a step; `left` is the number of steps after it. */
export function paceOf(given: { readonly left: number; readonly spent: number; readonly speed: number }): number {
  const { left, spent, speed } = given
  return Math.min(stepTime / speed, Math.max(0, longest - spent) / (left + 1))
}
