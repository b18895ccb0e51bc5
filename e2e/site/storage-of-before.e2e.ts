import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { lastEntry, move, untilMyTurn } from '../local-table.ts'

/** What a browser stored that played twelve moves against bots with the client of the commit 9ce1f611, without tips. */
const before = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/storage-of-before.json'), 'utf8')) as {
  readonly n: number
  readonly local: Readonly<Record<string, string>>
  readonly matches: readonly { readonly id: string }[]
}

test('a game begun with the client of before is played on, with the settings of before', async ({ page }) => {
  await putBack(page)
  await page.goto(`/local/${before.matches[0]?.id}`)
  expect(await untilMyTurn(page)).toBe('mine')
  expect(await lastEntry(page)).toBe(before.n)
  for (let moves = 0; moves < 8 && (await untilMyTurn(page)) === 'mine'; moves++)
    await move(page, () => page.locator('[data-choice]').first().click())
  expect(await lastEntry(page)).toBeGreaterThan(before.n)
  await page.reload()
  await untilMyTurn(page)
  expect(await lastEntry(page)).toBeGreaterThan(before.n)
  // Tips were off.
  await page.goto('/settings')
  await expect(page.getByRole('checkbox', { name: /^First-game tips/ })).not.toBeChecked()
})

async function putBack(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(
    ({ local, matches }) =>
      new Promise<void>((resolve, reject) => {
        for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text)
        const request = indexedDB.open('carriage-house', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'id' })
        request.onerror = () => reject(new Error('no storage'))
        request.onsuccess = () => {
          const writing = request.result.transaction('matches', 'readwrite')
          for (const match of matches) writing.objectStore('matches').put(match)
          writing.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    before,
  )
}
