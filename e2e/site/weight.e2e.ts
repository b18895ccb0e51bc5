import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { firstLoadOf } from '../first-load.ts'
import { test } from '../server.ts'

const dist = (path: string) => fileURLToPath(new URL(`../../web/dist/${path}`, import.meta.url))
const read = (path: string) => readFileSync(dist(path), 'utf8')

/** What a pattern captures in a text, each once. */
function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
}

function total(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(dist(file)).size, 0)
}

test('the first page sends at most 86 kB of compressed script', { tag: '@core' }, () => {
  const scripts = namesIn(read('index.html'), /(?:src|href)="\/(assets\/[^"]+\.js)"/g)
  expect(scripts.length).toBeGreaterThan(1)
  expect(total(scripts.map((script) => `${script}.gz`))).toBeLessThanOrEqual(86_000)
})

// With room for what a page may fetch a moment sooner or later: its sounds, and the sentence on a turn of a rival.
const tableLimits = { kraftwagen: 205, 'age-of-engineering': 211, 'horseless-carriage': 232 }

for (const [game, kilobytes] of Object.entries(tableLimits))
  test(`all files for a table of ${game} are at most ${kilobytes} kB, without the texts of its rules and its schemas`, {
    tag: '@core',
  }, async ({ browser, server }) => {
    // What a match shows depends on how far its bots have come.
    const sent = (await firstLoadOf(browser, server, game)).filter(({ path }) => !path.startsWith('/api/'))
    const bytes = sent.reduce((sum, { size }) => sum + size, 0)
    const largest = sent.toSorted((a, b) => b.size - a.size).map(({ path, size }) => `${path}: ${size}`)
    expect(bytes, largest.join('\n')).toBeLessThanOrEqual(kilobytes * 1000)
    const scripts = sent.filter(({ path }) => /^\/assets\/.*\.js$/.test(path)).map(({ path }) => read(path.slice(1)))
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.filter((script) => /printed:["'`]whole/.test(script))).toEqual([])
    expect(scripts.filter((script) => script.includes('safeParse'))).toEqual([])
  })

test('what a device keeps for playing offline stays below 3.07 MB: no board is bundled into a worker, and no rules twice', {
  tag: '@core',
}, () => {
  const saved = namesIn(read('sw.js'), /url:"([^"]+)"/g)
  expect(saved.length).toBeGreaterThan(50)
  expect(total(saved)).toBeLessThan(3_070_000)
})
