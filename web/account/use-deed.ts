import { useState } from 'react'
import type { AccountMessage } from './messages.en.ts'
import { wordsFor } from './trouble.ts'

export interface Deed {
  /** Shown with `aria-disabled`, since a disabled control would lose the focus. */
  readonly busy: boolean
  /** How the last one went. */
  readonly outcome: { readonly well: boolean; readonly words: AccountMessage } | undefined
  /** Does something once, and remembers how it went; gives the words for it if it went well. */
  readonly run: (work: () => Promise<AccountMessage | undefined>) => Promise<void>
}

/** Something a person asked for, that takes a moment and can fail. */
export function useDeed(): Deed {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Deed['outcome']>()

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
