import { allChecks, type Check, checks } from './checks/index.ts'
import type { BuildOptions } from './options.ts'
import type { AccessLevels, Factory, Piece, Plan, Supply } from './piece.ts'
import { type PlanProblem, type PlanVerdict, passed, verdictOn } from './problem.ts'
import { type Site, surveyFactory } from './site.ts'
import { plannedEntries, planProblem, type Trial, tryOut } from './trial.ts'

/**
 * Judges a whole build plan: the first of the checks V-01 to V-24 that it fails, with all entries that fail it.
 * `building` says whether phase 3 is running and this player's plan is not committed yet.
 */
export function checkPlan(
  factory: Factory,
  supply: Supply,
  access: AccessLevels,
  plan: Plan,
  options: BuildOptions,
  building = true,
): PlanVerdict {
  return building ? checkPlanOn(surveyFactory(factory, options), supply, access, plan) : verdictOn([notNow])
}

/** The same without V-01, on a site that the caller surveys once to check many plans for one factory. */
export function checkPlanOn(site: Site, supply: Supply, access: AccessLevels, plan: Plan): PlanVerdict {
  return tryOut(site, supply, access, plan, (trial) => firstFailed(trial, allChecks))
}

/** Everything that is wrong with a plan, in the order of the checks: one problem for each thing to show a player. */
export function reviewPlan(
  factory: Factory,
  supply: Supply,
  access: AccessLevels,
  plan: Plan,
  options: BuildOptions,
  building = true,
): readonly PlanProblem[] {
  return tryOut(surveyFactory(factory, options), supply, access, plan, (trial) => {
    const problems = building ? [] : [notNow]
    for (const check of allChecks) check(trial, problems)
    return problems
  })
}

/** HC-2.9 judges the two departments that a player places at set-up. */
export function checkSetUp(factory: Factory, pieces: readonly Piece[], options: BuildOptions): PlanVerdict {
  const types = pieces.map((piece) => (piece.kind === 'department' ? piece.type : piece.kind))
  if (types.toSorted().join() !== 'planning,research')
    return verdictOn([planProblem('set-up', 'HC-2.9', plannedEntries(...pieces.keys()))])
  const plan = { pieces, expansion: null }
  return tryOut(surveyFactory(factory, options), unasked, unasked, plan, (trial) => firstFailed(trial, setUpChecks))
}

/** Set-up needs neither supply nor access. */
const unasked = {} as Supply & AccessLevels // the checks of set-up read neither

const setUpChecks: readonly Check[] = [checks['V-02'], checks['V-07'], checks['V-08'], checks['V-17']]

const notNow: PlanProblem = planProblem('V-01', 'HC-5.64', plannedEntries())

function firstFailed(trial: Trial, inOrder: readonly Check[]): PlanVerdict {
  const problems: PlanProblem[] = []
  for (const check of inOrder) {
    check(trial, problems)
    if (problems.length > 0) return verdictOn(problems)
  }
  return passed
}
