import * as z from 'zod/mini'
import type { AnyGame, Game, Schema } from '../contract/game.ts'
import { defaultsToStore } from '../contract/option-choices.ts'
import { type Refusal, refuse, type Verdict } from '../contract/rule.ts'
import type { Seat } from '../contract/seat.ts'
import { canonical } from '../record/canonical.ts'
import { isSecret } from '../secrets/secret.ts'
import { judgeMove } from './judge.ts'
import { firstProblem } from './schema-problem.ts'

export type ReadResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

/** Parses an untrusted move: its form, and that it seals nothing for another seat. */
export function readMove<Move extends object>(
  game: Game<object, Move, object, object>,
  seat: Seat,
  input: unknown,
): ReadResult<Move> {
  const read = readWith(game.move, input)
  if (!read.ok || sealsOnlyFor(seat, read.value)) return read
  return { ok: false, refusal: refuse('CH-2', { seat }) }
}

/** Parses the options of a new table; omitted ones get their defaults. */
export function readOptions<Options extends object>(
  game: Game<object, object, Options, object>,
  input: unknown,
): ReadResult<Options> {
  const isObject = typeof input === 'object' && input !== null
  return readWith(game.options, isObject ? { ...defaultsToStore(game.options), ...input } : input)
}

/** Parses the options of an existing match; omitted ones keep their former meaning. */
export function readStoredOptions<Options extends object>(
  game: Game<object, object, Options, object>,
  input: unknown,
): ReadResult<Options> {
  return readWith(game.options, input)
}

/** All problems of the options, with paths and the messages of the game's schema. */
export function faultsInOptions({ options }: AnyGame, input: unknown): { at: string; problem: string }[] {
  const parsed = z.safeParse(options, input)
  if (parsed.success) return []
  return parsed.error.issues.map(({ path, message }) => ({ at: path.join('.'), problem: message }))
}

/** Explains the verdict on any input, well-formed or not, using the rules themselves. */
export function explain(game: AnyGame, state: object, seat: Seat, input: unknown): Verdict {
  const read = readMove(game, seat, input)
  return read.ok ? judgeMove(game, state, seat, read.value) : read.refusal
}

function readWith<T>(schema: Schema<T>, input: unknown): ReadResult<T> {
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, refusal: refuse('CH-1', firstProblem(parsed.error)) }
}

function sealsOnlyFor(seat: Seat, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return true
  if (isSecret(part) && canonical(part.$secret) !== `[${seat}]`) return false
  return Object.values(part).every((inner) => sealsOnlyFor(seat, inner))
}
