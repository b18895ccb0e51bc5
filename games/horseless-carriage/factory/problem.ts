import { type Facts, type Refusal, refuse } from '@carriage/kernel'

type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/**
 * The 24 checks that a plan must pass, in order. `set-up` stands for the demand of HC-2.9: one research and one planning
 * department.
 */
export type CheckId = `V-0${Digit}` | 'V-10' | `V-1${Digit}` | 'V-20' | `V-2${1 | 2 | 3 | 4}` | 'set-up'

/** What fails a check: pieces of the factory and of the plan by their index, and perhaps the expansion. */
export interface Entries {
  readonly built: readonly number[]
  readonly planned: readonly number[]
  readonly expansion: boolean
}

/** One thing that is wrong with a plan. */
export interface PlanProblem {
  readonly check: CheckId
  readonly rule: string
  readonly entries: Entries
  readonly facts: Facts
}

/** The first check that fails, with all entries that fail it. Rule and facts are those of the first thing wrong. */
export type PlanVerdict = Passed | Failed
export interface Passed {
  readonly ok: true
}
export interface Failed extends PlanProblem {
  readonly ok: false
}

export const passed: Passed = Object.freeze({ ok: true })

/** The verdict on all problems that one check has found. */
export function verdictOn(problems: readonly PlanProblem[]): PlanVerdict {
  const [first] = problems
  if (!first) return passed
  const { check, rule, facts } = first
  const entries = {
    built: merge(problems.map(({ entries }) => entries.built)),
    planned: merge(problems.map(({ entries }) => entries.planned)),
    expansion: problems.some(({ entries }) => entries.expansion),
  }
  return { ok: false, check, rule, entries, facts }
}

/** The message of a problem for a player. */
export function refusalOf({ check, rule, entries, facts }: PlanProblem): Refusal {
  const { built, planned, expansion } = entries
  return refuse(rule, { check, ...facts, built, planned, expansion })
}

/** In the order of placing, each once. */
function merge(lists: readonly (readonly number[])[]): number[] {
  return [...new Set(lists.flat())].sort((a, b) => a - b)
}
