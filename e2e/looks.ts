// Looks at every state and every kind of decision of every game at seven sizes, and tells what is lost, crowded or too
// small: `pnpm looks [state …] [size …] [--pictures]`, a size as 844x390. Pictures go to .cache/looks.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { headlessShell } from './chromium.ts'
import { faultsOn, resize, tableSizes } from './crowded.ts'
import { build } from './house.ts'
import { openZones } from './open-zones.ts'
import { stages } from './stages.ts'
import { moments, states } from './states.ts'

const all = { ...states, ...moments, ...stages }
const asked = process.argv.slice(2)
const pictures = asked.includes('--pictures')
const sizes = tableSizes.filter((size) => asked.includes(size.join('x')))
const wanted = asked.filter((each) => !/^--|^\d+x\d+$/.test(each))
const unknown = wanted.filter((name) => !(name in all))
if (unknown.length > 0)
  throw new Error(`No such state: ${unknown.join(', ')}. There are ${Object.keys(all).join(', ')}.`)

const folder = resolve(import.meta.dirname, '..', '.cache', 'looks')
mkdirSync(folder, { recursive: true })
const { house, tearDown } = await build('looks')
const browser = await chromium.launch(headlessShell)
let count = 0
try {
  for (const [name, reach] of Object.entries(all)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const context = await browser.newContext({
      baseURL: house.url,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await reach(page)
    for (const [width, height] of sizes.length > 0 ? sizes : tableSizes) {
      await resize(page, width, height)
      for (const zone of await openZones(page)) {
        await zone.open()
        const where = `${name}, ${width}×${height}, ${zone.name.replaceAll(/\s+/g, ' ')}`
        const faults = await faultsOn(page)
        for (const fault of faults) console.log(`${where}: ${fault}`)
        count += faults.length
        if (pictures) await page.screenshot({ path: resolve(folder, `${where.replaceAll(/[^\w×]+/g, '-')}.png`) })
      }
    }
    await context.close()
    console.log(`${name} was looked at.`)
  }
} finally {
  await browser.close()
  await tearDown()
}
console.log(`${count} faults.`)
process.exitCode = count > 0 ? 1 : 0
