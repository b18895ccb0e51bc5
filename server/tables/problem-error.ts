import type { Problem, ProblemCode } from '@carriage/protocol'

/** What was asked cannot be done, and the problem says why. The code that talks to the client passes it on. */
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
