import type { Problem } from '@carriage/protocol'
import type { ClientAnswer } from '@carriage/protocol/client'
import { useState } from 'react'
import type { ModerationMessage } from './messages.en.ts'

const reasons = ['wrongCode', 'signInAgain', 'secondFactor'] as const
const codes = ['tooMany', 'conflict', 'malformed'] as const

function wordsOf({ code, facts }: Problem): ModerationMessage {
  const reason = reasons.find((each) => each === facts?.reason)
  if (reason) return `problem.${reason}`
  if (facts?.limit === 'reports') return 'problem.reports'
  const known = codes.find((each) => each === code)
  return known ? `problem.${known}` : 'problem.other'
}

export interface ModerationRequest {
  readonly busy: boolean
  readonly error: ModerationMessage | undefined
  /** Sends a request; returns the response if it succeeded. */
  run<Data>(work: () => Promise<ClientAnswer<Data>>): Promise<{ readonly data: Data } | undefined>
}

/** An operator's action that takes time and can fail. */
export function useModerationAction(): ModerationRequest {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ModerationMessage | undefined>()
  return {
    busy,
    error,
    async run(work) {
      if (busy) return undefined
      setBusy(true)
      const answer = await work().catch(() => undefined)
      setBusy(false)
      setError(answer?.error ? wordsOf(answer.error) : answer ? undefined : 'problem.other')
      return answer && !answer.error ? { data: answer.data as never } : undefined
    },
  }
}
