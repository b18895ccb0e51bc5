import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const dist = (path: string) => fileURLToPath(new URL(`../../web/dist/${path}`, import.meta.url))
const read = (path: string) => readFileSync(dist(path), 'utf8')

/** What a pattern captures in a text, each once. */
function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
}

function total(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(dist(file)).size, 0)
}

test('the first page sends at most 91 kB of compressed script', () => {
  const scripts = namesIn(read('index.html'), /(?:src|href)="\/(assets\/[^"]+\.js)"/g)
  expect(scripts.length).toBeGreaterThan(1)
  expect(total(scripts.map((script) => `${script}.gz`))).toBeLessThanOrEqual(91_000)
})

test('what a device keeps for playing offline stays below 3.1 MB: no board is bundled into a worker, and no rules twice', () => {
  const kept = namesIn(read('sw.js'), /url:"([^"]+)"/g)
  expect(kept.length).toBeGreaterThan(50)
  expect(total(kept)).toBeLessThan(3_100_000)
})
