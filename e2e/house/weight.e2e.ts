import { readdirSync, readFileSync, statSync } from 'node:fs'
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

test('the first page sends at most 84.5 kB of compressed script', () => {
  const scripts = namesIn(read('index.html'), /(?:src|href)="\/(assets\/[^"]+\.js)"/g)
  expect(scripts.length).toBeGreaterThan(1)
  expect(total(scripts.map((script) => `${script}.gz`))).toBeLessThanOrEqual(84_500)
})

const tableLimits = { kraftwagen: 203, 'age-of-engineering': 209, 'horseless-carriage': 263 }

for (const [game, kilobytes] of Object.entries(tableLimits))
  test(`page, table and board of ${game} are sent in at most ${kilobytes} kB, and no text of its rules with them`, () => {
    const parts = new RegExp(`^(page|table|games|${game})-[\\w-]{8}\\.(js|css)$`)
    const files = readdirSync(dist('assets')).filter((name) => parts.test(name))
    expect(files).toHaveLength(8)
    expect(total(files.map((name) => `assets/${name}.br`))).toBeLessThanOrEqual(kilobytes * 1000)
    const scripts = files.filter((name) => name.endsWith('.js')).map((name) => read(`assets/${name}`))
    expect(scripts.filter((script) => script.includes('ruling:'))).toEqual([])
  })

test('what a device keeps for playing offline stays below 2.95 MB: no board is bundled into a worker, and no rules twice', () => {
  const kept = namesIn(read('sw.js'), /url:"([^"]+)"/g)
  expect(kept.length).toBeGreaterThan(50)
  expect(total(kept)).toBeLessThan(2_950_000)
})
