import { type Problem, type ProblemCode, statusOf } from '@carriage/protocol'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { RulesTimeout, Starved } from '../../play/matches/budget.ts'
import { ProblemError } from '../../tables/problem-error.ts'
import { isStoreAway, readSqlState } from '../storage/away.ts'

/** Answers with the problem. An internal error is logged with the request's id and answered without details. */
export function answerProblem(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error, request)
  if (problem.code === 'internal') request.log.error({ err: error, request: request.id }, 'request failed')
  if (problem.code === 'unavailable') {
    request.log.warn({ err: error, request: request.id }, 'request failed: database unavailable')
    reply.header('retry-after', '1')
  }
  return reply.code(statusOf[problem.code]).send(problem)
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ code: 'notFound', detail: 'Nothing found at this address.' } satisfies Problem)
}

function problemOf(error: FastifyError | Error, { id, routeOptions: { bodyLimit } }: FastifyRequest): Problem {
  if (error instanceof ProblemError) return error.problem
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation
    const at = `${error.validationContext ?? 'body'}${first?.instancePath ?? ''}`
    return { code: 'malformed', detail: `${at}: ${first?.message ?? 'does not match the schema'}`, facts: { at } }
  }
  if (error instanceof Starved || isStoreAway(error))
    return { code: 'unavailable', detail: 'No process can answer at the moment; try again.' }
  if (error instanceof RulesTimeout)
    return { code: 'rulesTimeout', detail: 'The rules exceeded their time limit and were cut off.' }
  if ('code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return { code: 'tooLarge', detail: `At most ${bodyLimit} bytes are accepted here.`, facts: { bytes: bodyLimit } }
  const code = codeOfStatus('statusCode' in error ? error.statusCode : undefined) ?? codeOfStore(error)
  if (code) return { code, detail: error.message }
  return { code: 'internal', detail: `Internal error. The log has it as request ${id}.` }
}

/** Refusals of the web framework itself: a body too large, invalid JSON, too many requests. */
function codeOfStatus(status: number | undefined): ProblemCode | undefined {
  if (status === undefined || status < 400) return undefined
  if (status === 503) return 'unavailable'
  if (status >= 500) return undefined
  const known: Partial<Record<number, ProblemCode>> = { 401: 'unauthenticated', 403: 'forbidden', 404: 'notFound' }
  if (status === 413 || status === 414 || status === 431) return 'tooLarge'
  return status === 429 ? 'tooMany' : (known[status] ?? 'malformed')
}

/** PostgreSQL's class 22 is about values: an invalid date, a character that no text can hold. */
function codeOfStore(error: Error): ProblemCode | undefined {
  return readSqlState(error)?.startsWith('22') ? 'malformed' : undefined
}
