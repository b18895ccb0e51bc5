import { readRecord } from '@carriage/kernel'
import { faultOf } from '../../platform/errors/error-report.ts'
import { showFault } from '../../platform/errors/uncaught.ts'
import { openMatchWorker } from '../../platform/workers/open-worker.ts'
import type { MoveAnswer, TableLink, Update } from '../../table/model/link.ts'
import { beginWith } from './match-starts.ts'
import { getMatch } from './shelf.ts'
import type { LocalCommand, LocalReport, StartOptions } from './worker-messages.ts'

/** A link to a match in a worker of this browser. Nothing leaves the device. */
export function localLink(beginning: { readonly start: StartOptions } | { readonly resume: string }): TableLink {
  const worker = openMatchWorker()
  const waiting = new Map<number, (done: Extract<LocalReport, { kind: 'done' }>) => void>()
  const listeners = new Set<(update: Update) => void>()
  let asked = 0

  const emitAll = (update: Update) => {
    for (const listener of listeners) listener(update)
  }

  worker.addEventListener('message', ({ data }: MessageEvent<LocalReport>) => {
    if (data.kind === 'done') {
      waiting.get(data.ask)?.(data)
      waiting.delete(data.ask)
    } else if (data.kind === 'missing') emitAll({ kind: 'connection', state: 'gone' })
    else if (data.kind === 'outdated') {
      const { game, rules } = data
      emitAll({ kind: 'connection', state: 'lost', error: { what: 'outdated', game, rules } })
    } else emitAll(data)
  })
  worker.addEventListener('error', ({ message }) => {
    showFault(faultOf('entry', message || 'The worker of the match could not be started.'))
    emitAll({ kind: 'connection', state: 'lost', error: { what: 'broken' } })
  })

  function order(message: LocalCommand): void {
    worker.postMessage(message)
  }

  async function ask(question: (ask: number) => LocalCommand): Promise<Extract<LocalReport, { kind: 'done' }>> {
    const number = ++asked
    const answer = new Promise<Extract<LocalReport, { kind: 'done' }>>((resolve) => waiting.set(number, resolve))
    order(question(number))
    return answer
  }

  const answerOf = ({ refusal }: Extract<LocalReport, { kind: 'done' }>): MoveAnswer =>
    refusal ? { ok: false, refusal } : { ok: true }

  let begun = false
  return {
    listen: (listener) => {
      listeners.add(listener)
      if (!begun) {
        begun = true
        order(
          'start' in beginning ? { kind: 'start', options: beginning.start } : { kind: 'resume', id: beginning.resume },
        )
      }
      return () => listeners.delete(listener)
    },
    send: async (move) => answerOf(await ask((number) => ({ kind: 'move', ask: number, move }))),
    undo: async (scope) => answerOf(await ask((number) => ({ kind: 'undo', ask: number, scope }))),
    sit: (seat) => order({ kind: 'sit', seat }),
    rematch: () => beginAgain('start' in beginning ? beginning.start.id : beginning.resume),
    record: async () => (await ask((number) => ({ kind: 'record', ask: number }))).text ?? '',
    close: () => worker.terminate(),
  }
}

/** The same game with the same seats, options and bots. */
async function beginAgain(id: string): Promise<string | undefined> {
  const saved = await getMatch(id)
  if (!saved) return undefined
  const { game, players, me, people, level, record } = saved
  return beginWith({ game, players, me, people, level, options: readRecord(record).options })
}
