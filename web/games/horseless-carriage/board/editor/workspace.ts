import { type Factory, isPlan, type Plan, playerOf, type State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { storedPlan } from './fallback.ts'
import { type Draft, freshSheet, type Sheet } from './sheet.ts'

/** All that I draft at one table: a sheet for each factory that I have had, the latest last. */
export interface Workspace {
  readonly sheets: readonly Sheet[]
}

export const emptyWorkspace: Workspace = { sheets: [] }

/** Sheets of earlier years are kept for as long as a move may be taken back; older ones are not needed. */
const keptSheets = 3

/** Nothing that rivals do changes it: only my own committed plan makes a factory grow. */
function baseOf({ pieces, floor }: Factory): string {
  return `${pieces.length}/${floor.length}`
}

/** The sheet for my factory as it stands in this view; a lesson may have drafted something before. */
export function sheetFor(workspace: Workspace, view: State, seat: Seat, given?: Plan): Sheet {
  const base = baseOf(playerOf(view, seat).factory)
  // On another device, what I have submitted is all there is to begin with.
  return workspace.sheets.find((sheet) => sheet.base === base) ?? freshSheet(base, storedPlan(view, seat) ?? given)
}

/** Whether this device knows what I have drafted for my factory as it stands. */
export function hasSheet({ sheets }: Workspace, view: State, seat: Seat): boolean {
  const base = baseOf(playerOf(view, seat).factory)
  return sheets.some((sheet) => sheet.base === base)
}

export function withSheet({ sheets }: Workspace, sheet: Sheet): Workspace {
  const others = sheets.filter(({ base }) => base !== sheet.base)
  return { sheets: [...others, sheet].slice(-keptSheets) }
}

/** A desk as it is kept, with the time at which it was last changed. */
export interface SavedWorkspace {
  readonly workspace: Workspace
  readonly at: number
}

/** Reads what a device has kept. What cannot be read is as good as nothing. */
export function readWorkspace(text: string | null): SavedWorkspace {
  try {
    const kept: unknown = text === null ? undefined : JSON.parse(text)
    const at = typeof kept === 'object' && kept !== null && 'at' in kept && typeof kept.at === 'number' ? kept.at : 0
    return isWorkspace(kept) ? { workspace: { sheets: kept.sheets }, at } : { workspace: emptyWorkspace, at: 0 }
  } catch {
    return { workspace: emptyWorkspace, at: 0 }
  }
}

export function writeWorkspace({ workspace, at }: SavedWorkspace): string {
  return JSON.stringify({ ...workspace, at })
}

/** How many steps back are kept with each draft, from all that fits to none. */
const reaches = [100, 30, 10, 3, 0]

/** As much of a desk as fits into this number of bytes: old steps go first, then old years. */
export function withinBytes(workspace: Workspace, bytes: number): Workspace {
  for (const years of [keptSheets, 1])
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

export function isWorkspace(kept: unknown): kept is Workspace {
  if (typeof kept !== 'object' || kept === null || !('sheets' in kept) || !Array.isArray(kept.sheets)) return false
  return kept.sheets.every((sheet: Partial<Sheet> | null) => sheet?.drafts?.every(({ plan }) => isPlan(plan)))
}
