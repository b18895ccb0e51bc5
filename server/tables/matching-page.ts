import type { Page, TableListPage, TableSummary } from '@carriage/protocol'

/** The most pages that are searched for one: a list with next to no matches ends early. */
const most = 10

/** A page of the matching tables of a list. It may be shorter than requested although more follow. */
export async function readMatchingPage(
  { after, limit }: Page,
  read: (page: Page) => Promise<TableListPage>,
  suits: (table: TableSummary) => boolean,
): Promise<TableListPage> {
  const tables: TableSummary[] = []
  let next: string | null = after ?? null
  for (let count = 0; count < most; count++) {
    const page: TableListPage = await read({ limit: limit - tables.length, ...(next !== null && { after: next }) })
    tables.push(...page.tables.filter(suits))
    next = page.next
    if (next === null || tables.length === limit) break
  }
  return { tables, next }
}
