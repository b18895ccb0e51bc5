import { checkPlan, type Move, type Plan, type Shortage, type State } from '@carriage/horseless-carriage'
import { canonical, isOpen, isSecret, open, type Seat, secret } from '@carriage/kernel'
import type { Draft, Sheet } from './sheet.ts'
import { siteOf } from './site.ts'

/** HC-5.70 What ran short when my plan was to be committed; empty unless it was reopened. */
export function shortagesOf({ stage }: State, seat: Seat): readonly Shortage[] {
  const stored = stage.name === 'factory' ? stage.plans[seat] : undefined
  if (stored?.state !== 'draft' || stored.short === null) return []
  if (!isSecret(stored.short)) return stored.short
  return isOpen(stored.short) ? open(stored.short) : []
}

/** The plan that waits to be committed, or that was withdrawn or reopened. */
export function storedPlan({ stage }: State, seat: Seat): Plan | undefined {
  const stored = stage.name === 'factory' ? stage.plans[seat] : undefined
  const saved = stored?.state === 'submitted' ? stored.plan : stored?.state === 'draft' ? stored.kept : null
  if (!saved) return undefined
  if (!isSecret(saved)) return saved
  return isOpen(saved) ? open(saved) : undefined
}

/** After a shortage: the first of my fallback drafts that can be built with the rest. */
export function findFallback(view: State, seat: Seat, { drafts }: Sheet): Draft | undefined {
  if (shortagesOf(view, seat).length === 0) return undefined
  const { factory, supply, access, options } = siteOf(view, seat)
  return drafts.find(({ plan, fallback }) => fallback && checkPlan(factory, supply, access, plan, options).ok)
}

/** The fallbacks for my submitted plan, in the order in which they are tried; empty unless one is submitted. */
export function fallbackMoves(view: State, seat: Seat, { drafts }: Sheet): readonly Move[] | undefined {
  const submitted = view.stage.name === 'factory' && view.stage.plans[seat]?.state === 'submitted'
  const plan = submitted ? storedPlan(view, seat) : undefined
  if (!plan) return undefined
  return drafts
    .filter((draft) => draft.fallback && canonical(draft.plan) !== canonical(plan))
    .map((draft) => ({ kind: 'submitPlan', plan: secret(draft.plan, [seat]) }))
}
