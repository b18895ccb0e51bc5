import type { Page, TableListPage, TableSummary } from '@carriage/protocol'

/** Pages that are looked through for one that is shown: a list in which next to nothing suits ends early. */
const most = 10

/** A page of those tables in a list that suit. It may be shorter than asked for although more follow. */
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
