import { existsSync, globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Adviser } from '../advice/adviser.ts'
import type { BalanceSheet } from '../balance-sheet.ts'
import type { Bot } from '../bot.ts'
import type { BotPackage } from '../bot-package.ts'
import type { Marking } from '../exam-question.ts'
import type { HintCheck } from '../hint-check.ts'
import type { Level } from '../levels.ts'
import type { StandIn } from '../stand-in.ts'
import type { Trainable } from '../trainable.ts'
import type { Yardstick } from '../yardstick.ts'

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

/** The numbers that the judgement of a game's bots rests on. */
export function factorsOf(game: string): Readonly<Record<string, number>> {
  return found.get(game)?.factors ?? {}
}

/** The bot of a level with some of these numbers changed. */
export function botWithChanges(game: string, level: Level, changes: Readonly<Record<string, number>>): Bot | undefined {
  const usual = factorsOf(game)
  for (const [name, value] of Object.entries(changes))
    if (usual[name] === undefined || Number.isNaN(value)) throw new RangeError(`${game} has no factor ${name}.`)
  return found.get(game)?.with?.(level, { ...usual, ...changes })
}

/** How a seat of the game is played for a player who may come back, where that differs from a bot's own play. */
export function standInFor(game: string): StandIn | undefined {
  return found.get(game)?.standIn
}

/** What a careful player of the game would premove; undefined for a game without premoves. */
export function ordersFor(game: string): BotPackage['orders'] {
  return found.get(game)?.orders
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
  return (await partOf<{ readonly trainable: Trainable }>(game, 'trainable.ts'))?.trainable
}

/** What the quality of play is measured by. */
export async function yardstickFor(game: string): Promise<Yardstick | undefined> {
  return (await partOf<{ readonly yardstick: Yardstick }>(game, 'quality.ts'))?.yardstick
}

/** What the balance of the game is measured by. */
export async function balanceSheetFor(game: string): Promise<BalanceSheet | undefined> {
  return (await partOf<{ readonly balanceSheet: BalanceSheet }>(game, 'balance.ts'))?.balanceSheet
}

/** How answers of the exam are marked where they cannot be listed. */
export async function markingFor(game: string): Promise<Marking | undefined> {
  return (await partOf<{ readonly marking: Marking }>(game, 'exam/marking.ts'))?.marking
}

/** How the claims of hints are checked, for games whose hints claim facts. */
export async function hintCheckFor(game: string): Promise<HintCheck | undefined> {
  return (await partOf<{ readonly hintCheck: HintCheck }>(game, 'hint-check.ts'))?.hintCheck
}

/** The files of the questions of a game's exam, in order. */
export function examFilesOf(game: string): string[] {
  const folder = fileURLToPath(new URL(`${game}/exam/`, games))
  return globSync('*.json', { cwd: folder })
    .sort()
    .map((file) => `${folder}${file}`)
}

async function partOf<Part>(game: string, path: string): Promise<Part | undefined> {
  const file = new URL(`${game}/${path}`, games)
  return existsSync(file) ? ((await import(file.href)) as Part) : undefined
}

export function weightsFileOf(game: string): string {
  return fileURLToPath(new URL(`${game}/weights.json`, games))
}
