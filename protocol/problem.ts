import * as z from 'zod'

/**
 * Why a request failed. Codes are stable: programs act on them, catalogues translate them. A refused move has the code
 * `refused`, the rule and its facts.
 */
export const problemCodes = [
  /** The input does not match its schema. */
  'malformed',
  /** The client is not signed in, or the session has ended. */
  'unauthenticated',
  /** Signed in, but not allowed to do this. */
  'forbidden',
  /** The account is suspended; the facts have the end. Running games can be finished. */
  'suspended',
  /** In rated games everybody plays with one account; the facts name the guideline. */
  'samePerson',
  'notFound',
  /** The rules of the game or of the table refuse the move; the rule and its facts give the reason. */
  'refused',
  /** The match has advanced beyond the sequence number on which the command was based. */
  'stale',
  /** The table is not in a state that allows this: already full, started or finished. */
  'conflict',
  'tooLarge',
  'tooMany',
  /** The rules exceeded their time limit for this move; it is logged. */
  'rulesTimeout',
  /** The match is stopped because of a fault until the operator releases it; retrying does not help. */
  'quarantined',
  /** The server is temporarily unable to answer; the same command may be sent again. */
  'unavailable',
  'internal',
] as const

export type ProblemCode = (typeof problemCodes)[number]

export const problem = z
  .object({
    code: z.enum(problemCodes),
    /** For a refused move: the rule that forbids it, such as KW-5.3. */
    rule: z.string().optional(),
    /** The values that the rule or check depends on. */
    facts: z.record(z.string(), z.unknown()).optional(),
    /** For programmers, in English; people read the catalogue's message for the code. */
    detail: z.string().optional(),
  })
  .meta({ id: 'Problem', description: 'Why a request failed.' })

export type Problem = z.infer<typeof problem>

/** The HTTP status of each code. */
export const statusOf: Readonly<Record<ProblemCode, number>> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  suspended: 403,
  samePerson: 403,
  notFound: 404,
  refused: 422,
  stale: 409,
  conflict: 409,
  tooLarge: 413,
  tooMany: 429,
  rulesTimeout: 422,
  quarantined: 423,
  unavailable: 503,
  internal: 500,
}
