import { type Problem, type ProblemCode, statusOf } from '@carriage/protocol'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { RulesTimeout, Starved } from '../../play/matches/budget.ts'
import { ProblemError } from '../../tables/problem-error.ts'
import { isStoreAway, readSqlState } from '../storage/away.ts'

/** Answers with what went wrong. A fault of ours is logged with the request's id and told without its insides. */
export function answerProblem(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error, request)
  if (problem.code === 'internal') request.log.error({ err: error, request: request.id }, 'request failed')
  if (problem.code === 'unavailable') {
    request.log.warn({ err: error, request: request.id }, 'request not answered: store unavailable')
    reply.header('retry-after', '1')
  }
  return reply.code(statusOf[problem.code]).send(problem)
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ code: 'notFound', detail: 'There is nothing at this address.' } satisfies Problem)
}

function problemOf(error: FastifyError | Error, { id, routeOptions: { bodyLimit } }: FastifyRequest): Problem {
  if (error instanceof ProblemError) return error.problem
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation
    const at = `${error.validationContext ?? 'body'}${first?.instancePath ?? ''}`
    return { code: 'malformed', detail: `${at}: ${first?.message ?? 'not of the form asked for'}`, facts: { at } }
  }
  if (error instanceof Starved || isStoreAway(error))
    return { code: 'unavailable', detail: 'No process can answer just now; try again.' }
  if (error instanceof RulesTimeout)
    return { code: 'rulesTimeout', detail: 'The rules took longer over this than they may; it was cut off.' }
  if ('code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return { code: 'tooLarge', detail: `At most ${bodyLimit} bytes are taken here.`, facts: { bytes: bodyLimit } }
  const code = codeOfStatus('statusCode' in error ? error.statusCode : undefined) ?? codeOfStore(error)
  if (code) return { code, detail: error.message }
  return { code: 'internal', detail: `Something went wrong here. The log has it as request ${id}.` }
}

/** What the web framework itself refuses: a body too large, text that is no JSON, too many requests. */
function codeOfStatus(status: number | undefined): ProblemCode | undefined {
  if (status === undefined || status < 400) return undefined
  if (status === 503) return 'unavailable'
  if (status >= 500) return undefined
  const known: Partial<Record<number, ProblemCode>> = { 401: 'unauthenticated', 403: 'forbidden', 404: 'notFound' }
  if (status === 413 || status === 414 || status === 431) return 'tooLarge'
  return status === 429 ? 'tooMany' : (known[status] ?? 'malformed')
}

/** PostgreSQL's class 22 is about values: a moment that no calendar has, a character that no text can hold. */
function codeOfStore(error: Error): ProblemCode | undefined {
  return readSqlState(error)?.startsWith('22') ? 'malformed' : undefined
}
