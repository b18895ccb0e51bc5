import { type Factory, isPlan, type Plan, playerOf, type State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { storedPlan } from './fallback.ts'
import { type Draft, freshSheet, type Sheet } from './sheet.ts'

/** All my drafts at one table: a sheet for each state of my factory, latest last. */
export interface Workspace {
  readonly sheets: readonly Sheet[]
}

export const emptyWorkspace: Workspace = { sheets: [] }

/** Sheets of earlier years are needed while a move may be undone; older ones are not. */
const storedSheets = 3

/** Only my own committed plan changes it, never a move of a rival. */
function baseOf({ pieces, floor }: Factory): string {
  return `${pieces.length}/${floor.length}`
}

/** The sheet for my current factory in this view; a lesson may provide an initial draft. */
export function sheetFor(workspace: Workspace, view: State, seat: Seat, given?: Plan): Sheet {
  const base = baseOf(playerOf(view, seat).factory)
  // On another device, my submitted plan is all there is to begin with.
  return workspace.sheets.find((sheet) => sheet.base === base) ?? freshSheet(base, storedPlan(view, seat) ?? given)
}

/** Whether this device has drafts for my current factory. */
export function hasSheet({ sheets }: Workspace, view: State, seat: Seat): boolean {
  const base = baseOf(playerOf(view, seat).factory)
  return sheets.some((sheet) => sheet.base === base)
}

export function withSheet({ sheets }: Workspace, sheet: Sheet): Workspace {
  const others = sheets.filter(({ base }) => base !== sheet.base)
  return { sheets: [...others, sheet].slice(-storedSheets) }
}

/** A stored workspace, with the time of its last change. */
export interface SavedWorkspace {
  readonly workspace: Workspace
  readonly at: number
}

/** Parses a stored workspace. A corrupt one counts as none. */
export function readWorkspace(text: string | null): SavedWorkspace {
  try {
    const saved: unknown = text === null ? undefined : JSON.parse(text)
    const at =
      typeof saved === 'object' && saved !== null && 'at' in saved && typeof saved.at === 'number' ? saved.at : 0
    return isWorkspace(saved) ? { workspace: { sheets: saved.sheets }, at } : { workspace: emptyWorkspace, at: 0 }
  } catch {
    return { workspace: emptyWorkspace, at: 0 }
  }
}

export function writeWorkspace({ workspace, at }: SavedWorkspace): string {
  return JSON.stringify({ ...workspace, at })
}

/** Numbers of undo steps stored with each draft, from most to none. */
const reaches = [100, 30, 10, 3, 0]

/** Reduces a workspace to this number of bytes: old steps go first, then old years. */
export function withinBytes(workspace: Workspace, bytes: number): Workspace {
  for (const years of [storedSheets, 1])
    for (const steps of reaches) {
      const less = { sheets: workspace.sheets.slice(-years).map((sheet) => withSteps(sheet, steps)) }
      if (new TextEncoder().encode(JSON.stringify(less)).length <= bytes) return less
    }
  return emptyWorkspace
}

function withSteps({ drafts: [first, ...rest], ...sheet }: Sheet, steps: number): Sheet {
  const short = (draft: Draft): Draft => ({
    ...draft,
    past: draft.past.slice(Math.max(0, draft.past.length - steps)),
    future: draft.future.slice(0, steps),
  })
  return { ...sheet, drafts: [short(first), ...rest.map(short)] }
}

export function isWorkspace(saved: unknown): saved is Workspace {
  if (typeof saved !== 'object' || saved === null || !('sheets' in saved) || !Array.isArray(saved.sheets)) return false
  return saved.sheets.every((sheet: Partial<Sheet> | null) => sheet?.drafts?.every(({ plan }) => isPlan(plan)))
}
