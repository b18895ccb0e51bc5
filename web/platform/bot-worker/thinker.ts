import type { Option, Review, ReviewProgress } from '@carriage/bots/advice'
import type {
  HintQuestion,
  MoveQuestion,
  Reply,
  ReviewQuestion,
  ThinkingProgress,
  ThinkingQuestion,
} from './worker-messages.ts'

/** Runs a bot in a worker of its own, so that the page stays responsive. A cancelled search resolves to undefined. */
export interface Thinker {
  /** Also undefined if the game has no bot. */
  move(question: Omit<MoveQuestion, 'kind'>): Promise<object | undefined>
  hint(question: Omit<HintQuestion, 'kind'>): Promise<readonly Option[] | undefined>
  review(question: Omit<ReviewQuestion, 'kind'>, shown: (progress: ReviewProgress) => void): Promise<Review | undefined>
  /** Cancels all running searches. */
  drop(): void
}

interface Waiting {
  readonly settle: (reply: Reply | undefined) => void
  readonly onProgress: (progress: ReviewProgress) => void
}

export function thinkingWorker(openWorker: () => Worker): Thinker {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let asked = 0

  function open(): Worker {
    const opened = openWorker()
    opened.addEventListener('message', ({ data }: MessageEvent<Reply | ThinkingProgress>) => {
      const asker = waiting.get(data.ask)
      if (data.kind === 'progress') asker?.onProgress(data)
      else {
        waiting.delete(data.ask)
        asker?.settle(data)
      }
    })
    opened.addEventListener('error', drop)
    return opened
  }

  function drop(): void {
    if (waiting.size === 0) return
    worker?.terminate()
    worker = undefined
    for (const { settle } of waiting.values()) settle(undefined)
    waiting.clear()
  }

  async function ask(
    question: ThinkingQuestion,
    shown: Waiting['onProgress'] = () => undefined,
  ): Promise<Reply | undefined> {
    worker ??= open()
    const number = ++asked
    const reply = new Promise<Reply | undefined>((settle) => waiting.set(number, { settle, onProgress: shown }))
    worker.postMessage({ ask: number, question })
    const answer = await reply
    if (answer?.kind === 'fault') throw new Error(answer.message)
    return answer
  }

  return {
    async move(question) {
      const reply = await ask({ kind: 'move', ...question })
      return reply?.kind === 'move' ? reply.move : undefined
    },
    async hint(question) {
      const reply = await ask({ kind: 'hint', ...question })
      return reply?.kind === 'hint' ? reply.options : undefined
    },
    async review(question, shown) {
      const reply = await ask({ kind: 'review', ...question }, shown)
      return reply?.kind === 'review' ? reply.review : undefined
    },
    drop,
  }
}
