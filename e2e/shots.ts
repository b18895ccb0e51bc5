// Pictures of every state that matters: `pnpm tools shots [state …]`. Those that the documentation shows are replaced in
// docs/shots, all others go to .cache/shots.
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { wholeChromium } from './chromium.ts'
import { build } from './server.ts'
import { moments, states } from './states.ts'

const root = resolve(import.meta.dirname, '..')
const [shown, others] = [resolve(root, 'docs/shots'), resolve(root, '.cache/shots')]
const sizes = [
  ['desk', 1440, 900],
  ['phone', 390, 844],
] as const

const all = { ...states, ...moments }
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in all))
if (unknown.length > 0)
  throw new Error(`No such state: ${unknown.join(', ')}. There are ${Object.keys(all).join(', ')}.`)

mkdirSync(others, { recursive: true })
const { server, tearDown } = await build('shots')
const browser = await chromium.launch(wholeChromium)
try {
  await createTables()
  for (const [name, reach] of Object.entries(all)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    for (const [size, width, height] of sizes) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width, height },
        deviceScaleFactor: size === 'phone' ? 2 : 1,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      if (name === 'lobby') await sitDown(context)
      await reach(page)
      for (const theme of ['day', 'night']) {
        await page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme
        }, theme)
        await page.waitForTimeout(500)
        const file = `${name}-${size}-${theme}.png`
        await page.screenshot({ path: resolve(existsSync(resolve(shown, file)) ? shown : others, file) })
      }
      await context.close()
      console.log(`${name}, ${size}`)
    }
  }
} finally {
  await browser.close()
  await tearDown()
}

/** The lobby shows two open tables. */
async function createTables(): Promise<void> {
  for (const [name, seats, pace] of [
    ['Klara', 4, { kind: 'slow', days: 3 }],
    ['Bruno', 3, { kind: 'live', bank: 900, increment: 8 }],
  ] as const) {
    const context = await browser.newContext({ baseURL: server.url })
    await context.request.post('/api/guest', { data: { name } })
    await context.request.post('/api/tables', { data: { game: 'kraftwagen', seats, pace, visibility: 'open' } })
    await context.close()
  }
}

/** The viewer has one table that waits for players, and one with a decision to make. */
async function sitDown(context: BrowserContext): Promise<void> {
  await context.request.post('/api/guest', { data: { name: 'Anna' } })
  const settings = { game: 'kraftwagen', seats: 3, pace: { kind: 'slow', days: 3 }, visibility: 'link', ready: true }
  await context.request.post('/api/tables', { data: settings })
  await context.request.post('/api/tables', { data: { ...settings, bots: ['apprentice', 'apprentice'] } })
}
