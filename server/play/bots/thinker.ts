import { parentPort } from 'node:worker_threads'
import { botFor, standInFor } from '@carriage/bots/node'
import { fastChance } from '@carriage/kernel'
import { library } from '@carriage/shared/catalogue'
import { anyMove } from './any-move.ts'
import type { Question, Thought } from './search-pool.ts'

/** A thread in which bots search, one question after another. `until` is when the answer is due, and may change. */
parentPort?.on('message', ({ question, until }: { question: Question; until: BigInt64Array }) => {
  parentPort?.postMessage(answerTo(question, () => Date.now() >= Atomics.load(until, 0)))
})

function answerTo({ game, rules, level, view, seat, standIn, ...budget }: Question, stop: () => boolean): Thought {
  try {
    const saved = standIn && standInFor(game)?.(view, seat, standIn.draft)
    if (saved) return { move: saved }
    const bot = botFor(game, level)
    if (bot) return { move: bot.choose(view, seat, { ...budget, stop }) }
    const played = library.find(game, rules)
    if (!played) return { fault: `Version ${rules} of ${game} is not installed.` }
    return { move: anyMove(played, view, seat, fastChance(budget.seed)) }
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
