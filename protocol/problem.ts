import * as z from 'zod'

/**
 * Why something was not done. Codes are stable: programs act on them, catalogues turn them into words.
 * A move that the rules refuse carries the rule and its facts beside the code `refused`.
 */
export const problemCodes = [
  /** The input does not have the form that its schema asks for. */
  'malformed',
  /** The client is not signed in, or the session has ended. */
  'unauthenticated',
  /** Signed in, but not allowed to do this. */
  'forbidden',
  /** The account is suspended; the facts say until when. What runs can be finished. */
  'suspended',
  /** In rated games everybody plays with one account; the facts name the point of the conduct. */
  'samePerson',
  'notFound',
  /** The rules of the game, or of the house, refuse the move; the rule and its facts say why. */
  'refused',
  /** The match went on since the sequence number that the command was based on. */
  'stale',
  /** The table is not in a state in which this can be done: already full, already started, already over. */
  'conflict',
  'tooLarge',
  'tooMany',
  /** The rules exceeded their time limit for this move; it is logged. */
  'rulesTimeout',
  /** The match is stopped because of a fault in it until the operator releases it; asking again does not help. */
  'quarantined',
  /** The server cannot answer just now; the same command may be sent again. */
  'unavailable',
  'internal',
] as const

export type ProblemCode = (typeof problemCodes)[number]

export const problem = z
  .object({
    code: z.enum(problemCodes),
    /** For a refused move: the rule that forbids it, such as KW-5.3. */
    rule: z.string().optional(),
    /** What the rule or the check looked at. */
    facts: z.record(z.string(), z.unknown()).optional(),
    /** For programmers, in English; people read the catalogue's words for the code. */
    detail: z.string().optional(),
  })
  .meta({ id: 'Problem', description: 'Why something was not done.' })

export type Problem = z.infer<typeof problem>

/** The status that HTTP gives each code. */
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
