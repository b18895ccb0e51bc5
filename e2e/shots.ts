// Pictures of every state that matters, into docs/shots: `pnpm shots [state …]`.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { states } from './states.ts'

const port = 4374
const folder = resolve(import.meta.dirname, '..', 'docs', 'shots')
const sizes = [
  ['desk', 1440, 900],
  ['phone', 390, 844],
] as const

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in states))
if (unknown.length > 0)
  throw new Error(`No such state: ${unknown.join(', ')}. There are ${Object.keys(states).join(', ')}.`)

mkdirSync(folder, { recursive: true })
const preview = spawn('pnpm', ['exec', 'vite', 'preview', '--port', String(port), '--strictPort'], {
  cwd: resolve(import.meta.dirname, '..', 'web'),
  stdio: 'ignore',
  detached: true,
})
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  await untilServed()
  for (const [name, reach] of Object.entries(states)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    for (const [size, width, height] of sizes) {
      const context = await browser.newContext({
        baseURL: `http://127.0.0.1:${port}`,
        viewport: { width, height },
        deviceScaleFactor: size === 'phone' ? 2 : 1,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      await reach(page)
      for (const theme of ['day', 'night']) {
        await page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme
        }, theme)
        await page.waitForTimeout(500)
        await page.screenshot({ path: resolve(folder, `${name}-${size}-${theme}.png`) })
      }
      await context.close()
      console.log(`${name}, ${size}`)
    }
  }
} finally {
  await browser.close()
  // The whole group: pnpm starts vite as a child of its own.
  if (preview.pid !== undefined) process.kill(-preview.pid)
}

async function untilServed(): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('The built client is not being served. Run `pnpm --dir web build` first.')
}
