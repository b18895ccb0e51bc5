import * as z from 'zod/mini'
import type { AnyGame, Game, Schema } from '../contract/game.ts'
import { newStandardsOf } from '../contract/option-choices.ts'
import { type Refusal, refuse, type Verdict } from '../contract/rule.ts'
import type { Seat } from '../contract/seat.ts'
import { canonical } from '../record/canonical.ts'
import { isSecret } from '../secrets/secret.ts'
import { judgeMove } from './judge.ts'
import { firstProblem } from './schema-problem.ts'

export type ReadResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

/** Reads a move that came from outside: its form, and that it seals nothing in another seat's name. */
export function readMove<Move extends object>(
  game: Game<object, Move, object, object>,
  seat: Seat,
  input: unknown,
): ReadResult<Move> {
  const read = readWith(game.move, input)
  if (!read.ok || sealsOnlyFor(seat, read.value)) return read
  return { ok: false, refusal: refuse('CH-2', { seat }) }
}

/** Reads the options of a new table; what is left out takes its default. */
export function readOptions<Options extends object>(
  game: Game<object, object, Options, object>,
  input: unknown,
): ReadResult<Options> {
  const isObject = typeof input === 'object' && input !== null
  return readWith(game.options, isObject ? { ...newStandardsOf(game.options), ...input } : input)
}

/** Reads the options of a match that was begun; what it left out means what it meant then. */
export function readStoredOptions<Options extends object>(
  game: Game<object, object, Options, object>,
  input: unknown,
): ReadResult<Options> {
  return readWith(game.options, input)
}

/** All complaints about options, each with its place and in the words of the game's schema, for a reader who mends them. */
export function faultsInOptions({ options }: AnyGame, input: unknown): { at: string; problem: string }[] {
  const parsed = z.safeParse(options, input)
  if (parsed.success) return []
  return parsed.error.issues.map(({ path, message }) => ({ at: path.join('.'), problem: message }))
}

/** Explains what the rules say to any input, well-formed or not. It asks the code that will decide. */
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
