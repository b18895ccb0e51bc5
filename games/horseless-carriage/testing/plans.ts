import { standard, supplyFor } from '../components/index.ts'
import {
  type AccessLevels,
  type BuildOptions,
  checkPlan,
  type Factory,
  type LaidFloor,
  type Piece,
  type Plan,
  type PlanProblem,
  type PlanVerdict,
  placesForExpansion,
  reviewPlan,
  type Supply,
} from '../factory/index.ts'
import { standardOptions } from '../options.ts'

export * from '../positions/pieces.ts'

/** Access levels: all squares of every track but those named. */
export function access(levels: Partial<AccessLevels> = {}): AccessLevels {
  return { speed: 6, range: 6, design: 6, reliability: 6, safety: 6, ...levels }
}

/** The supply of five players, but for what is named. */
export function supply(left: Partial<Supply> = {}): Supply {
  return { ...supplyFor(standard, 5), ...left }
}

/** What a plan is checked with. Defaults pass all checks. */
export interface Circumstances {
  readonly options?: Partial<BuildOptions>
  readonly supply?: Partial<Supply>
  readonly access?: Partial<AccessLevels>
  /** If nothing is said, one is laid somewhere legal. */
  readonly expansion?: LaidFloor | null
  readonly building?: boolean
}

export function checked(factory: Factory, pieces: readonly Piece[], how: Circumstances = {}): PlanVerdict {
  const { plan, options, building } = arranged(factory, pieces, how)
  return checkPlan(factory, supply(how.supply), access(how.access), plan, options, building)
}

export function reviewed(factory: Factory, pieces: readonly Piece[], how: Circumstances = {}): readonly PlanProblem[] {
  const { plan, options, building } = arranged(factory, pieces, how)
  return reviewPlan(factory, supply(how.supply), access(how.access), plan, options, building)
}

/** The check that a plan fails, with its entries; or `legal`. */
export function failing(factory: Factory, pieces: readonly Piece[], how: Circumstances = {}) {
  const verdict = checked(factory, pieces, how)
  if (verdict.ok) return 'legal'
  const { check, entries } = verdict
  return { check, ...entries }
}

/** Entries in the form that tests compare. */
export function fails(check: string, entries: { built?: number[]; planned?: number[]; expansion?: boolean } = {}) {
  return { check, built: [], planned: [], expansion: false, ...entries }
}

/** A factory torn down to its floor, and its pieces to plan them again. */
export function replanned({ floor, pieces }: Factory): { readonly bare: Factory; readonly pieces: readonly Piece[] } {
  return { bare: { floor, pieces: [] }, pieces }
}

function arranged(factory: Factory, pieces: readonly Piece[], how: Circumstances) {
  const options = { ...standardOptions, ...how.options }
  const laid = how.expansion === undefined ? (placesForExpansion(factory, options)[0] ?? null) : how.expansion
  const plan: Plan = { pieces, expansion: laid }
  return { plan, options, building: how.building ?? true }
}
