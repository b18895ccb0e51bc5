import type { Game } from '../contract/game.ts'
import type { Refusal } from '../contract/rule.ts'
import type { Seat } from '../contract/seat.ts'
import { type GivenPremove, type Premove, premoveCondition, type Reliance } from './premoves.ts'
import { readMove } from './read.ts'

export type ReadOrder<Move> =
  | { readonly ok: true; readonly order: Premove<Move> }
  | { readonly ok: false; readonly refusal: Refusal | undefined }

/** Parses a submitted premove and takes its readings. */
export function readGivenPremove<State extends object, Move extends object>(
  game: Game<State, Move, object, object>,
  view: State,
  seat: Seat,
  { moment, moves: given, relies }: GivenPremove,
): ReadOrder<Move> {
  const rules = game.premoves
  const upcoming = rules?.ahead(view, seat).find((each) => each.moment === moment)
  if (!rules || !upcoming) return { ok: false, refusal: undefined }
  const moves: Move[] = []
  for (const move of given) {
    const read = readMove(game, seat, move)
    if (!read.ok) return read
    moves.push(read.value)
  }
  const names = relies ?? upcoming.conditions.filter(({ usual }) => usual).map(({ name }) => name)
  const readings: Reliance[] = []
  for (const on of names) {
    const condition = upcoming.conditions.some(({ name }) => name === on) ? premoveCondition(rules, on) : undefined
    if (!condition) return { ok: false, refusal: undefined }
    readings.push({ on, was: condition.read(upcoming.view, seat, moves, moves) })
  }
  const kind = upcoming.inTurn ? ({ inTurn: true } as const) : upcoming.steps ? ({ steps: true } as const) : {}
  return { ok: true, order: { moment, moves, relies: readings, ...kind } }
}
