import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Level, thinking, timeLimits } from '@carriage/bots'
import type { Seat } from '@carriage/kernel'
import { onAnswer } from '../../platform/thread-answers.ts'

/** A decision of a bot, with all that it may know: what its seat sees. */
export interface Question {
  readonly game: string
  readonly rules: number
  readonly level: Level
  readonly view: object
  readonly seat: Seat
  readonly seed: number
  /** The bot decides for a person who may return, with their draft, if any. */
  readonly standIn?: { readonly draft: object | null }
  /** Positions to search; a level has a default. */
  readonly iterations?: number
}

/** The answer of a thread. */
export type Thought = { readonly move: object } | { readonly fault: string }

/** A bot, or the rules that it calls, threw. It would do so again in the same position. */
export class BotFault extends Error {
  constructor(fault: string) {
    super(`A bot could not decide: ${fault}`)
    this.name = 'BotFault'
  }
}

/** The queue is full. */
export class RoomFull extends Error {
  constructor() {
    super('The queue of bots is full.')
    this.name = 'RoomFull'
  }
}

/** The threads in which bots search, apart from all other work. */
export interface SearchPool {
  /** A legal move within the time; undefined if the signal aborts first. */
  think(question: Question, signal?: AbortSignal): Promise<object | undefined>
  /** Ends every search. */
  close(): Promise<void>
}

export interface PoolLimits {
  /** Threads for bots that search; the others have an extra one, so that they never queue behind them. */
  readonly threads?: number | undefined
  /** Questions that may wait; more are refused. */
  readonly queue?: number
}

/** One processor stays free for people. */
const spare = Math.max(1, availableParallelism() - 1)

export function searchPool({ threads = spare, queue = 256 }: PoolLimits = {}): SearchPool {
  const deep = new Bench(threads, queue)
  const quick = new Bench(1, queue)
  return {
    think(question, signal = new AbortController().signal) {
      const bench = thinking[question.level].kind === 'search' ? deep : quick
      return bench.think(question, signal)
    },
    async close() {
      await Promise.all([deep.close(), quick.close()])
    },
  }
}

interface Task {
  readonly question: Question
  /** The time limit in milliseconds. */
  readonly time: number
  readonly askedAt: number
  readonly settle: (move: object | undefined) => void
  readonly fail: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  /** When the answer is due, in wall-clock time; read by the thread while it searches. */
  readonly until: BigInt64Array
  task: Task | undefined
  startedAt: number
  /** It has answered before, so the rules and the bots are loaded. */
  warm: boolean
  /** Ends a thread that does not answer. */
  overdue: NodeJS.Timeout | undefined
}

/** A search takes at most some ten megabytes; a thread that wants more than this is broken, and is replaced. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** How many milliseconds late a thread counts as stuck. */
const grace = 10_000

/** The first answer waits for the rules and the bots to load, which takes long on a busy machine. */
const firstGrace = 60_000

/** A thread checks the time only between two iterations, and the answer has to travel. */
const reserve = 0.05

function dueAt({ askedAt, time }: Task): number {
  return askedAt + time * (1 - reserve)
}

/** Some threads and their queue of questions. */
class Bench {
  readonly #size: number
  readonly #queue: number
  readonly #threads: Thread[] = []
  readonly #waiting: Task[] = []
  #closed = false

  constructor(size: number, queue: number) {
    this.#size = size
    this.#queue = queue
  }

  think(question: Question, signal: AbortSignal): Promise<object | undefined> {
    if (signal.aborted || this.#closed) return Promise.resolve(undefined)
    if (this.#waiting.length >= this.#queue) return Promise.reject(new RoomFull())
    return new Promise((resolve, reject) => {
      const task: Task = {
        question,
        time: timeLimits[question.level],
        askedAt: Date.now(),
        settle: resolve,
        fail: reject,
      }
      signal.addEventListener('abort', () => this.#giveUp(task), { once: true })
      this.#waiting.push(task)
      this.#seatNext()
      this.#shareTime()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const task of this.#waiting.splice(0)) task.settle(undefined)
    await Promise.all(
      this.#threads.splice(0).map(async (thread) => {
        clearTimeout(thread.overdue)
        thread.task?.settle(undefined)
        thread.task = undefined
        await thread.worker.terminate()
      }),
    )
  }

  #giveUp(task: Task): void {
    const place = this.#waiting.indexOf(task)
    if (place >= 0) this.#waiting.splice(place, 1)
    const thread = this.#threads.find((each) => each.task === task)
    // The late reply is ignored; the worker then returns to the pool.
    if (thread) Atomics.store(thread.until, 0, 0n)
    task.settle(undefined)
    this.#shareTime()
  }

  #seatNext(): void {
    while (this.#waiting.length > 0 && !this.#closed) {
      const thread = this.#threads.find(({ task }) => task === undefined) ?? this.#newThread()
      const task = thread && this.#waiting.shift()
      if (!task) return
      thread.task = task
      thread.startedAt = Date.now()
      thread.overdue = setTimeout(() => void thread.worker.terminate(), task.time + (thread.warm ? grace : firstGrace))
      thread.overdue.unref()
      Atomics.store(thread.until, 0, BigInt(Math.floor(dueAt(task))))
      thread.worker.postMessage({ question: task.question, until: thread.until })
    }
  }

  /**
   * A search that runs while others wait gets only a share of its time, so that every search answers within its time:
   * with three waiting for each thread, each searches for a quarter of it.
   */
  #shareTime(): void {
    for (const { task, startedAt, until } of this.#threads) {
      if (!task || Atomics.load(until, 0) === 0n) continue
      let end = dueAt(task)
      this.#waiting.forEach((waiting, place) => {
        const thoughts = 2 + Math.floor(place / this.#size)
        end = Math.min(end, startedAt + (dueAt(waiting) - startedAt) / thoughts)
      })
      Atomics.store(until, 0, BigInt(Math.floor(end)))
    }
  }

  #newThread(): Thread | undefined {
    if (this.#threads.length >= this.#size) return undefined
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { resourceLimits: memory })
    // A closing server does not wait for its bots.
    worker.unref()
    const until = new BigInt64Array(new SharedArrayBuffer(8))
    const thread: Thread = { worker, until, task: undefined, startedAt: 0, warm: false, overdue: undefined }
    onAnswer<Thought>(worker, (thought) => {
      thread.warm = true
      if ('move' in thought) this.#free(thread)?.settle(thought.move)
      else this.#free(thread)?.fail(new BotFault(thought.fault))
      this.#seatNext()
      this.#shareTime()
    })
    worker.on('error', (error) => this.#lose(thread, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.#lose(thread, new Error('A thread of the bots ended.')))
    this.#threads.push(thread)
    return thread
  }

  #free(thread: Thread): Task | undefined {
    const { task } = thread
    clearTimeout(thread.overdue)
    thread.task = undefined
    return task
  }

  #lose(thread: Thread, error: Error): void {
    const place = this.#threads.indexOf(thread)
    if (place < 0) return
    this.#threads.splice(place, 1)
    this.#free(thread)?.fail(error)
    this.#seatNext()
  }
}
