import type { ClientAnswer } from '@carriage/protocol/client'
import { useCallback, useEffect, useState } from 'react'

/** A list of the moderation pages; `again` reloads it. */
export function useList<Data>(fetchIt: () => Promise<ClientAnswer<Data>>): {
  readonly data: Data | 'opening' | 'away'
  readonly again: () => Promise<void>
} {
  const [data, setData] = useState<Data | 'opening' | 'away'>('opening')
  const again = useCallback(async () => {
    const answer = await fetchIt().catch(() => undefined)
    setData(answer && !answer.error ? answer.data : 'away')
  }, [fetchIt])
  useEffect(() => void again(), [again])
  return { data, again }
}
