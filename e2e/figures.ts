// Measures the built client in a real browser, served by a real house: `pnpm figures`.
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { wholeChromium } from './chromium.ts'
import { delay, engineers } from './figures/delay.ts'
import { effort } from './figures/effort.ts'
import { factory } from './figures/factory.ts'
import { type Figure, tableOf } from './figures/figure.ts'
import { firstMove } from './figures/first-move.ts'
import { load } from './figures/load.ts'
import { build } from './house.ts'

const parts = { load, firstMove, effort, delay, engineers, factory }
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`)

const { house, tearDown } = await build('figures')
const browser = await chromium.launch(wholeChromium)
try {
  const figures: Figure[] = []
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await measure(browser, house)))
  }
  console.log(tableOf(figures))
  console.log(
    `\nLoad of the machine meanwhile: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}.`,
  )
} finally {
  await browser.close()
  await tearDown()
}
