import { Worker } from 'node:worker_threads'
import { onAnswer } from '../../platform/thread-answers.ts'
import type { Job, JobAnswer } from './jobs.ts'

export interface Threads {
  /** Throws `QueueFull` where too many wait, and `ThreadLost` where the job crashed the thread. */
  run(job: Job): Promise<JobAnswer>
  close(): Promise<void>
}

export interface ThreadOptions {
  readonly threads: number
  /** Jobs that may wait; more are refused. */
  readonly queue: number
}

export class QueueFull extends Error {
  constructor(queue: number) {
    super(`${queue} jobs wait already.`)
    this.name = 'QueueFull'
  }
}

export class ThreadLost extends Error {
  constructor(why: string) {
    super(`A job crashed its thread: ${why}.`)
    this.name = 'ThreadLost'
  }
}

interface Waiting {
  readonly job: Job
  readonly settle: (answer: JobAnswer) => void
  readonly fail: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  current: Waiting | undefined
  /** Ends the thread: during a job because it is stuck, otherwise because it is idle. */
  timer: NodeJS.Timeout | undefined
}

/** The longest record takes some ten megabytes; a job that needs more than this loses its thread. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
/** A thread cuts itself off. It is ended from outside if that fails; it may have to load the rules first. */
const grace = 30_000
/** Milliseconds after which an idle thread is ended: the rules take memory. */
const idle = 60_000

/** Separate threads for records, started on demand, with a short queue. */
export function recordThreads({ threads: most, queue }: ThreadOptions): Threads {
  const threads: Thread[] = []
  const waiting: Waiting[] = []
  let closed = false

  return {
    run: (job) =>
      new Promise((settle, fail) => {
        if (closed) {
          fail(new ThreadLost('server stopping'))
          return
        }
        const busy = threads.filter(({ current }) => current !== undefined).length
        if (busy >= most && waiting.length >= queue) {
          fail(new QueueFull(queue))
          return
        }
        waiting.push({ job, settle, fail })
        startNext()
      }),
    async close() {
      closed = true
      for (const { fail } of waiting.splice(0)) fail(new ThreadLost('server stopping'))
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }

  function startNext(): void {
    while (waiting.length > 0 && !closed) {
      const thread = threads.find(({ current }) => current === undefined) ?? newThread()
      const next = thread && waiting.shift()
      if (!next) return
      thread.current = next
      endAfter(thread, next.job.milliseconds + grace)
      thread.worker.postMessage(next.job)
    }
  }

  function newThread(): Thread | undefined {
    if (threads.length >= most) return undefined
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: memory })
    // A closing server does not wait for it.
    worker.unref()
    const thread: Thread = { worker, current: undefined, timer: undefined }
    onAnswer<JobAnswer>(worker, (answer) => {
      const done = thread.current
      thread.current = undefined
      endAfter(thread, idle)
      if (done && 'fault' in answer) done.fail(new Error(`A record could not be handled: ${answer.fault}`))
      else done?.settle(answer)
      startNext()
    })
    worker.on('error', (error) => lose(thread, error instanceof Error ? error.message : String(error)))
    worker.on('exit', (code) => lose(thread, `exit code ${code}`))
    threads.push(thread)
    return thread
  }

  function endAfter(thread: Thread, milliseconds: number): void {
    clearTimeout(thread.timer)
    thread.timer = setTimeout(() => void thread.worker.terminate(), milliseconds).unref()
  }

  function lose(thread: Thread, why: string): void {
    clearTimeout(thread.timer)
    const place = threads.indexOf(thread)
    if (place < 0) return
    threads.splice(place, 1)
    thread.current?.fail(new ThreadLost(why))
    startNext()
  }
}
