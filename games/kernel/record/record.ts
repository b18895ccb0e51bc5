import * as z from 'zod/mini'
import { publicPart } from '../chance/source.ts'
import type { Result } from '../contract/game.ts'
import { type AnyMatch, resultOf } from '../play/match.ts'
import { firstProblem } from '../play/schema-problem.ts'
import { canonical } from './canonical.ts'
import type { Entry, Header, Opening } from './log.ts'

/** An exported match: readable, complete, and sufficient to replay it and verify every draw. */
export interface MatchRecord extends Header<object> {
  readonly format: typeof recordFormat
  readonly players: readonly string[]
  readonly opening: Opening
  readonly log: readonly Entry<object>[]
  /** Absent while the match is running. */
  readonly result?: Result
}

export const recordFormat = 'carriage-house/record/1'

/**
 * The record of a match. The secret of its draws is included only once the match is over. While it runs the record
 * contains what seats sealed in their moves, so only the server may have it.
 */
export function recordOf(match: AnyMatch): MatchRecord {
  const { header, players, opening, log } = match
  const result = resultOf(match)
  const record = { format: recordFormat, ...header, players, opening, log } as const
  return result ? { ...record, result } : { ...record, source: publicPart(header.source) }
}

const fieldOrder = ['format', 'match', 'game', 'rules', 'seats', 'players', 'options', 'source', 'opening'] as const
const entryOrder = ['n', 'seat', 'move', 'undo', 'consent', 'draws', 'hash']

/** Serialises a record, one log entry per line. Equal records give equal bytes. */
export function writeRecord(record: MatchRecord): string {
  const fields = fieldOrder.map((field) => `"${field}":${canonical(record[field])}`)
  fields.push(`"log":[${record.log.map((entry) => `\n${writeEntry(entry)}`).join(',')}\n]`)
  if (record.result) fields.push(`"result":${canonical(record.result)}`)
  return `{${fields.join(',\n')}}\n`
}

/** In reading order: when, who, what, and then the proof. */
function writeEntry(entry: Entry<object>): string {
  const parts = new Map<string, unknown>(Object.entries(entry))
  const fields = entryOrder.filter((field) => parts.has(field))
  return `{${fields.map((field) => `"${field}":${canonical(parts.get(field))}`).join(',')}}`
}

/** A text that is not a record; the message gives the location. */
export class UnreadableRecord extends Error {
  constructor(problem: string) {
    super(problem)
    this.name = 'UnreadableRecord'
  }
}

/** Parses a record. `verify` decides whether its claims are true. */
export function readRecord(text: string): MatchRecord {
  const parsed = recordSchema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const { at, problem } = firstProblem(parsed.error)
  throw new UnreadableRecord(`${at}: ${problem}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UnreadableRecord(error instanceof Error ? error.message : 'not JSON')
  }
}

/** One line: no line breaks, direction marks or invalid characters. */
const oneLine = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u))
const count = z.int().check(z.nonnegative())
const seat = z.literal([0, 1, 2, 3, 4, 5, 6, 7])
const seats = z.readonly(z.array(seat).check(z.maxLength(8)))
const hex = z.string().check(z.regex(/^([0-9a-f]{2})*$/), z.maxLength(128))
const plainObject = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((value): object => value),
)
const draws = z.readonly(z.array(z.union([count, z.strictObject({ $secret: seats, value: count })])))

const recordSchema: z.ZodMiniType<MatchRecord> = z.strictObject({
  format: z.literal(recordFormat),
  match: oneLine(100),
  game: oneLine(100),
  rules: count,
  seats: count,
  options: plainObject,
  source: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('keyed'),
      commitment: hex,
      nonces: z.readonly(z.array(oneLine(200))),
      repeats: z.exactOptional(z.literal(true)),
      secret: z.exactOptional(hex),
    }),
    z.strictObject({ kind: z.literal('fast'), seed: z.int() }),
  ]),
  players: z.readonly(z.array(oneLine(200))),
  opening: z.strictObject({ draws, hash: hex }),
  log: z.readonly(
    z.array(
      z.union([
        z.strictObject({ n: count, seat, move: plainObject, draws, hash: hex }),
        z.strictObject({ n: count, seat, undo: count, consent: seats, hash: hex }),
      ]),
    ),
  ),
  result: z.exactOptional(
    z.strictObject({ ranking: z.readonly(z.array(seats)), scores: z.readonly(z.array(z.int())) }),
  ),
})
