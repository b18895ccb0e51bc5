import type { Plan } from '@carriage/horseless-carriage'

/** One plan for this year, with its history. */
export interface Draft {
  readonly id: number
  readonly plan: Plan
  readonly past: readonly Plan[]
  readonly future: readonly Plan[]
  /** Submitted automatically if a part of the submitted plan runs out; drafts are tried in their order. */
  readonly fallback: boolean
  /** A hint, as it was given. */
  readonly hint?: true
}

/** The drafting sheet of one year: several drafts for the factory of that time. */
export interface Sheet {
  /** The number of pieces and floor tiles of the factory: one that grew needs another sheet. */
  readonly base: string
  readonly drafts: readonly [Draft, ...Draft[]]
  readonly current: number
}

export const emptyPlan: Plan = { pieces: [], expansion: null }

export function freshSheet(base: string, plan: Plan = emptyPlan): Sheet {
  return { base, drafts: [freshDraft(1, plan)], current: 1 }
}

function freshDraft(id: number, plan: Plan): Draft {
  return { id, plan, past: [], future: [], fallback: false }
}

export function currentDraft({ drafts, current }: Sheet): Draft {
  return drafts.find(({ id }) => id === current) ?? drafts[0]
}

/** The current draft with another plan; the previous one can be restored. */
export function redraw(sheet: Sheet, plan: Plan): Sheet {
  return withCurrent(sheet, (draft) =>
    plan === draft.plan ? draft : { ...asOwn(draft), plan, past: [...draft.past, draft.plan], future: [] },
  )
}

/** A hint that was changed is a draft of the player. */
function asOwn({ hint: _hint, ...draft }: Draft): Draft {
  return draft
}

export function undo(sheet: Sheet): Sheet {
  return withCurrent(sheet, (draft) => {
    const plan = draft.past.at(-1)
    return plan ? { ...draft, plan, past: draft.past.slice(0, -1), future: [draft.plan, ...draft.future] } : draft
  })
}

/** Resets the draft; every step can be restored. */
export function undoAll(sheet: Sheet): Sheet {
  return withCurrent(sheet, ({ past, plan, future, ...draft }) => {
    const [first, ...rest] = [...past, plan]
    return { ...draft, plan: first ?? plan, past: [], future: [...rest, ...future] }
  })
}

export function redo(sheet: Sheet): Sheet {
  return withCurrent(sheet, (draft) => {
    const [plan, ...future] = draft.future
    return plan ? { ...draft, plan, past: [...draft.past, draft.plan], future } : draft
  })
}

/** Adds a draft as a copy of the current one, or with a given plan. */
export function addDraft(sheet: Sheet, plan: Plan = currentDraft(sheet).plan): Sheet {
  const id = Math.max(...sheet.drafts.map((draft) => draft.id)) + 1
  return { ...sheet, drafts: [...sheet.drafts, freshDraft(id, plan)], current: id }
}

/** Adds hints as drafts in place of earlier ones, and opens the first. */
export function addHints(sheet: Sheet, plans: readonly [Plan, ...Plan[]]): Sheet {
  const last = Math.max(...sheet.drafts.map((draft) => draft.id))
  const hints = plans.map((plan, index): Draft => ({ ...freshDraft(last + 1 + index, plan), hint: true }))
  const own = sheet.drafts.filter(({ hint, fallback }) => !hint || fallback)
  const [first = sheet.drafts[0], ...rest] = [...own, ...hints]
  return { ...sheet, drafts: [first, ...rest], current: last + 1 }
}

/** The place of a draft among the hints, or among the others. */
export function numberOf({ drafts }: Sheet, { id, hint }: Draft): number {
  return drafts.filter((each) => each.hint === hint).findIndex((each) => each.id === id) + 1
}

export function openDraft(sheet: Sheet, id: number): Sheet {
  return sheet.drafts.some((draft) => draft.id === id) ? { ...sheet, current: id } : sheet
}

/** The last draft of a sheet cannot be deleted. */
export function dropDraft(sheet: Sheet, id: number): Sheet {
  const [first, ...rest] = sheet.drafts.filter((draft) => draft.id !== id)
  if (!first) return sheet
  return { ...sheet, drafts: [first, ...rest], current: sheet.current === id ? first.id : sheet.current }
}

/** Marks a draft as a fallback, or unmarks it. */
export function markFallback(sheet: Sheet, id: number): Sheet {
  return withDrafts(sheet, (draft) => (draft.id === id ? { ...draft, fallback: !draft.fallback } : draft))
}

function withCurrent(sheet: Sheet, change: (draft: Draft) => Draft): Sheet {
  const { id } = currentDraft(sheet)
  return withDrafts(sheet, (draft) => (draft.id === id ? change(draft) : draft))
}

function withDrafts(sheet: Sheet, change: (draft: Draft) => Draft): Sheet {
  const [first, ...rest] = sheet.drafts
  return { ...sheet, drafts: [change(first), ...rest.map(change)] }
}
