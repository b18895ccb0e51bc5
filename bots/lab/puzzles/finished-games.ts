import { readFileSync } from 'node:fs'
import {
  type AnyGame,
  awaitedSeats,
  createLibrary,
  type Draw,
  fastChance,
  isSecret,
  LiveEffects,
  open,
  readRecord,
  redact,
  replay,
} from '@carriage/kernel'
import type { Bot } from '../../bot.ts'
import type { SeatMove } from './exact.ts'

/** A finished game without its players: what was drawn and what was played. */
export interface FinishedGame {
  readonly name: string
  readonly seats: number
  readonly options: object
  readonly draws: readonly number[]
  readonly moves: readonly SeatMove[]
  /** How many of the draws had been made before each of the moves. */
  readonly drawn: readonly number[]
}

/** A game of bots with a stored seed. */
export function gameOfBots(
  game: AnyGame,
  { seats, options }: { readonly seats: number; readonly options: object },
  seed: number,
  bot: Bot,
  iterations?: number,
): FinishedGame {
  const fx = new LiveEffects<object>(fastChance(seed))
  const who = fastChance(seed + 2 ** 36)
  const state = game.setup({ seats, options }, fx)
  const moves: SeatMove[] = []
  const drawn: number[] = []
  for (;;) {
    const awaited = awaitedSeats(game.turn(state))
    const seat = awaited[awaited.length > 1 ? who.below(awaited.length) : 0]
    if (seat === undefined) break
    const move = bot.choose(redact(state, seat), seat, {
      seed: seed * 8192 + moves.length,
      ...(iterations && { iterations }),
    })
    drawn.push(fx.draws.length)
    game.play(state, seat, move, fx)
    moves.push({ seat, move })
  }
  return { name: String(seed), seats, options, draws: fx.draws.map(openDraw), moves, drawn }
}

/** A finished game from a record file; undone moves are omitted. */
export function gameInRecord(game: AnyGame, file: string): FinishedGame | undefined {
  const record = readRecord(readFileSync(file, 'utf8'))
  if (record.game !== game.id || record.rules !== game.rules || !record.result) return undefined
  const { line } = replay(record, createLibrary([game]))
  const draws = record.opening.draws.map(openDraw)
  const drawn: number[] = []
  for (const { entry } of line) {
    drawn.push(draws.length)
    draws.push(...entry.draws.map(openDraw))
  }
  const { match, seats, options } = record
  return { name: match, seats, options, draws, moves: line.map(({ entry: { seat, move } }) => ({ seat, move })), drawn }
}

function openDraw(draw: Draw): number {
  return isSecret(draw) ? open(draw) : draw
}
