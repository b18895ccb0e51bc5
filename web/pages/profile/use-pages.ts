import { useCallback, useEffect, useRef, useState } from 'react'
import type { TableSummary } from '../../platform/net/api.ts'

interface FetchedPage {
  readonly tables: readonly TableSummary[]
  readonly next: string | null
}

/** Fetches the page after a cursor; undefined if that failed. */
export type FetchPage = (after?: string) => Promise<FetchedPage | undefined>

interface Pages {
  /** Undefined until the first page has loaded. */
  readonly tables: readonly TableSummary[] | undefined
  readonly hasMore: boolean
  readonly more: () => Promise<void>
}

/** A list that grows page by page, and starts over when another one is requested. */
export function usePages(fetchPage: FetchPage): Pages {
  const [pages, setPages] = useState<FetchedPage | undefined>()
  const asked = useRef(fetchPage)
  useEffect(() => {
    asked.current = fetchPage
    void fetchPage().then(
      (page) => {
        // Drops responses to outdated requests.
        if (asked.current === fetchPage) setPages(page)
      },
      () => undefined,
    )
  }, [fetchPage])
  const next = pages?.next
  const more = useCallback(async () => {
    if (typeof next !== 'string') return
    const page = await fetchPage(next).catch(() => undefined)
    if (!page || asked.current !== fetchPage) return
    setPages((before) => ({ tables: [...(before?.tables ?? []), ...page.tables], next: page.next }))
  }, [fetchPage, next])
  return { tables: pages?.tables, hasMore: typeof next === 'string', more }
}
