import type { Rule } from '@carriage/kernel'

/** A test result. */
export interface TestResult {
  readonly name: string
  readonly passed: boolean
}

export interface Trace {
  /** Rules of the rulebook that no passing test cites. */
  readonly untested: readonly Rule[]
  /** Ids in titles of passing tests that are in no rulebook: a typo, or a rule that was renumbered. */
  readonly unknown: readonly Citation[]
  readonly tested: number
  readonly rules: number
}

export interface Citation {
  readonly id: string
  readonly test: string
}

/** The beginning of a rule id. After a hyphen it is part of another id: KW-EX-3 is an example, not a rule. */
export const citation = '(?<![\\w-])[A-Z]{2}-\\d'
export const ruleId = new RegExp(`${citation}\\w*(?:\\.\\w+)*`, 'g')

/** The proved rules: those named in the title of a passing test. Rules of other games may be cited too. */
export function trace(
  rulebook: readonly Rule[],
  results: readonly TestResult[],
  alsoKnown: readonly Rule[] = [],
): Trace {
  const citations = results
    .filter(({ passed }) => passed)
    .flatMap(({ name }) => (name.match(ruleId) ?? []).map((id): Citation => ({ id, test: name })))
  const cited = new Set(citations.map(({ id }) => id))
  const known = new Set([...rulebook, ...alsoKnown].map(({ id }) => id))
  const untested = rulebook.filter(({ id }) => !cited.has(id))
  return {
    untested,
    unknown: citations.filter(({ id }) => !known.has(id)),
    tested: rulebook.length - untested.length,
    rules: rulebook.length,
  }
}
