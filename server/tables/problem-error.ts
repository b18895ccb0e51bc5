import type { Problem, ProblemCode } from '@carriage/protocol'

/** A request that fails with a problem. The code that talks to the client passes it on. */
export class ProblemError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail ?? problem.code)
    this.name = 'Declined'
    this.problem = problem
  }
}

export function problemError(code: ProblemCode, detail: string): ProblemError {
  return new ProblemError({ code, detail })
}
