// Looks at every state and every kind of decision of every game at seven sizes, and shows what is lost, crowded or too
// small: `pnpm tools looks [state …] [size …] [--pictures] [--pages=2]`, a size as 844x390, a state by the beginning of its name.
// Pictures go to .cache/looks, by day and by night.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { headlessShell } from './chromium.ts'
import { faultsOn, resize, tableSizes } from './crowded.ts'
import { openZones } from './open-zones.ts'
import { outOfSightOn } from './out-of-sight.ts'
import { build } from './server.ts'
import { settled } from './settled.ts'
import { stages } from './stages.ts'
import { moments, states } from './states.ts'

const all = { ...states, ...moments, ...stages }
const asked = process.argv.slice(2)
const pictures = asked.includes('--pictures')
const pages = Number(asked.find((each) => each.startsWith('--pages='))?.slice('--pages='.length) ?? 2)
const asSizes = tableSizes.filter((size) => asked.includes(size.join('x')))
const sizes = asSizes.length > 0 ? asSizes : tableSizes
const wanted = asked.filter((each) => !/^--|^\d+x\d+$/.test(each))
const unknown = wanted.filter((name) => !Object.keys(all).some((state) => state.startsWith(name)))
if (unknown.length > 0)
  throw new Error(`No such state: ${unknown.join(', ')}. There are ${Object.keys(all).join(', ')}.`)

const folder = resolve(import.meta.dirname, '..', '.cache', 'looks')
mkdirSync(folder, { recursive: true })
const { server, tearDown } = await build('looks')
const browser = await chromium.launch(headlessShell)
const began = Date.now()
const waiting = Object.entries(all).filter(
  ([state]) => wanted.length === 0 || wanted.some((name) => state.startsWith(name)),
)
const looked = waiting.length
let faults = 0
try {
  await Promise.all(Array.from({ length: pages }, () => lookOn(browser)))
} finally {
  await browser.close()
  await tearDown()
}
const seconds = ((Date.now() - began) / 1000).toFixed(0)
console.log(`${faults} faults in ${looked} states at ${sizes.length} sizes, ${seconds} s.`)
process.exitCode = faults > 0 ? 1 : 0

/** Looks at one state after the other, as long as some wait. */
async function lookOn(browser: Browser): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, reach] = next
    const since = Date.now()
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    // A busy machine is slow and not wrong.
    const reached = reach(page).catch(() => reach(page))
    const found = await reached
      .then(() => lookAt(page, name))
      .catch((error: unknown) => [`${name}: was not seen, ${String(error)}`])
    for (const fault of found) console.log(fault)
    faults += found.length
    await context.close()
    console.log(`${name} was looked at in ${((Date.now() - since) / 1000).toFixed(1)} s.`)
  }
}

/** One page is resized: a table answers to its size without being loaded again, and colours move nothing. */
async function lookAt(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of sizes) {
    await resize(page, width, height)
    for (const zone of await openZones(page)) {
      await zone.open()
      const where = `${name}, ${width}×${height}, ${zone.name}`
      const dock = width < 1000 ? [] : await outOfSightOn(page)
      for (const fault of [...(await faultsOn(page)), ...dock]) found.push(`${where}: ${fault}`)
      if (pictures) await takePictures(page, where.replaceAll(/[^\w×]+/g, '-'))
    }
  }
  return found
}

async function takePictures(page: Page, name: string): Promise<void> {
  for (const theme of ['night', 'day']) {
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme
    }, theme)
    await settled(page)
    await page.screenshot({ path: resolve(folder, `${name}-${theme}.png`) })
  }
}
