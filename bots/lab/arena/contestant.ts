import { readFileSync } from 'node:fs'
import type { AnyGame } from '@carriage/kernel'
import type { Bot } from '../../bot.ts'
import { readWeights, type WeightsFile } from '../../games/kraftwagen-family/trained-weights.ts'
import { isLevel, type Level, thinking } from '../../levels.ts'
import { botFor, botWithChanges, trainableFor } from '../../node/index.ts'
import { thinker } from '../../think.ts'
import type { Contestant } from './contest.ts'
import { randomPlayer } from './random.ts'
import { botOfRevision } from './revision.ts'

interface ContestantOptions {
  readonly game: AnyGame
  readonly seats: number
  /** For names without a number of their own. */
  readonly iterations?: string | undefined
}

/**
 * The player of a name: `random`, `LEVEL`, `LEVEL:iterations`, `LEVEL@weights.json` or `LEVEL@commit`. Of a game that is
 * judged by factors also `LEVEL+factor=number`, with any number of changes.
 */
export async function contestantOf(name: string, options: ContestantOptions): Promise<Contestant> {
  return { name, player: await playerFor(name, options) }
}

async function playerFor(name: string, { game, seats, iterations: usual }: ContestantOptions): Promise<Bot> {
  if (name === 'random') return randomPlayer(game)
  const [unchanged = '', ...changes] = name.split('+')
  const [named = '', source] = unchanged.split('@')
  const [level = '', iterations = usual] = named.split(':')
  if (!isLevel(level)) throw new RangeError(`There is no level called ${level}.`)
  const player = await (source === undefined
    ? changes.length > 0
      ? botWithChanges(game.id, level, readChanges(changes))
      : botFor(game.id, level)
    : source.endsWith('.json')
      ? thinkerFrom(source, game.id, level, seats)
      : botOfRevision(source, game.id, level))
  if (!player) throw new RangeError(`No bot has learned ${game.id}.`)
  if (iterations === undefined) return player
  return { choose: (view, seat, budget) => player.choose(view, seat, { ...budget, iterations: Number(iterations) }) }
}

function readChanges(changes: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    changes.map((change) => {
      const [factor = '', value] = change.split('=')
      return [factor, Number(value)]
    }),
  )
}

/** A bot with weights that are being tried out. */
async function thinkerFrom(file: string, id: string, level: Level, seats: number): Promise<Bot | undefined> {
  const trainable = await trainableFor(id)
  const trained = readWeights(JSON.parse(readFileSync(file, 'utf8')) as WeightsFile, seats)
  const model = trainable?.modelWith(trained)
  return model && (thinker(model, thinking[level]) as Bot) // it is shown only views of this game
}
