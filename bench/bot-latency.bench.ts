import { availableParallelism } from 'node:os'
import { timeLimits } from '@carriage/bots'
import { type AnyGame, awaitedSeats, fastChance, redact, silentEffects } from '@carriage/kernel'
import { type SearchPool, searchPool } from '@carriage/server'
import { titleOf, titles } from '@carriage/shared/catalogue'

/*
 * `pnpm bench bot-latency [seconds] [game] [once]`: how long people wait for Magnates. Eight tables of four Magnates each, all
 * thinking at the same time, on two threads. Once as they play, and, unless `once` is said, once as if they wanted to look
 * into everything, so that only the clock stops them. Bots that do not search look at the clock too seldom for that, and
 * the pool ends their thread.
 */

const tables = 8
const threads = 2
const slack = 1.1
/** A shared machine can hold any thread up for a while; only what is grossly off fails. */
const guard = 1.5
const mebibyte = 2 ** 20

const seats = 4

/** A game with the options of a table that changes nothing. */
interface Laid {
  readonly game: AnyGame
  readonly options: object
}

export async function bench([
  seconds = '60',
  id = titles[0]?.about.id ?? '',
  once,
]: readonly string[]): Promise<number> {
  const title = titleOf(id)
  const options = title?.variants.find((variant) => variant.seats === seats)?.options
  if (!title || !options) throw new RangeError(`${id} is not a game for ${seats}.`)
  const laid: Laid = { game: title.versions[0], options }
  console.log(`${tables} tables of Magnates of ${id} on ${threads} threads, ${availableParallelism()} processors`)
  const asTheyPlay = await measure(laid, 'as they play', Number(seconds))
  if (once === 'once') return asTheyPlay ? 0 : 1
  const insatiable = await measure(laid, 'wanting more than they have time for', Number(seconds), 1_000_000)
  return asTheyPlay && insatiable ? 0 : 1
}

async function measure(laid: Laid, what: string, seconds: number, iterations?: number): Promise<boolean> {
  const room = searchPool({ threads })
  const end = Date.now() + seconds * 1_000
  const half = Date.now() + seconds * 500
  const took: number[] = []
  let atHalf = 0
  const watch = setInterval(() => {
    if (atHalf === 0 && Date.now() >= half) atHalf = process.memoryUsage.rss()
  }, 200)
  // A thread is still starting when its first question comes.
  await Promise.all(Array.from({ length: threads }, (_, seed) => playOn(laid, room, seed, 0, [])))
  await Promise.all(Array.from({ length: tables }, (_, seed) => playOn(laid, room, seed, end, took, iterations)))
  clearInterval(watch)
  const growth = (process.memoryUsage.rss() - atHalf) / mebibyte
  const memory = process.memoryUsage.rss() / mebibyte
  await room.close()
  took.sort((a, b) => a - b)
  const p99 = quantile(took, 0.99)
  const budget = timeLimits.magnate
  console.log(`${what}: ${took.length} decisions in ${seconds} s`)
  console.log(
    `  p50 ${format(quantile(took, 0.5))}, p99 ${format(p99)}, longest ${format(took.at(-1) ?? 0)}, budget ${format(budget)}`,
  )
  console.log(`  memory ${memory.toFixed(0)} MiB in all, ${growth.toFixed(0)} MiB more than at half time`)
  console.log(`  ${p99 <= budget * slack ? 'PASS' : 'FAIL'}: p99 within the budget and a tenth of it`)
  return p99 <= budget * guard
}

/** Plays games with Magnates in all seats until the time is up, at least one decision. */
async function playOn(
  { game, options }: Laid,
  room: SearchPool,
  seed: number,
  end: number,
  took: number[],
  iterations?: number,
): Promise<void> {
  const fx = silentEffects<object>(fastChance(seed))
  let state = game.setup({ seats, options }, fx)
  for (let n = 0; n === 0 || Date.now() < end; n++) {
    let turn = game.turn(state)
    if (turn.over) {
      state = game.setup({ seats, options }, fx)
      turn = game.turn(state)
    }
    const [seat] = awaitedSeats(turn)
    if (seat === undefined) throw new Error('The game waits for nobody.')
    const question = { game: game.id, rules: game.rules, level: 'magnate', seat, seed: n } as const
    const asked = performance.now()
    const move = await room.think({ ...question, view: redact(state, seat), ...(iterations && { iterations }) })
    took.push(performance.now() - asked)
    if (!move) throw new Error('A Magnate gave no answer.')
    game.play(state, seat, move, fx)
  }
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0
}

function format(milliseconds: number): string {
  return `${Math.round(milliseconds).toLocaleString('en')} ms`
}
