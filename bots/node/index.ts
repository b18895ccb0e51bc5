import { existsSync, globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Adviser } from '../advice/adviser.ts'
import type { Bot } from '../bot.ts'
import type { BotPackage } from '../bot-package.ts'
import type { Level } from '../levels.ts'
import type { StandIn } from '../stand-in.ts'
import type { Trainable } from '../trainable.ts'

const games = new URL('../games/', import.meta.url)

/** The bots of every folder of bots/games, by the game's id. A browser finds them by its own manifests. */
const found: ReadonlyMap<string, BotPackage> = new Map(
  await Promise.all(globSync('*/index.ts', { cwd: fileURLToPath(games) }).map(load)),
)

async function load(file: string): Promise<[id: string, bot: BotPackage]> {
  // The tests of each game hold that its index.ts exports its bot.
  const { bot } = (await import(new URL(file, games).href)) as { readonly bot: BotPackage }
  return [basename(dirname(file)), bot]
}

/** The games that have bots. */
export const botGames: readonly string[] = [...found.keys()].sort()

/** The bot of a level for a game, by the game's id; undefined for a game without a bot. */
export function botFor(game: string, level: Level): Bot | undefined {
  return found.get(game)?.at(level)
}

/** How a seat of the game is played for a player who may come back, where that differs from a bot's own play. */
export function standInFor(game: string): StandIn | undefined {
  return found.get(game)?.standIn
}

/** The adviser of a game, by the game's id; undefined for a game without a bot. */
export function adviserFor(game: string): Adviser | undefined {
  return found.get(game)?.adviser()
}

/** What the reasons of a game's advice can be about. */
export function concernsOf(game: string): readonly string[] {
  return found.get(game)?.concerns ?? []
}

/** How the bots of a game are trained, for games whose bots judge by weights. */
export async function trainableFor(game: string): Promise<Trainable | undefined> {
  const file = new URL(`${game}/trainable.ts`, games)
  if (!existsSync(file)) return undefined
  return ((await import(file.href)) as { readonly trainable: Trainable }).trainable
}

export function weightsFileOf(game: string): string {
  return fileURLToPath(new URL(`${game}/weights.json`, games))
}
