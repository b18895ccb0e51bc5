import { timeLimits } from '@carriage/bots'
import { type Option, type Review, review } from '@carriage/bots/advice'
import { readRecord } from '@carriage/kernel'
import { rulesOf } from '../../pages/local-play/rules.ts'
import { botOf } from './bots.ts'
import type {
  Asked,
  HintQuestion,
  MoveQuestion,
  Reply,
  ReviewQuestion,
  ThinkingProgress,
  ThinkingQuestion,
} from './worker-messages.ts'

/** Answers one question after the other. To cancel, the caller terminates the worker. */
export function serveThinking(): void {
  let busy: Promise<void> = Promise.resolve()
  addEventListener('message', ({ data: { ask, question } }: MessageEvent<Asked>) => {
    busy = busy.then(async () => {
      emit(await answerTo(ask, question).catch((error: unknown) => fault(ask, error)))
    })
  })
}

async function answerTo(ask: number, question: ThinkingQuestion): Promise<Reply> {
  switch (question.kind) {
    case 'move':
      return { kind: 'move', ask, move: await moveFor(question) }
    case 'hint':
      return { kind: 'hint', ask, options: await optionsFor(question) }
    case 'review':
      return { kind: 'review', ask, review: await reviewOf(ask, question) }
    default:
      return question satisfies never
  }
}

async function moveFor({ game, level, view, seat, seed }: MoveQuestion): Promise<object | undefined> {
  const bot = await botOf(game)
  return bot?.at(level).choose(view, seat, { seed, stop: after(timeLimits[level]) })
}

async function optionsFor({ game, view, seat, seed, aim }: HintQuestion): Promise<readonly Option[]> {
  const bot = await botOf(game)
  return bot?.adviser().advise(view, seat, { seed, stop: after(timeLimits.magnate) }, aim) ?? []
}

/** Has no time limit, so that the same game always gets the same review. */
async function reviewOf(ask: number, { game, record, seed }: ReviewQuestion): Promise<Review | undefined> {
  const [versions, bot] = await Promise.all([rulesOf(game), botOf(game)])
  if (!versions || !bot) return undefined
  const reviewing = review(versions, readRecord(record), bot.adviser(), { seed })
  for (;;) {
    const { done, value } = reviewing.next()
    if (done) return value
    emit({ kind: 'progress', ask, ...value })
  }
}

function after(milliseconds: number): () => boolean {
  const until = Date.now() + milliseconds
  return () => Date.now() >= until
}

function fault(ask: number, error: unknown): Reply {
  return { kind: 'fault', ask, message: String(error) }
}

function emit(message: Reply | ThinkingProgress): void {
  postMessage(message)
}
