import { useState } from 'react'
import { wordsFor } from './account-error.ts'
import type { AccountMessage } from './messages.en.ts'

export interface PendingAction {
  /** Shown with `aria-disabled`, since a disabled control would lose the focus. */
  readonly busy: boolean
  /** The result of the latest run. */
  readonly outcome: { readonly well: boolean; readonly words: AccountMessage } | undefined
  /** Runs work once, and stores its result; resolves to the message for success. */
  readonly run: (work: () => Promise<AccountMessage | undefined>) => Promise<void>
}

/** A user's action that takes time and can fail. */
export function useAction(): PendingAction {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<PendingAction['outcome']>()

  async function run(work: () => Promise<AccountMessage | undefined>): Promise<void> {
    if (busy) return
    setBusy(true)
    setOutcome(undefined)
    try {
      const words = await work()
      setOutcome(words && { well: true, words })
    } catch (error) {
      setOutcome({ well: false, words: wordsFor(error) })
    }
    setBusy(false)
  }
  return { busy, outcome, run }
}
