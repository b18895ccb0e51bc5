import { useState } from 'react'
import { wordsFor } from './account-error.ts'
import type { AccountMessage } from './messages.en.ts'

export interface PendingAction {
  /** Shown with `aria-disabled`, since a disabled control would lose the focus. */
  readonly busy: boolean
  /** How the last one went. */
  readonly outcome: { readonly well: boolean; readonly words: AccountMessage } | undefined
  /** Does something once, and remembers how it went; gives the words for it if it went well. */
  readonly run: (work: () => Promise<AccountMessage | undefined>) => Promise<void>
}

/** Something a person asked for, that takes a moment and can fail. */
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
