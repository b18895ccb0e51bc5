import type { Page, TableListPage, TableSummary } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { readMatchingPage } from './matching-page.ts'

const all = Array.from({ length: 500 }, (_, n) => ({ n }) as TableSummary)

async function read({ after, limit }: Page): Promise<TableListPage> {
  const from = Number(after ?? 0)
  return { tables: all.slice(from, from + limit), next: from + limit < all.length ? String(from + limit) : null }
}

/** Every table that pages show, in order. */
async function walk(limit: number, suits: (table: TableSummary) => boolean): Promise<number[]> {
  const found: number[] = []
  for (let after: string | undefined; ; ) {
    const page = await readMatchingPage({ limit, ...(after !== undefined && { after }) }, read, suits)
    expect(page.tables.length).toBeLessThanOrEqual(limit)
    found.push(...page.tables.map(({ n }) => n))
    if (page.next === null) return found
    after = page.next
  }
}

test('pages show all that match, once and in order, however few', async () => {
  expect(await walk(20, () => true)).toEqual(all.map(({ n }) => n))
  expect(await walk(7, ({ n }) => n % 3 === 0)).toEqual(all.map(({ n }) => n).filter((n) => n % 3 === 0))
  expect(await walk(20, ({ n }) => n === 499)).toEqual([499])
  expect(await walk(20, () => false)).toEqual([])
})
